"""Steps over hexes without a map: sums, lengths, turns by 60°, rings and sectors.

An `Offset` (q, r) leads q hexes along one axis and r along the next, which lies 60° clockwise of it. On pointy-topped
hexes q counts to the east and r to the south-east; on flat-topped ones q counts to the south-east and r to the south.
Turning, distance and what lies between come out the same on both, so nothing here asks which it is.
"""

from functools import cache
from typing import Final, TypeAlias

Offset: TypeAlias = tuple[int, int]

DIRECTIONS: Final = 6
SECTORS: Final = 12
HERE: Final[Offset] = (0, 0)
# The six neighbours, clockwise. The first is north on flat-topped hexes and north-west on pointy-topped ones.
SPOKES: Final[tuple[Offset, ...]] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


def plus(a: Offset, b: Offset) -> Offset:
    return a[0] + b[0], a[1] + b[1]


def minus(a: Offset, b: Offset) -> Offset:
    return a[0] - b[0], a[1] - b[1]


def length(offset: Offset) -> int:
    """How many hexes are entered on the way."""
    q, r = offset
    return (abs(q) + abs(r) + abs(q + r)) >> 1


def turned(offset: Offset, turns: int = 1) -> Offset:
    """The offset turned clockwise by 60° so many times, or counterclockwise where `turns` is negative."""
    q, r = offset
    for _ in range(turns % DIRECTIONS):
        q, r = -r, q + r
    return q, r


@cache
def ring(radius: int) -> tuple[Offset, ...]:
    """All offsets of that length, clockwise from the first spoke: turning by 60° goes on by `radius` places."""
    if radius < 1:
        return (HERE,) if radius == 0 else ()
    steps = (turned((step, -radius), spoke) for spoke in range(DIRECTIONS) for step in range(radius))
    return tuple(steps)


def sector(offset: Offset) -> int:
    """Where an offset points, in twelve sectors: 2s on spoke s, 2s + 1 strictly between spokes s and s + 1."""
    q, r = offset
    for spoke in range(DIRECTIONS):
        if q >= 0 and q + r < 0:
            return 2 * spoke + (q > 0)
        q, r = q + r, -q
    raise ValueError("an offset that leads nowhere points nowhere")
