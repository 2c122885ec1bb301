"""The promise that nothing leaks, for any game and any number of seats: all a seat is ever told is the same, to the
byte, in every deal that agrees with what it knows.

Every seat is looked at, asked or not, at every kind of question the game has; and every kind of order is given.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Mapping
from itertools import chain
from typing import Any, ClassVar, NamedTuple

from hexarchy.core.game import Game
from hexarchy.core.together import in_secret
from tests.orders import any_order

DEALS = 2
SCENES = 5  # every so many looks
FROM_OTHERS = 8  # actions others might take, tried by a seat


class Leaks:
    """Tests every game passes; `Promises` brings them along."""

    GAME: ClassVar[Game]
    MATCHES: ClassVar[tuple[int, ...]] = (0, 1, 2)  # seeds
    UNMET: ClassVar[Mapping[str, str]] = {}  # questions and orders random play does not come to, and why

    @staticmethod
    def play(seed: int, most: int = 20_000) -> Iterator[Any]:
        raise NotImplementedError

    @staticmethod
    def hidden(state: Any, seat: int) -> set[int]:
        """Pieces whose place a seat does not know; none where everything lies open."""
        return set()

    @staticmethod
    def situations() -> Iterator[Any]:
        """States beside those of whole matches: positions that come to what is rare there."""
        return iter(())

    def test_all_a_seat_is_told_is_the_same_in_every_deal_that_agrees_with_what_it_knows(self) -> None:
        met: set[tuple[str, int]] = set()
        watch = Watch(self.GAME, self.hidden)
        whole = chain.from_iterable(self.play(seed) for seed in self.MATCHES)
        for state in chain(whole, self.situations()):
            asked = {(ask.key, ask.seat) for ask in state.decision.asks} if state.decision else set()
            if asked - met:
                met |= asked
                watch.look(state)
        texts = self.GAME.catalog("en").keys()
        questions = {key.removeprefix("ask-") for key in texts if key.startswith("ask-")}
        orders = {verb for kind in self.GAME.standing.kinds for verb in kind.VERBS}
        assert watch.ways or not self.GAME.ways, "no way of pieces was told to others"
        unmet = {*questions, *orders} - {key for key, _ in met} - watch.ordered
        assert unmet == {*self.UNMET}, f"{sorted(unmet)}: each is met, or it is said why it is not"


class Watch:
    """Looks at states from every seat."""

    def __init__(self, game: Game, hidden: Callable[[Any, int], set[int]] = lambda state, seat: set()) -> None:
        self.game = game
        self.hidden = hidden
        self.ways = 0
        self.rng = random.Random(11)
        self.choice = random.Random(12)  # of what others do: of its own, so that orders stay as they are
        self.ordered: set[str] = set()
        self.looks = 0

    def look(self, state: Any) -> None:
        """Compare all that each seat is told here, and of what may come next, with some other deals."""
        seats = range(len(state.setting.seats))
        for seat in seats:
            try:
                deals = [state.redeal(seat, self.rng) for _ in range(DEALS)]
                view = self.told_alike(state, deals, seat)
                self.own_order(state, deals[0], seat)
                self.own_answer(state, deals[0], seat)
                for other in seats:
                    if other != seat:
                        self.others_order(state, other, seat, view)
                        self.others_ways(state, other, seat, view)
                        self.others_choice(state, other, seat, view)
            except Exception as error:
                error.add_note(f"seat {seat}, at {state.decision}, rolled {state.rolled}")
                raise

    def told_alike(self, state: Any, deals: list[Any], seat: int) -> bytes:
        """View, question and orders, what an action of each verb is refused with, and the scene."""
        tried = self.tried(state, seat)
        views = [one.view(seat) for one in (state, *deals)]
        known, *others = (dumps(view) for view in views)
        assert all(other == known for other in others)
        expected = told(state, seat, tried)
        assert all(told(deal, seat, tried) == expected for deal in deals)
        self.looks += 1
        if self.looks % SCENES == 0:  # they follow from views, and take long
            assert dumps(self.game.scene(views[0])) == dumps(self.game.scene(views[1]))
        return known

    def tried(self, state: Any, seat: int) -> list[str]:
        """An action of every verb, and some of those others can take now."""
        actions = [self.rng.choice(self.game.actions.of(verb)).text for verb in self.game.actions.verbs]
        for ask in state.decision.asks:
            if ask.seat != seat:
                few = min(len(ask.options), FROM_OTHERS)
                actions += [ask.options[self.rng.randrange(len(ask.options))].text for _ in range(few)]
        return actions

    def own_order(self, state: Any, deal: Any, seat: int) -> None:
        """What comes of it is alike; if the match goes on with it, as with an answer."""
        order = any_order(state, seat, self.rng)
        if order is not None:
            self.ordered.add(order.verb)
            mine, there = (after(one, seat, order, seat) for one in (state, deal))
            assert heard_alike(mine, there), (mine.heard, there.heard)
            assert mine.seen == there.seen or mine.went_on

    def own_answer(self, state: Any, deal: Any, seat: int) -> None:
        ask = state.ask(seat)
        if ask is not None:
            answer = ask.options[self.rng.randrange(len(ask.options))]
            mine, there = (after(one, seat, answer, seat) for one in (state, deal))
            assert heard_alike(mine, there), (mine.heard, there.heard)

    def others_order(self, state: Any, other: int, seat: int, view: bytes) -> None:
        """Nobody hears of another's order, unless there is something to see of it, or the match goes on with it."""
        order = any_order(state, other, self.rng)
        if order is not None:
            mine = after(state, other, order, seat)
            assert not mine.heard or mine.seen != view or mine.went_on, mine.heard

    def others_ways(self, state: Any, other: int, seat: int, view: bytes) -> None:
        """Of another's pieces on their way a seat hears when it sees something of it, and of no piece it does not see.

        Neither what is told nor how often, then, depends on what lies hidden.
        """
        ask = state.ask(other)
        for _ in range(FROM_OTHERS if ask else 0):
            new = state.with_fresh_dice(7)
            happened = new.apply(other, ask.options[self.choice.randrange(len(ask.options))])
            ways = [event for event in happened if event.key in self.game.ways and event.known_to(seat)]
            self.ways += len(ways)
            assert not ways or dumps(new.view(seat)) != view, ways
            unseen = self.hidden(state, seat) & self.hidden(new, seat)
            for event in ways:
                named = {*event.args.get("units", ()), event.args.get("unit")}
                assert not named & unseen, event

    def others_choice(self, state: Any, other: int, seat: int, view: bytes) -> None:
        """What is chosen together nobody else sees or hears of while another is still choosing: the server does not
        look whether they do."""
        ask = state.ask(other)
        if ask is not None and in_secret(state) and len(state.decision.asks) > 1:
            mine = after(state, other, ask.options[self.choice.randrange(len(ask.options))], seat)
            assert mine.seen == view
            assert not mine.heard


class After(NamedTuple):
    """What a seat hears of an action and then sees."""

    heard: list[str]
    seen: bytes
    rolled: int
    went_on: bool  # dice were rolled, or another question is asked


def after(state: Any, actor: int, action: Any, seat: int) -> After:
    """The dice are the same in every deal."""
    new = state.with_fresh_dice(7)
    heard = [repr(event) for event in new.apply(actor, action) if event.known_to(seat)]
    went_on = bool(new.rolled) or repr(new.decision) != repr(state.decision)
    return After(heard, dumps(new.view(seat)), new.rolled, went_on)


def heard_alike(mine: After, there: After) -> bool:
    """What brings hidden things to light is seen as well as heard of; but what dice decide may depend on them."""
    return mine.heard == there.heard or mine.seen != there.seen or bool(mine.rolled or there.rolled)


def told(state: Any, seat: int, tried: list[str]) -> dict[str, Any]:
    """What a seat is told beside its view."""
    ask = state.ask(seat)
    return {
        "asked": ask and (ask.key, ask.rule, repr(ask.args), [option.text for option in ask.options]),
        "commands": [order.text for order in state.commands(seat)],
        "refusals": {action: [repr(reason) for reason in state.why_not(seat, action)] for action in tried},
    }


def dumps(value: Any) -> bytes:
    return json.dumps(value, sort_keys=True).encode()
