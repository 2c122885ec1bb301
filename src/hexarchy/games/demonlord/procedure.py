"""What Demonlord's procedures share: the type of their state, and the question before an act that costs much."""

from __future__ import annotations

from typing import ClassVar

from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, Frame, frame
from hexarchy.games.demonlord.state import DemonlordState

__all__ = ["Confirm", "Procedure"]


class Procedure(Frame):
    """Base of Demonlord's frames."""

    __slots__ = ()
    # It resolves a battle, a siege or a capture. The steps these belong to freeze nothing (DL-HID-02).
    FREEZES_STACKS: ClassVar[bool] = False

    def step(self, s: DemonlordState) -> Asked:
        raise NotImplementedError

    def halted(self, s: DemonlordState, characters: tuple[int, ...]) -> None:
        """Told to the whole stack: these characters escaped capture but may move no farther now (DL-CAP-06)."""


@frame
class Confirm(Procedure):
    """An extra yes or no before an act that cannot be undone and costs much (DL-DEC-05). Ends with the answer."""

    seat: int
    key: str
    hex: int

    def step(self, s: DemonlordState) -> Asked:
        verbs = s.game.verbs
        return Ask(self.seat, f"confirm-{self.key}", "DL-DEC-05", (verbs.yes, verbs.no), hex=self.hex)

    def do_yes(self, s: DemonlordState, seat: int, target: int) -> None:
        s.finish(True)

    def do_no(self, s: DemonlordState, seat: int, target: int) -> None:
        s.finish(False)
