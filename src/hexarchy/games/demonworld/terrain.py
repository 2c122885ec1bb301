"""What steps cost (DW-B-MOV-04, movement chart): a table for every kind of mover, by field and direction.

The Basic Game looks at no terrain. Further levels fill the tables by the rows of the chart.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hexarchy.core.axial import DIRECTIONS
from hexarchy.games.demonworld.board import Area

OPEN_FIELD: Final = 3
NOT_PASSABLE: Final = 1000  # more than any unit has
# Rows of the chart.
ELEMENT, LONE, GIANT, CHARIOT, ARTILLERY, FLYER = range(6)


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
        self._tables: Final[dict[Mover, tuple[int, ...]]] = {}

    def costs(self, mover: Mover) -> tuple[int, ...]:
        """Points a step costs, at field * 6 + direction; beyond the edge nothing is passable (DW-B-MOV-50)."""
        found = self._tables.get(mover)
        if found is None:
            around = self.area.grid.neighbours
            found = self._tables[mover] = tuple(
                self.step(mover, field, direction) if around[field][direction] >= 0 else NOT_PASSABLE
                for field in range(self.area.size)
                for direction in range(DIRECTIONS)
            )
        return found

    def step(self, mover: Mover, field: int, direction: int) -> int:
        """Points a step from a field in a direction costs, or NOT_PASSABLE."""
        return OPEN_FIELD
