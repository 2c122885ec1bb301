"""The Storm-Riders (DR-A-KHA, DR-A-SCW, DR-A-REV): their counters, their leaders, and what all their wars share."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import changes, fallout, hooks, openings, victory
from hexarchy.games.divine_right.scenarios.roles import CIVIL_WAR, KHAGAN, REVOLT
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import FLEET, GONE, MERCENARY, NOBODY, POOL, PRISON, SPECIAL, TRACK
from hexarchy.games.divine_right.world import World

STORM: Final = (KHAGAN, REVOLT, CIVIL_WAR)
LORD: Final = "khagan"  # the counter of the Khagan, and of the satrap
CAPTAINS: Final = 2  # they never have fewer (DR-A-KHA-02, DR-A-SCW-06, DR-A-REV-04)
REVIVED: Final = {KHAGAN: "DR-A-KHA-02", REVOLT: "DR-A-REV-04", CIVIL_WAR: "DR-A-SCW-06"}


class Riders:
    """Their counters in a world, in order and as sets."""

    def __init__(self, world: World) -> None:
        def named(stem: str) -> tuple[int, ...]:
            return tuple(n for n, name in enumerate(world.names) if name.rpartition("_")[0] == stem)

        self.regulars, self.militia = named("storm_rider"), named("storm_rider_militia")
        self.captains = named("storm_rider_captain")
        self.lord = world.index[LORD]
        self.veterans = hex_set(self.regulars)
        self.levy = hex_set(self.militia)
        self.leaders = hex_set((*self.captains, self.lord))
        self.all = self.veterans | self.levy | self.leaders


@lru_cache(8)
def riders(world: World) -> Riders:
    return Riders(world)


def lord(s: DivineRightState) -> int:
    """The seat of the Khagan, or of the satrap."""
    return s.venture.lord


def muster(s: DivineRightState, pieces: Sequence[int], space: int, seat: int) -> None:
    """Counters that were off the map stand in a space."""
    for piece in pieces:
        s.where[piece], s.master[piece] = GONE, seat
        changes.put(s, piece, space)


@openings.LORD(option=STORM)
def monarch(s: DivineRightState, seat: int) -> int | None:
    return riders(s.world).lord if seat == lord(s) else None


@hooks.LAID_OUT(option=STORM)
def in_their_pool(s: DivineRightState) -> None:
    for unit in (*riders(s.world).regulars, *riders(s.world).militia):
        s.where[unit] = POOL


# -- leaders ----------------------------------------------------------------------------------------------------------


@openings.FOLLOWS(option=STORM)
def follows(s: DivineRightState, hero: int, unit: int) -> bool | None:
    """Their leaders lead their own, and mercenaries of every kind."""
    own = riders(s.world)
    if not own.leaders >> hero & 1:
        return None
    piece = s.world.pieces[unit]
    mine = bool((own.veterans | own.levy) >> unit & 1)
    return mine or (piece.of in (MERCENARY, SPECIAL) and piece.kind != FLEET)


@hooks.EVENTS_OPEN(option=STORM)
def revived(s: DivineRightState) -> None:
    """One with the lord himself, where fewer than two are left: the dead come first, then who is a prisoner."""
    own = riders(s.world)
    if s.phasing != lord(s) or s.where[own.lord] < 0:
        return
    left = [one for one in own.captains if s.master[one] == s.phasing and (s.where[one] >= 0 or s.where[one] == TRACK)]
    dead, captive = ([one for one in own.captains if s.where[one] == place] for place in (GONE, PRISON))
    lost = [*dead, *captive]
    if len(left) < CAPTAINS and lost:
        s.prisoners = tuple(one for one in s.prisoners if one.hero != lost[0])
        muster(s, lost[:1], s.where[own.lord], s.phasing)
        changes.take_aboard(s, lost[0])
        s.emit("captain-revived", leader=lost[0], hex=s.where[own.lord], why=REVIVED[s.setting.scenario])


# -- their lord falls -------------------------------------------------------------------------------------------------


def worth(s: DivineRightState) -> tuple[int, str]:
    """What the lord's fall brings, and by which rule (DR-A-KHA-24, DR-A-REV-14, DR-A-SCW-37)."""
    if s.setting.scenario == KHAGAN:
        return 2 * victory.PLAYER_MONARCH, "DR-A-KHA-24"
    return victory.PLAYER_MONARCH, "DR-A-REV-14" if s.setting.scenario == REVOLT else "DR-A-SCW-37"


@hooks.RESTING(option=STORM)
def lord_dies(s: DivineRightState, piece: int, by: int) -> None:
    if piece == riders(s.world).lord:
        _falls(s, by)


@hooks.CAPTURED(option=STORM)
def lord_is_taken(s: DivineRightState, hero: int, captor: int, space: int) -> bool:
    if hero != riders(s.world).lord:
        return False
    changes.lift(s, hero, GONE)
    changes.command(s, hero, NOBODY)
    _falls(s, captor)
    return True


def _falls(s: DivineRightState, by: int) -> None:
    points, rule = worth(s)
    if by != lord(s):
        changes.score(s, by, points, rule)
    fallout.falls(s, lord(s))


@openings.NO_RETURN(option=STORM)
def no_return(s: DivineRightState, seat: int) -> bool:
    """His part is over with him, and he keeps his points; so with the Invader's (DR-A-SCW-13, DR-A-SCW-14)."""
    return seat in (lord(s), s.venture.invader)


@hooks.PLAYER_OUT(option=STORM)
def all_gone(s: DivineRightState, seat: int) -> None:
    """With their lord the Storm-Riders leave Minaria, or find another."""
    if seat != lord(s):
        return
    own = riders(s.world)
    for piece in hexes_of(own.all):
        if s.master[piece] == seat or s.where[piece] == TRACK:
            s.track = tuple(entry for entry in s.track if entry[0] != piece)
            s.prisoners = tuple(one for one in s.prisoners if one.hero != piece)
            changes.lift(s, piece, GONE)
            changes.command(s, piece, NOBODY)
    fallout.later(s, fallout.SIEGES)


@hooks.RESTS(option=STORM)
def no_replacements(s: DivineRightState, piece: int) -> int | None:
    """Regulars are never replaced (DR-A-KHA-19, DR-A-SCW-05, DR-A-REV-03)."""
    return GONE if (riders(s.world).veterans | riders(s.world).leaders) >> piece & 1 else None


@fallout.handles(fallout.SUBDUED)
def subdued(s: DivineRightState, kingdom: int) -> None:
    for follow in openings.SUBDUE.of(s):
        follow(s, kingdom)


# -- what they have no use for ----------------------------------------------------------------------------------------


@openings.GAINS_NOTHING(option=STORM)
def unmoved(s: DivineRightState, seat: int) -> bool:
    """Neither the Gallant nor the Loyal mean anything to them (DR-A-KHA-23, DR-A-SCW-32, DR-A-REV-11)."""
    return seat != NOBODY and seat in (lord(s), s.venture.invader)


def broken_in(s: DivineRightState, kingdom: int) -> bool:
    return bool(s.venture.broken >> kingdom & 1)


@hooks.DIES(option=STORM)
def monarch_dies(s: DivineRightState, piece: int, by: int, space: int) -> None:
    """Whose monarch a conqueror has killed."""
    if by != NOBODY and by in (lord(s), s.venture.invader) and s.world.pieces[piece].crowned:
        changes.venture(s, slain=s.venture.slain | 1 << s.kingdom_of(piece))


@openings.SILENCED(option=STORM)
def silenced(s: DivineRightState, kingdom: int) -> None:
    """By what a conqueror has done: in his turn, or by his units in another's (DR-A-KHA-16, DR-A-SCW-19)."""
    his_turn = s.phasing != NOBODY and s.phasing in (lord(s), s.venture.invader)
    if his_turn or s.venture.slain >> kingdom & 1:
        changes.venture(s, broken=s.venture.broken | 1 << kingdom)
    changes.venture(s, slain=s.venture.slain & ~(1 << kingdom))
