"""Leaders alone among enemies (DE-8.16b, DE-9.27b): the roll to escape."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hexarchy.core.frames import Frame
    from hexarchy.games.dark_emperor.state import DarkEmperorState


def endangered(s: DarkEmperorState, hexes: tuple[int, ...]) -> Frame | None:
    """The next leader who must roll, or None."""
    return None
