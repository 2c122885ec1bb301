"""Random play for property tests and the fuzzer."""

from __future__ import annotations

import random
from collections.abc import Iterator

from hexarchy.bots.random_bot import pick
from hexarchy.core.dice import SeededDice
from hexarchy.games.dark_emperor import GAME
from hexarchy.games.dark_emperor.state import DarkEmperorState
from tests.orders import now_and_then


def play(seed: int, most: int = 20_000) -> Iterator[DarkEmperorState]:
    """A random match, seen at every question. Now and then an ally is betrayed; segments are not ended in a hurry."""
    rng = random.Random(seed)
    state = GAME.new("standard", {"air_rune_hex": bool(seed % 2)}, SeededDice(seed))
    assert isinstance(state, DarkEmperorState)
    for _ in range(most):
        yield state
        if state.decision is None:
            return
        ask = state.decision.asks[0]
        if now_and_then(state, rng, 0.008) is not None:
            continue
        action = pick(ask.options, rng)
        if action.text in ("end", "pass") and rng.random() < 0.8:
            action = pick(ask.options, rng)
        state.apply(ask.seat, action)
