"""Matches to tell the chances of: some turns of random play, as a record."""

from __future__ import annotations

import random

from hexarchy.bots.random_bot import pick
from hexarchy.core import outlook
from hexarchy.core.dice import SeededDice
from hexarchy.core.records import Record
from hexarchy.games import game


def some_turns(name: str, turns: int, seed: int = 3) -> Record:
    """Up to the first question of the turn after so many."""
    rules, rng = game(name), random.Random(seed)
    record = Record.begin(rules, dice=SeededDice(seed))
    state = record.start(rules)
    while state.decision and outlook.turn_of(state) <= turns:
        ask = state.decision.asks[0]
        action = pick(ask.options, rng)
        record.actions.append((state.setting.seats[ask.seat], action.text))
        state.apply(ask.seat, action)
    return record
