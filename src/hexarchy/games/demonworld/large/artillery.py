"""Guns (DW-E-ART-01 to -26): their cards, arcs and ranges; loading; orders; who may fire when.

Their movement is that of all Large Elements, their shots are in gunnery.py.
"""

from __future__ import annotations

from functools import lru_cache

from hexarchy.core.decisions import Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.games.demonworld import changes, contact, hooks, shot
from hexarchy.games.demonworld.battle import Battle
from hexarchy.games.demonworld.board import LEVEL, Area
from hexarchy.games.demonworld.data_schema import RangesForm
from hexarchy.games.demonworld.facing import INFANTRY_ARC
from hexarchy.games.demonworld.large import drift
from hexarchy.games.demonworld.large.base import Stride, allowance, form_of
from hexarchy.games.demonworld.procedure import Procedure
from hexarchy.games.demonworld.records import Gun
from hexarchy.games.demonworld.sequence import step
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.terrain import ARTILLERY, BARRED
from hexarchy.games.demonworld.words import (
    ATTACK,
    EXPERT,
    FULL_LOAD,
    HOLD,
    ORDERING,
    SHOOTING_1,
    SKIRMISH,
    STEPS_OF_BASES,
)


def is_gun(s: DemonworldState, unit: int) -> bool:
    return unit in s.roster.guns


def loaded(s: DemonworldState, unit: int) -> Gun:
    """What is true of a gun."""
    return s.guns[s.roster.guns.index(unit)]


def indirect(s: DemonworldState, unit: int) -> bool:
    """Does it hurl stones over everything (DW-E-ART-09)?"""
    return form_of(s, unit).fire == "indirect"


def ranges(s: DemonworldState, unit: int) -> RangesForm:
    found = form_of(s, unit).ranges
    assert found is not None, "a gun has ranges"
    return found


def front(s: DemonworldState, unit: int) -> int:
    """The front field, from which arc and range are measured (DW-E-ART-02, -11)."""
    return s.at[s.element_of(unit)]


def in_arc(s: DemonworldState, unit: int, field: int) -> bool:
    """Does a field lie in the wedge straight ahead of its front field (DW-E-ART-02)?"""
    here = front(s, unit)
    return field != here and INFANTRY_ARC.holds(s.area.grid.vector(here, field), s.looks[s.element_of(unit)])


def band(s: DemonworldState, unit: int, field: int) -> str | None:
    """Short, medium or long range; None where it cannot reach."""
    return drift.band(ranges(s, unit), s.area.grid.distance(front(s, unit), field))


def may_fire(s: DemonworldState, unit: int) -> bool:
    """Is it loaded and entitled to fire in this phase (DW-E-ART-16, -17, -19, -21, DW-DEC-15)?"""
    true = s.units[unit]
    if not s.bodies[unit] or loaded(s, unit).load < FULL_LOAD or shot.why_barred(s, s.element_of(unit)) is not None:
        return False
    if any(fire.forfeited(s, unit) for fire in hooks.INCENDIARY.of(s)):
        return False
    if s.phase == SHOOTING_1:
        return true.order == SKIRMISH and not true.melee
    return true.order == HOLD and true.melee in (0, s.round)


# -- orders ------------------------------------------------------------------------------------------------------------


@hooks.PHASE_BEGINS(level=EXPERT)
def no_attack_orders(s: DemonworldState) -> None:
    """An Attack order is read as Skirmish from the moment it is revealed (DW-E-ART-23)."""
    for unit in s.roster.guns:
        if s.phase != ORDERING and s.units[unit].order == ATTACK:
            changes.unit(s, unit, order=SKIRMISH)
            s.emit("gun-skirmishes", unit=s.name(unit))


# -- movement ----------------------------------------------------------------------------------------------------------


@hooks.MAY_NOT_STRIDE(level=EXPERT)
def only_turns(s: DemonworldState, unit: int, stride: Stride) -> Reason | None:
    """A gun that holds spends its points on turns alone (DW-E-ART-21)."""
    if is_gun(s, unit) and s.units[unit].order == HOLD and stride.name in STEPS_OF_BASES:
        return Reason("DW-E-ART-21", "guns-that-hold-turn", unit=s.name(unit))
    return None


@hooks.STRODE(level=EXPERT)
def less_to_load(s: DemonworldState, unit: int, points: int) -> None:
    """What a gun spends on moving is missing for loading (DW-E-ART-19, -21, DW-E-LME-04)."""
    if is_gun(s, unit):
        changes.gun(s, unit, spent=loaded(s, unit).spent + points)


@hooks.STAYS_PUT(level=EXPERT)
def breaks_off(s: DemonworldState, element: int) -> bool:
    """Guns do not regroup, and those who fight one go as they like (DW-E-ART-66)."""
    return is_gun(s, s.roster.unit_of[element])


@hooks.OUT_OF_WAY(level=EXPERT)
def not_brought(s: DemonworldState, unit: int, fields: tuple[int, ...]) -> bool:
    """A gun is deployed where it could have been brought from its own edge (DW-E-ART-05)."""
    return is_gun(s, unit) and not brought(s.battle, s.upper == s.side(unit)).issuperset(fields)


@lru_cache(64)
def brought(battle: Battle, upper: bool) -> frozenset[int]:
    """Fields that can be reached from an edge over ground guns can pass, a level at a time, up or down."""
    area, rows = battle.area, [row for _, row in battle.area.grid.cells]
    edge = min(rows) if upper else max(rows)
    found = {field for field, row in enumerate(rows) if row == edge and _passable(area, field)}
    ahead = sorted(found)
    while ahead:
        here = ahead.pop()
        for there in area.grid.neighbours[here]:
            if there >= 0 and there not in found and _passable(area, there) and _joined(area, here, there):
                found.add(there)
                ahead.append(there)
    return frozenset(found)


def _passable(area: Area, field: int) -> bool:
    return field in area.road or not (area.terrain[field] in BARRED[ARTILLERY] or area.water[field])


def _joined(area: Area, here: int, there: int) -> bool:
    """Is there no hedge or wall between two fields, and one level at most? Roads pass through gaps."""
    gap = frozenset((here, there)) in area.road_links or not area.between(here, there)
    return gap and abs(area.height[here] - area.height[there]) <= LEVEL


# -- loading -----------------------------------------------------------------------------------------------------------


@step("loading", level=EXPERT)
@frame
class Loading(Procedure):
    """At the end of the movement phase all points that were not spent on moving become load points."""

    def step(self, s: DemonworldState) -> Asked:
        for unit in s.roster.guns:
            gained = gain(s, unit)
            if gained:
                changes.gun(s, unit, load=loaded(s, unit).load + gained)
                s.emit("gun-loads", unit=s.name(unit), points=gained, load=loaded(s, unit).load)
            changes.gun(s, unit, spent=0)
        s.finish()
        return None


def gain(s: DemonworldState, unit: int) -> int:
    """Load points a gun gets: the points it has left under Skirmish and Hold orders, up to what it holds
    (DW-E-ART-17, -19, -21, -24); none with an enemy at its crew (DW-E-ART-67)."""
    if not s.bodies[unit] or s.units[unit].order not in (SKIRMISH, HOLD) or contact.touches(s, s.element_of(unit)):
        return 0
    true = loaded(s, unit)
    left = allowance(s, unit, s.units[unit].order) - true.spent  # less hits, and under a spell less still (DW-E-SPL-07)
    return max(0, min(left, FULL_LOAD - true.load))
