"""Two seats choose in several steps at once: neither is late for the other's choices, nor sees anything of them."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from tests.server.house import Person, begin, mild, serving, sit

SPELLS = {"hosar": ("vision", "cloak", "earthpit", "spellgate"), "demon": ("vision", "darkness", "necromon", "cloak")}


def choosing(client: TestClient) -> tuple[str, dict[str, Person]]:
    """Each is about to choose four spells."""
    made = begin(client, options={"reduced_chance": True})
    both = Person(client, made["match"], *made["tokens"].values())
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
        known = str(next(panel for panel in person.scene()["panels"] if panel["id"] == "spells"))
        assert all(spell in known.lower() for spell in SPELLS[seat])


def test_a_restart_in_between_changes_nothing(database: str) -> None:
    with serving(database) as client:
        match, people = choosing(client)
        seen = people["demon"].scene()
        people["hosar"].act("learn vision", seen["version"])
    with serving(database) as client:
        demon = Person(client, match, *people["demon"].tokens)
        demon.act("learn necromon", seen["version"])
        assert demon.scene()["decision"]["key"] == "spell-choice"
