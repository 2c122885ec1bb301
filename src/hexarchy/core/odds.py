"""Odds as plain data: what a game says about the fights of a situation. A front end prints them, whatever the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from hexarchy.core.actions import Action
from hexarchy.core.state import State

Choose = Callable[[State, int], Action]  # the answer of a seat that is asked
Tick = Callable[[int], None]  # told how many more games have been played out


class Inquiry(NamedTuple):
    """What odds are asked for: see `Game.odds`."""

    deals: Sequence[State]
    games: int
    choose: Choose
    stand: bool = True
    tick: Tick | None = None
    asked: int | None = None


@dataclass(frozen=True, slots=True)
class Modifier:
    """What a rule adds to a throw. `share`: in how many of the situations that are possible, where units are hidden."""

    rule: str
    amount: int
    share: float = 1.0


@dataclass(frozen=True, slots=True)
class Throw:
    """Dice that decide something: who throws, what changes the number, and the chance of each result."""

    kind: str
    about: Mapping[str, Any]  # names: side, unit, target
    dice: int
    modifiers: tuple[Modifier, ...]
    chances: Mapping[str, float]
    printed: int | None = None
    needed: int | None = None  # this or less


@dataclass(slots=True)
class Course:
    """What comes of one answer to the open question of a fight."""

    action: str
    question: str
    outcomes: dict[str, float]  # result -> share of the games
    losses: dict[str, float]  # seat -> units lost, on average


@dataclass(slots=True)
class Odds:
    """One fight: its throws, and what playing it out many times came to."""

    kind: str
    hex: str
    throws: list[Throw] = field(default_factory=list)
    sure: bool = True  # False: the throws are those of one possible course
    games: int = 0
    outcomes: dict[str, float] = field(default_factory=dict)  # result -> share of the games
    losses: dict[str, float] = field(default_factory=dict)  # seat -> units lost, on average
    courses: list[Course] = field(default_factory=list)  # where the question is whether to go on
