"""The captain: one answer for every question, each found by the part of the staff that knows about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarchy.core.actions import Action
from hexarchy.core.chairs import Chair
from hexarchy.core.events import Event
from hexarchy.games.demonlord.bot import battlefield, council, sorcery
from hexarchy.games.demonlord.bot.campaign import Order, Plan
from hexarchy.games.demonlord.redeal import Rng
from hexarchy.games.demonlord.state import DemonlordState

if TYPE_CHECKING:
    from hexarchy.core.decisions import Ask

MILD = ("pass-phase", "pass", "no", "done", "end", "stop")


class Captain:
    """Looks at a state dealt anew from what its seat knows; the true one it never sees."""

    name = "captain"

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.clock = -1
        self.goal = -1
        self.orders: list[Order] = []
        self.current: Order | None = None

    def hear(self, events: list[Event]) -> None:
        """Plans are made from the map, not from memories."""

    def choose(self, chair: Chair) -> Action:
        ask = chair.ask
        guess = chair.redeal(self.rng)
        assert isinstance(guess, DemonlordState)
        for staff in (self._march, battlefield.choose, sorcery.choose, council.choose):
            answer = staff(guess, chair.seat, ask)
            if answer is not None and answer in ask.options:
                return answer
        for mild in MILD:
            for option in ask.options:
                if option.text == mild:
                    return option
        return ask.options[0]

    # -- movement ---------------------------------------------------------------------------------------------------

    def _march(self, s: DemonlordState, seat: int, ask: Ask) -> Action | None:
        if ask.key == "movement":
            return self._next_order(s, seat, ask)
        if ask.key == "march":
            return self._carry_out(s, ask)
        if ask.key == "confirm-attack-neutral":
            return s.game.verbs.no
        return None

    def _next_order(self, s: DemonlordState, seat: int, ask: Ask) -> Action | None:
        if self.clock != s.clock:
            self.clock = s.clock
            plan = Plan(s, seat, self.goal)
            self.orders, self.goal = plan.orders, plan.goal
        ready = set(ask.options)
        while self.orders:
            self.current = self.orders.pop(0)
            action = s.game.verbs.unit[self.current.unit]
            if action in ready:
                return action
        return s.game.verbs.end

    def _carry_out(self, s: DemonlordState, ask: Ask) -> Action | None:
        verbs, order = s.game.verbs, self.current
        if order is None or ask.args["unit"] != order.unit or s.where[order.unit] == order.goal:
            return verbs.stop
        options = set(ask.options)
        for rider in order.riders:
            if verbs.ride[rider] in options:
                return verbs.ride[rider]
        if verbs.move[order.goal] in options:
            return verbs.move[order.goal]
        return self._nearer(s, order, options)

    def _nearer(self, s: DemonlordState, order: Order, options: set[Action]) -> Action:
        """The goal is out of this unit's reach: as near to it as it gets, without running into anybody."""
        verbs, grid = s.game.verbs, s.world.grid
        entry = s.ground(s.phasing).entry
        here = grid.distance(s.where[order.unit], order.goal)
        best, best_distance = verbs.stop, here
        for action in sorted(options, key=lambda a: a.index):
            if action.verb == "move" and not entry[action.target]:
                distance = grid.distance(action.target, order.goal)
                if distance < best_distance:
                    best, best_distance = action, distance
        return best
