"""The Necromancer and Tol Morn return (DE-16)."""

from __future__ import annotations

from hexarchy.core.frames import Asked, frame
from hexarchy.games.dark_emperor.procedure import Procedure
from hexarchy.games.dark_emperor.state import DarkEmperorState


@frame
class Returns(Procedure):
    """Who was killed two turns ago comes back (DE-DEC-04)."""

    def step(self, s: DarkEmperorState) -> Asked:
        s.pop()
        return None
