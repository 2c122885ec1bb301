"""Sightings: which stacks of the others have come and gone since a seat last looked at the map.

A game need not tell a player where the enemy marches; the player sees it on the map. Two views of the seat are
compared, so nothing is said that the seat cannot see for itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from hexarchy.cli.words import Words
from hexarchy.core.events import Event


class Sightings:
    """What each seat saw last, of every other side at the table: the top unit by hex."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.seen: dict[int, dict[str, dict[str, str]]] = {}

    def news(self, seat: int, view: Mapping[str, Any], told: Iterable[Event]) -> list[str]:
        """Sentences about what has changed, but for the hexes of which the seat was told."""
        now = self._others(seat, view)
        before = self.seen.get(seat, now)
        self.seen[seat] = now
        known = set(self._hexes(told))
        said = []
        for side, stacks in now.items():
            gone = [self.words.hex(hex_) for hex_ in before[side] if hex_ not in stacks.keys() | known]
            new = [self._stack(hex_, top) for hex_, top in stacks.items() if hex_ not in before[side].keys() | known]
            if gone:
                said.append(self.words.front.text("seen-gone", side=self.words.side(side), list=", ".join(gone)))
            if new:
                said.append(self.words.front.text("seen-new", side=self.words.side(side), list=", ".join(new)))
        return said

    def _others(self, seat: int, view: Mapping[str, Any]) -> dict[str, dict[str, str]]:
        seats = self.words.game.seats
        found: dict[str, dict[str, str]] = {side: {} for number, side in enumerate(seats) if number != seat}
        for hex_, sides in view.get("stacks", {}).items():
            for side, stack in sides.items():
                if side in found and stack:
                    found[side][hex_] = stack[0]
        return found

    def _hexes(self, told: Iterable[Event]) -> Iterable[str]:
        for event in told:
            for value in self.words.game.named(event.args).values():
                if isinstance(value, str) and self.words.is_hex(value):
                    yield value

    def _stack(self, hex_: str, top: str) -> str:
        return self.words.front.text("seen-stack", unit=self.words.unit(top), hex=self.words.hex(hex_))
