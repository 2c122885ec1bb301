"""Positions of the art of war: the classes leaders have rolled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarchy.games.divine_right import changes
from hexarchy.games.divine_right.advanced.tactics import CLASSES
from hexarchy.games.divine_right.state import DivineRightState

if TYPE_CHECKING:
    from hexarchy.games.divine_right.position import Reader

KEYS: Final = ("ratings",)


def read(reader: Reader, s: DivineRightState) -> None:
    ratings = {
        reader.piece("ratings", name): reader.one_of(f"ratings.{name}", rank, tuple(CLASSES))
        for name, rank in reader.table("ratings").items()
    }
    changes.war(s, ratings=tuple(ratings.items()))
