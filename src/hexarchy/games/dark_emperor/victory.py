"""Victory (DE-20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hexarchy.core.frames import Frame
    from hexarchy.games.dark_emperor.state import DarkEmperorState


def final_death(s: DarkEmperorState, hexes: tuple[int, ...]) -> Frame | None:
    """Padrech is dead for ever (DE-20.1)."""
    return None


def final_count(s: DarkEmperorState) -> None:
    """Production the Necromancer holds decides (DE-20.3a)."""
    s.end(None, (0, 0), "DE-20.3b")
