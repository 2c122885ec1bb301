"""Where the elements of a unit come to, and what stands against it: others' fields, impassable ground, the edge of the
area, contact (DW-B-MOV-49, -50, DW-B-CON-03 to -05)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from hexarchy.core.axial import DIRECTIONS, Offset
from hexarchy.core.decisions import Reason
from hexarchy.core.frames import Frame
from hexarchy.games.demonworld import contact, hooks
from hexarchy.games.demonworld.movement import strength
from hexarchy.games.demonworld.shape import Placed, placed
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.terrain import IN_FLAMES, NOT_PASSABLE
from hexarchy.games.demonworld.wheel import wheel
from hexarchy.games.demonworld.words import ATTACKERS, BASIC, SKIRMISH

NOWHERE = -1
Ways = tuple[tuple[Offset, ...], ...]  # of each element the fields it enters, as offsets from the first element


def meets(s: DemonworldState, unit: int, field: int) -> bool:
    """Does an element of a unit come to a field only by an attack: would it touch an enemy there, or do chapters ask
    for the same?"""
    if field not in s.reach_of(1 - s.side(unit)):
        return False
    if not hooks.PARTED.of(s) or contact.touching_at(s, (field,), unit):
        return True
    return any(exposed(s, unit, field) for exposed in hooks.EXPOSED.of(s))


def meets_any(s: DemonworldState, unit: int, fields: Iterable[int]) -> bool:
    near = s.reach_of(1 - s.side(unit))
    return not near.isdisjoint(fields) and any(meets(s, unit, field) for field in fields)


def alongside(s: DemonworldState, unit: int, moved: Sequence[int]) -> Frame | None:
    """What chapters ask of a unit of which some elements have gone to their front, before it is plain whom it
    touches."""
    for come in hooks.COME_UP.of(s):
        come(s, unit, moved)
    return next((asked for ask in hooks.ALONGSIDE.of(s) if (asked := ask(s, unit, moved)) is not None), None)


def why_blocked(s: DemonworldState, body: Sequence[int], fields: Iterable[int]) -> Reason | None:
    """Why elements of a unit may not be on some fields: the area ends, or others stand there."""
    standing = s.standing
    for field in fields:
        if field < 0:
            return Reason("DW-B-MOV-50", "off-the-area")
        other = standing.get(field)
        if other is not None and other not in body:
            return Reason("DW-B-MOV-49", "field-taken", hex=s.field_id(field))
    return None


def shifted(s: DemonworldState, body: Sequence[int], direction: int) -> list[int]:
    """The fields of a unit that goes one field in a direction; NOWHERE beyond the edge."""
    around, at = s.around, s.at
    return [around[at[element]][direction] for element in body]


def step_cost(s: DemonworldState, unit: int, taken: Sequence[int], elements: Sequence[int] = ()) -> int:
    """What a step of a unit costs: that of the dearest of its elements (DW-S-TER-04); impassable is dearer than
    anything. `taken`: field * 6 + direction of each. A road counts where all of it goes along one (DW-S-TER-33)."""
    of = s.roster.unit_of
    if s.level > BASIC and any(of[element] != unit for element in elements):  # who is attached may pay more
        ways = [(element, step) for element, step in zip(elements, taken, strict=True)]
        along = max([strength.costs_of(s, element, road=True)[step] for element, step in ways])
        return along if along < NOT_PASSABLE else max([strength.costs_of(s, element)[step] for element, step in ways])
    if s.area.road_links:
        road = strength.costs(s, unit, road=True)
        along = max([road[step] for step in taken])
        if along < NOT_PASSABLE:
            return along
    table = strength.costs(s, unit)
    return max([table[step] for step in taken])


def shift_cost(s: DemonworldState, unit: int, direction: int) -> int:
    """What it costs a whole unit to go one field in a direction."""
    at, body = s.at, s.bodies[unit]
    return step_cost(s, unit, [at[element] * DIRECTIONS + direction for element in body], body)


def why_impassable(s: DemonworldState, cost: int) -> Reason | None:
    if cost == IN_FLAMES:
        return Reason("DW-E-FIR-12", "in-flames")
    return Reason("DW-S-TER-09", "not-passable") if cost >= NOT_PASSABLE else None


def why_no_attack(s: DemonworldState, unit: int, *, orderly: bool, frontal: bool) -> Reason | None:
    """Why a unit that is not in melee may not come into contact by a step (DW-B-CON-03, -05)."""
    order = s.units[unit].order
    if order not in ATTACKERS and not s.units[unit].impetuous:  # as with an Attack order (DW-S-MOR-63)
        rule = "DW-B-ORD-03" if order < SKIRMISH else "DW-B-ORD-07"
        return Reason(rule, "may-not-attack", unit=s.name(unit), order=order)
    if not orderly:
        return Reason("DW-B-CON-03", "not-orderly", unit=s.name(unit))
    if not frontal:
        return Reason("DW-B-CON-05", "not-frontal", unit=s.name(unit))
    return None


def why_not_attack_units(s: DemonworldState, unit: int, fields: Iterable[int]) -> Reason | None:
    """What chapters say against attacking those a unit would touch on some fields."""
    asked = hooks.MAY_NOT_ATTACK.of(s)
    if not asked:
        return None
    foes = {s.unit_of(other) for field in fields for other in contact.touching_at(s, (field,), unit)}
    found = (why(s, unit, foe) for foe in sorted(foes) for why in asked)
    return next((reason for reason in found if reason is not None), None)


def rearranged(s: DemonworldState, unit: int, was: str = "", *, turned: bool = False) -> None:
    """Elements of a unit have turned, or gone elsewhere; it was in a formation."""
    for follow in hooks.REARRANGED.of(s):
        follow(s, unit, was, turned)


def why_not_step(s: DemonworldState, unit: int, steps: Iterable[tuple[int, int]]) -> Reason | None:
    """What chapters say against elements of a unit going from fields to the next."""
    asked = hooks.MAY_NOT_STEP.of(s)
    if not asked:
        return None
    found = (why(s, unit, here, there) for here, there in steps for why in asked)
    return next((reason for reason in found if reason is not None), None)


# -- wheels ------------------------------------------------------------------------------------------------------------


def wheeled(s: DemonworldState, unit: int, turns: int) -> tuple[list[list[int]], int]:
    """For each element of a unit the fields it enters in a wheel (none for the pivot), and the facing all have then."""
    body = s.bodies[unit]
    ways, facing = _wheeled(placed(s, unit), turns)
    offset, first = s.area.grid.offset, s.at[body[0]]
    return [[offset(first, dq, dr) for dq, dr in way] for way in ways], facing


@lru_cache(4096)
def _wheeled(where: Placed, turns: int) -> tuple[Ways, int]:
    found = wheel({(q, r): facing for q, r, facing in where}, turns)
    assert found is not None, "a line faces one way"
    return tuple(found.ways[q, r] for q, r, _ in where), found.facing


# -- single elements ---------------------------------------------------------------------------------------------------

Free = Callable[[int], bool]  # may an element of the unit be on a field?


def free_field(s: DemonworldState, unit: int, *, may_touch: bool, own: bool) -> Free:
    """Fields single elements of a unit may enter: free of others, and of its own too unless these are `own` to pass;
    without touching an enemy unless they may."""
    standing, body = s.standing, s.bodies[unit]

    def free(field: int) -> bool:
        if field < 0:
            return False
        other = standing.get(field)
        if other is not None and not (own and other in body):
            return False
        return may_touch or not meets(s, unit, field)

    return free


def neighbours(
    s: DemonworldState, unit: int, field: int, costs: Sequence[int], free: Free, *, over: bool = True
) -> list[int]:
    """Fields next to one that an element of a unit can step on; `over`: also across a hedge or wall."""
    base = field * DIRECTIONS
    if not over and s.level > BASIC and s.area.sides:
        costs = [
            NOT_PASSABLE if near >= 0 and s.between(field, near) else costs[base + direction]
            for direction, near in enumerate(s.around[field])
        ]
        base = 0
    return [
        near
        for direction, near in enumerate(s.around[field])
        if costs[base + direction] < NOT_PASSABLE and free(near) and why_not_step(s, unit, ((field, near),)) is None
    ]
