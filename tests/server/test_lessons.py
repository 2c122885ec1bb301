"""Lessons over HTTP: described, begun, coached, taken back, taken up again after a restart."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.server.house import Json, Person, begin, serving, sit, sqlite
from tests.server.test_matches import settle

CHAPTERS = ["welcome", "march", "battle", "siege", "spell"]


def learn(client: TestClient, chapter: str | None = None, status: int = 201) -> Json:
    response = client.post("/api/matches/lesson", json={"game": "demonlord", "chapter": chapter})
    assert response.status_code == status, response.text
    found: Json = response.json()
    return found


def learner(client: TestClient, chapter: str | None = None) -> Person:
    (person,) = sit(client, learn(client, chapter)).values()
    return person


def test_the_lesson_is_described(client: TestClient) -> None:
    told = client.get("/api/games/demonlord/lesson").json()["chapters"]
    assert [chapter["id"] for chapter in told] == CHAPTERS
    first = told[0]["steps"][0]
    assert first["waits"] == ["unit ti_knights"]
    assert all(page["text"]["en"] and page["text"]["fr"] for page in first["pages"])
    game = next(game for game in client.get("/api/games").json() if game["id"] == "demonlord")
    assert [chapter["id"] for chapter in game["lesson"]] == CHAPTERS


def test_the_first_chapter_if_none_is_named(client: TestClient) -> None:
    coach = learner(client).scene()["lesson"]
    assert (coach["chapter"], coach["step"], coach["next"]) == ("welcome", 0, "march")
    assert coach["point"] == {"action": "unit ti_knights"}
    assert coach["pages"][1]["point"] == {"piece": "ti_knights"}


def test_no_such_chapter(client: TestClient) -> None:
    assert learn(client, "nonsense", 404)["title"] == "no-lesson"
    assert client.post("/api/matches/lesson", json={"game": "nonsense"}).status_code == 404


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_chapter_played_by_its_hints(client: TestClient, chapter: str) -> None:
    person = learner(client, chapter)
    scene = settle(person, 0)
    while not scene["lesson"]["done"]:
        action = scene["lesson"]["point"]["action"]
        assert action in [option["action"] for option in scene["decision"]["options"]]
        scene = settle(person, person.act(action, scene["version"])["version"])
    assert scene["lesson"]["end"]["fr"]
    assert scene["lesson"]["step"] == scene["lesson"]["steps"]


def test_taking_back_and_another_way(client: TestClient) -> None:
    person = learner(client, "march")
    version = person.act("unit ti_crossbowmen", 0)["version"]
    coach = person.scene()["lesson"]
    assert (coach["step"], coach["astray"], coach["point"], coach["pages"]) == (0, True, None, [])
    person.mark("undo", version)
    coach = person.scene()["lesson"]
    assert (coach["astray"], coach["point"]) == (False, {"action": "unit ti_knights"})


def test_nobody_else_is_coached(client: TestClient) -> None:
    made = learn(client)
    assert Person(client, made["match"]).scene()["lesson"] is None
    assert sit(client, begin(client))["hosar"].scene()["lesson"] is None


def test_a_tutor_is_no_bot_to_ask_for(client: TestClient) -> None:
    assert begin(client, 422, seats={"demon": "bot:tutor:battle"})["title"] == "bad-seats"


def test_taken_up_again_after_a_restart(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path)) as client:
        person = learner(client, "battle")
        person.act("terrain hills", 0)
        scene = settle(person, 2)
        before = scene["lesson"]
    with serving(sqlite(tmp_path)) as client:
        again = Person(client, person.match, *person.tokens)
        assert again.scene()["lesson"] == before
        person.client = client
        scene = settle(again, again.act("deploy da_knights", scene["version"])["version"])
        assert scene["lesson"]["step"] == 2
