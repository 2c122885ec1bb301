"""Demonlord in random play: how fast, how small, and whether a long match costs more than a short one."""

from __future__ import annotations

import random
import statistics
import time

import hexarchy
from hexarchy.bots.random_bot import pick
from hexarchy.core.dice import SeededDice
from hexarchy.core.records import Record
from hexarchy.core.state import State

GAME = hexarchy.game("demonlord")


def play(seed: int) -> tuple[State, int, int]:
    """A random match: its end, the number of decisions and of options seen."""
    rng = random.Random(seed)
    state = GAME.new(dice=SeededDice(seed))
    decisions = options = 0
    while state.decision is not None:
        ask = state.decision.asks[0]
        state.apply(ask.seat, pick(ask.options, rng))
        decisions += 1
        options += len(ask.options)
    return state, decisions, options


def sizes(seed: int) -> list[int]:
    """The length of the state's JSON at every twentieth decision of a match."""
    rng = random.Random(seed)
    state = GAME.new(dice=SeededDice(seed))
    found = []
    number = 0
    while state.decision is not None:
        if number % 20 == 0:
            found.append(len(state.dumps()))
        ask = state.decision.asks[0]
        state.apply(ask.seat, pick(ask.options, rng))
        number += 1
    return found


def record(seed: int) -> Record:
    rng = random.Random(seed)
    made = Record.begin(GAME, dice=SeededDice(seed))
    state = made.start(GAME)
    while state.decision is not None:
        ask = state.decision.asks[0]
        action = pick(ask.options, rng)
        state.apply(ask.seat, action)
        made.actions.append((GAME.seats[ask.seat], action.text))
    return made


def timed_clone(state: State, clones: int = 5000) -> float:
    start = time.process_time()
    for _ in range(clones):
        state.clone()
    return (time.process_time() - start) / clones * 1e6


def measure(games: int = 40) -> dict[str, float]:
    play(0)  # the tables of the map are made on first use
    start = time.process_time()
    played = [play(seed) for seed in range(games)]
    seconds = time.process_time() - start
    decisions = sum(count for _, count, _ in played)
    bytes_ = sizes(1)
    longest = max((record(seed) for seed in range(5)), key=lambda made: len(made.actions))
    start = time.process_time()
    longest.replay(GAME)
    replay = time.process_time() - start
    return {
        "decisions/s": decisions / seconds,
        "games/s": games / seconds,
        "clone µs": timed_clone(GAME.new(dice=SeededDice(1))),
        "state bytes": statistics.mean(bytes_),
        "largest state bytes": max(bytes_),
        "replay ms": replay * 1000,
        "decisions/game": decisions / games,
        "options/decision": sum(options for _, _, options in played) / decisions,
    }
