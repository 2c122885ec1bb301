"""Siege trains change hands (DE-9.33)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hexarchy.core.frames import Frame
    from hexarchy.games.dark_emperor.state import DarkEmperorState


def lone_trains(s: DarkEmperorState, hexes: tuple[int, ...]) -> Frame | None:
    """A train alone with enemy units is captured."""
    return None
