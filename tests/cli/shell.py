"""A shell for tests: commands in, what they said out."""

from __future__ import annotations

from collections.abc import Iterable

from click.testing import CliRunner, Result

from hexarchy import games
from hexarchy.cli.app import App

GAME = games.names()[0]
ENGLISH = {"LC_ALL": "", "LC_MESSAGES": "", "LANG": "en_GB.UTF-8", "COLUMNS": "100", "TERM": "dumb"}


def run(*arguments: str, typed: Iterable[str] = (), lang: str | None = None, **env: str) -> Result:
    """Run a command as if from a shell, with lines typed at it."""
    lines = "".join(f"{line}\n" for line in typed)
    given = ["--lang", lang, *arguments] if lang else list(arguments)
    return CliRunner().invoke(App(), given, input=lines, env={**ENGLISH, **env}, catch_exceptions=False)


def said(*arguments: str, typed: list[str], lang: str | None = None) -> str:
    """All that was said, on one line, so that the width of the screen does not matter."""
    result = run(*arguments, typed=typed, lang=lang)
    assert result.exit_code == 0, result.output
    return " ".join(result.stdout.split())


def mistake(result: Result) -> str:
    """The one sentence a mistake is told in."""
    assert result.exit_code == 2, result.output
    lines = result.stderr.strip().splitlines()
    assert len(lines) == 1, result.stderr
    assert result.stdout == ""
    return lines[0]
