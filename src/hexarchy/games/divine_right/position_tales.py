"""Positions of the Advanced Game's tales: who listens to Sir Mortnoir, whom Breis follows."""

from __future__ import annotations

from typing import Final

from hexarchy.core.hexsets import hex_set
from hexarchy.games.divine_right import changes
from hexarchy.games.divine_right.position_names import Names
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import NOBODY

KEYS: Final = ("advising", "spellbound", "mistress", "spurned", "blessed", "beguiled")


def read(reader: Names, s: DivineRightState) -> None:
    def chosen(key: str) -> int:
        return hex_set(reader.pieces(key))

    active = reader.truth("advising", reader.data.get("advising", False))
    changes.intrigue(s, active=active, spellbound=chosen("spellbound"), beguiled=chosen("beguiled"))
    mistress = next(iter(reader.pieces("mistress")), NOBODY)
    changes.unicorn(s, mistress=mistress, spurned=chosen("spurned"), blessed=chosen("blessed"))
