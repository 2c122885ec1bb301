"""Vampires (DE-7.3): the maximum the land can feed, and the raising of new ones."""

from __future__ import annotations

from hexarchy.core.frames import Asked, frame
from hexarchy.games.dark_emperor.procedure import Procedure
from hexarchy.games.dark_emperor.state import DarkEmperorState


@frame
class VampireRecruitment(Procedure):
    """DE-4.A1a."""

    def step(self, s: DarkEmperorState) -> Asked:
        s.pop()
        return None
