"""Control and income (DE-7.1, DE-PROC-5): who has which land, which force it pays, and what it is worth.

A hex belongs to the side that stands in it, else to the one whose zones alone reach it,
else to the holder of the land. Reckoned afresh whenever it is asked for; only the zones of a whole side are kept.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from hexarchy.core.hexsets import hexes_of
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import (
    FIRST_GROUP,
    GROUP_IDS,
    HOST,
    KINGDOMS,
    LEAGUE,
    NECROMANCER,
    NEUTRAL,
    OWN,
)

NONE = -1
PREY = 5  # production that feeds one vampire (DE-7.31)
CLASSES = 4  # the living, the unholy, ships, ghost ships
NOWHERE = [0] * CLASSES
Posts = dict[int, list[int]]  # force -> where its units of each class are, as sets of hexes


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


def posts_of(s: DarkEmperorState, side: int, near: int = -1) -> Posts:
    """The hexes in which each payee of a side has living and unholy units, and ships; cargo holds none (DE-7.11a).

    `near`: no others matter.
    """
    risen, aboard, forces = s.risen, s.aboard, s.force
    units, natures = s.world.unit_count, s.world.natures
    by_force = {force: [0] * CLASSES for force in (*s.allied[side], *s.hired[side], OWN[side])}
    for hex_, stack in s.stacks[side].items():
        bit = 1 << hex_
        if not near & bit:
            continue
        for unit in stack:
            if unit >= units:
                break
            if unit not in aboard:
                by_force[forces[unit]][natures[unit] | risen >> unit & 1] |= bit
    posts: Posts = {}
    for force, posted in by_force.items():
        if any(posted):
            payee = payee_of(s, force)
            posts[payee] = [one | more for one, more in zip(posted, posts.get(payee, NOWHERE), strict=True)]
    return posts


def _posted(s: DarkEmperorState, side: int) -> list[int]:
    """The same for all units of a side together, which is asked for far more often."""
    risen, aboard = s.risen, s.aboard
    units, natures = s.world.unit_count, s.world.natures
    posted = [0] * CLASSES
    for hex_, stack in s.stacks[side].items():
        bit = 1 << hex_
        for unit in stack:
            if unit >= units:
                break
            if unit not in aboard:
                posted[natures[unit] | risen >> unit & 1] |= bit
    return posted


def zone(s: DarkEmperorState, posted: list[int]) -> int:
    """What zones of control reach: no hex that the unit could not enter, judged by the hex alone (DE-7.11b)."""
    living, unholy, ships, ghosts = posted
    world = s.world
    beside = world.field.beside
    found = beside(living | unholy) & world.land
    if unholy and found & world.holy:
        found &= ~world.holy | beside(living)
    if ships:
        found |= beside(ships) & (world.coast | world.rivers)
    if ghosts:
        found |= beside(ghosts) & (world.coast | world.rivers) & ~world.holy
    return found


def reached(s: DarkEmperorState, side: int) -> int:
    """What the zones of all of a side's units reach: kept until one of them comes, goes, embarks, lands or rises."""
    kept = s.zones[side]
    if kept is None or kept[0] is not s.aboard or kept[1] != s.risen:
        kept = s.zones[side] = (s.aboard, s.risen, zone(s, _posted(s, side)))
    return kept[2]


def _stands(posted: list[int]) -> int:
    return posted[0] | posted[1] | posted[2] | posted[3]


def _realms(s: DarkEmperorState) -> list[tuple[int, int]]:
    """The active kingdoms, each with the side that holds its land."""
    return [(kingdom, s.holder(kingdom)) for kingdom in (*s.allied[NECROMANCER], *s.allied[KINGDOMS])]


def _lands(s: DarkEmperorState, realms: list[tuple[int, int]]) -> list[int]:
    held, lands = [0, 0, 0], s.world.lands
    for kingdom, holder in realms:
        held[holder] |= lands[kingdom]
    return held


def own_lands(s: DarkEmperorState) -> list[int]:
    """The land each side holds (DE-6.34c), no matter who stands in it or reaches it."""
    return _lands(s, _realms(s))


def _had(s: DarkEmperorState, realms: list[tuple[int, int]]) -> tuple[tuple[int, int], int]:
    """The hexes each side has, and those that are contested (DE-PROC-5). Zones matter for nothing else (DE-7.11c)."""
    held = _lands(s, realms)
    active = held[0] | held[1] | held[2]
    one, two, _ = s.held  # cargo is where its ship is
    zone_one, zone_two = reached(s, NECROMANCER), reached(s, KINGDOMS)
    empty = ~(one | two)
    quiet = empty & ~(zone_one | zone_two)
    mine = one & ~two | empty & zone_one & ~zone_two | quiet & held[NECROMANCER]
    yours = two & ~one | empty & zone_two & ~zone_one | quiet & held[KINGDOMS]
    contested = one & two | empty & zone_one & zone_two
    return (active & mine, active & yours), active & contested


def hands(s: DarkEmperorState) -> tuple[int, int]:
    """The hexes each side has: all that recruits need to know (DE-7.23c)."""
    return _had(s, _realms(s))[0]


def reckon(s: DarkEmperorState, payees: Sequence[int] = (NECROMANCER, KINGDOMS)) -> Control:
    """Who has which hex (DE-PROC-5), and whom those of the sides asked for pay."""
    realms = _realms(s)
    had, contested = _had(s, realms)
    pays: dict[int, int] = {}
    for side in payees:
        for force, hexes in _divided(s, side, had[side], realms):
            pays[force] = pays.get(force, 0) | hexes
    return Control(had, pays, contested)


def _divided(s: DarkEmperorState, side: int, had: int, realms: list[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """What a side has, divided: its own land pays its holder (DE-7.11e), foreign land by DE-7.11d."""
    for kingdom, holder in realms:
        own = s.world.lands[kingdom] & had
        if own and holder == side:
            realm = s.kingdoms[kingdom]
            force = realm.assignee if realm.conquered else kingdom
            if force != NONE:
                yield force, own
            had &= ~own
    if not had:
        return
    if side == NECROMANCER and not s.allied[side] and not s.hired[side]:  # nobody to share it with
        yield HOST, had & (s.held[side] | reached(s, side))
        return
    posts = posts_of(s, side, had | s.world.field.beside(had))
    ranked = sorted([force for force in posts if force != NONE], key=lambda force: _rank(s, side, force))
    for force in ranked:  # a unit in the hex before a zone that reaches it
        stands = _stands(posts[force])
        yield force, had & stands
        had &= ~stands
    for force in ranked:
        if not had:
            return
        near = zone(s, posts[force])
        yield force, had & near
        had &= ~near


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
    land = (hexes & world.settled).bit_count() + (hexes & world.rivers).bit_count()
    return land + sum([world.city_at[hex_].value for hex_ in hexes_of(hexes & world.city_hexes & s.held[side])])


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
