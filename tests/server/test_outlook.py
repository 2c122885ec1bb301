"""Who wins: shown of a match that is over, and while it is played where all its people agree."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

from hexarchy import games
from hexarchy.core import outlook
from tests.outlooks import some_turns
from tests.server.house import Json, Person, all_seats, begin, serving, sit

DARK: dict[str, Any] = {"game": "dark_emperor", "seats": {"necromancer": "human", "kingdoms": "human"}}


def say(person: Person, show: bool, status: int = 200) -> Json:
    body = {"id": f"o{len(person.sent)}", "version": person.scene()["version"], "show": show}
    found: Json = person.post("/outlook", body, status)
    return found


def talk(person: Person) -> Json:
    found: Json = person.scene()["outlook"]
    return found


def last(person: Person) -> str:
    return str(person.scene()["log"][-1]["key"])


def table(client: TestClient, **more: Any) -> tuple[Person, Person, Person]:
    made = begin(client, **{**DARK, **more})
    people = sit(client, made)
    return people["necromancer"], people["kingdoms"], Person(client, made["match"])


def test_nothing_is_shown_while_nobody_has_agreed(database: str) -> None:
    with serving(database) as client:
        for person in (people := table(client)):
            assert person.get("/outlook", 403)["title"] == "not-agreed"
        assert [talk(person)["may_ask"] for person in people] == [True, True, False]
        assert not talk(people[0])["shown"]


def test_one_asks_the_other_agrees_and_all_see_it(database: str) -> None:
    with serving(database) as client:
        one, other, watcher = table(client)
        say(one, True)
        assert last(watcher) == "outlook-asked"
        assert talk(one) == {"shown": False, "by": ["necromancer"], "answer": False, "may_ask": False}
        assert talk(other) == {"shown": False, "by": ["necromancer"], "answer": True, "may_ask": False}
        one.get("/outlook", 403)
        say(other, True)
        assert last(watcher) == "outlook-open"
        for person in (one, other, watcher):
            assert talk(person) == {"shown": True, "by": [], "answer": False, "may_ask": False}
            (point, *_) = person.get("/outlook")["points"]
            assert (point["n"], point["turn"]) == (0, 1)
            assert sum(chance for chance, _, _ in point["chances"].values()) == pytest.approx(1, abs=0.002)
            assert all(low <= chance <= high for chance, low, high in point["chances"].values())
    with serving(database) as client:  # and it is still so when the match is played again from the disk
        again = Person(client, one.match, *one.tokens)
        assert talk(again)["shown"]
        assert again.get("/outlook") == Person(client, one.match).get("/outlook")


def test_who_refuses_is_not_asked_again_and_may_think_better_of_it(database: str) -> None:
    with serving(database) as client:
        one, other, _ = table(client)
        say(one, True)
        say(other, False)
        assert last(one) == "outlook-no"
        assert say(one, True, 409)["title"] == "no-outlook"
        assert not talk(one)["may_ask"]
        assert talk(other)["may_ask"]
        say(other, True)
        assert talk(one)["answer"]
        say(one, True)
        assert talk(one)["shown"]


def test_any_player_ends_it(database: str) -> None:
    with serving(database) as client:
        one, other, watcher = table(client)
        say(one, True)
        say(other, True)
        say(other, False)
        assert last(one) == "outlook-closed"
        for person in (one, other, watcher):
            person.get("/outlook", 403)
        say(other, False, 409)


def test_a_match_can_be_made_with_it_and_all_are_told(database: str) -> None:
    with serving(database) as client:
        one, other, watcher = table(client, outlook=True)
        assert [line["key"] for line in watcher.scene()["log"]].count("outlook-begun") == 1
        watcher.get("/outlook")
        say(one, False)
        other.get("/outlook", 403)


def test_bots_are_not_asked(database: str) -> None:
    with serving(database) as client:
        made = begin(client, game="dark_emperor", seats={"necromancer": "human", "kingdoms": "bot:captain"})
        person = all_seats(client, made)
        say(person, True)
        assert talk(person)["shown"]


def test_who_plays_both_sides_agrees_for_both(database: str) -> None:
    with serving(database) as client:
        made = begin(client, **DARK)
        both = all_seats(client, made)
        say(both, True)
        assert talk(both)["shown"]


def test_a_seat_that_goes_to_another_person_has_not_agreed(database: str) -> None:
    with serving(database) as client:
        made = begin(client, **DARK, outlook=True)
        host = Person(client, made["match"], *made["tokens"].values(), made["host"])
        host.get("/outlook")
        host.post("/seats", {"id": "h", "seat": "kingdoms", "to": "link"})
        Person(client, made["match"]).get("/outlook", 403)


def test_a_no_goes_with_the_player_who_said_it(database: str) -> None:
    with serving(database) as client:
        made = begin(client, **DARK)
        one, other = sit(client, made).values()
        say(one, True)
        say(other, False)
        assert say(one, True, 409)["title"] == "no-outlook"
        host = Person(client, made["match"], made["tokens"]["kingdoms"], made["host"])
        host.post("/seats", {"id": "h", "seat": "kingdoms", "to": "bot:captain"})
        assert talk(one)["may_ask"]
        say(one, True)
        assert talk(one)["shown"]


def test_a_yes_makes_nobodys_answer_late(database: str) -> None:
    with serving(database) as client:
        one, other, _ = table(client)
        scene = one.scene()
        say(other, True)
        one.act(scene["decision"]["options"][0]["action"], scene["version"])


def test_spectators_and_strangers_say_nothing(database: str) -> None:
    with serving(database) as client:
        _, _, watcher = table(client)
        watcher.post("/outlook", {"id": "x", "version": 0, "show": True}, 401)


def test_a_game_of_which_nothing_is_known_has_no_graph(database: str) -> None:
    with serving(database) as client:
        made = begin(client, scenario="long")
        person = all_seats(client, made)
        assert "outlook" not in person.scene()
        assert say(person, True, 409)["title"] == "no-outlook"
        person.get("/outlook", 404)


def test_a_match_that_is_over_shows_every_turn_and_the_end_is_certain(database: str) -> None:
    record = some_turns("dark_emperor", 3)
    turns = [point.turn for point in outlook.course(games.game("dark_emperor"), record)]
    with serving(database) as client:
        made = client.post("/api/matches/import", json={"record": record.to_json()}).json()
        both = all_seats(client, made)
        both.get("/outlook", 403)
        both.mark("resign", both.scene()["version"])
        watcher = Person(client, made["match"])
        points = watcher.get("/outlook")["points"]
        assert [point["turn"] for point in points] == [*turns, turns[-1]]
        assert sorted(chance for chance, _, _ in points[-1]["chances"].values()) == [0, 0, 1]
        assert points[-1]["n"] == watcher.scene()["version"]
        for point in points:
            assert watcher.get(f"/at/{point['n']}")["turn"] == point["turn"]
