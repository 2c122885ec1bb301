"""How a struggle for a crown ends (DR-A-HEIR-09, -11, -12, DR-A-CIV-03, -05, -06): one of the two is Rightful Monarch.

Those that swear to the victor leave the map and come on again in their deployment spaces, as after a coup: they cannot
stay among units of the side they have left.
"""

from __future__ import annotations

from typing import Final

from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import captives, cards, changes, crowns, deployment, fallout, hooks, losses, status
from hexarchy.games.divine_right.advanced.curses import guises, table
from hexarchy.games.divine_right.advanced.thrones.true_heir import (
    TRUE_HEIR,
    change,
    go_over,
    guardian,
    in_the_field,
)
from hexarchy.games.divine_right.mercenaries import special, usurper
from hexarchy.games.divine_right.records import Claim
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import GONE, HOME, NOBODY, POOL, REGULAR, TRACK, WAITING

WAYFARER: Final = "wayfarer"
USURPERS, HEIRS = 0, 1  # whose the crown is
EXILE: Final = 2  # game turns on end (DR-A-CIV-04, DR-A-CIV-05)


def is_own(s: DivineRightState, claim: Claim) -> bool:
    """Is it the kingdom of the Heir's player (DR-A-COU-07)?"""
    return s.players[claim.seat].kingdom == claim.kingdom


def _drop(s: DivineRightState, claim: Claim) -> None:
    s.claims = tuple(one for one in s.claims if one.kingdom != claim.kingdom)


# -- how one of them loses --------------------------------------------------------------------------------------------


@crowns.CROWN_FALLS(option=TRUE_HEIR)
def heir_falls(s: DivineRightState, kingdom: int) -> bool:
    """The Heir is dead, or held dead: nobody scores (DR-A-CIV-03, DR-A-CIV-05)."""
    if in_the_field(s, kingdom) is None:
        return False
    fallout.later(s, fallout.RIGHTFUL, kingdom, USURPERS)
    return True


@hooks.CAPTURED(option=TRUE_HEIR)
def captured(s: DivineRightState, hero: int, captor: int, space: int) -> bool:
    """Capture counts as death (DR-A-CIV-05)."""
    kingdom = s.kingdom_of(hero)
    if kingdom < 0 or hero != s.world.monarch_of[kingdom] or in_the_field(s, kingdom) is None:
        return False
    changes.lift(s, hero, GONE)
    changes.command(s, hero, NOBODY)
    return heir_falls(s, kingdom)


@crowns.THRONE_EMPTY(option=TRUE_HEIR)
def usurper_falls(s: DivineRightState, kingdom: int) -> bool:
    """The Heir wins; one who has not appeared is the monarch the kingdom has again (DR-B-USU-03)."""
    claim = s.claim_to(kingdom)
    if claim is None:
        return False
    if claim.due:
        _drop(s, claim)
        if is_own(s, claim):
            fallout.later(s, fallout.RESTORED, kingdom, claim.seat)
            return True
        return False
    fallout.later(s, fallout.RIGHTFUL, kingdom, HEIRS)
    return True


def followers(s: DivineRightState, kingdom: int, *, of_heir: bool) -> int:
    """The regulars of a side that are in the field or wait for a space, as a set."""
    claim = s.claim_to(kingdom)
    sworn = claim.sworn if claim is not None else 0
    own = [unit for unit in s.world.regulars_of[kingdom] if bool(sworn >> unit & 1) == of_heir]
    return hex_set(unit for unit in own if s.where[unit] >= 0 or s.where[unit] == WAITING)


@hooks.LIFTED(option=TRUE_HEIR)
def lifted(s: DivineRightState, piece: int, place: int) -> None:
    """Has a side lost its last regular? What is in hand is finished first."""
    kingdom = s.kingdom_of(piece) if s.claims and s.world.pieces[piece].of == REGULAR else NOBODY
    if s.claim_to(kingdom) is not None and kingdom not in fallout.noted(s, fallout.DWINDLED):
        fallout.later(s, fallout.DWINDLED, kingdom)


@fallout.handles(fallout.DWINDLED)
def dwindled(s: DivineRightState, kingdom: int) -> None:
    """A Usurper without regulars is eliminated, an Heir a Wayfarer (DR-A-HEIR-09)."""
    if s.claim_to(kingdom) is None:
        return
    if not followers(s, kingdom, of_heir=False):
        drive_out(s, kingdom)
    elif in_the_field(s, kingdom) is not None and not followers(s, kingdom, of_heir=True):
        fallout.later(s, fallout.RIGHTFUL, kingdom, USURPERS)


def drive_out(s: DivineRightState, kingdom: int) -> None:
    """The Usurper is eliminated."""
    pretender = usurper.ruler(s, kingdom)
    if pretender is not None:
        captives.kill(s, pretender, NOBODY, points=False)


def banish(s: DivineRightState, kingdom: int) -> None:
    """An Heir who has lost, and lives, is a Wayfarer."""
    monarch = s.world.monarch_of[kingdom]
    seen = table.guise_of(s, monarch)
    counters = guises.free(s, WAYFARER)
    if seen is not None:
        table.change_guise(s, seen, hero=NOBODY, realm=kingdom)
    elif s.where[monarch] >= 0 and counters:
        new = guises.put_on(s, monarch, counters[0], s.master[monarch], s.where[monarch])
        table.change_guise(s, new, hero=NOBODY, realm=kingdom)
    elif s.where[monarch] >= 0:
        changes.lift(s, monarch, GONE)
    s.track = tuple(entry for entry in s.track if entry[0] != monarch)
    s.where[monarch], s.master[monarch] = GONE, NOBODY


@hooks.GAME_TURN_ENDS(option=TRUE_HEIR)
def exile(s: DivineRightState) -> None:
    """Abroad at the end of two game turns on end one of them has lost (DR-A-CIV-05, DR-B-PHS-10); with civil war the
    Heir's regulars are lost as well (DR-A-CIV-04)."""
    for claim in s.claims:
        if claim.due:
            continue
        heir, pretender = s.world.monarch_of[claim.kingdom], status.ruler(s, claim.kingdom)
        away, absent = _abroad(s, claim, heir, claim.away), _abroad(s, claim, pretender, claim.absent)
        claim = change(s, claim, away=away, absent=absent)
        if away >= EXILE:
            s.emit("in-exile", hero=heir, kingdom=claim.kingdom)
            if s.options["civil_war"]:
                for unit in hexes_of(followers(s, claim.kingdom, of_heir=True)):
                    if s.where[unit] >= 0:
                        losses.eliminate(s, unit)
                    else:
                        s.where[unit], s.master[unit] = POOL, NOBODY
            fallout.later(s, fallout.RIGHTFUL, claim.kingdom, USURPERS)
        elif absent >= EXILE:
            s.emit("in-exile", hero=pretender, kingdom=claim.kingdom)
            drive_out(s, claim.kingdom)
    fallout.settle(s)


def _abroad(s: DivineRightState, claim: Claim, hero: int, before: int) -> int:
    """How many game turns on end have found one of them abroad; on the turn track nobody counts."""
    at = s.where[hero]
    if at < 0:
        return before
    return 0 if s.land_of[at] == claim.kingdom else before + 1


# -- the Rightful Monarch ---------------------------------------------------------------------------------------------


@fallout.handles(fallout.RIGHTFUL)
def crown(s: DivineRightState, kingdom: int, whose: int) -> None:
    """All surviving regulars and castles swear to one, who is a monarch like others (DR-A-CIV-05, DR-A-CIV-06)."""
    claim = in_the_field(s, kingdom)
    if claim is None:
        return
    loser = followers(s, kingdom, of_heir=whose == USURPERS)
    before, own = s.kingdoms[kingdom].seat, is_own(s, claim)
    seat = claim.seat if whose == HEIRS else before
    if whose == USURPERS:
        banish(s, kingdom)
    elif (pretender := usurper.ruler(s, kingdom)) is not None:
        usurper.unseat(s, pretender)
        special_leaves(s, pretender)
    theirs = [castle for castle in s.world.castles_of[kingdom] if s.castle_owner(castle.index) != seat]
    _drop(s, claim)
    s.emit("rightful-monarch", kingdom=kingdom, side=s.name(seat), number=whose)
    if whose == USURPERS:
        _take_the_crown(s, kingdom, seat)
    else:
        status.inherit(s, kingdom, seat, own=own)
    for unit in hexes_of(loser):
        if s.where[unit] == WAITING:
            s.where[unit], s.master[unit] = HOME, NOBODY
    status.leave(s, hex_set(unit for unit in hexes_of(loser) if s.where[unit] >= 0))
    for castle in theirs:
        if s.stands(castle.index) and s.castle_owner(castle.index) == seat:
            go_over(s, castle.index, seat)
    if whose == USURPERS and own:
        fallout.falls(s, claim.seat)
    if whose == HEIRS and own:
        s.push(deployment.Deployment(kingdom, fresh=True))
        return
    cards.deal_personality(s, kingdom)
    cards.reveal_personality(s, kingdom)
    if s.has_personality(kingdom, status.CURSED):
        status.deactivate(s, kingdom)
    else:
        s.push(deployment.Deployment(kingdom, fresh=True))


def _take_the_crown(s: DivineRightState, kingdom: int, seat: int) -> None:
    """A Usurper becomes a monarch like others: his counter is theirs now, his card is discarded."""
    pretender, monarch = usurper.ruler(s, kingdom), s.world.monarch_of[kingdom]
    changes.kingdom(s, kingdom, queen=False)
    crowns.succeeded(s, kingdom)
    if pretender is None:  # both have fallen at once: another of the family follows
        s.where[monarch], s.master[monarch] = HOME, NOBODY
        return
    usurper.unseat(s, pretender)
    if s.where[pretender] >= 0:
        guises.swap(s, pretender, monarch, GONE, seat, s.where[pretender])
        changes.command(s, pretender, NOBODY)
    else:
        wounded = dict(s.track).get(pretender)
        s.where[monarch], s.master[monarch] = (HOME, NOBODY) if wounded is None else (TRACK, seat)
        s.track = tuple((monarch if hero == pretender else hero, turn) for hero, turn in s.track)
    special_leaves(s, pretender)


def special_leaves(s: DivineRightState, pretender: int) -> None:
    """The Usurper's counter is out of the game, his card discarded."""
    s.track = tuple(entry for entry in s.track if entry[0] != pretender)
    s.prisoners = tuple(one for one in s.prisoners if one.hero != pretender)
    if s.where[pretender] >= 0:
        s.emit("leave-the-map", units=(pretender,))
    changes.lift(s, pretender, GONE)
    changes.command(s, pretender, NOBODY)
    if pretender == s.world.index[usurper.USURPER]:
        special.move_card(s, usurper.card(s), cards.DISCARD)


# -- a claimant without a player (DR-A-HEIR-12) -----------------------------------------------------------------------


@hooks.LENT(option=TRUE_HEIR)
def claimant_alone(s: DivineRightState, seat: int) -> None:
    for claim in s.claims:
        kingdom, holder = claim.kingdom, s.kingdoms[claim.kingdom].seat
        if holder == seat and claim.due and is_own(s, claim):
            _drop(s, claim)
            _dethrone(s, kingdom)
            restored(s, kingdom, claim.seat)
        elif holder == seat and claim.due:
            _drop(s, claim)
            _dethrone(s, kingdom)
            status.confuse(s, kingdom)
        elif holder == seat:
            crown(s, kingdom, HEIRS)
        elif claim.seat == seat:
            _pass_on(s, claim, guardian(s, seat, holder))


def _dethrone(s: DivineRightState, kingdom: int) -> None:
    if (pretender := usurper.ruler(s, kingdom)) is not None:
        usurper.unseat(s, pretender)
        special_leaves(s, pretender)


def _pass_on(s: DivineRightState, claim: Claim, to: int) -> None:
    """The next player takes the Heir over; without one, or where it was their own kingdom, the Usurper is king."""
    if is_own(s, claim) or to == NOBODY:
        if claim.due:
            change(s, claim, due=0)
        crown(s, claim.kingdom, USURPERS)
        return
    change(s, claim, seat=to)
    s.emit("heir-passes", kingdom=claim.kingdom, side=s.name(to))
    monarch = s.world.monarch_of[claim.kingdom]
    for piece in (*hexes_of(claim.sworn), monarch):
        if s.master[piece] != claim.seat:
            continue
        at = s.where[piece]
        if at >= 0 and (piece in s.aboard or piece in s.aboard.values()):
            _part(s, piece, claim)
        changes.command(s, piece, to)
        if at >= 0 and any(s.master[other] != to for other in s.stack(at)):
            fallout.later(s, fallout.ESCAPE if piece == monarch else fallout.DISPLACED, piece, at)
    fallout.later(s, fallout.SIEGES)


def _part(s: DivineRightState, piece: int, claim: Claim) -> None:
    """Who is aboard with those that do not come along must find other ground (DR-B-DIP-25)."""
    carrier = s.aboard.get(piece, NOBODY)
    if carrier != NOBODY and not claim.sworn >> carrier & 1:
        changes.disembark(s, piece)
        fallout.later(s, fallout.DISPLACED, piece, s.where[piece])
    for load in s.cargo(piece):
        if not claim.sworn >> load & 1 and load != s.world.monarch_of[claim.kingdom]:
            changes.disembark(s, load)
            fallout.later(s, fallout.DISPLACED, load, s.where[load])


# -- a player's own kingdom (DR-A-COU-07) -----------------------------------------------------------------------------


@fallout.handles(fallout.RESTORED)
def restored(s: DivineRightState, kingdom: int, seat: int) -> None:
    """The Usurper of a player's kingdom is gone before the Heir has come: the player has it back, and the monarch in
    it."""
    if not s.living(seat):
        return
    monarch = s.world.monarch_of[kingdom]
    s.emit("rightful-monarch", kingdom=kingdom, side=s.name(seat), number=HEIRS)
    status.leave(s, hex_set(unit for unit in s.world.regulars_of[kingdom] if s.where[unit] >= 0))
    for unit in s.world.regulars_of[kingdom]:
        if s.where[unit] == WAITING:
            s.where[unit], s.master[unit] = HOME, NOBODY
    theirs = [castle for castle in s.world.castles_of[kingdom] if s.castle_owner(castle.index) != seat]
    status.inherit(s, kingdom, seat, own=True)
    for castle in theirs:
        if s.stands(castle.index) and s.castle_owner(castle.index) == seat:
            go_over(s, castle.index, seat)
    s.where[monarch], s.master[monarch] = HOME, NOBODY
    s.push(deployment.Deployment(kingdom, fresh=True))
    fallout.later(s, fallout.SIEGES)


@crowns.CHIEF(option=TRUE_HEIR)
def chief(s: DivineRightState, kingdom: int, seat: int) -> int | None:
    """The Heir's regulars look to the Heir."""
    claim = in_the_field(s, kingdom)
    return s.world.monarch_of[kingdom] if claim is not None and claim.seat == seat else None
