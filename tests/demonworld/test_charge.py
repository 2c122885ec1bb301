"""Charge tests (DW-S-MOR-30 to -34, -70, -77): fearsome enemies are named before a unit moves."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.demonworld.morale import MoraleTest
from hexarchy.games.demonworld.words import CHARGE
from tests.demonworld.table import Table, at, unit

GUARD = "orc_guard"  # morale 6/14, fear 1, size 2
KNIGHTS = "order_knights"  # fear 2, size 3
MEN = "noble_footsoldiers"  # fear 1


def guard(fields: str = "J5 J6 J7 J8", **more: Any) -> dict[str, Any]:
    return unit(GUARD, "N", fields, **{"order": "attack", **more})


def knights(fields: str = "F5 F6 F7 F8", **more: Any) -> dict[str, Any]:
    return unit(KNIGHTS, "S", fields, **{"order": "hold", **more})


def attack_step(*units: Any, **more: Any) -> Table:
    t = at("movement", *units, step="attack step", level="standard", **more)
    if t.question == "singles":
        t.do("ready" if "ready" in t.options else "done")
    return t.do(f"move {GUARD}")


@pytest.mark.rule("DW-S-MOR-30", "DW-DEC-28", "DW-S-MOR-02")
def test_a_more_fearsome_enemy_is_named_before_the_first_step() -> None:
    t = attack_step(guard(), knights(), dice=[6])
    assert (t.question, t.options) == ("charge", [f"charge {KNIGHTS}", "none"])
    t.do(f"charge {KNIGHTS}")
    assert t.told("roll", test="charge", unit=GUARD)
    assert t.question == "operation"
    t.do("advance-left", "advance-right")
    assert t.in_melee(KNIGHTS)


@pytest.mark.rule("DW-S-MOR-30", "DW-DEC-28", "DW-B-CON-03")
def test_nobody_else_is_feared_and_without_a_test_nobody_feared_is_touched() -> None:
    assert attack_step(guard(), unit(MEN, "S", "F5 F6 F7 F8", order="hold")).question == "operation"
    trolls = unit("trolls", "N", "J5 J6 J7 J8", order="attack")  # fear 2 themselves
    t = at("movement", trolls, knights(), step="attack step", level="standard").do("move trolls")
    assert t.question == "operation"
    assert attack_step(guard(order="attack"), knights(routing=True, moved=True)).question == "operation"
    t = attack_step(guard(), knights()).do("none", "advance-left")
    assert t.refuses("advance-right") == ["DW-S-MOR-30"]


@pytest.mark.rule("DW-S-MOR-30", "DW-S-MOR-67")
def test_impetuous_units_and_those_out_of_reach_do_not_test() -> None:
    far = attack_step(guard("O5 O6 O7 O8"), knights("A5 A6 A7 A8"))
    assert far.question == "operation"


@pytest.mark.rule("DW-S-MOR-31", "DW-S-MOR-34")
def test_who_fails_goes_no_nearer_and_charges_nobody_feared() -> None:
    others = unit("berserkers", "S", "G11 G12 G13 G14", order="hold")  # fear 2 too
    t = attack_step(guard(), knights(), others, dice=[1]).do(f"charge {KNIGHTS}", "done")
    assert t.told("refuses", unit=GUARD)
    assert t.refuses("advance-left") == ["DW-S-MOR-34"]
    assert t.refuses("shift NE") == ["DW-S-MOR-34"]
    assert "shift SE" in t.options
    assert not [option for option in t.options if option.startswith("advance")]
    # A step that goes no nearer to the knights touches the berserkers: they cannot be attacked either.
    near = unit("berserkers", "S", "H9 H10", order="hold")
    t = attack_step(guard("K7 K8 K9 K10"), knights("E1 E2"), near, dice=[1]).do(f"charge {KNIGHTS}", "done")
    assert t.refuses("advance-right") == ["DW-S-MOR-31"]


@pytest.mark.rule("DW-S-MOR-34")
def test_no_single_element_of_it_goes_nearer() -> None:
    t = attack_step(guard(), knights(), dice=[1]).do(f"charge {KNIGHTS}", "regroup")
    t.do("take J8")
    fields = {option.split()[1] for option in t.options if option.startswith("to ")}
    assert fields
    assert not {field for field in fields if field.startswith("H")}


@pytest.mark.rule("DW-S-MOR-32", "DW-S-CHR-09")
def test_what_counts_in_a_charge_test() -> None:
    def total(foe: dict[str, Any], order: str = "attack") -> int:
        t = at("movement", guard(order=order), foe, level="standard")
        return sum(amount for _, amount in MoraleTest(CHARGE, 0, (1,)).modifiers(t.s))

    own = 4 + 1 + 1 + (2 - 3) + (1 - 2)  # elements, leader, standard bearer, size, fear
    assert total(knights(order="attack")) == own + 1
    assert total(knights(order="move")) == own + 1 + 1
    assert total(knights(order="hold")) == own + 1 - 1
    assert total(knights(order="attack", melee=1)) == own + 1 + 3
    assert total(knights(order="attack"), order="skirmish") == own


@pytest.mark.rule("DW-S-MOR-33", "DW-S-CMD-01")
def test_the_example_with_and_without_commander() -> None:
    # Five elements with leader and standard bearer on Skirmish, an enemy of equal size on Hold, fear one higher.
    men = unit("dwarf_eaters", "N", "J4 J5 J6 J7 J8", order="skirmish")  # morale 9
    foe = unit("berserkers", "S", "F5 F6 F7", order="hold")  # fear 2, size 2
    t = at("movement", men, foe, level="standard")
    test = MoraleTest(CHARGE, 0, (1,))
    assert (sum(amount for _, amount in test.modifiers(t.s)), test.needed(t.s)) == (5, 4)
    t = at("movement", men, foe, unit("baslian", "N", "J9", host="dwarf_eaters"), level="standard")
    assert (sum(amount for _, amount in test.modifiers(t.s)), test.needed(t.s)) == (8, 1)
    t = at("movement", men, foe, step="skirmish step", level="standard", dice=[4]).do("move dwarf_eaters")
    t.do("charge berserkers")
    assert t.told("roll", test="charge", made=True)


@pytest.mark.rule("DW-S-MOR-77")
def test_one_test_with_the_worst_sum_counts_for_all_that_are_named() -> None:
    berserkers = unit("berserkers", "S", "F9 F10", order="move")  # fear 2, size 2
    t = attack_step(guard(), knights("F5 F6 F7"), berserkers, dice=[6])
    assert t.options == [f"charge {KNIGHTS}", "charge berserkers", "none"]
    t.do(f"charge {KNIGHTS}", "charge berserkers")
    (roll,) = t.told("roll", test="charge")
    assert sum(amount for _, amount in roll["modifiers"]) == 4 + 2 - 1 - 1 + 1 - 1  # that of the knights, on Hold
    assert t.s.doings.charges == ((0, (1, 2), True),)
    # Unnamed, the others are not touched by the step that makes contact.
    t = attack_step(guard(), knights("G5 G6"), unit("berserkers", "S", "G8 G9"), dice=[6])
    t.do(f"charge {KNIGHTS}", "done")
    assert t.refuses("advance-left") == ["DW-S-MOR-31"]


@pytest.mark.rule("DW-S-MOR-70")
def test_single_and_large_elements_are_feared_by_their_own_value() -> None:
    hero = unit("gordan", "S", "F6")  # fear 1
    assert attack_step(guard(), hero).question == "operation"
    giant = unit("myrlak_cloudcook", "N", "G6")  # fear 3
    men = unit(MEN, "S", "D5 D6 D7 D8", order="attack")
    t = at("movement", giant, men, step="attack step", level="expert").do(f"move {MEN}")
    assert (t.question, t.options) == ("charge", ["charge myrlak_cloudcook", "none"])
