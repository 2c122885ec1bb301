"""The captain's campaign: which units hold, which march, and where to. One plan is made as a Movement Segment opens.

Leaders are not moved by it: they fly where they are needed when all have marched (envoys.py).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import chain
from typing import Final, NamedTuple

from hexarchy.bots import holding
from hexarchy.bots.staff import foremost
from hexarchy.core.hexsets import hexes_of
from hexarchy.games.dark_emperor.bot.assault import Assault, Comer
from hexarchy.games.dark_emperor.bot.harvest import Harvest
from hexarchy.games.dark_emperor.bot.reckoner import Reckoner, Target
from hexarchy.games.dark_emperor.combat import stacking
from hexarchy.games.dark_emperor.movement import movable
from hexarchy.games.dark_emperor.movement.company import Company, company_of
from hexarchy.games.dark_emperor.movement.routes import Roads
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import FLEET, INFANTRY, KINGDOMS, LAST_TURN, NECROMANCER, SETTLED, TRAIN

Way = tuple[int, tuple[int, ...]]  # points and path
HERE: Final[Way] = (0, ())


class Order(NamedTuple):
    """Units of one hex that march together, and their road; or a leader, and where to."""

    units: tuple[int, ...]
    path: tuple[int, ...]


class Ways(Roads):
    """Roads that lead past weak enemies, at the price of passing them (DE-8.13a), and rouse none but the last owner."""

    def __init__(self, s: DarkEmperorState, company: Company, weak: int) -> None:
        super().__init__(s, company, quiet=True)
        self.weak = weak

    def _ahead(self, here: int, steps: int, moored: tuple[int, ...]) -> int:
        if not (steps and self.enemies >> here & 1) or self._gauntlet(here) > self.weak:
            return super()._ahead(here, steps, moored)
        if self.company.halted(self.s, here) or self.inactive >> here & 1:
            return 0
        return self.company.ways(self.s, here, moored)


class Campaign:
    """The orders of one Movement Segment, and the leaders the battles want."""

    def __init__(self, war: Reckoner, leaders: Iterable[int]) -> None:
        self.war, self.s, self.seat, self.aspects = war, war.s, war.seat, war.aspects
        self.orders: list[Order] = []
        self.led: dict[int, int] = {}  # leader -> hex of his battle
        self.fought: set[int] = set()  # where battles are wanted
        self.coming: Counter[int] = Counter()  # hex -> units that will be there
        self._ways: dict[tuple[int, int], Mapping[int, Way]] = {}
        self.free = self._free()
        self._attack(sorted(leaders, key=lambda leader: (war.might(leader), leader)))
        if self.s.turn_number == LAST_TURN:
            self._harvest()
        else:
            self._go_on()
        self._withdraw()
        self._disperse()

    # -- who is free --------------------------------------------------------------------------------------------------

    def _free(self) -> dict[int, int]:
        """Unit -> hex, for all that may go."""
        s = self.s
        found = {}
        for hex_ in sorted(s.stacks[self.seat]):
            units = [u for u in movable.movable_in(s, self.seat, hex_) if u < s.world.unit_count]
            for unit in self._spare(hex_, units):
                found[unit] = hex_
            self.coming[hex_] = len(s.units(self.seat, hex_))
        return found

    def _spare(self, hex_: int, units: list[int]) -> list[int]:
        """A city keeps the weakest that will do; who shares a hex with the enemy is free to fight or go."""
        s = self.s
        city = s.world.city_at.get(hex_)
        last = s.turn_number == LAST_TURN and self.seat == KINGDOMS  # nobody comes after them
        if self.war.enemies >> hex_ & 1 or city is None or last:
            return units
        if city.value == 1 and s.kingdoms[city.kingdom].conquered and not self.war.threat(hex_):
            return units  # the land pays without it
        kept = len(s.units(self.seat, hex_)) - len(units)  # those who cannot move hold it as well
        ranked = sorted(units, key=lambda u: (s.world.type[u] == TRAIN, s.strength(u), u))
        return holding.spare(ranked, s.strength, self._needed(hex_, ranked), fewest=not kept)

    def _needed(self, hex_: int, units: list[int]) -> float:
        """The Necromancer leaves a watch and goes on. The others do as walls double: half the enemy's strength.

        A city that cannot be held keeps no more than a watch.
        """
        if self.seat == NECROMANCER:
            return 0.0
        threat = self.war.threat(hex_) / 2
        return threat if threat <= 1.5 * sum(self.s.strength(u) for u in units) else 0.0

    # -- ways ---------------------------------------------------------------------------------------------------------

    def ways(self, unit: int, limit: int | None = None) -> Mapping[int, Way]:
        """Where a unit can go, with those of its kind in its hex; a train where it can be escorted (DE-8.G)."""
        s, hex_ = self.s, self.s.where[unit]
        kind = s.world.type[unit] * 4 + 2 * s.world.pieces[unit].vampire + s.is_undead(unit)
        key = (hex_, kind if limit is None else ~kind)
        if key not in self._ways:
            company = company_of(s, (unit, *self._escort(unit)))
            ways = Ways(s, company, self.aspects.weak)
            if limit and self.aspects.fords:
                ways.halting = 0
            self._ways[key] = ways.search(limit or self.aspects.far)
        return self._ways[key]

    def _escort(self, unit: int) -> list[int]:
        """One of those who could march with a train."""
        return self._soldiers(self.free.get(unit, -1))[:1] if self.s.world.type[unit] == TRAIN else []

    def _soldiers(self, hex_: int) -> list[int]:
        """Who may go from a hex, but for trains, which need an escort, and fleets."""
        kinds = self.s.world.type
        return [unit for unit, at in self.free.items() if at == hex_ and kinds[unit] not in (TRAIN, FLEET)]

    def _within(self, unit: int, hex_: int, limit: int) -> bool:
        """Could it be there at the lowest toll for each hex? Saves the search of ways that cannot lead there."""
        s = self.s
        toll = s.world.rates[SETTLED][s.world.type[unit]] if s.world.type[unit] in (INFANTRY, TRAIN) else 1
        return s.world.grid.distance(s.where[unit], hex_) * toll <= limit

    def _comers(self, hex_: int) -> list[Comer]:
        """Who can be there: trains; then the nearest, among them the strongest."""
        s = self.s
        found = []
        for unit, at in self.free.items():
            if not self._within(unit, hex_, self.aspects.far):
                continue
            way = HERE if at == hex_ else self.ways(unit).get(hex_)
            if way is not None:
                found.append((way[0], -s.strength(unit), unit))
        return sorted(found, key=lambda entry: (entry[1] < 0, (entry[0] + 5) // 6, entry[1], entry[2]))

    # -- orders -------------------------------------------------------------------------------------------------------

    def _attack(self, leaders: list[int]) -> None:
        """The most promising of several sets of attacks, each with another beginning.

        With nobody at war left to conquer an army would stand idle till the end: then no kingdom is spared.
        """
        targets, prey = self.war.targets(), self.war.prey
        fear = float(any(self.war.unconquered(target.hex) for target in targets))
        comers = {hex_: self._comers(hex_) for hex_ in {target.hex for target in chain(targets, *prey)}}
        chosen = Assault(self.war, self.free, leaders, self.coming, comers)
        firsts: list[Target | None] = [*chosen.promising(targets)[: self.aspects.openings]]
        for first in firsts or [None]:
            tried = Assault(self.war, self.free, leaders, self.coming, comers)
            tried.strike(targets, first)
            tried.rouse(prey, fear)
            if tried.gain > chosen.gain:
                chosen = tried
        for attack in chosen.attacks:
            self.fought.add(attack.target.hex)
            self.led.update(dict.fromkeys(attack.party, attack.target.hex))
            self._march(attack.units, attack.target.hex)

    def _march(self, units: Iterable[int], hex_: int) -> None:
        """Units of one hex and one kind go together; trains follow (DE-8.G)."""
        by_road: dict[tuple[int, ...], list[int]] = {}
        for unit in sorted(units, key=lambda unit: self.s.world.type[unit] == TRAIN):
            at = self.free.pop(unit)
            if at == hex_:
                continue
            by_road.setdefault((at, *self.ways(unit)[hex_][1]), []).append(unit)
            self.coming[at] -= 1
            self.coming[hex_] += 1
        for (_, *path), going in by_road.items():
            self.orders.append(Order(tuple(going), tuple(path)))

    # -- staging ------------------------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Stacks with nothing to do nearby go on towards the next prize, a day at a time."""
        s = self.s
        wanted = [target for target in self.war.targets() if target.value > 3]
        wanted += chain(*self.war.prey)
        idle: dict[tuple[int, int], list[int]] = {}
        for unit, at in self.free.items():
            if s.world.type[unit] not in (TRAIN, FLEET) and not self.war.enemies >> at & 1:
                idle.setdefault((at, s.world.type[unit]), []).append(unit)
        for (at, _), units in idle.items():
            if len(units) >= (3 if self.seat == NECROMANCER else 2):  # fewer are lost in the open field
                self._stage(at, units, wanted)

    def _stage(self, at: int, units: list[int], wanted: list[Target]) -> None:
        wanted = [target for target in wanted if self._within(units[0], target.hex, self.aspects.lookout)]
        far = self.ways(units[0], self.aspects.lookout) if wanted else {}
        merits = {target.hex: target.value / (far[target.hex][0] + 6) for target in wanted if target.hex in far}
        goal = foremost(merits, merits.__getitem__)
        if goal < 0 or goal in self.ways(units[0]):
            return  # nothing to go for, or near enough: only strength is missing
        near = [hex_ for hex_ in far[goal][1] if hex_ in far and far[hex_][0] <= self.aspects.day]
        halts = [hex_ for hex_ in near if not self.war.closed >> hex_ & 1 and self._room(hex_) >= len(units)]
        reached = [hex_ for hex_ in halts if all(hex_ in self.ways(unit) for unit in units)]
        if reached and reached[-1] != at:
            self._march(units, reached[-1])

    def _harvest(self) -> None:
        """Each by itself to the land that counts most."""
        harvest = Harvest(self.war)
        for unit in list(self.free):
            if self.s.world.type[unit] != TRAIN and not self.war.enemies >> self.free[unit] & 1:
                to = harvest.best(self.ways(unit))
                if to >= 0:
                    harvest.reap(to)
                    self._march((unit,), to)

    def _withdraw(self) -> None:
        """Who stands among enemies and does not want the battle (DE-9a) goes, all together."""
        for hex_ in hexes_of(self.s.held[self.seat] & self.war.enemies):
            if hex_ not in self.fought:
                self._send_away(hex_, len(self.free))

    def _disperse(self) -> None:
        """Who would be too many in a hex goes where there is room (DE-10.1b), best to a city without a garrison."""
        for hex_ in list(self.coming):
            while self._room(hex_) < 0 and self._send_away(hex_, -self._room(hex_)):
                pass

    def _send_away(self, hex_: int, most: int) -> bool:
        """Of those in a hex so many of a kind as there is room for elsewhere; false if nobody went."""
        s, units = self.s, self._soldiers(hex_)
        ways = self.ways(units[0]) if units else {}
        room = {to: self._room(to) for to in ways if not self.war.closed >> to & 1 and self._room(to) > 0}
        if not room:
            return False
        to = min(room, key=lambda to: (ways[to][0] - 3 * (to in s.world.city_at) - min(room[to], 3), to))
        same = [unit for unit in units if self.ways(unit) is ways]
        self._march(same[: min(room[to], most)], to)
        return True

    def _room(self, hex_: int) -> int:
        """For how many more units there will be room in a hex."""
        return stacking.limit(self.s, hex_) - self.coming[hex_]
