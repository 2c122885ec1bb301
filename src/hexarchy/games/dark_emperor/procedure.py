"""What Dark Emperor's procedures share: the type of their state, and what becomes of one that is interrupted.

At rest (`AT_REST`) is all but a battle, a spell, a roll and a move; what has only been named, and changed nothing yet,
is at rest."""

from __future__ import annotations

from typing import ClassVar

from hexarchy.core.frames import Asked, Frame
from hexarchy.games.dark_emperor.state import DarkEmperorState


class Procedure(Frame):
    """Base of Dark Emperor's frames."""

    __slots__ = ()

    @classmethod
    def due(cls, s: DarkEmperorState) -> bool:
        """For a segment: is there anything to do in it? The sequence of play passes over it otherwise."""
        return True

    def step(self, s: DarkEmperorState) -> Asked:
        raise NotImplementedError


class Fray(Procedure):
    """A battle that is being fought in a hex."""

    __slots__ = ()
    hex: int


class Tentative(Procedure):
    """A procedure that has changed nothing when it asks: interrupted it lapses, and what it asks about is named or
    comes up again."""

    __slots__ = ()
    AT_REST: ClassVar[bool] = True

    def give_way(self, s: DarkEmperorState) -> None:
        s.pop()
