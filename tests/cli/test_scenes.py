"""Every game at the table: all that its board and its scenes say is shown, in both languages, on 80 columns."""

from __future__ import annotations

import os
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len

from hexarchy import games
from hexarchy.bots.random_bot import pick
from hexarchy.cli.board import hexes_of, scene_of
from hexarchy.core.dice import SeededDice
from hexarchy.core.match import Match
from hexarchy.core.records import Record
from hexarchy.core.text import LANGUAGES
from tests.cli.shell import run

EXAMPLES = Path(__file__).parents[2] / "examples"
BROUGHT = ("thornford", "lanternfen")
# What no reader should meet: a missing value or a raw one, and a word of ours that the table did not take.
SLIP = re.compile(r"\bNone\b(?! until)|\{'|I do not understand|Je ne comprends pas")
LOOKS = ("view", "map", "orders", "options", "log")


@pytest.fixture(autouse=True)
def brought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(games.VARIABLE, os.pathsep.join(str(EXAMPLES / name) for name in BROUGHT))


class Beside:
    """A match played beside the table: what is typed there, and what must be read there."""

    def __init__(self, name: str, lang: str, seed: int) -> None:
        game = games.game(name)
        self.match = Match(game, Record.begin(game, dice=SeededDice(seed), last_words=True))
        self.lang = lang
        self.typed: list[str] = []
        self.read: set[str] = set()
        rng = random.Random(seed)
        sitting = -1
        for number in range(60):
            decision = self.match.state.decision
            if decision is None:  # the smallest game may be over by now
                break
            seat = sitting if sitting in decision.seats else decision.seats[0]
            if seat != sitting:
                self.typed.append("")
            sitting = seat
            if number % 6 == 5:
                self._look(seat)
            ask = decision.ask(seat)
            assert ask is not None
            action = pick(ask.options, rng).text
            self.typed.append(action)
            self.match.apply(seat, action)

    def _look(self, seat: int) -> None:
        scene = scene_of(self.match, seat)
        stacks = scene["stacks"]
        self.typed += [*LOOKS, f"stack {hexes_of(stacks[0])[-1]}", f":card {stacks[-1]['pieces'][0]}"]
        self.read.update(self._told(scene))

    def _told(self, scene: dict[str, object]) -> Iterator[str]:
        """Titles of panels and boxes, names of steps, the question."""
        for part in ("panels", "boxes"):
            yield from (entry["title"][self.lang] for entry in scene[part])  # type: ignore[attr-defined]
        yield from (step["name"][self.lang] for step in scene["steps"])  # type: ignore[attr-defined]
        yield scene["decision"]["question"][self.lang]  # type: ignore[index]


def plain(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["demonlord", "dark_emperor", *BROUGHT])
def test_scenes_of_every_game_are_told(name: str, lang: str) -> None:
    beside = Beside(name, lang, 4)
    result = run("play", name, "--seed", "4", typed=beside.typed, lang=lang, COLUMNS="80")
    assert result.exit_code == 0
    assert max(map(cell_len, result.stdout.splitlines())) <= 80
    shown = plain(result.stdout)
    assert [told for told in beside.read if plain(told) not in shown] == []
    assert SLIP.findall(shown) == []
