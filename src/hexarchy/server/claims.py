"""Claims: of several processes on one database only one thinks for the bots of a match.

A claim is a lock of PostgreSQL that lasts as long as its connection: when a process is killed its claims are free at
once. Were a claim lost while its holder thinks on, both would think and one would write: versions see to that.
"""

from __future__ import annotations

import hashlib
import threading

import sqlalchemy as sa


class Claims:
    """Synchronous, from any thread. Nobody claims anything with SQLite, where there is one process."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._connection: sa.Connection | None = None
        self._turn = threading.Lock()

    def take(self, match: str) -> bool:
        return self._call(sa.func.pg_try_advisory_lock(_number(match)))

    def free(self, match: str) -> None:
        self._call(sa.func.pg_advisory_unlock(_number(match)))

    def close(self) -> None:
        with self._turn:
            self._drop()

    def _call(self, function: sa.Function[bool]) -> bool:
        with self._turn:
            try:
                if self._connection is None:
                    self._connection = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
                return bool(self._connection.execute(sa.select(function)).scalar_one())
            except sa.exc.DBAPIError:
                self._drop()
                raise

    def _drop(self) -> None:
        """The connection is ended, not given back: the next to get it would hold our claims."""
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None


def _number(match: str) -> int:
    return int.from_bytes(hashlib.blake2b(match.encode(), digest_size=8).digest(), "big", signed=True)
