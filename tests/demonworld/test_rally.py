"""Rally (DW-S-MOR-35 to -38, -59): tests to end a rout, and what becomes of those who stand apart."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.demonworld import changes
from hexarchy.games.demonworld.morale import MoraleTest
from hexarchy.games.demonworld.obedience import must_obey
from hexarchy.games.demonworld.orders import why_no_order
from hexarchy.games.demonworld.words import LOST, NO_ORDER, RALLYING
from tests.demonworld.invariants import check
from tests.demonworld.table import Table, at, unit

ORCS = "dwarf_eaters"  # morale 9/16
FAR = unit("noble_footsoldiers", "N", "P1")


def rallying(*units: Any, **more: Any) -> Table:
    return at("rally", *units, FAR, level="standard", **more)


@pytest.mark.rule("DW-S-MOR-36")
def test_the_musician_helps_to_rally() -> None:
    t = at("close", unit(ORCS, "N", "H3 H4 H5 H6 H7", routing=True), FAR, rounds=2, level="standard")
    assert sum(amount for _, amount in MoraleTest(RALLYING, 0).modifiers(t.s)) == 5 + 3
    # A unit with a leader and a standard bearer, but without a musician.
    t = at("close", unit("orc_guard", "N", "H3 H4 H5 H6 H7", routing=True), FAR, rounds=2, level="standard")
    assert sum(amount for _, amount in MoraleTest(RALLYING, 0).modifiers(t.s)) == 5 + 2


@pytest.mark.rule("DW-S-MOR-37", "DW-S-MOR-35", "DW-S-MOR-38", "DW-DEC-46", "DW-S-SEQ-07", "DW-S-SEQ-01")
@pytest.mark.parametrize(("die", "rallies"), [(3, True), (2, False)])
def test_the_example_of_a_rally_test(die: int, rallies: bool) -> None:
    # Morale 9: five elements in one group, the leader alone among their figures, as trolls have no others: +6.
    t = rallying(unit("trolls", "N", "H3 H4 H5 H6 H7", routing=True), dice=[die])
    assert (t.asked, t.question, t.options) == (["orcs"], "rally", ["yes", "no"])
    test = MoraleTest(RALLYING, 0)
    assert (sum(amount for _, amount in test.modifiers(t.s)), test.needed(t.s)) == (6, 3)
    t.do("yes")
    assert t.unit("trolls").routing is not rallies
    assert (why_no_order(t.s, 0) is None) is rallies
    assert t.question != "rally"


@pytest.mark.rule("DW-S-MOR-35", "DW-S-MOR-02")
def test_a_rally_test_is_no_must() -> None:
    t = rallying(unit("trolls", "N", "H3 H4 H5 H6 H7", routing=True), dice=[6]).do("no")
    assert t.unit("trolls").routing
    assert not t.events("roll")


def split(dice: int = 6) -> Table:
    """Five in one group, two in another; the five rally."""
    trolls = unit("trolls", "N", "H3 H4 H5 H6 H7 H12 H13", routing=True)
    return rallying(trolls, dice=[dice]).do("yes")


@pytest.mark.rule("DW-S-MOR-59", "DW-DEC-47")
def test_only_the_group_that_tested_rallies_and_others_may_be_given_up() -> None:
    t = split()
    assert t.told("rallies", unit="trolls", hexes=["H3", "H4", "H5", "H6", "H7"])
    assert (t.question, t.options) == ("give-up-astray", ["take H12", "take H13", "done"])
    assert t.refuses("take H3") == ["DW-S-MOR-59"]
    t.do("take H13")
    element = t.s.entry(0).elements[6]
    assert (t.s.at[element], t.unit("trolls").lost) == (LOST, 0)
    t.do("done")
    assert not t.unit("trolls").routing
    assert [t.s.field_id(t.s.at[one]) for one in t.unit("trolls").astray] == ["H12"]


def next_movement(t: Table) -> Table:
    """On to the next movement phase; all hold."""
    for _ in range(60):
        if t.s.phase == "movement" or t.question == "straggler":
            break
        seat = t.asked[0]
        end = next(one for one in ("ready", "done", "none", "no", "yes") if one in t.options_of(seat))
        t.do(end, seat=seat)
    return t


@pytest.mark.rule("DW-S-MOR-59", "DW-DEC-21")
def test_stragglers_come_back_and_are_rallied_and_the_others_hold_until_then() -> None:
    t = next_movement(split().do("done"))
    assert t.order("trolls") == "hold"
    assert t.question == "straggler"
    assert "abandon" in t.options
    assert t.refuses("to H16") == ["DW-S-MOR-59"]
    t.do(next(option for option in t.options if option.startswith("to ")))
    assert len(t.events("comes-back")) >= 1
    while t.question == "straggler":
        t.do(t.options[0])
    assert t.unit("trolls").astray == ()
    assert len(t.fields("trolls")) == 7


@pytest.mark.rule("DW-S-MOR-59", "DW-DEC-21", "DW-S-MOR-79")
def test_stragglers_may_be_given_up_on_the_way() -> None:
    t = next_movement(split().do("done")).do("abandon")
    assert (len(t.fields("trolls")), t.unit("trolls").lost) == (6, 0)


@pytest.mark.rule("DW-S-MOR-59")
def test_a_unit_waits_for_its_stragglers_without_orders() -> None:
    t = split().do("done")
    reason = why_no_order(t.s, 0)
    assert reason is not None
    assert reason.rule == "DW-S-MOR-59"


@pytest.mark.rule("DW-S-MOR-58")
def test_a_commander_who_stayed_does_not_help() -> None:
    for host, more in (({"host": "trolls"}, 1 + 2), ({}, 0)):
        trolls = unit("trolls", "N", "H3 H4 H5", routing=True)
        t = at("close", trolls, unit("baslian", "N", "H6", **host), FAR, rounds=2, level="standard")
        assert sum(amount for _, amount in MoraleTest(RALLYING, 0).modifiers(t.s)) == 3 + 1 + more


# -- what those astray do not do ---------------------------------------------------------------------------------------


@pytest.mark.rule("DW-S-MOR-59", "DW-S-SEQ-05")
def test_those_astray_do_not_shoot_with_the_others() -> None:
    men = unit("noble_footsoldiers", "N", "N4 N12", order="hold")

    def archers(*astray: str) -> Table:
        own = unit("light_orc_archers", "S", "H3 H4 H5 H12 H13", order="hold", astray=[*astray])
        return at("shooting-2", own, men, level="standard")

    t = archers()
    assert t.options == ["take H3", "take H4", "take H5", "take H12", "take H13", "done"]
    t = archers("H12", "H13")
    assert t.options == ["take H3", "take H4", "take H5", "done"]


@pytest.mark.rule("DW-S-MOR-59")
def test_those_astray_do_not_close_in_on_the_enemy_of_the_others() -> None:
    trolls = unit("trolls", "N", "H4 H9", melee=2, fought=1, order="hold", astray=["H9"])
    t = at("melee", trolls, unit("noble_footsoldiers", "S", "G4", melee=2, fought=1), level="standard")
    for _ in range(9):
        if t.question == "regroup" and t.asked == ["orcs"]:
            break
        t.do(next(option for option in ("done", "second") if option in t.options_of(t.asked[0])), seat=t.asked[0])
    assert t.options == ["take H4", "done"]


@pytest.mark.rule("DW-S-MOR-59")
def test_those_astray_do_not_regroup_with_the_others() -> None:
    archers = unit("light_orc_archers", "S", "H3 H4 H5 H12 H13", order="hold", astray=["H12", "H13"])
    men = unit("noble_footsoldiers", "N", "P4 P12", order="move")
    t = at("movement", archers, men, level="standard", step="hold step")
    t.do("move light_orc_archers", "regroup")
    assert t.options == ["take H3", "take H4", "take H5", "close"]


@pytest.mark.rule("DW-S-MOR-59", "DW-S-MOR-39")
def test_an_enemy_ahead_of_one_astray_provokes_nobody() -> None:
    men = unit("noble_footsoldiers", "N", "N12")
    for astray in ([], ["M12"]):
        trolls = unit("trolls", "S", "H5 H6 M12", order="hold", astray=astray)
        t = at("close", trolls, men, rounds=2, level="standard")
        assert must_obey(t.s, 0) is not bool(astray)


# -- commanders apart from the others ----------------------------------------------------------------------------------


@pytest.mark.rule("DW-S-MOR-01", "DW-S-MOR-12", "DW-S-MOR-59")
def test_a_commander_apart_from_his_unit_does_not_test_for_it() -> None:
    """Alone he would count for more than both trolls, one of them their leader: 1 + 3 against 2 + 1."""
    trolls, hero = unit("trolls", "N", "H3 H4", routing=True), unit("herkyn", "N", "H9", host="trolls", side="orcs")
    t = at("close", trolls, hero, FAR, rounds=2, level="standard")
    test = MoraleTest(RALLYING, 0)
    assert [t.s.field_id(t.s.at[element]) for element in test.group(t.s)] == ["H3", "H4"]
    assert sum(amount for _, amount in test.modifiers(t.s)) == 2 + 1


@pytest.mark.rule("DW-S-MOR-59", "DW-DEC-21")
def test_stragglers_come_back_to_the_rallied_group_and_not_to_a_commander_among_them() -> None:
    trolls = unit("trolls", "N", "H3 H4 H5 H6 H7 H15 H16", routing=True)
    t = rallying(trolls, unit("kruuk", "N", "H17", host="trolls"), dice=[6]).do("yes")
    assert t.told("rallies", hexes=["H3", "H4", "H5", "H6", "H7"])
    next_movement(t.do("done"))
    assert t.options == ["to H10", "abandon"]  # towards the five, as far as it comes
    t.do("to H10")
    t.do(t.options[0])
    assert not t.events("comes-back")
    assert len(t.unit("trolls").astray) == 2


@pytest.mark.rule("DW-S-MOR-59", "DW-S-MOR-49", "DW-S-MOR-57")
def test_with_the_rallied_group_destroyed_the_others_rout_and_a_commander_fights_on() -> None:
    men = unit("noble_footsoldiers", "S", "G3 G4", melee=2, fought=1)
    state = {"melee": 2, "fought": 1, "order": "hold", "astray": ["M12", "M13"]}
    trolls = unit("trolls", "N", "H4 M12 M13", hits=[1, 2, 2], **state)
    t = at("melee", trolls, unit("kruuk", "N", "H5", host="trolls"), men, level="standard")
    changes.wound(t.s, {t.s.entry(0).elements[0]: 1})
    true = t.unit("trolls")
    assert (true.routing, true.astray, true.melee, true.order) == (True, (), 0, NO_ORDER)
    assert (t.in_melee("kruuk"), t.fields("kruuk")) == (True, ["H5"])
    assert any(t.number("kruuk") in group for group in t.s.doings.melees)
    check(t.s)
