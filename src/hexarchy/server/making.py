"""Making matches: new ones, from a record or a position that is brought, or as a chapter of a lesson."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from hexarchy.core.dice import Dice
from hexarchy.core.game import Game
from hexarchy.core.lessons import Chapter
from hexarchy.core.records import Record
from hexarchy.core.scenarios import BadOption
from hexarchy.core.setting import chosen_seats
from hexarchy.server import gathering, lessons, library, mustering, outlook, replaying, room, seats
from hexarchy.server.log import failure, log
from hexarchy.server.problems import Problem
from hexarchy.server.replaying import Brought, NoGame, OtherRules, Unplayable
from hexarchy.server.running import Running
from hexarchy.server.schema import COMMIT, LIST, Entry, Stored
from hexarchy.server.shelf import Shelf

BEFORE: Final = (COMMIT, LIST)  # entries of a match in which nothing has happened


@dataclass(frozen=True, slots=True)
class Made:
    """A new match, the tokens of its people, and that of its host."""

    match: str
    tokens: dict[str, str]
    commitment: str | None
    host: str | None


@dataclass(frozen=True, slots=True)
class Sitting:
    """Who sits where in a new match, and who takes part in mixing its dice.

    `commitments`: of those who are here already, by seat; `awaited`: seats of others whose word is waited for.
    `maker`: the address it comes from. `shown`: the chances of winning are to be shown.
    `lists`: those its maker brings, by seat.
    """

    seats: Mapping[str, str]
    commitments: Mapping[str, str]
    awaited: frozenset[str]
    maker: str
    shown: bool = False
    lists: Mapping[str, str] = field(default_factory=dict)


class Making:
    """Puts new matches on the shelf."""

    def __init__(self, shelf: Shelf, most_running: int) -> None:
        self.shelf = shelf
        self.store = shelf.store
        self.most_running = most_running
        self._salt: bytes | None = None

    async def create(self, game: str, scenario: str | None, options: Mapping[str, Any], sitting: Sitting) -> Made:
        """Where a scenario leaves the number of players open, those seats are played that the maker names."""
        rules = await find_game(game)
        scenario = scenario or rules.scenarios.usual
        try:
            played = sitting.seats if sitting.seats and rules.scenarios[scenario].players else None
            record = Record.begin(rules, scenario, options, seats=played, last_words=True)
        except BadOption as error:
            raise Problem(422, "bad-option", str(error)) from None
        return await self._begin(rules, record.header(), (), sitting, fresh=True)

    async def import_record(self, data: bytes, sitting: Sitting) -> Made:
        """Go on with a recorded match, given as JSON, with dice of our own."""
        return await self._import(await self.bring("bad-record", replaying.read_record, data), sitting)

    async def import_position(self, game: str | None, data: bytes, sitting: Sitting) -> Made:
        return await self._import(await self.bring("bad-position", replaying.read_position, data, game), sitting)

    async def bring(self, title: str, work: Callable[..., Any], *args: Any) -> Any:
        """Have something read that was sent to us; `title` is what a complaint about it is called."""
        try:
            return await self.shelf.workshop.brought(work, *args)
        except Unplayable as error:
            raise Problem(422, title, str(error)) from None
        except NoGame as error:
            raise Problem(404, "no-game", str(error)) from None
        except OtherRules as error:
            raise Problem(422, "other-rules", str(error)) from None
        except (Problem, MemoryError, OSError):
            raise
        except Exception as error:  # rules that meet what cannot have been under them need not refuse it in good order
            failure("brought-failed", error)
            raise Problem(422, title, "the rules cannot go on from it") from None

    async def _import(self, brought: Brought, sitting: Sitting) -> Made:
        """Dice that were written down beforehand are for one person only: nobody else sits at such a match."""
        await library.fetch(brought.header["game"])
        game = replaying.find(brought.header["game"], brought.header["rules_version"])
        header = brought.header_with(Dice.fresh())
        return await self._begin(game, header, brought.entries, sitting, together=brought.scripted)

    async def teach(self, game: str, name: str | None, maker: str) -> Made:
        """A chapter of a game's lesson; the first if none is named."""
        rules = await find_game(game)
        chapter = lessons.find(rules, name)
        if chapter is None:
            raise Problem(404, "no-lesson", "there is no such chapter")
        sitting = Sitting(lessons.people(chapter, rules), {}, frozenset(), maker)
        return await self._begin(rules, lessons.start(chapter, rules).header(), (), sitting, chapter=chapter)

    async def _begin(
        self,
        game: Game,
        header: Mapping[str, Any],
        entries: tuple[Entry, ...],
        sitting: Sitting,
        *,
        together: bool = False,
        fresh: bool = False,
        chapter: Chapter | None = None,
    ) -> Made:
        """`fresh`: nothing of it is fixed yet, and players bring their lists."""
        try:
            played = chosen_seats(game, header["scenario"], header.get("seats"))
            rows, tokens = seats.seat_people(game, played, sitting.seats, together=together)
        except (seats.BadSeats, BadOption) as error:
            raise Problem(422, "bad-seats", str(error)) from None
        mixers = {*sitting.commitments, *sitting.awaited}
        if not mixers <= set(tokens):
            raise Problem(422, "bad-seats", "only seats of people take part in mixing the dice")
        maker = await self._hashed(sitting.maker)
        if fresh:
            header, brought = mustering.begun(game, header, rows, sitting.lists)
            entries += brought
        if mixers:
            header = {**header, **gathering.asked_for(mixers, len(header["dice"]) - 1, len(entries))}
            entries += tuple(Entry(seat, COMMIT, said) for seat, said in sorted(sitting.commitments.items()))
        if sitting.shown:
            header = {**header, outlook.AGREED: True}
        host = None if together or chapter else seats.new_token()
        if host is not None:
            header = {**header, seats.HOST: seats.token_hash(host)}
        match, luck = secrets.token_hex(8), secrets.randbits(62)
        stored = Stored(match, dict(header), luck, len(entries), False, rows, entries, maker)
        if chapter is not None:
            stored = lessons.mark(stored, chapter)
        running = await self._first(game, stored, trusted=chapter is not None)
        await self._put(running, stored)
        return Made(running.id, tokens, running.commitment, host)

    async def follow(self, stored: Stored, maker: str) -> None:
        """A match that follows from one of ours, and so waits for nothing that others bring; a Conflict where there is
        one of its id already."""
        await self._put(await self.shelf.replay(stored), replace(stored, maker=await self._hashed(maker)))

    async def _put(self, running: Running, stored: Stored) -> None:
        stored = replace(stored, over=running.over)
        people = {row.token_hash for row in stored.seats if row.token_hash and row.bot is None}
        await self._write(stored, bot_due=bool(running.asked_bots), waits=len(people) > 1)
        self.shelf.keep(running)
        log("match-made", match=running.id, game=running.game.name)
        self.shelf.tell(running)

    async def _hashed(self, address: str) -> str:
        """What is kept of an address: enough to count, not to tell it."""
        if self._salt is None:
            self._salt = bytes.fromhex(await self.store.write(self.store.salt()))
        return hashlib.blake2b(address.encode(), key=self._salt, digest_size=16).hexdigest()

    async def _write(self, stored: Stored, *, bot_due: bool, waits: bool) -> None:
        """On the disk, if there is room for it or another gives way."""
        work = self.store.create(stored, bot_due=bot_due, most=self.most_running, waits=waits)
        try:
            gone = await self.store.write(work)
        except room.TooManyOpen:
            raise Problem(429, "too-many-open", "too many of your matches wait for another player") from None
        except room.Full:
            raise Problem(503, "full", "too many matches are being played here") from None
        for match in gone:
            self.shelf.forget(match)
            log("match-gave-way", match=match)

    async def _first(self, game: Game, stored: Stored, *, trusted: bool) -> Running:
        """The match before anything happens. What comes of a position that was sent to us is found out elsewhere."""
        if trusted or (stored.header["position"] is None and all(entry.kind in BEFORE for entry in stored.entries)):
            return Running(game, stored)
        return Running(game, stored, await self.bring("bad-position", replaying.shown, stored))


async def find_game(name: str) -> Game:
    await library.fetch(name)
    try:
        return replaying.find(name)
    except NoGame as error:
        raise Problem(404, "no-game", str(error)) from None
