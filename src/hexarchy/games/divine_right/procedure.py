"""What Divine Right's procedures share."""

from __future__ import annotations

from hexarchy.core.frames import Asked, Frame, Stages
from hexarchy.games.divine_right.state import DivineRightState


class Procedure(Frame):
    """Base of Divine Right's frames."""

    __slots__ = ()

    def step(self, s: DivineRightState) -> Asked:
        raise NotImplementedError

    def borne_alone(self, s: DivineRightState) -> bool:
        """The phasing player has gone out in the middle of it: does it go on for the other side (DR-B-SEQ-07)?"""
        return False


class PlayerTurnBase(Stages, Procedure):
    """A player turn, as far as procedures within it must know of it: its last stages are `farewell` and
    what follows it."""

    __slots__ = ()
