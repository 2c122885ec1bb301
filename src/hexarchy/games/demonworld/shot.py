"""One shot (DW-B-SHO-21): who shoots at whom with what, and all that is added to the die, each with its rule.

The declaration, the dice, the odds and the captain read the same object, so the odds shown are the odds rolled.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from hexarchy.core.decisions import Reason
from hexarchy.games.demonworld import contact, hooks
from hexarchy.games.demonworld.cards import WeaponForm
from hexarchy.games.demonworld.facing import CAVALRY_ARC, INFANTRY_ARC
from hexarchy.games.demonworld.shape import orderly
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.words import HOLD, SHOOTING_1, SINGLE, SKIRMISH

NEEDED: Final = 20
SUPPORT: Final = 2  # each supporting element
FEW: Final = 4  # fewer models than these shoot worse


class Shot(NamedTuple):
    """`factor`: the lead's Battle Factor at its range; it stays the same where the shot goes astray (DW-B-SHO-24)."""

    lead: int
    target: int
    factor: int
    supporters: tuple[int, ...] = ()
    flaming: bool = False  # arrows that armor does not stop (DW-E-FIR-19)

    def modifiers(self, s: DemonworldState, victim: int) -> list[tuple[str, int]]:
        """All that is added to the D20 of a shot at an element: the target, or what it hits instead."""
        armor = s.entry(s.roster.unit_of[victim]).card.printed.armor
        shooters = (self.lead, *self.supporters)
        few = sum(models(s, element) < FEW for element in shooters)
        found = [("DW-B-CHR-06", self.factor), ("DW-B-SHO-15", SUPPORT * len(self.supporters))]
        if not self.flaming:
            found += [("DW-B-CHR-01", -armor), ("DW-B-SHO-21", -few)]
        for add in hooks.SHOT_MODIFIERS.of(s):
            found += add(s, self, victim)
        return found

    def chance(self, s: DemonworldState) -> float:
        """How likely it hits what it is aimed at, if it does not go astray."""
        added = sum(amount for _, amount in self.modifiers(s, self.target))
        return min(20, max(0, 21 - NEEDED + added)) / 20


def models(s: DemonworldState, element: int) -> int:
    return s.entry(s.roster.unit_of[element]).card.printed.models_per_element


# -- who may shoot -----------------------------------------------------------------------------------------------------


def may_shoot(s: DemonworldState, unit: int) -> bool:
    """Does a unit shoot in this phase (DW-B-SHO-01, -02, DW-B-ORD-12, -14)?"""
    true = s.units[unit]
    if not s.bodies[unit] or true.shot:
        return False
    for shoots in hooks.SHOOTS.of(s):
        told = shoots(s, unit)
        if told is not None:
            return told
    if s.phase == SHOOTING_1:
        return true.order == SKIRMISH and not true.melee and orderly(s, unit)
    return true.order == HOLD and true.melee in (0, s.round)


def why_barred(s: DemonworldState, element: int) -> Reason | None:
    """Why an element neither shoots nor supports, whatever its unit does."""
    found = (why(s, element) for why in hooks.MAY_NOT_SHOOT.of(s))
    return next((reason for reason in found if reason is not None), None)


def weapons(s: DemonworldState, element: int) -> list[WeaponForm]:
    """What an element can shoot with under its unit's order (DW-B-CHR-11, -13); a single one on its own has the choice
    of one that holds (DW-S-CMD-05)."""
    entry = s.entry(s.roster.unit_of[element])
    holds = s.units[s.unit_of(element)].order == HOLD or s.entry(s.unit_of(element)).sort == SINGLE
    return [weapon for weapon in entry.card.missiles if holds or not weapon.hold_only]


def factor(s: DemonworldState, element: int, target: int) -> int | None:
    """The best Battle Factor at the range of a target; None beyond it (DW-B-CHR-06)."""
    distance = s.area.grid.distance(s.at[element], s.at[target])
    found = [factor for weapon in weapons(s, element) if (factor := weapon.factor(distance)) is not None]
    return max(found, default=None)


def in_arc(s: DemonworldState, element: int, target: int) -> bool:
    """Does a target lie in the arc of fire (DW-B-SHO-10, -11)?"""
    return faces(s, element, s.at[target])


def faces(s: DemonworldState, element: int, field: int) -> bool:
    """The same of a field."""
    infantry = s.entry(s.roster.unit_of[element]).card.infantry
    arc = INFANTRY_ARC if infantry else CAVALRY_ARC
    return arc.holds(s.area.grid.vector(s.at[element], field), s.looks[element])


def seen(s: DemonworldState, element: int, target: int) -> bool:
    """Is a target in view (DW-B-SHO-03)? What its cover adds is a modifier of the shot."""
    see = hooks.SIGHT.last(s)
    return see is not None and see(s, element, target)


@hooks.SIGHT()
def clear_line(s: DemonworldState, element: int, target: int) -> bool:
    """In the Basic Game the line touches no field of another element (DW-B-SHO-12)."""
    return s.battle.lines.clear(s.at[element], s.at[target], s.standing)


def in_melee(s: DemonworldState, unit: int, target: int) -> bool:
    """Is a shot of a unit at an element one into a melee (DW-B-SHO-04, -24, -25)?

    Contact alone counts; but a unit that was attacked just now shoots at those that touch nobody else as at any others.
    """
    touched = contact.touching(s, target)
    if not touched:
        return False
    attacked = s.units[unit].melee == s.round and s.side(unit) != s.roster.side_of[target]
    return not (attacked and all(s.unit_of(other) == unit for other in touched))


def targets(s: DemonworldState, element: int) -> dict[int, int]:
    """What an element may shoot at, with its Battle Factor for each; remembered as long as nobody moves."""
    key = ("targets", element)
    found: dict[int, int] | None = s.memo.get(key)
    if found is None:
        found = s.memo[key] = dict(_targets(s, element))
    return found


def _targets(s: DemonworldState, element: int) -> Iterator[tuple[int, int]]:
    unit, side, sides = s.unit_of(element), s.roster.side_of[element], s.roster.side_of
    reach = max((weapon.reach for weapon in weapons(s, element)), default=0)
    distance, here = s.area.grid.distance, s.at[element]
    if not reach:
        return
    for other in dict.fromkeys(s.standing.values()):
        if other == element or distance(here, s.at[other]) > reach:
            continue
        if sides[other] == side and not contact.touches(s, other):  # one's own only in a melee (DW-B-SHO-26)
            continue
        if s.unit_of(other) == unit:
            continue
        best = factor(s, element, other)
        if best is not None and in_arc(s, element, other) and seen(s, element, other):
            yield other, best
