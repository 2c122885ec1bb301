"""What weapons do beyond their Battle Factor (tables, DW-B-CHR-19 to -21): by name, for every card that has one."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from hexarchy.core import data
from hexarchy.games.demonworld.board import DATA


class Weapon(msgspec.Struct, frozen=True):
    """`initiative_first_round`: in the first round of a melee. `frontal_attackers`: what they have to subtract."""

    name: str
    bf_vs_cavalry: int | None = None
    initiative_first_round: int = 0
    frontal_attackers: int = 0


class WeaponsFile(msgspec.Struct, frozen=True):
    weapon: list[Weapon]


class Weapons:
    """All weapons of the tables."""

    def __init__(self, pack: Path | None = None) -> None:
        read = data.read([pack, DATA] if pack else [DATA], "tables.toml", WeaponsFile)
        self._by_name: Final = {weapon.name: weapon for weapon in read.weapon}

    def __getitem__(self, name: str) -> Weapon:
        """A weapon; one that the tables do not know is like any other."""
        return self._by_name.get(name) or Weapon(name)
