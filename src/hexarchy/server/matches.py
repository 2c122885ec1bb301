"""Matches: found, made, gone on with. An action is written to the disk first and told to everybody afterwards."""

from __future__ import annotations

import asyncio
import secrets
import tomllib
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final

from hexarchy import games
from hexarchy.core.decisions import DeadEnd, Refused
from hexarchy.core.dice import Dice, SeededDice
from hexarchy.core.game import BadInput, Game
from hexarchy.core.records import Record, verify
from hexarchy.core.scenarios import BadOption
from hexarchy.server import seats
from hexarchy.server.log import log
from hexarchy.server.running import CannotUndo, Running, header_of, reasons_json
from hexarchy.server.store import ACTION, RESIGN, UNDO, Conflict, Entry, SeatRow, Store, Stored

MOST_IMPORTED: Final = 50_000
LONGEST_ACTION: Final = 200
# What reading somebody's position or record may raise: it is written by hand, or by somebody who wants to see us fall.
UNREADABLE: Final = (BadInput, BadOption, DeadEnd, ValueError, KeyError, TypeError, AttributeError, LookupError)


class Problem(Exception):
    """A request that cannot be granted, and the answer to it."""

    def __init__(self, status: int, title: str, detail: str = "", **more: Any) -> None:
        super().__init__(title)
        self.status = status
        self.title = title
        self.detail = detail
        self.more = more


@dataclass(frozen=True, slots=True)
class Made:
    """A new match and the tokens of its people."""

    match: str
    tokens: dict[str, str]
    commitment: str | None


class Matches:
    """All matches of this server; so many of those played last are kept in memory."""

    def __init__(self, store: Store, *, live: int = 200, most_running: int = 10_000, shared: bool = False) -> None:
        self.store = store
        self.live = live
        self.most_running = most_running
        self.shared = shared  # other processes write to the same database
        self.changed: list[Callable[[Running], None]] = []  # told after every change, once it is on the disk
        self._kept: OrderedDict[str, Running] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Running]] = {}

    def __len__(self) -> int:
        return len(self._kept)

    # -- finding ------------------------------------------------------------------------------------------------------

    async def get(self, match: str) -> Running:
        """The match, from memory or played again from the disk."""
        kept = self._kept.get(match)
        if kept is not None:
            self._kept.move_to_end(match)
            if not self.shared or await self.store.run(self.store.version, match) == kept.version:
                return kept
            if kept.lock.locked():  # it is being written here: what is in memory is the newer one
                return kept
            self.forget(match)
        task = self._loading.get(match)
        if task is None:
            task = self._loading[match] = asyncio.create_task(self._load(match))
            task.add_done_callback(lambda done: self._loading.pop(match, None))
        return await asyncio.shield(task)

    @asynccontextmanager
    async def locked(self, match: str) -> AsyncIterator[Running]:
        """The match with nobody else at it. Whoever waited while it was thrown away gets the new one."""
        while True:
            running = await self.get(match)
            async with running.lock:
                if self._kept.get(match) is running:
                    yield running
                    return

    async def _load(self, match: str) -> Running:
        stored = await self.store.run(self.store.load, match)
        if stored is None:
            raise Problem(404, "no-match", "there is no such match")
        running = await asyncio.to_thread(self.replay, stored)
        self._keep(running)
        return running

    @staticmethod
    def replay(stored: Stored, to: int | None = None) -> Running:
        game = games.game(stored.header["game"])
        if stored.header["rules_version"] != game.rules_version:
            raise Problem(409, "other-rules", "the match was begun under another version of the rules")
        return Running(game, stored, to)

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

    # -- making -------------------------------------------------------------------------------------------------------

    async def create(self, game: str, scenario: str, options: Mapping[str, Any], who: Mapping[str, str]) -> Made:
        rules = find_game(game)
        try:
            record = Record.begin(rules, scenario, options)
        except BadOption as error:
            raise Problem(422, "bad-option", str(error)) from None
        return await self._begin(rules, record, who)

    async def import_record(self, data: Mapping[str, Any], who: Mapping[str, str]) -> Made:
        """Go on with a recorded match. Scripted dice end sooner or later, and a data pack is a folder of another's."""
        try:
            record = Record.from_json(data)
        except UNREADABLE as error:
            raise Problem(422, "bad-record", str(error)) from None
        rules = find_game(str(record.game))
        if record.rules_version != rules.rules_version:
            raise Problem(422, "other-rules", f"made with rules version {record.rules_version}")
        if record.data_pack is not None or not isinstance(record.dice, (Dice, SeededDice)):
            raise Problem(422, "bad-record", "records with a data pack or scripted dice cannot be played here")
        if len(record.actions) > MOST_IMPORTED or any(len(action) > LONGEST_ACTION for _, action in record.actions):
            raise Problem(422, "bad-record", "the record is too long")
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

    async def _begin(self, game: Game, record: Record, who: Mapping[str, str]) -> Made:
        try:
            rows, tokens = seats.seat_people(game, who)
        except seats.BadSeats as error:
            raise Problem(422, "bad-seats", str(error)) from None
        if await self.store.run(self.store.running) >= self.most_running:
            raise Problem(503, "full", "too many matches are being played here")
        stored = _new(record, rows)
        running = await asyncio.to_thread(Running, game, stored)
        stored = Stored(stored.id, stored.header, stored.luck, running.version, running.over, rows, stored.entries)
        await self.store.run(self.store.create, stored, bot_due=bool(running.asked_bots))
        self._keep(running)
        log("match-made", match=running.id, game=game.name)
        self.tell(running)
        return Made(running.id, tokens, running.commitment)

    # -- going on -----------------------------------------------------------------------------------------------------

    async def act(self, match: str, tokens: Sequence[str], entry: Callable[[str], Entry], seen: int) -> int:
        """An entry of a person, carried through even if he hangs up meanwhile."""
        return await asyncio.shield(asyncio.ensure_future(self._act(match, tokens, entry, seen)))

    async def _act(self, match: str, tokens: Sequence[str], entry: Callable[[str], Entry], seen: int) -> int:
        """The same id again is answered again; a sender who is behind is told so."""
        async with self.locked(match) as running:
            held = holder(running, tokens)
            if not held:
                raise Problem(401, "no-seat", "only who holds a seat may act")
            seat = running.eyes(held)
            assert seat is not None
            wanted = entry(seat)
            for one in held:  # sent again, the question may be another's by now
                before = running.answered(one, str(wanted.client_id))
                if before is not None:
                    if (before[1].kind, before[1].action) != (wanted.kind, wanted.action):
                        raise Problem(409, "id-used", "this id was used for something else", version=running.version)
                    return before[0]
            if seen != running.version:
                raise Problem(409, "stale", "the match has gone on", version=running.version)
            version = await self.commit(running, [wanted])
        self.tell(running)
        return version

    async def commit(self, running: Running, entries: Sequence[Entry]) -> int:
        """Play entries and write them; the caller holds the lock and tells everybody afterwards."""
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
            raise Problem(409, "no-undo", "it cannot be taken back", version=seen) from None
        except BaseException:
            self.forget(running.id)
            raise
        try:
            # Shielded: a client that hangs up must not leave memory ahead of the disk.
            write = self.store.run(
                self.store.append, running.id, seen, entries, over=running.over, bot_due=bool(running.asked_bots)
            )
            return await asyncio.shield(asyncio.ensure_future(write))
        except Conflict:
            self.forget(running.id)
            version = await self.store.run(self.store.version, running.id)
            raise Problem(409, "stale", "the match has gone on", version=version) from None
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
        running = await self.get(match)
        held = holder(running, tokens)
        if not 0 <= number <= running.version:
            raise Problem(404, "no-version", "the match has not come so far")
        stored = Stored(
            running.id,
            running.header,
            running.luck,
            number,
            False,
            tuple(running.seats.values()),
            tuple(running.entries[:number]),
        )

        def replayed() -> dict[str, Any]:
            then = self.replay(stored)
            return {**then.scene(held), "can_undo": False}

        return await asyncio.to_thread(replayed)

    async def record(self, match: str) -> dict[str, Any]:
        async with self.locked(match) as running:
            if not running.over:
                raise Problem(403, "not-over", "the record is given out when the match is over")
            return running.match.sealed_record().to_json()

    async def verify(self, match: str) -> dict[str, Any]:
        """The promise; once the match is over the secret, and what a check of the whole record finds."""
        async with self.locked(match) as running:
            found: dict[str, Any] = {"commitment": running.commitment, "secret": running.secret, "digest": None}
            if not running.over:
                return {**found, "verdict": None}
            record = Record.from_json(running.match.sealed_record().to_json())
        verdict = await asyncio.to_thread(verify, record, running.game, running.commitment)
        told = {
            "good": verdict.good,
            "actions": verdict.actions,
            "dice_match": verdict.dice_match,
            "digest_match": verdict.digest_match,
            "finished": verdict.finished,
            "resigned": running.resigned,
        }
        return {**found, "digest": verdict.digest, "verdict": told}

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


def find_game(name: str) -> Game:
    try:
        return games.game(name)
    except games.UnknownGame as error:
        raise Problem(404, "no-game", str(error)) from None


def action_entry(action: str, client_id: str) -> Callable[[str], Entry]:
    return lambda seat: Entry(seat, ACTION, " ".join(action.split()), client_id)


def undo_entry(client_id: str) -> Callable[[str], Entry]:
    return lambda seat: Entry(seat, UNDO, "", client_id)


def resign_entry(client_id: str) -> Callable[[str], Entry]:
    return lambda seat: Entry(seat, RESIGN, "", client_id)


def _new(record: Record, rows: tuple[SeatRow, ...]) -> Stored:
    entries = tuple(Entry(seat, ACTION, action) for seat, action in record.actions)
    match = secrets.token_hex(8)
    return Stored(match, dict(header_of(record)), secrets.randbits(62), len(entries), False, rows, entries)
