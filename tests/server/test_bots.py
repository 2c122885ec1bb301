"""Bots at the table: in processes of their own, with defects, beside people who act meanwhile."""

from __future__ import annotations

import json
import pickle
import random
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from hexarchy.bots.random_bot import pick
from hexarchy.core.batches import in_turn
from hexarchy.core.dice import SECRET_BYTES, Dice, SeededDice
from hexarchy.core.records import Record
from hexarchy.games import game
from hexarchy.server.bots import job_for
from hexarchy.server.running import Running
from hexarchy.server.schema import ACTION, Entry, SeatRow, Stored
from hexarchy.server.thinking import Job, Thought, think
from tests.patience import PATIENCE
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


def running(name: str, dice: Dice, actions: int, seed: int) -> Running:
    """A match between bots, in memory, after some random actions."""
    rules = game(name)
    rows = tuple(SeatRow(seat, "captain") for seat in rules.seats)
    made = Running(rules, Stored("m", Record.begin(rules, dice=dice).header(), 99, 0, False, rows, ()))
    rng = random.Random(seed)
    for _ in range(actions):
        decision = made.match.state.decision
        if decision is None:
            break
        ask = rng.choice(decision.asks)
        made.play(Entry(rules.seats[ask.seat], ACTION, pick(ask.options, rng).text))
    return made


@pytest.mark.parametrize("name", ["demonlord", "dark_emperor"])
@pytest.mark.parametrize("actions", [0, 30, 90, 200])
def test_what_is_sent_to_a_bots_process_tells_no_secret(name: str, actions: int) -> None:
    """With other dice, and with all that is hidden from its seat in other places, the same bytes are sent."""
    secrets = [bytes([number]) * SECRET_BYTES for number in (1, 2)]
    match = running(name, Dice(secrets[0]), actions, actions)
    true = match.match.state
    assert true.decision is not None
    seat = true.decision.seats[0]
    sent = pickle.dumps(job_for(match, seat, "captain"))
    for number in range(5):
        match.match.state = other = true.redeal(seat, random.Random(number))
        other.dice, other.rolled = Dice(secrets[1]), true.rolled + number
        assert pickle.dumps(job_for(match, seat, "captain")) == sent
    for secret in secrets:
        assert secret not in sent
        assert secret.hex().encode() not in sent


@pytest.mark.parametrize("name", ["demonlord", "dark_emperor"])
def test_thought_ends_before_anything_that_the_bot_cannot_foresee(name: str) -> None:
    """What is played of it is all of it, unless the truth has a surprise; then it is the part before."""
    match = running(name, Dice(b"d" * SECRET_BYTES), 0, 0)
    whole = 0
    for _ in range(40):
        decision = match.match.state.decision
        assert decision is not None
        seat = decision.seats[0]
        thought = think(job_for(match, seat, "captain"))
        answers = [action for action, _ in thought.answers]
        assert not thought.failures
        played = 0
        for action in in_turn(match.match, seat, answers):
            match.play(Entry(match.game.seats[seat], ACTION, action))
            played += 1
        assert played
        whole += played == len(answers)
    assert whole > 30


def test_of_answers_that_were_not_played_a_bot_remembers_nothing(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And it hears what really happened, each event once and in order."""
    jobs: list[Job] = []

    def hasty(job: Job) -> Thought:
        jobs.append(job)
        action = think(replace(job, memory=None)).answers[0][0]
        return Thought([(action, b"after one"), ("cast everything", b"after two"), ("end", b"after three")])

    monkeypatch.setattr("hexarchy.server.bots.think", hasty)
    made = begin(client, seats={"hosar": "bot:captain"})
    wait_for(sit(client, made)["demon"], lambda scene: scene["decision"])
    mine = [job for job in jobs if job.seat == 0]
    assert len(mine) > 5
    assert [job.memory for job in mine] == [None, *[b"after one"] * (len(mine) - 1)]
    match = client.portal.call(client.app.app.state.matches.shelf.get, made["match"])  # type: ignore[union-attr, attr-defined]
    heard = [repr(event) for job in mine for event in job.news]
    known = [repr(line.event.event) for line in match.story.lines if line.event and line.known_to(0)]
    assert heard == known[: len(heard)]
    assert len(known) - len(heard) < 10
    assert match.version == len(mine)


def test_bots_asked_at_once_are_each_asked_apart(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Spells are drawn in secret by both: neither job tells whether the other has answered."""
    jobs: list[Job] = []

    def noted(job: Job) -> Thought:
        jobs.append(job)
        return think(job)

    monkeypatch.setattr("hexarchy.server.bots.think", noted)
    made = begin(client, seats={"hosar": "bot:captain", "demon": "bot:captain"})
    wait_for(Person(client, made["match"]), lambda scene: scene["step"]["id"] != "set-up")
    asked = {0: b"", 1: b""}
    for job in jobs:
        decision = RULES.from_json(json.loads(job.state)).decision
        assert decision is not None
        if decision.asks[0].key == "spell-way":
            assert decision.seats == (0, 1)
            asked[job.seat] = job.state
    assert all(asked.values())


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


@pytest.mark.parametrize("seat", ["hosar", "demon"])
def test_what_is_sent_to_compute_odds_tells_no_secret(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, seat: str
) -> None:
    """Whether the seat is asked or waits."""
    sent: list[bytes] = []

    def noted(name: str, state: bytes, seat: int, seed: int) -> list[Json]:
        sent.append(state)
        return []

    monkeypatch.setattr("hexarchy.server.bots.chances", noted)
    made = begin(client)
    sit(client, made)[seat].get("/odds")
    match = client.portal.call(client.app.app.state.matches.shelf.get, made["match"])  # type: ignore[union-attr, attr-defined]
    assert match.match.record.dice.to_json()["secret"].encode() not in sent[0]
    assert json.loads(sent[0])["dice"]["kind"] == SeededDice.kind


def test_odds_wait_for_their_turn_and_are_not_refused(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two ask at once: while the first are computed the second wait."""
    begun, go_on = threading.Event(), threading.Event()

    def slow(name: str, state: bytes, seat: int, seed: int) -> list[Json]:
        begun.set()
        assert go_on.wait(PATIENCE)
        return []

    monkeypatch.setattr("hexarchy.server.bots.chances", slow)
    people = sit(client, begin(client))
    with ThreadPoolExecutor(2) as both:
        first = both.submit(people["hosar"].get, "/odds")
        assert begun.wait(PATIENCE)
        second = both.submit(people["demon"].get, "/odds")
        eventually(lambda: client.app.app.state.players._odds.waiting, "the second in the queue")  # type: ignore[attr-defined]
        go_on.set()
        assert first.result() == second.result() == {"odds": []}


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
