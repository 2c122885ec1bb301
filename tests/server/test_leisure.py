"""What can wait, waits for those who act: pushes and bots are worked at in pieces, between the answers."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
import pytest

from hexarchy.core.game import Game
from hexarchy.server.batches import Batch
from hexarchy.server.leisure import Leisure
from hexarchy.server.live import Hello, Hub, Watcher
from hexarchy.server.making import Sitting
from hexarchy.server.matches import Matches
from hexarchy.server.parley import Parley
from hexarchy.server.presence import Presence
from hexarchy.server.running import Running
from hexarchy.server.seating import Seating
from hexarchy.server.store import Store
from tests.server.house import mild


def test_one_is_begun_in_a_turn_of_the_loop() -> None:
    async def run() -> None:
        free, done = Leisure(), []

        async def work(name: str) -> None:
            await free.mine()
            done.append(name)

        tasks = [asyncio.create_task(work(name)) for name in "abcd"]
        for turn in range(20):
            await asyncio.sleep(0)
            assert len(done) <= turn + 1
        assert all(task.done() for task in tasks)
        assert done == [*"abcd"]

    asyncio.run(run())


def test_nothing_is_begun_while_a_player_acts() -> None:
    async def run() -> None:
        free = Leisure()
        with free.acting():
            with free.acting():
                waits = asyncio.create_task(free.mine())
                await asyncio.sleep(0.002)
            await asyncio.sleep(0.002)
            assert not waits.done(), "another still acts"
        await waits

    asyncio.run(run())


def test_where_actions_never_cease_it_goes_on_all_the_same() -> None:
    async def run() -> None:
        free = Leisure()
        with free.acting():
            await free.mine()  # or it would wait for ever

    asyncio.run(run())


def test_a_push_waits_until_an_action_is_written(matches: Matches, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of another match: the one that is acted in is locked anyway."""
    order: list[str] = []
    draw, append = Game.draw, Store.append

    def drawn(game: Game, view: Any) -> Any:
        order.append("drawn")
        return draw(game, view)

    def appended(store: Store, *args: Any, **more: Any) -> Any:
        work = append(store, *args, **more)

        def slowly(connection: Any) -> Any:
            time.sleep(0.005)
            order.append("written")
            return work(connection)

        return slowly

    async def run() -> None:
        hub = Hub(matches, Seating(matches, Presence(matches.store)), Parley(matches))
        made = [
            await matches.making.create("demonlord", "standard", {}, Sitting({}, {}, frozenset(), "")) for _ in range(2)
        ]
        tokens = tuple(made[0].tokens.values())
        seen = msgspec.json.decode(msgspec.json.encode(await matches.scene(made[0].match, tokens)))
        monkeypatch.setattr(Game, "draw", drawn)
        monkeypatch.setattr(Store, "append", appended)
        acts = asyncio.create_task(matches.play(made[0].match, tokens, Batch("id", (mild(seen),)), seen["version"]))
        await asyncio.sleep(0)
        while not matches.leisure._acting:
            await asyncio.sleep(0)
        await hub._news(made[1].match, Watcher((), (), Hello(since=-1)))
        await acts

    asyncio.run(run())
    assert order == ["written", "drawn"]


def test_a_scene_in_two_pieces_is_the_scene(matches: Matches) -> None:
    async def run() -> None:
        made = await matches.making.create("demonlord", "standard", {}, Sitting({}, {}, frozenset(), ""))
        tokens = tuple(made.tokens.values())
        running: Running = await matches.shelf.get(made.match)
        held = tuple(running.seats)
        for number in range(3):
            whole = running.message(held, None)
            running.look(held)
            assert running.message(held, None) == whole
            running.look(held)  # a client that hung up in between: what it was shown is not what comes after
            seen = msgspec.json.decode(whole)
            await matches.play(made.match, tokens, Batch(f"id-{number}", (mild(seen),)), seen["version"])
            assert msgspec.json.decode(running.message(held, None))["version"] == number + 1

    asyncio.run(run())
