"""Magical devices (DE-15): who bears, uses and loses them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hexarchy.core.frames import Frame
    from hexarchy.games.dark_emperor.state import DarkEmperorState


def lone_devices(s: DarkEmperorState, hexes: tuple[int, ...]) -> Frame | None:
    """Devices nobody guards fall to whoever holds the hex (DE-9.27c, DE-15.12b)."""
    return None
