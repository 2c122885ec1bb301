"""Several seats choose at once, in several steps: sealed, each at its own pace, each free to take its own back."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from hexarchy.core.actions import ActionTable
from hexarchy.core.decisions import Ask, Reason, Refused
from hexarchy.core.dice import DiceSource, SeededDice
from hexarchy.core.frames import Asked, Frame, frame
from hexarchy.core.game import Game
from hexarchy.core.match import Match
from hexarchy.core.records import Record
from hexarchy.core.scenarios import Scenario, Scenarios
from hexarchy.core.setting import Setting
from hexarchy.core.state import State, state_class
from hexarchy.core.together import Together


@state_class
class Auction(State):
    """What each has offered, once all have."""

    offers: tuple[tuple[int, ...], ...] = ()
    gone: tuple[int, ...] = ()

    def living(self, seat: int) -> bool:
        return seat not in self.gone

    def resign(self, seat: int) -> None:
        self.gone = (*self.gone, seat)
        self.emit("resigned", side=self.setting.seats[seat], winner=None)

    def view(self, seat: int | str | None) -> dict[str, Any]:
        return {
            "offers": self.offers,
            "decision": self.told_question(None if seat is None else self.setting.seat(seat)),
        }


@frame
class Days(Frame):
    """One auction after another."""

    def step(self, s: Auction) -> Asked:
        s.push(Bids())
        return None


@frame
class Bids(Together):
    def seats(self, s: Auction) -> tuple[int, ...]:
        return 2, 0, 1

    def choosing(self, s: Auction, seat: int) -> Frame:
        return Bid(seat)

    def revealed(self, s: Auction, results: Mapping[int, tuple[int, ...]]) -> None:
        s.offers = tuple(results.get(seat, ()) for seat in range(3))
        s.emit("revealed")
        s.roll(1, 6, "T-1")
        if max(results.get(0, (0,))) == 3:
            s.end(0, (1, 0, 0), "T-2")


@frame
class Bid(Frame):
    """Two numbers, and then whether they stand."""

    seat: int
    said: tuple[int, ...] = ()

    def step(self, s: Auction) -> Asked:
        if len(self.said) == 2:
            s.push(Sure(self.seat))
            return None
        bids = s.game.actions.of("bid")
        return Ask(self.seat, "bid", "T-1", [bid for bid in bids if bid.target not in self.said])

    def do_bid(self, s: Auction, seat: int, number: int) -> None:
        s.tell(seat, "said", number=number)
        self.said = (*self.said, number)

    def why_bid(self, s: Auction, seat: int, number: int) -> list[Reason]:
        return [Reason("T-1", "said-already")]

    def resumed(self, s: Auction, child: Frame, value: bool) -> None:
        if value:
            s.finish(self.said)
        else:
            self.said = ()


@frame
class Sure(Frame):
    seat: int

    def step(self, s: Auction) -> Asked:
        return Ask(self.seat, "sure", "T-1", [*s.game.actions.of("yes"), *s.game.actions.of("no")])

    def do_yes(self, s: Auction, seat: int, target: int) -> None:
        s.finish(True)

    def do_no(self, s: Auction, seat: int, target: int) -> None:
        s.finish(False)


class AuctionGame(Game):
    name = "auction"
    rules_version = "1"
    seats = ("a", "b", "c")
    state_type = Auction
    folder = Path(__file__).parent

    def __init__(self) -> None:
        self.actions = ActionTable()
        self.actions.verb("bid", ("0", "1", "2", "3"))
        self.actions.single("yes")
        self.actions.single("no")
        self.scenarios = Scenarios((Scenario("standard", "T-1"),), ())

    def first_state(self, setting: Setting, dice: DiceSource) -> Auction:
        return Auction(game=self, dice=dice, frames=[Days()], setting=setting)


GAME = AuctionGame()


def match(*said: str) -> Match:
    made = Match(GAME, Record.begin(GAME, dice=SeededDice(1)))
    for one in said:
        seat, action = one.split(" ", 1)
        made.apply(seat, action)
    return made


def asked(table: Match) -> dict[str, str]:
    asks = table.state.decision.asks if table.state.decision else ()
    return {GAME.seats[ask.seat]: ask.key for ask in asks}


def test_all_are_asked_each_at_its_own_pace() -> None:
    table = match("b bid 1")
    assert list(asked(table)) == ["c", "a", "b"]
    table = match("b bid 1", "b bid 2", "a bid 0")
    assert asked(table) == {"c": "bid", "a": "bid", "b": "sure"}
    table.apply("b", "yes")
    assert asked(table) == {"c": "bid", "a": "bid"}
    with pytest.raises(Refused):
        table.apply("b", "bid 3")


def test_nothing_is_known_before_the_last_is_through() -> None:
    table = match("b bid 1", "b bid 2", "b yes", "a bid 0", "a bid 1", "a yes", "c bid 0", "c bid 1")
    assert table.state.view(None)["offers"] == ()
    assert [event.key for _, event in table.log if event.known_to(None)] == []
    table.apply("c", "yes")
    assert table.state.view(None)["offers"] == ((0, 1), (1, 2), (0, 1))
    assert asked(table) == {"c": "bid", "a": "bid", "b": "bid"}


@pytest.mark.parametrize("order", [*itertools.permutations("abc")])
def test_the_order_of_answers_does_not_matter(order: tuple[str, ...]) -> None:
    table = match(*(f"{seat} {action}" for action in ("bid 1", "bid 2", "yes") for seat in order))
    assert table.state.view(None)["offers"] == ((1, 2),) * 3
    assert table.state.rolled == 1


def test_a_refusal_names_what_stands_against_it_in_the_seats_own_procedure() -> None:
    table = match("b bid 1")
    assert [reason.key for reason in table.state.why_not("b", "bid 1")] == ["said-already"]
    assert table.state.why_not("a", "bid 1") == []


def test_it_is_saved_and_loaded_half_way() -> None:
    table = match("b bid 1", "b bid 2", "a bid 0", "a bid 1", "a yes")
    again = GAME.from_json(json.loads(table.state.dumps()))
    assert again.digest() == table.state.digest()
    for seat, action in (("b", "yes"), ("c", "bid 3"), ("c", "bid 0"), ("c", "yes")):
        again.apply(seat, action)
        table.apply(seat, action)
    assert again.digest() == table.state.digest()
    assert again.view(None)["offers"] == ((0, 1), (1, 2), (3, 0))


def test_a_clone_goes_its_own_way() -> None:
    table = match("b bid 1")
    other = table.state.clone()
    other.apply("b", "bid 2")
    table.apply("b", "bid 3")
    assert table.state.digest() != other.digest()
    other.apply("b", "no")
    assert asked(table)["b"] == "sure"


def test_each_takes_back_its_own_until_all_are_through() -> None:
    table = match("b bid 1", "a bid 2", "b bid 2", "c bid 0", "b yes", "a bid 3")
    assert [table.undoable(seat) for seat in "abc"] == [2, 3, 1]
    assert table.undo("b") == 5
    assert table.undo("b") == 3
    assert table.record.actions == [("b", "bid 1"), ("a", "bid 2"), ("c", "bid 0"), ("a", "bid 3")]
    assert asked(table) == {"c": "bid", "a": "sure", "b": "bid"}
    assert table.state.digest() == table.record.replay(GAME).digest()
    for seat, action in (("b", "bid 0"), ("b", "yes"), ("a", "yes"), ("c", "bid 1"), ("c", "yes")):
        assert table.can_undo("a")
        table.apply(seat, action)
    assert not any(map(table.can_undo, "abc"))
    assert table.state.view(None)["offers"] == ((2, 3), (1, 0), (0, 1))


def test_a_redeal_knows_nothing_of_the_others() -> None:
    table = match("b bid 1", "b bid 2", "a bid 0", "a bid 1", "a yes", "c bid 3")
    other = match("b bid 1", "b bid 2", "c bid 0")
    for seed in range(3):
        deals = [one.state.redeal("b", random.Random(seed)).dumps() for one in (table, other)]
        assert deals[0] == deals[1]
    deal = table.state.redeal("b", random.Random(1))
    assert deal.view("b") == table.state.view("b")
    assert [ask.key if (ask := deal.ask(seat)) else None for seat in range(3)] == ["bid", "sure", "bid"]


def test_it_may_end_the_match() -> None:
    said = [f"{seat} {action}" for seat in "abc" for action in ("bid 3", "bid 0", "yes")]
    table = match(*said)
    assert table.state.result is not None
    assert not table.can_undo("c")


def test_a_seat_that_goes_out_of_play_is_asked_no_more_and_what_it_chose_is_forgotten() -> None:
    table = match("b bid 1", "b bid 2", "b yes", "a bid 3", "b resign", "a resign")
    assert asked(table) == {"c": "bid"}
    again = GAME.from_json(json.loads(table.state.dumps()))
    assert again.decision is not None
    assert again.decision.seats == (2,)
    for action in ("bid 0", "bid 1", "yes"):
        table.apply("c", action)
    assert table.state.view(None)["offers"] == ((), (), (0, 1))
    assert asked(table) == {"c": "bid"}, "nor is it asked the next time"
    assert asked(match("a resign")) == {"c": "bid", "b": "bid"}
    table = match("b bid 1", "a resign")
    deal = table.state.redeal("c", random.Random(1))
    assert deal.decision is not None
    assert deal.decision.seats == (2, 1)


def test_when_the_last_that_was_awaited_goes_the_others_go_on() -> None:
    through = (f"{seat} {action}" for seat in "bc" for action in ("bid 1", "bid 2", "yes"))
    table = match(*through, "a resign")
    assert table.state.view(None)["offers"] == ((), (1, 2), (1, 2))


@frame
class AllBid(Together):
    """All seats choose where nothing else is said."""

    def choosing(self, s: Auction, seat: int) -> Frame:
        return Bid(seat)


def test_all_seats_choose_and_a_view_can_tell_a_seat_how_far_it_is() -> None:
    state = GAME.first_state(GAME.setting(), SeededDice(1))
    bids = AllBid()
    state.frames.append(bids)
    state.run()
    assert state.decision is not None
    assert state.decision.seats == (0, 1, 2)
    state.apply("b", "bid 1")
    assert bids.under_way(state, 1) == Bid(1, (1,))
    assert bids.under_way(state, 0) == Bid(0)
    state.apply("b", "bid 2")
    state.apply("b", "yes")
    assert bids.under_way(state, 1) is None
    assert bids.own(state, 1) == (1, 2)


@frame
class Between(Frame):
    """Comes in between while others choose, and ends with a value nobody waits for."""

    def step(self, s: Auction) -> Asked:
        s.finish("nobody's offer")
        return None


def test_what_comes_in_between_is_nobodys_choice() -> None:
    table = match("b bid 1", "b bid 2", "b yes", "c bid 0")
    state = table.state.clone()
    state._thaw()
    state.push(Between())
    state.run()
    assert state.digest() == table.state.digest()
    for seat, said in ((2, ("bid 1", "yes")), (0, ("bid 1", "bid 2", "yes"))):
        for action in said:
            state.apply(seat, action)
    assert state.view(None)["offers"] == ((1, 2), (1, 2), (0, 1))
