"""The shelf: the games that can be played. Each is a package beside this file and offers itself as `GAME`.

Others are brought along: the environment variable HEXARCHY_GAMES names the folders of packages made alike, with the
system's separator of paths between them. Such a game is called as its folder is.
"""

from __future__ import annotations

import importlib
import os
import sys
from pathlib import Path
from typing import Final

from hexarchy.core.game import Game

SHELF: Final = (
    "demonlord",
    "dark_emperor",
    "divine_right",
    "demonworld",
)  # as the lobby shows them: games that can be played to their end
VARIABLE: Final = "HEXARCHY_GAMES"


class UnknownGame(ValueError):
    """A name that is not on the shelf, or a folder that holds no game."""


_taken: dict[str, Game] = {}


def names() -> tuple[str, ...]:
    """The games there are: those of the shelf, then those brought along."""
    brought = _brought()
    for name, folder in brought.items():
        if name in SHELF:
            raise UnknownGame(f"{VARIABLE}: there is a game '{name}' already, {folder} must be called otherwise")
        if not (folder / "__init__.py").is_file():
            raise UnknownGame(f"{VARIABLE}: {folder} is no package of a game")
    return (*SHELF, *brought)


def game(name: str) -> Game:
    """The game of that name; it is loaded once."""
    if name not in _taken:
        if name not in names():
            raise UnknownGame(f"there is no game '{name}'; there is {', '.join(names())}")
        found: Game = importlib.import_module(f"{__name__}.{name}" if name in SHELF else name).GAME
        if found.name != name:
            raise UnknownGame(f"{VARIABLE}: the game in the folder '{name}' calls itself '{found.name}'")
        _taken[name] = found
    return _taken[name]


def loaded(name: str) -> Game | None:
    """The game of that name, if it was asked for before."""
    return _taken.get(name)


def _brought() -> dict[str, Path]:
    """The folders of the games brought along, by name; their packages can be imported from then on."""
    folders = [Path(entry).resolve() for entry in os.environ.get(VARIABLE, "").split(os.pathsep) if entry]
    sys.path += dict.fromkeys(str(folder.parent) for folder in folders if str(folder.parent) not in sys.path)
    return {folder.name: folder for folder in folders}


# Here too: a process that is handed what a bot remembers looks for the bot's module before it asks for its game.
_brought()
