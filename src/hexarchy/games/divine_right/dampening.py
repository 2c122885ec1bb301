"""Where magic fails: spaces that chapters say are closed to it, besides the space of the Amulet (see magic/powers.py).
Magic fails if its source or its target is there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from hexarchy.core.decisions import Reason
from hexarchy.games.divine_right.hooking import Hook

if TYPE_CHECKING:
    from hexarchy.games.divine_right.state import DivineRightState as S

# The spaces, as a set; and why, of one of them.
NO_MAGIC: Final[Hook[Callable[[S], int]]] = Hook()
WHY_NO_MAGIC: Final[Hook[Callable[[S, int], list[Reason]]]] = Hook()


def dampened(s: S) -> int:
    """All spaces in which magic fails, as a set."""
    found = 0
    for spaces in NO_MAGIC.of(s):
        found |= spaces(s)
    return found


def fails_in(s: S, space: int) -> bool:
    return space >= 0 and any(spaces(s) >> space & 1 for spaces in NO_MAGIC.of(s))


def why(s: S, space: int) -> list[Reason]:
    return next((reasons for say in WHY_NO_MAGIC.of(s) if (reasons := say(s, space))), [])
