"""What an operator does behind a server's back: it notices, serves nothing old from memory, and tells the players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from hexarchy.server.generation import MOST_NAMED, Generation, move_on
from hexarchy.server.ledger import Ledger, Wanted
from hexarchy.server.store import Store
from tests.server.house import Person, all_seats, begin, mild, serving
from tests.server.processes import eventually


@pytest.fixture(autouse=True)
def look_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hexarchy.server.generation.LOOK_SECONDS", 0.02)


@pytest.fixture
def ledger(database: str) -> Iterator[Ledger]:
    store = Store(database)
    store.migrate()
    yield Ledger(store)
    store.close()


def told(person: Person) -> Any:
    """The scene, or why there is none."""
    return person.client.get(f"/api/matches/{person.match}", headers=person.headers).json()


def test_match_is_put_aside_and_taken_up(database: str, ledger: Ledger) -> None:
    with serving(database) as client:
        made, other = begin(client), begin(client)
        both = all_seats(client, made)
        both.answer(both.scene())
        with client.websocket_connect(f"/api/matches/{made['match']}/live") as watching:
            watching.send_json({"token": None, "since": 1})
            ledger.put_aside(made["match"])
            closed = watching.receive()
        assert (closed["code"], closed["reason"]) == (1008, "put-aside")
        scene = eventually(lambda: (found := told(both)).get("aside") and found, "being aside")
        assert scene["aside"]["why"] == "operator"
        assert "operator" in scene["aside"]["text"]["en"]
        assert "administrateur" in scene["aside"]["text"]["fr"]
        assert (scene["version"], scene["decision"]) == (1, None)  # the last they saw, though it was just played
        assert both.act("pass", 1, 409)["title"] == "put-aside"
        assert len(client.app.app.state.matches.shelf) == 1, "others stay in memory"  # type: ignore[attr-defined]
        assert Person(client, other["match"]).scene()["version"] == 0
    with serving(database) as client:  # and it is not taken up by itself
        both.client = client
        assert told(both)["aside"]["why"] == "operator"
        ledger.take_up(made["match"])
        scene = eventually(lambda: (found := told(both)).get("decision") and found, "going on")
        assert both.answer(scene) == 2


def test_dice_that_were_given_out_are_not_rolled_on(database: str, ledger: Ledger) -> None:
    with serving(database) as client:
        made = begin(client)
        both = all_seats(client, made)
        before = both.scene()["commitment"]
        ledger.put_aside(made["match"])
        eventually(lambda: told(both).get("title") == "put-aside" or told(both).get("aside"), "being aside")
        secret = both.get("/record")["dice"][0]["secret"]
        ledger.take_up(made["match"])
        scene = eventually(lambda: (found := told(both)).get("decision") and found, "going on")
        assert scene["commitment"] != before
        stored = ledger.store.load(made["match"])
        assert stored is not None
        assert not stored.given_out
        assert stored.header["dice"][-1]["secret"] != secret


def test_operator_sees_the_same_in_both_databases(database: str, ledger: Ledger) -> None:
    with serving(database) as client:
        over, bot = begin(client), begin(client, seats={"hosar": "bot:random"})
        Person(client, over["match"], *over["tokens"].values()).mark("resign", 0)
        ledger.put_aside(bot["match"])
        assert {match["id"] for match in ledger.listed(Wanted())} == {over["match"], bot["match"]}
        (found,) = ledger.listed(Wanted("demonlord", running=True, aside=True, untouched=0))
        assert (found["id"], found["people"], found["bots"], found["aside"]) == (bot["match"], 1, 1, "operator")
        stats = ledger.stats()
        assert stats["matches"] == {"demonlord": {"running": 0, "over": 1, "aside": 1}}
        assert (sum(stats["made"].values()), stats["aside"]) == (2, {"operator": 1})
        assert stats["bytes"] > 0
        details = ledger.details(over["match"])
        assert details is not None
        assert (details["over"], details["entries"]) == (True, {"resign": 1})
        assert ledger.details("0" * 16) is None


def test_bots_leave_a_match_alone_that_is_put_aside(database: str, ledger: Ledger) -> None:
    with serving(database) as client:
        person = begin(client, seats={"hosar": "bot:random"})
        ledger.put_aside(person["match"])
        both = Person(client, person["match"], *person["tokens"].values())
        eventually(lambda: told(both).get("title") == "put-aside" or told(both).get("aside"), "being aside")
        assert ledger.store.waiting_for_bots(-1000) == []
        ledger.take_up(person["match"])
        eventually(lambda: told(both).get("decision"), "a question")


def test_deleted_match_is_gone(database: str, ledger: Ledger) -> None:
    with serving(database) as client:
        made, other = begin(client), begin(client)
        both = all_seats(client, made)
        scene = both.scene()
        with client.websocket_connect(f"/api/matches/{made['match']}/live") as watching:
            watching.send_json({"token": None, "since": 0})
            ledger.delete([made["match"]])
            closed = watching.receive()
        assert (closed["code"], closed["reason"]) == (1008, "no-match")
        eventually(lambda: told(both).get("title") == "no-match", "its end")
        assert both.act(mild(scene), 0, 404)["title"] == "no-match"
        assert Person(client, other["match"]).scene()["version"] == 0


def test_what_is_read_while_it_changes_is_read_again(
    database: str, ledger: Ledger, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else what was on its way from the disk would be kept, as it was before."""
    with serving(database) as client:
        made = begin(client)
        matches = client.app.app.state.matches  # type: ignore[attr-defined]
        matches.shelf.drop([made["match"]])
        replay, asked = matches.shelf.replay, 0

        async def slow(stored: Any) -> Any:
            nonlocal asked
            asked += 1
            if asked == 1:
                ledger.put_aside(made["match"])
                matches.shelf.drop([made["match"]])
            return await replay(stored)

        monkeypatch.setattr(matches.shelf, "replay", slow)
        both = all_seats(client, made)
        found = told(both)
        assert found.get("title") == "put-aside" or found["aside"]["why"] == "operator"
        assert asked > 1


def test_generation_names_what_changed() -> None:
    first = Generation.read(None)
    assert Generation.read("1 a b").since(first) == ("a", "b")
    assert Generation.read("1").since(first) is None
    assert Generation.read("2 b").since(first) is None  # what came before is not known


def test_generation_moves_on_however_many_there_are(ledger: Ledger) -> None:
    many = [f"{number:016x}" for number in range(MOST_NAMED + 1)]
    for number, matches in enumerate(([], many[:1], many[:MOST_NAMED], many), start=1):
        with ledger.store.engine.begin() as connection:
            move_on(connection, matches)
        found = Generation.read(ledger.store.setting("generation"))
        assert found == Generation(number, tuple(matches) if len(matches) <= MOST_NAMED else ())
