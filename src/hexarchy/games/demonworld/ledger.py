"""The ledger (DW-B-MOV-51): what a moving unit has spent, of movement points and of maneuvers.

The first maneuver takes half of the points, the larger half where they are odd, and the next the rest; further ones
take nothing more. A unit that may make only one pays all its points for it.
"""

from __future__ import annotations

from typing import NamedTuple


class Ledger(NamedTuple):
    """`points` and `maneuvers`: what a unit has under its order; then what it has used."""

    points: int
    maneuvers: int
    spent: int = 0
    made: int = 0

    def cost(self, made: int) -> int:
        """Points that so many maneuvers take."""
        if not made or not self.points:
            return 0
        first = (self.points + 1) // 2 if self.maneuvers > 1 else self.points
        return first if made == 1 else self.points

    @property
    def left(self) -> int:
        """Points for steps."""
        return self.points - self.spent - self.cost(self.made)

    def may_spend(self, points: int) -> bool:
        return points <= self.left

    def may_maneuver(self, times: int = 1, extra: int = 0) -> bool:
        """So many maneuvers more, and points beside them: a wheel over bad ground costs some."""
        made = self.made + times
        return made <= self.maneuvers and self.spent + extra + self.cost(made) <= self.points

    @property
    def payable(self) -> int:
        """How many maneuvers more can be made."""
        return max((times for times in range(self.maneuvers - self.made + 1) if self.may_maneuver(times)), default=0)

    def spend(self, points: int) -> Ledger:
        return self._replace(spent=self.spent + points)

    def maneuver(self, times: int = 1, extra: int = 0) -> Ledger:
        return self._replace(made=self.made + times, spent=self.spent + extra)
