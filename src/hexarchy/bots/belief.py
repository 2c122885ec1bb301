"""Beliefs: what a seat has seen where, and how long ago, in games where not everything lies open.

They follow from the seat's own log alone: who takes over a seat hears it from the beginning, and believes the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from hexarchy.core.events import Event


class Signs(NamedTuple):
    """How a game's events speak of things (units, cards, markers) and of places (hexes, hands, boxes)."""

    shown: Mapping[str, tuple[str, str]] = {}  # event -> its arguments that name things and the place they are in
    gone: Mapping[str, str] = {}  # event -> its argument that names things that are nowhere any more
    days: frozenset[str] = frozenset()  # events with which what was seen grows older


class Belief:
    """The last sight of each thing."""

    def __init__(self, signs: Signs) -> None:
        self.signs = signs
        self.day = 0
        self._seen: dict[Any, tuple[Any, int]] = {}

    def hear(self, events: Iterable[Event]) -> None:
        shown, gone, days = self.signs
        for event in events:
            if event.key in shown:
                what, where = shown[event.key]
                for thing in _all(event.args[what]):
                    self._seen[thing] = (event.args[where], self.day)
            elif event.key in gone:
                for thing in _all(event.args[gone[event.key]]):
                    self._seen.pop(thing, None)
            self.day += event.key in days

    def seen(self, thing: Any) -> tuple[Any, int] | None:
        """Where a thing was seen last, and how many days ago."""
        if thing not in self._seen:
            return None
        place, day = self._seen[thing]
        return place, self.day - day


def _all(named: Any) -> Iterable[Any]:
    return named if isinstance(named, list | tuple) else (named,)
