"""Presentation: what a page shows of Divine Right and no rule reads: colours, emblems, drawings."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from hexarchy.core.data import read
from hexarchy.core.drawings import Drawing
from hexarchy.core.game import BadInput
from hexarchy.core.page.board import Emblem
from hexarchy.games.divine_right.words import FLEET, KINGDOM_IDS, LEADER, NOBODY, SEATS, SPECIAL
from hexarchy.games.divine_right.world import DATA, Piece

# What stands on the armies of peoples that are no humans.
PEOPLES: Final = {"neuth": "bow", "zorn": "goblin", "ghem": "axe", "trolls": "troll"}


class SideLook(msgspec.Struct, frozen=True):
    paint: str
    ink: str
    emblem: Emblem


class Look(msgspec.Struct, frozen=True):
    """Of counters; `land`: the tint of a kingdom."""

    paint: str
    ink: str
    tag: str
    land: str = ""


class Sign(msgspec.Struct, frozen=True):
    """Of a special mercenary: two letters, and a picture of its own."""

    tag: str
    picture: str = ""


class PresentationFile(msgspec.Struct, frozen=True):
    sides: dict[str, SideLook]
    kingdoms: dict[str, Look]
    mercenaries: Look
    strangers: Look
    signs: dict[str, Sign]
    sites: dict[str, list[str]]
    drawing: list[Drawing]


class Presentation:
    """The file in the shape a page asks for."""

    def __init__(self, pack: Path | None = None) -> None:
        file = read([pack, DATA] if pack else [DATA], "presentation.toml", PresentationFile)
        if set(file.sides) != set(SEATS) or set(file.kingdoms) != set(KINGDOM_IDS):
            raise BadInput("presentation.toml: every seat and every kingdom has its look, and nobody else")
        self.sides = file.sides
        self.kingdoms = file.kingdoms
        self.mercenaries = file.mercenaries
        self.strangers = file.strangers
        self.signs = file.signs
        self.drawings = file.drawing
        self.site = {place: f"site-{picture}" for picture, places in file.sites.items() for place in places}

    def look(self, piece: Piece) -> Look:
        if piece.kingdom >= 0:
            return self.kingdoms[KINGDOM_IDS[piece.kingdom]]
        return self.strangers if piece.of == SPECIAL else self.mercenaries

    def _sign(self, piece: Piece) -> Sign | None:
        """Of a special mercenary, by its id without a number."""
        return self.signs.get(piece.id) or self.signs.get(piece.id.rpartition("_")[0])

    def tag(self, piece: Piece) -> str:
        sign = self._sign(piece)
        return self.look(piece).tag if sign is None else sign.tag

    def picture(self, piece: Piece) -> str:
        sign = self._sign(piece)
        if sign is not None and sign.picture:
            return sign.picture
        if piece.crowned:
            return "crown"
        if piece.kind >= LEADER:
            return "person"
        if piece.kind == FLEET:
            return "ship"
        if piece.id == "the_lepers":
            return "bell"
        if piece.of == SPECIAL and piece.kingdom != NOBODY:
            return "skull"
        return PEOPLES.get(KINGDOM_IDS[piece.kingdom], "shield") if piece.kingdom >= 0 else "shield"
