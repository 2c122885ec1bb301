"""Runes and Magic Strength (DE-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hexarchy.games.dark_emperor.state import DarkEmperorState


def inspired(s: DarkEmperorState) -> tuple[int, ...]:
    """Casters who stand in a hex of their rune as the turn begins (DE-12.3)."""
    return ()
