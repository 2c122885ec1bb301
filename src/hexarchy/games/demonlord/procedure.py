"""What Demonlord's procedures share: the type of their state, and being told what a procedure above them found."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, Frame, frame
from hexarchy.games.demonlord.state import DemonlordState

if TYPE_CHECKING:
    from hexarchy.games.demonlord.magic.casting import Announcement

__all__ = ["Confirm", "Procedure"]


class Procedure(Frame):
    """Base of Demonlord's frames."""

    __slots__ = ()

    def step(self, s: DemonlordState) -> Asked:
        raise NotImplementedError

    def answered(self, s: DemonlordState, yes: bool) -> None:
        """A confirmation asked for by this procedure has been given or not."""

    def halted(self, s: DemonlordState, characters: tuple[int, ...]) -> None:
        """Capture dice are over: these characters escaped but may not move farther in this step (DL-CAP-06)."""

    def contact_over(self, s: DemonlordState, stopped: bool) -> None:
        """Units of this procedure have met others in a hex; `stopped`: they may go no farther."""

    def announced(self, s: DemonlordState, cast: Announcement) -> None:
        """A cast this procedure asked for has been announced."""

    def gone_through(self, s: DemonlordState, units: tuple[int, ...], source: int) -> None:
        """Units have left a hex through a Spellgate."""


@frame
class Confirm(Procedure):
    """An extra yes or no before an act that cannot be undone and costs much (DL-DEC-05)."""

    seat: int
    key: str
    hex: int

    def step(self, s: DemonlordState) -> Asked:
        verbs = s.game.verbs
        return Ask(self.seat, f"confirm-{self.key}", "DL-DEC-05", (verbs.yes, verbs.no), hex=self.hex)

    def do_yes(self, s: DemonlordState, seat: int, target: int) -> None:
        self._tell(s, yes=True)

    def do_no(self, s: DemonlordState, seat: int, target: int) -> None:
        self._tell(s, yes=False)

    def _tell(self, s: DemonlordState, yes: bool) -> None:
        below = s.pop()
        assert isinstance(below, Procedure)
        below.answered(s, yes)
