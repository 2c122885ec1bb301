"""Where sides deploy (DW-B-WIN-03): the rows nearest their edge, shared out among their seats from left to right, where
a unit can go."""

from __future__ import annotations

from functools import lru_cache

from hexarchy.core.axial import DIRECTIONS
from hexarchy.core.decisions import Reason
from hexarchy.games.demonworld.battle import Battle
from hexarchy.games.demonworld.board import DOWN
from hexarchy.games.demonworld.movement.strength import costs
from hexarchy.games.demonworld.sides import seats_of
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.terrain import NOT_PASSABLE
from hexarchy.games.demonworld.words import ORCS


@lru_cache(256)
def zone(battle: Battle, side: int, upper: bool, part: int, parts: int, half_row: bool) -> frozenset[int]:
    """The fields one of a side's seats deploys on, at the upper edge or the lower one; with the half row of its edge
    where space is short."""
    first, last = battle.zones[side]
    if upper != (side == ORCS):  # the sides have changed edges
        rows = DOWN * len(battle.layout)
        first, last = rows - last, rows - first
    if half_row:
        first, last = (0, last) if upper else (first, last + 1)
    cells = battle.area.grid.cells
    width = max(column for column, _ in cells) + 1
    left, right = width * part // parts, width * (part + 1) // parts
    return frozenset(
        field for field, (column, row) in enumerate(cells) if first <= row <= last and left <= column < right
    )


def own_zone(s: DemonworldState, seat: int, *, half_row: bool = False) -> frozenset[int]:
    side = s.side_of_seat(seat)
    seats = seats_of(s, side)
    return zone(s.battle, side, side == s.upper, seats.index(seat), len(seats), half_row)


def firm(s: DemonworldState, unit: int) -> frozenset[int]:
    """The fields an element of a unit can come to from one beside them: no other is passable for it (DW-DEC-05)."""
    found: frozenset[int] | None = s.memo.get(("firm", unit))
    if found is None:
        charts = [costs(s, unit, road=road) for road in (False, True)]
        found = s.memo["firm", unit] = frozenset(
            near
            for field, around in enumerate(s.around)
            for direction, near in enumerate(around)
            if near >= 0 and min(chart[field * DIRECTIONS + direction] for chart in charts) < NOT_PASSABLE
        )
    return found


def why_not_on(s: DemonworldState, seat: int, unit: int, field: int) -> Reason:
    """Why a unit is not placed on a field."""
    if field in own_zone(s, seat, half_row=True) and field not in firm(s, unit):
        return Reason("DW-S-TER-09", "not-passable")
    return Reason("DW-B-WIN-03", "outside-zone")
