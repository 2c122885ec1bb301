"""What is looked up beside a match holds nobody up: it is made in a thread, once for all at a table."""

from __future__ import annotations

import gzip
import threading
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.testclient import TestClient

from hexarchy import games
from hexarchy.server import catalogue, packed
from tests.server.house import Json, begin

OPEN_FIELD: Json = {"seat": "orcs", "scenario": "open_field", "options": {"level": "expert"}}
BATTLE: Json = {"game": "demonworld", "scenario": "basic_small", "seats": {}}


def elsewhere(monkeypatch: pytest.MonkeyPatch, of: Any, name: str) -> list[int]:
    """The threads in which something is done."""
    made, before = list[int](), getattr(of, name)

    def noted(*about: Any, **more: Any) -> Any:
        made.append(threading.get_ident())
        return before(*about, **more)

    monkeypatch.setattr(of, name, noted)
    return made


def loop_of(client: TestClient) -> int:
    assert client.portal is not None
    found: int = client.portal.call(threading.get_ident)
    return found


def test_the_board_of_a_match_is_packed_once(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    catalogue._laid.cache_clear()
    path = f"/api/matches/{begin(client, **BATTLE)['match']}/board"
    sizes = list[int]()

    def compress(body: bytes, *how: Any, **more: Any) -> bytes:
        sizes.append(len(body))
        return gzip.compress(body, *how, **more)

    monkeypatch.setattr(packed, "gzip", SimpleNamespace(compress=compress))
    first = client.get(path)
    assert first.content == client.get(path).content
    assert client.get(path, headers={"if-none-match": first.headers["etag"]}).status_code == 304
    assert len(sizes) == 1


def test_nothing_is_looked_up_on_the_event_loop(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    match = begin(client, **BATTLE)["match"]
    muster = games.game("demonworld").muster
    boards, settings = elsewhere(monkeypatch, catalogue, "laid"), elsewhere(monkeypatch, catalogue, "setting")
    books, checks = elsewhere(monkeypatch, muster, "book"), elsewhere(monkeypatch, muster, "check")
    asked: tuple[Callable[[], Any], ...] = (
        lambda: client.get(f"/api/matches/{match}/board"),
        lambda: client.get(f"/api/matches/{match}/setting"),
        lambda: client.post("/api/games/demonworld/book", json=OPEN_FIELD),
        lambda: client.post("/api/games/demonworld/list", json={**OPEN_FIELD, "text": "trolls\n"}),
    )
    assert [ask().status_code for ask in asked] == [200] * 4
    for threads in (boards, settings, books, checks):
        assert len(threads) == 1
        assert threads[0] != loop_of(client)
