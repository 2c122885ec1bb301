"""Games that are brought along: found by HEXARCHY_GAMES, played by every command and by the server."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from hexarchy import bots, games
from hexarchy.server import catalogue
from tests.cli.shell import run
from tests.server.house import all_seats, begin, serving, sit, sqlite
from thornford import GAME

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "examples" / "thornford"
SEATS = {"reavers": "human", "wardens": "human"}


@pytest.fixture
def brought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(games.VARIABLE, str(FOLDER))


# -- finding ----------------------------------------------------------------------------------------------------------


def test_without_the_variable_it_is_not_there() -> None:
    assert games.names() == games.SHELF


@pytest.mark.usefixtures("brought")
def test_it_stands_beside_the_games_of_the_shelf() -> None:
    assert games.names() == (*games.SHELF, "thornford")
    assert games.game("thornford") is GAME
    assert bots.names(GAME) == ("random",)


def make(folder: Path, name: str = "") -> Path:
    """A package that offers a game of that name, with a bot of its own."""
    folder.mkdir()
    code = (
        f"from thornford import Thornford\nclass Mine(Thornford):\n    name = '{name or folder.name}'\nGAME = Mine()\n"
    )
    (folder / "__init__.py").write_text(code)
    (folder / "bot.py").write_text("from hexarchy.bots.random_bot import RandomBot\nBOTS = {'brave': RandomBot}\n")
    return folder


def test_several_may_be_brought_with_bots_of_their_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folders = [FOLDER, make(tmp_path / "brought_one"), make(tmp_path / "brought_two")]
    monkeypatch.setenv(games.VARIABLE, os.pathsep.join(map(str, folders)))
    monkeypatch.setattr(sys, "path", sys.path[:])
    assert games.names()[-3:] == ("thornford", "brought_one", "brought_two")
    assert games.game("brought_two").name == "brought_two"
    assert bots.names(games.game("brought_two")) == ("random", "brave")


def test_a_folder_without_a_game_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(games.VARIABLE, str(tmp_path))
    with pytest.raises(games.UnknownGame, match="is no package of a game"):
        games.names()
    for command in (("games",), ("rules", "demonlord"), ("simulate", "demonlord"), ("serve", "--port", "0")):
        told = run(*command)
        assert told.exit_code == 2
        assert "HEXARCHY_GAMES" in told.stderr


def test_no_game_takes_the_place_of_another(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.setenv(games.VARIABLE, str(make(tmp_path / games.SHELF[0])))
    with pytest.raises(games.UnknownGame, match="already"):
        games.names()
    monkeypatch.setenv(games.VARIABLE, str(make(tmp_path / "misnamed", "other")))
    with pytest.raises(games.UnknownGame, match="calls itself 'other'"):
        games.game("misnamed")
    assert run("rules", "misnamed").exit_code == 2


# -- the command line -------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("brought")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_it_is_listed_and_its_rules_are_read(lang: str) -> None:
    assert GAME.wording(lang).side("wardens") in run("games", lang=lang).stdout
    assert GAME.rulebook.rule("TF-5", lang).text[:30] in run("rules", "thornford", "TF-5", lang=lang).stdout


@pytest.mark.usefixtures("brought")
def test_it_is_played_saved_verified_and_replayed(tmp_path: Path) -> None:
    record = tmp_path / "match.json"
    typed = ["captain red_axes", "map", "view", "unit crow_riders", "why move 0101", "move 0704", "quit"]
    told = run("play", "thornford", "--against", "random", "--seat", "reavers", "--save", str(record), typed=typed)
    assert told.exit_code == 0, told.stderr
    assert "0101 is too far for 4 movement points. (TF-4 Movement points)" in " ".join(told.stdout.split())
    assert run("verify", str(record)).exit_code == 0
    assert "Crow Riders: 0706 → 0704." in run("replay", str(record), "--seat", "reavers").stdout


def test_other_processes_find_it_too() -> None:
    command = [sys.executable, "-m", "hexarchy", "simulate", "thornford", "--games", "16", "--jobs", "2"]
    env = {**os.environ, games.VARIABLE: "examples/thornford"}
    told = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout + told.stderr


def test_a_position_that_cannot_be_is_refused(tmp_path: Path) -> None:
    for units in ({"red_axes": "0101"}, {"red_axes": "0101", "oak_spears": "0101"}, {"nobody": "0101"}):
        with pytest.raises(ValueError, match="units"):
            GAME.position({"units": units})
    with pytest.raises(ValueError, match="captains"):
        GAME.position({"units": {"red_axes": "0101", "oak_spears": "0201"}, "captains": ["grey_axes"]})


# -- the server -------------------------------------------------------------------------------------------------------


def choice(options: list[dict[str, Any]], number: int) -> str:
    action: str = options[number % len(options)]["action"]
    return action


@pytest.mark.usefixtures("brought")
def test_a_whole_match_over_http(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path)) as client:
        made = begin(client, game="thornford", seats=SEATS)
        people = sit(client, made)
        watcher = client.get(f"/api/matches/{made['match']}").json()
        assert watcher["decision"] is None
        for number in range(2000):
            scenes = {seat: person.scene() for seat, person in people.items()}
            if scenes["reavers"]["result"]:
                break
            seat, scene = next((seat, scene) for seat, scene in scenes.items() if scene["decision"])
            people[seat].act(choice(scene["decision"]["options"], number * 7 + 3), scene["version"])
        assert scenes["reavers"]["result"] == scenes["wardens"]["result"]
        assert scenes["wardens"]["result"]["text"]["fr"].startswith("La partie est finie")
        assert client.get(f"/api/matches/{made['match']}/verify").json()["verdict"]


@pytest.mark.usefixtures("brought")
def test_nobody_is_sent_the_other_captain(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path)) as client:
        people = sit(client, begin(client, game="thornford", seats=SEATS))
        people["reavers"].act("captain grey_axes", 0)
        people["wardens"].act("captain oak_spears", 0)
        assert people["reavers"].scene()["turned"] == ["grey_axes"]
        assert people["wardens"].scene()["turned"] == ["oak_spears"]
        assert not any("captain is with Grey" in line["text"]["en"] for line in people["wardens"].scene()["log"])
        refusal = people["reavers"].post("/why", {"action": "move 0101"})["reasons"]
        assert refusal[0]["text"]["fr"]


@pytest.mark.usefixtures("brought")
def test_nobody_is_late_who_is_asked_at_the_same_time(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path)) as client:
        people = sit(client, begin(client, game="thornford", seats=SEATS))
        assert people["wardens"].act("captain oak_spears", 0) == {"version": 1, "done": 1}
        assert people["wardens"].act("captain oak_spears", 0, 409)["title"] == "stale"  # it has answered itself
        assert people["reavers"].act("captain grey_axes", 0) == {"version": 1, "done": 1}
        asked = next(person for person in people.values() if person.scene()["decision"])
        assert asked.act(asked.scene()["decision"]["options"][0]["action"], 0, 409)["title"] == "stale"


@pytest.mark.usefixtures("brought")
def test_one_who_holds_both_seats_answers_each_question_once(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path)) as client:
        made = begin(client, game="thornford", seats=SEATS)
        both = all_seats(client, made)
        both.act("captain grey_axes", 0)
        assert both.act("captain oak_spears", 0, 409)["title"] == "stale"
        assert both.act("captain oak_spears", 1) == {"version": 2, "done": 1}


@pytest.mark.usefixtures("brought")
def test_the_lobby_shows_it(client_of_all_games: TestClient) -> None:
    found = {entry["id"]: entry for entry in client_of_all_games.get("/api/games").json()}["thornford"]
    assert found["title"] == {"en": "Thornford", "fr": "Gué-l’Épine"}
    assert [seat["id"] for seat in found["seats"]] == ["reavers", "wardens"]
    assert client_of_all_games.get("/api/games/thornford/board").json()["grid"]["columns"] == 7
    assert len(client_of_all_games.get("/api/games/thornford/rules").json()["sections"]) == 4


@pytest.fixture
def client_of_all_games(brought: None, tmp_path: Path) -> Any:
    catalogue.all_games.cache_clear()
    with serving(sqlite(tmp_path)) as client:
        yield client
    catalogue.all_games.cache_clear()
