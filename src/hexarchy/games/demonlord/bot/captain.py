"""The captain: one answer for every question, each found by the part of the staff that knows about it."""

from __future__ import annotations

from hexarchy.bots.belief import Signs
from hexarchy.bots.staff import Staff
from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask
from hexarchy.games.demonlord.bot import battlefield, council, sorcery
from hexarchy.games.demonlord.bot.aspects import Aspects
from hexarchy.games.demonlord.bot.campaign import Campaign, Order
from hexarchy.games.demonlord.bot.reckoner import Reckoner
from hexarchy.games.demonlord.state import DemonlordState


class Captain(Staff[Reckoner]):
    """Plans a movement step when it begins, and carries out one order after the other."""

    usual = Aspects()
    mild = ("pass-phase", "pass", "no", "done", "end", "stop")
    chapters = (battlefield, sorcery, council)
    signs = Signs(
        shown=dict.fromkeys(("troop-shown", "put-down", "reserve-up", "invoked", "revived"), ("unit", "hex"))
        | dict.fromkeys(("vision", "in-reserve", "routed-return"), ("units", "hex")),
        gone={"killed": "unit", "captured": "unit"},
        days=frozenset({"phase-begins"}),
    )
    order: Order | None

    def reckons(self, s: DemonlordState, seat: int, aspects: Aspects) -> Reckoner:
        return Reckoner(s, seat, aspects, self.belief)

    def on_movement(self, r: Reckoner, ask: Ask) -> Action:
        if self.begins(r.s.clock):
            self.orders = Campaign(r, self.plan).orders
        verbs = r.s.game.verbs
        return self.next_order(ask, lambda order: [verbs.unit[order.unit]]) or verbs.end

    def on_march(self, r: Reckoner, ask: Ask) -> Action:
        verbs, order = r.s.game.verbs, self.order
        if order is None or ask.args["unit"] != order.unit or r.s.where[order.unit] == order.goal:
            return verbs.stop
        options = set(ask.options)
        for action in (*(verbs.ride[rider] for rider in order.riders), verbs.move[order.goal]):
            if action in options:
                return action
        return self._nearer(r.s, order, ask)

    def _nearer(self, s: DemonlordState, order: Order, ask: Ask) -> Action:
        """The goal is out of this unit's reach: as near to it as it gets, without running into anybody."""
        distance, entry = s.world.grid.distance, s.ground(s.phasing).entry
        open_ = [o for o in ask.options if o.verb == "move" and not entry[o.target]]
        best = min(open_, key=lambda o: (distance(o.target, order.goal), o.index), default=None)
        if best is None or distance(best.target, order.goal) >= distance(s.where[order.unit], order.goal):
            return s.game.verbs.stop
        return best
