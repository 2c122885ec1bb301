"""Ways: how far every field is from a goal over the ground a unit can pass, in steps of open ground."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from hexarchy.core.axial import DIRECTIONS
from hexarchy.core.hexes import Grid
from hexarchy.core.paths import FREE, Steps, costs_to, make_steps, reverse
from hexarchy.games.demonworld.movement.strength import costs
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.terrain import NOT_PASSABLE, OPEN_FIELD

NO_WAY: Final = 200 * OPEN_FIELD
IN_THE_WAY: Final = 2 * OPEN_FIELD  # points that one who stands on a field adds, and may go on
HELD: Final = 8 * OPEN_FIELD  # and one who stays, or an enemy
MOST_MOVERS: Final = 64


def ways(s: DemonworldState, unit: int, goals: Iterable[int], *, within: bool = False) -> Sequence[float]:
    """How far it is for a unit from every field to the nearest of some, round those who stand in between.

    `within`: its own elements are in each other's way as well, for they go one by one.
    """
    around, back = s.around, list(_back(s.area.grid, costs(s, unit)))
    for field, more in in_the_way(s, unit, within=within).items():
        back[field] = tuple((near, cost + more) for near, cost in back[field])
    ends = tuple(goals)
    for goal in ends:  # where the enemy stands, others need not be able to
        back[goal] = tuple((near, OPEN_FIELD) for near in around[goal] if near >= 0)
    found = costs_to(tuple(back), ends, bytes((FREE,)) * len(back))
    return [min(cost, NO_WAY) / OPEN_FIELD for cost in found]


@lru_cache(maxsize=MOST_MOVERS)
def _back(grid: Grid, table: tuple[int, ...]) -> Steps:
    """The steps of a kind of mover, from their far ends."""

    def cost(field: int, direction: int) -> int | None:
        found = table[field * DIRECTIONS + direction]
        return found if found < NOT_PASSABLE else None

    return reverse(make_steps(grid.neighbours, cost))


def in_the_way(s: DemonworldState, unit: int, *, within: bool = False) -> dict[int, int]:
    """What others add to the ways of a unit, by field."""
    side, units = s.side(unit), s.units
    found: dict[int, int] = {}
    for other, body in enumerate(s.bodies):
        if body and (within or other != unit):
            stays = s.side(other) != side or (units[other].melee and other != unit)
            found |= dict.fromkeys(s.ground_of(other), HELD if stays else IN_THE_WAY)
    return found
