"""The games in random play: how fast, how small, and whether a long match costs more than a short one."""

from __future__ import annotations

import importlib
import random
import statistics
import time
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from hexarchy.bots.random_bot import pick
from hexarchy.core.dice import SeededDice
from hexarchy.core.game import Game
from hexarchy.core.records import Record
from hexarchy.core.state import State

GAMES: Final = ("demonlord", "dark_emperor")  # measured as they are usually played
SEEING: Final = "demonworld expert"  # where lines of sight are measured too


class Setup(NamedTuple):
    """A game as it is measured: with which options and on how many seats, and how many matches make a round."""

    game: str
    preset: str | None = None
    seats: int | None = None  # as many as it has
    matches: int = 40
    scenario: str | None = None  # the usual one
    chosen: Mapping[str, Any] = {}  # options, beside those of the preset

    def load(self) -> Game:
        found: Game = importlib.import_module(f"hexarchy.games.{self.game}").GAME
        return found

    @property
    def options(self) -> Mapping[str, Any]:
        preset = {} if self.preset is None else self.load().scenarios.preset(self.preset).options
        return {**preset, **self.chosen}

    def new(self, seed: int) -> State:
        game = self.load()
        return game.new(self.scenario, self.options, SeededDice(seed), game.seats[: self.seats])

    def record(self, seed: int) -> Record:
        """A random match that can be played again."""
        game, rng = self.load(), random.Random(seed)
        seats = game.seats[: self.seats]
        made = Record.begin(game, self.scenario, dict(self.options), SeededDice(seed), seats=seats)
        state = made.start(game)
        while state.decision is not None:
            ask = state.decision.asks[0]
            action = pick(ask.options, rng)
            state.apply(ask.seat, action)
            made.actions.append((seats[ask.seat], action.text))
        return made


SETUPS: Final = {
    **{name: Setup(name) for name in GAMES},
    "divine_right": Setup("divine_right", "basic_game", 4, 10),
    "divine_right classic": Setup("divine_right", "classic", 4, 6),
    "divine_right everything": Setup("divine_right", "everything", 6, 2),
    "demonworld": Setup("demonworld", None, 2, 40, "basic_meeting"),
    "demonworld expert": Setup("demonworld", None, 2, 10, "open_field", {"level": "expert", "fire": True}),
}


def play(setup: Setup, seed: int) -> tuple[int, int]:
    """A random match: the number of decisions and of options seen."""
    rng = random.Random(seed)
    state = setup.new(seed)
    decisions = options = 0
    while state.decision is not None:
        ask = state.decision.asks[0]
        state.apply(ask.seat, pick(ask.options, rng))
        decisions += 1
        options += len(ask.options)
    return decisions, options


def states(setup: Setup, seed: int) -> Iterator[State]:
    """A random match, state by state; it is one object that goes on."""
    rng = random.Random(seed)
    state = setup.new(seed)
    while state.decision is not None:
        yield state
        ask = state.decision.asks[0]
        state.apply(ask.seat, pick(ask.options, rng))


def timed_clone(state: State, clones: int = 5000) -> float:
    start = time.process_time()
    for _ in range(clones):
        state.clone()
    return (time.process_time() - start) / clones * 1e6


def timed_replay(game: Game, made: Record) -> float:
    start = time.process_time()
    made.replay(game)
    return (time.process_time() - start) * 1000


def timed_views(setup: Setup, seed: int) -> tuple[float, float]:
    """The medians of a view for the seat that is asked and of a redeal for it, over a random match."""
    viewed, redealt, rng = [], [], random.Random(seed)
    for state in states(setup, seed):
        assert state.decision is not None
        seat, start = state.decision.asks[0].seat, time.process_time()
        state.view(seat)
        viewed.append(time.process_time() - start)
        start = time.process_time()
        state.redeal(seat, rng)
        redealt.append(time.process_time() - start)
    return statistics.median(viewed) * 1e6, statistics.median(redealt) * 1e6


def measure(name: str, games: int | None = None) -> dict[str, float]:
    setup = SETUPS[name]
    games = games or setup.matches
    play(setup, 0)  # the tables of the map are made on first use
    start = time.process_time()
    played = [play(setup, seed) for seed in range(games)]
    seconds = time.process_time() - start
    decisions = sum(count for count, _ in played)
    sizes = [len(state.dumps()) for number, state in enumerate(states(setup, 1)) if number % 20 == 0]
    middle = next(state for number, state in enumerate(states(setup, 1)) if number == 100)
    longest = max((setup.record(seed) for seed in range(min(5, games))), key=lambda made: len(made.actions))
    view, redeal = timed_views(setup, 1)
    # Read only where needed: what is loaded and not used slows the others, for the collector looks through it.
    sights = importlib.import_module("benchmarks.sight").measure(middle) if name == SEEING else {}
    return {
        "decisions/s": decisions / seconds,
        "games/s": games / seconds,
        "clone µs": timed_clone(middle),
        "view µs": view,
        "redeal µs": redeal,
        "state bytes": statistics.mean(sizes),
        "first state bytes": sizes[0],
        "last state bytes": sizes[-1],
        "largest state bytes": max(sizes),
        "replay ms": timed_replay(setup.load(), longest),
        "replayed actions": len(longest.actions),
        "decisions/game": decisions / games,
        "options/decision": sum(options for _, options in played) / decisions,
        **sights,
    }
