"""Writers: through which everything goes to the database that is not only read.

SQLite writes one transaction at a time, and each waits for the disk. So one thread writes for all, and what several
matches have to write while the disk is busy becomes one transaction: nobody waits for more than two of them.
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from queue import SimpleQueue
from typing import Any, Final, Protocol, TypeVar

import sqlalchemy as sa

from hexarchy.server.log import failure

T = TypeVar("T")
Work = Callable[[sa.Connection], T]

MOST_AT_ONCE: Final = 64
OFTEN: Final = 200  # groups, then the journal is put into the database: some four megabytes of it


class Writer(Protocol):
    """Does each work in a transaction: all of it is on the disk when its future is done, or nothing."""

    def submit(self, work: Work[T]) -> Future[T]: ...

    def close(self) -> None: ...


class Crew:
    """For a database that orders its writers itself: a connection each."""

    def __init__(self, engine: sa.Engine, threads: Executor) -> None:
        self._engine = engine
        self._threads = threads

    def submit(self, work: Work[T]) -> Future[T]:
        return self._threads.submit(self._write, work)

    def _write(self, work: Work[T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    def close(self) -> None:
        """The threads are another's."""


class Scribe:
    """For SQLite: one thread, one connection that stays open, several works a transaction."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._connection: sa.Connection | None = None
        self._waiting: SimpleQueue[tuple[Work[Any], Future[Any]] | None] = SimpleQueue()  # None: it is closed
        self._thread: threading.Thread | None = None  # there from the first work on
        self._starting = threading.Lock()
        self._beside = ThreadPoolExecutor(1, "journal")
        self._tidied: Future[None] | None = None
        self._written = 0

    def submit(self, work: Work[T]) -> Future[T]:
        future: Future[T] = Future()
        self._waiting.put((work, future))
        if self._thread is None:
            self._start()
        return future

    def _start(self) -> None:
        with self._starting:
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="scribe", daemon=True)
                self._thread.start()

    def close(self) -> None:
        """Returns when everything is written."""
        self._waiting.put(None)
        if self._thread is not None:
            self._thread.join()
        self._beside.shutdown()
        self._drop()

    # -- in the thread ------------------------------------------------------------------------------------------------

    def _run(self) -> None:
        while (first := self._waiting.get()) is not None:
            group = [first]
            closed = False
            while len(group) < MOST_AT_ONCE and not self._waiting.empty():
                another = self._waiting.get()
                if another is None:
                    closed = True
                    break
                group.append(another)
            try:
                self._write(group)
            except Exception as error:  # those who wait are answered; the others still want to write
                failure("writer-failed", error)
            if closed:
                return

    def _write(self, waiting: list[tuple[Work[Any], Future[Any]]]) -> None:
        """All that waits."""
        group = [(work, future) for work, future in waiting if future.set_running_or_notify_cancel()]
        if len(group) < 2 or not self._together(group):
            for work, future in group:
                self._alone(work, future)
        if self._connection is not None:  # after the answers: what is written stays written, whatever comes of this
            self._tidy(self._connection)

    def _alone(self, work: Work[T], future: Future[T]) -> None:
        try:
            made = self._transaction([work])[0]
        except BaseException as error:
            future.set_exception(error)
        else:
            future.set_result(made)

    def _together(self, group: list[tuple[Work[Any], Future[Any]]]) -> bool:
        """False when one of them cannot be done: then nothing is, and each is tried by itself."""
        try:
            made = self._transaction([work for work, _ in group])
        except Exception:
            return False
        for (_, future), one in zip(group, made, strict=True):
            future.set_result(one)
        return True

    def _transaction(self, works: list[Work[Any]]) -> list[Any]:
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            with self._connection.begin():
                made = [work(self._connection) for work in works]
        except sa.exc.DBAPIError:
            self._drop()
            raise
        return made

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None

    # -- the journal --------------------------------------------------------------------------------------------------

    def _tidy(self, connection: sa.Connection) -> None:
        """Put the journal into the database now and then, beside the writing: it takes as long as many actions.

        What was written meanwhile is little and follows between two transactions. Only when nothing is left to do is
        the journal begun anew at its start, where the disk is written faster than at a growing end.
        """
        self._written += 1
        if self._tidied is not None and self._tidied.done():
            self._tidied = None
            _checkpoint(connection)
        elif self._tidied is None and self._written >= OFTEN:
            self._written = 0
            self._tidied = self._beside.submit(self._checkpoint_beside)

    def _checkpoint_beside(self) -> None:
        with self._engine.connect() as connection:
            _checkpoint(connection)


def _checkpoint(connection: sa.Connection) -> None:
    """As far as it goes without waiting for anybody. The next one does what this one could not."""
    driver: Any = connection.connection.driver_connection  # outside a transaction, which SQLAlchemy would begin
    try:
        driver.execute("pragma wal_checkpoint(passive)").fetchall()
    except sqlite3.Error as error:
        failure("checkpoint-failed", error)
