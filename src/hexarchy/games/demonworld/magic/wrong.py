"""Spells gone wrong (DW-E-MAG-15 to -22): a table, and each of its results takes effect at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hexarchy.games.demonworld import changes, hooks
from hexarchy.games.demonworld.magic import wizards
from hexarchy.games.demonworld.shot import place
from hexarchy.games.demonworld.slopes import insurmountable
from hexarchy.games.demonworld.state import DemonworldState

HIT_EVERY: Final = 5  # points spent, or part of them (DW-E-MAG-17)
DISCHARGED: Final = 20  # this total or more
SHOCK: Final = 2  # rounds after this one (DW-E-MAG-22)


def go_wrong(s: DemonworldState, unit: int, spent: int) -> None:
    """Roll on the table; `spent`: the spell points that went into the spell."""
    (die,) = s.roll(1, 20, "DW-E-MAG-15", unit=s.name(unit))
    next(result for last, result in RESULTS if die <= last)(s, unit, spent)


def removed(s: DemonworldState, unit: int, spent: int) -> None:
    """The wizard is lost (DW-E-MAG-16)."""
    element = s.element_of(unit)
    s.emit("wizard-lost", unit=s.name(unit))
    changes.wound(s, {element: s.hits[element]})


def recoil(s: DemonworldState, unit: int, spent: int) -> None:
    hits = -(-spent // HIT_EVERY)
    s.emit("recoil", unit=s.name(unit), count=hits)
    changes.wound(s, {s.element_of(unit): hits})


def discharge(s: DemonworldState, unit: int, spent: int) -> None:
    """The wizard first, then friend and foe around in compass order (DW-E-MAG-19)."""
    element = s.element_of(unit)
    here = place(s, element)
    near = [field for field in s.around[here] if field >= 0 and not insurmountable(s, here, field)]
    struck = dict.fromkeys([element, *(s.standing[field] for field in near if field in s.standing)])
    wounds = {}
    for one in struck:
        hooks.attacked(s, one)
        about = {"foe": s.name(s.unit_of(one)), "hex": s.field_id(place(s, one))}
        if s.check(1, 20, "DW-E-MAG-19", ("at-least", DISCHARGED), (("DW-E-MAG-19", spent),), **about):
            wounds[one] = 1
    changes.wound(s, wounds)


def magic_lost(s: DemonworldState, unit: int, spent: int) -> None:
    """For good; the points of a staff can still be used (DW-E-MAG-20)."""
    wizards.change(s, unit, points=0, lost=True)
    s.emit("magic-lost", unit=s.name(unit))


def points_lost(s: DemonworldState, unit: int, spent: int) -> None:
    """They can be regained from the next round on (DW-E-MAG-21)."""
    wizards.change(s, unit, points=0)
    s.emit("points-lost", unit=s.name(unit))


def shock(s: DemonworldState, unit: int, spent: int) -> None:
    """No casting and no recovery in this round and the next two (DW-E-MAG-22)."""
    wizards.change(s, unit, barred=s.round + SHOCK)
    s.emit("shock", unit=s.name(unit))


Result = Callable[[DemonworldState, int, int], None]
# The highest number of a D20 for each.
RESULTS: Final[tuple[tuple[int, Result], ...]] = (
    (1, removed),
    (5, recoil),
    (9, discharge),
    (13, magic_lost),
    (17, points_lost),
    (20, shock),
)
