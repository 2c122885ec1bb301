"""A secret order changes nothing that another player is sent, not even the number of the version."""

from __future__ import annotations

import random

import pytest
from starlette.testclient import TestClient

from tests.server.house import Json, Person, all_seats, begin, mild, sit


@pytest.fixture
def people(client: TestClient) -> dict[str, Person]:
    """Both sides of a match whose armies stand, and one who watches."""
    made = begin(client)
    both = all_seats(client, made)
    while (scene := both.scene())["step"]["id"] == "set-up":
        both.act(mild(scene), scene["version"])
    return {**sit(client, made), "watcher": Person(client, made["match"])}


def secret_order(scene: Json) -> str:
    orders: list[str] = [command["action"] for command in scene["commands"] if not command.get("now")]
    return next(order for order in orders if order.startswith("order "))


def waiting(people: dict[str, Person]) -> tuple[Person, Person]:
    """Who is asked, and who is not."""
    hosar, demon = people["hosar"], people["demon"]
    return (hosar, demon) if hosar.scene()["decision"] else (demon, hosar)


def test_nobody_else_sees_that_something_was_ordered(people: dict[str, Person]) -> None:
    asked, idle = waiting(people)
    before, watched = asked.get(), people["watcher"].get()
    mine = idle.scene()
    told = idle.act(secret_order(mine), mine["version"])
    assert told["version"] == mine["version"] + 1 == idle.scene()["version"]
    assert asked.get() == before
    assert people["watcher"].get() == watched
    assert asked.sent[-1] == asked.sent[-2]


def test_the_one_who_is_asked_is_not_late(people: dict[str, Person]) -> None:
    asked, idle = waiting(people)
    before, mine = asked.scene(), idle.scene()
    idle.act(secret_order(mine), mine["version"])
    assert asked.act(mild(before), before["version"])["version"] == before["version"] + 1
    after = asked.scene()
    assert after["version"] == before["version"] + 1
    assert {line["n"] for line in after["log"] if line not in before["log"]} <= {after["version"]}
    assert idle.scene()["version"] == mine["version"] + 2


def test_taking_a_secret_order_back_is_secret_too(people: dict[str, Person]) -> None:
    asked, idle = waiting(people)
    before, mine = asked.get(), idle.scene()
    version = idle.act(secret_order(mine), mine["version"])["version"]
    if idle.scene()["can_undo"]:
        idle.mark("undo", version)
    assert asked.get() == before


def test_nothing_is_pushed_for_a_secret_order(client: TestClient, people: dict[str, Person]) -> None:
    asked, idle = waiting(people)
    before, mine = asked.scene(), idle.scene()
    with client.websocket_connect(f"/api/matches/{asked.match}/live") as socket:
        socket.send_json({"token": asked.tokens[0], "since": before["version"]})
        idle.act(secret_order(mine), mine["version"])
        asked.act(mild(before), before["version"])
        first = socket.receive_json()
    assert first["version"] == before["version"] + 1


def test_the_past_is_counted_alike(people: dict[str, Person]) -> None:
    asked, idle = waiting(people)
    mine = idle.scene()
    idle.act(secret_order(mine), mine["version"])
    before = asked.scene()
    then = asked.get(f"/at/{before['version']}")
    assert (then["version"], then["log"]) == (before["version"], before["log"])
    asked.get(f"/at/{before['version'] + 1}", 404)
    assert idle.get(f"/at/{mine['version'] + 1}")["version"] == mine["version"] + 1


def test_a_new_top_unit_is_seen_by_all(people: dict[str, Person]) -> None:
    """An order that changes what lies on top of a stack is no secret."""
    asked, idle = waiting(people)
    before, mine = asked.scene(), idle.scene()
    tops = [c["action"] for c in mine["commands"] if c["action"].startswith("top ")]
    shown = {stack["pieces"][0] for stack in mine["stacks"]}
    idle.act(next(top for top in tops if top.split()[1] not in shown), mine["version"])
    after = asked.scene()
    assert after["stacks"] != before["stacks"]
    assert after["version"] == before["version"] + 1


def test_a_secret_order_leaves_others_their_way_back(people: dict[str, Person]) -> None:
    """It is carried out again when they take theirs back; neither learns of the other's."""
    asked, idle = waiting(people)
    while (untouched := asked.scene())["decision"]["key"] != "movement":
        asked.act(mild(untouched), untouched["version"])
        asked, idle = waiting(people)
    asked.act(free(untouched), untouched["version"])
    before, mine = asked.get(), idle.scene()
    assert before["can_undo"]
    ordered = secret_order(mine)
    idle.act(ordered, mine["version"])
    assert asked.get() == before
    theirs = idle.get()
    asked.mark("undo", before["version"])
    after = asked.scene()
    assert (after["decision"], after["stacks"]) == (untouched["decision"], untouched["stacks"])
    assert after["version"] == before["version"] + 1
    assert not after["can_undo"]
    assert ordered not in {command["action"] for command in idle.scene()["commands"] if not command.get("now")}
    assert {**idle.scene(), "version": 0} == {**theirs, "version": 0}
    idle.mark("undo", idle.scene()["version"])
    assert idle.scene()["commands"] == mine["commands"]


def free(scene: Json) -> str:
    """An answer that can be taken back: which unit is to march."""
    options: list[Json] = scene["decision"]["options"]
    return next(str(option["action"]) for option in options if option["verb"] == "unit")


def test_whatever_is_ordered_in_secret_leaves_no_trace(client: TestClient) -> None:
    """Any order of either seat, at any moment: where the version stays, everything another player is sent stays."""
    rng = random.Random(9)
    made = begin(client)
    seats = sit(client, made)
    watcher = Person(client, made["match"])
    hushed = 0
    for _ in range(60):
        person = rng.choice([one for one in seats.values() if one.scene()["decision"]])
        scene = person.scene()
        person.act(rng.choice(scene["decision"]["options"])["action"], scene["version"])
        for seat, one in seats.items():
            mine = one.scene()
            orders = [command["action"] for command in mine["commands"] if not command.get("now")]
            if not orders:
                continue
            others = [watcher, *(other for name, other in seats.items() if name != seat)]
            before = [other.get() for other in others]
            one.act(rng.choice(orders), mine["version"])
            for other, was in zip(others, before, strict=True):
                if (now := other.get())["version"] == was["version"]:
                    assert now == was
                    hushed += 1
    assert hushed
