"""Bots at the table: in processes of their own, with defects, beside people who act meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from hexarchy.games import game
from hexarchy.server.thinking import Job, Sitter, think
from tests.server.house import Json, Person, begin, serving, sit, sqlite
from tests.server.processes import eventually

RULES = game("demonlord")


def wait_for(person: Person, ready: Callable[[Json], Any]) -> Json:
    found: Json = eventually(lambda: ready(scene := person.scene()) and scene)
    return found


def test_bots_think_in_another_process(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path), bot_processes=1) as client:
        made = begin(client, seats={"hosar": "bot:captain", "demon": "bot:captain"})
        watcher = Person(client, made["match"])
        assert wait_for(watcher, lambda scene: scene["version"] > 60)["decision"] is None


def test_thought_is_legal_and_ends_where_a_person_is_asked() -> None:
    state = RULES.new()
    assert state.decision is not None
    seat = state.decision.seats[0]
    thought = think(Job("demonlord", state.to_json(), {seat: Sitter("captain", 1, None, [])}))
    assert thought.answers
    for who, action in thought.answers:
        assert who == seat
        state.apply(who, action)


def test_defect_of_a_bot_does_not_stop_the_match(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hexarchy.games.demonlord.bot.captain.Captain.choose", lambda *_: 1 / 0)
    made = begin(client, seats={"hosar": "bot:captain"})
    wait_for(sit(client, made)["demon"], lambda scene: scene["decision"])


def test_orders_of_a_person_do_not_disturb_the_bot(client: TestClient) -> None:
    made = begin(client, seats={"hosar": "bot:captain"})
    person = sit(client, made)["demon"]
    for number in range(30):
        version = person.scene()["version"]
        body = {"id": f"o{number}", "version": version, "action": "order cloak-never"}
        client.post(f"/api/matches/{made['match']}/actions", json=body, headers=person.headers)
    scene = wait_for(person, lambda scene: scene["decision"])
    assert any(line["key"] == "order-taken" for line in scene["log"])


def test_odds_for_a_seat_in_battle(client: TestClient) -> None:
    position = {
        "step": "battles",
        "stacks": {"hosar": {"1004": ["da_knights", "da_duke"]}, "demon": {"1004": ["er_cavalry", "er_lord"]}},
    }
    made = client.post("/api/matches/import", json={"position": position}).json()
    odds = sit(client, made)["hosar"].get("/odds")["odds"]
    assert odds[0]["kind"] == "battle"
    assert odds[0]["throws"]
    assert Person(client, made["match"]).get("/odds", 401)["title"] == "no-seat"


def test_two_servers_share_a_database(postgres: str) -> None:
    """What is played at one is pushed at the other, and who was overtaken is told so."""
    with serving(postgres) as first, serving(postgres) as second:
        made = begin(first)
        tokens = tuple(made["tokens"].values())
        here, there = Person(first, made["match"], *tokens), Person(second, made["match"], *tokens)
        scene = there.scene()
        with second.websocket_connect(f"/api/matches/{made['match']}/live") as socket:
            socket.send_json({"token": tokens[0], "since": 0})
            action = scene["decision"]["options"][0]["action"]
            here.act(action, 0)
            assert socket.receive_json()["version"] == 1
        assert there.act(action, 0, 409)["title"] == "stale"
        assert there.scene() == here.scene()
