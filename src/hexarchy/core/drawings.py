"""Drawings a game brings along for its table: pictures on counters, signs of places and marks the page has none of."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from hexarchy.core.scene import Json


class Drawing(msgspec.Struct, frozen=True):
    """One stroke; several of one kind (`picture-…`, `place-…`, `mark-…`) lie over each other."""

    kind: str
    d: str
    paint: str = "none"
    ink: str = "none"
    width: float = 0


def drawings_json(strokes: Iterable[Drawing]) -> dict[str, list[Json]]:
    """The strokes by kind (docs/protocol.md)."""
    found: dict[str, list[Json]] = {}
    for stroke in strokes:
        look = {"d": stroke.d, "paint": stroke.paint, "ink": stroke.ink, "width": stroke.width}
        found.setdefault(stroke.kind, []).append(look)
    return found
