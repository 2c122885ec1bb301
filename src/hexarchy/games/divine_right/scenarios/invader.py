"""The Eastern Invader (DR-A-SCW-08 to -13, -35, -37): another horde from the east, new to Minaria."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hexarchy.core.decisions import Reason
from hexarchy.core.frames import frame
from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right import cards, changes, fallout, hooks, openings, victory
from hexarchy.games.divine_right.mercenaries import barbarians, captains
from hexarchy.games.divine_right.mercenaries.barbarians import EASTERN, OGRES
from hexarchy.games.divine_right.scenarios import satrap, vassals
from hexarchy.games.divine_right.scenarios.deploying import Deploying, camps, host
from hexarchy.games.divine_right.scenarios.fights import in_combat
from hexarchy.games.divine_right.scenarios.khagan import why_not_west
from hexarchy.games.divine_right.scenarios.roles import CIVIL_WAR
from hexarchy.games.divine_right.scenarios.storm_riders import lord, muster, riders
from hexarchy.games.divine_right.scenarios.vassals import KANG, SEVENTH, too_early
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import GONE, NOBODY, POOL, SPECIAL, TRACK

CAPTAINS: Final = 2
CAMPS: Final = 3  # spaces of the east edge (DR-A-SCW-08)
TENTH: Final = 10  # the game turn from which all his people find devices (DR-A-SCW-11)
UNIT, CAPTAIN = 2, 5  # points (DR-A-SCW-35)
NOTHING: Final = (7, 8, 10)  # events that bring him nothing at first (DR-A-SCW-12)
FUNCTIONS: Final = (
    *("activate", "deactivate", "assassinate", "duel", "usurp", "coup", "enlist", "draw-stranger", "visit", "summon"),
    *("depose", "dispel", "play"),
)


def seat_of(s: DivineRightState) -> int:
    return s.venture.invader


def kang(s: DivineRightState) -> int:
    return s.world.index[KANG]


def own_captains(s: DivineRightState) -> list[int]:
    """The two Great Captains that are his from the beginning."""
    found = [n for n in s.world.minors if s.world.special_of[n].id == captains.CAPTAIN]
    return found[:CAPTAINS]


@openings.LORD(option=CIVIL_WAR)
def monarch(s: DivineRightState, seat: int) -> int | None:
    return kang(s) if seat == seat_of(s) else None


# -- set-up (DR-A-SCW-08) ---------------------------------------------------------------------------------------------


def gates(s: DivineRightState) -> list[int]:
    return [*hexes_of(barbarians.hordes(s.world).entries[EASTERN])]


@hooks.LAID_OUT(option=CIVIL_WAR)
def no_mercenary(s: DivineRightState) -> None:
    """Kang's counter is a monarch's here, and two captains are spoken for."""
    card = s.hands.one(cards.DECK, s.world.card_of[kang(s)])
    if card >= 0:
        s.hands = s.hands.moved(card, cards.ASIDE)
    for captain in own_captains(s):
        s.where[captain] = GONE


@openings.KINGDOMS_DRAWN(option=CIVIL_WAR)
def at_the_gates(s: DivineRightState) -> None:
    named = sorted(piece for piece, folk in barbarians.hordes(s.world).folk_of.items() if folk == EASTERN)
    named = [piece for piece in named if piece in barbarians.hordes(s.world).tribe_of]
    muster(s, (*named, *own_captains(s), kang(s)), gates(s)[0], seat_of(s))


@hooks.SET_UP(option=CIVIL_WAR)
def spread(s: DivineRightState) -> None:
    s.push(Camps(tuple(sorted(host(s, seat_of(s)), reverse=True))))


@frame
class Camps(Deploying):
    """In up to three spaces, his leaders among them."""

    pieces: tuple[int, ...]

    def seat(self, s: DivineRightState) -> int:
        return seat_of(s)

    def rule(self, s: DivineRightState) -> str:
        return "DR-A-SCW-08"

    def spaces(self, s: DivineRightState, piece: int) -> Sequence[int]:
        return camps(s, seat_of(s), gates(s), CAMPS)


# -- his leaders ------------------------------------------------------------------------------------------------------


@openings.FOLLOWS(option=CIVIL_WAR)
def follows(s: DivineRightState, hero: int, unit: int) -> bool | None:
    """Horsemen, mercenaries of every kind, and Storm-Riders who have come over."""
    if hero not in (kang(s), *own_captains(s)) or s.master[hero] != seat_of(s):
        return None
    return bool(vassals.soldiers(s, seat_of(s)) >> unit & 1) or s.kingdom_of(unit) == NOBODY


@hooks.MOVE(option=CIVIL_WAR)
def pace(s: DivineRightState, piece: int) -> int | None:
    mine = piece in own_captains(s) and s.master[piece] == seat_of(s)
    return s.world.pieces[kang(s)].move if mine else None


@hooks.GAME_TURN_BEGINS(option=CIVIL_WAR)
def recycled(s: DivineRightState) -> None:
    """Lost captains are back with him at the next turn."""
    at = s.where[kang(s)]
    if at < 0 or not s.living(seat_of(s)):
        return
    for captain in own_captains(s):
        if s.where[captain] < 0 and s.where[captain] != TRACK and not any(one.hero == captain for one in s.prisoners):
            muster(s, [captain], at, seat_of(s))
            changes.take_aboard(s, captain)
            s.emit("captain-revived", leader=captain, hex=at, why="DR-A-SCW-08")


# -- what he may do, and when (DR-A-SCW-09 to -12) --------------------------------------------------------------------


@openings.NO_FUNCTION(option=CIVIL_WAR)
def only_recruits(s: DivineRightState, seat: int, verb: str) -> list[Reason]:
    return [Reason("DR-A-SCW-09", "not-known-yet", turn=SEVENTH)] if too_early(s, seat) and verb in FUNCTIONS else []


@hooks.NO_MISSIONS(option=CIVIL_WAR)
def no_missions(s: DivineRightState, seat: int, kingdom: int) -> list[Reason]:
    return [Reason("DR-A-SCW-09", "not-known-yet", turn=SEVENTH)] if too_early(s, seat) else []


hooks.NO_HIRING(option=CIVIL_WAR)(too_early)


@hooks.NO_STRANGERS(option=CIVIL_WAR)
def no_strangers(s: DivineRightState, seat: int) -> list[Reason]:
    return [Reason("DR-A-SCW-10", "not-known-yet", turn=SEVENTH)] if too_early(s, seat) else []


@hooks.MAY_RECRUIT(option=CIVIL_WAR)
def who_recruits(s: DivineRightState, seat: int, folk: int, space: int) -> list[Reason]:
    if folk == EASTERN:
        thawed = s.venture.thaw and s.turn >= s.venture.thaw
        return [] if seat == seat_of(s) or thawed else [Reason("DR-A-SCW-09", "khagans-horsemen")]
    if seat != seat_of(s):
        return []
    if folk == OGRES or too_early(s, seat):
        return [Reason("DR-A-SCW-10", "not-known-yet", turn=SEVENTH)]
    return why_not_west(s, seat, folk, space, "DR-A-SCW-10")


@openings.UNLIMITED(option=CIVIL_WAR)
@openings.SURE_RECRUITS(option=CIVIL_WAR)
@hooks.ALL_TRIBES(option=CIVIL_WAR)
def his_horsemen(s: DivineRightState, seat: int, folk: int) -> bool:
    return seat == seat_of(s) and folk == EASTERN


@openings.SAFE_AMONG(option=CIVIL_WAR)
def safe_at_home(s: DivineRightState, seat: int, folk: int) -> bool:
    return his_horsemen(s, seat, folk)


@openings.MIXED_TRIBES(option=CIVIL_WAR)
def one_people(s: DivineRightState, seat: int) -> bool:
    return seat == seat_of(s) != NOBODY


@openings.STAYS_ON(option=CIVIL_WAR)
def stay_on(s: DivineRightState, unit: int) -> bool:
    return s.master[unit] == seat_of(s) and bool(barbarians.hordes(s.world).sets[EASTERN] >> unit & 1)


@openings.NO_SEEKER(option=CIVIL_WAR)
def no_seekers(s: DivineRightState, piece: int) -> list[Reason]:
    """Vassal monarchs and special mercenaries alone find devices for him at first (DR-A-SCW-11)."""
    printed = s.world.pieces[piece]
    from_home = piece in (kang(s), *own_captains(s)) or riders(s.world).all >> piece & 1
    stranger = printed.of == SPECIAL and not from_home
    barred = s.master[piece] == seat_of(s) and s.turn < TENTH and not printed.crowned and not stranger
    return [Reason("DR-A-SCW-11", "not-known-yet", turn=TENTH)] if barred else []


@openings.NO_ALTAR(option=CIVIL_WAR)
def altars_unknown(s: DivineRightState, seat: int) -> list[Reason]:
    return [Reason("DR-A-SCW-11", "not-known-yet", turn=SEVENTH)] if too_early(s, seat) else []


@hooks.EVENT(option=CIVIL_WAR)
def ignored(s: DivineRightState, number: int) -> bool:
    return number in NOTHING and s.phasing == seat_of(s) and too_early(s, s.phasing)


@openings.HORSEMEN(option=CIVIL_WAR)
def more_horsemen(s: DivineRightState, seat: int) -> None:
    """A free roll, without risk (DR-A-SCW-12)."""
    open_ = [space for space in gates(s) if not s.foes(seat) >> space & 1]
    left = barbarians.newcomers(s, seat, EASTERN, NOBODY, open_[0]) if open_ else []
    (die,) = s.roll(1, 6, "DR-A-SCW-12", side=s.name(seat))
    if not left or not open_:
        return
    coming = left[:die]
    muster(s, coming, open_[0], seat)
    s.emit("barbarians-join", units=tuple(coming), side=s.name(seat), hex=open_[0])


# -- points, and his fall (DR-A-SCW-13, DR-A-SCW-35) ------------------------------------------------------------------


@hooks.SLAIN(option=CIVIL_WAR)
def fallen(s: DivineRightState, unit: int, seat: int) -> None:
    mine = s.master[unit] == seat_of(s) and barbarians.hordes(s.world).sets[EASTERN] >> unit & 1
    if mine and seat != seat_of(s) and in_combat(s):
        changes.score(s, seat, UNIT, "DR-A-SCW-35")


@hooks.TAKEN(option=CIVIL_WAR)
def captains_fall(s: DivineRightState, piece: int, seat: int) -> None:
    if piece in own_captains(s) and s.master[piece] == seat_of(s):
        changes.score(s, seat, CAPTAIN, "DR-A-SCW-35")


@hooks.RESTING(option=CIVIL_WAR)
def dies(s: DivineRightState, piece: int, by: int) -> None:
    if piece == kang(s) and seat_of(s) != NOBODY and s.living(seat_of(s)):
        _falls(s, by)


@hooks.CAPTURED(option=CIVIL_WAR)
def taken(s: DivineRightState, hero: int, captor: int, space: int) -> bool:
    if hero != kang(s):
        return False
    changes.lift(s, hero, GONE)
    changes.command(s, hero, NOBODY)
    _falls(s, captor)
    return True


def _falls(s: DivineRightState, by: int) -> None:
    if by != seat_of(s):
        changes.score(s, by, victory.PLAYER_MONARCH, "DR-A-SCW-35")
    fallout.falls(s, seat_of(s))


@hooks.LENT(option=CIVIL_WAR)
def gone(s: DivineRightState, seat: int) -> None:
    """His people ride home, his vassals are the satrap's or free, and in time Horsemen follow anybody."""
    if seat != seat_of(s):
        return
    heir = lord(s) if s.living(lord(s)) else NOBODY
    for kingdom in vassals.of(s, seat):
        satrap.deserted(s, kingdom, heir, "DR-A-SCW-13")
    own: Sequence[int] = s.pieces_of(seat)
    for piece in own:
        if (vassals.soldiers(s, seat) | vassals.leaders(s, seat)) >> piece & 1:
            horse = barbarians.hordes(s.world).sets[EASTERN] >> piece & 1
            changes.lift(s, piece, POOL if horse else GONE)
            changes.command(s, piece, NOBODY)
    changes.venture(s, thaw=s.turn + sum(s.roll(2, 6, "DR-A-SCW-13")))
    fallout.later(s, fallout.SIEGES)
