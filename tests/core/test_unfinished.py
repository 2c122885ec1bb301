"""What was sent in one go is taken back in one go, whatever others did meanwhile; the rest of a plan waits."""

from __future__ import annotations

import pytest

from hexarchy.core import batches
from hexarchy.core.dice import SeededDice
from hexarchy.core.match import Match
from hexarchy.core.records import Record
from hexarchy.core.unfinished import Rest, Sent, rest_of, together
from hexarchy.games import game

MARCH = {
    "step": "movement",
    "turn": 2,
    "rest": "neutrals",
    "stacks": {"hosar": {"0913": ["ti_knights", "ti_sergeants"]}, "demon": {"1012": ["er_patrol", "er_archers"]}},
}
BOTH = ["unit ti_knights", "move 0914", "stop?", "unit ti_sergeants", "move 0914", "stop?"]
NOW = (2, "movement")


@pytest.fixture
def match() -> Match:
    rules = game("demonlord")
    return Match(rules, Record.begin(rules, dice=SeededDice(1), position=MARCH, last_words=True))


def send(match: Match, actions: list[str], *, resumed: bool = False) -> Rest | None:
    """As a client does; what is left of it."""
    played = []
    for action in batches.in_turn(match, 0, actions):
        match.apply(0, action)
        played.append(action)
    return rest_of(match, 0, actions, played, NOW, rolled=False, resumed=resumed)


@pytest.mark.parametrize(("marks", "count"), [([], 1), ([None, None], 1), ("bbba", 3), ("aba", 1), ("aa", 2)])
def test_actions_with_the_mark_of_the_last_one_belong_together(marks: list[str | None], count: int) -> None:
    assert together(marks) == count


def test_a_list_that_was_played_leaves_nothing(match: Match) -> None:
    assert send(match, ["unit ti_knights", "move 0912", "stop?", "unit ti_sergeants", "move 0912", "stop?"]) is None


def test_after_a_question_the_rest_goes_on_once_it_is_answered(match: Match) -> None:
    rest = send(match, BOTH)
    assert rest is not None
    assert (rest.actions, rest.after, rest.offer) == (("unit ti_sergeants", "move 0914", "stop?"), "move 0914", False)
    assert not rest.ready(match, 0)
    assert not rest.goes_on(match)
    match.apply(0, "yes")
    assert rest.goes_on(match)
    assert not rest.over(match, 0, NOW)
    assert rest.ready(match, 0) == rest.actions


def test_an_answer_by_which_nothing_was_done_ends_the_plan(match: Match) -> None:
    rest = send(match, BOTH)
    match.apply(0, "no")
    assert rest is not None
    assert rest.over(match, 0, NOW)


def test_the_rest_ends_with_its_step_and_turn(match: Match) -> None:
    rest = send(match, BOTH)
    assert rest is not None
    assert not rest.over(match, 0, NOW)
    assert rest.over(match, 0, (3, "movement"))


def test_after_dice_the_player_is_asked_first_even_if_they_said_once_that_it_goes_on(match: Match) -> None:
    for action in BOTH[:2]:
        match.apply(0, action)
    for resumed in (False, True):
        rest = rest_of(match, 0, BOTH, BOTH[:2], NOW, rolled=True, resumed=resumed)
        assert rest is not None
        assert rest.offer


def test_what_was_resumed_goes_on_through_news(match: Match) -> None:
    rest = send(match, BOTH, resumed=True)
    assert rest is not None
    assert rest.goes_on(match)


def test_what_was_sent_in_one_go_is_taken_back_in_one_go(match: Match) -> None:
    sent = Sent()
    for first, actions in ((1, ["unit ti_knights", "move 0912"]), (3, ["unit ti_sergeants", "move 0912"])):
        for action in actions:
            match.apply(0, action)
        sent.add(first, len(match.record.actions))
    assert sent.undo(match, 0) == 2
    assert [action for _, action in match.record.actions] == ["unit ti_knights", "move 0912"]
    assert sent.undo(match, 0) == 2
    assert match.record.actions == []
    assert sent.undo(match, 0) == 0


def test_more_of_the_same_is_taken_back_with_it(match: Match) -> None:
    sent = Sent()
    match.apply(0, "unit ti_knights")
    sent.add(1, 1)
    match.apply(0, "move 0912")
    sent.add(2, 2, more=True)
    assert sent.undo(match, 0) == 2


def test_secret_orders_of_others_in_between_stay(match: Match) -> None:
    sent = Sent()
    match.apply(0, "unit ti_knights")
    match.apply(1, "order fire-always")
    match.apply(0, "move 0912")
    sent.add(1, 1)
    sent.add(3, 3, more=True)
    assert sent.undo(match, 0) == 2
    assert match.record.actions == [("demon", "order fire-always")]
