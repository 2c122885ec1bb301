"""What Dark Emperor's procedures share: the type of their state, and whether anything is half done."""

from __future__ import annotations

from typing import ClassVar

from hexarchy.core.frames import Asked, Frame
from hexarchy.games.dark_emperor.state import DarkEmperorState


class Procedure(Frame):
    """Base of Dark Emperor's frames."""

    __slots__ = ()
    # Nothing is half done as long as this is open, so the Necromancer may betray an ally (DE-6.16). Half done are a
    # battle, a spell, a roll and a move; what has only been named, and changed nothing yet, is not.
    AT_REST: ClassVar[bool] = False

    @classmethod
    def due(cls, s: DarkEmperorState) -> bool:
        """For a segment: is there anything to do in it? The sequence of play passes over it otherwise."""
        return True

    def step(self, s: DarkEmperorState) -> Asked:
        raise NotImplementedError

    def at_rest(self, s: DarkEmperorState) -> bool:
        return self.AT_REST

    def give_way(self, s: DarkEmperorState) -> None:
        """An ally is betrayed while this procedure asks."""


class Fray(Procedure):
    """A battle that is being fought in a hex."""

    __slots__ = ()
    hex: int


class Tentative(Procedure):
    """A procedure that has changed nothing when it asks: with a betrayal it lapses, and what it asks about is named
    or comes up again."""

    __slots__ = ()
    AT_REST: ClassVar[bool] = True

    def give_way(self, s: DarkEmperorState) -> None:
        s.pop()
