"""Elections in Kelaron Oiret (DE-17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarchy.core.frames import Asked, frame
from hexarchy.games.dark_emperor.procedure import Procedure

if TYPE_CHECKING:
    from hexarchy.core.frames import Frame
    from hexarchy.games.dark_emperor.state import DarkEmperorState


def vacancy(s: DarkEmperorState, hexes: tuple[int, ...]) -> Frame | None:
    """The Doge is dead: an election at once (DE-15.6b)."""
    return None


@frame
class ElectionSegment(Procedure):
    """DE-4.B1c."""

    def step(self, s: DarkEmperorState) -> Asked:
        s.pop()
        return None
