"""Questions put to several seats at once: what is left of one when a seat has sealed its answer."""

from __future__ import annotations

import pytest

from hexarchy.core.actions import ActionTable
from hexarchy.core.decisions import Ask, Decision

BIDS = ActionTable().verb("bid", ("one", "two", "three"))


def put(*asks: tuple[int, int]) -> Decision:
    """So many bids are open to each seat."""
    return Decision(tuple(Ask(seat, "bid", "", BIDS[:most]) for seat, most in asks))


def test_the_others_are_asked_what_they_were() -> None:
    before = put((0, 3), (1, 3), (2, 2))
    assert put((1, 3), (2, 2)).awaits(before, 0)
    assert put((0, 3), (2, 2)).awaits(before, 1)


@pytest.mark.parametrize(
    "now",
    [
        pytest.param(put((0, 3), (1, 3)), id="it has given an order and is asked still"),
        pytest.param(put((1, 2)), id="something else is open now"),
        pytest.param(put((2, 3)), id="another is asked"),
        pytest.param(Decision((Ask(1, "raise", "", BIDS),)), id="it is another question"),
    ],
)
def test_a_new_question_is_another(now: Decision) -> None:
    assert not now.awaits(put((0, 3), (1, 3)), 0)


def test_an_answer_to_a_question_put_to_one_leaves_nothing() -> None:
    assert not put((1, 3)).awaits(put((0, 3)), 0)
    assert not put((1, 3)).awaits(put((1, 3)), 0)  # an order of a seat that was not asked
