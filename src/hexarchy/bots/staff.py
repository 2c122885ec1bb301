"""The staff of a captain: what all heuristic players share. A game adds its reckoner, its answers and its numbers.

At every question one function answers, found by the question's key, from a state resampled from what the seat knows.
Where none is found, or its answer is not on offer, the mildest option is taken.

A game's captain has three parts: **Aspects**, the numbers it plays by, one record for each instance; a **Reckoner**,
what its seat reckons with at one moment (what units are worth, how fights and marches go, who the foes are, what there
is to take); and answers `on_<key of the question>`: functions of the reckoner and the question, in chapters like the
rules, or methods where something is remembered. From turn to turn it has its **Plan** and its **Belief**.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from hexarchy.bots.belief import Belief, Signs
from hexarchy.bots.plan import Plan
from hexarchy.core.actions import Action
from hexarchy.core.chairs import Chair
from hexarchy.core.decisions import Ask, mildest
from hexarchy.core.events import Event

R = TypeVar("R")  # the game's reckoner
Answer = Callable[[R, Ask], Action | None]
Picker = Callable[[Sequence[Action], Callable[[int], Any]], Action]


class Staff(Generic[R]):
    """Dispatch by question. It looks at resampled states only; the true one it never sees."""

    name: ClassVar = "captain"
    reckons: Callable[[Any, int, Any], R]  # the game's Reckoner: of a state, a seat and aspects
    mild: ClassVar[Sequence[str]] = ()  # what does least harm, the mildest first
    chapters: ClassVar[Sequence[object]] = ()  # modules with answers
    signs: ClassVar[Signs] = Signs()  # how the game's events speak of what is seen
    usual: ClassVar[Any] = None  # the aspects played by if no others are given

    def __init__(self, rng: Any, aspects: Any = None) -> None:
        self.rng = rng
        self.aspects = aspects or self.usual
        self.clock = -1
        self.orders: list[Any] = []  # of a segment, not given yet
        self.order: Any = None  # the one that is being carried out
        self.plan = Plan()
        self.belief = Belief(self.signs)

    def hear(self, events: list[Event]) -> None:
        self.belief.hear(events)

    def choose(self, chair: Chair) -> Action:
        ask = chair.ask
        reckoner = self.reckons(chair.redeal(self.rng), chair.seat, self.aspects)
        answer = self._answer(ask.key)
        said = answer(reckoner, ask) if answer else None
        return said if said is not None and said in ask.options else mildest(ask.options, self.mild)

    def begins(self, clock: int) -> bool:
        """Is this the first question of a segment, for which a plan is made?"""
        first, self.clock = self.clock != clock, clock
        return first

    def next_order(self, ask: Ask, opening: Callable[[Any], Iterable[Action]]) -> Action | None:
        """Goes over to the first order that can be carried out, and how it opens; what cannot be is dropped."""
        while self.orders:
            self.order = self.orders.pop(0)
            for action in opening(self.order):
                if action in ask.options:
                    return action
        return None

    def _answer(self, key: str) -> Answer[R] | None:
        """By the whole key, else by its first word: `on_every_window` answers each `window-…`."""
        for name in ("on_" + key.replace("-", "_"), "on_every_" + key.partition("-")[0]):
            for place in (self, *self.chapters):
                answer: Answer[R] | None = getattr(place, name, None)
                if answer is not None:
                    return answer
        return None


# -- answers and pickers -----------------------------------------------------------------------------------------------


def says(text: str) -> Callable[[Any, Ask], Action | None]:
    """Always the same answer, if it is on offer."""
    return lambda reckoner, ask: next((option for option in ask.options if option.text == text), None)


def most(options: Sequence[Action], merit: Callable[[int], Any]) -> Action:
    """The option whose target has most of something; of equals the first by index."""
    return max(options, key=lambda option: (merit(option.target), -option.index))


def least(options: Sequence[Action], merit: Callable[[int], Any]) -> Action:
    return min(options, key=lambda option: (merit(option.target), option.index))


def foremost(places: Iterable[int], merit: Callable[[int], Any]) -> int:
    """The place with most of something, of equals the lowest; -1 where there is none."""
    return max(places, key=lambda place: (merit(place), -place), default=-1)


def to(ask: Ask, verb: str) -> list[Action]:
    """The options of one verb."""
    return [option for option in ask.options if option.verb == verb]


def aimed(ask: Ask) -> list[Action]:
    """The options that have a target."""
    return [option for option in ask.options if option.target >= 0]


def picks(pick: Picker, merit: Callable[[Any, Ask, int], Any], verb: str = "") -> Callable[[Any, Ask], Action | None]:
    """The one with most or least merit of the options of a verb, or of all that have a target."""

    def answer(reckoner: Any, ask: Ask) -> Action | None:
        options = to(ask, verb) if verb else aimed(ask)
        return pick(options, lambda target: merit(reckoner, ask, target)) if options else None

    return answer
