"""What single scenarios, and battles that are drawn, add to the rules (battles.toml, our own): other victories than by
points of eliminated cards, a way off the area, and a tarn that wizards drink from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Reason
from hexarchy.games.demonworld import changes, contact, hooks
from hexarchy.games.demonworld.data_schema import BattleForm
from hexarchy.games.demonworld.facing import FRONT_DIRECTIONS
from hexarchy.games.demonworld.movement.moving import Moving
from hexarchy.games.demonworld.movement.small import SmallMoving
from hexarchy.games.demonworld.rout import is_routing
from hexarchy.games.demonworld.scenario import Rearguard, field_name
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.terrain import OPEN_FIELD
from hexarchy.games.demonworld.victory import eliminated
from hexarchy.games.demonworld.words import CROSSED, EXPERT, SIDES, UNIT

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


def rearguard(s: DemonworldState) -> Rearguard | None:
    """What is at stake between a rearguard and those who would break through: as it was drawn, or of a scenario."""
    if s.battle.rearguard is not None:
        return s.battle.rearguard
    whole = form_of(s)
    form = None if whole is None else whole.rearguard
    if form is None:
        return None
    field = s.area.at(field_name(s.battle.layout, form.column, form.row, form.field))
    return Rearguard(SIDES.index(form.attacker), form.unit, field, form.held)


@hooks.TALLIES()
def by_way(s: DemonworldState, side: int) -> int | None:
    """For the attacker: units of which half, or more, have come through. For the defender: units stopped for good, and
    the field that is held."""
    stake = rearguard(s)
    if stake is None:
        return None
    attackers = [unit for unit in s.roster.of_side(stake.attacker) if s.entry(unit).sort == UNIT]
    if side == stake.attacker:
        return stake.unit * sum(came_through(s, unit) for unit in attackers)
    return stake.unit * sum(eliminated(s, unit) for unit in attackers) + stake.held * holds(s, stake.field, side)


def came_through(s: DemonworldState, unit: int) -> bool:
    """Have half of a unit's elements left the area across, or do they stand in the last rows and do not rout?"""
    elements = s.entry(unit).elements
    through = sum(s.at[one] == CROSSED for one in elements)
    stand = sum(s.at[one] in last_rows(s) and not is_routing(s, one) for one in elements)
    return 2 * (stand + through) >= len(elements)


def last_rows(s: DemonworldState, rows: int = LAST_ROWS) -> frozenset[int]:
    """The rows of the defender's edge: attackers who have the upper one make for the lower one."""
    stake, cells = rearguard(s), s.area.grid.cells
    assert stake is not None
    low = s.upper == stake.attacker
    edge = max(row for _, row in cells) if low else 0
    return frozenset(field for field, (_, row) in enumerate(cells) if abs(row - edge) < rows)


def holds(s: DemonworldState, field: int, side: int) -> bool:
    """Does an element of a side stand on a field, and touch no enemy?"""
    element = s.standing.get(field)
    return element is not None and s.roster.side_of[element] == side and not contact.touches(s, element)


class Cross:
    """An operation of a moving unit: those of its elements whose next step to the front leads off the defender's edge
    leave the area, for the price of a step or, where points do not suffice, of a maneuver (exception to DW-B-MOV-50).
    In a unit of three or less each has its own allowance."""

    VERBS = ("cross",)

    @staticmethod
    def leaving(s: DemonworldState, moving: Moving | SmallMoving) -> Iterator[int]:
        stake, unit = rearguard(s), moving.unit
        if stake is None or s.side(unit) != stake.attacker or s.units[unit].melee or s.units[unit].routing:
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


hooks.OPERATIONS()(Cross)
hooks.SMALL_OPERATIONS()(Cross)


# -- a tarn ------------------------------------------------------------------------------------------------------------


@hooks.SPRINGS(level=EXPERT)
def drinks(s: DemonworldState, wizard: int) -> int:
    """A wizard beside the water who has not cast in this round regains more than by rest alone."""
    form, element = form_of(s), s.bearer(s.element_of(wizard))
    if form is None or not form.tarn or s.at[element] < 0:
        return 0
    near = {other for field in s.base(element) for other in s.around[field] if other >= 0}
    return form.tarn if any(s.area.water[field] for field in near) else 0
