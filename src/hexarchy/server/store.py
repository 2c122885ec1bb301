"""The store: matches as their header and their entries, in SQLite or PostgreSQL. Synchronous, so called through `run`.

An entry is an action, an undo or a resignation; a match is its header and its entries, and is played again from them.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final, ParamSpec, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

TABLES: Final = sa.MetaData()
MATCH: Final = sa.Table(
    "match",
    TABLES,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("header", sa.Text, nullable=False),  # the record without its actions; holds the secret of the dice
    sa.Column("luck", sa.BigInteger, nullable=False),  # the seed of the bots
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("bot_due", sa.Boolean, nullable=False),  # a bot is asked: found again after a restart
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("touched", sa.Float, nullable=False),
    sa.Index("match_running", "over", "bot_due"),
)
SEAT: Final = sa.Table(
    "seat",
    TABLES,
    sa.Column("match_id", sa.String(32), sa.ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("name", sa.String(64), primary_key=True),
    sa.Column("bot", sa.String(64)),
    sa.Column("token_hash", sa.String(64)),
)
ENTRY: Final = sa.Table(
    "entry",
    TABLES,
    sa.Column("match_id", sa.String(32), sa.ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.String(64), nullable=False),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("action", sa.String(200), nullable=False),
    sa.Column("client_id", sa.String(64)),
    sa.Column("at", sa.Float, nullable=False),
    sa.UniqueConstraint("match_id", "seat", "client_id", name="entry_once"),
)

P = ParamSpec("P")
T = TypeVar("T")

ACTION, UNDO, RESIGN = "action", "undo", "resign"
PRAGMAS: Final = ("journal_mode=wal", "synchronous=full", "busy_timeout=10000", "foreign_keys=on")


class Conflict(Exception):
    """The match has gone on in the meantime: in another process, or under an id that was used before."""


@dataclass(frozen=True, slots=True)
class Entry:
    """What a seat did. `client_id` is the sender's name for it; bots give none."""

    seat: str
    kind: str
    action: str = ""
    client_id: str | None = None


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A place at the table: a bot's, or that of whoever has the token."""

    name: str
    bot: str | None = None
    token_hash: str | None = None


@dataclass(frozen=True, slots=True)
class Stored:
    """A match as it is kept."""

    id: str
    header: dict[str, Any]
    luck: int
    version: int
    over: bool
    seats: tuple[SeatRow, ...]
    entries: tuple[Entry, ...]


def normal_url(url: str) -> str:
    """A PostgreSQL address means the driver we bring."""
    for prefix in ("postgresql://", "postgres://"):
        if url.startswith(prefix):
            return "postgresql+psycopg://" + url.removeprefix(prefix)
    return url


def open_engine(url: str) -> sa.Engine:
    engine = sa.create_engine(normal_url(url), pool_pre_ping=not url.startswith("sqlite"))
    if engine.dialect.name == "sqlite":

        @sa.event.listens_for(engine, "connect")
        def connected(connection: Any, _record: Any) -> None:
            connection.isolation_level = None  # transactions are begun below, not by the driver
            for pragma in PRAGMAS:
                connection.execute(f"pragma {pragma}")

        @sa.event.listens_for(engine, "begin")
        def begun(connection: sa.Connection) -> None:
            # A plain BEGIN that turns into a write fails when another writes; a read must not wait for a writer.
            reading = connection.get_execution_options().get("read_only")
            connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")

    return engine


def migrate(engine: sa.Engine) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


class Store:
    """Reads and writes matches."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self._reader = self.engine.execution_options(read_only=True)
        self._threads = ThreadPoolExecutor(4, "store")  # its own: closing waits for what is being written

    def migrate(self) -> None:
        migrate(self.engine)

    async def run(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Do one of the things below without keeping the event loop waiting."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, partial(work, *args, **more))

    def close(self) -> None:
        self._threads.shutdown()
        self.engine.dispose()

    # -- writing ------------------------------------------------------------------------------------------------------

    def create(self, match: Stored, *, bot_due: bool) -> None:
        now = time.time()
        with self.engine.begin() as c:
            c.execute(
                sa.insert(MATCH),
                {
                    "id": match.id,
                    "game": match.header["game"],
                    "header": json.dumps(match.header),
                    "luck": match.luck,
                    "version": match.version,
                    "over": match.over,
                    "bot_due": bot_due,
                    "made": now,
                    "touched": now,
                },
            )
            seats = [
                {"match_id": match.id, "name": s.name, "bot": s.bot, "token_hash": s.token_hash} for s in match.seats
            ]
            c.execute(sa.insert(SEAT), seats)
            if match.entries:
                c.execute(sa.insert(ENTRY), [_row(match.id, n, e, now) for n, e in enumerate(match.entries)])

    def append(self, match: str, seen: int, entries: Sequence[Entry], *, over: bool, bot_due: bool) -> int:
        """Write what happened after version `seen`, all of it or nothing; gives the new version."""
        now = time.time()
        new = seen + len(entries)
        try:
            with self.engine.begin() as c:
                changed = c.execute(
                    sa.update(MATCH)
                    .where(MATCH.c.id == match, MATCH.c.version == seen)
                    .values(version=new, over=over, bot_due=bot_due, touched=now)
                )
                if changed.rowcount != 1:
                    raise Conflict(match)
                c.execute(sa.insert(ENTRY), [_row(match, seen + n, entry, now) for n, entry in enumerate(entries)])
        except sa.exc.IntegrityError:
            raise Conflict(match) from None
        return new

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
            tuple(Entry(row.seat, row.kind, row.action, row.client_id) for row in entries),
        )

    def version(self, match: str) -> int | None:
        with self._reader.connect() as c:
            found: int | None = c.execute(sa.select(MATCH.c.version).where(MATCH.c.id == match)).scalar_one_or_none()
        return found

    def waiting_for_bots(self) -> list[str]:
        """Matches that were left while a bot was asked."""
        query = (
            sa.select(MATCH.c.id).where(MATCH.c.over.is_(False), MATCH.c.bot_due.is_(True)).order_by(MATCH.c.touched)
        )
        with self._reader.connect() as c:
            return list(c.execute(query).scalars())

    def running(self) -> int:
        """How many matches are not over."""
        query = sa.select(sa.func.count()).select_from(MATCH).where(MATCH.c.over.is_(False))
        with self._reader.connect() as c:
            return int(c.execute(query).scalar_one())


def _row(match: str, number: int, entry: Entry, now: float) -> dict[str, Any]:
    return {
        "match_id": match,
        "number": number,
        "seat": entry.seat,
        "kind": entry.kind,
        "action": entry.action,
        "client_id": entry.client_id,
        "at": now,
    }
