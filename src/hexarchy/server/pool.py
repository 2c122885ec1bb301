"""The pool: processes that compute beside the server. One that hangs or dies is replaced."""

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
from typing import Any, Final, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

NICE: Final = 10
LOOK_SECONDS: Final = 0.05
LONGEST_START_SECONDS: Final = 300.0  # of a process that comes last on a busy machine


class Hung(Exception):
    """The work took so long that its process was ended."""


class Broken(Exception):
    """The process died, of this work or of another."""


class Begun:
    """How many works of an executor were given to it, and how many of them its processes have begun."""

    def __init__(self, notes: Semaphore) -> None:
        self.notes = notes  # one for each that was begun: no lock that a killed process could keep
        self.given = 0
        self._begun = 0

    async def all(self, computing: asyncio.Future[Any]) -> None:
        """Returns when all that is given now was begun, or one is done."""
        given = self.given
        async with asyncio.timeout(LONGEST_START_SECONDS):
            while self._begun < given and not computing.done():
                await asyncio.wait([computing], timeout=LOOK_SECONDS)
                while self.notes.acquire(block=False):
                    self._begun += 1


class Pool:
    """So many processes; none: a thread, which tests start faster. Nobody's time runs while he waits for his turn, nor
    while a process starts: on a busy machine none would be there in time, and be ended each time."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.processes = processes
        self.seconds = seconds
        self._turns = asyncio.Semaphore(max(1, processes))
        self._executor: Executor | None = None
        self._begun: Begun | None = None

    async def run(self, work: Callable[P, T], *args: P.args, **_: P.kwargs) -> T:
        async with self._turns:
            executor = self._ready()
            computing = asyncio.get_running_loop().run_in_executor(executor, _noted, partial(work, *args))
            try:
                if self._begun is not None:
                    self._begun.given += 1
                    await self._begun.all(computing)
                return await asyncio.wait_for(computing, self.seconds)
            except TimeoutError:
                self._drop(executor)
                raise Hung from None
            except BrokenExecutor:
                self._drop(executor)
                raise Broken from None
            except asyncio.CancelledError:
                task = asyncio.current_task()
                if task is not None and task.cancelling():
                    raise
                raise Broken from None  # not we: the executor was dropped with our work still in its queue

    def close(self) -> None:
        if self._executor is not None:
            self._drop(self._executor)

    def _ready(self) -> Executor:
        if self._executor is None:
            if self.processes:
                context = multiprocessing.get_context("spawn")  # a copy of a process with threads may hang
                self._begun = Begun(context.Semaphore(0))
                self._executor = ProcessPoolExecutor(
                    self.processes, mp_context=context, initializer=_enter, initargs=(self._begun.notes, _begin)
                )
            else:
                self._executor = ThreadPoolExecutor(1)
        return self._executor

    def _drop(self, executor: Executor) -> None:
        """End its processes, whatever they are doing; the next work starts new ones. Several may find it broken."""
        if self._executor is executor:
            self._executor = None
        processes = list((getattr(executor, "_processes", None) or {}).values())
        executor.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()


_notes: Semaphore | None = None  # in a process of the pool


def _enter(notes: Semaphore, begin: Callable[[], None]) -> None:
    global _notes
    _notes = notes
    begin()


def _noted(work: Callable[[], T]) -> T:
    if _notes is not None:
        _notes.release()
    return work()


def _begin() -> None:
    """In a new process. An interrupt is the parent's to answer; without a parent there is nobody to serve.

    Whoever waits for an answer of the server comes before whoever waits for a thought.
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
