"""Questions put to several seats at once: is a seat asked again what it was asked before?"""

from __future__ import annotations

import pytest

from hexarchy.core.actions import ActionTable
from hexarchy.core.decisions import Ask

BIDS = ActionTable().verb("bid", ("one", "two", "three"))


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
