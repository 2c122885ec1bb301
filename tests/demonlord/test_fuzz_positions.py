"""Random battles and sieges, with everything that must be true at every question of them."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.demonlord.random_positions import check, play

SEEDS = 160
BATCHES = 8
# Questions plain random play hardly ever comes to. A fuzzer that does not reach them proves nothing.
RARE = (
    "garrison-joins",
    "sortie",
    "retreat-with",
    "retreat-on",
    "inside-or-out",
    "siege-losses",
    "exchange-give",
    "party",
)


@pytest.mark.rule("DL-BAT-06", "DL-SIE-01", "DL-SIE-03", "DL-SIE-29", "DL-PRI-01", "DL-HID-01")
@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_battles_and_sieges_keep_every_promise(batch: int) -> None:
    for seed in range(batch, SEEDS, BATCHES):
        rng = random.Random(seed)
        for state in play(seed):
            try:
                check(state, rng)
            except Exception as error:
                error.add_note(f"seed {seed}, at {state.decision}")
                raise


def test_the_fuzzer_comes_to_the_rare_questions() -> None:
    asked: Counter[str] = Counter()
    for seed in range(SEEDS):
        for _ in play(seed, asked):
            pass
    assert [key for key in RARE if not asked[key]] == []


@pytest.mark.rule("DL-CAP-13", "DL-HID-01")
def test_troops_gated_away_may_leave_nobody_behind_in_a_deal() -> None:
    """In this position the Demon's last unit in a hex goes through a gate, and Hosar is asked before that is over."""
    rng = random.Random(1581)
    for state in play(1581):
        check(state, rng)
