"""Famir (DE-18.3): the sword that binds its finder and drags him to Ssstoth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarchy.games.dark_emperor.words import other

if TYPE_CHECKING:
    from hexarchy.core.frames import Frame
    from hexarchy.games.dark_emperor.state import DarkEmperorState


def pick_up(s: DarkEmperorState, hexes: tuple[int, ...]) -> Frame | None:
    """A leader in a hex with Famir must take it up while Ssstoth lives (DE-18.37)."""
    return None


def waits(s: DarkEmperorState, leader: int) -> bool:
    """A bearer in the hex of Ssstoth, who serves the enemy: nothing touches him until their duel (DE-18.32a)."""
    monster = s.world.SSSTOTH
    if s.bearer(s.world.FAMIR) != leader or s.where[leader] < 0 or s.where[leader] != s.where[monster]:
        return False
    return s.side(monster) == other(s.side(leader))
