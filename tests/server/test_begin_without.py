"""Beginning without those who are missing means those the sender saw missing."""

from __future__ import annotations

from starlette.testclient import TestClient

from hexarchy.core.dice import contribution_commitment
from tests.server.house import Json, begin

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
