"""The board: what is printed, sent once. The forms below are what goes over the wire (docs/protocol.md).

The OpenAPI document and the page's `types.d.ts` are made from them. A field with a default is left out where it has it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec

from hexarchy.core.drawings import Drawing
from hexarchy.core.hexes import Grid as HexGrid
from hexarchy.core.page.texts import Text

Emblem = Literal["circle", "triangle", "square", "diamond", "star", "cross", "crescent", "hexagon"]


class Grid(msgspec.Struct):
    """Which cells there are. Flat-topped hexes stand in columns, pointy-topped ones in rows; `shifted` lines sit half
    a hex farther."""

    columns: int
    rows: int
    flat: bool
    shifted: Literal["even", "odd"]

    @classmethod
    def of(cls, grid: HexGrid) -> Grid:
        return cls(grid.columns, grid.rows, grid.flat, grid.shifted)


class Hex(msgspec.Struct, omit_defaults=True):
    """`at`: its column and row. `sides`: six, where terrain differs within it; `region`: whose land it is; `height`: of
    its ground, in levels above the lowest."""

    id: str
    at: tuple[int, int]
    terrain: Sequence[str]
    centre: str
    sides: Sequence[Sequence[str]] = []
    region: str | None = None
    features: Sequence[str] = []
    height: int = 0


class Terrain(msgspec.Struct, omit_defaults=True):
    name: Text
    paint: str
    pattern: str
    reconstructed: bool = False


class Region(msgspec.Struct):
    name: Text
    paint: str


class Edge(msgspec.Struct, omit_defaults=True):
    """What runs along the side between two hexes."""

    a: str
    b: str
    kind: str
    name: str = ""


class Stream(msgspec.Struct):
    """A river that runs through hexes; the last may be the sea it reaches."""

    name: Text
    path: Sequence[str]
    to_sea: bool


class Label(msgspec.Struct):
    """A name somewhere over these hexes, where it is read best."""

    name: Text
    hexes: Sequence[str]
    kind: Literal["water", "region"]


class Place(msgspec.Struct, omit_defaults=True):
    hex: str
    id: str
    kind: str
    name: Text
    fortress: bool
    capital: bool
    port: bool = False
    value: Text | None = None
    reconstructed: bool = False


class Stroke(msgspec.Struct):
    """One stroke of a drawing; several lie over each other."""

    d: str
    paint: str
    ink: str
    width: float


class Value(msgspec.Struct):
    """A figure in the strip at the foot of a counter."""

    text: str
    style: Literal["plain", "last", "spark", "thin"] = "plain"


class Face(msgspec.Struct, omit_defaults=True):
    """All that stands on a counter, and nothing about what it means. `about` says the same in words."""

    name: Text
    about: Text
    shape: Literal["troop", "person"]
    side: str
    paint: str
    ink: str
    picture: str
    fill: Literal["solid", "outline", "light"]
    letter: str | Text
    tag: str
    badge: str | None
    values: Sequence[Value]
    reconstructed: bool
    disc: str | None = None


class Side(msgspec.Struct, omit_defaults=True):
    """`from_`: the edge of the map it plays from. `emblem`: tells it from the others without colour."""

    name: Text
    paint: str
    ink: str
    from_: str | None = msgspec.field(default=None, name="from")
    emblem: Emblem | None = None


class Board(msgspec.Struct, omit_defaults=True, kw_only=True):
    """Everything printed. `kinds`: words for kinds of places, edges and features. The first terrain lies under all.
    `relief`: its ground is drawn in light and shade. `turn`: the game's own word for a turn."""

    game: str
    title: Text
    about: Text
    grid: Grid
    hexes: Sequence[Hex]
    terrains: dict[str, Terrain]
    regions: dict[str, Region] = {}
    edges: Sequence[Edge]
    roads: Sequence[Sequence[str]]
    streams: Sequence[Stream] = []
    labels: Sequence[Label] = []
    places: Sequence[Place]
    faces: dict[str, Face]
    sides: dict[str, Side]
    drawings: dict[str, list[Stroke]] = {}
    kinds: dict[str, Text]
    legend: Sequence[Text]
    notes: Sequence[Text]
    relief: bool = False
    turn: Text | None = None


def strokes(drawings: Iterable[Drawing]) -> dict[str, list[Stroke]]:
    """The strokes of a game's own drawings, by kind."""
    found: dict[str, list[Stroke]] = {}
    for drawing in drawings:
        found.setdefault(drawing.kind, []).append(Stroke(drawing.d, drawing.paint, drawing.ink, drawing.width))
    return found
