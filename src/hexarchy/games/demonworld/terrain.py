"""What steps cost (DW-B-MOV-04, DW-S-TER-01 to -35, movement chart): a table for every kind of mover, by field and
direction. The Basic Game looks at no terrain.

Along a road from one field to the next steps cost less, whatever grows there, but only where all elements of a unit go
along one (DW-S-TER-32, -33): so each kind of mover has two tables.
"""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from hexarchy.core.axial import DIRECTIONS
from hexarchy.games.demonworld.board import LEVEL, Area
from hexarchy.games.demonworld.words import BASIC

OPEN_FIELD: Final = 3
NOT_PASSABLE: Final = 1000  # more than any unit has
IN_FLAMES: Final = NOT_PASSABLE + 1  # not passable because it burns (DW-E-FIR-12)
# Rows of the chart.
ELEMENT, LONE, GIANT, CHARIOT, ARTILLERY, FLYER = range(6)

DIFFICULT: Final = "ruwsg"  # rocky ground, underbrush, woods, sand, grown fields (DW-S-TER-12)
ROUGH: Final = "mo"  # mud and morass (DW-S-TER-13)
SWAMP: Final = "x"
CHART: Final = {ELEMENT: (4, 6), LONE: (3, 5)}  # of difficult and of rough ground
OBSTACLE: Final = 3  # a hedge or wall on the way (DW-S-TER-28)
UP: Final = (0, 2, 4)  # points for so many levels (DW-S-TER-16)
DOWN: Final = (0, 0, 2)
WATER: Final = {1: (), 2: (6,), 3: (4, 6)}  # points by size for each depth that can be waded (DW-S-TER-22 to -24)
ROAD: Final = {False: 2, True: 3}  # on foot, mounted


# Large Elements: terrain is passable at the points of open ground or not at all (DW-E-LRG-07).
LARGE_ROWS: Final = (GIANT, CHARIOT, ARTILLERY)
WHEELED: Final = (CHARIOT, ARTILLERY)
BARRED: Final = {GIANT: SWAMP, CHARIOT: "ruwmox", ARTILLERY: "ruwsmox"}  # DW-E-CHA-03, DW-E-ART-03
ROLLED: Final = {CHARIOT: (3, 3), ARTILLERY: (NOT_PASSABLE, 6)}  # points for a level up and down
ALONG: Final = (6, 3)  # the same of a gun on a road
WADES: Final = 2  # giants and dragons wade in water this much lower than they are (DW-E-GIA-05)


class Mover(NamedTuple):
    """What the chart asks of an element: its row, whether it rides, its size."""

    row: int = ELEMENT
    mounted: bool = False
    size: int = 2


class Ground:
    """The costs of all steps on an area at a level, made once for a battle."""

    def __init__(self, area: Area, level: int) -> None:
        self.area: Final = area
        self.level: Final = level
        self._tables: Final[dict[tuple[Mover, bool, tuple[int, ...]], tuple[int, ...]]] = {}

    def costs(self, mover: Mover, *, road: bool = False, razed: tuple[int, ...] = ()) -> tuple[int, ...]:
        """Points a step costs, at field * 6 + direction; beyond the edge nothing is passable (DW-B-MOV-50).

        `road`: along a road, and nowhere else. `razed`: sides whose wall is torn down.
        """
        found = self._tables.get((mover, road, razed))
        if found is None:
            find = self.along if road else partial(self.step, razed=razed)
            around = self.area.grid.neighbours
            found = self._tables[mover, road, razed] = tuple(
                find(mover, field, direction) if around[field][direction] >= 0 else NOT_PASSABLE
                for field in range(self.area.size)
                for direction in range(DIRECTIONS)
            )
        return found

    def step(self, mover: Mover, field: int, direction: int, razed: tuple[int, ...] = ()) -> int:
        """Points a step from a field in a direction costs, or NOT_PASSABLE: terrain, height and obstacles add up
        (DW-S-TER-02)."""
        if self.level == BASIC:
            return OPEN_FIELD
        there = self.area.grid.neighbours[field][direction]
        if mover.row in LARGE_ROWS:
            return min(OPEN_FIELD + self.surcharge(mover, field, there), NOT_PASSABLE)
        found = self._entered(mover, there) + self._climbed(field, there)
        side = self.area.grid.hexside(field, direction)
        return min(found + OBSTACLE * (side in self.area.sides and side not in razed), NOT_PASSABLE)

    def along(self, mover: Mover, field: int, direction: int) -> int:
        """The same along a road; it passes gaps in hedges (DW-S-TER-32, -34)."""
        there = self.area.grid.neighbours[field][direction]
        if self.level == BASIC or frozenset((field, there)) not in self.area.road_links:
            return NOT_PASSABLE
        return min(ROAD[mover.mounted] + self._climbed(field, there), NOT_PASSABLE)

    def _entered(self, mover: Mover, there: int) -> int:
        """The terrain that covers the centre of a field counts for all of it (DW-S-TER-01, -11, -14)."""
        terrain, depth = self.area.terrain[there], self.area.water[there]
        if depth:
            wade = WATER.get(mover.size, WATER[3])
            return wade[depth - 1] if depth <= len(wade) else NOT_PASSABLE
        difficult, rough = CHART.get(mover.row, CHART[ELEMENT])
        if terrain in DIFFICULT:
            return difficult
        if terrain in ROUGH:
            return rough
        return NOT_PASSABLE if terrain == SWAMP else OPEN_FIELD

    def surcharge(self, mover: Mover, here: int, there: int) -> int:
        """What a part of a large base pays beside its step when it goes from one field to the next, or NOT_PASSABLE:
        giants and dragons climb their own height, from the second level on for a point a level, and no hedge or wall
        hinders them (DW-E-GIA-05, DW-E-DRA-04)."""
        if mover.row in WHEELED:
            return self._rolled(mover.row, here, there)
        terrain, depth = self.area.terrain[there], self.area.water[there]
        if terrain in BARRED[mover.row] or depth > mover.size - WADES:
            return NOT_PASSABLE
        difference = abs(self.area.height[there] - self.area.height[here])
        if difference > mover.size:
            return NOT_PASSABLE
        levels = difference // LEVEL
        return levels if levels > 1 else 0

    def _rolled(self, row: int, here: int, there: int) -> int:
        """Chariots go up and down one level, guns only down; hedges, walls and what is left of them stop both
        (DW-E-CHA-03, DW-E-ART-03, -04)."""
        area = self.area
        if area.terrain[there] in BARRED[row] or area.water[there] or area.between(here, there):
            return NOT_PASSABLE
        return self._sloping(ROLLED[row], here, there)

    def rolled_along(self, row: int, here: int, there: int) -> int:
        """The same along a road: a chariot climbs anything, a gun a level up or down (DW-E-CHA-04, DW-E-ART-04)."""
        if row == CHARIOT:
            return 0
        return self._sloping(ALONG, here, there)

    def _sloping(self, points: tuple[int, int], here: int, there: int) -> int:
        levels = (self.area.height[there] - self.area.height[here]) // LEVEL
        if abs(levels) > 1:
            return NOT_PASSABLE
        return points[levels < 0] if levels else 0

    def _climbed(self, field: int, there: int) -> int:
        """Three levels and more nobody climbs (DW-S-TER-16, DW-S-TER-15)."""
        levels = (self.area.height[there] - self.area.height[field]) // LEVEL
        if abs(levels) >= len(UP):
            return NOT_PASSABLE
        return UP[levels] if levels >= 0 else DOWN[-levels]
