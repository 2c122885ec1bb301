"""`kills`: kill -9 of the server in the middle of play, again and again; nothing acknowledged may be lost or doubled.

People post actions with ids; what was under way when the server died is sent again, byte for byte, to the next one.
At the end the database is held against what the people were told.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import time
from dataclasses import dataclass, field
from pathlib import Path

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from benchmarks.server.client import GONE, SEATS, Json, Seat, new_match, scenes, watching
from benchmarks.server.house import House, orphans
from benchmarks.server.kills_audit import Audit, audit
from benchmarks.server.report import Figure, progress, share

OLD = 0.05  # how often a client sends once more what was acknowledged long ago
MOST_BETWEEN = 60  # actions acknowledged between two kills
LONGEST_WAIT = 60.0
PATIENCE = 20  # seconds
DOUBLE = 0.05  # how often they send a request twice at once


@dataclass(slots=True)
class Table:
    """A match, and what its people were told of it."""

    match: str
    tokens: dict[str, str]
    told: dict[str, tuple[str, str, int]] = field(default_factory=dict)  # id: seat, action, version acknowledged
    refused: set[str] = field(default_factory=set)  # ids the server said no to
    seen: int = 0  # the newest version anybody was shown
    over: bool = False


def check(playing: list[asyncio.Task[None]]) -> None:
    """Nobody may have fallen off their chair."""
    for task in playing:
        if task.done():
            task.result()


def accepted(status: int, told: Json) -> int | None:
    """The version an action led to; none when it was refused, for whatever reason."""
    return int(told["version"]) if status == 200 else None


class People:
    """Those at the tables: they play until they are told to stop, whatever happens to the server."""

    def __init__(self, house: House, seed: int) -> None:
        self.house = house
        self.rng = random.Random(seed)
        self.up = asyncio.Event()
        self.tables: list[Table] = []
        self.stopping = False
        self.acknowledged = 0
        self.resent = 0  # requests whose answer was lost with the server
        self.again = 0  # requests sent again although they had been answered
        self.changed_mind = 0  # answers to those that were not the first answer

    async def lively(self, more: int, playing: list[asyncio.Task[None]]) -> None:
        """Until so many more actions were acknowledged, and a moment longer: death comes at any point."""
        goal = self.acknowledged + more
        async with asyncio.timeout(LONGEST_WAIT):
            while self.acknowledged < goal:
                check(playing)
                await asyncio.sleep(0.01)
        await asyncio.sleep(self.rng.uniform(0, 0.02))

    async def play(self, bot: str | None) -> None:
        """One table after the other; a person for each seat that is not a bot's."""
        while not self.stopping:
            await self.up.wait()
            try:
                table = Table(*await new_match(self.house.port, **({SEATS[1]: f"bot:{bot}"} if bot else {})))
            except GONE:
                continue
            self.tables.append(table)
            async with asyncio.TaskGroup() as group:
                for seat, token in table.tokens.items():
                    group.create_task(self.sit(table, seat, token))

    async def sit(self, table: Table, name: str, token: str) -> None:
        """Come again whenever the server does."""
        seat = Seat(self.house.port, table.match, token, random.Random(self.rng.random()))
        while not self.stopping and not table.over:
            await self.up.wait()
            try:
                async with watching(self.house.port, table.match, token, table.seen) as socket:
                    await self.follow(table, name, seat, socket)
            except (*GONE, WebSocketException, StopAsyncIteration):
                await asyncio.sleep(0.05)
        seat.line.close()

    async def follow(self, table: Table, name: str, seat: Seat, socket: ClientConnection) -> None:
        scene = await seat.scene()
        while not self.stopping:
            table.seen = max(table.seen, scene["version"])
            if scene["result"] is not None:
                table.over = True
                return
            if scene["decision"]:
                await self.answer(table, name, seat, seat.body(scene))
                scene = await seat.scene()
                continue
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1):  # the other may have stopped playing
                    scene = await anext(scenes(socket))

    async def answer(self, table: Table, name: str, seat: Seat, body: Json) -> None:
        """Send an action until there is an answer."""
        double = self.rng.random() < DOUBLE
        while True:
            await self.up.wait()
            try:
                if double:
                    other = Seat(self.house.port, table.match, seat.token, seat.rng)
                    (status, told, _), twin = await asyncio.gather(seat.act(body), other.act(body))
                    other.line.close()
                    self.again += 1
                    self.compare(accepted(status, told), accepted(*twin[:2]), body)
                else:
                    status, told, _ = await seat.act(body)
                break
            except GONE:
                self.resent += 1
                await asyncio.sleep(0.05)
        if status == 200:
            self.acknowledged += 1
            table.told[body["id"]] = (name, body["action"], told["version"])
        else:
            assert told["title"] in ("stale", "refused"), told
            table.refused.add(body["id"])
        if table.told and self.rng.random() < OLD:
            await self.remind(table, name, seat)

    def compare(self, first: int | None, second: int | None, about: object) -> None:
        if first != second:
            print("  answered otherwise:", first, second, about)
            self.changed_mind += 1

    async def remind(self, table: Table, name: str, seat: Seat) -> None:
        """Something acknowledged long ago is answered as it was then."""
        own = [(id_, action, version) for id_, (by, action, version) in table.told.items() if by == name]
        if not own:
            return
        id_, action, version = self.rng.choice(own)
        status, told, _ = await seat.act({"id": id_, "version": self.rng.randrange(version), "action": action})
        self.again += 1
        self.compare(version, accepted(status, told), table.told[id_])


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--matches", type=int, default=6, help="tables at a time; every third has a bot")
    parser.add_argument("--seed", type=int, default=1)


async def run(options: argparse.Namespace, folder: Path) -> list[Figure]:
    house = House(folder)
    people = People(house, options.seed)
    dead: list[int] = []
    starts: list[float] = []
    async with house.open():
        people.up.set()
        bots = [(None, None, "captain")[number % 3] for number in range(options.matches)]
        playing = [asyncio.create_task(people.play(bot)) for bot in bots]
        for number in range(1, options.kills + 1):
            await people.lively(people.rng.randrange(MOST_BETWEEN), playing)
            people.up.clear()
            dead.append(house.pid)
            house.kill()
            began = time.perf_counter()
            await house.start()
            starts.append(time.perf_counter() - began)
            people.up.set()
            progress(number, options.kills, "kills")
        await asyncio.sleep(1)
        people.stopping = True
        await asyncio.wait(playing, timeout=20)
        check(playing)
        for task in playing:
            task.cancel()
        found = await audit(house, people.tables)
        left = await remaining(dead)
    return figures(options.kills, people, found, left, starts)


async def remaining(sessions: list[int]) -> int:
    """Children of killed servers that do not end by themselves; one may just have been starting."""
    for _ in range(PATIENCE):
        if not sum(map(orphans, sessions)):
            break
        await asyncio.sleep(1)
    return sum(map(orphans, sessions))


def figures(kills: int, people: People, found: Audit, left: int, starts: list[float]) -> list[Figure]:
    return [
        Figure("kills (−9) of the server process", kills),
        Figure("matches played", len(people.tables)),
        Figure("actions acknowledged", found.acknowledged),
        Figure("acknowledged actions lost", found.lost, most=0),
        Figure("scenes shown and then taken back", found.unseen, most=0),
        Figure("actions applied twice", found.doubled, most=0),
        Figure("actions kept that nobody was told of, or that were refused", found.unknown, most=0),
        Figure("requests whose answer died with the server, sent again", people.resent),
        Figure("requests sent again although answered", people.again),
        Figure("such answers that differed from the first", people.changed_mind, most=0),
        Figure("matches whose scenes differ from a replay of what was acknowledged", found.differing, most=0),
        Figure("processes left behind by a killed server", left, most=0),
        Figure("start until the first answer: p50", share(starts, 0.5), "s"),
        Figure("start until the first answer: worst", max(starts), "s"),
    ]
