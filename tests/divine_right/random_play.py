"""Random play for property tests and the fuzzer: two to eight seats, of which some resign at any moment."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from hexarchy.bots.random_bot import pick
from hexarchy.core.dice import SeededDice
from hexarchy.games.divine_right import GAME
from hexarchy.games.divine_right.state import DivineRightState

SHORT: Final[dict[str, Any]] = {"variable_length": True, "last_turn": 5}  # a match of five turns
ENDS = ("done", "stop", "none", "no")  # taken at once they would leave most of the game out


def play(
    seed: int, seats: int, *, resign: float = 0.0, most: int = 30_000, asked: Counter[str] | None = None, **options: Any
) -> Iterator[DivineRightState]:
    """A random match, seen at every question. `resign`: how likely a seat gives up at a question."""
    rng = random.Random(seed)
    state = GAME.new("standard", options, SeededDice(seed), GAME.seats[:seats])
    assert isinstance(state, DivineRightState)
    for _ in range(most):
        yield state
        if state.decision is None:
            return
        if rng.random() < resign:
            state.apply(rng.choice(state.in_game), "resign")
            continue
        ask = rng.choice(state.decision.asks)
        if asked is not None:
            asked[ask.key] += 1
        action = pick(ask.options, rng)
        if action.text in ENDS and rng.random() < 0.7:
            action = pick(ask.options, rng)
        state.apply(ask.seat, action)
    raise AssertionError(f"seed {seed} does not come to an end")
