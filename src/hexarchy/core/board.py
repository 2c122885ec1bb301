"""The board as anybody may see it: what is printed on the map. It never changes in a match."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from hexarchy.core.hexes import Grid


@dataclass(frozen=True, slots=True)
class Place:
    """A named place in a hex."""

    id: str
    name: str
    kind: str
    fortress: bool = False


@dataclass(frozen=True, slots=True)
class Board:
    """The map. Hexes are numbers of the grid; a hexside is a number as `Grid.hexside` gives it."""

    grid: Grid
    ground: tuple[str, ...]  # the letter of the terrain in each hex
    grounds: Mapping[str, Mapping[str, str]]  # letter -> name in each language
    places: Mapping[int, Place] = field(default_factory=dict)
    edges: Mapping[int, str] = field(default_factory=dict)  # hexside -> "river", "ford", "bridge", "alps", "lake" …
