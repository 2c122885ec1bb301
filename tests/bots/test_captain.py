"""The captain answers everything with something that was offered, sees only its seat, and beats chance."""

from __future__ import annotations

import random

import pytest

from hexarchy import bots
from hexarchy.bots.belief import Belief, Signs
from hexarchy.bots.plan import Plan
from hexarchy.core.chairs import Chair
from hexarchy.core.dice import SeededDice
from hexarchy.core.state import State
from hexarchy.games.demonlord.bot.aspects import FIRST, Aspects
from hexarchy.games.demonlord.bot.campaign import Campaign
from hexarchy.games.demonlord.bot.reckoner import Reckoner, played
from hexarchy.games.demonlord.state import DemonlordState
from hexarchy.games.demonlord.words import DEMON, HOSAR
from tests.demonlord.random_play import play as play_on
from tests.demonlord.table import GAME

GAMES_A_SIDE = 6


def play(first: str, second: str, seed: int, scenario: str = "standard", most: int = 30_000) -> State:
    state = GAME.new(scenario, {}, SeededDice(seed))
    players = [bots.make(first, GAME, seed), bots.make(second, GAME, seed + 1)]
    chairs = [Chair(state, seat) for seat in (0, 1)]
    for _ in range(most):
        if state.decision is None:
            break
        seat = state.decision.seats[0]
        action = players[seat].choose(chairs[seat])
        assert action in chairs[seat].ask.options
        state.apply(seat, action)
    return state


@pytest.mark.parametrize("seat", [0, 1])
def test_the_captain_beats_chance_from_either_side(seat: int) -> None:
    names = ("captain", "random") if seat == 0 else ("random", "captain")
    results = [play(*names, seed).result for seed in range(GAMES_A_SIDE)]
    assert sum(result is not None and result.winner == seat for result in results) >= GAMES_A_SIDE - 1


@pytest.mark.parametrize("scenario", ["standard", "strategic"])
def test_captains_bring_their_war_to_an_end(scenario: str) -> None:
    """DL-END-13: who is ahead calls for talks, so that matches between programs end."""
    for seed in range(2):
        assert play("captain", "captain", seed, scenario).result is not None


def test_the_captain_answers_the_same_when_only_the_unknown_differs() -> None:
    for seed in range(3):
        for number, state in enumerate(play_on(seed)):
            if number % 15:
                continue
            assert state.decision is not None
            seat = state.decision.seats[0]
            other_world = state.redeal(seat, random.Random(number))
            answers = {
                bots.make("captain", GAME, seed).choose(Chair(world, seat)).text for world in (state, other_world)
            }
            assert len(answers) == 1


def test_the_demons_play_by_aspects_of_their_own() -> None:
    usual = Aspects()
    assert played(usual, HOSAR) == usual
    assert played(usual, DEMON).alarm < usual.alarm
    assert played(Aspects(alarm=2.0), DEMON).alarm == 2.0, "what was set is what is tried out"
    assert played(FIRST, DEMON) == FIRST, "the first captain knew no difference"


def test_slow_troops_of_the_demons_hold_their_fortresses() -> None:
    state = GAME.new("standard", {}, SeededDice(1))
    assert isinstance(state, DemonlordState)

    def marching(aspects: Aspects) -> set[bool]:
        """Is each of the Demons' troops that marches slow?"""
        orders = Campaign(Reckoner(state, DEMON, aspects, Belief(Signs())), Plan()).orders
        return {GAME.world.units[order.unit].mp < 5 for order in orders if GAME.world.is_troop[order.unit]}

    assert marching(Aspects()) == {False}
    assert marching(Aspects(demons=())) == {False, True}


def test_an_unknown_bot_is_named_with_those_there_are() -> None:
    with pytest.raises(bots.UnknownBot, match="captain"):
        bots.make("general", GAME, 1)
