"""Coups (DR-A-COU): the Usurper's card against a throne that is not in Confusion."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Reason
from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right import cards, crowns, fallout, hooks, openings, status
from hexarchy.games.divine_right.advanced.curses import guises
from hexarchy.games.divine_right.diplomacy import ambassador
from hexarchy.games.divine_right.mercenaries import usurper
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import ALLY, GONE, KINGDOM_IDS, NEUTRAL, NOBODY, PLAYER

COUP: Final = "coup"
WAYFARER: Final = "wayfarer"
NEAR: Final = 2  # rings around the royal castle: three spaces, its own the first (DR-A-COU-02)
FEW_CASTLES: Final = {"neuth": 2, "zorn": 2}  # their stability without castles
# What a Personality adds (DR-T-A-COUP).
MODIFIERS: Final = {
    **dict.fromkeys((6, 10, 14), 2),
    **dict.fromkeys((2, 4, 13, 17), 1),
    **dict.fromkeys((1, 20, 22), -2),
    **dict.fromkeys((3, 15), -1),
}


@dataclass(frozen=True)
class CoupRoll:
    """A coup as it would be rolled: the die must exceed the kingdom's stability."""

    stability: int
    modifiers: tuple[hooks.Modifier, ...]

    def wins(self, die: int) -> bool:
        return die + sum(amount for _, amount in self.modifiers) > self.stability

    @property
    def chance(self) -> float:
        return sum(map(self.wins, range(1, 7))) / 6


def stability(s: DivineRightState, kingdom: int) -> int:
    """Castles that stand, and units on the defender's side near the royal one (DR-A-COU-02)."""
    castles = [castle for castle in s.world.castles_of[kingdom] if s.stands(castle.index)]
    few = FEW_CASTLES.get(KINGDOM_IDS[kingdom])
    walls = len(castles) if few is None else few + any(castle.royal for castle in castles)
    seat, royal = s.kingdoms[kingdom].seat, s.world.royal_seats[kingdom]
    units = hexes_of(s.army[seat] & s.world.units) if seat != NOBODY else ()
    return walls + sum(s.world.grid.distance(s.where[unit], royal) <= NEAR for unit in units)


def roll(s: DivineRightState, kingdom: int) -> CoupRoll:
    """A card that lies face down counts once it is turned up (DR-A-COU-03)."""
    more = MODIFIERS.get(s.personality(kingdom), 0)
    return CoupRoll(stability(s, kingdom), (("DR-A-COU-03", more),) if more else ())


def why_not(s: DivineRightState, seat: int, kingdom: int) -> list[Reason]:
    """The rules against a coup of the Usurper's, the card aside."""
    return no_usurper(s, seat, kingdom) or ambassador.banished(s, seat, kingdom)


def no_usurper(s: DivineRightState, seat: int, kingdom: int) -> list[Reason]:
    """The same, banishment aside."""
    return closed(s, seat, kingdom) or usurper.why_nobody(s)


def closed(s: DivineRightState, seat: int, kingdom: int) -> list[Reason]:
    """The rules by which a throne is safe from anybody's coup (DR-A-COU-02, DR-A-COU-07)."""
    record = s.kingdoms[kingdom]
    if kingdom in usurper.SAFE or not s.in_play(kingdom):
        return [Reason("DR-A-COU-02", "throne-is-safe", kingdom=kingdom)]
    if record.status == PLAYER and not crowns.OPEN_THRONES.any(s, kingdom):
        return [Reason("DR-A-COU-07", "is-a-players", kingdom=kingdom)]
    vacant = not openings.monarch_reigns(s, kingdom) or crowns.SUBJECT.any(s, kingdom)
    barred = record.status not in (PLAYER, NEUTRAL, ALLY) or openings.no_helper(s, kingdom, seat)
    if barred or record.seat == seat or vacant:
        return [Reason("DR-A-COU-07", "no-coup-there", kingdom=kingdom)]
    royal = s.world.royal_seats[kingdom]
    if s.castle_in(royal) < 0 and s.foes(seat) >> royal & 1:  # plundered it is no castle (DR-B-SIE-12)
        return [Reason("DR-B-USU-04", "enemies-there", hex=royal)]
    if crowns.disputed(s, kingdom):
        return [Reason("DR-A-HEIR-10", "crown-disputed", kingdom=kingdom)]
    return openings.stays(s, kingdom) if record.status == ALLY else hooks.COURT.why(s, seat, kingdom)


def succeeds(s: DivineRightState, seat: int, kingdom: int, rule: str) -> bool:
    """The card of the monarch is turned up, and the die falls."""
    status.reveal(s, kingdom)
    attempt = roll(s, kingdom)
    (die,) = s.roll(
        1,
        6,
        rule,
        side=s.name(seat),
        kingdom=kingdom,
        modifiers=attempt.modifiers,
        needs=("at-least", attempt.stability + 1),
        wins=attempt.wins,
    )
    return attempt.wins(die)


@hooks.act
class Coup(hooks.Act):
    """In place of another function, with the Usurper's card (DR-A-COU-01)."""

    VERB = COUP
    MOMENT = hooks.FUNCTION
    RULE = "DR-A-COU-01"
    OPTION = COUP

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        if usurper.card(s) not in cards.hand(s, seat):
            return []
        kingdoms = range(len(s.kingdoms))
        return [s.game.verbs.coup[kingdom] for kingdom in kingdoms if not why_not(s, seat, kingdom)]

    def options_of(self, s: DivineRightState, seat: int, hero: int) -> list[Action]:
        """An Envoy, in the royal castle where he stands (DR-A-ENV-06)."""
        if usurper.card(s) not in cards.hand(s, seat):
            return []
        here = [kingdom for kingdom, royal in enumerate(s.world.royal_seats) if royal == s.where[hero]]
        open_ = [kingdom for kingdom in here if not no_usurper(s, seat, kingdom)]
        return [s.game.verbs.coup[k] for k in open_ if not ambassador.banished(s, seat, k, envoy=True)]

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        """Whatever comes of it, the card is discarded (DR-A-COU-04, DR-A-COU-05)."""
        cards.discard(s, seat, usurper.card(s))
        royal = s.world.royal_seats[target]
        s.emit("coup", side=s.name(seat), kingdom=target, hex=royal)
        if not succeeds(s, seat, target, self.RULE):
            s.emit("coup-fails", side=s.name(seat), kingdom=target)
            return
        status.overthrow(s, target, seat)
        s.push(usurper.Usurpation(target, seat, usurper.claimant(s)))
        clear(s, seat, royal)

    def chance(self, s: DivineRightState, seat: int, target: int) -> float:
        return roll(s, target).chance

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        if usurper.card(s) not in cards.hand(s, seat):
            return [Reason("DR-B-CRD-03", "no-such-card", card=usurper.card(s))]
        return why_not(s, seat, target)


def clear(s: DivineRightState, seat: int, royal: int) -> None:
    """Others do not stay in the castle of the new master."""
    for piece in s.stack(royal):
        if s.master[piece] != seat:
            kind = fallout.ESCAPE if piece >= s.world.first_hero else fallout.DISPLACED
            fallout.later(s, kind, piece, royal)


# -- several Usurpers (DR-A-COU-06) -----------------------------------------------------------------------------------


@hooks.CLAIMANT(option=COUP)
def claimant(s: DivineRightState) -> int:
    """His own counter, or a Wayfarer's where he is in play."""
    own = s.world.index[usurper.USURPER]
    if s.where[own] == GONE and s.master[own] == NOBODY:
        return own
    return next(iter(guises.free(s, WAYFARER)), NOBODY)


@hooks.USURPER_CARD(option=COUP)
def card_is_spent(s: DivineRightState, seat: int) -> bool:
    """Who takes a throne loses his card, so that it may come again."""
    cards.discard(s, seat, usurper.card(s))
    return True
