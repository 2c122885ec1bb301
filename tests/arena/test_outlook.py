"""Learning who wins: weights that are known are found again, and what is not known has wide bands."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from hexarchy.arena import outlook as arena
from hexarchy.arena.outlook import Head, Played, Rows
from hexarchy.bots.random_bot import RandomBot
from hexarchy.core.events import Event
from hexarchy.core.outlook import shares
from hexarchy.games import game

HEAD = Head("made-up", "standard", "captain", {"a": ["lead", "first"], "b": ["lead"], "c": ["lead"]})
TRUE = {"lead": 2.0, "first": 0.7}


def made_up(count: int, seed: int = 1) -> Rows:
    """Games of three seats won as these weights would have it."""
    rng = random.Random(seed)
    games = []
    for number in range(count):
        lead = [rng.uniform(-1, 1) for _ in HEAD.names]
        sums = [TRUE["lead"] * one + TRUE["first"] * (seat == 0) for seat, one in enumerate(lead)]
        (winner,) = rng.choices(range(3), shares(sums))
        turn = [round(value, 3) for value in (lead[0], 1.0, lead[1], lead[2])]
        games.append(Played(number, [float(seat == winner) for seat in range(3)], [turn]))
    return Rows(HEAD, games)


def test_weights_that_are_known_are_found_again() -> None:
    model = arena.learn(made_up(3000))
    assert dict(zip(model.names, model.weights[0], strict=True)) == pytest.approx(TRUE, abs=0.2)
    assert model.measured.loss < model.measured.constant - 0.2
    assert model.measured.gap < 0.05
    assert model.games == model.measured.games == 3000


def test_games_it_was_not_made_from_are_told_by_the_model_as_it_stands() -> None:
    model, rows = arena.learn(made_up(400)), made_up(200, seed=2)
    told, usual = arena.fresh(model, rows)
    first = model.chances(rows.features(rows.games[0].turns[0]))
    assert told[0] == ([one.chance for one in first.values()], rows.games[0].came)
    worth = arena.measured(200, told, usual)
    assert worth.games == 200
    assert worth.loss < worth.constant - 0.1
    with pytest.raises(ValueError, match="other numbers"):
        arena.fresh(msgspec.structs.replace(model, names=("first", "lead")), rows)


def test_fewer_games_make_wider_bands() -> None:
    def width(count: int) -> float:
        found = arena.learn(made_up(count)).chances({"a": {"lead": 0.5, "first": 1.0}, "b": {}, "c": {}})["a"]
        return found.high - found.low

    assert width(60) > 2 * width(3000)


def test_rows_are_written_and_read_again(tmp_path: Path) -> None:
    rows = made_up(5)
    rows.write(tmp_path / "rows.jsonl")
    again = Rows.read(tmp_path / "rows.jsonl")
    assert (again.head, again.games) == (rows.head, rows.games)
    assert again.features(again.games[0].turns[0]) == rows.features(rows.games[0].turns[0])


def test_a_game_is_noted_at_the_first_question_of_every_turn() -> None:
    rules = game("dark_emperor")
    head = arena.head_of(rules, "random", "standard")
    played = arena.play(rules, head, 5)
    assert sum(played.came) == 1
    assert 1 <= len(played.turns) <= 14
    assert all(len(turn) == sum(map(len, head.names.values())) for turn in played.turns)
    assert played == arena.play(rules, head, 5)


def test_captains_hear_what_their_seats_may_know_as_at_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[list[Event]] = []
    monkeypatch.setattr(RandomBot, "hear", lambda self, events: heard.append(events))
    rules = game("demonlord")
    arena.play(rules, arena.head_of(rules, "random", "standard"), 5)
    assert len(heard) > 20
    assert all(any(event.known_to(seat) for seat in (0, 1)) for events in heard for event in events)
