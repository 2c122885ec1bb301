"""Pipes and encodings: what is written arrives, wherever it goes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hexarchy.cli.streams import PLAIN
from tests.cli.shell import GAME, run

RECORD = Path(__file__).parents[1] / "records" / "0.1.0" / f"{GAME}-standard-random.json"


def shell(command: str, **env: str) -> subprocess.CompletedProcess[bytes]:
    """A command line in a real shell; `hexarchy` is the program."""
    line = command.replace("hexarchy", f'"{sys.executable}" -m hexarchy')
    return subprocess.run(
        ["bash", "-o", "pipefail", "-c", line], capture_output=True, env={**os.environ, **env}, check=False
    )


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp437"])
def test_any_encoding_will_do(encoding: str) -> None:
    typed = "carte\\nvue\\naide\\nquitter\\n"
    command = f"printf '{typed}' | hexarchy --lang fr play {GAME} --against random --seed 1"
    done = shell(command, PYTHONIOENCODING=encoding)
    assert (done.returncode, done.stderr) == (0, b"")
    assert "quitt" in done.stdout.decode(encoding)


def test_plain_signs_differ_on_the_map() -> None:
    signs = [PLAIN[sign] for sign in "♜⌂≈"]
    assert len({*signs, ":", "=", "^", "*", "_"}) == len(signs) + 5


@pytest.mark.parametrize(
    "command", [f"rules {GAME}", "games", f"replay '{RECORD}'", "--help"], ids=["rules", "games", "replay", "help"]
)
def test_reader_may_leave_early(command: str) -> None:
    done = shell(f"hexarchy {command} | head -n 1")
    assert (done.stderr, done.returncode) == (b"", 0)


def test_bytes_that_are_no_text_are_heard() -> None:
    done = shell(f"printf '\\377\\376\\nquit\\n' | hexarchy play {GAME} --against random", PYTHONUTF8="1", LC_ALL="")
    assert (done.returncode, done.stderr) == (0, b"")


def test_lines_end_where_their_text_ends() -> None:
    for command in (["rules", GAME], ["games"], ["replay", str(RECORD)]):
        assert [line for line in run(*command).stdout.splitlines() if line.endswith(" ")] == []


@pytest.mark.parametrize("columns", ["40", "60", "80"])
def test_french_signs_stay_with_their_words(columns: str) -> None:
    output = run("replay", str(RECORD), lang="fr", COLUMNS=columns).stdout
    assert [line for line in output.splitlines() if line.lstrip()[:1] in tuple(":;!?»")] == []
