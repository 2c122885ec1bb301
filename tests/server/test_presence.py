"""Who is here is known without a word to the database for every request."""

from __future__ import annotations

import asyncio
from typing import Any

from hexarchy.server.presence import AHEAD_SECONDS, BEAT_SECONDS, BREATH_SECONDS, Presence

ANN, BEN, CID = ("m", "ann"), ("m", "ben"), ("n", "cid")


class Books:
    """A store that keeps what would be written."""

    def __init__(self) -> None:
        self.written: list[tuple[dict[Any, float], dict[Any, float]]] = []

    def mark_seen(self, left: dict[Any, float], here: dict[Any, float], matches: set[str]) -> Any:
        return left, here

    async def write(self, work: Any) -> None:
        self.written.append(work)


def test_those_who_are_connected_are_marked_when_they_come_and_at_every_beat() -> None:
    books, now = Books(), [100.0]
    presence = Presence(books, lambda: now[0])  # type: ignore[arg-type]

    def written() -> list[tuple[dict[Any, float], dict[Any, float]]]:
        asyncio.run(presence.write())
        news, books.written = books.written, []
        return news

    presence.came("m", ["ann"])
    assert written() == [({}, {ANN: 100 + AHEAD_SECONDS})]
    now[0] += 1
    presence.came("m", ["ben"])
    assert written() == [({}, {BEN: 101 + AHEAD_SECONDS})], "and nobody else again"
    presence.noted("m", ["ann", "ben"])
    assert written() == [], "requests of theirs tell nothing new"
    presence.noted("n", ["cid"])
    assert written() == [({}, {CID: 101})], "of those who are not connected they do"
    presence.heard("m")
    assert written() == [({}, dict.fromkeys((ANN, BEN), 101 + AHEAD_SECONDS))], (
        "another process may have overwritten it"
    )
    now[0] += BEAT_SECONDS
    assert written() == [({}, dict.fromkeys((ANN, BEN), now[0] + AHEAD_SECONDS))]
    presence.left("m", ["ann"])
    assert written() == [({ANN: now[0]}, {})]


def test_it_ends_when_told_although_a_player_leaves_in_the_same_moment() -> None:
    async def leave_at_the_end() -> bool:
        presence = Presence(Books())  # type: ignore[arg-type]
        presence.came("m", ["ann"])
        await presence.write()
        watching = asyncio.create_task(presence.watch())
        await asyncio.sleep(0)  # it waits for news
        presence.left("m", ["ann"])
        await asyncio.sleep(0)
        watching.cancel()
        done, _ = await asyncio.wait([watching], timeout=BREATH_SECONDS * 4)
        return bool(done)

    assert asyncio.run(leave_at_the_end())
