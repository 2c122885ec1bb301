"""The Movement Segment (DE-8): Famir's pull, embarking, then one order after the other, in any order (DE-DEC-14)."""

from __future__ import annotations

from typing import ClassVar

from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, Stages, frame
from hexarchy.core.hexsets import OnSet
from hexarchy.games.dark_emperor.movement import handling, movable, naval, pull
from hexarchy.games.dark_emperor.movement.leaders import LoneOrder
from hexarchy.games.dark_emperor.movement.order import MoveOrder
from hexarchy.games.dark_emperor.procedure import Procedure
from hexarchy.games.dark_emperor.state import DarkEmperorState


@frame
class MovementSegment(Stages, Procedure):
    """The phasing player moves any of their pieces (DE-4.A2b): units once, leaders and monsters until stopped."""

    stage: int = 0

    AT_REST: ClassVar[bool] = True
    STAGES: ClassVar[tuple[str, ...]] = ("pull", "embark", "order")

    def pull(self, s: DarkEmperorState) -> None:
        bearer = pull.compulsion(s)
        if bearer is not None:
            s.push(bearer)

    def embark(self, s: DarkEmperorState) -> None:
        fleets = naval.embarking(s)
        if fleets is not None:
            s.push(fleets)

    def order(self, s: DarkEmperorState) -> Asked:
        verbs, side = s.game.verbs, s.phasing
        options = OnSet(verbs.move, movable.free(s, side), (*handling.options(s, side), verbs.end))
        return Ask(side, "movement", "DE-DEC-14", options, last_word=True)

    def do_move(self, s: DarkEmperorState, seat: int, piece: int) -> None:
        if piece < s.world.unit_count:
            here = s.where[piece]
            s.push(MoveOrder((piece,), here, here))
        else:
            s.push(LoneOrder(piece))

    def do_take(self, s: DarkEmperorState, seat: int, device: int) -> None:
        s.push(handling.HandOver(device))

    def do_give(self, s: DarkEmperorState, seat: int, device: int) -> None:
        s.push(handling.HandOver(device))

    def do_leave(self, s: DarkEmperorState, seat: int, device: int) -> None:
        handling.leave(s, device)

    def do_end(self, s: DarkEmperorState, seat: int, target: int) -> None:
        s.pop()

    # -- refusals -----------------------------------------------------------------------------------------------------

    def why_move(self, s: DarkEmperorState, seat: int, piece: int) -> list[Reason]:
        return movable.why_not(s, seat, piece)

    def why_embark(self, s: DarkEmperorState, seat: int, unit: int) -> list[Reason]:
        return [Reason("DE-8.21c", "embarking-is-over", unit=unit)]

    def why_take(self, s: DarkEmperorState, seat: int, device: int) -> list[Reason]:
        return handling.why_not(s, seat, device, "DE-15.14a")

    def why_give(self, s: DarkEmperorState, seat: int, device: int) -> list[Reason]:
        return handling.why_not(s, seat, device, "DE-15.12c")

    def why_leave(self, s: DarkEmperorState, seat: int, device: int) -> list[Reason]:
        return handling.why_not(s, seat, device, "DE-15.14a")
