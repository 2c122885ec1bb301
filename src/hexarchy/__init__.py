"""Hexarchy: a table for classic fantasy wargames, with the rules enforced.

import hexarchy
game = hexarchy.game("demonlord")
state = game.new()
state.decision, state.apply(seat, action), state.view(seat), state.result
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hexarchy.core.game import Game

__version__ = "0.1.0"


def game(name: str) -> Game:
    """The game of that name."""
    from hexarchy import games  # here, because reading a game takes a moment that `hexarchy --help` should not wait

    return games.game(name)
