"""The store: matches as their header and their entries, in SQLite or PostgreSQL. Synchronous: call it through `run`."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, ParamSpec, TypeVar

import sqlalchemy as sa

from hexarchy.server import handing, room
from hexarchy.server.database import Unavailable, execute, migrate, open_engine, shared, trouble
from hexarchy.server.schema import ENTRY, MATCH, OPERATOR, PARLEY, PICTURE, RATE, SEAT, SETTING, Entry, SeatRow, Stored
from hexarchy.server.writer import Crew, Scribe, Work, Writer

P = ParamSpec("P")
T = TypeVar("T")

CHANNEL: Final = "hexarchy"  # on which PostgreSQL tells other processes "match:version"
SEEN_CHANNEL: Final = "hexarchy_seen"  # and at which match a player has come or gone
PARLEY_CHANNEL: Final = "hexarchy_parley"  # and in which match a player has said something
RATES_CHANNEL: Final = "hexarchy_rates"  # and who asks often
MOST_WAITING: Final = 500
MOST_LINES: Final = 200  # of what is said to all, and between any two; the oldest make room
MOST_AT_ONCE, AT_ONCE_SECONDS = 5, 10.0  # of it by one seat
DAY: Final = 86_400.0
TROUBLE: Final = (sa.exc.OperationalError, sa.exc.InterfaceError, sa.exc.TimeoutError)
GO_ON: Final = (
    sa.update(MATCH)
    .where(
        MATCH.c.id == sa.bindparam("match"),
        MATCH.c.version == sa.bindparam("seen"),
        MATCH.c.given_out.is_(sa.false()),  # else another process has told a player what will be rolled
    )
    .values({name: sa.bindparam(f"new_{name}") for name in ("version", "over", "bot_due", "touched")})
)
# Of two that write the same at once, the second adds to what the first has begun.
_ONE_MORE: Final = sa.text(
    "insert into rate (kind, who, seconds, stretch, count) values (:kind, :who, :seconds, :stretch, 1) "
    "on conflict (kind, who, seconds, stretch) do update set count = rate.count + 1"
)
_SALT: Final = sa.text("insert into setting (name, value) values ('salt', :value) on conflict (name) do nothing")


def parley_note(match: str, seat: str, to: str | None) -> str:
    """What the processes tell each other when something was said: where, and if in private between whom."""
    return match if to is None else f"{match}:{seat}:{to}"


Marks = Mapping[tuple[str, str], float]  # by match and seat


class Conflict(Exception):
    """The match has gone on in the meantime: in another process, or under an id that was used before."""


class Gap(Exception):
    """Some of what happened in a match is missing."""


class Store:
    """Reads and writes matches."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self.shared = shared(self.engine)  # other processes may write to the same database
        self._reader = self.engine.execution_options(read_only=True)
        # For what is read in several steps: nothing that others write in between is half seen.
        one_moment = {"isolation_level": "REPEATABLE READ"} if self.shared else {}
        self._moment = self._reader.execution_options(**one_moment)
        self._threads = ThreadPoolExecutor(4, "store")  # its own: closing waits for what is being written
        self._writer: Writer = Crew(self.engine, self._threads) if self.shared else Scribe(self.engine)
        # Compiled once: making them anew for every action takes longer than all the rest of writing it.
        self._go_on, self._enter = (str(said.compile(self.engine)) for said in (GO_ON, sa.insert(ENTRY)))

    def migrate(self) -> None:
        migrate(self.engine)

    async def run(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Do one of the things below without keeping the event loop waiting."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, partial(work, *args, **more))
        except TROUBLE as error:
            raise _trouble(error) from None

    async def write(self, work: Work[T]) -> T:
        """Do what one of the writers below gives; it is on the disk when this returns."""
        try:
            return await asyncio.wrap_future(self._writer.submit(work))
        except TROUBLE as error:
            raise _trouble(error) from None

    def close(self) -> None:
        self._writer.close()
        self._threads.shutdown()
        self.engine.dispose()

    # -- writing ------------------------------------------------------------------------------------------------------

    def create(self, match: Stored, *, bot_due: bool, most: int | None = None, waits: bool = False) -> Work[list[str]]:
        """A new match. Where there are `most` already others give way, whose ids it gives; or it is Full. Where its id
        is taken it is a Conflict.

        `waits`: it is to wait for another player.
        """
        now = time.time()
        head = {
            "id": match.id,
            "game": match.header["game"],
            "header": json.dumps(match.header),
            "luck": match.luck,
            "version": match.version,
            "over": match.over,
            "bot_due": bot_due,
            "made": now,
            "touched": now,
            "maker": match.maker,
        }
        seats = [{"match_id": match.id, "name": s.name, "bot": s.bot, "token_hash": s.token_hash} for s in match.seats]

        def write(c: sa.Connection) -> list[str]:
            gone = [] if most is None else room.make(c, match.maker or "", waits=waits, most=most)
            try:
                c.execute(sa.insert(MATCH), head)
            except sa.exc.IntegrityError:
                raise Conflict(match.id) from None
            c.execute(sa.insert(SEAT), seats)
            if match.entries:
                c.execute(sa.insert(ENTRY), [_row(match.id, n, e, now) for n, e in enumerate(match.entries)])
            return gone

        return write

    def append(self, match: str, seen: int, entries: Sequence[Entry], *, over: bool, bot_due: bool) -> Work[int]:
        """What happened after version `seen`, all of it or nothing; gives the new version, or is a Conflict."""
        now = time.time()
        new = seen + len(entries)
        changed: dict[str, Any] = {"new_version": new, "new_over": over, "new_bot_due": bot_due, "new_touched": now}
        changed |= {"match": match, "seen": seen}
        rows = [_row(match, seen + n, entry, now) for n, entry in enumerate(entries)]

        def write(c: sa.Connection) -> int:
            if execute(c, self._go_on, changed) != 1:
                raise Conflict(match)
            try:
                execute(c, self._enter, rows)
            except sa.exc.IntegrityError:
                raise Conflict(match) from None
            for entry in entries:
                if handing.is_to_another(entry):
                    self.unseen(match, entry.seat)(c)
            if self.shared:  # sent by the database when, and only when, all this is written
                c.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{match}:{new}")))
            return new

        return write

    def put_aside(self, match: str, why: str) -> Work[None]:
        """It cannot be played. What the operator has put aside stays so, for that reason."""
        return _changed(match, _not_by_operator(), aside=why)

    def give_out(self, match: str) -> Work[None]:
        """The secret of its dice is known from now on."""
        return _changed(match, given_out=True)

    def take_up(self, match: Stored, header: Mapping[str, Any]) -> Work[None]:
        """It goes on, with this header; unless it is not any more as it was found."""
        found = sa.and_(MATCH.c.aside == match.aside, MATCH.c.given_out == match.given_out)
        return _changed(match.id, found, aside=None, given_out=False, header=json.dumps(header))

    def mark_seen(self, left: Marks, here: Marks, matches: Collection[str]) -> Work[None]:
        """When the people of some seats were last there. Who has left is marked so, whatever was marked before.

        `matches`: those of which the other processes are told.
        """
        mine = (SEAT.c.match_id == sa.bindparam("match"), SEAT.c.name == sa.bindparam("seat"))
        gone = sa.update(SEAT).where(*mine).values(seen=sa.bindparam("at"))
        older = sa.or_(SEAT.c.seen.is_(None), SEAT.c.seen < sa.bindparam("at"))

        def write(c: sa.Connection) -> None:
            for change, marks in ((gone, left), (gone.where(older), here)):
                if marks:
                    c.execute(change, [{"match": m, "seat": s, "at": at} for (m, s), at in sorted(marks.items())])
            if self.shared:
                for match in matches:
                    c.execute(sa.select(sa.func.pg_notify(SEEN_CHANNEL, match)))

        return write

    def unseen(self, match: str, seat: str) -> Work[None]:
        """Another person is to come to a seat: what the last one said and heard in private is none of theirs."""
        mine = sa.update(SEAT).where(SEAT.c.match_id == match, SEAT.c.name == seat).values(seen=None)
        private = PARLEY.c.to.is_not(None) & ((PARLEY.c.seat == seat) | (PARLEY.c.to == seat))

        def write(c: sa.Connection) -> None:
            c.execute(mine)
            c.execute(sa.delete(PARLEY).where(PARLEY.c.match_id == match, private))

        return write

    def say(self, match: str, seat: str, to: str | None, text: str, client_id: str) -> Work[sa.Row[Any] | None]:
        """A seat says something; gives the line, or None where the seat says too much at once. An id that was used for
        something else is a Conflict."""
        now = time.time()
        of_match = PARLEY.c.match_id == match
        mine = of_match & (PARLEY.c.seat == seat)
        line = {"at": now, "seat": seat, "to": to, "text": text, "client_id": client_id}

        # What makes room for it: the lines that the same people read.
        between = PARLEY.c.seat.in_((seat, to)) & PARLEY.c.to.in_((seat, to))
        same = of_match & (PARLEY.c.to.is_(None) if to is None else between)

        def write(c: sa.Connection) -> sa.Row[Any] | None:
            # One after the other where several write at once: else two lines would have one number.
            c.execute(sa.select(MATCH.c.id).where(MATCH.c.id == match).with_for_update())
            this = sa.select(PARLEY).where(mine, PARLEY.c.client_id == client_id)
            before = c.execute(this).one_or_none()
            if before is not None:
                if (before.to, before.text) != (to, text):
                    raise Conflict(match)
                return before
            recent = sa.select(sa.func.count()).where(mine, PARLEY.c.at > now - AT_ONCE_SECONDS)
            if c.execute(recent).scalar_one() >= MOST_AT_ONCE:
                return None
            last = c.execute(sa.select(sa.func.max(PARLEY.c.number)).where(of_match)).scalar_one() or 0
            # By time: what was said last may have been deleted, and who has heard it waits for a higher number.
            number = max(last + 1, int(now * 1e6))
            try:
                c.execute(sa.insert(PARLEY), {"match_id": match, "number": number, **line})
            except sa.exc.IntegrityError:
                raise Conflict(match) from None
            kept = sa.select(PARLEY.c.number).where(same).order_by(PARLEY.c.number.desc()).limit(MOST_LINES)
            c.execute(sa.delete(PARLEY).where(same, PARLEY.c.number.not_in(kept)))
            if self.shared:
                c.execute(sa.select(sa.func.pg_notify(PARLEY_CHANNEL, parley_note(match, seat, to))))
            return c.execute(this).one()

        return write

    def keep_pictures(self, match: str, version: int, scenes: Mapping[str, bytes]) -> Work[None]:
        rows = [{"match_id": match, "seat": seat, "version": version, "scene": scene} for seat, scene in scenes.items()]

        def write(c: sa.Connection) -> None:
            # Not of what is to come: a match that was restored from a backup may stand where it stood before.
            come_so_far = sa.select(MATCH.c.id).where(MATCH.c.id == match, MATCH.c.version >= version)
            if c.execute(come_so_far.with_for_update()).first():  # one process after the other
                c.execute(sa.delete(PICTURE).where(PICTURE.c.match_id == match))
                c.execute(sa.insert(PICTURE), rows)

        return write

    # -- reading ------------------------------------------------------------------------------------------------------

    def load(self, match: str) -> Stored | None:
        with self._moment.connect() as c:
            head = c.execute(sa.select(MATCH).where(MATCH.c.id == match)).one_or_none()
            if head is None:
                return None
            seats = c.execute(sa.select(SEAT).where(SEAT.c.match_id == match)).all()
            entries = c.execute(sa.select(ENTRY).where(ENTRY.c.match_id == match).order_by(ENTRY.c.number)).all()
        return Stored(
            head.id,
            json.loads(head.header),
            head.luck,
            head.version,
            head.over,
            tuple(SeatRow(row.name, row.bot, row.token_hash) for row in seats),
            tuple(_entry(row) for n, row in enumerate(entries) if row.number == n),
            head.maker,
            head.aside,
            head.given_out,
        )

    def seen(self, match: str) -> dict[str, float | None]:
        """When the person of each seat was last there."""
        query = sa.select(SEAT.c.name, SEAT.c.seen).where(SEAT.c.match_id == match)
        with self._reader.connect() as c:
            return {row.name: row.seen for row in c.execute(query)}

    def said(self, match: str, seats: Collection[str], after: int) -> Sequence[sa.Row[Any]]:
        """What these seats may read of what was said after a line."""
        known = PARLEY.c.to.is_(None) | PARLEY.c.to.in_(seats) | PARLEY.c.seat.in_(seats)
        query = sa.select(PARLEY).where(PARLEY.c.match_id == match, PARLEY.c.number > after, known)
        with self._reader.connect() as c:
            return c.execute(query.order_by(PARLEY.c.number)).all()

    def picture(self, match: str, seat: str) -> bytes | None:
        query = sa.select(PICTURE.c.scene).where(PICTURE.c.match_id == match, PICTURE.c.seat == seat)
        with self._reader.connect() as c:
            return c.execute(query).scalar_one_or_none()

    def since(self, match: str, version: int) -> list[Entry]:
        """What happened after a version. Where some of it is missing it is a Gap."""
        new = sa.and_(ENTRY.c.match_id == MATCH.c.id, ENTRY.c.number >= version)
        query = sa.select(MATCH.c.version, ENTRY).select_from(sa.outerjoin(MATCH, ENTRY, new))
        with self._reader.connect() as c:
            rows = c.execute(query.where(MATCH.c.id == match).order_by(ENTRY.c.number)).all()
        entries = [row for row in rows if row.number is not None]
        if rows and [row.number for row in entries] != [*range(version, rows[0].version)]:
            raise Gap(match)
        return list(map(_entry, entries))

    def versions(self, matches: Collection[str]) -> dict[str, int]:
        query = sa.select(MATCH.c.id, MATCH.c.version).where(MATCH.c.id.in_(matches))
        with self._reader.connect() as c:
            return {row.id: row.version for row in c.execute(query)}

    def waiting_for_bots(self, untouched: float = 0) -> list[str]:
        """Matches that were left while a bot was asked, and not touched for some seconds."""
        query = (
            sa.select(MATCH.c.id)
            .where(MATCH.c.over.is_(False), MATCH.c.bot_due.is_(True), MATCH.c.aside.is_(None))
            .where(MATCH.c.touched <= time.time() - untouched)
            .order_by(MATCH.c.touched)
            .limit(MOST_WAITING)
        )
        with self._reader.connect() as c:
            return list(c.execute(query).scalars())

    def setting(self, name: str) -> str | None:
        with self._reader.connect() as c:
            return c.execute(sa.select(SETTING.c.value).where(SETTING.c.name == name)).scalar_one_or_none()

    def notify(self, channel: str, note: str) -> None:
        """Tell the other processes, outside of anything that is written."""
        with self.engine.begin() as c:
            c.execute(sa.select(sa.func.pg_notify(channel, note)))

    # -- limits for all processes -------------------------------------------------------------------------------------

    def spend(self, kind: str, who: str, limits: Sequence[tuple[int, int]]) -> Work[bool]:
        """One more of a kind, if every limit (so many, in so many seconds) allows it: counted in sliding windows."""
        now = time.time()

        def write(c: sa.Connection) -> bool:
            windows = [(most, seconds, int(now // seconds)) for most, seconds in limits]
            for most, seconds, stretch in windows:
                counted = _counted(c, kind, who, seconds)
                last = counted.get(stretch - 1, 0) * (1 - now % seconds / seconds)
                if counted.get(stretch, 0) + last >= most:
                    return False
            for _, seconds, stretch in windows:
                _count(c, {"kind": kind, "who": who, "seconds": seconds, "stretch": stretch})
            return True

        return write

    def salt(self) -> Work[str]:
        """What addresses are hashed with; made once for a database."""

        def write(c: sa.Connection) -> str:
            c.execute(_SALT, {"value": secrets.token_hex(16)})
            return str(c.execute(sa.select(SETTING.c.value).where(SETTING.c.name == "salt")).scalar_one())

        return write

    # -- clearing away ------------------------------------------------------------------------------------------------

    def forget(self, days: float) -> Work[int]:
        """Delete the matches nobody has touched for so many days; gives their number."""
        old = MATCH.c.touched < time.time() - days * DAY

        def write(c: sa.Connection) -> int:
            gone = c.execute(sa.delete(MATCH).where(old)).rowcount
            c.execute(sa.delete(RATE).where((RATE.c.stretch + 2) * RATE.c.seconds < time.time()))
            return gone

        return write


def _counted(c: sa.Connection, kind: str, who: str, seconds: int) -> dict[int, int]:
    """What was counted, by stretch of time."""
    mine = (RATE.c.kind == kind, RATE.c.who == who, RATE.c.seconds == seconds)
    return {row[0]: row[1] for row in c.execute(sa.select(RATE.c.stretch, RATE.c.count).where(*mine))}


def _count(c: sa.Connection, what: Mapping[str, Any]) -> None:
    older = (RATE.c.kind == what["kind"], RATE.c.who == what["who"], RATE.c.seconds == what["seconds"])
    c.execute(sa.delete(RATE).where(*older, RATE.c.stretch < what["stretch"] - 1))
    c.execute(_ONE_MORE, what)


def _changed(match: str, *where: sa.ColumnElement[bool], **values: Any) -> Work[None]:
    def write(c: sa.Connection) -> None:
        c.execute(sa.update(MATCH).where(MATCH.c.id == match, *where).values(values))

    return write


def _not_by_operator() -> sa.ColumnElement[bool]:
    return MATCH.c.aside.is_distinct_from(OPERATOR)


def _trouble(error: sa.exc.SQLAlchemyError) -> Exception:
    return trouble(error) if isinstance(error, sa.exc.DBAPIError) else Unavailable()


def _entry(row: Any) -> Entry:
    return Entry(row.seat, row.kind, row.action, row.client_id, row.sent)


def _row(match: str, number: int, entry: Entry, now: float) -> dict[str, Any]:
    return {
        "match_id": match,
        "number": number,
        "seat": entry.seat,
        "kind": entry.kind,
        "action": entry.action,
        "client_id": entry.client_id,
        "at": now,
        "sent": entry.sent,
    }
