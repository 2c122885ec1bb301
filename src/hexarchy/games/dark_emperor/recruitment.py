"""The Recruitment Phase (DE-7.1, DE-7.2): the order of preference, taxation, and the buying of units."""

from __future__ import annotations

from typing import Any, ClassVar

from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, Frame, frame
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.dark_emperor import activation, changes, control
from hexarchy.games.dark_emperor.procedure import Procedure, Tentative
from hexarchy.games.dark_emperor.settle import settle, settle_everywhere
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import DEAD, FIRST_GROUP, FLEET, GONE, GROUP_IDS, KINGDOM_COUNT, POOL, other


@frame
class Preference(Procedure):
    """The phasing player may rearrange the list that settles which of their forces takes a foreign hex (DE-DEC-03)."""

    picked: tuple[int, ...] = ()

    AT_REST: ClassVar[bool] = True

    @classmethod
    def due(cls, s: DarkEmperorState) -> bool:
        return len(s.preference[s.phasing]) > 1

    def step(self, s: DarkEmperorState) -> Asked:
        left = [force for force in s.preference[s.phasing] if force not in self.picked]
        if len(left) < 2 and not self.picked:
            self.do_keep(s, s.phasing, 0)
            return None
        verbs = s.game.verbs
        options = [verbs.prefer[force] for force in left] if len(left) > 1 else []
        return Ask(s.phasing, "preference", "DE-DEC-03", [*options, verbs.keep], last_word=True, forces=self._first(s))

    def do_prefer(self, s: DarkEmperorState, seat: int, force: int) -> None:
        self.picked = (*self.picked, force)

    def do_keep(self, s: DarkEmperorState, seat: int, target: int) -> None:
        """Those not named keep their old order behind the others."""
        order = (*self._first(s), *(force for force in s.preference[seat] if force not in self.picked))
        s.preference = (order, s.preference[1]) if seat == 0 else (s.preference[0], order)
        s.pop()

    def _first(self, s: DarkEmperorState) -> tuple[int, ...]:
        """Those named so far; an ally that has changed sides is theirs no longer (DE-6.16)."""
        return tuple([force for force in self.picked if force in s.preference[s.phasing]])


@frame
class Taxation(Procedure):
    """Every active, unconquered kingdom of the phasing player collects gold (DE-4.A1b, DE-4.B1a, DE-7.1a)."""

    @classmethod
    def due(cls, s: DarkEmperorState) -> bool:
        return bool(s.allied[s.phasing])

    def step(self, s: DarkEmperorState) -> Asked:
        s.pop()
        found = control.reckon(s, (s.phasing,))
        for kingdom in s.allied[s.phasing]:
            gold = control.income(s, kingdom, found)
            if gold:
                changes.pay(s, kingdom, gold)
                s.emit("taxes", kingdom=kingdom, gold=gold, total=s.kingdoms[kingdom].gold)
        return None


# -- who can pay, and where -------------------------------------------------------------------------------------------


def is_mercenary(force: int) -> bool:
    return FIRST_GROUP <= force < FIRST_GROUP + len(GROUP_IDS)


def gifts(s: DarkEmperorState, payer: int) -> list[int]:
    """Allies that could give gold, a conquered kingdom from what it kept (DE-7.22, DE-6.31)."""
    return [ally for ally in s.allied[s.sides[payer]] if ally != payer and s.kingdoms[ally].gold >= 2]


def means(s: DarkEmperorState, side: int) -> dict[int, int]:
    """What each kingdom of a side could pay: its own purse, and gifts at two for one (DE-7.21, DE-7.22).

    A conquered kingdom raises nobody (DE-6.31).
    """
    realms = [(ally, s.kingdoms[ally]) for ally in s.allied[side]]
    given = sum([realm.gold // 2 for _, realm in realms])
    return {ally: realm.gold + given - realm.gold // 2 for ally, realm in realms if not realm.conquered}


def payers(s: DarkEmperorState, unit: int) -> list[int]:
    """The kingdoms that could buy a unit: its own, for mercenaries any of the employer's (DE-19.2a)."""
    force, cost = s.world.forces[unit], s.world.costs[unit]
    found = means(s, s.sides[force])
    return [k for k, gold in found.items() if gold >= cost and (k == force or is_mercenary(force))]


@frame
class Recruitment(Procedure):
    """One unit at a time until they stop (DE-4.A1c, DE-4.B1b, DE-DEC-06)."""

    placed: tuple[int, ...] = ()  # the city of each recruit of this phase (DE-7.23d)

    AT_REST: ClassVar[bool] = True

    @classmethod
    def due(cls, s: DarkEmperorState) -> bool:
        return bool(s.allied[s.phasing])  # without a kingdom nobody pays

    def step(self, s: DarkEmperorState) -> Asked:
        options = [s.game.verbs.recruit[unit] for unit in self._units(s)]
        if not (options or self.placed):
            s.pop()
            return None
        return Ask(s.phasing, "recruit", "DE-DEC-06", [*options, s.game.verbs.end], last_word=True)

    def _units(self, s: DarkEmperorState) -> list[int]:
        """The first of each kind in a pool that can be paid for and placed."""
        purses = means(s, s.phasing)
        richest = max(purses.values(), default=-1)
        costs, found = s.world.costs, []
        for force in (*purses, *s.hired[s.phasing]):
            purse = purses.get(force, richest)  # any kingdom may pay mercenaries (DE-19.2a)
            if purse >= s.world.cheapest[force]:
                affordable = [unit for unit in _first_of_kind(s, force) if costs[unit] <= purse]
                open_ = self._open(s, force) if affordable else 0
                found += [unit for unit in affordable if open_ & s.world.sites[unit]]
        return found

    def cities(self, s: DarkEmperorState, unit: int) -> int:
        """Where a recruit may appear: cities open to its force, for a kingdom's fleets ports (DE-7.23b)."""
        return self._open(s, s.world.forces[unit]) & s.world.sites[unit]

    def _open(self, s: DarkEmperorState, force: int) -> int:
        """Cities with room, not in the enemy's control unless friends are there (DE-7.23c).

        Whose a city is need only be reckoned where enemies are near; home is nobody else's.
        """
        mine, theirs = s.held[s.phasing], s.held[other(s.phasing)]
        homes = self._homes(s, force) & ~self._full(s)
        empty = homes & ~mine
        near = homes if is_mercenary(force) else theirs & s.world.outskirts[force]
        if near and empty & (near | s.world.field.beside(near)):
            empty &= ~control.hands(s)[other(s.phasing)]
        return homes & mine | empty

    def _homes(self, s: DarkEmperorState, force: int) -> int:
        """Cities of its own kingdom (DE-7.23a).

        Mercenaries appear with their leader, who must live and be in a city (DE-19.2b, DE-19.2c).
        """
        if not is_mercenary(force):
            return s.world.homes[force]
        at = s.where[s.world.group_leaders[force]]
        return 1 << at if at in s.world.city_at else 0

    def _full(self, s: DarkEmperorState) -> int:
        """Cities that have taken as many recruits as they can."""
        return hex_set(hex_ for hex_ in self.placed if self.room(s, hex_) <= 0) if self.placed else 0

    def room(self, s: DarkEmperorState, hex_: int) -> int:
        """How many recruits more a city takes in this phase (DE-7.23d)."""
        return s.world.city_at[hex_].value - self.placed.count(hex_)

    def do_recruit(self, s: DarkEmperorState, seat: int, unit: int) -> None:
        s.push(Purchase(unit))

    def do_end(self, s: DarkEmperorState, seat: int, target: int) -> None:
        s.pop()

    def resumed(self, s: DarkEmperorState, child: Frame, value: Any) -> None:
        if isinstance(child, Purchase):
            self.placed = (*self.placed, value)

    def why_recruit(self, s: DarkEmperorState, seat: int, unit: int) -> list[Reason]:
        force = s.world.forces[unit]
        if unit not in s.pool(force):
            return [Reason("DE-7.2a", "not-in-the-pool", unit=unit)]
        if force >= KINGDOM_COUNT and not is_mercenary(force):
            return [Reason("DE-7.21", "not-for-gold", unit=unit)]
        if s.sides[force] != seat:
            return [Reason("DE-7.21", "not-your-force", force=force)]
        if force < KINGDOM_COUNT and s.kingdoms[force].conquered:
            return [Reason("DE-6.31", "conquered-raise-nobody", kingdom=force)]
        if not payers(s, unit):
            return [Reason("DE-7.21", "cannot-pay", unit=unit, gold=s.world.pieces[unit].cost)]
        if self.cities(s, unit):
            return [Reason("DE-DEC-06", "like-the-one-offered", unit=unit)]
        if is_mercenary(force):
            return [self._why_not_beside_their_leader(s, s.world.group_leaders[force])]
        free = self._homes(s, force) & s.world.sites[unit] & ~self._full(s)
        return [Reason("DE-7.23c" if free else "DE-7.23d", "no-city-takes-it", unit=unit)]

    def _why_not_beside_their_leader(self, s: DarkEmperorState, leader: int) -> Reason:
        at = s.where[leader]
        if at in (DEAD, GONE):
            return Reason("DE-19.2c", "leader-is-dead", leader=leader)
        if at not in s.world.city_at:
            return Reason("DE-19.2b", "leader-not-in-a-city", leader=leader)
        if self._full(s) >> at & 1:
            return Reason("DE-7.23d", "city-is-full", hex=at, value=s.world.city_at[at].value)
        return Reason("DE-7.23c", "city-in-enemy-control", hex=at)


def _first_of_kind(s: DarkEmperorState, force: int) -> list[int]:
    """One of each kind of unit in a force's pool; they are all alike."""
    where, found = s.where, []
    for kind in s.world.kinds_of[force]:
        for unit in kind:
            if where[unit] == POOL:
                found.append(unit)
                break
    return found


@frame
class Purchase(Tentative):
    """A unit is paid for, with gifts if need be (DE-DEC-07), and placed. Ends with its city."""

    unit: int
    payer: int = -1
    given: tuple[tuple[int, int], ...] = ()  # (giver, gold received)

    def step(self, s: DarkEmperorState) -> Asked:
        verbs, seat = s.game.verbs, s.phasing
        if self.payer < 0:
            able = payers(s, self.unit)
            if len(able) > 1:
                options = [*(verbs.pay[kingdom] for kingdom in able), verbs.cancel]
                return Ask(seat, "payer", "DE-DEC-06", options, unit=self.unit)
            self.payer = able[0]
        missing = self._missing(s)
        if missing > 0:
            givers = [verbs.gift[ally] for ally in gifts(s, self.payer) if ally not in dict(self.given)]
            return Ask(seat, "gift", "DE-DEC-07", [*givers, verbs.cancel], kingdom=self.payer, gold=missing)
        cities = hexes_of(self.parent(s, Recruitment).cities(s, self.unit))
        return Ask(seat, "place-recruit", "DE-DEC-06", [verbs.place[hex_] for hex_ in cities], unit=self.unit)

    def _missing(self, s: DarkEmperorState) -> int:
        return s.world.pieces[self.unit].cost - s.kingdoms[self.payer].gold - sum(gold for _, gold in self.given)

    def do_pay(self, s: DarkEmperorState, seat: int, kingdom: int) -> None:
        self.payer = kingdom

    def do_gift(self, s: DarkEmperorState, seat: int, giver: int) -> None:
        """Never more than is missing."""
        gold = min(self._missing(s), s.kingdoms[giver].gold // 2)
        self.given = (*self.given, (giver, gold))

    def do_cancel(self, s: DarkEmperorState, seat: int, target: int) -> None:
        s.pop()

    def do_place(self, s: DarkEmperorState, seat: int, hex_: int) -> None:
        for giver, gold in self.given:
            changes.pay(s, giver, -2 * gold)
            changes.pay(s, self.payer, gold)
            s.emit("gift", kingdom=giver, force=self.payer, gold=gold)
        changes.pay(s, self.payer, -s.world.pieces[self.unit].cost)
        changes.put(s, self.unit, hex_)
        s.emit("recruited", unit=self.unit, hex=hex_, kingdom=self.payer)
        s.finish(hex_)
        if activation.trespass(s, hex_, seat):  # mercenaries whose leader is the guest of an inactive kingdom
            settle_everywhere(s)
        else:
            settle(s, hex_)  # an enemy leader may have been waiting in the empty city (DE-8.16b)

    def why_place(self, s: DarkEmperorState, seat: int, hex_: int) -> list[Reason]:
        city = s.world.city_at.get(hex_)
        if city is None or city.kingdom != s.world.forces[self.unit]:
            return [Reason("DE-7.23a", "recruits-appear-at-home", unit=self.unit)]
        if s.world.type[self.unit] == FLEET and not city.port:
            return [Reason("DE-7.23b", "fleets-in-ports", hex=hex_)]
        if not s.held[seat] >> hex_ & 1 and control.hands(s)[other(seat)] >> hex_ & 1:
            return [Reason("DE-7.23c", "city-in-enemy-control", hex=hex_)]
        return [Reason("DE-7.23d", "city-is-full", hex=hex_, value=city.value)]
