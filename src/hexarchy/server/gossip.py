"""Gossip: where several processes share a database, each tells the others about once a second who asks often.

So an address that is refused at one is soon refused at all of them. What must be counted exactly, the making of
matches, is counted in the database (`Store.spend`).
"""

from __future__ import annotations

import asyncio
import secrets
from typing import Final

import msgspec

from hexarchy.server.log import failure
from hexarchy.server.rates import Rates
from hexarchy.server.store import RATES_CHANNEL, Store

EVERY_SECONDS: Final = 1.0
MOST_TOLD: Final = 100  # addresses in a note, which holds at most 8,000 bytes

News = dict[str, dict[str, int]]


class Gossip:
    """Tells what is counted here, and counts what it hears."""

    def __init__(self, store: Store, rates: Rates) -> None:
        self.store = store
        self.rates = rates
        self._name = secrets.token_hex(8)

    async def tell(self) -> None:
        """For ever."""
        while True:
            await asyncio.sleep(EVERY_SECONDS)
            for note in self.notes():
                try:
                    await self.store.run(self.store.notify, RATES_CHANNEL, note)
                except Exception as error:
                    failure("gossip-failed", error)

    def notes(self) -> list[str]:
        flat = [(kind, who, count) for kind, counted in self.rates.news().items() for who, count in counted.items()]
        return [self._note(flat[start : start + MOST_TOLD]) for start in range(0, len(flat), MOST_TOLD)]

    def _note(self, flat: list[tuple[str, str, int]]) -> str:
        news: News = {}
        for kind, who, count in flat:
            news.setdefault(kind, {})[who] = count
        return msgspec.json.encode((self._name, news)).decode()

    def heard(self, note: str) -> None:
        """A note of any process; one's own is counted already."""
        name, news = msgspec.json.decode(note, type=tuple[str, News])
        if name != self._name:
            self.rates.hear(news)
