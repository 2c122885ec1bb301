"""What clients write is plain text: nothing in it is hidden, and what is repeated to people shows what it is."""

from __future__ import annotations

import json
import logging
import tomllib
from collections.abc import Iterable
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse

from hexarchy.server.log import JsonLines
from tests.server.house import NEW, Json, all_seats, begin, mild, sit

UNSEEN = "\n\x00\x1b\x7f\x85\u061c\u200b\u200e\u200f\u2028\u202e\u2066\ufeff\U000e0041"
NO_MATCH = (
    *("none", "%00", "%0a", "%ff", "%e2%80%ae", "x" * 16, "0123456789ABCDEF"),
    *("0123456789abcde", "0123456789abcdef0", "0123456789abcdef%00", "0123456789abcdef%0a"),
)


@pytest.mark.parametrize("unseen", UNSEEN, ids=ascii)
def test_unseen_characters_are_refused(client: TestClient, unseen: str) -> None:
    made = begin(client)
    asked = next(person for person in sit(client, made).values() if person.scene()["decision"])
    action = mild(asked.scene())
    wrong: Iterable[Json] = (
        {"id": f"a{unseen}", "action": action},
        {"id": "a", "action": action + unseen},
        {"id": "a", "actions": [action + unseen]},
        {"id": "a", "rest": f"x{unseen}"},
    )
    for body in wrong:
        assert asked.post("/actions", {"version": 0, **body}, 422)["title"] == "bad-body"
    assert asked.post("/why", {"action": action + unseen}, 422)["title"] == "bad-body"
    for path, what in (("undo", {}), ("undo/answer", {"grant": True}), ("resign", {})):
        assert asked.post(f"/{path}", {"id": f"a{unseen}", "version": 0, **what}, 422)["title"] == "bad-body"
    changes: Iterable[Json] = (
        {"game": f"demonlord{unseen}"},
        {"scenario": f"standard{unseen}"},
        {"options": {f"x{unseen}": True}},
        {"options": {"first_move": unseen}},
        {"seats": {f"hosar{unseen}": "human"}},
        {"seats": {"hosar": f"human{unseen}"}},
    )
    for change in changes:
        response = client.post("/api/matches", json={**NEW, **change})
        assert response.status_code == 422
        assert unseen not in response.json()["detail"]
    chapter = {"game": "demonlord", "chapter": f"x{unseen}"}
    assert client.post("/api/matches/lesson", json=chapter).status_code == 422


def test_a_record_holds_no_unseen_characters(client: TestClient) -> None:
    made = begin(client)
    both = all_seats(client, made)
    action = mild(both.scene())
    both.act(action, 0)
    both.mark("resign", 1)
    record = both.get("/record")
    assert client.post("/api/matches/import", json={"record": record}).status_code == 201
    unseen = {**record, "actions": [f"{record['actions'][0]}\x1f"], "digest": None}
    response = client.post("/api/matches/import", json={"record": unseen})
    assert response.status_code == 422
    assert "nobody can see" in response.json()["detail"]


@pytest.mark.parametrize("how", [str, dict])
def test_numbers_beyond_all_measure_are_refused(client: TestClient, how: type) -> None:
    """They can be read and counted with, but not told: every scene of the match would be a defect."""
    told = 'game = "demonlord"\nturn = 1' + "0" * 4000
    position = told if how is str else tomllib.loads(told)
    raw = json.dumps({"position": position})
    response = client.post("/api/matches/import", content=raw, headers={"content-type": "application/json"})
    assert response.status_code == 422
    assert "turn" in response.json()["detail"]


@pytest.mark.parametrize("value", [10**30, 10**4000, -(10**12), "x" * 1000], ids=range(4))
def test_impossible_choices_are_refused(client: TestClient, value: Any) -> None:
    assert begin(client, 422, options={"first_move": value})["title"] == "bad-body"


def test_what_is_repeated_shows_what_it_is(client: TestClient, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "hexarchy.server")
    response = client.get("/api/games/a%E2%80%AEb%0A%1B/board")
    assert response.status_code == 404
    assert r"a\u202eb\n\x1b" in response.json()["detail"]
    line = JsonLines().format(next(record for record in caplog.records if record.message == "request"))
    assert r"a\u202eb\n\x1b" in json.loads(line)["path"]


@pytest.mark.parametrize("match", NO_MATCH)
def test_what_is_no_match_is_not_looked_for(client: TestClient, monkeypatch: pytest.MonkeyPatch, match: str) -> None:
    monkeypatch.setattr("hexarchy.server.store.Store.load", lambda *_: 1 / 0)
    action = {"id": "a", "version": 0, "action": "x"}
    for path in ("", "/at/0", "/odds", "/record", "/verify"):
        assert client.get(f"/api/matches/{match}{path}").status_code == 404
    for path, body in (("actions", action), ("why", {"action": "x"}), ("undo", action), ("resign", action)):
        assert client.post(f"/api/matches/{match}/{path}", json=body).status_code == 404
    with (
        pytest.raises(WebSocketDenialResponse) as denied,
        client.websocket_connect(f"/api/matches/{match}/live"),
    ):
        pass
    assert denied.value.status_code == 404


@pytest.mark.parametrize("length", ["9" * 5000, "0" * 5000 + "9"])
def test_odd_lengths_are_no_defect(client: TestClient, length: str) -> None:
    headers = [("content-type", b"application/json"), ("content-length", length.encode("latin-1"))]
    response = client.post("/api/matches", content=b"{}", headers=headers)  # type: ignore[arg-type]
    assert response.status_code in (413, 422)
