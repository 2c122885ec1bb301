"""Hooks of other beginnings: where special conditions and scenarios have their say. They are hooks like those of
hooks.py."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final

from hexarchy.core.decisions import Reason
from hexarchy.games.divine_right.hooking import Hook
from hexarchy.games.divine_right.words import NOBODY

if TYPE_CHECKING:
    from hexarchy.games.divine_right.state import DivineRightState as S

Modifier = tuple[str, int]

# -- set-up -----------------------------------------------------------------------------------------------------------

OUT_OF_THE_DRAW: Final[Hook[Callable[[S, int], bool]]] = Hook()  # is a kingdom no player's when kingdoms are drawn?
# The seats in the order in which they draw kingdoms, where it is not that of the table.
DRAW_ORDER: Final[Hook[Callable[[S], Sequence[int]]]] = Hook()
# Of the kingdoms left those a seat draws from; none: it has no kingdom.
DRAWS_FROM: Final[Hook[Callable[[S, int, Sequence[int]], Sequence[int]]]] = Hook()
KINGDOMS_DRAWN: Final[Hook[Callable[[S], None]]] = Hook()  # player kingdoms are known
# Does another than its monarch rule a player kingdom from the beginning?
UNCROWNED: Final[Hook[Callable[[S, int], bool]]] = Hook()
# Seats that have their player turn before all others in a game turn.
FIRST_TO_MOVE: Final[Hook[Callable[[S], Sequence[int]]]] = Hook()


def order_of_draw(s: S) -> Sequence[int]:
    for order in DRAW_ORDER.of(s):
        return order(s)
    return range(len(s.players))


def open_to(s: S, seat: int, kingdoms: Sequence[int]) -> Sequence[int]:
    for limit in DRAWS_FROM.of(s):
        kingdoms = limit(s, seat, kingdoms)
    return kingdoms


def monarch_reigns(s: S, kingdom: int) -> bool:
    return not UNCROWNED.any(s, kingdom)


# -- pieces that come -------------------------------------------------------------------------------------------------

# A regular has been replaced, or a common mercenary hired, in a space.
REINFORCED: Final[Hook[Callable[[S, int, int], None]]] = Hook()  # unit, space
# Spaces in which a seat has no new units, as a set; and is an eliminated unit not replaced now?
NO_MUSTER: Final[Hook[Callable[[S, int], int]]] = Hook()
NOT_REPLACED: Final[Hook[Callable[[S, int], bool]]] = Hook()
# Of the spaces in which a special mercenary of a seat could enter those in which they do.
ENTRY_LIMITS: Final[Hook[Callable[[S, int, int, int], int]]] = Hook()  # piece, seat, spaces
DREW: Final[Hook[Callable[[S, int], None]]] = Hook()  # a seat has drawn a special mercenary
# Whom a hero leads whatever else is said of either; None: as others say.
FOLLOWS: Final[Hook[Callable[[S, int, int], bool | None]]] = Hook()  # hero, unit


def drew(s: S, seat: int) -> None:
    for follow in DREW.of(s):
        follow(s, seat)


# Of the spaces units could retreat to those they do.
RETREAT_LIMITS: Final[Hook[Callable[[S, Sequence[int], Sequence[int]], Sequence[int]]]] = Hook()

# Why a unit does not join others in an attack.
JOINS_ATTACK: Final[Hook[Callable[[S, int, int], list[Reason]]]] = Hook()  # units that attack, unit
SCORED: Final[Hook[Callable[[S, int, int], None]]] = Hook()  # a seat has scored points

# -- kingdoms ---------------------------------------------------------------------------------------------------------

# Why a kingdom does not leave the player it acts for, by diplomacy, fear or forced peace.
STAYS_ALLIED: Final[Hook[Callable[[S, int], list[Reason]]]] = Hook()
# A diplomacy roll of a seat on a kingdom was won: kingdom, seat, function.
WON_OVER: Final[Hook[Callable[[S, int, int, int], None]]] = Hook()
# What the plunder of a castle is worth more, or less.
CASTLE_VALUE: Final[Hook[Callable[[S, int], int]]] = Hook()
# What is added to the die of a sick stack of a seat in some spaces.
SICKNESS: Final[Hook[Callable[[S, int, int], Iterable[Modifier]]]] = Hook()
# Pieces of a seat come into a kingdom that acts for nobody: True where it is no violation, and all is done.
COMES_IN: Final[Hook[Callable[[S, int, int], bool]]] = Hook()  # seat, kingdom
# A castle of a kingdom that acts for nobody is attacked by a seat: True where what comes of it is done.
ATTACKED: Final[Hook[Callable[[S, int, int], bool]]] = Hook()  # kingdom, seat
# May a seat not be the one whom an attacked kingdom joins?
NO_HELPER: Final[Hook[Callable[[S, int, int], bool]]] = Hook()  # kingdom, seat


def no_helper(s: S, kingdom: int, seat: int) -> bool:
    return NO_HELPER.any(s, kingdom, seat)


def stays(s: S, kingdom: int) -> list[Reason]:
    return STAYS_ALLIED.why(s, kingdom)


# -- players without a kingdom ----------------------------------------------------------------------------------------

# The counter that is a seat's monarch, where it is not that of its kingdom; None: as ever.
LORD: Final[Hook[Callable[[S, int], int | None]]] = Hook()
# What an ambassador of a seat may not do: one of the verbs, and why.
NO_FUNCTION: Final[Hook[Callable[[S, int, str], list[Reason]]]] = Hook()
NO_CARDS: Final[Hook[Callable[[S, int], bool]]] = Hook()  # does a seat draw no Diplomacy cards?
# The result of the match, where points alone do not say it.
VERDICT: Final[Hook[Callable[[S], tuple[int, ...] | None]]] = Hook()


NO_RETURN: Final[Hook[Callable[[S, int], bool]]] = Hook()  # may a seat that is out not come back?
ENDS_NOW: Final[Hook[Callable[[S], bool]]] = Hook()  # a player is out: is the match over?
# Does a seat come into a kingdom that acts for nobody without violating it?
FREE_ENTRY: Final[Hook[Callable[[S, int, int], bool]]] = Hook()  # seat, kingdom
# A kingdom has fallen into Confusion or forced peace.
SILENCED: Final[Hook[Callable[[S, int], None]]] = Hook()
GAINS_NOTHING: Final[Hook[Callable[[S, int], bool]]] = Hook()  # has a seat no use of Personalities 3 and 15?
NO_ALTAR: Final[Hook[Callable[[S, int], list[Reason]]]] = Hook()  # why a seat does not sacrifice at Greystaff
NO_PRAYER: Final[Hook[Callable[[S, int], list[Reason]]]] = Hook()  # why a hero does not pray in the Temple
NO_SEEKER: Final[Hook[Callable[[S, int], list[Reason]]]] = Hook()  # why a piece does not seek what is lost
NO_ADVICE: Final[Hook[Callable[[S, int], list[Reason]]]] = Hook()  # why nobody in a space listens to Sir Mortnoir
RATED_AGAIN: Final[Hook[Callable[[S, int, int], bool]]] = Hook()  # hero, class: is it rolled again?
# Of a seat that recruits a kind of Barbarians: does its ambassador survive; is it bound by no limit; do they stay after
# the booty?
SAFE_AMONG: Final[Hook[Callable[[S, int, int], bool]]] = Hook()
UNLIMITED: Final[Hook[Callable[[S, int, int], bool]]] = Hook()
STAYS_ON: Final[Hook[Callable[[S, int], bool]]] = Hook()  # unit


SURE_RECRUITS: Final[Hook[Callable[[S, int, int], bool]]] = Hook()  # seat, folk: do as many join as the die shows?
MIXED_TRIBES: Final[Hook[Callable[[S, int], bool]]] = Hook()  # may tribes of a seat stand together?
NO_MARINE: Final[Hook[Callable[[S, int], bool]]] = Hook()  # unit
# A conqueror of a broken kingdom is in it with what he needs: what comes of it.
SUBDUE: Final[Hook[Callable[[S, int], None]]] = Hook()


HORSEMEN: Final[Hook[Callable[[S, int], None]]] = Hook()  # more of them come to a seat, without risk
# Does Help from Afar mean nothing to a seat, or something else than to others?
NOT_HELPED: Final[Hook[Callable[[S, int], bool]]] = Hook()


def no_function(s: S, seat: int, verb: str) -> list[Reason]:
    return NO_FUNCTION.why(s, seat, verb)


def gains_nothing(s: S, seat: int) -> bool:
    return GAINS_NOTHING.any(s, seat)


def court(s: S, seat: int) -> int:
    """Where a seat is at home: in the royal castle, or where its monarch is; NOBODY: nowhere."""
    kingdom = s.players[seat].kingdom
    if kingdom != NOBODY:
        return s.world.royal_seats[kingdom]
    own = lord(s, seat)
    return s.where[own] if own != NOBODY and s.where[own] >= 0 else NOBODY


def lord(s: S, seat: int) -> int:
    """A seat's monarch; NOBODY: it has none."""
    for find in LORD.of(s):
        if (found := find(s, seat)) is not None:
            return found
    kingdom = s.players[seat].kingdom
    return s.world.monarch_of[kingdom] if kingdom != NOBODY else NOBODY
