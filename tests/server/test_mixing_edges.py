"""Mixing the dice at the edges: who is left out, what was brought along, what is given up before it began."""

from __future__ import annotations

import json
from pathlib import Path

from starlette.testclient import TestClient

from hexarchy.core.dice import contribution_commitment
from tests.server.house import Json, begin, sit

RECORD = Path(__file__).parents[1] / "records/0.1.0/demonlord-standard-captains.json"
BROUGHT = 40  # actions
VALUES = {"hosar": bytes(range(32)), "demon": bytes(range(32, 64))}
COMMITMENTS = {seat: contribution_commitment(seat, value) for seat, value in VALUES.items()}


def say(client: TestClient, made: Json, seat: str, status: int = 200, **word: object) -> Json:
    head = {"Authorization": f"Seat {made['tokens'][seat]}"}
    response = client.post(f"/api/matches/{made['match']}/dice", json=word, headers=head)
    assert response.status_code == status, response.text
    told: Json = response.json()
    return told


def test_who_came_meanwhile_is_not_left_out(client: TestClient) -> None:
    dice = {"commitments": {"hosar": COMMITMENTS["hosar"]}, "awaited": ["demon"]}
    made = begin(client, dice=dice)
    seen = client.get(f"/api/matches/{made['match']}").json()["version"]
    say(client, made, "demon", id="here", version=0, commitments={"demon": COMMITMENTS["demon"]})
    assert say(client, made, "hosar", 409, id="begin", version=seen)["title"] == "stale"
    for seat, value in VALUES.items():
        say(client, made, seat, id=f"tell-{seat}", version=0, values={seat: value.hex()})
    story = client.get(f"/api/matches/{made['match']}").json()["dice"]
    assert (story["mixed"], story["withheld"], story["gathering"]) == (["demon", "hosar"], [], None)


def test_the_missing_are_left_out_and_named(client: TestClient) -> None:
    made = begin(client, dice={"commitments": {"hosar": COMMITMENTS["hosar"]}, "awaited": ["demon"]})
    say(client, made, "hosar", id="begin", version=1)
    say(client, made, "hosar", id="tell", version=2, values={"hosar": VALUES["hosar"].hex()})
    story = client.get(f"/api/matches/{made['match']}").json()["dice"]
    assert (story["mixed"], story["absent"], story["withheld"]) == (["hosar"], ["demon"], [])


def test_a_brought_record_stands_before_its_dice_are_mixed(client: TestClient) -> None:
    """What is brought was played with dice of its own; nobody goes on before the new ones are mixed."""
    record = json.loads(RECORD.read_text())
    record.update(actions=record["actions"][:BROUGHT], digest=None)
    response = client.post("/api/matches/import", json={"record": record, "dice": {"commitments": COMMITMENTS}})
    assert response.status_code == 201, response.text
    made = response.json()
    people = sit(client, made)
    assert [person.scene()["decision"] for person in people.values()] == [None, None]
    for seat, person in people.items():
        assert person.act("end", person.scene()["version"], 409)["title"] == "no-mix", seat
    for seat, value in VALUES.items():
        say(client, made, seat, id=f"tell-{seat}", version=0, values={seat: value.hex()})
    scenes = [person.scene() for person in people.values()]
    assert any(scene["decision"] for scene in scenes)
    assert scenes[0]["dice"]["mixed"] == ["demon", "hosar"]
    people["hosar"].mark("resign", scenes[0]["version"])
    proof = client.get(f"/api/matches/{made['match']}/verify").json()
    assert [(part["brought"], sorted(part.get("contributions", ()))) for part in proof["stretches"]] == [
        (True, []),
        (False, ["demon", "hosar"]),
    ]


def test_giving_up_before_the_dice_are_mixed_is_no_fraud(client: TestClient) -> None:
    made = begin(client, dice={"awaited": ["demon"]})
    sit(client, made)["hosar"].mark("resign", 0)
    proof = client.get(f"/api/matches/{made['match']}/verify").json()
    assert proof["verdict"]["dice_match"]
    assert proof["commitment"] is None
