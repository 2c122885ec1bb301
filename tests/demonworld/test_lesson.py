"""The lesson of Demonworld: its hints lead through every chapter, and what the coach says is what happens."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.core.text import LANGUAGES
from hexarchy.games.demonworld import GAME
from hexarchy.games.demonworld.state import DemonworldState
from tests import lessons
from tests.demonworld.table import Table

LESSON = lessons.taught(GAME)
MEN = "noble_footsoldiers"
ORCS = "light_orc_swordbearers"


class TestLesson(lessons.Lessons):
    """See tests/lessons.py."""

    game = GAME
    chapters = ("ranks", "orders", "march", "volley", "charge", "strike", "flank", "round")

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_every_page_is_said_and_names_the_hinted_answer_as_the_button_does(self, lang: str) -> None:
        words = GAME.wording(lang)
        for step in [step for chapter in LESSON.chapters for step in chapter.steps]:
            said = [page.text[lang] for page in step.pages]
            assert all(text and "{" not in text for text in said)
            fields = any("hex" in page.point for page in step.pages)  # a field is pointed at, anything else is named
            assert fields or any(words.option(step.do[0], step.asked) in text for text in said)


def after(chapter: str, answers: int) -> Table:
    """A chapter played as the coach says, up to the learner's answer of that number."""
    table = None
    for _, match in zip(range(answers), lessons.by_hints(GAME, LESSON[chapter]), strict=False):
        assert isinstance(match.state, DemonworldState)
        table = Table(match.state)
    assert table is not None
    return table


def finished(chapter: str) -> Table:
    return after(chapter, len(LESSON[chapter].steps))


def begun(chapter: str) -> Table:
    state = lessons.begun(GAME, LESSON[chapter]).state
    assert isinstance(state, DemonworldState)
    return Table(state)


def rolls(chapter: str) -> list[tuple[int, int, bool]]:
    """The dice of twenty sides: what was rolled, what came of it, and was it enough."""
    log = [(event.key, GAME.named(event.args)) for _, event in lessons.finished(GAME, LESSON[chapter]).log]
    found: list[dict[str, Any]] = [about for key, about in log if key == "roll" and about["sides"] == 20]
    return [(roll["dice"][0], roll["dice"][0] + sum(by for _, by in roll["modifiers"]), roll["made"]) for roll in found]


# -- what the coach says is what happens ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("chapter", "answers", "action", "rule"),
    [("ranks", 7, "to H14", "DW-B-MOV-52"), ("volley", 1, "at F9", "DW-B-SHO-12")],
)
def test_what_the_learner_is_told_to_try_is_forbidden(chapter: str, answers: int, action: str, rule: str) -> None:
    tries = [page.point["hex"] for page in LESSON[chapter].steps[answers].pages if page.until == "why"]
    assert tries == [action.split()[1]]
    assert after(chapter, answers).refuses(action) == [rule]


def test_the_crooked_line_is_put_straight() -> None:
    t = begun("ranks")
    assert not t.orderly(MEN)
    assert "advance-left" not in after("ranks", 1).options
    t = finished("ranks")
    assert t.orderly(MEN)
    assert t.facing(MEN) == "N"
    assert t.fields(MEN) == ["K5", "K6", "K7", "K8", "K9", "L5", "L6"]


def test_the_side_with_one_attack_against_two_chooses() -> None:
    t = after("orders", 3)
    assert (t.question, t.asked) == ("first-or-second", ["empire"])
    assert [t.order(unit) for unit in (MEN, "imperial_arquebusiers")] == ["attack", "hold"]
    assert [t.order(unit) for unit in ("dwarf_eaters", ORCS)] == ["attack", "attack"]


def test_a_field_costs_three_points_and_a_wheel_half_of_all() -> None:
    left = [after("march", answers).ask_of("empire").args["points"] for answers in range(1, 5)]
    assert left == [16, 13, 5, 2]
    assert finished("march").facing(MEN) == "ENE"


def test_the_supported_shot_hits_and_the_other_does_not() -> None:
    assert rolls("volley") == [(10, 20, True), (9, 15, False)]


def test_the_unit_attacked_turns_and_one_element_comes_up_beside_it() -> None:
    t = after("charge", 3)
    assert t.facing(ORCS) == "S"
    assert t.question == "finish-by"
    t = finished("charge")
    assert t.fields(MEN) == ["G9", "H7", "H8", "H9", "H11"]
    assert t.in_melee(ORCS)


def test_flank_rear_and_support_bring_down_two() -> None:
    assert rolls("strike") == [(8, 20, True), (12, 20, True), (5, 12, False)]
    t = finished("strike")
    assert t.fields(ORCS) == ["G5", "G6"]
    assert (t.question, t.asked) == ("strike", ["orcs"])


def test_the_line_is_bent_round_the_flank() -> None:
    t = finished("flank")
    assert t.facings(MEN) == {"H6": "N", "H7": "N", "H8": "N", "H9": "N", "G9": "WNW"}
    assert t.asked == ["orcs"]


def test_a_round_of_ones_own_ends_with_two_orcs_less() -> None:
    assert rolls("round") == [(12, 20, True), (11, 14, False), (3, 6, False), (13, 20, True)]
    t = finished("round")
    assert t.s.round == 5
    assert t.fields(ORCS) == ["G6", "G8", "G9", "G10"]
    assert len(t.fields(MEN)) == 5


def test_in_a_round_of_ones_own_other_orders_will_do() -> None:
    chapter = LESSON["round"]
    match = lessons.begun(GAME, chapter)
    for action in (f"give-hold {MEN}", "give-hold imperial_arquebusiers"):
        match.apply("empire", action)
    assert chapter.progress(match).hint == "ready"
