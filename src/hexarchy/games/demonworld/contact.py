"""Contact (DW-B-INT-24, DW-B-CON): which elements touch which, and what of a unit does.

Adjacent opposing elements are in contact, whatever their facings, unless something parts them (`hooks.PARTED`).
"""

from __future__ import annotations

from hexarchy.games.demonworld import hooks
from hexarchy.games.demonworld.facing import FRONT_DIRECTIONS, zone_of
from hexarchy.games.demonworld.state import DemonworldState

FRONT, FLANK, REAR = "front", "flank", "rear"


def touching(s: DemonworldState, element: int) -> list[int]:
    """Enemy elements in contact with one, in the order of the compass; a Large Element counts once."""
    found = touching_at(s, s.base(element), s.roster.unit_of[element])
    if found and (undeclared := hooks.UNDECLARED.of(s)):
        return [other for other in found if not any(apart(s, element, other) for apart in undeclared)]
    return found


def touching_at(s: DemonworldState, fields: tuple[int, ...], unit: int) -> list[int]:
    """Enemy elements that an element of a unit on these fields would touch."""
    found: list[int] = []
    standing, around, sides, parted = s.standing, s.around, s.roster.side_of, hooks.PARTED.of(s)
    side = s.side(unit)
    for field in fields:
        for near in around[field]:
            other = standing.get(near, -1)
            if other < 0 or sides[other] == side or other in found:
                continue
            if parted and any(part(s, unit, field, other, near) for part in parted):
                continue
            found.append(other)
    return found


def touches_at(s: DemonworldState, unit: int, field: int) -> bool:
    """Would an element of a unit be in contact on a field?"""
    return field in s.reach_of(1 - s.side(unit)) and bool(touching_at(s, (field,), unit))


def pairs(s: DemonworldState, element: int, other: int) -> list[tuple[int, int]]:
    """The fields on which two elements touch: a field of the one with a field of the other beside it."""
    return pairs_at(s, s.base(element), s.roster.unit_of[element], other)


def pairs_at(s: DemonworldState, fields: tuple[int, ...], unit: int, other: int) -> list[tuple[int, int]]:
    """The same of an element of a unit, if it stood on these fields."""
    parted, theirs = hooks.PARTED.of(s), s.base(other)
    return [
        (field, near)
        for field in fields
        for near in s.around[field]
        if near in theirs and not any(part(s, unit, field, other, near) for part in parted)
    ]


def touches(s: DemonworldState, element: int) -> bool:
    """Is an element in contact (DW-B-SHO-25)?"""
    near = s.reach_of(1 - s.roster.side_of[element])
    if s.at[element] in near:
        return bool(touching(s, element))
    return bool(s.battle.footprints) and bool(touching(s, element))


def touched_units(s: DemonworldState, unit: int) -> list[int]:
    """Enemy units with an element in contact with one of a unit's, in the order of the list of all units."""
    found = {s.unit_of(other) for element in s.bodies[unit] for other in touching(s, element)}
    return sorted(found)


def beside_units(s: DemonworldState, unit: int) -> list[int]:
    """The same, with those whose contact would have to be declared."""
    found = {
        s.unit_of(other)
        for element in s.bodies[unit]
        for other in touching_at(s, s.base(element), s.roster.unit_of[element])
    }
    return sorted(found)


def free(s: DemonworldState, unit: int) -> list[int]:
    """Elements of a unit that touch no enemy."""
    return [element for element in s.bodies[unit] if not touches(s, element)]


def before(s: DemonworldState, element: int) -> list[int]:
    """Enemy elements in contact on one of an element's front fields: those it can strike (DW-B-MEL-07)."""
    around = s.around[s.at[element]]
    front = [around[direction] for direction in FRONT_DIRECTIONS[s.looks[element]]]
    return [other for other in touching(s, element) if any(there in front for _, there in pairs(s, element, other))]


def side_struck(s: DemonworldState, attacker: int, victim: int) -> str:
    """From where an attacker stands to a victim: FRONT, FLANK or REAR (DW-B-INT-10). Of several fields on which they
    touch, the one that is worst for the attacker counts (DW-E-LME-13)."""
    found = {zone_struck(s, here, victim) for here, _ in pairs(s, attacker, victim)}
    return next(zone for zone in (FRONT, FLANK, REAR) if zone in found)


def zone_struck(s: DemonworldState, field: int, victim: int) -> str:
    """Where a field beside a victim lies to it. Chariots and guns have no flanks and no
    rear (DW-E-GIA-03, -04, DW-E-DRA-03, -21, DW-E-CHA-02, -12)."""
    base = s.battle.bases[victim] if s.battle.bases else None
    if base is None:
        direction = s.area.grid.direction(s.at[victim], field)
        assert direction is not None, "they touch"
        return zone_of(s.looks[victim], direction)
    zones = base.shape.zones_at(s.looks[victim], s.area.grid.vector(s.at[victim], field))
    if not base.exposed:
        return FRONT
    return next((zone for zone in (FLANK, REAR) if any(name.startswith(zone) for name in zones)), FRONT)


def melees(s: DemonworldState) -> list[tuple[int, ...]]:
    """Units linked by contact, group by group in the order of the list of all units (DW-B-MEL-34).

    A unit that is in melee and touches nobody any more is a group of its own.
    """
    fighting = [unit for unit, true in enumerate(s.units) if true.melee and s.bodies[unit]]
    links = {unit: touched_units(s, unit) for unit in fighting}
    groups: list[tuple[int, ...]] = []
    seen: set[int] = set()
    for unit in fighting:
        if unit in seen:
            continue
        group, edge = {unit}, [unit]
        while edge:
            for other in links.get(edge.pop(), ()):
                if other not in group:
                    group.add(other)
                    edge.append(other)
        seen |= group
        groups.append(tuple(sorted(group)))
    return groups
