"""Lines of sight: what the straight line between the centres of two hexes does to every hex it comes to.

It goes through a hex, or runs along the side between two (both are named), or touches a corner: rulebooks tell these
apart, and differently for woods, walls and troops. All is reckoned in whole numbers, so every machine sees the same,
and what `a` sees of `b` is what `b` sees of `a`, in reverse.

In axial coordinates times three a corner of a hex is a whole offset from its centre. The cross product with the
direction of the line says on which side of it a point lies and how far off. So a hex is crossed if its centre lies
nearer to the line than its outermost corner does to a parallel through the centre, touched if just as near, and
otherwise missed. The outermost corners are two only where the line is parallel to a side of the hexes.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import lru_cache
from itertools import groupby, pairwise
from typing import Final, Generic, NamedTuple, TypeVar

from hexarchy.core.axial import HERE, Offset
from hexarchy.core.hexes import Grid

T = TypeVar("T")

REMEMBERED: Final = 4096  # lines, by their offset
_CORNERS: Final[tuple[Offset, ...]] = ((1, -2), (2, -1), (1, 1), (-1, 2), (-2, 1), (-1, -1))  # in thirds


class How(Enum):
    """How a line meets hexes."""

    THROUGH = "through"
    ALONG = "along"
    CORNER = "corner"


class Touch(NamedTuple, Generic[T]):
    """What a line meets at one point of its way: one hex, or the two whose common side it runs along."""

    how: How
    hexes: tuple[T, ...]


@lru_cache(REMEMBERED)
def line(offset: Offset) -> tuple[Touch[Offset], ...]:
    """What the line from here to an offset meets, in that order; the first is here, the last is there."""
    if offset == HERE:
        return (Touch(How.THROUGH, (HERE,)),)
    corners = [_cross(offset, corner) for corner in _CORNERS]
    edge = max(corners)
    touched = How.ALONG if corners.count(edge) > 1 else How.CORNER

    x, y = offset
    across, down = (range(min(0, n), max(0, n) + 1) for n in offset)  # no hex beyond is met
    met = [(q, r) for q in across for r in down if -edge <= 3 * (x * r - y * q) <= edge]
    met.sort(key=lambda hex_: _scalar(offset, hex_))
    # Of hexes as far ahead as each other there are two at most, one on each side of the line.
    abreast = [tuple(hexes) for _, hexes in groupby(met, key=lambda hex_: _scalar(offset, hex_))]
    return tuple(
        Touch(How.THROUGH if abs(3 * _cross(offset, hexes[0])) < edge else touched, hexes) for hexes in abreast
    )


def crossed_sides(touches: Sequence[Touch[T]]) -> list[tuple[T, T]]:
    """The sides a line crosses between their ends, each as the hex it leaves and the hex it enters."""
    return [(a.hexes[0], b.hexes[0]) for a, b in pairwise(touches) if a.how is How.THROUGH and b.how is How.THROUGH]


class Sight:
    """Lines of sight on a grid. What lies off the map is named too, as NOWHERE."""

    def __init__(self, grid: Grid) -> None:
        self.grid: Final = grid

    def line(self, a: int, b: int) -> tuple[Touch[int], ...]:
        """What the line from `a` to `b` meets, in that order, both included."""
        offsets = self.grid.offsets
        return tuple([Touch(how, offsets(a, hexes)) for how, hexes in line(self.grid.vector(a, b))])


def _cross(a: Offset, b: Offset) -> int:
    return a[0] * b[1] - a[1] * b[0]


def _scalar(a: Offset, b: Offset) -> int:
    """Twice the scalar product: the axes stand at 60°."""
    return 2 * (a[0] * b[0] + a[1] * b[1]) + a[0] * b[1] + a[1] * b[0]
