"""The pool: processes that compute beside the server. One that hangs or dies is replaced."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from typing import Final, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

NICE: Final = 10


class Hung(Exception):
    """The work took so long that its process was ended."""


class Broken(Exception):
    """The process died, of this work or of another."""


class Pool:
    """So many processes; none: a thread, which tests start faster. Nobody's time runs while he waits for his turn."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.processes = processes
        self.seconds = seconds
        self._turns = asyncio.Semaphore(max(1, processes))
        self._executor: Executor | None = None

    async def run(self, work: Callable[P, T], *args: P.args, **_: P.kwargs) -> T:
        async with self._turns:
            executor = self._ready()
            computing = asyncio.get_running_loop().run_in_executor(executor, work, *args)
            try:
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
                self._executor = ProcessPoolExecutor(self.processes, mp_context=context, initializer=_begin)
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
