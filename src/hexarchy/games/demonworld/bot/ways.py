"""Ways: how far every field is from a goal over the ground a unit can pass, in steps of open ground."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from heapq import heapify, heappop, heappush
from typing import Final

from hexarchy.core.axial import DIRECTIONS
from hexarchy.games.demonworld.movement.strength import costs
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.terrain import NOT_PASSABLE, OPEN_FIELD

NO_WAY: Final = 200.0
IN_THE_WAY: Final = 2.0  # steps that one who stands on a field adds, and may go on
HELD: Final = 8.0  # and one who stays, or an enemy


def ways(s: DemonworldState, unit: int, goals: Iterable[int]) -> Sequence[float]:
    """How far it is for a unit from every field to the nearest of some, round those who stand in between."""
    around, table, found = s.around, costs(s, unit), [NO_WAY] * s.area.size
    taken = in_the_way(s, unit)
    edge = [(0.0, goal) for goal in goals]
    ends = {goal for _, goal in edge}
    for goal in ends:
        found[goal] = 0.0
    heapify(edge)
    while edge:
        way, here = heappop(edge)
        if way > found[here]:
            continue
        beyond = way + (0.0 if here in ends else taken.get(here, 0.0))
        for direction, near in enumerate(around[here]):
            if near < 0:
                continue
            cost = table[near * DIRECTIONS + (direction + DIRECTIONS // 2) % DIRECTIONS]
            if here in ends:  # where the enemy stands, others need not be able to
                cost = min(cost, OPEN_FIELD)
            if cost < NOT_PASSABLE and beyond + cost / OPEN_FIELD < found[near]:
                found[near] = beyond + cost / OPEN_FIELD
                heappush(edge, (found[near], near))
    return found


def in_the_way(s: DemonworldState, unit: int) -> dict[int, float]:
    """What others add to the ways of a unit, by field."""
    side, units = s.side(unit), s.units
    found: dict[int, float] = {}
    for other, body in enumerate(s.bodies):
        if body and other != unit:
            stays = s.side(other) != side or units[other].melee
            found |= dict.fromkeys(s.ground_of(other), HELD if stays else IN_THE_WAY)
    return found
