"""Lists at the command line: looked at, and brought to a match."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hexarchy import games
from hexarchy.core.records import Record
from tests.browser.house import ROOT
from tests.cli.shell import GAME, mistake, run, said


@pytest.fixture(autouse=True)
def levy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    folders = (ROOT / "examples" / "thornford", ROOT / "tests" / "games" / "levy")
    monkeypatch.setenv(games.VARIABLE, ":".join(map(str, folders)))
    yield
    games._taken.pop("levy", None)
    sys.modules.pop("levy", None)


@pytest.fixture
def axes(tmp_path: Path) -> str:
    path = tmp_path / "axes.txt"
    path.write_text("red_axes\nblack_axes\n", encoding="utf-8")
    return str(path)


def test_a_list_is_looked_at(axes: str) -> None:
    assert "6 points; from 1 to 8 are allowed. This list is allowed." in said("army", "levy", axes, typed=[])
    assert "permise" in said("army", "levy", axes, typed=[], lang="fr")
    assert "This list is allowed" in said("army", "levy", typed=[])  # one to begin with


def test_what_is_wrong_is_said_with_its_line(axes: str) -> None:
    result = run("army", "levy", axes, "--seat", "wardens")
    assert result.exit_code == 1
    assert "Not allowed: line 1: 'red_axes' is not ours (TF-1)" in " ".join(result.stdout.split())


def test_a_match_begins_with_the_lists(axes: str, tmp_path: Path) -> None:
    saved = tmp_path / "match.json"
    said("play", "levy", "--army", f"reavers={axes}", "--against", "random", "--save", str(saved), typed=["quit"])
    record = Record.load(saved)
    assert record.lists is not None
    assert record.lists["reavers"] == "black_axes\nred_axes\n"
    said("play", "levy", "--load", str(saved), "--against", "random", typed=["quit"])


def test_lists_that_cannot_be_brought(axes: str, tmp_path: Path) -> None:
    assert "line 1: 'red_axes' is not ours" in mistake(run("play", "levy", "--army", f"wardens={axes}"))
    assert "is no list" in mistake(run("play", "levy", "--army", str(tmp_path / "missing.txt")))
    assert "No lists are made" in mistake(run("play", GAME, "--army", axes))
    assert "No lists are made" in mistake(run("army", GAME))
    assert mistake(run("play", "levy", "--army", f"nobody={axes}"))
    both = ("--army", axes, "--army", axes)
    assert "is no list" in mistake(run("play", "levy", *both))  # the second goes to the other side
