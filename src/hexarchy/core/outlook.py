"""Outlook: how likely each seat is to win, by what everybody can see.

A game says what counts (`Game.outlook`): numbers for every seat, from the view of a spectator and nothing else, so that
no chance tells a secret. A small file in its data, `outlook.json`, says how much each of them counts; `arena.outlook`
makes it from games of captains. A seat's chance grows with the sum of its numbers, each times its weight:

    chance(seat) = exp(sum(seat)) / (exp(sum(seat)) + exp(sum(of the others)) + ...)

That holds for two seats as for eight, and the chances add up to one. The file has the weights many times over, each
from games drawn again from those that were played. Where they disagree nobody knows better: that is the band.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from operator import mul
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

if TYPE_CHECKING:
    from hexarchy.core.game import Game
    from hexarchy.core.records import Record
    from hexarchy.core.state import State

EVEN: Final = ""  # among the seats: nobody wins, in a game that can end so
FILE: Final = "outlook.json"
TAIL: Final = 0.1  # of the weights drawn again that say more than the band, and as many that say less
MOST: Final = 30.0  # of a sum: beyond nobody sees a difference

Numbers = Mapping[str, float]  # what counts for one seat; what is not named is 0
Features = Mapping[str, Numbers]  # by seat, and EVEN


class Chance(NamedTuple):
    """That a seat wins, and the band in which the chance may lie."""

    chance: float
    low: float
    high: float


Chances = Mapping[str, Chance]  # by seat, and EVEN


class Measured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How good the chances are in games they were not made from.

    `loss`: the mean of -log(chance of what came); `constant`: that of always telling how often each seat won. `gap`:
    what was told and what came of it, apart by so much in the mean.
    """

    games: int
    loss: float
    constant: float
    gap: float


class Model(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file. `weights`: first those of all games, then those of games drawn again; each in the order of `names`."""

    scenarios: tuple[str, ...]
    games: int
    measured: Measured
    names: tuple[str, ...]
    weights: tuple[tuple[float, ...], ...]

    def chances(self, features: Features) -> dict[str, Chance]:
        """Of all seats and, where it is among them, that nobody wins. They add up to one."""
        rows = {seat: [numbers.get(name, 0.0) for name in self.names] for seat, numbers in features.items()}
        told = [shares([dot(weights, row) for row in rows.values()]) for weights in self.weights]
        return {seat: self._band([one[at] for one in told]) for at, seat in enumerate(rows)}

    def _band(self, said: Sequence[float]) -> Chance:
        """What the weights say, wider by what they were found to be off in games they had not seen."""
        chance, *others = said
        others.sort()
        cut = int(len(others) * TAIL)
        low, high = (others[cut], others[-1 - cut]) if others else (chance, chance)
        gap = self.measured.gap
        return Chance(chance, max(0.0, min(low, chance) - gap), min(1.0, max(high, chance) + gap))


def dot(weights: Sequence[float], row: Sequence[float]) -> float:
    return float(sum(map(mul, weights, row)))


def shares(sums: Sequence[float]) -> list[float]:
    """What each sum comes to as a chance."""
    top = max(sums)
    powers = [math.exp(max(one - top, -MOST)) for one in sums]
    whole = sum(powers)
    return [power / whole for power in powers]


def read_model(folder: Path) -> Model | None:
    """The model in a game's data, if it has one."""
    path = folder / FILE
    return msgspec.json.decode(path.read_bytes(), type=Model) if path.is_file() else None


def covers(game: Game, scenario: str) -> bool:
    """Can anything be told of a match of this kind?"""
    model = game.outlook_model
    return model is not None and scenario in model.scenarios


def chances(game: Game, state: State) -> dict[str, Chance] | None:
    """Who will win, by a spectator's view; None where nothing can be told. Once it is over it is certain."""
    model = game.outlook_model
    if model is None or not covers(game, state.setting.scenario):
        return None
    features = game.outlook(state.view(None))
    if state.result is None:
        return model.chances(features)
    won = won_by(state)
    return {seat: Chance(*[share] * 3) for seat, share in outcome(features, won).items()}


def won_by(state: State) -> list[str]:
    """The seats that have won, together where they are several; none where all are even."""
    assert state.result is not None
    seats = state.setting.seats
    won = [seat for seat, rank in zip(seats, state.result.ranks, strict=True) if rank == 1]
    return won if len(won) < len(seats) else []


def outcome(features: Features, won: Sequence[str]) -> dict[str, float]:
    """What came of a match as chances: a shared victory is shared out, and so is one of nobody's that has no name."""
    winners = [seat for seat in features if seat in won]
    if not winners:
        winners = [EVEN] if EVEN in features else list(features)
    return {seat: (seat in winners) / len(winners) for seat in features}


# -- by turn ----------------------------------------------------------------------------------------------------------


class Point(NamedTuple):
    """The chances after so many actions, at the first question of a turn or at the end."""

    number: int
    turn: int
    chances: Chances


def turn_of(state: State) -> int:
    """Not every game counts turns."""
    return int(getattr(state, "turn_number", getattr(state, "turn", 0)))


def opens_turn(before: int | None, state: State) -> bool:
    """Does a point belong here, where the last one was in the turn `before`?"""
    return before is None or turn_of(state) != before or state.result is not None


def course(game: Game, record: Record) -> Iterator[Point]:
    """The points of a recorded match, at every turn and where it stands. None where nothing can be told of it."""
    state = record.start(game)
    point = told(game, state, 0)
    if point is None:
        return
    yield point
    number = 0
    for number, _ in enumerate(record.play(game, state), start=1):
        if opens_turn(point.turn, state):
            point = told(game, state, number) or point
            yield point
    if point.number < number and (last := told(game, state, number)):
        yield last


def told(game: Game, state: State, number: int) -> Point | None:
    found = chances(game, state)
    return None if found is None else Point(number, turn_of(state), found)
