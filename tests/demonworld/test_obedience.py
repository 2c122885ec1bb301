"""Obedience tests (DW-S-MOR-05, -39 to -47): who is provoked, what counts, and what comes of it."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.demonworld import obedience
from hexarchy.games.demonworld.morale import MoraleTest
from hexarchy.games.demonworld.words import OBEDIENCE
from tests.demonworld.table import Table, at, unit

BERSERKERS = "berserkers"  # morale 5/12, fear 2, size 2, a leader
ORCS = "dwarf_eaters"  # fear 1, size 2


def wild(fields: str = "G5 G6 G7 G8", facing: str = "N", **more: Any) -> dict[str, Any]:
    return unit(BERSERKERS, facing, fields, **{"order": "move", **more})


def orcs(fields: str = "D5 D6", **more: Any) -> dict[str, Any]:
    """They look away: provoked they are not."""
    return unit(ORCS, "N", fields, **{"order": "move", **more})


def ordered(*units: Any, **more: Any) -> Table:
    """When the orders lie open."""
    return at("orders", *units, step="obedience", level="standard", **more)


def provoked(t: Table, card: str = BERSERKERS) -> bool:
    return obedience.must_obey(t.s, t.number(card))


@pytest.mark.rule("DW-S-MOR-39", "DW-S-MOR-42", "DW-S-SEQ-04")
def test_an_enemy_close_ahead_provokes() -> None:
    assert provoked(ordered(wild(), orcs()))
    assert not provoked(ordered(wild(), orcs("C5 C6")))  # four fields
    assert not provoked(ordered(wild(), orcs("G10 G11")))  # on the flank
    assert not provoked(ordered(wild(), orcs("K5 K6")))  # behind
    assert not provoked(ordered(wild(routing=True), orcs()))
    assert not provoked(ordered(wild(impetuous=True, target=ORCS), orcs()))
    assert not provoked(ordered(wild(melee=1), orcs()))


@pytest.mark.rule("DW-S-MOR-39", "DW-S-MOR-40")
def test_columns_and_disorder_are_not_provoked_wedges_and_few_are() -> None:
    assert not provoked(ordered(wild("G5 H5 J5 K5"), orcs("E5")))
    assert not provoked(ordered(wild("G5 G6 G7 K8"), orcs()))
    assert provoked(ordered(wild("G5 H5 H6 J4 J5 J6"), orcs()))
    assert provoked(ordered(wild("G5 K8"), orcs()))
    ring = unit("orc_guard", "N", "J5:WNW J6:ENE H5:WNW H6:N K5:WSW K6:ESE")
    assert not provoked(ordered(ring, unit("noble_footsoldiers", "S", "F6")), "orc_guard")


@pytest.mark.rule("DW-S-MOR-41", "DW-S-MOR-42")
def test_the_front_area_is_what_it_can_advance_onto() -> None:
    t = ordered(wild("G5"), orcs("A1"))
    ahead = {t.s.field_id(field) for field in obedience.front_area(t.s, t.s.bodies[0][0])}
    assert ahead == {"F5", "F6", "E4", "E5", "E6", "D4", "D5", "D6", "D7"}
    # On sheet 4 a cliff lies before the first of two fields; on open ground they are two steps apart.
    t = ordered(wild("C12", "S"), orcs("E12"), layout=[["4"]])
    assert obedience.front_area(t.s, t.s.bodies[0][0]) == set()
    for sheet, provokes in (("4", False), ("0", True)):
        assert provoked(ordered(wild("C12", "S"), orcs("E12"), layout=[[sheet]])) is provokes


@pytest.mark.rule("DW-S-MOR-39")
def test_an_enemy_out_of_sight_provokes_nobody() -> None:
    t = ordered(wild("G5"), orcs("D5"), unit("trolls", "N", "F5 F6 E5 E4 E6"))  # larger, and in the way
    assert obedience.provoked_by(t.s, 0) == [t.number("trolls")]


@pytest.mark.rule("DW-S-MOR-43", "DW-S-MOR-45")
def test_what_counts_in_a_test_of_obedience() -> None:
    def total(*foes: Any, order: str = "move", against: tuple[int, ...] = ()) -> int:
        t = at("orders", wild(order=order), *foes, step="obedience", level="standard")
        test = MoraleTest(OBEDIENCE, 0, tuple(obedience.provoked_by(t.s, 0)), against=against)
        return sum(amount for _, amount in test.modifiers(t.s))

    assert total(orcs()) == 4 + 1 + 0 + (2 - 1)
    assert total(orcs(), against=(0,)) == 4 - 1 + 1
    assert total(orcs(), order="attack") == 4 + 1 + 1 + 1
    assert total(orcs(), order="hold") == 4 + 1 + 1 - 1
    trolls = unit("trolls", "N", "D8 D9")  # fear 2, size 3
    assert total(orcs(), trolls) == 4 + 1 + (2 - 3) + (2 - 2)


@pytest.mark.rule("DW-S-MOR-44")
def test_skirmishers_may_only_take_their_leader_away() -> None:
    archers = unit("light_orc_archers", "N", "G3 G5 G7 G9 J4 J6 J8 J10", order="attack")
    foe = unit("noble_footsoldiers", "N", "D4 D5")
    t = ordered(archers, foe, dice=[1])
    assert t.formation("light_orc_archers") == "skirmish"
    tests = [MoraleTest(OBEDIENCE, 0, (1,), against=against) for against in ((), (0,))]
    assert [sum(amount for _, amount in test.modifiers(t.s)) for test in tests] == [9, 8]
    ten = unit("light_orc_archers", "N", "G3 G5 G7 G9 G11 J4 J6 J8 J10 J12", order="attack")
    asked = ordered(ten, foe)  # 11 with a six makes 17
    assert (asked.question, asked.options) == ("obedience-leader", ["none", "subtract"])
    # Certain either way: 8 or 9 and a six stay under 16, so nobody asks.
    assert t.told("morale-certain", unit="light_orc_archers", passed=True)


@pytest.mark.rule("DW-S-MOR-46", "DW-S-MOR-05")
@pytest.mark.parametrize(("tie", "least"), [("impetuous", (5, 4, 6)), ("obedient", (6, 5, 7))])
def test_the_example_of_nine_elements_on_hold(tie: str, least: tuple[int, ...]) -> None:
    # Twelve is the berserkers' value, so eight of them stand for nine with thirteen; fear and size are equal.
    def needed(fields: str, *against: int) -> int:
        foe = unit("berserkers", "N", "D5 D6", side="orcs", order="hold")
        t = ordered(wild(fields, order="hold"), foe, options={"obedience_tie": tie})
        return MoraleTest(OBEDIENCE, 0, (1,), against=against).needed(t.s)

    eight = "G3 G4 G5 G6 G7 G8 G9 G10"
    assert (needed(f"- {eight}"), needed(eight), needed(eight, 0)) == least  # their leader is the first


@pytest.mark.rule("DW-S-MOR-05", "DW-S-MOR-43", "DW-S-MOR-47", "DW-S-MOR-62", "DW-S-MOR-73", "DW-DEC-11")
@pytest.mark.parametrize(("die", "becomes"), [(5, False), (6, True)])
def test_a_unit_that_fails_is_impetuous_and_loses_its_order(die: int, becomes: bool) -> None:
    # 5 elements, the leader taken away, fear +1, Attack: 6 to stay below 12.
    t = ordered(wild("G4 G5 G6 G7 G8", order="attack"), orcs(), dice=[die])
    assert (t.asked, t.question, t.options) == (["empire"], "obedience-leader", ["add", "subtract"])
    t.do("subtract")
    assert t.unit(BERSERKERS).impetuous is becomes
    assert t.order(BERSERKERS) == (None if becomes else "attack")
    assert t.unit(BERSERKERS).target == (t.number(ORCS) if becomes else -1)


@pytest.mark.rule("DW-S-MOR-73", "DW-DEC-11")
def test_of_several_enemies_the_owner_names_one() -> None:
    guard = unit("orc_guard", "N", "D8 D9", order="move")
    t = ordered(wild("G4 G5 G6 G7 G8", order="attack"), orcs(), guard, dice=[6]).do("subtract")
    assert (t.question, t.options) == ("provoked", ["charge dwarf_eaters", "charge orc_guard"])
    t.do("charge orc_guard")
    assert t.unit(BERSERKERS).target == t.number("orc_guard")


@pytest.mark.rule("DW-S-MOR-48", "DW-S-MOR-02")
def test_a_certain_test_of_obedience_asks_and_rolls_nothing() -> None:
    t = ordered(wild("G5 G6", order="hold"), orcs(), dice=[6])
    assert t.told("morale-certain", unit=BERSERKERS, test="obedience", passed=True)
    assert t.s.rolled == 0


# -- leaders and commanders --------------------------------------------------------------------------------------------


def led(*commanders: str, dice: Any = 1, **more: Any) -> Table:
    """Four berserkers, their leader among them, with commanders on their right. Each brings 1, and fear 1."""
    joined = [unit(name, "N", field, host=BERSERKERS) for name, field in zip(commanders, ("G9", "G10"), strict=False)]
    return ordered(wild(**more), orcs(), *joined, dice=dice)


@pytest.mark.rule("DW-DEC-10", "DW-S-MOR-43")
@pytest.mark.parametrize(
    ("signs", "added"),
    [
        (("add", "add", "add"), 6 + 1 + 1 + 3 + 1),
        (("subtract", "add", "subtract"), 6 + 1 - 1 + 3 - 1),
        (("add", "subtract", "add"), 6 + 1 + 1 - 3 + 1),
        (("subtract", "subtract", "subtract"), 6 + 1 - 1 - 3 - 1),
    ],
)
def test_each_commander_has_a_sign_of_its_own(signs: tuple[str, ...], added: int) -> None:
    t = led("herkyn", "gordan", dice=[1])
    for sign, asked in zip(signs, ("leader", "command", "command"), strict=True):
        if t.s.phase == "orders":
            assert (t.question, t.options) == (f"obedience-{asked}", ["add", "subtract"])
            t.do(sign)
    value = 12
    sure = added + 1 >= value or added + 6 < value
    assert bool(t.told("morale-certain", unit=BERSERKERS)) is sure
    if not sure:
        (roll,) = (roll for roll in t.events("roll") if roll["why"] == "DW-S-MOR-43")
        assert sum(amount for _, amount in roll["modifiers"]) == added


@pytest.mark.rule("DW-DEC-10")
def test_a_commander_is_asked_for_by_name_and_not_where_it_is_settled() -> None:
    t = led("herkyn", dice=[1])
    assert (t.question, dict(t.ask_of("empire").args)["unit"]) == ("obedience-leader", BERSERKERS)
    t.do("add")
    assert (t.question, dict(t.ask_of("empire").args)["other"]) == ("obedience-command", "herkyn")
    t.do("subtract")  # 5 elements, fear 1, +1 -3: a six is 10
    assert t.told("morale-certain", unit=BERSERKERS, passed=True)
