"""However a match ends by giving up, every game can say so: no rule does."""

from __future__ import annotations

import pytest

from hexarchy import games
from hexarchy.core.dice import SeededDice
from hexarchy.core.match import Match
from hexarchy.core.records import Record
from hexarchy.core.text import LANGUAGES


@pytest.mark.parametrize("name", games.names())
def test_a_match_that_was_given_up_is_drawn_and_told_in_both_languages(name: str) -> None:
    game = games.game(name)
    match = Match(game, Record.begin(game, dice=SeededDice(1)))
    for seat in match.setting.seats[1:]:
        if match.state.result is None:
            match.apply(seat, "resign")
    scene = game.draw(match.state.open_view(None))
    assert scene.result is not None
    assert all(scene.result.text[lang] for lang in LANGUAGES)
