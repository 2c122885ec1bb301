"""Random situations and matches with the people of the Advanced game, each switch alone and all of them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.divine_right.invariants import check, written
from tests.divine_right.people_positions import play
from tests.divine_right.random_play import SHORT
from tests.divine_right.random_play import play as whole_match

SWITCHES = ("envoys", "marshal_hippogriff", "pirate_fleet", "tana", "trouble_peasants")
WITH = (
    "al_debar_trouble",
    "mortnoir",
    "omens",
    "randomizer_options",
    "draw_instead",
    "additional_vp",
    "skirmishing",
    "winter",
)
RARE = ("envoy-function", "retreat-where", "mutiny", "combat-ends")


@pytest.mark.parametrize("on", [*((name,) for name in SWITCHES), (*SWITCHES, *WITH)], ids=[*SWITCHES, "all"])
def test_random_situations_keep_every_promise(on: tuple[str, ...]) -> None:
    for seed in range(4):
        for number, state in enumerate(play(seed, on, 100)):
            check(state)
            if number % 25 == 0:
                written(state)


def test_a_whole_match_with_all_of_them_keeps_every_promise() -> None:
    options: dict[str, Any] = {"level": "intermediate", **dict.fromkeys((*SWITCHES, *WITH), True), **SHORT}
    for state in whole_match(3, 4, resign=0.0005, **options):
        check(state)


def test_the_fuzzer_comes_to_what_is_new() -> None:
    asked: Counter[str] = Counter()
    for seed in range(30):
        for _ in play(seed, SWITCHES, 60, asked):
            pass
    assert [key for key in RARE if not asked[key]] == []
