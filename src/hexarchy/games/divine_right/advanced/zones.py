"""Zones of control (DR-A-ZOC): large armies under a leader make the ground around them dear to enter."""

from __future__ import annotations

from collections.abc import Sequence

from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right import hooks
from hexarchy.games.divine_right.combat import strength
from hexarchy.games.divine_right.movement import ground, party
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import IN_MOUNTAIN, MOUNTAIN

ENOUGH = 10  # combat units (DR-A-ZOC-01)
FLYING = 3  # what a flyer counts (DR-A-ZOC-02)


@hooks.DEARER(option="zones_of_control")
def zones(s: DivineRightState, members: Sequence[int]) -> int:
    """Entering an enemy zone costs a land stack 1 point more, however many zones there are (DR-A-ZOC-03)."""
    if party.heroes_only(s, members):
        return 0
    seats = [seat for seat in s.in_game if seat != s.phasing]
    found = 0
    for seat in seats:
        fewest = ENOUGH // FLYING if s.army[seat] & s.world.flyers else ENOUGH
        for space in hexes_of(s.held[seat]):
            if len(s.stacks[space]) >= fewest:
                found |= zone(s, seat, space)
    return found


def zone(s: DivineRightState, seat: int, space: int) -> int:
    """The spaces around one that a seat's stack in it controls: those its land army could enter, not over navigable
    rivers (DR-A-ZOC-04), and mountains only where one of them is at home in such (DR-A-ZOC-05)."""
    units = _army(s, seat, space)
    flyers = sum(s.world.flyers >> unit & 1 for unit in units)
    if len(units) + (FLYING - 1) * flyers < ENOUGH:
        return 0
    leaders = [hero for hero in s.mortals(space) if s.master[hero] == seat and _leads(s, hero, units)]
    if not leaders:
        return 0
    world = s.world
    closed = s.strange_castles(seat) | world.isle | world.temple
    climbers = {party.profile(s, piece) for piece in (*leaders, *units)}
    found = 0
    for near in ground.passable(world)[space]:
        if closed >> near & 1:
            continue
        if world.terrain[near] & MOUNTAIN and not any(
            ground.bonuses_in(world, climber, near) & IN_MOUNTAIN for climber in climbers
        ):
            continue
        found |= 1 << near
    return found


def _army(s: DivineRightState, seat: int, space: int) -> list[int]:
    """Its land units and flyers there; who is besieged controls nothing."""
    shut = s.inside if s.besieged(space) else 0
    return [
        unit
        for unit in s.own_units(seat, space)
        if not s.is_seagoing(unit) and unit not in s.aboard and not shut >> unit & 1
    ]


def _leads(s: DivineRightState, hero: int, units: Sequence[int]) -> bool:
    afloat = s.boats >> hero & 1 or s.is_fleet(s.aboard.get(hero, hero))
    return not afloat and any(strength.leads(s, hero, unit) for unit in units if unit != hero)
