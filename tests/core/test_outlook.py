"""Chances of winning: numbers of every seat become chances that add up to one, with a band, for two seats or eight."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexarchy.core import outlook
from hexarchy.core.dice import SeededDice
from hexarchy.core.outlook import EVEN, Measured, Model
from hexarchy.core.records import Record
from hexarchy.games import game

NAMES = ("points", "army")
NOWHERE_OFF = Measured(0, 0.0, 0.0, 0.0)


def model(*weights: tuple[float, ...], gap: float = 0.0) -> Model:
    return Model(("standard",), 10, Measured(0, 0.0, 0.0, gap), NAMES, weights)


numbers = st.dictionaries(st.sampled_from(NAMES), st.floats(-50, 50))
many = st.lists(numbers, min_size=2, max_size=8)
weights = st.tuples(*[st.floats(-20, 20)] * len(NAMES))


@given(many, st.lists(weights, min_size=1, max_size=12), st.floats(0, 0.2))
def test_chances_of_two_to_eight_seats_add_up_to_one_and_lie_in_their_bands(
    told: list[dict[str, float]], learned: list[tuple[float, ...]], gap: float
) -> None:
    found = model(*learned, gap=gap).chances({str(seat): one for seat, one in enumerate(told)})
    assert sum(one.chance for one in found.values()) == pytest.approx(1)
    assert all(0 <= one.low <= one.chance <= one.high <= 1 for one in found.values())


def test_a_seat_that_has_more_of_what_counts_has_the_better_chance() -> None:
    found = model((1.0, 0.0)).chances({"a": {"points": 2}, "b": {"points": 1}, "c": {}})
    assert found["a"].chance > found["b"].chance > found["c"].chance


def test_what_is_not_named_is_nothing() -> None:
    found = model((1.0, 0.5)).chances({"a": {}, "b": {"points": 0.0, "army": 0.0}})
    assert found["a"] == found["b"] == (0.5, 0.5, 0.5)


def test_the_band_is_as_wide_as_the_learned_weights_disagree_and_the_gap() -> None:
    seats = {"a": {"points": 1.0}, "b": {}}
    agreed = model(*[(1.0, 0.0)] * 11, gap=0.05).chances(seats)["a"]
    assert agreed.high - agreed.low == pytest.approx(0.1)
    torn = model((1.0, 0.0), *[(w / 5, 0.0) for w in range(10)]).chances(seats)["a"]
    assert torn.high - torn.low > 0.25


def test_a_victory_that_is_shared_is_shared_out() -> None:
    seats: dict[str, Any] = {"a": {}, "b": {}, "c": {}}
    assert outlook.outcome(seats, ["a", "c"]) == {"a": 0.5, "b": 0, "c": 0.5}
    assert outlook.outcome(seats, []) == dict.fromkeys(seats, 1 / 3)
    assert outlook.outcome({**seats, EVEN: {}}, []) == {"a": 0, "b": 0, "c": 0, EVEN: 1}


def test_of_a_game_or_scenario_nobody_has_learned_of_nothing_is_told(tmp_path: Path) -> None:
    assert outlook.read_model(tmp_path) is None
    demonlord = game("demonlord")
    assert outlook.chances(demonlord, demonlord.new("long", dice=SeededDice(1))) is None
    assert list(outlook.course(demonlord, Record.begin(demonlord, "long", dice=SeededDice(1)))) == []


def test_a_game_with_other_data_has_no_chances_of_the_printed_one(tmp_path: Path) -> None:
    assert game("demonlord").outlook_model is not None
    assert game("demonlord").with_data(tmp_path).outlook_model is None


def test_once_a_match_is_over_it_is_certain() -> None:
    demonlord = game("demonlord")
    record = Record.begin(demonlord, dice=SeededDice(1))
    record.actions.append(("hosar", "resign"))
    first, last = outlook.course(demonlord, record)
    assert (first.number, last.number) == (0, 1)
    assert 0 < first.chances["demon"].chance < 1
    assert last.chances == {"hosar": (0, 0, 0), "demon": (1, 1, 1)}
