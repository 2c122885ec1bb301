"""The programs of docs/protocol.md: a stranger throws every die of a mixed match again and finds what was changed."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Error

from tests.browser.guest import Guest
from tests.browser.house import ROOT, House, Json

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

DOCUMENT = (ROOT / "docs" / "protocol.md").read_text().partition("### How a die is made")[2]
CHANGES = ["secret", "commitment", "value", "seat-commitment"]
RECORD = "/api/matches/MATCH/record"


class Played(NamedTuple):
    record: Json
    dice: list[tuple[int, int, int]]  # number, sides, value


def program(language: str) -> str:
    found = re.search(rf"```{language}\n(.*?)```", DOCUMENT, re.DOTALL)
    assert found
    return found[1]


@pytest.fixture(scope="module")
def played(house: House) -> Played:
    table = house.mix("battle-example")
    house.play(table, 20)
    house.give_up(table, "hosar")
    proof = house.call(f"matches/{table.match}/verify")
    assert proof["verdict"]["good"]
    return Played(house.call(f"matches/{table.match}/record"), [tuple(die[1:]) for die in proof["dice"]])


def changed(record: Json, what: str) -> Json:
    spoiled: Json = json.loads(json.dumps(record))
    [stretch] = spoiled["dice"]
    if what in ("secret", "commitment"):
        stretch[what] = "ab" * 32
    else:
        stretch["contributions"]["demon"][what.removeprefix("seat-")] = "ab" * 32
    return spoiled


def in_python(folder: Path, record: Json, played: Played) -> subprocess.CompletedProcess[str]:
    (folder / "match.json").write_text(json.dumps(record))
    (folder / "dice.py").write_text(program("python"))
    wanted = [f"{number}/{sides}" for number, sides, _ in played.dice]
    command = [sys.executable, "-I", "dice.py", "match.json", *wanted]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def in_browser(guest: Guest, record: Json, played: Played) -> str:
    """As it stands in the document, but for the list of dice."""
    said: list[str] = []
    guest.page.on("console", lambda message: said.append(message.text))
    guest.page.route(f"**{RECORD}", lambda route: route.fulfill(json=record))
    wanted = json.dumps([[number, sides] for number, sides, _ in played.dice])
    code = re.sub(r"dice = \[\[.*?\]\]", f"dice = {wanted}", program("js"), count=1)
    assert wanted in code
    guest.open("/verify").page.evaluate(f"async () => {{ {code} }}")
    return "".join(f"{line}\n" for line in said)


def test_they_are_short() -> None:
    assert all(len(program(language).splitlines()) <= 14 for language in ("python", "js"))


def test_in_python(tmp_path: Path, played: Played) -> None:
    ran = in_python(tmp_path, played.record, played)
    assert ran.stdout == "".join(f"{number} {value}\n" for number, _, value in played.dice), ran.stderr
    assert len(played.dice) >= 20


@pytest.mark.parametrize("what", CHANGES)
def test_in_python_what_was_changed_is_found_out(tmp_path: Path, played: Played, what: str) -> None:
    ran = in_python(tmp_path, changed(played.record, what), played)
    assert ran.returncode != 0
    assert "AssertionError" in ran.stderr
    assert ran.stdout == ""


def test_in_the_browser(visit: Callable[..., Guest], played: Played) -> None:
    said = in_browser(visit(), played.record, played)
    assert said == "".join(f"{number} {value}\n" for number, _, value in played.dice)


@pytest.mark.parametrize("what", CHANGES)
def test_in_the_browser_what_was_changed_is_found_out(visit: Callable[..., Guest], played: Played, what: str) -> None:
    with pytest.raises(Error, match="broken promise"):
        in_browser(visit(), changed(played.record, what), played)
