"""Matches: found, made, gone on with. An action is written to the disk first and told to everybody afterwards."""

from __future__ import annotations

import asyncio
import secrets
import tomllib
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, ParamSpec, TypeVar

from hexarchy import games
from hexarchy.core.decisions import DeadEnd, Refused
from hexarchy.core.dice import Dice, SeededDice
from hexarchy.core.game import BadInput, Game
from hexarchy.core.lessons import Chapter
from hexarchy.core.records import Record, verify
from hexarchy.core.scenarios import BadOption
from hexarchy.server import lessons, seats
from hexarchy.server.batches import Batch, Played
from hexarchy.server.log import log
from hexarchy.server.marks import Mark
from hexarchy.server.problems import Problem
from hexarchy.server.running import Running, header_of, reasons_json, said
from hexarchy.server.shelf import Shelf
from hexarchy.server.store import Conflict, Store
from hexarchy.server.tables import ACTION, Entry, SeatRow, Stored
from hexarchy.server.takeback import CannotUndo

P = ParamSpec("P")
T = TypeVar("T")

MOST_IMPORTED: Final = 50_000
LONGEST_ACTION: Final = 200
ACTIVE_DAYS: Final = 7.0  # who has not been seen for longer takes nobody's place
# What reading somebody's position or record may raise: it is written by hand, or by somebody who wants to see us fall.
UNREADABLE: Final = (BadInput, BadOption, DeadEnd, ValueError, KeyError, TypeError, AttributeError, LookupError)


class Overtaken(Problem):
    """Another process has written to the match between our looking and our writing."""


@dataclass(frozen=True, slots=True)
class Made:
    """A new match and the tokens of its people."""

    match: str
    tokens: dict[str, str]
    commitment: str | None


class Matches(Shelf):
    """All matches of this server: made, gone on with, looked at."""

    def __init__(self, store: Store, *, live: int = 200, most_running: int = 10_000) -> None:
        super().__init__(store, live)
        self.most_running = most_running
        self.changed: list[Callable[[Running], None]] = []  # told after every change, once it is on the disk

    # -- making -------------------------------------------------------------------------------------------------------

    async def create(self, game: str, scenario: str, options: Mapping[str, Any], who: Mapping[str, str]) -> Made:
        rules = find_game(game)
        try:
            record = Record.begin(rules, scenario, options)
        except BadOption as error:
            raise Problem(422, "bad-option", str(error)) from None
        return await self._begin(rules, record, who)

    async def import_record(self, data: Mapping[str, Any], who: Mapping[str, str]) -> Made:
        """Go on with a recorded match. Scripted dice end sooner or later."""
        record, rules = read_record(data)
        if not isinstance(record.dice, (Dice, SeededDice)):
            raise Problem(422, "bad-record", "records with scripted dice cannot be played here")
        try:
            await asyncio.to_thread(verify, record, rules)
        except UNREADABLE as error:
            raise Problem(422, "bad-record", str(error)) from None
        return await self._begin(rules, record, who)

    async def import_position(self, game: str | None, data: Mapping[str, Any] | str, who: Mapping[str, str]) -> Made:
        try:
            content = tomllib.loads(data) if isinstance(data, str) else dict(data)
        except tomllib.TOMLDecodeError as error:
            raise Problem(422, "bad-position", str(error)) from None
        named = content.pop("game", None)
        known = games.names()
        rules = find_game(str(game or named or known[0]))
        try:
            await asyncio.to_thread(rules.position, content)
        except UNREADABLE as error:
            raise Problem(422, "bad-position", str(error)) from None
        return await self._begin(rules, Record.begin(rules, position=content), who)

    async def teach(self, game: str, name: str | None) -> Made:
        """A chapter of a game's lesson; the first if none is named."""
        rules = find_game(game)
        chapter = lessons.find(rules, name)
        if chapter is None:
            raise Problem(404, "no-lesson", "there is no such chapter")
        return await self._begin(rules, lessons.start(chapter, rules), lessons.people(chapter, rules), chapter)

    async def _begin(self, game: Game, record: Record, who: Mapping[str, str], chapter: Chapter | None = None) -> Made:
        try:
            rows, tokens = seats.seat_people(game, who)
        except seats.BadSeats as error:
            raise Problem(422, "bad-seats", str(error)) from None
        if await self.store.run(self.store.running, ACTIVE_DAYS) >= self.most_running:
            raise Problem(503, "full", "too many matches are being played here")
        stored = _new(record, rows) if chapter is None else lessons.mark(_new(record, rows), chapter)
        running = await asyncio.to_thread(Running, game, stored)
        stored = Stored(
            stored.id, stored.header, stored.luck, running.version, running.over, stored.seats, stored.entries
        )
        await self.store.write(self.store.create(stored, bot_due=bool(running.asked_bots)))
        self._keep(running)
        log("match-made", match=running.id, game=game.name)
        self.tell(running)
        return Made(running.id, tokens, running.commitment)

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
                    if before[1].kind not in mark.kinds:
                        raise Problem(409, "id-used", "this id was used for something else", version=running.version)
                    return before[0]
            if seen != running.version:
                raise Problem(409, "stale", "the match has gone on", version=running.version)
            try:
                version = await self.commit(running, await mark.entries(running, held))
            except CannotUndo as error:
                why = said(error.why)
                raise Problem(409, "no-undo", why["en"], reasons=[{"rule": "", "text": why}], version=seen) from None
        self.tell(running)
        return version

    async def _carry(self, work: Callable[P, Awaitable[T]], *args: P.args, **more: P.kwargs) -> T:
        """Carried through even if the sender hangs up, and tried again where another process was faster.

        What the other process wrote may be the very thing under the very id: then it has been done.
        """

        async def twice() -> T:
            try:
                return await work(*args, **more)
            except Overtaken:
                return await work(*args, **more)

        return await asyncio.shield(asyncio.ensure_future(twice()))

    async def play(self, match: str, tokens: Sequence[str], batch: Batch, seen: int) -> Played:
        """Actions of a person, carried through even if he hangs up meanwhile."""
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
            if seen != running.version:
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
            # Shielded: a client that hangs up must not leave memory ahead of the disk.
            due = bool(running.asked_bots)
            work = self.store.append(running.id, seen, running.entries[seen:], over=running.over, bot_due=due)
            return await asyncio.shield(asyncio.ensure_future(self.store.write(work)))
        except Conflict:
            self.forget(running.id)
            version = await self.store.run(self.store.version, running.id)
            raise Overtaken(409, "stale", "the match has gone on", version=version) from None
        except BaseException:
            self.forget(running.id)
            raise

    def tell(self, running: Running) -> None:
        for told in self.changed:
            told(running)

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


def read_record(data: Mapping[str, Any]) -> tuple[Record, Game]:
    """A record somebody brings, and its game. A data pack is a folder of another's."""
    try:
        record = Record.from_json(data)
    except UNREADABLE as error:
        raise Problem(422, "bad-record", str(error)) from None
    rules = find_game(str(record.game))
    if record.rules_version != rules.rules_version:
        raise Problem(422, "other-rules", f"made with rules version {record.rules_version}")
    if record.data_pack is not None:
        raise Problem(422, "bad-record", "records with a data pack cannot be played here")
    if len(record.actions) > MOST_IMPORTED or any(len(action) > LONGEST_ACTION for _, action in record.actions):
        raise Problem(422, "bad-record", "the record is too long")
    return record, rules


def find_game(name: str) -> Game:
    try:
        return games.game(name)
    except games.UnknownGame as error:
        raise Problem(404, "no-game", str(error)) from None


def _new(record: Record, rows: tuple[SeatRow, ...]) -> Stored:
    entries = tuple(Entry(seat, ACTION, action) for seat, action in record.actions)
    match = secrets.token_hex(8)
    return Stored(match, dict(header_of(record)), secrets.randbits(62), len(entries), False, rows, entries)
