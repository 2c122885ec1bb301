"""The lesson of Demonlord: its hints lead through every chapter, and whoever goes another way is never stuck."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from hexarchy import bots
from hexarchy.bots.random_bot import RandomBot
from hexarchy.core.chairs import Chair, Player
from hexarchy.core.dice import SeededDice
from hexarchy.core.lessons import Chapter, lesson
from hexarchy.core.match import Match
from hexarchy.core.records import Record
from hexarchy.core.text import LANGUAGES, Catalog, compare
from tests.demonlord.table import GAME

_lesson = lesson(GAME)
assert _lesson is not None
LESSON = _lesson
CHAPTERS = [chapter.id for chapter in LESSON.chapters]


def begun(chapter: Chapter, seed: int = 1) -> Match:
    return Match(GAME, Record.begin(GAME, dice=SeededDice(seed), position=chapter.position))


def tutor_answers(chapter: Chapter, match: Match, tutor: Player) -> None:
    """The other side plays until the learner is asked."""
    me = GAME.seat(chapter.seat)
    while match.state.decision and not match.state.decision.ask(me):
        seat = match.state.decision.seats[0]
        match.apply(seat, tutor.choose(Chair(match.state, seat)).text)


def by_hints(chapter: Chapter, seed: int = 1) -> Iterator[Match]:
    """A chapter played as the coach says; the match after every answer."""
    match, tutor = begun(chapter, seed), bots.make(f"tutor:{chapter.id}", GAME, seed)
    tutor_answers(chapter, match, tutor)
    for ticked in range(len(chapter.steps)):
        now = chapter.progress(match)
        assert (now.ticked, now.done, now.step) == (ticked, False, chapter.steps[ticked])
        assert now.hint == chapter.steps[ticked].do[0]
        match.apply(chapter.seat, now.hint)
        if not chapter.progress(match).done:
            tutor_answers(chapter, match, tutor)
        yield match


def finished(chapter: Chapter, seed: int = 1) -> Match:
    *_, match = by_hints(chapter, seed)
    assert chapter.progress(match).done
    return match


@pytest.mark.parametrize("name", CHAPTERS)
@pytest.mark.parametrize("seed", [1, 2])
def test_the_hints_lead_to_the_end(name: str, seed: int) -> None:
    finished(LESSON[name], seed)


def test_the_chapters_in_order() -> None:
    assert CHAPTERS == ["welcome", "march", "battle", "siege", "spell"]
    assert [LESSON.after(name) for name in CHAPTERS] == [*CHAPTERS[1:], None]


def test_both_languages_say_the_same_and_all_of_it() -> None:
    texts = {lang: Catalog.load(lang, [GAME.folder / "lesson"]) for lang in LANGUAGES}
    assert compare(texts["en"], texts["fr"]) == []
    chapters = [key for name in CHAPTERS for key in (name, f"{name}.about", f"{name}.end")]
    source = (GAME.folder / "lesson/lesson.toml").read_text()
    unused = [key for key in texts["en"].keys() if key not in chapters and f'"{key}"' not in source]  # noqa: SIM118
    assert unused == []


@pytest.mark.parametrize("name", CHAPTERS)
def test_what_is_pointed_at_exists(name: str) -> None:
    for step in LESSON[name].steps:
        for page in step.pages:
            assert page.point.get("piece", "ti_knights") in GAME.world.unit
            assert page.point.get("hex", "0510") in GAME.world.grid.index


def test_the_welcome_asks_for_something_forbidden() -> None:
    chapter = LESSON["welcome"]
    match = next(by_hints(chapter))
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


@pytest.mark.parametrize("name", CHAPTERS)
@pytest.mark.parametrize("seed", range(4))
def test_another_way_is_never_stuck(name: str, seed: int) -> None:
    """The dice of a script fit whatever they are thrown for; the coach hints at what is offered, or says so."""
    chapter = LESSON[name]
    match, tutor, learner = begun(chapter, seed), bots.make(f"tutor:{name}", GAME, seed), RandomBot(seed)
    luck = random.Random(seed)
    for _ in range(60):
        tutor_answers(chapter, match, tutor)
        if match.state.decision is None:
            break
        now = chapter.progress(match)
        offered = [option.text for option in match.state.decision.ask(0).options]  # type: ignore[union-attr]
        assert now.done or now.astray or now.hint in offered
        wanted = now.hint if now.hint and luck.random() < 0.5 else None
        match.apply(chapter.seat, wanted or learner.choose(Chair(match.state, 0)).text)


def test_the_army_may_set_out_in_another_order() -> None:
    chapter = LESSON["march"]
    match = begun(chapter)
    for action in ("unit ti_sergeants", "move 0413", "stop"):
        match.apply("hosar", action)
    assert chapter.progress(match).hint == "unit ti_knights"
    for action in ("unit ti_knights", "ride ti_prince", "move 0413", "stop"):
        match.apply("hosar", action)
    assert chapter.progress(match).hint == "end"
