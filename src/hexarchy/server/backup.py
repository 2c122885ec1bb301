"""A backup: every row of a database in one file, whichever database it comes from.

JSON lines, packed with gzip: a head; then for each table its name and columns and a line for each row; at the end how
many rows there were, and the SHA-256 of all lines before. A file that was cut off or changed is refused before anything
is made of it. It holds every secret of the matches, and is for its owner's eyes only.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import os
import tempfile
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, Final, NamedTuple

import msgspec
import sqlalchemy as sa

from hexarchy import __version__
from hexarchy.server import generation, ready
from hexarchy.server.database import OtherDatabase, check, shared
from hexarchy.server.schema import TABLES

FORMAT: Final = "hexarchy-backup"
NUMBER: Final = 1
LONGEST_LINE: Final = 64 * 1024 * 1024
ROWS_AT_ONCE: Final = 500
# What is said of this database, and not of the matches in it.
OWN_SETTINGS: Final = (generation.NAME, ready.NAME)

Tick = Callable[[int], None]


class BadBackup(Exception):
    """Not a backup, or not a whole one. `why` is a word for it: "format", "newer", "cut", "changed"."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Head(NamedTuple):
    revision: str
    hexarchy: str
    at: str


class Part(NamedTuple):
    """A table, and its rows a few hundred at a time."""

    table: str
    columns: tuple[str, ...]
    rows: Iterator[list[tuple[Any, ...]]]


# -- out of a database ------------------------------------------------------------------------------------------------


@contextmanager
def snapshot(engine: sa.Engine) -> Iterator[sa.Connection]:
    """The database as it is at one moment, whatever is written meanwhile."""
    options: dict[str, Any] = {"read_only": True}
    if shared(engine):
        options = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
    with engine.connect().execution_options(**options) as connection, connection.begin():
        yield connection


def parts(connection: sa.Connection) -> Iterator[Part]:
    """All tables as they are, of whatever revision; what others refer to comes first."""
    for table in _tables(connection):
        query = _kept(table, sa.select(table))
        found = connection.execution_options(yield_per=ROWS_AT_ONCE).execute(query)
        rows = (list(map(tuple, some)) for some in found.partitions())
        yield Part(table.name, tuple(table.columns.keys()), rows)


def count(connection: sa.Connection) -> int:
    return sum(
        connection.execute(_kept(table, sa.select(sa.func.count()).select_from(table))).scalar_one()
        for table in _tables(connection)
    )


def _tables(connection: sa.Connection) -> list[sa.Table]:
    found = sa.MetaData()
    found.reflect(connection, only=lambda name, _: name in TABLES.tables)
    return found.sorted_tables


def _kept(table: sa.Table, query: sa.Select[Any]) -> sa.Select[Any]:
    return query.where(table.c.name.not_in(OWN_SETTINGS)) if table.name == "setting" else query


# -- into a file ------------------------------------------------------------------------------------------------------


def write(engine: sa.Engine, path: Path, started: Callable[[int], Tick]) -> int:
    """Back up a database into a file, which is there only when it is whole. Gives the number of rows.

    `started` is told how many there will be, and gives what is to be told of each that is done.
    """
    with snapshot(engine) as connection:
        revision = check(connection)
        if revision is None:
            raise OtherDatabase
        tick = started(count(connection))
        with _beside(path) as raw, gzip.GzipFile("", "wb", 6, raw) as packed:
            return _write(connection, revision, packed, tick)


def _write(connection: sa.Connection, revision: str, packed: gzip.GzipFile, tick: Tick) -> int:
    digest = hashlib.sha256()

    def put(*lines: Any) -> None:
        said = b"".join(_encode(line).encode() + b"\n" for line in lines)
        digest.update(said)
        packed.write(said)

    at = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
    put({"format": FORMAT, "number": NUMBER, "hexarchy": __version__, "revision": revision, "at": at})
    counts: dict[str, int] = {}
    for part in parts(connection):
        counts[part.table] = 0
        put({"table": part.table, "columns": part.columns})
        for some in part.rows:
            put(*some)
            counts[part.table] += len(some)
            tick(len(some))
    put({"rows": counts, "sha256": digest.hexdigest()})
    return sum(counts.values())


def _binary(value: Any) -> dict[str, str]:
    return {"base64": base64.b64encode(bytes(value)).decode()}


_encode: Final = json.JSONEncoder(separators=(",", ":"), default=_binary).encode


@contextmanager
def _beside(path: Path) -> Iterator[BinaryIO]:
    """A new file in the same folder, which takes its name when it is on the disk; mkstemp makes it ours alone."""
    handle, beside = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except BaseException:
        Path(beside).unlink(missing_ok=True)
        raise


# -- out of a file ----------------------------------------------------------------------------------------------------


def verify(file: BinaryIO, tick: Tick) -> tuple[Head, int]:
    """Read a backup to its end: its head, and how many rows it holds. BadBackup where it is none, or not whole.

    `tick` is told how many bytes of the file were read.
    """
    done = 0
    reader = Reader(file)
    for part in reader.parts():
        for _ in part.rows:
            tick(file.tell() - done)
            done = file.tell()
    return reader.head, reader.rows


class Reader:
    """A backup from its beginning. What it gives is to be believed only when it has come to its end."""

    def __init__(self, file: BinaryIO) -> None:
        file.seek(0)
        self._packed = gzip.GzipFile(fileobj=file, mode="rb")
        self._digest = hashlib.sha256()
        self._last = b""  # the line read last: it is hashed with the next
        self._counts: dict[str, int] = {}
        self.head = self._head()

    @property
    def rows(self) -> int:
        return sum(self._counts.values())

    def parts(self) -> Iterator[Part]:
        line = self._line()
        while isinstance(line, dict) and "table" in line:
            table, columns = line["table"], line.get("columns")
            if not (isinstance(table, str) and isinstance(columns, list) and table not in self._counts):
                raise BadBackup("changed")
            self._counts[table] = 0
            after: list[Any] = []
            yield Part(table, tuple(map(str, columns)), self._rows(table, len(columns), after))
            line = after[0] if after else None
        self._end(line)

    def _rows(self, table: str, width: int, after: list[Any]) -> Iterator[list[tuple[Any, ...]]]:
        """The rows of a table; the line that follows them goes to `after`."""
        some: list[tuple[Any, ...]] = []
        while isinstance(line := self._line(), list):
            if len(line) != width:
                raise BadBackup("changed")
            some.append(tuple(map(_value, line)))
            if len(some) == ROWS_AT_ONCE:
                self._counts[table] += len(some)
                yield some
                some = []
        after.append(line)
        self._counts[table] += len(some)
        if some:
            yield some

    def _head(self) -> Head:
        try:
            line = self._line()
        except BadBackup:
            raise BadBackup("format") from None
        if not isinstance(line, dict) or line.get("format") != FORMAT:
            raise BadBackup("format")
        if line.get("number") != NUMBER:
            raise BadBackup("newer")
        return Head(*(str(line.get(name)) for name in Head._fields))

    def _end(self, line: Any) -> None:
        if not isinstance(line, dict) or "sha256" not in line:
            raise BadBackup("cut")
        if (line["sha256"], line.get("rows")) != (self._digest.hexdigest(), self._counts) or self._read():
            raise BadBackup("changed")

    def _line(self) -> Any:
        self._digest.update(self._last)
        said = self._last = self._read()
        if not said.endswith(b"\n"):
            raise BadBackup("cut")
        try:
            return msgspec.json.decode(said)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise BadBackup("changed") from None

    def _read(self) -> bytes:
        try:
            return self._packed.readline(LONGEST_LINE)
        except EOFError:
            raise BadBackup("cut") from None
        except (gzip.BadGzipFile, zlib.error):
            raise BadBackup("changed") from None


def _value(value: Any) -> Any:
    return base64.b64decode(value["base64"]) if isinstance(value, dict) and "base64" in value else value
