"""The pool: one process for each work at a time, so that what happens to one happens to no other."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from hexarchy.server.log import _source
from hexarchy.server.pool import Broken, Hung, Pool, TooLarge, processor_seconds
from tests.patience import PATIENCE
from tests.server import jobs

ROOM = 200 * 1024 * 1024


@asynccontextmanager
async def pool(processes: int, seconds: float = PATIENCE, memory: int | None = None) -> AsyncIterator[Pool]:
    made = Pool(processes, seconds, memory=memory)
    try:
        yield made
    finally:
        made.close()


def run(play: Callable[[], Awaitable[None]]) -> None:
    async def soon() -> None:
        async with asyncio.timeout(PATIENCE):
            await play()

    asyncio.run(soon())


async def exists(path: Path) -> None:
    while not path.exists():
        await asyncio.sleep(0.01)


@pytest.mark.parametrize(("hostile", "seconds", "error"), [(jobs.hang, 0.1, Hung), (jobs.die, PATIENCE, Broken)])
def test_work_that_hangs_or_dies_leaves_its_neighbour_alone(
    tmp_path: Path, hostile: Callable[[], None], seconds: float, error: type[Exception]
) -> None:
    async def play() -> None:
        async with pool(2) as made:
            neighbour = asyncio.create_task(made.run(jobs.wait_for, tmp_path / "go-on"))
            await exists(tmp_path / "go-on.begun")
            made.seconds = seconds  # of what is begun from now on
            with pytest.raises(error):
                await made.run(hostile)
            assert not neighbour.done()
            (tmp_path / "go-on").touch()
            assert await neighbour > 0
            made.seconds = PATIENCE
            assert await made.run(jobs.own_process) > 0

    run(play)


@pytest.mark.parametrize("starved", [True, False])
def test_time_runs_only_while_the_work_has_the_processor(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, starved: bool
) -> None:
    """An honest import on a busy machine is not refused for what the neighbours do."""
    told = []

    def spent(process: int) -> float:
        told.append(process)
        if len(told) == 1:
            return 5.0  # what it had had before
        (tmp_path / "go-on").touch()  # its time is up by the clock: from now on it can end
        return 5.0 if starved else 5.2

    monkeypatch.setattr("hexarchy.server.pool.processor_seconds", spent)

    async def play() -> None:
        async with pool(1) as made:
            worker = await made.run(jobs.own_process)
            told.clear()
            made.seconds = 1.0 if starved else 0.1
            if starved:
                assert await made.run(jobs.wait_for, tmp_path / "go-on") == worker
            else:
                with pytest.raises(Hung):
                    await made.run(jobs.wait_for, tmp_path / "go-on")
            assert set(told) == {worker}

    run(play)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the clock alone decides")
def test_time_a_process_has_had_is_known() -> None:
    before = processor_seconds(os.getpid())
    assert before is not None
    assert before <= time.process_time() + 1
    assert processor_seconds(2**30) is None


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux keeps to the limit of the address space")
def test_work_that_needs_too_much_memory_ends_and_the_pool_goes_on() -> None:
    async def play() -> None:
        async with pool(1, memory=ROOM) as made:
            assert await made.run(jobs.eat, ROOM // 4) == ROOM // 4
            before = await made.run(jobs.own_process)
            with pytest.raises(TooLarge):
                await made.run(jobs.eat, 20 * ROOM)
            assert await made.run(jobs.own_process) != before
            assert await made.run(jobs.eat, ROOM // 4) == ROOM // 4

    run(play)


def test_process_that_was_killed_is_replaced() -> None:
    async def play() -> None:
        async with pool(1) as made:
            before = await made.run(jobs.own_process)
            os.kill(before, signal.SIGKILL)
            after = before
            while after == before:
                try:
                    after = await made.run(jobs.own_process)
                except Broken:  # it had taken the work before its end was noticed
                    continue

    run(play)


def test_processes_start_when_they_are_needed(tmp_path: Path) -> None:
    async def play() -> None:
        async with pool(3) as made:
            first = await made.run(jobs.own_process)
            assert await made.run(jobs.own_process) == first
            both = [asyncio.create_task(made.run(jobs.wait_for, tmp_path / name)) for name in ("a", "b")]
            for name in ("a", "b"):
                await exists(tmp_path / f"{name}.begun")
                (tmp_path / name).touch()
            found = set(await asyncio.gather(*both))
            assert first in found
            assert len(found) == 2

    run(play)


def test_process_of_a_caller_who_left_is_ended() -> None:
    """Else the next would wait for work that nobody wants."""

    async def play() -> None:
        async with pool(1) as made:
            before = await made.run(jobs.own_process)
            leaving = asyncio.create_task(made.run(jobs.hang))
            await asyncio.sleep(0)
            leaving.cancel()
            with pytest.raises(asyncio.CancelledError):
                await leaving
            assert await made.run(jobs.own_process) != before

    run(play)


def test_ping_tells_whether_a_process_answers(tmp_path: Path) -> None:
    async def play() -> None:
        async with pool(1) as made:
            assert not await made.ping(0)  # none has started yet; it starts now
            assert await made.ping(PATIENCE)
            busy = asyncio.create_task(made.run(jobs.wait_for, tmp_path / "go-on"))
            await exists(tmp_path / "go-on.begun")
            assert await made.ping(0)  # at work
            (tmp_path / "go-on").touch()
            await busy

    run(play)


def test_ping_tells_of_processes_that_die(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hexarchy.server.pool._begin", jobs.die)

    async def play() -> None:
        async with pool(1) as made:
            assert not await made.ping(PATIENCE)

    run(play)


def test_defect_of_work_is_told_to_its_caller() -> None:
    async def play() -> None:
        async with pool(1) as made:
            wrong: Any = "x"
            with pytest.raises(TypeError):
                await made.run(abs, wrong)
            assert await made.run(abs, -1) == 1

    run(play)


def test_the_log_names_the_place_in_the_other_process() -> None:
    """What is raised there comes along without its trace, but for the text of it."""

    async def play() -> None:
        async with pool(1) as made:
            with pytest.raises(ZeroDivisionError) as raised:
                await made.run(jobs.divide, 0)
        assert re.search(r"jobs\.py:\d+$", _source(raised.value)["where"])

    run(play)
