"""Random matches with the switches of campaigns and storms, each alone, with what it works with, and all of them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.divine_right import random_play
from tests.divine_right.invariants import check, written
from tests.divine_right.random_play import SHORT
from tests.divine_right.random_positions import play

SETS = {
    "air_power": ("air_power", "mixed_unit_combat", "besieged_fleets"),
    "lake_fleets": ("lake_fleets", "winter", "forts"),
    "mixed_unit_combat": ("mixed_unit_combat", "marines", "tactical_combat"),
    "forced_march": ("forced_march", "tactical_combat", "winter", "omens", "raging_epidemics"),
    "forts": ("forts", "scenic_forts", "storming"),
    "nonhumans_at_war": ("nonhumans_at_war", "elves", "dwarves", "goblins", "trolls", "ghouls_selkies", "winter"),
    "storming": ("storming", "ships", "tactical_combat", "ignoble_mercenaries", "green_recruits"),
    "tactical_combat": ("tactical_combat", "militia", "skirmishing", "leadership_limits", "familiar_ground"),
}
ALL = tuple(dict.fromkeys(name for names in SETS.values() for name in names))


IDS = [*SETS, *(f"{name}+" for name in SETS), "all"]


@pytest.mark.parametrize("on", [*((name,) for name in SETS), *SETS.values(), ALL], ids=IDS)
def test_random_situations_keep_every_promise(on: tuple[str, ...]) -> None:
    """Armies around a few castles: there combats come soon."""
    options: dict[str, Any] = {"level": "intermediate", **dict.fromkeys(on, True)}
    for seed in range(3):
        for number, (state, _) in enumerate(play(seed, 80, **options)):
            try:
                check(state)
                if number % 20 == 0:
                    written(state)
            except Exception as error:
                error.add_note(f"seed {seed}, question {number}, at {state.decision}")
                raise


def test_a_whole_match_keeps_every_promise() -> None:
    options: dict[str, Any] = {"level": "intermediate", **dict.fromkeys(ALL, True), **SHORT}
    for number, state in enumerate(random_play.play(5, 3, resign=0.0005, **options)):
        check(state)
        if number % 50 == 0:
            written(state)
