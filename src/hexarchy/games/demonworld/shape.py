"""What a unit on the area forms (DW-B-INT-14 to -17), remembered by how its elements stand to each other."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from hexarchy.core.axial import Offset
from hexarchy.games.demonworld.formation import Shape, marching, recognised
from hexarchy.games.demonworld.state import DemonworldState

Placed = tuple[tuple[int, int, int], ...]  # q and r from the first element, and the facing
NO_SHAPE: Final = Shape("")


def placed(s: DemonworldState, unit: int) -> Placed:
    """How a unit's elements stand, in their order, seen from the first."""
    body, axial, at, looks = s.bodies[unit], s.area.grid.axial, s.at, s.looks
    q, r = axial[at[body[0]]]
    found = []
    for element in body:
        a, b = axial[at[element]]
        found.append((a - q, b - r, looks[element]))
    return tuple(found)


def shape(s: DemonworldState, unit: int) -> Shape:
    """The formation a unit is in. One that it gave up does not count for the rest of the phase (DW-DEC-50)."""
    if not s.bodies[unit]:
        return NO_SHAPE
    card = s.roster.entries[unit].card
    allowed = () if s.units[unit].gave_up else card.formations
    return _recognised(placed(s, unit), allowed, infantry=card.infantry)


def orderly(s: DemonworldState, unit: int) -> bool:
    return shape(s, unit).orderly


def places(s: DemonworldState, unit: int) -> dict[Offset, int]:
    """The fields of a unit as formation.py has them, with the facing of each element."""
    axial = s.area.grid.axial
    return {axial[s.at[element]]: s.looks[element] for element in s.bodies[unit]}


def chain(s: DemonworldState, unit: int) -> list[int] | None:
    """The elements of a column from its leader to the last; None where it is none (DW-B-MOV-55)."""
    found, body = _chain(placed(s, unit)), s.bodies[unit]
    return None if found is None else [body[place] for place in found]


@lru_cache(4096)
def _chain(where: Placed) -> tuple[int, ...] | None:
    order = {(q, r): place for place, (q, r, _) in enumerate(where)}
    found = marching({(q, r): facing for q, r, facing in where})
    return None if found is None else tuple(order[field] for field in found)


@lru_cache(20_000)
def _recognised(where: Placed, allowed: tuple[str, ...], *, infantry: bool) -> Shape:
    return recognised({(q, r): facing for q, r, facing in where}, allowed, infantry=infantry)
