"""The offered route (DE-PROC-1): the cheap and quiet road to a hex, and what going there will set off.

For the table and the bots; the rules need no route, since every step is an order of its own.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final, NamedTuple

from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.dark_emperor.crossing import ANY
from hexarchy.games.dark_emperor.movement.company import Company, company_of, inactive_land, marked
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import NECROMANCER, NEUTRAL, SEA, STARKEEP, TRAIN, other

FARTHEST = 36  # beyond it a stack is lost for certain (DE-8.12b)
NOWHERE = -1


def sacred(s: DarkEmperorState, side: int) -> int:
    """The Holy Places, where they are dear to a Starkeep that is nobody's yet: there a side rouses it (DE-6.14b)."""
    return s.world.holy if side == NECROMANCER and s.inactive(STARKEEP) else 0


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
        self.sacred = sacred(s, company.side)
        self.start = s.where[company.members[0]]
        # What does not change while the company is on its way.
        self._tolls = None if company.seabed else s.game.crossings.tolls[company.kinds]
        self._ashore = not company.fleets and len(company.bound) == len(company.walkers)
        self._closed = company.barred(s, s.world.field.all)
        self._special = company.trains_only or (company.must_land and bool(s.burning))
        self.halting = s.world.rivers | (marked(s) if company.leads else 0)

    def search(self, limit: int) -> dict[int, tuple[int, tuple[int, ...]]]:
        """For each hex the least points and the way: fewest hexes, then lower numbers, decide between equals."""
        s, company, tolls, ashore = self.s, self.company, self._tolls, self._ashore
        strait, anywhere = s.game.crossings.strait, (ANY,) * len(company.bound)
        found: dict[int, tuple[int, tuple[int, ...]]] = {}
        settled: set[tuple[int, tuple[int, ...]]] = set()
        known: dict[tuple[int, tuple[int, ...]], tuple[int, int]] = {}  # the least points and steps so far
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
                plain = ashore and to != strait
                node = (to, anywhere if plain else company.arrive(s, here, to, moored))
                if node in settled:
                    continue
                cost = points + onward + (company.toll(s, to) if tolls is None else tolls[to])
                if node in known and known[node] < (cost, steps + 1):
                    continue
                known[node] = (cost, steps + 1)
                if company.reckoned(cost) <= limit:
                    heappush(heap, (cost, steps + 1, (*path, to), self._gauntlet(to), *node))
        return {hex_: (company.reckoned(points), path) for hex_, (points, path) in found.items()}

    def _ways(self, here: int, moored: tuple[int, ...]) -> int:
        if self._special:
            return self.company.ways(self.s, here, moored)
        return self.company.passable(self.s, here, moored) & ~self._closed

    def _may_stop(self, here: int) -> bool:
        return not (self.company.must_land and self.s.world.terrain[here] == SEA)

    def _ahead(self, here: int, steps: int, moored: tuple[int, ...]) -> int:
        """The hexes to go on to; none where they must stop or, on a quiet way, where something would be set off."""
        if not steps:
            return self._ways(here, moored)
        if self.halting >> here & 1 and self.company.halted(self.s, here):
            return 0
        found = self._ways(here, moored)
        if not self.quiet:
            return found
        if self.enemies >> here & 1:
            return 0
        if self.inactive >> here & 1:
            if self.s.has_fighters(NEUTRAL, here):
                return 0
            found = self._at_home(self.s.world.owner[here], found)
        return self._at_home(STARKEEP, found) if self.sacred >> here & 1 else found

    def _at_home(self, roused: int, ahead: int) -> int:
        """Where a kingdom has been roused they go on only if the goal is its own, or in its land if there is none."""
        if self.goal == NOWHERE:
            return ahead & self.s.world.lands[roused]
        return 0 if self._elsewhere(roused) else ahead

    def _elsewhere(self, kingdom: int) -> bool:
        """No kingdom is roused but that of the goal."""
        dear = kingdom == STARKEEP and bool(self.sacred >> self.goal & 1)
        return self.s.world.owner[self.goal] != kingdom and not dear

    def _gauntlet(self, hex_: int) -> int:
        """What going on from there costs; those roused by the company's coming are enemies by then (DE-6.11a)."""
        if self.inactive >> hex_ & 1:
            roused = self.s.fighters(NEUTRAL, hex_)
            return self.company.gauntlet(self.s, hex_) + sum(self.s.strength(piece) for piece in roused)
        return self.company.gauntlet(self.s, hex_) if self.enemies >> hex_ & 1 else 0


def route(s: DarkEmperorState, group: tuple[int, ...], to: int) -> Route | None:
    """The offered route: the cheapest quiet one, else the cheapest of any kind, else none."""
    company = company_of(s, group)
    no_limit = 1 << 16
    for quiet in (True, False):
        found = Roads(s, company, quiet=quiet, goal=to).search(no_limit).get(to)
        if found is not None:
            points, path = found
            return Warnings(s, company.side).along(path, points, s.where[company.members[0]])
    return None


def reach(s: DarkEmperorState, group: tuple[int, ...]) -> dict[int, tuple[int, tuple[int, ...]]]:
    """All hexes within 36 points on quiet ways: points and path for each."""
    return Roads(s, company_of(s, group), quiet=True).search(FARTHEST)


# -- warnings ---------------------------------------------------------------------------------------------------------


class Effects(NamedTuple):
    """What entering a hex sets off. Neutrals on the land of a kingdom that is roused by it are enemies."""

    roused: tuple[int, ...] = ()  # kingdoms
    guarded: bool = False
    hunted: tuple[int, ...] = ()
    taken: tuple[int, ...] = ()


NOTHING: Final = Effects()


class Warnings:
    """What the ways of a side's units set off, looked up hex by hex and kept: many ways lead through the same hexes."""

    def __init__(self, s: DarkEmperorState, side: int) -> None:
        self.s = s
        self.foe = other(side)
        self.inactive = inactive_land(s)
        self.sacred = sacred(s, side)
        self.seen: dict[int, Effects] = {}
        # Elsewhere nothing can happen: nobody's land, and nobody and nothing there.
        self.eventful = self.inactive | self.sacred | hex_set(s.stacks[self.foe]) | hex_set(_lying(s))

    def along(self, path: tuple[int, ...], points: int, start: int) -> Route:
        """A way from a hex with all it sets off."""
        joins = _joined(self.s, start, path[-1], points)
        roused: set[int] = set()
        passed: tuple[int, ...] = ()
        hunted: tuple[int, ...] = ()
        taken: tuple[int, ...] = ()
        for hex_ in path:
            met = self._at(hex_) if self.eventful >> hex_ & 1 else NOTHING
            if met is not NOTHING:
                roused.update(met.roused)
                passed += (hex_,) if met.guarded and hex_ != path[-1] else ()
                hunted += met.hunted
                taken += met.taken
        return Route(path, points, tuple(sorted(roused)), passed, hunted, taken, joins)

    def alone(self, hex_: int, *, leader: bool) -> Route:
        """What a leader or a monster on its own sets off in a hex: leaders rouse nobody but Starkeep (DE-6.15)."""
        if leader:
            return Route((hex_,), 0, (STARKEEP,) if self.sacred >> hex_ & 1 else (), (), (), (), 0)
        met = self._at(hex_)
        return Route((hex_,), 0, met.roused, (), met.hunted, met.taken, 0)

    def _at(self, hex_: int) -> Effects:
        found = self.seen.get(hex_)
        if found is None:
            found = self._effects(hex_)
            self.seen[hex_] = found = NOTHING if found == NOTHING else found
        return found

    def _effects(self, hex_: int) -> Effects:
        s, roused = self.s, bool(self.inactive >> hex_ & 1)
        foes = (self.foe, NEUTRAL) if roused else (self.foe,)
        lone = [side for side in foes if not s.has_fighters(side, hex_)]
        return Effects(
            ((s.world.owner[hex_],) if roused else ()) + ((STARKEEP,) if self.sacred >> hex_ & 1 else ()),
            any(s.strength(piece) for side in foes for piece in s.fighters(side, hex_)),
            tuple(leader for side in lone for leader in s.leaders(side, hex_)),
            tuple(taken for side in foes for taken in self._taken(side, hex_)),
        )

    def _taken(self, side: int, hex_: int) -> tuple[int, ...]:
        s = self.s
        fighters = s.fighters(side, hex_)
        trains = all(piece < s.world.unit_count and s.world.type[piece] == TRAIN for piece in fighters)
        things = () if not trains or side == NEUTRAL else s.lying(hex_)
        return (*(fighters if trains else ()), *things)


def _lying(s: DarkEmperorState) -> list[int]:
    """The hexes in which devices lie."""
    return [hex_ for hex_ in s.where[s.world.first_device :] if hex_ >= 0]


def _joined(s: DarkEmperorState, start: int, end: int, points: int) -> int:
    """The points of a stack that already went the same way, if they differ."""
    earlier = [stack[2] for stack in s.half.stacks if stack[1] == end and stack[0] == start]
    return max(earlier) if earlier and max(earlier) != points else 0
