"""Fields of numbered hexes: which lie side by side, how far apart, in what direction, and where to draw them.

A hex is an integer: its rank in the ascending order of the printed numbers, which is the canonical order wherever
hexes are listed. `Grid.at` turns a printed number into a hex, `Grid.ids` turns a hex back into its number.
A direction is 0 to 5, clockwise from north (flat-topped hexes) or from north-east (pointy-topped hexes).
"""

from collections.abc import Iterable, Iterator
from itertools import product
from math import sqrt
from typing import Final, Literal, TypeAlias

Parity: TypeAlias = Literal["even", "odd"]
Point: TypeAlias = tuple[float, float]

DIRECTIONS: Final = 6
NOWHERE: Final = -1

# Steps in slanted coordinates (line, place): the line is the column of a flat-topped grid, the row of a pointy-topped
# one; the place runs along it, slanted by half a hex a line, so that a step means the same on every line.
_FLAT_STEPS: Final[tuple[tuple[int, int], ...]] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
_POINTY_STEPS: Final[tuple[tuple[int, int], ...]] = ((-1, 1), (0, 1), (1, 0), (1, -1), (0, -1), (-1, 0))

# Drawing is measured in sides of a hex, x to the right and y down. Corners go clockwise, so that the hexside in
# direction d runs from corner d to corner d + 1.
_HALF: Final = sqrt(3) / 2
_FLAT_CORNERS: Final[tuple[Point, ...]] = (
    (-0.5, -_HALF),
    (0.5, -_HALF),
    (1.0, 0.0),
    (0.5, _HALF),
    (-0.5, _HALF),
    (-1.0, 0.0),
)
_POINTY_CORNERS: Final[tuple[Point, ...]] = (
    (0.0, -1.0),
    (_HALF, -0.5),
    (_HALF, 0.5),
    (0.0, 1.0),
    (-_HALF, 0.5),
    (-_HALF, -0.5),
)


class UnknownHex(ValueError):
    """A hex number that is not on the map."""


class Grid:
    """A field of hexes numbered by column and row: 0510 is the tenth hex of the fifth column.

    Flat-topped hexes stand in columns, and the columns named by `shoved` (counted from 1) sit half a hex lower.
    Pointy-topped hexes lie in rows, and the rows named by `shoved` sit half a hex to the right.
    Numbers have two digits each for column and row, or as many as the largest of them needs.
    A grid is never changed once it is made.
    """

    def __init__(
        self, columns: int, rows: int, *, flat: bool = True, shoved: Parity = "even", missing: Iterable[str] = ()
    ) -> None:
        if columns < 1 or rows < 1:
            raise ValueError(f"a grid needs columns and rows, not {columns} by {rows}")
        if shoved not in ("even", "odd"):
            raise ValueError(f"either the even or the odd lines are shoved, not {shoved!r}")
        self.columns: Final = columns
        self.rows: Final = rows
        self.flat: Final = flat
        self.shoved: Final[Parity] = shoved
        self._digits: Final = max(2, len(str(max(columns, rows))))
        left_out = self._checked(missing)
        self._cells: Final = tuple((c, r) for c, r in self._printed() if self._number(c, r) not in left_out)
        self.size: Final = len(self._cells)
        self.ids: Final = tuple(self._number(c, r) for c, r in self._cells)
        self.index: Final = {number: a for a, number in enumerate(self.ids)}
        self._slant: Final = tuple(self._slanted(c, r) for c, r in self._cells)
        self._at_slant: Final = {slant: a for a, slant in enumerate(self._slant)}
        steps = _FLAT_STEPS if flat else _POINTY_STEPS
        self.neighbours: Final = tuple(
            tuple(self._at_slant.get((u + du, v + dv), NOWHERE) for du, dv in steps) for u, v in self._slant
        )
        self._within: Final[dict[tuple[int, int], tuple[int, ...]]] = {}

    def __repr__(self) -> str:
        shape = "flat" if self.flat else "pointy"
        return f"<Grid {self.columns}x{self.rows}, {shape}, {self.shoved} shoved, {self.size} hexes>"

    # --- numbers

    def lines(self) -> tuple[list[list[int]], list[list[int]]]:
        """The hexes column by column, and row by row."""
        columns: list[list[int]] = [[] for _ in range(self.columns)]
        rows: list[list[int]] = [[] for _ in range(self.rows)]
        for hex_, (column, row) in enumerate(self._cells):
            columns[column - 1].append(hex_)
            rows[row - 1].append(hex_)
        return columns, rows

    def at(self, number: str) -> int:
        """The hex with this printed number."""
        try:
            return self.index[number]
        except KeyError:
            raise self._unknown(number) from None

    def _printed(self) -> Iterator[tuple[int, int]]:
        """Every column and row of the full rectangle, in canonical order."""
        return product(range(1, self.columns + 1), range(1, self.rows + 1))

    def _number(self, column: int, row: int) -> str:
        return f"{column:0{self._digits}}{row:0{self._digits}}"

    def _checked(self, missing: Iterable[str]) -> frozenset[str]:
        """The numbers left out of the map, once it is sure that they would have been on it."""
        left_out = frozenset(missing)
        strays = left_out.difference(self._number(c, r) for c, r in self._printed())
        if strays:
            raise self._unknown(min(strays))
        return left_out

    def _unknown(self, number: str) -> UnknownHex:
        first, last = self._number(1, 1), self._number(self.columns, self.rows)
        return UnknownHex(
            f"there is no hex {number!r} on this map, which runs from {first} to {last} (column, then row)"
        )

    # --- neighbours and hexsides

    def direction(self, a: int, b: int) -> int | None:
        """The direction of `b` seen from `a`, or None when they are not side by side."""
        around = self.neighbours[a]
        return around.index(b) if b >= 0 and b in around else None

    @staticmethod
    def opposite(direction: int) -> int:
        return (direction + 3) % DIRECTIONS

    def hexside(self, a: int, direction: int) -> int:
        """The side of `a` in that direction, as a number that is the same seen from the hex beyond it."""
        b = self.neighbours[a][direction]
        return b * DIRECTIONS + (direction + 3) % DIRECTIONS if 0 <= b < a else a * DIRECTIONS + direction

    def beside(self, hexside: int) -> tuple[int, int]:
        """The two hexes that a hexside parts, the lower first; the second is NOWHERE at the edge of the map."""
        a, direction = divmod(hexside, DIRECTIONS)
        return a, self.neighbours[a][direction]

    # --- distances

    def distance(self, a: int, b: int) -> int:
        """Hexes to enter on the way from `a` to `b` as the crow flies, holes in the map or not."""
        ua, va = self._slant[a]
        ub, vb = self._slant[b]
        du = ub - ua
        dv = vb - va
        return (abs(du) + abs(dv) + abs(du + dv)) >> 1

    def within(self, a: int, radius: int) -> tuple[int, ...]:
        """All hexes at most `radius` away from `a`, itself included, in canonical order."""
        key = (a, radius)
        found = self._within.get(key)
        if found is None:
            found = self._within[key] = self._disc(a, min(radius, self.columns + self.rows))
        return found

    def ring(self, a: int, radius: int) -> tuple[int, ...]:
        """All hexes exactly `radius` away from `a`, in canonical order."""
        return tuple(b for b in self.within(a, radius) if self.distance(a, b) == radius)

    def _disc(self, a: int, radius: int) -> tuple[int, ...]:
        u, v = self._slant[a]
        found = (
            self._at_slant.get((u + du, v + dv), NOWHERE)
            for du in range(-radius, radius + 1)
            for dv in range(max(-radius, -radius - du), min(radius, radius - du) + 1)
        )
        return tuple(sorted(b for b in found if b != NOWHERE))

    def line(self, a: int, b: int, lean: int = 1) -> tuple[int, ...]:
        """The hexes on the straight line between the centres of `a` and `b`, both included, one for each step.

        Where the line runs along a hexside it is pushed off to one side; `lean` 1 or -1 says to which, so that the
        two lines together show both hexes. If only one of the two is on the map, both lines show that one; where
        there is none, both leave the step out. The line back is the same line reversed.
        """
        length = self.distance(a, b)
        if length == 0:
            return (a,)
        ua, va = self._slant[a]
        ub, vb = self._slant[b]
        hexes = []
        for done in range(length + 1):
            u = ua * (length - done) + ub * done
            v = va * (length - done) + vb * done
            here = self._nearest(u, v, length, lean)
            if here == NOWHERE:
                here = self._nearest(u, v, length, -lean)
            if here != NOWHERE:
                hexes.append(here)
        return tuple(hexes)

    def _nearest(self, u: int, v: int, scale: int, lean: int) -> int:
        """The hex around the point (u, v) / scale of a line.

        Whole numbers only, so that every machine draws the same line. At each step of a line u, v or u + v is whole.
        So rounding u and v apart gives the nearest hex, and a half, which lies on a hexside, gives one of the two
        beside it, as long as halves of u and of v are rounded to opposite sides.
        """
        line = lean * ((scale + 2 * lean * u) // (2 * scale))
        slant = -lean * ((scale - 2 * lean * v) // (2 * scale))
        return self._at_slant.get((line, slant), NOWHERE)

    def _slanted(self, column: int, row: int) -> tuple[int, int]:
        line, place = self._line_and_place(column, row)
        return line, (2 * place + self._shove(line) - line) // 2

    def _line_and_place(self, column: int, row: int) -> tuple[int, int]:
        return (column, row) if self.flat else (row, column)

    def _shove(self, line: int) -> int:
        """How many half hexes a line is shoved along."""
        return int((line % 2 == 0) == (self.shoved == "even"))

    # --- drawing

    def centre(self, a: int) -> Point:
        """Where the middle of a hex lies, in sides of a hex; the whole map lies right of x = 0 and below y = 0."""
        line, place = self._line_and_place(*self._cells[a])
        across = 1.5 * line - 0.5
        along = _HALF * (2 * place - 1 + self._shove(line))
        return (across, along) if self.flat else (along, across)

    def corners(self, a: int) -> tuple[Point, ...]:
        """The six corners, clockwise: the hexside in direction d runs from corner d to the next."""
        x, y = self.centre(a)
        return tuple((x + dx, y + dy) for dx, dy in (_FLAT_CORNERS if self.flat else _POINTY_CORNERS))
