"""The last turn: every unit without a battle goes where it wins the most land for the count, or denies it (DE-20.3a).

A unit holds its hex and those around it; where both sides reach, nobody is paid (DE-PROC-5).
"""

from __future__ import annotations

from collections.abc import Mapping

from hexarchy.bots.staff import foremost
from hexarchy.core.hexsets import hexes_of
from hexarchy.games.dark_emperor import control
from hexarchy.games.dark_emperor.bot import reckoning
from hexarchy.games.dark_emperor.bot.reckoner import Reckoner
from hexarchy.games.dark_emperor.movement.company import inactive_land
from hexarchy.games.dark_emperor.words import HOST, NECROMANCER


class Harvest:
    """What each hex would bring now; what has been reaped brings nothing more."""

    def __init__(self, war: Reckoner) -> None:
        self.war, self.s = war, war.s
        self.closed = war.closed | self.s.held[war.seat]
        self.fruit = self._gains() if war.seat == NECROMANCER else self._denials()

    def _gains(self) -> dict[int, int]:
        """Land at war that is not the Necromancer's and that no enemy reaches."""
        s, world = self.s, self.s.world
        theirs = self.war.enemies | world.field.beside(s.held[self.war.foe])
        open_ = world.land & ~control.hands(s)[NECROMANCER] & ~inactive_land(s) & ~theirs
        return {hex_: world.yields[hex_] for hex_ in hexes_of(open_) if world.yields[hex_]}

    def _denials(self) -> dict[int, int]:
        """Land that pays him and has none of his units in it."""
        s = self.s
        paying = control.reckon(s, (NECROMANCER,)).pays.get(HOST, 0) & ~self.war.enemies
        return {hex_: control.worth(s, hex_, NECROMANCER) for hex_ in hexes_of(paying)}

    def best(self, ways: Mapping[int, tuple[int, tuple[int, ...]]]) -> int:
        """The hex where one unit reaps most by its chance to get there, or -1."""
        arrival = {points: reckoning.worn(self.s.world, points, 1)[0] for points, _ in ways.values()}
        merit = {hex_: self._fruit_of(hex_) * arrival[ways[hex_][0]] for hex_ in ways if not self.closed >> hex_ & 1}
        goal = foremost(merit, merit.__getitem__)
        return goal if goal >= 0 and merit[goal] >= self.war.aspects.worth_it else -1

    def _fruit_of(self, hex_: int) -> int:
        reach = self.s.world.field.around[hex_] | 1 << hex_
        return sum(self.fruit.get(one, 0) for one in hexes_of(reach))

    def reap(self, hex_: int) -> None:
        for one in hexes_of(self.s.world.field.around[hex_] | 1 << hex_):
            self.fruit.pop(one, None)
        self.closed |= 1 << hex_
