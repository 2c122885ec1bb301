"""Places: wherever a piece can be. A hex, a layer of a hex (inside a castle, underground, in the air), a box, a space
of a track.

A place is an integer like a hex, so that rules index by it. The hexes of the grid come first: the ground of hex h is
place h, and a game without layers and boxes need not know the difference. Behind them stand the other layers, hex by
hex, then the boxes, then the tracks. Ids are opaque and unique; `Places.at` turns one into a place.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from hexarchy.core.hexes import NOWHERE, Grid

GROUND: Final = ""  # the layer of a hex in which a piece is unless anything else is said


class UnknownPlace(ValueError):
    """An id of no place on the table."""


class Place(NamedTuple):
    """Where a piece can be. Boxes and spaces of tracks lie in no hex."""

    id: str
    hex: int = NOWHERE
    layer: str = GROUND


class Places:
    """All places of a map with what lies beside it, in canonical order. Never changed.

    `layers` names the hexes that have each layer; such a place is called like its hex, a slash, and the layer.
    `tracks` names the spaces of each track in their order.
    """

    def __init__(
        self,
        grid: Grid,
        *,
        layers: Mapping[str, Iterable[int]] | None = None,
        boxes: Iterable[str] = (),
        tracks: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        made = [Place(id_, hex_) for hex_, id_ in enumerate(grid.ids)]
        for layer, hexes in (layers or {}).items():
            if layer == GROUND:
                raise ValueError("every hex has its ground already")
            made += [Place(f"{grid.ids[hex_]}/{layer}", hex_, layer) for hex_ in sorted(hexes)]
        made += [Place(box) for box in boxes]
        made += [Place(space) for spaces in (tracks or {}).values() for space in spaces]
        self.all: Final = tuple(made)
        self.size: Final = len(self.all)
        self.ids: Final = tuple(place.id for place in self.all)
        self.index: Final = {id_: n for n, id_ in enumerate(self.ids)}
        if len(self.index) < self.size:
            raise ValueError(
                f"two places have one id: {next(id_ for n, id_ in enumerate(self.ids) if self.index[id_] != n)}"
            )
        self.hex: Final = tuple(place.hex for place in self.all)  # for each place the hex it lies in, or NOWHERE
        self.layer: Final = tuple(place.layer for place in self.all)
        self.tracks: Final = {name: tuple(map(self.at, spaces)) for name, spaces in (tracks or {}).items()}
        self._of: Final = {(place.hex, place.layer): n for n, place in enumerate(self.all) if place.hex != NOWHERE}
        stacked: list[list[int]] = [[] for _ in range(grid.size)]
        for n, hex_ in enumerate(self.hex):
            if hex_ != NOWHERE:
                stacked[hex_].append(n)
        self.in_hex: Final = tuple(map(tuple, stacked))  # for each hex its places, the ground first

    def at(self, id_: str) -> int:
        """The place with this id."""
        try:
            return self.index[id_]
        except KeyError:
            raise UnknownPlace(f"there is no place {id_!r}") from None

    def of(self, hex_: int, layer: str = GROUND) -> int:
        """The place that is this layer of a hex; NOWHERE if the hex has none."""
        return self._of.get((hex_, layer), NOWHERE)
