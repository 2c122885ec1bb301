"""One unit moves (DW-B-MOV-09, -53): it is asked for one operation at a time, within its points and maneuvers."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

from hexarchy.core import ways as told
from hexarchy.core.actions import Action
from hexarchy.core.axial import DIRECTIONS
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, Frame, frame
from hexarchy.games.demonworld import changes, contact, hooks
from hexarchy.games.demonworld.attack import Attack
from hexarchy.games.demonworld.facing import COMPASS, FRONT_DIRECTIONS, middle_of_front, turned_to
from hexarchy.games.demonworld.formation import COLUMN, DISORDER, LINE, SKIRMISH, SQUARE
from hexarchy.games.demonworld.ledger import Ledger
from hexarchy.games.demonworld.movement import steps
from hexarchy.games.demonworld.movement.goal import FreeRegrouping, Goal, common_facing
from hexarchy.games.demonworld.movement.regrouping import RegroupingStep, TurningStep
from hexarchy.games.demonworld.movement.strength import costs_of, maneuvers, points, why_no_turn
from hexarchy.games.demonworld.procedure import Procedure
from hexarchy.games.demonworld.shape import chain, orderly, shape
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.terrain import NOT_PASSABLE, OPEN_FIELD
from hexarchy.games.demonworld.words import BASIC, HOLD, TURNS, WHEEL_TURNS, WHEELS

LEFT, RIGHT = range(2)
UNFORMED: Final = (DISORDER, SQUARE)
WHEELING: Final = (LINE, SKIRMISH)


@frame
class Moving(Procedure):
    """The movement of a unit of more than three elements. `spent` and `made`: see ledger.py."""

    unit: int
    points: int
    spent: int = 0
    made: int = 0
    wheeled: int = 0  # to the left or to the right, never both (DW-B-MOV-25)
    led: bool = False  # elements of a column have turned since its last step
    column: tuple[int, ...] = ()  # from its leader on, as it last went or turned

    @classmethod
    def of(cls, s: DemonworldState, unit: int) -> Moving:
        return cls(unit, points(s, unit))

    def ledger(self, s: DemonworldState) -> Ledger:
        """As it stands: a musician lost on the way lowers the number of maneuvers at once (DW-B-MOV-51)."""
        return Ledger(self.points, maneuvers(s, self.unit), self.spent, self.made)

    def step(self, s: DemonworldState) -> Asked:
        verbs, ledger = s.game.verbs, self.ledger(s)
        kind = shape(s, self.unit).kind
        options: list[Action] = []
        if self.points and kind not in UNFORMED:
            if self.why_advance(s, LEFT, kind, ledger) is None:
                options.append(verbs.advance_left)
            if self.why_advance(s, RIGHT, kind, ledger) is None:
                options.append(verbs.advance_right)
        if ledger.may_maneuver():
            if kind in WHEELING and self.points:
                options += [
                    verbs.wheel[number]
                    for number, turns in enumerate(WHEEL_TURNS)
                    if self.why_wheeled(s, turns, kind) is None
                ]
            options += verbs.turn
            options.append(verbs.turn_some)
            options += [
                verbs.shift[direction]
                for direction in range(DIRECTIONS)
                if self.why_shifted(s, direction, kind) is None
            ]
            options.append(verbs.regroup)
            if common_facing(s, self.unit) is not None:
                options.append(verbs.reform)
        if kind == COLUMN and not self.led and self.points and why_no_turn(s, self.unit) is None:
            facing = s.looks[self.leader(s)]
            options += [verbs.lead[turn] for turn in range(DIRECTIONS) if turn != facing]
            if not ledger.may_maneuver():
                options.append(verbs.turn_some)
        if hooks.BARRED.of(s):
            options = [option for option in options if self._why_barred(s, kind, option) is None]
        for operation in hooks.OPERATIONS.of(s):
            options += operation.options(s, self)
        options.append(verbs.stop)
        return Ask(
            s.owner(self.unit),
            "operation",
            "DW-B-MOV-53",
            options,
            default=verbs.stop,
            last_word=True,
            unit=s.name(self.unit),
            points=max(0, ledger.left),
            maneuvers=ledger.maneuvers - ledger.made,
            payable=ledger.payable,
        )

    def _why_barred(self, s: DemonworldState, kind: str, action: Action) -> Reason | None:
        found = (why(s, self.unit, kind, action) for why in hooks.BARRED.of(s))
        return next((reason for reason in found if reason is not None), None)

    def take(self, s: DemonworldState, seat: int, action: Action) -> None:
        if hasattr(self, action.handler):
            getattr(self, action.handler)(s, seat, action.target)
        else:
            operation = next(one for one in hooks.OPERATIONS.of(s) if action.verb in one.VERBS)
            operation.do(s, self, action)

    def do_stop(self, s: DemonworldState, seat: int, target: int) -> None:
        s.finish(self.unit)

    def resumed(self, s: DemonworldState, child: Frame, value: Any) -> None:
        """Regrouping and turning are paid by their first answer; after an attack the movement is over."""
        if isinstance(child, Attack):
            if not child.evaded(s):
                s.finish(self.unit)
        elif isinstance(child, Goal):
            self.made += value
            steps.rearranged(s, self.unit)
        elif isinstance(child, RegroupingStep):
            self.made += bool(value)
            steps.rearranged(s, self.unit)
        elif isinstance(child, TurningStep) and value:
            self._turned(s, self.column)
        elif not isinstance(child, TurningStep | FreeRegrouping):
            self._attack_if_touching(s)

    # -- advancing ----------------------------------------------------------------------------------------------------

    def do_advance_left(self, s: DemonworldState, seat: int, target: int) -> None:
        self._advance(s, LEFT)

    def do_advance_right(self, s: DemonworldState, seat: int, target: int) -> None:
        self._advance(s, RIGHT)

    def _advance(self, s: DemonworldState, hand: int) -> None:
        """All elements go one field in the same front direction, and the unit pays for one (DW-B-MOV-13)."""
        body = s.bodies[self.unit]
        here = self._place(s)
        if shape(s, self.unit).kind == COLUMN:
            self.column = self._file(s)
            cost, after = self._column_step(s, hand)
            changes.shift(s, {element: field for element, (field, _) in after.items()})
            for element, (_, facing) in after.items():
                changes.turn(s, element, facing)
        else:
            direction = FRONT_DIRECTIONS[s.looks[body[0]]][hand]
            cost = steps.shift_cost(s, self.unit, direction)
            changes.shift(s, dict(zip(body, steps.shifted(s, body, direction), strict=True)))
        self.spent += cost
        self.led = False
        there = self._place(s)
        s.emit("advances", unit=s.name(self.unit), **told.way(here, [there], there), points=cost)
        self._after_step(s, frontal=True)

    def _place(self, s: DemonworldState) -> int:
        """Where the log says that the unit is: the middle of its front, among all places."""
        now = [(s.at[element], s.looks[element]) for element in s.bodies[self.unit]]
        return s.area.places[middle_of_front(s.around, now)[0]]

    def why_advance(self, s: DemonworldState, hand: int, kind: str, ledger: Ledger) -> Reason | None:
        body = s.bodies[self.unit]
        if kind == COLUMN:
            cost, after = self._column_step(s, hand)
            fields = [field for field, _ in after.values()]
        else:
            direction = FRONT_DIRECTIONS[s.looks[body[0]]][hand]
            cost = steps.shift_cost(s, self.unit, direction)
            fields = steps.shifted(s, body, direction)
        reason = steps.why_blocked(s, body, fields) or steps.why_impassable(s, cost)
        if reason is None:
            reason = steps.why_not_step(s, self.unit, zip(self._from(s, kind), fields, strict=True))
        if reason is None and len({*fields}) < len(fields):
            reason = Reason("DW-B-MOV-49", "field-taken", hex=s.field_id(fields[0]))
        if reason is None and not ledger.may_spend(cost):
            reason = Reason("DW-B-MOV-02", "not-enough-points", points=cost)
        if reason is None and steps.meets_any(s, self.unit, fields):
            reason = steps.why_no_attack(s, self.unit, orderly=True, frontal=True)
            reason = reason or steps.why_not_attack_units(s, self.unit, fields)
        return reason

    def _from(self, s: DemonworldState, kind: str) -> list[int]:
        """The fields of its elements, in the order in which a step moves them."""
        elements = self._file(s) if kind == COLUMN else s.bodies[self.unit]
        return [s.at[element] for element in elements]

    def _column_step(self, s: DemonworldState, hand: int) -> tuple[int, dict[int, tuple[int, int]]]:
        """What a step of a column costs, the dearest of its elements', and where each comes to (DW-B-MOV-37, -57)."""
        elements, grid = self._file(s), s.area.grid
        leader = elements[0]
        facing = s.looks[leader]
        direction = FRONT_DIRECTIONS[facing][hand]
        taken = [s.at[leader] * DIRECTIONS + direction]
        after = {leader: (s.around[s.at[leader]][direction], facing)}
        for ahead, element in pairwise(elements):
            here, there = s.at[element], s.at[ahead]  # this one enters the field that the one ahead leaves
            entered = grid.direction(here, there)
            assert entered is not None
            taken.append(here * DIRECTIONS + entered)
            beyond = grid.direction(there, after[ahead][0]) if after[ahead][0] >= 0 else direction
            assert beyond is not None
            after[element] = there, turned_to(s.looks[element], beyond)
        return steps.step_cost(s, self.unit, taken, elements), after

    def leader(self, s: DemonworldState) -> int:
        return self._file(s)[0]

    def _file(self, s: DemonworldState) -> tuple[int, ...]:
        """A column from its leader on; of several ways to read it the one in which it went before (DW-B-MOV-55)."""
        if {*self.column} == {*s.bodies[self.unit]} and in_file(s, self.column):
            return self.column
        return tuple(chain(s, self.unit) or ())

    def do_lead(self, s: DemonworldState, seat: int, target: int) -> None:
        """The leader of a column turns without cost (DW-B-MOV-40)."""
        self.column = self._file(s)
        leader = self.column[0]
        changes.turn(s, leader, target)
        self.led = True
        s.emit("element-turns", unit=s.name(self.unit), hex=s.field_id(s.at[leader]), facing=target)

    def _after_step(self, s: DemonworldState, *, frontal: bool) -> None:
        asked = steps.alongside(s, self.unit, s.bodies[self.unit]) if frontal else None
        if asked is None:
            self._attack_if_touching(s)
        else:
            s.push(asked)

    def _attack_if_touching(self, s: DemonworldState) -> None:
        """The movement is interrupted at the first contact (DW-B-CON-08)."""
        if any(contact.touches(s, element) for element in s.bodies[self.unit]):
            s.push(Attack.by(s, self.unit, self.ledger(s)))

    # -- stepping aside -----------------------------------------------------------------------------------------------

    def do_shift(self, s: DemonworldState, seat: int, target: int) -> None:
        """The whole unit goes one field in any direction as a maneuver (DW-B-MOV-15, -19)."""
        body = s.bodies[self.unit]
        here = self._place(s)
        changes.shift(s, dict(zip(body, steps.shifted(s, body, target), strict=True)))
        self.made += 1
        there = self._place(s)
        s.emit("shifts", unit=s.name(self.unit), **told.way(here, [there], there), direction=COMPASS[target])
        steps.rearranged(s, self.unit)
        self._after_step(s, frontal=target in FRONT_DIRECTIONS[s.looks[body[0]]])

    def why_shifted(self, s: DemonworldState, direction: int, kind: str) -> Reason | None:
        body = s.bodies[self.unit]
        fields = steps.shifted(s, body, direction)
        reason = steps.why_blocked(s, body, fields)
        if reason is None:
            reason = steps.why_impassable(s, steps.shift_cost(s, self.unit, direction))
        reason = reason or steps.why_not_step(s, self.unit, zip(s.fields_of(self.unit), fields, strict=True))
        if reason is None and steps.meets_any(s, self.unit, fields):
            ordered = kind not in UNFORMED
            frontal = kind != COLUMN and direction in FRONT_DIRECTIONS[s.looks[body[0]]]
            reason = steps.why_no_attack(s, self.unit, orderly=ordered, frontal=frontal)
            reason = reason or steps.why_not_attack_units(s, self.unit, fields)
        return reason

    # -- wheeling and turning -----------------------------------------------------------------------------------------

    def do_wheel(self, s: DemonworldState, seat: int, target: int) -> None:
        """The unit swings forward about the end of its front rank, for one maneuver (DW-B-MOV-21, -22)."""
        turns, body = WHEEL_TURNS[target], s.bodies[self.unit]
        ways, facing = steps.wheeled(s, self.unit, turns)
        here, extra = self._place(s), self._extra(s, ways)
        changes.shift(s, {element: way[-1] for element, way in zip(body, ways, strict=True) if way})
        for element in body:
            changes.turn(s, element, facing)
        self.made += 1
        self.spent += extra
        self.wheeled = -1 if turns < 0 else 1
        there, name = self._place(s), s.name(self.unit)
        s.emit("wheels", unit=name, **told.way(here, [there], there), by=WHEELS[target], facing=facing)

    def why_wheeled(self, s: DemonworldState, turns: int, kind: str) -> Reason | None:
        if kind not in WHEELING or s.units[self.unit].order == HOLD:
            rule = "DW-B-MOV-39" if kind == COLUMN else "DW-B-MOV-20"
            return Reason(rule, "may-not-wheel", unit=s.name(self.unit))
        if self.wheeled * turns < 0:
            return Reason("DW-B-MOV-25", "wheeled-otherwise")
        ways, _ = steps.wheeled(s, self.unit, turns)
        swept = {field for way in ways for field in way}
        reason = steps.why_blocked(s, s.bodies[self.unit], swept)
        if reason is None and steps.meets_any(s, self.unit, swept):
            reason = Reason("DW-B-CON-05", "not-frontal", unit=s.name(self.unit))
        if reason is None:
            taken = (
                pair for at, way in zip(s.fields_of(self.unit), ways, strict=True) for pair in pairwise((at, *way))
            )
            reason = steps.why_not_step(s, self.unit, taken)
        return reason or self._why_ways(s, ways, turns)

    def _why_ways(self, s: DemonworldState, ways: list[list[int]], turns: int) -> Reason | None:
        """Is a field on the way impassable, does a hedge or wall lie across it, or does rough ground cost too much
        (DW-S-TER-05, -06, -09, -28)?"""
        if s.level == BASIC:
            return None
        area = s.area
        for element, way in zip(s.bodies[self.unit], ways, strict=True):
            table = costs_of(s, element)
            for here, there in pairwise((s.at[element], *way)):
                direction = area.grid.direction(here, there)
                if direction is None or table[here * DIRECTIONS + direction] >= NOT_PASSABLE:
                    return Reason("DW-S-TER-09", "not-passable")
                if s.between(here, there):
                    return Reason("DW-S-TER-28", "hedge-or-wall")
        ledger, extra = self.ledger(s), self._extra(s, ways)
        if ledger.maneuvers == 1:
            rough = abs(turns) > 1 and self._rough(s, ways)
            return Reason("DW-S-TER-06", "wheel-too-far") if rough else None
        if ledger.may_maneuver() and not ledger.may_maneuver(1, extra):
            return Reason("DW-S-TER-05", "not-enough-points", points=extra)
        return None

    def _extra(self, s: DemonworldState, ways: list[list[int]]) -> int:
        """Points a wheel costs beside its maneuver: the most any single element pays above open ground (DW-S-TER-05);
        a unit of one maneuver pays none (DW-S-TER-06)."""
        return 0 if s.level == BASIC or maneuvers(s, self.unit) == 1 else self._rough(s, ways)

    def _rough(self, s: DemonworldState, ways: list[list[int]]) -> int:
        direction = s.area.grid.direction
        found = [0]
        for element, way in zip(s.bodies[self.unit], ways, strict=True):
            table = costs_of(s, element)
            turned = [(here, direction(here, there)) for here, there in pairwise((s.at[element], *way))]
            found.append(sum(table[here * DIRECTIONS + way_] - OPEN_FIELD for here, way_ in turned if way_ is not None))
        return max(found)

    def do_turn(self, s: DemonworldState, seat: int, target: int) -> None:
        """All elements turn alike; an orderly unit that is disorganized by it may form up again (DW-B-MOV-28)."""
        was, before = orderly(s, self.unit), self._chain(s)
        self.column = before
        for element in s.bodies[self.unit]:
            changes.turn(s, element, (s.looks[element] + target + 1) % DIRECTIONS)
        s.emit("turns", unit=s.name(self.unit), degrees=TURNS[target])
        self._turned(s, before)
        if was and common_facing(s, self.unit) is not None and not orderly(s, self.unit):
            s.push(FreeRegrouping(self.unit))

    def _turned(self, s: DemonworldState, before: tuple[int, ...]) -> None:
        """A turn is a maneuver, but for one after which each element of a column still has the one ahead of it in front
        (DW-B-MOV-40)."""
        self.led = bool(before) and in_file(s, before)
        self.made += not self.led
        steps.rearranged(s, self.unit)

    def _chain(self, s: DemonworldState) -> tuple[int, ...]:
        """A column that may turn without cost, from its leader on; units that hold turn for maneuvers alone
        (DW-B-ORD-07)."""
        marches = self.points and shape(s, self.unit).kind == COLUMN and why_no_turn(s, self.unit) is None
        return self._file(s) if marches else ()

    def do_turn_some(self, s: DemonworldState, seat: int, target: int) -> None:
        self.column = self._chain(s)
        s.push(TurningStep(self.unit, () if self.ledger(s).may_maneuver() else self.column))

    def do_regroup(self, s: DemonworldState, seat: int, target: int) -> None:
        s.push(RegroupingStep(self.unit))

    def do_reform(self, s: DemonworldState, seat: int, target: int) -> None:
        ledger = self.ledger(s)
        s.push(Goal(self.unit, ledger.payable))

    # -- refusals -----------------------------------------------------------------------------------------------------

    def why_not(self, s: DemonworldState, seat: int, action: Action) -> list[Reason]:
        """The ledger first (DW-B-MOV-51), then what is particular to an operation."""
        ledger, kind = self.ledger(s), shape(s, self.unit).kind
        if action.verb in ("move", "done"):
            return [Reason("DW-B-MOV-48", "finish-this-one", unit=s.name(self.unit))]
        barred = self._why_barred(s, kind, action)
        if barred is not None:
            return [barred]
        if action.verb in ("advance-left", "advance-right"):
            return self._why_not_advance(s, action, kind, ledger)
        if action.verb == "wheel":
            reason = self.why_wheeled(s, WHEEL_TURNS[action.target], kind)
        elif action.verb == "shift":
            reason = self.why_shifted(s, action.target, kind)
        elif action.verb == "lead":
            reason = Reason("DW-B-MOV-37", "no-leader-to-turn")
        elif action.verb in ("turn", "turn-some", "regroup", "reform"):
            reason = None
        else:
            found = (one.why(s, self, action) for one in hooks.OPERATIONS.of(s) if action.verb in one.VERBS)
            return next(found, [])
        if reason is None and not ledger.may_maneuver():
            reason = Reason("DW-B-MOV-51", "no-maneuver-left", unit=s.name(self.unit))
        return [reason] if reason is not None else []

    def _why_not_advance(self, s: DemonworldState, action: Action, kind: str, ledger: Ledger) -> list[Reason]:
        if s.units[self.unit].order == HOLD:
            return [Reason("DW-B-ORD-07", "may-not-advance", unit=s.name(self.unit))]
        if kind in UNFORMED:
            return [Reason("DW-B-MOV-15", "not-orderly", unit=s.name(self.unit))]
        reason = self.why_advance(s, LEFT if action.verb == "advance-left" else RIGHT, kind, ledger)
        return [reason] if reason is not None else []


def in_file(s: DemonworldState, column: Sequence[int]) -> bool:
    """Has each of these elements the one before it on one of its front fields?"""
    way = s.area.grid.direction
    return all(
        way(s.at[element], s.at[ahead]) in FRONT_DIRECTIONS[s.looks[element]] for ahead, element in pairwise(column)
    )
