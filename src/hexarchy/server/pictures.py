"""Pictures: the last scene each seat was shown, kept in the database for when the match cannot be played again.

They are taken when a match has been left alone for a while, and when the server ends: never while it is played.
"""

from __future__ import annotations

import asyncio
import time
import zlib
from collections.abc import Callable
from typing import Final

import msgspec

from hexarchy.server.log import failure
from hexarchy.server.running import Running
from hexarchy.server.store import Store

QUIET_SECONDS: Final = 30.0
LOOK_SECONDS: Final = 5.0
ENDING_SECONDS: Final = 5.0  # in all, when the server ends


class Pictures:
    """Which matches have changed since their last picture."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self.store = store
        self._clock = clock
        self._changed: dict[str, tuple[Running, float]] = {}

    def changed(self, running: Running) -> None:
        self._changed.pop(running.id, None)  # who changed last stands last
        self._changed[running.id] = (running, self._clock())

    async def look_around(self) -> None:
        """For ever: take a picture of every match that has been left alone long enough."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            await self.take(QUIET_SECONDS)

    async def take(self, quiet: float = 0.0, most: float = float("inf")) -> None:
        """Of all matches that were left alone so long; no new one is begun after so many seconds."""
        started = self._clock()
        while self._changed and self._clock() - started <= most:
            match, (running, since) = next(iter(self._changed.items()))
            if self._clock() - since < quiet:
                return
            del self._changed[match]
            try:
                await self._take(running)
            except Exception as error:
                failure("picture-failed", error, match=match)

    async def _take(self, running: Running) -> None:
        async with running.lock:
            version = running.version
            scenes = await asyncio.to_thread(_scenes, running)
        await self.store.write(self.store.keep_pictures(running.id, version, scenes))


def _scenes(running: Running) -> dict[str, bytes]:
    """The whole scene of every seat a person sits on, and of those who watch."""
    people = [name for name, row in running.seats.items() if row.bot is None]
    held = {"": (), **{name: (name,) for name in people}}
    return {seat: zlib.compress(msgspec.json.encode(running.scene(seats)), 1) for seat, seats in held.items()}
