"""Chairs: a match as seen from one seat, and the players who sit there.

A chair gives a bot exactly what a person gets: the view, the question, the legal answers, the events it may know, and
for search a state redealt from that knowledge. The true state stays behind it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask
from hexarchy.core.events import Event

if TYPE_CHECKING:
    from hexarchy.core.game import Game
    from hexarchy.core.state import State


class Chair:
    """One seat's side of a match."""

    __slots__ = ("__state", "seat")

    def __init__(self, state: State, seat: int) -> None:
        self.__state = state
        self.seat = seat

    @property
    def game(self) -> Game:
        return self.__state.game

    @property
    def ask(self) -> Ask:
        """The question put to this seat."""
        decision = self.__state.decision
        ask = decision.ask(self.seat) if decision else None
        if ask is None:
            raise LookupError(f"seat {self.seat} is not asked")
        return ask

    @property
    def commands(self) -> Sequence[Action]:
        """What this seat may order without being asked, listed on demand."""
        return self.__state.commands(self.seat)

    def view(self) -> dict[str, Any]:
        return self.__state.view(self.seat)

    def redeal(self, rng: Any) -> State:
        """A full state drawn from what this seat may know."""
        return self.__state.redeal(self.seat, rng)


class Player(Protocol):
    """One who answers for a seat."""

    name: str

    def choose(self, chair: Chair) -> Action:
        """One of `chair.ask.options`, or of `chair.commands`: then it is asked again."""
        ...

    def hear(self, events: list[Event]) -> None:
        """What this seat has learned since it last heard, each event once; it may answer several times in between.

        Unless it says otherwise, a player remembers nothing of it.
        """
        return None
