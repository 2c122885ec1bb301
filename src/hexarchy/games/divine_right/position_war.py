"""Positions of the art of war: classes of leaders, forts, damaged walls, what the Dwarves have found (a Treasure lies
there as well)."""

from __future__ import annotations

from typing import Any, Final

from hexarchy.core.hexsets import hex_set
from hexarchy.games.divine_right import changes
from hexarchy.games.divine_right.advanced.tactics import CLASSES
from hexarchy.games.divine_right.position_names import Names
from hexarchy.games.divine_right.records import FOREVER
from hexarchy.games.divine_right.state import DivineRightState

KEYS: Final = ("ratings", "forts", "breaches", "mined_gold", "gold_due", "tired")


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
    hoards = [
        (reader.hex("mined_gold", name), reader.whole(f"mined_gold.{name}", turn, 1, s.turn))
        for name, turn in reader.table("mined_gold").items()
    ]
    tired = [
        (reader.piece("tired", name), 1 + reader.one_of(f"tired.{name}", mark, tuple("ABC")))
        for name, mark in reader.table("tired").items()
    ]
    changes.war(s, tired=tuple(tired))
    gold = reader.whole("gold_due", reader.data.get("gold_due", 0), 0, FOREVER)
    changes.war(s, ratings=tuple(ratings.items()), breaches=tuple(breaches), hoards=tuple(hoards), gold=gold)
