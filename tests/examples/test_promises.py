"""The promises of the design, kept by the example."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from hexarchy.bots.random_bot import pick
from hexarchy.core.dice import SeededDice
from tests import promises
from thornford import GAME


class TestPromises(promises.Promises):
    """See tests/promises.py."""

    GAME = GAME
    LAST_WORDS = ("movement", "combat")
    MOST_BYTES = 1024
    TRIES = 3000

    @staticmethod
    def play(seed: int, most: int = 20_000) -> Iterator[Any]:
        rng = random.Random(seed)
        state = GAME.new(dice=SeededDice(seed))
        yield state
        for _ in range(most):
            if state.decision is None:
                return
            ask = rng.choice(state.decision.asks)
            state.apply(ask.seat, pick(ask.options, rng))
            yield state
