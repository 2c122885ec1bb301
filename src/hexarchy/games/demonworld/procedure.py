"""What Demonworld's procedures share."""

from __future__ import annotations

from typing import Any

from hexarchy.core.frames import Asked, Frame, frame
from hexarchy.core.together import Together
from hexarchy.games.demonworld.state import DemonworldState


class Procedure(Frame):
    """Base of Demonworld's frames."""

    __slots__ = ()

    def step(self, s: DemonworldState) -> Asked:
        raise NotImplementedError

    def draft(self, s: DemonworldState) -> dict[str, Any]:
        """What it holds that its own seat is shown while others must not see it (`Sealed`)."""
        return {}


@frame
class Sealed(Together):
    """Seats choose at once and unseen (DW-B-INT-27); each is shown its own draft, until all are through."""

    def drafts(self, s: DemonworldState, seat: int) -> dict[str, Any]:
        """What a seat has chosen so far, for its own view."""
        seats = self.seats(s)
        if seat not in seats or not self.piles:
            return {}
        at = seats.index(seat)
        told: dict[str, Any] = {}
        for own in self.piles[at]:
            assert isinstance(own, Procedure)
            told |= own.draft(s)
        return told if self.piles[at] else self.told(s, self.results[at])

    def told(self, s: DemonworldState, result: Any) -> dict[str, Any]:
        """The same of a seat that is through."""
        return {}
