"""The shelf: the games that can be played. Each is a package beside this file and offers itself as `GAME`."""

from __future__ import annotations

import importlib
from typing import Final

from hexarchy.core.game import Game

SHELF: Final = ("demonlord",)  # in alphabetical order; a game goes here when it can be played to its end


class UnknownGame(ValueError):
    """A name that is not on the shelf."""


_taken: dict[str, Game] = {}


def names() -> tuple[str, ...]:
    """The games there are, in alphabetical order."""
    return SHELF


def game(name: str) -> Game:
    """The game of that name; it is loaded once."""
    if name not in _taken:
        if name not in names():
            raise UnknownGame(f"there is no game '{name}'; there is {', '.join(names())}")
        _taken[name] = importlib.import_module(f"{__name__}.{name}").GAME
    return _taken[name]
