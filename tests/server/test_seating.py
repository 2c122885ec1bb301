"""Who sits where: seats handed over by the host, taken back by their person, and links that are replaced."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from tests.server.house import Json, Person, begin, mild, serving, sit, sqlite
from tests.server.processes import eventually


class Table:
    """Two people, one of them the host."""

    def __init__(self, client: TestClient, **body: Any) -> None:
        self.client = client
        self.made = begin(client, **body)
        self.people = sit(client, self.made)
        self.host = self.person(self.made["tokens"]["hosar"], self.made["host"])

    def person(self, *tokens: str) -> Person:
        return Person(self.client, self.made["match"], *tokens)

    def hand(self, to: str, seat: str = "demon", status: int = 200, by: Person | None = None, id: str = "h") -> Json:
        found: Json = (by or self.host).post("/seats", {"id": id, "seat": seat, "to": to}, status)
        return found


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    """Nobody is waited for who has gone."""
    with serving(sqlite(tmp_path), away_seconds=0) as client:
        yield Table(client)


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[Table]:
    with serving(sqlite(tmp_path)) as client:
        yield Table(client)


def keys(scene: Json) -> list[str]:
    return [line["key"] for line in scene["log"]]


@contextmanager
def connected(person: Person, **hello: Any) -> Iterator[WebSocketTestSession]:
    with person.client.websocket_connect(f"/api/matches/{person.match}/live") as socket:
        socket.send_json({"token": ",".join(person.tokens), **hello})
        yield socket


# -- who may --------------------------------------------------------------------------------------------------------


def test_only_the_host_hands_a_seat_over(table: Table) -> None:
    for tokens in ((), (table.made["tokens"]["hosar"],), (table.made["tokens"]["demon"],)):
        told = table.hand("bot:captain", status=401, by=table.person(*tokens))
        assert told["title"] == "no-host"
    assert table.hand("bot:captain", status=401, by=table.person("not a token"))["title"] == "unknown-token"
    assert keys(table.host.scene()) == keys(table.people["demon"].scene())
    assert "seat-to-bot" not in keys(table.host.scene())


def test_a_host_without_a_seat_hands_over_and_watches(table: Table) -> None:
    host = table.person(table.made["host"])
    assert host.scene()["seat"] is None
    table.hand("bot:captain", by=host)
    assert host.scene()["players"]["demon"]["bot"] == "captain"
    host.act("pass", 0, 401)


@pytest.mark.parametrize(
    "to", ["bot:nobody", "human", "", "bot:", "bot:tutor:battle", "link abc", "bot:captain:near=1"]
)
def test_a_seat_goes_to_nobody_unknown(table: Table, to: str) -> None:
    assert table.hand(to, status=422)["title"] == "bad-seats"


def test_there_is_no_such_seat(table: Table) -> None:
    assert table.hand("link", seat="emperor", status=404)["title"] == "no-such-seat"


def test_dice_written_down_beforehand_are_for_one_person_and_have_no_host(client: TestClient) -> None:
    stacks = '[stacks.hosar]\n1004 = ["da_knights"]\n[stacks.demon]\n1004 = ["er_cavalry"]\n'
    position = f'step = "battles"\ndice = [1, 2]\n{stacks}'
    made = client.post("/api/matches/import", json={"position": position, "game": "demonlord"}).json()
    assert made["host"] is None


# -- a seat in use --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("to", ["link", "bot:captain", "bot:absent"])
def test_a_person_who_was_there_a_moment_ago_keeps_their_seat(patient: Table, to: str) -> None:
    patient.people["demon"].scene()
    told = patient.hand(to, status=409)
    assert told["title"] == "seat-in-use"
    assert patient.people["demon"].scene()["players"]["demon"]["bot"] is None


def test_a_connected_person_keeps_their_seat_however_long_they_think(table: Table) -> None:
    with connected(table.people["demon"]) as live:
        live.receive_json()
        assert table.hand("link", status=409)["title"] == "seat-in-use"
    body = {"id": "again", "seat": "demon", "to": "bot:absent"}
    path = f"/api/matches/{table.made['match']}/seats"
    eventually(lambda: table.client.post(path, json=body, headers=table.host.headers).status_code == 200, "a free seat")


def test_a_seat_nobody_has_come_to_is_free_at_once(patient: Table) -> None:
    assert patient.host.get("/players") == {"away": {"hosar": None, "demon": None}, "host": True, "patience": 300}
    patient.hand("link")


def test_the_host_hands_over_their_own_seat_at_any_time(patient: Table) -> None:
    patient.host.scene()
    patient.hand("bot:captain", seat="hosar")


# -- to a bot, and back ---------------------------------------------------------------------------------------------


def test_a_bot_plays_on_and_everybody_is_told(table: Table) -> None:
    table.hand("bot:captain", seat="hosar")
    table.hand("bot:absent", seat="demon", id="i")
    for person in (table.host, table.people["demon"], table.person()):
        assert {"seat-to-bot", "seat-to-rules"} <= set(keys(person.scene()))
    eventually(lambda: table.host.scene()["version"] > 3, "answers")
    assert table.host.scene()["players"]["demon"] == {"bot": "absent", "side": "demon", "out": False}


def test_a_person_takes_back_the_seat_that_was_handed_to_a_bot(table: Table) -> None:
    demon = table.people["demon"]
    table.hand("bot:absent")
    scene = demon.scene()
    assert scene["decision"] is None
    assert scene["commands"] == []
    assert demon.act("pass", scene["version"], 409)["title"] == "handed-over"
    assert table.hand("back", status=401, by=table.person(table.made["tokens"]["hosar"]), id="x")["title"] == "no-seat"
    assert table.hand("back", status=401, by=table.host, id="y")["title"] == "no-seat"
    table.hand("back", by=demon, id="b")
    assert demon.scene()["players"]["demon"]["bot"] is None
    assert keys(table.host.scene())[-1] == "seat-taken-back"
    assert table.hand("back", status=409, by=demon, id="c")["title"] == "not-handed-over"


def test_nobody_is_late_because_a_seat_was_handed_over(table: Table) -> None:
    both = table.person(*table.made["tokens"].values())
    scene = both.scene()
    other = next(seat for seat in table.people if seat != scene["seat"])
    table.hand("bot:absent", seat=other)
    table.people[scene["seat"]].act(mild(scene), scene["version"])


def test_the_same_request_again_is_answered_again(table: Table) -> None:
    first = table.hand("link")
    assert table.hand("link") == first
    assert table.hand("bot:absent", status=409)["title"] == "id-used"
    assert keys(table.host.scene()).count("seat-to-person") == 1


# -- by a new link --------------------------------------------------------------------------------------------------


def test_a_link_that_was_replaced_opens_nothing_any_more(table: Table) -> None:
    old = table.people["demon"]
    new = table.person(table.hand("link")["token"])
    assert new.scene()["seats"] == ["demon"]
    for refused in (old.get(status=401), old.act("pass", 0, 401), table.hand("back", status=401, by=old, id="b")):
        assert (refused["title"], refused["unknown"]) == ("token-replaced", [0])
    both = table.person(table.made["tokens"]["hosar"], table.made["tokens"]["demon"])
    assert both.get(status=401)["unknown"] == [1]
    assert keys(table.host.scene())[-1] == "seat-to-person"


def test_a_connection_by_a_link_that_was_replaced_is_closed(table: Table) -> None:
    """Its own holder does it: nobody else could while they are connected."""
    with connected(table.host) as live:
        live.receive_json()
        table.hand("link", seat="hosar")
        with pytest.raises(WebSocketDisconnect) as closed:
            live.receive_json()
    assert (closed.value.code, closed.value.reason) == (1008, "token-replaced")


def test_hands_and_links_last_over_a_restart(database: str) -> None:
    with serving(database, away_seconds=0) as client:
        table = Table(client)
        token = table.hand("link")["token"]
        table.hand("bot:absent", seat="hosar", id="i")
    with serving(database, away_seconds=0) as client:
        match = table.made["match"]
        assert Person(client, match, token).scene()["seats"] == ["demon"]
        assert Person(client, match, *table.people["demon"].tokens).get(status=401)["title"] == "token-replaced"
        hosar = Person(client, match, *table.people["hosar"].tokens)
        assert hosar.scene()["players"]["hosar"]["bot"] == "absent"
        assert hosar.post("/seats", {"id": "b", "seat": "hosar", "to": "back"})["token"] is None


# -- who is here ----------------------------------------------------------------------------------------------------


def test_those_who_want_to_know_are_told_who_comes_and_goes(table: Table) -> None:
    with connected(table.host, players=True, since=table.host.scene()["version"]) as live:
        assert live.receive_json()["players"]["away"]["demon"] is None
        with connected(table.people["demon"]):
            while (told := live.receive_json()["players"])["away"]["demon"] is None:
                assert told["host"]
            assert told["away"]["demon"] == 0
        assert live.receive_json()["players"]["away"]["demon"] >= 1  # at once, and not for a second still here


def test_nobody_but_the_host_is_called_the_host(table: Table) -> None:
    assert not table.people["hosar"].get("/players")["host"]
    assert not table.person().get("/players")["host"]
