"""The staff of a captain: which answer a question gets, and what is taken where there is none."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import pytest

import hexarchy
from hexarchy import bots
from hexarchy.bots.staff import Staff, aimed, foremost, least, most, says, to
from hexarchy.core.actions import Action, ActionTable
from hexarchy.core.decisions import Ask

TABLE = ActionTable()
GO = TABLE.verb("go", ("north", "south", "west"))
STOP, PASS, SING = (TABLE.single(word) for word in ("stop", "pass", "sing"))


def ask(key: str, *options: Action) -> Ask:
    return Ask(0, key, "T-1", list(options))


class Corporal(Staff[str]):
    mild = ("pass", "stop")
    chapters = (
        SimpleNamespace(on_every_song=lambda reckoner, asked: SING, on_march=lambda reckoner, asked: STOP),
        SimpleNamespace(on_road=lambda reckoner, asked: GO[1], on_road_closed=lambda reckoner, asked: None),
        SimpleNamespace(on_hymn=says("sing"), on_song_of_peace=says("pass")),
    )

    @staticmethod
    def reckons(guess: Any, seat: int, aspects: Any) -> str:
        return f"{guess} of {seat}"

    def on_march(self, reckoner: str, asked: Ask) -> Action:
        assert reckoner == "guess of 0"
        return GO[2]


def answer(key: str, *options: Action) -> Action:
    chair: Any = SimpleNamespace(ask=ask(key, *options), seat=0, redeal=lambda rng: "guess")
    return Corporal(random.Random(1), None).choose(chair)


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("road", GO[1]),
        ("song-of-war", SING),
        ("song-of-peace", PASS),  # its own answer comes before that of all its kin
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
    corporal = Corporal(random.Random(1), None)
    assert [corporal.begins(clock) for clock in (0, 0, 1, 1, 0)] == [True, False, True, False, True]


def test_orders_that_cannot_be_carried_out_are_dropped() -> None:
    corporal = Corporal(random.Random(1))
    corporal.orders = [[GO[1]], [GO[2], STOP], [GO[0]]]
    asked = ask("march", GO[0], STOP)
    begun = [(corporal.next_order(asked, tuple), corporal.order, len(corporal.orders)) for _ in range(3)]
    assert begun == [(STOP, [GO[2], STOP], 1), (GO[0], [GO[0]], 0), (None, [GO[0]], 0)]


def test_the_foremost_of_equal_places_is_the_lowest() -> None:
    assert foremost([7, 3, 5], lambda place: place % 2) == 3
    assert foremost([7, 4, 5], lambda place: place % 5) == 4
    assert foremost([], lambda place: place) == -1


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
    staff: Any = type(bots.make("captain", hexarchy.game(name), 1))
    written = [answer for place in (staff, *staff.chapters) for answer in vars(place) if answer.startswith("on_")]
    assert len(written) > 20
    assert sorted(written) == sorted(set(written))
