"""The shelf: matches found and kept. Those played last stay in memory, the others are played again."""

from __future__ import annotations

import asyncio
import re
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Final

from hexarchy.server import library, replaying
from hexarchy.server.aside import Asides, PutAside
from hexarchy.server.log import failure
from hexarchy.server.problems import Declined, Problem
from hexarchy.server.replaying import NoGame, OtherRules, Unplayable
from hexarchy.server.running import Running
from hexarchy.server.schema import GRANT_UNDO, OPERATOR, Entry, Stored
from hexarchy.server.store import Gap, Store
from hexarchy.server.workshop import Workshop

GROUND_BYTES: Final = 1_000_000  # of a board that some matches have to themselves
FEW_ENTRIES: Final = 20  # are played here: asking another process takes longer
_ID: Final = re.compile("[0-9a-f]{16}")  # as `making` makes them


class NoMatch(Problem):
    def __init__(self) -> None:
        super().__init__(404, "no-match", "there is no such match")


def check_id(match: str) -> None:
    """What cannot be a match is not looked for."""
    if not _ID.fullmatch(match):
        raise NoMatch


class Shelf:
    """Finds matches. Where other processes write to the same database, what they wrote is played here too."""

    def __init__(self, store: Store, workshop: Workshop, live: int, live_bytes: int) -> None:
        self.store = store
        self.workshop = workshop
        self.live = live
        self.live_bytes = live_bytes
        self.asides = Asides(store)
        self._kept: OrderedDict[str, Running] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Running]] = {}
        self._dropped = 0  # how often: what was read before the last time may be outdated
        self.changed: list[Callable[[Running], None]] = []  # told after every change, once it is on the disk

    def __len__(self) -> int:
        return len(self._kept)

    def tell(self, running: Running) -> None:
        for told in self.changed:
            told(running)

    async def get(self, match: str) -> Running:
        """The match, from memory or played again from the disk, as this process knows it."""
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
        """What is played there on its usual board, if that can be told without asking the disk."""
        kept = self._kept.get(match)
        return kept.game.name if kept and not kept.game.own_boards else None

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
                    if self._kept.get(match) is not running:
                        continue
                yield running
                return

    async def _catch_up(self, running: Running) -> None:
        try:
            entries = await self.store.run(self.store.since, running.id, running.version)
        except Gap:  # loading it again tells what is wrong
            self.forget(running.id)
            return
        if len(entries) > FEW_ENTRIES or any(entry.kind == GRANT_UNDO for entry in entries):
            self.forget(running.id)
            return
        try:
            for entry in entries:
                running.play(entry)
        except Exception:  # the other plays by other rules: loading it again tells what is wrong
            self.forget(running.id)
            return
        except BaseException:
            self.forget(running.id)
            raise
        if running.outdated:
            self.forget(running.id)

    async def _load(self, match: str) -> Running:
        self.asides.check(match)
        while True:
            dropped = self._dropped
            stored = await self.store.run(self.store.load, match)
            if stored is None:
                raise NoMatch
            try:
                running = await self.replay(stored)
            except PutAside as aside:
                if dropped != self._dropped:
                    continue
                await self.asides.put(stored, aside)
                raise
            if stored.aside is not None or stored.given_out:  # it can be played again, with other dice if it must be
                await self.asides.take_up(stored, _rolled(running))
            elif dropped == self._dropped:
                break
        if match in self._kept:  # it was just being made, and its maker has put it there
            return self._kept[match]
        self.keep(running)
        return running

    async def replay(self, stored: Stored) -> Running:
        """A match of our own, played again here if that is quickly done, else in a process of the workshop."""
        if stored.aside == OPERATOR:
            raise PutAside(OPERATOR)
        if not stored.whole:
            raise PutAside("not-whole")
        try:
            await library.fetch(stored.header["game"])
            game = replaying.find(stored.header["game"], stored.header["rules_version"])
            few = len(stored.entries) <= FEW_ENTRIES and stored.header["position"] is None
            course = None if few else await self.workshop.stored(replaying.course, stored)
            running = Running(game, stored, course)
        except NoGame:
            raise PutAside("no-game") from None
        except OtherRules:
            raise PutAside("other-rules") from None
        except (Unplayable, Declined, *replaying.BAD):
            raise PutAside("no-replay") from None
        except (Problem, MemoryError, OSError):
            raise
        except Exception as error:  # rules that meet what cannot have been under them need not refuse it in good order
            failure("replay-failed", error, match=stored.id)
            raise PutAside("no-replay") from None
        if running.seats.keys() != {*running.setting.seats}:  # they have other names now
            raise PutAside("no-replay")
        return running

    def keep(self, running: Running) -> None:
        """In memory, where others that were played longer ago may have to go."""
        self._kept[running.id] = running
        self._kept.move_to_end(running.id)
        grounds = Counter(ground for kept in self._kept.values() if (ground := _ground(kept)) is not None)
        size = sum(kept.size for kept in self._kept.values()) + GROUND_BYTES * len(grounds)
        for match, old in list(self._kept.items()):
            if len(self._kept) <= self.live and size <= self.live_bytes:
                break
            if not old.lock.locked() and old is not running:
                size -= old.size
                del self._kept[match]
                if (ground := _ground(old)) is not None:
                    grounds[ground] -= 1
                    size -= 0 if grounds[ground] else GROUND_BYTES

    def forget(self, match: str) -> None:
        """Throw away what is in memory: the disk knows better."""
        self._kept.pop(match, None)

    def drop(self, matches: Iterable[str] | None = None) -> None:
        """The operator has changed these matches in the database, or any: what is known of them may not hold."""
        self._dropped += 1
        if matches is None:
            self._kept.clear()
            self.asides.forget()
        for match in matches or ():
            self.forget(match)
            self.asides.forget(match)


def _rolled(running: Running) -> int:
    """How many dice of the match have fallen. Before it is opened another stands in for it, and none of those count."""
    return running.match.state.rolled if running.opened else running.promised.start


def _ground(running: Running) -> int | None:
    """The board it lies on, where that is not the game's: many may share one."""
    ground = running.game.ground(running.match.state)
    return None if ground is None else id(ground)


def truncated(running: Running, entries: Sequence[Entry]) -> Stored:
    """The match as it was when only these had been played."""
    return Stored(running.id, running.header, running.luck, len(entries), False, running.begun, tuple(entries))
