"""Leisure: what is done while no player waits for an answer: scenes that are pushed, and bots that go on.

A player who acts waits for every millisecond that the event loop is busy; nobody notices one before a push. So such
work is done in pieces, one is begun in a turn of the loop, and none while an action is carried out and written down.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from typing import Final

from hexarchy.server.pace import Turns

LONGEST_SECONDS: Final = 0.02  # it waits: where actions never cease it goes on all the same
_ALL: Final = ""  # one turn for everything


class Leisure:
    """The caller of `mine` or `next` may do a piece of work when it returns."""

    def __init__(self) -> None:
        self._acting = 0
        self._calm = asyncio.Event()
        self._turns = Turns()

    @contextlib.contextmanager
    def acting(self) -> Iterator[None]:
        """A player's action is carried out meanwhile."""
        self._acting += 1
        self._calm.clear()
        try:
            yield
        finally:
            self._acting -= 1
            if not self._acting:
                self._calm.set()

    async def mine(self) -> None:
        """Before a match is locked: an action that waits for the match would be waited for."""
        if self._acting:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LONGEST_SECONDS):
                    await self._calm.wait()
        await self._turns.mine(_ALL)

    async def next(self) -> None:
        """Before the next piece of what was begun: the loop looks who has come meanwhile."""
        await asyncio.sleep(0)  # the cheapest way
