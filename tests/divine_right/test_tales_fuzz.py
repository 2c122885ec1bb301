"""Random situations with the Advanced Game's tales, each alone and all of them, with players who leave."""

from __future__ import annotations

from typing import Any

import pytest

from tests.divine_right.invariants import check, written
from tests.divine_right.random_play import SHORT
from tests.divine_right.random_play import play as whole_match
from tests.divine_right.tales_positions import play

SWITCHES = (
    *("mortnoir", "breis", "dancing_girls", "ghouls", "selkies"),
    *("haunted_spaces", "eerie_oasis", "isle_of_fright_adv", "terror_greystaff", "temple_of_danger"),
    *("barbarian_options", "barbarian_treachery", "lords_of_barbaria"),
)


@pytest.mark.parametrize("on", [*((name,) for name in SWITCHES), SWITCHES], ids=[*SWITCHES, "all"])
def test_random_situations_keep_every_promise(on: tuple[str, ...]) -> None:
    for seed in range(2):
        for number, state in enumerate(play(seed, on, 100)):
            check(state)
            if number % 25 == 0:
                written(state)


def test_with_curses_they_keep_every_promise() -> None:
    for seed in range(3):
        for state in play(seed, (*SWITCHES, "curses"), 100):
            check(state)


def test_a_whole_match_with_all_of_them_keeps_every_promise() -> None:
    options: dict[str, Any] = {"level": "intermediate", **dict.fromkeys(SWITCHES, True), **SHORT}
    for state in whole_match(5, 4, resign=0.0005, **options):
        check(state)
