"""Random matches with the switches of the art of war, each alone and all of them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.divine_right.invariants import check, written
from tests.divine_right.random_play import SHORT, play

SWITCHES = (
    "besieged_fleets",
    "green_recruits",
    "ignoble_mercenaries",
    "leadership_limits",
    "militia",
    "skirmishing",
    "zones_of_control",
)


@pytest.mark.parametrize("on", [*((name,) for name in SWITCHES), SWITCHES], ids=[*SWITCHES, "all"])
def test_random_matches_keep_every_promise(on: tuple[str, ...]) -> None:
    options: dict[str, Any] = {"level": "intermediate", **dict.fromkeys(on, True), **SHORT}
    for number, state in enumerate(play(3, 3, **options)):
        check(state)
        if number % 50 == 0:
            written(state)
