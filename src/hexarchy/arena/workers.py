"""Workers: who does many pieces of work. Results come in the order of the tasks, so they are the same for any number.

Closing the iterator ends what is under way: a test that has its answer need not wait for the rest.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Any, Final, Protocol, TypeVar

AHEAD: Final = 8

Task = TypeVar("Task")
Made = TypeVar("Made")
Handle = TypeVar("Handle")


class WorkerLost(RuntimeError):
    """A process has died in the middle of its work."""


class Workers(Protocol):
    """One process, several, or a cluster."""

    count: int

    def spread(self, work: Callable[[Task], Made], tasks: Iterable[Task]) -> Generator[Made, None, None]:
        """What comes of each task, in their order. `work` and tasks can be pickled."""
        ...


def processes(jobs: int) -> Workers:
    return Processes(jobs) if jobs > 1 else OneByOne()


class OneByOne:
    """This process alone."""

    count = 1

    def spread(self, work: Callable[[Task], Made], tasks: Iterable[Task]) -> Generator[Made, None, None]:
        yield from map(work, tasks)


class Processes:
    """Several processes of this machine."""

    def __init__(self, count: int) -> None:
        self.count = count

    def spread(self, work: Callable[[Task], Made], tasks: Iterable[Task]) -> Generator[Made, None, None]:
        others = set(multiprocessing.active_children())
        # Started afresh, not forked: a copy of a process that draws a progress bar may hang.
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(self.count, mp_context=context, initializer=_leave_interrupts_to_the_parent) as pool:
            try:
                yield from in_order(tasks, 2 * self.count, lambda task: pool.submit(work, task), _first_done)
            except BaseException as error:
                pool.shutdown(wait=False, cancel_futures=True)
                for process in set(multiprocessing.active_children()) - others:
                    process.terminate()  # else they would finish their work first
                if isinstance(error, BrokenProcessPool):
                    raise WorkerLost("a process has died") from None
                raise


def in_order(
    tasks: Iterable[Task],
    most: int,
    submit: Callable[[Task], Handle],
    done: Callable[[Iterable[Handle]], Iterable[tuple[Handle, Made]]],
) -> Generator[Made, None, None]:
    """Keep `most` tasks under way. `done` waits until some are over, and gives them with what came of them.

    While the first takes long the others run ahead, but not endlessly: what they made has to be kept.
    """
    numbered = enumerate(tasks)
    waiting: dict[Handle, int] = {}
    ready: dict[int, Made] = {}
    following = 0
    while True:
        room = min(most - len(waiting), AHEAD * most - len(waiting) - len(ready))
        for number, task in islice(numbered, room):
            waiting[submit(task)] = number
        if not waiting:
            return
        for handle, made in done(waiting):
            ready[waiting.pop(handle)] = made
        while following in ready:
            yield ready.pop(following)
            following += 1


def _first_done(waiting: Iterable[Future[Any]]) -> list[tuple[Future[Any], Any]]:
    done, _ = wait(waiting, return_when=FIRST_COMPLETED)
    return [(future, future.result()) for future in done]


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
