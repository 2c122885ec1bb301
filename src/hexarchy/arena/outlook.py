"""Learning who wins: captains play, and how much each of a game's numbers counts follows from what came of it.

The rows of a file are games: who won, and the numbers (`Game.outlook`) at the first question of every turn. The
weights are the likeliest ones by Newton's method, a little drawn to zero. How far they may be off follows from drawing
the games again (one step of Newton's each): games, not turns, for the turns of one game are much alike. What the
chances are worth is measured with weights from three games in four, by the fourth, so that every game is once told by
weights that know nothing of it.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from hexarchy import bots
from hexarchy.arena.playing import answers
from hexarchy.core import outlook
from hexarchy.core.dice import SeededDice
from hexarchy.core.game import Game
from hexarchy.core.outlook import Features, Measured, Model, dot, shares
from hexarchy.core.state import State

PARTS: Final = 4  # the games are parted so; each part is measured by weights from the others
RIDGE: Final = 2.0  # how much weights are drawn to zero
ROUNDS: Final = 30
DRAWN: Final = 24  # times the games are drawn again
BINS: Final = 5
DIGITS: Final = 3

Row = list[float]
Turn = list[Row]  # by outcome, in the order of the file's head


class Head(msgspec.Struct, frozen=True, omit_defaults=True):
    """The first line: what was played, and the names of the numbers that follow for each outcome. `players`: from how
    few to how many, where the game leaves a choice; one after the other."""

    game: str
    scenario: str
    bot: str
    names: dict[str, list[str]]
    options: dict[str, Any] = {}
    players: tuple[int, int] = (0, 0)

    def seats(self, seed: int) -> list[str] | None:
        """Who plays the game of a seed; None: those who always do."""
        fewest, most = self.players
        return list(self.names)[: fewest + seed % (most - fewest + 1)] if most else None


class Played(msgspec.Struct, frozen=True):
    """One game: what came of it as chances, and its turns; of each the numbers in the order of the head, as far as
    there are seats."""

    seed: int
    came: list[float]
    turns: list[list[float]]


class Rows:
    """Games to learn from."""

    def __init__(self, head: Head, games: Sequence[Played]) -> None:
        self.head = head
        self.games = list(games)

    @classmethod
    def read(cls, path: Path) -> Rows:
        first, *rest = path.read_bytes().splitlines()
        return cls(msgspec.json.decode(first, type=Head), [msgspec.json.decode(line, type=Played) for line in rest])

    def write(self, path: Path) -> None:
        path.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in (self.head, *self.games)))

    @property
    def names(self) -> list[str]:
        return list(dict.fromkeys(name for names in self.head.names.values() for name in names))

    def features(self, turn: Sequence[float]) -> Features:
        """What the game said of a turn."""
        numbers, left, found = iter(turn), len(turn), {}
        for seat, names in self.head.names.items():
            if left >= len(names):
                found[seat] = {name: next(numbers) for name in names}
                left -= len(names)
        return found


# -- playing ----------------------------------------------------------------------------------------------------------


def head_of(game: Game, bot: str, scenario: str, options: Mapping[str, Any] | None = None) -> Head:
    fewest, most = game.scenarios[scenario].players or (0, 0)
    seats = game.seats[:most] if most else None
    features = game.outlook(game.new(scenario, options, SeededDice(0), seats).view(None))
    names = {seat: list(numbers) for seat, numbers in features.items()}
    return Head(game.name, scenario, bot, names, dict(options or {}), (fewest, most))


def play(game: Game, head: Head, seed: int) -> Played:
    """One game of captains."""
    state = game.new(head.scenario, head.options, SeededDice(seed), head.seats(seed))
    players = [bots.make(head.bot, game, bots.bot_seed(seed, seat)) for seat in range(len(state.setting.seats))]

    def states() -> Iterator[State]:
        for _ in answers(state, players):
            yield state
        yield state

    return noted(game, head, seed, states())


def noted(game: Game, head: Head, seed: int, states: Iterable[State]) -> Played:
    """What is kept of a game that is played while it is looked at, question by question, to its end."""
    turns: list[list[float]] = []
    before: int | None = None
    came: list[float] = []
    for state in states:
        if state.result is not None:
            shared = outlook.outcome({seat: {} for seat in head.seats(seed) or head.names}, outlook.won_by(state))
            came = [round(share, DIGITS) for share in shared.values()]
        elif outlook.opens_turn(before, state):
            before = outlook.turn_of(state)
            turns.append(_flat(game.outlook(state.view(None))))
    return Played(seed, came, turns)


def _flat(features: Features) -> list[float]:
    return [round(value, DIGITS) for numbers in features.values() for value in numbers.values()]


# -- learning ---------------------------------------------------------------------------------------------------------


def learn(rows: Rows, seed: int = 1) -> Model:
    """The model of all games, and what it is worth."""
    names, tables = rows.names, tables_of(rows)
    fitted, slopes, bend = fit(tables, len(names))
    rng = random.Random(seed)  # noqa: S311  (a sample, no secret)
    count = len(tables)
    weights = [fitted]
    for _ in range(DRAWN):
        again = rng.choices(range(count), k=count)
        slope = [sum(slopes[g][i] for g in again) - RIDGE * fitted[i] for i in range(len(names))]
        weights.append([w + step for w, step in zip(fitted, solve(bend, slope), strict=True)])
    rounded = tuple(tuple(round(w, DIGITS) for w in one) for one in weights)
    return Model((rows.head.scenario,), count, measure(tables), tuple(names), rounded)


Table = tuple[list[Turn], list[float]]  # of one game: its turns, and what came of it


def tables_of(rows: Rows) -> list[Table]:
    names = rows.names
    found = []
    for game in rows.games:
        told = [rows.features(turn) for turn in game.turns]
        found.append(([[[one.get(name, 0.0) for name in names] for one in f.values()] for f in told], game.came))
    return found


def fit(tables: Sequence[Table], width: int) -> tuple[list[float], list[list[float]], list[list[float]]]:
    """The likeliest weights, the slope of each game there, and how the whole bends."""
    weights = [0.0] * width
    for _ in range(ROUNDS):
        slopes, bend = _slopes(tables, weights)
        slope = [sum(one[i] for one in slopes) - RIDGE * weights[i] for i in range(width)]
        step = solve(bend, slope)
        weights = [w + s for w, s in zip(weights, step, strict=True)]
        if max(map(abs, step)) < 10**-6:
            break
    slopes, bend = _slopes(tables, weights)
    return weights, slopes, bend


def _slopes(tables: Sequence[Table], weights: Sequence[float]) -> tuple[list[list[float]], list[list[float]]]:
    width = len(weights)
    bend = [[RIDGE * (i == j) for j in range(width)] for i in range(width)]
    slopes = []
    for turns, came in tables:
        slope = [0.0] * width
        for rows in turns:
            told = shares([dot(weights, row) for row in rows])
            mean = [sum(p * row[i] for p, row in zip(told, rows, strict=True)) for i in range(width)]
            for share, p, row in zip(came, told, rows, strict=True):
                apart = [x - m for x, m in zip(row, mean, strict=True)]
                for i, x in enumerate(apart):
                    slope[i] += (share - p) * row[i]
                    if x and p > 1e-9:
                        line, much = bend[i], p * x
                        for j in range(i + 1):
                            line[j] += much * apart[j]
        slopes.append(slope)
    for i in range(width):
        for j in range(i):
            bend[j][i] = bend[i][j]
    return slopes, bend


def solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Gauss's elimination. The matrix is one of squares, so that no row is without a number to go on with."""
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for i, line in enumerate(rows):
        for other in rows[i + 1 :]:
            share = other[i] / line[i]
            if share:
                for j in range(i, len(line)):
                    other[j] -= share * line[j]
    found = [0.0] * len(rows)
    for i in reversed(range(len(rows))):
        rest = sum(rows[i][j] * found[j] for j in range(i + 1, len(rows)))
        found[i] = (rows[i][-1] - rest) / rows[i][i]
    return found


# -- measuring --------------------------------------------------------------------------------------------------------


Pair = tuple[list[float], list[float]]  # what was told of every outcome, and what came


def held_out(tables: Sequence[Table]) -> tuple[list[Pair], list[Pair]]:
    """Every turn, told by weights from games of other parts; and by how often each outcome came in those."""
    told, usual = [], []
    width = len(tables[0][0][0][0])
    for part in range(PARTS):
        others = [table for number, table in enumerate(tables) if number % PARTS != part]
        weights, always = fit(others, width)[0], _usual(others)
        for turns, came in tables[part::PARTS]:
            told += [(shares([dot(weights, row) for row in rows]), came) for rows in turns]
            usual += [(always[len(came)], came)] * len(turns)
    return told, usual


def fresh(model: Model, rows: Rows) -> tuple[list[Pair], list[Pair]]:
    """Every turn of games the model was not made from, told by it as it stands; and by how often each outcome came."""
    if list(model.names) != rows.names:
        raise ValueError("these rows hold other numbers than the model has weights for")
    tables, weights = tables_of(rows), model.weights[0]
    told = [(shares([dot(weights, row) for row in turn]), came) for turns, came in tables for turn in turns]
    always = _usual(tables)
    return told, [(always[len(came)], came) for _, came in told]


def measure(tables: Sequence[Table]) -> Measured:
    return measured(len(tables), *held_out(tables))


def measured(games: int, told: Sequence[Pair], usual: Sequence[Pair]) -> Measured:
    loss, constant = (_mean(_loss(*pair) for pair in pairs) for pairs in (told, usual))
    return Measured(games, *(round(value, DIGITS) for value in (loss, constant, gap(told))))


def _usual(tables: Sequence[Table]) -> dict[int, list[float]]:
    """How often each has won, by turns: of so many outcomes."""
    found = {}
    for outcomes in {len(came) for _, came in tables}:
        many = [(len(turns), came) for turns, came in tables if len(came) == outcomes]
        whole = sum(count for count, _ in many)
        found[outcomes] = [max(sum(count * came[i] for count, came in many) / whole, 1e-3) for i in range(outcomes)]
    return found


def _loss(told: Sequence[float], came: Sequence[float]) -> float:
    return -sum(share * math.log(max(p, 1e-9)) for p, share in zip(told, came, strict=True))


def _mean(values: Iterable[float]) -> float:
    all_ = list(values)
    return sum(all_) / len(all_)


def bins(pairs: Sequence[Pair]) -> list[tuple[float, float, int]]:
    """What was told of an outcome and what came of it, in the mean of as many alike, and of how many."""
    flat = sorted((p, share) for told, came in pairs for p, share in zip(told, came, strict=True))
    size = math.ceil(len(flat) / BINS)
    groups = [flat[start : start + size] for start in range(0, len(flat), size)]
    return [(_mean(p for p, _ in group), _mean(share for _, share in group), len(group)) for group in groups]


def gap(pairs: Sequence[Pair]) -> float:
    found = bins(pairs)
    return sum(count * abs(told - came) for told, came, count in found) / sum(count for *_, count in found)
