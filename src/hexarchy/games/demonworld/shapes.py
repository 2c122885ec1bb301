"""Shapes that are named as one answer (DW-B-MOV-59): a line of a frontage, later a square, a wedge, skirmishers."""

from __future__ import annotations

from functools import lru_cache

from hexarchy.core.axial import Offset
from hexarchy.games.demonworld.goals import line_of
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.words import LINES


def offered_shapes(s: DemonworldState, unit: int, count: int) -> range:
    """The shapes so many elements of a unit may form, by their number."""
    return range(min(count, len(LINES)))


@lru_cache(1024)
def shape_fields(shape: int, count: int, facing: int) -> tuple[Offset, ...]:
    """Its fields from its first one: of a line the left end of its front rank."""
    return line_of(count, shape + 1, facing)
