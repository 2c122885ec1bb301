"""What is decided between the two sides: roll-offs, and who goes first (DW-B-INT-25, -26)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.words import EMPIRE, ORCS


def roll_off(s: DemonworldState, why: str, **about: Any) -> int:
    """Each side rolls a die, equal ones again; the side with the higher one (DW-B-INT-26)."""
    while True:
        first, second = s.contest(6, why, **about)
        if first != second:
            return ORCS if first > second else EMPIRE


def side_by_side(s: DemonworldState, seats: Iterable[int]) -> list[int]:
    """Seats in the order in which what they answered unseen is rolled: those of the side named first, then the others
    (DW-B-INT-27)."""
    return sorted(seats, key=lambda seat: (s.side_of_seat(seat), seat))


def seats_of(s: DemonworldState, side: int) -> list[int]:
    """The seats of a side, in the order in which they are named."""
    return [seat for seat in range(len(s.setting.seats)) if s.side_of_seat(seat) == side]
