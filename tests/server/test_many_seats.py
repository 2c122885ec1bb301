"""Matches of more than two: people and bots in any seat, who agrees to take back, and what those out of play learn."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from hexarchy import games
from hexarchy.core.records import Record
from hexarchy.server import catalogue
from tests.browser.house import ROOT
from tests.server.house import Json, Person, begin, serving, sit, sqlite
from tests.server.processes import eventually

ALL = ("otter", "heron", "toad", "pike", "swan", "newt", "eel", "kingfisher")
MILD = ("alone", "keep", "stroke hold", "seal")


@pytest.fixture(autouse=True)
def fen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(games.VARIABLE, str(ROOT / "examples" / "lanternfen"))


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with serving(sqlite(tmp_path), away_seconds=0) as client:
        yield client


class Table:
    """People at some seats, bots at the others."""

    def __init__(self, client: TestClient, *people: str, bots: tuple[str, ...] = (), bot: str = "bot:random") -> None:
        self.client = client
        self.made = begin(client, game="lanternfen", seats=dict.fromkeys(people, "human") | dict.fromkeys(bots, bot))
        self.people = sit(client, self.made)
        self.host = Person(client, self.made["match"], self.made["host"])
        self.watcher = Person(client, self.made["match"])

    def orders(self, seat: str) -> None:
        """All orders of one seat for this turn."""
        person = self.people[seat]
        turn = person.scene()["turn"]
        while (scene := person.scene())["decision"] and scene["turn"] == turn and not scene["result"]:
            options = [option["action"] for option in scene["decision"]["options"]]
            person.act(next((word for word in MILD if word in options), options[-1]), scene["version"])

    def turn(self) -> None:
        for seat, person in self.people.items():
            if person.scene()["decision"]:
                self.orders(seat)

    def resign(self, seat: str) -> None:
        person = self.people[seat]
        person.mark("resign", person.scene()["version"])


def post(person: Person, path: str, status: int = 200, **body: Any) -> Json:
    found: Json = person.post(
        path, {"id": f"p{len(person.sent)}", "version": person.scene()["version"], **body}, status
    )
    return found


def test_the_lobby_is_told_how_many_can_play_and_their_emblems() -> None:
    told = catalogue.told(games.game("lanternfen"))
    assert [*told.scenarios[0].players] == [3, 8]
    assert len({seat.emblem for seat in told.seats}) == 8
    assert [seat.side for seat in told.seats] == list(ALL)
    assert [seat.emblem for seat in catalogue.told(games.game("demonlord")).seats] == ["cross", "triangle"]


@pytest.mark.parametrize("count", [3, 8])
def test_people_and_bots_play_in_any_seat(client: TestClient, count: int) -> None:
    table = Table(client, ALL[count - 1], bots=ALL[: count - 1])
    assert list(table.watcher.scene()["players"]) == list(ALL[:count])
    table.orders(ALL[count - 1])
    eventually(lambda: table.watcher.scene()["turn"] == 2, "the second turn")


@pytest.mark.parametrize("count", [3, 5, 8])
def test_a_state_that_is_written_and_read_has_all_its_seats(count: int) -> None:
    game = games.game("lanternfen")
    state = game.new(seats=ALL[:count])
    assert game.from_json(state.to_json()).setting.seats == ALL[:count]
    assert Record.begin(game, seats=ALL[:count]).replay(game).setting.seats == ALL[:count]


@pytest.mark.parametrize("count", [1, 2, 9])
def test_too_few_or_too_many_cannot_play(client: TestClient, count: int) -> None:
    seats = dict.fromkeys((*ALL, "badger")[:count], "human")
    begin(client, 422, game="lanternfen", seats=seats)


def test_all_nine_tokens_of_one_screen_are_taken(client: TestClient) -> None:
    table = Table(client, *ALL)
    everyone = Person(client, table.made["match"], *table.made["tokens"].values(), table.made["host"])
    assert everyone.scene()["seats"] == list(ALL)


# -- taking back ----------------------------------------------------------------------------------------------------


def cut(table: Table, seat: str) -> None:
    """Play until a seat must ask to take its last action back."""
    table.turn()
    eventually(lambda: table.people[seat].scene()["can_ask_undo"], "something to ask for")


def test_all_people_must_agree_to_take_back(client: TestClient) -> None:
    table = Table(client, "otter", "heron", "toad")
    cut(table, "otter")
    turn = table.watcher.scene()["turn"]
    post(table.people["otter"], "/undo", ask=True)
    post(table.people["heron"], "/undo/answer", grant=True)
    assert table.watcher.scene()["turn"] == turn
    assert not table.people["heron"].scene()["undo"]["answer"]
    post(table.people["toad"], "/undo/answer", grant=True)
    assert table.watcher.scene()["turn"] == turn - 1


def test_a_bot_is_not_asked(client: TestClient) -> None:
    table = Table(client, "otter", "heron", bots=("toad",))
    cut(table, "otter")
    turn = table.watcher.scene()["turn"]
    post(table.people["otter"], "/undo", ask=True)
    post(table.people["heron"], "/undo/answer", grant=True)
    scene = table.watcher.scene()
    assert "undo-done" in {line["key"].removesuffix("-dice") for line in scene["log"]}
    assert scene["turn"] <= turn


def test_a_seat_that_was_handed_over_is_not_asked(client: TestClient) -> None:
    table = Table(client, "otter", "heron", "toad")
    cut(table, "otter")
    table.host.post("/seats", {"id": "h", "seat": "toad", "to": "bot:absent"})
    post(table.people["otter"], "/undo", ask=True)
    assert not table.people["toad"].scene()["undo"]["answer"]
    post(table.people["heron"], "/undo/answer", grant=True)
    assert table.watcher.scene()["undo"] is None


def test_those_who_are_out_of_play_are_not_asked(client: TestClient) -> None:
    table = Table(client, "otter", "heron", "toad", "pike")
    table.resign("pike")
    cut(table, "otter")
    post(table.people["otter"], "/undo", ask=True)
    assert not table.people["pike"].scene()["undo"]["answer"]
    for seat in ("heron", "toad"):
        post(table.people[seat], "/undo/answer", grant=True)
    assert table.watcher.scene()["undo"] is None


def test_alone_among_bots_nobody_can_agree(client: TestClient) -> None:
    table = Table(client, "otter", bots=("heron", "toad"))
    table.orders("otter")
    eventually(lambda: table.watcher.scene()["turn"] == 2, "the second turn")
    assert not table.people["otter"].scene()["can_ask_undo"]


def test_what_was_taken_back_stays_so_where_the_rules_are_gone(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The record of a match that is put aside is read off its entries alone: who was asked, they must tell."""
    table = Table(client, "otter", "heron", "toad", "pike")
    table.resign("pike")
    cut(table, "otter")
    post(table.people["otter"], "/undo", ask=True)
    for seat in ("heron", "toad"):
        post(table.people[seat], "/undo/answer", grant=True)
    portal, app = client.portal, client.app.app  # type: ignore[attr-defined]
    assert portal is not None
    matches = app.state.matches
    stands = portal.call(matches.shelf.get, table.made["match"]).match.record.actions
    monkeypatch.delenv(games.VARIABLE)
    monkeypatch.setattr(games, "_taken", {})
    matches.shelf.drop([table.made["match"]])
    record = table.people["otter"].get("/record")
    assert record["actions"] == [" ".join(entry) for entry in stands]
    assert ("pike", "resign") in stands


# -- out of play, and watching ----------------------------------------------------------------------------------------


def test_a_player_who_is_out_goes_on_watching_and_learns_nothing_hidden(client: TestClient) -> None:
    table = Table(client, "otter", "heron", "toad", "pike")
    table.resign("pike")
    table.turn()
    out, watcher = table.people["pike"].scene(), table.watcher.scene()
    assert out["players"]["pike"]["out"]
    assert out["decision"] is None
    private = {line["key"] for line in table.people["otter"].scene()["log"]} - {line["key"] for line in watcher["log"]}
    assert "draws" in private
    late = [line for line in out["log"] if line["n"] > 1]
    assert not private & {line["key"] for line in late}
    assert (out["stacks"], out["marks"], out["panels"]) == (watcher["stacks"], watcher["marks"], watcher["panels"])


def test_a_spectator_is_told_no_sealed_orders(client: TestClient) -> None:
    table = Table(client, "otter", "heron", "toad")
    before = table.watcher.scene()
    table.orders("otter")
    assert table.watcher.scene() == before
    assert table.people["heron"].scene()["version"] == table.people["toad"].scene()["version"] == before["version"]


def test_a_match_goes_on_without_those_who_give_up_and_ends_with_ranks(client: TestClient) -> None:
    table = Table(client, "otter", "heron", "toad", "pike")
    for seat in ("pike", "toad", "heron"):
        table.resign(seat)
    result = table.watcher.scene()["result"]
    assert result["ranks"] == {"otter": 1, "heron": 2, "toad": 3, "pike": 4}
    assert result["winners"] == ["otter"]


def test_the_rules_answer_for_those_who_are_away_to_the_end(client: TestClient) -> None:
    table = Table(client, "otter", "heron", "toad")
    for seat in ("otter", "heron"):
        table.host.post("/seats", {"id": "h", "seat": seat, "to": "bot:absent"})
    last = {"id": "h", "seat": "toad", "to": "bot:absent"}
    assert table.host.post("/seats", last, 409)["title"] == "nobody-plays"  # for whom, and for how long?
    table.host.post("/seats", {**last, "to": "bot:random"})
    result = eventually(lambda: table.watcher.scene()["result"], "the end")
    assert set(result["ranks"]) == {"otter", "heron", "toad"}
