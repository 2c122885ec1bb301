"""Attrition (DE-8.12, DE-PROC-2): the stacks that moved roll, one after the other, and lose units."""

from __future__ import annotations

from typing import ClassVar

from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import hex_set
from hexarchy.games.dark_emperor import changes
from hexarchy.games.dark_emperor.procedure import Procedure
from hexarchy.games.dark_emperor.settle import settle
from hexarchy.games.dark_emperor.state import DarkEmperorState, Pairs
from hexarchy.games.dark_emperor.world import ALL_LOST

Stack = tuple[int, int, int, tuple[int, ...]]  # start, end, points, units
ANYWHERE = -1

# -- book-keeping -----------------------------------------------------------------------------------------------------


def record(s: DarkEmperorState, start: int, end: int, points: int, units: tuple[int, ...], came_from: int) -> None:
    """The move of a group is over (DE-8a): what it owes, and the hex by which it came (DE-9.26c)."""
    s.half = s.half._replace(
        stacks=(*s.half.stacks, (start, end, points, units)),
        entered=_ways_in(s, units, came_from),
        done=s.half.done | hex_set(units),
    )


def entered(s: DarkEmperorState, pieces: tuple[int, ...], came_from: int) -> None:
    s.half = s.half._replace(entered=_ways_in(s, pieces, came_from))


def _ways_in(s: DarkEmperorState, pieces: tuple[int, ...], came_from: int) -> Pairs:
    earlier = [entry for entry in s.half.entered if entry[0] not in pieces]
    return (*earlier, *[(piece, came_from) for piece in pieces])


def merged(groups: tuple[Stack, ...]) -> tuple[Stack, ...]:
    """Groups with the same start and end are one stack with the highest total; those without points go (DE-8.1a)."""
    found: dict[tuple[int, int], Stack] = {}
    for start, end, points, units in groups:
        _, _, most, others = found.get((start, end), (start, end, 0, ()))
        found[start, end] = (start, end, max(most, points), tuple(sorted({*others, *units})))
    return tuple(sorted(stack for stack in found.values() if stack[2]))


# -- rolling ----------------------------------------------------------------------------------------------------------


@frame
class AttritionSegment(Procedure):
    """Every stack that moved rolls once, in the order the phasing player likes (DE-8.1c, DE-DEC-20)."""

    begun: bool = False
    left: tuple[Stack, ...] = ()
    end: int = ANYWHERE

    AT_REST: ClassVar[bool] = True

    @classmethod
    def due(cls, s: DarkEmperorState) -> bool:
        return bool(s.half.stacks)

    def step(self, s: DarkEmperorState) -> Asked:
        if not self.begun:
            self.begun = True
            self.left = tuple(stack for stack in merged(s.half.stacks) if survivors(s, stack))
            s.half = s.half._replace(stacks=())
            return None
        if not self.left:
            s.pop()
            return None
        verbs = s.game.verbs.stack
        if self.end == ANYWHERE:
            ends = sorted({stack[1] for stack in self.left})
            return Ask(s.phasing, "next-attrition", "DE-DEC-20", [verbs[hex_] for hex_ in ends])
        starts = [stack[0] for stack in self.left if stack[1] == self.end]
        return Ask(s.phasing, "attrition-from", "DE-DEC-20", [verbs[hex_] for hex_ in starts], hex=self.end)

    def do_stack(self, s: DarkEmperorState, seat: int, hex_: int) -> None:
        """First the hex in which a stack ended, then, if several did, the one in which it began."""
        if self.end == ANYWHERE:
            self.end = hex_
            if sum(stack[1] == hex_ for stack in self.left) > 1:
                return
            hex_ = next(stack[0] for stack in self.left if stack[1] == hex_)
        chosen = next(stack for stack in self.left if stack[:2] == (hex_, self.end))
        self.left = tuple(stack for stack in self.left if stack != chosen)
        self.end = ANYWHERE
        wear_down(s, chosen)


def survivors(s: DarkEmperorState, stack: Stack) -> tuple[int, ...]:
    """The units of a stack; units that have changed sides since are no longer of it."""
    return tuple([unit for unit in stack[3] if s.where[unit] == stack[1] and s.side(unit) == s.phasing])


def wear_down(s: DarkEmperorState, stack: Stack) -> None:
    """One die for a stack (DE-8.12a)."""
    _, end, points, _ = stack
    units = survivors(s, stack)
    if not units:
        return
    (die,) = s.roll(1, 6, "DE-8.12a", hex=end, units=units, points=points)
    lost = s.world.attrition(points, die)
    s.emit("attrition", hex=end, points=points, count=len(units) if lost == ALL_LOST else lost)
    if lost:
        s.push(AttritionLosses(end, units, len(units) if lost == ALL_LOST else lost))


@frame
class AttritionLosses(Procedure):
    """The phasing player gives up units of the stack, trains and loaded fleets among them (DE-8.12c)."""

    hex: int
    units: tuple[int, ...]
    left: int

    def step(self, s: DarkEmperorState) -> Asked:
        pool = [unit for unit in self.units if s.where[unit] == self.hex and s.side(unit) == s.phasing]
        if self.left == 0 or not pool:
            s.pop()
            settle(s, self.hex)
            return None
        if self.left >= len(pool):  # all of them (DE-8.12b)
            self._lose(s, pool[0])
            return None
        options = [s.game.verbs.lose[unit] for unit in pool]
        return Ask(s.phasing, "attrition-loss", "DE-DEC-20", options, hex=self.hex, left=self.left)

    def do_lose(self, s: DarkEmperorState, seat: int, unit: int) -> None:
        self._lose(s, unit)

    def _lose(self, s: DarkEmperorState, unit: int) -> None:
        self.left -= 1
        changes.eliminate(s, unit, "DE-8.12a")

    def why_lose(self, s: DarkEmperorState, seat: int, unit: int) -> list[Reason]:
        return [Reason("DE-PROC-2", "not-of-this-stack", unit=unit)]
