"""The lesson of Divine Right: its hints lead through every chapter, and who goes another way is never stuck."""

from __future__ import annotations

import pytest

from hexarchy.core.text import LANGUAGES
from hexarchy.games.divine_right import GAME
from hexarchy.games.divine_right.state import DivineRightState
from tests import lessons
from tests.divine_right.table import Table

LESSON = lessons.taught(GAME)


class TestLesson(lessons.Lessons):
    """See tests/lessons.py."""

    game = GAME
    chapters = ("welcome", "muster", "embassy", "ring", "breach", "clash", "sail", "turncoat")

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_every_page_is_said_and_names_the_hinted_answer_as_the_button_does(self, lang: str) -> None:
        words = GAME.wording(lang)
        for step in [step for chapter in LESSON.chapters for step in chapter.steps]:
            said = [page.text[lang] for page in step.pages]
            assert all(text and "{" not in text for text in said)
            hexes = any("hex" in page.point for page in step.pages)  # a hex is pointed at, anything else is named
            assert hexes or any(words.option(step.do[0], step.asked) in text for text in said)


def finished(chapter: str) -> Table:
    state = lessons.finished(GAME, LESSON[chapter]).state
    assert isinstance(state, DivineRightState)
    return Table(state)


# -- what the coach says is what happens ------------------------------------------------------------------------------


def test_the_welcome_asks_for_something_forbidden() -> None:
    chapter = LESSON["welcome"]
    match = next(lessons.by_hints(GAME, chapter))
    tries = [page.point["hex"] for step in chapter.steps for page in step.pages if page.until == "why"]
    assert tries
    for hex_ in tries:
        assert [reason.rule for reason in match.state.why_not("first", f"go {hex_}")] == ["DR-B-TER-10"]


def test_a_bribe_makes_four_enough_and_brings_immer_with_eight_armies() -> None:
    chapter = LESSON["embassy"]
    match = next(lessons.by_hints(GAME, chapter))
    assert isinstance(match.state, DivineRightState)
    assert Table(match.state).view(None)["kingdoms"]["immer"]["personality"] == 22  # a beloved monarch
    t = finished("embassy")
    assert t.ally_of("immer") == "first"
    ours = [name for sides in t.view(None)["stacks"].values() for name in sides.get("first", ())]
    assert sum(name.startswith("immer_army") for name in ours) == 8


def test_the_ring_was_open_and_is_closed() -> None:
    match = lessons.begun(GAME, LESSON["ring"])
    assert [reason.rule for reason in match.state.why_not("first", "besiege 1014")] == ["DR-B-SIE-02"]
    assert finished("ring").besieged("1014")


def test_a_five_is_enough_against_the_walls_and_brings_ten_points() -> None:
    t = finished("breach")
    assert t.points("first") == 10
    assert t.where("immer_army_3") == "1014"


def test_two_armies_fall_and_none_of_ours() -> None:
    t = finished("clash")
    assert (t.where("muetar_army_1"), t.where("muetar_army_2")) == ("pool", "pool")
    assert t.where("hothior_army_1") == "1414"
    assert [t.where(f"hothior_army_{number}") for number in (2, 3, 4)] == ["1314"] * 3


def test_the_army_stands_on_the_far_shore() -> None:
    t = finished("sail")
    assert t.where("hothior_army_1") == "1021"
    assert not t.s.aboard


def test_two_mercenaries_stand_where_they_were_called() -> None:
    t = finished("muster")
    assert [name.rpartition("_")[0] for name in t.stack("1014")] == ["mercenary", "mercenary"]


def test_immer_leaves_by_words_and_comes_back_by_words() -> None:
    match = next(lessons.by_hints(GAME, LESSON["turncoat"]))
    assert isinstance(match.state, DivineRightState)
    assert Table(match.state).ally_of("immer") is None
    t = finished("turncoat")
    assert t.ally_of("immer") == "first"
    assert (t.points("first"), t.points("second")) == (25, 10)
