"""The staff of a captain: which answer a question gets, and what is taken where there is none."""

from __future__ import annotations

import importlib
import random
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest

import hexarchy
from hexarchy.bots.staff import Staff, aimed, least, most, says, to
from hexarchy.core.actions import Action, ActionTable
from hexarchy.core.decisions import Ask

TABLE = ActionTable()
GO = TABLE.verb("go", ("north", "south", "west"))
STOP, PASS, SING = (TABLE.single(word) for word in ("stop", "pass", "sing"))


LINE = {"demonlord": "battlefield", "dark_emperor": "field"}  # the chapter of battles


def ask(key: str, *options: Action) -> Ask:
    return Ask(0, key, "T-1", list(options))


class Corporal(Staff[str]):
    mild = ("pass", "stop")
    answers: ClassVar = {
        "road": lambda reckoner, asked: GO[1],
        "road-closed": lambda reckoner, asked: None,
        "song-*": lambda reckoner, asked: SING,
        "hymn": says("sing"),
        "march": lambda reckoner, asked: STOP,
    }

    def reckoner(self, guess: Any, seat: int) -> str:
        return f"{guess} of {seat}"

    def on_march(self, reckoner: str, asked: Ask) -> Action:
        assert reckoner == "guess of 0"
        return GO[2]


def answer(key: str, *options: Action) -> Action:
    chair: Any = SimpleNamespace(ask=ask(key, *options), seat=0, redeal=lambda rng: "guess")
    return Corporal(random.Random(1)).choose(chair)


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("road", GO[1]),
        ("song-of-war", SING),
        ("hymn", SING),
        ("march", GO[2]),  # a method, which may remember, comes first
        ("road-closed", PASS),  # has nothing to say
        ("road-works", PASS),  # "road" does not answer for all its kin
        ("weather", PASS),
    ],
)
def test_question_finds_its_answer(key: str, said: Action) -> None:
    assert answer(key, *GO, STOP, PASS, SING) is said


def test_what_is_not_on_offer_is_not_said() -> None:
    assert answer("song-of-war", GO[0], STOP, PASS) is PASS
    assert answer("song-of-war", GO[0], STOP) is STOP
    assert answer("song-of-war", GO[0]) is GO[0]
    assert answer("hymn", GO[0], STOP) is STOP


def test_a_segment_begins_once() -> None:
    corporal = Corporal(random.Random(1))
    assert [corporal.begins(clock) for clock in (0, 0, 1, 1, 0)] == [True, False, True, False, True]


def test_pickers_take_the_first_of_equals() -> None:
    assert most(GO, lambda target: target % 2) is GO[1]
    assert most(GO, lambda target: 0) is GO[0]
    assert least(GO, lambda target: -target) is GO[2]
    assert least(GO[::-1], lambda target: 0) is GO[0]
    asked = ask("road", STOP, *GO)
    assert to(asked, "stop") == [STOP]
    assert aimed(asked) == [*GO]


@pytest.mark.parametrize("name", ["demonlord", "dark_emperor"])
def test_no_two_chapters_answer_one_question(name: str) -> None:
    game = hexarchy.game(name)
    captain: Any = importlib.import_module(f"hexarchy.games.{game.name}.bot")
    staff = captain.BOTS["captain"]
    chapters = [
        vars(importlib.import_module(staff.__module__))[name] for name in ("council", "sorcery", LINE[game.name])
    ]
    written = [key for chapter in chapters for key in chapter.ANSWERS]
    own = [name.removeprefix("on_").replace("_", "-") for name in vars(staff) if name.startswith("on_")]
    assert sorted([*written, *own]) == sorted({*written, *own})
