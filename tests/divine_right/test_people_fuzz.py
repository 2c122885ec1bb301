"""Random matches with the people of the Advanced game, each switch alone and all of them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.divine_right.invariants import check, written
from tests.divine_right.random_play import SHORT, play

SWITCHES = ("envoys",)
WITH = ("omens", "randomizer_options", "draw_instead", "additional_vp")


@pytest.mark.parametrize("on", [*((name,) for name in SWITCHES), (*SWITCHES, *WITH)], ids=[*SWITCHES, "all"])
def test_random_matches_keep_every_promise(on: tuple[str, ...]) -> None:
    options: dict[str, Any] = {"level": "intermediate", **dict.fromkeys(on, True), **SHORT}
    for number, state in enumerate(play(3, 3, resign=0.0005, **options)):
        check(state)
        if number % 50 == 0:
            written(state)
