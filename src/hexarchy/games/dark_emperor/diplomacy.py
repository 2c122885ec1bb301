"""Diplomacy (DE-11) with kingdoms and mercenaries."""

from __future__ import annotations

from hexarchy.core.frames import Asked, frame
from hexarchy.games.dark_emperor.procedure import Procedure
from hexarchy.games.dark_emperor.state import DarkEmperorState


@frame
class DiplomacyResolution(Procedure):
    """DE-4.A4b."""

    def step(self, s: DarkEmperorState) -> Asked:
        s.pop()
        return None
