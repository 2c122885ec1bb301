"""Ground: how the map lies for one side at one moment, with a memory of the ways already searched.

The memory lives inside the object it depends on, so that clones can share it and no two positions ever do.
"""

from __future__ import annotations

from collections.abc import Iterable

from hexarchy.core import paths
from hexarchy.games.demonlord.crossing import Crossings


class Ground:
    """Hexes with others' units can be entered but not passed in one go: what happens there has to be seen first."""

    __slots__ = ("_reach", "crossings", "entry", "wet")

    def __init__(self, crossings: Crossings, wet: frozenset[int], stops: Iterable[int], closed: Iterable[int]) -> None:
        entry = bytearray(crossings.grid.size)
        for hex_ in stops:
            entry[hex_] = paths.STOP
        for hex_ in closed:
            entry[hex_] = paths.CLOSED
        self.crossings = crossings
        self.wet = wet
        self.entry = bytes(entry)
        self._reach: dict[tuple[int, int, int], dict[int, int]] = {}

    def reach(self, mover: int, start: int, mp: int) -> dict[int, int]:
        """Cost of every hex a mover can go to, in order of hexes."""
        key = (mover, start, mp)
        found = self._reach.get(key)
        if found is None:
            found = self._reach[key] = paths.reach(self.crossings.steps(mover, self.wet), start, mp, self.entry)
        return found

    def first_reach(self, mover: int, start: int, mp: int) -> dict[int, int]:
        """As `reach` for a unit that has not moved yet: it may cross any one hexside open to it (DL-MIN-01)."""
        key = (mover, start, -1 - mp)
        found = self._reach.get(key)
        if found is None:
            found, near = self.reach(mover, start, mp), self.adjacent(mover, start)
            if not near.keys() <= found.keys():
                found = dict(sorted({**near, **found}.items()))
            self._reach[key] = found
        return found

    def adjacent(self, mover: int, start: int) -> dict[int, int]:
        """Cost of every neighbour a mover may enter, affordable or not: minimum move asks for no MP (DL-MIN-01)."""
        entry = self.entry
        return {
            hex_: cost for hex_, cost in self.crossings.steps(mover, self.wet)[start] if entry[hex_] != paths.CLOSED
        }

    def path(self, mover: int, start: int, goal: int, mp: int) -> tuple[int, ...]:
        """The hexes entered on the cheapest way, the goal last; what costs more need not be searched."""
        cost = self.reach(mover, start, mp).get(goal, 0)
        return self.ways(mover, start, cost).path(goal) or (goal,)

    def ways(self, mover: int, start: int, mp: int) -> paths.Reach:
        """All cheapest ways at once."""
        return paths.reach_from(self.crossings.steps(mover, self.wet), start, mp, self.entry)
