"""Matches half played, by chance."""

from __future__ import annotations

import random

from benchmarks.server.client import GAME
from hexarchy import games
from hexarchy.bots.random_bot import pick
from hexarchy.core.dice import SeededDice
from hexarchy.core.records import Record

PLAYED = 200  # actions


def opening(seed: int) -> Record:
    """The first actions of a match between random players."""
    game = games.game(GAME)
    rng = random.Random(seed)
    made = Record.begin(game, dice=SeededDice(seed))
    state = made.start(game)
    while state.decision is not None and len(made.actions) < PLAYED:
        ask = state.decision.asks[0]
        action = pick(ask.options, rng)
        state.apply(ask.seat, action)
        made.actions.append((game.seats[ask.seat], action.text))
    return made
