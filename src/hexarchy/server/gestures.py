"""Gestures: what a person does beside taking actions: mix the dice, take back, ask to, answer who asks, give up."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import ClassVar

from hexarchy.core.state import State
from hexarchy.server import mustering, outlook, takeback
from hexarchy.server.problems import Problem
from hexarchy.server.running import Running
from hexarchy.server.schema import (
    ASK_UNDO,
    BEGIN,
    COMMIT,
    DENY_UNDO,
    GRANT_UNDO,
    LIST,
    OUTLOOK,
    RESIGN,
    REVEAL,
    UNDO,
    Entry,
)
from hexarchy.server.sent import digest, same

Back = Callable[[Running, int], Awaitable[State]]


@dataclass(frozen=True, slots=True)
class Gesture(ABC):
    """What was sent under an id. `kinds`: of the entries it may have become, when it is sent again."""

    client_id: str
    name: ClassVar[str]
    kinds: ClassVar[tuple[str, ...]]

    @property
    def sent(self) -> str:
        return digest(self.name, *(getattr(self, field.name) for field in fields(self) if field.name != "client_id"))

    def became(self, entry: Entry) -> bool:
        """Was it this that was sent under its id before?"""
        return entry.kind in self.kinds and same(entry, self.sent)

    def signed(self, entry: Entry) -> Entry:
        """The entry by which it is known again."""
        return replace(entry, client_id=self.client_id, sent=self.sent)

    def current(self, running: Running, held: Sequence[str], seen: int) -> bool:
        """Has the sender seen enough of the match to mean this?"""
        return seen == running.version

    @abstractmethod
    async def entries(self, running: Running, held: Sequence[str], back: Back) -> list[Entry]:
        """What it is for the holder of these seats, or Declined. `back` gives the match as it was at a version."""


@dataclass(frozen=True, slots=True)
class Resign(Gesture):
    name: ClassVar[str] = "resign"
    kinds: ClassVar[tuple[str, ...]] = (RESIGN,)

    def current(self, running: Running, held: Sequence[str], seen: int) -> bool:
        """Who gives up does so while a bot plays on, too; but for which of several seats, the moment tells."""
        return seen == running.version or (seen < running.version and len(held) == 1)

    async def entries(self, running: Running, held: Sequence[str], back: Back) -> list[Entry]:
        return [self.signed(Entry(running.eyes(held) or held[0], RESIGN))]


@dataclass(frozen=True, slots=True)
class Undo(Gesture):
    """`ask`: where it is not free, ask the others. `count`: so many actions, or as many of them as can be; None: those
    that were sent with the last one. However many, they are taken back by one entry."""

    ask: bool = False
    count: int | None = None
    name: ClassVar[str] = "undo"
    kinds: ClassVar[tuple[str, ...]] = (UNDO, ASK_UNDO)

    async def entries(self, running: Running, held: Sequence[str], back: Back) -> list[Entry]:
        free = running.match.undoing(held)
        if free is None and self.ask and not running.over:
            return [self.signed(takeback.ask(running, held))]
        if free is None:
            return [self.signed(Entry(held[0], UNDO))]  # declined when it is played
        seat = running.setting.seats[free]
        count = min(self.count or takeback.together(running, seat), running.match.undoable(free))
        return [self.signed(Entry(seat, UNDO, str(count) if count > 1 else ""))]


@dataclass(frozen=True, slots=True)
class UndoAnswer(Gesture):
    grant: bool
    name: ClassVar[str] = "undo-answer"
    kinds: ClassVar[tuple[str, ...]] = (GRANT_UNDO, DENY_UNDO)

    async def entries(self, running: Running, held: Sequence[str], back: Back) -> list[Entry]:
        entry = self.signed(takeback.answer(running, held, self.grant))
        if self.grant and running.request is not None:
            running.prepare_rewind(await back(running, running.request.to))
        return [entry]


@dataclass(frozen=True, slots=True)
class Show(Gesture):
    """A word about showing the chances of winning. It is never late: it changes nothing of the match."""

    show: bool
    name: ClassVar[str] = "outlook"
    kinds: ClassVar[tuple[str, ...]] = (OUTLOOK,)

    def current(self, running: Running, held: Sequence[str], seen: int) -> bool:
        return seen <= running.version

    async def entries(self, running: Running, held: Sequence[str], back: Back) -> list[Entry]:
        *others, last = outlook.says(running, held, self.show)
        return [*others, self.signed(last)]


@dataclass(frozen=True, slots=True)
class Mix(Gesture):
    """A word about the dice: commitments, or the values themselves, by seat; neither: begin with what there is."""

    commitments: Mapping[str, str]
    values: Mapping[str, str]
    name: ClassVar[str] = "dice"
    kinds: ClassVar[tuple[str, ...]] = (COMMIT, REVEAL, BEGIN)

    def current(self, running: Running, held: Sequence[str], seen: int) -> bool:
        """A commitment or a value is never late: where it is, it is declined for its own reason.

        To begin without others means those who are missing now: whom the sender has not seen coming is not left out.
        """
        return bool(self.commitments or self.values) or seen == running.version

    async def entries(self, running: Running, held: Sequence[str], back: Back) -> list[Entry]:
        named = {*self.commitments, *self.values}
        if not named <= set(held):
            raise Problem(401, "no-seat", "only the holder of a seat speaks for it")
        if not named:
            return [self.signed(Entry(held[0], BEGIN))]
        words = [(COMMIT, self.commitments), (REVEAL, self.values)]
        return [self.signed(Entry(seat, kind, said[seat])) for kind, said in words for seat in sorted(said)]


@dataclass(frozen=True, slots=True)
class Bring(Gesture):
    """A list for a match that is being made. It is never late before all are in: it waits for no other."""

    seat: str
    text: str
    name: ClassVar[str] = "list"
    kinds: ClassVar[tuple[str, ...]] = (LIST,)

    def current(self, running: Running, held: Sequence[str], seen: int) -> bool:
        return seen <= running.version

    async def entries(self, running: Running, held: Sequence[str], back: Back) -> list[Entry]:
        if self.seat not in held:
            raise Problem(401, "no-seat", "only the holder of a seat brings its list")
        own, *others = mustering.brings(running, self.seat, self.text)
        return [self.signed(own), *others]
