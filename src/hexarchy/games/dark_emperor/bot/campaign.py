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
from hexarchy.games.dark_emperor.words import BOX, FLEET, FORCES, NECROMANCER, NEUTRAL, TRAIN

SILWER: Final = FORCES.index("silwer_flagriel")  # his fire is worth an army

FAR: Final = 18  # points beyond which no attack is worth the march
DAY: Final = 12  # points of a march without a fight at its end
LOOKOUT: Final = 36
BOLD: Final = float(__import__("os").environ.get("BOLD", "0.6"))  # the chance of winning below which nobody is attacked
COMMITTED: Final = float(__import__("os").environ.get("COMMITTED", "0.2"))  # what each unit sent might have done elsewhere
SLAIN: Final = float(__import__("os").environ.get("SLAIN", "1.0"))
ROUSED: Final = float(__import__("os").environ.get("ROUSED", "0.4"))  # for each point of strength of a kingdom fallen upon that is left standing
WEAK: Final = 2  # enemies who are passed by
NEVER: Final = -1000.0

Way = tuple[int, tuple[int, ...]]  # points and path
HERE: Final[Way] = (0, ())


class Order(NamedTuple):
    """Units of one hex that march together, and their road."""

    units: tuple[int, ...]
    path: tuple[int, ...]


class Attack(NamedTuple):
    """Who goes for a target, with which leaders, and what it is reckoned to bring."""

    target: Target
    units: tuple[int, ...]
    party: tuple[int, ...]
    gain: float


class Ways(Roads):
    """Roads that lead past weak enemies, at the price of passing them (DE-8.13a), and rouse none but the last owner."""

    def _ahead(self, here: int, steps: int, moored: tuple[int, ...]) -> int:
        if not (steps and self.enemies >> here & 1) or self._gauntlet(here) > WEAK:
            return super()._ahead(here, steps, moored)
        if self.company.halted(self.s, here) or self.inactive >> here & 1:
            return 0
        return self.company.ways(self.s, here, moored)


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
        if self.war.enemies >> hex_ & 1 or city is None:
            return units
        if city.value == 1 and s.kingdoms[city.kingdom].conquered and not self.war.threat(hex_):
            return units  # the land pays without it
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
        if self.seat == NECROMANCER:
            return 0.0
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
            self._ways[key] = Ways(s, Company(s, (unit,)), quiet=True).search(limit)
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
        """The leaders the battle wants, then the smallest force that brings most."""
        able = self._able(target.hex, free)
        room = stacking.limit(self.s, target.hex) - self._staying(target.hex, free)
        able = able[: max(room, 0)]
        if not able:
            return None
        party = self._party(target, able)
        best: Attack | None = None
        for count in range(1, len(able) + 1):
            gain = self._gain(target, able[:count], party)
            if gain > 0 and (best is None or gain > best.gain):
                best = Attack(target, tuple(unit for _, _, unit in able[:count]), party, gain)
        return best

    def _able(self, hex_: int, free: Mapping[int, int]) -> list[tuple[int, int, int]]:
        """Who can be there: the nearest first, among them the strongest; trains only fight where they are."""
        s = self.s
        able = []
        for unit, at in free.items():
            if s.world.type[unit] == TRAIN and at != hex_:
                continue
            way = HERE if at == hex_ else self.ways(unit).get(hex_)
            if way is not None:
                able.append((way[0], -s.strength(unit), unit))
        return sorted(able, key=lambda entry: ((entry[0] + 5) // 6, entry[1], entry[2]))

    def _party(self, target: Target, able: list[tuple[int, int, int]]) -> tuple[int, ...]:
        """Leader after leader, as long as one more is worth it."""
        party: tuple[int, ...] = ()
        if not target.defence.count:
            return party
        gain = self._gain(target, able, party, bold=0.0)
        open_ = [leader for leader in self.leaders if not self._keeps_away(leader, target.hex)]
        while open_:
            tried = [(self._gain(target, able, (*party, leader), bold=0.0), -leader) for leader in open_]
            best, chosen = max(tried)
            if best < gain + self._wanted_elsewhere(-chosen):
                break
            gain, party = best, (*party, -chosen)
            open_.remove(-chosen)
        return party

    def _wanted_elsewhere(self, leader: int) -> float:
        return 0.5 + 0.2 * reckoning.might(self.s, leader)

    def _staying(self, hex_: int, free: Mapping[int, int]) -> int:
        """Units in a hex that are not free to go: they have their place there already."""
        coming = self.coming.get(hex_, 0)
        return coming - sum(at == hex_ for at in free.values())

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

    def _gain(
        self, target: Target, able: list[tuple[int, int, int]], party: tuple[int, ...], bold: float = BOLD
    ) -> float:
        """What an attack brings: the prize by its chance, less what is lost on the march and in the battle."""
        s = self.s
        starts: dict[int, tuple[int, int]] = {}
        for points, _, unit in able:
            most, count = starts.get(s.where[unit], (0, 0))
            starts[s.where[unit]] = (max(most, points), count + 1)
        units = [unit for _, _, unit in able]
        each = sum(reckoning.price(s, unit) for unit in units) / len(units)
        gain, win = -COMMITTED * len(units), 0.0
        for worn, chance in enumerate(reckoning.worn_together(s.world, tuple(sorted(starts.values())))):
            if chance:
                fought = self._fought(target, units, len(units) - worn, party)
                win += chance * fought.win
                brought = SLAIN * fought.slain - each * (worn + fought.lost)
                gain += chance * (brought - (self._lives(party) if worn == len(units) else 0.0))
        if win < bold:
            return NEVER
        if s.world.PADRECH in party:
            gain -= 8 * (1 - win)
        return gain + win * target.value

    def _lives(self, party: tuple[int, ...]) -> float:
        """What it would cost if these leaders were left alone among enemies."""
        return sum(3.0 + reckoning.might(self.s, leader) for leader in party)

    def _fought(self, target: Target, units: list[int], arriving: int, party: tuple[int, ...]) -> Fight:
        """The battle as it is with so many of the units."""
        s = self.s
        if not arriving or not target.defence.count:
            return Fight(float(arriving > 0), 0.0, 0.0)
        reduced = sum(s.strength(unit) for unit in units) * arriving // len(units)
        hero = max((reckoning.might(s, leader) for leader in party), default=0)
        train = any(s.world.type[unit] == TRAIN for unit in units)
        defence = reckoning.supported(s, target.defence, party)
        return reckoning.fight(s, target.hex, Force(reduced, arriving, hero, train), defence)

    def _order(self, attack: Attack) -> None:
        hex_ = attack.target.hex
        for leader in attack.party:
            self.led[leader] = hex_
            self.leaders.remove(leader)
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
                self.leaders = [leader for leader in self.leaders if leader not in chosen.party]
                left = [target for target in left if target.hex != chosen.target.hex]
            self.leaders = leaders
            gain = sum(attack.gain for attack in attacks) - ROUSED * sum(t.defence.strength for t in left)
            if gain > best[0]:
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
            self._march(units, halts[-1])


    def _disperse(self) -> None:
        """Who would be too many in a hex goes where there is room (DE-10.1b), best to a city without a garrison."""
        s = self.s
        for hex_ in [h for h, count in self.coming.items() if count > stacking.limit(s, h)]:
            while self.coming[hex_] > stacking.limit(s, hex_):
                units = [u for u, at in self.free.items() if at == hex_ and s.world.type[u] not in (TRAIN, FLEET)]
                if not units or not self._send_away(hex_, units):
                    break

    def _send_away(self, hex_: int, units: list[int]) -> bool:
        s, ways = self.s, self.ways(units[0])
        closed = inactive_land(s) | s.world.sea | self.war.enemies
        room = {to: stacking.limit(s, to) - self.coming.get(to, 0) for to in ways if not closed >> to & 1}
        fit = [to for to, left in room.items() if left > 0]
        if not fit:
            return False
        to = min(fit, key=lambda to: (ways[to][0] - 3 * (to in s.world.city_at) - min(room[to], 3), to))
        same = [u for u in units if s.world.type[u] == s.world.type[units[0]]]
        going = same[: min(room[to], self.coming[hex_] - stacking.limit(s, hex_))]
        self._march(going, to)
        return True


def may_lead(s: DarkEmperorState, seat: int) -> list[int]:
    """Leaders who can be at a battle this turn; Mezal is kept for the Mercenary Box while Silwer is to be had."""
    found = [p for p in movable.movable(s, seat) if s.world.unit_count <= p < s.world.first_monster]
    silwer = s.world.group_leaders[SILWER]
    hiring = s.where[silwer] == BOX and s.sides[SILWER] == NEUTRAL
    return [leader for leader in found if not (hiring and leader == s.world.MEZAL)]
