"""No key of a text ever comes to the page in place of its words: boards, charts and scenes of random matches."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

import hexarchy
from hexarchy.core.dice import SeededDice
from hexarchy.core.game import Game
from tests.wire import built, texts

KEY = re.compile(r"[a-z]+(?:-[a-z0-9_]+)+")
MATCHES: dict[str, tuple[str, dict[str, Any]]] = {
    "demonlord": ("standard", {}),
    "dark_emperor": ("standard", {}),
    "divine_right": ("standard", {}),
    "demonworld": ("expert_wizards", {}),
}
MOST, EVERY = 400, 20


def shown(game: Game, scenario: str, options: dict[str, Any]) -> Iterator[Any]:
    rng, state = random.Random(5), game.new(scenario, options, SeededDice(5))
    yield game.draw_board(state.view(None))
    yield list(game.charts)
    for number in range(MOST):
        if state.decision is None:
            return
        ask = rng.choice(state.decision.asks)
        if number % EVERY == 0:
            for seat in (ask.seat, None):
                yield game.draw(state.view(seat))
        state.apply(ask.seat, rng.choice(ask.options))


@pytest.mark.parametrize("name", MATCHES)
def test_words_stand_where_a_text_is_shown(name: str) -> None:
    scenario, options = MATCHES[name]
    game = hexarchy.game(name)
    said = {text for thing in shown(game, scenario, options) for text in texts(built(thing))}
    assert len(said) > 200
    assert sorted(text for text in said if KEY.fullmatch(text)) == []
