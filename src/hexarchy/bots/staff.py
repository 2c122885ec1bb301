"""The staff of a captain: what all heuristic players share. A game adds its reckoner, its answers and its numbers.

At every question one function answers, found by the question's key, from a state resampled from what the seat knows.
Where none is found, or its answer is not on offer, the mildest option is taken.

A game's captain has three parts: **Aspects**, the numbers it plays by, one record for each instance; a **Reckoner**,
what its seat reckons with at one moment (what units are worth, how fights and marches go, who the foes are, what there
is to take); and answers by the key of a question: functions of the reckoner and the question, or methods `on_<key>`
where something is remembered.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from hexarchy.core.actions import Action
from hexarchy.core.chairs import Chair
from hexarchy.core.decisions import Ask
from hexarchy.core.events import Event
from hexarchy.core.state import State

R = TypeVar("R")  # the game's reckoner
Answer = Callable[[R, Ask], Action | None]


class Staff(Generic[R]):
    """Dispatch by question. It looks at resampled states only; the true one it never sees."""

    name: ClassVar = "captain"
    mild: ClassVar[Sequence[str]] = ()  # what does least harm, the mildest first
    answers: ClassVar[Mapping[str, Callable[..., Action | None]]] = {}

    def __init__(self, rng: Any) -> None:
        self.rng = rng
        self.clock = -1

    def hear(self, events: list[Event]) -> None:
        """Plans are made from the map, not from memories."""

    def choose(self, chair: Chair) -> Action:
        ask = chair.ask
        reckoner = self.reckoner(chair.redeal(self.rng), chair.seat)
        answer = self._answer(ask.key)
        said = answer(reckoner, ask) if answer else None
        return said if said is not None and said in ask.options else self._mildest(ask.options)

    def reckoner(self, guess: State, seat: int) -> R:
        """What a seat reckons with in a state."""
        raise NotImplementedError

    def begins(self, clock: int) -> bool:
        """Is this the first question of a segment, for which a plan is made?"""
        first, self.clock = self.clock != clock, clock
        return first

    def _answer(self, key: str) -> Callable[[R, Ask], Action | None] | None:
        """By the whole key, else by its first word: `window-*` answers every `window-…`."""
        own: Callable[[R, Ask], Action | None] | None = getattr(self, "on_" + key.replace("-", "_"), None)
        return own or self.answers.get(key) or self.answers.get(key.partition("-")[0] + "-*")

    def _mildest(self, options: Sequence[Action]) -> Action:
        offered = {option.text: option for option in options}
        return next((offered[text] for text in self.mild if text in offered), options[0])


# -- answers and pickers -----------------------------------------------------------------------------------------------


def says(text: str) -> Callable[[Any, Ask], Action | None]:
    """Always the same answer, if it is on offer."""
    return lambda reckoner, ask: next((option for option in ask.options if option.text == text), None)


def most(options: Sequence[Action], merit: Callable[[int], Any]) -> Action:
    """The option whose target has most of something; of equals the first by index."""
    return max(options, key=lambda option: (merit(option.target), -option.index))


def least(options: Sequence[Action], merit: Callable[[int], Any]) -> Action:
    return min(options, key=lambda option: (merit(option.target), option.index))


def to(ask: Ask, verb: str) -> list[Action]:
    """The options of one verb."""
    return [option for option in ask.options if option.verb == verb]


def aimed(ask: Ask) -> list[Action]:
    """The options that have a target."""
    return [option for option in ask.options if option.target >= 0]
