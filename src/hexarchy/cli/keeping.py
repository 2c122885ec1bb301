"""Where matches are kept: the database that was named, or the user's own; and what is wrong with it, in a sentence."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from platformdirs import user_data_path
from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError

from hexarchy.cli.extras import require
from hexarchy.cli.front import Front
from hexarchy.server.database import NewerDatabase, OlderDatabase, OtherDatabase

NAME: Final = "hexarchy.db"
VARIABLE: Final = "HEXARCHY_DATABASE"
SQLITE: Final = "sqlite:///"
ADDRESSES: Final = (SQLITE, "postgresql://", "postgres://", "postgresql+psycopg://")


def chosen_database(front: Front, named: str | None) -> str:
    """The address of the database that was named, in the command or by the variable, or of the user's own."""
    url = named or os.environ.get(VARIABLE) or default_database(front)
    if not url.startswith(ADDRESSES):  # it may hold a password, and is not repeated
        raise front.mistake("error-database-address")
    if not url.startswith(SQLITE):
        require(front, "postgres")
    return url


def default_database(front: Front) -> str:
    """The user's own; its folder is made, wherever the command is called from, and closed to others."""
    folder = user_data_path("hexarchy", appauthor=False)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise front.mistake("error-no-data-folder", path=str(folder), why=front.trouble(error)) from None
    return f"sqlite:///{folder / NAME}"


def must_exist(front: Front, url: str) -> None:
    """A file that is not there would be made by looking at it."""
    path = make_url(url).database if url.startswith("sqlite") else None
    if path and not Path(path).exists():
        raise front.mistake("error-no-database", path=path)


@contextmanager
def told(front: Front) -> Iterator[None]:
    """Whatever is wrong with the database is a mistake of the user's, who can mend it."""
    try:
        yield
    except NewerDatabase:
        raise front.mistake("error-newer-database") from None
    except OlderDatabase:
        raise front.mistake("error-older-database") from None
    except OtherDatabase:
        raise front.mistake("error-other-database") from None
    except (SQLAlchemyError, sqlite3.Error, ImportError) as error:
        # What the driver says, not the address: that may hold a password.
        cause = error if isinstance(error, sqlite3.Error) else getattr(error, "orig", None)
        said = str(cause or type(error).__name__).strip().splitlines()[0]
        raise front.mistake("error-database", why=said) from None
