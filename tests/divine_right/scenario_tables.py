"""Tables of scenarios for rule tests."""

from __future__ import annotations

from typing import Any

from hexarchy.core.dice import SeededDice
from hexarchy.games.divine_right import GAME
from hexarchy.games.divine_right.state import DivineRightState
from tests.divine_right.table import Table


def begin(scenario: str, seats: int = 3, seed: int = 1, dice: Any = (), **options: Any) -> Table:
    """A scenario at its very beginning."""
    source = SeededDice(seed).after(dice) if dice else SeededDice(seed)
    state = GAME.new(scenario, options, source, GAME.seats[:seats])
    assert isinstance(state, DivineRightState)
    t = Table(state)
    t.log += state.opening()
    return t


def opened(scenario: str, seats: int = 3, seed: int = 1, stop: str = "", dice: Any = (), **options: Any) -> Table:
    """Up to a question of its set-up, or up to the first of the first turn; the last answer is given to each."""
    t = begin(scenario, seats, seed, dice, **options)
    while t.s.turn == 0 and t.question != stop:
        t.do("done" if "done" in t.options else t.options[0])
    return t
