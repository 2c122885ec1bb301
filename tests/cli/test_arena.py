"""`arena` at the command line: Elo and verdict in both languages, rows, and every mistake in one sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hexarchy import games
from hexarchy.core.text import LANGUAGES
from tests.cli.shell import GAME, mistake, run

DUEL = ("arena", GAME, "captain", "random")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_result_is_told(lang: str) -> None:
    result = run(*DUEL, "--pairs", "2", "--elo0", "0", "--elo1", "400", lang=lang)
    assert result.exit_code == 0
    said = " ".join(result.stdout.split())
    assert "Elo" in said
    assert "0 0 0 0 2" in said
    assert "+400" in said


def test_result_as_json_with_rows(tmp_path: Path) -> None:
    rows = tmp_path / "rows.jsonl"
    first, again = (
        json.loads(run(*DUEL, "--pairs", "2", "--seed", "5", "--rows", str(rows), "--json").stdout) for _ in range(2)
    )
    assert first == again
    assert (first["games"], first["pentanomial"], first["verdict"]) == (4, [0, 0, 0, 0, 2], None)
    assert len(rows.read_text().splitlines()) == 5


def test_a_bot_is_tried_with_other_numbers() -> None:
    result = json.loads(run("arena", GAME, "captain:near=5,attack_odds=1.1", "random", "--pairs", "1", "--json").stdout)
    assert result["bots"] == ["captain:near=5,attack_odds=1.1", "random"]
    assert result["failures"] == []


def test_broken_game_is_told_and_is_the_exit_code(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    class Broken:
        name = "broken"

        def choose(self, chair: object) -> object:
            raise ZeroDivisionError("a defect")

    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path))
    monkeypatch.setattr("hexarchy.bots.make", lambda *args: Broken())
    result = run(*DUEL, "--pairs", "1")
    assert result.exit_code == 1
    assert "a defect" in result.stderr


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["arena"], ""),
        (["arena", "chess", "captain", "random"], "chess"),
        (["arena", GAME, "captain"], ""),
        (["arena", GAME, "captain", "karpov"], "karpov"),
        (["arena", GAME, "captain", "captain"], ""),
        (["arena", GAME, "captain", "captain:charm=3"], "charm=3"),
        (["arena", GAME, "captain", "captain:near=far"], "near=far"),
        (["arena", GAME, "captain", "random:near=3"], "near=3"),
        ([*DUEL, "--pairs", "0"], "--pairs"),
        ([*DUEL, "--elo0", "much", "--elo1", "10"], "much"),
        ([*DUEL, "--elo0", "nan", "--elo1", "10"], "nan"),
        ([*DUEL, "--elo0", "5"], "--elo1"),
        ([*DUEL, "--elo0", "5", "--elo1", "5"], "--elo0"),
        ([*DUEL, "--scenario", "short"], "short"),
        ([*DUEL, "--drawn"], GAME),
        ([*DUEL, "--rows", "/nowhere/at/all.jsonl"], "/nowhere/at/all.jsonl"),
    ],
)
def test_mistake_is_one_sentence(given: list[str], said: str, lang: str) -> None:
    assert said in mistake(run(*given, lang=lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_file_of_something_else_is_left_alone(tmp_path: Path, lang: str) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("buy milk\n")
    assert "notes.txt" in mistake(run(*DUEL, "--pairs", "1", "--rows", str(notes), lang=lang))
    assert notes.read_text() == "buy milk\n"


def test_ray_is_an_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hexarchy.cli.extras.find_spec", lambda package: None)
    assert "hexarchy[ray]" in mistake(run(*DUEL, "--pairs", "1", "--ray"))


def test_opponents_of_old_are_for_the_arena_alone() -> None:
    from hexarchy import bots

    for name in games.names():
        game = games.game(name)
        assert set(bots.names(game)) <= set(bots.opponents(game))
