"""Famir (DE-18.3): the sword that binds its finder and drags him to Ssstoth."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hexarchy.core.frames import Frame
    from hexarchy.games.dark_emperor.state import DarkEmperorState


def pick_up(s: DarkEmperorState, hexes: tuple[int, ...]) -> Frame | None:
    """A leader in a hex with Famir must take it up while Ssstoth lives (DE-18.37)."""
    return None
