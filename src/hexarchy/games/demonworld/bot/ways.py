"""Ways: how far every field is from a goal over the ground a unit can pass, in steps of open ground."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from heapq import heappop, heappush
from typing import Final

from hexarchy.core.axial import DIRECTIONS
from hexarchy.games.demonworld.movement.strength import costs
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.terrain import NOT_PASSABLE, OPEN_FIELD

NO_WAY: Final = 200.0


def ways(s: DemonworldState, unit: int, goal: int) -> Sequence[float]:
    """For a unit, no matter who stands in between."""
    return _ways(s.around, costs(s, unit), goal)


@lru_cache(128)
def _ways(around: tuple[tuple[int, ...], ...], table: tuple[int, ...], goal: int) -> Sequence[float]:
    found = [NO_WAY] * len(around)
    found[goal] = 0.0
    edge = [(0.0, goal)]
    while edge:
        way, here = heappop(edge)
        if way > found[here]:
            continue
        for direction, near in enumerate(around[here]):
            if near < 0:
                continue
            cost = table[near * DIRECTIONS + (direction + DIRECTIONS // 2) % DIRECTIONS]
            if here == goal:  # where the enemy stands, others need not be able to
                cost = min(cost, OPEN_FIELD)
            if cost < NOT_PASSABLE and way + cost / OPEN_FIELD < found[near]:
                found[near] = way + cost / OPEN_FIELD
                heappush(edge, (found[near], near))
    return found
