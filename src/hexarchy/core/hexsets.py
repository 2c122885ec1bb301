"""Sets of hexes as whole numbers: hex h is the bit 1 << h, so that a set is copied, compared and joined at once.

For games whose questions are about areas: what can be reached at all, what lies next to whom, who controls which land.
Pieces have numbers too, and armies are sets of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain
from typing import Final, overload

from hexarchy.core.actions import Action
from hexarchy.core.hexes import Grid


def hex_set(hexes: Iterable[int]) -> int:
    """The set of these hexes."""
    found = 0
    for hex_ in hexes:
        found |= 1 << hex_
    return found


@lru_cache(4096)
def hexes_of(found: int) -> tuple[int, ...]:
    """The hexes of a set in canonical order. Those of an army are asked for again and again: they are remembered."""
    listed = []
    while found:
        lowest = found & -found
        listed.append(lowest.bit_length() - 1)
        found ^= lowest
    return tuple(listed)


def nth(found: int, number: int) -> int:
    """The hex with that rank in a set, counted from 0: halving, as sets are large and asked for one of their hexes."""
    low = 0
    while number > 3:  # the last few are sooner counted
        half = found.bit_length() >> 1
        below = found & (1 << half) - 1
        count = below.bit_count()
        if number < count:
            found = below
        else:
            number -= count
            found >>= half
            low += half
    for _ in range(number):
        found &= found - 1
    return low + (found & -found).bit_length() - 1


class Field:
    """Neighbourhood on a grid, for whole sets at a time."""

    def __init__(self, grid: Grid) -> None:
        self.all: Final = (1 << grid.size) - 1
        self.near: Final = tuple(tuple(sorted(n for n in near if n >= 0)) for near in grid.neighbours)
        self.around: Final = tuple(map(hex_set, self.near))
        # For each difference of two neighbours' numbers, the hexes that have a neighbour there.
        shifts: dict[int, int] = {}
        for hex_, near in enumerate(grid.neighbours):
            for neighbour in near:
                if neighbour >= 0:
                    shifts[neighbour - hex_] = shifts.get(neighbour - hex_, 0) | 1 << hex_
        self._up: Final = tuple((shift, found) for shift, found in sorted(shifts.items()) if shift > 0)
        self._down: Final = tuple((-shift, found) for shift, found in sorted(shifts.items()) if shift < 0)
        # Columns and rows without a gap: each is connected, and every column meets every row.
        columns, rows = grid.lines()
        self._columns: Final = tuple(hex_set(line) for line in columns if len(line) == grid.rows)
        self._rows: Final = tuple(hex_set(line) for line in rows if len(line) == grid.columns)
        # A map of whole columns, one after the other: then neighbours across lie as far away everywhere.
        whole = grid.flat and [*chain(*columns)] == [*range(grid.columns * grid.rows)]
        self._height: Final = grid.rows if whole else 0
        self._above: Final = self.all & ~hex_set(rows[-1])
        self._below: Final = self.all & ~hex_set(rows[0])
        low = grid.first[0] % 2 == (grid.shifted == "odd")
        self._low: Final = hex_set(chain(*columns[0 if low else 1 :: 2]))  # in columns that sit half a hex lower
        self._high: Final = self.all & ~self._low

    def beside(self, found: int) -> int:
        """All hexes that have a neighbour in the set; some of the set's own may be among them."""
        if self._height:
            down, up = (found & self._above) << 1, (found & self._below) >> 1
            across = found | down & self._low | up & self._high
            return down | up | across << self._height & self.all | across >> self._height
        near = 0
        for shift, having in self._up:
            near |= (found & having) << shift
        for shift, having in self._down:
            near |= (found & having) >> shift
        return near

    def flood(self, start: int, open_: int) -> int:
        """The start, and all that can be reached from it over open hexes."""
        reached = edge = start
        lines = self._lines(open_)
        while edge:
            if edge & lines:
                edge |= lines & ~reached
                reached |= edge
                lines = 0
            edge = self.beside(edge) & open_ & ~reached
            reached |= edge
        return reached

    def _lines(self, open_: int) -> int:
        """The open columns and rows, which can be reached all at once; nothing if they are not connected."""
        closed = self.all & ~open_
        columns = rows = 0
        for line in self._columns:
            if not line & closed:
                columns |= line
        for line in self._rows:
            if not line & closed:
                rows |= line
        return columns | rows if columns and rows else 0


class OnSet(Sequence[Action]):
    """A verb's action for each hex or piece of a set, and others behind them: options listed only on demand."""

    __slots__ = ("_actions", "_count", "_found", "_length", "_more")

    def __init__(self, actions: Sequence[Action], found: int, more: Sequence[Action] = ()) -> None:
        self._actions = actions
        self._found = found
        self._count = found.bit_count()
        self._more = more
        self._length = self._count + len(more)

    def __len__(self) -> int:
        return self._length

    def runs(self) -> list[int]:
        """See `verb_runs`."""
        count, more = self._count, self._more
        if not count:
            return verb_runs(more)
        if len(more) < 2:
            return [0, count, count + 1] if more else [0, count]
        return [0, *verb_runs(more, count)]

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Action):
            return False
        target = action.target
        if target >= 0 and self._found >> target & 1 and self._actions[target] is action:
            return True
        return action in self._more

    def __iter__(self) -> Iterator[Action]:
        for hex_ in hexes_of(self._found):
            yield self._actions[hex_]
        yield from self._more

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        if isinstance(index, slice):
            return list(self)[index]
        if index < 0:
            index += self._length
        if index >= self._count or index < 0:
            return self._more[index - self._count]
        return self._actions[nth(self._found, index)]


def verb_runs(options: Sequence[Action], before: int = 0) -> list[int]:
    """Where the options of each verb begin, as those of one verb stand together; and behind them where all end.

    `before` counts the options that stand before these.
    """
    if type(options) is OnSet:  # not `isinstance`, which is slow for abstract classes
        return options.runs()
    first, end = options[0].verb, len(options)
    if options[-1].verb is first:
        return [before, before + end]
    if options[-2].verb is first:  # most often all of one verb, and something like "pass"
        return [before, before + end - 1, before + end]
    runs = [before + end]
    while (verb := options[end - 1].verb) is not first:
        end -= 1
        if options[end - 1].verb is verb:
            end = _start_of_run(options, end)
        runs.append(before + end)
    runs.append(before)
    runs.reverse()
    return runs


def _start_of_run(options: Sequence[Action], end: int) -> int:
    """Where the run begins that ends at `end` and is not the first one, by halving."""
    verb = options[end].verb
    outside, inside = 0, end
    while inside - outside > 1:
        middle = (outside + inside) // 2
        if options[middle].verb is verb:
            inside = middle
        else:
            outside = middle
    return inside
