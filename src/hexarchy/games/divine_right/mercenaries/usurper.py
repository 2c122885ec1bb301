"""The Usurper (DR-B-USU): a stranger on the throne of a kingdom in Confusion."""

from __future__ import annotations

from typing import ClassVar, Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, Stages, frame
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import cards, changes, crowns, deployment, fallout, hooks, openings, status, victory
from hexarchy.games.divine_right.combat.strength import CHILD, GENIUS
from hexarchy.games.divine_right.mercenaries import special
from hexarchy.games.divine_right.movement.party import INCOMPETENT
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import (
    CONFUSED,
    FLEET,
    GONE,
    HOME,
    MAGICIANS,
    NEUTRAL,
    NOBODY,
    TROLLS,
    WAITING,
)

USURPER: Final = "usurper"
SAFE: Final = (*MAGICIANS, TROLLS)  # whose throne he does not take (DR-B-USU-04)


def why_not(s: DivineRightState, seat: int, kingdom: int) -> list[Reason]:
    """The rules against his taking a throne, the card aside."""
    return closed(s, seat, kingdom) or why_nobody(s)


def closed(s: DivineRightState, seat: int, kingdom: int) -> list[Reason]:
    """The rules by which a throne in Confusion is safe (DR-B-USU-01, DR-B-USU-04)."""
    if kingdom in SAFE or not s.in_play(kingdom):
        return [Reason("DR-B-USU-04", "throne-is-safe", kingdom=kingdom)]
    if s.kingdoms[kingdom].status != CONFUSED:
        return [Reason("DR-B-USU-01", "not-confused", kingdom=kingdom)]
    if openings.no_helper(s, kingdom, seat):
        return [Reason("DR-B-USU-04", "throne-is-safe", kingdom=kingdom)]
    if s.foes(seat) >> s.world.royal_seats[kingdom] & 1:
        return [Reason("DR-B-USU-01", "enemies-there", hex=s.world.royal_seats[kingdom])]
    return []


def claimant(s: DivineRightState) -> int:
    """The counter that would take a throne; NOBODY: none is free."""
    return next((find(s) for find in hooks.CLAIMANT.of(s)), s.world.index[USURPER])


def why_nobody(s: DivineRightState) -> list[Reason]:
    return [Reason("DR-A-COU-06", "no-usurper-left")] if claimant(s) == NOBODY else []


def reigns(s: DivineRightState) -> dict[int, int]:
    """Who rules a kingdom as a Usurper, and which: several only by coups."""
    usurped = s.hirelings.usurped
    own = {s.world.index[USURPER]: usurped} if usurped != NOBODY else {}
    return own | dict(s.hirelings.pretenders) if s.hirelings.pretenders else own


def enthrone(s: DivineRightState, piece: int, kingdom: int) -> None:
    if piece == s.world.index[USURPER]:
        changes.hirelings(s, usurped=kingdom)
    else:
        changes.hirelings(s, pretenders=(*s.hirelings.pretenders, (piece, kingdom)))


def unseat(s: DivineRightState, piece: int) -> None:
    """He rules no more."""
    if piece == s.world.index[USURPER]:
        changes.hirelings(s, usurped=NOBODY)
    else:
        changes.hirelings(s, pretenders=tuple(entry for entry in s.hirelings.pretenders if entry[0] != piece))


def card(s: DivineRightState) -> int:
    return s.world.card_kinds.index(USURPER)


@hooks.act
class Usurp(hooks.Act):
    """His card is played on a kingdom."""

    VERB = "usurp"
    MOMENT = hooks.FUNCTION
    RULE = "DR-B-USU-01"

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        if not special.may_gain(s, seat):
            return []
        if card(s) not in cards.hand(s, seat):
            return []
        kingdoms = range(len(s.kingdoms))
        return [s.game.verbs.usurp[kingdom] for kingdom in kingdoms if not why_not(s, seat, kingdom)]

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        if not hooks.USURPER_CARD.any(s, seat):
            s.hands = s.hands.moved(s.hands.one(cards.HAND + seat, card(s)), cards.OPEN + seat)
        s.emit("usurps", side=s.name(seat), kingdom=target)
        s.push(Usurpation(target, seat, claimant(s)))

    def open_to(self, s: DivineRightState, seat: int, target: int, hero: int) -> bool:
        return s.where[hero] == s.world.royal_seats[target]

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        if card(s) not in cards.hand(s, seat):
            return [Reason("DR-B-CRD-03", "no-such-card", card=card(s))]
        return why_not(s, seat, target)


@frame
class Usurpation(Stages, Procedure):
    """Half the surviving regulars, rounded up, take the field for him; his player picks them (DR-DEC-36)."""

    kingdom: int
    seat: int
    usurper: int
    picked: int = 0
    settled_in: bool = False  # he rules when play begins, whatever his card says (DR-A-SCO-33)
    stage: int = 0

    STAGES: ClassVar[tuple[str, ...]] = ("throne", "pick", "muster", "settled")

    def throne(self, s: DivineRightState) -> Asked:
        """The kingdom is in play with him, as if it had joined his player (DR-A-RND-03, DR-A-SCO-33)."""
        first = not s.kingdoms[self.kingdom].won
        for begin in crowns.USURPS.of(s):
            begin(s, self.kingdom, self.seat)
        status.usurp(s, self.kingdom, self.seat)
        usurper = self.usurper
        enthrone(s, usurper, self.kingdom)
        s.master[usurper] = self.seat
        changes.put(s, usurper, s.world.royal_seats[self.kingdom])
        s.emit("enters", unit=usurper, side=s.name(self.seat), to=s.where[usurper])
        for follow in hooks.ENTERED_PLAY.of(s):
            follow(s, usurper, s.where[usurper])
        if s.has_personality(self.kingdom, status.CURSED) and not self.settled_in:  # DR-B-USU-02
            status.deactivate(s, self.kingdom)
            self.go("settled")
            return None
        for join in hooks.JOINS_ALLIANCE.of(s):
            join(s, self.kingdom, self.seat, first)
        return None

    def _surviving(self, s: DivineRightState) -> list[int]:
        return [unit for unit in s.world.regulars_of[self.kingdom] if s.where[unit] == HOME]

    def pick(self, s: DivineRightState) -> Asked:
        own = self._surviving(s)
        half = -(-len(own) // 2)
        if half == len(own):
            self.picked = hex_set(own)
        if self.picked.bit_count() >= half:
            return None
        choices = [s.game.verbs.choose[unit] for unit in own if not self.picked >> unit & 1]
        return Ask(self.seat, "serving", "DR-B-USU-01", choices, kingdom=self.kingdom, number=half)

    def do_choose(self, s: DivineRightState, seat: int, unit: int) -> None:
        self.picked |= 1 << unit

    def muster(self, s: DivineRightState) -> Asked:
        for unit in hexes_of(self.picked):
            s.where[unit], s.master[unit] = WAITING, self.seat
        s.push(deployment.Deployment(self.kingdom, fresh=not self.settled_in, later=True))
        for divide in crowns.DIVIDED.of(s):
            divide(s, self.kingdom, self.picked)
        return None

    def settled(self, s: DivineRightState) -> Asked:
        fallout.later(s, fallout.SIEGES)
        fallout.settle(s)
        return None


# -- what he is like --------------------------------------------------------------------------------------------------


@hooks.RULER()
def ruler(s: DivineRightState, kingdom: int) -> int | None:
    return next((piece for piece, usurped in reigns(s).items() if usurped == kingdom), None)


@hooks.REALM()
def realm(s: DivineRightState, hero: int) -> int | None:
    return reigns(s).get(hero)


@hooks.MOVE()
def moves(s: DivineRightState, piece: int) -> int | None:
    """Like the former monarch (DR-B-USU-02)."""
    kingdom = realm(s, piece)
    if kingdom is None:
        return None
    printed = s.world.kingdoms[kingdom]
    return printed.regular_move if s.has_personality(kingdom, INCOMPETENT) else printed.monarch_move


@hooks.NATIVE()
def at_home(s: DivineRightState, piece: int) -> int | None:
    return realm(s, piece)


@hooks.BONUSES()
def ground(s: DivineRightState, piece: int) -> int:
    kingdom = realm(s, piece)
    return 0 if kingdom is None else s.world.pieces[s.world.monarch_of[kingdom]].bonuses


@hooks.LEADERSHIP()
def leadership(s: DivineRightState, hero: int, fleets: bool) -> hooks.Modifier | None:
    kingdom = realm(s, hero)
    genius = kingdom is not None and not fleets and s.has_personality(kingdom, GENIUS)
    return ("DR-B-PER-116", 1) if genius else None


@hooks.LEADS()
def leads(s: DivineRightState, hero: int, unit: int) -> bool | None:
    """A child leads nobody (DR-B-PER-121); he leads the fleets of his kingdom as a monarch does."""
    kingdom = realm(s, hero)
    if kingdom is None:
        return None
    if s.has_personality(kingdom, CHILD):
        return False
    return s.kingdom_of(unit) == kingdom if s.world.pieces[unit].kind == FLEET else None


# -- his fall ---------------------------------------------------------------------------------------------------------


@hooks.RESTING()
def dies(s: DivineRightState, piece: int, by: int) -> None:
    """40 points for killing him, unless he was one's own; the kingdom is neutral (DR-B-USU-03)."""
    kingdom = realm(s, piece)
    if kingdom is not None:
        seat = s.kingdoms[kingdom].seat
        if by != seat and not crowns.disputed(s, kingdom):  # DR-A-CIV-03
            changes.score(s, by, victory.ALLYS_MONARCH_KILLED, "DR-B-USU-03", kingdom=kingdom)
        fall(s, piece, kingdom, seat)


@hooks.CAPTURED()
def captured(s: DivineRightState, hero: int, captor: int, space: int) -> bool:
    """Captured he is out of the game as well, without points."""
    kingdom = realm(s, hero)
    if kingdom is None:
        return False
    changes.lift(s, hero, GONE)
    changes.command(s, hero, NOBODY)
    if hero == s.world.index[USURPER]:
        special.move_card(s, card(s), cards.ASIDE)
    fall(s, hero, kingdom, s.kingdoms[kingdom].seat)
    return True


def fall(s: DivineRightState, usurper: int, kingdom: int, seat: int) -> None:
    """The throne is empty: the kingdom will have a monarch of its own."""
    unseat(s, usurper)
    if not crowns.THRONE_EMPTY.any(s, kingdom):
        fallout.later(s, fallout.STATUS, kingdom, fallout.DEPOSED, seat)


@hooks.LEAVES_ALLIANCE()
def kingdom_leaves(s: DivineRightState, kingdom: int, seat: int) -> None:
    """Deactivated with his kingdom he is gone, his card discarded; it has a monarch of its own again."""
    usurper = ruler(s, kingdom)
    if usurper is None:
        return
    unseat(s, usurper)
    s.emit("leave-the-map", units=(usurper,))
    s.track = tuple(entry for entry in s.track if entry[0] != usurper)
    changes.lift(s, usurper, GONE)
    changes.command(s, usurper, NOBODY)
    if usurper == s.world.index[USURPER]:
        special.move_card(s, card(s), cards.DISCARD)
    if s.kingdoms[kingdom].status == NEUTRAL:
        status.crown(s, kingdom)
    else:
        status.succeed(s, kingdom)
