"""The offered route (DE-PROC-1): the cheap and quiet road to a hex, and what going there will set off.

For the table and the bots; the rules need no route, since every step is an order of its own.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import TYPE_CHECKING, NamedTuple

from hexarchy.core.hexsets import hexes_of
from hexarchy.games.dark_emperor.movement.company import Company, inactive_land
from hexarchy.games.dark_emperor.words import NEUTRAL, SEA, TRAIN, other

if TYPE_CHECKING:
    from hexarchy.games.dark_emperor.state import DarkEmperorState

FARTHEST = 36  # beyond it a stack is lost for certain (DE-8.12b)
NOWHERE = -1


class Route(NamedTuple):
    """A way with its cost, and what it sets off."""

    path: tuple[int, ...]
    points: int
    rouses: tuple[int, ...]  # kingdoms
    passes: tuple[int, ...]  # hexes with garrisons on the way
    hunts: tuple[int, ...]  # lone leaders
    takes: tuple[int, ...]  # lone trains and devices
    joins: int  # points of the stack the group would become part of, if they are more or fewer; else 0 (DE-8.1a)


class Roads:
    """A search for ways of one company: quiet ones, or any that the rules allow."""

    def __init__(self, s: DarkEmperorState, company: Company, *, quiet: bool, goal: int = NOWHERE) -> None:
        self.s = s
        self.company = company
        self.quiet = quiet
        self.goal = goal
        self.enemies = s.fought_over(other(company.side))
        self.inactive = inactive_land(s)
        self.start = s.where[company.members[0]]

    def search(self, limit: int) -> dict[int, tuple[int, tuple[int, ...]]]:
        """For each hex the least points and the way: fewest hexes, then lower numbers, decide between equals."""
        s, company = self.s, self.company
        found: dict[int, tuple[int, tuple[int, ...]]] = {}
        settled: set[tuple[int, tuple[int, ...]]] = set()
        heap: list[tuple[int, int, tuple[int, ...], int, int, tuple[int, ...]]] = []
        heappush(heap, (0, 0, (), 0, self.start, company.moored(s)))
        while heap:
            points, steps, path, onward, here, moored = heappop(heap)
            if (here, moored) in settled:
                continue
            settled.add((here, moored))
            if steps and self._may_stop(here):
                found.setdefault(here, (points, path))
            if here == self.goal and steps:
                break
            for to in hexes_of(self._ahead(here, steps, moored)):
                arrived = company.arrive(s, here, to, moored)
                cost = points + onward + company.toll(s, to)
                if company.reckoned(cost) <= limit and (to, arrived) not in settled:
                    heappush(heap, (cost, steps + 1, (*path, to), self._gauntlet(to), to, arrived))
        return {hex_: (company.reckoned(points), path) for hex_, (points, path) in found.items()}

    def _may_stop(self, here: int) -> bool:
        return not (self.company.must_land and self.s.world.terrain[here] == SEA)

    def _ahead(self, here: int, steps: int, moored: tuple[int, ...]) -> int:
        """The hexes to go on to; none where they must stop or, on a quiet way, where something would be set off."""
        if not steps:
            return self.company.ways(self.s, here, moored)
        if self.company.halted(self.s, here):
            return 0
        found = self.company.ways(self.s, here, moored)
        if not self.quiet:
            return found
        if self.enemies >> here & 1:
            return 0
        if self.inactive >> here & 1:
            land = self.s.world.owner[here]
            if self.s.has_fighters(NEUTRAL, here) or self._elsewhere(land):
                return 0
            if self.goal == NOWHERE:
                found &= self.s.world.lands[land]
        return found

    def _elsewhere(self, kingdom: int) -> bool:
        """No kingdom is roused but that of the goal."""
        return self.goal != NOWHERE and self.s.world.owner[self.goal] != kingdom

    def _gauntlet(self, hex_: int) -> int:
        """What going on from there costs; those roused by the company's coming are enemies by then (DE-6.11a)."""
        if self.inactive >> hex_ & 1:
            roused = self.s.fighters(NEUTRAL, hex_)
            return self.company.gauntlet(self.s, hex_) + sum(self.s.strength(piece) for piece in roused)
        return self.company.gauntlet(self.s, hex_) if self.enemies >> hex_ & 1 else 0


def route(s: DarkEmperorState, group: tuple[int, ...], to: int) -> Route | None:
    """The offered route: the cheapest quiet one, else the cheapest of any kind, else none."""
    company = Company(s, group)
    no_limit = 1 << 16
    for quiet in (True, False):
        found = Roads(s, company, quiet=quiet, goal=to).search(no_limit).get(to)
        if found is not None:
            return _described(s, company, found[1], found[0])
    return None


def reach(s: DarkEmperorState, group: tuple[int, ...]) -> dict[int, tuple[int, tuple[int, ...]]]:
    """All hexes within 36 points on quiet ways: points and path for each."""
    return Roads(s, Company(s, group), quiet=True).search(FARTHEST)


# -- warnings ---------------------------------------------------------------------------------------------------------


def _described(s: DarkEmperorState, company: Company, path: tuple[int, ...], points: int) -> Route:
    inactive, foe = inactive_land(s), other(company.side)
    roused = tuple(sorted({s.world.owner[hex_] for hex_ in path if inactive >> hex_ & 1}))
    foes = (foe, NEUTRAL) if roused else (foe,)
    return Route(
        path,
        points,
        roused,
        tuple(hex_ for hex_ in path[:-1] if any(_guarded(s, side, hex_, roused) for side in foes)),
        tuple(leader for hex_ in path for side in foes for leader in _hunted(s, side, hex_, roused)),
        tuple(taken for hex_ in path for side in foes for taken in _taken(s, side, hex_, roused)),
        _joined(s, s.where[company.members[0]], path[-1], points),
    )


def _counts(s: DarkEmperorState, side: int, hex_: int, roused: tuple[int, ...]) -> bool:
    """Enemies, or neutrals on land that will be roused."""
    return side != NEUTRAL or s.world.owner[hex_] in roused


def _guarded(s: DarkEmperorState, side: int, hex_: int, roused: tuple[int, ...]) -> bool:
    return _counts(s, side, hex_, roused) and any(s.strength(piece) for piece in s.fighters(side, hex_))


def _hunted(s: DarkEmperorState, side: int, hex_: int, roused: tuple[int, ...]) -> tuple[int, ...]:
    alone = _counts(s, side, hex_, roused) and not s.has_fighters(side, hex_)
    return s.leaders(side, hex_) if alone else ()


def _taken(s: DarkEmperorState, side: int, hex_: int, roused: tuple[int, ...]) -> tuple[int, ...]:
    if not _counts(s, side, hex_, roused):
        return ()
    fighters = s.fighters(side, hex_)
    trains = all(piece < s.world.unit_count and s.world.type[piece] == TRAIN for piece in fighters)
    things = () if (fighters and not trains) or side == NEUTRAL else s.lying(hex_)
    return (*(fighters if trains else ()), *things)


def _joined(s: DarkEmperorState, start: int, end: int, points: int) -> int:
    """The points of a stack that already went the same way, if they differ."""
    earlier = max((stack[2] for stack in s.half.stacks if stack[:2] == (start, end)), default=points)
    return earlier if earlier != points else 0
