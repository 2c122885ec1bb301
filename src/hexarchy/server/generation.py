"""The generation: a mark in the database that moves on when an operator changes matches behind the servers' backs.

Putting a match aside, taking it up, deleting and restoring move the mark in the same transaction. Every server looks at
it once a second; what it has in memory of those matches is dropped, and those who watch them are told.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from typing import Final, NamedTuple

import sqlalchemy as sa

from hexarchy.server.log import failure, log
from hexarchy.server.schema import SETTING
from hexarchy.server.store import Store

NAME: Final = "generation"
LOOK_SECONDS: Final = 1.0
MOST_NAMED: Final = 10  # of more matches than fit beside the number it is only said that any may have changed
_FIRST: Final = sa.text("insert into setting (name, value) values (:name, '0') on conflict (name) do nothing")

Heed = Callable[[Collection[str] | None], Awaitable[None]]


class Generation(NamedTuple):
    """Its number, and the matches that changed with it; none are named where any may have."""

    number: int
    matches: tuple[str, ...] = ()

    @classmethod
    def read(cls, value: str | None) -> Generation:
        number, *matches = (value or "0").split()
        return cls(int(number), tuple(matches))

    def since(self, before: Generation) -> tuple[str, ...] | None:
        """What changed since; None: anything may have."""
        return self.matches if self.number == before.number + 1 and self.matches else None


def move_on(connection: sa.Connection, matches: Collection[str] = ()) -> None:
    """Within the transaction that changes these matches; without any: that changes everything."""
    mine = SETTING.c.name == NAME
    connection.execute(_FIRST, {"name": NAME})
    value = connection.execute(sa.select(SETTING.c.value).where(mine).with_for_update()).scalar_one()
    named = matches if len(matches) <= MOST_NAMED else ()
    said = " ".join((str(Generation.read(value).number + 1), *named))
    connection.execute(sa.update(SETTING).where(mine).values(value=said))


class Lookout:
    """Looks at the mark; `heed` is told which matches changed, or None."""

    def __init__(self, store: Store, heed: Heed) -> None:
        self.store = store
        self._heed = heed
        self._seen: Generation | None = None

    async def look(self) -> None:
        now = Generation.read(await self.store.run(self.store.setting, NAME))
        if self._seen is not None and now != self._seen:
            changed = now.since(self._seen)
            log("changed-by-operator", count=None if changed is None else len(changed))
            await self._heed(changed)
        self._seen = now

    async def watch(self) -> None:
        """For ever."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.look()
            except Exception as error:
                failure("look-failed", error)
