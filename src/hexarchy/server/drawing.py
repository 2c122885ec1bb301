"""Drawing: scenes are made without holding up the event loop.

A scene takes a millisecond or ten, one with a long log to be worded far more. What has been made already is given out
at once. What is usually quick is made on the spot: to hand it to a thread and back costs as much again.
Everything else, and whatever is drawn for the first time, is made in threads, a few at a time.
"""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from hexarchy.server.running import Running

AT_ONCE: Final = 2  # more would only take turns
QUICK_SECONDS: Final = 0.004
FEW_NEWS: Final = 20  # versions whose log is worded
_THREADS: Final = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="scenes")
WEIGHT: Final = 0.1  # of the last one among those before: a single slow one says little
_usual: Final[dict[tuple[str, str], float]] = {}  # by game and question: what it takes with little news


async def drawn(running: Running, held: tuple[str, ...], since: int | None = None) -> bytes:
    """The scene as it is pushed, with the log after a version, or as it is sent with all of it (None).

    The caller holds the lock of the match. It is made to its end even if the client hangs up: as long as a thread looks
    at a match, nobody may change that.
    """
    made = running.made(held, since)
    if made is not None:
        return made
    news = running.version - (-1 if since is None else since)
    if news <= FEW_NEWS and _usual.get(_kind(running, held), QUICK_SECONDS) < QUICK_SECONDS:
        return _timed(running, held, since, news)
    task = asyncio.get_running_loop().run_in_executor(_THREADS, _timed, running, held, since, news)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        raise


def _timed(running: Running, held: tuple[str, ...], since: int | None, news: int) -> bytes:
    begun = time.thread_time()
    message = running.message(held, since)
    if news <= FEW_NEWS:
        kind, took = _kind(running, held), time.thread_time() - begun
        usual = _usual.get(kind, took)
        _usual[kind] = usual + WEIGHT * (took - usual)
    return message


def _kind(running: Running, held: tuple[str, ...]) -> tuple[str, str]:
    """What is drawn: the game, and the question its holder is asked."""
    seat = running.eyes(held)
    ask = None if seat is None else running.match.state.ask(running.setting.seat(seat))
    return running.game.name, "" if ask is None else ask.key
