"""The lesson of Demonlord: its hints lead through every chapter, and one who goes another way is never stuck."""

from __future__ import annotations

from hexarchy.core.lessons import Chapter
from hexarchy.core.match import Match
from tests import lessons
from tests.demonlord.table import GAME

LESSON = lessons.taught(GAME)


class TestLesson(lessons.Lessons):
    """See tests/lessons.py."""

    game = GAME
    chapters = ("welcome", "march", "battle", "siege", "spell")


def finished(chapter: Chapter) -> Match:
    return lessons.finished(GAME, chapter)


def test_the_welcome_asks_for_something_forbidden() -> None:
    chapter = LESSON["welcome"]
    match = next(lessons.by_hints(GAME, chapter))
    tries = [page.point["hex"] for page in chapter.steps[1].pages if page.until == "why"]
    assert tries
    for hex_ in tries:
        assert [reason.rule for reason in match.state.why_not("hosar", f"move {hex_}")] == ["DL-MOV-01"]


def test_the_battle_is_the_example_of_the_rulebook() -> None:
    """Lord Erush falls, the Swordsmen with him, the Patrol is taken; the Duke has lost nobody."""
    view = finished(LESSON["battle"]).state.view("hosar")
    assert sorted(view["dead"]) == ["er_lord", "er_swordsmen"]
    assert view["prisoners"] == {"hosar": ["er_patrol"], "demon": []}


def test_the_siege_takes_rabat_for_one_unit() -> None:
    view = finished(LESSON["siege"]).state.view("hosar")
    assert view["control"]["rabat"] == "hosar"
    assert sorted(view["dead"]) == ["er_archers", "er_levy", "ti_peasants"]


def test_the_spell_shows_the_hidden_stack() -> None:
    seen = [GAME.named(event.args)["units"] for _, event in finished(LESSON["spell"]).log if event.key == "vision"]
    assert [sorted(units) for units in seen] == [["er_archers", "er_levy", "er_patrol"]]


def test_troops_that_stop_elsewhere_are_not_said_to_have_come_together() -> None:
    chapter = LESSON["march"]
    match = lessons.begun(GAME, chapter)
    for action in ("unit ti_sergeants", "move 0409"):
        match.apply("hosar", action)
    assert chapter.progress(match).astray
    match.apply("hosar", "stop")
    assert chapter.progress(match).hint == "unit ti_knights"


def test_the_army_may_set_out_in_another_order() -> None:
    chapter = LESSON["march"]
    match = lessons.begun(GAME, chapter)
    for action in ("unit ti_sergeants", "move 0413", "stop"):
        match.apply("hosar", action)
    assert chapter.progress(match).hint == "unit ti_knights"
    for action in ("unit ti_knights", "ride ti_prince", "move 0413", "stop"):
        match.apply("hosar", action)
    assert chapter.progress(match).hint == "end"
