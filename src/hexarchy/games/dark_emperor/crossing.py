"""Crossing hexsides (DE-8.14): who may step from which hex to which, on which shore or bank, and at what cost.

A fleet in a coastal hex lies on one shore of it: one unbroken row of sea hexes around it. A land unit in the strait is
on one of its two banks. Both are remembered when the unit stops (`moorings`): a night's rest carries nobody across.
"""

from __future__ import annotations

from itertools import pairwise

from hexarchy.core.axial import DIRECTIONS
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.dark_emperor.words import FLEET, TYPES
from hexarchy.games.dark_emperor.world import World

CLOSED = -1
ANY = -1  # a shore or bank that is still open: set down here, or come by a hex that touches both
COMPASS = ("N", "NE", "SE", "S", "SW", "NW")
Mooring = tuple[int, int]  # a hex, and the shore a fleet is on in it


class Crossings:
    """What can be worked out from the map alone."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.navigable = world.sea | world.coast | world.rivers  # DE-8.2
        self.rates = tuple(
            tuple(self._rate(hex_, kind) for kind in range(len(TYPES))) for hex_ in range(world.grid.size)
        )
        self.tolls = tuple(self._tolls(kinds) for kinds in range(1 << len(TYPES)))
        self.land_steps = tuple(self._land_steps(hex_) for hex_ in range(world.grid.size))
        self._read_strait()
        self.shores = tuple(self._shores(hex_) for hex_ in range(world.grid.size))
        self._rivers = self._river_steps()
        self.naval_steps: dict[Mooring, tuple[Mooring, ...]] = {
            (hex_, shore): self._naval_steps(hex_, shore)
            for hex_ in hexes_of(self.navigable)
            for shore in range(max(len(self.shores[hex_]), 1))
        }
        self.land_masks = tuple(hex_set(steps) for steps in self.land_steps)
        self.sailing = self._sailing()
        self.naval_masks = {start: hex_set(ways) for start, ways in self.sailing.items()}

    # -- costs --------------------------------------------------------------------------------------------------------

    def _rate(self, hex_: int, kind: int) -> int:
        """Attrition points for entering a hex (DE-8.11a); coastal water before river water (DE-8.2)."""
        world = self.world
        if kind != FLEET or world.sea >> hex_ & 1:
            return world.rates[world.terrain[hex_]][kind]
        if world.coast >> hex_ & 1:
            return world.coast_rate
        return world.river_rate if world.rivers >> hex_ & 1 else CLOSED

    def _tolls(self, kinds: int) -> tuple[int, ...]:
        """What a stack pays to enter each hex: the highest rate of its types, given as a set (DE-8.11b)."""
        types = list(hexes_of(kinds))
        return tuple(max([rates[kind] for kind in types], default=0) for rates in self.rates)

    # -- on foot and in the air ---------------------------------------------------------------------------------------

    def _land_steps(self, hex_: int) -> tuple[int, ...]:
        """Land hexes side by side always share dry ground (DE-8.14a); the strait has its own say."""
        world = self.world
        if world.sea >> hex_ & 1:
            return ()
        return tuple(n for n in world.grid.neighbours[hex_] if n >= 0 and world.land >> n & 1)

    def _read_strait(self) -> None:
        """The hex with a channel through it (DE-8.14d): its banks, as the land hexes on each."""
        (entry,) = self.world.map.split_hex
        self.strait = self.world.grid.at(entry.hex)
        around = self.world.grid.neighbours[self.strait]
        self.banks = tuple(hex_set(around[COMPASS.index(name)] for name in group) for group in entry.land_groups)

    def bank_from(self, hex_: int) -> int:
        """The bank of the strait that a neighbouring land hex lies on."""
        return next(bank for bank, hexes in enumerate(self.banks) if hexes >> hex_ & 1)

    # -- on water -----------------------------------------------------------------------------------------------------

    def _shores(self, hex_: int) -> tuple[int, ...]:
        """The rows of sea hexes around a land hex, as sets; in the strait the channel joins them."""
        around, sea = self.world.grid.neighbours[hex_], self.world.sea
        if sea >> hex_ & 1:
            return ()
        wet = [n >= 0 and bool(sea >> n & 1) for n in around]
        if not any(wet):
            return ()
        first = next((d for d in range(DIRECTIONS) if wet[d] and not wet[d - 1]), 0)
        rows: list[list[int]] = [[]]
        for direction in (*range(first, DIRECTIONS), *range(first)):
            if wet[direction]:
                rows[-1].append(around[direction])
            elif rows[-1]:
                rows.append([])
        found = tuple(hex_set(row) for row in rows if row)
        return (hex_set(n for row in rows for n in row),) if hex_ == self.strait else found

    def _shore_of(self, hex_: int, sea_hex: int) -> int:
        return next((n for n, row in enumerate(self.shores[hex_]) if row >> sea_hex & 1), 0)

    def _river_steps(self) -> dict[int, set[int]]:
        """Hexes that follow each other along a river; no hex with a river has two shores."""
        steps: dict[int, set[int]] = {}
        for path in self.world.river_paths:
            for a, b in pairwise(path):
                steps.setdefault(a, set()).add(b)
                steps.setdefault(b, set()).add(a)
        return steps

    def _naval_steps(self, hex_: int, shore: int) -> tuple[Mooring, ...]:
        """Where a fleet can go on from a shore: its sea hexes, coasts that touch one of them, rivers (DE-8.14b)."""
        world, field = self.world, self.world.field
        found: set[Mooring] = set()
        if world.sea >> hex_ & 1:
            found |= {(n, self._shore_of(n, hex_)) for n in hexes_of(field.around[hex_])}
        elif self.shores[hex_]:
            row = self.shores[hex_][shore]
            found |= {(n, 0) for n in hexes_of(row)}
            for coast in hexes_of(field.around[hex_] & world.coast):
                for sea_hex in hexes_of(row & field.around[coast]):
                    found.add((coast, self._shore_of(coast, sea_hex)))
        found |= {(n, 0) for n in self._rivers.get(hex_, ())}
        return tuple(sorted(found))

    def _sailing(self) -> dict[Mooring, dict[int, int]]:
        """From a hex and shore (or ANY of its shores) the hexes ahead, each with the shore arrived on."""
        found: dict[Mooring, dict[int, int]] = {}
        for hex_ in hexes_of(self.navigable):
            shores = range(max(len(self.shores[hex_]), 1))
            for shore in (ANY, *shores):
                steps = [to for s in (shores if shore == ANY else (shore,)) for to in self.naval_steps[hex_, s]]
                found[hex_, shore] = {to: self._arrival(to, {s for at, s in steps if at == to}) for to, _ in steps}
        return found

    def _arrival(self, to: int, shores: set[int]) -> int:
        """Where there is only one shore, or either can be reached, nothing need be remembered."""
        return min(shores) if len(self.shores[to]) > 1 and len(shores) == 1 else ANY
