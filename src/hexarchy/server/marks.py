"""Marks: what a person does beside taking actions: mix the dice, take back, ask to, answer who asks, give up."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from hexarchy.core.state import State
from hexarchy.server import takeback
from hexarchy.server.problems import Problem
from hexarchy.server.running import Running
from hexarchy.server.tables import ASK_UNDO, BEGIN, COMMIT, DENY_UNDO, GRANT_UNDO, RESIGN, REVEAL, UNDO, Entry

Back = Callable[[Running, int], Awaitable[State]]


@dataclass(frozen=True, slots=True)
class Mark(ABC):
    """What was sent under an id. `kinds`: of the entries it may have become, when it is sent again."""

    client_id: str
    kinds: ClassVar[tuple[str, ...]]

    def current(self, running: Running, held: Sequence[str], seen: int) -> bool:
        """Has the sender seen enough of the match to mean this?"""
        return seen == running.version

    @abstractmethod
    async def entries(self, running: Running, held: Sequence[str], back: Back) -> list[Entry]:
        """What it is for the holder of these seats, or Declined. `back` gives the match as it was at a version."""


@dataclass(frozen=True, slots=True)
class Resign(Mark):
    kinds: ClassVar[tuple[str, ...]] = (RESIGN,)

    def current(self, running: Running, held: Sequence[str], seen: int) -> bool:
        """Who gives up does so while a bot plays on, too; but for which of several seats, the moment tells."""
        return seen == running.version or (seen < running.version and len(held) == 1)

    async def entries(self, running: Running, held: Sequence[str], back: Back) -> list[Entry]:
        return [Entry(running.eyes(held) or held[0], RESIGN, "", self.client_id)]


@dataclass(frozen=True, slots=True)
class Undo(Mark):
    """`ask`: where it is not free, ask the others. `count`: so many actions, or as many of them as can be."""

    ask: bool = False
    count: int = 1
    kinds: ClassVar[tuple[str, ...]] = (UNDO, ASK_UNDO)

    async def entries(self, running: Running, held: Sequence[str], back: Back) -> list[Entry]:
        free = next(filter(running.match.can_undo, held), None)
        if free is None and self.ask and not running.over:
            return [takeback.ask(running, held, self.client_id)]
        count = min(self.count, running.match.undoable(free)) if free else 1
        seat = free or held[0]
        return [*[Entry(seat, UNDO)] * (count - 1), Entry(seat, UNDO, "", self.client_id)]


@dataclass(frozen=True, slots=True)
class UndoAnswer(Mark):
    grant: bool
    kinds: ClassVar[tuple[str, ...]] = (GRANT_UNDO, DENY_UNDO)

    async def entries(self, running: Running, held: Sequence[str], back: Back) -> list[Entry]:
        entry = takeback.answer(running, held, self.client_id, self.grant)
        if self.grant and running.request is not None:
            running.prepare_rewind(await back(running, running.request.to))
        return [entry]


@dataclass(frozen=True, slots=True)
class Mix(Mark):
    """A word about the dice: commitments, or the values themselves, by seat; neither: begin with what there is."""

    commitments: Mapping[str, str]
    values: Mapping[str, str]
    kinds: ClassVar[tuple[str, ...]] = (COMMIT, REVEAL, BEGIN)

    def current(self, running: Running, held: Sequence[str], seen: int) -> bool:
        """It is never late: what is too late is declined for its own reason."""
        return True

    async def entries(self, running: Running, held: Sequence[str], back: Back) -> list[Entry]:
        named = {*self.commitments, *self.values}
        if not named <= set(held):
            raise Problem(401, "no-seat", "only the holder of a seat speaks for it")
        if not named:
            return [Entry(held[0], BEGIN, "", self.client_id)]
        words = [(COMMIT, self.commitments), (REVEAL, self.values)]
        return [Entry(seat, kind, said[seat], self.client_id) for kind, said in words for seat in sorted(said)]
