"""Riders of chariots and dragons (DW-E-CHA-18, -19, DW-E-DRA-19, DW-E-LCM-01, -03, -04): a commander gets on and off,
gives orders from there, and outlives his mount.

A rider is off the area (`words.RIDING`), and their record names the `mount`: nobody can aim at them, and what hits the
mount hits nobody else (DW-E-LCM-03).
"""

from __future__ import annotations

from typing import Final

from hexarchy.core.actions import Action
from hexarchy.core.axial import DIRECTIONS
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, Frame, frame
from hexarchy.games.demonworld import changes, contact, hooks, singles
from hexarchy.games.demonworld.command import Post
from hexarchy.games.demonworld.data_schema import CommanderForm, WizardForm
from hexarchy.games.demonworld.large.base import form_of
from hexarchy.games.demonworld.large.chariot import carriage, chariot, passenger
from hexarchy.games.demonworld.large.overrun import kept_free, overruns
from hexarchy.games.demonworld.movement.single import NamedMove
from hexarchy.games.demonworld.movement.strength import costs
from hexarchy.games.demonworld.procedure import Procedure
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.terrain import NOT_PASSABLE
from hexarchy.games.demonworld.words import EXPERT, NOBODY

TALLEST: Final = 2  # of those who find room on a mount
RULES: Final = {"chariot": ("DW-E-CHA-18", "DW-E-CHA-19"), "dragon": ("DW-E-DRA-19", "DW-E-DRA-19")}  # room, way


# -- who and where -----------------------------------------------------------------------------------------------------


def carries(s: DemonworldState, unit: int) -> bool:
    """Is it something a commander can ride?"""
    return s.is_large(unit) and form_of(s, unit).kind in RULES


def rules_of(s: DemonworldState, unit: int) -> tuple[str, str]:
    """Of a mount: who has room on it, and how one gets on and off."""
    return RULES[form_of(s, unit).kind]


def saddle(s: DemonworldState, unit: int) -> int:
    """The field of a mount that its rider is on: the carriage of a chariot, the foremost field of a dragon."""
    element = s.element_of(unit)
    return s.at[element] if chariot(s, element) is None else carriage(s, element)


def why_not_mount(s: DemonworldState, single: int, unit: int) -> Reason | None:
    """A commander gets on from a field beside the carriage, or the head of a dragon, if there is room."""
    reason = why_no_room(s, single, unit)
    if reason is not None:
        return reason
    room, way = rules_of(s, unit)
    if passenger(s, unit) != NOBODY:
        return Reason(room, "one-on-board", unit=s.name(unit))
    element = s.element_of(single)
    if not singles.independent(s, single) or s.at[element] not in s.around[saddle(s, unit)]:
        return Reason(way, "not-beside-mount", unit=s.name(single))
    if s.units[single].melee or s.units[unit].melee:
        return Reason(way, "in-melee", unit=s.name(single))
    return None


@hooks.MOUNTS(level=EXPERT)
def begins_on_board(s: DemonworldState, single: int, unit: int) -> bool:
    """A commander may be carried from the start (DW-E-CHA-18)."""
    return carries(s, unit) and why_no_room(s, single, unit) is None


def why_no_room(s: DemonworldState, single: int, unit: int) -> Reason | None:
    """Only a commander or wizard on foot, no taller than two and without retinue finds room (DW-E-MAG-02)."""
    form = s.entry(single).form
    mounted = isinstance(form, CommanderForm) and form.mounted
    if not isinstance(form, CommanderForm | WizardForm) or mounted or form.models > 1 or form.size > TALLEST:
        return Reason(rules_of(s, unit)[0], "no-room-on-board", unit=s.name(single))
    return None


def waiting(s: DemonworldState, unit: int) -> list[int]:
    """The commanders of a seat who could get on a mount."""
    return [single for single in s.roster.of_seat(s.owner(unit)) if why_not_mount(s, single, unit) is None]


def ways_off(s: DemonworldState, unit: int) -> list[int]:
    """The free fields beside the saddle that the rider can step on, away from enemies (DW-E-CHA-19, DW-E-DRA-19)."""
    single = passenger(s, unit)
    return [near for near in steps(s, single, saddle(s, unit)) if not contact.touching_at(s, (near,), single)]


def steps(s: DemonworldState, single: int, field: int) -> list[int]:
    """The free fields beside a field that a single element can go to from there."""
    table = costs(s, single)
    return sorted(
        near
        for direction, near in enumerate(s.around[field])
        if near >= 0 and near not in s.standing and table[field * DIRECTIONS + direction] < NOT_PASSABLE
    )


def at_rest(s: DemonworldState, unit: int) -> bool:
    """Is it a mount on the area that fights nobody? In the air nobody gets on or off."""
    return bool(s.bodies[unit]) and carries(s, unit) and not s.units[unit].melee


# -- orders ------------------------------------------------------------------------------------------------------------


@hooks.POSTS(level=EXPERT)
def from_the_saddle(s: DemonworldState, commander: int) -> Post | None:
    """A rider gives orders as long as the mount neither fights (DW-E-LCM-01) nor flies high (DW-E-FLY-09)."""
    mount = s.units[commander].mount
    if mount == NOBODY or not at_rest(s, mount):
        return None
    return Post(s.element_of(mount), saddle(s, mount), mount)


# -- shooting ----------------------------------------------------------------------------------------------------------


@hooks.ON_BOARD(level=EXPERT)
def rider(s: DemonworldState, unit: int) -> list[int]:
    """Who rides shoots when the mount may, by its order, and once a round as ever (DW-E-LCM-02)."""
    single = passenger(s, unit)
    return [] if single == NOBODY or s.units[single].shot else [s.element_of(single)]


# -- getting on and off ------------------------------------------------------------------------------------------------


@hooks.BEFORE_MOVING(level=EXPERT)
def before_it_rolls(s: DemonworldState, unit: int) -> Frame | None:
    """Who gets off before the mount moves may go on at once."""
    return Passenger(unit, before=True) if at_rest(s, unit) and passenger(s, unit) != NOBODY else None


@hooks.AFTER_MOVING(level=EXPERT)
def after_it_rolled(s: DemonworldState, unit: int) -> Frame | None:
    """No matter which of the two has come to the other, the movement of both ends when the commander gets on."""
    if singles.is_single(s, unit):
        return Boarding(unit)
    return Passenger(unit) if at_rest(s, unit) else None


@frame
class Passenger(Procedure):
    """A commander gets off a mount, or on it."""

    unit: int
    before: bool = False  # it moves

    def step(self, s: DemonworldState) -> Asked:
        single, verbs = passenger(s, self.unit), s.game.verbs
        if single != NOBODY:
            options: list[Action] = [s.offers.to[field] for field in ways_off(s, self.unit)]
        else:
            options = [s.offers.mount[other] for other in waiting(s, self.unit)]
        if not options:
            s.finish()
            return None
        key, name = ("dismount", s.name(single)) if single != NOBODY else ("mount", s.name(self.unit))
        rule = rules_of(s, self.unit)[1]
        return Ask(s.owner(self.unit), key, rule, [verbs.none, *options], default=verbs.none, unit=name)

    def do_none(self, s: DemonworldState, seat: int, target: int) -> None:
        s.finish()

    def do_mount(self, s: DemonworldState, seat: int, target: int) -> None:
        mount(s, s.unit_named(target), self.unit)
        s.finish()

    def do_to(self, s: DemonworldState, seat: int, target: int) -> None:
        single, field = passenger(s, self.unit), s.field_named(target)
        get_off(s, single, field)
        changes.unit(s, single, moved=not self.before)
        s.finish()
        if self.before:
            s.push(NamedMove((single,), s.side(single)))

    def why_mount(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        single = s.unit_named(target)
        if single < 0 or s.owner(single) != seat:
            return [Reason("DW-B-INT-25", "not-your-unit")]
        reason = why_not_mount(s, single, self.unit)
        return [] if reason is None else [reason]

    def why_to(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        return [Reason(rules_of(s, self.unit)[1], "no-way-off")]


@frame
class Boarding(Procedure):
    """A commander who has come to a mount gets on it."""

    single: int

    def step(self, s: DemonworldState) -> Asked:
        verbs = s.game.verbs
        units = [unit for unit in s.roster.of_seat(s.owner(self.single)) if self.open(s, unit)]
        if not units:
            s.finish()
            return None
        options = [verbs.none, *(s.offers.mount[unit] for unit in units)]
        name = s.name(self.single)
        rule = rules_of(s, units[0])[1]
        return Ask(s.owner(self.single), "board", rule, options, default=verbs.none, unit=name)

    def open(self, s: DemonworldState, unit: int) -> bool:
        return at_rest(s, unit) and why_not_mount(s, self.single, unit) is None

    def do_none(self, s: DemonworldState, seat: int, target: int) -> None:
        s.finish()

    def do_mount(self, s: DemonworldState, seat: int, target: int) -> None:
        mount(s, self.single, s.unit_named(target))
        s.finish()


def mount(s: DemonworldState, single: int, unit: int) -> None:
    changes.ride(s, single, unit)
    changes.unit(s, single, moved=True, stirred=True)
    changes.unit(s, unit, moved=True)
    s.emit("mounts", unit=s.name(single), other=s.name(unit))


def get_off(s: DemonworldState, single: int, field: int) -> None:
    unit = s.units[single].mount
    facing = s.looks[s.element_of(unit)]
    changes.unit(s, single, mount=NOBODY)
    changes.put(s, s.element_of(single), field, facing)
    s.emit("dismounts", unit=s.name(single), other=s.name(unit), hex=s.field_id(field))


# -- when the mount is destroyed ---------------------------------------------------------------------------------------


@hooks.SLAIN(level=EXPERT)
def outlives(s: DemonworldState, element: int) -> None:
    """The passenger of a chariot stands where the carriage stood (DW-E-LCM-04). Where another has rolled over that, or
    a dragon was slain, the rider stands up as soon as it can be asked where."""
    unit = s.roster.unit_of[element]
    single = passenger(s, unit)
    if single == NOBODY:
        return
    seat = saddle(s, unit)
    if chariot(s, element) is not None and s.standing.get(seat, element) == element:
        stand(s, single, seat)
    else:
        s.doings = s.doings._replace(thrown=(*s.doings.thrown, (single, seat)))


def stand(s: DemonworldState, single: int, field: int) -> None:
    """Where that is beside enemies they fight: contact is enough (DW-B-INT-24, DW-B-MEL-34). What is overrunning
    others still passes them by (DW-E-OVR-16)."""
    unit = s.units[single].mount
    get_off(s, single, field)
    singles.fight_on(s, unit, [single])
    for foe in contact.touched_units(s, single):
        if not (s.units[foe].routing or overruns(s, foe)):
            changes.enter_melee(s, single)
            changes.enter_melee(s, foe)


@hooks.BETWEEN_STEPS(level=EXPERT)
def stand_up(s: DemonworldState) -> Frame | None:
    return StandUp() if s.doings.thrown else None


@frame
class StandUp(Procedure):
    """Riders of slain dragons stand beside the head, or beside another field of the base (DW-E-LCM-04). A passenger
    whose carriage another lies on loses a hit point, and stands on the free field nearest to it (DW-E-OVR-10); of
    several the owner chooses (DW-DEC-35)."""

    def step(self, s: DemonworldState) -> Asked:
        if not s.doings.thrown:
            s.finish()
            return None
        single, seat = s.doings.thrown[0]
        if s.units[single].mount == NOBODY:  # they fell with it
            s.doings = s.doings._replace(thrown=s.doings.thrown[1:])
            return None
        fields, rule = places(s, single, seat)
        if len(fields) == 1:
            self._stand(s, fields[0])
            return None
        key = "thrown-off" if rolled_over(s, single) else "stand-up"
        return Ask(s.owner(single), key, rule, [s.offers.to[field] for field in fields], unit=s.name(single))

    def do_to(self, s: DemonworldState, seat: int, target: int) -> None:
        self._stand(s, s.field_named(target))

    def _stand(self, s: DemonworldState, field: int) -> None:
        (single, _), *others = s.doings.thrown
        s.doings = s.doings._replace(thrown=tuple(others))
        crushed = rolled_over(s, single)
        stand(s, single, field)
        if crushed:
            changes.wound(s, {s.element_of(single): 1})

    def why_to(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        crushed = rolled_over(s, s.doings.thrown[0][0])
        return [Reason("DW-E-OVR-10", "not-nearest") if crushed else Reason("DW-E-LCM-04", "not-beside-slain")]


def rolled_over(s: DemonworldState, single: int) -> bool:
    """Was it a chariot that carried a rider who is to stand up?"""
    return chariot(s, s.element_of(s.units[single].mount)) is not None


def places(s: DemonworldState, single: int, seat: int) -> tuple[list[int], str]:
    """Where a rider stands up who sat on a field, and the rule."""
    if rolled_over(s, single):
        return nearest(s, single, seat), "DW-E-OVR-10"
    return beside_the_slain(s, single, seat), "DW-E-LCM-04"


def nearest(s: DemonworldState, single: int, field: int) -> list[int]:
    """Of the free fields a single element can enter those nearest to a field."""
    taken = s.standing.keys() | kept_free(s)
    free = [near for near in range(s.area.size) if near not in taken and can_stand(s, single, near)]
    distance = s.area.grid.distances(field)
    least = min(distance[near] for near in free)
    return [near for near in free if distance[near] == least]


def beside_the_slain(s: DemonworldState, single: int, head: int) -> list[int]:
    """Where the rider of a slain dragon stands up: beside its head, else beside it, else as near as there is room."""
    dragon = s.element_of(s.units[single].mount)
    base = s.covered(dragon, head, s.looks[dragon])
    free = [field for field in range(s.area.size) if field not in s.standing and can_stand(s, single, field)]
    beside = {near for field in base for near in s.around[field]}
    for near in ({*s.around[head]}, beside):
        found = [field for field in free if field in near]
        if found:
            return found
    return nearest(s, single, head)


def can_stand(s: DemonworldState, single: int, field: int) -> bool:
    """Is a field one that a single element can enter, from whichever side?"""
    table = costs(s, single)
    return field not in s.carcasses and any(
        here >= 0 and table[here * DIRECTIONS + (direction + DIRECTIONS // 2) % DIRECTIONS] < NOT_PASSABLE
        for direction, here in enumerate(s.around[field])
    )
