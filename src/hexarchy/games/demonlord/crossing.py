"""Crossing hexsides: what a hexside costs each kind of mover, in dry weather and under Rains.

Chapter "Movement", terrain part (DL-MOV-02 to 05, 13 to 27), the special movers (DL-NEU-08 to 10, 13) and what Rains do
to the ground (DL-SPL-34 to 40, 45, 46).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hexarchy.core.decisions import Reason
from hexarchy.core.game import BadInput
from hexarchy.games.demonlord.world import World

DRY: Final[frozenset[int]] = frozenset()
BECOMES_SWAMP: Final = "OSD"  # DL-SPL-39
RIVER, FORD, BRIDGE, ALPS = "river", "ford", "bridge", "alps"

Steps = tuple[tuple[tuple[int, int], ...], ...]


class Crossings:
    """Every hexside of the map with its features, and the steps open to each kind of mover."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.grid = world.grid
        self.banks = {
            (a, b): world.hexes[a].s[direction]
            for a, around in enumerate(self.grid.neighbours)
            for direction, b in enumerate(around)
            if b >= 0
        }
        self.feature: dict[tuple[int, int], str] = {}
        self.roads: set[tuple[int, int]] = set()
        self._read_features()
        self.wet_sides = tuple(self._count_wet(hex_) for hex_ in range(self.grid.size))
        self.river_sides = tuple(self._count_rivers(hex_) for hex_ in range(self.grid.size))
        self._steps: dict[tuple[int, frozenset[int]], Steps] = {}
        self._near_rain: dict[tuple[int, int, frozenset[int]], tuple[tuple[int, int], ...]] = {}
        self._kinds: dict[tuple[object, ...], int] = {}
        self._kind = {pair: self._kinds.setdefault(self._features(*pair), len(self._kinds)) for pair in self.banks}
        self._costs: dict[tuple[int, int, bool, bool], int | None] = {}
        self.waters = frozenset(hex_ for hex_ in range(self.grid.size) if self._rains_can_target(hex_))

    def _read_features(self) -> None:
        features = self.world.map.hexside_features
        for river in self.world.map.river:
            self._mark(river.hexsides, RIVER, f"river {river.id}")
        self._mark(features.ford, FORD, "ford")
        self._mark(features.bridge, BRIDGE, "bridge")
        self._mark(features.alps, ALPS, "alps")
        self.lake_sides = {pair for name in features.lake for pair in self._pair(name, "lake")}
        for road in self.world.map.road:
            for a, b in zip(road.path, road.path[1:], strict=False):
                self.roads.update(self._pair(f"{a}-{b}", f"road {road.id}"))

    def _mark(self, hexsides: Iterable[str], feature: str, where: str) -> None:
        for name in hexsides:
            for pair in self._pair(name, where):
                self.feature[pair] = feature

    def _pair(self, name: str, where: str) -> tuple[tuple[int, int], tuple[int, int]]:
        """A hexside "1313-1412" as seen from both of its hexes."""
        try:
            a, b = (self.grid.index[part] for part in name.split("-"))
        except (KeyError, ValueError):
            raise BadInput(f"map.toml: {where}: '{name}' is no hexside") from None
        if b not in self.grid.neighbours[a]:
            raise BadInput(f"map.toml: {where}: the hexes of '{name}' are not adjacent")
        return (a, b), (b, a)

    def _count_rivers(self, hex_: int) -> int:
        return sum(self.feature.get((hex_, n), ALPS) != ALPS for n in self.grid.neighbours[hex_] if n >= 0)

    def _count_wet(self, hex_: int) -> int:
        """River and lake hexsides of a hex (DL-SPL-39)."""
        return self._count_rivers(hex_) + sum(
            (hex_, n) in self.lake_sides for n in self.grid.neighbours[hex_] if n >= 0
        )

    def _features(self, a: int, b: int) -> tuple[object, ...]:
        """All that a cost depends on, but for the mover and the rain: hexsides of one kind cost the same."""
        banks = self.banks[a, b], self.banks[b, a]
        return self.feature.get((a, b)), (a, b) in self.roads, *banks, self.wet_sides[a] >= 2, self.wet_sides[b] >= 2

    # -- costs ---------------------------------------------------------------------------------------------------------

    def prepare(self) -> None:
        """Reckon what every kind of hexside costs, dry and in the rain: else the first games would."""
        sides = {kind: pair for pair, kind in self._kind.items()}
        for mover in range(len(self.world.movers)):
            self.steps(mover, DRY)
            for a, b in sides.values():
                for wet in ({a}, {b}, {a, b}):
                    self.cost(mover, a, b, frozenset(wet))

    def steps(self, mover: int, wet: frozenset[int]) -> Steps:
        """For each hex the neighbours a mover can go to and what it pays, while it rains on `wet`."""
        key = (mover, wet)
        found = self._steps.get(key)
        if found is None:
            if len(self._steps) > 400:  # areas of Rains differ from match to match: do not keep them for ever
                self._steps = {k: v for k, v in self._steps.items() if k[1] == DRY}
            found = self._steps[key] = self._flooded(mover, wet) if wet else self._all_steps(mover)
        return found

    def _all_steps(self, mover: int) -> Steps:
        return tuple(self._steps_of(mover, hex_, DRY) for hex_ in range(self.grid.size))

    def _flooded(self, mover: int, wet: frozenset[int]) -> Steps:
        """Only in the rain and next to it is anything different; what differs depends on a hex and its neighbours."""
        steps = list(self.steps(mover, DRY))
        for hex_ in {n for h in wet for n in (h, *self.grid.neighbours[h]) if n >= 0}:
            near = wet.intersection((hex_, *self.grid.neighbours[hex_]))
            key = (mover, hex_, near)
            if key not in self._near_rain:
                self._near_rain[key] = self._steps_of(mover, hex_, near)
            steps[hex_] = self._near_rain[key]
        return tuple(steps)

    def _steps_of(self, mover: int, a: int, wet: frozenset[int]) -> tuple[tuple[int, int], ...]:
        around = sorted([n for n in self.grid.neighbours[a] if n >= 0])
        return tuple([(b, cost) for b in around if (cost := self.cost(mover, a, b, wet)) is not None])

    def cost(self, mover: int, a: int, b: int, wet: frozenset[int] = DRY) -> int | None:
        """MP for going from a to b; None where the hexside is impassable (DL-MOV-20)."""
        key = (mover, self._kind[a, b], a in wet, b in wet)
        if key not in self._costs:
            self._costs[key] = self._reckoned(mover, a, b, wet)
        return self._costs[key]

    def _reckoned(self, mover: int, a: int, b: int, wet: frozenset[int]) -> int | None:
        mode, people = self.world.movers[mover]
        cost = self._ground_cost(mode, people, a, b, wet)
        return self._for_mover(mover, cost, b in wet) if mode == "W" or people == "AN" else cost

    def _ground_cost(self, mode: str, people: str, a: int, b: int, wet: frozenset[int]) -> int | None:
        feature = self.feature.get((a, b))
        raining = a in wet or b in wet  # DL-SPL-34
        if feature == ALPS:
            return self._terrain_cost("A", mode, people, raining)  # DL-MOV-27
        road = (a, b) in self.roads
        if feature is None:
            letters = self.letters(a, b, wet) + self.letters(b, a, wet)
            return self._cheapest(letters, road, mode, people, raining)
        if raining:
            if feature != BRIDGE:
                return None  # DL-SPL-35
            feature = FORD  # DL-SPL-36
        bank = self._cheapest(self.letters(b, a, wet), road, mode, people, raining)  # DL-MOV-13 to 15, 18
        return None if bank is None else bank + self._extra(feature, mode)

    def letters(self, a: int, b: int, wet: frozenset[int]) -> str:
        """The terrains of hex a along its side towards b; new swamp is written "p" (DL-SPL-39)."""
        letters = self.banks[a, b]
        if a in wet and self.wet_sides[a] >= 2:
            letters = "".join("p" if letter in BECOMES_SWAMP else letter for letter in letters)
        return letters

    def _cheapest(self, letters: str, road: bool, mode: str, people: str, raining: bool) -> int | None:
        """The mover picks the terrain it crosses (DL-MOV-03, DL-MOV-21); a road is one of them (DL-MOV-19)."""
        costs = [cost for letter in letters if (cost := self._terrain_cost(letter, mode, people, raining)) is not None]
        if road:
            costs.append(self._road_cost(mode))
        return min(costs, default=None)

    def _terrain_cost(self, letter: str, mode: str, people: str, raining: bool) -> int | None:
        if people == "AN" and letter in "MAL":
            return None  # DL-NEU-10
        if raining and letter in "PL":
            return None  # DL-SPL-35
        if letter == "p":
            letter = "P"
        terrain = self.world.terrain[letter]
        if mode in terrain.impassable:
            return None
        cost: int = terrain.mp[mode]  # type: ignore[index]
        if (people == "AH" and letter == "H") or (people == "GW" and letter == "F"):
            cost = 1  # DL-NEU-08, DL-NEU-13
        if raining and letter == "H":
            cost += self.world.chart.rains.hills_extra  # DL-SPL-38
        elif raining and letter == "M":
            cost += self.world.chart.rains.mountain_extra
        return cost

    def _road_cost(self, mode: str) -> int:
        cost: int = self.world.terrain["R"].mp[mode]  # type: ignore[index]
        return cost

    def of_terrain(self, mover: int, letter: str, *, raining: bool = False) -> int | None:
        """What a hexside of this terrain alone costs a mover, as the terrain chart has it (DL-MOV-05)."""
        mode, people = self.world.movers[mover]
        cost = self._road_cost(mode) if letter == "R" else self._terrain_cost(letter, mode, people, raining)
        return self._for_mover(mover, cost, raining)

    def of_feature(self, mover: int, feature: str, *, raining: bool = False) -> int | None:
        """What a watercourse adds to that (DL-MOV-13); None where it cannot be crossed."""
        mode, people = self.world.movers[mover]
        if raining and feature != BRIDGE:
            return None  # DL-SPL-35
        return 0 if people == "AN" else self._extra(FORD if raining else feature, mode)

    def _for_mover(self, mover: int, cost: int | None, raining: bool) -> int | None:
        """The last word on a cost: of the Ancients, and of wings in the rain."""
        mode, people = self.world.movers[mover]
        if cost is None:
            return None
        if people == "AN":
            return 1  # DL-NEU-09; DL-SPL-45: also in the rain
        return cost * self.world.chart.rains.winged_multiplier if mode == "W" and raining else cost  # DL-SPL-40

    def _extra(self, feature: str, mode: str) -> int:
        extra = next(entry for entry in self.world.chart.feature if entry.id == feature).extra
        cost: int = extra[mode]  # type: ignore[index]
        return cost

    # -- what else the ground decides ----------------------------------------------------------------------------------

    def _rains_can_target(self, hex_: int) -> bool:
        """DL-SPL-32: part of a lake, a mountain or alps, or at least two river hexsides."""
        terrains = self.world.hexes[hex_].t
        alps = any(self.feature.get((hex_, n)) == ALPS for n in self.grid.neighbours[hex_] if n >= 0)
        return "L" in terrains or "M" in terrains or alps or self.river_sides[hex_] >= 2

    def battle_terrains(self, hex_: int, wet: frozenset[int]) -> tuple[str, ...]:
        """The terrains a battle in this hex can be fought on (DL-BAT-10, DL-SPL-46)."""
        letters = self.world.battle_terrains[hex_]
        if hex_ in wet and self.wet_sides[hex_] >= 2:
            letters = tuple(dict.fromkeys("P" if letter in BECOMES_SWAMP else letter for letter in letters))
        return letters

    def why_impassable(self, mover: int, a: int, b: int, wet: frozenset[int]) -> Reason:
        """The rule that closes a hexside to a mover."""
        _, people = self.world.movers[mover]
        if self.cost(mover, a, b, DRY) is not None:
            return Reason("DL-SPL-35", "flooded", hex=b)
        if people == "AN" and self.feature.get((a, b)) != ALPS:
            return Reason("DL-NEU-10", "no-mountains", hex=b)
        return Reason("DL-MOV-20", "impassable", hex=b)
