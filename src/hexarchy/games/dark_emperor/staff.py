"""The Staff of Empire (DE-15.7): command of undead Imperial Legions."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hexarchy.core.frames import Frame
    from hexarchy.games.dark_emperor.state import DarkEmperorState


def take_command(s: DarkEmperorState, hexes: tuple[int, ...]) -> Frame | None:
    """A staff-wielder among undead legions may take command of them."""
    return None
