"""The store: all or nothing, one after the other, and the same in both databases."""

from __future__ import annotations

import os
import re
import threading
import time
from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.operations import Operations

from hexarchy.server.database import NewerDatabase, migrating, normal_url, open_engine
from hexarchy.server.restore import LOCKED
from hexarchy.server.schema import ACTION, ASK_UNDO, GRANT_UNDO, HAND, MATCH, TABLES, Entry, SeatRow, Stored
from hexarchy.server.store import Conflict, Store
from hexarchy.server.writer import Work
from tests.patience import PATIENCE
from tests.server.house import sqlite, written

SOURCES = sorted((Path(__file__).parents[2] / "src" / "hexarchy" / "server").rglob("*.py"))
MIGRATIONS = Path(__file__).parents[2] / "src" / "hexarchy" / "server" / "migrations"


def put(store: Store, *, bot_due: bool = False) -> None:
    seats = (SeatRow("a", bot="random"), SeatRow("b", token_hash="x"))
    written(store, store.create(Stored("m", {"game": "g"}, 2**62 - 1, 0, False, seats, ()), bot_due=bot_due))


def test_what_is_written_is_read(store: Store) -> None:
    put(store, bot_due=True)
    assert store.waiting_for_bots() == ["m"]
    entries = [Entry("a", ACTION, "x", "1"), Entry("b", ACTION, "é", "1")]
    assert written(store, store.append("m", 0, entries, over=True, bot_due=False)) == 2
    found = store.load("m")
    assert found is not None
    assert found.entries == tuple(entries)
    assert found.luck == 2**62 - 1
    assert {seat.name: seat.bot for seat in found.seats} == {"a": "random", "b": None}
    assert store.waiting_for_bots() == []
    assert store.load("none") is None
    assert store.versions(["none"]) == {}


@pytest.mark.skipif(os.name == "nt", reason="files have no such modes there")
def test_new_database_is_its_owners_alone(tmp_path: Path) -> None:
    path = tmp_path / "new.db"
    before = os.umask(0o022)
    try:
        with open_engine(f"sqlite:///{path}").begin() as connection:
            connection.exec_driver_sql("create table one (a)")
            assert {file.stat().st_mode & 0o777 for file in tmp_path.iterdir()} == {0o600}
    finally:
        os.umask(before)


def test_conflict_changes_nothing(store: Store) -> None:
    put(store)
    written(store, store.append("m", 0, [Entry("a", ACTION, "x", "1")], over=False, bot_due=False))
    with pytest.raises(Conflict):
        written(store, store.append("m", 0, [Entry("a", ACTION, "y", "2")], over=False, bot_due=False))
    with pytest.raises(Conflict):  # the second has an id that was used: neither is written
        written(
            store,
            store.append("m", 1, [Entry("b", ACTION, "z"), Entry("a", ACTION, "x", "1")], over=False, bot_due=False),
        )
    assert store.versions(["m"]) == {"m": 1}
    assert len(store.load("m").entries) == 1  # type: ignore[union-attr]


def test_writers_at_once_lose_nothing(store: Store) -> None:
    put(store)
    won: list[int] = []

    def write() -> None:
        for _ in range(10):
            while True:
                seen = store.versions(["m"]).get("m")
                assert seen is not None
                try:
                    won.append(
                        written(store, store.append("m", seen, [Entry("a", ACTION, "x")], over=False, bot_due=False))
                    )
                    break
                except Conflict:
                    continue

    threads = [threading.Thread(target=write) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(won) == list(range(1, 41))


def test_only_what_nobody_touched_is_forgotten(store: Store) -> None:
    put(store)
    written(store, store.append("m", 0, [Entry("a", ACTION, "x")], over=False, bot_due=False))
    assert written(store, store.forget(1)) == 0
    with store.engine.begin() as connection:
        connection.execute(sa.update(MATCH).values(touched=time.time() - 8 * 86_400))
    assert written(store, store.forget(9)) == 0  # … and is still there
    assert written(store, store.forget(7)) == 1
    assert store.load("m") is None
    assert store.since("m", 0) == []


def test_what_came_since_is_read(store: Store) -> None:
    put(store)
    entries = [Entry("a", ACTION, "x"), Entry("b", ASK_UNDO, "0", "1"), Entry("a", GRANT_UNDO, "", "2")]
    written(store, store.append("m", 0, entries, over=False, bot_due=False))
    assert store.since("m", 1) == entries[1:]
    assert store.since("m", 3) == []
    assert store.versions(["m", "none"]) == {"m": 3}


def test_a_match_is_read_as_it_is_at_one_moment(store: Store, database: str) -> None:
    """Another process writes between our looking at how far it is and our reading what has happened."""
    put(store)
    other, entries = Store(database), [Entry("b", ACTION, "x", "1")]

    @sa.event.listens_for(store.engine, "after_cursor_execute")
    def meanwhile(*said: Any) -> None:
        if other.versions(["m"]) == {"m": 0}:
            written(other, other.append("m", 0, entries, over=False, bot_due=False))

    found = store.load("m")
    assert found is not None
    assert found.whole
    assert other.since("m", 0) == entries
    other.close()


def test_two_processes_that_keep_a_picture_at_once_both_do(store: Store) -> None:
    put(store)

    def also() -> None:
        with store.engine.connect() as theirs, theirs.begin():
            store.keep_pictures("m", 0, {"": b"second"})(theirs)

    with ThreadPoolExecutor(1) as other:
        with store.engine.begin() as mine:
            store.keep_pictures("m", 0, {"": b"first"})(mine)
            second = other.submit(also)
            wait([second], 0.2)  # it cannot get on before the first is done
        second.result(PATIENCE)
    assert store.picture("m", "") == b"second"


def test_who_writes_to_several_tables_begins_with_that_of_the_matches(store: Store) -> None:
    """As a restore does, which locks them all: else it could wait for them and they for it."""
    used: list[str] = []

    @sa.event.listens_for(store.engine, "before_cursor_execute")
    def noted(_: Any, __: Any, statement: str, *___: Any) -> None:
        told = re.match(r"(?:insert into|update|delete from) (\w+)", statement, re.IGNORECASE)
        if told is not None:
            used.append(told[1].lower())

    put(store)
    link = [Entry("b", HAND, "link x")]
    works: list[Work[Any]] = [
        *([store.append("m", 0, link, over=False, bot_due=False)] if store.shared else ()),  # else past SQLAlchemy
        store.say("m", "b", "a", "Hail.", "1"),
        store.mark_seen({("m", "b"): 1.0}, {("m", "a"): 2.0}, ["m"]),
        store.keep_pictures("m", 0, {"": b""}),
        store.put_aside("m", "operator"),
        store.spend("make", "x", [(3, 60)]),
        store.salt(),
        store.forget(0),
    ]
    for work in works:
        used.clear()
        written(store, work)
        assert len({*used}) < 2 or used[0] == MATCH.name == LOCKED[0].name


def test_migrations_make_the_tables_of_the_code(store: Store) -> None:
    store.migrate()  # again: nothing to do
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), TABLES) == []


def test_entries_from_before_digests_are_kept(store: Store) -> None:
    put(store)
    entries = [Entry("a", ACTION, "x", "1", "0" * 32), Entry("b", ACTION, "y", "1", "1" * 32)]
    written(store, store.append("m", 0, entries, over=False, bot_due=False))
    assert store.since("m", 0) == entries
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with migrating(store.engine) as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0002")
    store.migrate()
    assert store.since("m", 0) == [replace(entry, sent=None) for entry in entries]


def test_table_that_is_replaced_keeps_what_refers_to_it(store: Store) -> None:
    """SQLite changes most of a table by putting another in its place."""
    put(store)
    written(store, store.append("m", 0, [Entry("a", ACTION, "x", "1")], over=False, bot_due=False))
    with migrating(store.engine) as connection:
        operations = Operations(MigrationContext.configure(connection))
        with operations.batch_alter_table("match") as match:
            match.alter_column("game", existing_type=sa.String(64), type_=sa.String(65), existing_nullable=False)
    found = store.load("m")
    assert found is not None
    assert (len(found.entries), len(found.seats)) == (1, 2)
    written(store, store.forget(-1))
    assert store.since("m", 0) == []  # and they still go with it


def test_sqlite_writes_through(tmp_path: Path) -> None:
    store = Store(sqlite(tmp_path))
    store.migrate()
    with store.engine.connect() as connection:
        assert connection.execute(sa.text("pragma journal_mode")).scalar() == "wal"
        assert connection.execute(sa.text("pragma synchronous")).scalar() == 2
        assert connection.execute(sa.text("pragma foreign_keys")).scalar() == 1
    store.close()


def test_postgres_addresses_name_our_driver() -> None:
    assert normal_url("postgresql://x/y") == normal_url("postgres://x/y") == "postgresql+psycopg://x/y"
    assert normal_url("sqlite:///x") == "sqlite:///x"


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.name)
def test_server_names_no_game(path: Path) -> None:
    source = path.read_text(encoding="utf-8").lower()
    assert not any(name in source for name in ("demonlord", "dark_emperor", "divine_right", "demonworld", "hosar"))


def change(database: str, to: str) -> None:
    """As an older version of this program would leave a database."""
    engine = open_engine(database)
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, to)
        connection.execute(
            sa.text(
                "insert into match (id, game, header, luck, version, over, bot_due, made, touched)"
                """ values ('m', 'g', '{"game": "g"}', 1, 1, false, false, 1, 1)"""
            )
        )
        connection.execute(sa.text("insert into seat (match_id, name, token_hash) values ('m', 'a', 'x')"))
        connection.execute(
            sa.text(
                "insert into entry (match_id, number, seat, kind, action, at) values ('m', 0, 'a', 'action', 'x', 1)"
            )
        )
    engine.dispose()


@pytest.mark.parametrize("version", ["0001", "0002", "0003"])
def test_an_older_database_is_upgraded_with_all_it_holds(database: str, version: str) -> None:
    change(database, version)
    store = Store(database)
    store.migrate()
    stored = store.load("m")
    assert stored is not None
    assert stored.seats == (SeatRow("a", token_hash="x"),)
    assert stored.entries == (Entry("a", ACTION, "x"),)
    assert (stored.aside, stored.given_out) == (None, False)
    assert written(store, store.forget(0)) == 1  # and what refers to a match still goes with it
    with store.engine.connect() as connection:
        assert connection.execute(sa.text("select count(*) from entry")).scalar() == 0
    store.close()


def test_a_newer_database_is_left_alone(database: str) -> None:
    store = Store(database)
    store.migrate()
    with store.engine.begin() as connection:
        connection.execute(sa.text("update alembic_version set version_num = '9999'"))
    with pytest.raises(NewerDatabase):
        store.migrate()
    store.close()
