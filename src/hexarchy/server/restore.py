"""Restore: a backup becomes what a database holds, all of it or nothing.

Rows of an older revision are put into a small database of that revision first, which is then brought up to date like
any other: every migration does with them what it does with a database.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final

import sqlalchemy as sa

from hexarchy.server import generation
from hexarchy.server.backup import OWN_SETTINGS, BadBackup, Head, Part, Reader, Tick, parts, snapshot
from hexarchy.server.database import check, head, migrate, open_engine, prepare, revisions, shared, upgrade
from hexarchy.server.schema import ENTRY, MATCH, PARLEY, PICTURE, RATE, SEAT, SETTING, TABLES

# In the order in which those who write use them: locked in another, each could wait for the other.
LOCKED: Final = (MATCH, SEAT, ENTRY, PARLEY, PICTURE, RATE, SETTING)


class NotEmpty(Exception):
    """There are matches in the database, and nobody said that they may go."""


def check_revision(found: Head) -> None:
    if found.revision not in revisions():
        raise BadBackup("newer")


def matches_in(engine: sa.Engine) -> int:
    """How many matches a restore would replace."""
    with engine.execution_options(read_only=True).connect() as connection:
        if check(connection) is None:
            return 0
        return int(connection.execute(sa.select(sa.func.count()).select_from(MATCH)).scalar_one())


def restore(engine: sa.Engine, file: BinaryIO, tick: Tick, *, replace: bool = False) -> None:
    """Fill a database from a backup that was verified. It is read to its end again before anything is done for good."""
    reader = Reader(file)
    check_revision(reader.head)
    if reader.head.revision == head():
        _into(engine, reader.parts(), tick, replace=replace)
    else:
        with _older(reader) as up_to_date, snapshot(up_to_date) as connection:
            _into(engine, parts(connection), tick, replace=replace)


@contextmanager
def _older(reader: Reader) -> Iterator[sa.Engine]:
    """A backup of an older revision as a database of this one, in a folder only we can open."""
    with tempfile.TemporaryDirectory(prefix="hexarchy-") as folder:
        engine = open_engine(f"sqlite:///{Path(folder) / 'older.db'}")
        try:
            with engine.begin() as connection:
                upgrade(connection, reader.head.revision)
                _insert(connection, reader.parts(), lambda done: None)
            migrate(engine)
            yield engine
        finally:
            engine.dispose()


def _into(engine: sa.Engine, found: Iterable[Part], tick: Tick, *, replace: bool) -> None:
    with engine.begin() as connection:
        prepare(connection)  # what an older table may lose by it was to go anyway
        if shared(engine):  # nobody writes meanwhile; reading goes on
            names = ", ".join(f'"{table.name}"' for table in LOCKED)
            connection.exec_driver_sql(f"lock table {names} in share row exclusive mode")
        if not replace and connection.execute(sa.select(MATCH.c.id).limit(1)).first() is not None:
            raise NotEmpty
        connection.execute(sa.delete(SETTING).where(SETTING.c.name.not_in(OWN_SETTINGS)))
        for table in reversed(TABLES.sorted_tables):
            if table is not SETTING:
                connection.execute(sa.delete(table))
        _insert(connection, found, tick)
        # What was rolled after the backup has been seen, and would be rolled again: other dice follow where a match
        # goes on, as with those whose secret was given out.
        connection.execute(sa.update(MATCH).where(MATCH.c.over.is_(sa.false())).values(given_out=True))
        generation.move_on(connection)


def _insert(connection: sa.Connection, found: Iterable[Part], tick: Tick) -> None:
    """Rows into the tables as they are, of whatever revision."""
    there = sa.MetaData()
    there.reflect(connection, only=lambda name, _: name in TABLES.tables)
    for part in found:
        table = there.tables.get(part.table)
        if table is None or not set(part.columns) <= set(table.columns.keys()):
            raise BadBackup("changed")
        for some in part.rows:
            connection.execute(sa.insert(table), [dict(zip(part.columns, row, strict=True)) for row in some])
            tick(len(some))
