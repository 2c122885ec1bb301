"""All that changes where elements are, so that what follows from it is kept up in one place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from hexarchy.games.demonworld import hooks
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.words import LARGE, LOST, MOVEMENT, NOBODY, RIDING, SINGLE


def unit(s: DemonworldState, number: int, **changed: Any) -> None:
    """Replace some of what is true of a unit."""
    s.units[number] = s.units[number]._replace(**changed)


def gun(s: DemonworldState, number: int, **changed: Any) -> None:
    """Replace some of what is true of a gun, named by its unit."""
    at = s.roster.guns.index(number)
    s.guns = (*s.guns[:at], s.guns[at]._replace(**changed), *s.guns[at + 1 :])


def shift(s: DemonworldState, moves: Mapping[int, int]) -> None:
    """Elements go to fields, all at once."""
    at, standing = s.at, s.standing
    for element in moves:
        _lift(s, element)
    for element, field in moves.items():
        at[element] = field
        for covered in s.covered(element, field, s.looks[element]):
            standing[covered] = element
        s.beside[s.roster.side_of[element]] = None
        _stir(s, element)
    s.memo = {}


def go(s: DemonworldState, element: int, field: int) -> None:
    """An element of one field goes to another, and it is told."""
    here = s.at[element]
    shift(s, {element: field})
    s.emit("element-moves", unit=s.name(s.unit_of(element)), **{"from": s.field_id(here), "to": s.field_id(field)})


def turn(s: DemonworldState, element: int, facing: int) -> None:
    """An element of one field turns on it."""
    s.looks[element] = facing
    _stir(s, element)
    s.memo = {}


def put(s: DemonworldState, element: int, field: int, facing: int) -> None:
    """An element comes to stand on a field: from off the area, or a Large Element that steps or turns."""
    came = s.at[element] < 0
    if not came:
        _lift(s, element)
    s.at[element], s.looks[element] = field, facing
    for covered in s.covered(element, field, facing):
        s.standing[covered] = element
    s.beside[s.roster.side_of[element]] = None
    _stir(s, element)
    s.memo = {}
    if came:
        own = s.unit_of(element)
        s.bodies[own] = tuple(sorted((*s.bodies[own], element)))


def tread(s: DemonworldState, element: int, field: int, facing: int) -> None:
    """A Large Element steps or turns, also onto others, which lie beneath it as long as it stands there."""
    s.at[element], s.looks[element] = field, facing
    _stir(s, element)
    s.muster()


def remove(s: DemonworldState, element: int, to: int = LOST, *, casualty: bool = True) -> None:
    """An element leaves the area: destroyed, or otherwise (`words.AWAY`). `casualty`: it fell to an attack, and so it
    counts for tests of morale and for who regroups first (DW-S-MOR-79, DW-S-CHR-02, DW-S-MOR-09)."""
    own = s.unit_of(element)
    if to == LOST:
        for lie in hooks.SLAIN.of(s):
            lie(s, element)
    _lift(s, element)
    s.at[element] = to
    s.beside[s.roster.side_of[element]] = None
    s.memo = {}
    s.bodies[own] = tuple([one for one in s.bodies[own] if one != element])
    if to == LOST and casualty:
        changed = s.units[own]
        s.units[own] = changed._replace(lost=changed.lost + 1)
    if to == LOST and s.units[own].mount != NOBODY:
        unit(s, own, mount=NOBODY)
    if own != s.roster.unit_of[element]:  # nobody is attached from off the area
        unit(s, s.roster.unit_of[element], host=NOBODY)
    for follow in hooks.REMOVED.of(s):
        follow(s, element, own)


def ride(s: DemonworldState, single: int, mount: int) -> None:
    """A single element gets on a mount: it leaves the area, and is in the battle all the same (DW-E-LCM-03)."""
    remove(s, s.element_of(single), RIDING)
    unit(s, single, mount=mount)


def embark(s: DemonworldState, single: int, mount: int) -> None:
    """The same before the battle."""
    s.at[s.element_of(single)] = RIDING
    unit(s, single, mount=mount)


def wound(s: DemonworldState, wounds: Mapping[int, int], *, casualty: bool = True) -> None:
    """Elements lose hit points, all at once; those without any are removed. Units remember where they stood, so that
    they can close up (DW-B-SHO-29, DW-E-CHA-05, DW-E-ART-15). `casualty`: as in `remove`."""
    struck = sorted({s.unit_of(element) for element in wounds})
    before = {unit: tuple(sorted(s.fields_of(unit))) for unit in struck}
    stood = {element: s.at[s.bearer(element)] for element in wounds}
    for element in sorted(wounds):
        s.hits[element] -= wounds[element]
        if s.hits[element] <= 0:
            s.hits[element] = 0
            s.emit("destroyed", unit=s.name(s.unit_of(element)), hex=s.field_id(stood[element]))
            remove(s, element, casualty=casualty)
    lost = {unit: before[unit] for unit in struck if len(s.bodies[unit]) < len(before[unit])}
    if lost:
        held = lost | dict(s.doings.held)  # what it held before the first of several losses
        s.doings = s.doings._replace(held=tuple(sorted(held.items())))


def raze(s: DemonworldState, walls: Iterable[int]) -> None:
    """Walls on these sides come down (DW-S-TER-31)."""
    fallen = tuple(sorted({*s.razed, *walls}))
    if fallen != s.razed:
        s.razed, s.memo = fallen, {}


def attach(s: DemonworldState, single: int, host: int) -> None:
    """A single element joins a unit, or leaves the one it is with (NOBODY)."""
    unit(s, single, host=host)
    s.muster()


def enter_melee(s: DemonworldState, number: int) -> None:
    """A unit is in melee from now on, if it was not (DW-B-MEL-01)."""
    if not s.units[number].melee:
        unit(s, number, melee=s.round, fought=0)


def declare(s: DemonworldState, one: int, two: int) -> None:
    """Two units fight, also where one is a Large Element that cannot strike the other (DW-E-LME-07)."""
    pair = (min(one, two), max(one, two))
    if LARGE in (s.entry(one).sort, s.entry(two).sort) and pair not in s.declared:
        s.declared = tuple(sorted((*s.declared, pair)))
        s.memo = {}


def leave_melee(s: DemonworldState, number: int) -> None:
    unit(s, number, melee=0, fought=0)


def _lift(s: DemonworldState, element: int) -> None:
    standing = s.standing
    for covered in s.covered(element, s.at[element], s.looks[element]):
        if standing.get(covered) == element:
            del standing[covered]


def _stir(s: DemonworldState, element: int) -> None:
    """An element moves or turns: its unit has not stood still in this round's movement, nor a single one at all."""
    own, unit_ = s.roster.unit_of[element], s.unit_of(element)
    if s.phase == MOVEMENT and not s.units[unit_].stirred:
        unit(s, unit_, stirred=True)
    if own != unit_ or s.entry(own).sort == SINGLE:
        unit(s, own, stirred=True)


def fires(s: DemonworldState, **changed: Any) -> None:
    """Replace some of what is true of fires and wind."""
    s.fires = s.fires._replace(**changed)
    s.memo = {}
