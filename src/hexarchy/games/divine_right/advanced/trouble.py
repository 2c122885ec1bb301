"""Trouble (DR-A-TRO): a warrior-woman whom few take for a commander, and who is hard to kill. Her Peasants stand in
peasants.py."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, Stages, frame
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import changes, entering, events, fallout, fate, hooks, stacking
from hexarchy.games.divine_right.advanced.curses.love import couple
from hexarchy.games.divine_right.advanced.peasants import SWITCH, is_peasant, trouble, with_her
from hexarchy.games.divine_right.combat.strength import bonus, leads
from hexarchy.games.divine_right.movement.march import March
from hexarchy.games.divine_right.movement.party import foes_ashore
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import CHARACTER, NOBODY

HOME: Final = "Bartertown"
SURE: Final = 4  # what units she leads need to retreat (DR-A-TRO-04)
TRUSTED: Final = (0, 1)  # ratings A and B

# -- she comes --------------------------------------------------------------------------------------------------------


@hooks.ENTRY(option=SWITCH)
def enters(s: DivineRightState, piece: int, seat: int) -> int | None:
    """At Bartertown, or beside it where enemies are there (DR-A-TRO-01)."""
    if piece != trouble(s):
        return None
    town = s.world.space(HOME)
    if not s.foes(seat) >> town & 1:
        return 1 << town
    closed = s.foes(seat) | s.strange_castles(seat)
    return hex_set(near for near in s.world.field.near[town] if s.world.land >> near & 1) & ~closed


@hooks.ENTERED_PLAY(option=SWITCH)
def sell_swords(s: DivineRightState, piece: int, space: int) -> None:
    """A common mercenary comes with her, if there is one (DR-A-TRO-01)."""
    pool = events.hireable(s, NOBODY)
    if piece == trouble(s):
        changes.uprising(s, band=hex_set(pool[:1]))
        for unit in pool[:1]:
            s.master[unit] = s.master[piece]
            changes.put(s, unit, space)
            s.emit("hired", unit=unit, side=s.name(s.master[piece]), to=space)


# -- hired away -------------------------------------------------------------------------------------------------------


def under_her(s: DivineRightState) -> list[int]:
    """The common mercenaries she leads."""
    return [unit for unit in s.world.mercenaries if with_her(s, unit)]


@hooks.NOT_LURED(option=SWITCH)
def shielded(s: DivineRightState, unit: int) -> bool:
    """One of them cannot be hired away (DR-A-TRO-02)."""
    own = under_her(s)
    return own == [unit] or (unit in own and unit == s.uprising.shield)


@hooks.LURING(option=SWITCH)
def names_one(s: DivineRightState) -> bool:
    own = under_her(s)
    asked = s.uprising.shield in own or len(own) < 2 or s.master[own[0]] == s.phasing
    if not asked:
        s.push(Shield(s.master[own[0]]))
    return not asked


@frame
class Shield(Procedure):
    """Her player names it when another would take one of hers (DR-DEC-15)."""

    seat: int

    def step(self, s: DivineRightState) -> Asked:
        options = [s.game.verbs.choose[unit] for unit in under_her(s)]
        if not options:  # her player has left the game meanwhile
            s.finish()
            return None
        return Ask(self.seat, "shield", "DR-A-TRO-02", options, hero=trouble(s))

    def do_choose(self, s: DivineRightState, seat: int, unit: int) -> None:
        changes.uprising(s, shield=unit)
        s.finish()


@hooks.PLAYER_TURN_BEGINS(option=SWITCH)
def new_turn(s: DivineRightState) -> None:
    changes.uprising(s, shield=NOBODY, doubted=False)


# -- command ----------------------------------------------------------------------------------------------------------


@hooks.RETREAT_NEEDS(option=SWITCH)
def steady(s: DivineRightState, unit: int, number: int) -> int | None:
    """Those she leads retreat on 4 at least (DR-A-TRO-04)."""
    return min(number, SURE) if with_her(s, unit) and leads(s, trouble(s), unit) else None


def vouched_for(s: DivineRightState) -> bool:
    """Does a friendly leader of quality speak for her (DR-A-TRO-10)?"""
    hero = trouble(s)
    others = [one for one in s.own(s.master[hero], s.where[hero]) if s.is_hero(one) and one != hero]
    able = [one for one in others if s.world.pieces[one].kind != CHARACTER]
    rated = [rate(s, one) for one in able for rate in hooks.RATING.of(s)]
    return any(bonus(s, one, fleets=False) > 0 for one in able) or any(one in TRUSTED for one in rated)


def doubtful(s: DivineRightState, members: Sequence[int]) -> list[int]:
    """Of those she would lead the ones who do not follow her yet."""
    if members[0] != trouble(s) or vouched_for(s):
        return []
    units = [piece for piece in members if piece < s.world.first_hero and not is_peasant(s, piece)]
    return [unit for unit in units if not s.uprising.band >> unit & 1]


@hooks.GOES_ALONG(option=SWITCH)
def asked_once(s: DivineRightState, members: Sequence[int], piece: int) -> list[Reason]:
    """She asks others to follow her once in a Movement Phase (DR-A-TRO-10)."""
    barred = s.uprising.doubted and bool(doubtful(s, (*members[:1], piece)))
    return [Reason("DR-A-TRO-10", "has-asked", unit=piece)] if barred else []


@hooks.MUSTERS(option=SWITCH)
def takes_command(s: DivineRightState, members: Sequence[int]) -> bool:
    """A die, with one added for each unit that follows her already, must exceed what she would lead (DR-A-TRO-10)."""
    if not doubtful(s, members):
        if members[0] == trouble(s):
            units = [piece for piece in members if piece < s.world.first_hero and not is_peasant(s, piece)]
            changes.uprising(s, band=hex_set(units) if units else s.uprising.band)
        return False
    hero = trouble(s)
    units = [piece for piece in members if piece < s.world.first_hero and not is_peasant(s, piece)]
    band = [unit for unit in hexes_of(s.uprising.band) if s.where[unit] == s.where[hero] and with_her(s, unit)]
    known = [("DR-A-TRO-10", len(band))] if band else []
    changes.uprising(s, doubted=True)
    if s.check(1, 6, "DR-A-TRO-10", ("at-least", len(units) + 1), known, hero=hero, hex=s.where[hero]):
        changes.uprising(s, band=hex_set(units))
        s.emit("follows-her", hero=hero, units=tuple(units))
        return True
    s.emit("is-doubted", hero=hero, hex=s.where[hero])
    peasants = [unit for unit in s.own_units(s.master[hero], s.where[hero]) if is_peasant(s, unit)]
    s.push(Rejected(s.where[hero], tuple(sorted({*band, *peasants}))))
    return True


@frame
class Rejected(Stages, Procedure):
    """She is displaced, with any of her original stack that her player likes (DR-A-TRO-11, DR-DEC-46), and with whom
    she loves (DR-A-CURSE-40)."""

    space: int
    stack: tuple[int, ...]
    going: int = 0
    stage: int = 0

    STAGES: ClassVar[tuple[str, ...]] = ("who", "where")

    def who(self, s: DivineRightState) -> Asked:
        seat, verbs = s.master[trouble(s)], s.game.verbs
        left = [unit for unit in self.stack if s.where[unit] == self.space and not self.going >> unit & 1]
        left = [unit for unit in left if not s.half.moved >> unit & 1]
        if not left:
            return None
        options: list[Action] = [*(verbs.with_[unit] for unit in left), verbs.done]
        return Ask(seat, "rejected", "DR-A-TRO-11", options, default=verbs.done, hero=trouble(s), hex=self.space)

    def do_with(self, s: DivineRightState, seat: int, unit: int) -> None:
        self.going |= 1 << unit

    def do_done(self, s: DivineRightState, seat: int, target: int) -> None:
        self.go("where")

    def _spaces(self, s: DivineRightState) -> list[int]:
        """Beside it, free of enemies and castles of others."""
        hero = trouble(s)
        seat = s.master[hero]
        closed = foes_ashore(s, seat) | s.foes(seat) | s.strange_castles(seat) | s.besieged_spaces
        open_ = s.world.land & ~s.world.isle & ~s.world.temple & ~closed
        near = [one for one in s.world.field.near[self.space] if open_ >> one & 1]
        return stacking.fitting(s, [*couple(s, hero), *hexes_of(self.going)], near)

    def where(self, s: DivineRightState) -> Asked:
        spaces = self._spaces(s)
        if len(spaces) > 1:
            options = [s.game.verbs.place[space] for space in spaces]
            return Ask(s.master[trouble(s)], "rejected-where", "DR-A-TRO-11", options, hero=trouble(s), hex=self.space)
        if spaces:
            self.do_place(s, s.master[trouble(s)], spaces[0])
        else:  # there is nowhere to go: she stays, and leads nobody
            self._end(s, couple(s, trouble(s)))
        return None

    def do_place(self, s: DivineRightState, seat: int, space: int) -> None:
        units = [*hexes_of(self.going)]
        both = couple(s, trouble(s))
        for piece in (*both, *units):
            changes.shift(s, piece, space)
            s.emit("goes-to-refuge", unit=piece, **{"from": self.space}, to=space)
        if units:
            entering.units_enter(s, seat, units, self.space, space)
        self._end(s, (*both, *units))

    def _end(self, s: DivineRightState, pieces: Sequence[int]) -> None:
        """Her move is over; those who would not follow her may still move."""
        changes.half(s, moved=s.half.moved | hex_set(pieces))
        march = self.parent(s, March)
        march.members = ()
        s.finish()
        fallout.later(s, fallout.SIEGES)
        fallout.settle(s)


# -- hard to kill -----------------------------------------------------------------------------------------------------


@hooks.REGENERATES(option=SWITCH)
def regenerates(s: DivineRightState, hero: int) -> bool:
    """Killed, she is wounded on an even die (DR-A-TRO-12). Nobody survives an execution."""
    if hero != trouble(s) or s.where[hero] < 0:
        return False
    (die,) = s.roll(1, 6, "DR-A-TRO-12", hero=hero)
    if die % 2:
        return False
    s.emit("regenerates", hero=hero)
    fate.wound(s, hero)
    return True
