"""Positions of the art of war: the classes leaders have rolled, forts, damaged walls."""

from __future__ import annotations

from typing import Any, Final

from hexarchy.core.hexsets import hex_set
from hexarchy.games.divine_right import changes
from hexarchy.games.divine_right.advanced.tactics import CLASSES
from hexarchy.games.divine_right.position_names import Names
from hexarchy.games.divine_right.state import DivineRightState

KEYS: Final = ("ratings", "forts", "breaches")


def raise_forts(reader: Names, s: DivineRightState) -> None:
    """Before pieces: who is in one is inside."""
    forts = hex_set(reader.hex("forts", name) for name in reader.entries("forts", reader.data.get("forts", [])))
    if forts & s.castles_standing & ~s.war.forts:
        raise reader.wrong("forts", "a castle stands there")
    changes.war(s, forts=s.war.forts | forts)


def site(reader: Names, s: DivineRightState, key: str, value: Any) -> int:
    """A castle, or a fort."""
    space = reader.hex(key, value)
    return s.world.first_fort + space if s.war.forts >> space & 1 else reader.castle(key, value)


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
