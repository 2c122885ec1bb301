"""What is worth marching for: cities above all, for whole kingdoms fall with them; and enemies in the field."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from hexarchy.core.hexsets import hexes_of
from hexarchy.games.dark_emperor import conquest
from hexarchy.games.dark_emperor.bot import reckoning
from hexarchy.games.dark_emperor.bot.reckoning import Force, there
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import EMPIRE, KINGDOM_COUNT, KINGDOMS, NECROMANCER, NEUTRAL, STARKEEP, other
from hexarchy.games.dark_emperor.world import City, World

A_CITY: Final = 3.0
BY_VALUE: Final = 1.5  # for each point of a city's value
OF_THE_LAND: Final = 0.6  # for each point the land of a kingdom yields, shared by the cities still to be taken
IN_THE_FIELD: Final = 1.5
PADRECHS_HEAD: Final = 4.0
AN_ENVOYS_HEAD: Final = 2.0
NEAR: Final = 4  # hexes from which an enemy threatens


class Target(NamedTuple):
    """A hex to take, what that is worth, and who defends it."""

    hex: int
    value: float
    defence: Force


def land_yield(world: World, kingdom: int) -> int:
    """The production of a kingdom's land without its cities."""
    return sum(world.yields[hex_] for hex_ in hexes_of(world.lands[kingdom]))


class War:
    """The war as one side sees it at one moment."""

    def __init__(self, s: DarkEmperorState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.foe = other(seat)
        self.enemies = s.fought_over(self.foe)
        self.yields = [land_yield(s.world, kingdom) for kingdom in range(KINGDOM_COUNT)]
        self.might = cache(lambda leader: reckoning.might(s, leader))
        self.price = cache(lambda unit: reckoning.price(s, unit))

    # -- targets ------------------------------------------------------------------------------------------------------

    def targets(self) -> list[Target]:
        """Among those at war: cities that are not ours, and enemies in the open."""
        s = self.s
        found = [self._city(city) for city in s.world.cities if self._wanted(city)]
        for hex_ in hexes_of(self.enemies & ~s.world.city_hexes & s.world.land):
            defence = there(s, (self.foe,), hex_)
            owner = s.world.owner[hex_]
            ours = owner >= 0 and s.holder(owner) == self.seat
            found.append(Target(hex_, IN_THE_FIELD + 1.5 * ours + self._head(hex_), defence))
        return found

    def _wanted(self, city: City) -> bool:
        s = self.s
        if s.sides[city.kingdom] == NEUTRAL:
            return False
        if self.enemies >> city.hex & 1:
            return True
        if s.held[self.seat] >> city.hex & 1:
            return False
        if self.seat == NECROMANCER:
            return s.sides[city.kingdom] == KINGDOMS
        return s.holder(city.kingdom) == NECROMANCER

    def _city(self, city: City) -> Target:
        return Target(city.hex, self.worth(city) + self._head(city.hex), there(self.s, (self.foe,), city.hex))

    def worth(self, city: City) -> float:
        """A city for itself, and as one of those that are missing for the whole kingdom (DE-6.3)."""
        s, kingdom = self.s, city.kingdom
        base = A_CITY + BY_VALUE * city.value
        held = s.held[self.seat] & ~self.enemies
        missing = sum(not held >> one.hex & 1 for one in s.world.cities_of[kingdom])
        holder = s.holder(kingdom)
        if holder == self.seat and not self.enemies >> city.hex & 1:
            return 0.5 * city.value
        if holder == self.seat:
            lost = conquest.taken(s, kingdom, self.foe)  # one city won back now saves the kingdom
            return base + 3.0 + OF_THE_LAND * self.yields[kingdom] * lost
        return base + OF_THE_LAND * self.yields[kingdom] / max(missing, 1)

    def _head(self, hex_: int) -> float:
        """Padrech is worth hunting; and who kills the Kingdoms' leaders leaves them without envoys."""
        s = self.s
        if self.seat == KINGDOMS:
            return PADRECHS_HEAD if s.where[s.world.PADRECH] == hex_ else 0.0
        return AN_ENVOYS_HEAD * len(s.leaders(KINGDOMS, hex_))

    def of_neutral(self, kingdom: int) -> list[Target]:
        """The cities of a kingdom that would be roused by the attack."""
        s = self.s
        sides = (self.foe, NEUTRAL)
        return [Target(city.hex, self.worth(city), there(s, sides, city.hex)) for city in s.world.cities_of[kingdom]]

    def prey(self) -> list[int]:
        """Kingdoms the Necromancer may fall upon; the Empire is left asleep, holy Starkeep too."""
        s = self.s
        if self.seat != NECROMANCER:
            return []
        return [k for k in range(KINGDOM_COUNT) if s.inactive(k) and k not in (EMPIRE, STARKEEP)]

    # -- danger -------------------------------------------------------------------------------------------------------

    def threat(self, hex_: int) -> int:
        """The strongest enemy stack that may soon stand before a hex."""
        s, distance = self.s, self.s.world.grid.distance
        strongest = 0
        for at in s.stacks[self.foe]:
            if at != hex_ and s.has_fighters(self.foe, at) and distance(hex_, at) <= NEAR:
                seen = there(s, (self.foe,), at)
                strongest = max(strongest, seen.strength + 2 * seen.hero if seen.strength else 0)
        return strongest
