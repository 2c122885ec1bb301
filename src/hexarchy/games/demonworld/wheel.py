"""Wheels (DW-B-MOV-20 to -25): a unit swings forward about the end of its front rank.

Rotation is exact on hexes: an element at distance d passes d fields along its ring for every 60°, and all of them have
to be free.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from hexarchy.core.axial import DIRECTIONS, Offset, minus, plus, turned
from hexarchy.core.shapes import swept
from hexarchy.games.demonworld.formation import Places, alike

ANGLES: Final = (-1, -2, 1, 2)  # sixths of a circle, to the left and to the right


class Wheel(NamedTuple):
    """Where each element goes: the fields it enters, the last of them its own. And how the unit looks then."""

    pivot: Offset
    ways: Mapping[Offset, tuple[Offset, ...]]
    facing: int


def wheel(places: Places, turns: int) -> Wheel | None:
    """A wheel forward by so many sixths of a circle; None where the elements do not face alike.

    To the left a unit wheels about the left end of its front rank, to the right about the right: about the other it
    would swing backward (DW-B-MOV-24).
    """
    facing = alike(places)
    if facing is None:
        return None
    pivot = front_end(places, facing, right=turns > 0)
    ways = {
        field: tuple(plus(pivot, step) for step in swept(minus(field, pivot), turns)) if field != pivot else ()
        for field in places
    }
    return Wheel(pivot, ways, (facing + turns) % DIRECTIONS)


def front_end(places: Places, facing: int, *, right: bool) -> Offset:
    """The left or right end of the front rank."""

    def place(field: Offset) -> tuple[int, int]:
        """As if the unit faced north: how many ranks to the rear, then how far to the side that is asked for."""
        q, r = turned(field, -facing)
        return r, -q if right else q

    return min(places, key=place)
