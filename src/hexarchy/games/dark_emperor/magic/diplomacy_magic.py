"""The Diplomacy Magic Segment and its spells."""

from __future__ import annotations

from hexarchy.core.frames import Asked, frame
from hexarchy.games.dark_emperor.procedure import Procedure
from hexarchy.games.dark_emperor.state import DarkEmperorState


@frame
class DiplomacyMagic(Procedure):
    """DE-4.A4a."""

    def step(self, s: DarkEmperorState) -> Asked:
        s.pop()
        return None
