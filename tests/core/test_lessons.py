"""Lessons: how far a learner is follows from the match; files are checked when they are read."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hexarchy.bots.tutor import Tutor
from hexarchy.core.actions import Action, UnknownAction
from hexarchy.core.chairs import Chair
from hexarchy.core.game import BadInput
from hexarchy.core.lessons import Chapter, Page, Step, lesson
from hexarchy.core.match import Match
from hexarchy.core.records import Record
from hexarchy.core.text import MissingText
from tests.core.tiny import TINY, TinyGame

SAID = {"en": "…", "fr": "…"}


def step(*do: str, asked: str = "what") -> Step:
    return Step(asked, do, (Page(SAID, {}, ""),))


def chapter(*steps: Step, ends: str = "") -> Chapter:
    return Chapter("one", SAID, SAID, SAID, "left", {"kept": 0}, ends, {}, steps)


def played(*actions: str) -> Match:
    match = Match(TINY, Record.begin(TINY, position={"kept": 0}))
    for action in actions:
        match.apply("left", action)
    return match


def test_steps_are_ticked_off_as_they_are_done() -> None:
    two = chapter(step("keep"), step("roll"))
    before = two.progress(played())
    assert (before.ticked, before.hint, before.done) == (0, "keep", False)
    between = two.progress(played("keep"))
    assert (between.ticked, between.hint, between.done) == (1, "roll", False)
    assert two.progress(played("keep", "roll")).done


def test_steps_may_be_done_in_another_order() -> None:
    two = chapter(step("keep"), step("roll"))
    assert two.progress(played("roll")).hint == "keep"
    assert two.progress(played("roll", "keep")).done


def test_a_step_waits_for_another() -> None:
    first, second = step("keep"), step("roll")
    two = chapter(replace(first, id="first"), replace(second, after="first"))
    assert two.progress(played("roll")).ticked == 0
    assert two.progress(played("roll", "keep")).hint == "roll"


def test_each_answer_ticks_off_one_step() -> None:
    twice = chapter(step("keep"), step("keep"))
    assert twice.progress(played("keep")).ticked == 1


def test_a_pattern_takes_what_matches_it_and_the_hint_is_the_first() -> None:
    any_of = chapter(step("roll", "k*"))
    assert any_of.progress(played()).hint == "roll"
    assert any_of.progress(played("keep")).done
    assert not any_of.progress(played("think")).done


def test_taking_back_takes_back_the_step() -> None:
    match = played("keep")
    assert match.undo("left")
    assert chapter(step("keep"), step("roll")).progress(match).ticked == 0


def test_a_question_no_step_is_about_is_a_way_of_his_own() -> None:
    lost = chapter(step("keep", asked="something-else")).progress(played())
    assert lost.astray
    assert lost.hint is None


def test_nothing_is_hinted_while_the_other_is_asked() -> None:
    waiting = chapter(step("keep")).progress(played("hand-over"))
    assert (waiting.asked, waiting.astray, waiting.hint) == (False, False, None)


def test_an_event_ends_the_chapter_whichever_way_was_taken() -> None:
    told = chapter(step("keep"), step("roll"), ends="revealed")
    assert not told.progress(played("keep", "roll")).done
    assert told.progress(played("reveal")).done


def test_an_event_of_another_seat_ends_nothing() -> None:
    assert not chapter(step("keep"), ends="whispered").progress(played("whisper")).done


class Silent:
    """Never asked, if the tutor has an answer."""

    name = "silent"

    def __init__(self) -> None:
        self.heard: list[Any] = []

    def choose(self, chair: Chair) -> Action:
        return chair.ask.options[-1]

    def hear(self, events: list[Any]) -> None:
        self.heard += events


def test_the_tutor_gives_its_answers_and_otherwise_plays_like_another() -> None:
    chair = Chair(played().state, 0)
    assert Tutor({"what": ("nonsense", "roll")}, Silent()).choose(chair).text == "roll"
    assert Tutor({"what-else": ("roll",)}, Silent()).choose(chair).text == "crash"
    other = Silent()
    Tutor({}, other).hear([1])  # type: ignore[list-item]
    assert other.heard == [1]


# -- files -----------------------------------------------------------------------------------------------------------

LESSON = """
[[chapter]]
id = "one"
seat = "left"
position = "one.toml"
[[chapter.step]]
asked = "what"
do = ["keep"]
say = ["hello", { text = "look", hex = "0101", until = "why" }]
"""
TEXT = "one = One\n    .about = About\n    .end = End\nhello = Choose { $do }\nlook = Look\n"


class Words:
    def option(self, action: str, question: str) -> str:
        return f"<{action}>"


def tiny(folder: Path, file: str = LESSON, text: str = TEXT) -> TinyGame:
    """The tiny game with a lesson of its own."""
    game = TinyGame()
    game.folder = folder
    game.wording = lambda lang: Words()  # type: ignore[method-assign, assignment, return-value]
    for lang in ("en", "fr"):
        (folder / "lesson" / lang).mkdir(parents=True)
        (folder / "lesson" / lang / "lesson.ftl").write_text(text)
    (folder / "lesson/lesson.toml").write_text(file)
    (folder / "lesson/one.toml").write_text("kept = 3\n")
    return game


def test_a_lesson_is_read(tmp_path: Path) -> None:
    read = lesson(tiny(tmp_path))
    assert read is not None
    one = read["one"]
    assert (one.position, one.title["fr"], read.after("one")) == ({"kept": 3}, "One", None)
    hello, look = one.steps[0].pages
    assert hello.text["en"] == "Choose <keep>"
    assert (look.point, look.until) == ({"hex": "0101"}, "why")


def test_a_game_may_have_none(tmp_path: Path) -> None:
    game = TinyGame()
    game.folder = tmp_path
    assert lesson(game) is None


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ('"keep"', '"kept"', UnknownAction),
        ('seat = "left"', 'seat = "middle"', BadInput),
        ('"one.toml"', '"two.toml"', BadInput),
        ("asked", "ask", BadInput),
        ('"hello"', '"hallo"', MissingText),
        ('asked = "what"', 'asked = "what"\nafter = "nothing"', BadInput),
        ('until = "why"', 'until = "when"', BadInput),
    ],
)
def test_what_is_wrong_is_found_when_it_is_read(tmp_path: Path, old: str, new: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        lesson(tiny(tmp_path, LESSON.replace(old, new)))
