"""Backups: all of a database in a file, and back; from either database into either; whole, or refused."""

from __future__ import annotations

import gzip
import json
import stat
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
import sqlalchemy as sa
from alembic import command

from hexarchy.server import backup, replaying, restore
from hexarchy.server.backup import BadBackup
from hexarchy.server.database import OtherDatabase, _config, open_engine
from hexarchy.server.running import Running
from hexarchy.server.schema import ACTION, TABLES, Entry, SeatRow, Stored
from hexarchy.server.store import Store
from tests.patience import PATIENCE
from tests.server.house import NEW, Json, Person, all_seats, begin, serving, sqlite, written
from tests.server.processes import Guest, Server, servers

QUIET: Callable[[int], None] = lambda done: None  # noqa: E731


@contextmanager
def opened(url: str) -> Iterator[Store]:
    store = Store(url)
    try:
        yield store
    finally:
        store.close()


@pytest.fixture
def elsewhere(database: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """Another database, empty, of the other kind."""
    if not database.startswith("sqlite"):
        return f"sqlite:///{tmp_path}/elsewhere.db"
    url = sa.make_url(request.getfixturevalue("postgres"))
    engine = open_engine(url.render_as_string(hide_password=False))
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.exec_driver_sql("drop database if exists elsewhere with (force)")
        connection.exec_driver_sql("create database elsewhere")
    engine.dispose()
    return url.set(database="elsewhere").render_as_string(hide_password=False)


def fill(store: Store, count: int = 3) -> None:
    store.migrate()
    for number in range(count):
        seats = (SeatRow("a", bot="random"), SeatRow("b", token_hash="x" * 64))
        entries = tuple(Entry("a", ACTION, f"é{n}", f"c{n}", "0" * 32) for n in range(5))
        match = Stored(f"{number:016x}", {"game": "g", "dice": "ü"}, 2**62 - 1, 5, number == 1, seats, entries, "me")
        written(store, store.create(match, bot_due=number == 0))
        written(store, store.keep_pictures(match.id, 5, {"": bytes(range(256)), "b": b"\0"}))


def rows(store: Store) -> dict[str, list[Any]]:
    with store.engine.connect() as connection:
        return {
            name: sorted(map(tuple, connection.execute(sa.select(table))), key=repr)
            for name, table in TABLES.tables.items()
            if name != "setting"
        }


def backed_up(store: Store, path: Path) -> Path:
    assert backup.write(store.engine, path, lambda total: QUIET) == sum(map(len, rows(store).values()))
    return path


def expected_of(store: Store) -> dict[str, list[Any]]:
    """What a restore makes of it: matches that go on do so with other dice."""
    there = [column.name for column in TABLES.tables["match"].columns]
    over, known = there.index("over"), there.index("given_out")
    found = rows(store)
    found["match"] = [(*row[:known], not row[over], *row[known + 1 :]) for row in found["match"]]
    return found


def restored(store: Store, path: Path, *, replace: bool = False) -> None:
    with path.open("rb") as file:
        backup.verify(file, QUIET)
        restore.restore(store.engine, file, QUIET, replace=replace)


# -- there and back ---------------------------------------------------------------------------------------------------


def test_everything_comes_back_in_the_other_database(database: str, elsewhere: str, tmp_path: Path) -> None:
    with opened(database) as here, opened(elsewhere) as there:
        fill(here)
        path = backed_up(here, tmp_path / "b.gz")
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        restored(there, path)
        assert rows(there) == expected_of(here)
        here_it_is, there_it_is = here.load("0" * 16), there.load("0" * 16)
        assert here_it_is is not None
        assert replace(here_it_is, given_out=True) == there_it_is
        restored(there, path, replace=True)  # and over it
        assert rows(there) == expected_of(here)


def test_rows_come_some_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hexarchy.server.backup.ROWS_AT_ONCE", 4)
    with opened(sqlite(tmp_path)) as here, opened(f"sqlite:///{tmp_path}/there.db") as there:
        fill(here)
        told: list[int] = []
        backup.write(here.engine, tmp_path / "b.gz", lambda total: told.append)
        assert max(told) == 4
        restored(there, tmp_path / "b.gz")
        assert rows(there) == expected_of(here)


def test_backup_is_of_one_moment(database: str, tmp_path: Path) -> None:
    """Written by many tables, while others write."""
    with opened(database) as store, opened(f"sqlite:///{tmp_path}/there.db") as there:
        fill(store, 1)
        before, expected = rows(store), expected_of(store)

        def started(total: int) -> Callable[[int], None]:
            written(store, store.append("0" * 16, 5, [Entry("b", ACTION, "late")], over=True, bot_due=False))
            return QUIET

        backup.write(store.engine, tmp_path / "b.gz", started)
        assert rows(store) != before
        restored(there, tmp_path / "b.gz")
        assert rows(there) == expected


@pytest.mark.parametrize("revision", ["0001", "0003"])
def test_backup_of_older_tables_is_brought_up_to_date(database: str, tmp_path: Path, revision: str) -> None:
    with opened(f"sqlite:///{tmp_path}/old.db") as old, opened(database) as new:
        fill(old)
        expected = rows(old)
        config = _config()
        with old.engine.begin() as connection:
            config.attributes["connection"] = connection
            command.downgrade(config, revision)
        backup.write(old.engine, tmp_path / "b.gz", lambda total: QUIET)  # as it is: nothing is migrated by it
        restored(new, tmp_path / "b.gz")
        assert [row[:2] for row in rows(new)["entry"]] == [row[:2] for row in expected["entry"]]
        stored = new.load("0" * 16)
        assert stored is not None
        assert (stored.version, stored.maker, stored.given_out) == (5, None, True)
        assert {entry.sent for entry in stored.entries} == {"0" * 32 if revision == "0003" else None}


def test_matches_are_not_replaced_unasked(database: str, tmp_path: Path) -> None:
    with opened(sqlite(tmp_path)) as here, opened(database) as there:
        fill(here, 1)
        path = backed_up(here, tmp_path / "b.gz")
        fill(there, 0 if database == sqlite(tmp_path) else 2)
        before = rows(there)
        with pytest.raises(restore.NotEmpty):
            restored(there, path)
        assert rows(there) == before


def test_nothing_is_left_of_a_backup_that_failed(tmp_path: Path) -> None:
    with opened(sqlite(tmp_path)) as store:
        fill(store)

        def full(total: int) -> Callable[[int], None]:
            def tick(done: int) -> None:
                raise OSError(28, "No space left on device")

            return tick

        with pytest.raises(OSError, match="space"):
            backup.write(store.engine, tmp_path / "b.gz", full)
        assert [path.name for path in tmp_path.iterdir() if path.name.startswith((".", "b"))] == []


def test_database_without_tables_is_not_backed_up(tmp_path: Path) -> None:
    with opened(sqlite(tmp_path)) as store, pytest.raises(OtherDatabase):
        backup.write(store.engine, tmp_path / "b.gz", lambda total: QUIET)


# -- what is refused --------------------------------------------------------------------------------------------------


def lines(path: Path) -> list[bytes]:
    return gzip.decompress(path.read_bytes()).splitlines(keepends=True)


def cut(path: Path) -> bytes:
    return path.read_bytes()[:-200]


def cut_cleanly(path: Path) -> bytes:
    return gzip.compress(b"".join(lines(path)[:-1]))


def changed(path: Path) -> bytes:
    return gzip.compress(b"".join(lines(path)).replace("é3".encode(), "é4".encode()).replace(b"\\u00e93", b"\\u00e94"))


def left_out(path: Path) -> bytes:
    kept = lines(path)
    del kept[-2]
    return gzip.compress(b"".join(kept))


def flipped(path: Path) -> bytes:
    whole = bytearray(path.read_bytes())
    whole[len(whole) // 2] ^= 1
    return bytes(whole)


def longer(path: Path) -> bytes:
    return gzip.compress(b"".join([*lines(path), b"[]\n"]))


def newer(path: Path) -> bytes:
    head, *rest = lines(path)
    return gzip.compress(b"".join([json.dumps({**json.loads(head), "number": 2}).encode() + b"\n", *rest]))


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (cut, {"cut"}),
        (cut_cleanly, {"cut"}),
        (changed, {"changed"}),
        (left_out, {"changed"}),
        (flipped, {"changed", "cut", "format"}),
        (longer, {"changed"}),
        (newer, {"newer"}),
        (lambda path: b"", {"format"}),
        (lambda path: b"SQLite format 3\0", {"format"}),
        (lambda path: gzip.compress(b'{"format": "other"}\n'), {"format"}),
    ],
    ids=lambda value: getattr(value, "__name__", None),
)
def test_spoilt_backup_is_refused_and_changes_nothing(
    database: str, tmp_path: Path, spoil: Callable[[Path], bytes], why: set[str]
) -> None:
    with opened(database) as store:
        fill(store)
        path = backed_up(store, tmp_path / "b.gz")
        spoilt = tmp_path / "spoilt.gz"
        spoilt.write_bytes(spoil(path))
        before = rows(store)
        with spoilt.open("rb") as file, pytest.raises(BadBackup) as refused:
            backup.verify(file, QUIET)
        assert refused.value.why in why
        with spoilt.open("rb") as file, pytest.raises(BadBackup):  # nor would it if nobody had looked first
            restore.restore(store.engine, file, QUIET, replace=True)
        assert rows(store) == before


# -- rehearsed with real servers --------------------------------------------------------------------------------------


def admin(*arguments: str) -> str:
    """Run a command of the operator's, as they would."""
    line = [sys.executable, "-m", "hexarchy", "--lang", "en", "admin", *arguments]
    done = subprocess.run(line, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    return done.stdout


def at_table(house: Server, **seats: str) -> Guest:
    """A guest who holds all seats of people in a new match."""
    made: Json = httpx.post(f"{house.url}/api/matches", json={**NEW, "seats": seats}, timeout=60).json()
    return Guest([house.url], made["match"], ",".join(made["tokens"].values()))


@pytest.mark.slow
def test_nothing_acknowledged_before_a_backup_is_lost(database: str, elsewhere: str, tmp_path: Path) -> None:
    """Backed up while they play, killed, restored into a database of the other kind: and they play on."""
    path = str(tmp_path / "b.gz")
    with servers(database, tmp_path, 1) as (house,):
        guest = at_table(house, hosar="human", demon="human")
        for _ in range(5):
            guest.turn()
        enough = threading.Event()

        def play() -> None:
            while not enough.is_set():
                guest.turn()

        playing = threading.Thread(target=play)
        playing.start()
        acknowledged = dict(guest.acknowledged)
        admin("backup", path, "--database", database)
        enough.set()
        playing.join(PATIENCE)
        house.kill()
    admin("restore", path, "--database", elsewhere)
    with opened(elsewhere) as store:
        stored = store.load(guest.match)
    assert stored is not None
    assert {entry.client_id for entry in stored.entries} >= set(acknowledged)
    assert stored.version == len(stored.entries)
    with servers(elsewhere, tmp_path, 1) as (house,):
        guest.urls = [house.url]
        guest.scene = {"version": -1, "decision": None}
        guest.elsewhere()
        assert guest.turn() == stored.version + 1
    guest.close()


@pytest.mark.slow
def test_restored_under_a_server_that_goes_on(database: str, tmp_path: Path) -> None:
    path = str(tmp_path / "b.gz")
    with servers(database, tmp_path, 1) as (house,):
        guest = at_table(house, hosar="human", demon="human")
        then = guest.turn()
        admin("backup", path, "--database", database)
        later = at_table(house, hosar="human", demon="human")
        for _ in range(3):
            guest.turn()
        admin("restore", path, "--replace", "--yes", "--database", database)
        guest.wait(lambda scene: scene["version"] == then)  # those who watch are shown where it stands
        assert guest.turn() == then + 1
        gone = httpx.get(f"{house.url}/api/matches/{later.match}", timeout=60)
        assert (gone.status_code, gone.json()["title"]) == (404, "no-match")
        assert "Traceback" not in house.log()
        guest.close()
        later.close()


def test_pictures_of_what_was_undone_by_a_restore_are_not_kept(database: str, tmp_path: Path) -> None:
    with serving(database) as client:
        match = begin(client)["match"]
        store = client.app.app.state.matches.store  # type: ignore[attr-defined]
        written(store, store.keep_pictures(match, 7, {"": b"later"}))
        assert store.picture(match, "") is None
        written(store, store.keep_pictures(match, 0, {"": b"now"}))
        assert store.picture(match, "") == b"now"


def test_dice_that_fell_after_the_backup_do_not_fall_again(tmp_path: Path) -> None:
    url = sqlite(tmp_path)
    with serving(url) as client:
        made, other = begin(client), begin(client)
        person = all_seats(client, made)
        Person(client, other["match"], *other["tokens"].values()).mark("resign", 0)
        while not rolled(url, made["match"]):
            person.answer(person.scene())
        with opened(url) as store:
            backup.write(store.engine, path := tmp_path / "b.gz", lambda total: QUIET)
            before, over = store.load(made["match"]), store.load(other["match"])
    with opened(url) as store:
        restored(store, path, replace=True)
    with serving(url) as client, opened(url) as store:
        person = all_seats(client, made)
        scene = person.scene()
        after = store.load(made["match"])
        assert before is not None
        assert after is not None
        assert scene["commitment"] == after.header["dice"][-1]["commitment"] != made["commitment"]
        assert after.header["dice"][:-1] == before.header["dice"]  # what was rolled before stands
        assert after.header["dice"][-1]["from"] == rolled(url, made["match"])
        assert store.load(other["match"]) == over  # nothing more is rolled in it
        person.answer(scene)
        person.mark("resign", person.scene()["version"])
        assert person.get("/verify")["verdict"]["good"]


def rolled(url: str, match: str) -> int:
    """How many dice have fallen in a match."""
    with opened(url) as store:
        stored = store.load(match)
    assert stored is not None
    return Running(replaying.find(stored.header["game"]), stored).match.state.rolled
