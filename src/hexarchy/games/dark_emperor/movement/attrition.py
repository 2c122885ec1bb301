"""Attrition (DE-8.12)."""

from __future__ import annotations

from hexarchy.core.frames import Asked, frame
from hexarchy.games.dark_emperor.procedure import Procedure
from hexarchy.games.dark_emperor.state import DarkEmperorState


@frame
class AttritionSegment(Procedure):
    """DE-4.A2c."""

    def step(self, s: DarkEmperorState) -> Asked:
        s.pop()
        return None
