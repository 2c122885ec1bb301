"""The scout: which stacks of the others have come and gone since a seat last looked at the map.

A game need not tell a player where the enemy marches; the player sees it on the map. Two scenes of the seat are
compared, so nothing is said that the seat cannot see for itself.
"""

from __future__ import annotations

from collections.abc import Iterable

from hexarchy.cli.words import Words
from hexarchy.core.page import Json
from hexarchy.core.setting import Setting


class Scout:
    """What each seat saw last, of every other side at the table: the top piece by hex."""

    def __init__(self, words: Words, setting: Setting) -> None:
        self.words = words
        self.setting = setting
        self.seen: dict[int, dict[str, dict[str, str]]] = {}

    def news(self, seat: int, scene: Json, told: Iterable[Json]) -> list[str]:
        """Sentences about what has changed, but for the hexes of which the seat was told."""
        now = self._others(seat, scene)
        before = self.seen.get(seat, now)
        self.seen[seat] = now
        known = {hex_ for line in told for hex_ in (line.get("hex"), line.get("from"), line.get("to")) if hex_}
        said = []
        for side, stacks in now.items():
            left = {top: hex_ for hex_, top in before[side].items() if hex_ not in stacks}
            come = {top: hex_ for hex_, top in stacks.items() if hex_ not in before[side]}
            moved = [self._moved(top, left[top], come[top]) for top in come if top in left and come[top] not in known]
            stayed = {hex_ for top in left.keys() & come.keys() for hex_ in (left[top], come[top])}
            gone = [self.words.hex(hex_) for hex_ in before[side] if hex_ not in stacks.keys() | known | stayed]
            new = [
                self._stack(hex_, top)
                for hex_, top in stacks.items()
                if hex_ not in before[side].keys() | known | stayed
            ]
            for key, found in (("seen-moved", moved), ("seen-gone", gone), ("seen-new", new)):
                if found:
                    said.append(self.words.front.text(key, side=self.words.side(side), list=", ".join(found)))
        return said

    def _others(self, seat: int, scene: Json) -> dict[str, dict[str, str]]:
        own = self.setting.sides[seat]
        found: dict[str, dict[str, str]] = {side: {} for side in self.setting.sides if side != own}
        for stack in scene["stacks"]:
            if stack["side"] in found and stack["pieces"]:
                found[stack["side"]][stack["hex"]] = stack["pieces"][0]
        return found

    def _moved(self, top: str, before: str, now: str) -> str:
        """One and the same, seen there and seen here."""
        unit, places = self.words.piece(top), (self.words.hex(hex_) for hex_ in (before, now))
        return self.words.front.text("seen-way", unit=unit, **dict(zip(("before", "now"), places, strict=True)))

    def _stack(self, hex_: str, top: str) -> str:
        return self.words.front.text("seen-stack", unit=self.words.piece(top), hex=self.words.hex(hex_))
