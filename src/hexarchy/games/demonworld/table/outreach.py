"""How far a unit could come as it stands, whatever is asked now: fields with what they cost, wheels, the lane to every
enemy it could charge, and why it cannot come elsewhere.

A unit whose order lies face down, or that has none, is looked at as if it were to attack: that is what others fear of
it, and it tells nobody what was chosen.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from hexarchy.core.axial import DIRECTIONS
from hexarchy.core.decisions import Reason
from hexarchy.core.page import telling
from hexarchy.core.page.goals import Beyond, Lane, Outreach
from hexarchy.core.page.scene import Plan
from hexarchy.core.page.texts import Text, joined
from hexarchy.games.demonworld import changes, charge, contact, hooks
from hexarchy.games.demonworld.large.moving import LargeMoving
from hexarchy.games.demonworld.morale import MoraleTest
from hexarchy.games.demonworld.movement import steps
from hexarchy.games.demonworld.movement.moving import Moving
from hexarchy.games.demonworld.movement.phase import moves, why_not_move
from hexarchy.games.demonworld.movement.small import SmallMoving
from hexarchy.games.demonworld.movement.strength import costs as step_costs
from hexarchy.games.demonworld.movement.strength import is_small
from hexarchy.games.demonworld.search import played
from hexarchy.games.demonworld.shape import orderly
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.table import few, goals
from hexarchy.games.demonworld.table.ways import way_to
from hexarchy.games.demonworld.table.wording import Wording
from hexarchy.games.demonworld.terrain import NOT_PASSABLE
from hexarchy.games.demonworld.words import ATTACK, CHARGE, NO_ORDER, NOBODY, ORDERS, STANDARD, UNIT

if TYPE_CHECKING:
    from hexarchy.games.demonworld.table.scene import Scenes

Mover = Moving | LargeMoving | SmallMoving
PERCENT: Final = 100


def outreach(page: Scenes, s: DemonworldState, field: int) -> Outreach:
    """Of what stands on a field."""
    element = s.standing.get(field)
    if element is None:
        return Outreach()
    unit = s.unit_of(element)
    made = Outreach(s.name(unit))
    begun = _begun(page, s, unit)
    if not isinstance(begun, tuple):
        made.far = begun
        return made
    s, mover = begun
    made.title = _title(page, s, mover)
    ways, touched = [*_ways(page, s, mover)], dict[int, Plan]()
    nearest: dict[str, Plan] = {}
    for plan, foes in ways:
        assert plan.on is not None
        assert plan.on.hex is not None
        nearest.setdefault(plan.on.hex, plan)
        for foe in foes:
            touched.setdefault(foe, plan)
    made.ways = [_short(plan) for hex_, plan in nearest.items() if plan.actions]
    made.wheels = [plan for plan, _ in ways if [*map(_verb, plan.actions)] == ["wheel"]]
    foes = [foe for foe in s.roster.of_side(1 - s.side(unit)) if s.bodies[foe]]
    made.lanes = [_lane(page, s, unit, foe, touched.get(foe)) for foe in foes]
    made.beyond = [*_beyond(page, s, unit, {*nearest})]
    made.far = page("outreach-far")
    return made


def _begun(page: Scenes, s: DemonworldState, unit: int) -> tuple[DemonworldState, Mover] | Text:
    """The unit as it moves, or would: with its charge tests passed, if it has not yet tested; else why it does not."""
    now = s.frames[-1] if s.frames else None
    after = s.clone()
    after.quiet = True
    if isinstance(now, Mover) and now.unit == unit:
        return after, now.copy()
    after.frames = []
    if s.entry(unit).sort != UNIT and not s.is_large(unit):
        return page("outreach-alone")
    if s.units[unit].order == NO_ORDER:
        changes.unit(after, unit, order=ATTACK)
    reason = why_not_move(after, unit, after.units[unit].order)
    if reason is not None:
        return _said(page, reason)
    feared = tuple(charge.feared(after, unit)) if s.level >= STANDARD else ()
    if feared and all(own != unit for own, _, _ in s.doings.charges):
        after.doings = after.doings._replace(charges=(*after.doings.charges, (unit, feared, True)))
    mover = moves(after, unit)
    return (after, mover) if isinstance(mover, Mover) else page("outreach-flies")


def _title(page: Scenes, s: DemonworldState, mover: Mover) -> Text:
    order = page.said(Wording.the, "order", ORDERS[s.units[mover.unit].order])
    name = page.said(Wording.unit, s.name(mover.unit))
    if isinstance(mover, LargeMoving):
        return page("outreach-large", unit=name, order=order, points=mover.left(s))
    ledger = mover.ledger(s)
    return page("outreach", unit=name, order=order, points=max(0, ledger.left), maneuvers=ledger.payable)


def _ways(page: Scenes, s: DemonworldState, mover: Mover) -> Iterator[tuple[Plan, list[int]]]:
    """Every way with the enemies it comes into contact with at its end."""
    unit = mover.unit
    if not isinstance(mover, SmallMoving):
        for node in goals.ways(s, mover):
            foes = contact.beside_units(node.state, unit)
            yield goals.march(page, s, mover, node), foes
        return
    elements = contact.free(s, unit) if mover.element == NOBODY else [mover.element]
    for element in elements:
        begun = (s, mover) if mover.element == element else played(s, mover, (s.offers.take[s.at[element]],))
        for walk in few.walks(*begun):
            spent, made = walk.mover.spent - begun[1].spent, walk.mover.made - begun[1].made
            foes = contact.beside_units(walk.state, unit)
            yield way_to(page, walk.state, unit, walk.actions, walk.way[1:], spent, made, element), foes


def _short(plan: Plan) -> Plan:
    """What the map shows of a way."""
    return Plan(text=plan.text, on=plan.on, via=plan.via, cost=plan.cost, price=plan.price)


def _verb(action: str) -> str:
    return action.partition(" ")[0]


# -- whom it charges ---------------------------------------------------------------------------------------------------


def _lane(page: Scenes, s: DemonworldState, unit: int, foe: int, way: Plan | None) -> Lane:
    name = page.said(Wording.unit, s.name(foe))
    if way is None:
        return Lane(s.name(foe), why=page("lane-none", foe=name, why=_why_no_lane(page, s, unit, foe)))
    told = page("lane", foe=name, way=way.text)
    if s.level >= STANDARD and charge.needs_test(s, unit, foe):
        chance = round(PERCENT * MoraleTest(CHARGE, unit, (foe,)).chance(s))
        told = joined((told, page("lane-test", chance=chance)))
    return Lane(s.name(foe), Plan(text=told, on=way.on, via=way.via, cost=way.cost, price=way.price, would=way.would))


def _why_no_lane(page: Scenes, s: DemonworldState, unit: int, foe: int) -> Text:
    reason = steps.why_no_attack(s, unit, orderly=is_small(s, unit) or orderly(s, unit), frontal=True)
    barred = (why(s, unit, foe) for why in hooks.MAY_NOT_ATTACK.of(s))
    reason = reason or next((one for one in barred if one is not None), None)
    if reason is not None and not s.is_large(unit):
        return _said(page, reason)
    distance = s.area.grid.distance
    apart = min(distance(here, there) for here in s.ground_of(unit) for there in s.ground_of(foe))
    return page("lane-no-way", fields=apart)


# -- what it cannot come to --------------------------------------------------------------------------------------------


def _beyond(page: Scenes, s: DemonworldState, unit: int, reached: set[str]) -> Iterator[Beyond]:
    """Fields nobody of it can enter, and those before an enemy it may not attack."""
    table, near = step_costs(s, unit), s.reach_of(1 - s.side(unit))
    shut, before = list[int](), list[int]()
    for field, around in enumerate(s.around):
        if field in s.standing or s.field_id(field) in reached:
            continue
        entries = [
            table[at * DIRECTIONS + (direction + DIRECTIONS // 2) % DIRECTIONS]
            for direction, at in enumerate(around)
            if at >= 0
        ]
        if min(entries) >= NOT_PASSABLE:
            shut.append(field)
        elif field in near:
            before.append(field)
    if shut:
        yield Beyond([s.field_id(field) for field in shut], _said(page, Reason("DW-S-TER-09", "not-passable")))
    reason = steps.why_no_attack(s, unit, orderly=is_small(s, unit) or orderly(s, unit), frontal=True)
    if before and reason is not None:
        yield Beyond([s.field_id(field) for field in before], _said(page, reason))


def _said(page: Scenes, reason: Reason) -> Text:
    return telling.reason(page.game, reason).text
