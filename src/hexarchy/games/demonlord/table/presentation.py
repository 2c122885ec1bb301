"""Presentation: what a page shows of Demonlord and no rule reads: scales, colours and pictures of the counters."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from hexarchy.core.data import read
from hexarchy.core.drawings import Drawing
from hexarchy.core.game import BadInput
from hexarchy.games.demonlord import data_schema as form
from hexarchy.games.demonlord.words import CAMPS
from hexarchy.games.demonlord.world import DATA, Unit, World


class Scale(msgspec.Struct, frozen=True, kw_only=True):
    """What a hex, a turn or a counter stands for (DL-CMP-03)."""

    id: Literal["hex", "turn", "troop", "character"]
    en: str
    fr: str
    source: str = ""


class Colour(msgspec.Struct, frozen=True, kw_only=True):
    """A colour by the rulebook's name, with the paint of the counter and the ink on it (DL-CMP-13)."""

    id: str
    paint: str
    ink: str = "#ffffff"
    sides: list[form.Side] = []
    homes: list[str] = []
    source: str = ""


class Pictures(msgspec.Struct, frozen=True, kw_only=True):
    """Pictures of troops: by mode, and of monsters by unit (DL-CMP-26)."""

    F: str
    C: str
    W: str
    special: dict[str, str]


class Seats(msgspec.Struct, frozen=True):
    """The side of the map each player plays from (DL-SET-11)."""

    hosar: Literal["west", "east"]
    demon: Literal["west", "east"]


class PresentationFile(msgspec.Struct, frozen=True):
    seats: Seats
    scale: list[Scale]
    colour: list[Colour]
    spell_marker: Colour
    pictures: Pictures
    drawing: list[Drawing] = []


class Presentation:
    """The file in the shape a page asks for."""

    def __init__(self, world: World, pack: Path | None = None) -> None:
        file = read([pack, DATA] if pack else [DATA], "presentation.toml", PresentationFile)
        self.seats = {"hosar": file.seats.hosar, "demon": file.seats.demon}
        self.scales = {scale.id: scale for scale in file.scale}
        self.spell_marker = file.spell_marker
        self._of_side: dict[str, Colour] = {side: colour for colour in file.colour for side in colour.sides}
        self._of_home = {home: colour for colour in file.colour for home in colour.homes}
        self._pictures = file.pictures
        self.drawings = file.drawing
        unknown = set(file.pictures.special) - set(world.unit)
        if unknown:
            raise BadInput(f"presentation.toml: pictures.special: there is no unit '{min(unknown)}'")

    def colour(self, unit: Unit) -> Colour:
        """Of the unit's homeland if it has one of its own, else of its side."""
        found = self._of_home.get(unit.home) or self._of_side.get(CAMPS[unit.side])
        if found is None:
            raise BadInput(f"presentation.toml: colour: none for homeland '{unit.home}'")
        return found

    def picture(self, unit: Unit) -> str:
        """Of a troop unit; characters are shown by their portraits."""
        usual: str = getattr(self._pictures, unit.mode)
        return self._pictures.special.get(unit.id, usual)
