"""What the table shows of Divine Right keeps its secrets: hands, decks and face-down Personalities (DR-B-GEN-13)."""

from __future__ import annotations

import random

import msgspec
import pytest

from hexarchy.core.dice import SeededDice
from hexarchy.games.divine_right import GAME
from hexarchy.games.divine_right.state import DivineRightState

EVERY = 23


def moments(seed: int, most: int = 700, level: str = "basic") -> list[DivineRightState]:
    """States out of a match played by chance."""
    rng = random.Random(seed)
    state = GAME.new(options={"level": level}, dice=SeededDice(seed), seats=GAME.seats[:3])
    assert isinstance(state, DivineRightState)
    found = []
    for number in range(most):
        if state.decision is None:
            break
        if number % EVERY == 0 or state.decision.asks[0].key in ("ploy", "function"):
            found.append(state.clone())
        ask = rng.choice(state.decision.asks)
        state.apply(ask.seat, rng.choice(ask.options))
    return found


@pytest.mark.parametrize(("seed", "level"), [(1, "basic"), (2, "basic"), (3, "intermediate"), (4, "intermediate")])
@pytest.mark.rule("DR-B-GEN-13")
def test_view_and_scene_are_the_same_in_every_deal_that_agrees_with_what_a_seat_knows(seed: int, level: str) -> None:
    rng = random.Random(seed)
    differing = 0
    for state in moments(seed, level=level):
        for seat in range(3):
            dealt = state.clone()
            dealt.deal_hidden(seat, rng)
            differing += dealt.personalities != state.personalities
            assert dealt.view(seat) == state.view(seat)
            told = [msgspec.json.encode(GAME.scenes.scene(one.view(seat))) for one in (state, dealt)]
            assert told[0] == told[1]
    assert differing > 10  # there was something to betray


def test_nothing_is_a_secret_once_the_match_is_over() -> None:
    state = moments(1)[-1]
    bared = GAME.bared(state)
    assert set(bared["hands"]) == {"first", "second", "third"}
    scene = GAME.scenes.scene({**state.view(None), **bared})
    assert {panel.id for panel in scene.panels} >= {f"hand-{seat}" for seat, cards in bared["hands"].items() if cards}
