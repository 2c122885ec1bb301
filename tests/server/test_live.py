"""Live push: everybody gets what their seat may know, misses nothing, and may come back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.server.house import Json, Person, all_seats, begin, mild, serving, sit, sqlite


def hello(socket: Any, token: str | None, since: int = -1) -> None:
    socket.send_json({"token": token, "since": since})


def test_every_change_is_pushed(client: TestClient) -> None:
    made = begin(client)
    both = all_seats(client, made)
    with client.websocket_connect(f"/api/matches/{made['match']}/live") as socket:
        hello(socket, ",".join(made["tokens"].values()))
        message = socket.receive_json()
        assert message["version"] == 0
        assert message["scene"] == both.scene()
        for number in range(1, 6):
            both.act(mild(message["scene"]), number - 1)
            message = socket.receive_json()
            assert message["version"] == number
            log = message["scene"]["log"]
            assert log[-1]["n"] == number or log[0]["n"] < number  # a line has grown


def test_who_comes_back_misses_nothing(client: TestClient) -> None:
    made = begin(client)
    both = all_seats(client, made)
    for number in range(8):
        both.act(mild(both.scene()), number)
    with client.websocket_connect(f"/api/matches/{made['match']}/live") as socket:
        hello(socket, both.tokens[0], 3)
        scene: Json = socket.receive_json()["scene"]
        whole = Person(client, made["match"], both.tokens[0]).scene()
        first = scene["log"][0]["n"]  # a line that has grown since is told again
        assert first <= 4
        assert scene["log"] == [line for line in whole["log"] if line["n"] >= first]
    with client.websocket_connect(f"/api/matches/{made['match']}/live") as socket:
        hello(socket, None, 8)  # up to date: nothing comes before the next change
        both.act(mild(both.scene()), 8)
        assert socket.receive_json()["version"] == 9


def test_spectator_and_both_seats_each_see_their_own(client: TestClient) -> None:
    made = begin(client)
    people = sit(client, made)
    for token, seat in ((None, None), *((token, seat) for seat, token in made["tokens"].items())):
        with client.websocket_connect(f"/api/matches/{made['match']}/live") as socket:
            hello(socket, token)
            scene = socket.receive_json()["scene"]
            assert scene["seat"] == seat
            if seat:
                assert scene == people[seat].scene()


@pytest.mark.parametrize(
    "said",
    [
        '{"token": "wrong"}',
        "not json",
        '{"since": "x"}',
        '{"token": "' + "a" * 9000 + '"}',
        '{"x": ' + "[" * 2000 + "]" * 2000 + "}",
    ],
    ids=range(5),
)
def test_bad_hello_is_hung_up_on(client: TestClient, said: str) -> None:
    made = begin(client)
    with client.websocket_connect(f"/api/matches/{made['match']}/live") as socket:
        socket.send_text(said)
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
        assert closed.value.code == 1008


@pytest.mark.parametrize("number", [2**31, 2**63, 10**30, -(10**30)])
def test_a_number_no_version_can_have_is_hung_up_on(
    client: TestClient, caplog: pytest.LogCaptureFixture, number: int
) -> None:
    made = begin(client)
    token = made["tokens"]["hosar"]
    with client.websocket_connect(f"/api/matches/{made['match']}/live") as socket:
        socket.send_json({"token": token, "since": number})
        with pytest.raises(WebSocketDisconnect) as hung_up:
            socket.receive_json()
    assert (hung_up.value.code, hung_up.value.reason) == (1008, "hello")
    assert "push-failed" not in caplog.text


def test_binary_hello_and_unknown_match(client: TestClient) -> None:
    made = begin(client)
    with client.websocket_connect(f"/api/matches/{made['match']}/live") as socket:
        socket.send_bytes(b"\xff\xfe")
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()
    with client.websocket_connect(f"/api/matches/{'0' * 16}/live") as socket:
        hello(socket, None)
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()


def test_foreign_page_cannot_watch(client: TestClient) -> None:
    made = begin(client)
    path = f"/api/matches/{made['match']}/live"
    for headers in ({"origin": "https://elsewhere.example"}, {"sec-fetch-site": "cross-site"}):
        with pytest.raises(WebSocketDisconnect), client.websocket_connect(path, headers=headers):
            pass
    with client.websocket_connect(path, headers={"origin": "http://testserver"}) as socket:
        hello(socket, None)
        assert socket.receive_json()["version"] == 0


def test_watchers_are_counted(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path), most_watchers_each=1) as client:
        path = f"/api/matches/{begin(client)['match']}/live"
        with client.websocket_connect(path) as socket:
            hello(socket, None)
            socket.receive_json()
            with pytest.raises(WebSocketDisconnect), client.websocket_connect(path):
                pass
        with client.websocket_connect(path) as socket:
            hello(socket, None)
            socket.receive_json()
