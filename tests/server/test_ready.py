"""`/health` and `/ready` tell the truth: alive, and able to take players."""

from __future__ import annotations

import errno
import os
import signal
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from hexarchy.server.database import open_engine, shared
from hexarchy.server.pool import Worker
from hexarchy.server.schema import SETTING
from tests.server.house import serving, sqlite
from tests.server.processes import eventually

READY = {"status": "ready", "database": True, "bots": True, "replays": True}
NO_DATABASE = {**READY, "status": "not-ready", "database": False}


@pytest.fixture(autouse=True)
def always_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hexarchy.server.ready.KEEP_SECONDS", 0.0)


def inside(client: TestClient) -> Any:
    return client.app.app.state  # type: ignore[attr-defined]


def told(client: TestClient) -> tuple[int, Any]:
    answer = client.get("/ready")
    return answer.status_code, answer.json()


def ready(client: TestClient) -> bool:
    return told(client) == (200, READY)


def test_ready_is_what_can_be_written(database: str) -> None:
    with serving(database) as client:
        eventually(lambda: ready(client), "readiness")
        engine = open_engine(database)
        with engine.connect() as connection:
            names = connection.execute(sa.select(SETTING.c.name)).scalars().all()
        engine.dispose()
        assert "ready" in names


def test_many_who_ask_share_an_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(sqlite(tmp_path), rates={"any": [(1, 1000)]}) as client:
        eventually(lambda: ready(client), "readiness")
        store = inside(client).matches.store
        write, writes = store.write, []

        def counted(work: Any) -> Any:
            writes.append(work)
            return write(work)

        monkeypatch.setattr(store, "write", counted)
        assert ready(client)
        assert len(writes) == 1
        monkeypatch.setattr("hexarchy.server.ready.KEEP_SECONDS", 1000.0)
        assert all(ready(client) for _ in range(20))  # nor is anybody refused for asking often
        assert len(writes) == 1


def test_neither_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "hexarchy.server")
    with serving(sqlite(tmp_path)) as client:
        assert client.get("/health").json()["status"] == "ok"
        eventually(lambda: ready(client), "readiness")
        assert "request" not in caplog.messages
        assert caplog.messages.count("ready") == 1  # but that it became ready is


def test_database_that_is_read_only(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path)) as client:
        eventually(lambda: ready(client), "readiness")
        read_only = True

        @sa.event.listens_for(inside(client).matches.store.engine, "begin")
        def begun(connection: sa.Connection) -> None:
            connection.exec_driver_sql(f"pragma query_only={int(read_only)}")

        assert told(client) == (503, NO_DATABASE)
        assert client.get("/health").status_code == 200
        read_only = False
        assert ready(client)


def test_database_that_is_gone(tmp_path: Path) -> None:
    """SQLite would go on writing to a file that nobody can open any more."""
    with serving(sqlite(tmp_path)) as client:
        eventually(lambda: ready(client), "readiness")
        path = tmp_path / "matches.db"
        path.rename(tmp_path / "elsewhere.db")
        assert told(client) == (503, NO_DATABASE)
        path.touch()
        assert told(client) == (503, NO_DATABASE)
        (tmp_path / "elsewhere.db").replace(path)
        assert ready(client)


def test_database_that_is_spoilt(tmp_path: Path) -> None:
    """The connection that writes knows its first page by heart; nobody else could read what it writes."""
    with serving(sqlite(tmp_path)) as client:
        eventually(lambda: ready(client), "readiness")
        with (tmp_path / "matches.db").open("r+b") as file:
            head = file.read(100)
            file.seek(0)
            file.write(bytes(100))
            file.flush()
            inside(client).matches.store.engine.dispose()  # a reader comes that was not there before
            assert told(client) == (503, NO_DATABASE)
            file.seek(0)
            file.write(head)
            file.flush()
            inside(client).matches.store.engine.dispose()
            eventually(lambda: ready(client), "readiness")


def test_processes_that_cannot_be_started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(sqlite(tmp_path)) as client:
        eventually(lambda: ready(client), "readiness")
        with monkeypatch.context() as patch:

            def full(worker: Worker) -> None:
                raise BlockingIOError(errno.EAGAIN, "Resource temporarily unavailable")

            patch.setattr(Worker, "_ready", full)
            assert told(client) == (503, {**READY, "status": "not-ready", "bots": False, "replays": False})
            record = {"record": {"format": 2, "game": "demonlord"}}
            assert client.post("/api/matches/import", json=record).status_code == 503
        eventually(lambda: ready(client), "readiness")


def test_database_that_is_locked(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(database) as client:
        eventually(lambda: ready(client), "readiness")
        monkeypatch.setattr("hexarchy.server.ready.WAIT_SECONDS", 0.05)
        engine = open_engine(database)
        with engine.begin() as other:
            if shared(engine):
                other.exec_driver_sql("lock table setting in exclusive mode")
            eventually(lambda: not told(client)[1]["database"], "an honest answer")
            assert told(client)[0] == 503
        engine.dispose()
        eventually(lambda: ready(client), "readiness")


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_asking_starts_the_processes_and_one_that_is_killed_is_replaced(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path), bot_processes=1) as client:
        workers = inside(client).players.pool._workers
        assert [worker._executor for worker in workers] == [None]
        eventually(lambda: ready(client), "readiness")
        (first,) = workers[0]._executor._processes
        os.kill(first, signal.SIGKILL)
        eventually(lambda: ready(client) and first not in workers[0]._executor._processes, "another process")
