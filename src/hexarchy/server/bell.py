"""The bell: where several processes share a PostgreSQL database, each hears at once of what the others have written.

The note is sent inside the transaction of the action (`Store.append`). Notes are lost while the connection is down, so
a listener looks for itself after every return, and meanwhile.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any, Final

import sqlalchemy as sa

from hexarchy.server.log import log
from hexarchy.server.store import CHANNEL

FIRST_WAIT, LONGEST_WAIT = 0.2, 5.0
# A connection whose other end has vanished without a word is noticed after some ten seconds.
KEEPALIVE: Final[dict[str, Any]] = {"keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3}


class Bell:
    """Listens. `heard` is told a match and its version, `returned` that it can be heard (again).

    `others`: what else there is to hear, by channel.
    """

    def __init__(
        self,
        url: sa.URL,
        heard: Callable[[str, int], None],
        returned: Callable[[], None],
        others: Mapping[str, Callable[[str], None]] | None = None,
    ) -> None:
        self.up = False
        self._url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._heard = heard
        self._returned = returned
        self._others = dict(others or {})

    async def listen(self) -> None:
        import psycopg  # an optional dependency
        from psycopg import sql

        wait = FIRST_WAIT
        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(
                    self._url, autocommit=True, connect_timeout=10, **KEEPALIVE
                )
                async with connection:
                    for channel in (CHANNEL, *self._others):
                        await connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(channel)))
                    self.up, wait = True, FIRST_WAIT
                    self._returned()
                    async for note in connection.notifies():
                        self._ring(note.channel, note.payload)
            except (psycopg.Error, OSError):
                log("bell-lost")
            finally:
                self.up = False
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    def _ring(self, channel: str, payload: str) -> None:
        if channel in self._others:
            self._others[channel](payload)
            return
        match, _, version = payload.partition(":")
        if version.isdigit():
            self._heard(match, int(version))
