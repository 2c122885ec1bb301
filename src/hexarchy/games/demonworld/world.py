"""What is the same in all battles: sheets, cards, bases, the names of units and of all fields there may be."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from hexarchy.games.demonworld.board import Sheets
from hexarchy.games.demonworld.cards import Cards
from hexarchy.games.demonworld.large.bases import Bases
from hexarchy.games.demonworld.large.drift import Drift
from hexarchy.games.demonworld.roster import unit_names
from hexarchy.games.demonworld.scenario import Battles
from hexarchy.games.demonworld.shapes import Shapes
from hexarchy.games.demonworld.verbs import Verbs
from hexarchy.games.demonworld.weapons import Weapons


class World:
    """See the module."""

    def __init__(self, pack: Path | None = None) -> None:
        self.sheets: Final = Sheets(pack)
        self.cards: Final = Cards(pack)
        self.weapons: Final = Weapons(pack)
        self.bases: Final = Bases(pack)
        self.drift: Final = Drift(pack)
        self.shapes: Final = Shapes(pack)
        self.battles: Final = Battles(self.cards, self.sheets, pack)
        self.names: Final = unit_names(self.cards)
        self.verbs: Final = Verbs(self.names, tuple(self.cards.spells))
