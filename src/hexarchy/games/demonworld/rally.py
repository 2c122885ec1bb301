"""Rally (DW-S-MOR-35 to -38, -58, -59): routing units may test to end their rout; of a split unit one group does, and
the others come back to it or are given up."""

from __future__ import annotations

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.games.demonworld import changes, contact, hooks
from hexarchy.games.demonworld.morale import MoraleTest, groups
from hexarchy.games.demonworld.procedure import Procedure
from hexarchy.games.demonworld.rout import fight_alone, is_routing, put_to_rout, run_of, run_points
from hexarchy.games.demonworld.sequence import step
from hexarchy.games.demonworld.singles import attached_to, own_body
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.words import HOLD, NOBODY, ORDERING, RALLYING, STANDARD


@step("rally", level=STANDARD)
@frame
class Rally(Procedure):
    """Each routing unit may test once, unit by unit (DW-S-MOR-35, DW-DEC-46)."""

    at: int = 0

    def step(self, s: DemonworldState) -> Asked:
        while self.at < len(s.units):
            if s.units[self.at].routing and s.bodies[self.at]:
                verbs, chance = s.game.verbs, round(100 * MoraleTest(RALLYING, self.at).chance(s))
                options = [verbs.yes, verbs.no]
                name = s.name(self.at)
                return Ask(
                    s.owner(self.at), "rally", "DW-S-MOR-35", options, default=verbs.yes, unit=name, chance=chance
                )
            self.at += 1
        s.finish()
        return None

    def do_yes(self, s: DemonworldState, seat: int, target: int) -> None:
        unit, test = self.at, MoraleTest(RALLYING, self.at)
        self.at += 1
        group = test.group(s)
        if test.passed(s):
            rally(s, unit, group)

    def do_no(self, s: DemonworldState, seat: int, target: int) -> None:
        self.at += 1


def rally(s: DemonworldState, unit: int, group: tuple[int, ...]) -> None:
    """A group of a unit stops routing; the others are still astray (DW-S-MOR-38, -59)."""
    astray = tuple(element for element in own_body(s, unit) if element not in group)
    changes.unit(s, unit, routing=False, astray=astray)
    s.emit("rallies", unit=s.name(unit), hexes=[s.field_id(s.at[element]) for element in group])
    if astray:
        s.push(Fate(unit))


@frame
class Fate(Procedure):
    """The owner gives up some of the elements astray, or none (DW-DEC-47)."""

    unit: int

    def step(self, s: DemonworldState) -> Asked:
        astray = s.units[self.unit].astray
        if not astray:
            s.finish()
            return None
        done = s.game.verbs.done
        options: list[Action] = [s.offers.take[field] for field in sorted(s.at[element] for element in astray)]
        name = s.name(self.unit)
        return Ask(s.owner(self.unit), "give-up-astray", "DW-S-MOR-59", [*options, done], default=done, unit=name)

    def do_take(self, s: DemonworldState, seat: int, target: int) -> None:
        give_up(s, s.standing[s.field_named(target)])

    def do_done(self, s: DemonworldState, seat: int, target: int) -> None:
        s.finish()

    def why_take(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        return [Reason("DW-S-MOR-59", "not-astray")]


def give_up(s: DemonworldState, element: int) -> None:
    """It counts as destroyed, but no test counts it (DW-S-MOR-79)."""
    s.emit("given-up", unit=s.name(s.unit_of(element)), hex=s.field_id(s.at[element]))
    changes.remove(s, element, casualty=False)


@hooks.REMOVED(level=STANDARD)
def forget(s: DemonworldState, element: int, unit: int) -> None:
    """An element astray is gone; with the last of the others the rest routs again."""
    astray = s.units[unit].astray
    if not astray:
        return
    left = tuple(one for one in astray if one != element)
    changes.unit(s, unit, astray=left)
    if left and all(one in left for one in own_body(s, unit)):
        put_to_rout(s, unit)
        fight_alone(s, unit, attached_to(s, unit))


# -- until all are back ------------------------------------------------------------------------------------------------


@hooks.NO_ORDERS(level=STANDARD)
def waits(s: DemonworldState, unit: int) -> Reason | None:
    """A unit holds until those astray are back or given up (DW-S-MOR-59)."""
    return Reason("DW-S-MOR-59", "elements-astray", unit=s.name(unit)) if s.units[unit].astray else None


@hooks.MAY_NOT_SHOOT(level=STANDARD)
def no_shot_astray(s: DemonworldState, element: int) -> Reason | None:
    """Those astray still rout, and take no part in what their unit does: they do not shoot (DW-S-MOR-59) …"""
    return Reason("DW-S-MOR-59", "astray", hex=s.field_id(s.at[element])) if is_routing(s, element) else None


@hooks.MAY_NOT_STEP(level=STANDARD)
def no_regrouping_astray(s: DemonworldState, unit: int, here: int, there: int) -> Reason | None:
    """… do not regroup with them …"""
    astray = s.units[unit].astray
    away = astray and s.standing.get(here) in astray
    return Reason("DW-S-MOR-59", "astray", hex=s.field_id(here)) if away else None


@hooks.STAYS_PUT(level=STANDARD)
def no_closing_in_astray(s: DemonworldState, element: int) -> bool:
    """… nor close in on an enemy at the end of a melee phase."""
    return is_routing(s, element)


@hooks.PHASE_BEGINS(level=STANDARD)
def hold(s: DemonworldState) -> None:
    if s.phase == ORDERING:
        for unit, true in enumerate(s.units):
            if true.astray and not true.melee:  # who fights on has no order at all (DW-B-ORD-11)
                changes.unit(s, unit, order=HOLD)


@step("stragglers", level=STANDARD)
@frame
class Stragglers(Procedure):
    """Elements astray go to the rallied group as far as they can, or are given up (DW-DEC-21)."""

    through: tuple[int, ...] = ()
    element: int = NOBODY

    def step(self, s: DemonworldState) -> Asked:
        if self.element == NOBODY:
            waiting = [one for true in s.units for one in true.astray if one not in self.through]
            if not waiting:
                s.finish()
            else:
                self.element = waiting[0]
            return None
        unit, here, abandon = s.unit_of(self.element), s.at[self.element], s.game.verbs.abandon
        fields = ways_back(s, self.element)
        options: list[Action] = [*(s.offers.to[field] for field in fields), abandon]
        seat, name, hex_ = s.owner(unit), s.name(unit), s.field_id(here)
        return Ask(seat, "straggler", "DW-S-MOR-59", options, default=options[0], unit=name, hex=hex_)

    def do_to(self, s: DemonworldState, seat: int, target: int) -> None:
        element, there, here = self.element, s.field_named(target), s.at[self.element]
        unit = s.unit_of(element)
        self._put_down()
        if there != here:
            changes.go(s, element, there)
        come_back(s, unit)

    def do_abandon(self, s: DemonworldState, seat: int, target: int) -> None:
        element = self.element
        self._put_down()
        give_up(s, element)

    def _put_down(self) -> None:
        self.through, self.element = (*self.through, self.element), NOBODY

    def why_to(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        return [Reason("DW-S-MOR-59", "not-the-shortest-way")]


def ways_back(s: DemonworldState, element: int) -> list[int]:
    """The fields out of contact an element astray can come to that lie nearest to the rallied group; where it cannot
    come nearer it stays."""
    unit, distance = s.unit_of(element), s.area.grid.distance
    group = [s.at[one] for one in rallied(s, unit)]
    reached = run_of(s, element, run_points(s, element))
    near = {
        field: min(distance(field, at) for at in group)
        for field in reached
        if field == s.at[element] or not contact.touches_at(s, unit, field)
    }
    least = min(near.values())
    if near[s.at[element]] == least:
        return [s.at[element]]
    return sorted(field for field in near if near[field] == least)


def rallied(s: DemonworldState, unit: int) -> list[int]:
    """The elements that stand with the rallied group: a commander apart from it is nobody to come back to."""
    astray = s.units[unit].astray
    held = [element for element in own_body(s, unit) if element not in astray]
    return [one for group in groups(s, unit) if any(element in held for element in group) for one in group]


def come_back(s: DemonworldState, unit: int) -> None:
    """Those next to the rallied group are rallied as well, and so on."""
    astray, group = s.units[unit].astray, rallied(s, unit)
    for one in astray:
        if one in group:
            s.emit("comes-back", unit=s.name(unit), hex=s.field_id(s.at[one]))
    changes.unit(s, unit, astray=tuple(one for one in astray if one not in group))
