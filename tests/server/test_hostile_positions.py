"""A record or position sent by anybody: nothing in it is ever a path, and nothing in it runs for ever."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from hexarchy import games
from hexarchy.core.dice import SeededDice
from hexarchy.core.records import Record
from hexarchy.server import openapi
from hexarchy.server.workshop import Workshop
from tests.server.house import serving, sqlite

GAME = games.game("demonlord")
_watching = False
_opened: list[str] = []


def _audit(event: str, args: tuple[Any, ...]) -> None:
    if _watching and event in ("open", "os.listdir", "os.scandir"):
        _opened.append(str(args[0]))


sys.addaudithook(_audit)  # it cannot be taken away again: outside a test of this file it does nothing


@pytest.fixture
def opened() -> Iterator[list[str]]:
    """Every path that is opened meanwhile, by whatever function."""
    global _watching
    _opened.clear()
    _watching = True
    yield _opened
    _watching = False


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with serving(sqlite(tmp_path)) as client:
        yield client


def record(**changed: Any) -> dict[str, Any]:
    return {**Record.begin(GAME, dice=SeededDice(1)).to_json(), **changed}


def bait(folder: Path, kind: str) -> str:
    path = folder / "bait"
    if kind == "file":
        path.write_text("turn = 2\n", encoding="utf-8")
    elif kind == "fifo":
        os.mkfifo(path)
    return "/dev/zero" if kind == "device" else str(path)


@pytest.mark.parametrize("kind", ["file", "nothing", "device", "fifo"])
@pytest.mark.parametrize("where", ["/api/matches/import", "/api/verify"])
@pytest.mark.parametrize("key", ["position", "data_pack"])
def test_nothing_in_a_record_is_a_path(
    client: TestClient, opened: list[str], tmp_path: Path, kind: str, where: str, key: str
) -> None:
    path = bait(tmp_path, kind)
    opened.clear()
    told = client.post(where, json={"record": record(**{key: path})})
    assert (told.status_code, told.json()["title"]) == (422, "bad-record")
    assert path not in told.text
    assert path not in opened


@pytest.mark.parametrize("position", [[], ["turn"], 5, True, 1.5])
@pytest.mark.parametrize("where", ["/api/matches/import", "/api/verify"])
def test_the_position_of_a_record_is_a_table(client: TestClient, where: str, position: Any) -> None:
    told = client.post(where, json={"record": record(position=position)})
    assert (told.status_code, told.json()["title"]) == (422, "bad-record")


def test_a_position_that_names_a_file_opens_none(client: TestClient, opened: list[str], tmp_path: Path) -> None:
    path = bait(tmp_path, "file")
    opened.clear()
    for position in (path, {"position": path}, {"title": path, "data_pack": path}, {"rest": path}):
        assert client.post("/api/matches/import", json={"position": position, "game": "demonlord"}).status_code == 422
    assert path not in opened


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ("last_turn = 9223372036854775807", "last_turn"),
        ("turn = 2\nlast_turn = 1", "last_turn"),
        ("scenario = 'long'", "nobody is asked"),
        ("turn = 2026-01-01", "turn"),
        ("turn = " + "9" * 5000, "digits"),
        ("a." * 9 + "a = 1", "parts"),
        ("title = 2026-01-01T00:00:00", "title"),
        ("title = nan", "title"),
        ("talks = 'false'", "talks"),
        ("points = [1.5, 0]", "points"),
        ("points = [-1, 0]", "points"),
        ("options = {first_move = 1}", "first_move"),
        (
            "dice = [7]\nturn = 3\nstep = 'checks'\n"
            "[alliances.AH]\nside = 'hosar'\ngrade = 'semi-permanent'\nshaken = true",
            "die 0",
        ),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_reason(client: TestClient, position: str, reason: str) -> None:
    told = client.post("/api/matches/import", json={"position": position, "game": "demonlord"})
    assert told.status_code == 422, told.text
    assert reason in told.json()["detail"]


@pytest.mark.parametrize(
    "position",
    [
        {"title": "x" * 200_000},
        {"title": "\u202e"},
        {"stacks": {"hosar": {"0510": ["x" * 90_000]}}},
        {"x" * 90_000: 1},
        {"options": {"first_move": "x" * 90_000}},
        {"scenario": "x" * 90_000},
        {"points": [None, 0]},
    ],
    ids=lambda position: next(iter(position))[:10],
)
def test_complaints_are_short_whatever_was_sent(client: TestClient, position: dict[str, Any]) -> None:
    told = client.post("/api/matches/import", json={"position": position, "game": "demonlord"})
    assert told.status_code == 422
    assert len(told.text) < 1_500


TROLLS = {"card": "trolls", "facing": "N", "fields": ["G4"]}
THRONES = {"seats": ["first", "second"], "kingdoms": {"hothior": "first", "muetar": "second"}}
ADVANCED = {**THRONES, "turn": 3, "options": {"level": "intermediate"}}


@pytest.mark.parametrize(
    ("game", "position", "reason"),
    [
        ("demonworld", {"unit": [{**TROLLS, "host": {"a": 1}}]}, "unit.host"),
        ("demonworld", {"unit": [{**TROLLS, "target": ["trolls"]}]}, "unit.target"),
        ("demonworld", {"unit": [{**TROLLS, "aloft": 1}]}, "unit.aloft"),
        ("demonworld", {"layout": [["9" * 5000]]}, "layout"),
        ("demonworld", {"seats": ["orcs", "orcs_2"]}, "one side"),
        ("demonworld", {"unit": [TROLLS, *[{"card": "trolls"}] * 6]}, "at most 6"),
        ("demonworld", {"unit": [TROLLS], "objectives": {"x" * 41: ["G5", 200]}}, "objectives"),
        ("divine_right", {**THRONES, "options": {"level": "basic"}, "camp": {"0916": "second"}}, "camp"),
        ("divine_right", {**ADVANCED, "clean": ["nothing"]}, "clean"),
        ("divine_right", {**ADVANCED, "clean": [{}]}, "clean"),
        ("divine_right", {**ADVANCED, "venture": {"lapsed": ["hothior"]}}, "venture"),
        ("divine_right", {**ADVANCED, "conditions": {"pon": {"kind": "famine", "away": [1]}}}, "conditions.pon"),
        ("divine_right", {**ADVANCED, "at": 2, "phase": "diplomacy"}, "at:"),
        ("divine_right", {**ADVANCED, "venture": {"lord": "first"}, "phase": "movement"}, "venture"),
    ],
)
def test_a_position_no_rule_expects_is_refused(
    client: TestClient, game: str, position: dict[str, Any], reason: str
) -> None:
    told = client.post("/api/matches/import", json={"position": position, "game": game})
    assert told.status_code == 422, told.text
    assert reason in told.json()["detail"]


def test_what_no_reader_finds_is_refused_and_noted(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The rules fall over it, or page and terminal could not show it."""

    def falls_over(*_given: Any) -> Any:
        raise KeyError("H17")

    monkeypatch.setattr(type(games.game("demonworld")), "draw", falls_over)
    told = client.post("/api/matches/import", json={"position": {"unit": [TROLLS]}, "game": "demonworld"})
    assert told.status_code == 422, told.text
    assert "cannot go on" in told.json()["detail"]
    assert "brought-failed" in caplog.text


@pytest.mark.parametrize("where", ["/api/matches/import", "/api/verify"])
@pytest.mark.parametrize(
    "head",
    [
        {"scenario": ""},
        {"seats": ["orcs", "orcs_2"]},
        {"seats": ["orcs", "empire", "orcs_2"]},
        {"scenario": "basic_meeting"},
        {"scenario": "expert_grand_battle", "options": {"level": "expert"}},
    ],
    ids=str,
)
def test_the_head_of_a_record_says_what_its_position_does(client: TestClient, where: str, head: dict[str, Any]) -> None:
    game = games.game("demonworld")
    position = {"scenario": "basic_small", "unit": [TROLLS, {"card": "order_knights", "fields": ["C4", "C5"]}]}
    brought = Record.begin_at(game, position, SeededDice(1)).to_json()
    assert client.post(where, json={"record": brought}).status_code < 300
    told = client.post(where, json={"record": {**brought, **head}})
    assert (told.status_code, told.json()["title"]) == (422, "bad-record"), told.text


def test_nobody_plays_with_one_side_alone(client: TestClient) -> None:
    seats = {"orcs": "human", "orcs_2": "human"}
    for scenario in ("basic_meeting", "open_field"):
        told = client.post("/api/matches", json={"game": "demonworld", "scenario": scenario, "seats": seats})
        assert (told.status_code, told.json()["title"]) == (422, "bad-option"), told.text


@pytest.mark.parametrize("where", ["/api/matches/import", "/api/verify"])
def test_what_is_brought_is_not_unfolded_in_the_server(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    """Four megabytes of JSON become hundreds as lists and tables: only a process with limits makes those."""
    kinds: list[type] = []

    async def brought(self: Workshop, work: Any, *args: Any) -> Any:
        kinds.append(type(args[0]))
        return work(*args)

    monkeypatch.setattr(Workshop, "brought", brought)
    client.post(where, json={"record": record()})
    assert kinds[0] is bytes


@pytest.mark.parametrize(
    "raw", [b'{"a":"\xff"}', b'{"a":1e999}', b'{"game":"\xff"}', b'{"a":' + b"[" * 900 + b"]" * 900 + b"}"]
)
@pytest.mark.parametrize(("where", "key"), [("import", "record"), ("import", "position"), ("verify", "record")])
def test_json_that_cannot_be_read_is_refused_wherever_that_is_found(
    client: TestClient, raw: bytes, where: str, key: str
) -> None:
    path = "/api/verify" if where == "verify" else "/api/matches/import"
    told = client.post(path, content=b'{"%b": %b}' % (key.encode(), raw), headers={"content-type": "application/json"})
    assert told.status_code == 422, told.text


@pytest.mark.parametrize("value", [b"5", b"[]", b"true", b'"x"'])
def test_a_record_is_an_object(client: TestClient, value: bytes) -> None:
    for path in ("/api/verify", "/api/matches/import"):
        told = client.post(path, content=b'{"record": %b}' % value, headers={"content-type": "application/json"})
        assert (told.status_code, told.json()["title"]) == (422, "bad-body")


def test_one_address_sends_so_many_large_bodies_at_once(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openapi, "MOST_LARGE", 0)
    assert client.post("/api/verify", json={"record": record()}).status_code == 503
    assert client.post("/api/matches", json={"game": "demonlord"}).status_code == 201


def test_all_addresses_together_have_so_many_bytes_read(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    body = {"record": record()}
    size = len(json.dumps(body))
    monkeypatch.setattr(openapi, "MOST_HELD", size)
    assert [client.post("/api/verify", json=body).status_code for _ in range(2)] == [200, 200]
    monkeypatch.setattr(openapi, "MOST_HELD", size // 2)
    told = client.post("/api/verify", json=body)
    assert (told.status_code, told.json()["title"]) == (503, "busy")
    assert client.post("/api/matches", json={"game": "demonlord"}).status_code == 201


def test_what_is_too_often_is_not_even_read(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path), rates={"make": [(0, 60)], "heavy": [(0, 60)]}) as client:
        for path in ("/api/matches/import", "/api/verify"):
            told = client.post(path, content=b"{", headers={"content-type": "application/json"})
            assert told.status_code == 429
