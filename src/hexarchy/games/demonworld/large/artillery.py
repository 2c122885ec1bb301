"""Guns (DW-E-ART-01 to -26): their cards, arcs and ranges; loading; orders; who may fire when.

Their movement is that of all Large Elements, their shots are in gunnery.py.
"""

from __future__ import annotations

from hexarchy.core.frames import Asked, frame
from hexarchy.games.demonworld import changes, contact, hooks
from hexarchy.games.demonworld.data_schema import LargeForm, RangesForm
from hexarchy.games.demonworld.facing import INFANTRY_ARC
from hexarchy.games.demonworld.large import drift
from hexarchy.games.demonworld.procedure import Procedure
from hexarchy.games.demonworld.records import Gun
from hexarchy.games.demonworld.sequence import step
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.words import ATTACK, EXPERT, FULL_LOAD, HOLD, ORDERING, SHOOTING_1, SKIRMISH

LOADING = 6  # movement points under Skirmish and Hold orders, before hits (DW-E-ART-19, -21)


def is_gun(s: DemonworldState, unit: int) -> bool:
    return unit in s.roster.guns


def card(s: DemonworldState, unit: int) -> LargeForm:
    form = s.entry(unit).form
    assert isinstance(form, LargeForm)
    return form


def piece(s: DemonworldState, unit: int) -> int:
    """The element of a gun."""
    return s.entry(unit).elements[0]


def loaded(s: DemonworldState, unit: int) -> Gun:
    """What is true of a gun."""
    return s.guns[s.roster.guns.index(unit)]


def indirect(s: DemonworldState, unit: int) -> bool:
    """Does it hurl stones over everything (DW-E-ART-09)?"""
    return card(s, unit).fire == "indirect"


def ranges(s: DemonworldState, unit: int) -> RangesForm:
    found = card(s, unit).ranges
    assert found is not None, "a gun has ranges"
    return found


def front(s: DemonworldState, unit: int) -> int:
    """The front field, from which arc and range are measured (DW-E-ART-02, -11)."""
    return s.at[piece(s, unit)]


def in_arc(s: DemonworldState, unit: int, field: int) -> bool:
    """Does a field lie in the wedge straight ahead of its front field (DW-E-ART-02)?"""
    here = front(s, unit)
    return field != here and INFANTRY_ARC.holds(s.area.grid.vector(here, field), s.looks[piece(s, unit)])


def band(s: DemonworldState, unit: int, field: int) -> str | None:
    """Short, medium or long range; None where it cannot reach."""
    return drift.band(ranges(s, unit), s.area.grid.distance(front(s, unit), field))


def may_fire(s: DemonworldState, unit: int) -> bool:
    """Is it loaded and entitled to fire in this phase (DW-E-ART-16, -17, -19, -21, DW-DEC-15)?"""
    true = s.units[unit]
    if not s.bodies[unit] or loaded(s, unit).load < FULL_LOAD:
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
    if not s.bodies[unit] or s.units[unit].order not in (SKIRMISH, HOLD) or contact.touches(s, piece(s, unit)):
        return 0
    true = loaded(s, unit)
    left = LOADING - hits_taken(s, unit) - true.spent
    return max(0, min(left, FULL_LOAD - true.load))


def hits_taken(s: DemonworldState, unit: int) -> int:
    return s.entry(unit).card.hit_points - s.hits[piece(s, unit)]
