"""Records of a Demonworld match: small immutable values that are replaced, never changed."""

from __future__ import annotations

from typing import NamedTuple

from hexarchy.games.demonworld.words import FULL_LOAD, NO_ORDER, NOBODY


class Unit(NamedTuple):
    """What is true of a unit beside where its elements are. A Large Element or a commander is a unit of one element.

    `melee`: the round in which it came into melee, 0 where it is in none; `fought`: melee phases it has fought since.
    """

    order: int = NO_ORDER
    counters: tuple[int, ...] = ()  # orders that lie at it face down (DW-S-CMD); nobody else's business
    melee: int = 0
    fought: int = 0
    moved: bool = False  # in this movement phase (DW-B-MOV-56)
    shot: bool = False  # has used its shots of this round: before an overrun, or as a single element
    routing: bool = False
    impetuous: bool = False
    target: int = NOBODY  # the enemy that provoked it
    host: int = NOBODY  # the unit a single element is attached to
    mount: int = NOBODY  # the chariot or dragon a commander rides on
    gave_up: str = ""  # a special formation, in this phase (DW-DEC-50)
    killed: int = 0  # elements it destroyed in this phase
    lost: int = 0  # elements it lost in this phase to attacks (DW-S-MOR-79)
    astray: tuple[int, ...] = ()  # its elements that still rout while the rest has rallied (DW-S-MOR-59)
    stirred: bool = False  # elements of it moved or turned in this round's movement; of a single element: at any time


class Flight(NamedTuple):
    """What is true of a flyer beside that."""

    unit: int
    until: int = 0  # it stays up until the end of this round
    lands: bool = False  # from high flight, in this round
    swooped: int = 0  # the round in which it came down on enemies


class Gun(NamedTuple):
    """What is true of a gun beside that. Crews have had time to load before the battle (DW-E-ART-16).

    `sighted`: where its crew saw enemies, each field with the last round in which it did (DW-E-ART-54).
    """

    load: int = FULL_LOAD
    spent: int = 0  # movement points, in this round
    sighted: tuple[tuple[int, int], ...] = ()


class Wizardry(NamedTuple):
    """What is true of a wizard beside that (DW-E-MAG)."""

    unit: int
    points: int = 0  # spell points
    staff: int = 0  # those of a staff
    lost: bool = False  # their magic, for good
    barred: int = 0  # from casting and recovering, to the end of this round
    busy: bool = False  # they have done or suffered something in this round
    cast: int = 0  # the round in which they last cast a spell


class Magic(NamedTuple):
    """`under`: units under lasting spells, and the last round of each, 0 for all. `rings`: the spells noted for rings
    that have not been used (DW-E-ITM-02), which only their owners know."""

    under: tuple[tuple[int, str, int], ...] = ()
    rings: tuple[tuple[int, str], ...] = ()


class Across(NamedTuple):
    """Contact across terrain that only one of two can pass (DW-S-TER-38 to -43): pairs of units, that one first.

    `declared`: those in contact. `waiting`: those that stood so when the round began, and may be declared in it.
    """

    declared: tuple[tuple[int, int], ...] = ()
    waiting: tuple[tuple[int, int], ...] = ()


class Doings(NamedTuple):
    """What lasts for a phase of the round; a fresh one begins each.

    `held`: for each unit that lost elements in it, the fields it held before (DW-B-SHO-29). `melees`: the units of each
    melee, from the beginning of the melee phase on (DW-B-MEL-34). `opponents`: for each unit those it touched then
    (DW-S-MOR-80). `charges`: units that tested to charge, the enemies they named, and whether they dare.
    `commanded`: leaderless units that get a counter all the same (DW-S-CMD-34, -38).
    `formed`: units that keep a special formation through the melee phase (DW-S-FOR-28).
    """

    held: tuple[tuple[int, tuple[int, ...]], ...] = ()
    melees: tuple[tuple[int, ...], ...] = ()
    opponents: tuple[tuple[int, tuple[int, ...]], ...] = ()
    charges: tuple[tuple[int, tuple[int, ...], bool], ...] = ()
    commanded: tuple[int, ...] = ()
    formed: tuple[tuple[int, str], ...] = ()
    dread: tuple[int, ...] = ()  # units that a spell makes test against a higher value (DW-E-MAG-34)
    thrown: tuple[tuple[int, int], ...] = ()  # riders of slain dragons, and the field each was on (DW-E-LCM-04)
    pursuits: tuple[tuple[int, int], ...] = ()  # units, and the Large Elements that evade them (DW-E-LME-12)


class Fires(NamedTuple):
    """What burns and how the wind blows (DW-E-FIR)."""

    wind: int = NOBODY  # the direction it blows into; NOBODY: not diced for yet
    speed: int = 0
    markers: tuple[tuple[int, int], ...] = ()  # of each field that burns or has burned down: rounds it still burns
    delayed: tuple[int, ...] = ()  # fields that begin to burn with the next round
    flaming: tuple[int, ...] = ()  # units that announced flaming arrows or incendiary projectiles in this round
    lighters: tuple[int, ...] = ()  # elements that tried to start a fire in this round
    burns: tuple[int, ...] = ()  # hit points lost to flaming projectiles for good, element by element
