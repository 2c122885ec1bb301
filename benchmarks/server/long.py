"""`long`: does an action cost more at move 10,000 than at move 10?"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
from pathlib import Path

from benchmarks.server.client import SEATS, Seat, new_match, scenes, watching
from benchmarks.server.house import House
from benchmarks.server.report import Figure

ORDERS = ("order fire-always", "order fire-ask")  # they are actions too, and always allowed
REAL = 25  # every so many actions one that answers a question


class Match:
    """Both people of a match, who see every scene; mostly one gives orders."""

    def __init__(self, port: int, match: str, tokens: dict[str, str], seed: int) -> None:
        rng = random.Random(seed)
        self.port = port
        self.people = {seat: Seat(port, match, tokens[seat], rng) for seat in SEATS}
        self.version = 0
        self.heard = 0
        self._watchers = [asyncio.create_task(self._watch(match, token)) for token in tokens.values()]

    async def _watch(self, match: str, token: str) -> None:
        async with watching(self.port, match, token) as socket:
            async for _ in scenes(socket):
                self.heard += 1

    async def act(self) -> float:
        """Seconds of one action."""
        if self.version % REAL == REAL - 1:
            for person in self.people.values():
                scene = await person.scene()
                if scene["decision"]:
                    return await self._send(person, person.body(scene))
        order = {"id": f"o{self.version}", "version": self.version, "action": ORDERS[self.version % 2]}
        return await self._send(self.people[SEATS[0]], order)

    async def _send(self, person: Seat, body: dict[str, object]) -> float:
        status, told, seconds = await person.act(body)
        assert status == 200, told
        self.version = told["version"]
        return seconds

    async def leave(self) -> None:
        for task in self._watchers:
            task.cancel()
        await asyncio.gather(*self._watchers, return_exceptions=True)


async def begin(port: int, seed: int) -> Match:
    return Match(port, *await new_match(port), seed)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--moves", type=int, default=10_000)
    parser.add_argument("--samples", type=int, default=500)


async def run(options: argparse.Namespace, folder: Path) -> list[Figure]:
    """A long match and ever new ones take turns, so that whatever else the machine does slows them alike."""
    house = House(folder, {"rates": {}, "bot_processes": 1})
    early: list[float] = []
    late: list[float] = []
    async with house.open():
        old, young = await begin(house.port, 1), await begin(house.port, 2)
        for _ in range(options.moves):
            await old.act()
        opened = [await timed(old) for _ in range(3)]
        while len(early) < options.samples:
            if young.version > 60:
                await young.leave()
                young = await begin(house.port, len(early))
            took = (await young.act(), await old.act())
            if young.version >= 10:
                early.append(took[0])
                late.append(took[1])
        moves = old.version
        await old.leave()
        await young.leave()
    first, last = statistics.median(early) * 1000, statistics.median(late) * 1000
    return [
        Figure("an action at moves 10 to 60: p50", first, "ms"),
        Figure(f"an action at move {moves:,}: p50", last, "ms"),
        Figure("ratio", last / first, most=1.2),
        Figure(
            f"opening the page's scene at move {moves:,}, whole log included", statistics.median(opened) * 1000, "ms"
        ),
    ]


async def timed(match: Match) -> float:
    loop = asyncio.get_running_loop()
    start = loop.time()
    await match.people[SEATS[0]].scene()
    return loop.time() - start
