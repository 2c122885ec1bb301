"""Morale (DW-S-MOR-01 to -29, -48, -76, -79, -80): who tests, what counts, and what follows."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.demonworld import morale
from hexarchy.games.demonworld.morale import MoraleTest
from hexarchy.games.demonworld.words import MISSILE
from tests.demonworld.table import Table, at, unit


def field_row(row: str, first: int, count: int) -> str:
    return " ".join(f"{row}{number}" for number in range(first, first + count))


def total(t: Table, test: MoraleTest) -> int:
    return sum(amount for _, amount in test.modifiers(t.s))


def taken(t: Table) -> list[tuple[str, str, bool]]:
    """The tests so far: whose, of which kind, whether passed."""
    rolls = [(roll["unit"], roll["test"], roll["made"]) for roll in t.events("roll") if "test" in roll]
    return rolls + [(event["unit"], event["test"], event["passed"]) for event in t.events("morale-certain")]


def shot_at(*units: Any, dice: Any, **more: Any) -> Table:
    """The first shooting phase of the Standard Game."""
    return at("shooting-1", *units, dice=dice, level="standard", **more)


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
