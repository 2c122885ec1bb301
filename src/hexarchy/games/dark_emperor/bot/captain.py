"""The captain: one answer for every question, each found by the part of the staff that knows about it."""

from __future__ import annotations

from hexarchy.bots.staff import Staff
from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask
from hexarchy.games.dark_emperor.bot import council, field, sorcery
from hexarchy.games.dark_emperor.bot.aspects import Aspects
from hexarchy.games.dark_emperor.bot.campaign import Campaign, Order
from hexarchy.games.dark_emperor.bot.envoys import Errands, may_lead
from hexarchy.games.dark_emperor.bot.reckoner import Reckoner
from hexarchy.games.dark_emperor.movement.company import company_of
from hexarchy.games.dark_emperor.movement.routes import Roads
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import BOX, TRAIN

NEAREST_LAND = 60  # points


class Captain(Staff[Reckoner]):
    """Plans a Movement Segment when it opens; what lies under the markers it never sees."""

    mild = ("pass", "end", "no", "none", "stop", "cancel", "keep")
    usual = Aspects()
    reckons = Reckoner
    chapters = (field, sorcery, council)

    order: Order | None
    led: dict[int, int] | None = None  # the leaders whom battles want, until leaders have their orders
    steps = 0  # of the order that have been made

    def on_movement(self, r: Reckoner, ask: Ask) -> Action:
        """All units first; then, from where they stand, the leaders."""
        verbs = r.s.game.verbs

        def opening(order: Order) -> list[Action]:
            return [verbs.move[piece] for piece in order.units]

        if self.begins(r.s.clock):
            campaign = Campaign(r, may_lead(r))
            self.orders, self.led = campaign.orders, campaign.led
        march = self.next_order(ask, opening)
        if march is None and self.led is not None:
            errands = Errands(r, self.led).going
            self.orders, self.led = [Order((leader,), (to,)) for leader, to in errands.items()], None
            march = self.next_order(ask, opening)
        return march or verbs.end

    def on_gather(self, r: Reckoner, ask: Ask) -> Action:
        """All of the order who can come, and leaders who would be left alone among enemies; then off."""
        s, verbs, order = r.s, r.s.game.verbs, self.order
        if order is None or not set(ask.args["units"]) & set(order.units):
            return verbs.cancel
        here = ask.args["hex"]
        left = [u for u in s.fighters(r.seat, here) if u not in order.units and s.world.type[u] != TRAIN]
        leaders = s.leaders(r.seat, here) if s.enemy_of(r.seat, here) and not left else ()
        for piece in (*order.units, *leaders):
            if verbs.with_[piece] in ask.options:
                return verbs.with_[piece]
        self.steps = 1
        first = verbs.step[order.path[0]]
        return first if first in ask.options else verbs.cancel

    def on_march(self, r: Reckoner, ask: Ask) -> Action:
        """On along the road; a road may lead through a hex twice, along one shore and back along the other."""
        verbs, order = r.s.game.verbs, self.order
        if order is not None and 0 < self.steps < len(order.path) and ask.args["hex"] == order.path[self.steps - 1]:
            onward = verbs.step[order.path[self.steps]]
            if onward in ask.options:
                self.steps += 1
                return onward
        self.steps = 0
        return verbs.stop if verbs.stop in ask.options else self._ashore(r.s, ask)

    def _ashore(self, s: DarkEmperorState, ask: Ask) -> Action:
        """Over open sea, and the road is closed: the nearest place to come down."""
        ways = Roads(s, company_of(s, ask.args["units"]), quiet=False).search(NEAREST_LAND)
        _, path = min(ways.values(), default=(0, (ask.options[0].target,)))
        return s.game.verbs.step[path[0]]

    def on_go_where(self, r: Reckoner, ask: Ask) -> Action:
        verbs, order = r.s.game.verbs, self.order
        if order is None or ask.args["piece"] not in order.units:
            return verbs.cancel
        wanted = verbs.to_box if order.path[-1] == BOX else verbs.go[order.path[-1]]
        return wanted if wanted in ask.options else verbs.cancel
