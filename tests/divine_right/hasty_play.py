"""Random matches of Divine Right, seen at every question."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from hexarchy.bots.random_bot import pick
from hexarchy.core.dice import SeededDice
from hexarchy.games.divine_right import GAME
from hexarchy.games.divine_right.state import DivineRightState
from tests.orders import now_and_then

HASTE = 0.4  # how often a player who may end a phase does: else nothing but marching would be seen


def match(seed: int, seats: int, **options: Any) -> DivineRightState:
    state = GAME.new(options=options, dice=SeededDice(seed), seats=GAME.seats[:seats])
    assert isinstance(state, DivineRightState)
    return state


def play(seed: int, seats: int = 3, most: int = 20_000, **options: Any) -> Iterator[DivineRightState]:
    """Now and then a seat first gives a random order."""
    rng = random.Random(seed)
    state = match(seed, seats, **options)
    for _ in range(most):
        if state.decision is None:
            return
        yield state
        ask = rng.choice(state.decision.asks)
        if now_and_then(state, rng, 0.02) is not None:
            continue
        done = state.game.verbs.done
        state.apply(ask.seat, done if done in ask.options and rng.random() < HASTE else pick(ask.options, rng))
