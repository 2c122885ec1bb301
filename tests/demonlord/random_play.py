"""Random play for property tests and the fuzzer: games that stop wherever a test wants to look."""

from __future__ import annotations

import random
from collections.abc import Iterator

from hexarchy.bots.random_bot import pick
from hexarchy.core.dice import SeededDice
from hexarchy.games.demonlord.state import DemonlordState
from tests.demonlord.table import GAME
from tests.orders import now_and_then

SCENARIOS: tuple[tuple[str, dict[str, bool]], ...] = (
    ("standard", {}),
    ("standard", {"first_move": True}),
    ("standard", {"reduced_chance": True}),
    ("strategic", {"first_move": True, "reduced_chance": True}),
    ("long", {}),
)


def match(seed: int) -> DemonlordState:
    scenario, options = SCENARIOS[seed % len(SCENARIOS)]
    state = GAME.new(scenario, options, SeededDice(seed))
    assert isinstance(state, DemonlordState)
    return state


def play(seed: int, most: int = 4000) -> Iterator[DemonlordState]:
    """A random match, seen at every question; now and then a seat first gives a random order."""
    rng = random.Random(seed)
    state = match(seed)
    for _ in range(most):
        if state.decision is None:
            return
        yield state
        ask = rng.choice(state.decision.asks)
        if now_and_then(state, rng, 0.02) is not None:
            continue
        state.apply(ask.seat, pick(ask.options, rng))
