"""The promises of the design, kept with three seats and with eight, also when seats are given up on the way."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, ClassVar

import pytest

from hexarchy.bots.random_bot import pick
from hexarchy.core.dice import SeededDice
from hexarchy.core.records import Record, verify
from lanternfen import GAME
from tests import promises


def playing(seed: int, seats: tuple[str, ...], most: int, resigning: float = 0.002) -> Iterator[Any]:
    """A random match, seen at every question. Now and then a seat is given up."""
    rng = random.Random(seed)
    state = GAME.new(dice=SeededDice(seed), seats=seats)
    yield state
    for _ in range(most):
        if state.decision is None:
            return
        ask = rng.choice(state.decision.asks)
        state.apply(ask.seat, "resign" if rng.random() < resigning else pick(ask.options, rng))
        yield state


class TestThree(promises.Promises):
    """Three seats that are not the first of the game's. See tests/promises.py."""

    GAME = GAME
    SEATS: ClassVar[tuple[str, ...] | None] = ("heron", "swan", "kingfisher")
    MOST_BYTES = 2048
    TRIES = 3000

    @classmethod
    def play(cls, seed: int, most: int = 20_000) -> Iterator[Any]:
        assert cls.SEATS
        return playing(seed, cls.SEATS, most)


class TestEight(TestThree):
    """The same with all."""

    SEATS = GAME.seats


@pytest.mark.parametrize("seats", [GAME.seats[:3], GAME.seats[1:6], GAME.seats])
def test_those_who_are_out_are_asked_nothing_and_every_other_is_until_the_end(seats: tuple[str, ...]) -> None:
    sunk, ends = 0, set()
    for seed in range(12):
        for state in playing(seed, seats, 20_000):
            asked = state.decision.seats if state.decision else ()
            assert all(map(state.living, asked))
            covered = [hex_ for barge in state.view(None)["barges"].values() for hex_ in barge["hexes"]]
            assert len(covered) == len({*covered}) == 3 * len(state.afloat)
        sunk += len(state.sunk)
        ends.add(len(state.result.winners))
        ranks = state.result.ranks
        assert all(ranks[seat] < ranks[out] for seat in state.afloat for out in state.sunk)
    assert sunk
    assert {1, 2} <= ends, "alone and together"


def test_a_record_with_seats_and_resignations_replays(tmp_path: Any) -> None:
    record = Record.begin(GAME, dice=SeededDice(5), seats=("toad", "eel", "newt", "pike"))
    state, rng = record.start(GAME), random.Random(5)
    for number in range(20_000):
        if state.decision is None:
            break
        ask = rng.choice(state.decision.asks)
        action = "resign" if number == 40 else pick(ask.options, rng).text
        state.apply(ask.seat, action)
        record.actions.append((state.setting.seats[ask.seat], action))
    record.digest = state.digest()
    record.save(tmp_path / "match.json")
    read = Record.load(tmp_path / "match.json")
    assert read.start(GAME).setting.seats == ("toad", "pike", "newt", "eel")
    assert "resign" in [action for _, action in read.actions]
    assert verify(read, GAME).sound


@pytest.mark.parametrize("count", range(3, 9))
def test_however_many_play_a_state_and_a_record_know_them(count: int) -> None:
    """Three are played if none are named, so three need not be written down; eight must be."""
    record = Record.begin(GAME, dice=SeededDice(1), seats=GAME.seats[:count])
    state = record.start(GAME)
    assert state.setting.seats == GAME.seats[:count]
    assert GAME.from_json(state.to_json()).setting is state.setting
    assert Record.from_json(record.to_json()).start(GAME).setting is state.setting
