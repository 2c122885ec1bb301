"""Presentation: what a page shows of Dark Emperor and no rule reads: colours, letters, pictures and drawings."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from hexarchy.core.data import read
from hexarchy.core.drawings import Drawing
from hexarchy.core.game import BadInput
from hexarchy.core.page.board import Emblem
from hexarchy.games.dark_emperor import data_schema as form
from hexarchy.games.dark_emperor.words import FORCES, KINGDOM_IDS, NOBODY
from hexarchy.games.dark_emperor.world import DATA, Piece, World

UNDEAD: Final = "undead"
MAGIC: Final = "black"  # counters of magic hexes, and what is made by magic


class Colour(msgspec.Struct, frozen=True):
    paint: str
    ink: str


class SideLook(Colour, frozen=True):
    emblem: Emblem


class Force(msgspec.Struct, frozen=True):
    """The look of a force; a kingdom's square and circle stand in the map's list (data.md 1.9)."""

    tag: str
    square: str = ""
    circle: str = ""
    land: str = ""


class PresentationFile(msgspec.Struct, frozen=True):
    colours: dict[str, Colour]
    sides: dict[str, SideLook]
    forces: dict[str, Force]
    pictures: dict[str, str]
    drawing: list[Drawing]


class Presentation:
    """The file in the shape a page asks for."""

    def __init__(self, world: World, pack: Path | None = None) -> None:
        folders = [pack, DATA] if pack else [DATA]
        file = read(folders, "presentation.toml", PresentationFile)
        roster = read(folders, "units.toml", form.UnitsFile)
        self._colours = file.colours
        self._forces = file.forces
        self._printed = {kingdom.id: (kingdom.counter_square, kingdom.counter_circle) for kingdom in world.map.kingdom}
        self._types = {group.id: group.type for group in roster.group}
        self._pictures = file.pictures
        self.sides = file.sides
        self.drawings = file.drawing
        named = {name for force in file.forces.values() for name in (force.square, force.circle) if name}
        unknown = (named | {name for pair in self._printed.values() for name in pair}) - set(file.colours)
        if unknown:
            raise BadInput(f"presentation.toml: colours: there is no '{min(unknown)}'")

    def colours(self, piece: Piece) -> tuple[Colour, Colour | None]:
        """Square and circle of a counter; no circle where the rulebook gives none."""
        if piece.kind in ("device", "monster"):
            return self._colours[MAGIC], None
        square, circle = self._of(FORCES[piece.force])
        return self._colours[square], None if circle == "none" else self._colours[circle]

    def _of(self, force: str) -> tuple[str, str]:
        if force in self._printed:
            return self._printed[force]
        look = self._forces[force]
        return look.square, look.circle

    def land(self, kingdom: int) -> str:
        return self._forces[KINGDOM_IDS[kingdom]].land

    def tag(self, piece: Piece) -> str:
        return self._forces[FORCES[piece.force]].tag if piece.force != NOBODY else ""

    def picture(self, piece: Piece) -> str:
        if piece.kind == "leader":
            return self._pictures["leader"]
        group = piece.id.rpartition("_")[0]
        kind = self._types.get(piece.id) or self._types.get(group) or piece.id
        return self._pictures.get(kind) or self._pictures[group]

    @property
    def skull(self) -> str:
        return self._pictures[UNDEAD]
