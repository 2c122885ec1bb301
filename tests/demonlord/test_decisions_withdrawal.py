"""Decision points of a withdrawal (DL-DEC-38 to 40)."""

from typing import Any

import pytest

from hexarchy.core.dice import SeededDice
from tests.demonlord.asking import asks, only_choices
from tests.demonlord.table import WORLD, Table, at, hex_at

MISS = (6, 6)
HIT = (1, 1)


def battle(hosar: list[str], demon: list[str], *actions: str, **more: Any) -> Table:
    """A battle in open country, hosar phasing, after some first answers."""
    more.setdefault("then", SeededDice(1))
    t = at("battles", hosar={"1004": hosar}, demon={"1004": demon}, **more)
    return t.answer("terrain", "terrain open").do(*actions)


def neighbours(hex_: str) -> list[str]:
    return [WORLD.grid.ids[h] for h in WORLD.grid.neighbours[hex_at(hex_)] if h >= 0]


@pytest.mark.rule("DL-DEC-38")
@pytest.mark.parametrize("phase", ["hosar", "demon"])
def test_withdrawal_is_offered_to_the_phasing_player_first(phase: str) -> None:
    other = "demon" if phase == "hosar" else "hosar"
    t = battle(["ti_timurid_knights"], ["er_cavalry"], dice=(*MISS, *MISS), phase=phase)
    assert asks(t, phase, "withdraw", "DL-DEC-38") == ["yes", "no"]
    t.do("no")
    assert asks(t, other, "withdraw", "DL-DEC-38") == ["yes", "no"]
    t = battle(["ti_timurid_knights"], ["er_cavalry"], dice=(*MISS, *MISS), phase=phase).do("yes")
    assert t.question != "withdraw", "the other is not asked"


@pytest.mark.rule("DL-DEC-38")
def test_no_withdrawal_when_a_side_is_gone() -> None:
    t = battle(["ti_timurid_knights"], ["er_cavalry"], dice=(*HIT, *MISS, 6))
    assert t.where("er_cavalry") == "dead"
    assert t.question != "withdraw"


def withdrawn(hex_: str = "1004", morale: int = 1, **more: Any) -> Table:
    """Hosar's knights withdraw; a demon near by may cast an Earthpit."""
    demon = {hex_: ["er_cavalry"], "1006" if hex_ == "1004" else "0512": ["cm_warlock", "er_levy"]}
    spells = {"demon": ["earthpit"]}
    t = at(
        "battles", hosar={hex_: ["ti_timurid_knights"]}, demon=demon, spells=spells, dice=(*MISS, *MISS, morale), **more
    )
    if t.question == "battle-or-siege":
        t.do("battle")
    return t.answer("terrain", "terrain open").answer("withdraw", "yes")


@pytest.mark.rule("DL-DEC-39")
def test_earthpit_before_the_retreat() -> None:
    t = withdrawn()
    assert asks(t, "demon", "window-retreat", "DL-DEC-39") == ["cast earthpit", "pass", "pass-step", "pass-phase"]
    assert t.rolls("DL-WDR-04") == [(1,)], "after the morale checks"
    assert t.where("ti_timurid_knights") == "1004", "before the retreat"


@pytest.mark.rule("DL-DEC-39")
def test_no_earthpit_window_when_nobody_survives_or_casts() -> None:
    assert withdrawn(morale=6, then=SeededDice(1)).question != "window-retreat"
    assert withdrawn(cast=["cm_warlock"]).question != "window-retreat"


@pytest.mark.rule("DL-DEC-39")
def test_no_earthpit_window_when_they_can_only_go_inside() -> None:
    assert withdrawn("0510").question == "window-retreat"
    t = withdrawn("0510", pits=neighbours("0510"))
    assert ("inside-or-out", "inside") in only_choices(t, "hosar")
    assert t.question != "window-retreat"


@pytest.mark.rule("DL-DEC-40")
def test_retreat_into_the_fortress_or_out() -> None:
    t = withdrawn("0510").do("pass")
    assert asks(t, "hosar", "inside-or-out", "DL-DEC-40") == ["inside", "outside"]
    t.do("inside")
    assert (t.where("ti_timurid_knights"), t.siege("0510")) == ("0510", 0)


@pytest.mark.rule("DL-DEC-40")
def test_units_characters_and_the_way_are_asked() -> None:
    t = battle(
        ["ti_timurid_knights", "ti_knights", "da_duke"],
        ["er_cavalry"],
        "deploy ti_knights",
        "with ti_knights",
        "done",
        "pass",
        dice=(*MISS, *MISS, 1, 1),
    ).answer("withdraw", "yes")
    assert asks(t, "hosar", "retreat-with", "DL-DEC-40") == ["with ti_timurid_knights", "with ti_knights"]
    t.do("with ti_knights")
    assert asks(t, "hosar", "retreat-group", "DL-DEC-40") == ["take ti_timurid_knights", "take ti_knights", "done"]
    t.do("done")
    assert set(asks(t, "hosar", "retreat", "DL-DEC-40")) <= {f"retreat {hex_}" for hex_ in neighbours("1004")}


@pytest.mark.rule("DL-DEC-40")
def test_the_only_way_is_taken_without_a_question() -> None:
    pits = [hex_ for hex_ in neighbours("1004") if hex_ != "1003"]
    t = battle(["ti_timurid_knights"], ["er_cavalry"], dice=(*MISS, *MISS, 1), phase="demon", pits=pits)
    t.answer("withdraw", "no").answer("withdraw", "yes")
    assert t.where("ti_timurid_knights") == "1003"
    assert ("retreat", "retreat 1003") in only_choices(t, "hosar")


@pytest.mark.rule("DL-DEC-40")
def test_a_retreat_may_stop_or_go_on_in_a_fortress() -> None:
    stacks: dict[str, Any] = {"hosar": {"0404": ["ti_timurid_knights"]}, "demon": {"0404": ["er_cavalry"]}}
    t = at("battles", **stacks, dice=(*MISS, *MISS, 1)).answer("terrain", "terrain open").answer("withdraw", "yes")
    assert t.where("ti_timurid_knights") == "0405"  # Gunthoz is the nearest: no other first step
    options = asks(t, "hosar", "retreat", "DL-DEC-40")
    assert "stop" in options
    assert [option for option in options if option.startswith("retreat ")]


@pytest.mark.rule("DL-DEC-19")
def test_characters_of_a_lost_battle_group_before_the_dice() -> None:
    t = battle(
        ["ti_peasants", "da_duke", "cl_count"],
        ["er_cavalry"],
        "character da_duke",
        dice=(*MISS, *MISS, *HIT, 6, 6, 6),
    )
    assert asks(t, "hosar", "party", "DL-DEC-19") == ["apart", "party da_duke"]
