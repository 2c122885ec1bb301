"""Random play for property tests and the fuzzer: games that stop wherever a test wants to look."""

from __future__ import annotations

import random
from collections.abc import Iterator

from hexarchy.bots.random_bot import pick
from hexarchy.core.dice import SeededDice
from hexarchy.games.demonlord.state import DemonlordState
from tests.demonlord.table import GAME

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
    """A random match, seen at every question; half the time a seat first gives a random command."""
    rng = random.Random(seed)
    state = match(seed)
    commands = [
        a for verb in ("top", "order", "stack-silent", "stack-show", "lift-pass") for a in GAME.actions.of(verb)
    ]
    for _ in range(most):
        if state.decision is None:
            return
        yield state
        ask = rng.choice(state.decision.asks)
        if rng.random() < 0.05:
            seat, command = rng.randrange(2), rng.choice(commands)
            if command in state.commands(seat):
                state.apply(seat, command)
                continue
        state.apply(ask.seat, pick(ask.options, rng))
