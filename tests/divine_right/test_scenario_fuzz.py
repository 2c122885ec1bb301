"""Random play of scenarios and special conditions: every promise is kept, and no secret is told."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from hexarchy.bots.random_bot import pick
from hexarchy.core.dice import SeededDice
from hexarchy.games.divine_right import GAME
from hexarchy.games.divine_right.state import DivineRightState
from tests.divine_right.invariants import check
from tests.divine_right.random_play import ENDS
from tests.divine_right.test_promises import Watch

SCENARIOS = ("boewenn", "khagan", "minarian_revolt", "storm_rider_civil_war")
CONDITIONS: dict[str, Any] = {"level": "intermediate", "special_conditions": True, "conditions": 3}
cases = pytest.mark.parametrize(
    ("scenario", "options"),
    [*((name, {}) for name in SCENARIOS), ("standard", CONDITIONS)],
    ids=[*SCENARIOS, "special_conditions"],
)


def play(scenario: str, seed: int, most: int, options: dict[str, Any]) -> Iterator[DivineRightState]:
    """The first questions of a random match, some of its players giving up."""
    rng = random.Random(seed)
    seats = GAME.seats[: 3 + seed % 3]
    state = GAME.new(scenario, options, SeededDice(seed), seats)
    assert isinstance(state, DivineRightState)
    for _ in range(most):
        yield state
        if state.decision is None:
            return
        if rng.random() < 0.002:
            state.apply(rng.choice(state.in_game), "resign")
            continue
        ask = rng.choice(state.decision.asks)
        action = pick(ask.options, rng)
        if action.text in ENDS and rng.random() < 0.5 and state.turn:
            action = pick(ask.options, rng)
        state.apply(ask.seat, action)


@cases
def test_every_promise_is_kept_and_what_is_written_is_read_again(scenario: str, options: dict[str, Any]) -> None:
    for number, state in enumerate(play(scenario, 1, 160, options)):
        if number % 10 == 0:
            check(state)
        if number % 40 == 0:
            again = GAME.from_json(state.to_json())
            assert again.to_json() == state.to_json()
            assert again.view(0) == state.view(0)


@cases
@pytest.mark.rule("DR-A-SCO-19", "DR-B-GEN-13", "DR-B-GEN-14")
def test_no_face_down_card_is_betrayed(scenario: str, options: dict[str, Any]) -> None:
    watching = Watch(GAME)
    for number, state in enumerate(play(scenario, 5, 150, options)):
        if number % 25 == 0 and state.decision is not None:
            watching.look(state)
