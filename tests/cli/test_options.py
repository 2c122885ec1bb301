"""Options at the command line: presets, ranges, refusals in both languages, and the rules in force."""

from __future__ import annotations

from pathlib import Path

import pytest

from hexarchy import games
from hexarchy.core.records import Record
from hexarchy.games import VARIABLE
from tests.cli.shell import GAME, mistake, run

MANY = "brimming"
FOLDER = Path(__file__).parents[1] / "games" / MANY


@pytest.fixture(autouse=True)
def brimming(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(FOLDER))


def played(tmp_path: Path, *options: str) -> Record:
    path = tmp_path / "match.json"
    result = run("play", MANY, *options, "--against", "random", "--save", str(path), typed=["1", "quit"])
    assert result.exit_code == 0, result.output
    return Record.load(path)


@pytest.mark.parametrize(
    ("options", "lang", "said"),
    [
        (["monsters"], "en", "option 'monsters' needs 'curses' or 'haunted', and 'danger'"),
        (["winter", "khagan"], "en", "option 'winter' excludes 'khagan'"),
        (["winter", "khagan"], "fr", "l’option «\u00a0winter\u00a0» exclut «\u00a0khagan\u00a0»"),
        (["last_turn=41"], "en", "The option 'last_turn' takes 5 to 40, not '41'"),
        (["last_turn=soon"], "fr", "prend 5 à 40"),
        (["last_turn"], "en", "takes 5 to 40"),
    ],
)
def test_a_refusal_names_what_is_needed_or_excluded(options: list[str], lang: str, said: str) -> None:
    given = [part for option in options for part in ("--option", option)]
    assert said in mistake(run("play", MANY, *given, lang=lang))


def test_numbers_and_words_are_read(tmp_path: Path) -> None:
    record = played(tmp_path, "--option", "variable-length", "--option", "last_turn=30", "--option", "level=Expert")
    assert (record.options["last_turn"], record.options["level"]) == (30, "expert")


def test_a_preset_is_played_and_an_option_beside_it_counts(tmp_path: Path) -> None:
    record = played(tmp_path, "--preset", "first-war", "--option", "last_turn=12")
    assert record.options["level"] == "basic"
    assert record.options["last_turn"] == 12


def test_there_must_be_such_a_preset() -> None:
    assert "'peace'" in mistake(run("play", MANY, "--preset", "peace"))
    assert "first_war" in mistake(run("play", MANY, "--preset", "peace"))
    assert "--preset" in mistake(run("play", MANY, "--load", "x.json", "--preset", "dark"))


def test_games_tells_presets_ranges_and_what_options_need() -> None:
    told = " ".join(run("games").stdout.split())
    assert "preset first_war" in told
    assert "option last_turn=5..40" in told
    assert "Needs “Variable length”." in told
    assert "Excludes “The Khagan”." in told


# -- the rulebook of a setting -----------------------------------------------------------------------------------------


def rules(*arguments: str, lang: str | None = None) -> str:
    result = run("rules", GAME, *arguments, lang=lang)
    assert result.exit_code == 0, result.output
    return " ".join(result.stdout.split())


def test_without_a_setting_all_rules_are_shown() -> None:
    assert f"{len(games.game(GAME).rulebook)} rules" in rules()
    assert "Not in force" not in rules("DL-VAR-10")


def test_the_outline_counts_what_is_in_force() -> None:
    lacking = len(games.game(GAME).rulebook.lacking(games.game(GAME).setting("long")))
    told = rules("--scenario", "long")
    assert f"{len(games.game(GAME).rulebook) - lacking} rules are in force, {lacking} are not" in told


def test_a_rule_that_is_not_in_force_says_what_it_needs() -> None:
    told = rules("DL-VAR-17", "--scenario", "standard")
    assert "Not in force. Needs “Reduced Chance Tournament Version”." in told
    assert "Not in force" not in rules("DL-VAR-17", "--option", "reduced_chance")
    assert "N’est pas en vigueur" in rules("DL-VAR-17", "--scenario", "standard", lang="fr")


def test_a_search_finds_what_is_in_force_and_the_rest_when_asked() -> None:
    words = ("strategic", "points", "--scenario", "long")
    assert "DL-VAR-06" in rules("strategic", "points")
    assert "No rule" in mistake(run("rules", GAME, *words))
    told = rules(*words, "--all")
    assert "DL-VAR-06" in told
    assert "not in force" in told


def test_a_record_says_what_it_was_played_with(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    run("play", GAME, "--scenario", "long", "--against", "random", "--save", str(path), typed=["quit"])
    assert "Not in force" in rules("DL-END-01", "--record", str(path))
    assert "Not in force" not in rules("DL-VAR-10", "--record", str(path))
    assert "--record" in mistake(run("rules", GAME, "--record", str(path), "--scenario", "long"))
    assert "thornford" not in mistake(run("rules", "dark_emperor", "--record", str(path)))


def test_at_the_table_a_rule_is_marked_by_what_is_played() -> None:
    told = run("play", GAME, "--scenario", "long", "--against", "random", typed=["rule DL-END-01", "quit"]).stdout
    assert "Not in force. Needs the scenario “Standard game”." in " ".join(told.split())
