"""Several actions in one request: whole stacks moved, battles fought on, and each of it once."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from starlette.testclient import TestClient

from hexarchy.core.dice import SeededDice
from hexarchy.core.records import Record, verify
from hexarchy.games import game
from tests.server.house import Json, Person, serving, sit

STACK = """
step = "movement"
[stacks.hosar]
0510 = ["ti_knights", "ti_spearmen", "ti_sergeants", "ti_peasants", "da_knights", "ti_prince"]
0310 = ["ti_men_at_arms"]
[stacks.demon]
0810 = ["er_cavalry"]
"""
BATTLE = """
step = "battles"
[stacks.hosar]
1004 = ["da_knights", "ti_knights", "da_sergeants", "da_duke"]
[stacks.demon]
1004 = ["er_cavalry", "er_patrol", "er_lord"]
"""


def begin(client: TestClient, position: str) -> dict[str, Person]:
    """With the same dice each time: what comes of a battle is no luck."""
    record = Record.begin(game("demonlord"), position=tomllib.loads(position), dice=SeededDice(1))
    response = client.post("/api/matches/import", json={"record": record.to_json()})
    assert response.status_code == 201, response.text
    return sit(client, response.json())


def send(person: Person, version: int, status: int = 200, *, id: str = "batch", **what: Any) -> Json:
    found: Json = person.post("/actions", {"id": id, "version": version, **what}, status)
    return found


def places(scene: Json) -> dict[str, str]:
    return {piece: stack["hex"] for stack in scene["stacks"] for piece in stack["pieces"]}


def march(person: Person) -> tuple[Json, Json]:
    """The stack's plan followed to the question where to; the scene, and the plan that goes along."""
    scene = person.scene()
    (plan,) = scene["decision"]["plans"]
    send(person, scene["version"], id="begin", actions=plan["actions"])
    scene = person.scene()
    return scene, next(p for p in scene["decision"]["plans"] if p.get("id") == plan["then"])


def expand(plan: Json, action: str) -> list[str]:
    return [*plan["before"], action, *(action if a == "*" else a for a in plan["after"])]


def test_stack_of_six_moves_in_two_requests(database: str) -> None:
    with serving(database) as client:
        person = begin(client, STACK)["hosar"]
        scene, plan = march(person)
        assert "move 0511" in plan["for"]
        actions = expand(plan, "move 0511")
        told = send(person, scene["version"], actions=actions)
        assert told["done"] == len(actions)
        after = person.scene()
        assert told["version"] == after["version"]
        marched = [piece for piece, hex_ in places(scene).items() if hex_ == "0510"]
        assert len(marched) == 6
        assert {places(after)[piece] for piece in marched} == {"0511"}
        assert after["decision"]["key"] == "movement"
        assert after["decision"]["plans"] == []
        again = send(person, scene["version"], actions=actions)
        assert again == told
    with serving(database) as client:
        person = Person(client, person.match, *person.tokens)
        assert send(person, scene["version"], actions=actions) == told
        assert person.scene() == after
        assert send(person, scene["version"], 409, actions=["stop"])["title"] == "id-used"
        assert send(person, scene["version"], 409, action=actions[0])["title"] == "id-used"


def test_batch_is_taken_back_one_by_one(client: TestClient) -> None:
    person = begin(client, STACK)["hosar"]
    scene, plan = march(person)
    version = send(person, scene["version"], actions=expand(plan, "move 0511"))["version"]
    for number in range(version - scene["version"]):
        version = person.post("/undo", {"id": f"b{number}", "version": version, "count": 1})["version"]
    back = person.scene()
    assert back["decision"] == scene["decision"]
    assert places(back) == places(scene)


@pytest.mark.parametrize("counted", [True, False], ids=["counted", "as it was sent"])
def test_batch_is_taken_back_whole(database: str, counted: bool) -> None:
    with serving(database) as client:
        person = begin(client, STACK)["hosar"]
        scene, plan = march(person)
        version = send(person, scene["version"], actions=expand(plan, "move 0511"))["version"]
        count = version - scene["version"]
        undo = {"id": "back", "version": version, **({"count": count} if counted else {})}
        told = person.post("/undo", undo)
        assert told["version"] == version + 1
        (line,) = [line for line in person.scene()["log"] if line["n"] == told["version"]]
        assert line["text"]["en"] == f"Alliance of Hosar took back the last plan, {count} steps."
        assert {by for _, by in person.scene()["undone"]} == {told["version"]}
        assert person.post("/undo", undo) == told
        back = person.scene()
        assert back["decision"] == scene["decision"]
        more = person.post("/undo", {"id": "all", "version": back["version"], "count": 60})
        assert person.scene()["decision"]["key"] == "movement"
        assert more["version"] == back["version"] + 1
    with serving(database) as client:
        assert places(Person(client, person.match, *person.tokens).scene()) == places(scene)


def test_first_must_be_offered_and_then_nothing_is_changed(client: TestClient) -> None:
    person = begin(client, STACK)["hosar"]
    before = person.scene()
    told = send(person, 0, 409, actions=["move 0511", "unit ti_knights"])
    assert told["title"] == "refused"
    assert told["reasons"]
    assert person.scene() == before
    assert send(person, 0, actions=["unit ti_knights"])["done"] == 1


def test_batch_stops_at_what_is_not_offered(client: TestClient) -> None:
    person = begin(client, STACK)["hosar"]
    told = send(person, 0, actions=["unit ti_knights", "move 0511", "unit da_knights", "move 0511"])
    assert told == {"version": 2, "done": 2}
    assert person.scene()["decision"]["subject"]["piece"] == "ti_knights"


def test_what_may_be_left_out_is_left_out(client: TestClient) -> None:
    person = begin(client, STACK)["hosar"]
    told = send(person, 0, actions=["unit ti_knights", "unit da_knights?", "move 0511", "end?"])
    assert told == {"version": 2, "done": 4}


def test_batch_stops_where_another_is_asked(client: TestClient) -> None:
    """Troops that come among hidden enemies wait for their answer; the others of the stack stay behind."""
    person = begin(client, STACK.replace('0810 = ["', '0511 = ["er_lord", "'))["hosar"]
    told = send(person, 0, actions=["unit ti_knights", "move 0511", "stop?", "unit da_knights", "move 0511"])
    assert told == {"version": 2, "done": 3}
    assert person.scene()["decision"] is None
    assert places(person.scene())["da_knights"] == "0510"


def test_batch_stops_at_dice(client: TestClient) -> None:
    people = begin(client, BATTLE)
    both = Person(client, people["hosar"].match, *(p.tokens[0] for p in people.values()))
    for number in range(60):
        scene = both.scene()
        options = [o["action"] for o in scene["decision"]["options"]]
        calm = next((a for a in ("hold", "pass", "no") if a in options), options[0])
        calmly = [calm, *("hold?", "pass?", "no?") * 6]
        told = send(both, scene["version"], id=f"n{number}", actions=calmly)
        lines = [line for line in both.scene()["log"] if line["n"] > scene["version"]]
        rolled = [line["n"] for line in lines if line.get("dice")]
        if rolled:
            assert told["version"] == min(rolled)
            return
    raise AssertionError("nobody fought")


@pytest.mark.parametrize("body", [{}, {"actions": []}, {"actions": ["end"] * 61}, {"action": "end", "rest": "x"}])
def test_bad_batch_is_refused(client: TestClient, body: Json) -> None:
    person = begin(client, STACK)["hosar"]
    send(person, 0, 422, **body)
    send(person, 0, 422, id="a/1", action="end")
    assert person.scene()["version"] == 0


def rests(scene: Json) -> list[str]:
    return [plan["rest"] for plan in (scene["decision"] or {}).get("plans", []) if "rest" in plan]


def test_battle_is_fought_to_its_end_by_routine(client: TestClient) -> None:
    people = begin(client, BATTLE)
    sent, rested = 0, 0
    for number in range(300):
        person = next((p for p in people.values() if p.scene()["decision"]), None)
        assert person is not None
        scene = person.scene()
        if scene["boxes"][0]["id"] != "battle":
            break
        rest = next((rest for rest in rests(scene) if rest.startswith("battle")), None)
        if rest is None:
            person.act(scene["decision"]["options"][0]["action"], scene["version"])
            sent += 1
            continue
        told = send(person, scene["version"], id=f"r{number}", rest=rest)
        assert told["version"] == scene["version"] + told["done"]
        assert send(person, scene["version"], id=f"r{number}", rest=rest) == told
        rested += told["done"]
    else:
        raise AssertionError("the battle never ended")
    assert rested > sent / 2
    people["hosar"].mark("resign", people["hosar"].scene()["version"])
    record = Record.from_json(people["demon"].get("/record"))
    assert verify(record, game("demonlord")).good


def test_rest_of_a_round_stops_before_withdrawal(client: TestClient) -> None:
    people = begin(client, BATTLE)
    seen = False
    for number in range(200):
        person = next(p for p in people.values() if p.scene()["decision"])
        scene = person.scene()
        rest = next((rest for rest in rests(scene) if rest.startswith("round")), None)
        if scene["decision"]["key"] == "withdraw":
            assert rest is None
            seen = True
            break
        if rest is None:
            person.act(scene["decision"]["options"][-1]["action"], scene["version"])
        else:
            send(person, scene["version"], id=f"r{number}", rest=rest)
    assert seen


def test_rest_of_nothing_is_refused(client: TestClient) -> None:
    person = begin(client, STACK)["hosar"]
    assert send(person, 0, 409, rest="battle 1004")["title"] == "refused"
    assert send(person, 0, 409, rest="")["title"] == "refused"
    assert person.scene()["version"] == 0


def test_a_batch_goes_no_farther_than_a_match_may(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    hosar = begin(client, STACK)["hosar"]
    monkeypatch.setattr("hexarchy.server.matches.MOST_ENTRIES", 2)
    actions = ["unit ti_spearmen", "ride ti_prince", "move 0511", "stop"]
    assert send(hosar, 0, actions=actions) == {"version": 2, "done": 2}
    assert send(hosar, 0, actions=actions) == {"version": 2, "done": 2}  # sent again, it is the same
    assert send(hosar, 2, 409, id="more", actions=actions[2:])["title"] == "too-long"
