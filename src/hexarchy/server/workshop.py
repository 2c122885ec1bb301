"""The workshop: matches are played again in processes of its own, with so much time and memory for each.

Two rooms, so that what strangers bring never keeps anybody waiting who wants to go on with a match that is here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

from hexarchy.server.pool import Broken, Hung, Pool
from hexarchy.server.problems import Problem

P = ParamSpec("P")
T = TypeVar("T")

STORED_SECONDS: Final = 60.0  # a long match on a slow machine
BROUGHT_SECONDS: Final = 20.0


class Workshop:
    """Does what `replaying.py` names. No processes: a thread, which tests start faster."""

    def __init__(self, processes: int) -> None:
        self._stored = Pool(processes, STORED_SECONDS)
        self._brought = Pool(processes, BROUGHT_SECONDS)

    async def stored(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """For a match that is kept here."""
        try:
            return await self._stored.run(work, *args, **more)
        except (Broken, Hung):
            raise Problem(503, "busy", "the match could not be played again in time; try again") from None

    async def brought(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """For something that was sent to us."""
        try:
            return await self._brought.run(work, *args, **more)
        except Hung:
            raise Problem(422, "too-long", "this takes too long to be played") from None
        except Broken:
            raise Problem(503, "busy", "try again") from None

    def close(self) -> None:
        self._stored.close()
        self._brought.close()
