"""`pip install hexarchy` is the engine and the command line; what needs more says how to get it."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from collections.abc import Collection
from pathlib import Path

import pytest

from hexarchy.cli.extras import PACKAGES
from tests.cli.shell import GAME

ROOT = Path(__file__).parents[2]
RECORD = ROOT / "tests" / "records" / "0.1.0" / "demonlord-standard-random.json"
OPTIONAL = {"uvloop"}  # the server does without it
MISSING = OPTIONAL.union(*PACKAGES.values())
WITHOUT = """
import sys
from importlib.machinery import PathFinder

class Without:
    def find_spec(name, path=None, target=None):
        return None if name.partition(".")[0] in missing else PathFinder.find_spec(name, path, target)

missing = set(sys.argv.pop(1).split(","))
sys.meta_path[sys.meta_path.index(PathFinder)] = Without
from hexarchy.cli import main
main()
"""


def without(missing: Collection[str], *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command where these packages are not installed."""
    command = [sys.executable, "-c", WITHOUT, ",".join(missing), *arguments]
    return subprocess.run(command, input=typed, capture_output=True, text=True, check=False)


def test_what_is_required_is_what_the_extra_brings() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    for extra, packages in PACKAGES.items():
        named = {requirement.partition(">")[0].partition("[")[0] for requirement in extras[extra]}
        assert named - OPTIONAL - {"hexarchy"} == {*packages}
    assert "hexarchy[server]" in extras["postgres"]


@pytest.mark.parametrize(
    ("arguments", "typed", "said"),
    [
        (["games"], "", GAME),
        (["play", GAME, "--seed", "1", "--against", "random"], "1\nquit\n", "You have left the table."),
        (["rules", GAME], "", "-01 …"),
        (["simulate", GAME, "--bots", "random,random", "--games", "1"], "", "finished"),
        (["verify", str(RECORD)], "", "is good."),
        (["serve", "--help"], "", "--port"),
        (["admin", "--help"], "", "restore"),
        (["admin", "list", "--help"], "", "--untouched"),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
def test_engine_alone(arguments: list[str], typed: str, said: str) -> None:
    done = without(MISSING, "--lang", "en", *arguments, typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    assert said in done.stdout


@pytest.mark.parametrize("command", [["serve", "--port", "0"], ["admin", "list"]], ids=["serve", "admin"])
@pytest.mark.parametrize(("lang", "word"), [("en", "This needs"), ("fr", "Il manque")])
@pytest.mark.parametrize(
    ("missing", "database", "extra"),
    [
        (MISSING, "sqlite:////no/such/folder/x.db", "server"),
        (["websockets"], "sqlite:////no/such/folder/x.db", "server"),
        (PACKAGES["postgres"], "postgresql://127.0.0.1:1/x", "postgres"),
    ],
    ids=["server", "a part of it", "postgres"],
)
def test_server_says_which_extra_it_needs(
    command: list[str], lang: str, word: str, missing: Collection[str], database: str, extra: str
) -> None:
    """With a database that cannot be used: one that starts after all ends at once, with another sentence."""
    done = without(missing, "--lang", lang, *command, "--database", database)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert word in done.stderr
    assert f'pip install "hexarchy[{extra}]"' in done.stderr
