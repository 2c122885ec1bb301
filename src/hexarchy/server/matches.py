"""Matches: gone on with, looked at. An action is written to the disk first and told to everybody afterwards."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, Final, ParamSpec, TypeVar

import msgspec

from hexarchy.core import decisions
from hexarchy.core.decisions import Refused
from hexarchy.core.game import Game
from hexarchy.core.hexes import UnknownHex
from hexarchy.core.page import telling
from hexarchy.core.page.looks import Look
from hexarchy.core.page.scene import Reason
from hexarchy.core.state import State
from hexarchy.server import outlook, replaying, seats
from hexarchy.server.answers import Graph
from hexarchy.server.aside import PutAside
from hexarchy.server.batches import Batch, Played
from hexarchy.server.drawing import beside, drawn
from hexarchy.server.gestures import Gesture
from hexarchy.server.leisure import Leisure
from hexarchy.server.making import Making
from hexarchy.server.problems import Declined, Problem
from hexarchy.server.running import Running
from hexarchy.server.schema import REMATCH, RESIGN, Entry
from hexarchy.server.shelf import Shelf, truncated
from hexarchy.server.store import Conflict, Store
from hexarchy.server.story import said
from hexarchy.server.workshop import Workshop

P = ParamSpec("P")
T = TypeVar("T")

# Of a match: as many as a record may have that is brought here. Orders can be given and taken back for ever, and all of
# it would be kept, on the disk and in memory.
MOST_ENTRIES: Final = replaying.MOST_ACTIONS
ENDING: Final = (RESIGN, REMATCH)


class TooLong(Declined):
    """Nothing can be added to the match, except that a player gives it up."""

    title = "too-long"


class Overtaken(Problem):
    """Another process has written to the match between our looking and our writing."""


class Matches:
    """All matches of this server: those on the shelf, new ones, and what is done with them."""

    def __init__(
        self, store: Store, workshop: Workshop, *, live: int = 200, live_bytes: int = 2**28, most_running: int = 10_000
    ) -> None:
        self.store = store
        self.workshop = workshop
        self.shelf = Shelf(store, workshop, live, live_bytes)
        self.making = Making(self.shelf, most_running)
        self.leisure = Leisure()
        self.noted: list[Callable[[str, Sequence[str]], None]] = []  # told who has sent a request to which match

    # -- going on -----------------------------------------------------------------------------------------------------

    async def act(self, match: str, tokens: Sequence[str], gesture: Gesture, seen: int) -> int:
        """Something a person does that is no action: taking back, giving up."""
        return await self.carry(self._act, match, tokens, gesture, seen)

    async def _act(self, match: str, tokens: Sequence[str], gesture: Gesture, seen: int) -> int:
        """The same id again is answered again; a sender who is behind is told so."""
        async with self.shelf.locked(match) as running:
            held = self._holder(running, tokens)
            if not held:
                raise Problem(401, "no-seat", "only who holds a seat may act")
            for one in held:  # sent again, the question may be another's by now
                before = running.answered(one, gesture.client_id)
                if before is not None:
                    now = running.version_for(held)
                    if not gesture.became(before[1]):
                        raise Problem(409, "id-used", "this id was used for something else", version=now)
                    return running.numbering.told(before[0], held)
            seen = running.numbering.meant(seen, held)
            if not gesture.current(running, held, seen):
                raise Problem(409, "stale", "the match has gone on", version=running.version_for(held))
            try:
                entries = await gesture.entries(running, _acting(running, held), self.back)
                with self.leisure.acting():
                    version = await self.commit(running, entries, held)
            except Declined as error:
                raise _declined(error, running, held) from None
        self.shelf.tell(await self.shelf.get(match) if running.outdated else running)
        return running.numbering.told(version, held)

    async def back(self, running: Running, version: int) -> State:
        """A match as it was at a version: another process plays it again."""
        then = truncated(running, running.entries[:version])
        written = await self.workshop.stored(replaying.state_at, then)
        return running.game.from_json(msgspec.json.decode(written))

    async def carry(self, work: Callable[P, Awaitable[T]], *args: P.args, **more: P.kwargs) -> T:
        """Tried again where another process was faster: it may have written the very thing under the very id."""
        try:
            return await work(*args, **more)
        except Overtaken:
            return await work(*args, **more)

    async def play(self, match: str, tokens: Sequence[str], batch: Batch, seen: int) -> Played:
        """Actions of a person. If they hang up meanwhile it is carried through: the server lets requests end."""
        return await self.carry(self._play, match, tokens, batch, seen)

    async def _play(self, match: str, tokens: Sequence[str], batch: Batch, seen: int) -> Played:
        async with self.shelf.locked(match) as running:
            held = self._holder(running, tokens)
            if not held:
                raise Problem(401, "no-seat", "only who holds a seat may act")
            now = running.version_for(held)
            for one in held:  # sent again, the question may be another's by now
                before = batch.before(running, one)
                if before is not None:
                    if before.done is None:
                        raise Problem(409, "id-used", "this id was used for something else", version=now)
                    return before.told(running, held)
            if not running.current(held, running.numbering.meant(seen, held)):
                raise Problem(409, "stale", "the match has gone on", version=now)
            seat = running.eyes(_acting(running, held))
            assert seat is not None
            try:
                with self.leisure.acting():
                    await self.commit(running, batch.entries(running, seat), held)
            except Declined as error:
                raise _declined(error, running, held) from None
            made = batch.before(running, seat)
            assert made is not None
        self.shelf.tell(running)
        return made.told(running, held)

    async def commit(self, running: Running, entries: Iterable[Entry], held: Sequence[str] = ()) -> int:
        """Play entries and write them; the caller holds the lock and tells everybody afterwards.

        An entry may depend on what came of those before it: it is taken from `entries` when they have been played.
        `held`: the seats of a person who is told if it is refused.
        """
        seen = running.version
        try:
            for entry in entries:
                if running.version >= MOST_ENTRIES and entry.kind not in ENDING:
                    if running.version == seen:
                        raise _declined(TooLong("match-too-long"), running, held)
                    break
                running.play(entry)
        except Refused as refused:
            if running.version != seen:
                self.shelf.forget(running.id)
            told = told_reasons(running.game, refused.reasons)
            now = running.numbering.told(seen, held)
            raise Problem(409, "refused", str(refused), reasons=told, version=now) from None
        except (Declined, Problem):
            if running.version != seen:
                self.shelf.forget(running.id)
            raise
        except BaseException:
            self.shelf.forget(running.id)
            raise
        try:
            due = bool(running.asked_bots)
            work = self.store.append(running.id, seen, running.entries[seen:], over=running.over, bot_due=due)
            version = await self.store.write(work)
        except Conflict:
            self.shelf.forget(running.id)
            raise Overtaken(409, "stale", "the match has gone on") from None
        except BaseException:  # also when the server ends: memory must not be ahead of the disk
            self.shelf.forget(running.id)
            raise
        if running.outdated:
            self.shelf.forget(running.id)
        return version

    # -- looking ------------------------------------------------------------------------------------------------------

    async def scene(self, match: str, tokens: Sequence[str]) -> msgspec.Raw | dict[str, Any]:
        try:
            async with self.shelf.locked(match) as running:
                return msgspec.Raw(await drawn(running, self._holder(running, tokens)))
        except PutAside as aside:
            return await self.shelf.asides.scene(match, tokens, aside)

    async def scene_at(self, match: str, tokens: Sequence[str], number: int) -> bytes:
        """What the seat knew then: the match is played again to that point, and nothing later is looked at.

        Once the match is over nothing in it is a secret any more.
        """
        async with self.shelf.locked(match) as running:
            held = holder(running, tokens)
            if not 0 <= number <= running.version_for(held):
                raise Problem(404, "no-version", "the match has not come so far")
            then = truncated(running, running.entries[: running.numbering.meant(number, held)])
            over = running.over
        return await self.workshop.stored(replaying.scene_at, then, held, over)

    async def graph(self, match: str, tokens: Sequence[str]) -> Graph:
        async with self.shelf.locked(match) as running:
            return outlook.graph(running, holder(running, tokens))

    async def record(self, match: str, tokens: Sequence[str]) -> dict[str, Any]:
        try:
            async with self.shelf.locked(match) as running:
                if not running.over:
                    raise Problem(403, "not-over", "the record is given out when the match is over")
                return running.match.sealed_record().to_json()
        except PutAside as aside:
            return await self.shelf.asides.record(match, tokens, aside)

    async def why(self, match: str, tokens: Sequence[str], action: str) -> list[Reason]:
        async with self.shelf.locked(match) as running:
            held = holder(running, tokens)
            if not held:
                raise Problem(401, "no-seat", "only who holds a seat may ask")
            seat = running.eyes(held)
            assert seat is not None
            return told_reasons(running.game, running.reasons(seat, action))

    async def look(self, match: str, tokens: Sequence[str], hex_: str, to: str | None) -> Look:
        """At a hex, or along a line of sight: what lies open on the table."""
        async with self.shelf.locked(match) as running:
            if not holder(running, tokens):
                raise Problem(401, "no-seat", "only who holds a seat may ask")
            try:
                return await beside(running.game.look, running.match.state, hex_, to)
            except UnknownHex as error:
                raise Problem(422, "no-hex", str(error)) from None

    def _holder(self, running: Running, tokens: Sequence[str]) -> tuple[str, ...]:
        """The seats of a sender, who is there."""
        held = holder(running, tokens)
        for noted in self.noted:
            noted(running.id, held)
        return held


def _acting(running: Running, held: Sequence[str]) -> tuple[str, ...]:
    """Those of some seats that their holder plays."""
    acting = running.acting(held)
    if not acting:
        told = [{"rule": "", "text": said("seat-handed-over")}]
        raise Problem(409, "handed-over", "this seat was handed over; take it back to play on", reasons=told)
    return acting


def _declined(error: Declined, running: Running, held: Sequence[str]) -> Problem:
    why = said(error.why)
    return Problem(409, error.title, why["en"], reasons=[Reason("", why)], version=running.version_for(held))


def told_reasons(game: Game, reasons: Sequence[decisions.Reason]) -> list[Reason]:
    return [telling.reason(game, reason) for reason in reasons]


def holder(running: Running, tokens: Sequence[str]) -> tuple[str, ...]:
    """The seats of a sender; none for one who watches."""
    return seats.holder(running.seats.values(), tokens, running.header.get(seats.HOST))
