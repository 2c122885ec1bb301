"""What Dark Emperor's procedures share: the type of their state, and being told what a procedure above them found."""

from __future__ import annotations

from typing import ClassVar

from hexarchy.core.frames import Asked, Frame
from hexarchy.games.dark_emperor.state import DarkEmperorState


class Procedure(Frame):
    """Base of Dark Emperor's frames."""

    __slots__ = ()
    # Between two acts: nothing is half done, so the Necromancer may betray an ally here (DE-6.16).
    AT_REST: ClassVar[bool] = False

    @classmethod
    def due(cls, s: DarkEmperorState) -> bool:
        """For a segment: is there anything to do in it? The sequence of play passes over it otherwise."""
        return True

    def step(self, s: DarkEmperorState) -> Asked:
        raise NotImplementedError

    def chosen(self, s: DarkEmperorState, what: int) -> None:
        """A procedure above this one was asked to find something out: a device, a hex, a leader; -1 for none."""
