"""Morale (DW-S-MOR-01 to -29, -48, -76, -79, -80): who tests, what counts, and what follows."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.demonworld import changes, morale, regroup
from hexarchy.games.demonworld.morale import LossTests, MoraleTest
from hexarchy.games.demonworld.words import EMPIRE, MELEE_LOSSES, MISSILE, ORCS, OVERRUN, RALLYING
from tests.demonworld.table import Table, at, unit


def field_row(row: str, first: int, count: int) -> str:
    return " ".join(f"{row}{number}" for number in range(first, first + count))


def total(t: Table, test: MoraleTest) -> int:
    return sum(amount for _, amount in test.modifiers(t.s))


def taken(t: Table) -> list[tuple[str, str, bool]]:
    """The tests so far: whose, of which kind, whether passed."""
    rolls = [(roll["unit"], roll["test"], roll["made"]) for roll in t.events("roll") if "test" in roll]
    return rolls + [(event["unit"], event["test"], event["passed"]) for event in t.events("morale-certain")]


@pytest.mark.rule("DW-S-MOR-10", "DW-S-MOR-11")
def test_elements_and_figures_are_counted() -> None:
    # Elements are the special figures first: leader, musician, standard bearer.
    t = at("close", unit("dwarf_eaters", "N", field_row("H", 3, 7)), rounds=2, level="standard")
    assert total(t, MoraleTest(MISSILE, 0)) == 7 + 1 + 1
    assert morale.groups(t.s, 0) == [tuple(t.s.bodies[0])]


# -- losses to shooting ------------------------------------------------------------------------------------------------

ARCHERS = "light_orc_archers"
MEN = "noble_footsoldiers"


def volley(t: Table, *shots: str, seat: str = "orcs") -> Table:
    """Shots ("K4 G4": from, to); then nobody shoots or closes up any more."""
    for shot in shots:
        lead, target = shot.split()
        t.do(f"take {lead}", seat=seat)
        if t.ask_of(seat).key == "shot-target":
            t.do(f"at {target}", seat=seat)
        if t.s.ask(t.s.setting.seat(seat)) and t.ask_of(seat).key == "shot-support":
            t.do("close", seat=seat)
    while t.question in ("shot-lead", "close-up"):
        t.do("done" if t.question == "shot-lead" else "close", seat=t.asked[0])
    return t


def shot_men(count: int, *dice: int, shots: int = 1, **more: Any) -> Table:
    """So many footsoldiers in row G, the leader on G3, are shot at from row K."""
    archers = unit(ARCHERS, "N", field_row("K", 3, 6), order="skirmish")
    men = unit(MEN, "S", field_row("G", 3, count), order="hold", **more)
    t = at("shooting-1", archers, men, dice=[*dice], level="standard", round=2)
    return volley(t, *(f"K{number} G{number}" for number in range(6, 6 + shots)))


@pytest.mark.rule("DW-S-MOR-08", "DW-S-MOR-02", "DW-S-SEQ-06")
def test_one_test_for_all_losses_of_a_phase() -> None:
    t = shot_men(8, 20, 20, 5, shots=2)
    assert t.fields(MEN) == ["G3", "G4", "G5", "G8", "G9", "G10"]
    assert taken(t) == [(MEN, "missile", True)]
    assert t.s.phase == "movement"


@pytest.mark.rule("DW-S-MOR-16", "DW-S-MOR-04", "DW-S-MOR-53", "DW-S-MOR-49")
@pytest.mark.parametrize(("die", "routs"), [(2, True), (3, False)])
def test_a_unit_that_fails_routs_at_once(die: int, routs: bool) -> None:
    # 8 to reach; 3 elements on one side of the gap, the leader, musician and standard bearer among them: 3 + 2.
    t = shot_men(4, 20, die)
    assert t.unit(MEN).routing is routs
    if routs:
        t.do("done")  # all run straight on
    assert bool(t.events("runs")) is routs
    assert t.order(MEN) == (None if routs else "hold")


@pytest.mark.rule("DW-S-MOR-15", "DW-S-MOR-48")
def test_a_certain_test_is_not_rolled() -> None:
    # The example: morale 10/16, eight elements left, leader and standard bearer among them. The die stays unused.
    orcs = unit("light_orc_swordbearers", "N", "K14 K13 K12 K11 K10 K9 K8 K7 K6", order="hold")
    guns = unit("imperial_arquebusiers", "S", field_row("G", 3, 6), order="hold")
    t = at("shooting-2", orcs, guns, dice=[20, 1], level="standard")
    volley(t, "G6 K6", seat="empire")
    assert len(t.fields("light_orc_swordbearers")) == 8
    assert total(t, MoraleTest(MISSILE, 0)) == 10
    assert t.told("morale-certain", unit="light_orc_swordbearers", test="missile", passed=True)
    assert t.s.rolled == 1


@pytest.mark.rule("DW-S-MOR-13", "DW-S-MOR-12")
def test_of_two_groups_the_better_one_tests() -> None:
    # Leader, musician and standard bearer are the first three; the musician counts as any other element here.
    t = at("close", unit("dwarf_eaters", "N", "H2 H3 H4 H7 H8 H9 H10"), rounds=2, level="standard")
    test = MoraleTest(MISSILE, 0)
    assert [len(group) for group in morale.groups(t.s, 0)] == [3, 4]
    assert test.group(t.s) == morale.groups(t.s, 0)[0]
    assert total(t, test) == 5


@pytest.mark.rule("DW-S-MOR-14", "DW-S-FOR-21")
def test_skirmishers_two_fields_apart_are_one_group_and_figures_count_for_nothing() -> None:
    t = at("close", unit(ARCHERS, "N", "G3 G5 G7 G9 J4 J6 J8 J10"), rounds=2, level="standard")
    assert t.formation(ARCHERS) == "skirmish"
    assert len(morale.groups(t.s, 0)) == 1
    assert total(t, MoraleTest(MISSILE, 0)) == 8
    t = at("close", unit(ARCHERS, "N", "G3 G5 G7 G9 J4 J6 J8 J11"), rounds=2, level="standard")
    assert len(morale.groups(t.s, 0)) == 8


@pytest.mark.rule("DW-S-MOR-03")
@pytest.mark.parametrize(("die", "passed"), [(6, True), (5, False)])
def test_a_six_always_passes(die: int, passed: bool) -> None:
    t = at("close", unit(MEN, "S", "G5"), rounds=2, level="standard", dice=[die])
    test = MoraleTest(MELEE_LOSSES, 0, lost=11)
    assert total(t, test) == 1 + 1 + 1 - 11  # one element, its leader, its fear
    t.s._thaw()
    assert test.passed(t.s) is passed


@pytest.mark.rule("DW-S-MOR-01", "DW-S-MOR-09", "DW-S-CHR-02")
def test_only_units_test_and_wounds_are_no_casualties() -> None:
    guns = unit("imperial_arquebusiers", "S", field_row("G", 3, 6), order="hold")
    t = at("shooting-2", guns, unit("kruuk", "N", "K5", hits=[1]), dice=[20], level="standard")
    volley(t, "G5 K5", seat="empire")
    assert not t.s.alive(t.number("kruuk"))
    assert taken(t) == []
    # Attached and wounded: no test; killed: a casualty of the unit.
    for hits, tests in ((3, 0), (1, 1)):
        orcs = unit("light_orc_swordbearers", "N", "L3 L4 L5 L6", order="hold")
        hero = unit("kruuk", "N", "K5", hits=[hits], host="light_orc_swordbearers")
        t = at("shooting-2", guns, orcs, hero, dice=[20, 6], level="standard")
        volley(t, "G5 K5", seat="empire")
        assert len(taken(t)) == tests


@pytest.mark.rule("DW-S-MOR-11", "DW-S-CMD-01")
def test_an_attached_commander_counts_as_an_element_beside_his_stars() -> None:
    orcs = unit("light_orc_swordbearers", "N", field_row("H", 3, 6))
    beside = unit("baslian", "N", "H9")
    t = at("close", orcs, {**beside, "host": "light_orc_swordbearers"}, rounds=2, level="standard")
    assert total(t, MoraleTest(MISSILE, 0)) == 6 + 2 + 1 + 2
    t = at("close", orcs, beside, rounds=2, level="standard")
    assert total(t, MoraleTest(MISSILE, 0)) == 6 + 2


@pytest.mark.rule("DW-S-MOR-07")
def test_those_who_rout_test_no_more() -> None:
    archers = unit(ARCHERS, "N", field_row("K", 3, 6), order="skirmish")
    t = at("shooting-1", archers, unit(MEN, "S", "G3 G4 G5 G6", routing=True), dice=[20], level="standard")
    volley(t, "K6 G6")
    assert (len(t.fields(MEN)), taken(t)) == (3, [])


@pytest.mark.rule("DW-S-MOR-06", "DW-S-MOR-10", "DW-S-MOR-67")
def test_only_what_is_listed_for_a_test_is_added() -> None:
    t = at("close", unit("berserkers", "N", field_row("H", 3, 5), impetuous=True), rounds=2, level="standard")
    assert total(t, MoraleTest(MISSILE, 0)) == 5 + 1 + 1  # fear 2 is no matter here
    assert total(t, MoraleTest(RALLYING, 0)) == 5 + 1


@pytest.mark.rule("DW-S-MOR-76", "DW-DEC-48", "DW-DEC-38")
def test_the_side_with_fewer_tests_begins_and_routs_before_the_others() -> None:
    archers = unit(ARCHERS, "N", field_row("K", 3, 6), order="hold")
    guns = unit("imperial_arquebusiers", "S", field_row("G", 3, 6), order="hold")
    orcs = [unit("light_orc_swordbearers", "N", "J11 J12"), unit("light_orc_swordbearers", "N", "H12 H13")]
    t = at("shooting-2", archers, guns, *orcs, level="standard", dice=[1])
    t.s._thaw()
    for element in (4, 5, 14, 15):  # plain ones of archers and guns
        changes.remove(t.s, element)
    t.s.push(LossTests.of(MISSILE, dict.fromkeys((0, 1, 2, 3), 1)))
    t.s.run()
    t.log += t.s._happened
    assert taken(t)[:1] == [("imperial_arquebusiers", "missile", False)]
    assert (t.asked, t.question) == (["empire"], "rout-next")
    t.do("done")
    assert (t.asked, t.question) == (["orcs"], "tests-next")
    assert t.options_of("orcs") == [
        "next light_orc_archers",
        "next light_orc_swordbearers",
        "next light_orc_swordbearers_2",
    ]


# -- losses in melee ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-S-MOR-18", "DW-S-MOR-19", "DW-S-CHR-09")
def test_what_counts_after_a_melee() -> None:
    trolls = unit("trolls", "N", field_row("H", 3, 6))  # fear 2, leader
    foes = [unit("noble_footsoldiers", "S", "A1 A2"), unit("order_knights", "S", "A4 A5")]  # fear 1 and 2
    t = at("close", trolls, *foes, rounds=2, level="standard")
    assert total(t, MoraleTest(MELEE_LOSSES, 0, (1,), lost=2, killed=1)) == 6 + 1 + (2 - 1) - 2 + 1
    assert total(t, MoraleTest(MELEE_LOSSES, 0, (1, 2), lost=2, killed=1)) == 6 + 1 + (2 - 2) - 2 + 1
    assert total(t, MoraleTest(MELEE_LOSSES, 1, (0,), lost=0)) == 2 + 1 + (1 - 2)


def melee(*units: Any, dice: Any, strikes: dict[str, list[str]], **more: Any) -> Table:
    """A melee phase with these attacks ("G5 F5": from, to); nobody else strikes."""
    t = at("melee", *units, dice=dice, level="standard", **more)
    left = {seat: [*attacks] for seat, attacks in strikes.items()}
    while t.question in ("strike", "strike-at", "support", "second-attack"):
        seat = t.asked[0]
        if t.question == "second-attack":
            t.do("none")
            continue
        options = t.options_of(seat)
        if t.ask_of(seat).key == "strike":
            mine = left.get(seat, [])
            taken_ = next((one for one in mine if f"take {one.split()[0]}" in options), None)
            t.do(f"take {taken_.split()[0]}" if taken_ else "done", seat=seat)
            aim = taken_.split()[1] if taken_ else ""
            if taken_:
                mine.remove(taken_)
            if t.asked and seat in t.asked and t.ask_of(seat).key == "strike-at":
                t.do(f"at {aim}", seat=seat)
        else:
            t.do("close", seat=seat)
    return t


BEHIND = "E4 E5 E6 E7 E8"  # leader, musician, standard bearer and two others


@pytest.mark.rule("DW-S-MOR-21", "DW-S-MOR-17", "DW-S-MOR-20", "DW-S-MOR-25", "DW-S-MOR-26")
@pytest.mark.parametrize(("die", "routs"), [(1, True), (2, False)])
def test_the_example_of_a_melee_casualty_test(die: int, routs: bool) -> None:
    # Morale 10/16: six elements left, with the leader, two destroyed, one lost, equal fear: +8.
    orcs = unit("light_orc_swordbearers", "N", "H5 H6 G5 G6 G7 H7 H8", melee=1, fought=1)
    men = unit("noble_footsoldiers", "S", f"{BEHIND} F5 F6 F7 E3 E9", melee=1, fought=1)
    t = melee(orcs, men, dice=[20, 20, 20, die], strikes={"orcs": ["G6 F6", "G7 F7"], "empire": ["F5 G5"]})
    roll = t.told("roll", test="melee")
    assert [one["unit"] for one in roll] == ["light_orc_swordbearers"]
    assert sum(amount for _, amount in roll[0]["modifiers"]) == 8
    assert roll[0]["made"] is not routs
    # The losers were the others: their test was certain (8 + 2 - 2 + 1), and came first.
    keys = [event.args["unit"] for event in t.log if event.key == "morale-certain" or event.args.get("test")]
    assert keys == ["noble_footsoldiers", "light_orc_swordbearers"]
    assert t.unit("light_orc_swordbearers").routing is routs


@pytest.mark.rule("DW-S-MOR-22", "DW-S-MOR-23", "DW-S-MOR-26", "DW-S-MOR-72")
def test_losers_rout_before_the_winners_test_and_may_spare_them_it() -> None:
    men = unit("noble_footsoldiers", "S", "F5 F6 F7 F8", melee=1, fought=1)
    orcs = unit("light_orc_swordbearers", "N", "G5 G6 G7 G8 H5 H6", melee=1, fought=1)
    # Two against one lost: the men have 2 elements, their leader, no more: 3 - 2 + 1, so 5 fails against 8.
    t = melee(orcs, men, dice=[20, 20, 20, 5], strikes={"orcs": ["G7 F7", "G8 F8"], "empire": ["F5 G5"]})
    assert taken(t) == [("noble_footsoldiers", "melee", False)]
    assert t.unit("noble_footsoldiers").routing
    while t.question in ("rout-next", "rout-to"):
        t.do(t.options[-1])
    assert [event["unit"] for event in t.events("roll") if event.get("test")] == ["noble_footsoldiers"]
    assert not t.unit("noble_footsoldiers").melee


@pytest.mark.rule("DW-S-MOR-24")
def test_on_a_tie_the_slower_side_is_the_loser_then_a_die() -> None:
    men = unit("noble_footsoldiers", "S", "F5 F6 A1", melee=1, fought=1)  # initiative 2
    orcs = unit("light_orc_swordbearers", "N", "G5 G6 H1", melee=1, fought=1)
    for dice, loser in (([20, 20, 3, 5], "light_orc_swordbearers"), ([20, 20, 5, 3], "noble_footsoldiers")):
        t = melee(orcs, men, dice=[*dice, 6, 6], strikes={"orcs": ["G5 F5"], "empire": ["F6 G6"]})
        assert next(event["unit"] for event in t.events("roll") if event.get("test")) == loser
    both = melee(
        unit("trolls", "N", "G5 G6 H1", hits=[1, 1, 2], melee=1, fought=1),  # initiative 1
        men,
        dice=[20, 20, 6, 6],
        strikes={"empire": ["F6 G6"], "orcs": ["G5 F5"]},
    )
    assert next(event["unit"] for event in both.events("roll") if event.get("test")) == "trolls"
    assert not [event for event in both.events("roll") if event["why"] == "DW-S-MOR-24"]


@pytest.mark.rule("DW-S-MOR-80", "DW-S-MOR-25")
@pytest.mark.parametrize("wiped_out", [True, False])
def test_who_has_opponents_left_tests(wiped_out: bool) -> None:
    # The men kill both orcs that touch them and lose one: with more orcs elsewhere they still have opponents.
    orcs = unit("light_orc_swordbearers", "N", "G5 G6" + ("" if wiped_out else " N1"), melee=1, fought=1)
    men = unit("noble_footsoldiers", "S", "F5 F6 F7 A1", melee=1, fought=1)
    t = melee(orcs, men, dice=[20, 20, 20, 6, 6], strikes={"orcs": ["G5 F5"], "empire": ["F6 G6", "F5 G5"]})
    assert len(t.fields("light_orc_swordbearers")) == (0 if wiped_out else 1)
    assert bool([one for one in taken(t) if one[0] == "noble_footsoldiers"]) is not wiped_out


@pytest.mark.rule("DW-S-MOR-79", "DW-S-MOR-55")
def test_routers_cut_down_count_for_no_test() -> None:
    """One of the losers is surrounded: it is destroyed at the end of the rout, and no loss of this melee."""
    men = unit("noble_footsoldiers", "S", "F5 F6 F7", melee=1, fought=1)
    orcs = unit("light_orc_swordbearers", "N", "F4 F8 H7 G5 G6 G7 G8 G4 H5 H6", melee=1, fought=1)
    more = unit("orc_guard", "S", "E4 E5 E6 E7 E8", melee=1, fought=1)
    t = melee(orcs, men, more, dice=[20, 20, 6, 1, 1], strikes={"orcs": ["G6 F6"], "empire": ["F5 G5"]})
    while t.question in ("rout-next", "rout-to"):
        t.do(t.options[-1])
    assert len(t.events("run-down")) == 2
    assert t.fields("noble_footsoldiers") == []
    assert (t.unit("noble_footsoldiers").lost, t.unit("light_orc_swordbearers").killed) == (1, 1)
    assert [regroup.destroyed_by(t.s, 0, side) for side in (ORCS, EMPIRE)] == [1, 1]


@pytest.mark.rule("DW-S-MOR-25", "DW-S-MOR-20")
def test_a_unit_without_losses_on_the_losing_side_does_not_test() -> None:
    orcs = [
        unit("light_orc_swordbearers", "N", "G5 G6", melee=1, fought=1),
        unit("dwarf_eaters", "N", "G7 G8", melee=1, fought=1),
    ]
    men = unit("noble_footsoldiers", "S", "F5 F6 F7 F8", melee=1, fought=1)
    t = melee(*orcs, men, dice=[20, 6], strikes={"empire": ["F5 G5"]})
    assert taken(t) == [("light_orc_swordbearers", "melee", True)]


# -- overruns ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-S-MOR-28")
def test_what_counts_after_an_overrun() -> None:
    t = at(
        "close",
        unit("noble_footsoldiers", "S", field_row("G", 3, 8)),
        unit("trolls", "N", "A1", side="orcs"),
        rounds=2,
        level="standard",
    )
    # Fear 1 against 2, two lost to this overrun.
    assert total(t, MoraleTest(OVERRUN, 0, (1,), lost=2)) == 8 + 1 + 1 - 1 - 2


@pytest.mark.rule("DW-S-MOR-27", "DW-S-MOR-29", "DW-S-MOR-76")
def test_a_unit_overrun_twice_tests_twice_and_routs_at_once() -> None:
    t = at(
        "movement",
        unit("noble_footsoldiers", "S", "G4 G5 G6", order="move", moved=True),
        unit("trolls", "N", "N1", order="hold"),
        level="standard",
        dice=[6, 1],
    )
    t.s._thaw()
    t.s.push(LossTests.of(OVERRUN, {0: 1}, foe=1))
    t.s.push(LossTests.of(OVERRUN, {0: 2}, foe=1))
    t.s.run()
    t.log += t.s._happened
    totals = [sum(amount for _, amount in roll["modifiers"]) for roll in t.events("roll")]
    assert totals == [3 + 2 - 1 - 2, 3 + 2 - 1 - 1]
    assert t.unit("noble_footsoldiers").routing


@pytest.mark.rule("DW-S-MOR-18", "DW-S-MOR-28")
@pytest.mark.parametrize(("kind", "rule"), [(MELEE_LOSSES, "DW-S-MOR-18"), (OVERRUN, "DW-S-MOR-28")])
def test_each_test_is_rolled_by_its_own_rule(kind: str, rule: str) -> None:
    t = at("close", unit("trolls", "N", "G3"), unit("berserkers", "S", "A1"), rounds=2, level="standard", dice=[2])
    t.s._thaw()
    test = morale.MoraleTest(kind, 0, (1,), lost=4)
    before = t.s.rolled
    test.passed(t.s)
    assert morale.RULES[kind] == rule
    assert t.s.rolled == before + 1
