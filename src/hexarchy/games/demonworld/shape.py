"""What a unit on the area forms (DW-B-INT-14 to -17), remembered by how its elements stand to each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from hexarchy.core.axial import Offset
from hexarchy.games.demonworld import hooks
from hexarchy.games.demonworld.formation import (
    SKIRMISH,
    SQUARE,
    WEDGE,
    Shape,
    enclosed,
    marching,
    recognised,
)
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.words import LINES, SHAPES

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
    """The formation a unit is in (DW-S-FOR-28). In a melee phase some keep the one they began it with."""
    if not s.bodies[unit]:
        return NO_SHAPE
    for own, kind in s.doings.formed:
        if own == unit:
            return Shape(kind)
    where = placed(s, unit)
    if not s.roster.entries[unit].card.formations:
        return _recognised(where)
    allowed, guests = formations_of(s, unit), guests_of(s, unit)
    found = _recognised(where, allowed, guests)
    if found.kind == SQUARE and _holds_enemies(s, unit):
        found = _recognised(where, tuple(kind for kind in allowed if kind != SQUARE), guests)
    return found


def guests_of(s: DemonworldState, unit: int) -> tuple[int, ...]:
    """Single elements attached to a unit, by their place in its body."""
    of = s.roster.unit_of
    return tuple([place for place, element in enumerate(s.bodies[unit]) if of[element] != unit])


def formations_of(s: DemonworldState, unit: int) -> tuple[str, ...]:
    """The special formations a unit may be in now: infantry in square (DW-S-FOR-03), infantry or riders alone in wedge
    and skirmish formation (DW-S-FOR-10, -16), none that it has given up (DW-DEC-50)."""
    entries, body = s.roster.entries, s.bodies[unit]
    card = entries[unit].card
    barred = {s.units[unit].gave_up}
    if not card.infantry:
        barred.add(SQUARE)
    if any(entries[s.roster.unit_of[body[place]]].card.infantry != card.infantry for place in guests_of(s, unit)):
        barred |= {WEDGE, SKIRMISH}
    return tuple([kind for kind in card.formations if kind not in barred])


def _holds_enemies(s: DemonworldState, unit: int) -> bool:
    """Does an enemy stand inside a square (DW-S-FOR-05)?"""
    inside, axial, side = enclosed(places(s, unit)), s.area.grid.axial, s.side(unit)
    return any(s.roster.side_of[element] != side and axial[field] in inside for field, element in s.standing.items())


def offered_shapes(s: DemonworldState, unit: int, count: int) -> list[int]:
    """The shapes so many elements of a unit may form, by their number."""
    if not s.roster.entries[unit].card.formations:
        return [*range(min(count, len(LINES)))]
    plans, guests = s.game.world.shapes, len(guests_of(s, unit))
    special = [SHAPES.index(kind) for kind in formations_of(s, unit) if kind in SHAPES]
    return [
        *range(min(count, len(LINES))),
        *(shape for shape in sorted(special) if plans.plan(shape, count, 0, guests) is not None),
    ]


def spacing(s: DemonworldState, unit: int, fields: Sequence[int]) -> int:
    """How far apart the elements of a unit on these fields are and still beside each other."""
    return max([1, *(apart(s, unit, fields) for apart in hooks.SPACING.of(s))])


def orderly(s: DemonworldState, unit: int) -> bool:
    return shape(s, unit).orderly


def would_form(s: DemonworldState, unit: int, changed: Mapping[int, tuple[int, int]]) -> str:
    """The formation a unit would be in if some of its elements, or others that joined it, had other fields and
    facings."""
    body, axial = (*s.bodies[unit], *(one for one in changed if one not in s.bodies[unit])), s.area.grid.axial
    stands = [changed.get(element, (s.at[element], s.looks[element])) for element in body]
    q, r = axial[stands[0][0]]
    where = tuple((axial[field][0] - q, axial[field][1] - r, facing) for field, facing in stands)
    guests = tuple(place for place, element in enumerate(body) if s.roster.unit_of[element] != unit)
    return _recognised(where, formations_of(s, unit), guests).kind


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
def _recognised(where: Placed, allowed: tuple[str, ...] = (), guests: tuple[int, ...] = ()) -> Shape:
    attached = [where[place][:2] for place in guests]
    return recognised({(q, r): facing for q, r, facing in where}, allowed, guests=attached)
