"""Ready: can this server take players now? It writes to its database and asks its processes, once a second at most."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa

from hexarchy.server.database import DiskFull, Unavailable
from hexarchy.server.log import log
from hexarchy.server.store import Store

NAME: Final = "ready"  # of the row that is written
KEEP_SECONDS: Final = 1.0
WAIT_SECONDS: Final = 2.0  # who has not answered by then is not ready; but what was asked is left to come to its end
_WRITE: Final = sa.text(
    "insert into setting (name, value) values (:name, :value) on conflict (name) do update set value = excluded.value"
)
_READ: Final = sa.text("select value from setting where name = :name")

Ping = Callable[[float], Awaitable[bool]]


@dataclass(frozen=True, slots=True)
class State:
    """What works."""

    database: bool
    bots: bool
    replays: bool

    def __bool__(self) -> bool:
        return self.database and self.bots and self.replays


class Readiness:
    """One answer for all who ask within a second. Asking starts the processes that were not needed so far."""

    def __init__(self, store: Store, bots: Ping, replays: Ping, clock: Callable[[], float] = time.monotonic) -> None:
        self.store = store
        self._bots, self._replays = bots, replays
        self._clock = clock
        self._file: os.stat_result | None = None
        self._writing: asyncio.Task[bool] | None = None
        self._looking: asyncio.Task[State] | None = None
        self._looked = 0.0
        self._was: State | None = None

    def open(self) -> None:
        """The database is there, with its tables: this is the file it has to stay."""
        self._file = self._stat()

    async def state(self) -> State:
        looking = self._looking
        if looking is not None and looking.done() and self._clock() - self._looked < KEEP_SECONDS:
            return looking.result()
        if looking is None or looking.done():
            looking = self._looking = asyncio.create_task(self._look())
        return await asyncio.shield(looking)

    async def close(self) -> None:
        tasks = [task for task in (self._looking, self._writing) if task is not None and not task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _look(self) -> State:
        state = State(*await asyncio.gather(self._writable(), self._bots(WAIT_SECONDS), self._replays(WAIT_SECONDS)))
        self._looked = self._clock()
        if state != self._was:  # requests for it are not logged; that it changed is
            log("ready" if state else "not-ready", database=state.database, bots=state.bots, replays=state.replays)
            self._was = state
        return state

    # -- the database -------------------------------------------------------------------------------------------------

    async def _writable(self) -> bool:
        """In time? A write that still waits for the last one who asked is not asked for again."""
        writing = self._writing
        if writing is None or writing.done():
            writing = self._writing = asyncio.create_task(self._write())
        await asyncio.wait([writing], timeout=WAIT_SECONDS)
        return writing.done() and writing.result()

    async def _write(self) -> bool:
        value = {"name": NAME, "value": str(int(time.time()))}
        try:
            await self.store.write(lambda c: c.execute(_WRITE, value))
            return await self.store.run(self._readable) and await asyncio.to_thread(self._in_place)
        except (DiskFull, Unavailable, sa.exc.SQLAlchemyError):
            return False

    def _readable(self) -> bool:
        """By others than the one who wrote it."""
        with self.store.engine.execution_options(read_only=True).connect() as connection:
            return connection.execute(_READ, {"name": NAME}).first() is not None

    def _in_place(self) -> bool:
        """SQLite goes on writing to a file that was removed or replaced; nobody would find that again."""
        now = self._stat()
        return self._file is None or (now is not None and os.path.samestat(now, self._file))

    def _stat(self) -> os.stat_result | None:
        path = self.store.engine.url.database
        try:
            return None if self.store.shared or not path else os.stat(path)
        except OSError:
            return None
