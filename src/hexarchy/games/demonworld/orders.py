"""Orders (DW-B-ORD): one for every unit that is not in melee, placed face down by all at once and revealed together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, Frame, frame
from hexarchy.games.demonworld import changes, hooks
from hexarchy.games.demonworld.procedure import Procedure, Sealed
from hexarchy.games.demonworld.sequence import step
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.words import ATTACK, HOLD, MOVE, ORDERS, SKIRMISH

Given = tuple[tuple[int, int], ...]  # units with their orders


def why_no_order(s: DemonworldState, unit: int) -> Reason | None:
    """Why a unit gets no order: it fights on from an earlier turn (DW-B-ORD-11), or a chapter says so (DW-S-CMD-29)."""
    if not s.present(unit):
        return Reason("DW-B-ORD-02", "no-element-left", unit=s.name(unit))
    if s.units[unit].melee:
        return Reason("DW-B-ORD-11", "in-melee", unit=s.name(unit))
    found = (why(s, unit) for why in hooks.NO_ORDERS.of(s))
    return next((reason for reason in found if reason is not None), None)


def ordered_by(s: DemonworldState, seat: int) -> list[int]:
    """The units a seat gives orders to."""
    return [unit for unit in s.roster.of_seat(seat) if why_no_order(s, unit) is None]


@step("place")
@frame
class PlaceOrders(Sealed):
    """All players choose at once and unseen (DW-B-ORD-09, DW-DEC-08)."""

    def choosing(self, s: DemonworldState, seat: int) -> Frame:
        return Ordering(seat)

    def told(self, s: DemonworldState, result: Given) -> dict[str, Any]:
        return {"orders": {s.name(unit): ORDERS[order] for unit, order in result}}

    def revealed(self, s: DemonworldState, results: Mapping[int, Given]) -> None:
        given = {unit: order for own in results.values() for unit, order in own}
        for unit in range(len(s.units)):
            if why_no_order(s, unit) is None:
                order = given.get(unit, HOLD)  # a forgotten one (DW-B-ORD-10)
                changes.unit(s, unit, order=order)
                s.emit("ordered", unit=s.name(unit), order=order, forgotten=unit not in given)


@frame
class Ordering(Procedure):
    """One seat's orders. Units without one when it is ready hold (DW-B-ORD-10)."""

    seat: int
    given: Given = ()

    def draft(self, s: DemonworldState) -> dict[str, Any]:
        return {"orders": {s.name(unit): ORDERS[order] for unit, order in self.given}}

    def step(self, s: DemonworldState) -> Asked:
        mine = ordered_by(s, self.seat)
        if not mine:
            s.finish(())
            return None
        has = dict(self.given)
        waiting = [unit for unit in mine if unit not in has]
        options: list[Action] = [give[unit] for give in s.offers.give for unit in waiting]
        options += [s.offers.recall[unit] for unit in mine if unit in has]
        ready = s.game.verbs.ready
        options.append(ready)
        return Ask(self.seat, "orders", "DW-B-ORD-02", options, default=ready, count=len(waiting), rolls=False)

    def _give(self, s: DemonworldState, target: int, order: int) -> None:
        self.given = (*self.given, (s.unit_named(target), order))

    def do_give_move(self, s: DemonworldState, seat: int, target: int) -> None:
        self._give(s, target, MOVE)

    def do_give_skirmish(self, s: DemonworldState, seat: int, target: int) -> None:
        self._give(s, target, SKIRMISH)

    def do_give_attack(self, s: DemonworldState, seat: int, target: int) -> None:
        self._give(s, target, ATTACK)

    def do_give_hold(self, s: DemonworldState, seat: int, target: int) -> None:
        self._give(s, target, HOLD)

    def do_recall(self, s: DemonworldState, seat: int, target: int) -> None:
        """Until the seat is ready it may think again (DW-B-INT-27)."""
        unit = s.unit_named(target)
        self.given = tuple(entry for entry in self.given if entry[0] != unit)

    def do_ready(self, s: DemonworldState, seat: int, target: int) -> None:
        s.finish(self.given)

    def why_not(self, s: DemonworldState, seat: int, action: Action) -> list[Reason]:
        """Whose unit it is, whether it gets an order, and whether it has one (DW-B-ORD-02)."""
        if not action.verb.startswith("give-") and action.verb != "recall":
            return []
        unit = s.unit_named(action.target)
        if unit < 0 or s.owner(unit) != seat:
            return [Reason("DW-B-INT-25", "not-your-unit")]
        reason = self.why_none(s, unit)
        if reason is not None:
            return [reason]
        if action.verb == "recall":
            return [Reason("DW-B-ORD-02", "no-order-yet", unit=s.name(unit))]
        return [self.why_no_more(s, unit)]

    def why_none(self, s: DemonworldState, unit: int) -> Reason | None:
        """Why a unit gets no order."""
        return why_no_order(s, unit)

    def why_no_more(self, s: DemonworldState, unit: int) -> Reason:
        """Why one that may have orders gets no other one."""
        return Reason("DW-B-ORD-02", "one-order", unit=s.name(unit), order=ORDERS[dict(self.given)[unit]])
