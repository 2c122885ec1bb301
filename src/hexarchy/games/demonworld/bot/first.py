"""The first captain, for the arena: each unit chose its enemy for itself, at every step, by what it was worth.

It marches, shoots, strikes and casts as the captain does now; only whom units go for is as it was.
"""

from __future__ import annotations

from typing import Any, Final

from hexarchy.games.demonworld.bot.aspects import Aspects
from hexarchy.games.demonworld.bot.captain import Captain
from hexarchy.games.demonworld.bot.reckoner import Reckoner
from hexarchy.games.demonworld.words import NOBODY

FIRST: Final = Aspects(steadfast=2.0, charge_odds=0.2)
COMMON: Final = 1.5  # how much more the enemy promises that all go for
FINISH: Final = 3.0  # how much more a unit promises of which little is left
FAR: Final = 4.0  # fields added to every way
BROKEN: Final = 0.5  # what a routing enemy is worth of what it was
CROWDED: Final = 0.3  # and one that enough others go for
ENOUGH: Final = 2.0  # elements for each of the enemy's


class First(Captain):
    def __init__(self, rng: Any, aspects: Aspects | None = None) -> None:
        super().__init__(rng, aspects or FIRST)

    def target(self, r: Reckoner, unit: int) -> int:
        """The enemy worth most for the way to it, and not too strong."""
        common = self.common(r)
        merits = [
            (foe, self.merit(r, unit, foe) * self.room(r, unit, foe) * (COMMON if foe == common else 1.0))
            for foe in r.foes
        ]
        found = self.plan.choose(r.s.name(unit), merits, r.aspects.steadfast)
        return NOBODY if found is None else found

    def common(self, r: Reckoner) -> int | None:
        """The enemy that all rather go for."""
        s = r.s
        mine = [unit for unit in s.roster.of_side(r.side) if s.bodies[unit]]
        merits = []
        for foe in r.foes:
            chance = sum(r.chance(unit, foe) for unit in mine) / len(mine) if mine else 1.0
            merits.append((foe, sum(self.merit(r, unit, foe) for unit in mine) * chance / r.left(foe)))
        return self.plan.choose("all", merits, r.aspects.steadfast)

    def merit(self, r: Reckoner, unit: int, foe: int) -> float:
        """What an enemy promises for the way to it."""
        promise = r.s.entry(foe).points * min(1.6, max(0.5, r.odds(unit, foe))) * (1 + FINISH * r.lost(foe))
        return promise * (BROKEN if r.s.units[foe].routing else 1.0) / (r.road(unit, foe) + FAR) ** 2

    def room(self, r: Reckoner, unit: int, foe: int) -> float:
        """Less than 1 where enough others, nearer to it, go for an enemy or fight it already."""
        s, way = r.s, r.gap(unit, foe)
        others = [
            len(s.bodies[own])
            for own in s.roster.of_seat(r.seat)
            if own != unit and self.plan.goals.get(s.name(own)) == foe and s.bodies[own] and r.gap(own, foe) < way
        ]
        return CROWDED if sum(others) >= ENOUGH * len(s.bodies[foe]) else 1.0
