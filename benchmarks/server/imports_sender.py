"""Brings it all, in a process of its own: ``python -m benchmarks.server.imports_sender`` with its order on stdin."""

from __future__ import annotations

import asyncio
import itertools
import sys
import time
from collections import Counter
from collections.abc import Iterator

import msgspec

from benchmarks.server.client import GONE, Line
from benchmarks.server.house import HOST
from benchmarks.server.imports_messages import KINDS, LARGE, Material, Message, messages
from benchmarks.server.report import progress

ADDRESSES = tuple(f"127.0.0.{number}" for number in range(10, 18))
LINES_EACH = 3


class Order(msgspec.Struct):
    port: int
    messages: int
    baits: tuple[str, ...]
    patience: float  # seconds in which there must be an answer
    seed: int = 1


class Told(msgspec.Struct):
    """How often each kind was answered with each status, what was answered wrongly or never, and the longest wait."""

    statuses: dict[str, dict[str, int]]
    defects: list[str]
    unanswered: list[str]
    slowest: float = 0.0


class Sender:
    def __init__(self, order: Order) -> None:
        self.order = order
        self.told = Told({}, [], [])
        self.statuses: dict[str, Counter[str]] = {kind: Counter() for kind in (*KINDS, LARGE)}
        self.sent = 0

    async def run(self) -> Told:
        of = Material.found(self.order.baits)
        queue = enumerate(messages(self.order.seed, self.order.messages, of))
        async with asyncio.TaskGroup() as group:
            for address in itertools.islice(itertools.cycle(ADDRESSES), len(ADDRESSES) * LINES_EACH):
                group.create_task(self.bring(address, queue))
        self.told.statuses = {kind: dict(found) for kind, found in self.statuses.items()}
        return self.told

    async def bring(self, address: str, queue: Iterator[tuple[int, Message]]) -> None:
        line = Line(self.order.port, address)
        for number, message in queue:
            began = time.perf_counter()
            try:
                async with asyncio.timeout(self.order.patience):
                    status, body = await line.send(self.request(message))
            except TimeoutError:
                self.told.unanswered.append(f"{number} {message.kind}")
                self.statuses[message.kind]["never"] += 1
                continue
            except GONE:  # what is too large is cut off, sometimes before the answer can be read
                self.statuses[message.kind]["closed"] += 1
                continue
            finally:
                self.sent += 1
                progress(self.sent, self.order.messages, "positions and records")
            self.told.slowest = max(self.told.slowest, time.perf_counter() - began)
            self.statuses[message.kind][str(status)] += 1
            if status >= 500 and status != 503:
                self.told.defects.append(f"{number} {message.kind}: {status} {body[:200]!r}")
        line.close()

    def request(self, message: Message) -> bytes:
        head = (
            f"POST {message.path} HTTP/1.1\r\nhost: {HOST}:{self.order.port}\r\n"
            f"content-type: application/json\r\ncontent-length: {len(message.body)}\r\n\r\n"
        )
        return head.encode() + message.body


def main() -> None:
    order = msgspec.json.decode(sys.stdin.buffer.read(), type=Order)
    sys.stdout.buffer.write(msgspec.json.encode(asyncio.run(Sender(order).run())))


if __name__ == "__main__":
    main()
