"""Drawings a game brings along for its table: pictures on counters, signs of places and marks the page has none of."""

from __future__ import annotations

import msgspec


class Drawing(msgspec.Struct, frozen=True):
    """One stroke; several of one kind (`picture-…`, `place-…`, `mark-…`) lie over each other."""

    kind: str
    d: str
    paint: str = "none"
    ink: str = "none"
    width: float = 0
