"""The games in random play: how fast, how small, and whether a long match costs more than a short one."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Iterator

import hexarchy
from hexarchy.bots.random_bot import pick
from hexarchy.core.dice import SeededDice
from hexarchy.core.game import Game
from hexarchy.core.records import Record
from hexarchy.core.state import State

GAMES = ("demonlord", "dark_emperor")


def play(game: Game, seed: int) -> tuple[int, int]:
    """A random match: the number of decisions and of options seen."""
    rng = random.Random(seed)
    state = game.new(dice=SeededDice(seed))
    decisions = options = 0
    while state.decision is not None:
        ask = state.decision.asks[0]
        state.apply(ask.seat, pick(ask.options, rng))
        decisions += 1
        options += len(ask.options)
    return decisions, options


def states(game: Game, seed: int) -> Iterator[State]:
    """A random match, state by state; it is one object that goes on."""
    rng = random.Random(seed)
    state = game.new(dice=SeededDice(seed))
    while state.decision is not None:
        yield state
        ask = state.decision.asks[0]
        state.apply(ask.seat, pick(ask.options, rng))


def record(game: Game, seed: int) -> Record:
    rng = random.Random(seed)
    made = Record.begin(game, dice=SeededDice(seed))
    state = made.start(game)
    while state.decision is not None:
        ask = state.decision.asks[0]
        action = pick(ask.options, rng)
        state.apply(ask.seat, action)
        made.actions.append((game.seats[ask.seat], action.text))
    return made


def timed_clone(state: State, clones: int = 5000) -> float:
    start = time.process_time()
    for _ in range(clones):
        state.clone()
    return (time.process_time() - start) / clones * 1e6


def timed_replay(game: Game, made: Record) -> float:
    start = time.process_time()
    made.replay(game)
    return (time.process_time() - start) * 1000


def timed_views(game: Game, seed: int) -> float:
    """The median of a view for the seat that is asked, over a random match."""
    took = []
    for state in states(game, seed):
        assert state.decision is not None
        start = time.process_time()
        state.view(state.decision.asks[0].seat)
        took.append(time.process_time() - start)
    return statistics.median(took) * 1e6


def measure(name: str, games: int = 40) -> dict[str, float]:
    game = hexarchy.game(name)
    play(game, 0)  # the tables of the map are made on first use
    start = time.process_time()
    played = [play(game, seed) for seed in range(games)]
    seconds = time.process_time() - start
    decisions = sum(count for count, _ in played)
    sizes = [len(state.dumps()) for number, state in enumerate(states(game, 1)) if number % 20 == 0]
    middle = next(state for number, state in enumerate(states(game, 1)) if number == 100)
    longest = max((record(game, seed) for seed in range(5)), key=lambda made: len(made.actions))
    return {
        "decisions/s": decisions / seconds,
        "games/s": games / seconds,
        "clone µs": timed_clone(middle),
        "view µs": timed_views(game, 1),
        "state bytes": statistics.mean(sizes),
        "first state bytes": sizes[0],
        "last state bytes": sizes[-1],
        "largest state bytes": max(sizes),
        "replay ms": timed_replay(game, longest),
        "replayed actions": len(longest.actions),
        "decisions/game": decisions / games,
        "options/decision": sum(options for _, options in played) / decisions,
    }
