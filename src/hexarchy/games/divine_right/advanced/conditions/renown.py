"""Diplomatic Clout, Expertise, and a Usurper who rules when play begins (DR-A-SCO-08, -09, -23)."""

from __future__ import annotations

from typing import Final

from hexarchy.core.actions import Action
from hexarchy.games.divine_right import cards, changes, choices, hooks, openings
from hexarchy.games.divine_right.advanced.conditions import table
from hexarchy.games.divine_right.advanced.curses import guises
from hexarchy.games.divine_right.diplomacy.roll import ACTIVATE
from hexarchy.games.divine_right.mercenaries import special, usurper
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import CLOUT, EXPERTISE, GONE, MAGICIANS, NOBODY, WAITING

SWITCH = table.SWITCH
FREE_PICKS: Final = 6  # DR-A-SCO-23

# -- clout (DR-A-SCO-09) ----------------------------------------------------------------------------------------------


@openings.WON_OVER(option=SWITCH)
def good_connections(s: DivineRightState, kingdom: int, seat: int, function: int) -> None:
    """Who allies with it in the ordinary way has its good name to use."""
    if function == ACTIVATE and table.at(s, kingdom, CLOUT):
        table.change(s, kingdom, seat=seat)


@choices.add
class Clout(choices.Add):
    """A good name counts until a roll is won with it (DR-DEC-34)."""

    VERB = "use-clout"
    RULE = "DR-A-SCO-09"
    AMOUNT = 1
    OPTION = SWITCH

    def options(self, s: DivineRightState, seat: int, kingdom: int) -> list[Action]:
        if kingdom in MAGICIANS:  # only the die itself speaks to them (DR-B-DIP-12)
            return []
        return [s.game.verbs.use_clout] if any(one.seat == seat for one in table.of(s, CLOUT)) else []

    def wins(self, s: DivineRightState, seat: int, kingdom: int, function: int) -> None:
        """The kingdom so won is a friend until its monarch dies (DR-B-DIP-21)."""
        table.end(s, next(one.kingdom for one in table.of(s, CLOUT) if one.seat == seat))
        if function == ACTIVATE:
            changes.kingdom(s, kingdom, friend=seat)


@hooks.PLAYER_OUT(option=SWITCH)
def clout_is_lost(s: DivineRightState, seat: int) -> None:
    for one in table.of(s, CLOUT):
        if one.seat == seat:
            table.change(s, one.kingdom, seat=NOBODY)


# -- expertise (DR-A-SCO-23) ------------------------------------------------------------------------------------------


def _pick(s: DivineRightState, kingdom: int, seat: int) -> None:
    """A special mercenary who has friends in a kingdom. Nobody has looked at the one who waits there from the
    beginning, so it is decided now who it is."""
    piece = special.pick(s) if special.may_gain(s, seat) else NOBODY
    one = table.at(s, kingdom, EXPERTISE)
    if piece == NOBODY or one is None:
        return
    table.change(s, kingdom, band=one.band | 1 << piece)
    special.welcome(s, piece, seat, alone=True)


@hooks.JOINS_ALLIANCE(option=SWITCH)
def waiting_in_the_castle(s: DivineRightState, kingdom: int, seat: int, first: bool) -> None:
    if first and table.at(s, kingdom, EXPERTISE):
        _pick(s, kingdom, seat)


@openings.DREW(option=SWITCH)
def friends_of_friends(s: DivineRightState, seat: int) -> None:
    """Whenever an enemy draws one, so does the kingdom's player."""
    for one in table.of(s, EXPERTISE):
        owner = s.kingdoms[one.kingdom].seat
        if owner not in (NOBODY, seat) and s.active(one.kingdom) and one.drawn < FREE_PICKS:
            table.change(s, one.kingdom, drawn=one.drawn + 1)
            _pick(s, one.kingdom, owner)


@openings.ENTRY_LIMITS(option=SWITCH)
def at_home_with_friends(s: DivineRightState, piece: int, seat: int, spaces: int) -> int:
    """They enter inside the kingdom if they can."""
    for one in table.of(s, EXPERTISE):
        if one.band >> piece & 1 and s.where[piece] == WAITING:
            return spaces & s.game.lands[one.kingdom] or spaces
    return spaces


@hooks.ENTERED_PLAY(option=SWITCH)
def has_come(s: DivineRightState, piece: int, space: int) -> None:
    for one in table.of(s, EXPERTISE):
        if one.band >> piece & 1:
            table.change(s, one.kingdom, band=one.band & ~(1 << piece))


# -- usurpation (DR-A-SCO-08) -----------------------------------------------------------------------------------------


@hooks.CLAIMANT(option=SWITCH)
def claimant(s: DivineRightState) -> int:
    """While one Usurper rules from the beginning, another is a Great Captain, or a Wayfarer."""
    own = s.world.index[usurper.USURPER]
    if s.where[own] == GONE and s.master[own] == NOBODY:
        return own
    captains = [n for n in special.in_randomizer(s) if s.world.special_of[n].id == "great_captain"]
    return next(iter([*captains, *guises.free(s, "wayfarer")]), NOBODY)


@hooks.USURPER_CARD(option=SWITCH)
def card_is_spent(s: DivineRightState, seat: int) -> bool:
    """His own counter alone goes with the card."""
    if claimant(s) == s.world.index[usurper.USURPER]:
        return False
    cards.discard(s, seat, usurper.card(s))
    return True
