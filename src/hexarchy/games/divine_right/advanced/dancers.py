"""Dancing Girls (DR-A-DAN): spies nobody looks for, who open doors to thieves, turn the heads of leaders, or marry for
their player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import changes, choices, fallout, fate, hooks
from hexarchy.games.divine_right.magic.seeking import too_early
from hexarchy.games.divine_right.mercenaries import rogues, special
from hexarchy.games.divine_right.mercenaries.named import female, stem
from hexarchy.games.divine_right.movement.party import leader_of
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import (
    AMONG_ENEMIES,
    CHARMS,
    GONE,
    HELD,
    MOVEMENT_PHASE,
    NOBODY,
    RANDOMIZER,
)

SWITCH: Final = "dancing_girls"
GIRL: Final = "dancing_girl"
OPENS_DOORS: Final = 3  # and more: what a thief needs beside her (DR-A-DAN-03)
JOINS: Final = 5  # and more (DR-A-DAN-07)
MOST: Final = 6  # in the randomizer: with so many there nobody is recruited
PATRONS: Final = ("al_debar", "bilge_rat", "juulute", "wandering_troop")  # who know such people
DESERTHAWK: Final = "al_debar"
MARRIAGE: Final = "marriage-1"  # the card she counts as (DR-A-DAN-06)


def is_girl(s: DivineRightState, piece: int) -> bool:
    return stem(s, piece) == GIRL


def girls(s: DivineRightState, seat: int) -> list[int]:
    """A seat's Dancing Girls on the map."""
    return [hero for hero in hexes_of(s.army[seat] & ~s.world.units) if is_girl(s, hero)]


def among_enemies(s: DivineRightState, girl: int) -> bool:
    """Is she in a stack or a castle of enemies?"""
    space, seat = s.where[girl], s.master[girl]
    castle = s.castle_in(space)
    return bool(s.foes(seat) >> space & 1) or (castle >= 0 and s.castle_owner(castle) not in (seat, NOBODY))


# -- spies ------------------------------------------------------------------------------------------------------------


@hooks.ENTRY(option=SWITCH)
def entry(s: DivineRightState, piece: int, seat: int) -> int | None:
    """In any castle, friendly or enemy, that is not besieged (DR-A-DAN-01)."""
    if not is_girl(s, piece):
        return None
    owned = (castle for castle in s.world.castles if s.stands(castle.index) and s.castle_owner(castle.index) != NOBODY)
    return hex_set(castle.space for castle in owned) & ~s.besieged_spaces


@hooks.HIDES(option=SWITCH)
def nobody_looks(s: DivineRightState, hero: int) -> bool:
    return is_girl(s, hero)


@hooks.SHIELDED(option=SWITCH)
def nobody_asks(s: DivineRightState, hero: int, cause: int, captor: int, space: int) -> bool:
    """She stays among enemies in their Combat Phase without a roll (DR-A-DAN-01)."""
    return cause == AMONG_ENEMIES and is_girl(s, hero)


@hooks.fate_helper
class Companion(hooks.FateHelper):
    """Among enemies she takes one roll upon herself (DR-A-DAN-02)."""

    VERB = "stand-in"
    OPTION = SWITCH
    BEFORE = True

    def options(self, s: DivineRightState, fate: fate.FateRoll) -> list[Action]:
        beside = s.own(s.master[fate.hero], s.where[fate.hero])
        able = [one for one in beside if one != fate.hero and is_girl(s, one) and among_enemies(s, one)]
        return [s.game.verbs.stand_in[one] for one in able if not s.half.helped >> one & 1]

    def use(self, s: DivineRightState, fate: fate.FateRoll, target: int) -> None:
        changes.half(s, helped=s.half.helped | 1 << target)
        fate.stand_in(target, taken=True)


@hooks.FINDS_ON(option=SWITCH)
def open_doors(s: DivineRightState, thief: int) -> int | None:
    """A thief beside her finds what he looks for on 3 to 6 (DR-A-DAN-03)."""
    beside = s.own(s.master[thief], s.where[thief])
    return OPENS_DOORS if any(one != thief and is_girl(s, one) for one in beside) else None


# -- charms -----------------------------------------------------------------------------------------------------------


def prey(s: DivineRightState, girl: int) -> list[int]:
    """Male leaders of the phasing player in her space who lead still."""
    there = [hero for hero in s.own(s.phasing, s.where[girl]) if leader_of(s, [hero]) != NOBODY]
    return [hero for hero in there if female(s, hero) is False and not s.intrigue.beguiled >> hero & 1]


@hooks.MOVES_OPEN(option=SWITCH)
def charms(s: DivineRightState) -> None:
    """Each girl among the phasing player's leaders may try (DR-A-DAN-05, DR-DEC-42), in the order of the seats."""
    for seat in reversed([*s.round_from(s.phasing)]):
        for girl in reversed(girls(s, seat) if seat != s.phasing else []):
            if not s.intrigue.charmers >> girl & 1 and prey(s, girl):
                s.push(Charms(girl))


@frame
class Charms(Procedure):
    """Whom does she beguile?"""

    girl: int

    def step(self, s: DivineRightState) -> Asked:
        verbs, found = s.game.verbs, prey(s, self.girl) if s.where[self.girl] >= 0 else []
        if not found:
            s.finish()
            return None
        options = [*(verbs.beguile[hero] for hero in found), verbs.none]
        return Ask(s.master[self.girl], "beguile", "DR-A-DAN-05", options, default=verbs.none, hero=self.girl)

    def do_beguile(self, s: DivineRightState, seat: int, leader: int) -> None:
        s.finish()
        now = s.intrigue
        changes.intrigue(s, charmers=now.charmers | 1 << self.girl, courting=(*now.courting, (self.girl, leader)))
        s.emit("beguiles", hero=self.girl, leader=leader, hex=s.where[self.girl])
        fate.endanger(s, self.girl, CHARMS, s.phasing, s.where[self.girl])
        fallout.settle(s)

    def do_none(self, s: DivineRightState, seat: int, target: int) -> None:
        s.finish()


@hooks.UNHARMED(option=SWITCH)
def enchanted(s: DivineRightState, hero: int, cause: int, captor: int, space: int) -> bool:
    """After a harmless roll of hers he gives no leader movement until the game turn ends."""
    leader = dict(s.intrigue.courting).get(hero, NOBODY)
    if cause == CHARMS and leader != NOBODY:
        changes.intrigue(s, beguiled=s.intrigue.beguiled | 1 << leader)
        s.emit("is-beguiled", leader=leader, hero=hero, hex=space)
    return False


@hooks.GOES_ALONG(option=SWITCH)
def distracted(s: DivineRightState, members: Sequence[int], piece: int) -> list[Reason]:
    """Units do not march with him; he may go along with theirs."""
    alone = s.intrigue.beguiled >> members[0] & 1 and piece < s.world.first_hero
    return [Reason("DR-A-DAN-05", "beguiled", unit=members[0])] if alone else []


@hooks.GAME_TURN_BEGINS(option=SWITCH)
def sober(s: DivineRightState) -> None:
    changes.intrigue(s, courting=(), charmers=0, beguiled=0)


# -- brides -----------------------------------------------------------------------------------------------------------


@hooks.DRAWN(option=SWITCH)
def drawn(s: DivineRightState, piece: int, seat: int) -> None:
    if is_girl(s, piece):
        s.push(Hold(piece, seat))


@frame
class Hold(Procedure):
    """A girl who was just drawn, be it by a wish (DR-A-OAS-04), may be held off the map, to be given in marriage
    (DR-A-DAN-06, DR-DEC-11)."""

    girl: int
    seat: int

    def step(self, s: DivineRightState) -> Asked:
        if s.master[self.girl] != self.seat:  # her player has left the game meanwhile
            s.finish()
            return None
        verbs = s.game.verbs
        return Ask(self.seat, "hold", "DR-A-DAN-06", [verbs.yes, verbs.no], default=verbs.no, unit=self.girl)

    def do_yes(self, s: DivineRightState, seat: int, target: int) -> None:
        changes.lift(s, self.girl, HELD)
        s.emit("held-back", unit=self.girl, side=s.name(seat))
        s.finish()
        fallout.settle(s)

    def do_no(self, s: DivineRightState, seat: int, target: int) -> None:
        s.finish()


@choices.ploy
class Bride(choices.Ploy):
    """She counts as a Diplomatic Marriage of +1, and goes back to the randomizer (DR-A-DAN-06, DR-DEC-34)."""

    VERB = "bride"
    OPTION = SWITCH

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        held = [piece for piece in s.world.minors if s.where[piece] == HELD and s.master[piece] == seat]
        return [s.game.verbs.bride[girl] for girl in held[:1]]

    def play(self, s: DivineRightState, seat: int, target: int, kingdom: int) -> int:
        s.emit("weds", unit=target, side=s.name(seat), kingdom=kingdom)
        s.where[target], s.master[target] = RANDOMIZER, NOBODY
        return s.world.card_kinds.index(MARRIAGE)


# -- recruits ---------------------------------------------------------------------------------------------------------


def stages(s: DivineRightState, seat: int) -> int:
    """Where a seat may look for one: where Rogues are for hire, and in the camp of the Wandering People who are its
    guests."""
    camp = 1 << s.hirelings.camp if s.hirelings.host == seat else 0
    return s.world.markets | camp


def modifiers(s: DivineRightState, seat: int, space: int) -> tuple[hooks.Modifier, ...]:
    known = any(s.world.names[piece] in PATRONS for piece in s.own(seat, space))
    return (("DR-A-DAN-07", 1),) if known else ()


@hooks.act
class HireDancer(hooks.Act):
    """At the end of movement, one try each turn, where fewer than six are in the randomizer (DR-A-DAN-07,
    DR-DEC-52)."""

    VERB = "hire-dancer"
    MOMENT = hooks.MOVES_END
    RULE = "DR-A-DAN-07"
    OPTION = SWITCH

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        spaces = hexes_of(stages(s, seat))
        return [s.game.verbs.hire_dancer[space] for space in spaces if not self._bars(s, seat, space)]

    def _bars(self, s: DivineRightState, seat: int, space: int) -> list[Reason]:
        if not stages(s, seat) >> space & 1 or not s.own(seat, space):
            return [Reason(self.RULE, "no-dancers-here", hex=space)]
        if s.half.danced:
            return [Reason(self.RULE, "sought-already", hex=space)]
        waiting = sum(s.where[piece] == RANDOMIZER and is_girl(s, piece) for piece in s.world.minors)
        spare = rogues.reserve(s, GIRL) and waiting < MOST and special.may_gain(s, seat)
        return [] if spare else [Reason(self.RULE, "no-dancers-left", hex=space)]

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        changes.half(s, danced=True)
        adds = modifiers(s, seat, target)
        if s.check(1, 6, self.RULE, ("at-least", JOINS), adds, side=s.name(seat), hex=target):
            recruit(s, seat, target)

    def chance(self, s: DivineRightState, seat: int, target: int) -> float:
        return (7 - JOINS + len(modifiers(s, seat, target))) / 6

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        if s.phase != MOVEMENT_PHASE:
            return []
        return too_early(s) or self._bars(s, seat, target)


def recruit(s: DivineRightState, seat: int, space: int) -> None:
    """One comes out of the stock, and goes back there when she is gone (DR-A-DAN-08)."""
    girl = rogues.reserve(s, GIRL)[0]
    changes.hirelings(s, recruits=s.hirelings.recruits | 1 << girl)
    appear(s, girl, seat, space)


def appear(s: DivineRightState, girl: int, seat: int, space: int) -> None:
    s.where[girl], s.master[girl] = GONE, seat
    changes.put(s, girl, space)
    changes.take_aboard(s, girl)
    s.emit("enters", unit=girl, side=s.name(seat), to=space)


@hooks.ENTERED_PLAY(option="harem")
def harem(s: DivineRightState, piece: int, space: int) -> None:
    """Al-Debar brings one along (DR-A-DAN-09)."""
    if s.world.names[piece] != DESERTHAWK:
        return
    if rogues.reserve(s, GIRL):
        recruit(s, s.master[piece], space)
        return
    drawn = [girl for girl in s.world.minors if s.where[girl] == RANDOMIZER and is_girl(s, girl)]
    for girl in drawn[:1]:
        appear(s, girl, s.master[piece], space)
