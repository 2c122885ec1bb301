"""Magic hex markers (DE-18.1): turned up, and what is found."""

from __future__ import annotations

from hexarchy.core.frames import Asked, frame
from hexarchy.games.dark_emperor.procedure import Procedure
from hexarchy.games.dark_emperor.state import DarkEmperorState


@frame
class TurningUp(Procedure):
    """DE-DEC-35."""

    def step(self, s: DarkEmperorState) -> Asked:
        s.pop()
        return None
