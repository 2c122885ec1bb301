"""The captain: one answer for every question, each found by the part of the staff that knows about it."""

from __future__ import annotations

from typing import Any

from hexarchy.bots.staff import Staff, to
from hexarchy.core.actions import Action
from hexarchy.core.chairs import Chair
from hexarchy.core.decisions import DECLINE, Ask
from hexarchy.games.divine_right.bot import council, field, hirelings
from hexarchy.games.divine_right.bot.aspects import Aspects
from hexarchy.games.divine_right.bot.campaign import NO_WAY, Campaign, Order
from hexarchy.games.divine_right.bot.ferries import Ferry
from hexarchy.games.divine_right.bot.reckoner import Reckoner
from hexarchy.games.divine_right.bot.roads import Roads
from hexarchy.games.divine_right.words import PHASES


class Captain(Staff[Reckoner]):
    """Plans a Movement Phase when it opens, and declares attacks one by one. Others' hands it never sees; what it does
    not understand it answers as the rules do for a player who says nothing (DR-B-GEN-14)."""

    mild = DECLINE
    reckons = Reckoner
    chapters = (council, field, hirelings)

    def __init__(self, rng: Any, aspects: Aspects | None = None) -> None:
        super().__init__(rng, aspects or Aspects())
        self.orders: list[Order] = []
        self.order: Order | None = None
        self.ferries: list[Ferry] = []
        self.ferry: Ferry | None = None
        self.wanted: set[int] = set()
        self.strike: set[int] = set()  # units of the attack that is being declared

    def choose(self, chair: Chair) -> Action:
        return super().choose(chair) if self._answer(chair.ask.key) else chair.ask.default

    # -- movement -----------------------------------------------------------------------------------------------------

    def on_next_move(self, r: Reckoner, ask: Ask) -> Action:
        """All orders first, then sieges are declared."""
        verbs = r.s.game.verbs
        if self.begins(r.s.turn * len(PHASES) + r.s.phase):
            campaign = Campaign(r, self.plan)
            self.orders, self.ferries, self.wanted = campaign.orders, campaign.ferries, campaign.wanted
        self.order = self.ferry = None
        while self.orders:
            self.order = self.orders.pop(0)
            pieces = [piece for piece in self.order.pieces if verbs.move[piece] in ask.options]
            if pieces and r.s.where[pieces[0]] >= 0 and self.order.costs[r.s.where[pieces[0]]]:
                return verbs.move[pieces[0]]
        while self.ferries:
            self.order, self.ferry = None, self.ferries.pop(0)
            if verbs.move[self.ferry.fleet] in ask.options:
                return verbs.move[self.ferry.fleet]
        return self.on_besiege(r, ask)

    def on_besiege(self, r: Reckoner, ask: Ask) -> Action:
        """Of enemies always; of kingdoms that would join another player only where it was meant."""
        for option in to(ask, "besiege"):
            castle = r.world.castles[r.s.castle_in(option.target)]
            if castle.index in self.wanted or not r.neutral(castle):
                return option
        return r.s.game.verbs.done

    def on_march(self, r: Reckoner, ask: Ask) -> Action:
        """All who were told to come along; then as near to the goal as one comes; then a stop."""
        verbs, order, here = r.s.game.verbs, self.order, ask.args["hex"]
        if self.ferry is not None:
            return self._sail(r, ask, self.ferry)
        if order is None or ask.args["unit"] not in order.pieces:
            return verbs.stop
        for piece in order.pieces:
            if verbs.with_[piece] in ask.options:
                return verbs.with_[piece]
        ahead = [o for o in to(ask, "go") if order.costs[o.target] < NO_WAY and not order.limits >> o.target & 1]
        best = min(ahead, key=lambda option: (order.costs[option.target], option.target), default=None)
        if best is None or order.costs[best.target] >= order.costs[here]:
            return verbs.stop
        return best

    def _sail(self, r: Reckoner, ask: Ask, ferry: Ferry) -> Action:
        """To the unit, aboard with it, to the goal or as near as one comes, ashore."""
        s, verbs, here = r.s, r.s.game.verbs, ask.args["hex"]
        if ask.args["unit"] != ferry.fleet:
            return verbs.stop
        aboard = s.aboard.get(ferry.unit) == ferry.fleet
        if aboard and here == ferry.goal:
            return verbs.land[ferry.unit] if verbs.land[ferry.unit] in ask.options else verbs.stop
        if verbs.with_[ferry.unit] in ask.options:
            return verbs.with_[ferry.unit]
        costs = Roads(s, r.seat).by_sea(1 << (ferry.goal if aboard else s.where[ferry.unit]))
        best = min(to(ask, "go"), key=lambda option: (costs[option.target], option.target), default=None)
        return best if best is not None and costs[best.target] < costs[here] else verbs.stop

    # -- battles ------------------------------------------------------------------------------------------------------

    def on_attack(self, r: Reckoner, ask: Ask) -> Action:
        """The best attack there is, as long as one is good enough."""
        found = field.best_attack(r, ask)
        if found is None:
            return r.s.game.verbs.done
        option, units = found
        self.strike = set(units)
        return option

    def on_break_out(self, r: Reckoner, ask: Ask) -> Action:
        found = field.best_breakout(r, ask)
        if found is None:
            return r.s.game.verbs.done
        option, units = found
        self.strike = set(units)
        return option

    def on_commit(self, r: Reckoner, ask: Ask) -> Action:
        for option in to(ask, "commit"):
            if option.target in self.strike:
                return option
        return ask.default
