"""The captain's campaign: which units hold, which march, where to, and with whom.

One plan is made when a movement step begins. Every hex with own troops keeps the garrison it needs; the rest is a group
that goes for the best objective it can take, or joins the main army.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from hexarchy.bots import holding
from hexarchy.bots.plan import Plan
from hexarchy.core import paths
from hexarchy.games.demonlord.bot.reckoner import Reckoner
from hexarchy.games.demonlord.magic.invocation import callable_beings
from hexarchy.games.demonlord.movement import allowance, led_units
from hexarchy.games.demonlord.words import NEUTRAL

_back = lru_cache(64)(paths.reverse)  # they depend on the mover and on rain alone


class Order(NamedTuple):
    """One unit's march: who rides along, and where to."""

    unit: int
    riders: tuple[int, ...]
    goal: int


class Campaign:
    """The orders of one movement step."""

    def __init__(self, r: Reckoner, plan: Plan) -> None:
        self.r, self.s, self.seat, self.aspects, self.plan = r, r.s, r.seat, r.aspects, plan
        self.led = set(led_units(r.s, r.seat))
        self.slow = {unit.index for unit in r.s.world.units if unit.mp < r.aspects.pace}
        self.orders: list[Order] = []
        self.groups = self._groups()
        self.objectives = r.targets()
        temples = [site.hex for site in self.s.world.sites if site.kind == "temple"]
        self.temples = [hex_ for hex_ in temples if callable_beings(self.s, self.seat, hex_)]
        self._give_orders()

    # -- holding ----------------------------------------------------------------------------------------------------

    def _garrison_needed(self, hex_: int) -> float:
        if not self.s.holds_fortress(self.seat, hex_):
            return 0.0
        fewest, share, enough = self.aspects.capital if hex_ == self.r.home else self.aspects.garrison
        return max(fewest, min(self.r.threat(hex_) * share, enough))

    def _groups(self) -> dict[int, tuple[list[int], list[int]]]:
        """For each hex the troops and characters free to go."""
        s, seat = self.s, self.seat
        groups = {}
        for hex_, stack in s.stacks[seat].items():
            if (hex_ in s.sieges and s.controller(hex_) == seat) or self._besieging(hex_):
                continue
            ranked = sorted((u for u in stack if s.world.is_troop[u]), key=self._stays_last)
            spare = holding.spare(ranked, self.r.worth, self._garrison_needed(hex_))
            troops = [u for u in spare if not (u in self.slow and s.holds_fortress(seat, hex_))]
            characters = [u for u in stack if not s.world.is_troop[u]]
            if troops or characters:
                groups[hex_] = (troops, characters)
        return groups

    def _besieging(self, hex_: int) -> bool:
        """A siege that goes well is not left."""
        ours = hex_ not in self.s.sieges or self.s.controller(hex_) == self.seat
        return not ours and self.r.mine(hex_) > self.aspects.siege_left * self.r.theirs(hex_)

    def _stays_last(self, unit: int) -> tuple[bool, float, int]:
        """Slow and weak units make garrisons."""
        return unit not in self.slow, self.r.worth(unit) * (0.5 + self.s.world.units[unit].mp / 8), unit

    # -- going ------------------------------------------------------------------------------------------------------

    def _give_orders(self) -> None:
        army = max(self.groups, key=lambda h: self.r.strength(self.groups[h][0]), default=-1)
        for hex_ in sorted(self.groups, key=lambda h: (h != army, h)):
            troops, characters = self.groups[hex_]
            if troops:
                self._order_group(hex_, troops, characters, army)
            else:
                self._order_characters(hex_, characters, army)

    def _order_group(self, hex_: int, troops: list[int], characters: list[int], army: int) -> None:
        power = self.r.strength(troops) + 0.5 * self.r.strength(characters)
        slowest = min(troops, key=lambda u: (self._mp(u), u))
        away = self._costs_from(slowest, hex_)
        goal, attack = self._choose(hex_, power, away, army)
        if goal < 0 or goal == hex_:
            self._order_characters(hex_, [c for c in characters if not self._leads(c)])
            return
        riders = tuple(c for c in characters if not self._stays_behind(c, hex_))
        target = self._leg(slowest, hex_, goal, attack)
        if target == hex_:
            return
        self.orders.append(Order(slowest, riders, target))
        self.orders += [Order(unit, (), target) for unit in troops if unit != slowest]
        self._order_characters(hex_, [c for c in characters if c not in riders])

    def _stays_behind(self, character: int, hex_: int) -> bool:
        """Magicians who can invoke here, or have somewhere to invoke, ride with the army only as its leaders."""
        power = self.s.world.units[character].power
        calls = power >= 4 or (power and callable_beings(self.s, self.seat, hex_))
        return bool(calls) and not self._leads(character)

    def _leads(self, character: int) -> bool:
        return self.s.world.units[character].leadership >= 1

    def _choose(self, hex_: int, power: float, away: list[int], army: int) -> tuple[int, bool]:
        """The best objective this group can take, else the main army."""
        merits = []
        for objective in self.objectives:
            odds = self.aspects.siege_odds if objective.siege else self.aspects.attack_odds
            strong = power + self.r.mine(objective.hex) >= odds * objective.defended
            if strong and (cost := away[objective.hex]) < paths.FAR:
                merits.append((objective.hex, objective.value / (cost + self.aspects.a_march)))
        goal = (self.plan if hex_ == army else Plan()).choose("army", merits, self.aspects.steadfast)
        if goal is not None:
            return goal, True
        if army >= 0 and hex_ != army and away[army] < paths.FAR:
            return army, False
        return (self._rally(hex_, away), False) if hex_ == army else (-1, False)

    def _rally(self, hex_: int, away: list[int]) -> int:
        """An army too weak for anything waits in the nearest own fortress."""
        s = self.s
        if s.holds_fortress(self.seat, hex_) or self.r.threat(hex_) == 0:
            return hex_
        forts = [x.hex for x in s.world.held_sites if s.holds_fortress(self.seat, x.hex) and x.hex not in s.sieges]
        return min(forts, key=lambda h: (away[h], h), default=hex_)

    # -- ways -------------------------------------------------------------------------------------------------------

    def _mp(self, unit: int) -> int:
        return allowance(self.s, unit, unit in self.led)

    def _costs_from(self, unit: int, hex_: int) -> list[int]:
        """What a unit pays from its hex to every other, over ground free of others; goals may hold enemies."""
        ground = self.s.ground(self.seat)
        steps = self.s.game.crossings.steps(self.s.world.units[unit].mover, ground.wet)
        reach = {**paths.reach(steps, hex_, 60, ground.entry), hex_: 0}
        return [reach.get(at, paths.FAR) for at in range(self.s.world.grid.size)]

    def _leg(self, unit: int, hex_: int, goal: int, attack: bool) -> int:
        """The hex nearest to the goal that a unit reaches in this step."""
        s = self.s
        ground = s.ground(self.seat)
        mover = s.world.units[unit].mover
        reach = {**ground.adjacent(mover, hex_), **ground.reach(mover, hex_, self._mp(unit))}
        if goal in reach and (attack or not ground.entry[goal]):
            return goal
        steps = s.game.crossings.steps(mover, ground.wet)
        entry = bytearray(ground.entry)
        entry[goal] = paths.FREE
        left = paths.costs_to(_back(steps), [goal], bytes(entry))
        free = [h for h in reach if not ground.entry[h]]
        best = min(free, key=lambda h: (left[h], h), default=hex_)
        return best if left[best] < left[hex_] else hex_

    # -- characters alone -------------------------------------------------------------------------------------------

    def _order_characters(self, hex_: int, characters: list[int], army: int = -1) -> None:
        """Magicians go to temples; the others join the army, where none can be called here either."""
        rest = [c for c in characters if not self._send(c, hex_, self._temple(c, hex_))]
        if not callable_beings(self.s, self.seat, hex_):
            for character in rest:
                self._send(character, hex_, army)

    def _temple(self, character: int, hex_: int) -> int:
        """The nearest in which a being waits to be called and nobody is or goes; -1 if a magician need not go."""
        taken = {order.goal for order in self.orders}
        open_ = [h for h in self.temples if h not in taken and not any(self.s.stack(self.seat, h))]
        if not open_ or hex_ in self.temples or not self.s.world.units[character].power:
            return -1
        away = self._costs_from(character, hex_)
        return min((h for h in open_ if away[h] <= 14), key=lambda h: (away[h], h), default=-1)

    def _send(self, character: int, hex_: int, goal: int) -> bool:
        """Off alone, unless that leads nowhere or into danger."""
        target = self._leg(character, hex_, goal, attack=False) if goal not in (-1, hex_) else hex_
        goes = target != hex_ and not self._dangerous(target)
        if goes:
            self.orders.append(Order(character, (), target))
        return goes

    def _dangerous(self, hex_: int) -> bool:
        """Enemy troops could ride a lone character down here."""
        s = self.s
        if s.has_troops(self.seat, hex_):
            return False
        return any(s.world.grid.distance(hex_, at) <= 4 for at in s.stacks[self.r.foe]) or bool(s.stack(NEUTRAL, hex_))
