"""Who chose the dice: mixed by all who take part, fresh for what is imported, and everybody is told."""

from __future__ import annotations

import itertools
import random
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from hexarchy.core.dice import Dice, ScriptedDice, SeededDice, contribution_commitment
from hexarchy.core.match import Match
from hexarchy.core.records import Record, verify
from hexarchy.games import game
from tests.server.house import Json, Person, all_seats, begin, mild, serving, sit, sqlite

RULES = game("demonlord")
VALUES = {"hosar": bytes(range(32)), "demon": bytes(range(100, 132))}
_ids = itertools.count()


def commitment(seat: str, value: bytes | None = None) -> str:
    return contribution_commitment(seat, VALUES[seat] if value is None else value)


def say(person: Person, status: int = 200, **words: dict[str, str]) -> Json:
    version = 0 if words else person.scene()["version"]  # who begins without others has seen who is missing
    told: Json = person.post("/dice", {"id": f"d{next(_ids)}", "version": version, **words}, status)
    return told


def tell(person: Person, *seats: str, status: int = 200) -> Json:
    return say(person, status, values={seat: VALUES[seat].hex() for seat in seats})


def gathered(client: TestClient, *committed: str, awaited: tuple[str, ...] = (), **body: Any) -> Json:
    dice = {"commitments": {seat: commitment(seat) for seat in committed}, "awaited": list(awaited)}
    return begin(client, dice=dice, **body)


def play_on(both: Person, count: int, *, boldly: bool = False) -> None:
    """Mildly, or so that dice are rolled."""
    rng = random.Random(4)
    for _ in range(count):
        scene = both.scene()
        if scene["decision"] is None:
            return
        options = scene["decision"]["options"]
        both.act(rng.choice(options)["action"] if boldly else mild(scene), scene["version"])


# -- mixing -----------------------------------------------------------------------------------------------------------


def test_dice_are_mixed_by_both_before_the_first_is_rolled(client: TestClient) -> None:
    made = gathered(client, "hosar", awaited=("demon",))
    people = sit(client, made)
    scene = people["hosar"].scene()
    assert scene["decision"] is None
    assert scene["waiting"]["fr"]
    assert scene["dice"]["gathering"] == {
        "awaited": ["demon"],
        "committed": ["hosar"],
        "told": [],
        "commit": [],
        "tell": [],
    }
    assert people["demon"].scene()["dice"]["gathering"]["commit"] == ["demon"]
    say(people["demon"], commitments={"demon": commitment("demon")})
    assert people["hosar"].scene()["dice"]["gathering"]["tell"] == ["hosar"]
    tell(people["hosar"], "hosar")
    tell(people["demon"], "demon")
    scene = people["hosar"].scene()
    assert scene["decision"]
    assert scene["dice"] == {
        "committed": True,
        "mixed": ["demon", "hosar"],
        "absent": [],
        "withheld": [],
        "brought": 0,
        "scripted": 0,
        "gathering": None,
    }
    assert "dice-mixed" in [line["key"] for line in scene["log"]]
    play_on(all_seats(client, made), 20)
    people["demon"].mark("resign", people["demon"].scene()["version"])
    record = Record.from_json(people["demon"].get("/record"))
    assert record.stretches[0].commitment == made["commitment"]
    assert dict(record.stretches[0].contributions) == VALUES
    assert verify(record, RULES, made["commitment"]).good


def test_values_change_the_dice(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Dice, "fresh", lambda: Dice(bytes(32)))
    scenes = []
    for seats in ((), ("hosar",), ("hosar", "demon")):
        made = gathered(client, *seats)
        both = all_seats(client, made)
        if seats:
            tell(both, *seats)
        running = client.portal.call(client.app.app.state.matches.shelf.get, made["match"])  # type: ignore[union-attr, attr-defined]
        scenes.append(running.match.state.dice)
    assert len({dice.die(number, 10**9) for dice in scenes for number in range(3)}) == 9


def test_who_takes_no_part_is_named(client: TestClient) -> None:
    made = gathered(client, "hosar", seats={"demon": "bot:random"})
    hosar = sit(client, made)["hosar"]
    tell(hosar, "hosar")
    scene = hosar.scene()
    assert (scene["dice"]["mixed"], scene["dice"]["absent"]) == (["hosar"], ["demon"])
    assert "dice-absent" in [line["key"] for line in scene["log"]]


def test_without_anybody_the_server_alone_chose_and_says_so(client: TestClient) -> None:
    scene = Person(client, begin(client)["match"]).scene()
    assert (scene["dice"]["mixed"], scene["dice"]["absent"]) == ([], ["hosar", "demon"])
    assert scene["dice"]["gathering"] is None


def test_nobody_acts_before_the_dice_are_mixed(client: TestClient) -> None:
    made = gathered(client, "hosar", awaited=("demon",))
    hosar = sit(client, made)["hosar"]
    running = client.portal.call(client.app.app.state.matches.shelf.get, made["match"])  # type: ignore[union-attr, attr-defined]
    first = running.match.state.decision.asks[0].options[0].text
    assert hosar.act(first, hosar.scene()["version"], 409)["title"] == "no-mix"
    assert hosar.scene()["version"] == 1


def test_a_match_begins_without_those_who_do_not_come(client: TestClient) -> None:
    made = gathered(client, "hosar", awaited=("demon",))
    people = sit(client, made)
    say(people["hosar"])
    tell(people["hosar"], "hosar")
    scene = people["demon"].scene()
    assert (scene["dice"]["mixed"], scene["dice"]["withheld"]) == (["hosar"], [])
    assert say(people["demon"], 409, commitments={"demon": commitment("demon")})["title"] == "no-mix"


def test_who_commits_and_keeps_silent_is_named(client: TestClient) -> None:
    made = gathered(client, "hosar", "demon")
    people = sit(client, made)
    tell(people["hosar"], "hosar")
    say(people["hosar"])
    scene = people["demon"].scene()
    assert (scene["dice"]["mixed"], scene["dice"]["withheld"]) == (["hosar"], ["demon"])
    assert people["hosar"].scene()["decision"] or people["demon"].scene()["decision"]


@pytest.mark.parametrize("who", ["hosar", "demon"])
def test_nobody_tells_before_all_have_committed(client: TestClient, who: str) -> None:
    people = sit(client, gathered(client, "hosar", awaited=("demon",)))
    reasons = tell(people[who], who, status=409)["reasons"]
    assert "before" in reasons[0]["text"]["en"] or "late" in reasons[0]["text"]["en"]
    assert not people[who].scene()["dice"]["gathering"]["told"]


def test_another_value_than_was_committed_to_is_refused(client: TestClient) -> None:
    hosar = sit(client, gathered(client, "hosar"))["hosar"]
    assert say(hosar, 409, values={"hosar": bytes(32).hex()})["title"] == "no-mix"
    tell(hosar, "hosar")
    assert tell(hosar, "hosar", status=409)["title"] == "no-mix"


def test_a_commitment_cannot_be_changed(client: TestClient) -> None:
    people = sit(client, gathered(client, "hosar", awaited=("demon",)))
    other = commitment("hosar", bytes(32))
    assert say(people["hosar"], 409, commitments={"hosar": other})["title"] == "no-mix"


def test_nobody_speaks_for_another_seat(client: TestClient) -> None:
    made = gathered(client, "hosar", awaited=("demon",))
    hosar = sit(client, made)["hosar"]
    assert say(hosar, 401, commitments={"demon": commitment("demon")})["title"] == "no-seat"
    assert say(Person(client, made["match"]), 401)["title"] == "no-seat"


@pytest.mark.parametrize(
    "dice",
    [
        {"commitments": {"hosar": "no"}},
        {"commitments": {"hosar": "A" * 64}},
        {"commitments": {"nobody": "a" * 64}},
        {"awaited": ["demon"]},
        {"awaited": [f"s{n}" for n in range(100)]},
    ],
)
def test_only_people_take_part_with_a_digest(client: TestClient, dice: Json) -> None:
    begin(client, 422, dice=dice, seats={"demon": "bot:random"})


def test_a_word_about_the_dice_sent_again_counts_once(tmp_path: Path) -> None:
    body = {"id": "once", "version": 0, "values": {"hosar": VALUES["hosar"].hex()}}
    with serving(sqlite(tmp_path)) as client:
        made = gathered(client, "hosar")
        hosar = sit(client, made)["hosar"]
        version = hosar.post("/dice", body)["version"]
        assert hosar.post("/dice", body)["version"] == version
        assert hosar.post("/dice", {**body, "values": {}}, 409)["title"] == "id-used"
    with serving(sqlite(tmp_path)) as client:
        hosar = sit(client, made)["hosar"]
        assert hosar.post("/dice", body)["version"] == version
        assert hosar.scene()["dice"]["mixed"] == ["hosar"]


def test_gathering_goes_on_after_a_restart(database: str) -> None:
    with serving(database) as client:
        made = gathered(client, "hosar", awaited=("demon",))
        say(sit(client, made)["demon"], commitments={"demon": commitment("demon")})
    with serving(database) as client:
        people = sit(client, made)
        tell(people["demon"], "demon")
    with serving(database) as client:
        people = sit(client, made)
        tell(people["hosar"], "hosar")
        assert people["hosar"].scene()["dice"]["mixed"] == ["demon", "hosar"]
        play_on(all_seats(client, made), 8)
        before = people["hosar"].scene()
    with serving(database) as client:
        assert sit(client, made)["hosar"].scene() == before


def test_a_friend_is_pushed_the_first_question(client: TestClient) -> None:
    made = gathered(client, "hosar")
    with client.websocket_connect(f"/api/matches/{made['match']}/live") as socket:
        socket.send_json({"token": made["tokens"]["hosar"], "since": 1})
        tell(sit(client, made)["hosar"], "hosar")
        scene = socket.receive_json()["scene"]
    assert scene["version"] == 2
    assert scene["dice"]["gathering"] is None


# -- imports ----------------------------------------------------------------------------------------------------------


def played(dice: Any, count: int = 60, position: Json | None = None) -> Record:
    match = Match(RULES, Record.begin(RULES, dice=dice, position=position))
    while match.state.decision and len(match.record.actions) < count:
        ask = match.state.decision.asks[0]
        match.apply(ask.seat, ask.options[-1].text)
    return match.sealed_record()


def bring(client: TestClient, status: int = 201, **body: Any) -> Json:
    response = client.post("/api/matches/import", json=body)
    assert response.status_code == status, response.text
    told: Json = response.json()
    return told


KNOWN = Dice(bytes([7] * 32))


@pytest.mark.parametrize("dice", [KNOWN, SeededDice(5)], ids=["known secret", "seed"])
def test_an_imported_match_rolls_on_with_dice_its_importer_does_not_know(client: TestClient, dice: Any) -> None:
    record = played(dice)
    rolled = record.replay(RULES).rolled
    assert rolled
    made = bring(client, record=record.to_json())
    assert made["commitment"] not in (None, KNOWN.commitment)
    both = all_seats(client, made)
    scene = both.scene()
    assert scene["dice"]["brought"] == rolled
    assert "dice-brought" in [line["key"] for line in Person(client, made["match"]).scene()["log"]]
    play_on(both, 90, boldly=True)
    both.mark("resign", both.scene()["version"])
    told = both.get("/verify")
    assert [part["from"] for part in told["stretches"]] == [0, rolled]
    assert [part["brought"] for part in told["stretches"]] == [True, False]
    fresh = Dice(bytes.fromhex(told["secret"]))
    assert fresh.commitment == made["commitment"]
    later = [die for die in told["dice"] if die[1] >= rolled]
    assert later
    assert all(fresh.die(number, sides) == value for _, number, sides, value in later)
    assert told["verdict"]["good"] == (dice is KNOWN)
    assert told["verdict"]["digest_match"]


def test_an_imported_match_can_be_mixed_too(client: TestClient) -> None:
    made = bring(client, record=played(KNOWN).to_json(), dice={"commitments": {"hosar": commitment("hosar")}})
    both = all_seats(client, made)
    assert both.scene()["decision"] is None
    tell(both, "hosar")
    assert both.scene()["dice"]["mixed"] == ["hosar"]
    play_on(both, 90, boldly=True)
    both.mark("resign", both.scene()["version"])
    told = both.get("/verify")
    assert told["verdict"]["good"]
    assert told["stretches"][1]["contributions"]["hosar"]["value"] == VALUES["hosar"].hex()


def test_an_imported_match_is_imported_again(client: TestClient) -> None:
    made = bring(client, record=played(KNOWN).to_json())
    both = all_seats(client, made)
    play_on(both, 90, boldly=True)
    both.mark("resign", both.scene()["version"])
    again = bring(client, record=both.get("/record"))
    scene = Person(client, again["match"]).scene()
    assert scene["dice"]["brought"] > 0
    assert client.post("/api/verify", json={"record": both.get("/record")}).json()["verdict"]["good"]


@pytest.mark.parametrize("lie", ["commitment", "elsewhere", "digest", "contribution"])
def test_a_record_that_claims_what_is_not_true_is_refused(client: TestClient, lie: str) -> None:
    data = played(KNOWN.mixed_with(VALUES)).to_json()
    if lie == "commitment":
        data["dice"][0]["commitment"] = "0" * 64
    elif lie == "elsewhere":  # where the old format had it
        data["commitment"] = "0" * 64
    elif lie == "digest":
        data["digest"] = "0" * 32
    else:
        data["dice"][0]["contributions"]["demon"]["commitment"] = "0" * 64
    assert bring(client, 422, record=data)["title"] == "bad-record"


def test_a_seed_is_never_called_good(client: TestClient) -> None:
    verdict = client.post("/api/verify", json={"record": played(SeededDice(5)).to_json()}).json()["verdict"]
    assert (verdict["good"], verdict["committed"], verdict["digest_match"]) == (False, False, True)


SCRIPTED: Json = {
    "turn": 5,
    "phase": "demon",
    "step": "battles",
    "stacks": {"hosar": {"1004": ["da_knights"]}, "demon": {"1004": ["er_cavalry"]}},
    "dice": [1, 2, 3, 4, 5, 6] * 5,
}


def scripts() -> list[Json]:
    position = {**SCRIPTED, "game": "demonlord"}
    return [{"position": position}, {"record": played(ScriptedDice([6] * 50, then=KNOWN), 40).to_json()}]


@pytest.mark.parametrize("body", scripts(), ids=["position", "record"])
def test_scripted_dice_are_for_one_person_alone(client: TestClient, body: Json) -> None:
    made = bring(client, **body)
    assert made["tokens"]["hosar"] == made["tokens"]["demon"]
    person = Person(client, made["match"], made["tokens"]["hosar"])
    assert sorted(person.scene()["seats"]) == ["demon", "hosar"]


@pytest.mark.parametrize("where", ["/api/matches/import", "/api/verify"])
def test_no_script_hides_in_a_stretch_of_stretches(client: TestClient, where: str) -> None:
    record = played(ScriptedDice([6] * 50, then=KNOWN), 40).to_json()
    (script,) = record["dice"]
    record |= {"dice": [{"from": 0, "kind": "stretches", "parts": [[0, script]]}], "digest": None}
    told = client.post(where, json={"record": record})
    assert (told.status_code, told.json()["title"]) == (422, "bad-record")


def test_everybody_is_told_of_scripted_dice(client: TestClient) -> None:
    made = bring(client, position={**SCRIPTED, "game": "demonlord"})
    watcher = Person(client, made["match"])
    scene = watcher.scene()
    assert scene["dice"]["scripted"] == 30
    assert scene["log"][0]["key"] == "dice-scripted"
    assert watcher.get("/verify")["scripted"] == 30
    both = Person(client, made["match"], made["tokens"]["hosar"])
    play_on(both, 12)
    both.mark("resign", both.scene()["version"])
    assert not both.get("/verify")["verdict"]["good"]
