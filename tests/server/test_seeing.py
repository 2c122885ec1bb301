"""What is shown beside the question: charts, areas, what was seen once, and all of a match that is over."""

from __future__ import annotations

from pathlib import Path

from starlette.testclient import TestClient

from tests.demonlord.table import GAME
from tests.server.house import Json, Person, sit

POSITIONS = Path(__file__).parents[1] / "browser" / "positions"
HIDDEN_BELOW = {"ni_half_men_1", "ni_goblin_archers", "ni_demonlord"}


def bring(client: TestClient, name: str, **seats: str) -> dict[str, Person]:
    chosen = seats or {"hosar": "human", "demon": "human"}
    body = {"position": (POSITIONS / f"{name}.toml").read_text(), "seats": chosen}
    made = client.post("/api/matches/import", json=body)
    assert made.status_code == 201, made.text
    people = sit(client, made.json())
    people["nobody"] = Person(client, made.json()["match"])
    return people


def stack(scene: Json, hex_: str) -> Json:
    found: Json = next(stack for stack in scene["stacks"] if stack["hex"] == hex_)
    return found


def play(people: dict[str, Person], seat: str, *actions: str) -> Json:
    person = people[seat]
    for action in actions:
        person.act(action, person.scene()["version"])
    return person.scene()


def test_charts_are_sent_once_and_for_all(client: TestClient) -> None:
    answer = client.get("/api/games/demonlord/charts")
    charts = {chart["id"]: chart for chart in answer.json()["charts"]}
    forest = next(row for row in charts["terrain"]["rows"] if row["id"] == "forest")
    assert forest["cells"][:3] == ["2", "3", "2"]
    assert charts["terrain"]["ground"]
    assert (
        client.get("/api/games/demonlord/charts", headers={"if-none-match": answer.headers["etag"]}).status_code == 304
    )
    assert client.get("/api/games/nowhere/charts").status_code == 404


def test_areas_of_a_seat_hold_what_it_sees_and_nothing_below(client: TestClient) -> None:
    people = bring(client, "hidden")
    (reach,) = people["hosar"].get("/areas")["overlays"]
    seen = [entry["text"]["en"].partition(" can come here from ")[0] for entry in reach["entries"]]
    assert seen == [GAME.world.unit[unit].names["en"] for unit in ("er_patrol", "cg_wolf_riders", "ni_foot_guards")]
    assert not HIDDEN_BELOW & {piece for piece in HIDDEN_BELOW if piece.encode() in people["hosar"].sent[-1]}
    assert all(entry["hexes"] for entry in reach["entries"])
    assert people["nobody"].get("/areas", 401)["title"] == "no-seat"


def test_looks_are_for_those_who_hold_a_seat(client: TestClient) -> None:
    people = bring(client, "hidden")
    assert people["hosar"].post("/look", {"from": "0510"}) == {"hex": "0510"}
    assert people["nobody"].post("/look", {"from": "0510"}, 401)["title"] == "no-seat"
    assert people["hosar"].post("/look", {"to": "0510"}, 422)["title"] == "bad-body"


def test_where_a_spell_works_is_told_before_it_is_chosen(client: TestClient) -> None:
    """There is one magician and one stack in his range: nothing would be asked, and yet it is told."""
    people = bring(client, "vision", hosar="human", demon="bot:random")
    overlays = {overlay["id"]: overlay for overlay in people["hosar"].get("/areas")["overlays"]}
    assert set(overlays) == {"reach", "cast vision"}
    assert [entry["hexes"] for entry in overlays["cast vision"]["entries"]] == [["0111"]]


def test_what_vision_showed_is_remembered_by_the_seat_that_saw_it_alone(client: TestClient) -> None:
    """ "Last seen on turn 5": for the seer, not for those who watch; and in the replay from that moment on."""
    people = bring(client, "vision", hosar="human", demon="bot:random")
    assert "seen" not in people["hosar"].scene()
    for action in ("cast vision", "by ho_bishop", "at 0111"):
        offered = [option["action"] for option in people["hosar"].scene()["decision"]["options"]]
        if action in offered:  # a single answer is given by itself
            play(people, "hosar", action)
    scene = people["hosar"].scene()
    told = next(line for line in scene["log"] if line["key"] == "vision")
    assert [(it["piece"], it["hex"], it["turn"], it["n"]) for it in scene["seen"]] == [
        ("er_cavalry", "0111", 5, told["n"]),
        ("er_levy", "0111", 5, told["n"]),
    ]
    assert "seen" not in people["nobody"].scene()
    assert b"er_levy" not in people["nobody"].sent[-1]
    assert "seen" not in people["hosar"].get("/at/0")
    assert len(people["hosar"].get(f"/at/{scene['version']}")["seen"]) == 2


def test_everything_is_open_when_the_match_is_over_and_never_before(client: TestClient) -> None:
    people = bring(client, "hidden")
    before = people["hosar"].scene()
    assert stack(before, "1811") == {"hex": "1811", "side": "demon", "pieces": ["ni_foot_guards"], "whole": False}
    for person in people.values():
        assert not stack(person.get("/at/0"), "1811")["whole"] or person is people["demon"]
    people["demon"].mark("resign", people["demon"].scene()["version"])
    for person in people.values():
        for path in ("", "/at/0"):  # the end and the past
            shown = stack(person.get(path), "1811")
            assert shown["whole"]
            assert set(shown["pieces"]) == {"ni_foot_guards", *HIDDEN_BELOW}
    spells = next(panel for panel in people["nobody"].scene()["panels"] if panel["id"] == "spells-all")
    assert [row["values"] for row in spells["rows"]].count({"hosar": "●"}) == 1
    assert "seen" not in people["hosar"].scene()
