"""However fast one address asks, the others go on."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect

from hexarchy.server.guard import Guard
from hexarchy.server.names import Names
from hexarchy.server.pace import AT_ONCE, EACH_SECONDS, LONGEST_SECONDS, Refusals, Turns
from hexarchy.server.rates import Rates

STEP = pytest.approx


class Clock:
    """Time that passes when it is told to; each sleep is noted and ends at once."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.slept: list[float] = []

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)


# -- turns ------------------------------------------------------------------------------------------------------------


async def begun(turns: Turns, *asked: str) -> list[set[str]]:
    """Those who begin in each turn of the loop, when all ask in the same."""
    now: list[str] = []

    async def ask(number: int, who: str) -> None:
        await turns.mine(who)
        now.append(f"{who}{number}")

    tasks = [asyncio.create_task(ask(number, who)) for number, who in enumerate(asked)]
    found: list[set[str]] = []
    while not all(task.done() for task in tasks):
        await asyncio.sleep(0)
        found.append(set(now))
        now.clear()
    return [some for some in found if some]


def test_requests_of_one_address_wait_for_each_other_and_nobody_for_them() -> None:
    async def run() -> None:
        turns = Turns()
        assert await begun(turns, *"aaaabb") == [{"a0", "b4"}, {"a1", "b5"}, {"a2"}, {"a3"}]
        await asyncio.sleep(0)
        assert not len(turns)

    asyncio.run(run())


def test_who_is_gone_is_not_waited_for() -> None:
    async def run() -> None:
        turns = Turns()
        first, gone, last = (asyncio.create_task(turns.mine("a")) for _ in range(3))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(first, last)
        assert gone.cancelled()
        await asyncio.sleep(0)
        assert not len(turns)

    asyncio.run(run())


# -- refusals ---------------------------------------------------------------------------------------------------------


def waits(refusals: Refusals, clock: Clock, who: str, count: int) -> list[float]:
    async def run() -> None:
        for _ in range(count):
            await refusals.mine(who)

    clock.slept.clear()
    asyncio.run(run())
    return list(clock.slept)


def test_a_few_refusals_are_told_at_once_and_then_one_after_the_other() -> None:
    clock = Clock()
    refusals = Refusals(EACH_SECONDS, clock, clock.sleep)
    assert waits(refusals, clock, "a", AT_ONCE) == []
    assert waits(refusals, clock, "a", 3) == STEP([EACH_SECONDS, 2 * EACH_SECONDS, 3 * EACH_SECONDS])
    assert waits(refusals, clock, "b", AT_ONCE) == []
    clock.now += 2 * EACH_SECONDS
    assert waits(refusals, clock, "a", 1) == STEP([2 * EACH_SECONDS])
    clock.now += 3600
    assert waits(refusals, clock, "a", AT_ONCE - 1) == []


def test_everybody_is_told_in_the_end() -> None:
    clock = Clock()
    refusals = Refusals(EACH_SECONDS, clock, clock.sleep)
    assert max(waits(refusals, clock, "a", 3 * int(LONGEST_SECONDS / EACH_SECONDS))) == STEP(LONGEST_SECONDS)


def test_who_wants_no_pace_has_none() -> None:
    clock = Clock()
    assert waits(Refusals(0, clock, clock.sleep), clock, "a", 1000) == []


def test_addresses_are_forgotten() -> None:
    clock = Clock()
    refusals = Refusals(EACH_SECONDS, clock, clock.sleep)
    for number in range(1000):
        clock.now += EACH_SECONDS
        waits(refusals, clock, f"a{number}", 1)
    assert len(refusals) <= AT_ONCE + 1


# -- at the door ------------------------------------------------------------------------------------------------------


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Answers with the number that is asked for."""
    number = int(scope["path"][1:])
    if scope["type"] == "websocket" and number < 1000:
        await receive()
        await send({"type": "websocket.http.response.start", "status": number, "headers": []})
        await send({"type": "websocket.http.response.body", "body": b""})
    elif scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": number})
    else:
        await send({"type": "http.response.start", "status": number, "headers": []})
        await send({"type": "http.response.body", "body": b""})


def test_only_refusals_wait() -> None:
    clock = Clock()
    refusals, names = Refusals(EACH_SECONDS, clock, clock.sleep), Names(["testserver"])
    client = TestClient(Guard(app, Rates(None), refusals, names))
    for _ in range(AT_ONCE):
        assert client.post("/409").status_code == 409
    assert clock.slept == []
    for number in (200, 201, 304, 500, 503):
        assert client.post(f"/{number}").status_code == number
    for code in (1000, 1011):
        with pytest.raises(WebSocketDisconnect), client.websocket_connect(f"/{code}") as socket:
            socket.receive_json()
    assert clock.slept == []
    for number in (401, 429):
        assert client.get(f"/{number}").status_code == number
    for code in (1008, 1013):
        with pytest.raises(WebSocketDisconnect), client.websocket_connect(f"/{code}") as socket:
            socket.receive_json()
    with pytest.raises(WebSocketDenialResponse), client.websocket_connect("/404"):
        pass
    assert client.post("/200", headers={"origin": "https://elsewhere.example"}).status_code == 403
    assert clock.slept == STEP([number * EACH_SECONDS for number in range(1, 7)])
