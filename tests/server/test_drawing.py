"""No scene holds the event loop: what is not quickly made is made in other threads, and each only once."""

from __future__ import annotations

import asyncio
import itertools
import threading
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from hexarchy import games
from hexarchy.core.game import Game
from hexarchy.server import drawing
from hexarchy.server.answers import Scene
from hexarchy.server.batches import Batch
from hexarchy.server.live import Hello, Hub, Watcher
from hexarchy.server.making import Sitting
from hexarchy.server.matches import Matches
from hexarchy.server.parley import Parley
from hexarchy.server.presence import Presence
from hexarchy.server.running import Running
from hexarchy.server.seating import Seating
from tests.server.house import mild


@pytest.mark.parametrize("quick", [False, True])
@pytest.mark.parametrize("name", ["demonlord", "dark_emperor"])
def test_slow_scenes_are_made_beside_the_event_loop_and_all_once(
    matches: Matches, monkeypatch: pytest.MonkeyPatch, name: str, quick: bool
) -> None:
    ticks = itertools.count(step=0 if quick else 1)
    monkeypatch.setattr(drawing, "time", SimpleNamespace(thread_time=lambda: next(ticks)))
    monkeypatch.setattr(drawing, "_usual", {})
    game_type = type(games.game(name))
    made: list[tuple[str, ...]] = []
    at_work: list[int] = []
    scene, draw = Running.scene, game_type.draw

    def counted(running: Running, held: Sequence[str], since: int = -1) -> Scene:
        made.append(tuple(held))
        return scene(running, held, since)

    def noted(game: Game, view: Any) -> Any:
        at_work.append(threading.get_ident())
        return draw(game, view)

    monkeypatch.setattr(Running, "scene", counted)
    monkeypatch.setattr(game_type, "draw", noted)

    async def play() -> int:
        hub = Hub(matches, Seating(matches, Presence(matches.store)), Parley(matches))
        begun = await matches.making.create(name, "standard", {}, Sitting({}, {}, frozenset(), ""))
        match, both = begun.match, tuple(begun.tokens.values())
        for number in range(4):
            seen = msgspec.json.decode(msgspec.json.encode(await matches.scene(match, both)))
            for _ in range(3):  # who asks again, and who else watches
                await matches.scene(match, both)
                assert await hub._news(match, Watcher((), (), Hello(since=number - 1))) is not None
            await matches.play(match, both, Batch(f"id-{number}", (mild(seen),)), seen["version"])
        return threading.get_ident()

    loop = asyncio.run(play())
    assert len(made) == len(at_work) == 8, "one for each holder at each version"
    assert (loop in at_work) == quick, "and those that are quick on the spot, once that is known"
    assert at_work[0] != loop
