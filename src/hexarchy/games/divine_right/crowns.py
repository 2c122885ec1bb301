"""Hooks about crowns: what chapters have to say where a throne is taken, disputed or empty (see hooks.py)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from hexarchy.games.divine_right import hooks
from hexarchy.games.divine_right.hooking import Hook

if TYPE_CHECKING:
    from hexarchy.games.divine_right.state import DivineRightState as S

# May the kingdom of a player be overthrown?
OPEN_THRONES: Final[Hook[Callable[[S, int], bool]]] = Hook()
# Has a kingdom another master than its monarch, so that there is nobody to overthrow?
SUBJECT: Final[Hook[Callable[[S, int], bool]]] = Hook()
# A Usurper of a seat is about to take the throne of a kingdom.
USURPS: Final[Hook[Callable[[S, int, int], None]]] = Hook()
# Does a Usurper reign without a Personality?
CARDLESS: Final[Hook[Callable[[S], bool]]] = Hook()
# The regulars of a usurped kingdom that take the field for its Usurper are named, as a set.
DIVIDED: Final[Hook[Callable[[S, int, int], None]]] = Hook()
# Is the crown of a kingdom disputed, so that nobody wins it away by words and its claimants are worth no points?
DISPUTED: Final[Hook[Callable[[S, int], bool]]] = Hook()
# The monarch of a kingdom is dead, or held dead: True where it is not confused, and what comes of it is done.
CROWN_FALLS: Final[Hook[Callable[[S, int], bool]]] = Hook()
# A Usurper has lost his kingdom: True where what becomes of it is done.
THRONE_EMPTY: Final[Hook[Callable[[S, int], bool]]] = Hook()
# Where a regular comes on, where it is not in its printed space.
HOMES: Final[Hook[Callable[[S, int], Sequence[int] | None]]] = Hook()
# To whom regulars of a kingdom that serve a seat look, where it is not the one on the throne.
CHIEF: Final[Hook[Callable[[S, int, int], int | None]]] = Hook()


def disputed(s: S, kingdom: int) -> bool:
    return DISPUTED.any(s, kingdom)


def falls(s: S, kingdom: int) -> bool:
    return CROWN_FALLS.any(s, kingdom)


def succeeded(s: S, kingdom: int) -> None:
    """Who follows on a throne, or comes to claim it, is another."""
    for follow in hooks.SUCCEEDED.of(s):
        follow(s, kingdom)


def homes(s: S, unit: int) -> list[int] | None:
    """Where a regular comes on instead of its printed space; None: it comes on there."""
    spaces = HOMES.first(s, unit)
    return None if spaces is None else [*spaces]
