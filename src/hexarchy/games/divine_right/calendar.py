"""The calendar of Minaria: a year has thirty turns, the last ten of them winter (DR-A-WIN-01).

Game turns are counted on over the years, so that whatever lasts up to a turn needs no calendar.
"""

from __future__ import annotations

from typing import Final

YEAR: Final = 30
CAMPAIGN: Final = 20  # turns before winter
ONSET: Final = CAMPAIGN + 1


def year(turn: int) -> int:
    return (turn - 1) // YEAR + 1


def turn_of_year(turn: int) -> int:
    return (turn - 1) % YEAR + 1


def is_winter(turn: int) -> bool:
    return turn_of_year(turn) > CAMPAIGN
