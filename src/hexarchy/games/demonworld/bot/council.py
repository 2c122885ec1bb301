"""The council: who goes for whom in a round.

A card counts only when all of it is gone (DW-B-WIN-10), and rounds are few: so as many go for one enemy as destroy it
in time, those first who are there first.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from hexarchy.games.demonworld import contact
from hexarchy.games.demonworld.bot.reckoner import Reckoner
from hexarchy.games.demonworld.words import LARGE, MOVE, SINGLE

MOST_AT_ONCE: Final = 3  # units that are sent together
NEVER: Final = 1000.0


class Fighter(NamedTuple):
    """What one adds to a fight: after how many rounds it is there, and how many hits a round it deals from then on."""

    arrives: float
    hits: float


def finished(left: float, fighters: Iterable[Fighter]) -> float:
    """After how many rounds so many hits are dealt."""
    dealt, now = 0.0, 0.0
    for arrives, hits in sorted(fighters):
        if left <= dealt * (arrives - now):
            break
        left -= dealt * (arrives - now)
        dealt, now = dealt + hits, arrives
    return now + left / dealt if dealt else NEVER


class Council:
    """Units are sent one party after the other, each where it gains most."""

    def __init__(self, r: Reckoner, kept: Mapping[int, int]) -> None:
        self.r = r
        self.kept = kept  # whom units went for in the round before
        self.rounds = r.s.battle.rounds - r.s.round + 1
        self.sent: dict[int, list[Fighter]] = {foe: self.engaged(foe) for foe in r.foes}

    def orders(self) -> dict[int, int]:
        """The enemy of each unit that is free to go."""
        s, goals = self.r.s, dict[int, int]()
        free = [unit for unit in s.roster.of_seat(self.r.seat) if self.marches(unit)]
        while free and self.sent:
            _, foe, party = max(
                ((self.gain(foe, party), foe, party) for foe in self.sent for party in self.parties(free, foe)),
                key=lambda bid: (bid[0], -bid[1]),
            )
            self.sent[foe] += [self.fighter(unit, foe) for unit in party]
            goals |= dict.fromkeys(party, foe)
            free = [unit for unit in free if unit not in goals]
        return goals

    def marches(self, unit: int) -> bool:
        s = self.r.s
        true = s.units[unit]
        idle = not s.bodies[unit] or true.melee or true.routing
        return not idle and s.entry(unit).sort != SINGLE and unit not in s.roster.guns

    def engaged(self, foe: int) -> list[Fighter]:
        """Those who fight an enemy already: each divides itself among all it touches."""
        r, found = self.r, []
        for unit in contact.touched_units(r.s, foe):
            others = len(contact.touched_units(r.s, unit))
            found.append(Fighter(0.0, self.hits(unit, foe) / max(1, others)))
        return found

    def hits(self, unit: int, foe: int) -> float:
        r = self.r
        if r.shoots(unit) and not r.s.units[unit].melee:
            return r.aspects.volley * len(r.s.bodies[unit])
        strikes = r.aspects.blows if r.s.entry(unit).sort == LARGE else r.aspects.front * len(r.s.bodies[unit])
        return r.chance(unit, foe) * strikes

    def fighter(self, unit: int, foe: int) -> Fighter:
        r = self.r
        way = max(0.0, r.road(unit, foe) - 1 - r.stops(unit))
        rounds = way * r.aspects.detours / max(1, r.paces(unit, MOVE))
        return Fighter(rounds / r.aspects.steadfast if self.kept.get(unit) == foe else rounds, self.hits(unit, foe))

    def parties(self, free: list[int], foe: int) -> list[tuple[int, ...]]:
        """The nearest, the two nearest, and so on."""
        nearest = sorted(free, key=lambda unit: (self.fighter(unit, foe).arrives, unit))[:MOST_AT_ONCE]
        return [tuple(nearest[: count + 1]) for count in range(len(nearest))]

    def gain(self, foe: int, party: tuple[int, ...]) -> float:
        """What a party adds to the points that are won and to how soon they are, for each who goes."""
        r, there = self.r, self.sent[foe]
        before, after = (
            self.success(finished(r.left(foe), fighters))
            for fighters in (there, [*there, *(self.fighter(unit, foe) for unit in party)])
        )
        found: float = r.s.entry(foe).points * (after - before) / len(party) ** r.aspects.together
        return found

    def success(self, rounds: float) -> float:
        """How good it is to destroy an enemy after so many rounds: little once the battle is over."""
        found: float = min(1.0, self.rounds / rounds) ** self.r.aspects.in_time / (rounds + 1)
        return found
