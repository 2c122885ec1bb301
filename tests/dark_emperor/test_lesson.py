"""The lesson of Dark Emperor: its hints lead through every chapter, and whoever goes another way is never stuck."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import pytest

from hexarchy import bots
from hexarchy.bots.random_bot import RandomBot
from hexarchy.core.chairs import Chair, Player
from hexarchy.core.dice import SeededDice
from hexarchy.core.lessons import Chapter, lesson
from hexarchy.core.match import Match
from hexarchy.core.records import Record
from hexarchy.core.text import LANGUAGES, Catalog, compare
from hexarchy.games.dark_emperor import GAME
from hexarchy.games.dark_emperor.state import DarkEmperorState
from tests.dark_emperor.table import WORLD, Table

_lesson = lesson(GAME)
assert _lesson is not None
LESSON = _lesson
CHAPTERS = [chapter.id for chapter in LESSON.chapters]


def begun(chapter: Chapter, seed: int = 1) -> Match:
    return Match(GAME, Record.begin(GAME, dice=SeededDice(seed), position=chapter.position))


def tutor_answers(chapter: Chapter, match: Match, tutor: Player) -> None:
    """The other side plays until the learner is asked, or the chapter is over."""
    me = GAME.seat(chapter.seat)
    while match.state.decision and not match.state.decision.ask(me) and not chapter.progress(match).done:
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
        tutor_answers(chapter, match, tutor)
        yield match


def before(name: str, action: str) -> Match:
    """A chapter played by its hints up to the step whose answer that is."""
    *_, match = islice(by_hints(LESSON[name]), [step.do[0] for step in LESSON[name].steps].index(action))
    return match


def finished(chapter: str, seed: int = 1) -> Table:
    *_, match = by_hints(LESSON[chapter], seed)
    assert LESSON[chapter].progress(match).done
    assert isinstance(match.state, DarkEmperorState)
    return Table(match.state)


@pytest.mark.parametrize("name", CHAPTERS)
@pytest.mark.parametrize("seed", [1, 2])
def test_the_hints_lead_to_the_end(name: str, seed: int) -> None:
    finished(name, seed)


def test_the_chapters_in_order() -> None:
    assert CHAPTERS == ["welcome", "gate", "storm", "magic", "envoy"]
    assert [LESSON.after(name) for name in CHAPTERS] == [*CHAPTERS[1:], None]


def test_both_languages_say_the_same_and_all_of_it() -> None:
    texts = {lang: Catalog.load(lang, [GAME.folder / "lesson"]) for lang in LANGUAGES}
    assert compare(texts["en"], texts["fr"]) == []
    chapters = [key for name in CHAPTERS for key in (name, f"{name}.about", f"{name}.end")]
    source = (GAME.folder / "lesson/lesson.toml").read_text()
    unused = [key for key in texts["en"].keys() if key not in chapters and f'"{key}"' not in source]  # noqa: SIM118
    assert unused == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", CHAPTERS)
def test_every_page_is_said_and_names_the_hinted_answer_as_the_button_does(name: str, lang: str) -> None:
    words = GAME.wording(lang)
    for step in LESSON[name].steps:
        said = [page.text[lang] for page in step.pages]
        assert all(text and "{" not in text for text in said)
        hexes = any("hex" in page.point for page in step.pages)  # a hex is pointed at, anything else is named
        assert hexes or any(words.option(step.do[0], step.asked) in text for text in said)


@pytest.mark.parametrize("name", CHAPTERS)
def test_what_is_pointed_at_exists(name: str) -> None:
    for step in LESSON[name].steps:
        for page in step.pages:
            assert page.point.get("piece", "tol_morn") in WORLD.piece
            assert page.point.get("hex", "3519") in WORLD.grid.index


# -- what the coach says is what happens ------------------------------------------------------------------------------


def test_the_welcome_asks_for_something_forbidden() -> None:
    chapter = LESSON["welcome"]
    match = next(by_hints(chapter))
    tries = [page.point["hex"] for page in chapter.steps[1].pages if page.until == "why"]
    assert tries
    for hex_ in tries:
        assert [reason.rule for reason in match.state.why_not("necromancer", f"step {hex_}")] == ["DE-8.F"]


def test_any_hex_that_does_not_stop_the_vampire_will_do() -> None:
    chapter = LESSON["welcome"]
    for way in chapter.steps[1].do:
        match = begun(chapter)
        for action in ("move necro_greater_2", way, "stop"):
            match.apply("necromancer", action)
        assert chapter.progress(match).done


def test_the_gate_wakes_ahautsieron_alone() -> None:
    state = next(by_hints(LESSON["gate"])).state
    assert isinstance(state, DarkEmperorState)
    assert [side for side in state.sides[:10] if side != 2] == [1]
    assert Table(state).side("ahautsieron") == "kingdoms"


def test_the_flight_costs_five_points_and_nobody() -> None:
    *_, match = by_hints(LESSON["gate"])
    (told,) = [event.args for _, event in match.log if event.key == "attrition"]
    assert (told["points"], told["count"]) == (5, 0)
    assert isinstance(match.state, DarkEmperorState)
    assert Table(match.state).stack("necromancer", "3716") == ["necro_greater_1", "necro_greater_2", "tol_morn"]
    assert match.state.decision is not None
    assert match.state.decision.asks[0].key == "battle-leader"  # no die of the battle has fallen yet


def test_the_price_of_the_flight_is_shown_before_it_begins() -> None:
    scene = GAME.scene(before("gate", "step 3516").state.view("necromancer"))
    assert scene["decision"] is not None
    (road,) = [plan for plan in scene["decision"]["plans"] if plan["on"] == {"hex": "3716"}]
    assert (road["cost"], road["via"]) == (5, ["3516", "3615", "3716"])
    assert road["text"]["en"].endswith("5 points, 0–1 lost")


def test_a_whole_road_at_once_ticks_off_its_steps() -> None:
    chapter = LESSON["gate"]
    match = begun(chapter)
    first = ("gate 3416", "move necro_greater_1", "with necro_greater_2", "with tol_morn")
    for action in (*first, "step 3516", "step 3615", "step 3716"):
        match.apply("necromancer", action)
    assert chapter.progress(match).hint == "end"


def test_the_storm_takes_sier_lor_for_one_lesser_vampire() -> None:
    t = finished("storm")
    assert t.stack("necromancer", "3519") == ["necro_greater_1", "necro_greater_2", "necro_siege", "tol_morn"]
    assert t.stack("kingdoms", "3520") == ["ahautsieron_infantry_4", "silfaren"]
    assert (t.where("necro_lesser_1"), t.where("ahautsieron_infantry_3")) == ("pool", "pool")


def test_the_numbers_of_the_storm() -> None:
    """Eight against four with the train, +1 for the ratio, +4 and −2 for the leaders."""
    battle = before("storm", "leader tol_morn").state.view("necromancer")["decision"]["leaders"]["leader tol_morn"]
    assert battle["strengths"] == {"necromancer": 8, "kingdoms": 4}
    assert sorted(entry["amount"] for entry in battle["modifiers"]) == [-2, 1, 4]


def test_kebir_counters_and_four_legions_rise() -> None:
    *_, match = by_hints(LESSON["magic"])
    assert isinstance(match.state, DarkEmperorState)
    t = Table(match.state)
    keys = [event.key for _, event in match.log]
    assert (keys.count("countered"), keys.count("risen")) == (1, 2)
    legions = ["zola_legions_1", "zola_legions_2", "the_emperors_lament_iii", "the_emperors_lament_xii"]
    assert {(t.where(legion), t.side(legion)) for legion in legions} == {("2416", "necromancer")}
    assert t.stack("kingdoms", "2415") == ["zola_legions_3", "kebir_whitehand"]


def test_the_fallen_may_rise_first() -> None:
    chapter = LESSON["magic"]
    match, tutor = begun(chapter), bots.make("tutor:magic", GAME, 1)
    answers = ("cast kill", "pass", "leader padrech_dar_choim", "cast raise-undead", "choose fallen")
    for action in answers:
        match.apply("necromancer", action)
        tutor_answers(chapter, match, tutor)
    assert chapter.progress(match).hint == "cast raise-undead"


def test_mezal_wins_tal_pletor_by_her_frown() -> None:
    t = finished("envoy")
    assert (t.side("tal_pletor"), t.where("mezal")) == ("necromancer", "1109")


def test_the_chances_of_the_embassy() -> None:
    """28 per cent without Intimidation, 42 with it."""
    *_, match = by_hints(LESSON["envoy"])
    rolls = [event.args for _, event in match.log if event.args.get("why") == "DE-11.3"]
    assert [roll["needed"] for roll in rolls] == [8]
    throws = [first + second for first in range(1, 7) for second in range(1, 7)]
    assert [round(100 * sum(total >= least for total in throws) / 36) for least in (9, 8)] == [28, 42]


# -- another way ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", CHAPTERS)
@pytest.mark.parametrize("seed", range(4))
def test_another_way_is_never_stuck(name: str, seed: int) -> None:
    """The dice of a script fit whatever they are thrown for; the coach hints at what is offered, or says so."""
    chapter = LESSON[name]
    me = GAME.seat(chapter.seat)
    match, tutor, learner = begun(chapter, seed), RandomBot(seed), RandomBot(seed)
    luck = random.Random(seed)
    for _ in range(60):
        while match.state.decision and not match.state.decision.ask(me):
            other = match.state.decision.seats[0]
            match.apply(other, tutor.choose(Chair(match.state, other)).text)
        if match.state.decision is None:
            break
        now = chapter.progress(match)
        asked = match.state.decision.ask(me)
        assert asked is not None
        assert now.done or now.astray or now.hint in [option.text for option in asked.options]
        wanted = now.hint if now.hint and luck.random() < 0.5 else None
        match.apply(chapter.seat, wanted or learner.choose(Chair(match.state, me)).text)
