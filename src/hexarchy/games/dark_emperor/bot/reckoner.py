"""What one side reckons with at one moment: its foes, its friends, and what is worth marching for.

Cities above all, for whole kingdoms fall with them; and enemies in the field.
"""

from __future__ import annotations

from functools import cache, cached_property
from typing import NamedTuple

from hexarchy.bots import holding
from hexarchy.core.hexsets import hexes_of
from hexarchy.games.dark_emperor import conquest
from hexarchy.games.dark_emperor.bot import reckoning
from hexarchy.games.dark_emperor.bot.aspects import Aspects
from hexarchy.games.dark_emperor.bot.reckoning import Force, there
from hexarchy.games.dark_emperor.combat import stacking
from hexarchy.games.dark_emperor.movement.company import inactive_land
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import EMPIRE, KINGDOM_COUNT, KINGDOMS, NECROMANCER, NEUTRAL, STARKEEP, other
from hexarchy.games.dark_emperor.world import City, World


class Target(NamedTuple):
    """A hex to take, what that is worth, and who defends it."""

    hex: int
    value: float
    defence: Force
    heads: tuple[int, ...] = ()  # the leaders there, if they are hunted


@cache
def land_yield(world: World, kingdom: int) -> int:
    """The production of a kingdom's land without its cities."""
    return sum(world.yields[hex_] for hex_ in hexes_of(world.lands[kingdom]))


class Reckoner:
    """The war as one side sees it at one moment."""

    def __init__(self, s: DarkEmperorState, seat: int, aspects: Aspects) -> None:
        self.s, self.seat, self.foe, self.aspects = s, seat, other(seat), aspects
        self.might = cache(lambda leader: reckoning.might(s, leader))
        self.price = cache(lambda unit: reckoning.price(s, unit))

    @cached_property
    def enemies(self) -> int:
        """Hexes with enemies who fight."""
        return self.s.fought_over(self.foe)

    @cached_property
    def closed(self) -> int:
        """Where nobody comes to rest: the land of kingdoms at peace, the sea, hexes with enemies."""
        return inactive_land(self.s) | self.s.world.sea | self.enemies

    def ours(self, hex_: int) -> int:
        """The strength of our fighters in a hex."""
        return there(self.s, (self.seat,), hex_).strength

    def room(self, hex_: int, count: int) -> bool:
        """Is there room for so many more units?"""
        return len(self.s.units(self.seat, hex_)) + count <= stacking.limit(self.s, hex_)

    # -- targets ------------------------------------------------------------------------------------------------------

    def targets(self) -> list[Target]:
        """Among those at war: cities that are not ours, and enemies in the open."""
        s = self.s
        wanted = [(city, city.hex) for city in s.world.cities if self._wanted(city)]
        found = [self._target(at, self.worth(city) + self._head(at), self.foe) for city, at in wanted]
        for hex_ in hexes_of(self.enemies & ~s.world.city_hexes & s.world.land):
            owner = s.world.owner[hex_]
            ours = owner >= 0 and s.holder(owner) == self.seat
            found.append(self._target(hex_, self.aspects.in_the_field + 1.5 * ours + self._head(hex_), self.foe))
        return found

    def _target(self, hex_: int, value: float, *sides: int) -> Target:
        hunted = self.seat == NECROMANCER and self.aspects.manhunt
        heads = [leader for side in sides for leader in self.s.leaders(side, hex_)] if hunted else ()
        return Target(hex_, value, there(self.s, sides, hex_), tuple(heads))

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

    def worth(self, city: City) -> float:
        """A city for itself, and as one of those that are missing for the whole kingdom (DE-6.3)."""
        s, kingdom = self.s, city.kingdom
        base = self.aspects.a_city + self.aspects.by_value * city.value
        base += self.aspects.prey * (self.seat == NECROMANCER)
        held = s.held[self.seat] & ~self.enemies
        missing = sum(not held >> one.hex & 1 for one in s.world.cities_of[kingdom])
        holder = s.holder(kingdom)
        if holder == self.seat and not self.enemies >> city.hex & 1:
            return 0.5 * city.value
        if holder == self.seat:
            lost = conquest.taken(s, kingdom, self.foe)  # one city won back now saves the kingdom
            return base + 3.0 + self.aspects.of_the_land * land_yield(s.world, kingdom) * lost
        return base + self.aspects.of_the_land * land_yield(s.world, kingdom) / max(missing, 1)

    def _head(self, hex_: int) -> float:
        """Padrech is worth hunting; and who kills the Kingdoms' leaders leaves them without envoys."""
        s = self.s
        if self.seat == KINGDOMS:
            return self.aspects.padrechs_head if s.where[s.world.PADRECH] == hex_ else 0.0
        return self.aspects.an_envoys_head * len(s.leaders(KINGDOMS, hex_))

    @cached_property
    def dread(self) -> float:
        """What one more enemy leader is worth: the fewer they have and the earlier it is, the more."""
        turns = max(self.aspects.feared_till - self.s.turn_number, 1) / self.aspects.feared_till
        return self.aspects.manhunt * turns * 3 / (3 + reckoning.leaders(self.s, self.foe))

    def unconquered(self, hex_: int) -> bool:
        """Is this a city of a kingdom that is not ours yet?"""
        city = self.s.world.city_at.get(hex_)
        return city is not None and self.s.holder(city.kingdom) != self.seat

    @cached_property
    def prey(self) -> list[list[Target]]:
        """The cities of each kingdom the Necromancer may fall upon; the Empire is left asleep, holy Starkeep too."""
        s, spared = self.s, (EMPIRE, STARKEEP)
        asleep = [k for k in range(KINGDOM_COUNT) if self.seat == NECROMANCER and s.inactive(k) and k not in spared]
        return [[self._target(c.hex, self.worth(c), self.foe, NEUTRAL) for c in s.world.cities_of[k]] for k in asleep]

    # -- danger -------------------------------------------------------------------------------------------------------

    def threat(self, hex_: int) -> int:
        """The strongest enemy stack that may soon stand before a hex."""
        s = self.s
        others = [at for at in s.stacks[self.foe] if at != hex_ and s.has_fighters(self.foe, at)]
        seen = ((at, there(s, (self.foe,), at)) for at in others)
        armies = ((at, force.strength + 2 * force.hero) for at, force in seen if force.strength)
        return int(holding.threat(hex_, armies, s.world.grid.distance, self.aspects.near))
