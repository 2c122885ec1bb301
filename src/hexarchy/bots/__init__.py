"""Bots: players that are programs. They sit on chairs like anybody else."""

from __future__ import annotations

import importlib
import importlib.util
import random
import sys
from collections.abc import Callable, Mapping

from hexarchy.bots.random_bot import RandomBot
from hexarchy.bots.tutor import Tutor
from hexarchy.core.chairs import Player
from hexarchy.core.game import Game
from hexarchy.core.lessons import lesson

TUTOR = "tutor:"  # and the chapter of the game's lesson it sits in


Maker = Callable[[random.Random], Player]


class UnknownBot(ValueError):
    """A name no bot of the game has."""


def names(game: Game) -> tuple[str, ...]:
    """The bots that play a game: `random` everywhere, and those the game brings."""
    return ("random", *sorted(_own(game)))


def opponents(game: Game) -> tuple[str, ...]:
    """All that can be measured against each other: also captains of old, whom nobody meets at a table."""
    return (*names(game), *sorted(_of(game, "OPPONENTS")))


def best(game: Game) -> str:
    """The bot to meet if nothing else is said."""
    return next(iter(sorted(_own(game))), "random")


def make(name: str, game: Game, seed: int) -> Player:
    """A bot of that name with its own luck."""
    if name == "random":
        return RandomBot(seed)
    if name.startswith(TUTOR):
        taught = lesson(game)
        assert taught is not None
        return Tutor(taught[name.removeprefix(TUTOR)].answers, make(best(game), game, seed))
    own = {**_own(game), **_of(game, "OPPONENTS")}
    if name not in own:
        raise UnknownBot(f"there is no bot '{name}' for {game.name}; there is {', '.join(names(game))}")
    return own[name](random.Random(seed))  # noqa: S311


def _own(game: Game) -> Mapping[str, Maker]:
    return _of(game, "BOTS")


def _of(game: Game, shelf: str) -> Mapping[str, Maker]:
    """A game's own bots stand in its `bot` module or package, as `BOTS`; `OPPONENTS` are for the arena alone."""
    package = f"{sys.modules[type(game).__module__].__package__}.bot"
    if importlib.util.find_spec(package) is None:
        return {}
    makers: Mapping[str, Maker] = getattr(importlib.import_module(package), shelf, {})
    return makers
