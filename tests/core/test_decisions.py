"""Questions: is a seat asked again what it was asked before, and what holds where it does not answer?"""

from __future__ import annotations

import pytest

from hexarchy.core.actions import Action, ActionTable
from hexarchy.core.decisions import Ask

TABLE = ActionTable()
BIDS = TABLE.verb("bid", ("one", "two", "three"))
SING, YES, NO, PASS = (TABLE.single(word) for word in ("sing", "yes", "no", "pass"))


def test_a_question_put_again_is_the_same() -> None:
    assert Ask(1, "bid", "", BIDS).repeats(Ask(1, "bid", "", list(BIDS)))


@pytest.mark.parametrize(
    "now",
    [
        pytest.param(Ask(1, "bid", "", BIDS[:2]), id="something else is open now"),
        pytest.param(Ask(2, "bid", "", BIDS), id="another is asked"),
        pytest.param(Ask(1, "raise", "", BIDS), id="it is another question"),
    ],
)
def test_a_new_question_is_another(now: Ask) -> None:
    assert not now.repeats(Ask(1, "bid", "", BIDS))


@pytest.mark.parametrize(
    ("options", "mild"),
    [
        pytest.param([*BIDS, YES, NO], NO, id="what declines"),
        pytest.param([NO, PASS], PASS, id="passing before refusing"),
        pytest.param([*BIDS, SING, YES], SING, id="else the first without a target"),
        pytest.param([*BIDS], BIDS[0], id="else the first"),
    ],
)
def test_a_seat_that_does_not_answer_does_least(options: list[Action], mild: Action) -> None:
    assert Ask(1, "bid", "", options).default is mild


def test_the_rules_may_say_what_holds_for_a_seat_that_does_not_answer() -> None:
    ask = Ask(1, "bid", "", [*BIDS, PASS], default=BIDS[2], hex=7)
    assert (ask.default, ask.args) == (BIDS[2], {"hex": 7})
