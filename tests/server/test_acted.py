"""Since when the others have acted: every scene says it to its seat, and to those who watch."""

from __future__ import annotations

from starlette.testclient import TestClient

from tests.server.house import Person, begin, mild, sit
from tests.server.test_sealed import SPELLS, choosing


def test_what_came_after_my_last_action_is_the_others(client: TestClient) -> None:
    """In a game in which all is open: nothing is hushed up from those who watch."""
    made = begin(client, game="dark_emperor", seats={"necromancer": "human", "kingdoms": "human"})
    people = sit(client, made)
    watcher = Person(client, made["match"])
    assert watcher.scene()["acted"] == 0
    last = dict.fromkeys(people, 0)
    actors: list[str] = []
    while len(actors) < 8 or len(set(actors[-5:])) < 2:
        seat, scene = next((seat, it) for seat, one in people.items() if (it := one.scene())["decision"])
        last[seat] = people[seat].act(mild(scene), scene["version"])["version"]
        actors.append(seat)
        assert {name: one.scene()["acted"] for name, one in people.items()} == last
        assert watcher.scene()["acted"] == max(version for name, version in last.items() if name != seat)


def test_what_was_taken_back_was_not_done(client: TestClient) -> None:
    made = begin(client)
    people = sit(client, made)
    seat, scene = next((seat, it) for seat, one in people.items() if (it := one.scene())["decision"])
    people[seat].answer(scene)
    assert people[seat].scene()["acted"] == 1
    people[seat].mark("undo", 1)
    assert people[seat].scene()["acted"] == 0


def test_sealed_choices_move_it_for_nobody_else(client: TestClient) -> None:
    match, people = choosing(client)
    others = {"demon": people["demon"], "": Person(client, match)}
    seen = {name: one.scene()["acted"] for name, one in others.items()}
    for spell in SPELLS["hosar"][:3]:
        people["hosar"].act(f"learn {spell}", people["hosar"].scene()["version"])
        assert {name: one.scene()["acted"] for name, one in others.items()} == seen
    assert people["hosar"].scene()["acted"] == people["hosar"].scene()["version"]
