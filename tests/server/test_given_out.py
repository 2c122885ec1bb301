"""Records of matches put aside hold the secret of their dice: no die of it falls once a player has been given one."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from hexarchy.core.dice import contribution_commitment
from hexarchy.server.schema import ACTION, Entry, Stored
from hexarchy.server.store import Conflict, Store
from tests.server.house import Json, all_seats, begin, serving, sqlite, written


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """Another process's way to the same database."""
    with closing(Store(sqlite(tmp_path))) as store:
        yield store


def found(store: Store, match: str) -> Stored:
    stored = store.load(match)
    assert stored is not None
    return stored


def give_out(store: Store, match: str) -> None:
    written(store, store.put_aside(match, "no-replay"))
    written(store, store.give_out(match))


def test_a_match_in_memory_goes_on_with_other_dice_once_they_were_given_out(client: TestClient, store: Store) -> None:
    """Another process, with other rules, has put it aside and told a player what will be rolled."""
    made = begin(client)
    person = all_seats(client, made)
    person.answer(person.scene())
    before = found(store, made["match"])
    give_out(store, made["match"])
    scene = person.scene()
    person.answer(scene)
    after = found(store, made["match"])
    assert after.header["dice"][-1]["secret"] != before.header["dice"][-1]["secret"]
    assert (after.version, after.aside, after.given_out) == (scene["version"] + 1, None, False)
    assert person.scene()["commitment"] == after.header["dice"][-1]["commitment"]


def test_nothing_is_appended_to_a_match_that_was_given_out(client: TestClient, store: Store) -> None:
    match = begin(client)["match"]
    give_out(store, match)
    with pytest.raises(Conflict):
        written(store, store.append(match, 0, [Entry("hosar", ACTION, "x")], over=False, bot_due=False))


def test_given_out_while_it_is_taken_up(client: TestClient, store: Store) -> None:
    match = begin(client)["match"]
    written(store, store.put_aside(match, "no-replay"))
    seen = found(store, match)
    written(store, store.give_out(match))
    assert not written(store, store.take_up(seen, seen.header))
    assert found(store, match).given_out


def test_what_another_process_played_by_other_rules_is_no_defect(client: TestClient, store: Store) -> None:
    made = begin(client)
    person = all_seats(client, made)
    person.scene()
    written(store, store.append(made["match"], 0, [Entry("hosar", ACTION, "x")], over=False, bot_due=False))
    app: Any = client.app
    app.app.state.matches.store.shared = True
    told = client.get(f"/api/matches/{made['match']}", headers=person.headers)
    assert (told.status_code, told.json()["title"]) == (409, "put-aside")


@pytest.mark.parametrize("odd", ["0" * 63 + "\n", "\n" + "0" * 63, "0" * 62 + "g0", " " * 64])
@pytest.mark.parametrize("key", ["commitments", "values"])
def test_a_word_about_the_dice_is_hexadecimal_to_its_end(client: TestClient, key: str, odd: str) -> None:
    made = begin(client, dice={"awaited": ["hosar"]})
    person = all_seats(client, made)
    if key == "values":
        digest = contribution_commitment("hosar", b"v" * 32)
        person.post("/dice", {"id": "1", "version": 0, "commitments": {"hosar": digest}})
    assert person.post("/dice", {"id": "2", "version": 0, key: {"hosar": odd}}, 422)["title"] == "bad-body"


def test_a_record_is_gone_on_with_by_dice_that_are_mixed(tmp_path: Path) -> None:
    """Its actions were played with dice of their own, whatever is still to be said about those to come."""
    value = b"v" * 32
    with serving(sqlite(tmp_path)) as client:
        first = all_seats(client, begin(client))
        for _ in range(30):
            first.answer(first.scene())
        first.mark("resign", 30)
        mixing = {"commitments": {"hosar": contribution_commitment("hosar", value)}}
        told = client.post("/api/matches/import", json={"record": first.get("/record"), "dice": mixing})
        assert told.status_code == 201, told.text
    with serving(sqlite(tmp_path)) as client:
        person = all_seats(client, told.json())
        waiting = person.scene()
        assert (waiting["version"], waiting["decision"]) == (31, None)
        person.post("/dice", {"id": "2", "version": 31, "values": {"hosar": value.hex()}})
        assert person.scene()["dice"]["mixed"] == ["hosar"]
        person.answer(person.scene())


@pytest.mark.parametrize("what", [{"action": "place 0811"}, {"actions": ["place 0811", "place 0811"]}, {"rest": "x"}])
def test_nobody_acts_before_the_dice_are_mixed(client: TestClient, what: Json) -> None:
    person = all_seats(client, begin(client, dice={"awaited": ["hosar"]}))
    told = client.post(
        f"/api/matches/{person.match}/actions", json={"id": "1", "version": 0, **what}, headers=person.headers
    )
    assert told.status_code == 409, told.text
    assert person.scene()["version"] == 0


def test_values_told_before_are_not_said_to_be_in_other_dice(client: TestClient, store: Store) -> None:
    value = bytes(range(32))
    made = begin(client, dice={"commitments": {"hosar": contribution_commitment("hosar", value)}})
    person = all_seats(client, made)
    person.post("/dice", {"id": "tell", "version": 0, "values": {"hosar": value.hex()}})
    rng = random.Random(2)
    while not rolled(client, made):
        scene = person.scene()
        person.act(rng.choice(scene["decision"]["options"])["action"], scene["version"])
    assert person.scene()["dice"]["mixed"] == ["hosar"]
    give_out(store, made["match"])
    person.answer(person.scene())
    assert person.scene()["dice"]["mixed"] == []
    assert person.scene()["dice"]["absent"] == ["hosar", "demon"]


def rolled(client: TestClient, made: Json) -> int:
    running = client.portal.call(client.app.app.state.matches.shelf.get, made["match"])  # type: ignore[union-attr, attr-defined]
    return int(running.match.state.rolled)
