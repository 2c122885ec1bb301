"""The flight of balls and bolts (DW-E-ART-36, -45, -47 to -50): the fields on the way, what of them is met, and how
steep a gun can fire.

The line runs from the centre of the front field to that of the final target field, seen from above; seen from the side
it is straight as well, from the muzzle to as high above the ground of the final target field.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from hexarchy.core.axial import Offset, length
from hexarchy.core.hexes import NOWHERE
from hexarchy.core.sight import How, line
from hexarchy.games.demonworld.board import LEVEL, WOODS, Area
from hexarchy.games.demonworld.sight import WALL

UNDERBRUSH: Final = "u"
THROUGH: Final = {WOODS: 2, UNDERBRUSH: 1}  # what growth takes off the Battle Factor (DW-E-ART-45)
MUZZLE: Final = 1  # its height above the field of the gun (DW-E-ART-48)
STEADY: Final = 10  # fields of distance for each level of difference (DW-E-ART-47)
DOWN: Final = 3  # fields of distance for each height a shot is lowered (DW-E-ART-49)


class Flight(NamedTuple):
    """From a field to an offset from it; `final` is NOWHERE where that lies off the area (DW-E-ART-35)."""

    area: Area
    start: int
    way: Offset

    @property
    def final(self) -> int:
        return self.area.grid.offset(self.start, *self.way)

    @property
    def muzzle(self) -> int:
        return self.area.height[self.start] + MUZZLE

    @property
    def goal(self) -> int:
        final = self.final
        return self.muzzle if final == NOWHERE else self.area.height[final] + MUZZLE

    @property
    def distance(self) -> int:
        return length(self.way)

    @property
    def level(self) -> bool:
        """Is it nearly level, so that heights on the way do not matter (DW-E-ART-47)?"""
        return STEADY * abs(self.goal - self.muzzle) <= LEVEL * self.distance

    def stations(self) -> Iterator[tuple[int, ...]]:
        """The fields on the way one after the other, without the first: pairs, the left one first, where the line runs
        just between two of them (DW-E-ART-36). NOWHERE: off the area."""
        grid = self.area.grid
        for how, hexes in line(self.way)[1:]:
            if how is not How.CORNER:
                yield tuple(grid.offset(self.start, *hex_) for hex_ in sorted(hexes, key=self._to_the_right))

    def _to_the_right(self, hex_: Offset) -> int:
        return self.way[0] * hex_[1] - self.way[1] * hex_[0]

    # -- seen from the side -------------------------------------------------------------------------------------------

    def _over(self, top: int, twice: int) -> bool:
        """Does it pass above a height, at so many half fields from the gun?"""
        return top * 2 * self.distance < 2 * self.muzzle * self.distance + (self.goal - self.muzzle) * twice

    def _twice(self, field: int) -> int:
        return 2 * self.area.grid.distance(self.start, field)

    def buried(self, field: int) -> bool:
        """Does a hill stop it (DW-E-ART-48)? In level flight only one that is higher than both ends."""
        ground = self.area.height[field]
        if self.level:
            return ground >= max(self.muzzle, self.goal)
        return field != self.final and not self._over(ground, self._twice(field))

    def meets(self, field: int, size: int) -> bool:
        """Is something of a size in its way? Elements below the line are missed (DW-E-ART-48)."""
        return self.level or not self._over(self.area.footing[field] + size, self._twice(field))

    def meets_wall(self, before: int, field: int) -> bool:
        """Does it come to a wall between two fields as low as that? One at the gun itself is fired over, as missiles
        are shot over it (DW-S-SHO-37)."""
        if self.start in (before, field) or self.area.between(before, field) != "wall":
            return False
        return self.level or not self._over(wall_top(self.area, before, field), self._mean(before, field))

    def _mean(self, a: int, b: int) -> int:
        return (self._twice(a) + self._twice(b)) // 2

    def growth(self, field: int) -> int:
        """What the growth on a field takes off the Battle Factor (DW-E-ART-45)."""
        terrain = self.area.terrain[field]
        if terrain not in THROUGH:
            return 0
        over = self._over(self.area.top[field], self._twice(field))
        return THROUGH[terrain] if self.level or not over else 0


def wall_top(area: Area, a: int, b: int) -> int:
    return max(area.height[a], area.height[b]) + WALL


def within_elevation(muzzle: int, distance: int, foot: int, top: int) -> bool:
    """Can a shot be raised or lowered enough to meet something at this distance (DW-E-ART-49)?"""
    return foot - muzzle <= distance and DOWN * (muzzle - top) <= distance
