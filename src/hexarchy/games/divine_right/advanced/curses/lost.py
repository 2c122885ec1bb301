"""Lost monarchs and the Return of the King (DR-A-CURSE-70 to -73): how long a kingdom waits for one who is missing."""

from __future__ import annotations

from typing import Final

from hexarchy.core.decisions import Reason
from hexarchy.games.divine_right import captives, changes, crowns, fallout, fate, hooks
from hexarchy.games.divine_right.advanced.curses import guises, table
from hexarchy.games.divine_right.magic.temple import in_temple
from hexarchy.games.divine_right.records import Guise
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import ALLY, CONFUSED, ENCHANTED, GONE, HOME, NOBODY, PLAYER

SWITCHES: Final = ("curses", "temple_of_danger", "isle_of_fright_adv")  # that bring it with them


def waited_for(s: DivineRightState, kingdom: int) -> bool:
    return any(one == kingdom for one, _ in s.sorcery.missing)


def set_term(s: DivineRightState, kingdom: int, turns: int = 0) -> None:
    """The monarch of a kingdom is missing: a die of turns is rolled openly, unless the term is known
    (DR-A-CURSE-71)."""
    if waited_for(s, kingdom) or s.kingdoms[kingdom].status == CONFUSED:
        return
    if not turns:
        (turns,) = s.roll(1, 6, "DR-A-CURSE-71", kingdom=kingdom)
    changes.sorcery(s, missing=(*s.sorcery.missing, (kingdom, s.turn + turns)))
    s.emit("monarch-missing", kingdom=kingdom, turn=s.turn + turns)


def is_back(s: DivineRightState, kingdom: int) -> None:
    """In time: they reign as before."""
    if waited_for(s, kingdom):
        _strike_off(s, kingdom)
        s.emit("monarch-returns", kingdom=kingdom)


def _strike_off(s: DivineRightState, kingdom: int) -> None:
    changes.sorcery(s, missing=tuple(entry for entry in s.sorcery.missing if entry[0] != kingdom))


def give_up(s: DivineRightState, kingdom: int, *, heir: bool = True) -> None:
    """The monarch is held dead: the kingdom is confused, a player without one is out unless a child may follow, and
    nobody scores (DR-A-CURSE-33, DR-A-CURSE-72, DR-A-CURSE-73). Who lives on is a Wayfarer, or a monster, and no
    monarch."""
    _strike_off(s, kingdom)
    monarch, record = s.world.monarch_of[kingdom], s.kingdoms[kingdom]
    s.emit("held-dead", kingdom=kingdom)
    seen = table.guise_of(s, monarch)
    if seen is not None:
        table.change_guise(s, seen, hero=NOBODY, realm=kingdom)
    elif s.where[monarch] >= 0 and (counters := guises.free(s, "wayfarer")):
        new = guises.put_on(s, monarch, counters[0], s.master[monarch], s.where[monarch])
        table.change_guise(s, new, hero=NOBODY, realm=kingdom)
    elif s.where[monarch] >= 0:
        changes.lift(s, monarch, GONE)
    s.track = tuple(entry for entry in s.track if entry[0] != monarch)
    s.where[monarch], s.master[monarch] = GONE, NOBODY
    if crowns.falls(s, kingdom):
        return
    if record.status in (PLAYER, ALLY):
        captives.frighten(s, record.seat, kingdom)
    if record.status == PLAYER:
        if not (heir and hooks.SUCCESSION.any(s, kingdom, record.seat)):
            fallout.falls(s, record.seat)
    else:
        fallout.later(s, fallout.STATUS, kingdom, fallout.CONFUSION, record.seat)


@crowns.USURPS(option=SWITCHES)
def usurped(s: DivineRightState, kingdom: int, seat: int) -> None:
    dethroned(s, kingdom, GONE)


@hooks.SUCCEEDED(option=SWITCHES)
def another_reigns(s: DivineRightState, kingdom: int) -> None:
    dethroned(s, kingdom, HOME)


def dethroned(s: DivineRightState, kingdom: int, place: int) -> None:
    """Another has the throne: nobody is waited for any more, and who lives on in another shape is no monarch
    (DR-A-CURSE-72). `place`: where their counter is then."""
    _strike_off(s, kingdom)
    monarch = s.world.monarch_of[kingdom]
    seen = table.guise_of(s, monarch)
    if seen is not None:
        table.change_guise(s, seen, hero=NOBODY, realm=kingdom)
        if s.where[monarch] == ENCHANTED:
            s.where[monarch], s.master[monarch] = place, NOBODY


@hooks.PLAYER_TURN_ENDS(option=SWITCHES)
def castaways(s: DivineRightState) -> None:
    """Monarchs on the Isle of Fright are waited for, until they are rescued (DR-A-CURSE-70)."""
    for kingdom, monarch in enumerate(s.world.monarch_of):
        if fate.castaway(s, monarch):
            set_term(s, kingdom)
        elif s.where[monarch] != ENCHANTED and not in_temple(s, monarch):
            is_back(s, kingdom)


@hooks.GAME_TURN_ENDS(option=SWITCHES)
def terms(s: DivineRightState) -> None:
    """Whose last turn is over is waited for no longer (DR-A-CURSE-71)."""
    for kingdom, until in s.sorcery.missing:
        if s.kingdoms[kingdom].status == CONFUSED:
            _strike_off(s, kingdom)
        elif until <= s.turn:
            give_up(s, kingdom)
    fallout.settle(s)


@hooks.RESTING(option=SWITCHES)
def found_dead(s: DivineRightState, piece: int, by: int) -> None:
    if s.world.pieces[piece].crowned:
        _strike_off(s, s.kingdom_of(piece))


def ex_monarch(seen: Guise | None) -> bool:
    """Has one lost the throne for good (DR-A-CURSE-72)?"""
    return seen is not None and seen.realm != NOBODY


def why_not_known(seen: Guise) -> list[Reason]:
    return [Reason("DR-A-CURSE-72", "too-late", unit=seen.counter)] if ex_monarch(seen) else []
