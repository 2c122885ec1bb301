"""The captain: one answer for every question, each found by the part of the staff that knows about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hexarchy.core.actions import Action
from hexarchy.core.chairs import Chair
from hexarchy.core.events import Event
from hexarchy.games.dark_emperor.bot import council, field, sorcery
from hexarchy.games.dark_emperor.bot.campaign import Order, Plan, may_lead
from hexarchy.games.dark_emperor.bot.envoys import Errands
from hexarchy.games.dark_emperor.movement.company import Company
from hexarchy.games.dark_emperor.movement.routes import Roads
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import BOX, TRAIN

if TYPE_CHECKING:
    from hexarchy.core.decisions import Ask

MILD = ("pass", "end", "no", "none", "stop", "cancel", "keep")
NEAREST_LAND = 60  # points


class Captain:
    """Looks at a state dealt anew from what its seat knows; what lies under the markers it never sees."""

    name = "captain"

    def __init__(self, rng: Any) -> None:
        self.rng = rng
        self.clock = -1
        self.orders: list[Order] = []
        self.led: dict[int, int] = {}
        self.errands: list[tuple[int, int]] | None = None
        self.order: Order | None = None
        self.steps = 0  # of the order that have been made
        self.errand = (-1, -1)

    def hear(self, events: list[Event]) -> None:
        """Plans are made from the map, not from memories."""

    def choose(self, chair: Chair) -> Action:
        ask = chair.ask
        guess = chair.redeal(self.rng)
        assert isinstance(guess, DarkEmperorState)
        for staff in (self._march, field.choose, sorcery.choose, council.choose):
            answer = staff(guess, chair.seat, ask)
            if answer is not None and answer in ask.options:
                return answer
        for mild in MILD:
            for option in ask.options:
                if option.text == mild:
                    return option
        return ask.options[0]

    # -- movement -----------------------------------------------------------------------------------------------------

    def _march(self, s: DarkEmperorState, seat: int, ask: Ask) -> Action | None:
        if ask.key == "movement":
            return self._next_order(s, seat, ask)
        if ask.key == "gather":
            return self._gather(s, seat, ask)
        if ask.key == "march":
            return self._step(s, ask)
        if ask.key == "go-where":
            return self._go(s, ask)
        return None

    def _next_order(self, s: DarkEmperorState, seat: int, ask: Ask) -> Action:
        """All units first; then, from where they stand, the leaders."""
        if self.clock != s.clock:
            plan = Plan(s, seat, may_lead(s, seat))
            self.clock, self.orders, self.led, self.errands = s.clock, plan.orders, plan.led, None
        while self.orders:
            self.order = self.orders.pop(0)
            for unit in self.order.units:
                if s.game.verbs.move[unit] in ask.options:
                    return s.game.verbs.move[unit]
        if self.errands is None:
            self.errands = list(Errands(s, seat, self.led).going.items())
        while self.errands:
            self.errand = self.errands.pop(0)
            if s.game.verbs.move[self.errand[0]] in ask.options:
                return s.game.verbs.move[self.errand[0]]
        return s.game.verbs.end

    def _gather(self, s: DarkEmperorState, seat: int, ask: Ask) -> Action:
        """All of the order who can come, and leaders who would be left alone among enemies; then off."""
        verbs, order = s.game.verbs, self.order
        if order is None or not set(ask.args["units"]) & set(order.units):
            return verbs.cancel
        here = ask.args["hex"]
        left = [u for u in s.fighters(seat, here) if u not in order.units and s.world.type[u] != TRAIN]
        leaders = s.leaders(seat, here) if s.enemy_of(seat, here) and not left else ()
        for piece in (*order.units, *leaders):
            if verbs.with_[piece] in ask.options:
                return verbs.with_[piece]
        first = verbs.step[order.path[0]]
        self.steps = 1
        return first if first in ask.options else verbs.cancel

    def _step(self, s: DarkEmperorState, ask: Ask) -> Action:
        """On along the road; a road may lead through a hex twice, along one shore and back along the other."""
        verbs, order = s.game.verbs, self.order
        if order is not None and 0 < self.steps < len(order.path) and ask.args["hex"] == order.path[self.steps - 1]:
            onward = verbs.step[order.path[self.steps]]
            if onward in ask.options:
                self.steps += 1
                return onward
        self.steps = 0
        return verbs.stop if verbs.stop in ask.options else self._ashore(s, ask)

    def _ashore(self, s: DarkEmperorState, ask: Ask) -> Action:
        """Over open sea, and the road is closed: the nearest place to come down."""
        ways = Roads(s, Company(s, ask.args["units"]), quiet=False).search(NEAREST_LAND)
        _, path = min(ways.values(), default=(0, (ask.options[0].target,)))
        return s.game.verbs.step[path[0]]

    def _go(self, s: DarkEmperorState, ask: Ask) -> Action:
        verbs, (leader, to) = s.game.verbs, self.errand
        if ask.args["piece"] != leader:
            return verbs.cancel
        wanted = verbs.to_box if to == BOX else verbs.go[to]
        return wanted if wanted in ask.options else verbs.cancel
