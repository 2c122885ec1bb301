"""Control and income (DE-7.1, DE-PROC-5): who has which land, which force it pays, and what it is worth.

Reckoned afresh whenever it is asked for: a hex belongs to whoever stands in it, else to whose zones alone reach it,
else to whoever holds the land.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hexarchy.core.hexsets import hexes_of
from hexarchy.games.dark_emperor.words import (
    FIRST_GROUP,
    FLEET,
    GROUP_IDS,
    HOST,
    KINGDOM_COUNT,
    KINGDOMS,
    LEAGUE,
    NECROMANCER,
    NEUTRAL,
)

if TYPE_CHECKING:
    from hexarchy.games.dark_emperor.state import DarkEmperorState
    from hexarchy.games.dark_emperor.world import City

NONE = -1
PREY = 5  # production that feeds one vampire (DE-7.31)


class Reach(NamedTuple):
    """Where a force stands, and what its zones of control reach, as sets of hexes."""

    stands: int = 0
    zone: int = 0


class Control(NamedTuple):
    """The land as it is held at one moment."""

    had: tuple[int, int]  # side -> the hexes it has
    payee: dict[int, int]  # hex -> the force it pays; hexes that pay nobody are left out
    contested: int  # hexes that both sides reach or stand in


def payee_of(s: DarkEmperorState, force: int) -> int:
    """The force whose purse a unit fills: mercenaries their master's, the Kingdoms' own undead nobody's (DE-14.12e)."""
    if FIRST_GROUP <= force < FIRST_GROUP + len(GROUP_IDS):
        return s.masters[force - FIRST_GROUP]
    return NONE if force == LEAGUE else force


def reaches(s: DarkEmperorState, side: int) -> dict[int, Reach]:
    """What each force of a side reaches (DE-7.11a): payee -> where it stands and its zones.

    A zone does not reach hexes the unit could not enter (DE-7.11b); cargo has none, its fleet has.
    """
    world = s.world
    found: dict[int, Reach] = {}
    for hex_, stack in s.stacks[side].items():
        for unit in stack:
            if unit >= world.unit_count or unit in s.aboard:
                continue
            force = payee_of(s, s.force[unit])
            had = found.get(force, Reach())
            found[force] = Reach(had.stands | 1 << hex_, had.zone | world.field.around[hex_] & _open_to(s, unit))
    return found


def _open_to(s: DarkEmperorState, unit: int) -> int:
    """The land hexes a unit could enter, judged by the hex alone (DE-7.11b)."""
    world = s.world
    land = world.coast | world.rivers if world.type[unit] == FLEET else world.land
    unholy = world.pieces[unit].vampire or s.is_undead(unit)
    return land & ~world.holy if unholy else land


def reckon(s: DarkEmperorState) -> Control:
    """Who has which hex (DE-PROC-5). Zones matter for nothing else (DE-7.11c)."""
    world = s.world
    forces = (reaches(s, NECROMANCER), reaches(s, KINGDOMS))
    stands, zones = ([_union(by, n) for by in forces] for n in (0, 1))
    active, held = 0, [0, 0, 0]
    for kingdom in range(KINGDOM_COUNT):
        if s.sides[kingdom] != NEUTRAL:
            active |= world.lands[kingdom]
            held[s.holder(kingdom)] |= world.lands[kingdom]
    empty = ~(stands[0] | stands[1])
    quiet = empty & ~(zones[0] | zones[1])
    had = [
        active & (stands[a] & ~stands[b] | empty & zones[a] & ~zones[b] | quiet & held[a]) for a, b in ((0, 1), (1, 0))
    ]
    contested = active & (stands[0] & stands[1] | empty & zones[0] & zones[1])
    payee: dict[int, int] = {}
    for side in (NECROMANCER, KINGDOMS):
        for hex_ in hexes_of(had[side]):
            force = _payee(s, hex_, side, forces[side])
            if force != NONE:
                payee[hex_] = force
    return Control((had[0], had[1]), payee, contested)


def _union(by_force: dict[int, Reach], which: int) -> int:
    found = 0
    for reach in by_force.values():
        found |= reach[which]
    return found


def _payee(s: DarkEmperorState, hex_: int, side: int, forces: dict[int, Reach]) -> int:
    """Within a side: whoever holds the land if it is the side's own (DE-7.11e), else by DE-7.11d."""
    kingdom = s.world.owner[hex_]
    if s.holder(kingdom) == side:
        realm = s.kingdoms[kingdom]
        return realm.assignee if realm.conquered else kingdom
    for which in (0, 1):  # a unit in the hex before a zone that reaches it
        found = [force for force, reach in forces.items() if force != NONE and reach[which] >> hex_ & 1]
        if found:
            return min(found, key=lambda force: _rank(s, side, force))
    return NONE


def _rank(s: DarkEmperorState, side: int, force: int) -> tuple[int, int]:
    order = s.preference[side]
    return (order.index(force) if force in order else len(order), force)


# -- what it is worth -------------------------------------------------------------------------------------------------


def worth(s: DarkEmperorState, hex_: int, side: int) -> int:
    """What a hex pays the side that has it: the land, and its city while a unit of the side is in it (DE-7.13b)."""
    city = s.world.city_at.get(hex_)
    garrisoned = city is not None and s.held[side] >> hex_ & 1
    return s.world.yields[hex_] + (city.value if city is not None and garrisoned else 0)


def production(s: DarkEmperorState, force: int, side: int, control: Control | None = None) -> int:
    """The worth of all hexes that pay a force."""
    found = control or reckon(s)
    return sum(
        worth(s, hex_, side) for hex_, payee in found.payee.items() if payee == force and found.had[side] >> hex_ & 1
    )


def income(s: DarkEmperorState, kingdom: int, control: Control | None = None) -> int:
    """The taxes of a kingdom (DE-7.1a, DE-7.14); inactive and conquered ones collect none (DE-6.31)."""
    side = s.sides[kingdom]
    if side == NEUTRAL or s.kingdoms[kingdom].conquered:
        return 0
    return production(s, kingdom, side, control)


def host_production(s: DarkEmperorState, control: Control | None = None) -> int:
    """What feeds the Necromancer's vampires: land of his own forces and land put under him, never gold (DE-7.16)."""
    return production(s, HOST, NECROMANCER, control)


def vampire_maximum(s: DarkEmperorState) -> int:
    """The Vampire Army Maximum (DE-7.31)."""
    return host_production(s) // PREY


def controls_city(s: DarkEmperorState, side: int, city: City, control: Control | None = None) -> bool:
    """Is a city's hex in a side's hands (DE-7.23c, DE-19.12)?"""
    return bool((control or reckon(s)).had[side] >> city.hex & 1)
