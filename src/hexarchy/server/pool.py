"""The pool: processes that compute beside the server. One that hangs, dies or eats all memory is replaced."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from multiprocessing.synchronize import Semaphore
from pathlib import Path
from typing import Any, Final, ParamSpec, TypeVar

try:
    import resource
except ImportError:  # not on Windows
    resource = None  # type: ignore[assignment]

P = ParamSpec("P")
T = TypeVar("T")

NICE: Final = 10
LOOK_SECONDS: Final = 0.05
LONGEST_START_SECONDS: Final = 300.0  # of a process that comes last on a busy machine
PATIENCE: Final = 4  # times the seconds of a work, by the clock: others may take the processor, or it waits for nothing
MEMORY_IN_USE: Final = Path("/proc/self/statm")
PROCESSES: Final = Path("/proc")
USER_TIME, SYSTEM_TIME = 11, 12  # among what follows the name in a process's stat


class Hung(Exception):
    """The work took so long that its process was ended."""


class Broken(Exception):
    """The process died, or could not be started."""


class TooLarge(Exception):
    """The work needed more memory than it may have."""


class Worker:
    """One process, and one work at a time: whatever becomes of it touches nobody else's.

    It starts when it is first needed. No time runs meanwhile: on a busy machine no process would be there in time, and
    each would be ended.
    """

    def __init__(self, *, threaded: bool, memory: int | None) -> None:
        self._threaded = threaded
        self._memory = memory
        self._executor: Executor | None = None
        self._begun: Semaphore | None = None  # raised when a work begins: no lock that a killed process could keep

    async def run(self, work: Callable[[], T], seconds: float) -> T:
        try:
            computing = self._begin(work)
        except OSError:  # the system starts no more of them
            self.end()
            raise Broken from None
        try:
            await self._has_begun(computing)
            return await self._result(computing, seconds)
        except TimeoutError:
            self.end()
            raise Hung from None
        except MemoryError:
            self.end()
            raise TooLarge from None
        except BrokenExecutor:
            self.end()
            raise Broken from None
        except asyncio.CancelledError:
            self.end()  # nobody wants what it computes
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                raise
            raise Broken from None  # not the caller: the process was ended with our work still in its queue
        finally:
            computing.cancel()  # of a process that was ended nobody waits for the news

    def _begin(self, work: Callable[[], T]) -> asyncio.Future[T]:
        loop = asyncio.get_running_loop()
        noted = partial(_noted, work, self._memory)
        try:
            return loop.run_in_executor(self._ready(), noted)
        except BrokenExecutor:  # it died while it had nothing to do
            self.end()
            return loop.run_in_executor(self._ready(), noted)

    async def _has_begun(self, computing: asyncio.Future[Any]) -> None:
        """Returns when the process has begun the work, or done it."""
        begun = self._begun
        if begun is None:
            return
        async with asyncio.timeout(LONGEST_START_SECONDS):
            while not computing.done() and not begun.acquire(block=False):
                await asyncio.wait([computing], timeout=LOOK_SECONDS)

    async def _result(self, computing: asyncio.Future[T], seconds: float) -> T:
        """Seconds of the processor: on a busy machine, honest work takes longer by the clock."""
        clock = asyncio.get_running_loop().time
        latest, before = clock() + PATIENCE * seconds, self._spent()
        left = seconds
        while left > 0:
            await asyncio.wait([computing], timeout=left)
            if computing.done():
                return await computing
            spent = self._spent()
            left = 0.0 if before is None or spent is None else min(seconds - (spent - before), latest - clock())
        raise TimeoutError

    def _spent(self) -> float | None:
        """Seconds that the process has had of the processor; none where the system does not say."""
        process = next(iter((getattr(self._executor, "_processes", None) or {}).values()), None)
        return None if process is None or process.pid is None else processor_seconds(process.pid)

    def _ready(self) -> Executor:
        if self._executor is None and self._threaded:
            self._executor = ThreadPoolExecutor(1)
        elif self._executor is None:
            context = multiprocessing.get_context("spawn")  # a copy of a process with threads may hang
            self._begun = context.Semaphore(0)
            self._executor = ProcessPoolExecutor(
                1, mp_context=context, initializer=_enter, initargs=(self._begun, _begin)
            )
        while self._begun is not None and self._begun.acquire(block=False):
            pass  # of a work that was over before anybody looked
        return self._executor

    def end(self) -> None:
        """End the process, whatever it is doing; the next work starts another."""
        executor, self._executor, self._begun = self._executor, None, None
        if executor is not None:
            processes = list((getattr(executor, "_processes", None) or {}).values())
            executor.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()


class Pool:
    """So many workers; none: a thread, which tests start faster. Each work may take so many seconds of the processor
    and so many bytes.

    Raises `Hung`, `TooLarge`, `Broken`, or what the work itself raised. Nobody's time runs while they wait for a turn.
    """

    def __init__(self, processes: int, seconds: float, *, memory: int | None = None) -> None:
        self.processes = processes
        self.seconds = seconds
        self._turns = asyncio.Semaphore(max(1, processes))
        self._workers = [Worker(threaded=not processes, memory=memory) for _ in range(max(1, processes))]
        self._free = self._workers.copy()
        self._ping: asyncio.Task[bool] | None = None

    async def run(self, work: Callable[P, T], *args: P.args, **_: P.kwargs) -> T:
        async with self._turns:
            worker = self._free.pop()  # the last that worked: others need not even start
            try:
                return await worker.run(partial(work, *args), self.seconds)
            finally:
                self._free.append(worker)

    async def ping(self, seconds: float) -> bool:
        """Does a process answer so soon? One at work is alive: it is ended when it takes too long."""
        asked = self._ping
        if asked is None or asked.done():
            if not self._free:
                return True
            asked = self._ping = asyncio.create_task(self._answers())
        await asyncio.wait([asked], timeout=seconds)  # a process that is still starting is left to start
        return asked.done() and asked.result()

    async def _answers(self) -> bool:
        try:
            return await self.run(bool, 1)
        except (Hung, Broken, TooLarge):
            return False

    def close(self) -> None:
        if self._ping is not None:
            self._ping.cancel()
        for worker in self._workers:
            worker.end()


def processor_seconds(process: int) -> float | None:
    """What a process has had of the processor; none where the system does not say."""
    try:
        told = (PROCESSES / str(process) / "stat").read_text().rpartition(")")[2].split()
        return (int(told[USER_TIME]) + int(told[SYSTEM_TIME])) / os.sysconf("SC_CLK_TCK")
    except (AttributeError, OSError, ValueError, IndexError):
        return None


_begun: Semaphore | None = None  # in a process of the pool
_limited = False


def _enter(begun: Semaphore, begin: Callable[[], None]) -> None:
    global _begun
    _begun = begun
    begin()


def _noted(work: Callable[[], T], memory: int | None) -> T:
    """In the process. The limit comes with the first work: then all that the work imports is there."""
    global _limited
    if _begun is not None:
        _begun.release()
        if memory is not None and not _limited:
            _limited = True
            _limit(memory)
    return work()


def _limit(memory: int) -> None:
    """So much more than the process has now; where the system keeps no such limit there is none."""
    try:
        in_use = int(MEMORY_IN_USE.read_text().split()[0]) * os.sysconf("SC_PAGE_SIZE")
        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        most = in_use + memory
        resource.setrlimit(resource.RLIMIT_AS, (most if hard == resource.RLIM_INFINITY else min(most, hard), hard))
    except (AttributeError, OSError, ValueError):
        return


def _begin() -> None:
    """In a new process. An interrupt is the parent's to answer; without a parent there is nobody to serve.

    Those who wait for an answer of the server come before those who wait for a thought.
    """
    if hasattr(os, "nice"):
        os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
