"""The database: SQLite by default, PostgreSQL by its address. How it is opened, and what its errors mean."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError

# The journal is put into the database by whoever writes (`writer.py`), not in the middle of somebody's commit.
PRAGMAS: Final = (
    "journal_mode=wal",
    "synchronous=full",
    "busy_timeout=10000",
    "foreign_keys=on",
    "wal_autocheckpoint=0",
)
POSTGRES: Final = "postgresql"
MIGRATING: Final = 7_463_920_114  # the name of a lock: two processes that start at once migrate one after the other
CONNECT_SECONDS: Final = 10
DISK_FULL: Final = "53100"  # PostgreSQL's code for it


class Unavailable(Exception):
    """The database does not answer. What was being written may or may not be there: sent again it is applied once."""


class DiskFull(Exception):
    """There is no room to write; nothing was changed."""


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


def shared(engine: sa.Engine) -> bool:
    """May other processes serve the same matches?"""
    return engine.dialect.name == POSTGRES


class NewerDatabase(Exception):
    """A later version of this program has written to it: this one does not know its tables."""


def migrate(engine: sa.Engine) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    with engine.connect() as connection, unbound(connection), connection.begin():
        if shared(engine):
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, "head")
        except CommandError as error:  # it does not know the version it finds
            raise NewerDatabase(str(error)) from None


@contextmanager
def unbound(connection: sa.Connection) -> Iterator[None]:
    """SQLite changes a table by making another and dropping the old, and with it, cascading, all that refers to it."""
    if shared(connection.engine):
        yield
        return
    driver: Any = connection.connection.driver_connection
    driver.execute("pragma foreign_keys=off")  # before a transaction: inside one it does nothing
    try:
        yield
    finally:
        driver.execute("pragma foreign_keys=on")


def trouble(error: sa.exc.DBAPIError) -> Unavailable | DiskFull:
    """What an operational error means to whoever waits for an answer."""
    full = "database or disk is full" in str(error.orig) or getattr(error.orig, "sqlstate", None) == DISK_FULL
    return DiskFull() if full else Unavailable()
