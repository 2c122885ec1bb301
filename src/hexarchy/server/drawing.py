"""Drawing: scenes are made without holding up the event loop.

A scene takes a millisecond or ten, one with a long log to be worded far more. What has been made already is given out
at once. What is usually quick is made on the spot: to hand it to a thread and back costs as much again.
Everything else, and whatever is drawn for the first time, is made in threads, a few at a time.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, TypeVar

from hexarchy.server.leisure import Leisure
from hexarchy.server.running import Running

AT_ONCE: Final = 2  # more would only take turns
QUICK_SECONDS: Final = 0.004
FEW_NEWS: Final = 20  # versions whose log is worded
_THREADS: Final = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="scenes")
WEIGHT: Final = 0.2  # of the last one among those before: a single slow one says little
SELDOM: Final = 8  # one version of so many is timed, once its kind is known
Kind = tuple[str, str]
T = TypeVar("T")
_usual: Final[dict[Kind, float]] = {}  # by game and question: what it takes with little news


async def drawn(
    running: Running, held: tuple[str, ...], since: int | None = None, leisure: Leisure | None = None
) -> bytes:
    """The scene as it is pushed, with the log after a version, or as it is sent with all of it (None).

    The caller holds the lock of the match. With `leisure` it is made in two pieces, and others come in between.
    """
    made = running.made(held, since)
    if made is not None:
        return made
    news = running.version - (-1 if since is None else since)
    kind = _kind(running, held) if news <= FEW_NEWS else None
    if kind is not None and _usual.get(kind, QUICK_SECONDS) < QUICK_SECONDS:
        took = _looked(running, held)
        if leisure is not None:
            await leisure.next()
        return _timed(running, held, since, kind, took)
    return await beside(_timed, running, held, since, kind)


async def beside(work: Callable[..., T], *about: Any) -> T:
    """Something made of a match in a thread, to its end even if the client hangs up: as long as a thread looks at a
    match, nobody may change that. The caller holds its lock."""
    task = asyncio.get_running_loop().run_in_executor(_THREADS, partial(work, *about))
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        raise


def _looked(running: Running, held: tuple[str, ...]) -> float:
    """The first piece: what is seen. Gives the seconds it took, where they are asked for."""
    if running.version % SELDOM:
        running.look(held)
        return 0.0
    begun = time.thread_time()
    running.look(held)
    return time.thread_time() - begun


def _timed(running: Running, held: tuple[str, ...], since: int | None, kind: Kind | None, before: float = 0.0) -> bytes:
    """Only now and then: to ask how long it took is itself not free. `before`: what the pieces before this took."""
    if kind is None or (kind in _usual and running.version % SELDOM):
        return running.message(held, since)
    begun = time.thread_time()
    message = running.message(held, since)
    took = before + time.thread_time() - begun
    usual = _usual.get(kind, took)
    _usual[kind] = usual + WEIGHT * (took - usual)
    return message


def _kind(running: Running, held: tuple[str, ...]) -> Kind:
    """What is drawn: the game, and the question its holder is asked."""
    seat = running.eyes(held)
    ask = None if seat is None else running.match.state.ask(running.setting.seat(seat))
    return running.game.name, "" if ask is None else ask.key
