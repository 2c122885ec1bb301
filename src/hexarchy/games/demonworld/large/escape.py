"""Large Elements in flames (DW-E-FIR-12, -13): one in melee may still bring its whole base out, by one step or turn."""

from __future__ import annotations

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, Frame, frame
from hexarchy.games.demonworld import fire, hooks
from hexarchy.games.demonworld.large.base import Stride, own_strides
from hexarchy.games.demonworld.large.moving import action_of, newly_touched, stride_of, why_no_ground, why_taken
from hexarchy.games.demonworld.large.overrun import go
from hexarchy.games.demonworld.procedure import Procedure
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.words import EXPERT


def why_no_escape(s: DemonworldState, unit: int, stride: Stride) -> Reason | None:
    reason = why_no_ground(s, unit, stride) or why_taken(s, s.element_of(unit), stride)
    if reason is None and fire.in_flames(s).intersection(stride.covered):
        reason = Reason("DW-E-FIR-12", "in-flames")
    if reason is None and newly_touched(s, s.element_of(unit), stride):  # it only leaves
        reason = Reason("DW-E-FIR-13", "no-way-out")
    return reason


@hooks.LEAVING_FLAMES(level=EXPERT, option=fire.FIRE)
def leaves(s: DemonworldState, unit: int) -> Frame | None:
    if not s.is_large(unit) or not fire.is_bound(s, s.element_of(unit)):
        return None
    ways = own_strides(s, s.element_of(unit))
    return Escape(unit) if any(why_no_escape(s, unit, stride) is None for stride in ways) else None


@frame
class Escape(Procedure):
    """A step or turn after which no field of its base burns; or none."""

    unit: int

    def step(self, s: DemonworldState) -> Asked:
        ways, stop = own_strides(s, s.element_of(self.unit)), s.game.verbs.stop
        options: list[Action] = [action_of(s, one) for one in ways if why_no_escape(s, self.unit, one) is None]
        seat, name = s.owner(self.unit), s.name(self.unit)
        return Ask(seat, "leave-flames", "DW-E-FIR-13", [*options, stop], default=stop, unit=name)

    def take(self, s: DemonworldState, seat: int, action: Action) -> None:
        if action.verb != "stop":
            stride = stride_of(s, s.element_of(self.unit), action)
            assert stride is not None, "it was offered"
            go(s, s.element_of(self.unit), stride)
        s.finish()

    def why_not(self, s: DemonworldState, seat: int, action: Action) -> list[Reason]:
        stride = stride_of(s, s.element_of(self.unit), action)
        reason = None if stride is None else why_no_escape(s, self.unit, stride)
        return [reason] if reason is not None else []
