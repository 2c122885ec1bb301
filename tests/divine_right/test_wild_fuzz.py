"""Random situations with flyers, swimmers, boats and Barbarians, and all that must be true at every question."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.divine_right.invariants import check, stacks_agree, written
from tests.divine_right.wild_positions import play

SEEDS = 24
BATCHES = 4
RARE = ("board", "by", "into-air", "land", "recruit", "search", "surface", "tribe")


@pytest.mark.rule("DR-B-FLY-01", "DR-B-FLY-02", "DR-B-SWM-02", "DR-B-FLT-08", "DR-B-STK-02", "DR-B-STK-03")
@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_situations_keep_every_promise(batch: int) -> None:
    for seed in range(batch, SEEDS, BATCHES):
        for number, state in enumerate(play(seed)):
            try:
                check(state)
                stacks_agree(state)
                if number % 15 == seed % 15:
                    written(state)
            except Exception as error:
                error.add_note(f"seed {seed}, question {number}, at {state.decision}")
                raise


def test_the_fuzzer_comes_to_what_is_new() -> None:
    asked: Counter[str] = Counter()
    for seed in range(SEEDS):
        for _ in play(seed, asked=asked):
            pass
    assert [key for key in RARE if not asked[key]] == []
