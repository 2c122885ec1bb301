"""The table: what is shown, what is understood, and how it is left."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hexarchy.core.records import Record
from hexarchy.core.text import LANGUAGES
from tests.cli.shell import GAME, run, said

# -- answers ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", ["1", "place 0209", " place   0209 ", "0209"])
def test_answer_by_number_action_or_target(answer: str, tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    output = said("play", GAME, "--against", "random", "--save", str(path), typed=[answer, "quit"])
    assert "Set up at West Temple of Hosar (0209)" in output
    assert Record.load(path).actions == [("hosar", "place 0209")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_table_speaks_the_language(lang: str) -> None:
    output = said("play", GAME, "--against", "random", "--seed", "1", typed=["help", "view", "map", "quit"], lang=lang)
    assert ("Vous avez quitté la table." if lang == "fr" else "You have left the table.") in output
    assert ("Campagne" if lang == "fr" else "Open country") in output


def test_refusal_names_the_rule(moving: list[str]) -> None:
    assert "DL-" in said(*moving, typed=["move 0511", "quit"]).split("move 0511")[1]


@pytest.mark.parametrize("nonsense", ["0", "999", "fly", "move", "map 9999", "stack Camelot", "unit zeppelin", "why"])
def test_nonsense_is_answered_and_changes_nothing(moving: list[str], tmp_path: Path, nonsense: str) -> None:
    path = tmp_path / "x.json"
    said(*moving, "--save", str(path), typed=[nonsense, "quit"])
    assert Record.load(path).actions == []


def test_offered_action_comes_before_the_command_of_the_same_name(moving: list[str]) -> None:
    assert "Where to, Prince of Timur?" in said(*moving, typed=["unit ti_prince", "quit"])
    output = said(*moving, typed=[":unit ti_prince", "quit"])
    assert "leadership +2" in output
    assert "Where to" not in output


def test_commands_in_french(moving: list[str]) -> None:
    typed = ["aide", "carte timur", "pile 0510", "fiche prince", "vue", "pourquoi move 0511", "règle DL-MOV-10"]
    output = said(*moving, typed=[*typed, "journal", "ordres", "choix", "chances", "annuler", "quitter"], lang="fr")
    assert "Je ne comprends pas" not in output
    assert "Vous avez quitté" in output


# -- looking ----------------------------------------------------------------------------------------------------------


def test_long_lists_are_set_in_columns(moving: list[str]) -> None:
    output = run(*moving, typed=["unit ti_timurid_knights", "quit"]).stdout
    hexes = [line for line in output.splitlines() if re.match(r" +\d+ \d{4} ·\d", line)]
    assert 3 < len(hexes) < 20


def test_map_shows_stacks_places_rivers_and_targets(moving: list[str]) -> None:
    output = run(*moving, typed=["unit ti_timurid_knights", "map timur", "quit"]).stdout
    lines = output.splitlines()
    row = next(line for line in lines if "0510♜O≈" in line)
    below = lines[lines.index(row) + 1]
    assert below[row.index("0510") :].startswith("H9TiKn")
    assert "*1" in output


@pytest.mark.parametrize("columns", [80, 160])
def test_map_fits_the_screen(moving: list[str], columns: int) -> None:
    output = run(*moving, typed=["map", "quit"], COLUMNS=str(columns)).stdout
    assert max(map(len, output.splitlines())) <= columns
    assert ("2223" in output) == (columns == 160)


def test_enemy_stack_shows_its_top_only(moving: list[str]) -> None:
    output = said(*moving, typed=["stack 1811", "quit"])
    assert "only the top unit is visible" in output
    assert "Nisshar Foot Guards" in output
    assert "Demonlord" not in output


def test_why_gives_reasons_in_words(moving: list[str]) -> None:
    output = said(*moving, typed=["why unit ti_prince", "why unit er_lord", "quit"])
    assert "That is allowed." in output
    assert "DL-" in output.split("why unit er_lord")[1]


def test_orders_are_listed_given_and_taken_back(moving: list[str], tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    typed = ["orders", "order fire-always", "orders", "top ti_peasants", "stack 0510", "undo", "quit"]
    output = said(*moving, "--save", str(path), typed=typed)
    assert "top … On top …" in output
    assert "Magic missiles with one target Always" in output.split("order fire-always")[-1]
    assert Record.load(path).actions[0] == ("hosar", "order fire-always")


def test_undo_and_what_stands(moving: list[str], tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    output = said(*moving, "--save", str(path), typed=["undo", "unit ti_prince", "undo", "quit"])
    assert "Nothing can be taken back" in output
    assert "Taken back." in output
    assert Record.load(path).actions == []


def test_odds_at_the_table(tmp_path: Path) -> None:
    path = tmp_path / "battle.toml"
    path.write_text(
        'phase = "hosar"\nstep = "battles"\n'
        '[stacks.hosar]\n1004 = ["da_knights", "da_sergeants"]\n[stacks.demon]\n1004 = ["er_cavalry", "er_lord"]\n',
        encoding="utf-8",
    )
    output = said("play", GAME, "--from", str(path), "--against", "random", "--seed", "1", typed=["odds", "quit"])
    assert "Battle at 1004" in output
    assert "guessed" in output


# -- saving and leaving -----------------------------------------------------------------------------------------------


def test_end_of_input_leaves_and_saves(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    assert "The match is saved" in said("play", GAME, "--against", "random", "--save", str(path), typed=["1", "1"])
    assert len(Record.load(path).actions) == 2


def test_interrupt_leaves_and_saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "x.json"
    lines = iter(["1", "1"])

    def ask(self: object, prompt: str) -> str:
        for line in lines:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr("hexarchy.cli.keyboard.Keyboard.ask", ask)
    assert "The match is saved" in said("play", GAME, "--against", "random", "--save", str(path), typed=[])
    assert len(Record.load(path).actions) == 2


def test_match_goes_on_where_it_was_left(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    said("play", GAME, "--against", "random", "--save", str(path), typed=["1", "1"])
    output = said("play", GAME, "--against", "random", "--load", str(path), "--save", str(path), typed=["log", "1"])
    assert output.count("Set up at") == 2  # two units in one place are one line, and then the third
    assert len(Record.load(path).actions) == 3


def test_save_where_one_likes(tmp_path: Path) -> None:
    path = tmp_path / "other.json"
    output = said(
        "play", GAME, "--against", "random", typed=["save", "1", f"save {path}", "save /no/such/place", "quit"]
    )
    assert "Where to?" in output
    assert "could not be saved" in output
    assert len(Record.load(path).actions) == 1


def test_same_seed_same_match() -> None:
    arguments = ("play", GAME, "--against", "random", "--seed", "5")
    assert said(*arguments, typed=["1"] * 40) == said(*arguments, typed=["1"] * 40)


def test_match_is_played_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    arguments = ("play", GAME, "--against", "random", "--seat", "demon", "--seed", "2", "--save", str(path))
    last = ["pass-phase", "pass", "end", "no", "done", "stop", "hold", "idle", "1"]
    output = said(*arguments, typed=[word for _ in range(400) for word in last])
    assert "The game is over." in output
    assert "verify" in output
    assert run("verify", str(path)).exit_code == 0
