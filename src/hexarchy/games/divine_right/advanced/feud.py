"""Al-Debar finds Trouble (DR-A-BAR-04 to -09): where they meet they fight, or he carries her off."""

from __future__ import annotations

from typing import Final

from hexarchy.core.hexsets import hex_set
from hexarchy.games.divine_right import cards, changes, fallout, fate, hooks
from hexarchy.games.divine_right.advanced.peasants import trouble
from hexarchy.games.divine_right.magic.seeking import FOUND
from hexarchy.games.divine_right.mercenaries import special
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import GONE, NOBODY, THEFT, TRACK

SWITCH: Final = "al_debar_trouble"
AL_DEBAR: Final = "al_debar"


def al_debar(s: DivineRightState) -> int:
    return s.world.index[AL_DEBAR]


def alone(s: DivineRightState, hero: int) -> bool:
    """Is a hero without a combat unit of their own?"""
    return not s.own_units(s.master[hero], s.where[hero])


@hooks.FOLLOWERS(option=SWITCH)
def meet(s: DivineRightState) -> None:
    """At the end of a move that brought one of them to the other."""
    her, him = trouble(s), al_debar(s)
    if s.uprising.reconciled or s.where[her] < 0 or s.where[her] != s.where[him]:
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
    """To her friends as a thief whose treasure she is (DR-A-BAR-07), to her alone without that danger (DR-A-BAR-08)."""
    her, him = trouble(s), al_debar(s)
    if alone(s, her) or s.master[her] == s.master[him]:
        _seeks_her(s)
    else:
        fate.endanger(s, him, THEFT, s.master[her], s.where[him])


@hooks.UNHARMED(option=SWITCH)
def unseen(s: DivineRightState, hero: int, cause: int, captor: int, space: int) -> bool:
    if hero != al_debar(s) or cause != THEFT or s.where[trouble(s)] != space:
        return False
    _seeks_her(s)
    return True


def _seeks_her(s: DivineRightState) -> None:
    rule = "DR-A-BAR-08" if alone(s, trouble(s)) else "DR-A-BAR-07"
    if _found(s, al_debar(s), rule):
        _abduct(s)
    else:
        _duel(s)


def _found(s: DivineRightState, seeker: int, rule: str) -> bool:
    return s.check(1, 6, rule, ("at-least", FOUND), hero=seeker, hex=s.where[seeker])


def _duel(s: DivineRightState) -> None:
    """The loser is wounded as badly as the winner's die says; equal dice hurt nobody (DR-A-BAR-04, DR-A-BAR-06)."""
    her, him = trouble(s), al_debar(s)
    own, theirs = s.contest(6, "DR-A-BAR-04", hero=her, hex=s.where[her])
    if own > theirs:
        changes.uprising(s, reconciled=True)
        fate.wound(s, him, own)
    elif theirs > own:
        fate.wound(s, her, theirs)
        if s.where[her] == TRACK:
            _abduct(s)
    else:
        s.emit("stand-off", hero=her, leader=him)


def _abduct(s: DivineRightState) -> None:
    """Both leave: he comes back after a die of game turns, she never (DR-A-BAR-09)."""
    her, him = trouble(s), al_debar(s)
    s.emit("abducts", hero=her, leader=him, hex=s.where[him])
    s.track = tuple(entry for entry in s.track if entry[0] != her)
    changes.lift(s, her, GONE)
    changes.command(s, her, NOBODY)
    special.move_card(s, s.world.card_of[her], cards.ASIDE)
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
