"""How a Large Element moves (DW-E-LRG-03 to -08, -23): one step or turn at a time, within the points of its order.

It attacks by a step to its front, under any order; those attacked react, then it goes on (DW-E-LME-01 to -03). What it
moves onto it overruns (overrun.py).
"""

from __future__ import annotations

from typing import Any

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, Frame, frame
from hexarchy.games.demonworld import across, changes, contact, hooks
from hexarchy.games.demonworld.attack import Reactions
from hexarchy.games.demonworld.large.base import (
    GUN,
    Stride,
    allowance,
    flames,
    form_of,
    numbered,
    on_free_fields,
    own_strides,
    strikes_from,
)
from hexarchy.games.demonworld.large.bases import AHEAD
from hexarchy.games.demonworld.large.overrun import (
    AfterOverruns,
    OverrunStep,
    covered_by,
    go,
    leads_to_overrun,
    why_no_way,
)
from hexarchy.games.demonworld.large.pursuit import apart, pursued_by
from hexarchy.games.demonworld.movement.strength import must_leave
from hexarchy.games.demonworld.procedure import Procedure
from hexarchy.games.demonworld.react import Reaction
from hexarchy.games.demonworld.regroup import meet
from hexarchy.games.demonworld.singles import acts_alone
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.terrain import NOT_PASSABLE
from hexarchy.games.demonworld.words import EXPERT, HOLD, NOBODY, STEPS_OF_BASES, TURNS_OF_BASES

MOST_STEPS = 2  # at the end of a melee phase (DW-E-LME-08)


def action_of(s: DemonworldState, stride: Stride) -> Action:
    verbs = s.game.verbs
    if stride.name in STEPS_OF_BASES:
        return verbs.steps[stride.name]
    return verbs.swing[TURNS_OF_BASES.index(stride.name)]


def stride_of(s: DemonworldState, element: int, action: Action) -> Stride | None:
    """The step or turn an action names; None where it is none of this base's."""
    name = TURNS_OF_BASES[action.target] if action.verb == "swing" else action.verb
    return next((stride for stride in own_strides(s, element) if stride.name == name), None)


def why_no_ground(s: DemonworldState, unit: int, stride: Stride) -> Reason | None:
    """Every field newly covered must lie on the area and be passable (DW-E-LRG-08)."""
    if not stride.covered:
        return Reason("DW-B-MOV-50", "off-the-area")
    if stride.cost >= NOT_PASSABLE or any(field in s.carcasses for field in stride.entered):
        return Reason("DW-E-LRG-08", "not-passable")
    return Reason("DW-E-FIR-12", "in-flames") if flames(s, unit).intersection(stride.entered) else None


def why_taken(s: DemonworldState, element: int, stride: Stride) -> Reason | None:
    for field in stride.entered:
        if s.standing.get(field, element) != element:
            return Reason("DW-B-MOV-49", "field-taken", hex=s.field_id(field))
    return None


def newly_touched(s: DemonworldState, element: int, stride: Stride) -> list[int]:
    """Enemies it would touch and does not now; of those beside it whom nobody has attacked yet, those that it could
    strike then, or they it (DW-E-LME-07)."""
    unit = s.roster.unit_of[element]
    beside, touched = contact.touching_at(s, s.base(element), unit), contact.touching(s, element)
    return [
        other
        for other in contact.touching_at(s, stride.covered, unit)
        if other not in beside or (other not in touched and strikes_from(s, element, stride, other))
    ]


def comes_below(s: DemonworldState, unit: int, stride: Stride) -> bool:
    """Would it come beside enemies that could enter its field, and it not theirs (DW-S-TER-40)?"""
    return any(exposed(s, unit, field) for field in stride.entered for exposed in hooks.EXPOSED.of(s))


@hooks.MOVING(level=EXPERT)
def large_moves(s: DemonworldState, unit: int) -> Frame | None:
    return LargeMoving.of(s, unit) if s.is_large(unit) and s.bodies[unit] else None


@frame
class LargeMoving(Procedure):
    """The movement of a Large Element."""

    unit: int
    free: tuple[int, int]  # where it last stood on free fields: anchor and facing
    lost: tuple[tuple[int, int], ...]  # what units had lost before it moved
    spent: int = 0
    attacks: bool = False  # it has come into contact and goes on in it
    chosen: int = NOBODY  # a step that may be an attack, or lead up to an overrun
    nears: bool = False  # it has come up to enemies, and overruns one next
    overran: bool = False

    @classmethod
    def of(cls, s: DemonworldState, unit: int) -> LargeMoving:
        element = s.element_of(unit)
        lost = tuple((number, true.lost) for number, true in enumerate(s.units) if true.lost)
        return cls(unit, (s.at[element], s.looks[element]), lost)

    def left(self, s: DemonworldState) -> int:
        """Points left; wounds on the way count at once."""
        return allowance(s, self.unit, s.units[self.unit].order) - self.spent

    def step(self, s: DemonworldState) -> Asked:
        if not s.bodies[self.unit]:
            s.finish(self.unit)
            return None
        seat, name, verbs = s.owner(self.unit), s.name(self.unit), s.game.verbs
        if self.chosen != NOBODY:
            return Ask(seat, "attack-or-overrun", "DW-E-LME-01", [verbs.attack, verbs.overrun], unit=name)
        element = s.element_of(self.unit)
        options = [action_of(s, one) for one in own_strides(s, element) if self.why_stride(s, one) is None]
        for operation in hooks.LARGE_OPERATIONS.of(s):
            options += operation.options(s, self)
        if self.may_stop(s):
            options.append(verbs.stop)
        points = max(0, self.left(s))
        default = options[-1]
        return Ask(
            seat, "large-operation", "DW-E-LRG-23", options, default=default, last_word=True, unit=name, points=points
        )

    # -- what it may do -----------------------------------------------------------------------------------------------

    def above_others(self, s: DemonworldState) -> bool:
        """Does it stand on others?"""
        element = s.element_of(self.unit)
        return not on_free_fields(s, element, s.base(element))

    def may_stop(self, s: DemonworldState) -> bool:
        """On free fields (DW-E-OVR-05), and not while it comes up to one it said it overruns (DW-E-OVR-16)."""
        return not self.above_others(s) and not self.nears

    def why_stride(self, s: DemonworldState, stride: Stride) -> Reason | None:
        element, left = s.element_of(self.unit), self.left(s)
        reason = why_no_ground(s, self.unit, stride)
        if reason is None and not self.leaves_flames(s, element, stride):
            barred = (why(s, self.unit, stride) for why in hooks.MAY_NOT_STRIDE.of(s))
            reason = next((found for found in barred if found is not None), None)
            if reason is None and stride.cost > left:
                reason = Reason("DW-E-LRG-06", "not-enough-points", points=stride.cost)
        if reason is not None:
            return reason
        victims = covered_by(s, element, stride)
        if victims or self.above_others(s):
            return self.why_not_over(s, element, stride)
        if self.nears:
            return Reason("DW-E-OVR-16", "must-overrun", unit=s.name(self.unit))
        return self.why_contact(s, element, stride)

    def leaves_flames(self, s: DemonworldState, element: int, stride: Stride) -> bool:
        """Its first step or turn may be any, and cost what it likes, if that brings its whole base out
        (DW-E-FIR-12, -13)."""
        return not self.spent and must_leave(s, element) and flames(s, self.unit).isdisjoint(stride.covered)

    def why_not_over(self, s: DemonworldState, element: int, stride: Stride) -> Reason | None:
        """Why it may not move onto others, or on from them."""
        if self.attacks or s.units[self.unit].melee:
            return Reason("DW-E-LME-05", "no-overrun-in-melee", unit=s.name(self.unit))
        if (prey := pursued_by(s, self.unit)) != NOBODY:
            return Reason("DW-E-LME-12", "pursues", unit=s.name(self.unit), foe=s.name(prey))
        if self.nears and not any(s.roster.side_of[one] != s.side(self.unit) for one in covered_by(s, element, stride)):
            return Reason("DW-E-OVR-16", "must-overrun", unit=s.name(self.unit))
        return why_no_way(s, element, stride, self.left(s))

    def why_contact(self, s: DemonworldState, element: int, stride: Stride) -> Reason | None:
        """Contact comes from a step ahead (DW-E-LRG-04), or on the way to an overrun (DW-E-OVR-16); those it has
        attacked it does not leave (DW-E-LME-03)."""
        if self.attacks:
            if not contact.touching_at(s, stride.covered, self.unit):
                return Reason("DW-E-LME-03", "keeps-contact", unit=s.name(self.unit))
            return None
        prey = pursued_by(s, self.unit)
        if prey != NOBODY and apart(s, stride.covered, prey) > apart(s, s.base(element), prey):
            return Reason("DW-E-LME-12", "pursues", unit=s.name(self.unit), foe=s.name(prey))
        meets = newly_touched(s, element, stride) and not self.may_near(s, element, stride)
        return self.why_no_attack(s, stride) if meets or comes_below(s, self.unit, stride) else None

    def why_no_attack(self, s: DemonworldState, stride: Stride) -> Reason | None:
        if form_of(s, self.unit).kind == GUN:
            return Reason("DW-E-ART-64", "guns-do-not-attack", unit=s.name(self.unit))
        if stride.kind != AHEAD:
            return Reason("DW-E-LRG-04", "not-frontal", unit=s.name(self.unit))
        return None

    def may_near(self, s: DemonworldState, element: int, stride: Stride) -> bool:
        """May it come up to enemies to overrun one next?"""
        if s.units[self.unit].melee or pursued_by(s, self.unit) != NOBODY or form_of(s, self.unit).kind == GUN:
            return False
        return leads_to_overrun(s, element, stride, self.left(s))

    # -- what it does -------------------------------------------------------------------------------------------------

    def take(self, s: DemonworldState, seat: int, action: Action) -> None:
        if action.verb == "stop":
            self.end(s)
            return
        element = s.element_of(self.unit)
        if action.verb in ("attack", "overrun"):
            stride, self.chosen = numbered(s, element, self.chosen), NOBODY
            self.go(s, element, stride, near=action.verb == "overrun")
            return
        for operation in hooks.LARGE_OPERATIONS.of(s):
            if action.verb in operation.VERBS:
                operation.do(s, self, action)
                return
        named = stride_of(s, element, action)
        assert named is not None
        self.chose(s, element, named)

    def chose(self, s: DemonworldState, element: int, stride: Stride) -> None:
        """A step to enemies it did not touch is an attack, or leads up to an overrun: it says which (DW-E-OVR-16)."""
        if covered_by(s, element, stride):
            s.push(OverrunStep(self.unit, stride.number, self.free, self.left(s)))
            return
        comes = not self.attacks and not self.above_others(s) and bool(newly_touched(s, element, stride))
        nears = comes and self.may_near(s, element, stride)
        if nears and self.why_no_attack(s, stride) is None:
            self.chosen = stride.number
        else:
            self.go(s, element, stride, near=nears)

    def go(self, s: DemonworldState, element: int, stride: Stride, *, near: bool = False) -> None:
        """It steps or turns; where that brings it to enemies it attacks them, or comes up to overrun them. Those across
        terrain it attacks if it wants to (DW-S-TER-41)."""
        passing = self.above_others(s)
        touches = bool(newly_touched(s, element, stride)) and not passing
        self.spent += stride.cost
        self.nears = near
        go(s, element, stride)
        self.stands(s)
        self.attacks = self.attacks or (touches and not near)
        goes_ahead = stride.kind == AHEAD and not (passing or near)
        asked = (ask(s, self.unit, (element,)) for ask in hooks.ALONGSIDE.of(s) if goes_ahead)
        across_terrain = next((one for one in asked if one is not None), None)
        if across_terrain is not None:
            s.push(across_terrain)
        elif self.attacks:
            self.attack(s)

    def attack(self, s: DemonworldState) -> None:
        """It attacks all it stands beside."""
        self.attacks = True
        changes.unit(s, self.unit, moved=True)
        if acts_alone(s, self.unit):  # no shot after an attack of one's own (DW-S-CMD-06)
            changes.unit(s, self.unit, shot=True)
        for foe in contact.beside_units(s, self.unit):
            changes.declare(s, self.unit, foe)
        s.push(Reactions((self.unit,)))

    def stands(self, s: DemonworldState) -> None:
        """Remember where it stands, if it treads on nobody (DW-E-OVR-18)."""
        element = s.element_of(self.unit)
        if not self.above_others(s):
            self.free = (s.at[element], s.looks[element])

    def end(self, s: DemonworldState) -> None:
        if self.overran:
            s.push(AfterOverruns(self.unit, self.lost))
        else:
            s.finish(self.unit)

    def resumed(self, s: DemonworldState, child: Frame, value: Any) -> None:
        if isinstance(child, AfterOverruns) or not s.bodies[self.unit]:
            self._over(s, child)
        elif isinstance(child, OverrunStep):
            self._after_overrun(s, value)
        elif isinstance(child, across.Declaring):
            if child.made or self.attacks:
                self.attack(s)
        elif value == self.unit and not isinstance(child, Reactions):  # it has flown
            s.finish(self.unit)
        elif isinstance(child, Reactions) and not contact.touched_units(s, self.unit):
            self.attacks = False

    def _over(self, s: DemonworldState, child: Frame) -> None:
        """Slain on the way, it may leave others that have to test."""
        if isinstance(child, AfterOverruns):
            s.finish(self.unit)
        else:
            self.end(s)

    def _after_overrun(self, s: DemonworldState, cost: int) -> None:
        """Shots have stopped it, if it cost nothing: then it ends its move, where need be farther back."""
        self.nears = False
        self.spent += cost
        self.overran = True
        if not cost and self.above_others(s):
            changes.tread(s, s.element_of(self.unit), *self.free)
        self.stands(s)
        if not cost:
            self.end(s)

    def why_not(self, s: DemonworldState, seat: int, action: Action) -> list[Reason]:
        if action.verb in ("move", "done"):
            return [Reason("DW-B-MOV-48", "finish-this-one", unit=s.name(self.unit))]
        if action.verb == "stop":
            rule, key = ("DW-E-OVR-16", "must-overrun") if self.nears else ("DW-E-OVR-05", "stands-on-others")
            return [Reason(rule, key, unit=s.name(self.unit))]
        for operation in hooks.LARGE_OPERATIONS.of(s):
            if action.verb in operation.VERBS:
                return list(operation.why(s, self, action))
        if action.verb != "swing" and action.verb not in STEPS_OF_BASES:
            return [Reason("DW-E-LRG-06", "no-maneuvers", unit=s.name(self.unit))]
        stride = stride_of(s, s.element_of(self.unit), action)
        if stride is None:
            return [Reason("DW-E-LRG-23", "not-its-way", unit=s.name(self.unit))]
        reason = self.why_stride(s, stride)
        return [reason] if reason is not None else []


# -- reactions ---------------------------------------------------------------------------------------------------------


@hooks.REACTING(level=EXPERT)
def reacts(s: DemonworldState, unit: int, attackers: tuple[int, ...]) -> Frame | None:
    """A Large Element moves with its points for Hold (DW-E-LME-04); a unit that one attacks turns freely (-02)."""
    if s.is_large(unit):
        return LargeReaction(unit, tuple(contact.touched_units(s, unit)))
    foes = contact.touched_units(s, unit)
    if any(attacker in foes and s.is_large(attacker) for attacker in attackers):
        return Reaction(unit, turns_freely=True)
    return None


@frame
class LargeReaction(Procedure):
    """An attacked Large Element steps or turns, even away; it overruns nobody. It is its whole movement."""

    unit: int
    foes: tuple[int, ...]
    spent: int = 0

    def step(self, s: DemonworldState) -> Asked:
        element, stop = s.element_of(self.unit), s.game.verbs.stop
        options = [action_of(s, one) for one in own_strides(s, element) if self.why_stride(s, one) is None]
        options.append(stop)
        left = allowance(s, self.unit, HOLD) - self.spent
        seat, name = s.owner(self.unit), s.name(self.unit)
        return Ask(seat, "large-reaction", "DW-E-LME-04", options, default=stop, last_word=True, unit=name, points=left)

    def why_stride(self, s: DemonworldState, stride: Stride) -> Reason | None:
        element = s.element_of(self.unit)
        if form_of(s, self.unit).kind == GUN and stride.name in STEPS_OF_BASES:
            return Reason("DW-E-LME-04", "guns-only-turn", unit=s.name(self.unit))
        reason = why_no_ground(s, self.unit, stride) or why_taken(s, element, stride)
        if reason is None and stride.cost > allowance(s, self.unit, HOLD) - self.spent:
            reason = Reason("DW-E-LRG-06", "not-enough-points", points=stride.cost)
        if reason is None and stride.kind != AHEAD:
            others = [other for other in newly_touched(s, element, stride) if s.unit_of(other) not in self.foes]
            if others or comes_below(s, self.unit, stride):
                reason = Reason("DW-E-LRG-04", "not-frontal", unit=s.name(self.unit))
        return reason

    def take(self, s: DemonworldState, seat: int, action: Action) -> None:
        element = s.element_of(self.unit)
        if action.verb == "stop":
            self._end(s)
            return
        stride = stride_of(s, element, action)
        assert stride is not None
        self.spent += stride.cost
        go(s, element, stride)

    def _end(self, s: DemonworldState) -> None:
        """Where it has moved out of contact there is no melee (DW-E-LME-12)."""
        changes.unit(s, self.unit, moved=True)
        for unit in (self.unit, *self.foes):
            if s.units[unit].melee == s.round and not contact.beside_units(s, unit):
                changes.leave_melee(s, unit)
                if unit != self.unit:
                    hunt = (unit, self.unit)
                    s.doings = s.doings._replace(pursuits=(*s.doings.pursuits, hunt))
        s.finish(self.unit)

    def why_not(self, s: DemonworldState, seat: int, action: Action) -> list[Reason]:
        stride = stride_of(s, s.element_of(self.unit), action)
        reason = None if stride is None else self.why_stride(s, stride)
        return [reason or Reason("DW-E-LME-04", "not-its-way", unit=s.name(self.unit))]


# -- the end of a melee phase ------------------------------------------------------------------------------------------


@hooks.REGROUPING(level=EXPERT)
def regroups(s: DemonworldState, element: int, seat: int) -> Frame | None:
    return LargeRegrouping(element, seat) if s.is_large(s.roster.unit_of[element]) else None


@frame
class LargeRegrouping(Procedure):
    """A giant, dragon or chariot goes up to two fields as it can and then turns, even out of contact; it overruns
    nobody (DW-E-LME-08, DW-E-OVR-08)."""

    element: int
    seat: int
    steps: int = 0

    def step(self, s: DemonworldState) -> Asked:
        stop = s.game.verbs.stop
        options = [action_of(s, one) for one in own_strides(s, self.element) if self.why_stride(s, one) is None]
        options.append(stop)
        hex_ = s.field_id(s.at[self.element])
        return Ask(self.seat, "large-regroup", "DW-E-LME-08", options, default=stop, last_word=True, hex=hex_)

    def why_stride(self, s: DemonworldState, stride: Stride) -> Reason | None:
        unit = s.unit_of(self.element)
        if stride.name in STEPS_OF_BASES and self.steps >= MOST_STEPS:
            return Reason("DW-E-LME-08", "two-fields", unit=s.name(unit))
        reason = why_no_ground(s, unit, stride)
        if reason is None and why_taken(s, self.element, stride):
            return Reason("DW-E-OVR-08", "no-overrun-in-melee", unit=s.name(unit))
        return reason

    def take(self, s: DemonworldState, seat: int, action: Action) -> None:
        if action.verb == "stop":
            s.finish()
            return
        stride = stride_of(s, self.element, action)
        assert stride is not None
        go(s, self.element, stride)
        self.steps += 1
        meet(s, self.element)
        if stride.name in TURNS_OF_BASES:
            s.finish()

    def why_not(self, s: DemonworldState, seat: int, action: Action) -> list[Reason]:
        stride = stride_of(s, self.element, action)
        reason = None if stride is None else self.why_stride(s, stride)
        return [reason or Reason("DW-E-LME-08", "not-its-way", unit=s.name(s.unit_of(self.element)))]
