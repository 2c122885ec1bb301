"""`storm`: messages that must not be accepted, by the hundred thousand, while others play."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.server.client import GAME, PEOPLE, SEATS, Seat, new_match
from benchmarks.server.house import House
from benchmarks.server.load import Crowd
from benchmarks.server.report import Figure, times
from benchmarks.server.storm_messages import Target
from benchmarks.server.storm_sender import Order, Told
from hexarchy import games
from hexarchy.server.store import Store

MOVES = 12  # actions of a target before the storm
LINES = 100  # connections of the storm, all from one address


class Goal:
    """A match under the storm, and what each of its seats saw before it."""

    def __init__(self, port: int, match: str, tokens: dict[str, str], seed: int) -> None:
        self.rng = random.Random(seed)
        self.match = match
        self.seats = {seat: Seat(port, match, tokens[seat], self.rng, PEOPLE) for seat in SEATS}
        self.before: dict[str, Any] = {}

    async def target(self) -> Target:
        """Play a little; then one is asked and the other is not."""
        done: tuple[dict[str, Any], str, int] = ({}, "", 0)
        while True:
            scenes = {name: await seat.scene() for name, seat in self.seats.items()}
            asked = [name for name, scene in scenes.items() if scene["decision"]]
            scene = scenes[asked[0]]
            offered = [option["action"] for option in scene["decision"]["options"]]
            if scene["version"] >= MOVES and len(asked) == 1 and len(offered) > 1:
                break
            seat = self.seats[asked[0]]
            body = seat.body(scene)
            status, told, _ = await seat.act(body)
            assert status == 200, told
            done = (body, str(seat.token), told["version"])
        self.before = scenes
        orders = {command.text for seat in (0, 1) for verb in ORDERS for command in games.game(GAME).actions.of(verb)}
        unlisted = [a.text for a in games.game(GAME).actions if a.text not in orders and a.text not in offered]
        other = next(seat for name, seat in self.seats.items() if name != asked[0])
        token = str(self.seats[asked[0]].token)
        return Target(self.match, scene["version"], token, str(other.token), offered, unlisted, *done)

    async def changed(self) -> bool:
        return {name: await seat.scene() for name, seat in self.seats.items()} != self.before


ORDERS = ("top", "order", "stack-show", "stack-silent", "stack-ask", "siege-assault", "siege-invest", "siege-ask")


async def storm(order: Order) -> Told:
    """The sender's report."""
    command = [sys.executable, "-m", "benchmarks.server.storm_sender"]
    pipe = asyncio.subprocess.PIPE
    sender = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
    out, _ = await sender.communicate(msgspec.json.encode(order))
    return msgspec.json.decode(out, type=Told)


async def trial(house: House, messages: int, tables: int, rate: float) -> tuple[Told, list[float], int, int]:
    """What the storm was told, what those who play waited, and how many matches changed under it."""
    goals = [Goal(house.port, *await new_match(house.port), seed) for seed in range(8)]
    order = Order(house.port, messages, [await goal.target() for goal in goals], LINES)
    before = entries(house, goals)  # not the versions told to a seat: those leave out what others sealed
    crowd = Crowd(house.port, PEOPLE)
    await crowd.come(tables)
    took: list[float] = []
    blowing = asyncio.create_task(storm(order))
    while not blowing.done():
        took += await crowd.play(rate, 2)
    await crowd.leave()
    changed = sum([await goal.changed() for goal in goals])
    return await blowing, took, changed, entries(house, goals) - before


def entries(house: House, goals: Sequence[Goal]) -> int:
    """How many their matches have in the database."""
    with contextlib.closing(Store(house.database)) as store:
        return sum(store.versions([goal.match for goal in goals]).values())


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--limited", type=int, default=100_000, help="messages of the second run, with limits on")
    parser.add_argument("--tables", type=int, default=20, help="matches played meanwhile")
    parser.add_argument("--rate", type=float, default=20, help="their actions a second")


async def run(options: argparse.Namespace, folder: Path) -> list[Figure]:
    figures: list[Figure] = []
    free = House(folder, {"rates": {}, "most_watchers_each": 10_000, "refusal_seconds": 0})
    async with free.open():
        found = await trial(free, options.messages, options.tables, options.rate)
        figures += [*told("limits off", *found), Figure("memory of the process afterwards", free.rss(), "MB")]
    (folder / "limited").mkdir()
    usual = House(folder / "limited")
    async with usual.open():
        found = await trial(usual, options.limited, min(options.tables, 10), options.rate)
        figures += told("limits on", *found)
        stopped = sum(counts.get("429", 0) for counts in found[0].statuses.values())
        figures.append(Figure("limits on: answered with 429, without having been looked at", stopped))
    return figures


def told(which: str, report: Told, took: list[float], changed: int, grown: int) -> list[Figure]:
    for kind, counts in report.statuses.items():
        print(f"  {which}: {kind}: " + ", ".join(f"{count:,} × {status}" for status, count in sorted(counts.items())))
    for accepted in report.accepted[:20]:
        print("  accepted:", accepted)
    sent = sum(sum(counts.values()) for counts in report.statuses.values())
    return [
        Figure(f"{which}: messages sent", sent),
        Figure(f"{which}: accepted", len(report.accepted) + max(0, grown), most=0),
        Figure(f"{which}: matches that changed", changed, most=0),
        *times(f"{which}: others' actions meanwhile", took, p99=50),
    ]
