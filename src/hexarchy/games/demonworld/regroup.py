"""The end of the melee phase (DW-B-MEL-25 to -30, -36, -37): elements close round the enemy, turn, or step away."""

from __future__ import annotations

from hexarchy.core.axial import DIRECTIONS
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, Frame, frame
from hexarchy.games.demonworld import changes, contact, hooks
from hexarchy.games.demonworld.movement import strength
from hexarchy.games.demonworld.procedure import Procedure
from hexarchy.games.demonworld.sequence import step
from hexarchy.games.demonworld.sides import roll_off, seats_of
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.terrain import NOT_PASSABLE
from hexarchy.games.demonworld.words import NOBODY, SIDES

FAR_STEPS = 2  # of an element that touches nobody (DW-B-MEL-25)


def destroyed_by(s: DemonworldState, melee: int, side: int) -> int:
    """Enemy elements a side has destroyed in a melee in this phase (DW-E-LME-09)."""
    return sum(s.units[unit].lost for unit in s.doings.melees[melee] if s.side(unit) != side)


def members(s: DemonworldState, melee: int, seat: int) -> list[int]:
    """The elements of a seat that are still in a melee: those that routed from it do not regroup."""
    units = [unit for unit in s.doings.melees[melee] if s.owner(unit) == seat and not s.units[unit].routing]
    return [element for unit in units for element in s.bodies[unit]]


def stays_put(s: DemonworldState, element: int) -> bool:
    return any(stays(s, element) for stays in hooks.STAYS_PUT.of(s))


def held_by(s: DemonworldState, element: int) -> list[int]:
    """The enemies in contact that hold an element."""
    return [other for other in contact.touching(s, element) if not stays_put(s, other)]


def held_at(s: DemonworldState, field: int, unit: int) -> bool:
    """Would an enemy hold an element of a unit on a field?"""
    return any(not stays_put(s, other) for other in contact.touching_at(s, (field,), unit))


def fields_open_to(s: DemonworldState, element: int) -> list[int]:
    """Where an element may go while its melee regroups: as many touch it now (DW-B-MEL-28)."""
    unit, here = s.roster.unit_of[element], s.at[element]
    touching = len(held_by(s, element))
    if touching > 1:
        return []
    if touching == 1:
        return sorted(field for field in _near(s, element, here) if held_at(s, field, unit))
    found: set[int] = set()
    edge = [here]
    for _ in range(FAR_STEPS):
        near = {field for at in edge for field in _near(s, element, at)} - found
        found |= near
        edge = [field for field in near if not held_at(s, field, unit)]
    return sorted(found)


def _near(s: DemonworldState, element: int, field: int) -> list[int]:
    """Free neighbouring fields an element can step to; no impassable side is crossed."""
    costs, around = strength.costs_of(s, element), s.around[field]
    return [
        around[direction]
        for direction in range(DIRECTIONS)
        if costs[field * DIRECTIONS + direction] < NOT_PASSABLE and around[direction] not in s.standing
    ]


def forced(s: DemonworldState, element: int) -> list[int]:
    """Fields one of which an element has to go to."""
    return next((fields for must in hooks.MUST_REGROUP.of(s) if (fields := must(s, element))), [])


@step("regrouping")
@frame
class Regrouping(Procedure):
    """Melee by melee in their order; one side is through before the other begins (DW-B-MEL-27)."""

    melee: int = 0

    def step(self, s: DemonworldState) -> Asked:
        if self.melee < len(s.doings.melees):
            self.melee += 1
            self.open(s, self.melee - 1)
            return None
        for unit, true in enumerate(s.units):
            if true.melee and not contact.touched_units(s, unit):
                changes.leave_melee(s, unit)
                if s.bodies[unit]:
                    s.emit("out-of-melee", unit=s.name(unit))
        s.finish()
        return None

    def resumed(self, s: DemonworldState, child: Frame, value: None) -> None:
        for follow in hooks.MELEE_OVER.of(s):
            follow(s, self.melee - 1)

    def open(self, s: DemonworldState, melee: int) -> None:
        left = [side for side in range(len(SIDES)) if any(members(s, melee, seat) for seat in seats_of(s, side))]
        if len(left) == 1:  # nobody to ask (DW-DEC-44)
            s.push(Closing(melee, tuple(seats_of(s, left[0]))))
        elif left:
            done = [destroyed_by(s, melee, side) for side in range(len(SIDES))]
            ahead = roll_off(s, "DW-B-MEL-27") if done[0] == done[1] else done.index(max(done))
            s.push(FirstOrSecond(melee, ahead))


@frame
class FirstOrSecond(Procedure):
    """The side that destroyed more chooses (DW-B-MEL-27, DW-DEC-44)."""

    melee: int
    side: int

    def step(self, s: DemonworldState) -> Asked:
        verbs = s.game.verbs
        unit = s.name(s.doings.melees[self.melee][0])
        options = [verbs.first, verbs.second]
        return Ask(s.speaker(self.side), "regroup-first", "DW-B-MEL-27", options, default=verbs.second, unit=unit)

    def _go(self, s: DemonworldState, first: int) -> None:
        s.pop()
        s.push(Closing(self.melee, (*seats_of(s, first), *seats_of(s, 1 - first))))

    def do_first(self, s: DemonworldState, seat: int, target: int) -> None:
        self._go(s, self.side)

    def do_second(self, s: DemonworldState, seat: int, target: int) -> None:
        self._go(s, 1 - self.side)


@frame
class Closing(Procedure):
    """The seats of a melee regroup, one after the other."""

    melee: int
    seats: tuple[int, ...]

    def step(self, s: DemonworldState) -> Asked:
        if not self.seats:
            s.finish()
            return None
        seat, self.seats = self.seats[0], self.seats[1:]
        if members(s, self.melee, seat):
            s.push(OwnElements(self.melee, seat))
        return None


@frame
class OwnElements(Procedure):
    """A seat's elements of a melee, each at most once, in any order (DW-B-MEL-36, DW-DEC-45)."""

    melee: int
    seat: int
    picked: tuple[int, ...] = ()

    def step(self, s: DemonworldState) -> Asked:
        mine = members(s, self.melee, self.seat)
        waiting = [element for element in mine if element not in self.picked and not stays_put(s, element)]
        if not waiting:
            s.finish()
            return None
        done = s.game.verbs.done
        must = [s.offers.take[s.at[element]] for element in waiting if forced(s, element)]
        if must:
            return Ask(self.seat, "regroup", "DW-S-MOR-75", must)
        options = [s.offers.take[s.at[element]] for element in waiting]
        return Ask(self.seat, "regroup", "DW-B-MEL-36", [*options, done], default=done, last_word=True)

    def do_take(self, s: DemonworldState, seat: int, target: int) -> None:
        element = s.standing[s.field_named(target)]
        self.picked = (*self.picked, element)
        others = (regroup(s, element, seat) for regroup in hooks.REGROUPING.of(s))
        s.push(next((own for own in others if own is not None), None) or OneElement(element, seat))

    def do_done(self, s: DemonworldState, seat: int, target: int) -> None:
        s.finish()

    def why_take(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        element = s.standing.get(s.field_named(target), NOBODY)
        if element == NOBODY or s.owner(s.unit_of(element)) != seat:
            return [Reason("DW-B-INT-25", "not-your-element")]
        if element in self.picked:
            return [Reason("DW-B-MEL-36", "has-regrouped", hex=s.field_id(s.at[element]))]
        return [Reason("DW-B-MEL-06", "other-melee", unit=s.name(s.unit_of(element)))]


def meet(s: DemonworldState, element: int) -> None:
    """Those an element touches now are in melee from here on, without a reaction (DW-B-MEL-37)."""
    unit = s.unit_of(element)
    for fall in hooks.TOUCHED.of(s):
        fall(s, unit)
    for foe in sorted({s.unit_of(other) for other in contact.touching(s, element)}):
        if not s.units[foe].melee:
            changes.enter_melee(s, foe)
            s.emit("drawn-in", unit=s.name(foe))
            for follow in hooks.CONTACT.of(s):
                follow(s, unit, foe)


@frame
class OneElement(Procedure):
    """An element goes to a field, if it may, and takes a facing (DW-B-MEL-25, DW-B-MEL-26)."""

    element: int
    seat: int
    moved: bool = False

    def step(self, s: DemonworldState) -> Asked:
        here = s.at[self.element]
        must = [] if self.moved else forced(s, self.element)
        if must:
            options = [s.offers.to[field] for field in must]
            return Ask(self.seat, "regroup-to", "DW-S-MOR-75", options, hex=s.field_id(here))
        fields = [] if self.moved else fields_open_to(s, self.element)
        options = [*(s.offers.to[field] for field in fields), *s.game.verbs.face]
        stays = s.game.verbs.face[s.looks[self.element]]
        key = "regroup-to" if fields else "regroup-face"
        return Ask(self.seat, key, "DW-B-MEL-36", options, default=stays, hex=s.field_id(here))

    def do_to(self, s: DemonworldState, seat: int, target: int) -> None:
        changes.go(s, self.element, s.field_named(target))
        self.moved = True
        meet(s, self.element)

    def do_face(self, s: DemonworldState, seat: int, facing: int) -> None:
        changes.turn(s, self.element, facing)
        s.finish()

    def why_to(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        hex_ = s.field_id(s.at[self.element])
        if self.moved:
            return [Reason("DW-B-MEL-36", "has-regrouped", hex=hex_)]
        field, touching = s.field_named(target), len(held_by(s, self.element))
        if touching > 1:
            return [Reason("DW-B-MEL-25", "held", hex=hex_, count=touching)]
        if field >= 0 and field in s.standing:
            return [Reason("DW-B-MOV-49", "field-taken", hex=s.field_id(field))]
        return [Reason("DW-B-MEL-25", "keeps-touch" if touching else "too-far", hex=hex_)]
