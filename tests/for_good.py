"""What every game promises about accidents: nothing that cannot be taken back is done by one careless word.

An answer that throws no die and asks nobody else anything can be taken back at once. Every other one is asked twice
(`SceneMaker.sure`), or its game's test says under `FOR_GOOD` why once is enough. So a new question, and a new answer to
an old one, is thought of before it is played.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Any, ClassVar

from hexarchy.bots.random_bot import pick
from hexarchy.core.game import Game
from hexarchy.core.match import can_be_taken_back

EVERY = 101  # so many questions between two looks at all orders


class ForGood:
    """Tests every game passes; `Promises` brings them along, and the beginning of a match."""

    GAME: ClassVar[Game]
    # "question verb" of answers that are for good and asked once, by the reason for that; None: nobody has looked yet.
    FOR_GOOD: ClassVar[Mapping[str, str] | None] = None

    # Orders that answer what is asked now, and can be changed before it is asked again.
    CHANGED_LATER: ClassVar[frozenset[str]] = frozenset()

    @staticmethod
    def situations() -> Iterator[Any]:
        raise NotImplementedError

    def test_what_cannot_be_taken_back_is_asked_twice_or_meant(self) -> None:
        if self.FOR_GOOD is None:
            return
        listed = {pair for pairs in self.FOR_GOOD.values() for pair in pairs.split(", ")}
        found: dict[str, str] = {}
        for state in chain(*(self.of_people(seed) for seed in range(4)), map(waiting, self.situations())):
            for ask in state.decision.asks if state.decision else ():
                for action in one_of_each_verb(ask.options):
                    pair = f"{ask.key} {action.verb}"
                    lasts = pair not in found and len(ask.options) > 1 and for_good(state, ask.seat, action)
                    if lasts and not self.asked_twice(state, ask.seat, action):
                        found[pair] = f"{action.text} at {state.decision}"
        assert {*found} <= listed, {pair: where for pair, where in found.items() if pair not in listed}
        assert listed <= {*found}, f"{sorted(listed - {*found})}: asked twice now, or no longer for good"

    def test_what_is_ordered_for_good_is_asked_twice(self) -> None:
        looked = 0
        for state in chain(*(self.of_people(seed) for seed in range(2)), map(waiting, self.situations())):
            looked += 1
            if state.decision is None or self.FOR_GOOD is None or looked % EVERY:
                continue
            for seat in range(len(state.setting.seats)):
                orders = {order.action.split()[0]: order for order in self.GAME.draw(state.view(seat)).commands}
                for order in orders.values():
                    action = state.game.actions.parse(order.action)
                    assert order.sure or action.verb in self.CHANGED_LATER or not for_good(state, seat, action), order

    def begun(self, seed: int) -> Any:
        raise NotImplementedError

    def of_people(self, seed: int) -> Iterator[Any]:
        """A random match that waits for last words."""
        state, rng = self.begun(seed), random.Random(seed)
        while state.decision is not None:
            yield state
            ask = rng.choice(state.decision.asks)
            more = [*ask.options][:-1] if ask.last_word and rng.random() < 0.9 else ()
            state.apply(ask.seat, pick(more or ask.options, rng))

    def asked_twice(self, state: Any, seat: int, action: Any) -> bool:
        decision = self.GAME.draw(state.view(seat)).decision
        assert decision is not None
        return bool(decision.sure or any(o.sure for o in decision.options if o.action == action.text))


def waiting(state: Any) -> Any:
    """The same among people."""
    new = state.clone()
    new.last_words = True
    return new


def one_of_each_verb(options: Any) -> Iterator[Any]:
    """The first and the last: what is left after them differs."""
    first = {action.verb: action for action in reversed([*options])}
    last = {action.verb: action for action in options}
    return (action for action in {*first.values(), *last.values()})


def for_good(state: Any, seat: int, action: Any) -> bool:
    before = state.with_fresh_dice(7)
    new = before.clone()
    events = new.apply(seat, action)
    return not can_be_taken_back(before, new, seat, events)
