"""Presence: who is at the table, and when those who are not were last seen.

While a person is connected their seat is marked as seen a little ahead, and the mark is moved on now and then: so all
processes that share a database know of it, and where one dies the mark runs out by itself. Changes are written
together, at most a few times a second, however often people come and go.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final

from hexarchy.server.log import failure
from hexarchy.server.store import Store

BEAT_SECONDS: Final = 30.0
AHEAD_SECONDS: Final = 75.0  # two beats may be late
BREATH_SECONDS: Final = 0.25

Place = tuple[str, str]  # a match and one of its seats


class Presence:
    """`told`: what is called with each match at whose table a player has come or gone."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self.store = store
        self.told: list[Callable[[str], None]] = []
        self._clock = clock
        self._here: Counter[Place] = Counter()  # connections to this process
        self._fresh: set[Place] = set()  # of these, who has no mark yet, or one that another process has overwritten
        self._marked_all = -BEAT_SECONDS  # when everybody here last got a new mark
        self._left: dict[Place, float] = {}  # what is not written yet: who has gone,
        self._noted: dict[Place, float] = {}  # and who has said something
        self._matches: set[str] = set()  # where a player has come or gone
        self._due = asyncio.Event()
        self._writing = asyncio.Lock()

    # -- what is noticed ----------------------------------------------------------------------------------------------

    def came(self, match: str, held: Iterable[str]) -> None:
        for seat in held:
            self._here[match, seat] += 1
            self._fresh.add((match, seat))
            self._left.pop((match, seat), None)
            self._moved(match)

    def left(self, match: str, held: Iterable[str]) -> None:
        for seat in held:
            self._here[match, seat] -= 1
            if not self._here[match, seat]:
                del self._here[match, seat]
                self._fresh.discard((match, seat))
                self._left[match, seat] = self._clock()
                self._moved(match)

    def noted(self, match: str, held: Iterable[str]) -> None:
        """A request of theirs: they are there. Of those who are connected that is known already."""
        for seat in held:
            if (match, seat) not in self._here:
                self._noted[match, seat] = self._clock()
                self._due.set()

    def heard(self, match: str) -> None:
        """A player has come or gone at another process; if they are connected here as well, they are here."""
        again = {place for place in self._here if place[0] == match}
        if again:
            self._fresh |= again
            self._due.set()
        self._tell([match])

    def _moved(self, match: str) -> None:
        self._matches.add(match)
        self._due.set()

    # -- what is written ----------------------------------------------------------------------------------------------

    async def watch(self) -> None:
        """For ever."""
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(BEAT_SECONDS):
                    await self._due.wait()
            await asyncio.sleep(BREATH_SECONDS)
            try:
                await self.write()
            except Exception as error:
                failure("presence-failed", error)

    async def write(self) -> None:
        """All that was noticed; and at every beat a new mark for everybody who is connected."""
        async with self._writing:
            self._due.clear()
            now = self._clock()
            beat = now - self._marked_all >= BEAT_SECONDS
            self._marked_all = now if beat else self._marked_all
            left, noted, fresh, matches = self._left, self._noted, self._fresh, self._matches
            self._left, self._noted, self._fresh, self._matches = {}, {}, set(), set()
            here = dict.fromkeys(self._here if beat else fresh, now + AHEAD_SECONDS)
            if left or noted or here:
                await self.store.write(self.store.mark_seen(left, {**noted, **here}, matches))
        self._tell(matches)

    def _tell(self, matches: Iterable[str]) -> None:
        for match in matches:
            for told in self.told:
                told(match)

    # -- what is known ------------------------------------------------------------------------------------------------

    async def away(self, match: str) -> dict[str, float | None]:
        """For how many seconds nobody was seen at each seat: below 0 while connected, None if nobody ever was."""
        seen = await self.store.run(self.store.seen, match)
        now = self._clock()
        return {name: None if at is None else now - at for name, at in seen.items()}
