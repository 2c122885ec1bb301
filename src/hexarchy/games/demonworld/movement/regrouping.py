"""Single elements of a unit move or turn within one maneuver (DW-B-MOV-17, -26, -52, -58).

A step is opened as one operation, each answer moves or turns one element, and closing it without any costs nothing.
"""

from __future__ import annotations

from hexarchy.core.axial import DIRECTIONS
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.games.demonworld import changes, contact
from hexarchy.games.demonworld.facing import FRONT_DIRECTIONS
from hexarchy.games.demonworld.movement import steps
from hexarchy.games.demonworld.movement.strength import costs_of
from hexarchy.games.demonworld.procedure import Procedure
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.words import NOBODY


class ElementByElement(Procedure):
    """Elements of a unit go elsewhere, each once: one is taken, then sent, until the step is closed. Ends with who
    moved."""

    __slots__ = ("moved", "taken")
    moved: tuple[int, ...]
    taken: int

    def do_take(self, s: DemonworldState, seat: int, target: int) -> None:
        self.taken = s.standing[s.field_named(target)]

    def do_to(self, s: DemonworldState, seat: int, target: int) -> None:
        changes.go(s, self.taken, s.field_named(target))
        self.moved, self.taken = (*self.moved, self.taken), NOBODY

    def do_close(self, s: DemonworldState, seat: int, target: int) -> None:
        s.finish(self.moved)


@frame
class RegroupingStep(ElementByElement):
    """Elements go one field each, one after another; fields left earlier in the step are free."""

    unit: int
    may_touch: bool = False  # in a reaction, where those in contact stay (DW-B-CON-11)
    moved: tuple[int, ...] = ()
    taken: int = NOBODY

    def step(self, s: DemonworldState) -> Asked:
        verbs, offers, name, seat = s.game.verbs, s.offers, s.name(self.unit), s.owner(self.unit)
        if self.taken == NOBODY:
            fields = sorted(s.at[element] for element in s.bodies[self.unit] if self.fields_for(s, element))
            options = [*(offers.take[field] for field in fields), verbs.close]
            return Ask(seat, "regrouping", "DW-B-MOV-58", options, default=verbs.close, last_word=True, unit=name)
        options = [offers.to[field] for field in sorted(self.fields_for(s, self.taken))]
        return Ask(seat, "regrouping-to", "DW-B-MOV-58", options, unit=name, hex=s.field_id(s.at[self.taken]))

    def fields_for(self, s: DemonworldState, element: int) -> list[int]:
        """Where an element may go in this step."""
        if element in self.moved or (self.may_touch and contact.touches(s, element)):
            return []
        free = steps.free_field(s, self.unit, may_touch=self.may_touch, own=False)
        return steps.neighbours(s, self.unit, s.at[element], costs_of(s, element), free)

    def why_take(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        element = s.standing.get(s.field_named(target), NOBODY)
        if element == NOBODY or s.unit_of(element) != self.unit:
            return [Reason("DW-B-MOV-48", "another-unit")]
        if element in self.moved:
            return [Reason("DW-B-MOV-58", "moved-in-this-step")]
        if self.may_touch and contact.touches(s, element):
            return [Reason("DW-B-CON-11", "in-contact")]
        return [Reason("DW-B-MOV-52", "no-free-field")]

    def why_to(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        field = s.field_named(target)
        if field in s.standing:
            return [Reason("DW-B-MOV-52", "field-taken", hex=s.field_id(field))]
        if field < 0 or self.taken == NOBODY or field not in s.around[s.at[self.taken]]:
            return [Reason("DW-B-MOV-52", "not-adjacent")]
        if not self.may_touch and steps.meets(s, self.unit, field):
            return [Reason("DW-B-CON-05", "not-frontal", unit=s.name(self.unit))]
        return [Reason("DW-S-TER-09", "not-passable")]


@frame
class TurningStep(Procedure):
    """Any elements turn in place, each as wished; in a column without a maneuver left so that each keeps the one ahead
    of it in front (DW-B-MOV-40). Ends with those that did."""

    unit: int
    column: tuple[int, ...] = ()  # from its leader on
    turned: tuple[int, ...] = ()
    taken: int = NOBODY

    def step(self, s: DemonworldState) -> Asked:
        verbs, name, seat = s.game.verbs, s.name(self.unit), s.owner(self.unit)
        if self.taken == NOBODY:
            fields = sorted(s.at[element] for element in s.bodies[self.unit] if element not in self.turned)
            options = [*(s.offers.take[field] for field in fields), verbs.close]
            return Ask(seat, "turn", "DW-B-MOV-58", options, default=verbs.close, last_word=True, unit=name)
        facings = [verbs.face[facing] for facing in self._facings(s) if facing != s.looks[self.taken]]
        return Ask(seat, "turn-to", "DW-B-MOV-26", facings, unit=name, hex=s.field_id(s.at[self.taken]))

    def do_take(self, s: DemonworldState, seat: int, target: int) -> None:
        self.taken = s.standing[s.field_named(target)]

    def _facings(self, s: DemonworldState) -> list[int]:
        """How the element in hand may look."""
        at = self.column.index(self.taken) if self.taken in self.column else 0
        if not at:  # it leads, or is in no column
            return [*range(DIRECTIONS)]
        way = s.area.grid.direction(s.at[self.taken], s.at[self.column[at - 1]])
        return [facing for facing in range(DIRECTIONS) if way in FRONT_DIRECTIONS[facing]]

    def do_face(self, s: DemonworldState, seat: int, target: int) -> None:
        changes.turn(s, self.taken, target)
        s.emit("element-turns", unit=s.name(self.unit), hex=s.field_id(s.at[self.taken]), facing=target)
        self.turned, self.taken = (*self.turned, self.taken), NOBODY

    def do_close(self, s: DemonworldState, seat: int, target: int) -> None:
        s.finish(self.turned)

    def why_take(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        element = s.standing.get(s.field_named(target), NOBODY)
        if element == NOBODY or s.unit_of(element) != self.unit:
            return [Reason("DW-B-MOV-48", "another-unit")]
        return [Reason("DW-B-MOV-58", "moved-in-this-step")]
