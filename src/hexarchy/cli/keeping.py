"""Where matches are kept when no place was named: in the user's data folder, wherever the command is called from."""

from __future__ import annotations

from typing import Final

from platformdirs import user_data_path

from hexarchy.cli.front import Front

NAME: Final = "hexarchy.db"


def default_database(front: Front) -> str:
    """The address of the user's own database; its folder is made, and closed to others: it holds secrets."""
    folder = user_data_path("hexarchy", appauthor=False)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise front.mistake("error-no-data-folder", path=str(folder), why=front.trouble(error)) from None
    return f"sqlite:///{folder / NAME}"
