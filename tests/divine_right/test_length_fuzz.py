"""Random situations and matches with the switches on the length of the game, its points and its signs."""

from __future__ import annotations

from typing import Any

import pytest

from tests.divine_right.invariants import check, written
from tests.divine_right.random_play import SHORT
from tests.divine_right.random_play import play as whole_match
from tests.divine_right.random_positions import play
from tests.divine_right.test_more_points import PARTS

DRAWS = ("opening_draw", "draw_instead", "new_ally_draw", "turn_boxes")
SWITCHES: dict[str, dict[str, Any]] = {
    "secret_turn_order": {"secret_turn_order": True},
    "omens": {"omens": True},
    "obelisk": {"obelisk": True},
    "weather_sailing": {"weather_sailing": True},
    "royal_treasure": {"royal_treasure": True},
    "randomizer_options": {"randomizer_options": True, **dict.fromkeys(DRAWS, True)},
    "strict_stacking": {"strict_stacking": True},
    "additional_vp": {"additional_vp": True, **dict.fromkeys((*PARTS, "rated_monarchs"), True)},
}
ALL: dict[str, Any] = {name: value for options in SWITCHES.values() for name, value in options.items()}


@pytest.mark.parametrize("options", [*SWITCHES.values(), ALL], ids=[*SWITCHES, "all"])
def test_random_play_keeps_every_promise(options: dict[str, Any]) -> None:
    chosen = {"level": "intermediate", **options}
    for seed in range(2):
        for number, (state, _) in enumerate(play(seed, resign=0.01, **chosen)):
            check(state)
            if number % 20 == 0:
                written(state)


def test_a_whole_match_with_all_of_them_comes_to_its_end() -> None:
    for number, state in enumerate(whole_match(3, 3, resign=0.001, level="intermediate", **ALL, **SHORT)):
        check(state)
        if number % 100 == 0:
            written(state)
    assert state.result is not None
