"""Random positions of Dark Emperor, with everything that must be true at every question of them."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.dark_emperor.invariants import Watch, check
from tests.dark_emperor.random_play import play as whole_match
from tests.dark_emperor.random_positions import play

SEEDS = 120
BATCHES = 6
# Questions plain random play hardly ever comes to. A fuzzer that does not reach them proves nothing.
RARE = (
    "attrition-from",
    "attrition-loss",
    "banish-magic",
    "champion",
    "combat-loss",
    "counter",
    "device-to",
    "embark",
    "flight",
    "gift",
    "how-many-fleets",
    "leader-retreats",
    "new-master",
    "return",
    "spoils",
    "undead-magic",
)


@pytest.mark.rule("DE-PROC-4", "DE-9.26a", "DE-9.26c", "DE-10a", "DE-15.13a", "DE-15.13b", "DE-6.11a", "DE-PROC-6")
@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_situations_keep_every_promise(batch: int) -> None:
    for seed in range(batch, SEEDS, BATCHES):
        watch = Watch(seed)
        for state, happened in play(seed):
            try:
                watch.look(state, happened)
            except Exception as error:
                error.add_note(f"seed {seed}, at {state.decision}")
                raise


@pytest.mark.parametrize("seed", [3, 8])
def test_whole_matches_keep_them_too(seed: int) -> None:
    for state in whole_match(seed):
        check(state)


def test_the_fuzzer_comes_to_the_rare_questions() -> None:
    asked: Counter[str] = Counter()
    for seed in range(SEEDS):
        for _ in play(seed, asked):
            pass
    assert [key for key in RARE if not asked[key]] == []
