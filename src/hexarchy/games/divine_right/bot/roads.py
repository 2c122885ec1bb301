"""The captain's roads: how far it is to a place over several turns, for units on land and for fleets."""

from __future__ import annotations

from functools import lru_cache

from hexarchy.core.hexsets import hexes_of
from hexarchy.core.paths import Reach, Steps, costs_to, reach_from, reverse
from hexarchy.games.divine_right.movement import ground, modes, party
from hexarchy.games.divine_right.movement.ground import Profile
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import NEUTRAL, NOBODY
from hexarchy.games.divine_right.world import World

FORD = 5  # a navigable river is crossed from its bank only: the rest of a day is lost (DR-B-TER-07)
HALT = 2  # in mountains, in which one must stop (DR-B-TER-04)
FARTHEST = 70


@lru_cache(128)
def steps(world: World, profiles: frozenset[Profile]) -> Steps:
    """As those who march pay them, with what halts and fords cost in time."""
    halting, forded = ground.halting(world, profiles), ground.fords(profiles)
    found = []
    for space, near in enumerate(ground.land_steps(world, profiles)):
        onward = [(beyond, cost + HALT * (halting >> beyond & 1)) for beyond, cost in near]
        if not forded:
            banks = (beyond for beyond in world.field.near[space] if (space, beyond) in world.river_sides)
            onward += [(beyond, FORD) for beyond in banks if world.land >> beyond & 1]
        found.append(tuple(sorted(onward)))
    return tuple(found)


@lru_cache(128)
def back(world: World, profiles: frozenset[Profile]) -> Steps:
    return reverse(steps(world, profiles))


@lru_cache(8)
def sea_back(world: World) -> Steps:
    return reverse(ground.sea_steps(world))


class Roads:
    """The roads of one seat at one moment. Land of kingdoms that act for nobody is gone round, unless one goes for it
    or has offended them already."""

    def __init__(self, s: DivineRightState, seat: int) -> None:
        self.s, self.seat, self.world = s, seat, s.world
        barred = s.strange_castles(seat) | s.besieged_spaces
        self.closed = s.world.isle | s.world.temple | party.foes_ashore(s, seat) | barred
        self.barred_at_sea = modes.FLEET.barriers(s, ()).closed
        self.shunned = 0
        for number, kingdom in enumerate(s.kingdoms):
            offended = kingdom.status == NEUTRAL and kingdom.violated >> seat & 1
            if kingdom.seat == NOBODY and s.in_play(number) and not offended:
                self.shunned |= s.game.lands[number]
        self._ways: dict[tuple[int, frozenset[Profile], bool], Reach] = {}
        self._to: dict[tuple[frozenset[Profile], int, bool], list[int]] = {}
        self._sea: dict[int, list[int]] = {}

    def ways(self, unit: int, *, polite: bool) -> Reach:
        """From where a unit is to everywhere."""
        profiles = party.profiles(self.s, [unit])
        key = (self.s.where[unit], profiles, polite)
        if key not in self._ways:
            entry = ground.entry_map(self.world, self._barred(polite), 0)
            self._ways[key] = reach_from(steps(self.world, profiles), key[0], FARTHEST, entry)
        return self._ways[key]

    def _barred(self, polite: bool) -> int:
        return self.closed | self.shunned if polite else self.closed

    def costs_to(self, unit: int, goals: int, *, polite: bool) -> list[int]:
        """For each space how far it is from there to one of the goals, for one like this unit."""
        profiles = party.profiles(self.s, [unit])
        key = (profiles, goals, polite)
        if key not in self._to:
            closed = self._barred(polite) & ~goals
            entry = ground.entry_map(self.world, closed, 0)
            found = [*hexes_of(goals)]
            self._to[key] = costs_to(back(self.world, profiles), found, entry)
        return self._to[key]

    def by_sea(self, goals: int) -> list[int]:
        """For each space how far a fleet has from there to one of the goals."""
        if goals not in self._sea:
            entry = ground.entry_map(self.world, self.barred_at_sea & ~goals, 0)
            found = [*hexes_of(goals)]
            self._sea[goals] = costs_to(sea_back(self.world), found, entry)
        return self._sea[goals]
