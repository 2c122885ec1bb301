"""Positions of the Advanced Game's tales: who listens to Sir Mortnoir."""

from __future__ import annotations

from typing import Final

from hexarchy.core.hexsets import hex_set
from hexarchy.games.divine_right import changes
from hexarchy.games.divine_right.position_names import Names
from hexarchy.games.divine_right.state import DivineRightState

KEYS: Final = ("advising", "spellbound")


def read(reader: Names, s: DivineRightState) -> None:
    changes.intrigue(
        s,
        active=reader.truth("advising", reader.data.get("advising", False)),
        spellbound=hex_set(reader.pieces("spellbound")),
    )
