"""Facings (DW-B-INT-09, -10): an element looks at a corner of its field. What lies before, beside and behind it, and
what it can shoot at (DW-B-SHO-10, -11).

Facings count clockwise from north, like the turns of `core.axial`: facing f looks between the spokes f and f + 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hexarchy.core.axial import DIRECTIONS, SPOKES, Offset
from hexarchy.core.shapes import Wedge

FACINGS: Final = ("N", "ENE", "ESE", "S", "WSW", "WNW")
COMPASS: Final = ("NE", "E", "SE", "SW", "W", "NW")  # the six directions a die decides among (DW-B-INT-05)

FRONT: Final = tuple((SPOKES[f], SPOKES[(f + 1) % DIRECTIONS]) for f in range(DIRECTIONS))  # left, right
RIGHT: Final = tuple(SPOKES[(f + 2) % DIRECTIONS] for f in range(DIRECTIONS))  # along the rank, to the right flank
LEFT: Final = tuple(SPOKES[(f + 5) % DIRECTIONS] for f in range(DIRECTIONS))
REAR: Final = tuple((SPOKES[(f + 4) % DIRECTIONS], SPOKES[(f + 3) % DIRECTIONS]) for f in range(DIRECTIONS))

# What an element shoots at, written for facing north: infantry between its front rows, riders also to their bow side.
INFANTRY_ARC: Final = Wedge(SPOKES[0], SPOKES[1])
CAVALRY_ARC: Final = Wedge(SPOKES[4], SPOKES[1])


def zone(facing: int, step: Offset) -> str:
    """Where a neighbouring field lies: "front", "flank" or "rear"."""
    if step in FRONT[facing]:
        return "front"
    return "rear" if step in REAR[facing] else "flank"


def turns(a: int, b: int) -> int:
    """By how many sixths of a circle one facing differs from another."""
    apart = (a - b) % DIRECTIONS
    return min(apart, DIRECTIONS - apart)


# -- by the directions of a grid (DW-B-INT-05): the first is north-east ------------------------------------------------

FRONT_DIRECTIONS: Final = tuple(((f + 5) % DIRECTIONS, f) for f in range(DIRECTIONS))  # left, right
_ZONES: Final = ("front", "flank", "rear", "rear", "flank", "front")  # of the directions from the right front on


def zone_of(facing: int, direction: int) -> str:
    """Where a neighbour in a direction lies: "front", "flank" or "rear"."""
    return _ZONES[(direction - facing) % DIRECTIONS]


def turned_to(facing: int, direction: int) -> int:
    """The facing nearest to this one that has the neighbour in a direction in front (DW-B-MOV-57)."""
    if direction in FRONT_DIRECTIONS[facing]:
        return facing
    return min((direction, (direction + 1) % DIRECTIONS), key=lambda wanted: turns(facing, wanted))


def middle_of_front(around: Sequence[Sequence[int]], now: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """The element (field, facing) by which a unit is named and pointed at: in the middle of those of them that have
    none of their own before them."""
    taken = {field for field, _ in now}
    foremost = [one for one in now if taken.isdisjoint(around[one[0]][way] for way in FRONT_DIRECTIONS[one[1]])]
    ranked = sorted(foremost or now)
    return ranked[len(ranked) // 2]
