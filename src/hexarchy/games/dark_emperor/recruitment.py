"""The Recruitment Phase (DE-7.1, DE-7.2): taxation and the buying of units."""

from __future__ import annotations

from hexarchy.core.frames import Asked, frame
from hexarchy.games.dark_emperor.procedure import Procedure
from hexarchy.games.dark_emperor.state import DarkEmperorState


@frame
class Preference(Procedure):
    """DE-DEC-03."""

    def step(self, s: DarkEmperorState) -> Asked:
        s.pop()
        return None


@frame
class Taxation(Procedure):
    """DE-4.A1b."""

    def step(self, s: DarkEmperorState) -> Asked:
        s.pop()
        return None


@frame
class Recruitment(Procedure):
    """DE-4.A1c."""

    def step(self, s: DarkEmperorState) -> Asked:
        s.pop()
        return None
