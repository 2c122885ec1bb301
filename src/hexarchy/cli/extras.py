"""Extras: what `pip install hexarchy` leaves out, and the sentence that says how to get it."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from hexarchy.cli.front import Front

# What must be there for an extra to be there. (uvloop makes the server faster, but it does without.)
PACKAGES: Final = {
    "server": ("alembic", "httptools", "platformdirs", "sqlalchemy", "starlette", "uvicorn", "websockets"),
    "postgres": ("psycopg",),
    "ray": ("ray",),
}


def require(front: Front, extra: str) -> None:
    if any(find_spec(package) is None for package in PACKAGES[extra]):
        raise front.mistake("error-extra", extra=extra)
