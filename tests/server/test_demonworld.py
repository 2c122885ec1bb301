"""Demonworld over HTTP: nothing of a sealed set-up or order is in any answer, with two seats and with two against two;
and a battle of two against two with bots, over a restart."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from tests.server.house import Json, Person, begin, serving, sit

SEATS = ("orcs", "empire", "orcs_2", "empire_2")
MILD = ("ready", "done", "stop", "close", "none", "second", "no")
ASKED = ("", "/setting", "/board", "/odds", "/areas", "/goals", "/at/0", "/at/1", "/record", "/verify")
MOST = 400


def told(person: Person) -> list[tuple[int, bytes]]:
    """All that is answered to everything that can be asked, refusals included."""
    one, client, headers = f"/api/matches/{person.match}", person.client, person.headers
    wishes = ("give-attack dwarf_eaters", "recall dwarf_eaters", "deploy noble_footsoldiers", "move trolls")
    bodies: list[tuple[str, Json]] = [
        *(("/why", {"action": action}) for action in wishes),
        *(("/actions", {"id": "no", "version": version, "action": "move trolls"}) for version in (0, 99)),
        ("/look", {"from": "D7", "to": "M9"}),
        ("/outreach", {"hex": "D7"}),
    ]
    answers = [client.get(one + path, headers=headers) for path in ASKED]
    answers += [client.post(one + path, json=body, headers=headers) for path, body in bodies]
    return [(answer.status_code, answer.content) for answer in answers]


def offered(scene: Json) -> list[str]:
    return [option["action"] for option in scene["decision"]["options"]]


def rest(person: Person, scene: Json, name: str) -> None:
    person.post("/actions", {"id": f"r{scene['version']}-{name}", "version": scene["version"], "rest": name})


def others(people: dict[str, Person], seat: str, match: str, client: TestClient) -> Iterator[Person]:
    yield from (person for other, person in people.items() if other != seat)
    yield Person(client, match)


@pytest.mark.parametrize("count", [2, 4])
def test_nothing_of_a_sealed_set_up_or_order_is_in_any_answer(client: TestClient, count: int) -> None:
    seats = dict.fromkeys(SEATS[:count], "human")
    made = begin(client, game="demonworld", scenario="basic_meeting", seats=seats)
    people = sit(client, made)
    watched = {"deploy": 0, "orders": 0}
    for question in watched:
        for seat, person in people.items():
            scene = person.scene()
            assert scene["decision"]["key"] == question
            before = [told(other) for other in others(people, seat, made["match"], client)]
            if question == "deploy":
                rest(person, scene, "deploy")
            else:
                person.act(next(action for action in offered(scene) if "give-attack" in action), scene["version"])
            assert person.scene() != scene
            assert [told(other) for other in others(people, seat, made["match"], client)] == before
            watched[question] += 1
        for person in people.values():
            person.act("ready", person.scene()["version"])
    assert watched == {"deploy": count, "orders": count}
    orders = {piece for stack in Person(client, made["match"]).scene()["stacks"] for piece in stack["signs"]}
    assert {"order-attack", "order-hold"} <= orders  # turned up together


def test_two_against_two_with_bots_over_a_restart(database: str) -> None:
    """Each side has a person and a bot; the server ends in the middle of the second round."""
    seats = {"orcs": "human", "empire": "bot:captain", "orcs_2": "bot:captain", "empire_2": "human"}
    with serving(database) as client:
        made = begin(client, game="demonworld", scenario="basic_small", seats=seats)
        people = sit(client, made)
        play(people, until=2)
        scenes = {seat: person.scene() for seat, person in people.items()}
    with serving(database) as client:
        again = {seat: Person(client, made["match"], *person.tokens) for seat, person in people.items()}
        for seat, person in again.items():
            now = person.scene()
            assert now["turn"] >= scenes[seat]["turn"]
            assert now["commitment"] == scenes[seat]["commitment"]
        play(again)
        result = Person(client, made["match"]).scene()["result"]
    assert result["winners"] or result["text"]["en"]


def play(people: dict[str, Person], until: int = 99) -> None:
    """The people answer by routine, or mildly, until a round begins or the battle is over; bots have their time."""
    for _ in range(MOST):
        for person in people.values():
            scene = person.scene()
            if scene["result"] or scene["turn"] >= until:
                return
            if scene["decision"]:
                answer(person, scene)
    raise AssertionError(f"not over after {MOST} rounds of answers")


def answer(person: Person, scene: Json) -> None:
    rests = [plan["rest"] for plan in scene["decision"]["plans"] if "rest" in plan]
    if rests:
        rest(person, scene, rests[0])
        return
    actions = offered(scene)
    order = next((action for action in actions if "give-attack" in action), None)
    ahead = next((action for action in actions if action.startswith(("move ", "advance-"))), None)
    person.act(order or ahead or next((word for word in MILD if word in actions), actions[0]), scene["version"])
