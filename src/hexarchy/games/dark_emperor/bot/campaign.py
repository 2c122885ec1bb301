"""The captain's campaign: which units hold, which march, and where to. One plan is made as a Movement Segment opens.

The best attack there is, by exact odds, is ordered first, then the best with what is left; a kingdom at peace is fallen
upon only if enough is left for most of its cities at once. Leaders fly where they are needed when all have marched.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from hexarchy.games.dark_emperor.bot import reckoning
from hexarchy.games.dark_emperor.bot.objectives import Target, War
from hexarchy.games.dark_emperor.bot.reckoning import Fight, Force
from hexarchy.games.dark_emperor.combat import stacking
from hexarchy.games.dark_emperor.combat.escape import barred
from hexarchy.games.dark_emperor.movement import movable
from hexarchy.games.dark_emperor.movement.company import Company, inactive_land
from hexarchy.games.dark_emperor.movement.routes import Roads
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import AIR, BOX, FLEET, NECROMANCER, TRAIN

FAR: Final = 18  # points beyond which no attack is worth the march
DAY: Final = 12  # points of a march without a fight at its end
LOOKOUT: Final = 36
BOLD: Final = 0.6  # the chance of winning below which nobody is attacked
COMMITTED: Final = 0.2  # what each unit sent might have done elsewhere
SLAIN: Final = 1.0

Way = tuple[int, tuple[int, ...]]  # points and path


class Order(NamedTuple):
    """Units of one hex that march together, and their road."""

    units: tuple[int, ...]
    path: tuple[int, ...]


class Attack(NamedTuple):
    """Who goes for a target, led by whom (-1: nobody), and what it is reckoned to bring."""

    target: Target
    units: tuple[int, ...]
    leader: int
    gain: float


class Plan:
    """The orders of one Movement Segment, and the leaders the battles want."""

    def __init__(self, s: DarkEmperorState, seat: int, leaders: Iterable[int]) -> None:
        self.s = s
        self.seat = seat
        self.war = War(s, seat)
        self.leaders = sorted(leaders, key=lambda leader: (reckoning.might(s, leader), leader))
        self.orders: list[Order] = []
        self.led: dict[int, int] = {}  # leader -> hex of his battle
        self.coming: dict[int, int] = {}  # hex -> units that will be there
        self._ways: dict[tuple[int, int], Mapping[int, Way]] = {}
        self.free = self._free()
        self._attack(self.war.targets())
        self._rouse()
        self._go_on()

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
        if self.war.enemies >> hex_ & 1 or hex_ not in s.world.city_at:
            return units
        kept = len(s.units(self.seat, hex_)) - len(units)  # those who cannot move hold it as well
        ranked = sorted(units, key=lambda u: (s.world.type[u] == TRAIN, s.strength(u), u))
        needed = self._needed(hex_, ranked)
        held = 0
        while ranked and (held < needed or not kept):
            unit = ranked.pop(0)
            held += s.strength(unit)
            kept += 1
        return ranked

    def _needed(self, hex_: int, units: list[int]) -> float:
        """Walls double: half the enemy's strength will do. A city that cannot be held keeps no more than a watch."""
        threat = self.war.threat(hex_) / 2
        return threat if threat <= 1.5 * sum(self.s.strength(u) for u in units) else 0.0

    # -- ways ---------------------------------------------------------------------------------------------------------

    def ways(self, unit: int, limit: int = FAR) -> Mapping[int, Way]:
        """Where a unit can go, with those of its kind in its hex."""
        s, hex_ = self.s, self.s.where[unit]
        face = s.world.pieces[unit]
        kind = s.world.type[unit] * 4 + 2 * face.vampire + s.is_undead(unit)
        key = (hex_, kind if limit == FAR else ~kind)
        if key not in self._ways:
            self._ways[key] = Roads(s, Company(s, (unit,)), quiet=True).search(limit)
        return self._ways[key]

    # -- attacks ------------------------------------------------------------------------------------------------------

    def _attack(self, targets: list[Target]) -> None:
        """The best attack first, as long as there is a good one."""
        while targets:
            found = [attack for target in targets if (attack := self._best(target, self.free)) is not None]
            if not found:
                return
            best = max(found, key=lambda attack: (attack.gain, -attack.target.hex))
            self._order(best)
            possible = {attack.target.hex for attack in found}
            targets = [t for t in targets if t.hex in possible and t.hex != best.target.hex]

    def _best(self, target: Target, free: Mapping[int, int]) -> Attack | None:
        """The smallest force that brings most."""
        s, hex_ = self.s, target.hex
        able = []
        for unit, at in free.items():
            if s.world.type[unit] == TRAIN and at != hex_:
                continue
            way = (0, ()) if at == hex_ else self.ways(unit).get(hex_)
            if way is not None:
                able.append((way[0], -s.strength(unit), unit))
        able.sort(key=lambda entry: ((entry[0] + 5) // 6, entry[1], entry[2]))
        room = stacking.limit(s, hex_) - self._staying(hex_, free)
        best: Attack | None = None
        for count in range(1, min(len(able), room) + 1):
            attack = self._led(target, able[:count])
            if attack is not None and (best is None or attack.gain > best.gain):
                best = attack
        return best

    def _staying(self, hex_: int, free: Mapping[int, int]) -> int:
        """Units in a hex that are not free to go: they have their place there already."""
        coming = self.coming.get(hex_, 0)
        return coming - sum(at == hex_ for at in free.values())

    def _led(self, target: Target, able: list[tuple[int, int, int]]) -> Attack | None:
        """With the least of the leaders who does nearly as well as the best."""
        found = []
        for leader in (-1, *self.leaders):
            if leader >= 0 and self._keeps_away(leader, target.hex):
                continue
            gain = self._gain(target, able, leader)
            if gain is not None:
                found.append((gain - 0.4 * (leader >= 0), leader))
            if not target.defence.count:
                break
        if not found:
            return None
        most = max(gain for gain, _ in found)
        gain, leader = next(entry for entry in found if entry[0] >= most - 0.5)
        return Attack(target, tuple(unit for _, _, unit in able), leader, gain) if gain > 0 else None

    def _keeps_away(self, leader: int, hex_: int) -> bool:
        """From where he cannot be, and from blades that would end him (DE-15.21a)."""
        s = self.s
        deathless = leader in (s.world.PADRECH, s.world.TOL_MORN)
        if deathless and reckoning.bane(s, self.war.foe, hex_):
            return True
        return bool((barred(s, leader) | self._marked()) >> hex_ & 1)

    def _marked(self) -> int:
        found = 0
        for hex_, _ in self.s.hidden:
            found |= 1 << hex_
        return found

    def _gain(self, target: Target, able: list[tuple[int, int, int]], leader: int) -> float | None:
        """What an attack brings: the prize by its chance, less what is lost on the march and in the battle."""
        s = self.s
        starts: dict[int, tuple[int, int]] = {}
        for points, _, unit in able:
            most, count = starts.get(s.where[unit], (0, 0))
            starts[s.where[unit]] = (max(most, points), count + 1)
        worn = sum(reckoning.worn(s.world, points, count) for points, count in starts.values())
        units = [unit for _, _, unit in able]
        each = sum(reckoning.price(s, unit) for unit in units) / len(units)
        arriving = len(units) - int(worn + 0.5)
        gain = -each * worn - COMMITTED * len(units)
        if not target.defence.count:
            return gain + target.value * (1.0 if arriving > 0 else 0.5)
        if arriving <= 0:
            return None
        chances = self._chances(target, units, arriving, leader)
        if chances.win < BOLD:
            return None
        if leader == s.world.PADRECH and chances.win < 0.95:
            gain -= 6 * (1 - chances.win)
        return gain + chances.win * target.value + SLAIN * chances.slain - each * chances.lost

    def _chances(self, target: Target, units: list[int], arriving: int, leader: int) -> Fight:
        s = self.s
        total = sum(s.strength(unit) for unit in units)
        reduced = total * arriving // len(units)
        hero = reckoning.might(s, leader) if leader >= 0 else 0
        train = any(s.world.type[unit] == TRAIN for unit in units)
        return reckoning.fight(s, target.hex, Force(reduced, arriving, hero, train), target.defence)

    def _order(self, attack: Attack) -> None:
        hex_ = attack.target.hex
        if attack.leader >= 0:
            self.led[attack.leader] = hex_
            self.leaders.remove(attack.leader)
        self._march(attack.units, hex_)

    def _march(self, units: Iterable[int], hex_: int) -> None:
        """Units of one hex and one kind go together."""
        by_road: dict[tuple[int, ...], list[int]] = {}
        for unit in units:
            at = self.free.pop(unit)
            if at == hex_:
                continue
            by_road.setdefault((at, *self.ways(unit)[hex_][1]), []).append(unit)
            self.coming[at] -= 1
            self.coming[hex_] = self.coming.get(hex_, 0) + 1
        for (_, *path), going in by_road.items():
            self.orders.append(Order(tuple(going), tuple(path)))

    # -- a new war ----------------------------------------------------------------------------------------------------

    def _rouse(self) -> None:
        """Fall upon the kingdom at peace that promises most, if most of its cities can be had at once."""
        best: tuple[float, list[Attack]] = (0.0, [])
        for kingdom in self.war.prey():
            free, leaders, attacks = dict(self.free), self.leaders, []
            left = self.war.of_neutral(kingdom)
            while left:
                found = [attack for target in left if (attack := self._best(target, free)) is not None]
                if not found:
                    break
                chosen = max(found, key=lambda attack: (attack.gain, -attack.target.hex))
                attacks.append(chosen)
                free = {unit: at for unit, at in free.items() if unit not in chosen.units}
                self.leaders = [leader for leader in self.leaders if leader != chosen.leader]
                left = [target for target in left if target.hex != chosen.target.hex]
            self.leaders = leaders
            gain = sum(attack.gain for attack in attacks) - 2.0 * sum(t.defence.strength for t in left)
            if len(attacks) > len(left) and gain > best[0]:
                best = (gain, attacks)
        for attack in best[1]:
            self._order(attack)

    # -- staging ------------------------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Stacks with nothing to do nearby go on towards the next prize, a day at a time."""
        s = self.s
        wanted = [t for t in self.war.targets() if t.value > 3] + [
            t for kingdom in self.war.prey() for t in self.war.of_neutral(kingdom)
        ]
        idle: dict[tuple[int, int], list[int]] = {}
        for unit, at in self.free.items():
            if s.world.type[unit] not in (TRAIN, FLEET):
                idle.setdefault((at, s.world.type[unit]), []).append(unit)
        for (at, _), units in idle.items():
            if len(units) >= 3 or (len(units) == 2 and self.seat != NECROMANCER):
                self._stage(at, units, wanted)

    def _stage(self, at: int, units: list[int], wanted: list[Target]) -> None:
        s = self.s
        far = self.ways(units[0], LOOKOUT)
        goals = [(t.value / (far[t.hex][0] + 6), t.hex) for t in wanted if t.hex in far]
        if not goals:
            return
        _, goal = max(goals, key=lambda entry: (entry[0], -entry[1]))
        if far[goal][0] <= FAR:
            return  # near enough: only strength is missing
        closed = inactive_land(s) | s.world.sea | self.war.enemies
        halts = [hex_ for hex_ in far[goal][1] if hex_ in far and far[hex_][0] <= DAY and not closed >> hex_ & 1]
        halts = [hex_ for hex_ in halts if self.coming.get(hex_, 0) + len(units) <= stacking.limit(s, hex_)]
        if halts and halts[-1] != at:
            path = far[halts[-1]][1]
            self.orders.append(Order(tuple(units), path))
            self.coming[at] -= len(units)
            self.coming[halts[-1]] = self.coming.get(halts[-1], 0) + len(units)


def may_lead(s: DarkEmperorState, seat: int) -> list[int]:
    """Leaders who can be at a battle this turn."""
    found = [p for p in movable.movable(s, seat) if s.world.unit_count <= p < s.world.first_monster]
    return [leader for leader in found if s.where[leader] != BOX or leader != s.world.MEZAL]


def is_air(s: DarkEmperorState, unit: int) -> bool:
    return s.world.type[unit] == AIR
