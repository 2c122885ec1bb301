"""Pursuit (DW-E-LME-12): an attacked Large Element has moved out of contact, and the attacker follows it with what is
left to it. A unit stays together in this."""

from __future__ import annotations

from collections.abc import Iterable

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Reason
from hexarchy.games.demonworld import hooks
from hexarchy.games.demonworld.attack import hunts_in_vain
from hexarchy.games.demonworld.facing import FRONT_DIRECTIONS
from hexarchy.games.demonworld.formation import COLUMN
from hexarchy.games.demonworld.movement import steps
from hexarchy.games.demonworld.movement.strength import is_small
from hexarchy.games.demonworld.shape import chain
from hexarchy.games.demonworld.singles import is_single
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.words import EXPERT, NOBODY, WHEEL_TURNS

STAND_STILL = ("turn", "lead")  # these bring nobody farther away
HANDS = ("advance-left", "advance-right")


def pursued_by(s: DemonworldState, unit: int) -> int:
    """The Large Element a unit is after."""
    found = next((prey for hunter, prey in s.doings.pursuits if hunter == unit), NOBODY)
    return found if found != NOBODY and s.bodies[found] else NOBODY


def apart(s: DemonworldState, fields: Iterable[int], prey: int) -> int:
    """How far fields are from a Large Element: from its nearest one (DW-E-LRG-25)."""
    distance, base = s.area.grid.distance, s.base(s.element_of(prey))
    return min(distance(a, b) for a in fields for b in base)


@hooks.BARRED(level=EXPERT)
def follows(s: DemonworldState, unit: int, kind: str, action: Action) -> Reason | None:
    """It makes only operations of the whole unit that do not bring it farther away."""
    prey = pursued_by(s, unit)
    if prey == NOBODY or action.verb in STAND_STILL:
        return None
    after = fields_after(s, unit, kind, action)
    if after is None or apart(s, after, prey) > apart(s, s.fields_of(unit), prey):
        return Reason("DW-E-LME-12", "pursues", unit=s.name(unit), foe=s.name(prey))
    return None


@hooks.MAY_NOT_STEP(level=EXPERT)
def keeps_after(s: DemonworldState, unit: int, here: int, there: int) -> Reason | None:
    """The same of a commander or wizard on their own, and of each element of a small unit, as these move one by one
    (DW-B-MOV-41)."""
    prey = pursued_by(s, unit)
    if prey == NOBODY or not (is_single(s, unit) or is_small(s, unit)) or not hunts_in_vain(s, unit):
        return None
    if apart(s, (there,), prey) <= apart(s, (here,), prey):
        return None
    return Reason("DW-E-LME-12", "pursues", unit=s.name(unit), foe=s.name(prey))


def fields_after(s: DemonworldState, unit: int, kind: str, action: Action) -> list[int] | None:
    """Where a unit would stand, or the foremost of a column; None for what is no move of it as a whole."""
    body = s.bodies[unit]
    if action.verb == "shift":
        return steps.shifted(s, body, action.target)
    if action.verb == "wheel":
        ways, _ = steps.wheeled(s, unit, WHEEL_TURNS[action.target])
        return [way[-1] if way else s.at[element] for element, way in zip(body, ways, strict=True)]
    if action.verb not in HANDS:
        return None
    leading = chain(s, unit) if kind == COLUMN else None
    direction = FRONT_DIRECTIONS[s.looks[leading[0] if leading else body[0]]][HANDS.index(action.verb)]
    return steps.shifted(s, leading[:1] if leading else body, direction)
