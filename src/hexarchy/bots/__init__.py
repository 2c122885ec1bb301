"""Bots: players that are programs. They sit on chairs like anybody else."""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import random
import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, replace
from typing import Any

from hexarchy.bots.absent import ABSENT, Absent
from hexarchy.bots.random_bot import RandomBot
from hexarchy.bots.tutor import Tutor
from hexarchy.core.chairs import Player
from hexarchy.core.game import Game
from hexarchy.core.lessons import lesson

TUTOR = "tutor:"  # and the chapter of the game's lesson it sits in

Maker = Callable[[random.Random], Player]


class UnknownBot(ValueError):
    """A name no bot of the game has."""


class UnknownAspect(ValueError):
    """A number that a bot does not play by, or no number; `known` are those it does."""

    def __init__(self, said: str, known: Iterable[str]) -> None:
        super().__init__(said)
        self.said = said
        self.known = tuple(known)


def names(game: Game) -> tuple[str, ...]:
    """The bots that play a game: `random` everywhere, and those the game brings."""
    return ("random", *sorted(_of(game)))


def opponents(game: Game) -> tuple[str, ...]:
    """All that can be measured against each other: also earlier captains, whom nobody meets at a table."""
    return (*names(game), *sorted(_of(game, "OPPONENTS")))


def best(game: Game) -> str:
    """The bot to meet if nothing else is said."""
    return min(_of(game), default="random")


def make(name: str, game: Game, seed: int) -> Player:
    """A bot of that name with its own luck; after a colon come aspects it plays by otherwise."""
    if name.startswith(TUTOR):
        taught = lesson(game)
        assert taught is not None
        return Tutor(taught[name.removeprefix(TUTOR)].answers, make(best(game), game, seed))
    own: dict[str, Maker] = {
        ABSENT: lambda rng: Absent(),
        "random": lambda rng: RandomBot(seed),
        **_of(game),
        **_of(game, "OPPONENTS"),
    }
    plain, _, tuned = name.partition(":")
    if plain not in own:
        raise UnknownBot(f"there is no bot '{plain}' for {game.name}; there is {', '.join(names(game))}")
    made = own[plain](random.Random(seed))  # noqa: S311
    if tuned:
        _tune(made, tuned)
    return made


def bot_seed(seed: int, seat: int) -> int:
    """Bots of one game do not share their luck, neither with each other nor with the dice."""
    return int.from_bytes(hashlib.sha256(b"bot %d/%d" % (seed, seat)).digest()[:8], "big")


def _tune(player: Any, said: str) -> None:
    """Gives a bot other aspects: `captain:attack_odds=1.0,near=5`, to try them out in the arena."""
    aspects: Any = getattr(player, "aspects", None)
    known = {} if aspects is None else asdict(aspects)
    numbers = {name: value for name, value in known.items() if isinstance(value, int | float | str)}
    changed = {}
    for entry in said.split(","):
        name, _, value = entry.partition("=")
        try:
            changed[name] = type(numbers[name])(value)
        except (KeyError, ValueError):
            raise UnknownAspect(entry, numbers) from None
    player.aspects = replace(aspects, **changed)


def _of(game: Game, shelf: str = "BOTS") -> Mapping[str, Maker]:
    """A game's own bots stand in its `bot` module or package, as `BOTS`; `OPPONENTS` are for the arena alone."""
    package = f"{sys.modules[type(game).__module__].__package__}.bot"
    if importlib.util.find_spec(package) is None:
        return {}
    makers: Mapping[str, Maker] = getattr(importlib.import_module(package), shelf, {})
    return makers
