"""Units of three elements or less (DW-B-MOV-41 to -44): each element moves on its own and turns freely."""

from __future__ import annotations

from typing import Any

from hexarchy.core.actions import Action
from hexarchy.core.axial import DIRECTIONS
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, Frame, frame
from hexarchy.games.demonworld import changes, contact, hooks
from hexarchy.games.demonworld.attack import Reactions, hunts_in_vain
from hexarchy.games.demonworld.facing import FRONT_DIRECTIONS
from hexarchy.games.demonworld.ledger import Ledger
from hexarchy.games.demonworld.movement import steps
from hexarchy.games.demonworld.movement.strength import costs_of, maneuvers, must_leave, points, why_no_turn
from hexarchy.games.demonworld.procedure import Procedure
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.words import NOBODY


@frame
class SmallMoving(Procedure):
    """Elements move one after another, each with the whole allowance for itself. `dues`: what each step of the one
    that moves costs; `spent` and `made`: how they are paid."""

    unit: int
    points: int
    moved: tuple[int, ...] = ()
    element: int = NOBODY  # the one that moves
    dues: tuple[int, ...] = ()
    spent: int = 0
    made: int = 0
    turned: bool = False  # since its last step
    opened: int = 0  # maneuvers that all its elements have made together

    @classmethod
    def of(cls, s: DemonworldState, unit: int) -> SmallMoving:
        return cls(unit, points(s, unit))

    def ledger(self, s: DemonworldState) -> Ledger:
        return Ledger(self.points, maneuvers(s, self.unit), self.spent, self.made)

    def paid(self, s: DemonworldState, dues: tuple[int, ...]) -> tuple[int, int] | None:
        """Points and maneuvers that pay for steps; None where the allowance does not suffice. As few as can be are made
        as maneuvers, and these are the dearest: the order does not matter (DW-B-MOV-09, -51, DW-S-TER-08)."""
        ranked, ledger = sorted(dues), Ledger(self.points, maneuvers(s, self.unit), made=self.opened)
        splits = ((sum(ranked[: len(ranked) - times]), times) for times in range(len(ranked) + 1))
        return next(
            ((spent, self.opened + times) for spent, times in splits if ledger.may_maneuver(times, spent)), None
        )

    def step(self, s: DemonworldState) -> Asked:
        verbs, offers, seat, name = s.game.verbs, s.offers, s.owner(self.unit), s.name(self.unit)
        if self.element == NOBODY:
            free = [element for element in contact.free(s, self.unit) if element not in self.moved]
            options: list[Action] = [offers.take[field] for field in sorted(s.at[element] for element in free)]
            for operation in hooks.SMALL_OPERATIONS.of(s):
                options += operation.options(s, self)
            options.append(verbs.stop)
            return Ask(seat, "small-next", "DW-B-MOV-41", options, default=verbs.stop, last_word=True, unit=name)
        if contact.touches(s, self.element):  # it stops where it makes contact
            self._put_down()
            return None
        here = s.at[self.element]
        options = [offers.to[near] for near in sorted(s.around[here]) if near >= 0 and self._why_to(s, near) is None]
        if not self.turned and why_no_turn(s, self.unit) is None:
            options += [verbs.face[facing] for facing in range(DIRECTIONS) if facing != s.looks[self.element]]
        options.append(verbs.done)
        hex_ = s.field_id(here)
        return Ask(
            seat, "small-element", "DW-B-MOV-41", options, default=verbs.done, last_word=True, unit=name, hex=hex_
        )

    def take(self, s: DemonworldState, seat: int, action: Action) -> None:
        if hasattr(self, action.handler):
            getattr(self, action.handler)(s, seat, action.target)
        else:
            next(one for one in hooks.SMALL_OPERATIONS.of(s) if action.verb in one.VERBS).do(s, self, action)

    def why_not(self, s: DemonworldState, seat: int, action: Action) -> list[Reason]:
        found = (one.why(s, self, action) for one in hooks.SMALL_OPERATIONS.of(s) if action.verb in one.VERBS)
        return next(found, None) or Procedure.why_not(self, s, seat, action)

    def _why_to(self, s: DemonworldState, near: int) -> Reason | None:
        here = s.at[self.element]
        direction = s.area.grid.direction(here, near)
        if direction is None:
            return Reason("DW-B-MOV-52", "not-adjacent")
        cost = costs_of(s, self.element)[here * DIRECTIONS + direction]
        reason = steps.why_blocked(s, (), (near,)) or steps.why_impassable(s, cost)
        reason = reason or steps.why_not_step(s, self.unit, ((here, near),))
        if reason is None and self.paid(s, (*self.dues, cost)) is None and not must_leave(s, self.element):
            reason = Reason("DW-B-MOV-51", "not-enough-points", points=cost)
        if reason is None and steps.meets(s, self.unit, near):
            frontal = direction in FRONT_DIRECTIONS[s.looks[self.element]]
            reason = steps.why_no_attack(s, self.unit, orderly=True, frontal=frontal)
            reason = reason or steps.why_not_attack_units(s, self.unit, (near,))
        return reason

    def do_take(self, s: DemonworldState, seat: int, target: int) -> None:
        self.element = s.standing[s.field_named(target)]
        self.dues, self.spent, self.made = (), 0, self.opened
        self.turned = False

    def do_face(self, s: DemonworldState, seat: int, target: int) -> None:
        changes.turn(s, self.element, target)
        self.turned = True
        s.emit("element-turns", unit=s.name(self.unit), hex=s.field_id(s.at[self.element]), facing=target)

    def do_to(self, s: DemonworldState, seat: int, target: int) -> None:
        """Paid with points, or where these do not suffice some of its steps are made as maneuvers."""
        there, here = s.field_named(target), s.at[self.element]
        direction = s.area.grid.direction(here, there)
        assert direction is not None
        cost = costs_of(s, self.element)[here * DIRECTIONS + direction]
        self.dues = (*self.dues, cost)
        self.spent, self.made = self.paid(s, self.dues) or (self.spent, self.made + 1)
        self.turned = False
        changes.go(s, self.element, there)
        frontal = direction in FRONT_DIRECTIONS[s.looks[self.element]]
        asked = steps.alongside(s, self.unit, (self.element,)) if frontal else None
        if asked is None:
            self._attack_if_touching(s)
        else:
            s.push(asked)

    def _attack_if_touching(self, s: DemonworldState) -> None:
        if contact.touches(s, self.element):
            changes.unit(s, self.unit, moved=True)
            s.push(Reactions((self.unit,)))

    def resumed(self, s: DemonworldState, child: Frame, value: Any) -> None:
        """What has made contact is through, unless the enemy has evaded the unit: then this element goes on with what
        is left to it, as those do that have not moved (DW-E-LME-12)."""
        if self.element == NOBODY:
            return
        if not isinstance(child, Reactions):
            self._attack_if_touching(s)
        elif not hunts_in_vain(s, self.unit):
            self._put_down()

    def do_done(self, s: DemonworldState, seat: int, target: int) -> None:
        self._put_down()

    def _put_down(self) -> None:
        self.moved, self.element = (*self.moved, self.element), NOBODY

    def do_stop(self, s: DemonworldState, seat: int, target: int) -> None:
        s.finish(self.unit)

    def why_to(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        near = s.field_named(target)
        if near < 0 or self.element == NOBODY:
            return [Reason("DW-B-MOV-50", "off-the-area")]
        reason = self._why_to(s, near)
        return [reason] if reason is not None else []

    def why_take(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        element = s.standing.get(s.field_named(target), NOBODY)
        if element == NOBODY or s.unit_of(element) != self.unit:
            return [Reason("DW-B-MOV-48", "another-unit")]
        return [Reason("DW-B-MOV-41", "has-moved", unit=s.name(self.unit))]

    def why_move(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        return [Reason("DW-B-MOV-48", "finish-this-one", unit=s.name(self.unit))]

    def why_wheel(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        return [Reason("DW-B-MOV-43", "may-not-wheel", unit=s.name(self.unit))]
