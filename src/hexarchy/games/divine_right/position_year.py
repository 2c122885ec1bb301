"""Positions in winter, in sickness and under contested crowns: what those chapters of the Advanced game remember."""

from __future__ import annotations

from typing import Any, Final

from hexarchy.core.hexsets import hex_set
from hexarchy.games.divine_right.position_names import Names
from hexarchy.games.divine_right.records import Climate
from hexarchy.games.divine_right.state import DivineRightState

KEYS: Final = ("snow", "blizzard", "snowed_in")


class Year(Names):
    """Reads them."""

    def year(self, s: DivineRightState) -> None:
        """`blizzard`: the game turn of the last one; with it snow lies."""
        blizzard = self.whole("blizzard", self.data.get("blizzard", 0), 0, s.turn)
        snow = self.truth("snow", self.data.get("snow", bool(blizzard)))
        caught: Any = self.data.get("snowed_in", [])
        s.climate = Climate(snow=snow, blizzard=blizzard, snowed_in=hex_set(self._pieces_in("snowed_in", caught)))
