"""Random situations full of Curses, alone and with the switches they work with, and all that must be true."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.divine_right.curse_positions import play
from tests.divine_right.invariants import check, written
from tests.divine_right.random_play import SHORT
from tests.divine_right.random_play import play as whole_match

SWITCHES: dict[str, tuple[str, ...]] = {
    "curses": (),
    "users": ("magic_users",),
    "people": ("magic_users", "dancing_girls", "breis", "mortnoir", "random_wayfarer_gender"),
}
SEEDS = 4
ARCANA = ("advanced_devices", "cursed_devices", "dummy_devices", "dummies_may_be_cursed", "runesword", "monsters")
SWITCHES["arcana"] = (*ARCANA, "device_sources", "hidden", "heirlooms", "shops", "magic_users")
RARE = ("curse", "dispel", "grave", "hunt", "lay", "lift-curse", "maul", "woo")


@pytest.mark.parametrize("on", SWITCHES.values(), ids=[*SWITCHES])
def test_random_situations_keep_every_promise(on: tuple[str, ...]) -> None:
    for seed in range(SEEDS):
        options: dict[str, Any] = dict.fromkeys(on, True)
        for number, state in enumerate(play(seed, 80, **options)):
            try:
                check(state)
                if number % 30 == seed % 30:
                    written(state)
            except Exception as error:
                error.add_note(f"seed {seed}, question {number}, at {state.decision}")
                raise


def test_the_fuzzer_comes_to_what_is_new() -> None:
    asked: Counter[str] = Counter()
    for seed in range(30):
        for _ in play(seed, 60, asked=asked, magic_users=True):
            pass
    assert [key for key in RARE if not asked[key]] == []


def test_whole_matches_with_monsters_from_the_start() -> None:
    options: dict[str, Any] = {
        "level": "intermediate",
        "curses": True,
        "gothic_start": True,
        "magic_users": True,
        **SHORT,
    }
    for number, state in enumerate(whole_match(2, 3, resign=0.0005, **options)):
        check(state)
        if number % 60 == 0:
            written(state)
