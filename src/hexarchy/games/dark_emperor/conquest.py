"""Conquest (DE-6.3): what changes hands as a Player-Turn ends."""

from __future__ import annotations

from hexarchy.core.frames import Asked, frame
from hexarchy.games.dark_emperor.procedure import Procedure
from hexarchy.games.dark_emperor.state import DarkEmperorState


@frame
class EndOfPlayerTurn(Procedure):
    """DE-6.34c."""

    def step(self, s: DarkEmperorState) -> Asked:
        s.pop()
        return None
