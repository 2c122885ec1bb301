"""Every die of a match can be thrown again by anybody; server and command line say the same of a record."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from hexarchy.core.dice import Dice
from hexarchy.core.records import Record
from hexarchy.games import game
from tests.cli.shell import run
from tests.server.house import Json, begin, mild, sit

FOLDER = Path(__file__).parents[1] / "records" / "0.1.0"
DICE = Dice(bytes(range(32)))


@pytest.fixture(scope="module")
def record() -> Json:
    """A match played to its end with dice that can be checked."""
    old = Record.load(FOLDER / "demonlord-standard-random.json")
    rules = game("demonlord")
    fresh = Record.begin(rules, old.scenario, old.options, DICE)
    state = fresh.start(rules)
    while state.decision and len(fresh.actions) < 400:
        ask = state.decision.asks[0]
        action = ask.options[-1]
        state.apply(ask.seat, action)
        fresh.actions.append((rules.seats[ask.seat], action.text))
    fresh.digest = state.digest()
    return fresh.to_json()


def check(client: TestClient, record: Json, status: int = 200, **more: str) -> Json:
    response = client.post("/api/verify", json={"record": record, **more})
    assert response.status_code == status, response.text
    told: Json = response.json()
    return told


def test_every_die_is_told_and_is_the_secrets(client: TestClient, record: Json) -> None:
    told = check(client, record)
    assert told["verdict"]["good"]
    assert [die[1] for die in told["dice"]] == list(range(len(told["dice"])))
    assert len(told["dice"]) > 3
    assert all(DICE.die(number, sides) == value for _, number, sides, value in told["dice"])
    numbers = [die[0] for die in told["dice"]]
    assert numbers == sorted(numbers)
    assert numbers[-1] <= len(record["actions"])


def changed(record: Json, what: str) -> Json:
    data: Json = json.loads(json.dumps(record))
    if what == "digest":
        data["digest"] = "0" * 32
    elif what == "secret":
        data["dice"][0]["secret"] = "ab" * 32
    elif what == "shorter":
        data["actions"].pop()
    return data


@pytest.mark.parametrize("what", ["nothing", "digest", "secret", "shorter", "commitment"])
def test_server_and_command_line_agree(client: TestClient, record: Json, tmp_path: Path, what: str) -> None:
    data = changed(record, what)
    path = tmp_path / "match.json"
    path.write_text(json.dumps(data))
    promise = ("--commitment", "0" * 64) if what == "commitment" else ()
    right = run("verify", str(path), *promise).exit_code == 0
    response = client.post("/api/verify", json={"record": data, "commitment": promise[1] if promise else None})
    told = response.json()
    good = response.status_code == 200 and told["verdict"]["good"]
    assert good == right == (what == "nothing")


@pytest.mark.parametrize(
    ("record_", "title"),
    [({}, "bad-record"), ({"format": 99}, "bad-record"), ({"format": 1, "game": "demonlord"}, "bad-record")],
)
def test_what_is_no_record_is_refused(client: TestClient, record_: Json, title: str) -> None:
    assert check(client, record_, 422)["title"] == title


def test_a_running_match_tells_no_die(client: TestClient) -> None:
    made = begin(client)
    people = sit(client, made)
    for _ in range(4):
        scene = people["hosar"].scene()
        who = "hosar" if scene["decision"] else "demon"
        seen = people[who].scene()
        people[who].act(mild(seen), seen["version"])
    told = people["hosar"].get("/verify")
    assert (told["secret"], told["dice"], told["verdict"]) == (None, [], None)
    people["hosar"].mark("resign", people["hosar"].scene()["version"])
    over = people["hosar"].get("/verify")
    assert Dice.verify(made["commitment"], bytes.fromhex(over["secret"]))
    assert over["verdict"]["resigned"] == "hosar"
    dice = Dice(bytes.fromhex(over["secret"]))
    assert all(dice.die(number, sides) == value for _, number, sides, value in over["dice"])


@pytest.mark.parametrize("seat", ["", "nobody", "dark_emperor"])
def test_only_seats_that_play_have_mixed_dice(client: TestClient, seat: str) -> None:
    """A record that names another as an honest witness is not true."""
    record = Record.begin(game("demonlord"), dice=DICE.mixed_with({seat: bytes(32)})).to_json()
    assert check(client, record, 422)["title"] == "bad-record"
    response = client.post("/api/matches/import", json={"record": record})
    assert (response.status_code, response.json()["title"]) == (422, "bad-record")
