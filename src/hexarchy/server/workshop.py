"""The workshop: matches are played again in processes of its own, with so much time and memory for each.

Two rooms, so that what strangers bring never keeps anybody waiting who wants to go on with a match that is here; and in
each the addresses take turns, so that one who brings much waits for it alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

from hexarchy.server.callers import CALLER
from hexarchy.server.fair import Queue
from hexarchy.server.pool import Broken, Hung, Pool, TooLarge
from hexarchy.server.problems import Problem

P = ParamSpec("P")
T = TypeVar("T")

STORED_SECONDS: Final = 60.0  # a long match on a slow machine
BROUGHT_SECONDS: Final = 20.0
MOST_BYTES: Final = 1024**3  # for a process with all its games, which take a third of it
MOST_WAITING, MOST_WAITING_EACH = 200, 20


class Room:
    """Some processes, and a fair queue before them."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.pool = Pool(processes, seconds, memory=MOST_BYTES)
        self._queue = Queue(max(1, processes), each=MOST_WAITING_EACH, total=MOST_WAITING)

    async def run(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        async with self._queue.turn(CALLER.get()):
            return await self.pool.run(work, *args, **more)


class Workshop:
    """Does what `replaying.py` names. No processes: a thread, which tests start faster."""

    def __init__(self, processes: int) -> None:
        self._stored = Room(processes, STORED_SECONDS)
        self._brought = Room(min(processes, 1), BROUGHT_SECONDS)

    async def stored(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """For a match that is kept here."""
        try:
            return await self._stored.run(work, *args, **more)
        except (Broken, Hung, TooLarge):
            raise Problem(503, "busy", "the match could not be played again; try again") from None

    async def brought(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """For something that was sent to us."""
        try:
            return await self._brought.run(work, *args, **more)
        except (Hung, TooLarge):
            raise Problem(422, "too-long", "this takes too long, or too much room, to be played") from None
        except Broken:
            raise Problem(503, "busy", "try again") from None

    async def alive(self, seconds: float) -> bool:
        return await self._stored.pool.ping(seconds)

    def close(self) -> None:
        self._stored.pool.close()
        self._brought.pool.close()
