"""What ends late: a thread nobody waits for any more, a match read while it was being made, an answer's last news."""

from __future__ import annotations

import asyncio
import json
import pickle
import threading
from collections.abc import Collection, Sequence
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from hexarchy.bots.random_bot import RandomBot
from hexarchy.core.actions import Action
from hexarchy.core.chairs import Chair
from hexarchy.core.events import Event
from hexarchy.games import game
from hexarchy.server import live
from hexarchy.server.answers import Scene
from hexarchy.server.batches import Batch
from hexarchy.server.bell import Bell
from hexarchy.server.live import Hello, Hub, Watcher
from hexarchy.server.making import Sitting
from hexarchy.server.matches import Matches
from hexarchy.server.parley import Parley
from hexarchy.server.presence import Presence
from hexarchy.server.running import Running
from hexarchy.server.seating import Seating
from hexarchy.server.thinking import Job, think
from tests.server.house import mild

RULES = game("demonlord")


def test_message_made_for_one_who_hung_up_is_not_sent_to_the_next(
    matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A scene is made in a thread, which goes on when they are gone, while others play."""
    begun, end = threading.Event(), threading.Event()
    scene = Running.scene

    def slow(running: Running, held: Sequence[str], since: int = -1) -> Scene:
        drawn = scene(running, held, since)
        begun.set()
        assert end.wait(30)
        return drawn

    async def play() -> int:
        hub = Hub(matches, Seating(matches, Presence(matches.store)), Parley(matches))
        made = await matches.making.create("demonlord", "standard", {}, Sitting({}, {}, frozenset(), ""))
        tokens = tuple(made.tokens.values())
        action = mild(json.loads(msgspec.json.encode(await matches.scene(made.match, tokens))))
        with monkeypatch.context() as patched:
            patched.setattr(Running, "scene", slow)
            gone = asyncio.create_task(hub._news(made.match, Watcher((), (), Hello(since=-1))))
            assert await asyncio.to_thread(begun.wait, 30)
        gone.cancel()
        playing = asyncio.create_task(matches.play(made.match, tokens, Batch("one", (action,)), 0))
        await asyncio.wait([playing], timeout=0.5)  # it is not to be played before the thread has looked away
        end.set()
        await asyncio.wait([gone, playing])
        await asyncio.get_running_loop().shutdown_default_executor()
        message = await hub._news(made.match, Watcher((), (), Hello(since=-1)))
        assert message is not None
        return int(msgspec.json.decode(message)["version"])

    assert asyncio.run(play()) == 1


def test_match_found_while_it_is_made_is_kept_once(matches: Matches, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that looks for matches in which a bot is asked finds it as soon as it is written."""
    found: list[asyncio.Task[Running]] = []
    create, write = matches.store.create, matches.store.write
    made: list[str] = []

    def note(match: Any, **more: Any) -> Any:
        made.append(match.id)
        return create(match, **more)

    async def write_and_find(work: Any) -> Any:
        done = await write(work)
        if not made:
            return done
        found.append(asyncio.create_task(matches.shelf.get(made[0])))
        await asyncio.sleep(0)
        return done

    monkeypatch.setattr(matches.store, "create", note)
    monkeypatch.setattr(matches.store, "write", write_and_find)

    async def make() -> bool:
        await matches.making.create("demonlord", "standard", {}, Sitting({}, {}, frozenset(), ""))
        kept = await matches.shelf.get(made[0])
        return await found[0] is kept is await matches.shelf.get(made[0])

    assert asyncio.run(make())


def test_who_looks_for_what_others_wrote_goes_on_after_any_trouble(
    matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[int] = []

    def versions(_: Collection[str]) -> dict[str, int]:
        looked.append(len(looked))
        if len(looked) == 1:
            raise sa.exc.OperationalError("", {}, Exception("database or disk is full"))
        return {}

    monkeypatch.setattr(matches.store, "versions", versions)
    monkeypatch.setattr(live, "POLL_SECONDS", 0.001)

    async def look() -> None:
        looking = asyncio.create_task(
            Hub(matches, Seating(matches, Presence(matches.store)), Parley(matches))._look(
                Bell(matches.store.engine.url, print, print)
            )
        )
        while len(looked) < 2 and not looking.done():
            await asyncio.sleep(0.001)
        looking.cancel()
        await asyncio.gather(looking, return_exceptions=True)

    asyncio.run(look())
    assert len(looked) >= 2


class Listener(RandomBot):
    """Remembers all it hears."""

    def __init__(self) -> None:
        super().__init__(1)
        self.heard: list[Event] = []

    def hear(self, events: list[Event]) -> None:
        self.heard += events


def test_bot_hears_what_it_is_told_and_nothing_of_its_own_guesses() -> None:
    """Once: not again for every answer it gives."""
    state = RULES.new()
    assert state.decision is not None
    seat = state.decision.seats[0]
    news = [Event("movement-begins", {"side": 1}), Event("movement-over", {"side": 1})]
    thought = think(Job("demonlord", state.dumps().encode(), seat, "", 1, pickle.dumps(Listener()), news))
    assert len(thought.answers) > 1
    for _, memory in thought.answers:
        assert list(map(repr, pickle.loads(memory).heard)) == list(map(repr, news))  # noqa: S301


class Dolt(RandomBot):
    """Cannot answer."""

    def choose(self, chair: Chair) -> Action:
        raise ValueError


def test_the_rules_answer_for_a_bot_that_cannot() -> None:
    state = RULES.new()
    assert state.decision is not None
    ask = state.decision.asks[0]
    thought = think(Job("demonlord", state.dumps().encode(), ask.seat, "", 1, pickle.dumps(Dolt(1)), []))
    assert thought.failures
    assert thought.answers[0][0] == ask.default.text
