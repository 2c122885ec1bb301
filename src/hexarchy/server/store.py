"""The store: matches as their header and their entries, in SQLite or PostgreSQL. Synchronous: call it through `run`."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, ParamSpec, TypeVar

import sqlalchemy as sa

from hexarchy.server.database import Unavailable, migrate, open_engine, shared, trouble
from hexarchy.server.tables import ENTRY, MATCH, PICTURE, SEAT, Entry, SeatRow, Stored
from hexarchy.server.writer import Crew, Scribe, Work, Writer

P = ParamSpec("P")
T = TypeVar("T")

CHANNEL: Final = "hexarchy"  # on which PostgreSQL tells other processes "match:version"
MOST_WAITING: Final = 500
DAY: Final = 86_400.0
TROUBLE: Final = (sa.exc.OperationalError, sa.exc.InterfaceError, sa.exc.TimeoutError)
GO_ON: Final = (
    sa.update(MATCH)
    .where(
        MATCH.c.id == sa.bindparam("match"),
        MATCH.c.version == sa.bindparam("seen"),
        MATCH.c.given_out.is_(sa.false()),  # else another process has told somebody what will be rolled
    )
    .values({name: sa.bindparam(f"new_{name}") for name in ("version", "over", "bot_due", "touched")})
)


class Conflict(Exception):
    """The match has gone on in the meantime: in another process, or under an id that was used before."""


class Store:
    """Reads and writes matches."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self.shared = shared(self.engine)  # other processes may write to the same database
        self._reader = self.engine.execution_options(read_only=True)
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

    def create(self, match: Stored, *, bot_due: bool) -> Work[None]:
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

        def write(c: sa.Connection) -> None:
            c.execute(sa.insert(MATCH), head)
            c.execute(sa.insert(SEAT), seats)
            if match.entries:
                c.execute(sa.insert(ENTRY), [_row(match.id, n, e, now) for n, e in enumerate(match.entries)])

        return write

    def append(self, match: str, seen: int, entries: Sequence[Entry], *, over: bool, bot_due: bool) -> Work[int]:
        """What happened after version `seen`, all of it or nothing; gives the new version, or is a Conflict."""
        now = time.time()
        new = seen + len(entries)
        changed = {"new_version": new, "new_over": over, "new_bot_due": bot_due, "new_touched": now}
        rows = [_row(match, seen + n, entry, now) for n, entry in enumerate(entries)]

        def write(c: sa.Connection) -> int:
            if c.exec_driver_sql(self._go_on, {**changed, "match": match, "seen": seen}).rowcount != 1:
                raise Conflict(match)
            try:
                c.exec_driver_sql(self._enter, rows)
            except sa.exc.IntegrityError:
                raise Conflict(match) from None
            if self.shared:  # sent by the database when, and only when, all this is written
                c.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{match}:{new}")))
            return new

        return write

    def put_aside(self, match: str, why: str | None) -> Work[None]:
        return _changed(match, aside=why)

    def give_out(self, match: str) -> Work[None]:
        """The secret of its dice is known from now on."""
        return _changed(match, given_out=True)

    def take_up(self, match: Stored, header: Mapping[str, Any]) -> Work[bool]:
        """It was put aside and goes on, with this header; False where it is no longer as it was found."""

        def write(c: sa.Connection) -> bool:
            found = MATCH.c.id == match.id, MATCH.c.version == match.version, MATCH.c.given_out.is_(match.given_out)
            new = {"aside": None, "given_out": False, "header": json.dumps(header)}
            return c.execute(sa.update(MATCH).where(*found).values(new)).rowcount == 1

        return write

    def keep_pictures(self, match: str, version: int, scenes: Mapping[str, bytes]) -> Work[None]:
        rows = [{"match_id": match, "seat": seat, "version": version, "scene": scene} for seat, scene in scenes.items()]

        def write(c: sa.Connection) -> None:
            if c.execute(sa.select(MATCH.c.id).where(MATCH.c.id == match)).first() is not None:
                c.execute(sa.delete(PICTURE).where(PICTURE.c.match_id == match))
                c.execute(sa.insert(PICTURE), rows)

        return write

    # -- reading ------------------------------------------------------------------------------------------------------

    def load(self, match: str) -> Stored | None:
        with self._reader.connect() as c:
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
            tuple(map(_entry, entries)),
            head.maker,
            head.aside,
            head.given_out,
        )

    def picture(self, match: str, seat: str) -> bytes | None:
        query = sa.select(PICTURE.c.scene).where(PICTURE.c.match_id == match, PICTURE.c.seat == seat)
        with self._reader.connect() as c:
            return c.execute(query).scalar_one_or_none()

    def since(self, match: str, version: int) -> list[Entry]:
        """What happened after a version."""
        query = sa.select(ENTRY).where(ENTRY.c.match_id == match, ENTRY.c.number >= version).order_by(ENTRY.c.number)
        with self._reader.connect() as c:
            return list(map(_entry, c.execute(query)))

    def version(self, match: str) -> int | None:
        return self.versions([match]).get(match)

    def versions(self, matches: Collection[str]) -> dict[str, int]:
        query = sa.select(MATCH.c.id, MATCH.c.version).where(MATCH.c.id.in_(matches))
        with self._reader.connect() as c:
            return {row.id: row.version for row in c.execute(query)}

    def waiting_for_bots(self, untouched: float = 0) -> list[str]:
        """Matches that were left while a bot was asked, and not touched for some seconds."""
        query = (
            sa.select(MATCH.c.id)
            .where(MATCH.c.over.is_(False), MATCH.c.bot_due.is_(True), MATCH.c.touched <= time.time() - untouched)
            .order_by(MATCH.c.touched)
            .limit(MOST_WAITING)
        )
        with self._reader.connect() as c:
            return list(c.execute(query).scalars())

    def running(self, days: float) -> int:
        """How many matches are being played: not over, and touched in the last days."""
        since = time.time() - days * DAY
        query = sa.select(sa.func.count()).select_from(MATCH).where(MATCH.c.over.is_(False), MATCH.c.touched > since)
        with self._reader.connect() as c:
            return int(c.execute(query).scalar_one())

    # -- clearing away ------------------------------------------------------------------------------------------------

    def forget(self, days: float) -> Work[int]:
        """Delete the matches nobody has touched for so many days; gives their number."""
        old = MATCH.c.touched < time.time() - days * DAY

        def write(c: sa.Connection) -> int:
            return c.execute(sa.delete(MATCH).where(old)).rowcount

        return write


def _changed(match: str, **values: Any) -> Work[None]:
    def write(c: sa.Connection) -> None:
        c.execute(sa.update(MATCH).where(MATCH.c.id == match).values(values))

    return write


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
