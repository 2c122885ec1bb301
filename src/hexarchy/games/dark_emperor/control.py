"""Control and income (DE-7.1, DE-PROC-5): who has which land, which force it pays, and what it is worth.

Reckoned afresh whenever it is asked for: a hex belongs to whoever stands in it, else to whose zones alone reach it,
else to whoever holds the land.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
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

NONE = -1
PREY = 5  # production that feeds one vampire (DE-7.31)
SHIPS = 2  # behind the living and the unholy on land, in the same order


class Reach(NamedTuple):
    """Where a force stands, and what its zones of control reach, as sets of hexes."""

    stands: int = 0
    zone: int = 0


class Control(NamedTuple):
    """The land as it is held at one moment, in sets of hexes."""

    had: tuple[int, int]  # side -> the hexes it has
    pays: dict[int, int]  # force -> the hexes that pay it
    contested: int  # hexes that both sides reach or stand in

    def payee(self, hex_: int) -> int:
        """The force a hex pays, or NONE."""
        return next((force for force, hexes in self.pays.items() if hexes >> hex_ & 1), NONE)


def payee_of(s: DarkEmperorState, force: int) -> int:
    """The force whose purse a unit fills: mercenaries their master's, the Kingdoms' own undead nobody's (DE-14.12e)."""
    if FIRST_GROUP <= force < FIRST_GROUP + len(GROUP_IDS):
        return s.masters[force - FIRST_GROUP]
    return NONE if force == LEAGUE else force


def _posts(s: DarkEmperorState, side: int) -> dict[int, list[int]]:
    """The hexes in which each force of a side has living and unholy units, and ships; cargo holds none (DE-7.11a)."""
    world, risen, aboard, forces = s.world, s.risen, s.aboard, s.force
    units, kinds, vampires = world.unit_count, world.type, world.is_vampire
    posts: dict[int, list[int]] = {}
    for hex_, stack in s.stacks[side].items():
        bit = 1 << hex_
        for unit in stack:
            if unit >= units:
                break
            if unit not in aboard:
                posted = posts.setdefault(forces[unit], [0, 0, 0, 0])
                posted[SHIPS * (kinds[unit] == FLEET) + (vampires[unit] or risen >> unit & 1)] |= bit
    return posts


def _reach(s: DarkEmperorState, living: int, unholy: int, ships: int, ghosts: int) -> Reach:
    """A zone does not reach hexes the unit could not enter, judged by the hex alone (DE-7.11b)."""
    world = s.world
    beside = world.field.beside
    zone = beside(living) & world.land if living else 0
    if unholy:
        zone |= beside(unholy) & world.land & ~world.holy
    if ships:
        zone |= beside(ships) & (world.coast | world.rivers)
    if ghosts:
        zone |= beside(ghosts) & (world.coast | world.rivers) & ~world.holy
    return Reach(living | unholy | ships | ghosts, zone)


def _joined(reaches: Iterable[Reach]) -> Reach:
    stands = zone = 0
    for reach in reaches:
        stands |= reach.stands
        zone |= reach.zone
    return Reach(stands, zone)


def reaches(s: DarkEmperorState, side: int) -> dict[int, Reach]:
    """What each force of a side reaches (DE-7.11a): payee -> where it stands and its zones."""
    found: dict[int, Reach] = {}
    for force, posted in _posts(s, side).items():
        payee, reach = payee_of(s, force), _reach(s, *posted)
        found[payee] = _joined((found[payee], reach)) if payee in found else reach
    return found


def _had(s: DarkEmperorState, one: Reach, two: Reach) -> tuple[tuple[int, int], int]:
    """The hexes each side has, and those that are contested (DE-PROC-5). Zones matter for nothing else (DE-7.11c)."""
    world = s.world
    active, held = 0, [0, 0, 0]
    for kingdom in range(KINGDOM_COUNT):
        if s.sides[kingdom] != NEUTRAL:
            active |= world.lands[kingdom]
            held[s.holder(kingdom)] |= world.lands[kingdom]
    empty = ~(one.stands | two.stands)
    quiet = empty & ~(one.zone | two.zone)
    mine = one.stands & ~two.stands | empty & one.zone & ~two.zone | quiet & held[NECROMANCER]
    yours = two.stands & ~one.stands | empty & two.zone & ~one.zone | quiet & held[KINGDOMS]
    contested = one.stands & two.stands | empty & one.zone & two.zone
    return (active & mine, active & yours), active & contested


def hands(s: DarkEmperorState) -> tuple[int, int]:
    """The hexes each side has: all that recruits and mercenaries need to know (DE-7.23c, DE-19.12)."""
    sides = []
    for side in (NECROMANCER, KINGDOMS):
        living = unholy = ships = ghosts = 0
        for posted in _posts(s, side).values():
            living |= posted[0]
            unholy |= posted[1]
            ships |= posted[2]
            ghosts |= posted[3]
        sides.append(_reach(s, living, unholy, ships, ghosts))
    return _had(s, *sides)[0]


def reckon(s: DarkEmperorState, payees: Sequence[int] = (NECROMANCER, KINGDOMS)) -> Control:
    """Who has which hex (DE-PROC-5), and whom those of the sides asked for pay."""
    forces = (reaches(s, NECROMANCER), reaches(s, KINGDOMS))
    had, contested = _had(s, _joined(forces[0].values()), _joined(forces[1].values()))
    pays: dict[int, int] = {}
    for side in payees:
        for force, hexes in _divided(s, side, had[side], forces[side]):
            pays[force] = pays.get(force, 0) | hexes
    return Control(had, pays, contested)


def _divided(s: DarkEmperorState, side: int, had: int, forces: dict[int, Reach]) -> Iterator[tuple[int, int]]:
    """What a side has, divided: its own land pays whoever holds it (DE-7.11e), foreign land by DE-7.11d."""
    for kingdom in range(KINGDOM_COUNT):
        own = s.world.lands[kingdom] & had
        if own and s.holder(kingdom) == side:
            realm = s.kingdoms[kingdom]
            force = realm.assignee if realm.conquered else kingdom
            if force != NONE:
                yield force, own
            had &= ~own
    if not had:
        return
    ranked = sorted((force for force in forces if force != NONE), key=lambda force: _rank(s, side, force))
    for which in (0, 1):  # a unit in the hex before a zone that reaches it
        for force in ranked:
            yield force, had & forces[force][which]
            had &= ~forces[force][which]


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
    """The worth of all hexes that pay a force: land, rivers, and cities with a unit of the side in them."""
    world = s.world
    hexes = (control or reckon(s, (side,))).pays.get(force, 0)
    land = (hexes & world.land & ~world.mountains).bit_count() + (hexes & world.rivers).bit_count()
    return land + sum(world.city_at[hex_].value for hex_ in hexes_of(hexes & world.city_hexes & s.held[side]))


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
