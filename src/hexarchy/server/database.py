"""The database: SQLite by default, PostgreSQL by its address. How it is opened, and what its errors mean."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from hexarchy.server.schema import TABLES

# The journal is put into the database by the writer (`writer.py`), not in the middle of a commit.
PRAGMAS: Final = (
    "synchronous=full",
    "busy_timeout=10000",
    "foreign_keys=on",
    "wal_autocheckpoint=0",
)
JOURNAL: Final = "pragma journal_mode=wal"  # it stays with the file: set by `migrate`, for a file that is ours
POSTGRES: Final = "postgresql"
MIGRATING: Final = 7_463_920_114  # the name of a lock: two processes that start at once migrate one after the other
CONNECT_SECONDS: Final = 10
DISK_FULL: Final = "53100"  # PostgreSQL's code for it


class Unavailable(Exception):
    """The database does not answer. What was being written may or may not be there: sent again it is applied once."""


class DiskFull(Exception):
    """There is no room to write; nothing was changed."""


class WrongDatabase(Exception):
    """The tables are not those this version works with; nothing was changed."""


class NewerDatabase(WrongDatabase):
    """They were made by a newer version."""


class OlderDatabase(WrongDatabase):
    """They were made by an older version, and not brought up to date yet."""


class OtherDatabase(WrongDatabase):
    """They are not, or not all, ours."""


def normal_url(url: str) -> str:
    """A PostgreSQL address means the driver we bring."""
    for prefix in ("postgresql://", "postgres://"):
        if url.startswith(prefix):
            return "postgresql+psycopg://" + url.removeprefix(prefix)
    return url


def open_engine(url: str) -> sa.Engine:
    if not url.startswith("sqlite"):
        return sa.create_engine(normal_url(url), pool_pre_ping=True, connect_args={"connect_timeout": CONNECT_SECONDS})
    engine = sa.create_engine(url, paramstyle="named")  # as PostgreSQL's driver has it

    @sa.event.listens_for(engine, "do_connect")
    def opened(_dialect: Any, _record: Any, path: list[str], _options: Any) -> None:
        """A new database is its owner's alone: it holds dice to come and what opens a seat."""
        with suppress(OSError):  # it is there already, or connecting says what is wrong
            os.close(os.open(path[0], os.O_CREAT | os.O_EXCL, 0o600))

    @sa.event.listens_for(engine, "connect")
    def connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions are begun below, not by the driver
        for pragma in PRAGMAS:
            connection.execute(f"pragma {pragma}")

    @sa.event.listens_for(engine, "begin")
    def begun(connection: sa.Connection) -> None:
        # A plain BEGIN that turns into a write fails when another writes; a read must not wait for a writer.
        reading = connection.get_execution_options().get("read_only")
        execute(connection, "BEGIN" if reading else "BEGIN IMMEDIATE")

    return engine


def execute(connection: sa.Connection, statement: str, values: Any = ()) -> int:
    """A statement that is written out, with its values or a list of them; gives how many rows it has changed.

    SQLite's driver is handed it directly: what SQLAlchemy does around it takes longer than the database.
    """
    if shared(connection.engine):
        return connection.exec_driver_sql(statement, values or None).rowcount
    cursor = connection.connection.cursor()
    try:
        (cursor.executemany if isinstance(values, list) else cursor.execute)(statement, values)
    except sqlite3.Error as error:
        raise sa.exc.DBAPIError.instance(statement, values, error, sqlite3.Error, dialect=connection.dialect) from error
    return cursor.rowcount


def shared(engine: sa.Engine) -> bool:
    """May other processes serve the same matches?"""
    return engine.dialect.name == POSTGRES


def migrate(engine: sa.Engine) -> None:
    """Make the tables, or bring them up to date. WrongDatabase where they are none of ours, or newer than we are."""
    with migrating(engine) as connection:
        prepare(connection)


@contextmanager
def migrating(engine: sa.Engine) -> Iterator[sa.Connection]:
    """A transaction that may change tables.

    SQLite changes one by putting another in its place, and dropping a table would delete all that refers to its rows.
    """
    with engine.connect() as connection:
        if shared(engine):
            with connection.begin():
                yield connection
            return
        driver: Any = connection.connection.driver_connection  # outside a transaction
        driver.execute("pragma foreign_keys=off")
        try:
            with connection.begin():
                yield connection
            driver.execute(JOURNAL)
        finally:
            driver.execute("pragma foreign_keys=on")


def prepare(connection: sa.Connection) -> None:
    """The same within a transaction of the caller's."""
    if shared(connection.engine):
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))
    upgrade(connection)


def upgrade(connection: sa.Connection, to: str = "head") -> None:
    check(connection)
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def head() -> str:
    return revisions()[0]


def revisions() -> list[str]:
    """All that this version knows, the newest first."""
    return [script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()]


def check(connection: sa.Connection, *, current: bool = False) -> str | None:
    """The revision of the tables, none where there are none yet; WrongDatabase where they are not what we know.

    `current`: they must be there, and up to date.
    """
    found = MigrationContext.configure(connection).get_current_heads()
    there = set(sa.inspect(connection).get_table_names())
    known = revisions()
    if not found:
        if current or there & {*TABLES.tables}:
            raise OtherDatabase
        return None
    revision = found[0]
    if revision not in known:
        raise NewerDatabase if revision.isdecimal() and revision > known[0] else OtherDatabase
    if not there >= {"match", "seat", "entry"} or (revision == known[0] and not there >= {*TABLES.tables}):
        raise OtherDatabase
    if current and revision != known[0]:
        raise OlderDatabase
    return revision


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config


def trouble(error: sa.exc.DBAPIError) -> Unavailable | DiskFull:
    """What an operational error means to a client that waits for an answer."""
    full = "database or disk is full" in str(error.orig) or getattr(error.orig, "sqlstate", None) == DISK_FULL
    return DiskFull() if full else Unavailable()
