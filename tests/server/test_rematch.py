"""A rematch: the same match again with everybody one seat on. The old links open it, and nobody learns another's."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from hexarchy.games import VARIABLE
from hexarchy.server.schema import ENTRY, MATCH, REMATCH
from hexarchy.server.store import Store
from hexarchy.server.workshop import Workshop
from tests.browser.house import ROOT
from tests.server.house import Json, Person, begin, serving, sit, sqlite
from tests.server.test_seating import connected

MIXERS = {"awaited": ["hosar", "demon"]}


@pytest.fixture
def table(database: str) -> Iterator[TestClient]:
    with serving(database, away_seconds=0) as client:
        yield client


def give_up(person: Person) -> None:
    person.mark("resign", person.scene()["version"])


def ask(person: Person, status: int = 200) -> Json:
    found: Json = person.post("/rematch", {}, status)
    return found


def at(person: Person, match: str, *tokens: str) -> Person:
    """The same person with the same tokens at another match."""
    return Person(person.client, match, *(tokens or person.tokens))


def test_both_links_open_the_other_seat_of_the_rematch(table: TestClient) -> None:
    people = sit(table, begin(table, scenario="standard", options={"first_move": True}))
    give_up(people["hosar"])
    again = ask(people["hosar"])["match"]
    assert again != people["hosar"].match
    assert at(people["hosar"], again).scene()["seat"] == "demon"
    assert at(people["demon"], again).scene()["seat"] == "hosar"
    old, new = (person.get("/setting") for person in (people["hosar"], at(people["hosar"], again)))
    assert old == new
    at(people["demon"], again).answer(at(people["demon"], again).scene())  # it is played


def test_the_other_is_told_and_nobody_learns_a_token(table: TestClient) -> None:
    made = begin(table)
    people = sit(table, made)
    watcher = Person(table, made["match"])
    give_up(people["hosar"])
    assert "rematch" not in people["demon"].scene() or people["demon"].scene()["rematch"] is None
    with connected(people["demon"]) as socket:
        first = socket.receive_json()["scene"]["version"]
        again = ask(people["hosar"])["match"]
        pushed = socket.receive_json()["scene"]
    assert pushed["version"] == first + 1
    assert pushed["rematch"] == again == watcher.scene()["rematch"]
    assert pushed["log"][-1]["key"] == "rematch"
    told = b"".join([*people["demon"].sent, *watcher.sent, *at(people["demon"], again).sent])
    assert made["tokens"]["hosar"].encode() not in told
    own = b"".join(people["hosar"].sent)
    assert made["tokens"]["demon"].encode() not in own


def test_asking_twice_or_by_the_other_is_the_same_rematch(table: TestClient) -> None:
    people = sit(table, begin(table))
    give_up(people["demon"])
    again = ask(people["hosar"])
    version = people["hosar"].scene()["version"]
    assert ask(people["hosar"]) == ask(people["demon"]) == again
    assert people["hosar"].scene()["version"] == version


def test_bots_and_hosts_move_along(table: TestClient) -> None:
    made = begin(table, seats={"hosar": "human", "demon": "bot:random"})
    [person] = sit(table, made).values()
    give_up(person)
    again = at(person, ask(person)["match"], *person.tokens, made["host"])
    scene = again.scene()
    assert scene["seats"] == ["demon"]
    assert {seat: holder["bot"] for seat, holder in scene["players"].items()} == {"hosar": "random", "demon": None}
    assert again.get("/players")["host"]


def test_dice_that_were_mixed_are_mixed_by_all_again(table: TestClient) -> None:
    made = begin(table, dice=MIXERS)
    people = sit(table, made)
    people["hosar"].mark("dice", 0)  # without anybody: begin
    give_up(people["hosar"])
    again = at(people["hosar"], ask(people["hosar"])["match"])
    gathering = again.scene()["dice"]["gathering"]
    assert gathering["awaited"] == ["demon", "hosar"]
    assert gathering["commit"] == ["demon"]
    assert again.scene()["commitment"] != made["commitment"]


def test_only_those_who_sat_there_ask_and_only_when_it_is_over(table: TestClient) -> None:
    made = begin(table)
    people = sit(table, made)
    assert ask(people["hosar"], 409)["title"] == "not-over"
    give_up(people["hosar"])
    for tokens in ((), (made["host"],)):
        assert ask(Person(table, made["match"], *tokens), 401)["title"] == "no-seat"
    assert ask(Person(table, made["match"], "another"), 401)["title"] == "unknown-token"
    assert ask(Person(table, "0" * 16, *people["hosar"].tokens), 404)["title"] == "no-match"
    assert not people["hosar"].scene().get("rematch")


def test_a_link_that_was_replaced_stays_dead(table: TestClient) -> None:
    made = begin(table)
    people = sit(table, made)
    new = (
        people["hosar"]
        .client.post(
            f"/api/matches/{made['match']}/seats",
            json={"id": "h", "seat": "demon", "to": "link"},
            headers={"authorization": f"Seat {made['tokens']['hosar']},{made['host']}"},
        )
        .json()["token"]
    )
    give_up(people["hosar"])
    again = ask(people["hosar"])["match"]
    at(people["demon"], again).get(status=401)
    assert at(people["demon"], again, new).scene()["seat"] == "hosar"


def test_a_seat_in_other_hands_stays_so_but_that_of_who_asks(table: TestClient) -> None:
    made = begin(table)
    people = sit(table, made)
    host = Person(table, made["match"], made["tokens"]["hosar"], made["host"])
    for seat in ("hosar", "demon"):
        host.post("/seats", {"id": seat, "seat": seat, "to": "bot:random"})
    host.post("/seats", {"id": "back", "seat": "hosar", "to": "back"})
    give_up(people["hosar"])
    host.post("/seats", {"id": "late", "seat": "hosar", "to": "bot:random"}, 409)
    again = at(people["demon"], ask(people["demon"])["match"])
    assert {seat: holder["bot"] for seat, holder in again.scene()["players"].items()} == {"hosar": None, "demon": None}


def test_a_lesson_has_no_rematch(table: TestClient) -> None:
    made = table.post("/api/matches/lesson", json={"game": "demonlord"}).json()
    [person] = sit(table, made).values()
    give_up(person)
    assert ask(person, 409)["title"] == "no-rematch"


def test_a_position_is_played_again_from_the_other_side(table: TestClient) -> None:
    position = (ROOT / "tests/browser/positions/hidden.toml").read_text()
    made = table.post("/api/matches/import", json={"position": position, "game": "demonlord"}).json()
    people = sit(table, made)
    before = people["demon"].scene()["stacks"]
    give_up(people["hosar"])
    again = at(people["hosar"], ask(people["hosar"])["match"])
    assert again.scene()["seat"] == "demon"
    assert again.scene()["stacks"] == before


def test_a_rematch_does_not_wait_for_what_strangers_bring(table: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """It begins from a position that was read before: it is one of our own."""
    position = (ROOT / "tests/browser/positions/hidden.toml").read_text()
    made = table.post("/api/matches/import", json={"position": position, "game": "demonlord"}).json()
    people = sit(table, made)
    give_up(people["hosar"])

    async def endless(*_: object) -> None:
        raise AssertionError("among the strangers")

    monkeypatch.setattr(Workshop, "brought", endless)
    assert ask(people["hosar"])["match"]


def test_what_was_left_half_done_is_gone_on_with(database: str) -> None:
    """The rematch was on the disk, the word of it was not: the server died in between."""
    with serving(database) as client:
        people = sit(client, begin(client))
        give_up(people["hosar"])
        again = ask(people["hosar"])["match"]
    store = Store(database)
    with store.engine.begin() as connection:
        connection.execute(sa.delete(ENTRY).where(ENTRY.c.kind == REMATCH))
        old = sa.update(MATCH).where(MATCH.c.id == people["hosar"].match)
        connection.execute(old.values(version=MATCH.c.version - 1))
    store.close()
    with serving(database) as client:
        person = Person(client, people["demon"].match, *people["demon"].tokens)
        assert not person.scene().get("rematch")
        assert ask(person)["match"] == again


def test_both_ask_at_once_at_two_processes(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(postgres) as one, serving(postgres) as other:
        for _ in range(3):
            made = begin(one)
            people = sit(one, made)
            give_up(people["hosar"])
            late = Person(other, made["match"], made["tokens"]["demon"])
            with ThreadPoolExecutor(2) as both:
                asked = [both.submit(ask, people["hosar"]), both.submit(ask, late)]
                assert len({told.result()["match"] for told in asked}) == 1
            assert [line["key"] for line in late.scene()["log"]].count("rematch") == 1


def test_it_is_known_after_a_restart_and_the_record_is_as_before(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path)) as client:
        people = sit(client, begin(client))
        give_up(people["hosar"])
        record = people["hosar"].get("/record")
        again = ask(people["hosar"])["match"]
        assert people["hosar"].get("/record") == record
    with serving(sqlite(tmp_path)) as client:
        person = Person(client, people["hosar"].match, *people["hosar"].tokens)
        assert person.scene()["rematch"] == again
        assert not person.get(f"/at/{person.scene()['version'] - 1}").get("rematch")
        assert person.get("/verify")["verdict"]["good"]


def test_many_seats_go_round(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, os.fspath(ROOT / "examples" / "lanternfen"))
    with serving(sqlite(tmp_path)) as client:
        seats = {"otter": "human", "heron": "bot:random", "toad": "human"}
        people = sit(client, begin(client, game="lanternfen", seats=seats))
        for person in people.values():
            give_up(person)
        again = ask(people["toad"])["match"]
        assert at(people["otter"], again).scene()["seat"] == "heron"
        assert at(people["toad"], again).scene()["seat"] == "otter"
        assert at(people["toad"], again).scene()["players"]["toad"]["bot"] == "random"
