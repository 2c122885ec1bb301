"""The Love Curse (DR-A-CURSE-20, -29, -40 to -45): heroes go over to the beloved, monarchs leave their allies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Reason
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import changes, crowns, fallout, hooks, openings, status
from hexarchy.games.divine_right.advanced.curses import kinds, table
from hexarchy.games.divine_right.advanced.curses.kinds import Kind, curse_kind
from hexarchy.games.divine_right.diplomacy import ambassador
from hexarchy.games.divine_right.magic.seeking import too_early
from hexarchy.games.divine_right.records import Curse
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import ALLY, GONE, LOVE, MOVEMENT_PHASE, NEUTRAL, NOBODY, PLAYER

WINS: Final = 4  # and more
NEVER_LOVED: Final = ("nonnus", "trouble", "vampire", "werewolf", "beast", "bodyguard", "engineer")  # DR-A-CURSE-45


# -- who loves whom ---------------------------------------------------------------------------------------------------


def lovable(s: DivineRightState, piece: int) -> bool:
    hero = s.is_hero(piece) and table.female(s, piece) is not None
    return hero and s.world.names[piece].rstrip("_0123456789") not in NEVER_LOVED


def suits(s: DivineRightState, victim: int, piece: int) -> bool:
    """May a piece be the beloved: of the other gender, and an enemy?"""
    other = table.female(s, piece) is not table.female(s, victim)
    return other and lovable(s, piece) and s.master[piece] not in (s.master[victim], NOBODY)


def beloved(curse: Curse) -> int:
    """Whom a lover loves; NOBODY: no one yet, or one who is dead, in whose place they stand themselves."""
    return NOBODY if curse.goal == curse.victim else curse.goal


def answered(s: DivineRightState) -> list[Curse]:
    """All loves that have an aim, be it a dead one."""
    return [curse for curse in s.curses if curse.kind == LOVE and curse.on and curse.goal != NOBODY]


def partners(s: DivineRightState, piece: int) -> list[int]:
    """The beloved of a lover, and all who love a piece."""
    if not s.curses:
        return []
    loves = [curse for curse in answered(s) if beloved(curse) != NOBODY]
    return [c.goal if piece == c.victim else c.victim for c in loves if piece in (c.victim, c.goal)]


def court(s: DivineRightState, kingdom: int) -> Curse | None:
    """The love of a kingdom's monarch, once it is answered; who only claims the crown takes nobody to court."""
    reigns = s.curses and not crowns.disputed(s, kingdom)
    curse = table.find(s, s.world.monarch_of[kingdom], LOVE) if reigns else None
    return curse if curse is not None and curse.on and beloved(curse) != NOBODY else None


def resides(s: DivineRightState, curse: Curse) -> bool:
    """Is the beloved in the monarch's royal castle (DR-A-CURSE-41)?"""
    return s.where[curse.goal] == s.world.royal_seats[s.kingdom_of(curse.victim)]


@curse_kind
class Love(Kind):
    """They love the caster, if they can; else the first who wins them."""

    NUMBER = LOVE

    def why_not(self, s: DivineRightState, victim: int) -> list[Reason]:
        """The Usurper's love is his throne; beasts love nobody."""
        cold = s.kingdom_of(victim) < 0 and status.realm(s, victim) >= 0
        no_heart = cold or table.is_beast(s, victim) or table.female(s, victim) is None
        return [Reason("DR-A-CURSE-29", "cannot-love", unit=victim)] if no_heart else []

    def begin(self, s: DivineRightState, curse: Curse) -> int:
        caster = curse.goal
        if caster != NOBODY and s.where[caster] >= 0 and suits(s, curse.victim, caster):
            fall_in_love(s, curse, caster)
        elif caster != NOBODY:
            table.change(s, curse, goal=NOBODY)
        return curse.victim

    def end(self, s: DivineRightState, curse: Curse) -> int:
        _go_back(s, curse)
        return curse.victim

    def lifted(self, s: DivineRightState, curse: Curse) -> None:
        """A monarch who is free of it deactivates at the end of the next Diplomacy Phase (DR-A-CURSE-43)."""
        kingdom = s.kingdom_of(curse.victim)
        if kingdom >= 0 and curse.goal != NOBODY and s.kingdoms[kingdom].status == ALLY:
            changes.sorcery(s, fickle=s.sorcery.fickle | 1 << kingdom)


def fall_in_love(s: DivineRightState, curse: Curse, other: int) -> None:
    """A mercenary hero serves the beloved's player (DR-A-CURSE-40); a player monarch's player is out
    (DR-A-CURSE-42)."""
    hero, old, kingdom = curse.victim, s.master[curse.victim], s.kingdom_of(curse.victim)
    # Of a monarch, who may be a prisoner and nobody's, it is only noted that the kingdom has yet to leave its allies.
    table.change(s, curse, goal=other, past=old if kingdom < 0 else max(old, 0), since=0)
    s.emit("falls-in-love", hero=hero, unit=other)
    if kingdom < 0 and status.player_monarch(s, hero):
        fallout.falls(s, old)
    elif kingdom < 0:
        _serve(s, hero, s.master[other])
    elif s.kingdoms[kingdom].status == PLAYER:
        seat = s.kingdoms[kingdom].seat
        status.abandon(s, kingdom)
        fallout.falls(s, seat)
    fallout.later(s, fallout.SIEGES)


def _serve(s: DivineRightState, hero: int, seat: int) -> None:
    if s.where[hero] >= 0:
        changes.disembark(s, hero)
        changes.command(s, hero, seat)
        changes.take_aboard(s, hero)
    else:
        s.master[hero] = seat
    s.emit("changes-sides", hero=hero, side=s.name(seat))
    for turn in hooks.TURNED.of(s):
        turn(s, hero, seat)


def _go_back(s: DivineRightState, curse: Curse) -> None:
    """A mercenary hero who is free of it returns to the old alliance, or leaves with it (DR-A-CURSE-44)."""
    hero, self_ = curse.victim, table.true_self(s, curse.victim)
    if curse.goal == NOBODY or s.kingdom_of(hero) >= 0 or (self_ != NOBODY and s.kingdom_of(self_) >= 0):
        return
    if s.living(curse.past):
        if s.master[hero] != curse.past:
            _serve(s, hero, curse.past)
            if self_ not in (hero, NOBODY):
                s.master[self_] = curse.past
        return
    s.track = tuple(entry for entry in s.track if entry[0] != hero)
    changes.lift(s, hero, GONE)
    changes.command(s, hero, NOBODY)
    for let_go in hooks.LET_GO.of(s):
        let_go(s, hero)


# -- wooing -----------------------------------------------------------------------------------------------------------


def unanswered(s: DivineRightState, space: int) -> list[Curse]:
    """Those in a space whose love has no aim yet."""
    loves = [curse for curse in s.curses if curse.kind == LOVE and curse.on and curse.goal == NOBODY]
    return [curse for curse in loves if s.where[curse.victim] == space]


@hooks.act
class Woo(hooks.Act):
    """An enemy hero of the right gender who comes into the space tries to be the beloved, once a turn
    (DR-A-CURSE-20, DR-A-CURSE-29, DR-DEC-80)."""

    VERB = "woo"
    MOMENT = hooks.MOVES_END
    RULE = "DR-A-CURSE-20"
    OPTION = "curses"

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        if not s.curses:
            return []
        return [s.game.verbs.woo[hero] for hero in s.pieces_of(seat) if s.is_hero(hero) and not self._bars(s, hero)]

    def _bars(self, s: DivineRightState, hero: int) -> list[Reason]:
        loves = unanswered(s, s.where[hero])
        if not loves:
            return [Reason("DR-A-CURSE-20", "nobody-to-woo", unit=hero)]
        if not lovable(s, hero):
            return [Reason("DR-A-CURSE-45", "never-loved", unit=hero)]
        if not any(suits(s, curse.victim, hero) for curse in loves):
            return [Reason("DR-A-CURSE-29", "nobody-to-woo", unit=hero)]
        tried = s.sorcery.wooers >> hero & 1
        return [Reason("DR-A-CURSE-20", "has-wooed", unit=hero)] if tried else []

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        changes.sorcery(s, wooers=s.sorcery.wooers | 1 << target)
        curse = next(one for one in unanswered(s, s.where[target]) if suits(s, one.victim, target))
        if s.check(1, 6, self.RULE, ("at-least", WINS), hero=target, hex=s.where[target]):
            fall_in_love(s, curse, target)
            fallout.settle(s)

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        if s.phase != MOVEMENT_PHASE or s.where[target] < 0 or s.master[target] != seat:
            return []
        return too_early(s) or self._bars(s, target)


# -- together ---------------------------------------------------------------------------------------------------------


@hooks.CLOSED(option="curses")
def inseparable(s: DivineRightState, members: Sequence[int]) -> int:
    """Neither goes without the other (DR-A-CURSE-40)."""
    return s.world.field.all if s.curses and left_behind(s, members) else 0


def left_behind(s: DivineRightState, members: Sequence[int]) -> list[tuple[int, int]]:
    """Those of a party who would go without one they love, or who loves them; with that one."""
    pairs = [(piece, other) for piece in members for other in partners(s, piece) if other not in members]
    return [(a, b) for a, b in pairs if s.where[a] == s.where[b] and s.master[a] == s.master[b]]


def couple(s: DivineRightState, piece: int) -> list[int]:
    """A piece, and who goes wherever it goes."""
    found = [piece]
    while alone := left_behind(s, found):
        found.append(alone[0][1])
    return found


@hooks.WHY_CLOSED(option="curses")
def not_without(s: DivineRightState, members: Sequence[int], space: int) -> list[Reason]:
    alone = left_behind(s, members)
    return [Reason("DR-A-CURSE-40", "not-without", unit=alone[0][0], hero=alone[0][1])] if alone else []


@hooks.SHARES_FATE(option="curses")
def for_better_for_worse(s: DivineRightState, hero: int) -> list[int]:
    return [other for other in partners(s, hero) if s.master[other] == s.master[hero]]


@hooks.TURNED(option="curses")
def follow_the_beloved(s: DivineRightState, hero: int, seat: int) -> None:
    """Who commands the beloved commands the lover (DR-A-CURSE-40). One who was captured is as good as dead, no matter
    whom they serve then (DR-A-CURSE-44)."""
    loves = [curse for curse in answered(s) if curse.goal == hero != curse.victim and s.where[hero] >= 0]
    for curse in loves:
        if s.kingdom_of(curse.victim) < 0 and s.master[curse.victim] != seat:
            _serve(s, curse.victim, seat)


# -- monarchs in love -------------------------------------------------------------------------------------------------


@hooks.FAREWELL(option="curses")
def leave_allies(s: DivineRightState) -> None:
    """At the end of the turn the kingdom goes neutral, and the beloved takes up residence in the royal castle
    (DR-A-CURSE-41); where rebels or invaders are in it, when they are gone (DR-A-SCO-11, DR-A-SCO-31)."""
    for kingdom in range(len(s.kingdoms)):
        curse = court(s, kingdom)
        if curse is None or curse.past == NOBODY or s.master[curse.goal] == NOBODY:
            continue
        seat = s.master[curse.goal]
        leaves = s.kingdoms[kingdom].status == ALLY and s.kingdoms[kingdom].seat != seat
        if leaves and openings.stays(s, kingdom):
            continue
        table.change(s, curse, past=NOBODY)
        if leaves:
            status.deactivate(s, kingdom)
        royal = s.world.royal_seats[kingdom]
        if s.where[curse.goal] >= 0 and not s.foes(seat) >> royal & 1:
            changes.disembark(s, curse.goal)
            changes.shift(s, curse.goal, royal)
            s.sheltered |= 1 << curse.goal
            s.emit("resides", hero=curse.goal, hex=royal)


@openings.STAYS_ALLIED(option="curses")
def faithful(s: DivineRightState, kingdom: int) -> list[Reason]:
    """Neither words nor fear nor force part a monarch from the beloved's player (DR-A-CURSE-43)."""
    curse, record = court(s, kingdom), s.kingdoms[kingdom]
    true = curse is not None and record.status == ALLY and record.seat == s.master[curse.goal]
    return [Reason("DR-A-CURSE-43", "loves-another", kingdom=kingdom)] if true else []


@hooks.COURT(option="curses")
def no_stranger(s: DivineRightState, seat: int, kingdom: int) -> list[Reason]:
    """No other ambassador works where the beloved is (DR-A-CURSE-41)."""
    curse = court(s, kingdom)
    if curse is None or s.kingdoms[kingdom].status == ALLY:
        return []
    return [Reason("DR-A-CURSE-41", "loves-another", kingdom=kingdom)] if resides(s, curse) else []


@hooks.act
class Visit(hooks.Act):
    """The ambassador of the beloved's player need only come (DR-A-CURSE-41)."""

    VERB = "visit"
    MOMENT = hooks.FUNCTION
    RULE = "DR-A-CURSE-41"
    OPTION = "curses"

    def options(self, s: DivineRightState, seat: int) -> list[Action]:
        if not s.curses:
            return []
        kingdoms = range(len(s.kingdoms))
        return [s.game.verbs.visit[kingdom] for kingdom in kingdoms if not self.why(s, seat, kingdom)]

    def open_to(self, s: DivineRightState, seat: int, target: int, hero: int) -> bool:
        """To an Envoy at that court (DR-A-ENV-06)."""
        return s.where[hero] == ambassador.meeting(s, target)

    def do(self, s: DivineRightState, seat: int, target: int) -> None:
        s.emit("visits", side=s.name(seat), kingdom=target)
        status.activate(s, target, seat, fresh=True)

    def why(self, s: DivineRightState, seat: int, target: int) -> list[Reason]:
        curse = court(s, target)
        loved = curse is not None and s.kingdoms[target].status == NEUTRAL and s.master[curse.goal] == seat
        if not loved:
            return [Reason("DR-A-CURSE-41", "loves-nobody-of-yours", kingdom=target)]
        bars = (why(s, seat, target) for why in hooks.NO_MISSIONS.of(s))
        return next((reasons for reasons in bars if reasons), None) or status.why_neutral(s, target)


@hooks.DIPLOMACY_ENDS(option="curses")
def disenchanted(s: DivineRightState) -> None:
    """The love is broken (DR-A-CURSE-43)."""
    allied = [kingdom for kingdom in hexes_of(s.sorcery.fickle) if s.kingdoms[kingdom].status == ALLY]
    kept = [kingdom for kingdom in allied if openings.stays(s, kingdom)]
    changes.sorcery(s, fickle=hex_set(kept))
    for kingdom in allied:
        if kingdom not in kept:
            status.deactivate(s, kingdom)


# -- parting ----------------------------------------------------------------------------------------------------------


def apart(s: DivineRightState, curse: Curse) -> bool:
    kingdom = s.kingdom_of(curse.victim)
    if beloved(curse) == NOBODY or s.where[curse.goal] < 0:
        return True
    if kingdom >= 0 and not s.active(kingdom):
        return not resides(s, curse)
    return s.where[curse.victim] != s.where[curse.goal]


@hooks.GAME_TURN_ENDS(option="curses")
def heartbreak(s: DivineRightState) -> None:
    """Apart for a full game turn it is over: a monarch makes peace with all, a hero goes back (DR-A-CURSE-44)."""
    for curse in answered(s):
        if not apart(s, curse):
            if curse.since:
                table.change(s, curse, since=0)
        elif not curse.since:
            table.change(s, curse, since=s.turn)
        elif curse.since < s.turn:
            break_heart(s, curse)
    fallout.settle(s)


def break_heart(s: DivineRightState, curse: Curse) -> None:
    s.emit("heart-breaks", hero=curse.victim)
    kingdom = s.kingdom_of(curse.victim)
    if kingdom >= 0:
        table.strike_off(s, [curse])
        free = s.active(kingdom) and not openings.stays(s, kingdom)  # DR-A-SCO-31
        if free or s.kingdoms[kingdom].status == NEUTRAL:
            fallout.later(s, fallout.STATUS, kingdom, fallout.PEACE_MADE, s.kingdoms[kingdom].seat)
        kinds.reconcile(s, curse.victim)
    else:
        kinds.lift(s, curse)


@hooks.LENT(option="curses")
def beloveds_player_is_out(s: DivineRightState, seat: int) -> None:
    """A mercenary hero goes back at once (DR-A-CURSE-44)."""
    for curse in answered(s):
        if s.master[curse.goal] == seat and s.kingdom_of(curse.victim) < 0:
            kinds.lift(s, curse)


@hooks.RESTING(option="curses")
def beloved_dies(s: DivineRightState, piece: int, by: int) -> None:
    """The dead do not come back: another who bears the name is another."""
    for curse in answered(s):
        if curse.goal == piece != curse.victim:
            table.change(s, curse, goal=curse.victim, since=curse.since or s.turn)
