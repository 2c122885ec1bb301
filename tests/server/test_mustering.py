"""Lists are sealed until all are in, checked when they come, and then the match is made with them."""

from __future__ import annotations

import itertools
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from hexarchy import games
from hexarchy.core.muster import LONGEST_LIST
from hexarchy.core.records import Record, verify
from hexarchy.server import catalogue
from hexarchy.server.store import Store
from tests.browser.house import ROOT
from tests.server.house import Json, Person, begin, serving, sit, sqlite
from tests.server.processes import eventually

NEW = {"game": "levy", "seats": {"reavers": "human", "wardens": "human"}}
AXES, RIDERS, SPEARS = "red_axes\nblack_axes\n", "wolf_riders\ncrow_riders\n", "hill_spears\n"
_ids = itertools.count()


@pytest.fixture(autouse=True)
def levy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    folders = (ROOT / "examples" / "thornford", ROOT / "tests" / "games" / "levy")
    monkeypatch.setenv(games.VARIABLE, ":".join(map(str, folders)))
    catalogue.all_games.cache_clear()
    yield
    games._taken.pop("levy", None)
    sys.modules.pop("levy", None)
    catalogue.all_games.cache_clear()


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with serving(sqlite(tmp_path), away_seconds=0) as client:
        yield client


def table(client: TestClient, **body: Any) -> tuple[dict[str, Person], Json]:
    made = begin(client, **{**NEW, **body})
    return sit(client, made), made


def bring(person: Person, seat: str, text: str, status: int = 200, id: str | None = None) -> Json:
    told: Json = person.post("/list", {"id": id or f"l{next(_ids)}", "version": 0, "seat": seat, "text": text}, status)
    return told


def on_the_map(scene: Json) -> set[str]:
    return {piece for stack in scene["stacks"] for piece in stack["pieces"]}


# -- sealed and opened -------------------------------------------------------------------------------------------------


def test_a_match_waits_for_the_lists_of_all(client: TestClient) -> None:
    people, _ = table(client)
    scene = people["reavers"].scene()
    assert scene["decision"] is None
    assert scene["waiting"]["fr"]
    assert scene["muster"] == {"awaited": ["reavers", "wardens"], "brought": [], "own": {}, "bring": ["reavers"]}
    assert on_the_map(scene) == set()
    assert scene["panels"] == scene["boxes"] == []
    bring(people["reavers"], "reavers", AXES)
    scene = people["wardens"].scene()
    assert scene["muster"] == {"awaited": ["wardens"], "brought": ["reavers"], "own": {}, "bring": ["wardens"]}
    assert people["reavers"].scene()["muster"]["own"] == {"reavers": "black_axes\nred_axes\n"}
    assert people["wardens"].get("/setting")["lists"] == {}
    bring(people["wardens"], "wardens", SPEARS)
    for person in (*people.values(), Person(client, people["reavers"].match)):
        scene = person.scene()
        assert scene.get("muster") is None
        assert on_the_map(scene) == {"red_axes", "black_axes", "hill_spears"}
        assert [line["key"] for line in scene["log"]][:3] == ["list-in", "list-in", "lists-open"]
        assert person.get("/setting")["lists"]["wardens"] == SPEARS
    assert people["reavers"].scene()["decision"]


def test_no_browser_keeps_what_was_said_before_the_lists_were_open(client: TestClient) -> None:
    people, made = table(client)
    path = f"/api/matches/{made['match']}/setting"
    before = client.get(path)
    assert before.headers["cache-control"] == "no-cache"
    bring(people["reavers"], "reavers", AXES)
    assert client.get(path, headers={"if-none-match": before.headers["etag"]}).status_code == 304
    bring(people["wardens"], "wardens", SPEARS)
    after = client.get(path, headers={"if-none-match": before.headers["etag"]})
    assert after.json()["lists"]["wardens"] == SPEARS
    assert "max-age" in after.headers["cache-control"]


def test_an_address_has_so_many_lists_checked(tmp_path: Path) -> None:
    """To find what was meant by twenty names nobody knows takes a while, and everybody waits for it."""
    with serving(sqlite(tmp_path), rates={"look": [(1, 60)]}) as client:
        people, made = table(client)
        bring(people["reavers"], "reavers", AXES)
        assert bring(people["wardens"], "wardens", SPEARS, 429)["title"] == "too-often"
        draft = {"seat": "reavers", "text": AXES, "scenario": "skirmish", "options": {}}
        assert client.post("/api/games/levy/list", json=draft).status_code == 429
        assert client.get(f"/api/matches/{made['match']}/board").status_code == 429


def test_nobody_plays_before_all_lists_are_in(client: TestClient) -> None:
    people, _ = table(client)
    refused = people["reavers"].act("captain red_axes", 0, 409)
    assert refused["title"] == "no-list"
    assert refused["reasons"][0]["text"]["fr"]


def test_a_list_may_be_sent_again_until_the_last_is_in(client: TestClient) -> None:
    people, _ = table(client)
    bring(people["reavers"], "reavers", AXES)
    before = people["wardens"].get()
    bring(people["reavers"], "reavers", RIDERS)
    assert people["wardens"].get() == before  # nobody notices
    bring(people["wardens"], "wardens", SPEARS)
    assert on_the_map(people["wardens"].scene()) == {"wolf_riders", "crow_riders", "hill_spears"}
    assert bring(people["reavers"], "reavers", AXES, 409)["title"] == "no-list"


def test_the_same_request_twice_is_one_list(client: TestClient) -> None:
    people, _ = table(client)
    first = bring(people["reavers"], "reavers", AXES, id="one")
    assert bring(people["reavers"], "reavers", AXES, id="one") == first
    assert bring(people["reavers"], "reavers", RIDERS, 409, id="one")["title"] == "id-used"


def test_a_restart_in_between_loses_nothing(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path)) as client:
        people, made = table(client)
        bring(people["wardens"], "wardens", SPEARS)
    with serving(sqlite(tmp_path)) as client:
        people = sit(client, made)
        assert people["reavers"].scene()["muster"]["brought"] == ["wardens"]
        bring(people["reavers"], "reavers", AXES)
        scene = people["reavers"].scene()
        people["reavers"].act(scene["decision"]["options"][0]["action"], scene["version"])
    with serving(sqlite(tmp_path)) as client:
        people = sit(client, made)
        assert on_the_map(people["wardens"].scene()) == {"red_axes", "black_axes", "hill_spears"}


# -- secrets -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("other", [RIDERS, "red_axes\n", "black_axes\ngrey_axes\nwolf_riders\n"])
def test_nobody_can_tell_one_sealed_list_from_another(client: TestClient, other: str) -> None:
    """Whatever is in, the others are sent the same bytes, and so are those who watch."""

    def sent(text: str) -> list[bytes]:
        people, made = table(client)
        bring(people["reavers"], "reavers", text)
        watcher = Person(client, made["match"])
        for person in (people["wardens"], watcher):
            person.scene()
            person.get("/setting")
            person.get("/at/1")
            person.get("/verify")
        all_sent = [*people["wardens"].sent, *watcher.sent]
        drawn = (made["match"], made["commitment"])
        return [_without(answer, *drawn) for answer in all_sent]

    assert sent(AXES) == sent(other)


def _without(answer: bytes, *own: str) -> bytes:
    """But for what is drawn for each match: its id and its promise."""
    for text in own:
        answer = answer.replace(text.encode(), b"?")
    return answer


def test_what_is_wrong_with_a_list_is_told_to_its_sender(client: TestClient) -> None:
    people, _ = table(client)
    before = people["wardens"].get()
    refused = bring(people["reavers"], "reavers", "red_axes\nhill_spears\n", 422)
    assert refused["title"] == "bad-list"
    assert refused["reasons"] == [
        {"rule": "TF-1", "text": {"en": "'hill_spears' is not ours", "fr": "'hill_spears' is not ours"}, "line": 2}
    ]
    assert people["wardens"].get() == before
    assert people["reavers"].scene()["muster"]["brought"] == []


def test_only_the_holder_of_a_seat_brings_its_list(client: TestClient) -> None:
    people, made = table(client)
    assert bring(people["wardens"], "reavers", AXES, 401)["title"] == "no-seat"
    assert bring(Person(client, made["match"]), "reavers", AXES, 401)["title"] == "no-seat"


@pytest.mark.parametrize(
    ("text", "status"),
    [("x" * (LONGEST_LIST + 1), 422), ("\x00\u202e", 422), ("", 422), ("y\n" * 1999, 422), (5, 422), (None, 422)],
)
def test_hostile_lists_are_refused_in_few_words(client: TestClient, text: Any, status: int) -> None:
    people, _ = table(client)
    refused = bring(people["reavers"], "reavers", text, status)
    assert len(str(refused)) < 6000
    assert begin(client, 422, **{**NEW, "lists": {"reavers": text}})


# -- making ------------------------------------------------------------------------------------------------------------


def test_who_makes_a_match_may_bring_lists_at_once(client: TestClient) -> None:
    people, _ = table(client, lists={"reavers": AXES})
    assert people["wardens"].scene()["muster"]["brought"] == ["reavers"]
    people, _ = table(client, lists={"reavers": AXES, "wardens": SPEARS})
    assert on_the_map(people["reavers"].scene()) == {"red_axes", "black_axes", "hill_spears"}
    assert begin(client, 422, **{**NEW, "lists": {"reavers": SPEARS}})["title"] == "bad-list"
    assert begin(client, 422, **{**NEW, "lists": {"nobody": SPEARS}})["title"] == "bad-seats"


def test_bots_bring_theirs_last(client: TestClient) -> None:
    people, _ = table(client, seats={"reavers": "human", "wardens": "bot:random"})
    assert people["reavers"].scene()["muster"]["awaited"] == ["reavers", "wardens"]
    bring(people["reavers"], "reavers", AXES)
    assert people["reavers"].scene().get("muster") is None
    people, _ = table(client, seats={"reavers": "human", "wardens": "bot:random"}, lists={"reavers": AXES})
    eventually(lambda: people["reavers"].scene()["decision"])
    everybody = begin(client, game="levy", seats={"reavers": "bot:random", "wardens": "bot:random"})
    assert Person(client, everybody["match"]).scene().get("muster") is None


def test_a_seat_that_goes_to_a_bot_is_not_waited_for(client: TestClient) -> None:
    people, made = table(client)
    bring(people["reavers"], "reavers", AXES)
    host = Person(client, made["match"], people["reavers"].tokens[0], made["host"])
    host.post("/seats", {"id": "h", "seat": "wardens", "to": "bot:random"})
    assert people["reavers"].scene().get("muster") is None
    assert people["reavers"].get("/setting")["lists"].keys() == {"reavers", "wardens"}


def test_it_can_be_given_up_before(client: TestClient) -> None:
    people, _ = table(client)
    bring(people["reavers"], "reavers", AXES)
    people["wardens"].post("/resign", {"id": "r", "version": people["wardens"].scene()["version"]})
    scene = people["reavers"].scene()
    assert scene["result"]["winner"] == "reavers"
    assert scene.get("muster") is None
    record = Record.from_json(people["wardens"].get("/record"))
    assert record.lists != {"reavers": AXES}
    assert verify(record, games.game("levy")).sound


def test_the_record_has_the_lists_and_can_be_gone_on_with(client: TestClient) -> None:
    people, _ = table(client)
    bring(people["wardens"], "wardens", SPEARS)
    bring(people["reavers"], "reavers", AXES)
    scene = people["reavers"].scene()
    people["reavers"].act(scene["decision"]["options"][0]["action"], scene["version"])
    people["reavers"].post("/resign", {"id": "r", "version": people["reavers"].scene()["version"]})
    record = people["reavers"].get("/record")
    assert record["lists"] == {"reavers": "black_axes\nred_axes\n", "wardens": SPEARS}
    found = verify(Record.from_json(record), games.game("levy"))
    assert found.sound
    assert found.committed
    response = client.post("/api/matches/import", json={"record": record, "seats": NEW["seats"]})
    assert response.status_code == 201
    again = sit(client, response.json())
    assert on_the_map(again["reavers"].scene()) == {"red_axes", "black_axes", "hill_spears"}


def test_a_rematch_asks_for_lists_again(client: TestClient) -> None:
    people, _ = table(client, lists={"reavers": AXES, "wardens": SPEARS})
    people["reavers"].post("/resign", {"id": "r", "version": people["reavers"].scene()["version"]})
    match = people["reavers"].post("/rematch", {})["match"]
    scene = Person(client, match, *people["reavers"].tokens).scene()
    assert scene["seat"] == "wardens"
    assert scene["muster"]["awaited"] == ["reavers", "wardens"]


def test_dice_can_be_mixed_meanwhile(client: TestClient) -> None:
    people, _ = table(client, dice={"commitments": {}, "awaited": ["reavers", "wardens"]})
    bring(people["reavers"], "reavers", AXES)
    bring(people["wardens"], "wardens", SPEARS)
    scene = people["reavers"].scene()
    assert scene["decision"] is None
    assert scene["dice"]["gathering"]["awaited"] == ["reavers", "wardens"]
    people["reavers"].post("/dice", {"id": "d", "version": scene["version"]})
    assert people["reavers"].scene()["decision"]


def test_two_processes_see_one_muster(tmp_path: Path) -> None:
    url = sqlite(tmp_path)
    with serving(url) as one:
        people, made = table(one)
        bring(people["reavers"], "reavers", AXES)
        with serving(url) as two:
            other = sit(two, made)
            bring(other["wardens"], "wardens", SPEARS)
            assert on_the_map(other["wardens"].scene()) == {"red_axes", "black_axes", "hill_spears"}
        store = Store(url)
        stored = store.load(made["match"])
        store.close()
        assert stored is not None
        assert [entry.kind for entry in stored.entries] == ["list", "list"]


# -- making a list -----------------------------------------------------------------------------------------------------


def test_a_list_can_be_looked_at_without_a_match(client: TestClient) -> None:
    body = {"seat": "reavers", "text": "red_axes\nhill_spears\n"}
    told = client.post("/api/games/levy/list", json=body).json()
    assert told["points"] == 3
    assert told["faults"][0]["line"] == 2
    book = client.post("/api/games/levy/book", json={"seat": "reavers"}).json()
    assert book["limit"] == 8
    assert client.post("/api/games/levy/book", json={"seat": "nobody"}).status_code == 404
    assert client.post("/api/games/demonlord/book", json={"seat": "hosar"}).status_code == 404
    assert client.post("/api/games/levy/list", json={**body, "scenario": "none"}).status_code == 422
    told = {game["id"]: game["lists"] for game in client.get("/api/games").json()}
    assert told["levy"] == {"scenario": "standard", "options": {}}
    assert not told["demonlord"]
