"""Taking back more than is free: asked, answered, withdrawn; and what stands afterwards."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from hexarchy.core.dice import SeededDice
from hexarchy.core.records import Record, verify
from hexarchy.games import game
from tests.server.house import Json, Person, all_seats, begin, mild, serving, sit, sqlite
from tests.server.processes import eventually

RULES = game("demonlord")
BATTLE = """
step = "battles"
[stacks.hosar]
1004 = ["da_knights", "da_duke"]
[stacks.demon]
1004 = ["er_cavalry", "er_lord"]
"""


def battle() -> Json:
    """The same dice every time."""
    found: Json = Record.begin(RULES, dice=SeededDice(1), position=tomllib.loads(BATTLE)).to_json()
    return found


class Table:
    """Two people at a battle; every action of theirs, with the scene it was taken at."""

    def __init__(self, client: TestClient) -> None:
        made = client.post("/api/matches/import", json={"record": battle()}).json()
        self.made = made
        self.people = sit(client, made)
        self.both = all_seats(client, made)
        self.acted: list[tuple[str, Json]] = []

    def go_on(self) -> None:
        scene = self.both.scene()
        self.acted.append((scene["seat"], scene))
        self.both.act(mild(scene), scene["version"])

    def until_cut(self, seat: str) -> Json:
        """Play until this seat cannot take its last action back freely, and may ask."""
        for _ in range(200):
            self.go_on()
            scene = self.people[seat].scene()
            if scene["can_ask_undo"]:
                return scene
        raise AssertionError("never")

    def before(self, seat: str) -> Json:
        return next(scene for who, scene in reversed(self.acted) if who == seat)

    @property
    def version(self) -> int:
        return int(self.both.scene()["version"])

    def ask(self, seat: str, status: int = 200) -> Json:
        return post(self.people[seat], "/undo", status, version=self.version, ask=True)

    def answer(self, seat: str, grant: bool, status: int = 200) -> Json:
        return post(self.people[seat], "/undo/answer", status, version=self.version, grant=grant)


def post(person: Person, path: str, status: int = 200, **body: Any) -> Json:
    found: Json = person.post(path, {"id": f"p{len(person.sent)}", **body}, status)
    return found


def keys(scene: Json) -> list[str]:
    return [line["key"] for line in scene["log"]]


SITUATION = ("stacks", "marks", "boxes", "panels", "decision", "waiting", "turn", "phase", "step")


@pytest.mark.parametrize("asker", ["hosar", "demon"])
def test_granted_request_goes_back_and_stands_after_a_restart(database: str, asker: str) -> None:
    other = {"hosar": "demon", "demon": "hosar"}[asker]
    with serving(database) as client:
        table = Table(client)
        table.until_cut(asker)
        table.go_on()
        seen = {seat: person.scene() for seat, person in table.people.items()}
        then = table.before(asker)
        assert post(table.people[asker], "/undo", 409, version=table.version)["title"] == "no-undo"
        table.ask(asker)
        request = {"by": asker, "to": then["version"], "count": table.version - 1 - then["version"]}
        assert table.people[asker].scene()["undo"] == {**request, "mine": True, "answer": False}
        assert table.people[other].scene()["undo"] == {**request, "mine": False, "answer": True}
        assert Person(client, table.made["match"]).scene()["undo"] == {**request, "mine": False, "answer": False}
    with serving(database) as client:
        for person in (*table.people.values(), table.both):
            person.client = client
        assert table.people[other].scene()["undo"]["answer"]
        table.answer(other, True)
        after = table.both.scene()
        assert after["version"] == seen[asker]["version"] + 2
        assert after["undo"] is None
        assert {part: after[part] for part in SITUATION} == {part: then[part] for part in SITUATION}
        for seat, person in table.people.items():  # what was known stays known
            now = person.scene()
            assert now["log"][: len(seen[seat]["log"])] == seen[seat]["log"]
            assert keys(now)[-2] == "undo-agreed"
            assert keys(now)[-1].startswith("undo-done")
            assert now["can_undo"] is False
            told = {line["n"] for line in seen[seat]["log"] if line["n"] > then["version"]}
            assert told
            assert now["undone"] == [[number, now["version"]] for number in sorted(told)]
            assert not seen[seat]["undone"]
        past = table.people[asker].get(f"/at/{seen[asker]['version']}")
        assert {part: past[part] for part in SITUATION} == {part: seen[asker][part] for part in SITUATION}
        people = {seat: person.scene() for seat, person in table.people.items()}
    with serving(database) as client:
        for seat, person in table.people.items():
            person.client = client
            assert person.scene() == people[seat]


def test_record_holds_only_what_stands(client: TestClient) -> None:
    table = Table(client)
    table.until_cut("hosar")
    then = table.before("hosar")
    table.ask("hosar")
    table.answer("demon", True)
    table.go_on()
    table.people["demon"].mark("resign", table.version)
    record = Record.from_json(table.both.get("/record"))
    assert len(record.actions) == then["version"] + 2
    assert verify(record, RULES, table.made["commitment"]).good
    assert table.both.get("/verify")["verdict"]["good"]


def test_going_back_again_and_again_is_the_same_after_a_restart(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path)) as client:
        table = Table(client)
        table.until_cut("hosar")
        for _ in range(3):  # twice to the same point, and then farther
            table.ask("hosar")
            table.answer("demon", True)
            table.both.act(mild(table.both.scene()), table.version)
            if not table.people["hosar"].scene()["can_ask_undo"]:
                table.go_on()
        scene = table.both.scene()
    with serving(sqlite(tmp_path)) as client:
        table.both.client = client
        assert table.both.scene() == scene


def test_seen_dice_fall_again_and_the_log_says_so(client: TestClient) -> None:
    table = Table(client)
    while not any("dice" in line for line in table.both.scene()["log"]):
        table.go_on()
    asker, _ = table.acted[-1]
    other = "demon" if asker == "hosar" else "hosar"
    rolled = [line["dice"] for line in table.both.scene()["log"] if "dice" in line]
    action = mild(table.before(asker))
    table.ask(asker)
    table.answer(other, True)
    assert keys(table.both.scene())[-1] == "undo-done-dice"
    table.both.act(action, table.version)
    assert [line["dice"] for line in table.both.scene()["log"] if "dice" in line] == rolled * 2


def test_denied_request_changes_nothing_and_is_not_asked_again(client: TestClient) -> None:
    table = Table(client)
    before = table.until_cut("hosar")
    table.ask("hosar")
    table.answer("demon", False)
    after = table.people["hosar"].scene()
    assert {part: after[part] for part in SITUATION} == {part: before[part] for part in SITUATION}
    assert keys(after)[-1] == "undo-denied"
    assert after["undo"] is None
    assert after["can_ask_undo"] is False
    told = table.ask("hosar", 409)
    assert told["title"] == "no-undo"
    assert told["reasons"][0]["text"]["fr"]
    assert table.answer("demon", True, 409)["title"] == "no-undo"
    table.until_cut("hosar")
    table.ask("hosar")  # for something later they may


def test_going_on_withdraws_the_request(client: TestClient) -> None:
    table = Table(client)
    table.until_cut("hosar")
    table.ask("hosar")
    assert table.ask("hosar", 409)["title"] == "no-undo"
    table.go_on()
    assert table.both.scene()["undo"] is None
    table.answer("demon", True, 409)


def test_who_asked_may_withdraw_but_not_agree(client: TestClient) -> None:
    table = Table(client)
    table.until_cut("hosar")
    table.ask("hosar")
    table.answer("hosar", True, 409)
    table.answer("hosar", False)
    scene = table.people["demon"].scene()
    assert keys(scene)[-1] == "undo-withdrawn"
    assert scene["undo"] is None
    table.ask("hosar")


def test_hot_seat_is_asked_as_well(client: TestClient) -> None:
    table = Table(client)
    table.until_cut("hosar")
    scene = table.both.scene()
    if scene["can_undo"]:
        table.go_on()
    post(table.both, "/undo", version=table.version, ask=True)
    now = table.both.scene()["undo"]
    assert now["mine"]
    assert now["answer"]
    assert now["by"] == table.acted[-1][0]
    post(table.both, "/undo/answer", version=table.version, grant=True)
    assert table.both.scene()["decision"] == table.acted[-1][1]["decision"]


def test_bot_never_agrees(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path)) as client:
        made = begin(client, seats={"demon": "bot:random"})
        person = sit(client, made)["hosar"]
        answered = 0
        while True:
            scene = eventually(lambda: (now := person.scene())["decision"] and now, "a question")
            if answered and not scene["can_undo"]:
                break
            person.answer(scene)
            answered += 1
        assert scene["can_ask_undo"] is False

        def asked() -> Json | None:  # the bot may answer a question of its own meanwhile
            said = post(person, "/undo", 409, version=person.scene()["version"], ask=True)
            return None if said["title"] == "stale" else said

        told = eventually(asked, "an answer")
        assert "never agrees" in told["reasons"][0]["text"]["en"]


def test_same_id_is_applied_once_and_what_is_free_is_not_asked(client: TestClient) -> None:
    table = Table(client)
    assert post(table.people["hosar"], "/undo", 409, version=0, ask=True)["title"] == "no-undo"
    table.until_cut("hosar")
    body = {"id": "once", "version": table.version, "ask": True}
    first = table.people["hosar"].post("/undo", body)
    assert table.people["hosar"].post("/undo", body) == first
    assert table.people["hosar"].post("/undo", {**body, "version": 0}) == first
    for other in ({"ask": False}, {"count": 2}):
        assert table.people["hosar"].post("/undo", {**body, **other}, 409)["title"] == "id-used"
    answer = {"id": "yes", "version": table.version, "grant": True}
    granted = table.people["demon"].post("/undo/answer", answer)
    assert table.people["demon"].post("/undo/answer", answer) == granted
    assert table.version == granted["version"]
    assert table.people["demon"].post("/undo/answer", {**answer, "grant": False}, 409)["title"] == "id-used"
    assert table.people["demon"].post("/resign", {"id": "yes", "version": table.version}, 409)["title"] == "id-used"


def test_watcher_may_neither_ask_nor_answer(client: TestClient) -> None:
    made = begin(client)
    watcher = Person(client, made["match"])
    post(watcher, "/undo", 401, version=0, ask=True)
    post(watcher, "/undo/answer", 401, version=0, grant=True)
