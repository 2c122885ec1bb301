"""Positions in winter, in sickness and under contested crowns: what those chapters of the Advanced game remember."""

from __future__ import annotations

from typing import Final

from hexarchy.core.hexsets import hex_set
from hexarchy.games.divine_right.position_names import Names
from hexarchy.games.divine_right.records import Climate
from hexarchy.games.divine_right.state import DivineRightState

KEYS: Final = ("snow", "blizzard", "snowed_in")


def read(reader: Names, s: DivineRightState) -> None:
    _climate(reader, s)


def _climate(reader: Names, s: DivineRightState) -> None:
    """`blizzard`: the game turn of the last one; with it snow lies."""
    blizzard = reader.whole("blizzard", reader.data.get("blizzard", 0), 0, s.turn)
    snow = reader.truth("snow", reader.data.get("snow", bool(blizzard)))
    s.climate = Climate(snow=snow, blizzard=blizzard, snowed_in=hex_set(reader.pieces("snowed_in")))
