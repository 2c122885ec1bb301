"""Batches: which actions of a list were dealt with."""

from __future__ import annotations

import pytest

from hexarchy.core.batches import dealt_with, plain

LIST = ["begin", "move 1", "stop?", "begin", "stop?"]


@pytest.mark.parametrize(
    ("played", "done"),
    [
        ([], 0),
        (["begin"], 1),
        (["begin", "move 1"], 3),
        (["begin", "move 1", "stop"], 3),
        (["begin", "move 1", "begin"], 5),
        (["begin", "move 1", "stop", "begin", "stop"], 5),
        (["begin", "move 2"], None),
        (["move 1"], None),
        (["begin", "move 1", "begin", "stop", "stop"], None),
    ],
)
def test_played_actions_are_found_in_their_list(played: list[str], done: int | None) -> None:
    assert dealt_with(LIST, played) == done


def test_an_action_is_written_as_in_a_record() -> None:
    assert plain("  move   1? ".strip()) == "move 1"
