"""Positions of the art of war: the classes leaders have rolled."""

from __future__ import annotations

from typing import Final

from hexarchy.games.divine_right import changes
from hexarchy.games.divine_right.advanced.tactics import CLASSES
from hexarchy.games.divine_right.position_names import Names
from hexarchy.games.divine_right.state import DivineRightState

KEYS: Final = ("ratings",)


def read(reader: Names, s: DivineRightState) -> None:
    ratings = {
        reader.piece("ratings", name): reader.one_of(f"ratings.{name}", rank, tuple(CLASSES))
        for name, rank in reader.table("ratings").items()
    }
    changes.war(s, ratings=tuple(ratings.items()))
