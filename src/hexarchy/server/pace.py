"""The pace: however fast one address asks, the others' actions wait for little of it.

Two things, both by address. Everything that is ready is done in one turn of the event loop, and an action takes several
turns; so of one address only one request begins in a turn, or a hundred that come at once would make each of them a
hundred requests long. And a client that is refused too often is answered only after a while: asking again as
soon as it is answered, it goes at a walking pace. What is accepted never waits.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from itertools import islice
from typing import Final

AT_ONCE: Final = 30  # refusals of one address, then each follows the one before it
EACH_SECONDS: Final = 0.002
LONGEST_SECONDS: Final = 2.0  # nobody is left without an answer


class Turns:
    """Requests that wait for others of their address. One is forgotten as soon as nobody of it waits."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    def __len__(self) -> int:
        return len(self._waiting)

    async def mine(self, who: str) -> None:
        """Returns at once unless another request of this address began in this turn of the loop; then in order."""
        loop = asyncio.get_running_loop()
        if who not in self._waiting:
            self._waiting[who] = deque()
            loop.call_soon(self._next, loop, who)
            return
        mine = loop.create_future()
        self._waiting[who].append(mine)
        await mine

    def _next(self, loop: asyncio.AbstractEventLoop, who: str) -> None:
        waiting = self._waiting[who]
        while waiting:
            first = waiting.popleft()
            if not first.done():  # else it was cancelled: the server ends
                first.set_result(None)
                loop.call_soon(self._next, loop, who)
                return
        del self._waiting[who]


class Refusals:
    """When those who are refused are told so."""

    def __init__(
        self,
        each: float = EACH_SECONDS,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.each = each
        self._clock = clock
        self._sleep = sleep
        self._due: dict[str, float] = {}  # the last refusal of each address; who was refused last stands last

    def __len__(self) -> int:
        return len(self._due)

    async def mine(self, who: str) -> None:
        """Returns when this one may be told."""
        now = self._clock()
        calm = now - AT_ONCE * self.each
        for old in list(islice(self._due, 2)):  # each clears two away at most, and adds at most one
            if self._due[old] <= calm:
                del self._due[old]
        due = max(self._due.pop(who, calm), calm) + self.each
        self._due[who] = due = min(due, now + LONGEST_SECONDS)
        if due > now:
            await self._sleep(due - now)
