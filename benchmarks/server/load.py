"""`load`: many live matches on one process, people and bots acting; what an action costs early and late; memory."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import random
import time
from collections.abc import AsyncIterator
from pathlib import Path

from benchmarks.games import SETUPS, Setup
from benchmarks.server.client import SEATS, Json, Seat, new_match, new_table, scenes, watching
from benchmarks.server.house import HOST, House
from benchmarks.server.postgres import postgres
from benchmarks.server.proxy import proxy
from benchmarks.server.report import Figure, times

BOTS = ("random", "captain")


class Player:
    """A person at a table: a socket on which they see, a line on which they act when called up."""

    def __init__(self, port: int, match: str, token: str, seed: int, source: str = HOST) -> None:
        self.seat = Seat(port, match, token, random.Random(seed), source)
        self.port, self.token, self.source = port, token, source
        self.asked = asyncio.Event()
        self.acting = False  # the next scene may be here before the answer is
        self.seen = 0
        self.scene: Json = {}

    async def watch(self) -> None:
        async with watching(self.port, self.seat.match, self.token, source=self.source) as socket:
            async for scene in scenes(socket):
                self.scene = scene
                self.seen += 1
                if scene["decision"]:
                    self.asked.set()
                else:
                    self.asked.clear()

    async def act(self) -> float | None:
        """Seconds of the round trip; none if another player was quicker."""
        self.asked.clear()
        self.acting = True
        status, told, seconds = await self.seat.act(self.seat.body(self.scene))
        self.acting = False
        if status == 200:
            return seconds
        assert told["title"] == "stale", told
        self.asked.set()
        return None


async def sit(port: int, number: int, source: str = HOST, setup: Setup | None = None) -> list[Player]:
    """Of four matches one is between people alone, the others against bots, who have every other seat."""
    bot = f"bot:{BOTS[number % 3 == 0]}"
    if setup is None:
        match, tokens = await new_match(port, **({} if number % 4 == 0 else {SEATS[number % 2]: bot}))
    else:
        seats = setup.load().seats[: setup.seats]
        who = {seat: bot if number % 4 and (at + number) % 2 else "human" for at, seat in enumerate(seats)}
        match, tokens = await new_table(port, setup, who)
    return [Player(port, match, token, number, source) for token in tokens.values()]


class Crowd:
    """Everybody at all tables."""

    def __init__(self, port: int, source: str = HOST, setup: Setup | None = None) -> None:
        self.port = port
        self.source = source
        self.setup = setup
        self.players: list[Player] = []
        self.entries = 0
        self._watching: list[asyncio.Task[None]] = []

    async def come(self, matches: int) -> None:
        """Until everybody has seen the board and the bots have nothing to think about: then a clock can start."""
        for number in range(matches):
            self.players += await sit(self.port, number, self.source, self.setup)
        self._watching = [asyncio.create_task(player.watch()) for player in self.players]
        calm = 0
        while calm < 10 or not all(player.seen for player in self.players):
            before = [player.seen for player in self.players]
            await asyncio.sleep(0.1)
            calm = calm + 1 if before == [player.seen for player in self.players] else 0
        gc.collect()
        gc.freeze()  # or the 80 ms in which the client tidies up count as the server's

    async def play(self, rate: float, seconds: float) -> list[float]:
        """Actions at a steady rate, of the seat that is asked; the round trips."""
        rng, flying = random.Random(1), set[asyncio.Task[float | None]]()
        took: list[float | None] = []
        before = sum(self._versions().values())
        began = time.perf_counter()
        for number in range(int(rate * seconds)):
            await asyncio.sleep(max(0.0, began + number / rate - time.perf_counter()))
            ready = [player for player in self.players if player.asked.is_set() and not player.acting]
            if ready:
                flying.add(asyncio.create_task(rng.choice(ready).act()))
            took += [task.result() for task in flying if task.done()]
            flying = {task for task in flying if not task.done()}
        took += await asyncio.gather(*flying)
        self.entries = sum(self._versions().values()) - before
        return [seconds for seconds in took if seconds is not None]

    def _versions(self) -> dict[str, int]:
        return {player.seat.match: player.scene["version"] for player in self.players}

    async def leave(self) -> None:
        for task in self._watching:
            task.cancel()
        await asyncio.gather(*self._watching, return_exceptions=True)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--game", choices=[*SETUPS], help="of the benchmarks' games (default: demonlord as it is)")
    parser.add_argument("--rate", type=float, default=50, help="people's actions a second")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--processes", type=int, default=1, help="servers on one PostgreSQL, behind a proxy")


@contextlib.asynccontextmanager
async def houses(options: argparse.Namespace, folder: Path) -> AsyncIterator[tuple[list[House], int]]:
    """The servers, without limits on rate and sockets, as all come from one address; and the port to go to."""
    settings = {"rates": {}, "most_watchers_each": 10_000, "live_matches": options.matches}
    async with contextlib.AsyncExitStack() as opened:
        url = opened.enter_context(postgres(folder)) if options.database == "postgres" else None
        made = [House(folder, settings, database=url) for _ in range(options.processes)]
        for house in made:
            await opened.enter_async_context(house.open())
        port = made[0].port
        if len(made) > 1:
            port = await opened.enter_async_context(proxy([house.port for house in made]))
        yield made, port


async def run(options: argparse.Namespace, folder: Path) -> list[Figure]:
    assert options.processes == 1 or options.database == "postgres", "several processes need PostgreSQL"
    async with houses(options, folder) as (opened, port):
        crowd = Crowd(port, setup=SETUPS[options.game] if options.game else None)
        await crowd.come(options.matches)
        cpu, began = sum(house.cpu() for house in opened), time.perf_counter()
        took = await crowd.play(options.rate, options.seconds)
        spent, passed = sum(house.cpu() for house in opened) - cpu, time.perf_counter() - began
        memory, entries = max(house.rss() for house in opened), crowd.entries
        await crowd.leave()
    quick = options.database == "sqlite"  # what is promised of one process and a file
    return [
        Figure("live matches, each with its people's sockets", options.matches),
        Figure("people's actions a second", len(took) / passed, least=0.95 * options.rate),
        Figure("all actions a second, bots' included", entries / passed),
        *times("round trip of an action", took, p50=5 if quick else None, p99=25 if quick else None),
        Figure("processor time of the server an action, scenes sent included", spent / entries * 1000, "ms"),
        Figure("use of one core", 100 * spent / passed, "%"),
        Figure("memory of the process", memory, "MB"),
    ]
