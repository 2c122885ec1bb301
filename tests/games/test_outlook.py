"""The chances of winning in our games: calibrated in games they were not learned from, and from public sight."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from statistics import mean
from typing import Any

import pytest

from hexarchy.arena import outlook as arena
from hexarchy.bots.random_bot import pick
from hexarchy.core import outlook
from hexarchy.core.dice import SeededDice
from hexarchy.core.outlook import Model
from hexarchy.games import game

ROWS = Path(__file__).parents[2] / "benchmarks" / "outlook"
LEARNED = ("dark_emperor", "demonlord", "divine_right")
# What captains' games have shown. Dark Emperor and Divine Right can be told far better than by how often each side
# wins; Demonlord, with its hidden armies and open end, hardly.
AT_MOST_OF_CONSTANT = {"dark_emperor": 0.75, "demonlord": 1.0, "divine_right": 0.75}


def learned(name: str) -> Model:
    found = game(name).outlook_model
    assert found is not None
    return found


@cache
def rows_of(name: str) -> arena.Rows:
    return arena.Rows.read(ROWS / f"{name}.jsonl")


def begin(name: str, seed: int) -> Any:
    """The match of a seed, as it was agreed on when the rows were played."""
    head = rows_of(name).head
    return game(name).new(head.scenario, head.options, SeededDice(seed), head.seats(seed))


@cache
def held_out(name: str) -> list[arena.Pair]:
    """What was told of every turn of the recorded games, by weights from other games; and what came."""
    return arena.held_out(arena.tables_of(rows_of(name)))[0]


@pytest.mark.parametrize("name", LEARNED)
def test_chances_are_calibrated_in_games_that_were_held_out(name: str) -> None:
    assert len(held_out(name)) > 500
    assert arena.gap(held_out(name)) == pytest.approx(learned(name).measured.gap, abs=0.001)
    for said, came, count in arena.bins(held_out(name)):
        assert abs(said - came) < 0.1, f"told {said:.2f}, came {came:.2f} of {count}"
    assert arena.gap(held_out(name)) < 0.06


@pytest.mark.parametrize("name", LEARNED)
def test_chances_tell_more_than_how_often_each_side_wins(name: str) -> None:
    measured = learned(name).measured
    assert measured.loss < measured.constant * AT_MOST_OF_CONSTANT[name]


def test_what_is_hard_to_tell_has_wide_bands() -> None:
    """At the same chance Demonlord's band is wider than Dark Emperor's."""

    def width(name: str) -> float:
        rows, model = rows_of(name), learned(name)
        turns = (turn for one in rows.games for turn in one.turns)
        found = [max(model.chances(rows.features(turn)).values()) for turn in turns]
        return mean(one.high - one.low for one in found if 0.6 < one.chance < 0.8)

    assert width("demonlord") > width("dark_emperor") > 0.1


@pytest.mark.parametrize("name", LEARNED)
def test_the_weights_are_those_of_the_rows(name: str) -> None:
    """Learned anew from the games in the file they are the same: nobody has touched them up."""
    rows, model = rows_of(name), learned(name)
    fitted = arena.fit(arena.tables_of(rows), len(rows.names))[0]
    assert model.names == tuple(rows.names)
    assert model.weights[0] == pytest.approx(fitted, abs=0.001)
    assert model.games == len(rows.games)


@pytest.mark.parametrize("name", LEARNED)
def test_the_rows_are_what_the_game_says_of_a_position(name: str) -> None:
    rules, rows = game(name), rows_of(name)
    assert rows.head == arena.head_of(rules, "captain", "standard", rows.head.options)
    first = rows.features(rows.games[0].turns[0])
    now = rules.outlook(begin(name, rows.games[0].seed).view(None))
    assert {seat: list(numbers) for seat, numbers in now.items()} == {seat: list(one) for seat, one in first.items()}


@pytest.mark.parametrize("name", LEARNED)
def test_chances_tell_no_secret(name: str) -> None:
    """They are the same, to the last digit, in every deal that agrees with what some seat knows."""
    rules = game(name)
    for seed in (1, 2):
        rng, state = random.Random(seed), begin(name, seed)
        looked = 0
        while state.decision is not None and looked < 40:
            ask = state.decision.asks[0]
            if rng.random() < 0.1:
                looked += 1
                for seat in range(len(state.setting.seats)):
                    assert outlook.chances(rules, state.redeal(seat, rng)) == outlook.chances(rules, state)
            state.apply(ask.seat, pick(ask.options, rng))


@pytest.mark.parametrize("name", LEARNED)
def test_a_game_is_given_a_spectators_view_and_nothing_else(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules, seen = game(name), []
    original = type(rules).outlook

    def watched(self: Any, view: Any) -> Any:
        seen.append(view)
        return original(self, view)

    monkeypatch.setattr(type(rules), "outlook", watched)
    state = begin(name, 1)
    outlook.chances(rules, state)
    assert seen == [state.view(None)]
    assert seen[0]["seat"] is None
    assert "own" not in seen[0]
