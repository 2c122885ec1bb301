"""Making matches: new ones, from a record or a position somebody brings, or as a chapter of a lesson."""

from __future__ import annotations

import secrets
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from hexarchy import games
from hexarchy.core.decisions import DeadEnd
from hexarchy.core.dice import Dice, SeededDice
from hexarchy.core.game import BadInput, Game
from hexarchy.core.lessons import Chapter
from hexarchy.core.records import Record, verify
from hexarchy.core.scenarios import BadOption
from hexarchy.core.visible import visible
from hexarchy.server import lessons, seats
from hexarchy.server.log import log
from hexarchy.server.problems import Problem
from hexarchy.server.running import Running, header_of
from hexarchy.server.shelf import Shelf
from hexarchy.server.store import Store
from hexarchy.server.tables import ACTION, Entry, SeatRow, Stored

MOST_IMPORTED: Final = 50_000
LONGEST_ACTION: Final = 200
LARGEST_NUMBER: Final = 2**63  # that can be sent in an answer
LONGEST_POSITION: Final = 100_000  # characters of TOML, which takes a second and a half a megabyte to read
ACTIVE_DAYS: Final = 7.0  # who has not been seen for longer takes nobody's place
# What reading somebody's position or record may raise: it is written by hand, or by somebody who wants to see us fall.
UNREADABLE: Final = (
    BadInput,
    BadOption,
    DeadEnd,
    ValueError,
    KeyError,
    TypeError,
    AttributeError,
    LookupError,
    RecursionError,
)


@dataclass(frozen=True, slots=True)
class Made:
    """A new match and the tokens of its people."""

    match: str
    tokens: dict[str, str]
    commitment: str | None


class Making(Shelf):
    """Puts new matches on the shelf."""

    def __init__(self, store: Store, *, live: int = 200, most_running: int = 10_000) -> None:
        super().__init__(store, live)
        self.most_running = most_running
        self.changed: list[Callable[[Running], None]] = []  # told after every change, once it is on the disk

    def tell(self, running: Running) -> None:
        for told in self.changed:
            told(running)

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
            await self.aside(verify, record, rules)
        except UNREADABLE as error:
            raise Problem(422, "bad-record", str(error)) from None
        return await self._begin(rules, record, who)

    async def import_position(self, game: str | None, data: Mapping[str, Any] | str, who: Mapping[str, str]) -> Made:
        if isinstance(data, str) and len(data) > LONGEST_POSITION:
            raise Problem(422, "bad-position", f"at most {LONGEST_POSITION} characters")
        try:
            content = await self.aside(tomllib.loads, data) if isinstance(data, str) else dict(data)
            check_numbers(content)
        except UNREADABLE as error:
            raise Problem(422, "bad-position", str(error)) from None
        named = content.pop("game", None)
        known = games.names()
        rules = find_game(str(game or named or known[0]))
        try:
            await self.aside(rules.position, content)
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
        running = await self.aside(Running, game, stored)
        stored = Stored(
            stored.id, stored.header, stored.luck, running.version, running.over, stored.seats, stored.entries
        )
        await self.store.write(self.store.create(stored, bot_due=bool(running.asked_bots)))
        self._keep(running)
        log("match-made", match=running.id, game=game.name)
        self.tell(running)
        return Made(running.id, tokens, running.commitment)


def read_record(data: Mapping[str, Any]) -> tuple[Record, Game]:
    """A record somebody brings, and its game. A data pack is a folder of another's."""
    try:
        check_numbers(data)
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
    if any(visible(action) != action for _, action in record.actions):
        raise Problem(422, "bad-record", "an action of the record holds characters nobody can see")
    return record, rules


def check_numbers(data: Any) -> None:
    """A match goes on with the numbers it is brought with, and has to tell them."""
    left = [data]
    while left:
        value = left.pop()
        if isinstance(value, Mapping):
            left.extend(value.values())
        elif isinstance(value, list):
            left.extend(value)
        elif isinstance(value, int) and abs(value) >= LARGEST_NUMBER:
            raise ValueError("a number is too large")


def find_game(name: str) -> Game:
    try:
        return games.game(name)
    except games.UnknownGame as error:
        raise Problem(404, "no-game", str(error)) from None


def _new(record: Record, rows: tuple[SeatRow, ...]) -> Stored:
    entries = tuple(Entry(seat, ACTION, action) for seat, action in record.actions)
    match = secrets.token_hex(8)
    return Stored(match, dict(header_of(record)), secrets.randbits(62), len(entries), False, rows, entries)
