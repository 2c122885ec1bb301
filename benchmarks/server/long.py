"""`long`: does an action cost more at move 10,000 than early in the match?

Both are measured in the same position, and in turns: what differs is the length of the match, not what is on the board
or what else the machine does. Orders are actions too, always allowed, and leave the position as it is.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import time
from pathlib import Path

from benchmarks.server.client import SEATS, Seat, import_match, scenes, watching
from benchmarks.server.house import House
from benchmarks.server.openings import PLAYED, opening
from benchmarks.server.report import Figure, progress

ORDERS = ("order fire-always", "order fire-ask")
YOUNG = 60  # orders, then another match


class Match:
    """One gives orders; both see every scene."""

    def __init__(self, port: int, match: str, tokens: dict[str, str]) -> None:
        self.port = port
        self.person = Seat(port, match, tokens[SEATS[0]], random.Random(1))
        self.version = PLAYED
        self.heard = dict.fromkeys(tokens, -1)
        self.news = asyncio.Condition()
        self._watchers = [asyncio.create_task(self._watch(match, *one)) for one in tokens.items()]

    async def _watch(self, match: str, seat: str, token: str) -> None:
        async with watching(self.port, match, token) as socket:
            async for scene in scenes(socket):
                async with self.news:
                    self.heard[seat] = scene["version"]
                    self.news.notify_all()

    async def act(self) -> tuple[float, float]:
        """Seconds until the action is acknowledged, and until everybody at the table has seen it."""
        start = time.perf_counter()
        body = {"id": f"o{self.version}", "version": self.version, "action": ORDERS[self.version % 2]}
        status, told, seconds = await self.person.act(body)
        assert status == 200, told
        self.version = told["version"]
        async with self.news:
            await self.news.wait_for(lambda: min(self.heard.values()) >= self.version)
        return seconds, time.perf_counter() - start

    async def leave(self) -> None:
        self.person.line.close()
        for task in self._watchers:
            task.cancel()
        await asyncio.gather(*self._watchers, return_exceptions=True)


async def begin(port: int) -> Match:
    return Match(port, *await import_match(port, opening(1).to_json()))


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--moves", type=int, default=10_000)
    parser.add_argument("--samples", type=int, default=600)


async def run(options: argparse.Namespace, folder: Path) -> list[Figure]:
    house = House(folder, {"rates": {}, "most_watchers_each": 10_000})
    early: list[tuple[float, float]] = []
    late: list[tuple[float, float]] = []
    async with house.open():
        old, young = await begin(house.port), await begin(house.port)
        for number in range(1, options.moves + 1):
            await old.act()
            progress(number, options.moves, "moves")
        opened = [await timed(old) for _ in range(5)]
        while len(early) < options.samples:
            if young.version > PLAYED + YOUNG:
                await young.leave()
                young = await begin(house.port)
            early.append(await young.act())
            late.append(await old.act())
        moves = old.version
        await old.leave()
        await young.leave()
    figures = []
    for place, what in enumerate(("acknowledged", "seen by all")):
        first, last = (statistics.median(one[place] for one in took) * 1000 for took in (early, late))
        figures += [
            Figure(f"an action {what}, after {PLAYED} to {PLAYED + YOUNG} others: p50", first, "ms"),
            Figure(f"an action {what}, after {moves:,} others: p50", last, "ms"),
            Figure(f"ratio, {what}", last / first, most=1.15),
        ]
    whole = statistics.median(opened) * 1000
    return [*figures, Figure(f"opening the table after {moves:,} actions, whole log included: p50", whole, "ms")]


async def timed(match: Match) -> float:
    start = time.perf_counter()
    await match.person.scene()
    return time.perf_counter() - start
