"""What Demonworld's procedures share."""

from __future__ import annotations

from hexarchy.core.frames import Asked, Frame
from hexarchy.games.demonworld.state import DemonworldState


class Procedure(Frame):
    """Base of Demonworld's frames."""

    __slots__ = ()

    def step(self, s: DemonworldState) -> Asked:
        raise NotImplementedError
