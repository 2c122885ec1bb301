"""The state of a Demonworld match: everything true at one moment, and the plain questions the rules put to it.

`at`, `looks` and `hits` alone say where elements are, how they face and how many hits they can still take; `units` has
what is true of a unit as a whole. `bodies`, `standing` and `beside` follow from them and are kept up by changes.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from hexarchy.core.fields import kept, reckoned, record, records
from hexarchy.core.state import State, state_class
from hexarchy.games.demonworld.battle import Battle
from hexarchy.games.demonworld.battle import from_json as battle_from_json
from hexarchy.games.demonworld.board import Area
from hexarchy.games.demonworld.records import Across, Doings, Fires, Flight, Gun, Magic, Unit, Wizardry
from hexarchy.games.demonworld.roster import Entry, Roster
from hexarchy.games.demonworld.verbs import Offers
from hexarchy.games.demonworld.words import LARGE, LEVELS, NOBODY, ORCS, SIDES

if TYPE_CHECKING:
    from hexarchy.games.demonworld import Demonworld


def _battle_written(battle: Battle, s: DemonworldState) -> list[Any]:
    return [LEVELS[battle.level], *battle.to_json()]


def _battle_read(written: Sequence[Any], game: Demonworld) -> Battle:
    return battle_from_json(game.world, LEVELS.index(written[0]), written[1:])


def _list_read(written: Sequence[int], game: Demonworld) -> list[int]:
    return list(written)


def _units_read(written: Sequence[Sequence[Any]], game: Demonworld) -> list[Unit]:
    units = (Unit(*one) for one in written)
    return [unit._replace(counters=tuple(unit.counters), astray=tuple(unit.astray)) for unit in units]


def _pairs_read(written: Sequence[Sequence[int]], game: Demonworld) -> tuple[tuple[int, int], ...]:
    return tuple((one, other) for one, other in written)


def _fields_read(written: Sequence[int], game: Demonworld) -> tuple[int, ...]:
    return tuple(written)


@state_class
class DemonworldState(State):
    """See the module."""

    game: Demonworld
    battle: Battle = kept(write=_battle_written, read=_battle_read)
    upper: int = ORCS  # the side that has the upper edge of the area (DW-B-WIN-02)
    round: int = 0
    phase: str = ""
    at: list[int] = kept(copy=list.copy, read=_list_read)  # element -> field, or where it is off the area
    looks: list[int] = kept(copy=list.copy, read=_list_read)  # element -> facing
    hits: list[int] = kept(copy=list.copy, read=_list_read)  # element -> hit points left
    units: list[Unit] = kept(copy=list.copy, read=_units_read)
    flights: tuple[Flight, ...] = records(Flight, default=())
    guns: tuple[Gun, ...] = records(Gun, default=())  # in the order of `roster.guns`
    wizards: tuple[Wizardry, ...] = records(Wizardry, default=())
    across: Across = record(Across, default=Across())
    doings: Doings = record(Doings, default=Doings())
    fires: Fires = record(Fires, default=Fires())
    razed: tuple[int, ...] = ()  # sides whose wall is torn down
    # Pairs of units that fight, one of them a Large Element (DW-E-LME-07): beside it alone they need not.
    declared: tuple[tuple[int, int], ...] = kept(default=(), read=_pairs_read)
    carcasses: tuple[int, ...] = kept(default=(), read=_fields_read)  # fields slain monsters lie on (DW-E-GIA-17)
    magic: Magic = record(Magic, default=Magic())

    roster: Roster = reckoned()
    area: Area = reckoned()
    offers: Offers = reckoned()
    around: tuple[tuple[int, ...], ...] = reckoned()  # field -> its neighbours by direction
    level: int = reckoned()
    hooks: tuple[tuple[Any, ...], ...] = reckoned()  # what answers at each of hooks.py
    bodies: list[tuple[int, ...]] = reckoned(default_factory=list, copy=list.copy)  # unit -> its elements on the area
    standing: dict[int, int] = reckoned(default_factory=dict, copy=dict.copy)  # field -> the element on it
    # What was found of this position; a change of it begins a new one, so that no two positions ever share it.
    memo: dict[Any, Any] = reckoned(default_factory=dict)
    # side -> fields next to its elements; None: to be found anew
    beside: list[frozenset[int] | None] = reckoned(default_factory=list, copy=list.copy)

    def __post_init__(self) -> None:
        self.roster, self.area, self.offers = self.battle.roster, self.battle.area, self.battle.offers
        self.around = self.area.grid.neighbours
        self.level = self.battle.level
        self.hooks = self.game.in_force(self.level, self.options)
        self.muster()

    def loaded(self) -> None:
        self.muster()

    def muster(self) -> None:
        """Make all that follows from where every element is."""
        self.bodies = [
            tuple([element for element in entry.elements if self.at[element] >= 0]) for entry in self.roster.entries
        ]
        for number, unit in enumerate(self.units):
            if unit.host != NOBODY:  # an attached single element is one of its host's
                self.bodies[unit.host] = tuple(sorted((*self.bodies[unit.host], *self.bodies[number])))
                self.bodies[number] = ()
        self.standing = {}
        for element in self.battle.layers:
            field = self.at[element]
            if field >= 0:
                for covered in self.covered(element, field, self.looks[element]):
                    self.standing[covered] = element
        self.beside = [None] * len(SIDES)
        self.memo = {}

    # -- seats, sides and units ---------------------------------------------------------------------------------------

    def entry(self, unit: int) -> Entry:
        return self.roster.entries[unit]

    def owner(self, unit: int) -> int:
        """The seat that answers for a unit (DW-B-INT-25)."""
        return self.roster.entries[unit].seat

    def side(self, unit: int) -> int:
        return self.roster.entries[unit].side

    def side_of_seat(self, seat: int) -> int:
        return SIDES.index(self.setting.sides[seat])

    def speaker(self, side: int) -> int:
        """The seat that answers for a side as a whole: the one with the most points of troops (DW-B-INT-25)."""
        seats = [seat for seat in range(len(self.setting.seats)) if self.side_of_seat(seat) == side]
        return max(seats, key=lambda seat: (self.game.points(self, seat), -seat))

    def unit_of(self, element: int) -> int:
        """The unit an element belongs to: that of its host for an attached single element."""
        unit = self.roster.unit_of[element]
        host = self.units[unit].host
        return unit if host == NOBODY else host

    def element_of(self, unit: int) -> int:
        """The element of a unit that has only one: of a commander, a wizard, a Large Element."""
        return self.roster.entries[unit].elements[0]

    def bearer(self, element: int) -> int:
        """The element whose base another stands on: its mount's for one that rides, its own for all others."""
        mount = self.units[self.roster.unit_of[element]].mount
        return element if mount == NOBODY else self.roster.entries[mount].elements[0]

    def is_large(self, unit: int) -> bool:
        """Is it a Large Element?"""
        return self.roster.entries[unit].sort == LARGE

    def name(self, unit: int) -> str:
        return self.roster.entries[unit].name

    def alive(self, unit: int) -> bool:
        return bool(self.bodies[unit])

    def present(self, unit: int) -> bool:
        """Has a unit an element on the area, or does it come down to it in this round (DW-E-FLY-05)?"""
        return bool(self.bodies[unit]) or any(flight.unit == unit and flight.lands for flight in self.flights)

    def field_id(self, field: int) -> str:
        return self.area.grid.ids[field]

    def fields_of(self, unit: int) -> list[int]:
        at = self.at
        return [at[element] for element in self.bodies[unit]]

    def ground_of(self, unit: int) -> list[int]:
        """All fields a unit stands on: of a Large Element those of its base."""
        if not self.battle.footprints:
            return self.fields_of(unit)
        found = (self.covered(element, self.at[element], self.looks[element]) for element in self.bodies[unit])
        return [field for fields in found for field in fields]

    def unit_named(self, place: int) -> int:
        """The unit that an action names; NOBODY where this battle has no such unit."""
        return self.roster.by_place.get(place, NOBODY)

    def field_named(self, place: int) -> int:
        """The field that an action names; -1 where this area has no such field."""
        return self.area.here.get(place, -1)

    # -- what stands where --------------------------------------------------------------------------------------------

    def covered(self, element: int, field: int, facing: int) -> tuple[int, ...]:
        """The fields an element stands on: one, but for the base of a Large
        Element (DW-E-LRG-01, DW-E-GIA-02, DW-E-DRA-02, DW-E-ART-01)."""
        footprints = self.battle.footprints[element] if self.battle.footprints else None
        if footprints is None:
            return (field,)
        found = footprints.covered(field, facing)
        assert found is not None, "a base lies on the area"
        return found

    def base(self, element: int) -> tuple[int, ...]:
        """The fields an element on the area stands on."""
        return self.covered(element, self.at[element], self.looks[element])

    def reach_of(self, side: int) -> frozenset[int]:
        """All fields next to elements of a side."""
        found = self.beside[side]
        if found is None:
            found = self.beside[side] = self._reach_of(side)
        return found

    def _reach_of(self, side: int) -> frozenset[int]:
        sides, around = self.roster.side_of, self.around
        near: set[int] = set()
        for field, element in self.standing.items():
            if sides[element] == side:
                near.update(around[field])
        near.discard(-1)
        return frozenset(near)

    def between(self, a: int, b: int) -> str | None:
        """The hedge or wall that still stands between two fields side by side (DW-S-TER-31)."""
        found = self.area.between(a, b)
        return None if found and self.razed and self.area.side(a, b) in self.razed else found
