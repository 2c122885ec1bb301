"""Reactions (DW-B-CON-09 to -11, -21): an attacked unit that has not moved turns and regroups at once."""

from __future__ import annotations

from typing import Any

from hexarchy.core.actions import Action
from hexarchy.core.axial import DIRECTIONS
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, Frame, frame
from hexarchy.games.demonworld import changes, hooks
from hexarchy.games.demonworld.movement import steps
from hexarchy.games.demonworld.movement.goal import Goal, common_facing
from hexarchy.games.demonworld.movement.regrouping import RegroupingStep, TurningStep
from hexarchy.games.demonworld.movement.strength import is_small, maneuvers, why_no_turn
from hexarchy.games.demonworld.procedure import Procedure
from hexarchy.games.demonworld.shape import shape
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.words import TURNS


def may_react(s: DemonworldState, unit: int) -> bool:
    """Has a unit not moved yet in this phase? One that was in melee before has no movement at all (DW-B-CON-10)."""
    true = s.units[unit]
    if true.moved or true.melee not in (0, s.round):
        return False
    return all(why(s, unit) is None for why in hooks.MAY_NOT_REACT.of(s))


@frame
class Reaction(Procedure):
    """A unit turns and regroups within its maneuvers; those in contact may only turn. It is its whole movement.

    Elements of a small unit turn without cost, as always, and so do all where a Large Element attacks (DW-E-LME-02).
    """

    unit: int
    made: int = 0
    turns_freely: bool = False
    formed: str = ""  # the formation before the operation under way

    def step(self, s: DemonworldState) -> Asked:
        verbs, left = s.game.verbs, maneuvers(s, self.unit) - self.made
        options: list[Action] = []
        if left > 0 or self.turns_free(s):
            options += [*verbs.turn, verbs.turn_some]
        if left > 0:
            options.append(verbs.regroup)
            if not is_small(s, self.unit) and common_facing(s, self.unit) is not None:
                options.append(verbs.reform)
        options.append(verbs.stop)
        seat, name = s.owner(self.unit), s.name(self.unit)
        return Ask(
            seat, "reaction", "DW-B-CON-11", options, default=verbs.stop, last_word=True, unit=name, maneuvers=left
        )

    def do_turn(self, s: DemonworldState, seat: int, target: int) -> None:
        was = shape(s, self.unit).kind
        for element in s.bodies[self.unit]:
            changes.turn(s, element, (s.looks[element] + target + 1) % DIRECTIONS)
        s.emit("turns", unit=s.name(self.unit), degrees=TURNS[target])
        steps.rearranged(s, self.unit, was, turned=True)
        self.made += not self.turns_free(s)

    def turns_free(self, s: DemonworldState) -> bool:
        return (self.turns_freely or is_small(s, self.unit)) and why_no_turn(s, self.unit) is None

    def do_turn_some(self, s: DemonworldState, seat: int, target: int) -> None:
        self._open(s, TurningStep(self.unit))

    def do_regroup(self, s: DemonworldState, seat: int, target: int) -> None:
        self._open(s, RegroupingStep(self.unit, may_touch=True))

    def do_reform(self, s: DemonworldState, seat: int, target: int) -> None:
        self._open(s, Goal(self.unit, maneuvers(s, self.unit) - self.made, may_touch=True))

    def _open(self, s: DemonworldState, operation: Frame) -> None:
        self.formed = shape(s, self.unit).kind
        s.push(operation)

    def do_stop(self, s: DemonworldState, seat: int, target: int) -> None:
        changes.unit(s, self.unit, moved=True)
        s.finish(self.unit)

    def resumed(self, s: DemonworldState, child: Frame, value: Any) -> None:
        if isinstance(child, Goal):
            self.made += value
        elif value and not (isinstance(child, TurningStep) and self.turns_free(s)):
            self.made += 1
        if value:
            steps.rearranged(s, self.unit, self.formed, turned=isinstance(child, TurningStep))

    def why_not(self, s: DemonworldState, seat: int, action: Action) -> list[Reason]:
        if action.verb in ("turn", "turn-some", "regroup", "reform"):
            return [Reason("DW-B-CON-21", "no-maneuver-left", unit=s.name(self.unit))]
        return [Reason("DW-B-CON-21", "no-part-of-a-reaction")]
