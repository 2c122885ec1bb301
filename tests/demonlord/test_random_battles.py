"""Random battles: whatever units meet and whatever legal answers are given, redeployment keeps its promises."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hexarchy.core.dice import SeededDice
from hexarchy.games.demonlord.battle import stages
from hexarchy.games.demonlord.battle.blows import Blow
from hexarchy.games.demonlord.battle.board import Board
from hexarchy.games.demonlord.state import DemonlordState
from hexarchy.games.demonlord.words import DEMON, HOSAR
from tests.demonlord.fields import FOREST, HILLY, MOUNTAIN, OPEN, SWAMP, field, fights, line
from tests.demonlord.table import GAME, WORLD, Table

MOST_ROUNDS = 300  # far beyond what dice can make of two armies that strike each other in every round
MOST_ANSWERS = 200  # in a single round
TROOPS = {side: [u.id for u in WORLD.units if u.side == side and u.troop] for side in (HOSAR, DEMON)}
CHARACTERS = {side: [u.id for u in WORLD.units if u.side == side and not u.troop] for side in (HOSAR, DEMON)}


def army(rng: random.Random, side: int) -> list[str]:
    troops = rng.sample(TROOPS[side], rng.randint(1, 11))
    return [*troops, *rng.sample(CHARACTERS[side], rng.randint(0, 3))]


def answer(t: Table, rng: random.Random, stubborn: bool, timid: bool) -> None:
    """Any legal answer of any seat asked; stubborn players never withdraw, timid ones hold their ground if they can."""
    seat = rng.choice(t.asked)
    options = t.options_of(seat)
    if stubborn and t.question == "withdraw":
        options = ["no"]
    elif timid and "idle" in options:
        options = ["idle"]
    verb = rng.choice(sorted({option.split()[0] for option in options}))  # rare verbs as often as common ones
    t.do(rng.choice([option for option in options if option.split()[0] == verb]), seat=seat)


def check_line(t: Table) -> None:
    """DL-RED-10 and DL-DEP-07 hold at every question."""
    battle = t.view(None)["battle"]
    assert all(min(len(ours), len(theirs)) == 1 for ours, theirs in fights(t)), fights(t)
    for side in ("hosar", "demon"):
        assert battle["size"] is None or len(line(t, side)) <= battle["size"]


def check_matched(battle: Board) -> None:
    """Before blows are struck no free unit is left unmatched that an enemy had to meet (DL-RED-04, DL-RED-08)."""
    assert not (battle.free[0] and battle.free[1])
    for seat in (0, 1):
        if battle.free[seat]:
            doubled = [len(fight.sides[1 - seat]) for fight in battle.fights]
            assert max(doubled, default=1) == 1, f"{battle.free} was not met: {battle.fights}"


@contextmanager
def watched_stages() -> Iterator[list[int]]:
    """Look at the board whenever a stage of attacks begins; the list counts the looks."""
    strike, looks = stages.strike, []

    def watched(s: DemonlordState, battle: Board, attacks: list[Blow]) -> None:
        check_matched(battle)
        looks.append(len(battle.fights))
        strike(s, battle, attacks)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(stages, "strike", watched)
        yield looks


@pytest.mark.rule("DL-RED-10", "DL-RED-14", "DL-DEP-07", "DL-BAT-06")
@settings(max_examples=100)
@given(seed=st.integers(0, 2**32), stubborn=st.booleans(), timid=st.booleans())
def test_every_battle_keeps_to_the_rules_of_the_line_and_ends(seed: int, stubborn: bool, timid: bool) -> None:
    rng = random.Random(seed)
    hex_ = rng.choice([OPEN, FOREST, HILLY, SWAMP, MOUNTAIN])
    phase = rng.choice(["hosar", "demon"])
    answers: Counter[int] = Counter()
    with watched_stages() as looks:
        t = field(army(rng, HOSAR), army(rng, DEMON), hex_=hex_, phase=phase, then=SeededDice(seed))
        while t.question is not None and (battle := t.view(None)["battle"]) is not None:
            check_line(t)
            answers[battle["round"]] += 1
            assert battle["round"] < MOST_ROUNDS
            assert answers[battle["round"]] < MOST_ANSWERS
            if rng.random() < 0.02:  # the battle goes on from a save as if nothing had happened
                state = GAME.from_json(json.loads(t.s.dumps()))
                assert isinstance(state, DemonlordState)
                assert state.digest() == t.s.digest()
                t.s = state
            answer(t, rng, stubborn, timid)
    assert looks
    assert len(t.events("battle-over")) == 1
    assert not (t.s.has_troops(0, WORLD.grid.at(hex_)) and t.s.has_troops(1, WORLD.grid.at(hex_)))
