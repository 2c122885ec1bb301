"""Random matches and random situations of Divine Right, with everything that must be true at every question."""

from __future__ import annotations

from collections import Counter

import pytest

from hexarchy.games.divine_right.words import LEVELS
from tests.divine_right.invariants import check, written
from tests.divine_right.random_play import SHORT
from tests.divine_right.random_play import play as whole_match
from tests.divine_right.random_positions import play

SEEDS = 36
BATCHES = 4
# Questions plain random play hardly ever comes to. A fuzzer that does not reach them proves nothing.
RARE = (
    "advance",
    "assault",
    "besiege",
    "break-out",
    "captive",
    "casualty",
    "may-return",
    "refuge",
    "resolve",
    "retreat-where",
)
HIRELINGS = ("entry", "fate-before", "serving")


# The Sorcerers' Ship and the Ghost Fleet need a coast, the Undead one of four spaces: their own tests come to them.
MAGIC = {"raise-bridge", "raise-mist", "enchant", "vortex", "reflect", "teleport", "raise-dead", "raise-colossus"}
MAGIC |= {"souls", "wings"}


@pytest.mark.rule("DR-B-SEQ-07", "DR-B-SEQ-08", "DR-B-VIC-06", "DR-B-COM-19", "DR-B-GEN-14")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_situations_keep_every_promise(batch: int, level: str) -> None:
    for seed in range(batch, SEEDS, BATCHES):
        for number, (state, _) in enumerate(play(seed, resign=0.01, level=level)):
            try:
                check(state)
                if number % 10 == seed % 10:
                    written(state)
            except Exception as error:
                error.add_note(f"seed {seed}, question {number}, at {state.decision}")
                raise


@pytest.mark.rule("DR-B-SET-01", "DR-B-SEQ-01")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", range(2, 9))
def test_whole_matches_keep_them_too(seats: int, level: str) -> None:
    for number, state in enumerate(whole_match(seats, seats, resign=0.001, level=level, **SHORT)):
        check(state)
        if number % 50 == 0:
            written(state)
    assert state.result is not None


def test_the_fuzzer_comes_to_spells_and_powers() -> None:
    """Of the magicians' verbs each is offered to some seat."""
    offered: set[str] = set()
    for seed in range(60):
        for state, _ in play(seed, 60, level="intermediate"):
            offered |= {
                option.verb for ask in (state.decision.asks if state.decision else ()) for option in ask.options
            }
    assert MAGIC - offered == set()


def test_the_fuzzer_comes_to_the_rare_questions() -> None:
    asked: Counter[str] = Counter()
    for seed in range(SEEDS):
        for _ in play(seed, asked=asked, resign=0.01):
            pass
    assert [key for key in RARE if not asked[key]] == []


def test_the_fuzzer_comes_to_the_questions_of_special_mercenaries() -> None:
    asked: Counter[str] = Counter()
    for seed in range(SEEDS):
        for _ in play(seed, asked=asked, resign=0.01, level="intermediate"):
            pass
    assert [key for key in HIRELINGS if not asked[key]] == []
