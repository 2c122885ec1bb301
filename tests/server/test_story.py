"""The log as it is sent: moves that belong together are one line, however far its reader was behind."""

from __future__ import annotations

import copy
import json
import pickle
import random
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from hexarchy.core.dice import SeededDice
from hexarchy.core.records import Record
from hexarchy.games import game
from hexarchy.server.running import Running
from hexarchy.server.schema import ACTION, UNDO, Entry, SeatRow, Stored

POSITION = {
    "step": "movement",
    "stacks": {
        "hosar": {"0510": ["ti_knights", "ti_spearmen", "ti_peasants", "ti_prince"], "0301": ["da_knights"]},
        "demon": {"1605": ["er_lord", "er_levy"]},
    },
}
MARCH = ("unit ti_spearmen", "ride ti_prince", "move 0511", "stop")
ALL = (*MARCH, "unit ti_peasants", "move 0511", "stop", "unit ti_knights", "move 0511", "stop")
SEEN = "Stack Timur (0510) → 0511, Timur Spearmen on top."


def running(name: str = "demonlord", seed: int = 1, position: Any = None) -> Running:
    rules = game(name)
    record = Record.begin(rules, dice=SeededDice(seed), position=position)
    rows = tuple(SeatRow(seat, None, seat) for seat in rules.seats)
    return Running(rules, Stored("m", dict(record.header()), 99, 0, False, rows, ()))


def play(match: Running, seat: str, *actions: str) -> None:
    for action in actions:
        if action == UNDO:
            match.play(Entry(seat, UNDO))
        elif action in offered(match, seat):
            match.play(Entry(seat, ACTION, action))


def offered(match: Running, seat: str) -> list[str]:
    ask = match.match.state.ask(match.setting.seat(seat))
    return [option.text for option in ask.options] if ask else []


class Reader:
    """A page: it keeps what it was told, but for what is told again."""

    def __init__(self, held: Sequence[str]) -> None:
        self.held = tuple(held)
        self.since = -1
        self.log: list[Any] = []

    def look(self, match: Running) -> None:
        since = -1 if self.since < 0 else match.numbering.meant(self.since, self.held)
        scene = json.loads(msgspec.json.encode(match.scene(self.held, since)))
        first = min((line["n"] for line in scene["log"]), default=10**9)
        self.log = [line for line in self.log if line["n"] < first] + scene["log"]
        self.since = scene["version"]


def whole(match: Running, *held: str) -> list[Any]:
    found: list[Any] = json.loads(msgspec.json.encode(match.scene(held)))["log"]
    return found


def texts(log: list[Any]) -> list[str]:
    return [line["text"]["en"] for line in log if "from" in line]


def test_a_stack_that_marches_is_one_line_to_everybody() -> None:
    match = running(position=POSITION)
    play(match, "hosar", *ALL)
    (own,) = texts(whole(match, "hosar"))
    assert own == "Timur Spearmen, Prince of Timur, Timur Peasants and Timur Knights: Timur (0510) → 0511."
    (line,) = [line for line in whole(match, "hosar") if "from" in line]
    assert (line["from"], line["via"], line["to"], line["hex"]) == ("0510", ["0511"], "0511", "0511")
    assert line["pieces"] == ["ti_spearmen", "ti_prince", "ti_peasants", "ti_knights"]
    for held in (("demon",), ()):
        assert texts(whole(match, *held)) == [SEEN]


def test_a_line_that_grows_is_told_again_and_nothing_twice() -> None:
    match = running(position=POSITION)
    readers = [Reader(held) for held in (("hosar",), ("demon",), ())]
    for action in ALL:
        play(match, "hosar", action)
        for reader in readers:
            reader.look(match)
            assert reader.log == whole(match, *reader.held)
    assert [len(texts(reader.log)) for reader in readers] == [1, 1, 1]


def test_what_was_taken_back_comes_apart_from_what_stands() -> None:
    match = running(position=POSITION)
    reader = Reader(("hosar",))
    play(match, "hosar", *ALL)
    reader.look(match)
    play(match, "hosar", UNDO, UNDO)
    reader.look(match)
    assert reader.log == whole(match, "hosar")
    stands, gone = [line for line in reader.log if "from" in line]
    assert stands["text"]["en"].startswith("Timur Spearmen, Prince of Timur and Timur Peasants:")
    assert gone["text"]["en"].startswith("Timur Knights:")
    undone = {taken for taken, _ in match.scene(("hosar",)).undone}
    assert (stands["n"] in undone, gone["n"] in undone) == (False, True)
    assert texts(whole(match, "demon")) == [SEEN, "Timur (0510) is left by all units of the Alliance of Hosar."]


def test_another_process_takes_up_every_line() -> None:
    match = running(position=POSITION)
    play(match, "hosar", *MARCH, "unit ti_peasants", "move 0511")
    told = whole(match, "hosar")
    course = pickle.loads(pickle.dumps(match.course()))  # noqa: S301
    rows = tuple(match.seats.values())
    again = Running(
        match.game, Stored("m", dict(match.header), 99, match.version, False, rows, tuple(match.entries)), course
    )
    assert whole(again, "hosar") == told
    play(again, "hosar", "stop", "unit ti_knights", "move 0511")
    assert len(texts(whole(again, "hosar"))) == 1


@pytest.mark.parametrize("name", ["demonlord", "dark_emperor"])
@pytest.mark.parametrize("seed", [1, 2])
def test_those_behind_read_the_same(name: str, seed: int) -> None:
    """Any match, any reader, at any pace, with what is taken back."""
    match, rng = running(name, seed), random.Random(seed)
    seats = match.game.seats
    readers = [Reader(held) for held in ((seats[0],), (seats[1],), ())]
    for _ in range(120):
        if match.over:
            break
        seat = rng.choice(match.asked)
        if rng.random() < 0.1 and match.match.can_undo(seat):
            match.play(Entry(seat, UNDO))
        else:
            match.play(Entry(seat, ACTION, rng.choice(offered(match, seat))))
        for reader in readers:
            if rng.random() < 0.2:
                reader.look(match)
                assert reader.log == whole(match, *reader.held)
    for reader in copy.copy(readers):
        reader.look(match)
        assert [line["n"] for line in reader.log] == sorted(line["n"] for line in reader.log)
