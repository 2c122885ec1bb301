"""The test that nothing leaks, put to the test: a game for three that tells a secret, in each of the ways there are."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from hexarchy.bots.random_bot import pick
from hexarchy.core.decisions import Ask, Reason
from tests.core.feud import FEUD, SHIELD, Banner, FeudState, Shield, Turn, new
from tests.leaks import Leaks, Watch
from tests.orders import now_and_then

Patch = pytest.MonkeyPatch


def play(seed: int, most: int = 60) -> Iterator[FeudState]:
    rng = random.Random(seed)
    state = new(*rng.sample(range(3), 3))
    for _ in range(most):
        yield state
        if now_and_then(state, rng, 0.4) is None:
            assert state.decision is not None
            ask = state.decision.asks[0]
            state.apply(ask.seat, pick(ask.options, rng))


class TestFeud(Leaks):
    """A game that keeps its secrets passes, from every seat."""

    GAME = FEUD
    play = staticmethod(play)


def green_has_the_shield(s: FeudState) -> bool:
    return s.hands.one(1, SHIELD) >= 0


def in_the_view(patch: Patch) -> None:
    honest = FeudState.view
    patch.setattr(FeudState, "view", lambda s, seat: {**honest(s, seat), "shield": green_has_the_shield(s)})


def in_the_question(patch: Patch) -> None:
    honest = Turn.step

    def step(self: Turn, s: FeudState) -> Any:
        ask = honest(self, s)
        assert isinstance(ask, Ask)
        ask.rule = "F-8" if green_has_the_shield(s) else "F-1"
        return ask

    patch.setattr(Turn, "step", step)


def in_the_orders(patch: Patch) -> None:
    honest = Banner.offered
    patch.setattr(Banner, "offered", lambda self, s, seat: [*honest(self, s, seat)][green_has_the_shield(s) :])


def in_a_refusal(patch: Patch) -> None:
    patch.setattr(FeudState, "reasons", lambda s, seat, action: [Reason("F-9", "no", shield=green_has_the_shield(s))])


def in_an_event(patch: Patch) -> None:
    honest = Turn.do_strike

    def do_strike(self: Turn, s: FeudState, seat: int, target: int) -> None:
        s.emit("glint", shield=green_has_the_shield(s))
        honest(self, s, seat, target)

    patch.setattr(Turn, "do_strike", do_strike)


def in_what_comes_of_an_order(patch: Patch) -> None:
    honest = Banner.obey

    def obey(self: Banner, s: FeudState, seat: int, action: Any) -> None:
        s.tell(seat, "glint", shield=green_has_the_shield(s))
        honest(self, s, seat, action)

    patch.setattr(Banner, "obey", obey)


def by_telling_of_anothers_order(patch: Patch) -> None:
    honest = Shield.obey

    def obey(self: Shield, s: FeudState, seat: int, action: Any) -> None:
        s.emit("order", side=seat)
        honest(self, s, seat, action)

    patch.setattr(Shield, "obey", obey)


def look_at_some(watch: Watch) -> None:
    for seed in range(4):
        for state in play(seed):
            state.run()  # the question as this game puts it
            watch.look(state)


@pytest.mark.parametrize(
    "leak",
    [
        in_the_view,
        in_the_question,
        in_the_orders,
        in_a_refusal,
        in_an_event,
        in_what_comes_of_an_order,
        by_telling_of_anothers_order,
    ],
)
def test_a_leak_is_found(leak: Callable[[Patch], None], monkeypatch: Patch) -> None:
    leak(monkeypatch)
    watch = Watch(FEUD)
    with pytest.raises(AssertionError):
        look_at_some(watch)


def test_a_question_that_is_never_met_is_named(monkeypatch: Patch) -> None:
    monkeypatch.setattr(TestFeud, "MATCHES", ())
    with pytest.raises(AssertionError, match="'bear', 'blow', 'parry', 'raise', 'whom'"):
        TestFeud().test_all_a_seat_is_told_is_the_same_in_every_deal_that_agrees_with_what_it_knows()
