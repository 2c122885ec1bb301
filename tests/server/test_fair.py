"""The fair queue: turns go round between callers, and nobody can fill it for the others."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from hexarchy.server.fair import Queue
from hexarchy.server.problems import Problem


class Scenes:
    """Callers of a queue: who works now, and who has begun, in order."""

    def __init__(self, queue: Queue) -> None:
        self.queue = queue
        self.begun: list[str] = []
        self.working: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def call(self, *names: str) -> None:
        """Callers are named by a letter, their address, and a number."""
        for name in names:
            self.tasks[name] = asyncio.create_task(self._work(name))
            await settled()

    async def _work(self, name: str) -> None:
        async with self.queue.turn(name[0]):
            self.begun.append(name)
            self.working[name] = asyncio.Event()
            try:
                await self.working[name].wait()
            finally:
                del self.working[name]

    async def finish(self) -> None:
        """All work is done, turn after turn."""
        while self.working:
            next(iter(self.working.values())).set()
            await settled()

    async def cancel(self, name: str) -> None:
        self.tasks[name].cancel()
        await settled()


async def settled() -> None:
    """Everything that can go on has gone on."""
    for _ in range(20):
        await asyncio.sleep(0)


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def test_free_turn_is_given_at_once() -> None:
    async def play() -> None:
        scenes = Scenes(Queue(2, each=1, total=1))
        await scenes.call("a1", "a2")
        assert scenes.begun == ["a1", "a2"]

    run(play())


def test_turns_go_round_between_addresses_and_in_order_within_one() -> None:
    async def play() -> None:
        scenes = Scenes(Queue(1, each=5, total=10))
        await scenes.call("a1", "a2", "a3", "a4", "b1", "b2", "c1")
        await scenes.finish()
        assert scenes.begun == ["a1", "a2", "b1", "c1", "a3", "b2", "a4"]

    run(play())


def test_newcomer_waits_for_one_turn_of_each_other_at_most() -> None:
    """Though another address asks again as soon as it is served."""

    async def play() -> None:
        scenes = Scenes(Queue(1, each=5, total=10))
        await scenes.call("a1", "a2", "a3", "b1")
        scenes.working["a1"].set()
        await scenes.call("a4", "a5")
        assert list(scenes.working) == ["a2"]
        scenes.working["a2"].set()
        await scenes.call("a6")
        assert list(scenes.working) == ["b1"]

    run(play())


def test_one_address_fills_its_own_share_only() -> None:
    async def play() -> None:
        scenes = Scenes(Queue(1, each=2, total=3))
        await scenes.call("a1", "a2", "a3", "a4", "b1", "c1")
        for name in ("a4", "c1"):  # beyond its own share; beyond all
            error = scenes.tasks[name].exception()
            assert isinstance(error, Problem)
            assert (error.status, error.title) == (503, "busy")
        await scenes.finish()
        assert scenes.begun == ["a1", "a2", "b1", "a3"]

    run(play())


def test_who_leaves_is_not_waited_for() -> None:
    async def play() -> None:
        queue = Queue(1, each=2, total=3)
        scenes = Scenes(queue)
        await scenes.call("a1", "b1", "b2", "c1")
        await scenes.cancel("b1")
        await scenes.call("b3")  # its place is free again
        await scenes.cancel("a1")
        assert list(scenes.working) == ["b2"]
        await scenes.finish()
        assert scenes.begun == ["a1", "b2", "c1", "b3"]
        assert queue.idle

    run(play())


def test_turn_given_to_a_caller_who_leaves_at_that_moment_goes_to_the_next() -> None:
    async def play() -> None:
        scenes = Scenes(queue := Queue(1, each=2, total=3))
        await scenes.call("a1", "b1", "c1")
        scenes.working["a1"].set()
        while queue.waiting == 2:
            await asyncio.sleep(0)
        scenes.tasks["b1"].cancel()  # it has its turn and does not know it yet
        await settled()
        assert "b1" not in scenes.begun
        assert list(scenes.working) == ["c1"]
        await scenes.finish()
        assert queue.idle

    run(play())


def test_work_that_fails_gives_its_turn_back() -> None:
    async def play() -> None:
        queue = Queue(1, each=1, total=1)
        for _ in range(3):
            with pytest.raises(ZeroDivisionError):
                async with queue.turn("a"):
                    raise ZeroDivisionError
        assert queue.idle

    run(play())
