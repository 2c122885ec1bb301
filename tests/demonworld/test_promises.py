"""The promises of the design, kept by Demonworld: nothing of hidden orders, a hidden deployment or a sealed answer is
told, whether by a view, a question, its options, an event or a refusal (DW-B-INT-27, -28)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest

from hexarchy.bots.random_bot import pick
from hexarchy.core.dice import SeededDice
from hexarchy.games.demonworld import GAME
from tests import leaks
from tests.demonworld.random_play import clash, played, whole
from tests.seeing import Seeing


class Watch(leaks.Watch):
    """Scenes are left out: they follow from views."""

    def told_alike(self, state: Any, deals: list[Any], seat: int) -> bytes:
        self.looks = 0
        return super().told_alike(state, deals, seat)


class TestSeeing(Seeing):
    """What is shown beside the question: charts, cards, looks, ways. Battles of the Expert Game hide most; those of the
    Basic Game come to an end."""

    GAME = GAME

    @staticmethod
    def play(seed: int, most: int = 20_000) -> Iterator[Any]:
        if seed % 2 == 0:
            return whole(seed)
        options = {"level": "expert", "points": 1900, "fire": True, "rounds": 5}
        battle: Any = GAME.new("open_field", options, SeededDice(seed))
        return played(battle, seed, None, most, 0.6)


def fresh(states: Iterator[Any], met: set[tuple[Any, ...]]) -> Iterator[Any]:
    """Those at which a seat is asked something new."""
    for state in states:
        asked = tuple(sorted((ask.key, ask.seat) for ask in state.decision.asks)) if state.decision else ()
        if asked and asked not in met:
            met.add(asked)
            yield state


@pytest.mark.rule("DW-B-INT-28", "DW-B-INT-27", "DW-B-ORD-09", "DW-B-WIN-04")
def test_all_a_seat_is_told_is_the_same_in_every_deal_that_agrees_with_what_it_knows() -> None:
    met: set[tuple[Any, ...]] = set()
    watch = Watch(GAME)
    battles = chain.from_iterable(whole(seed) for seed in range(2))
    clashes = chain.from_iterable(clash(seed, most=150) for seed in range(12))
    for state in fresh(chain(battles, clashes), met):
        watch.look(state)
    keys = {key for asked in met for key, _ in asked}
    assert {"deploy", "deploy-field", "orders", "operation", "shot-lead", "strike"} <= keys


@pytest.mark.rule("DW-B-INT-28", "DW-S-CMD-35", "DW-S-CMD-38", "DW-S-CMD-08")
def test_the_same_of_counters_allotments_and_single_elements() -> None:
    met: set[tuple[Any, ...]] = set()
    watch = Watch(GAME)
    clashes = chain.from_iterable(clash(seed, most=120, level="standard") for seed in range(16))
    for state in fresh(chain(chain.from_iterable(map(deploying, range(3))), clashes), met):
        watch.look(state)
    keys = {key for asked in met for key, _ in asked}
    assert {"deploy-single", "deploy-attached", "allot", "orders", "keep-order", "singles", "single"} <= keys


def deploying(seed: int) -> Iterator[Any]:
    """A battle of the Standard Game, as far as its armies are placed."""
    state: Any = GAME.new("open_field", {"level": "standard", "ground": "blank"}, SeededDice(seed))
    for one in played(state, seed, None, 400, 0.5):
        if one.round:
            return
        yield one


@pytest.mark.rule("DW-B-INT-27", "DW-B-INT-28")
@pytest.mark.parametrize("seats", [2, 4])
def test_what_others_have_sealed_shows_nowhere(seats: int) -> None:
    """However far another seat is with its sealed answer, a seat sees and is asked the same, to the byte."""
    rng = random.Random(3)
    watched = 0
    states: Iterator[Any] = whole(5, "basic_meeting", seats=seats)
    for state in states:
        if state.decision is None or len(state.decision.asks) < 2:
            continue
        one, other = state.decision.asks[0].seat, state.decision.asks[1].seat
        before = leaks.dumps([state.view(one), state.view(None)]), [option.text for option in state.ask(one).options]
        on = state.clone()
        for _ in range(3):
            ask = on.ask(other)
            if ask is None or on.ask(one) is None:
                break
            heard = on.apply(other, pick(ask.options, rng))
            if len(on.decision.asks) == 1 and on.ask(one) is None:
                break
            if on.ask(one) is not None and on.ask(one).key == state.ask(one).key:
                assert not [event for event in heard if event.known_to(one)]
                after = leaks.dumps([on.view(one), on.view(None)]), [option.text for option in on.ask(one).options]
                assert after == before
                watched += 1
    assert watched > 20


@pytest.mark.rule("DW-B-ORD-09")
def test_a_redeal_begins_the_others_sealed_answers_anew() -> None:
    rng = random.Random(1)
    states: Iterator[Any] = whole(7)
    for state in states:
        if state.decision is None or state.decision.question != "orders" or len(state.decision.asks) < 2:
            continue
        state = state.clone()
        state.apply("orcs", next(option for option in state.ask(0).options if option.verb == "give-attack"))
        deal = state.redeal("empire", rng)
        assert deal.view("orcs")["draft"] == {"orders": {}}
        assert deal.view("empire") == state.view("empire")
        return
    raise AssertionError("nobody gave orders")


@pytest.mark.rule("DW-DEC-19", "DW-DEC-37", "DW-E-ITM-02", "DW-B-INT-28")
def test_rings_torches_and_flaming_arrows_are_told_to_nobody_else() -> None:
    """The sealed choices of the Expert Game, each where it is met first, by whichever seats are asked."""
    sealed = {"note-spell", "use-ring", "flaming", "start-fire", "start-fire-where", "flame-lead", "flame-target"}
    met: set[tuple[Any, ...]] = set()
    watch = Watch(GAME)
    for seed in (1, 3):
        options = {"level": "expert", "points": 1900, "fire": True, "rounds": 5}
        state: Any = GAME.new("open_field", options, SeededDice(seed))
        for on in fresh(played(state, seed, None, 2_500, 0.6), met):
            if sealed & {ask.key for ask in on.decision.asks}:
                watch.look(on)
    assert {"note-spell", "use-ring", "flaming", "start-fire"} <= {key for asked in met for key, _ in asked}


@pytest.mark.rule("DW-DEC-03", "DW-B-INT-28", "DW-B-WIN-04")
def test_who_is_kept_back_and_where_they_enter_is_told_to_nobody_else() -> None:
    """Until all have deployed, and until all have entered."""
    met: set[tuple[Any, ...]] = set()
    watch, entered = Watch(GAME), 0
    options = {"level": "standard", "points": 600, "kind": "late_arrival", "ground": "blank", "rounds": 5}
    for seats in (2, 4):
        state: Any = GAME.new("open_field", options, SeededDice(2), GAME.seats[:seats])
        for on in fresh(played(state, 2, None, 4_000, 0.6), met):
            keys = {ask.key for ask in on.decision.asks}
            if any(key == "keep-back" or key.startswith("deploy") for key in keys):
                watch.look(on)
                entered += on.round > 1
    assert entered > 3
    assert "keep-back" in {key for asked in met for key, _ in asked}
