"""Dice that were known before any of them had fallen: others fall, and nobody calls those mixed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from hexarchy.core.dice import contribution_commitment
from hexarchy.server import backup, restore
from hexarchy.server.ledger import Ledger
from hexarchy.server.schema import Stored
from hexarchy.server.store import Store
from tests.server.house import Json, Person, all_seats, begin, serving, sqlite

VALUE = bytes(range(32))
PROMISED = contribution_commitment("hosar", VALUE)
LISTS: Json = {"game": "demonworld", "scenario": "open_field", "options": {"level": "standard"}}


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """Another process's way to the same database."""
    with closing(Store(sqlite(tmp_path))) as store:
        yield store


def found(store: Store, made: Json) -> Stored:
    stored = store.load(made["match"])
    assert stored is not None
    return stored


def commit(person: Person) -> None:
    person.post("/dice", {"id": "commit", "version": 0, "commitments": {"hosar": PROMISED}})


def tell(person: Person) -> None:
    person.post("/dice", {"id": "tell", "version": 1, "values": {"hosar": VALUE.hex()}})


BEFORE: dict[str, tuple[Callable[[Person], None], ...]] = {"nothing": (), "promises": (commit,), "all": (commit, tell)}


@pytest.mark.parametrize("said", BEFORE)
def test_values_told_after_a_backup_do_not_make_the_same_dice_again(tmp_path: Path, store: Store, said: str) -> None:
    """They were seen to fall; and who told their value once can be held to it, but not call it a secret."""
    with serving(sqlite(tmp_path)) as client:
        made = begin(client, dice={"awaited": ["hosar"]})
        person = all_seats(client, made)
        for word in BEFORE[said]:
            word(person)
        backup.write(store.engine, path := tmp_path / "b.gz", lambda total: lambda done: None)
        for word in (commit, tell)[len(BEFORE[said]) :]:
            word(person)
        assert person.scene()["dice"]["mixed"] == ["hosar"]
    before = found(store, made)
    with path.open("rb") as file:
        restore.restore(store.engine, file, lambda done: None, replace=True)
    with serving(sqlite(tmp_path)) as client:
        person = all_seats(client, made)
        scene = person.scene()
        after = found(store, made)
        assert after.header["dice"][0]["secret"] != before.header["dice"][0]["secret"]
        assert scene["commitment"] == after.header["dice"][0]["commitment"] != made["commitment"]
        assert (scene["dice"]["gathering"], scene["dice"]["mixed"]) == (None, [])
        assert scene["dice"]["absent"] == ["hosar", "demon"]
        person.answer(scene)
    with serving(sqlite(tmp_path)) as client:
        person = all_seats(client, made)
        scene = person.scene()
        assert scene["version"] == len(BEFORE[said]) + 1
        person.mark("resign", scene["version"])
        assert person.get("/verify")["verdict"]["good"]
        again = Person(client, person.post("/rematch", {})["match"], *made["tokens"].values())
        assert again.scene()["dice"]["gathering"]["awaited"] == ["demon", "hosar"]


def test_mixed_dice_that_were_given_out_before_they_fell_are_mixed_no_more(tmp_path: Path, store: Store) -> None:
    with serving(sqlite(tmp_path)) as client:
        made = begin(client, dice={"awaited": ["hosar"]})
        person = all_seats(client, made)
        commit(person)
        tell(person)
        Ledger(store).put_aside(made["match"])
    with serving(sqlite(tmp_path)) as client:
        assert all_seats(client, made).get("/record")["dice"][0]["secret"]
        Ledger(store).take_up(made["match"])
    with serving(sqlite(tmp_path)) as client:
        scene = all_seats(client, made).scene()
        assert scene["commitment"] != made["commitment"]
        assert scene["dice"]["mixed"] == []
        all_seats(client, made).answer(scene)


def test_a_record_without_the_secret_leaves_the_dice_as_they_were_promised(tmp_path: Path, store: Store) -> None:
    """Before they are mixed it is in no record."""
    with serving(sqlite(tmp_path)) as client:
        made = begin(client, dice={"awaited": ["hosar"]})
        Ledger(store).put_aside(made["match"])
    with serving(sqlite(tmp_path)) as client:
        assert "secret" not in all_seats(client, made).get("/record")["dice"][0]
        assert not found(store, made).given_out
        Ledger(store).take_up(made["match"])
    with serving(sqlite(tmp_path)) as client:
        person = all_seats(client, made)
        commit(person)
        tell(person)
        assert person.scene()["dice"]["mixed"] == ["hosar"]
        assert person.scene()["commitment"] == made["commitment"]


def test_a_match_that_waits_for_lists_has_rolled_nothing(tmp_path: Path, store: Store) -> None:
    """What stands in for it until then has; those dice are known to who took the record along."""
    with serving(sqlite(tmp_path)) as client:
        made = begin(client, **LISTS, seats={"orcs": "human", "empire": "human"})
        Ledger(store).put_aside(made["match"])
    with serving(sqlite(tmp_path)) as client:
        told = all_seats(client, made).get("/record")["dice"][0]
        Ledger(store).take_up(made["match"])
    with serving(sqlite(tmp_path)) as client:
        assert all_seats(client, made).scene()["muster"]
    (now,) = found(store, made).header["dice"]
    assert now["from"] == 0
    assert now["secret"] != told["secret"]
