"""The sequence of movement (DW-B-MOV-45 to -48, -56): a step for every order, one side after the other."""

from __future__ import annotations

from typing import ClassVar

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, Frame, Stages, frame
from hexarchy.games.demonworld import changes, hooks, sides
from hexarchy.games.demonworld.movement.moving import Moving
from hexarchy.games.demonworld.movement.small import SmallMoving
from hexarchy.games.demonworld.movement.strength import is_small
from hexarchy.games.demonworld.procedure import Procedure
from hexarchy.games.demonworld.sequence import step
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.words import ATTACK, EMPIRE, HOLD, MOVE, NOBODY, ORCS, SIDES, SKIRMISH


@step("move step")
def move_step() -> Frame:
    return OrderStep(MOVE)


@step("skirmish step")
def skirmish_step() -> Frame:
    return OrderStep(SKIRMISH)


@step("attack step")
def attack_step() -> Frame:
    return OrderStep(ATTACK)


@step("hold step")
def hold_step() -> Frame:
    return OrderStep(HOLD)


def ordered(s: DemonworldState, side: int, order: int) -> int:
    """Orders of a kind a side has in force, also of units that cannot move any more (DW-B-MOV-46)."""
    return sum(
        unit.order == order and s.present(number) and not unit.routing and not unit.impetuous
        for number, unit in enumerate(s.units)
        if s.side(number) == side
    )


def why_not_move(s: DemonworldState, unit: int, order: int) -> Reason | None:
    """Why a unit may not be moved in the step of an order."""
    true = s.units[unit]
    if not s.present(unit):
        return Reason("DW-B-MOV-01", "no-element-left", unit=s.name(unit))
    if true.melee and true.melee < s.round:
        return Reason("DW-B-MOV-01", "in-melee", unit=s.name(unit))
    if true.order != order:
        return Reason("DW-B-MOV-45", "another-step", unit=s.name(unit))
    if true.moved or true.melee:
        return Reason("DW-B-MOV-56", "has-moved", unit=s.name(unit))
    found = (why(s, unit) for why in hooks.MAY_NOT_MOVE.of(s))
    return next((reason for reason in found if reason is not None), None)


def why_to_move(s: DemonworldState, unit: int) -> Reason | None:
    """Why a unit may not be passed over in its step."""
    found = (why(s, unit) for why in hooks.MUST_MOVE.of(s))
    return next((reason for reason in found if reason is not None), None)


def moves(s: DemonworldState, unit: int) -> Frame:
    """How a unit moves: as a whole, element by element, or as chapters have it."""
    others = (move(s, unit) for move in hooks.MOVING.of(s))
    own = next((own for own in others if own is not None), None)
    return own or (SmallMoving.of(s, unit) if is_small(s, unit) else Moving.of(s, unit))


def has_moved(s: DemonworldState, unit: int) -> None:
    """The movement of a unit has ended."""
    changes.unit(s, unit, moved=True)
    for make in hooks.AFTER_MOVING.of(s):
        last = make(s, unit)
        if last is not None:
            s.push(last)


@frame
class OrderStep(Stages, Procedure):
    """The step of an order: the side with fewer such orders says which side moves first (DW-B-MOV-46)."""

    order: int
    chooser: int = NOBODY
    first: int = NOBODY
    stage: int = 0

    STAGES: ClassVar[tuple[str, ...]] = ("count", "choose", "one", "other")

    def count(self, s: DemonworldState) -> Asked:
        mine, theirs = (ordered(s, side, self.order) for side in range(len(SIDES)))
        if not mine or not theirs:
            self.first = EMPIRE if theirs else ORCS
        elif mine == theirs:
            self.chooser = sides.roll_off(s, "DW-B-MOV-46")
        else:
            self.chooser = ORCS if mine < theirs else EMPIRE
        return None

    def choose(self, s: DemonworldState) -> Asked:
        if self.first != NOBODY:
            return None
        verbs = s.game.verbs
        options = [verbs.first, verbs.second]
        seat = s.speaker(self.chooser)
        return Ask(seat, "first-or-second", "DW-B-MOV-46", options, default=verbs.second, order=self.order)

    def do_first(self, s: DemonworldState, seat: int, target: int) -> None:
        self.first = self.chooser

    def do_second(self, s: DemonworldState, seat: int, target: int) -> None:
        self.first = 1 - self.chooser

    def one(self, s: DemonworldState) -> Asked:
        return self._moves(s, self.first)

    def other(self, s: DemonworldState) -> Asked:
        return self._moves(s, 1 - self.first)

    def _moves(self, s: DemonworldState, side: int) -> Asked:
        if ordered(s, side, self.order):
            s.push(SideMoves(side, self.order))
        return None


@frame
class SideMoves(Procedure):
    """A side moves its units of a step singly (DW-B-MOV-48), seat after seat; what it passes over has moved."""

    side: int
    order: int
    at: int = 0  # seats of the side that are through
    begun: int = NOBODY  # the unit that moves next, because a commander has just left it (DW-S-CMD-18)

    def step(self, s: DemonworldState) -> Asked:
        seats = sides.seats_of(s, self.side)
        while self.at < len(seats):
            seat = seats[self.at]
            units = self.able(s, seat)
            if units:
                done = s.game.verbs.done
                options: list[Action] = [s.offers.move[unit] for unit in units]
                for other in hooks.BETWEEN_UNITS.of(s):
                    options += other.options(s, self, seat)
                if self.begun not in units and not any(why_to_move(s, unit) for unit in units):
                    options.append(done)
                last = options[-1]
                return Ask(seat, "next-unit", "DW-B-MOV-48", options, default=last, last_word=True, order=self.order)
            self.at += 1
        s.finish()
        return None

    def able(self, s: DemonworldState, seat: int) -> list[int]:
        """The units of a seat that may move now."""
        units = [unit for unit in s.roster.of_seat(seat) if why_not_move(s, unit, self.order) is None]
        return [self.begun] if self.begun in units else units

    def take(self, s: DemonworldState, seat: int, action: Action) -> None:
        if hasattr(self, action.handler):
            getattr(self, action.handler)(s, seat, action.target)
        else:
            next(other for other in hooks.BETWEEN_UNITS.of(s) if action.verb in other.VERBS).do(s, self, action)

    def do_move(self, s: DemonworldState, seat: int, target: int) -> None:
        unit = s.unit_named(target)
        s.push(moves(s, unit))
        for make in hooks.BEFORE_MOVING.of(s):
            first = make(s, unit)
            if first is not None:
                s.push(first)

    def do_done(self, s: DemonworldState, seat: int, target: int) -> None:
        """Units that were passed over count as moved (DW-B-MOV-56)."""
        for unit in s.roster.of_seat(seat):
            if why_not_move(s, unit, self.order) is None:
                changes.unit(s, unit, moved=True)
        self.at += 1

    def resumed(self, s: DemonworldState, child: Frame, value: int | None) -> None:
        """A unit's movement has ended: it cannot be resumed (DW-B-MOV-11)."""
        if value is not None:
            has_moved(s, value)

    def why_not(self, s: DemonworldState, seat: int, action: Action) -> list[Reason]:
        if action.verb == "move":
            return self.why_move(s, seat, action.target)
        if action.verb == "done" and self.begun in self.able(s, seat):
            return [self._why_begun(s)]
        if action.verb == "done":
            waiting = (unit for unit in s.roster.of_seat(seat) if why_not_move(s, unit, self.order) is None)
            return [reason for unit in waiting if (reason := why_to_move(s, unit)) is not None]
        found = (other.why(s, self, seat, action) for other in hooks.BETWEEN_UNITS.of(s) if action.verb in other.VERBS)
        return next(found, [])

    def why_move(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        unit = s.unit_named(target)
        if unit < 0 or s.owner(unit) != seat:
            return [Reason("DW-B-INT-25", "not-your-unit")]
        reason = why_not_move(s, unit, self.order)
        if reason is None and self.begun in self.able(s, seat):
            reason = self._why_begun(s)
        return [reason] if reason is not None else []

    def _why_begun(self, s: DemonworldState) -> Reason:
        return Reason("DW-B-MOV-48", "finish-this-one", unit=s.name(self.begun))
