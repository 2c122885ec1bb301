"""Presentation: what a page shows of Demonworld and no rule reads: colours, emblems, drawings."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from hexarchy.core.data import read
from hexarchy.core.drawings import Drawing
from hexarchy.core.game import BadInput
from hexarchy.core.page.board import Emblem
from hexarchy.games.demonworld.board import DATA
from hexarchy.games.demonworld.cards import Paid
from hexarchy.games.demonworld.data_schema import CommanderForm, LargeForm, WizardForm
from hexarchy.games.demonworld.words import SEATS

OF_KIND: Final = {CommanderForm: "person", WizardForm: "star"}
OF_LARGE: Final = {"giant": "club", "dragon": "wyvern", "chariot": "wheel", "artillery": "catapult"}


class SideLook(msgspec.Struct, frozen=True):
    paint: str
    ink: str
    emblem: Emblem


class PresentationFile(msgspec.Struct, frozen=True):
    sides: dict[str, SideLook]
    pictures: dict[str, str]
    drawing: list[Drawing]


class Presentation:
    """The file in the shape a page asks for."""

    def __init__(self, pack: Path | None = None) -> None:
        file = read([pack, DATA] if pack else [DATA], "presentation.toml", PresentationFile)
        if set(file.sides) != set(SEATS):
            raise BadInput("presentation.toml: every seat has its look, and nobody else")
        self.sides: Final = file.sides
        self.drawings: Final = file.drawing
        self._pictures: Final = file.pictures

    def picture(self, card: Paid) -> str:
        """What stands on the elements of a card."""
        usual = OF_LARGE[card.kind] if isinstance(card, LargeForm) else OF_KIND.get(type(card), "shield")
        return self._pictures.get(card.id, usual)
