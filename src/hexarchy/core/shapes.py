"""Pieces that face a way: the hexes they cover, the zones around them, and the arcs in which they act.

All is written once, as offsets for facing 0, and turned clockwise for the facings 1 to 5. Where a facing points is the
game's affair: to a side of the hex or to a corner of it. `Shape`, `Wedge` and `Arcs` know no map; `Footprints` lays a
shape on one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from hexarchy.core.axial import DIRECTIONS, SECTORS, SPOKES, Offset, length, minus, plus, ring, sector, turned
from hexarchy.core.hexes import NOWHERE, Grid


class Shape:
    """A piece of one hex or several. `fields` names them, as offsets from the hex where the piece is said to stand.

    `zones` names hexes around it; they may overlap each other, but not the piece. Everything is indexed by facing.
    """

    def __init__(self, fields: Mapping[str, Offset], zones: Mapping[str, Iterable[Offset]] | None = None) -> None:
        covered = {*fields.values()}
        if not covered or len(covered) < len(fields):
            raise ValueError(f"a piece covers hexes, each once: {dict(fields)}")
        around = {name: tuple(offsets) for name, offsets in (zones or {}).items()}
        for name, offsets in around.items():
            if not covered.isdisjoint(offsets):
                raise ValueError(f"zone {name!r} lies on the piece itself")
        facings = range(DIRECTIONS)
        self.fields: Final = tuple({name: turned(at, f) for name, at in fields.items()} for f in facings)
        self.covered: Final = tuple(tuple(named.values()) for named in self.fields)
        self.zones: Final = tuple(
            {name: tuple(turned(at, f) for at in offsets) for name, offsets in around.items()} for f in facings
        )
        beside = sorted({plus(at, step) for at in covered for step in SPOKES} - covered)
        self.around: Final = tuple(tuple(turned(at, f) for at in beside) for f in facings)

    def zones_at(self, facing: int, offset: Offset) -> tuple[str, ...]:
        """The zones an offset lies in."""
        return tuple(name for name, offsets in self.zones[facing].items() if offset in offsets)

    def pivoted(self, facing: int, field: str, turns: int) -> Offset:
        """Where the piece stands, from where it stood, when it has turned about one of its fields."""
        pivot = self.fields[facing][field]
        return minus(pivot, turned(pivot, turns))

    def turned_in_place(self, facing: int, turns: int) -> Offset | None:
        """Where the piece stands when it has turned and covers the same hexes; None where it would cover others."""
        old, new = self.covered[facing], self.covered[(facing + turns) % DIRECTIONS]
        # The least hex of the one must come to lie on the least of the other.
        moved = minus(min(old), min(new))
        return moved if {plus(at, moved) for at in new} == {*old} else None


class Footprints:
    """A shape on a grid. Each way to lay it is worked out when it is first asked for."""

    def __init__(self, grid: Grid, shape: Shape) -> None:
        self.grid: Final = grid
        self.shape: Final = shape
        self._covered: Final[dict[int, tuple[int, ...] | None]] = {}

    def covered(self, hex_: int, facing: int) -> tuple[int, ...] | None:
        """The hexes a piece covers, in the order of its fields; None where it would lie beyond the edge of the map."""
        key = hex_ * DIRECTIONS + facing
        if key not in self._covered:
            found = tuple(self.grid.offset(hex_, dq, dr) for dq, dr in self.shape.covered[facing])
            self._covered[key] = None if NOWHERE in found else found
        return self._covered[key]

    def zone(self, hex_: int, facing: int, name: str) -> tuple[int, ...]:
        """The hexes of a zone, as far as they are on the map."""
        return self._on_map(hex_, self.shape.zones[facing][name])

    def around(self, hex_: int, facing: int) -> tuple[int, ...]:
        """The hexes beside a piece, as far as they are on the map."""
        return self._on_map(hex_, self.shape.around[facing])

    def _on_map(self, hex_: int, offsets: Iterable[Offset]) -> tuple[int, ...]:
        found = (self.grid.offset(hex_, dq, dr) for dq, dr in offsets)
        return tuple(there for there in found if there != NOWHERE)


class Wedge:
    """All that lies between the rows of two spokes, both included, going clockwise from the first to the last."""

    def __init__(self, first: Offset, last: Offset) -> None:
        if first not in SPOKES or last not in SPOKES:
            raise ValueError(f"a wedge lies between the rows of two neighbours, not {first} and {last}")
        self.first: Final = SPOKES.index(first)
        span = (sector(last) - sector(first)) % SECTORS
        self.sectors: Final = frozenset((2 * self.first + n) % SECTORS for n in range(span + 1))

    def holds(self, offset: Offset, facing: int = 0) -> bool:
        return (sector(offset) - 2 * facing) % SECTORS in self.sectors

    def ring(self, radius: int, facing: int = 0) -> tuple[Offset, ...]:
        """What it holds at a distance of one hex or more, clockwise."""
        around, first = ring(radius), radius * self.first
        found = (at for at in around[first:] + around[:first] if sector(at) in self.sectors)
        return tuple(turned(at, facing) for at in found)


class Arcs:
    """Arcs that share out everything around a piece: what lies in several wedges belongs to the first of them."""

    def __init__(self, wedges: Mapping[str, Wedge]) -> None:
        self.names: Final = tuple(wedges)
        shared = [next((name for name, wedge in wedges.items() if n in wedge.sectors), None) for n in range(SECTORS)]
        self._by_sector: Final = tuple(name for name in shared if name is not None)
        if len(self._by_sector) < SECTORS:
            raise ValueError(f"arcs leave a gap: {', '.join(wedges)}")

    def of(self, offset: Offset, facing: int = 0) -> str:
        """The arc an offset lies in."""
        return self._by_sector[(sector(offset) - 2 * facing) % SECTORS]

    def ring(self, name: str, radius: int, facing: int = 0) -> tuple[Offset, ...]:
        """What an arc has at a distance of one hex or more."""
        return tuple(at for at in ring(radius) if self.of(at, facing) == name)


def swept(offset: Offset, turns: int) -> tuple[Offset, ...]:
    """The hexes entered when an offset wheels about its beginning along its ring; the last is where it comes to."""
    radius = length(offset)
    around = ring(radius)
    begin, way = around.index(offset), 1 if turns > 0 else -1
    return tuple(around[(begin + way * n) % len(around)] for n in range(1, radius * abs(turns) + 1))
