"""What single scenarios add to the rules (battles.toml, our own): other victories than by points of eliminated cards, a
way off the area, and a tarn that wizards drink from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Reason
from hexarchy.games.demonworld import changes, contact, hooks
from hexarchy.games.demonworld.data_schema import BattleForm, RearguardForm
from hexarchy.games.demonworld.facing import FRONT_DIRECTIONS
from hexarchy.games.demonworld.movement.moving import Moving
from hexarchy.games.demonworld.movement.small import SmallMoving
from hexarchy.games.demonworld.rout import is_routing
from hexarchy.games.demonworld.scenario import field_name
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.terrain import OPEN_FIELD
from hexarchy.games.demonworld.victory import eliminated
from hexarchy.games.demonworld.words import CROSSED, EXPERT, SIDES, STANDARD, UNIT

LAST_ROWS: Final = 4  # those of the defender's edge that count as reached


def form_of(s: DemonworldState) -> BattleForm | None:
    return s.game.world.battles.forms.get(s.scenario)


# -- one thing to destroy ----------------------------------------------------------------------------------------------


def target(s: DemonworldState) -> int | None:
    """What one side has to destroy and the other to keep."""
    form = form_of(s)
    return s.roster.index.get(form.target) if form is not None and form.victory == "target" else None


@hooks.DECIDED(level=EXPERT)
def destroyed(s: DemonworldState) -> bool:
    wanted = target(s)
    return wanted is not None and eliminated(s, wanted)


@hooks.TALLIES(level=EXPERT)
def by_target(s: DemonworldState, side: int) -> int | None:
    """Its points are for those who keep it, or who destroy it and outlive that: else nobody has won."""
    wanted = target(s)
    if wanted is None:
        return None
    keeper = s.side(wanted)
    if side == keeper:
        return 0 if eliminated(s, wanted) else s.entry(wanted).points
    left = any(not eliminated(s, unit) for unit in s.roster.of_side(side) if counts(s, unit))
    return s.entry(wanted).points if eliminated(s, wanted) and left else 0


def counts(s: DemonworldState, unit: int) -> bool:
    """Is it a unit or a Large Element, and no single figure?"""
    return s.entry(unit).sort == UNIT or s.is_large(unit)


# -- a rearguard -------------------------------------------------------------------------------------------------------


def rearguard(s: DemonworldState) -> RearguardForm | None:
    form = form_of(s)
    return None if form is None else form.rearguard


@hooks.TALLIES(level=STANDARD)
def by_way(s: DemonworldState, side: int) -> int | None:
    """For the attacker: units of which half, or more, have come through. For the defender: units stopped for good, and
    the field that is held."""
    form = rearguard(s)
    if form is None:
        return None
    attackers = [unit for unit in s.roster.of_side(SIDES.index(form.attacker)) if s.entry(unit).sort == UNIT]
    if SIDES[side] == form.attacker:
        return form.unit * sum(came_through(s, unit) for unit in attackers)
    return form.unit * sum(eliminated(s, unit) for unit in attackers) + form.held * holds(s, form, side)


def came_through(s: DemonworldState, unit: int) -> bool:
    """Have half of a unit's elements left the area across, or do they stand in the last rows and do not rout?"""
    elements = s.entry(unit).elements
    through = sum(s.at[one] == CROSSED for one in elements)
    stand = sum(s.at[one] in last_rows(s) and not is_routing(s, one) for one in elements)
    return 2 * (stand + through) >= len(elements)


def last_rows(s: DemonworldState, rows: int = LAST_ROWS) -> frozenset[int]:
    """The rows of the defender's edge: attackers who have the upper one make for the lower one."""
    form, cells = rearguard(s), s.area.grid.cells
    assert form is not None
    low = SIDES[s.upper] == form.attacker
    edge = max(row for _, row in cells) if low else 0
    return frozenset(field for field, (_, row) in enumerate(cells) if abs(row - edge) < rows)


def holds(s: DemonworldState, form: RearguardForm, side: int) -> bool:
    """Does an element of a side stand on the field, and touch no enemy?"""
    name = field_name(s.battle.layout, form.column, form.row, form.field)
    element = s.standing.get(s.area.at(name))
    return element is not None and s.roster.side_of[element] == side and not contact.touches(s, element)


class Cross:
    """An operation of a moving unit: those of its elements whose next step to the front leads off the defender's edge
    leave the area, for the price of a step or, where points do not suffice, of a maneuver (exception to DW-B-MOV-50).
    In a unit of three or less each has its own allowance."""

    VERBS = ("cross",)

    @staticmethod
    def leaving(s: DemonworldState, moving: Moving | SmallMoving) -> Iterator[int]:
        form, unit = rearguard(s), moving.unit
        if form is None or SIDES[s.side(unit)] != form.attacker or s.units[unit].melee or s.units[unit].routing:
            return
        edge, through = last_rows(s, 1), moving.moved if isinstance(moving, SmallMoving) else ()
        for element in s.bodies[unit]:
            ahead = [s.around[s.at[element]][direction] for direction in FRONT_DIRECTIONS[s.looks[element]]]
            if s.at[element] in edge and -1 in ahead and element not in through:
                yield element

    @staticmethod
    def payable(s: DemonworldState, moving: Moving | SmallMoving) -> bool:
        ledger = moving.ledger(s)
        return isinstance(moving, SmallMoving) or ledger.may_spend(OPEN_FIELD) or ledger.may_maneuver()

    @staticmethod
    def options(s: DemonworldState, moving: Moving | SmallMoving) -> list[Action]:
        goes = any(Cross.leaving(s, moving)) and Cross.payable(s, moving)
        return [s.game.verbs.cross] if goes else []

    @staticmethod
    def do(s: DemonworldState, moving: Moving | SmallMoving, action: Action) -> None:
        elements, unit = [*Cross.leaving(s, moving)], moving.unit
        if isinstance(moving, Moving):
            if moving.ledger(s).may_spend(OPEN_FIELD):
                moving.spent += OPEN_FIELD
            else:
                moving.made += 1
        s.emit("crosses", unit=s.name(unit), count=len(elements))
        for element in elements:
            changes.remove(s, element, CROSSED, casualty=False)
        if not s.bodies[unit]:
            s.finish(unit)

    @staticmethod
    def why(s: DemonworldState, moving: Moving | SmallMoving, action: Action) -> list[Reason]:
        if any(Cross.leaving(s, moving)):
            return [Reason("DW-B-MOV-02", "not-enough-points", points=OPEN_FIELD)]
        return [Reason("DW-B-MOV-50", "off-the-area")]


hooks.OPERATIONS(level=STANDARD)(Cross)
hooks.SMALL_OPERATIONS(level=STANDARD)(Cross)


# -- a tarn ------------------------------------------------------------------------------------------------------------


@hooks.SPRINGS(level=EXPERT)
def drinks(s: DemonworldState, wizard: int) -> int:
    """A wizard beside the water who has not cast in this round regains more than by rest alone."""
    form, element = form_of(s), s.bearer(s.element_of(wizard))
    if form is None or not form.tarn or s.at[element] < 0:
        return 0
    near = {other for field in s.base(element) for other in s.around[field] if other >= 0}
    return form.tarn if any(s.area.water[field] for field in near) else 0
