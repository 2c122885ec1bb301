"""The writer of SQLite: one transaction for all who wait, nobody's failure another's, a journal that does not grow."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from hexarchy.server.database import open_engine
from hexarchy.server.schema import ACTION, Entry, SeatRow, Stored
from hexarchy.server.store import Conflict, Store
from hexarchy.server.writer import Scribe, Work
from tests.server.house import sqlite, written

MATCHES = [f"m{number}" for number in range(5)]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(sqlite(tmp_path))
    store.migrate()
    for match in MATCHES:
        seats = (SeatRow("a", bot="random"), SeatRow("b", token_hash="x"))
        written(store, store.create(Stored(match, {"game": "g"}, 1, 0, False, seats, ()), bot_due=False))
    yield store
    store.close()


@pytest.fixture
def scribe(store: Store) -> Iterator[Scribe]:
    scribe = Scribe(store.engine)
    yield scribe
    scribe.close()


def held_up(scribe: Scribe) -> threading.Event:
    """A writer whose work takes until the event is set."""
    going, free = threading.Event(), threading.Event()

    def slow(connection: sa.Connection) -> None:
        going.set()
        assert free.wait(60)

    scribe.submit(slow)
    assert going.wait(60)
    return free


def step(store: Store, match: str, seen: int = 0, id: str | None = None) -> Work[int]:
    return store.append(match, seen, [Entry("a", ACTION, "x", id)], over=False, bot_due=False)


def test_all_who_wait_are_one_transaction(store: Store, scribe: Scribe) -> None:
    commits: list[object] = []
    sa.event.listen(store.engine, "commit", commits.append)
    free = held_up(scribe)
    made = [scribe.submit(step(store, match)) for match in MATCHES]
    free.set()
    assert [future.result(60) for future in made] == [1] * len(MATCHES)
    assert len(commits) == 2  # the first alone, then the rest
    assert set(store.versions(MATCHES).values()) == {1}


def test_one_who_cannot_write_stops_nobody(store: Store, scribe: Scribe) -> None:
    written(store, step(store, "m1", id="used"))
    free = held_up(scribe)
    behind = scribe.submit(step(store, "m0", seen=7))
    again = scribe.submit(step(store, "m1", seen=1, id="used"))
    others = [scribe.submit(step(store, match)) for match in MATCHES[2:]]
    free.set()
    for refused in (behind, again):
        with pytest.raises(Conflict):
            refused.result(60)
    assert [future.result(60) for future in others] == [1, 1, 1]
    assert store.versions(MATCHES) == {"m0": 0, "m1": 1, "m2": 1, "m3": 1, "m4": 1}
    assert written(store, step(store, "m0")) == 1


def test_everything_is_written_before_it_is_closed(tmp_path: Path, store: Store) -> None:
    scribe = Scribe(store.engine)
    free = held_up(scribe)
    made = [scribe.submit(step(store, match)) for match in MATCHES]
    threading.Timer(0.05, free.set).start()
    scribe.close()
    assert all(future.done() for future in made)
    other = open_engine(sqlite(tmp_path))
    with other.connect() as connection:
        assert connection.exec_driver_sql("select count(*) from entry").scalar() == len(MATCHES)
    other.dispose()


def test_journal_is_begun_anew(tmp_path: Path, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once it is in the database, the next transaction stands at its start: the file grows no more."""
    monkeypatch.setattr("hexarchy.server.writer.OFTEN", 5)
    journal = tmp_path / "matches.db-wal"
    for number in range(2000):
        before = journal.stat().st_size
        written(store, step(store, "m0", number))
        if journal.stat().st_size == before:
            return
    raise AssertionError("it grows for ever")


def test_writing_goes_on_after_a_broken_connection(store: Store, scribe: Scribe) -> None:
    def breaks(connection: sa.Connection) -> None:
        connection.exec_driver_sql("select nothing from nowhere")

    with pytest.raises(sa.exc.OperationalError):
        scribe.submit(breaks).result(60)
    assert scribe.submit(step(store, "m0")).result(60) == 1


def test_what_is_written_is_answered_whatever_becomes_of_the_journal(
    store: Store, scribe: Scribe, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(connection: sa.Connection) -> None:
        raise RuntimeError("no journal today")

    monkeypatch.setattr(scribe, "_tidy", broken)
    free = held_up(scribe)
    made = [scribe.submit(step(store, match)) for match in MATCHES]
    free.set()
    assert [future.result(60) for future in made] == [1] * len(MATCHES)
