"""Matches over HTTP: made, played, taken back, given up, gone on with after a restart."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from hexarchy.core.game import BadInput
from hexarchy.core.records import Record, verify
from hexarchy.games import game
from hexarchy.server.answers import Scene
from hexarchy.server.running import STATE_BYTES, Running
from hexarchy.server.schema import ENTRY
from hexarchy.server.store import Store
from tests.patience import PATIENCE
from tests.server.house import Json, Person, all_seats, begin, mild, serving, sit, sqlite
from tests.server.processes import eventually

RULES = game("demonlord")


def settle(person: Person, since: int) -> Json:
    """The scene once the bots have answered and this person is asked, or it is over."""

    def settled() -> Json | None:
        scene = person.scene()
        return scene if scene["version"] >= since and (scene["decision"] or scene["result"]) else None

    found: Json = eventually(settled, "a question")
    return found


def play_on(person: Person, scene: Json, most: int = 10_000) -> Json:
    for _ in range(most):
        if scene["result"]:
            break
        scene = settle(person, person.answer(scene))
    return scene


def test_made_match_tells_tokens_once(client: TestClient) -> None:
    made = begin(client)
    assert set(made["tokens"]) == {"hosar", "demon"}
    assert len(made["commitment"]) == 64
    scene = sit(client, made)["hosar"].scene()
    assert scene["seat"] == "hosar"
    assert scene["commitment"] == made["commitment"]
    assert scene["secret"] is None


def test_hot_seat_both_sides_with_two_tokens(database: str) -> None:
    with serving(database) as client:
        made = begin(client)
        both = all_seats(client, made)
        scene = both.scene()
        seen = set()
        for _ in range(40):
            assert scene["seats"] == ["hosar", "demon"]
            assert scene["decision"]["seat"] == scene["seat"]
            seen.add(scene["seat"])
            both.act(mild(scene), scene["version"])
            scene = both.scene()
        assert seen == {"hosar", "demon"}


def test_whole_match_against_a_bot(client: TestClient) -> None:
    made = begin(client, seats={"demon": "bot:captain"})
    person = sit(client, made)["hosar"]
    person.get("/record", 403)
    assert person.get("/verify")["verdict"] is None
    scene = play_on(person, settle(person, 0))
    assert scene["result"]["winner"] in ("hosar", "demon")
    assert scene["result"]["text"]["fr"]
    record = Record.from_json(person.get("/record"))
    verdict = verify(record, RULES, made["commitment"])
    assert verdict.good
    assert verdict.finished
    told = person.get("/verify")
    assert told["verdict"]["good"]
    assert told["secret"] == scene["secret"] == record.dice.to_json()["secret"]
    assert person.act("pass", scene["version"], 409)["title"] == "refused"


def test_two_bots_play_for_a_spectator(client: TestClient) -> None:
    made = begin(client, seats={"hosar": "bot:random", "demon": "bot:captain"})
    assert made["tokens"] == {}
    watcher = Person(client, made["match"])
    scene = eventually(lambda: (seen := watcher.scene())["result"] and seen, "an end")
    assert scene["decision"] is None


def test_spectator_sees_no_question(client: TestClient) -> None:
    made = begin(client)
    scene = Person(client, made["match"]).scene()
    assert scene["seat"] is None
    assert scene["decision"] is None
    assert scene["waiting"]
    assert all(not stack["whole"] for stack in scene["stacks"] if stack["side"] in ("hosar", "demon"))


def test_an_id_is_good_for_one_thing(database: str) -> None:
    """Also when it comes to the same, and also after a restart or at another process."""
    with serving(database) as client:
        made = begin(client)
        asked = next(person for person in sit(client, made).values() if person.scene()["decision"])
        scene = asked.scene()
        action = mild(scene)
        body = {"id": "once", "version": scene["version"], "actions": [action, "nonsense?"]}
        told = asked.post("/actions", body)
    others = ({"actions": [action]}, {"actions": [action, "nonsense"]}, {"actions": [f" {action}", "nonsense?"]})
    with serving(database) as client, serving(database) as elsewhere:
        for house in (client, elsewhere):
            person = Person(house, made["match"], *asked.tokens)
            assert person.post("/actions", {**body, "version": 999}) == told
            for other in others:
                assert person.post("/actions", {**body, **other}, 409)["title"] == "id-used"
            rest = {"id": "once", "version": 0, "rest": "x"}
            assert person.post("/actions", rest, 409)["title"] == "id-used"
            assert person.post("/undo", {"id": "once", "version": 0}, 409)["title"] == "id-used"
            assert person.scene()["version"] == told["version"]


def test_what_was_sent_before_digests_is_compared_by_what_became_of_it(database: str) -> None:
    with serving(database) as client:
        made = begin(client)
        asked = next(person for person in sit(client, made).values() if person.scene()["decision"])
        action = mild(asked.scene())
        told = asked.act(action, 0, id="once")
    store = Store(database)
    with store.engine.begin() as connection:
        assert connection.execute(sa.select(ENTRY.c.sent)).scalars().first() is not None
        connection.execute(sa.update(ENTRY).values(sent=None))
    store.close()
    with serving(database) as client:
        asked = Person(client, made["match"], *asked.tokens)
        assert asked.act(action, 0, id="once") == told
        assert asked.act(f" {action}", 0, id="once") == told
        assert asked.act("nonsense", 0, 409, id="once")["title"] == "id-used"


def test_same_id_is_applied_once(database: str) -> None:
    with serving(database) as client:
        people = sit(client, begin(client))
        scene = people["hosar"].scene()
        asked = people["hosar"] if scene["decision"] else people["demon"]
        scene = asked.scene()
        action = mild(scene)
        first = asked.act(action, scene["version"], id="once")
        again = asked.act(action, scene["version"], id="once")
        assert first == again
        assert asked.scene()["version"] == first["version"]
        assert asked.act("done", scene["version"], 409, id="once")["title"] == "id-used"
        assert asked.act(f" {action}", scene["version"], 409, id="once")["title"] == "id-used"


def test_stale_version_is_told_the_new_one(client: TestClient) -> None:
    made = begin(client)
    both = all_seats(client, made)
    scene = both.scene()
    both.act(mild(scene), 0)
    told = both.act(mild(scene), 0, 409)
    assert told["title"] == "stale"
    assert told["version"] == 1


def test_seats_are_guarded(client: TestClient) -> None:
    made, other = begin(client), begin(client)
    watcher = Person(client, made["match"])
    assert watcher.act("pass", 0, 401)["title"] == "no-seat"
    assert Person(client, made["match"], "wrong").get("", 401)["title"] == "unknown-token"
    stranger = Person(client, made["match"], other["tokens"]["hosar"])
    assert stranger.act("pass", 0, 401)["title"] == "unknown-token"
    assert client.get(f"/api/matches/{made['match']}", headers={"authorization": "Basic x"}).status_code == 401
    assert Person(client, "none").get("", 404)["title"] == "no-match"


def test_unlisted_action_is_refused_with_reasons(client: TestClient) -> None:
    people = sit(client, begin(client))
    asked = next(person for person in people.values() if person.scene()["decision"])
    before = asked.scene()
    for action in ("move 0510", "assault", "nonsense 12", ""):
        told = asked.act(action, before["version"], 409)
        assert told["title"] == "refused"
        assert told["reasons"]
        assert all(set(reason["text"]) == {"en", "fr"} for reason in told["reasons"])
        assert asked.post("/why", {"action": action})["reasons"] == told["reasons"]
    assert asked.scene() == before
    assert asked.post("/why", {"action": mild(before)})["reasons"] == []


def test_only_the_asked_seat_may_answer(client: TestClient) -> None:
    people = sit(client, begin(client))
    scenes = {seat: person.scene() for seat, person in people.items()}
    asked = next(seat for seat, scene in scenes.items() if scene["decision"])
    for seat, person in people.items():
        if scenes[seat]["decision"] is None:
            assert person.act(mild(scenes[asked]), 0, 409)["reasons"]


def until_movement(client: TestClient) -> tuple[Person, Json]:
    """A match gone on to the first movement, and the player whose it is."""
    made = begin(client)
    both = all_seats(client, made)
    scene = both.scene()
    while scene["decision"]["key"] != "movement":
        both.act(mild(scene), scene["version"])
        scene = both.scene()
    return Person(client, made["match"], made["tokens"][scene["seat"]]), scene


def test_own_choice_is_taken_back(database: str) -> None:
    with serving(database) as client:
        mover, scene = until_movement(client)
        assert scene["can_undo"] is False
        mover.mark("undo", scene["version"], 409)
        unit = next(o["action"] for o in scene["decision"]["options"] if o["verb"] == "unit")
        mover.act(unit, scene["version"])
        chosen = mover.scene()
        assert chosen["decision"]["key"] == "march"
        assert chosen["can_undo"] is True
        mover.mark("undo", chosen["version"])
        after = mover.scene()
        assert after["version"] == scene["version"] + 2
        assert after["decision"] == scene["decision"]
        assert after["log"][-1]["key"] == "undone"
    with serving(database) as client:
        again = Person(client, mover.match, *mover.tokens).scene()
        assert again == after


def test_giving_up_is_never_too_late(client: TestClient) -> None:
    """The other side has gone on meanwhile; but nobody gives up a seat they did not mean."""
    made = begin(client)
    people = sit(client, made)
    asked, other = sorted(people.values(), key=lambda person: person.scene()["decision"] is None)
    asked.answer(asked.scene())
    both = all_seats(client, made)
    assert both.mark("resign", 0, 409)["title"] == "stale"
    assert other.mark("resign", 7, 409)["title"] == "stale"
    assert other.mark("resign", 0)["version"] == 2
    assert other.scene()["result"]["winner"] == asked.scene()["seat"]


def test_resigned_match_is_over(client: TestClient) -> None:
    made = begin(client)
    people = sit(client, made)
    people["hosar"].mark("resign", 0)
    scene = people["demon"].scene()
    assert scene["result"]["winner"] == "demon"
    assert scene["decision"] is None
    assert scene["secret"]
    assert people["demon"].act("pass", 1, 409)["title"] == "refused"
    assert people["demon"].get("/verify")["verdict"]["resigned"] == "hosar"
    assert Record.from_json(people["demon"].get("/record")).actions == [("hosar", "resign")]
    assert scene["log"][-1]["text"]["en"] == "The Alliance of Hosar resigned: victory for the Demons."
    assert scene["result"]["text"]["fr"].startswith("Victoire par abandon")


def test_resigning_by_an_action_is_the_same(client: TestClient) -> None:
    person = sit(client, begin(client))["hosar"]
    person.act(" resign ", 0)
    assert person.scene()["result"]["winner"] == "demon"
    assert person.get("/verify")["verdict"]["resigned"] == "hosar"


def test_restart_in_mid_match_goes_on_with_its_bot(database: str) -> None:
    with serving(database) as client:
        made = begin(client, seats={"demon": "bot:captain"})
        person = sit(client, made)["hosar"]
        before = play_on(person, settle(person, 0), 15)
        person.answer(before)  # … and the server goes down while the bot may be thinking
    with serving(database) as client:
        person = Person(client, made["match"], *person.tokens)
        scene = settle(person, before["version"] + 1)
        assert scene["log"][: len(before["log"])] == before["log"]
        after = play_on(person, scene, 15)
        assert after["version"] > scene["version"]


def test_past_is_shown_as_it_was(client: TestClient) -> None:
    made = begin(client)
    both = all_seats(client, made)
    seen = [both.scene()]
    for _ in range(6):
        both.act(mild(seen[-1]), seen[-1]["version"])
        seen.append(both.scene())
    for number, scene in enumerate(seen):
        gone = {"can_undo": 0, "can_ask_undo": 0, "outlook": 0}
        assert {**both.get(f"/at/{number}"), **gone} == {**scene, **gone}
    both.get("/at/7", 404)


def test_memory_is_bounded(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path), live_matches=3) as client:
        made = [begin(client) for _ in range(8)]
        assert client.get("/health").json()["matches"] <= 3
        for one in made:
            person = next(p for p in sit(client, one).values() if p.scene()["decision"])
            person.act(mild(person.scene()), 0)
        assert client.get("/health").json()["matches"] <= 3


def test_house_may_be_full(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path), most_running=1) as client:
        begin(client)
        assert begin(client, 503)["title"] == "full"


def test_import_of_a_record_goes_on(client: TestClient) -> None:
    path = Path(__file__).parents[1] / "records" / "0.1.0" / "demonlord-standard-captains.json"
    record = Record.load(path)
    record.actions, record.digest = record.actions[:200], None
    response = client.post("/api/matches/import", json={"record": record.to_json()})
    assert response.status_code == 201
    person = next(p for p in sit(client, response.json()).values() if p.scene()["decision"])
    scene = person.scene()
    assert scene["version"] == 200
    person.act(mild(scene), 200)


@pytest.mark.parametrize(
    "change",
    [
        {"data_pack": "/etc"},
        {"dice": {"kind": "scripted", "values": [], "start": 0, "then": None}},
        {"actions": ["hosar x"]},
        {"options": 3},
        {"format": 9},
    ],
)
def test_bad_record_is_refused(client: TestClient, change: Json) -> None:
    record = {**Record.begin(RULES).to_json(), **change}
    assert client.post("/api/matches/import", json={"record": record}).status_code == 422


POSITION = """
step = "battles"
[stacks.hosar]
1004 = ["da_knights", "da_duke"]
[stacks.demon]
1004 = ["er_cavalry", "er_lord"]
"""


def test_import_of_a_position(client: TestClient) -> None:
    response = client.post("/api/matches/import", json={"position": POSITION, "game": "demonlord"})
    assert response.status_code == 201
    scene = next(p.scene() for p in sit(client, response.json()).values() if p.scene()["decision"])
    assert scene["boxes"][0]["id"] == "battle"


@pytest.mark.parametrize(
    "bad", [{"position": {"nonsense": 1}}, {"position": {"turn": "x"}}, {"position": "= toml"}, {}]
)
def test_bad_position_is_refused(client: TestClient, bad: Json) -> None:
    assert client.post("/api/matches/import", json=bad).status_code == 422


def test_memory_is_bounded_in_bytes(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path), live_bytes=250_000) as client:
        matches = client.app.app.state.matches  # type: ignore[attr-defined]
        made = [begin(client) for _ in range(4)]
        assert 1 <= len(matches.shelf) <= 2
        both = Person(client, made[0]["match"], *made[0]["tokens"].values())
        for _ in range(40):
            scene = both.scene()
            both.act(mild(scene), scene["version"])
        begin(client)
        assert sum(running.size for running in matches.shelf._kept.values()) <= 250_000
        assert both.scene()["version"] == 40


def test_boards_of_their_own_and_states_to_go_back_to_are_counted(tmp_path: Path) -> None:
    """Each is larger than all else of a match; a board that many share is there once."""
    drawn = {"level": "basic", "ground": "drawn"}
    with serving(sqlite(tmp_path), live_bytes=4_000_000) as client:
        matches = client.app.app.state.matches  # type: ignore[attr-defined]
        for draw in range(8):
            begin(client, game="demonworld", scenario="open_field", seats={}, options={**drawn, "draw": draw})
        assert 1 <= len(matches.shelf) <= 3
        made = [begin(client, game="demonworld", scenario="basic_meeting", seats={}) for _ in range(8)]
        assert len(matches.shelf) >= 8
        running = matches.shelf._kept[made[-1]["match"]]
        before, both = running.size, Person(client, running.id, *made[-1]["tokens"].values())
        scene = both.scene()
        both.act(scene["decision"]["options"][0]["action"], scene["version"])
        assert running.match.kept == 1
        assert running.size - before > STATE_BYTES


def test_what_others_bring_keeps_nobody_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While something is checked, however long it takes, matches are made, opened and played."""
    begun, end = threading.Event(), threading.Event()

    def endless(*_: Any) -> Any:
        begun.set()
        assert end.wait(PATIENCE)
        raise BadInput("no")

    with serving(sqlite(tmp_path)) as client:
        made = begin(client)
        both = all_seats(client, made)
        for _ in range(30):
            scene = both.scene()
            both.act(mild(scene), scene["version"])
    monkeypatch.setattr("hexarchy.server.replaying.verify", endless)
    record = Record.begin(RULES).to_json()
    with serving(sqlite(tmp_path)) as client, ThreadPoolExecutor(3) as strangers:
        checks = [strangers.submit(client.post, "/api/verify", json={"record": record}) for _ in range(3)]
        assert begun.wait(PATIENCE)
        other = begin(client)
        assert Person(client, other["match"]).scene()["version"] == 0
        both = all_seats(client, made)
        scene = both.scene()
        both.act(mild(scene), scene["version"])
        end.set()
        assert {check.result().status_code for check in checks} == {422}


def test_who_looks_again_is_sent_the_same_without_making_it_again(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The scene of a long match is a megabyte: asking for it all the time must not keep others waiting."""
    made = begin(client)
    hosar, demon = sit(client, made).values()
    drawn: list[tuple[str, ...]] = []
    scene = Running.scene

    def counted(self: Running, held: tuple[str, ...], since: int = -1) -> Scene:
        drawn.append(held)
        return scene(self, held, since)

    monkeypatch.setattr(Running, "scene", counted)
    assert hosar.scene() == hosar.scene() != demon.scene()
    assert drawn == [("hosar",), ("demon",)]
    asked = next(person for person in (hosar, demon) if person.scene()["decision"])
    assert asked.scene()["version"] + 1 == asked.answer(asked.scene()) == hosar.scene()["version"]


def test_a_match_does_not_grow_without_end(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Orders can be given and answers taken back for ever; that a player gives up is still heard."""
    made = begin(client)
    both = Person(client, made["match"], ",".join(made["tokens"].values()))
    for _ in range(4):
        both.answer(both.scene())
    monkeypatch.setattr("hexarchy.server.matches.MOST_ENTRIES", 4)
    scene = both.scene()
    refused = [both.act(action, 4, 409) for action in (mild(scene), "order fire-always")]
    refused.append(both.post("/undo", {"id": "back", "version": 4}, 409))
    assert {told["reasons"][0]["text"]["en"] for told in refused} == {
        "The match has grown too long: all that is left is to give up."
    }
    assert {told["title"] for told in refused} == {"too-long"}
    assert both.scene() == scene
    both.post("/resign", {"id": "enough", "version": 4})
    assert both.scene()["result"]
