"""Lantern Fen through the command line, and through a server that is stopped in the middle of secret orders."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from hexarchy import bots, games
from hexarchy.core.records import Record, verify
from lanternfen import GAME
from tests.cli.shell import run, said
from tests.server.house import Json, Person, begin, serving, sit, sqlite
from tests.server.processes import eventually

FOLDER = Path(__file__).parents[2] / "examples" / "lanternfen"
THREE = ("otter", "pike", "swan")


@pytest.fixture(autouse=True)
def brought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(games.VARIABLE, str(FOLDER))


# -- the command line -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_its_rules_are_read(lang: str) -> None:
    assert GAME.wording(lang).side("kingfisher") in run("games", lang=lang).stdout
    assert GAME.rulebook.rule("LF-9", lang).text[:30] in run("rules", "lanternfen", "LF-9", lang=lang).stdout


@pytest.mark.parametrize(("lang", "hand_over"), [("en", "Hand over to"), ("fr", "Passez la main")])
def test_three_share_a_screen(lang: str, hand_over: str, tmp_path: Path) -> None:
    """One after the other orders behind a curtain; then all see what comes of it."""
    path = tmp_path / "match.json"
    orders = ["alone", "keep", "stroke ahead", "stroke ahead", "stroke hold", "seal"]
    typed = [line for _ in range(3) for line in ("", *orders)]
    told = said("play", "lanternfen", "--seed", "1", "--save", str(path), typed=[*typed, "", "quit"], lang=lang)
    assert told.count(hand_over) >= 3
    record = Record.load(path)
    assert record.replay(GAME).view(None)["turn"] == 2
    assert verify(record, GAME).sound
    assert GAME.wording(lang).event("rows", {"side": "otter", "from": "0202", "to": "0404"})[:6] in told


def test_bots_play_it_out_with_three_and_with_eight(tmp_path: Path) -> None:
    assert bots.names(GAME) == ("random",)
    for count in (3, 8):
        told = run("simulate", "lanternfen", "--games", "4", "--jobs", "1", "--bots", ",".join(["random"] * count))
        assert told.exit_code == 0, told.output


def test_a_position_cannot_be_brought() -> None:
    with pytest.raises(ValueError, match="from its beginning"):
        GAME.position({"turn": 2})


# -- the server -------------------------------------------------------------------------------------------------------


def give(person: Person, *actions: str) -> None:
    for action in actions:
        person.act(action, person.scene()["version"])


def options(person: Person) -> list[str]:
    asked = person.scene()["decision"]
    return [option["action"] for option in asked["options"]] if asked else []


def finish(person: Person) -> None:
    """The rest of a seat's orders, mildly."""
    turn = person.scene()["turn"]
    while (offered := options(person)) and person.scene()["turn"] == turn:
        give(person, next(word for word in ("seal", "stroke hold", "keep", "alone") if word in offered))


@pytest.mark.parametrize("seats", [THREE, GAME.seats], ids=["three", "eight"])
def test_a_server_is_stopped_while_orders_are_given(seats: tuple[str, ...], tmp_path: Path) -> None:
    with serving(sqlite(tmp_path)) as client:
        made = begin(client, game="lanternfen", seats=dict.fromkeys(seats, "human"))
        people = sit(client, made)
        give(people["swan"], "pledge otter", "keep", "stroke hold")
        give(people["otter"], "pledge swan", "keep", "stroke ahead", "stroke hold", "stroke hold", "seal")
        planned = barge(people["otter"].scene(), "otter")
    with serving(sqlite(tmp_path)) as client:
        people = sit(client, made)
        assert barge(people["otter"].scene(), "otter") == planned
        assert barge(people["pike"].scene(), "otter") != planned, "nobody else has seen it"
        assert people["otter"].scene()["decision"] is None
        for seat in reversed(seats):
            finish(people[seat])
        for person in people.values():
            scene = person.scene()
            assert scene["turn"] == 2
            assert barge(scene, "otter") == planned
            assert "Otter and Swan are allied." in [line["text"]["en"] for line in scene["log"]]


def barge(scene: Json, seat: str) -> Any:
    return next((stack["hexes"], stack["facing"]) for stack in scene["stacks"] if stack["side"] == seat)


def test_two_people_and_a_bot_play_to_the_end(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path)) as client:
        made = begin(client, game="lanternfen", seats={"otter": "human", "pike": "bot:random", "swan": "human"})
        people = sit(client, made)
        for turn in range(1, 9):
            for person in people.values():
                finish(person)
            eventually(partial(has_gone_beyond, people["otter"], turn))
        results = {str(person.scene()["result"]) for person in people.values()}
        assert len(results) == 1
        told = people["otter"].scene()["result"]
        assert {*told["ranks"]} == {*THREE}
        assert told["text"]["fr"].startswith("La partie est finie")
        assert client.get(f"/api/matches/{made['match']}/verify").json()["verdict"]["good"]


def has_gone_beyond(person: Person, turn: int) -> bool:
    scene = person.scene()
    return scene["turn"] > turn or scene["result"] is not None


def test_what_one_seat_is_sent_tells_nothing_of_anothers_hand(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path)) as client:
        people = sit(client, begin(client, game="lanternfen", seats=dict.fromkeys(THREE, "human")))
        hands = [
            [row["label"]["en"] for panel in person.scene()["panels"] if panel["id"] == "hand" for row in panel["rows"]]
            for person in people.values()
        ]
        assert all(len(hand) == 2 for hand in hands)
        for person, hand in zip(people.values(), hands, strict=True):
            drawn = re.findall(r"You draw (\w+)\.", person.sent[0].decode())
            assert sorted(drawn) == sorted(hand)
        watcher = Person(people["otter"].client, people["otter"].match)
        assert "hand" not in [panel["id"] for panel in watcher.scene()["panels"]]
