"""Help and language."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from hexarchy.cli.app import COMMANDS, split_language
from hexarchy.core.text import LANGUAGES
from tests.cli.shell import run

SOURCES = sorted((Path(__file__).parents[2] / "src" / "hexarchy" / "cli").glob("*.py"))
BOTS = sorted((Path(__file__).parents[2] / "src" / "hexarchy" / "bots").glob("*.py"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str, lang: str) -> None:
    result = run(command, "--help", lang=lang)
    assert result.exit_code == 0
    assert ("Afficher cette aide." if lang == "fr" else "Show this help.") in result.output


def test_help_lists_all_commands_but_those_of_developers() -> None:
    output = run("--help").output
    assert {command for command in COMMANDS if f"\n  {command} " in output} == {*COMMANDS} - {"bench"}
    assert "bench" not in run("chess").output


def test_no_command_shows_the_help() -> None:
    assert run().output == run("--help").output


def test_help_speaks_the_language_of_the_system() -> None:
    assert "Commandes" in run("--help", LANG="fr_FR.UTF-8").output
    assert "Commands" in run("--help", LANG="de_DE.UTF-8").output


def test_language_may_stand_anywhere() -> None:
    first = run("games", lang="fr").output
    assert run("games", "--lang", "fr").output == run("games", "--lang=fr").output == first


def test_language_is_taken_out_of_the_line() -> None:
    assert split_language(["a", "--lang", "fr", "b"]) == (["a", "b"], "fr")
    assert split_language(["a", "--", "--lang", "fr"]) == (["a", "--", "--lang", "fr"], None)


def test_version() -> None:
    assert run("--version").output.startswith("hexarchy 0.")


def test_help_loads_no_game_and_draws_nothing() -> None:
    """What takes long to load is loaded when it is needed."""
    check = (
        "import sys; from hexarchy.cli.app import App\n"
        "try: App().main(['--help'])\n"
        "except SystemExit: pass\n"
        "sys.exit(str([m for m in sys.modules if m.startswith(('rich', 'hexarchy.games', 'msgspec'))] or ''))"
    )
    done = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=False)
    assert done.stderr.strip() == ""


@pytest.mark.parametrize("path", SOURCES + BOTS, ids=lambda path: path.name)
def test_no_game_is_named(path: Path) -> None:
    source = path.read_text(encoding="utf-8").lower()
    for name in ("demonlord", "dark_emperor", "divine_right", "demonworld"):
        assert name not in source
