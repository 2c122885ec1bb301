"""Sends the storm, in a process of its own: ``python -m benchmarks.server.storm_sender`` with its order on stdin."""

from __future__ import annotations

import asyncio
import itertools
import random
import sys
from collections import Counter
from collections.abc import Iterator

import msgspec
from websockets.exceptions import WebSocketException

from benchmarks.server.client import GONE, Line, watching
from benchmarks.server.storm_messages import KINDS, Target, good

SOCKET = "over WebSocket"
EACH_SOCKET = 50  # messages, then another


class Order(msgspec.Struct):
    port: int
    messages: int
    targets: list[Target]
    lines: int
    sockets: float = 0.1  # part of the messages that goes over WebSockets
    seed: int = 1


class Told(msgspec.Struct):
    """How often each kind was answered with each status; what was accepted."""

    statuses: dict[str, dict[str, int]]
    accepted: list[str]


class Sender:
    def __init__(self, order: Order) -> None:
        self.order = order
        self.rng = random.Random(order.seed)
        self.statuses: dict[str, Counter[str]] = {kind: Counter() for kind in [*KINDS, SOCKET]}
        self.accepted: list[str] = []

    async def run(self) -> Told:
        socketed = int(self.order.messages * self.order.sockets)
        turns = itertools.islice(itertools.cycle(KINDS), self.order.messages - socketed)
        async with asyncio.TaskGroup() as group:
            for _ in range(self.order.lines):
                group.create_task(self.speak(turns))
            group.create_task(self.whisper(socketed))
        return Told({kind: dict(found) for kind, found in self.statuses.items()}, self.accepted)

    async def speak(self, turns: Iterator[str]) -> None:
        """One line after the other's answer."""
        line = Line(self.order.port)
        for kind in turns:
            target = self.rng.choice(self.order.targets)
            try:
                status, body = await line.send(KINDS[kind](target, self.rng))
            except GONE:  # what is too long is cut off, sometimes before the answer can be read
                self.statuses[kind]["closed"] += 1
                continue
            self.statuses[kind][str(status)] += 1
            same = kind == "duplicate" and status == 200 and msgspec.json.decode(body)["version"] == target.done_version
            if status < 400 and not same:
                self.accepted.append(f"{kind}: {status} {body[:200]!r}")
        line.close()

    async def whisper(self, count: int) -> None:
        """Bad first words, and actions said on a socket that is only for looking."""
        while count > 0:
            target = self.rng.choice(self.order.targets)
            token = self.rng.choice((target.asked, target.other, None, "nobody", "[", "\x00" * 5000))
            try:
                async with watching(self.order.port, target.match, token, self.rng.choice((-1, 10**9))) as socket:
                    for _ in range(min(count, EACH_SOCKET)):
                        await socket.send(self.words(target))
                        count -= 1
                        self.statuses[SOCKET]["ignored"] += 1
                    await socket.send(b"\x00" * 70_000)  # more than is listened to
                    await socket.wait_closed()
            except (*GONE, WebSocketException):
                pass
            count -= 1
            self.statuses[SOCKET]["closed"] += 1

    def words(self, target: Target) -> bytes | str:
        body = good(target, self.rng)
        said = self.rng.choice((body, {"actions": [body]}, {"token": target.asked, **body}, "☃", None))
        raw = msgspec.json.encode(said)
        return self.rng.choice((raw, raw.decode(), raw[:5]))


def main() -> None:
    order = msgspec.json.decode(sys.stdin.buffer.read(), type=Order)
    sys.stdout.buffer.write(msgspec.json.encode(asyncio.run(Sender(order).run())))


if __name__ == "__main__":
    main()
