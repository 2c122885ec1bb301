"""The shelf: every package beside this file is a game and offers it as `GAME`."""

from __future__ import annotations

import importlib
import pkgutil

from hexarchy.core.game import Game


class UnknownGame(ValueError):
    """A name that is not on the shelf."""


_taken: dict[str, Game] = {}


def names() -> tuple[str, ...]:
    """The games there are, in alphabetical order."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg))


def game(name: str) -> Game:
    """The game of that name; it is loaded once."""
    if name not in _taken:
        if name not in names():
            raise UnknownGame(f"there is no game '{name}'; there is {', '.join(names())}")
        _taken[name] = importlib.import_module(f"{__name__}.{name}").GAME
    return _taken[name]
