"""What kingdoms are: player kingdoms, allies, neutral, in Confusion or in forced peace (DR-B-ACT).

Nobody else writes the status of a kingdom. A kingdom that stops acting for a player leaves its pieces with that
player's seat until the end of the player turn: they defend, and do nothing else (DR-B-DIP-09).
"""

from __future__ import annotations

from hexarchy.core.decisions import Reason
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import cards, changes, crowns, fallout, hooks, openings
from hexarchy.games.divine_right.deployment import Deployment
from hexarchy.games.divine_right.records import FOREVER
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import (
    ALLY,
    CONFUSED,
    GONE,
    HOME,
    HOTHIOR,
    MAGICIANS,
    NEUTRAL,
    NOBODY,
    PEACE,
    PLAYER,
    POOL,
    TRACK,
    WAITING,
)

COWARDLY, CURSED = 2, 13

# -- statuses ---------------------------------------------------------------------------------------------------------


def reveal(s: DivineRightState, kingdom: int) -> None:
    """Turn a monarch's card up; with it comes whether a king or a queen rules (DR-B-DIP-11, DR-B-SET-06)."""
    if not cards.has_personality(s, kingdom) or cards.personality_known(s, kingdom, None):
        return
    cards.reveal_personality(s, kingdom)
    (die,) = s.roll(1, 6, "DR-B-SET-06", kingdom=kingdom)
    changes.kingdom(s, kingdom, queen=die % 2 == 0)


def activate(s: DivineRightState, kingdom: int, seat: int, *, fresh: bool) -> None:
    """A kingdom joins a player and takes the field (DR-B-DIP-06, DR-B-ACT-02, -03). `fresh`: it does not act before the
    player's next turn (DR-B-DIP-07)."""
    reveal(s, kingdom)
    leave(s, _pieces(s, kingdom))  # those of a kingdom that was to leave this turn take the field again from home
    if (liege := s.kingdoms[kingdom].seat) not in (NOBODY, seat):  # of an inactive vassal
        part(s, kingdom, liege)
    first = not s.kingdoms[kingdom].won
    changes.kingdom(s, kingdom, status=ALLY, seat=seat, until=0, won=True, grace=0)
    s.emit("joins", kingdom=kingdom, side=s.name(seat))
    for join in hooks.JOINS_ALLIANCE.of(s):
        join(s, kingdom, seat, first)
    _find_monarch(s, kingdom, seat)
    fallout.later(s, fallout.SIEGES)
    s.push(Deployment(kingdom, fresh))


def why_neutral(s: DivineRightState, kingdom: int) -> list[Reason]:
    """Why a neutral kingdom joins nobody, by diplomacy or by Help from Afar."""
    return hooks.STAYS_NEUTRAL.why(s, kingdom)


def deactivate(s: DivineRightState, kingdom: int) -> None:
    """A kingdom becomes neutral (DR-B-DIP-08); its pieces leave the map at the end of the player turn (DR-B-DIP-09).
    One whose crown is disputed stays as it is (DR-A-HEIR-10)."""
    if crowns.disputed(s, kingdom):
        return
    s.emit("deactivates", kingdom=kingdom, side=s.name(s.kingdoms[kingdom].seat))
    _withdraw(s, kingdom, NEUTRAL, 0)


def turn_away(s: DivineRightState, kingdom: int) -> None:
    """A monarch has become a Cursed one, whom nobody has won yet (DR-B-GRE-06, DR-A-CURSE-30): they leave their player,
    unless something keeps them."""
    allied = s.kingdoms[kingdom].status == ALLY
    if allied and openings.stays(s, kingdom):
        return
    changes.kingdom(s, kingdom, won=False)
    if allied:
        deactivate(s, kingdom)


def confuse(s: DivineRightState, kingdom: int) -> None:
    """Its monarch is dead: it is confused for a die of turns (DR-B-ACT-04, DR-B-ACT-11)."""
    (die,) = s.roll(1, 6, "DR-B-ACT-04", kingdom=kingdom)
    _end_of_a_reign(s, kingdom)
    s.emit("confused", kingdom=kingdom, turn=s.turn + die)
    _withdraw(s, kingdom, CONFUSED, s.turn + die)
    for follow in openings.SILENCED.of(s):
        follow(s, kingdom)


def _end_of_a_reign(s: DivineRightState, kingdom: int) -> None:
    """What lasts as long as a monarch is over: an oath of friendship (DR-B-DIP-21), and the banishment of those who
    tried to murder them (DR-B-DIP-14)."""
    changes.kingdom(s, kingdom, friend=NOBODY)
    s.banishments = tuple(one for one in s.banishments if one[1:3] != (kingdom, FOREVER))


def pacify(s: DivineRightState, kingdom: int) -> None:
    """Forced peace for a die of turns; a captive monarch goes home (DR-B-ACT-08)."""
    (die,) = s.roll(1, 6, "DR-B-ACT-08", kingdom=kingdom)
    s.emit("forced-peace", kingdom=kingdom, turn=s.turn + die)
    monarch = s.world.monarch_of[kingdom]
    _unlock(s, monarch)
    _withdraw(s, kingdom, PEACE, s.turn + die)
    for follow in openings.SILENCED.of(s):
        follow(s, kingdom)


def crown(s: DivineRightState, kingdom: int) -> None:
    """A new monarch; the kingdom is neutral (DR-B-ACT-05)."""
    succeed(s, kingdom)
    changes.kingdom(s, kingdom, status=NEUTRAL, seat=NOBODY, until=0)
    s.emit("crowned", kingdom=kingdom)


def succeed(s: DivineRightState, kingdom: int) -> None:
    """A new monarch with a random Personality, face down, at home."""
    _end_of_a_reign(s, kingdom)
    cards.return_personality(s, kingdom)
    if kingdom not in MAGICIANS:
        cards.deal_personality(s, kingdom)
    monarch = s.world.monarch_of[kingdom]
    _unlock(s, monarch)
    s.track = tuple(entry for entry in s.track if entry[0] != monarch)
    if s.where[monarch] in (GONE, POOL, TRACK):
        s.where[monarch], s.master[monarch] = HOME, NOBODY
    changes.kingdom(s, kingdom, won=False, queen=False)
    crowns.succeeded(s, kingdom)


def enthrone(s: DivineRightState, kingdom: int, seat: int) -> None:
    """A player takes a neutral kingdom as their own (DR-B-CAP-05); its Personality goes back."""
    cards.return_personality(s, kingdom)
    changes.kingdom(s, kingdom, status=PLAYER, seat=seat, until=0, won=True, friend=NOBODY, grace=0)
    _unlock(s, s.world.monarch_of[kingdom])
    _find_monarch(s, kingdom, seat)
    s.push(Deployment(kingdom, fresh=False))


def usurp(s: DivineRightState, kingdom: int, seat: int) -> None:
    """A stranger takes the throne of a kingdom in Confusion, with a Personality that was not in use (DR-B-USU-01,
    DR-B-USU-02). It is the player's ally; what takes the field is for the caller to say."""
    leave(s, _pieces(s, kingdom))  # those of a kingdom that was to leave this turn are among the surviving
    if crowns.CARDLESS.any(s):
        cards.return_personality(s, kingdom)
    else:
        cards.change_personality(s, kingdom)
    changes.kingdom(s, kingdom, status=ALLY, seat=seat, until=0, won=True, grace=0, queen=False)
    cards.reveal_personality(s, kingdom)
    fallout.later(s, fallout.SIEGES)


def overthrow(s: DivineRightState, kingdom: int, seat: int) -> None:
    """A coup drives a monarch out (DR-A-COU-04): the kingdom acts for nobody until the stranger is on the throne. Those
    it held in prison are prisoners of the new master, but for his own."""
    old = s.kingdoms[kingdom].seat
    prisons = {castle.space for castle in s.world.castles_of[kingdom]}
    for one in s.prisoners:
        if one.captor == old != NOBODY and one.space in prisons:
            s.prisoners = tuple(other._replace(captor=seat) if other == one else other for other in s.prisoners)
            if seat == s.liege(one.hero):
                fallout.later(s, fallout.FREED, one.hero)
    _withdraw(s, kingdom, CONFUSED, 0)
    monarch = s.world.monarch_of[kingdom]
    s.prisoners = tuple(one for one in s.prisoners if one.hero != monarch)
    s.track = tuple(entry for entry in s.track if entry[0] != monarch)
    leave(s, _pieces(s, kingdom))
    s.where[monarch], s.master[monarch] = GONE, NOBODY


def inherit(s: DivineRightState, kingdom: int, seat: int, *, own: bool) -> None:
    """A kingdom passes from one player to another as it stands; `own`: as the kingdom of that player."""
    old = s.kingdoms[kingdom].seat
    changes.kingdom(s, kingdom, status=PLAYER if own else ALLY, seat=seat, until=0, blackmailed=False)
    for leave_with in hooks.LEAVES_ALLIANCE.of(s) if old != NOBODY else ():
        leave_with(s, kingdom, old)
    for join in hooks.JOINS_ALLIANCE.of(s):
        join(s, kingdom, seat, False)
    fallout.later(s, fallout.SIEGES)


def depose(s: DivineRightState, kingdom: int) -> None:
    """The usurper has fallen: the kingdom is neutral, under a monarch of its own (DR-B-USU-03)."""
    if s.kingdoms[kingdom].status == ALLY:
        deactivate(s, kingdom)
    crown(s, kingdom)


def ruler(s: DivineRightState, kingdom: int) -> int:
    """Who rules a kingdom: its monarch, unless another has taken the throne."""
    hero = hooks.RULER.first(s, kingdom)
    return s.world.monarch_of[kingdom] if hero is None else hero


def realm(s: DivineRightState, hero: int) -> int:
    """The kingdom a hero rules, or NOBODY."""
    piece = s.world.pieces[hero]
    if piece.crowned:
        return piece.kingdom
    kingdom = hooks.REALM.first(s, hero)
    return NOBODY if kingdom is None else kingdom


def player_monarch(s: DivineRightState, piece: int) -> bool:
    """Is a piece the monarch of a player, also in another shape (DR-A-CURSE-31), as the True Heir to their own throne
    (DR-A-COU-07), or as a lord without a kingdom (DR-A-ADV-08)?"""
    hero = next((one.hero for one in s.guises if one.counter == piece), piece)
    if hero == NOBODY:
        return False
    if not s.world.pieces[hero].crowned:
        return hero in [openings.lord(s, seat) for seat in s.in_game]
    kingdom = s.kingdom_of(hero)
    claim = s.claim_to(kingdom)
    own = claim is not None and s.players[claim.seat].kingdom == kingdom
    return own or s.kingdoms[kingdom].status == PLAYER


def abandon(s: DivineRightState, kingdom: int) -> None:
    """A player monarch leaves the player for love: the kingdom is neutral, not confused, under the same monarch with a
    Personality of their own (DR-A-CURSE-42)."""
    cards.deal_personality(s, kingdom)
    deactivate(s, kingdom)


def open_up(s: DivineRightState, kingdom: int) -> None:
    """A violation ends Confusion with a new monarch (DR-B-ACT-06) and forced peace at once (DR-B-ACT-08)."""
    status = s.kingdoms[kingdom].status
    if status == CONFUSED:
        crown(s, kingdom)
    elif status == PEACE:
        changes.kingdom(s, kingdom, status=NEUTRAL, until=0)
        s.emit("peace-ends", kingdom=kingdom)


def end_terms(s: DivineRightState) -> None:
    """At the start of a game turn: Confusion and forced peace that have run out (DR-B-ACT-05, DR-B-ACT-11)."""
    for number, kingdom in enumerate(s.kingdoms):
        if kingdom.status in (CONFUSED, PEACE) and kingdom.until < s.turn:
            open_up(s, number)


def violate(s: DivineRightState, seat: int, kingdom: int) -> None:
    """A player has entered a neutral kingdom: the Diplomatic Penalty, once for the game (DR-B-DIP-18)."""
    if openings.COMES_IN.any(s, seat, kingdom):
        return
    if not s.kingdoms[kingdom].violated >> seat & 1:
        changes.kingdom(s, kingdom, violated=s.kingdoms[kingdom].violated | 1 << seat)
        s.emit("violates", side=s.name(seat), kingdom=kingdom)
    open_up(s, kingdom)


def _pieces(s: DivineRightState, kingdom: int) -> int:
    """The pieces of a kingdom on the map, as a set."""
    own = (*s.world.regulars_of[kingdom], *s.world.creatures_of[kingdom], s.world.monarch_of[kingdom])
    return hex_set(piece for piece in own if s.where[piece] >= 0)


def part(s: DivineRightState, kingdom: int, seat: int) -> None:
    """A seat loses a kingdom, and with it its prisons (DR-B-CAP-06) and ports (DR-B-FLT-12)."""
    fallout.later(s, fallout.JAILS, kingdom, seat)
    if s.living(seat):
        _clear_ports(s, kingdom, seat)
    for leave_with in hooks.LEAVES_ALLIANCE.of(s):
        leave_with(s, kingdom, seat)


def _clear_ports(s: DivineRightState, kingdom: int, seat: int) -> None:
    """Ships of a seat's other kingdoms, and those it has hired, put out from ports that are closed to it now
    (DR-B-FLT-12)."""
    for port in (castle.space for castle in s.world.castles_of[kingdom] if castle.port):
        for unit in s.own_units(seat, port) if s.shut_to(seat, port) else ():
            if s.is_fleet(unit) and s.kingdom_of(unit) != kingdom and not s.half.leaving >> unit & 1:
                fallout.later(s, fallout.DISPLACED, unit, port)


def clear_boom(s: DivineRightState) -> None:
    """Where the Boom is closed the ships of others leave its space (DR-B-FLT-07, DR-B-FLT-12)."""
    for unit in s.units(s.world.boom) if s.boom_shut else ():
        if s.is_fleet(unit) and s.master[unit] != s.kingdoms[HOTHIOR].seat and not s.half.leaving >> unit & 1:
            fallout.later(s, fallout.DISPLACED, unit, s.world.boom)


def _withdraw(s: DivineRightState, kingdom: int, now: int, until: int) -> None:
    """It acts for nobody any more. Its pieces are to leave, its prisons are closed; units of others on its land have a
    Movement Phase to go (DR-B-DIP-09, -19, DR-B-CAP-06)."""
    seat = s.kingdoms[kingdom].seat
    changes.kingdom(s, kingdom, status=now, seat=NOBODY, until=until, blackmailed=False)
    if seat != NOBODY:
        part(s, kingdom, seat)
    changes.half(s, leaving=s.half.leaving | _pieces(s, kingdom))
    if kingdom == HOTHIOR:
        clear_boom(s)
    for piece in s.world.host_of[kingdom]:
        if s.where[piece] == WAITING:
            s.where[piece] = HOME
        if s.where[piece] in (HOME, TRACK):  # a wounded monarch recovers for nobody, until a player wins the kingdom
            s.master[piece] = NOBODY
    guests = 0
    for seat, army in enumerate(s.army):
        if any(s.land_of[s.where[piece]] == kingdom for piece in hexes_of(army & ~s.half.leaving)):
            guests |= 1 << seat
    changes.kingdom(s, kingdom, grace=guests)
    fallout.later(s, fallout.SIEGES)


def _find_monarch(s: DivineRightState, kingdom: int, seat: int) -> None:
    """Activated for their jailer, a captive monarch is free in the royal castle (DR-B-DIP-30); a wounded one comes back
    when the time is up, to whom the kingdom belongs now."""
    monarch = s.world.monarch_of[kingdom]
    if any(one.hero == monarch and one.captor == seat for one in s.prisoners):
        _unlock(s, monarch)
    elif s.where[monarch] == TRACK:
        s.master[monarch] = seat
        if dict(s.track)[monarch] <= s.turn:
            s.track = tuple(entry for entry in s.track if entry[0] != monarch)
            s.where[monarch] = HOME


def _unlock(s: DivineRightState, monarch: int) -> None:
    """A captive monarch, if they are one, goes home."""
    for one in s.prisoners:
        if one.hero == monarch:
            s.prisoners = tuple(other for other in s.prisoners if other.hero != monarch)
            s.where[monarch], s.master[monarch] = HOME, NOBODY
            s.emit("freed", hero=monarch, hex=one.space)


@fallout.handles(fallout.STATUS)
def follow(s: DivineRightState, kingdom: int, what: int, seat: int) -> None:
    """What a death brings a kingdom (DR-B-SEQ-08): its own monarch's, or a fellow's whose fate a coward fears."""
    if what == fallout.CONFUSION:
        confuse(s, kingdom)
    elif what == fallout.COWARD:
        if (s.kingdoms[kingdom].status, s.kingdoms[kingdom].seat) == (ALLY, seat) and not openings.stays(s, kingdom):
            deactivate(s, kingdom)
    elif what == fallout.DEPOSED:
        depose(s, kingdom)
    elif not crowns.disputed(s, kingdom):  # DR-A-HEIR-10
        pacify(s, kingdom)


# -- leaving the map --------------------------------------------------------------------------------------------------


def leave(s: DivineRightState, pieces: int) -> None:
    """What is leaving goes home (DR-B-DIP-09); passengers of its fleets must find other ground (DR-B-DIP-25)."""
    if not pieces:
        return
    going = [*hexes_of(pieces)]
    for piece in going:
        for load in s.cargo(piece):
            if load not in going:
                changes.disembark(s, load)
                fallout.later(s, fallout.DISPLACED, load, s.where[load])
    s.emit("leave-the-map", units=tuple(going))
    for piece in going:
        if s.where[piece] >= 0:
            changes.lift(s, piece, HOME)
            changes.command(s, piece, NOBODY)
    changes.half(s, leaving=s.half.leaving & ~pieces)
    fallout.later(s, fallout.SIEGES)
