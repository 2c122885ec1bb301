"""Passengers of chariots (DW-E-CHA-18, -19, DW-E-LCM-03, -04): a commander gets on and off, and outlives his chariot.

A passenger is off the area (`words.RIDING`), and their record names the `mount`: nobody can aim at them, and what hits
the chariot hits nobody else (DW-E-LCM-03).
"""

from __future__ import annotations

from typing import Final

from hexarchy.core.actions import Action
from hexarchy.core.axial import DIRECTIONS
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, Frame, frame
from hexarchy.games.demonworld import changes, contact, hooks, singles
from hexarchy.games.demonworld.data_schema import CommanderForm
from hexarchy.games.demonworld.large.base import element_of
from hexarchy.games.demonworld.large.chariot import carriage, chariot, passenger
from hexarchy.games.demonworld.movement.single import NamedMove
from hexarchy.games.demonworld.movement.strength import costs
from hexarchy.games.demonworld.procedure import Procedure
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.terrain import NOT_PASSABLE
from hexarchy.games.demonworld.words import EXPERT, LARGE, NOBODY

TALLEST: Final = 2  # of those who find room on a chariot


# -- who and where -----------------------------------------------------------------------------------------------------


def why_not_mount(s: DemonworldState, single: int, unit: int) -> Reason | None:
    """A commander gets on from a field beside the carriage, if there is room."""
    reason = why_no_room(s, single)
    if reason is not None:
        return reason
    if passenger(s, unit) != NOBODY:
        return Reason("DW-E-CHA-18", "one-on-board", unit=s.name(unit))
    element = singles.element_of(s, single)
    if not singles.independent(s, single) or s.at[element] not in s.around[carriage(s, element_of(s, unit))]:
        return Reason("DW-E-CHA-19", "not-beside-carriage", unit=s.name(single))
    if s.units[single].melee or s.units[unit].melee:
        return Reason("DW-E-CHA-19", "in-melee", unit=s.name(single))
    return None


@hooks.MOUNTS(level=EXPERT)
def begins_on_board(s: DemonworldState, single: int, unit: int) -> bool:
    """A commander may be carried from the start (DW-E-CHA-18)."""
    rolls_ = s.entry(unit).sort == LARGE and chariot(s, element_of(s, unit)) is not None
    return rolls_ and why_no_room(s, single) is None


def why_no_room(s: DemonworldState, single: int) -> Reason | None:
    """Only a commander on foot, no taller than two and without retinue finds room."""
    form = s.entry(single).form
    if not isinstance(form, CommanderForm) or form.mounted or form.models > 1 or form.size > TALLEST:
        return Reason("DW-E-CHA-18", "no-room-on-board", unit=s.name(single))
    return None


def waiting(s: DemonworldState, unit: int) -> list[int]:
    """The commanders of a seat who could get on a chariot."""
    return [single for single in s.roster.of_seat(s.owner(unit)) if why_not_mount(s, single, unit) is None]


def ways_off(s: DemonworldState, unit: int) -> list[int]:
    """The free fields beside the carriage that its passenger can step on, away from enemies (DW-E-CHA-19)."""
    single, behind = passenger(s, unit), carriage(s, element_of(s, unit))
    table = costs(s, single)
    return sorted(
        near
        for direction, near in enumerate(s.around[behind])
        if near >= 0
        and near not in s.standing
        and table[behind * DIRECTIONS + direction] < NOT_PASSABLE
        and not contact.touching_at(s, (near,), single)
    )


def rolls(s: DemonworldState, unit: int) -> bool:
    """Is it a chariot on the area that fights nobody?"""
    return bool(s.bodies[unit]) and chariot(s, element_of(s, unit)) is not None and not s.units[unit].melee


# -- getting on and off ------------------------------------------------------------------------------------------------


@hooks.BEFORE_MOVING(level=EXPERT)
def before_it_rolls(s: DemonworldState, unit: int) -> Frame | None:
    """Who gets off before the chariot moves may go on at once."""
    return Passenger(unit, before=True) if rolls(s, unit) and passenger(s, unit) != NOBODY else None


@hooks.AFTER_MOVING(level=EXPERT)
def after_it_rolled(s: DemonworldState, unit: int) -> Frame | None:
    """No matter which of the two has come to the other, the movement of both ends when the commander gets on."""
    if singles.is_single(s, unit):
        return Boarding(unit)
    return Passenger(unit) if rolls(s, unit) else None


@frame
class Passenger(Procedure):
    """A commander gets off a chariot, or on it."""

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
        return Ask(s.owner(self.unit), key, "DW-E-CHA-19", [verbs.none, *options], default=verbs.none, unit=name)

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
        return [Reason("DW-E-CHA-19", "no-way-off")]


@frame
class Boarding(Procedure):
    """A commander who has come to a chariot gets on it."""

    single: int

    def step(self, s: DemonworldState) -> Asked:
        verbs = s.game.verbs
        units = [unit for unit in s.roster.of_seat(s.owner(self.single)) if self.open(s, unit)]
        if not units:
            s.finish()
            return None
        options = [verbs.none, *(s.offers.mount[unit] for unit in units)]
        name = s.name(self.single)
        return Ask(s.owner(self.single), "board", "DW-E-CHA-19", options, default=verbs.none, unit=name)

    def open(self, s: DemonworldState, unit: int) -> bool:
        sort = s.entry(unit).sort == s.entry(self.single).sort
        return not sort and rolls(s, unit) and why_not_mount(s, self.single, unit) is None

    def do_none(self, s: DemonworldState, seat: int, target: int) -> None:
        s.finish()

    def do_mount(self, s: DemonworldState, seat: int, target: int) -> None:
        mount(s, self.single, s.unit_named(target))
        s.finish()


def mount(s: DemonworldState, single: int, unit: int) -> None:
    changes.ride(s, single, unit)
    changes.unit(s, single, moved=True)
    changes.unit(s, unit, moved=True)
    s.emit("mounts", unit=s.name(single), other=s.name(unit))


def get_off(s: DemonworldState, single: int, field: int) -> None:
    unit = s.units[single].mount
    facing = s.looks[element_of(s, unit)]
    changes.unit(s, single, mount=NOBODY)
    changes.put(s, singles.element_of(s, single), field, facing)
    s.emit("dismounts", unit=s.name(single), other=s.name(unit), hex=s.field_id(field))


# -- when the chariot is destroyed -------------------------------------------------------------------------------------


@hooks.SLAIN(level=EXPERT)
def outlives(s: DemonworldState, element: int) -> None:
    """The passenger stands where the carriage stood (DW-E-LCM-04), unless another has rolled over that."""
    unit = s.roster.unit_of[element]
    if chariot(s, element) is None or passenger(s, unit) == NOBODY:
        return
    single, behind = passenger(s, unit), carriage(s, element)
    if s.standing.get(behind, element) == element:
        leave_wreck(s, single, behind)
    else:
        s.push(ThrownOff(single, behind))


def leave_wreck(s: DemonworldState, single: int, field: int) -> None:
    unit = s.units[single].mount
    get_off(s, single, field)
    singles.fight_on(s, unit, [single])


@frame
class ThrownOff(Procedure):
    """Another lies on the field of the carriage: the passenger loses a hit point and stands on the free field next to
    it, of several on one the owner likes (DW-E-OVR-10, DW-DEC-35)."""

    single: int
    carriage: int  # its field

    def step(self, s: DemonworldState) -> Asked:
        fields = nearest(s, self.single, self.carriage)
        if len(fields) == 1:
            self._land(s, fields[0])
            return None
        options = [s.offers.to[field] for field in fields]
        return Ask(s.owner(self.single), "thrown-off", "DW-E-OVR-10", options, unit=s.name(self.single))

    def do_to(self, s: DemonworldState, seat: int, target: int) -> None:
        self._land(s, s.field_named(target))

    def _land(self, s: DemonworldState, field: int) -> None:
        s.finish()
        leave_wreck(s, self.single, field)
        changes.wound(s, {singles.element_of(s, self.single): 1})

    def why_to(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        return [Reason("DW-E-OVR-10", "not-nearest")]


def nearest(s: DemonworldState, single: int, field: int) -> list[int]:
    """Of the free fields a single element can enter those nearest to a field."""
    table, distance = costs(s, single), s.area.grid.distances(field)
    free = {
        near
        for here in range(s.area.size)
        for direction, near in enumerate(s.around[here])
        if near >= 0 and near not in s.standing and table[here * DIRECTIONS + direction] < NOT_PASSABLE
    }
    least = min(distance[near] for near in free)
    return sorted(near for near in free if distance[near] == least)
