"""Fairness: who waits for something scarce is served in turn, address by address."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from hexarchy.server.problems import Problem


class Queue:
    """So many at once; the others wait. `async with queue.turn(address): …` is one turn.

    Addresses take turns, and within one the first come is the first served: whatever one address asks for, another
    waits for one turn of it at most before it has its own. So many of one address may wait (`each`), and so many of all
    (`total`); one more is refused at once. Nothing is kept of an address that neither works nor waits.
    """

    def __init__(self, at_once: int, *, each: int, total: int) -> None:
        self.each = each
        self.total = total
        self.waiting = 0
        self._free = at_once
        self._at_once = at_once
        # By address, the one whose turn comes next first; none is empty.
        self._lines: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @property
    def idle(self) -> bool:
        """Nobody works, nobody waits."""
        return self._free == self._at_once and not self._lines

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Wait for a turn and keep it while the block runs. Refused with 503 where too many wait already."""
        if self._free:  # then nobody waits
            self._free -= 1
        else:
            await self._wait(who)
        try:
            yield
        finally:
            self._give_back()

    async def _wait(self, who: str) -> None:
        if self.waiting >= self.total or len(self._lines.get(who, ())) >= self.each:
            raise Problem(503, "busy", "too much of this is asked for; try again")
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._lines.setdefault(who, deque()).append(place)
        self.waiting += 1
        try:
            await place
        except asyncio.CancelledError:
            if place.cancelled():
                self._leave(who, place)
            else:  # the turn had just come
                self._give_back()
            raise

    def _leave(self, who: str, place: asyncio.Future[None]) -> None:
        line = self._lines.get(who, deque())
        if place in line:  # else it was found cancelled when its turn came
            line.remove(place)
            self.waiting -= 1
            if not line:
                del self._lines[who]

    def _give_back(self) -> None:
        """The turn goes to the next address, which then comes last."""
        while self._lines:
            who, line = self._lines.popitem(last=False)
            place = line.popleft()
            self.waiting -= 1
            if line:
                self._lines[who] = line
            if not place.cancelled():
                place.set_result(None)
                return
        self._free += 1
