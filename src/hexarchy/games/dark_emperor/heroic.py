"""Heroic combat (DE-18.15): duels of leaders with monsters."""

from __future__ import annotations

from hexarchy.core.frames import Asked, frame
from hexarchy.games.dark_emperor.procedure import Procedure
from hexarchy.games.dark_emperor.state import DarkEmperorState


@frame
class HeroicCombat(Procedure):
    """DE-4.A4c."""

    def step(self, s: DarkEmperorState) -> Asked:
        s.pop()
        return None
