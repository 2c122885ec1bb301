"""What a unit has to move with: points, maneuvers, its row of the movement chart (DW-B-MOV-02, -05)."""

from __future__ import annotations

from collections.abc import Collection

from hexarchy.core.axial import DIRECTIONS
from hexarchy.core.decisions import Reason
from hexarchy.games.demonworld import hooks
from hexarchy.games.demonworld.formation import SMALL
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.terrain import IN_FLAMES, NOT_PASSABLE, Mover
from hexarchy.games.demonworld.words import BASIC, HOLD, MUSICIAN, NO_ORDER


def is_small(s: DemonworldState, unit: int) -> bool:
    """Has a unit at most three elements, wherever they stand (DW-B-MOV-41, -44)?"""
    return len(s.bodies[unit]) <= SMALL


def points(s: DemonworldState, unit: int) -> int:
    """Movement points under its order; Hold grants none (DW-B-CHR-03)."""
    return points_under(s, unit, s.units[unit].order)


def points_under(s: DemonworldState, unit: int, order: int, *, together: bool = True) -> int:
    """Movement points a unit would have under an order: routing units run as with Move, impetuous ones as with
    Attack. `together`: it keeps pace with those attached to it."""
    if order in (NO_ORDER, HOLD):
        return 0
    found = altered(s, unit, s.roster.entries[unit].card.movement(order))
    limits = hooks.PACES.of(s) if together else ()
    paces = (pace for limit in limits for pace in limit(s, unit))
    return max(0, min((found, *paces)))


def altered(s: DemonworldState, unit: int, points: int) -> int:
    """Movement points with what is added to them and taken away. Who is kept from moving at all still has what another
    spell adds (DW-E-MAG-29)."""
    added = [add(s, unit) for add in hooks.POINTS.of(s)]
    kept = max(0, points + sum(amount for amount in added if amount < 0))
    return kept + sum(amount for amount in added if amount > 0)


def maneuvers(s: DemonworldState, unit: int) -> int:
    """How many a unit may make at this moment: one more with its musician, from the Standard Game on
    (DW-S-SPF-04, DW-S-SPF-06)."""
    figure = s.roster.figure
    musician = s.level > BASIC and any(figure[element] == MUSICIAN for element in s.bodies[unit])
    found = s.roster.entries[unit].card.maneuvers(musician=musician)
    for add in hooks.MANEUVERS.of(s):
        found += add(s, unit)
    return max(0, found)


def why_no_turn(s: DemonworldState, unit: int) -> Reason | None:
    """Why elements of a unit do not even turn where turns are free."""
    found = (why(s, unit) for why in hooks.MAY_NOT_TURN.of(s))
    return next((reason for reason in found if reason is not None), None)


def must_leave(s: DemonworldState, element: int) -> bool:
    """May an element go one field even if it has nothing to pay with (DW-E-FIR-13)?"""
    return any(must(s, element) for must in hooks.MUST_LEAVE.of(s))


def costs(s: DemonworldState, unit: int, *, road: bool = False) -> tuple[int, ...]:
    """What steps cost a unit, at field * 6 + direction; `road`: along a road."""
    flames, lying = hooks.FLAMES_BAR.of(s), hooks.OBSTACLES.of(s)
    if not flames and not lying:
        return charted(s, unit, road=road)
    key = ("costs", unit, road)
    found: tuple[int, ...] | None = s.memo.get(key)
    if found is None:
        found = s.memo[key] = _open(s, unit, charted(s, unit, road=road))
    return found


def _open(s: DemonworldState, unit: int, table: tuple[int, ...]) -> tuple[int, ...]:
    """A table of costs without what lies in the way now, and without what burns."""
    burning = {field for fields in hooks.FLAMES_BAR.of(s) for field in fields(s, unit)}
    return without(s, without(s, table, obstacles(s), NOT_PASSABLE), burning)


def costs_of(s: DemonworldState, element: int, *, road: bool = False) -> tuple[int, ...]:
    """What steps cost one element of a unit: who is attached to it goes as its elements do (DW-S-CMD-12), but by their
    own size, and on foot or mounted (DW-S-TER-22, -23, -32)."""
    own, unit = s.roster.unit_of[element], s.unit_of(element)
    card, its = s.roster.entries[own].card, s.roster.entries[unit].card
    if own == unit or (card.infantry, card.printed.size) == (its.infantry, its.printed.size):
        return costs(s, unit, road=road)
    key = ("element-costs", element, road)
    found: tuple[int, ...] | None = s.memo.get(key)
    if found is None:
        movers = (find(s, unit) for find in hooks.MOVERS.of(s))
        mover = next((mover for mover in movers if mover is not None), Mover())
        mover = mover._replace(mounted=not card.infantry, size=card.printed.size)
        found = s.memo[key] = _open(s, own, s.battle.ground.costs(mover, road=road, razed=s.razed))
    return found


def obstacles(s: DemonworldState) -> dict[int, int]:
    """Fields nobody can enter any more, with the height of what lies there."""
    return {field: height for find in hooks.OBSTACLES.of(s) for field, height in find(s).items()}


def without(
    s: DemonworldState, table: tuple[int, ...], fields: Collection[int], cost: int = IN_FLAMES
) -> tuple[int, ...]:
    """A table of costs where nobody enters some fields."""
    if not fields:
        return table
    found = list(table)
    for field in fields:
        for direction, near in enumerate(s.around[field]):
            if near >= 0:
                found[near * DIRECTIONS + (direction + DIRECTIONS // 2) % DIRECTIONS] = cost
    return tuple(found)


def charted(s: DemonworldState, unit: int, *, road: bool = False) -> tuple[int, ...]:
    """The same by the movement chart alone."""
    for find in hooks.MOVERS.of(s):
        mover = find(s, unit)
        if mover is not None:
            return s.battle.ground.costs(mover, road=road, razed=s.razed)
    return s.battle.costs_of(unit, road=road, razed=s.razed)
