"""Two seats choose in several steps at once: neither is late for the other's choices, nor sees anything of them."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from tests.server.house import Person, all_seats, begin, mild, serving, sit

SPELLS = {"hosar": ("vision", "cloak", "earthpit", "spellgate"), "demon": ("vision", "darkness", "necromon", "cloak")}


def choosing(client: TestClient) -> tuple[str, dict[str, Person]]:
    """Each is about to choose four spells."""
    made = begin(client, options={"reduced_chance": True})
    both = all_seats(client, made)
    while (scene := both.scene())["decision"]["key"] != "spell-choice":
        both.act(mild(scene), scene["version"])
    return made["match"], sit(client, made)


@pytest.mark.parametrize("first", ["hosar", "demon"])
def test_nobody_is_late_for_what_another_seat_chooses(client: TestClient, first: str) -> None:
    _, people = choosing(client)
    second = "demon" if first == "hosar" else "hosar"
    seen = people[second].scene()
    for spell in SPELLS[first][:3]:
        people[first].act(f"learn {spell}", people[first].scene()["version"])
        assert people[second].scene() == seen
    people[second].act(f"learn {SPELLS[second][0]}", seen["version"])
    people[first].act(f"learn {SPELLS[first][3]}", people[first].scene()["version"])
    for spell in SPELLS[second][1:]:
        people[second].act(f"learn {spell}", people[second].scene()["version"])
    for seat, person in people.items():
        assert all(spell in spells(person) for spell in SPELLS[seat])


@pytest.mark.parametrize("first", ["hosar", "demon"])
def test_nobody_learns_by_the_version_that_another_is_through(client: TestClient, first: str) -> None:
    """Also not a player who watches beside their own seat: whether their choices count there, would tell."""
    match, people = choosing(client)
    second = "demon" if first == "hosar" else "hosar"
    watcher = Person(client, match)
    before, open_to_all = people[first].scene()["version"], watcher.scene()
    for seat in (first, second):
        for spell in SPELLS[seat][:3]:
            people[seat].act(f"learn {spell}", people[seat].scene()["version"])
            assert watcher.scene() == open_to_all
        if seat == first:
            people[seat].act(f"learn {SPELLS[seat][3]}", people[seat].scene()["version"])
            assert watcher.scene() == open_to_all
    assert people[first].scene()["version"] == before + 4
    people[second].mark("undo", people[second].scene()["version"])
    assert watcher.scene() == open_to_all
    assert people[first].scene()["version"] == before + 4
    for spell in SPELLS[second][2:]:
        people[second].act(f"learn {spell}", people[second].scene()["version"])
    assert watcher.scene()["version"] == open_to_all["version"] + 1
    assert people[first].scene()["version"] == before + 5


def spells(person: Person) -> str:
    return str(next(panel for panel in person.scene()["panels"] if panel["id"] == "spells")).lower()


@pytest.mark.parametrize("first", ["hosar", "demon"])
def test_each_takes_back_its_own_until_the_last_is_through(client: TestClient, first: str) -> None:
    _, people = choosing(client)
    second = "demon" if first == "hosar" else "hosar"
    for spell in SPELLS[first]:
        people[first].act(f"learn {spell}", people[first].scene()["version"])
    people[second].act(f"learn {SPELLS[second][0]}", people[second].scene()["version"])
    seen = people[second].scene()
    assert people[first].scene()["decision"] is None
    people[first].mark("undo", people[first].scene()["version"])
    assert f"learn {SPELLS[first][3]}" in offered(people[first])
    assert people[second].scene() == seen
    people[second].mark("undo", seen["version"])
    assert f"learn {SPELLS[second][0]}" in offered(people[second])
    people[first].act(f"learn {SPELLS[first][3]}", people[first].scene()["version"])
    for spell in SPELLS[second]:
        people[second].act(f"learn {spell}", people[second].scene()["version"])
    assert all(spell in spells(people[second]) for spell in SPELLS[second])


def offered(person: Person) -> list[str]:
    return [option["action"] for option in person.scene()["decision"]["options"]]


@pytest.mark.parametrize("first", ["hosar", "demon"])
def test_a_restart_in_between_changes_nothing(database: str, first: str) -> None:
    second = "demon" if first == "hosar" else "hosar"
    with serving(database) as client:
        match, people = choosing(client)
        seen = people[second].scene()
        for spell in SPELLS[first][:2]:
            people[first].act(f"learn {spell}", people[first].scene()["version"])
    with serving(database) as client:
        people = {seat: Person(client, match, *person.tokens) for seat, person in people.items()}
        assert people[second].scene() == seen
        people[second].act(f"learn {SPELLS[second][0]}", seen["version"])
        people[first].mark("undo", people[first].scene()["version"])
        left = [*((first, spell) for spell in SPELLS[first][1:]), *((second, spell) for spell in SPELLS[second][1:])]
        for seat, spell in left:
            people[seat].act(f"learn {spell}", people[seat].scene()["version"])
        for seat, person in people.items():
            assert all(spell in spells(person) for spell in SPELLS[seat])
