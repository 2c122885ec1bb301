"""The playing area: sheets of fields, laid side by side, upright or turned by 180° (DW-B-INT-03, -04, -07).

A sheet has rows A to P without I, cut lengthwise by its edges at A and P; every second row begins and ends with half a
field. Where sheets meet, two halves are one field with a name from each. The area knows every field by all its names,
and holds what lies there: terrain, height, water, roads, and hedges and walls on the sides between fields.

Beside the names on its sheets a field has one that counts over the whole area, rows A to Z without I and then AA, BB:
on a single sheet both are the same. Actions are written with it, so that they are the same on every area (`PLACES`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache, partial
from itertools import pairwise
from operator import add, sub
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from hexarchy.core import data
from hexarchy.core.hexes import Cell, Grid, UnknownHex

DATA: Final = Path(__file__).parent / "data"
ROWS: Final = "ABCDEFGHJKLMNOP"
ACROSS, DOWN = 17, 14  # how far the next sheet lies, in fields
MOST_ACROSS, MOST_DOWN = 3, 2  # sheets of the largest area
WIDTH: Final = MOST_ACROSS * ACROSS + 1  # columns of it
LETTERS: Final = (*ROWS, *"QRSTUVWXYZ", "AA", "BB", "CC", "DD")
PLACES: Final = tuple(f"{row}{column + 1}" for row in LETTERS for column in range(WIDTH))  # all an area may have
OPEN, WOODS = ".", "w"
LOW_GROWTH: Final = frozenset("ug")  # underbrush and grown fields
WATER: Final = "123"
LEVEL: Final = 2  # the height of a level of a hill (DW-S-SHO-25)
TREES, UNDERGROWTH = 10, 1  # how high they grow (DW-S-SHO-25)
AREAS: Final = 64  # that are remembered
ABSENT: Final = -1


class RowForm(msgspec.Struct, frozen=True):
    row: str
    terrain: str
    height: str


class SheetForm(msgspec.Struct, frozen=True):
    number: int
    title: str
    rows: list[RowForm] = []
    roads: list[list[str]] = []
    road_stubs: list[str] = []
    hedges: list[str] = []
    walls: list[str] = []


class MapsFile(msgspec.Struct, frozen=True):
    sheet: list[SheetForm]


class Laid(NamedTuple):
    """A sheet on the table."""

    number: int
    turned: bool = False


Layout = Sequence[Sequence[Laid]]  # row by row, from the left


class Sheets:
    """All sheets there are, by number."""

    def __init__(self, pack: Path | None = None) -> None:
        read = data.read([pack, DATA] if pack else [DATA], "maps.toml", MapsFile)
        self.all: Final = {sheet.number: sheet for sheet in read.sheet}
        self._area: Final = lru_cache(AREAS)(partial(Area, self))

    def area(self, layout: Layout) -> Area:
        """The same for the same sheets."""
        return self._area(tuple([tuple(row) for row in layout]))


class Area:
    """Sheets joined to a playing area. Never changed: what burns or is torn down stands in the state."""

    def __init__(self, sheets: Sheets, layout: Layout) -> None:
        placed = list(_placed(layout))
        single = len(placed) == 1
        cells: set[Cell] = set()
        self._names: Final[dict[str, Cell]] = {}
        self._layers: Final[dict[Cell, list[tuple[str, int, bool]]]] = {}
        sides: dict[frozenset[Cell], str] = {}
        links: set[frozenset[Cell]] = set()
        for name, laid, corner in placed:
            sheet = sheets.all[laid.number]
            at = {field: _cell(field, laid, corner) for field in _fields()}
            for field, cell in at.items():
                self._names[field if single else f"{name}/{field}"] = cell
                cells.add(cell)
            self._lay(sheet, at)
            links |= {frozenset((at[a], at[b])) for road in sheet.roads for a, b in pairwise(road)}
            for kind in ("hedges", "walls"):
                for side in getattr(sheet, kind):
                    a, _, b = side.partition("-")
                    sides[frozenset((at[a], at[b]))] = kind.removesuffix("s")
        ordered = sorted(cells, key=lambda cell: (cell[1], cell[0]))
        # The number of each field among all there may be, and back.
        self.places: Final = tuple(row * WIDTH + column for column, row in ordered)
        self.here: Final = {place: number for number, place in enumerate(self.places)}
        named = {PLACES[place]: cell for place, cell in zip(self.places, ordered, strict=True)}
        self.grid: Final = Grid(named, flat=False, shifted="even")
        self.size: Final = self.grid.size
        found = {cell: number for number, cell in enumerate(ordered)}
        self.index: Final = {name: found[cell] for name, cell in (named | self._names).items()}
        merged = [_merged(self._layers[cell]) for cell in ordered]
        self.terrain: Final = "".join(terrain for terrain, _, _ in merged)
        self.height: Final = tuple(LEVEL * level for _, level, _ in merged)
        self.water: Final = tuple(int(terrain) if terrain in WATER else 0 for terrain in self.terrain)
        self.footing: Final[tuple[int, ...]] = tuple(map(sub, self.height, self.water))  # where feet stand
        self.top: Final[tuple[int, ...]] = tuple(
            map(add, self.height, map(_growth, self.terrain))
        )  # of what grows there
        self.road: Final = frozenset(number for number, (_, _, road) in enumerate(merged) if road)
        # Fields side by side on one road.
        self.road_links: Final = frozenset(frozenset(found[cell] for cell in link) for link in links)
        # What stands between two fields, by the number both know their common side by.
        self.sides: Final = {self.side(*sorted(found[cell] for cell in pair)): kind for pair, kind in sides.items()}
        self.walled: Final = frozenset(found[cell] for pair in sides for cell in pair)

    def _lay(self, sheet: SheetForm, at: Mapping[str, Cell]) -> None:
        """What a sheet says of its fields; a blank one says that all of them are open."""
        printed = {row.row: row for row in sheet.rows}
        roads = {field for road in sheet.roads for field in road}
        for field, cell in at.items():
            row, place = printed.get(field[0]), int(field[1:]) - 1
            terrain, level = (row.terrain[place], int(row.height[place])) if row else (OPEN, 0)
            self._layers.setdefault(cell, []).append((terrain, level, field in roads))

    def side(self, a: int, b: int) -> int:
        """The number of the side between two fields."""
        direction = self.grid.direction(a, b)
        if direction is None:
            raise ValueError(f"{self.grid.ids[a]} and {self.grid.ids[b]} have no side in common")
        return self.grid.hexside(a, direction)

    def at(self, name: str) -> int:
        """The field with this name: where sheets meet it has two."""
        try:
            return self.index[name]
        except KeyError:
            raise UnknownHex(f"there is no field {name!r} on this area") from None

    def between(self, a: int, b: int) -> str | None:
        """The hedge or wall between two fields side by side."""
        direction = self.grid.direction(a, b)
        return None if direction is None else self.sides.get(self.grid.hexside(a, direction))


def _growth(terrain: str) -> int:
    return TREES if terrain == WOODS else UNDERGROWTH if terrain in LOW_GROWTH else 0


def _placed(layout: Layout) -> Iterator[tuple[str, Laid, Cell]]:
    """Every sheet with what it is called here, and where its first field lies. A second copy bears a letter."""
    used: dict[int, int] = {}
    for down, row in enumerate(layout):
        for across, laid in enumerate(row):
            used[laid.number] = copies = used.get(laid.number, 0) + 1
            name = str(laid.number) if copies == 1 else f"{laid.number}{'abcdefghij'[copies - 1]}"
            yield name, laid, (across * ACROSS, down * DOWN)


def _fields() -> Iterator[str]:
    for number, row in enumerate(ROWS):
        yield from (f"{row}{place}" for place in range(1, 18 + number % 2))


def _cell(field: str, laid: Laid, corner: Cell) -> Cell:
    """The column and row of a sheet's field on the area (DW-B-INT-07)."""
    row, place = ROWS.index(field[0]), int(field[1:])
    if laid.turned:
        row, place = len(ROWS) - 1 - row, 18 + row % 2 - place
    return corner[0] + place - 1, corner[1] + row


def _merged(halves: Sequence[tuple[str, int, bool]]) -> tuple[str, int, bool]:
    """One field of the halves that meet: the higher, the one that is not open; a road where one leads."""
    terrain = next((terrain for terrain, _, _ in halves if terrain != OPEN), OPEN)
    return terrain, max(level for _, level, _ in halves), any(road for _, _, road in halves)
