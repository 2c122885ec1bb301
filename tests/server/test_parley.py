"""What people say to each other beside the game: open or in private, bounded, gone with the match, in no record."""

from __future__ import annotations

import re
import sqlite3
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from typing import Any
from unittest.mock import Mock

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from hexarchy.games import VARIABLE, game
from hexarchy.server import store as books
from hexarchy.server.live import Hello, Hub, Watcher
from hexarchy.server.parley import Parley
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
    assert say(people["ann"], "Truce?") == people["cid"].get("/parley")["lines"][0]
    say(people["ben"], "Never.")
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


def test_what_is_said_in_private_takes_no_room_from_the_others(
    people: dict[str, Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a third would see that their lines went."""
    monkeypatch.setattr(books, "MOST_AT_ONCE", 100)
    monkeypatch.setattr(books, "MOST_LINES", 3)
    ann, ben, cid = people["ann"], people["ben"], people["cid"]
    say(ann, "for all")
    say(cid, "for Ben", to=seat(ben))
    for number in range(5):
        say(ben, f"{number}", to=seat(ann))
        say(ann, f"{number}!", to=seat(ben))
    assert hears(cid) == ["for all", "for Ben"]
    assert hears(ann) == ["for all", "3!", "4", "4!"]
    assert hears(ben) == ["for all", "for Ben", "3!", "4", "4!"]


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


def test_a_server_that_fails_while_a_seat_is_handed_over_tells_the_next_person_nothing(
    people: dict[str, Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The host sends it again and has the link: what was said to the last person has gone with their seat."""
    ann, ben, host = people["ann"], people["ben"], people["host"]
    say(ann, "Only for Ben.", to=seat(ben))
    body = {"id": "new", "seat": seat(ben), "to": "link"}
    with monkeypatch.context() as broken:

        def fails(*_: Any) -> None:
            raise sa.exc.OperationalError("update", {}, sqlite3.OperationalError("disk I/O error"))

        broken.setattr(Store, "unseen", fails)
        host.post("/seats", body, 503)
    dora = Person(ben.client, ben.match, host.post("/seats", body)["token"])
    assert hears(dora) == []


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
        socket.send_json({"token": cid.tokens[0], "parley": True})
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
                one = store.say(match, first, None, "Truce?", "a")(mine)
                begun = threading.Event()

                def also() -> sa.Row[Any] | None:
                    with store.engine.connect() as theirs:
                        begun.set()
                        with theirs.begin():
                            return store.say(match, second, None, "Never.", "b")(theirs)

                answer = other.submit(also)
                assert begun.wait(PATIENCE)
                wait([answer], 0.2)  # it cannot get on before the first is done
            two = answer.result(PATIENCE)
        assert one is not None
        assert two is not None
        assert one.number < two.number
    finally:
        store.close()


EVERYTHING = ("", "/parley", "/record", "/proof", "/outlook", "/odds", "/areas", "/goals")


def told(person: Person) -> list[Any]:
    """All that a person can ask for, to the byte; that it is refused is an answer too."""
    answers = [person.client.get(f"/api/matches/{person.match}{path}", headers=person.headers) for path in EVERYTHING]
    return [(one.status_code, one.headers.multi_items(), one.content) for one in answers]


@pytest.mark.parametrize("listens", [True, False])
def test_what_two_say_in_private_a_third_cannot_notice(
    people: dict[str, Person], listens: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not by a number, a length, a version or a message more."""
    monkeypatch.setattr(books, "MOST_AT_ONCE", 100)
    ann, ben, cid = people["ann"], people["ben"], people["cid"]
    one, two = seat(ann), seat(ben)
    pushed: list[str] = []

    def openly(word: str) -> None:
        say(ann, word, seat=one)
        if listens:
            pushed.append(re.sub(r'"at":[\d.]+', "", socket.receive_text().replace(word, "…")))

    with cid.client.websocket_connect(f"/api/matches/{cid.match}/live") as socket:
        version = cid.scene()["version"]
        socket.send_json({"token": cid.tokens[0], "since": version, "parley": listens})
        openly("Hail.")
        before = told(cid)
        for word in ("Let us…", "When?", "Soon."):
            say(ann, word, seat=one, to=two)
            say(ben, word, seat=two, to=one)
            assert told(cid) == before
        openly("Well?")
        cid.answer(cid.scene())
        assert socket.receive_json()["version"] == version + 1
    assert len(set(pushed)) == listens
    assert len(hears(ben)) == 8
    assert hears(cid) == ["Hail.", "Well?"]
    assert {key for line in cid.get("/parley")["lines"] for key in line} == {"at", "seat", "to", "text"}


def test_only_those_who_may_read_a_line_are_woken() -> None:
    """By the time a scene takes a third would notice else."""
    hub = Hub(Mock(), Mock(), Mock())
    held = {"ann": ("a",), "ben": ("b", "d"), "cid": ("c",), "watcher": ()}
    watchers = {name: Watcher((), seats, Hello(parley=True)) for name, seats in held.items()}
    watchers["deaf"] = Watcher((), ("a",), Hello())
    hub._watchers["m"] = set(watchers.values())

    def woken() -> set[str]:
        found = {name for name, one in watchers.items() if one.changed.is_set()}
        for one in watchers.values():
            one.changed.clear()
        return found

    hub.spoken("m")
    assert woken() == {"ann", "ben", "cid"}
    hub.spoken("m", ("a", "b"))
    assert woken() == {"ann", "ben"}
    hub.spoken("m", ("d", "c"))
    assert woken() == {"ben", "cid"}
    parley = Parley(Mock())
    parley.told.append(hub.spoken)
    parley.heard(books.parley_note("m", "c", "a"))
    assert woken() == {"ann", "cid"}
    parley.heard(books.parley_note("m", "c", None))
    assert woken() == {"ann", "ben", "cid"}
    hub._returned()  # what was said while the bell was not heard is looked for
    assert woken() == {"ann", "ben", "cid"}


def test_those_who_listen_go_on_hearing_when_private_lines_have_gone(people: dict[str, Person]) -> None:
    """A seat has another person: the lines that went had the highest numbers."""
    ann, ben, host = people["ann"], people["ben"], people["host"]
    with ann.client.websocket_connect(f"/api/matches/{ann.match}/live") as socket:
        socket.send_json({"token": ann.tokens[0], "since": ann.scene()["version"], "parley": True})
        for word in ("One.", "Two.", "Three."):
            say(ann, word, to=seat(ben))
            assert socket.receive_json()["parley"][-1]["text"] == word
        host.post("/seats", {"id": "new", "seat": seat(ben), "to": "link"})
        say(people["cid"], "For all.")
        while "parley" not in (message := socket.receive_json()):
            pass  # the scene: a seat was handed over
        assert [line["text"] for line in message["parley"]] == ["For all."]
