"""Who may fight whom (DR-B-COM-03, -05, DR-B-FLY-03, DR-B-SWM-02, -03): on land, at sea and in the air.

Land units fight land units, fleets and what swims fight at sea; flyers attack all of these, and are attacked in the air
by flyers alone. What is under water is attacked by nobody.
"""

from __future__ import annotations

from hexarchy.core.decisions import Reason
from hexarchy.games.divine_right import hooks
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import AT_SEA, IN_AIR, NOBODY, ON_LAND


def element(s: DivineRightState, unit: int) -> int:
    """Where a unit can be attacked now; NOBODY: nowhere."""
    if s.airborne >> unit & 1:
        return IN_AIR
    if s.underground >> unit & 1:
        return NOBODY  # DR-A-GHO-03
    if s.is_seagoing(unit):
        return NOBODY if s.submerged >> unit & 1 else AT_SEA
    return ON_LAND


def defenders(s: DivineRightState, space: int, seat: int, where: int) -> list[int]:
    """Units of another seat outside in a space that can be met there (DR-B-COM-03, -05); one player's (DR-B-COM-21)."""
    master, inside, aboard, found = s.master, s.inside, s.aboard, []
    for unit in s.units(space):
        if master[unit] in (seat, NOBODY) or inside >> unit & 1 or unit in aboard:
            continue
        if element(s, unit) == where or hooks.MEETS.any(s, unit, where):
            found.append(unit)
    return [unit for unit in found if master[unit] == master[found[0]]] if len(found) > 1 else found


def targets(s: DivineRightState, unit: int) -> tuple[int, ...]:
    """Where a unit attacks others."""
    for answer in hooks.TARGETS.of(s):
        if (found := answer(s, unit)) is not None:
            return found
    if s.world.flyers >> unit & 1:
        return (ON_LAND, AT_SEA, IN_AIR)
    return (AT_SEA,) if s.is_seagoing(unit) else (ON_LAND,)


def battlefield(s: DivineRightState, unit: int, space: int) -> int:
    """Where on the surface of a space a unit finds an enemy to attack: flyers rather on land; NOBODY: nowhere."""
    return met(s, unit, space)[0]


def met(s: DivineRightState, unit: int, space: int) -> tuple[int, list[int]]:
    """The same, and whom."""
    for where in targets(s, unit):
        if where != IN_AIR and (found := defenders(s, space, s.master[unit], where)):
            return where, found
    return NOBODY, []


def why_not_strike(s: DivineRightState, unit: int, found: list[int]) -> list[Reason]:
    """The rules against a unit's attack on certain defenders."""
    for why in hooks.MAY_STRIKE.of(s):
        if reasons := why(s, unit, found):
            return reasons
    return []


def may_strike(s: DivineRightState, unit: int, space: int) -> bool:
    """May a unit attack a space over the side between, though it could not go there?"""
    over = hooks.STRIKES_OVER.any(s, unit, space)
    return over or may_cross(s, unit, s.where[unit], space)


def may_cross(s: DivineRightState, piece: int, start: int, end: int) -> bool:
    """May a piece go, or strike, over the side between two spaces (DR-B-TER-10)?"""
    world = s.world
    if world.flyers >> piece & 1:
        return True
    if world.fleets >> piece & 1:
        return (start, end) not in world.dry_sides and bool(world.sailable >> end & 1)
    if world.swimmers >> piece & 1:
        return (start, end) not in world.dry_sides and bool(world.swimmable >> end & 1)
    return (start, end) not in world.water_sides and bool(world.land >> end & 1)
