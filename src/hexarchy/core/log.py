"""The log of a match: its events, packed. It is by far the longest thing a match has, and few of it is read again."""

from __future__ import annotations

import marshal
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, overload

from hexarchy.core.events import WATCHING, Event, hears


class Packed(NamedTuple):
    """An event of the action with this number (0: before the first), and who may know it."""

    number: int
    audience: tuple[int, ...] | None
    content: bytes

    @classmethod
    def of(cls, number: int, event: Event) -> Packed:
        return cls(number, event.audience, marshal.dumps((event.key, event.args, dict(event.banners))))

    @property
    def event(self) -> Event:
        # Written by this program, in this process or in one of its own: never by a client.
        key, args, banners = marshal.loads(self.content)  # noqa: S302
        return Event(key, args, self.audience, banners)

    def known_to(self, seat: int | None) -> bool:
        return hears(self.audience, seat)


class Log(Sequence[tuple[int, Event]]):
    """Every event with the number of the action it came of."""

    __slots__ = ("packed",)

    def __init__(self, packed: Iterable[Packed] = ()) -> None:
        self.packed = list(packed)

    def add(self, number: int, events: Iterable[Event]) -> None:
        self.packed += [Packed.of(number, event) for event in events]

    def cut(self, number: int) -> None:
        """Forget what came after the action with this number."""
        while self.packed and self.packed[-1].number > number:
            self.packed.pop()

    def __len__(self) -> int:
        return len(self.packed)

    @overload
    def __getitem__(self, index: int) -> tuple[int, Event]: ...
    @overload
    def __getitem__(self, index: slice) -> list[tuple[int, Event]]: ...
    def __getitem__(self, index: int | slice) -> tuple[int, Event] | list[tuple[int, Event]]:
        if isinstance(index, slice):
            return [(entry.number, entry.event) for entry in self.packed[index]]
        entry = self.packed[index]
        return entry.number, entry.event

    def __iter__(self) -> Iterator[tuple[int, Event]]:
        return ((entry.number, entry.event) for entry in self.packed)

    def __reversed__(self) -> Iterator[tuple[int, Event]]:
        return ((entry.number, entry.event) for entry in reversed(self.packed))

    def known_to(self, seat: int | None) -> list[tuple[int, Event]]:
        return [(entry.number, entry.event) for entry in self.packed if entry.known_to(seat)]

    def in_full(self) -> list[tuple[int, Event]]:
        """All that anybody was told; what others saw of something that one seat knows better is in it."""
        return [(entry.number, entry.event) for entry in self.packed if WATCHING not in (entry.audience or ())]
