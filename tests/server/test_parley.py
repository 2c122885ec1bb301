"""What people say to each other beside the game: open or in private, bounded, gone with the match, in no record."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from hexarchy.games import VARIABLE, game
from hexarchy.server import store as books
from hexarchy.server.schema import LONGEST_LINE, MATCH, PARLEY
from hexarchy.server.store import Store
from tests.browser.house import ROOT
from tests.patience import PATIENCE
from tests.server.house import Json, Person, begin, serving, sit


@pytest.fixture
def table(database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    monkeypatch.setenv(VARIABLE, str(ROOT / "examples" / "lanternfen"))
    with serving(database, away_seconds=0) as client:
        yield client


def say(person: Person, text: str, status: int = 200, *, id: str = "", **more: Any) -> Json:
    seat = more.pop("seat", person.scene()["seat"])
    found: Json = person.post("/parley", {"id": id or text[:40] or "x", "seat": seat, "text": text, **more}, status)
    return found


def hears(person: Person) -> list[str]:
    return [line["text"] for line in person.get("/parley")["lines"]]


@pytest.fixture
def people(table: TestClient) -> dict[str, Person]:
    first, second, third, fourth = game("lanternfen").seats[:4]
    seats = {first: "human", second: "human", third: "human", fourth: "bot:random"}
    made = begin(table, game="lanternfen", seats=seats)
    named = dict(zip(("ann", "ben", "cid"), sit(table, made).values(), strict=True))
    return {**named, "watcher": Person(table, made["match"]), "host": Person(table, made["match"], made["host"])}


def seat(person: Person) -> str:
    name: str = person.scene()["seat"]
    return name


def test_what_is_said_openly_everybody_hears(people: dict[str, Person]) -> None:
    assert say(people["ann"], "Truce?")["number"] == 1
    assert say(people["ben"], "Never.")["number"] == 2
    for name in ("ann", "ben", "cid"):
        assert hears(people[name]) == ["Truce?", "Never."]
    assert hears(people["watcher"]) == []  # they are not at the table
    (first, _) = people["cid"].get("/parley")["lines"]
    assert (first["seat"], first["to"]) == (seat(people["ann"]), None)


def test_what_is_said_in_private_two_hear(people: dict[str, Person]) -> None:
    ann, ben = people["ann"], people["ben"]
    say(ann, "Let us turn on the third.", to=seat(ben))
    assert hears(ann) == hears(ben) == ["Let us turn on the third."]
    for name in ("cid", "watcher", "host"):
        people[name].sent.clear()
        assert hears(people[name]) == []
        assert all(b"third" not in sent for sent in people[name].sent)


def test_only_people_are_spoken_to_and_only_for_ones_own_seat(people: dict[str, Person]) -> None:
    ann, bot = people["ann"], game("lanternfen").seats[3]
    assert say(ann, "Hello?", 409, to=bot)["title"] == "nobody-there"
    assert say(ann, "Hello?", 409, to="nobody")["title"] == "nobody-there"
    assert say(ann, "Me?", 409, to=seat(ann))["title"] == "nobody-there"
    assert say(ann, "I am Ben.", 401, seat=seat(people["ben"]))["title"] == "no-seat"
    assert say(people["watcher"], "I only watch.", 401, seat=seat(ann))["title"] == "no-seat"


def test_there_is_nobody_to_talk_to_among_bots_or_at_one_screen(table: TestClient) -> None:
    made = begin(table, seats={"hosar": "human", "demon": "bot:random"})
    assert say(sit(table, made)["hosar"], "Anybody?", 409)["title"] == "nobody-there"
    made = begin(table, seats={"hosar": "human", "demon": "human"})
    both = Person(table, made["match"], *made["tokens"].values())
    assert say(both, "To myself", 409, seat="hosar")["title"] == "nobody-there"


@pytest.mark.parametrize("text", ["", "   ", "a\nb", "\u202eevil", "x" * (LONGEST_LINE + 1), "\x00"])
def test_lines_are_short_and_hide_nothing(people: dict[str, Person], text: str) -> None:
    say(people["ann"], text, 422, id="x")
    assert hears(people["ben"]) == []


def test_markup_is_text(people: dict[str, Person]) -> None:
    said = "<img src=x onerror=alert(1)> & «é» 🏰"
    say(people["ann"], said, id="x")
    assert hears(people["ben"]) == [said]


def test_sent_twice_it_is_said_once(people: dict[str, Person]) -> None:
    assert say(people["ann"], "Once.", id="same") == say(people["ann"], "Once.", id="same")
    assert hears(people["ben"]) == ["Once."]
    assert say(people["ann"], "Other.", 409, id="same")["title"] == "id-used"
    assert say(people["ann"], "Once.", 409, id="same", to=seat(people["ben"]))["title"] == "id-used"


def test_nobody_drowns_the_others(people: dict[str, Person], monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(books.MOST_AT_ONCE):
        say(people["ann"], f"{number}")
    assert say(people["ann"], "and another", 429)["title"] == "too-often"
    say(people["ben"], "others may")
    monkeypatch.setattr(books, "AT_ONCE_SECONDS", 0.0)
    say(people["ann"], "later")
    assert hears(people["cid"])[-1] == "later"


def test_the_oldest_lines_make_room(people: dict[str, Person], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(books, "MOST_AT_ONCE", 100)
    monkeypatch.setattr(books, "MOST_LINES", 3)
    for number in range(5):
        say(people["ann"], f"{number}")
    assert hears(people["ben"]) == ["2", "3", "4"]


def test_it_goes_with_the_match(people: dict[str, Person], database: str) -> None:
    say(people["ann"], "Remember me.")
    store = Store(database)
    with store.engine.begin() as c:
        assert c.execute(sa.select(sa.func.count()).select_from(PARLEY)).scalar_one() == 1
        c.execute(sa.delete(MATCH).where(MATCH.c.id == people["ann"].match))
        assert c.execute(sa.select(sa.func.count()).select_from(PARLEY)).scalar_one() == 0
    store.close()


def test_another_person_at_a_seat_reads_nothing_private_of_the_last(people: dict[str, Person]) -> None:
    ann, ben, host = people["ann"], people["ben"], people["host"]
    say(ann, "For all.")
    say(ann, "Only for Ben.", to=seat(ben))
    token = host.post("/seats", {"id": "new", "seat": seat(ben), "to": "link"})["token"]
    dora = Person(ben.client, ben.match, token)
    assert hears(dora) == ["For all."]
    assert hears(ann) == ["For all."]
    assert ben.get("/parley", 401)["title"] == "token-replaced"


def test_no_record_log_or_scene_has_a_word_of_it(people: dict[str, Person]) -> None:
    before = [people[name].scene()["version"] for name in ("ann", "ben", "cid")]
    say(people["ann"], "Wolfsbane")
    scenes = [people[name].scene() for name in ("ann", "ben", "cid", "watcher")]
    assert [scene["version"] for scene in scenes[:3]] == before
    assert "Wolfsbane" not in str(scenes)
    for name in ("ann", "ben"):
        people[name].mark("resign", people[name].scene()["version"])
    assert "Wolfsbane" not in str(people["cid"].scene())


def test_those_who_listen_are_told_at_once(people: dict[str, Person]) -> None:
    cid = people["cid"]
    say(people["ann"], "One.")
    with cid.client.websocket_connect(f"/api/matches/{cid.match}/live") as socket:
        socket.send_json({"token": cid.tokens[0], "parley": 0})
        told = [socket.receive_json(), socket.receive_json()]
        assert [line["text"] for message in told for line in message.get("parley", ())] == ["One."]
        say(people["ben"], "Not for Cid.", to=seat(people["ann"]))
        say(people["ben"], "Two.")
        assert [line["text"] for line in socket.receive_json()["parley"]] == ["Two."]


def test_those_who_do_not_listen_are_told_nothing(people: dict[str, Person]) -> None:
    cid = people["cid"]
    with cid.client.websocket_connect(f"/api/matches/{cid.match}/live") as socket:
        socket.send_json({"token": cid.tokens[0]})
        version = socket.receive_json()["version"]
        say(people["ann"], "Hush.")
        cid.answer(cid.scene())
        message = socket.receive_json()
        assert "parley" not in message
        assert message["version"] >= version


def test_what_two_say_at_once_has_two_numbers(database: str, people: dict[str, Person]) -> None:
    """However many processes write: the second waits for the first, and is not told that its id was used."""
    match, first, second = people["ann"].match, seat(people["ann"]), seat(people["ben"])
    store = Store(database)
    try:
        with ThreadPoolExecutor(1) as other:
            with store.engine.begin() as mine:
                assert store.say(match, first, None, "Truce?", "a")(mine) == 1
                begun = threading.Event()

                def also() -> int | None:
                    with store.engine.connect() as theirs:
                        begun.set()
                        with theirs.begin():
                            return store.say(match, second, None, "Never.", "b")(theirs)

                answer = other.submit(also)
                assert begun.wait(PATIENCE)
                wait([answer], 0.2)  # it cannot get on before the first is done
            assert answer.result(PATIENCE) == 2
    finally:
        store.close()
