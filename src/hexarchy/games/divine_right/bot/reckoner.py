"""What one seat reckons with at one moment: its pieces, its enemies, how combats go, what castles are worth."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import product
from typing import NamedTuple

from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right import siege, victory
from hexarchy.games.divine_right.bot.aspects import Aspects
from hexarchy.games.divine_right.combat import strength
from hexarchy.games.divine_right.combat.elements import element
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.strongholds import Castle
from hexarchy.games.divine_right.victory import ALLYS_MONARCH_CAPTURED, ALLYS_MONARCH_KILLED, PLAYER_MONARCH
from hexarchy.games.divine_right.words import AT_SEA, HOME, MONARCH, NOBODY, ON_LAND, PLAYER

DICE = tuple(product(range(1, 7), repeat=2))
ENDLESS = 30  # turns that are left where no last one was agreed on
FATAL = 1 / 3  # of Hero Fate Rolls kill or capture


class Toll(NamedTuple):
    """Units each side is expected to lose in a combat, and how likely it loses any."""

    own: float
    theirs: float
    bleeds: float
    wounds: float


class Reckoner:
    """The war as a seat sees it. What others hold in their hands is not looked at."""

    def __init__(self, s: DivineRightState, seat: int, aspects: Aspects) -> None:
        self.s, self.seat, self.aspects, self.world = s, seat, aspects, s.world

    # -- time and people ----------------------------------------------------------------------------------------------

    @property
    def turns_left(self) -> int:
        """Game turns after this one."""
        last = victory.last_turn(self.s)
        return last - self.s.turn if last else ENDLESS

    @property
    def monarch(self) -> int:
        """The seat's own; NOBODY where it has none."""
        kingdom = self.s.players[self.seat].kingdom
        return NOBODY if kingdom == NOBODY else self.world.monarch_of[kingdom]

    @cached_property
    def foes(self) -> list[int]:
        return [seat for seat in self.s.in_game if seat != self.seat]

    @cached_property
    def leading(self) -> int:
        """The enemy with most points; of equals the one with most units."""
        s = self.s
        return max(self.foes, key=lambda one: (s.players[one].points, s.army[one].bit_count()), default=NOBODY)

    def might(self, units: Iterable[int]) -> int:
        return sum(self.world.pieces[unit].strength for unit in units)

    def hero_worth(self, hero: int) -> float:
        """What the loss of a hero costs their owner, or brings their enemy, in points."""
        if self.world.pieces[hero].kind != MONARCH:
            return 6.0
        kingdom = self.s.kingdom_of(hero)
        if kingdom >= 0 and self.s.kingdoms[kingdom].status == PLAYER:
            if self.s.master[hero] == self.seat:
                return self.aspects.own_monarch
            return PLAYER_MONARCH + self.aspects.last_foe * (len(self.foes) == 1)
        return (ALLYS_MONARCH_CAPTURED + ALLYS_MONARCH_KILLED) / 2

    # -- enemies ------------------------------------------------------------------------------------------------------

    @cached_property
    def armies(self) -> list[tuple[int, int, int]]:
        """Enemy units on land: space, seat, strength."""
        s, found = self.s, []
        for seat in self.foes:
            for space in hexes_of(s.held[seat]):
                units = [unit for unit in s.own_units(seat, space) if not s.is_fleet(unit)]
                if units:
                    found.append((space, seat, self.might(units)))
        return found

    def threat(self, space: int, near: int, *, raiding: bool = False) -> int:
        """The strength that the most dangerous enemy has within so many spaces; `raiding`: not behind walls."""
        distance = self.world.grid.distance
        found: dict[int, int] = {}
        for at, seat, might in self.armies:
            if distance(at, space) <= near and not (raiding and self.s.castle_in(at) >= 0):
                found[seat] = found.get(seat, 0) + might
        return max(found.values(), default=0)

    def reserves(self, castle: Castle, near: int = 2) -> int:
        """Enemy strength in the open close to a castle of theirs."""
        s, distance = self.s, self.world.grid.distance
        owner = s.castle_owner(castle.index)
        return sum(
            might
            for at, seat, might in self.armies
            if seat == owner and 0 < distance(at, castle.space) <= near and s.castle_in(at) < 0
        )

    # -- castles ------------------------------------------------------------------------------------------------------

    def neutral(self, castle: Castle) -> bool:
        """Would a siege make its kingdom join another player (DR-B-ACT-10)?"""
        kingdom = castle.kingdom
        return kingdom >= 0 and self.s.in_play(kingdom) and not self.s.active(kingdom)

    def prey(self) -> list[Castle]:
        """Castles that could be taken."""
        s = self.s
        return [
            castle
            for castle in self.world.castles
            if s.stands(castle.index)
            and s.castle_owner(castle.index) != self.seat
            and not castle.needs_magic
            and (castle.kingdom == NOBODY or s.in_play(castle.kingdom))
        ]

    def walls(self, castle: Castle) -> int:
        """What besiegers must match: those inside, and those a neutral kingdom would put there."""
        s = self.s
        found = siege.defence(s, castle.index)
        outside = [unit for unit in s.units(castle.space) if s.master[unit] != self.seat and not s.is_inside(unit)]
        found += siege.strength(s, outside)
        if self.neutral(castle):
            pieces = self.world.pieces
            at_home = self.world.regulars_of[castle.kingdom]
            found += sum(pieces[u].siege for u in at_home if s.where[u] == HOME and pieces[u].home == castle.space)
        return found

    def value(self, castle: Castle) -> float:
        """Its points, and the heads of the heroes in it."""
        if self.neutral(castle):
            return castle.points * self.aspects.neutral
        s = self.s
        heads = sum(self.hero_worth(hero) for hero in s.heroes(castle.space) if s.master[hero] in self.foes)
        return castle.points + heads * FATAL

    def front(self, space: int) -> float:
        """How near a place is to castles that can be taken; the monarch's before all others if he is threatened."""
        s, aspects = self.s, self.aspects
        if space < 0:
            return 0.0
        if self.monarch != NOBODY and s.where[self.monarch] == space:
            castle = s.castle_in(space)
            walls = self.world.castles[castle].intrinsic if castle >= 0 else 0
            if self.threat(space, aspects.alarm) > walls + len(s.own_units(self.seat, space)):
                return 100.0
        distance = self.world.grid.distance
        return max((worth / (distance(space, at) + 4) for at, worth in self._prizes), default=0.0)

    @cached_property
    def _prizes(self) -> list[tuple[int, float]]:
        return [(castle.space, self.value(castle)) for castle in self.prey()]

    # -- combats ------------------------------------------------------------------------------------------------------

    def leader(self, heroes: Iterable[int], units: Sequence[int], space: int, where: int) -> int:
        able = strength.leaders(self.s, [*heroes], units, space, where)
        if strength.rated(self.s, where):
            return able[0] if able else NOBODY
        return max(able, key=lambda hero: strength.bonus(self.s, hero, fleets=where == AT_SEA), default=NOBODY)

    def clash(self, attackers: Sequence[int], defenders: Sequence[int], space: int) -> Toll:
        """What a combat is expected to cost both sides."""
        s = self.s
        from_ = {s.where[unit] for unit in attackers}
        own = [hero for at in from_ for hero in s.heroes(at) if s.master[hero] == s.master[attackers[0]]]
        theirs = self.exposed(space, s.master[defenders[0]])
        where = max(element(s, defenders[0]), ON_LAND)
        leaders = self.leader(own, attackers, space, where), self.leader(theirs, defenders, space, where)
        combat = strength.combat(s, attackers, defenders, space, leaders, where)
        lost = [combat.losses(*dice) for dice in DICE]
        mine = [min(one, len(attackers)) for one, _ in lost]
        other = [min(one, len(defenders)) for _, one in lost]
        return Toll(sum(mine) / 36, sum(other) / 36, sum(map(bool, mine)) / 36, sum(map(bool, other)) / 36)

    def exposed(self, space: int, seat: int) -> list[int]:
        """A seat's heroes in a space and outside its castle."""
        return [hero for hero in self.s.heroes(space) if self.s.master[hero] == seat and not self.s.is_inside(hero)]

    def prospect(self, attackers: Sequence[int], defenders: Sequence[int], space: int) -> float:
        """What an attack is expected to bring the attacker, in points: units and heroes lost on both sides."""
        s, price = self.s, self.aspects.a_unit
        own, theirs, bleeds, wounds = self.clash(attackers, defenders, space)
        spaces = {s.where[unit] for unit in attackers}
        elsewhere = any(not s.heroes(at) for at in spaces)  # then the losses are taken there
        risk = sum(
            self.hero_worth(hero) for at in spaces for hero in s.heroes(at) if s.master[hero] == s.master[attackers[0]]
        )
        heads = sum(self.hero_worth(hero) for hero in self.exposed(space, s.master[defenders[0]]))
        return price * (theirs - own) + FATAL * (heads * wounds - risk * bleeds * (0.2 if elsewhere else 1.0))
