"""The library: a game is read when it is first asked for, and told of it is made once, beside the event loop.

Reading one takes half a second, its rulebook as long. All of it is done by one thread: two that read a game at once may
wait for each other for ever.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from hexarchy import bots, games
from hexarchy.core.game import Game
from hexarchy.server import catalogue
from hexarchy.server.catalogue import Fixed

T = TypeVar("T")

_THREAD: Final = ThreadPoolExecutor(1, "library")
_prepared: Final[set[Game]] = set()
_made: Final[set[tuple[Any, ...]]] = set()  # what the catalogue has told of which game: it keeps it


def open_library() -> None:
    """Read what was brought along: a mistake in it is told to the operator, not to the first player."""
    for name in games.names():
        if name not in games.SHELF:
            _prepare(name)


async def fetch(name: str) -> None:
    """From now on the game of that name is there; where there is none, the caller finds that out."""
    if games.loaded(name) not in _prepared and name in games.names():
        await _beside(_prepare, name)


async def fetch_all() -> None:
    for name in games.names():
        await fetch(name)


async def all_games() -> Fixed:
    """As the lobby shows them."""
    await fetch_all()
    return await told(catalogue.all_games)


async def told(what: Callable[..., Fixed], *about: Game) -> Fixed:
    """Something the catalogue says."""
    key = (what, *about)
    if key in _made:
        return what(*about)
    made = await _beside(what, *about)
    _made.add(key)
    return made


async def _beside(work: Callable[..., T], *args: Any) -> T:
    return await asyncio.get_running_loop().run_in_executor(_THREAD, work, *args)


def _prepare(name: str) -> None:
    """The collector is told not to look at it again: that would hold everybody up."""
    game = games.game(name)
    if game not in _prepared:
        game.prepare()
        bots.names(game)  # their modules are read too
        _prepared.add(game)
        gc.collect()
        gc.freeze()
