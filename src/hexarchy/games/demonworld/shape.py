"""What a unit on the area forms (DW-B-INT-14 to -17), remembered by how its elements stand to each other."""

from __future__ import annotations

from functools import lru_cache

from hexarchy.core.axial import Offset
from hexarchy.games.demonworld.formation import Shape, recognised
from hexarchy.games.demonworld.state import DemonworldState

Placed = tuple[tuple[int, int, int], ...]  # q and r from the first element, and the facing


def shape(s: DemonworldState, unit: int) -> Shape:
    """The formation a unit is in. One that it gave up does not count for the rest of the phase (DW-DEC-50)."""
    body = s.bodies[unit]
    if not body:
        return _recognised((), (), infantry=True)
    axial, at, looks = s.area.grid.axial, s.at, s.looks
    q, r = axial[at[body[0]]]
    placed = []
    for element in body:
        a, b = axial[at[element]]
        placed.append((a - q, b - r, looks[element]))
    card = s.roster.entries[unit].card
    allowed = () if s.units[unit].gave_up else card.formations
    return _recognised(tuple(placed), allowed, infantry=card.infantry)


def orderly(s: DemonworldState, unit: int) -> bool:
    return shape(s, unit).orderly


def places(s: DemonworldState, unit: int) -> dict[Offset, int]:
    """The fields of a unit as formation.py has them, with the facing of each element."""
    axial = s.area.grid.axial
    return {axial[s.at[element]]: s.looks[element] for element in s.bodies[unit]}


@lru_cache(20_000)
def _recognised(placed: Placed, allowed: tuple[str, ...], *, infantry: bool) -> Shape:
    if not placed:
        return Shape("")
    return recognised({(q, r): facing for q, r, facing in placed}, allowed, infantry=infantry)
