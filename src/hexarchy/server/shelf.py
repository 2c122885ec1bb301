"""The shelf: matches found and kept. So many of those played last stay in memory, the others are played again."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Final, ParamSpec, TypeVar

from hexarchy import games
from hexarchy.server.problems import Problem
from hexarchy.server.running import Running
from hexarchy.server.store import Store
from hexarchy.server.tables import GRANT_UNDO, Entry, Stored

P = ParamSpec("P")
T = TypeVar("T")

REPLAYS_AT_ONCE: Final = 2  # they share one interpreter with everybody who waits for an answer
MANY_ENTRIES: Final = 20
_ID: Final = re.compile("[0-9a-f]{16}")  # as `making` makes them


def check_id(match: str) -> None:
    """What cannot be a match is not looked for."""
    if not _ID.fullmatch(match):
        raise no_match()


def no_match() -> Problem:
    return Problem(404, "no-match", "there is no such match")


class Shelf:
    """Finds matches. Where other processes write to the same database, what they wrote is played here too."""

    def __init__(self, store: Store, live: int) -> None:
        self.store = store
        self.live = live
        self._kept: OrderedDict[str, Running] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Running]] = {}
        self._replays = asyncio.Semaphore(REPLAYS_AT_ONCE)

    def __len__(self) -> int:
        return len(self._kept)

    async def get(self, match: str) -> Running:
        """The match, from memory or played again from the disk: for its seats, which never change."""
        check_id(match)
        kept = self._kept.get(match)
        if kept is not None:
            self._kept.move_to_end(match)
            return kept
        task = self._loading.get(match)
        if task is None:
            task = self._loading[match] = asyncio.create_task(self._load(match))
            task.add_done_callback(lambda done: self._loading.pop(match, None))
        return await asyncio.shield(task)

    def known_game(self, match: str) -> str | None:
        """What is played there, if that can be told without asking the disk."""
        kept = self._kept.get(match)
        return kept.game.name if kept else None

    @asynccontextmanager
    async def locked(self, match: str, at_least: int | None = None) -> AsyncIterator[Running]:
        """The newest state of the match, with nobody else at it. Who waited while it was thrown away gets the new one.

        `at_least`: a version that is new enough for the caller; another process's later ones are not asked for.
        """
        while True:
            running = await self.get(match)
            async with running.lock:
                if self._kept.get(match) is not running:
                    continue
                if self.store.shared and (at_least is None or running.version < at_least):
                    await self._catch_up(running)
                yield running
                return

    async def _catch_up(self, running: Running) -> None:
        entries = await self.store.run(self.store.since, running.id, running.version)
        try:
            if len(entries) > MANY_ENTRIES or any(entry.kind == GRANT_UNDO for entry in entries):
                await asyncio.to_thread(_play, running, entries)
            else:
                _play(running, entries)
        except BaseException:
            self.forget(running.id)
            raise

    async def _load(self, match: str) -> Running:
        stored = await self.store.run(self.store.load, match)
        if stored is None:
            raise no_match()
        running = await self.replay(stored)
        if match in self._kept:  # it was just being made, and whoever made it has put it there
            return self._kept[match]
        self._keep(running)
        return running

    async def replay(self, stored: Stored) -> Running:
        game = games.game(stored.header["game"])
        if stored.header["rules_version"] != game.rules_version:
            raise Problem(409, "other-rules", "the match was begun under another version of the rules")
        return await self.aside(Running, game, stored)

    async def aside(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Do what takes long in a thread. However many ask for it, most of the time is left to those who play."""
        async with self._replays:
            return await asyncio.to_thread(work, *args, **more)

    def _keep(self, running: Running) -> None:
        self._kept[running.id] = running
        self._kept.move_to_end(running.id)
        for match, old in list(self._kept.items()):
            if len(self._kept) <= self.live:
                break
            if not old.lock.locked() and old is not running:
                del self._kept[match]

    def forget(self, match: str) -> None:
        """Throw away what is in memory: the disk knows better."""
        self._kept.pop(match, None)


def _play(running: Running, entries: Sequence[Entry]) -> None:
    for entry in entries:
        running.play(entry)
