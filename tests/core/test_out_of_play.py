"""Questions that are put though there is one answer only, and players who are out: the rules answer for them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

import pytest

from hexarchy.core.actions import ActionTable
from hexarchy.core.decisions import Ask, DeadEnd
from hexarchy.core.dice import DiceSource, SeededDice
from hexarchy.core.frames import Asked, Frame, frame
from hexarchy.core.game import Game
from hexarchy.core.scenarios import Scenario, Scenarios
from hexarchy.core.setting import Setting
from hexarchy.core.state import State, state_class


@state_class
class CouncilState(State):
    gone: tuple[int, ...] = ()
    said: tuple[str, ...] = ()

    def living(self, seat: int) -> bool:
        return seat not in self.gone

    def resign(self, seat: int) -> None:
        self.gone = (*self.gone, seat)

    def view(self, seat: int | str | None) -> dict[str, Any]:
        return {"said": self.said}


@frame
class Round(Frame):
    """Each seat in turn says how much; `cards`: how many answers each has, `put`: it is asked all the same."""

    cards: tuple[int, ...]
    put: bool = False
    at: int = 0

    def step(self, s: CouncilState) -> Asked:
        bids = s.game.actions.of("bid")[: self.cards[self.at]]
        return Ask(self.at, "bid", "C-1", bids, default=bids[-1] if bids else None, put=self.put)

    def do_bid(self, s: CouncilState, seat: int, number: int) -> None:
        s.said = (*s.said, f"{s.setting.seats[seat]} {number}")
        self.at = (self.at + 1) % 3
        if len(s.said) == 6:
            s.end(0, (1, 0, 0), "C-2")


class Council(Game):
    name = "council"
    rules_version = "1"
    seats = ("a", "b", "c")
    state_type = CouncilState
    folder = Path(__file__).parent
    eliminates: ClassVar[bool] = True

    def __init__(self) -> None:
        self.actions = ActionTable()
        self.actions.verb("bid", ("0", "1", "2"))
        self.scenarios = Scenarios((Scenario("standard", "C-1"),), ())

    def first_state(self, setting: Setting, dice: DiceSource) -> CouncilState:
        return CouncilState(game=self, dice=dice, frames=[Round((3, 3, 3))], setting=setting)

    def named(self, args: Mapping[str, Any]) -> dict[str, Any]:
        return dict(args)


class Others(Council):
    """As most games: nobody goes out of it while it goes on."""

    name = "others"
    eliminates: ClassVar[bool] = False


def new(cards: tuple[int, ...] = (3, 3, 3), *, put: bool = False, game: Game | None = None) -> CouncilState:
    state = (game or Council()).new(dice=SeededDice(1))
    assert isinstance(state, CouncilState)
    state.frames[-1] = Round(cards, put)
    state.run()
    return state


def asked(state: CouncilState) -> tuple[int, ...]:
    return state.decision.seats if state.decision else ()


def test_a_single_answer_is_no_choice_unless_the_question_is_put() -> None:
    assert asked(new((1, 3, 3))) == (1,)
    state = new((1, 3, 3), put=True)
    assert asked(state) == (0,)
    assert state.decision is not None
    assert [action.text for action in state.decision.options] == ["bid 0"]
    state.apply("a", "bid 0")
    assert asked(state) == (1,)


def test_a_question_that_is_put_needs_an_answer_too() -> None:
    with pytest.raises(DeadEnd):
        new((0, 3, 3), put=True)


def test_the_rules_answer_for_players_who_are_out_with_the_default() -> None:
    state = new()
    state.apply("b", "resign")
    assert asked(state) == (0,)
    state.apply("a", "bid 0")
    assert state.said == ("a 0", "b 2")
    assert asked(state) == (2,)


def test_who_goes_out_while_being_asked_is_answered_for_at_once() -> None:
    state = new()
    state.apply("a", "resign")
    assert state.said == ("a 2",)
    assert asked(state) == (1,)


def test_nobody_out_is_asked_even_where_the_question_is_put() -> None:
    state = new((1, 3, 3), put=True)
    state.apply("a", "resign")
    assert state.said == ("a 0",)
    assert asked(state) == (1,)


def test_a_saved_state_goes_on_in_the_same_way() -> None:
    game = Council()
    state = new(game=game)
    state.apply("c", "resign")
    read = game.from_json(json.loads(state.dumps()))
    for one in (state, read):
        for seat in ("a", "b"):
            one.apply(seat, "bid 1")
    assert state.said == ("a 1", "b 1", "c 2")
    assert state.digest() == read.digest()


def test_games_that_eliminate_nobody_ask_as_before() -> None:
    state = new(game=Others())
    state.apply("a", "resign")
    assert asked(state) == (0,)
