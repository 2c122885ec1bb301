"""Contact across terrain (DW-S-TER-36 to -44): trolls wade where men would drown."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.demonworld import across, contact
from hexarchy.games.demonworld.movement import strength
from hexarchy.games.demonworld.shooting import deviated
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.terrain import OPEN_FIELD
from tests.demonworld.ground import sheet
from tests.demonworld.table import Table, at, unit

DEEP = {"G5": "2", "H5": "2"}  # no size but the trolls' wades here
TROLLS, MEN = 0, 1


def wading(
    orders: tuple[str, str] = ("attack", "hold"),
    fields: tuple[str, str] = ("H5", "F5"),
    *,
    step: str = "attack step",
    **more: Any,
) -> Table:
    """A troll in the water and a berserker on the bank."""
    own = unit("trolls", "N", fields[0], order=orders[0])
    men = unit("berserkers", "S", fields[1], order=orders[1])
    return at("movement", own, men, step=step, level="standard", layout=sheet(terrain=DEEP), **more)


def met(t: Table) -> tuple[bool, bool]:
    return t.in_melee("trolls"), t.in_melee("berserkers")


def comes_up(t: Table) -> Table:
    """The troll goes to its front, out of the deep to beside the bank."""
    return t.do("move trolls", "take H5", "to G5")


@pytest.mark.rule("DW-S-TER-36", "DW-S-TER-37")
def test_where_neither_could_go_they_do_not_touch() -> None:
    cliff = sheet(height={"F5": 3})
    men = unit("berserkers", "S", "F5", order="hold")
    t = at("movement", unit("orc_guard", "N", "H5", order="move"), men, level="standard", layout=cliff)
    t.do("move orc_guard", "take H5", "to G5")  # with Move orders, which make no contact
    assert not t.in_melee("orc_guard")
    assert contact.touched_units(t.s, 0) == []
    t.do("done").until("orders")
    assert {option for option in t.options_of("orcs") if option.startswith("give-hold")} == {"give-hold orc_guard"}


@pytest.mark.rule("DW-S-TER-37")
def test_across_a_cliff_elements_regroup_as_if_alone() -> None:
    t = at(
        "melee",
        unit("orc_guard", "N", "G5 G9", melee=1, fought=1),
        unit("berserkers", "S", "F5 F10", melee=1, fought=1),
        step="regrouping",
        level="standard",
        layout=sheet(height={"F5": 3}),
    )
    t.do("first" if t.asked == ["orcs"] else "second").do("take G5", seat="orcs")
    assert {"to G7", "to H4", "to G3"} <= {*t.options}  # two fields


@pytest.mark.rule("DW-S-TER-38", "DW-S-TER-44")
def test_who_alone_could_enter_the_others_field_is_the_attacker() -> None:
    t = wading(fields=("G5", "F5"))
    assert across.foes_across(t.s, TROLLS) == [MEN]
    assert across.foes_across(t.s, MEN) == []
    assert contact.touched_units(t.s, TROLLS) == []
    t = wading(fields=("G6", "F6"))  # dry ground on both sides
    assert across.foes_across(t.s, TROLLS) == []
    assert contact.touched_units(t.s, TROLLS) == [MEN]


@pytest.mark.rule("DW-S-TER-44")
def test_a_hedge_or_wall_is_no_bar() -> None:
    men = unit("berserkers", "S", "F5", order="hold")
    walled = sheet(walls=["G5-F5"])
    t = at("movement", unit("orc_guard", "N", "G5", order="hold"), men, level="standard", layout=walled)
    assert contact.touched_units(t.s, 0) == [1]


@pytest.mark.rule("DW-S-TER-39")
def test_humans_beside_a_swamp(monkeypatch: pytest.MonkeyPatch) -> None:
    """No card of the book dwells in swamps: lizardmen go where nobody else does."""
    plain = strength.costs

    def costs(s: DemonworldState, unit: int, *, road: bool = False) -> tuple[int, ...]:
        return tuple([OPEN_FIELD] * 6 * s.area.size) if unit == 0 else plain(s, unit, road=road)

    monkeypatch.setattr(strength, "costs", costs)
    lizards, humans = unit("trolls", "N", "G5", order="move"), unit("berserkers", "S", "F5", order="hold")
    t = at("close", lizards, humans, rounds=2, level="standard", layout=sheet(terrain={"G5": "x"}))
    assert across.foes_across(t.s, 0) == [1]
    assert across.foes_across(t.s, 1) == []
    assert contact.touched_units(t.s, 0) == []


@pytest.mark.rule("DW-S-TER-40", "DW-DEC-31")
def test_the_attacker_comes_beside_with_any_order_and_is_not_asked() -> None:
    t = comes_up(wading(("move", "hold"), step="move step"))
    assert t.question == "small-element"
    assert met(t) == (False, False)


@pytest.mark.rule("DW-S-TER-40")
def test_the_defender_comes_beside_only_as_if_it_attacked() -> None:
    t = wading(("hold", "move"), ("G5", "E4"), step="move step").do("move berserkers", "take E4")
    assert t.refuses("to F5") == ["DW-B-ORD-03"]
    t = wading(("hold", "attack"), ("G5", "E4")).do("move berserkers", "take E4", "to F5")
    assert met(t) == (False, False)  # it cannot attack from there


@pytest.mark.rule("DW-S-TER-41", "DW-DEC-31")
def test_contact_is_declared_when_moving_there() -> None:
    t = comes_up(wading())
    assert (t.question, t.asked, t.options) == ("across", ["orcs"], ["yes", "no"])
    t.do("yes")
    assert met(t) == (True, True)
    assert (t.question, t.asked) == ("reaction", ["empire"])
    t.until("strike")
    struck = set()
    while t.question == "strike":
        struck |= {*t.asked}
        t.do("done")
    assert struck == {"orcs", "empire"}


@pytest.mark.rule("DW-S-TER-42", "DW-S-TER-41")
def test_without_contact_the_defender_moves_off() -> None:
    t = comes_up(wading()).do("no", "done")
    assert met(t) == (False, False)
    t.answer("next-unit", "move berserkers", "take F5", "to E4")
    assert t.fields("berserkers") == ["E4"]


def declined() -> Table:
    t = comes_up(wading()).do("no", "done")
    return t.until("orders")


@pytest.mark.rule("DW-S-TER-41", "DW-DEC-39")
def test_in_later_rounds_it_is_declared_when_the_melee_phase_begins() -> None:
    t = declined().do("give-attack trolls", "ready", seat="orcs").do("ready", seat="empire").until("across")
    assert t.s.phase == "melee"
    t.do("yes")
    assert met(t) == (True, True)
    assert t.s.doings.melees == ((TROLLS, MEN),)
    assert t.question == "strike"


@pytest.mark.rule("DW-DEC-39", "DW-S-TER-40")
def test_not_with_hold_orders() -> None:
    t = declined().do("give-hold trolls", "ready", seat="orcs").do("ready", seat="empire").until("orders")
    assert t.s.round == 4
    assert met(t) == (False, False)


@pytest.mark.rule("DW-S-TER-43", "DW-DEC-43")
def test_the_attacker_ends_it_and_both_are_free_without_moving_apart() -> None:
    t = comes_up(wading()).do("yes").until("across-ends")
    assert (t.asked, t.s.phase) == (["orcs"], "melee")
    t.do("yes")
    assert (t.question, met(t)) == ("regroup-first", (True, True))
    t.do("first" if t.asked == ["empire"] else "second").do("take F5", seat="empire")
    assert "to D4" in t.options  # two fields, as nobody touches it
    t.do("face S").until("orders")
    assert t.options_of("orcs")[0] == "give-move trolls"
    assert t.options_of("empire")[0] == "give-move berserkers"
    assert t.fields("trolls") + t.fields("berserkers") == ["G5", "F5"]


@pytest.mark.rule("DW-S-TER-43", "DW-DEC-43")
def test_or_keeps_it() -> None:
    t = comes_up(wading()).do("yes").until("across-ends").do("no").until("strike")
    assert t.s.round == 3
    assert met(t) == (True, True)


@pytest.mark.rule("DW-S-SHO-49")
@pytest.mark.parametrize(("levels", "hit"), [(2, True), (3, False)])
def test_a_shot_that_goes_astray_does_not_climb_cliffs(levels: int, hit: bool) -> None:
    own = unit("orc_guard", "N", "G5 G6", melee=1, fought=1)
    men = unit("berserkers", "S", "F5", melee=1, fought=1)
    t = at("close", own, men, rounds=2, dice=[4, 2], level="standard", layout=sheet(height={"G6": levels}))
    found = deviated(t.s, t.s.area.at("G5"), {})
    assert (found is not None) is hit
