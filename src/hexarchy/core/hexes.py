"""Maps of hexes: which lie side by side, how far apart, in what direction, and where to draw them.

A hex is an integer: its rank in the order in which the map lists its hexes, which is the canonical order wherever
hexes are listed. Its id is whatever the map prints in it ("0510", "G4") and is never taken apart: `Grid.at` turns an id
into a hex, `Grid.ids` a hex into its id. Where a hex lies only the grid knows: `Grid.cells` by column and row, and
`Grid.axial` in the coordinates of `core.axial`, in which offsets are added and turned.
A direction is 0 to 5, clockwise from north (flat-topped hexes) or from north-east (pointy-topped hexes).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from itertools import product
from math import sqrt
from typing import Final, Literal, TypeAlias

from hexarchy.core.axial import DIRECTIONS, SPOKES, Offset

Parity: TypeAlias = Literal["even", "odd"]
Cell: TypeAlias = tuple[int, int]
Point: TypeAlias = tuple[float, float]

ROOMS: Final = 1024  # that are remembered as bits
NOWHERE: Final = -1

# The offset of each direction: (1, -1), north-east on both, is the second of flat-topped hexes, the first of others.
_FLAT_STEPS: Final = SPOKES
_POINTY_STEPS: Final = (*SPOKES[1:], SPOKES[0])

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
    """An id of no hex on the map."""


class Grid:
    """The hexes of a map with their ids and their cells: column and row, counted from anywhere, with any gaps.

    Flat-topped hexes stand in columns, and the columns of the parity `shifted` sit half a hex lower. Pointy-topped
    hexes lie in rows, and the rows of that parity sit half a hex to the right. A grid is never changed.
    """

    def __init__(self, cells: Mapping[str, Cell], *, flat: bool = True, shifted: Parity = "even") -> None:
        if not cells:
            raise ValueError("a map has at least one hex")
        if shifted not in ("even", "odd"):
            raise ValueError(f"either the even or the odd lines are shifted, not {shifted!r}")
        self.flat: Final = flat
        self.shifted: Final[Parity] = shifted
        self.ids: Final = tuple(cells)
        self.cells: Final[tuple[Cell, ...]] = tuple((column, row) for column, row in cells.values())
        self.size: Final = len(self.ids)
        self.index: Final = {id_: a for a, id_ in enumerate(self.ids)}
        self.first: Final[Cell] = (min(column for column, _ in self.cells), min(row for _, row in self.cells))
        self.columns: Final = max(column for column, _ in self.cells) - self.first[0] + 1
        self.rows: Final = max(row for _, row in self.cells) - self.first[1] + 1
        self.axial: Final[tuple[Offset, ...]] = tuple(self._slanted(cell) for cell in self.cells)
        self._at_axial: Final = {axial: a for a, axial in enumerate(self.axial)}
        if len(self._at_axial) < self.size:
            raise ValueError(f"two hexes lie in one cell: {self._doubled()}")
        steps = _FLAT_STEPS if flat else _POINTY_STEPS
        self.neighbours: Final = tuple(
            tuple(self._at_axial.get((q + dq, r + dr), NOWHERE) for dq, dr in steps) for q, r in self.axial
        )
        placed = [self._line_and_halves(cell) for cell in self.cells]
        self._origin: Final = min(line for line, _ in placed), min(halves for _, halves in placed)
        self._longest: Final = max(map(len, self.ids))
        self._within: Final[dict[tuple[int, int], tuple[int, ...]]] = {}
        self._distances: Final[dict[int, bytes]] = {}
        self._room: Final = lru_cache(ROOMS)(self._find_room)

    @classmethod
    def numbered(
        cls,
        columns: int,
        rows: int,
        *,
        first: Cell = (1, 1),
        missing: Iterable[str] = (),
        flat: bool = True,
        shifted: Parity = "even",
    ) -> Grid:
        """A rectangle whose ids are numbers: 0510 for column 5, row 10.

        They have two digits each for column and row, or as many as the largest needs, and stand in ascending order.
        `first` is the cell of the corner, `missing` names the hexes the map leaves out.
        """
        if columns < 1 or rows < 1:
            raise ValueError(f"a grid needs columns and rows, not {columns} by {rows}")
        across, down = range(first[0], first[0] + columns), range(first[1], first[1] + rows)
        digits = max(2, len(str(max(across[-1], down[-1]))))
        cells = {f"{c:0{digits}}{r:0{digits}}": (c, r) for c, r in product(across, down)}
        for id_ in missing:
            if cells.pop(id_, None) is None:
                raise UnknownHex(f"hex {id_!r} cannot be left out: it is not on the map, or named twice")
        return cls(cells, flat=flat, shifted=shifted)

    def __repr__(self) -> str:
        shape = "flat" if self.flat else "pointy"
        return f"<Grid {self.columns}x{self.rows}, {shape}, {self.shifted} shifted, {self.size} hexes>"

    # --- ids and cells

    def at(self, id_: str) -> int:
        """The hex with this id."""
        try:
            return self.index[id_]
        except KeyError:
            raise UnknownHex(
                f"there is no hex {id_!r} on this map, which runs from {self.ids[0]} to {self.ids[-1]}"
            ) from None

    def meant(self, said: str) -> int:
        """The hex people mean by what they write: its id, in numbers without leading zeros too; or NOWHERE."""
        if said not in self.index and said.isdecimal():
            said = said.zfill(self._longest)
        return self.index.get(said, NOWHERE)

    def lines(self) -> tuple[list[list[int]], list[list[int]]]:
        """The hexes column by column, and row by row."""
        columns: list[list[int]] = [[] for _ in range(self.columns)]
        rows: list[list[int]] = [[] for _ in range(self.rows)]
        for hex_, (column, row) in enumerate(self.cells):
            columns[column - self.first[0]].append(hex_)
            rows[row - self.first[1]].append(hex_)
        return columns, rows

    def to_json(self) -> dict[str, object]:
        """What a page must know to draw the cells of its hexes."""
        return {"columns": self.columns, "rows": self.rows, "flat": self.flat, "shifted": self.shifted}

    def _doubled(self) -> str:
        """The ids of two hexes in one cell."""
        a = next(a for a, axial in enumerate(self.axial) if self._at_axial[axial] != a)
        return f"{self.ids[a]} and {self.ids[self._at_axial[self.axial[a]]]}"

    def _slanted(self, cell: Cell) -> Offset:
        """A cell in axial coordinates: every second line begins a hex earlier than the one before."""
        line, halves = self._line_and_halves(cell)
        slant = (halves - line) // 2
        return (line, slant) if self.flat else (slant, line)

    def _line_and_halves(self, cell: Cell) -> tuple[int, int]:
        """The column of a flat-topped hex or the row of a pointy-topped one, and its place there in half hexes."""
        line, place = cell if self.flat else (cell[1], cell[0])
        return line, 2 * place + int((line % 2 == 0) == (self.shifted == "even"))

    # --- offsets

    def offset(self, a: int, dq: int, dr: int) -> int:
        """The hex that lies so far from `a` in axial coordinates, or NOWHERE."""
        q, r = self.axial[a]
        return self._at_axial.get((q + dq, r + dr), NOWHERE)

    def offsets(self, a: int, offsets: Iterable[Offset]) -> tuple[int, ...]:
        """The same for several."""
        (q, r), found = self.axial[a], self._at_axial
        return tuple([found.get((q + dq, r + dr), NOWHERE) for dq, dr in offsets])

    def vector(self, a: int, b: int) -> Offset:
        """The offset that leads from `a` to `b`."""
        qa, ra = self.axial[a]
        qb, rb = self.axial[b]
        return qb - qa, rb - ra

    def fitting(self, hexes: frozenset[int], shape: Iterable[Offset]) -> list[int]:
        """From which hexes a shape covers none but these."""
        found = self._fitting(hexes, shape)
        bits, _ = self._bits
        return [a for a in sorted(hexes) if found >> bits[a] & 1] if found else []

    def fits(self, hexes: frozenset[int], shape: Iterable[Offset]) -> bool:
        """Does a shape cover none but these from anywhere?"""
        return self._fitting(hexes, shape) != 0

    def _fitting(self, hexes: frozenset[int], shape: Iterable[Offset]) -> int:
        """Hexes are bits here, and each offset is tried for all at once."""
        found = room = self._room(hexes)
        _, stride = self._bits
        for dq, dr in shape:
            by = dr * stride + dq
            found &= room >> by if by >= 0 else room << -by
            if not found or abs(dq) >= stride // 2:
                return 0
        return found

    def _find_room(self, hexes: frozenset[int]) -> int:
        bits, _ = self._bits
        return sum([1 << bits[a] for a in hexes])

    @cached_property
    def _bits(self) -> tuple[tuple[int, ...], int]:
        """A bit for each hex, and how far apart rows are: so far that no shape leads from one into the next."""
        columns, rows = zip(*self.axial, strict=True)
        left, top = min(columns), min(rows)
        stride = 2 * (max(columns) - left + 1)
        return tuple((r - top) * stride + q - left for q, r in self.axial), stride

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
        qa, ra = self.axial[a]
        qb, rb = self.axial[b]
        dq = qb - qa
        dr = rb - ra
        return (abs(dq) + abs(dr) + abs(dq + dr)) >> 1

    def distances(self, a: int) -> bytes:
        """The distance of every hex from `a`, at most 255; kept, for those who look around from the same few hexes."""
        found = self._distances.get(a)
        if found is None:
            qa, ra = self.axial[a]
            found = self._distances[a] = bytes(
                [min((abs(q - qa) + abs(r - ra) + abs(q + r - qa - ra)) >> 1, 255) for q, r in self.axial]
            )
        return found

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
        found = (
            self.offset(a, dq, dr)
            for dq in range(-radius, radius + 1)
            for dr in range(max(-radius, -radius - dq), min(radius, radius - dq) + 1)
        )
        return tuple(sorted(b for b in found if b != NOWHERE))

    # --- drawing

    def centre(self, a: int) -> Point:
        """Where the middle of a hex lies, in sides of a hex; x = 0 and y = 0 are the edges of the map."""
        line, halves = self._line_and_halves(self.cells[a])
        across = 1.5 * (line - self._origin[0]) + 1
        along = _HALF * (halves - self._origin[1] + 1)
        return (across, along) if self.flat else (along, across)

    def corners(self, a: int) -> tuple[Point, ...]:
        """The six corners, clockwise: the hexside in direction d runs from corner d to the next."""
        x, y = self.centre(a)
        return tuple((x + dx, y + dy) for dx, dy in (_FLAT_CORNERS if self.flat else _POINTY_CORNERS))
