"""An attack (DW-B-CON-08 to -22): the attacked react, those they touch in turn as well, then the attacker finishes."""

from __future__ import annotations

from typing import Any, ClassVar

from hexarchy.core.actions import Action
from hexarchy.core.axial import DIRECTIONS
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, Frame, Stages, frame
from hexarchy.games.demonworld import changes, contact, hooks
from hexarchy.games.demonworld.facing import FRONT_DIRECTIONS
from hexarchy.games.demonworld.ledger import Ledger
from hexarchy.games.demonworld.movement import steps
from hexarchy.games.demonworld.movement.strength import costs_of
from hexarchy.games.demonworld.procedure import Procedure
from hexarchy.games.demonworld.react import Reaction, may_react
from hexarchy.games.demonworld.shape import shape
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.terrain import NOT_PASSABLE
from hexarchy.games.demonworld.words import NOBODY


def join_melee(s: DemonworldState, unit: int) -> None:
    """A unit and all it touches are in melee (DW-B-CON-07, -19), but for what falls at a touch (DW-B-CON-22)."""
    for fall in hooks.TOUCHED.of(s):
        fall(s, unit)
    for foe in contact.touched_units(s, unit):
        if not s.units[unit].melee or not s.units[foe].melee:
            s.emit("contact", unit=s.name(unit), foe=s.name(foe))
            for tell in hooks.CONTACT.of(s):
                tell(s, unit, foe)
        changes.enter_melee(s, unit)
        changes.enter_melee(s, foe)
        changes.declare(s, unit, foe)


def hunts_in_vain(s: DemonworldState, unit: int) -> bool:
    """Has a Large Element moved out of contact with a unit, and does it touch nobody else (DW-E-LME-12)?"""
    return any(hunter == unit for hunter, _ in s.doings.pursuits) and not contact.touched_units(s, unit)


@frame
class Reactions(Procedure):
    """All units touched by some that have come into contact, and not moved yet, react one after another (DW-B-CON-19).

    `touched_by`: the attacker, then those that reacted: whom these touch reacts as well (DW-B-CON-21). As each unit
    reacts once, this ends.
    """

    touched_by: tuple[int, ...]

    def step(self, s: DemonworldState) -> Asked:
        for unit in self.touched_by:
            join_melee(s, unit)
        waiting = sorted(
            {foe for unit in self.touched_by for foe in contact.touched_units(s, unit) if may_react(s, foe)}
            - {*self.touched_by}
        )
        if not waiting:
            s.finish()
            return None
        seat = s.owner(waiting[0])
        mine = [unit for unit in waiting if s.owner(unit) == seat]
        return Ask(seat, "reacts-next", "DW-B-CON-19", [s.offers.react[unit] for unit in mine])

    def do_react(self, s: DemonworldState, seat: int, target: int) -> None:
        unit = s.unit_named(target)
        others = (react(s, unit, self.touched_by) for react in hooks.REACTING.of(s))
        s.push(next((own for own in others if own is not None), None) or Reaction(unit))

    def resumed(self, s: DemonworldState, child: Frame, value: int) -> None:
        self.touched_by = (*self.touched_by, value)


@frame
class Attack(Stages, Procedure):
    """From the instant of contact (DW-B-CON-22). `points`, `maneuvers`: what the attacker has left for each element."""

    unit: int
    points: int
    maneuvers: int
    allowed: int = 0  # of the way that was chosen
    by_points: bool = True
    moved: tuple[int, ...] = ()  # elements that have made their finishing move
    stage: int = 0

    STAGES: ClassVar[tuple[str, ...]] = ("reactions", "way", "finishing")

    @classmethod
    def by(cls, s: DemonworldState, unit: int, ledger: Ledger) -> Attack:
        changes.unit(s, unit, moved=True)
        return cls(unit, max(0, ledger.left), ledger.payable)

    def reactions(self, s: DemonworldState) -> Asked:
        # What has made contact is through, even if the enemy is gone at once (DW-S-MOR-78).
        self.moved = tuple(element for element in s.bodies[self.unit] if contact.touches(s, element))
        s.push(Reactions((self.unit,)))
        return None

    def way(self, s: DemonworldState) -> Asked:
        """With points, or with maneuvers, but not with both (DW-B-CON-20). Where the enemy has gone the unit follows as
        a whole (DW-E-LME-12)."""
        if self.evaded(s):
            s.finish(self.unit)
            return None
        if self.allowed:
            return None
        free = contact.free(s, self.unit)
        points = [element for element in free if self._fields(s, element, self.points, by_points=True)]
        singly = [element for element in free if self._fields(s, element, self.maneuvers, by_points=False)]
        if points and singly:
            verbs = s.game.verbs
            options = [verbs.by_points, verbs.by_maneuvers, verbs.stop]
            return Ask(
                s.owner(self.unit), "finish-by", "DW-B-CON-20", options, default=verbs.stop, unit=s.name(self.unit)
            )
        self.by_points = bool(points)
        self.allowed = self.points if points else self.maneuvers if singly else 0
        return None

    def evaded(self, s: DemonworldState) -> bool:
        return hunts_in_vain(s, self.unit)

    def do_by_points(self, s: DemonworldState, seat: int, target: int) -> None:
        self.by_points, self.allowed = True, self.points

    def do_by_maneuvers(self, s: DemonworldState, seat: int, target: int) -> None:
        self.by_points, self.allowed = False, self.maneuvers

    def do_stop(self, s: DemonworldState, seat: int, target: int) -> None:
        s.finish(self.unit)

    def finishing(self, s: DemonworldState) -> Asked:
        """Elements not in contact go to their front, one by one, each with the whole allowance (DW-B-CON-12)."""
        free = [
            element
            for element in contact.free(s, self.unit)
            if element not in self.moved and self._fields(s, element, self.allowed, by_points=self.by_points)
        ]
        if not self.allowed or not free:
            return None
        options: list[Action] = [s.offers.take[field] for field in sorted(s.at[element] for element in free)]
        stop = s.game.verbs.stop
        options.append(stop)
        seat, name = s.owner(self.unit), s.name(self.unit)
        return Ask(seat, "finishing", "DW-B-CON-12", options, default=stop, last_word=True, unit=name)

    def do_take(self, s: DemonworldState, seat: int, target: int) -> None:
        element = s.standing[s.field_named(target)]
        self.moved = (*self.moved, element)
        s.push(FinishingMove(self.unit, element, self.allowed, self.by_points))

    def _fields(self, s: DemonworldState, element: int, left: int, *, by_points: bool) -> list[int]:
        return front_fields(s, self.unit, element, left, by_points=by_points)

    def over(self, s: DemonworldState) -> None:
        s.finish(self.unit)

    def why_take(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        element = s.standing.get(s.field_named(target), NOBODY)
        if element == NOBODY or s.unit_of(element) != self.unit:
            return [Reason("DW-B-MOV-48", "another-unit")]
        if contact.touches(s, element):
            return [Reason("DW-B-CON-12", "in-contact")]
        return [Reason("DW-B-CON-20", "cannot-go-on")]


def front_fields(s: DemonworldState, unit: int, element: int, left: int, *, by_points: bool) -> list[int]:
    """Front fields an element can enter with what it has left; without turning (DW-B-CON-12)."""
    return [*front_steps(s, unit, element, s.at[element], left, by_points=by_points)]


def front_steps(
    s: DemonworldState, unit: int, element: int, here: int, left: int, *, by_points: bool
) -> dict[int, int]:
    """The same from any field, with what each step takes."""
    table, free = costs_of(s, element), steps.free_field(s, unit, may_touch=True, own=False)
    found = {}
    for direction in FRONT_DIRECTIONS[s.looks[element]]:
        cost = table[here * DIRECTIONS + direction]
        near = s.around[here][direction]
        if cost >= NOT_PASSABLE or not free(near) or (cost if by_points else 1) > left:
            continue
        if steps.why_not_step(s, unit, ((here, near),)) is None:
            found[near] = cost if by_points else 1
    return found


@frame
class FinishingMove(Procedure):
    """One element goes to its front until it makes contact or its allowance is spent."""

    unit: int
    element: int
    left: int
    by_points: bool

    def step(self, s: DemonworldState) -> Asked:
        fields = front_fields(s, self.unit, self.element, self.left, by_points=self.by_points)
        if not fields or contact.touches(s, self.element):
            s.finish()
            return None
        stop = s.game.verbs.stop
        options = [*(s.offers.to[field] for field in sorted(fields)), stop]
        seat, hex_ = s.owner(self.unit), s.field_id(s.at[self.element])
        return Ask(seat, "finishing-to", "DW-B-CON-12", options, default=stop, unit=s.name(self.unit), hex=hex_)

    def do_to(self, s: DemonworldState, seat: int, target: int) -> None:
        there, here = s.field_named(target), s.at[self.element]
        direction = s.area.grid.direction(here, there)
        assert direction is not None
        self.left -= costs_of(s, self.element)[here * DIRECTIONS + direction] if self.by_points else 1
        was = shape(s, self.unit).kind
        changes.go(s, self.element, there)
        steps.rearranged(s, self.unit, was)
        asked = steps.alongside(s, self.unit, (self.element,))
        if asked is None:
            self._meet(s)
        else:
            s.push(asked)

    def _meet(self, s: DemonworldState) -> None:
        if contact.touches(s, self.element):
            self.left = 0
            s.push(Reactions((self.unit,)))

    def resumed(self, s: DemonworldState, child: Frame, value: Any) -> None:
        if not isinstance(child, Reactions):
            self._meet(s)

    def do_stop(self, s: DemonworldState, seat: int, target: int) -> None:
        s.finish()

    def why_to(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        here, near = s.at[self.element], s.field_named(target)
        ahead = [s.around[here][direction] for direction in FRONT_DIRECTIONS[s.looks[self.element]]]
        barred = steps.why_not_step(s, self.unit, ((here, near),)) if near >= 0 and near in ahead else None
        return [barred or Reason("DW-B-CON-12", "not-to-its-front")]
