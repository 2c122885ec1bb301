"""The lesson of Dark Emperor: its hints lead through every chapter, and one who goes another way is never stuck."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from hexarchy import bots
from hexarchy.core.lessons import Chapter
from hexarchy.core.match import Match
from hexarchy.core.text import LANGUAGES
from hexarchy.games.dark_emperor import GAME
from hexarchy.games.dark_emperor.state import DarkEmperorState
from tests import lessons
from tests.dark_emperor.table import Table

LESSON = lessons.taught(GAME)


class TestLesson(lessons.Lessons):
    """See tests/lessons.py."""

    game = GAME
    chapters = ("welcome", "gate", "storm", "magic", "envoy")

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_every_page_is_said_and_names_the_hinted_answer_as_the_button_does(self, lang: str) -> None:
        words = GAME.wording(lang)
        for step in [step for chapter in LESSON.chapters for step in chapter.steps]:
            said = [page.text[lang] for page in step.pages]
            assert all(text and "{" not in text for text in said)
            hexes = any("hex" in page.point for page in step.pages)  # a hex is pointed at, anything else is named
            assert hexes or any(words.option(step.do[0], step.asked) in text for text in said)


def begun(chapter: Chapter) -> Match:
    return lessons.begun(GAME, chapter)


def by_hints(chapter: Chapter) -> Iterator[Match]:
    return lessons.by_hints(GAME, chapter)


def before(name: str, action: str) -> Match:
    """A chapter played by its hints up to the step whose answer that is."""
    *_, match = islice(by_hints(LESSON[name]), [step.do[0] for step in LESSON[name].steps].index(action))
    return match


def finished(chapter: str) -> Table:
    state = lessons.finished(GAME, LESSON[chapter]).state
    assert isinstance(state, DarkEmperorState)
    return Table(state)


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
        lessons.others_answer(chapter, match, tutor)
    assert chapter.progress(match).hint == "cast raise-undead"


def test_mezal_wins_tal_pletor_by_her_frown() -> None:
    t = finished("envoy")
    assert (t.side("tal_pletor"), t.where("mezal")) == ("necromancer", "1109")


def test_the_chances_of_the_embassy() -> None:
    """28 per cent without Intimidation, 42 with it."""
    *_, match = by_hints(LESSON["envoy"])
    rolls = [event.args for _, event in match.log if event.args.get("why") == "DE-11.3"]
    assert [roll["needs"] for roll in rolls] == [("at-least", 10)]
    assert [amount for roll in rolls for _, amount in roll["modifiers"]] == [1, 1]
    throws = [first + second for first in range(1, 7) for second in range(1, 7)]
    assert [round(100 * sum(total >= least for total in throws) / 36) for least in (9, 8)] == [28, 42]
