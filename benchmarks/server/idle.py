"""`idle`: how much memory a match takes that nobody plays just now."""

from __future__ import annotations

import argparse
import random
from pathlib import Path

from benchmarks.server.client import GAME, Line, new_match
from benchmarks.server.house import House
from benchmarks.server.report import Figure
from hexarchy import games
from hexarchy.bots.random_bot import pick
from hexarchy.core.dice import SeededDice
from hexarchy.core.records import Record

PLAYED = 200  # actions of a match half played


def record(seed: int) -> Record:
    """The first actions of a match between random players."""
    game = games.game(GAME)
    rng = random.Random(seed)
    made = Record.begin(game, dice=SeededDice(seed))
    state = made.start(game)
    while state.decision is not None and len(made.actions) < PLAYED:
        ask = state.decision.asks[0]
        action = pick(ask.options, rng)
        state.apply(ask.seat, action)
        made.actions.append((game.seats[ask.seat], action.text))
    return made


async def look(port: int, match: str, token: str) -> None:
    line = Line(port)
    status, _ = await line.ask("GET", f"/api/matches/{match}", token=token)
    assert status == 200
    line.close()


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--matches", type=int, default=500)


async def run(options: argparse.Namespace, folder: Path) -> list[Figure]:
    count = options.matches
    house = House(folder, {"rates": {}, "live_matches": 10 * count})
    async with house.open():
        for _ in range(20):  # whatever is made once is made before the first weighing
            match, tokens = await new_match(house.port)
            await look(house.port, match, tokens["hosar"])
        empty = house.rss()
        for _ in range(count):
            match, tokens = await new_match(house.port)
            await look(house.port, match, tokens["hosar"])
        fresh = house.rss()
        line = Line(house.port)
        for seed in range(count // 5):
            status, made = await line.ask("POST", "/api/matches/import", {"record": record(seed).to_json()})
            assert status == 201, made
            await look(house.port, made["match"], made["tokens"]["hosar"])
        played = house.rss()
        line.close()
    return [
        Figure("memory of a server without matches", empty, "MB"),
        Figure("a new match, looked at once", (fresh - empty) / count * 1024, "kB"),
        Figure(f"a match after {PLAYED} actions, its log worded", (played - fresh) / (count // 5) * 1024, "kB"),
    ]
