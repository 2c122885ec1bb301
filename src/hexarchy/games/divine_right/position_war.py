"""Positions of the art of war: the classes leaders have rolled, damaged walls."""

from __future__ import annotations

from typing import Final

from hexarchy.games.divine_right import changes
from hexarchy.games.divine_right.advanced.tactics import CLASSES
from hexarchy.games.divine_right.position_names import Names
from hexarchy.games.divine_right.state import DivineRightState

KEYS: Final = ("ratings", "breaches")


def read(reader: Names, s: DivineRightState) -> None:
    ratings = {
        reader.piece("ratings", name): reader.one_of(f"ratings.{name}", rank, tuple(CLASSES))
        for name, rank in reader.table("ratings").items()
    }
    breaches = []
    for name, entry in reader.table("breaches").items():
        damage = reader.entries(f"breaches.{name}", entry)
        if len(damage) != 2:
            raise reader.wrong(f"breaches.{name}", "a list of two is needed: the points and the turn")
        castle = reader.castle("breaches", name)
        lost = reader.whole(f"breaches.{name}", damage[0], 1, s.world.castles[castle].intrinsic)
        breaches.append((castle, lost, reader.whole(f"breaches.{name}", damage[1], 1, s.turn)))
    changes.war(s, ratings=tuple(ratings.items()), breaches=tuple(breaches))
