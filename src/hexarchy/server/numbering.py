"""Numbering: versions as each holder of seats counts them.

The version of a match is the number of its entries. A secret order is an entry too, and if the others saw the number
rise they would know that something was ordered. So an entry counts only for those who may know of it.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterator, Sequence

SPECTATOR = ""  # among those who know, everybody who only watches


class Numbering:
    """Which entries are hushed up, and from whom."""

    def __init__(self) -> None:
        self.hushed: list[tuple[int, frozenset[str]]] = []  # the version it led to, and who knows of it
        self._unknown: dict[frozenset[str], tuple[int, list[int]]] = {}  # by holder: how many were looked at, and which

    def hush(self, version: int, knowers: Collection[str]) -> None:
        self.hushed.append((version, frozenset(knowers)))

    def knowers(self, version: int) -> frozenset[str] | None:
        """Who knows of the entry that led to this version; None: everybody."""
        at = bisect_left(self.hushed, version, key=lambda pair: pair[0])
        return self.hushed[at][1] if at < len(self.hushed) and self.hushed[at][0] == version else None

    def known(self, versions: Sequence[int], held: Sequence[str]) -> Iterator[int]:
        """Of these versions, in their order, those that the holder of these seats knows of, the last first."""
        unknown = self._from(held)
        at = len(unknown)
        for version in reversed(versions):
            while at and unknown[at - 1] > version:
                at -= 1
            if not at or unknown[at - 1] < version:
                yield version

    def told(self, version: int, held: Sequence[str]) -> int:
        """What the holder of these seats calls a version."""
        return version - bisect_right(self._from(held), version) if self.hushed else version

    def meant(self, told: int, held: Sequence[str]) -> int:
        """The last version that its holder calls so."""
        unknown = self._from(held)
        if not unknown:
            return told
        return told + bisect_right(range(len(unknown)), told, key=lambda i: unknown[i] - 1 - i)

    def _from(self, held: Sequence[str]) -> list[int]:
        """The versions that the holder of these seats knows nothing of."""
        if not self.hushed:
            return []
        who = frozenset(held) or frozenset((SPECTATOR,))
        seen, unknown = self._unknown.get(who, (0, []))
        if seen == len(self.hushed):
            return unknown
        unknown += [version for version, knowers in self.hushed[seen:] if not who & knowers]
        self._unknown[who] = (len(self.hushed), unknown)
        return unknown
