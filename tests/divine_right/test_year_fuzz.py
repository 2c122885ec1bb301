"""Random matches with the switches of the year, each alone and with those they work with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from hexarchy.games.divine_right.state import DivineRightState
from tests.divine_right.invariants import check, written
from tests.divine_right.random_play import play

COMPANY = (
    "omens",
    "obelisk",
    "zones_of_control",
    "weather_sailing",
    "deadly_desert",
    "randomizer_options",
    "opening_draw",
)


def late(
    seed: int, seats: int, *, first: int, last: int, resign: float = 0.0, **options: Any
) -> Iterator[DivineRightState]:
    """A random match whose first turn is a late one."""
    length: dict[str, Any] = {"variable_length": True, "last_turn": last}
    for state in play(seed, seats, resign=resign, level="intermediate", **length, **options):
        if state.turn == 0:  # at set-up
            state.turn = first - 1
        yield state


def watched(states: Iterator[DivineRightState]) -> DivineRightState:
    for number, state in enumerate(states):
        check(state)
        if number % 100 == 0:
            written(state)
    return state


@pytest.mark.parametrize(("seed", "seats", "first", "last"), [(1, 2, 20, 23), (2, 4, 21, 22), (3, 3, 30, 31)])
def test_random_winters_keep_every_promise(seed: int, seats: int, first: int, last: int) -> None:
    assert watched(late(seed, seats, first=first, last=last, winter=True)).result is not None


def test_random_winters_keep_every_promise_in_company() -> None:
    options = {"winter": True, **dict.fromkeys(COMPANY, True)}
    assert watched(late(5, 3, first=20, last=22, resign=0.0005, **options)).result is not None
