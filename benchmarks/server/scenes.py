"""`scenes`: how long is the event loop held while scenes are made, the first time and again?

Matches are played by chance in this very process, and after every action the scene is made for all seats at once, for
the first, for the others and for a spectator. Meanwhile the loop is asked again and again for its attention: how long
it took to answer, and how much of that it worked itself, which does not depend on what else the machine does. What a
page would do, reading the scene and choosing an answer, is done in a thread and not counted as the loop's work.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import time
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from benchmarks.games import GAMES, SETUPS
from benchmarks.server.report import Figure, progress, share
from hexarchy.server import library
from hexarchy.server.app import warm_up
from hexarchy.server.batches import Batch
from hexarchy.server.live import Hello, Hub, Watcher
from hexarchy.server.making import Sitting
from hexarchy.server.matches import Matches
from hexarchy.server.parley import Parley
from hexarchy.server.presence import Presence
from hexarchy.server.seating import Seating
from hexarchy.server.store import Store
from hexarchy.server.workshop import Workshop

TICK_SECONDS = 0.0005
SHOWN = (*GAMES, "divine_right everything", "demonworld expert")  # of the other two that which takes longest
MOST_MS = 10.0  # no scene holds the event loop longer


class Pulse:
    """Asks for the loop's attention, until it is closed."""

    def __init__(self) -> None:
        self.waits: list[float] = []  # milliseconds
        self.works: list[float] = []
        self._task = asyncio.create_task(self._beat())

    async def _beat(self) -> None:
        while True:
            asked, worked = time.perf_counter(), time.thread_time()
            await asyncio.sleep(TICK_SECONDS)
            self.waits.append((time.perf_counter() - asked - TICK_SECONDS) * 1000)
            self.works.append((time.thread_time() - worked) * 1000)

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.wait([self._task])


async def play(matches: Matches, hub: Hub, name: str, actions: int) -> Pulse:
    """A match of random answers; every scene is asked for as a page does, each in a task of its own."""
    setup = SETUPS[name]
    game, seats = setup.load(), dict.fromkeys(setup.load().seats[: setup.seats], "human")
    scenario = setup.scenario or game.scenarios.usual
    call = game.mustering(scenario, game.scenarios.options(scenario, setup.options), seats)
    sitting = Sitting(seats, {}, frozenset(), "", lists=call.completed({}) if call else {})
    made = await asyncio.create_task(matches.making.create(setup.game, setup.scenario, setup.options, sitting))
    rng, tokens = random.Random(1), tuple(made.tokens.values())
    others = tokens[:1], tokens[1:]
    pulse = Pulse()
    for number in range(actions):
        whole, *_ = [await asyncio.create_task(matches.scene(made.match, held)) for held in (tokens, *others)]
        await asyncio.create_task(hub._news(made.match, Watcher((), (), Hello(since=-1))))
        seen = await asyncio.to_thread(read, whole)
        if seen.options is None:
            break
        await asyncio.create_task(
            matches.play(made.match, tokens, Batch(f"a{number}", (rng.choice(seen.options),)), seen.version)
        )
        progress(number + 1, actions, name)
    await pulse.close()
    assert number, f"nobody was asked anything in a match of {name}"
    return pulse


class Seen(NamedTuple):
    """A scene, as far as one needs it who answers by chance. No options: nobody is asked any more."""

    version: int
    options: list[str] | None


def read(scene: object) -> Seen:
    told: Any = msgspec.json.decode(msgspec.json.encode(scene))
    asked = told["decision"]
    return Seen(told["version"], None if asked is None else [option["action"] for option in asked["options"]])


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--actions", type=int, default=250)
    parser.add_argument("--game", choices=[*SETUPS], help="one of the benchmarks' games (default: each game once)")


async def run(options: argparse.Namespace, folder: Path) -> list[Figure]:
    warm_up()  # as a server that starts
    await library.fetch_all()
    store, workshop = Store(f"sqlite:///{folder / 'scenes.db'}"), Workshop(0)
    store.migrate()
    matches = Matches(store, workshop)
    hub = Hub(matches, Seating(matches, Presence(store)), Parley(matches))
    figures = []
    for when in ("the first time", "again"):
        for name in [options.game] if options.game else SHOWN:
            pulse = await play(matches, hub, name, options.actions)
            figures += [
                Figure(f"{name}, {when}: the loop's longest work at a stretch", max(pulse.works), "ms", most=MOST_MS),
                Figure(f"{name}, {when}: its longest wait", max(pulse.waits), "ms"),
                Figure(f"{name}, {when}: its wait, p99", share(pulse.waits, 0.99), "ms"),
            ]
    workshop.close()
    store.close()
    return figures
