"""Matches: gone on with, looked at. An action is written to the disk first and told to everybody afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, ParamSpec, TypeVar

from hexarchy.core.decisions import Refused
from hexarchy.server import seats
from hexarchy.server.batches import Batch, Played
from hexarchy.server.making import Making
from hexarchy.server.marks import Mark
from hexarchy.server.problems import Problem
from hexarchy.server.running import Running, reasons_json, said
from hexarchy.server.store import Conflict
from hexarchy.server.tables import Entry, Stored
from hexarchy.server.takeback import CannotUndo

P = ParamSpec("P")
T = TypeVar("T")


class Overtaken(Problem):
    """Another process has written to the match between our looking and our writing."""


class Matches(Making):
    """All matches of this server."""

    # -- going on -----------------------------------------------------------------------------------------------------

    async def act(self, match: str, tokens: Sequence[str], mark: Mark, seen: int) -> int:
        """Something a person does that is no action: taking back, giving up."""
        return await self._carry(self._act, match, tokens, mark, seen)

    async def _act(self, match: str, tokens: Sequence[str], mark: Mark, seen: int) -> int:
        """The same id again is answered again; a sender who is behind is told so."""
        async with self.locked(match) as running:
            held = holder(running, tokens)
            if not held:
                raise Problem(401, "no-seat", "only who holds a seat may act")
            for one in held:  # sent again, the question may be another's by now
                before = running.answered(one, mark.client_id)
                if before is not None:
                    if not mark.became(before[1]):
                        raise Problem(409, "id-used", "this id was used for something else", version=running.version)
                    return before[0]
            if not mark.current(running, held, seen):
                raise Problem(409, "stale", "the match has gone on", version=running.version)
            try:
                version = await self.commit(running, await mark.entries(running, held))
            except CannotUndo as error:
                why = said(error.why)
                raise Problem(409, "no-undo", why["en"], reasons=[{"rule": "", "text": why}], version=seen) from None
        self.tell(running)
        return version

    async def _carry(self, work: Callable[P, Awaitable[T]], *args: P.args, **more: P.kwargs) -> T:
        """Tried again where another process was faster: it may have written the very thing under the very id."""
        try:
            return await work(*args, **more)
        except Overtaken:
            return await work(*args, **more)

    async def play(self, match: str, tokens: Sequence[str], batch: Batch, seen: int) -> Played:
        """Actions of a person. Should he hang up meanwhile, they are carried through: the server lets a request end."""
        return await self._carry(self._play, match, tokens, batch, seen)

    async def _play(self, match: str, tokens: Sequence[str], batch: Batch, seen: int) -> Played:
        async with self.locked(match) as running:
            held = holder(running, tokens)
            seat = running.eyes(held)
            if seat is None:
                raise Problem(401, "no-seat", "only who holds a seat may act")
            for one in held:  # sent again, the question may be another's by now
                before = batch.before(running, one)
                if before is not None:
                    if before.done is None:
                        raise Problem(409, "id-used", "this id was used for something else", version=running.version)
                    return before
            if not running.current(held, seen):
                raise Problem(409, "stale", "the match has gone on", version=running.version)
            await self.commit(running, batch.entries(running, seat))
            made = batch.before(running, seat)
            assert made is not None
        self.tell(running)
        return made

    async def commit(self, running: Running, entries: Iterable[Entry]) -> int:
        """Play entries and write them; the caller holds the lock and tells everybody afterwards.

        An entry may depend on what came of those before it: it is taken from `entries` when they have been played.
        """
        seen = running.version
        try:
            for entry in entries:
                running.play(entry)
        except Refused as refused:
            if running.version != seen:
                self.forget(running.id)
            told = reasons_json(running.game, refused.reasons)
            raise Problem(409, "refused", str(refused), reasons=told, version=seen) from None
        except CannotUndo:
            raise
        except BaseException:
            self.forget(running.id)
            raise
        try:
            due = bool(running.asked_bots)
            work = self.store.append(running.id, seen, running.entries[seen:], over=running.over, bot_due=due)
            return await self.store.write(work)
        except Conflict:
            self.forget(running.id)
            version = await self.store.run(self.store.version, running.id)
            raise Overtaken(409, "stale", "the match has gone on", version=version) from None
        except BaseException:  # also when the server ends: memory must not be ahead of the disk
            self.forget(running.id)
            raise

    # -- looking ------------------------------------------------------------------------------------------------------

    async def scene(self, match: str, tokens: Sequence[str]) -> dict[str, Any]:
        async with self.locked(match) as running:
            held = holder(running, tokens)
            if running.slow():
                return await asyncio.to_thread(running.scene, held)
            return running.scene(held)

    async def scene_at(self, match: str, tokens: Sequence[str], number: int) -> dict[str, Any]:
        """What the seat knew then: the match is played again to that point, and nothing later is looked at."""
        async with self.locked(match) as running:
            held = holder(running, tokens)
            if not 0 <= number <= running.version:
                raise Problem(404, "no-version", "the match has not come so far")
            rows, entries = tuple(running.seats.values()), tuple(running.entries[:number])
        then = await self.replay(Stored(running.id, running.header, running.luck, number, False, rows, entries))
        scene = await asyncio.to_thread(then.scene, held)
        return {**scene, "can_undo": False, "can_ask_undo": False, "undo": None}

    async def record(self, match: str) -> dict[str, Any]:
        async with self.locked(match) as running:
            if not running.over:
                raise Problem(403, "not-over", "the record is given out when the match is over")
            return running.match.sealed_record().to_json()

    async def why(self, match: str, tokens: Sequence[str], action: str) -> list[dict[str, Any]]:
        async with self.locked(match) as running:
            held = holder(running, tokens)
            if not held:
                raise Problem(401, "no-seat", "only who holds a seat may ask")
            seat = running.eyes(held)
            assert seat is not None
            return reasons_json(running.game, running.reasons(seat, action))


def holder(running: Running, tokens: Sequence[str]) -> tuple[str, ...]:
    """The seats of a sender; none for somebody who watches."""
    try:
        return seats.held(running.seats.values(), tokens)
    except seats.UnknownToken:
        raise Problem(401, "unknown-token", "this token opens no seat of this match") from None
