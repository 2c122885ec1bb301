"""Al-Debar finds Trouble (DR-A-BAR-04 to -09): where they meet they fight, or he carries her off."""

from __future__ import annotations

from typing import Final

from hexarchy.core.hexsets import hex_set
from hexarchy.games.divine_right import changes, fallout, fate, hooks
from hexarchy.games.divine_right.advanced.peasants import trouble
from hexarchy.games.divine_right.magic import devices
from hexarchy.games.divine_right.magic.seeking import FOUND
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import GONE, NOBODY, THEFT, TRACK

SWITCH: Final = "al_debar_trouble"
AL_DEBAR: Final = "al_debar"


def al_debar(s: DivineRightState) -> int:
    return s.world.index[AL_DEBAR]


def alone(s: DivineRightState, hero: int) -> bool:
    """Is a hero without a combat unit of their own?"""
    return not s.own_units(s.master[hero], s.where[hero])


@hooks.MOVES_OPEN(option=SWITCH)
def travel_together(s: DivineRightState) -> None:
    """Who stand in one space have met: they do not meet again by marching on together (DR-A-BAR-04)."""
    her, him = trouble(s), al_debar(s)
    one_players = s.master[her] == s.master[him] == s.phasing
    changes.uprising(s, together=one_players and s.where[her] == s.where[him] >= 0)


@hooks.FOLLOWERS(option=SWITCH)
def meet(s: DivineRightState) -> None:
    """At the end of a move that brought one of them to the other."""
    her, him = trouble(s), al_debar(s)
    if s.uprising.reconciled or s.uprising.together or s.where[her] < 0 or s.where[her] != s.where[him]:
        return
    moved = [one for one in (her, him) if s.master[one] == s.phasing and s.half.moved >> one & 1]
    if her in moved:
        _she_comes(s)
    elif moved:
        _he_comes(s)
    fallout.settle(s)


def _she_comes(s: DivineRightState) -> None:
    """To his friends: they duel (DR-A-BAR-04). To him alone: she has to find him first (DR-A-BAR-05)."""
    if not alone(s, al_debar(s)) or _found(s, trouble(s), "DR-A-BAR-05"):
        _duel(s)


def _he_comes(s: DivineRightState) -> None:
    """He seeks her as a thief does a Treasure: found alone, she is his (DR-A-BAR-08); out of her stack he has to get
    with her (DR-A-BAR-07)."""
    her, him = trouble(s), al_debar(s)
    unguarded = alone(s, her) or s.master[her] == s.master[him]
    if not _found(s, him, "DR-A-BAR-08" if alone(s, her) else "DR-A-BAR-07"):
        _duel(s)
    elif unguarded:
        _abduct(s, s.where[him])
    else:
        fate.endanger(s, him, THEFT, s.master[her], s.where[him])


@hooks.UNHARMED(option=SWITCH)
def gets_out(s: DivineRightState, hero: int, cause: int, captor: int, space: int) -> bool:
    if hero != al_debar(s) or cause != THEFT or s.where[trouble(s)] != space:
        return False
    _abduct(s, space)
    return True


def _found(s: DivineRightState, seeker: int, rule: str) -> bool:
    return s.check(1, 6, rule, ("at-least", FOUND), hero=seeker, hex=s.where[seeker])


def _duel(s: DivineRightState) -> None:
    """The loser is wounded as badly as the winner's die says; equal dice hurt nobody (DR-A-BAR-04, DR-A-BAR-06)."""
    her, him = trouble(s), al_debar(s)
    space = s.where[her]
    own, theirs = s.contest(6, "DR-A-BAR-04", hero=her, hex=space)
    if own > theirs:
        changes.uprising(s, reconciled=True)
        fate.wound(s, him, own)
    elif theirs > own:
        fate.wound(s, her, theirs)
        if s.where[her] == TRACK:
            _abduct(s, space)
    else:
        s.emit("stand-off", hero=her, leader=him)


def _abduct(s: DivineRightState, space: int) -> None:
    """Both leave: he comes back after a die of game turns, she never (DR-A-BAR-09). What she bore stays in the space
    (DR-B-MAG-03)."""
    her, him = trouble(s), al_debar(s)
    s.emit("abducts", hero=her, leader=him, hex=space)
    devices.let_go(s, her, NOBODY, space)
    s.track = tuple(entry for entry in s.track if entry[0] != her)
    changes.lift(s, her, GONE)
    changes.command(s, her, NOBODY)
    for follow in hooks.RESTING.of(s):
        follow(s, her, NOBODY)
    (die,) = s.roll(1, 6, "DR-A-BAR-09", hero=him)
    changes.lift(s, him, TRACK)
    s.track = (*s.track, (him, s.turn + die))
    changes.uprising(s, abducted=True)


@hooks.COMES_BACK(option=SWITCH)
def from_the_south(s: DivineRightState, hero: int) -> int | None:
    """On the south edge, east of Trading Post (DR-A-BAR-09)."""
    if hero != al_debar(s) or not s.uprising.abducted:
        return None
    ids = s.world.grid.ids
    post = ids[s.world.trading_post][:2]
    east = hex_set(space for space in range(s.world.grid.size) if ids[space][:2] > post)
    return s.world.edges["south"] & east & ~s.foes(s.master[hero])


@hooks.PLAYER_TURN_ENDS(option=SWITCH)
def is_back(s: DivineRightState) -> None:
    if s.uprising.abducted and s.where[al_debar(s)] >= 0:
        changes.uprising(s, abducted=False)
