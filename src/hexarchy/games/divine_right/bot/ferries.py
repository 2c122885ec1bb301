"""The captain's ferries: fleets that take units off islands to where they are of use (DR-B-FLT-03)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from hexarchy.core.hexsets import hexes_of
from hexarchy.core.paths import FAR
from hexarchy.games.divine_right.bot.reckoner import Reckoner
from hexarchy.games.divine_right.bot.roads import Roads
from hexarchy.games.divine_right.movement import party

SMALL = 15  # spaces: less is an island, or a corner without a way out
DAYS = 2  # turns under sail


class Ferry(NamedTuple):
    """A fleet fetches a unit and sets it ashore."""

    fleet: int
    unit: int
    goal: int


def ferries(r: Reckoner, roads: Roads, fleets: Iterable[int], units: Iterable[int]) -> list[Ferry]:
    """Fleets with nothing else to do, and units that come nowhere by land. Those with cargo bring it ashore."""
    s, found = r.s, []
    quays = {space: r.front(space) for space in _quays(r, roads)}
    waiting = [unit for unit in units if len(roads.ways(unit, polite=False).costs) < SMALL]
    for fleet in fleets:
        cargo = [load for load in s.cargo(fleet) if load < s.world.first_hero]
        near = [unit for unit in waiting if roads.by_sea(1 << s.where[unit])[s.where[fleet]] < FAR]
        near.sort(key=lambda unit: (roads.by_sea(1 << s.where[unit])[s.where[fleet]], unit))
        for unit in (cargo or near)[:1]:
            far = party.move_of(s, fleet) * DAYS
            costs = roads.by_sea(1 << s.where[unit])  # there and back are alike
            able = [space for space in quays if costs[space] <= far and not roads.shunned >> space & 1]
            if able:
                found.append(Ferry(fleet, unit, max(able, key=lambda space: (quays[space], -space))))
                waiting = [other for other in waiting if other != unit]
    return found


def _quays(r: Reckoner, roads: Roads) -> list[int]:
    """Landing places from which a way leads on."""
    s, world = r.s, r.world
    shores = world.sailable & world.land & ~roads.closed & ~s.foes(r.seat)
    mainland = world.field.flood(1 << world.castle_at[_inland(r)].space, world.land)
    return [space for space in hexes_of(shores & mainland) if party.is_quay(s, space)]


def _inland(r: Reckoner) -> int:
    """A castle on the mainland: one without a port."""
    return next(castle.space for castle in r.world.castles if not castle.port)
