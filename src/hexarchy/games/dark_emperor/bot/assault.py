"""Which attacks to make with what is there: the best by exact odds first, then the best with what is left.

What is best by itself may spoil the rest, so the captain tries several beginnings and takes the set that promises most.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from hexarchy.games.dark_emperor.bot import reckoning
from hexarchy.games.dark_emperor.bot.reckoner import Reckoner, Target
from hexarchy.games.dark_emperor.bot.reckoning import Fight, Force
from hexarchy.games.dark_emperor.combat import stacking
from hexarchy.games.dark_emperor.combat.escape import barred
from hexarchy.games.dark_emperor.words import NEUTRAL, TRAIN

NEVER: Final = -1000.0

Comer = tuple[int, int, int]  # points, strength below zero, unit: in this order they are called
Comers = Mapping[int, list[Comer]]
Hexes = Mapping[int, int]


class Attack(NamedTuple):
    """Who goes for a target, with which leaders, and what it is reckoned to bring."""

    target: Target
    units: tuple[int, ...]
    party: tuple[int, ...]
    gain: float


class Assault:
    """One set of attacks. `comers` tells for a hex who can be there; `coming` how many units will stand where."""

    def __init__(self, war: Reckoner, free: Hexes, leaders: Iterable[int], coming: Hexes, comers: Comers) -> None:
        self.war, self.s, self.aspects = war, war.s, war.aspects
        self.free, self.leaders, self.coming, self.comers = dict(free), list(leaders), Counter(coming), comers
        self.attacks: list[Attack] = []
        self.gain = 0.0

    def strike(self, targets: list[Target], first: Target | None = None) -> list[Target]:
        """The best attack first, as long as there is a good one; what could not be attacked is given back."""
        left = possible = list(targets)
        for opening in self._attacks([first] if first else []):
            self._take(opening)
            left.remove(opening.target)
        while found := self._attacks(possible):
            best = max(found, key=lambda attack: (attack.gain, -attack.target.hex))
            self._take(best)
            left.remove(best.target)
            possible = [attack.target for attack in found if attack is not best]
        return left

    def rouse(self, prey: Iterable[list[Target]], fear: float) -> None:
        """Fall upon the kingdom at peace that promises most, if any does; `fear` of what it will do then."""
        best: Assault | None = None
        for targets in prey:
            tried = Assault(self.war, self.free, self.leaders, self.coming, self.comers)
            left = tried.strike(targets)
            tried.gain -= fear * self.aspects.roused * sum(target.defence.strength for target in left)
            feared, dread = (targets, self.war.dread) if self.aspects.manhunt else (left, fear * self.aspects.envoy)
            tried.gain -= dread * sum(len(self.s.leaders(NEUTRAL, target.hex)) for target in feared)
            if tried.attacks and tried.gain > (best.gain if best else 0.0):
                best = tried
        if best is not None:
            self.free, self.leaders, self.coming = best.free, best.leaders, best.coming
            self.attacks += best.attacks
            self.gain += best.gain

    def promising(self, targets: list[Target]) -> list[Target]:
        """The targets worth attacking with all there is, the best first."""
        return [attack.target for attack in sorted(self._attacks(targets), key=lambda attack: -attack.gain)]

    def _attacks(self, targets: list[Target]) -> list[Attack]:
        return [attack for target in targets if (attack := self._best(target)) is not None]

    def _take(self, attack: Attack) -> None:
        self.attacks.append(attack)
        self.gain += attack.gain + self.aspects.committed * len(attack.units)
        self.leaders = [leader for leader in self.leaders if leader not in attack.party]
        hex_ = attack.target.hex
        for unit in attack.units:
            self.coming[self.free.pop(unit)] -= 1
            self.coming[hex_] += 1

    # -- one target ---------------------------------------------------------------------------------------------------

    def _best(self, target: Target) -> Attack | None:
        """The leaders the battle wants, then the smallest force that brings most."""
        found = []
        for able in self._columns(target):
            trains = sum(self._is_train(unit) for _, _, unit in able)
            party = self._party(target, able)
            for count in range(trains + 1, len(able) + 1):
                gain = self._gain(target, able[:count], party, self.aspects.bold)
                found.append(Attack(target, tuple(unit for _, _, unit in able[:count]), party, gain))
        best = max(found, key=lambda attack: attack.gain, default=None)
        return best if best and best.gain > 0 else None

    def _columns(self, target: Target) -> list[list[Comer]]:
        """Who could come, in the order they are called: without a train that is not there, and behind one.

        Walls double the defence (DE-9.31), but who brings a train marches at its pace (DE-8.11b).
        """
        s, hex_ = self.s, target.hex
        staying = self.coming[hex_] - sum(at == hex_ for at in self.free.values())
        room = max(stacking.limit(s, hex_) - staying, 0)
        able = [comer for comer in self.comers[hex_] if comer[2] in self.free]
        there = [comer for comer in able if self._is_train(comer[2]) and s.where[comer[2]] == hex_]
        troops = [comer for comer in able if not self._is_train(comer[2])]
        columns = [there + troops]
        if target.defence.units and not there and reckoning.walled(s, hex_):
            columns += [self._behind(comer, troops) for comer in able if self._is_train(comer[2])]
        return [column[:room] for column in columns if room and len(column) > len(there)]

    def _behind(self, train: Comer, troops: list[Comer]) -> list[Comer]:
        """A train first and those who escort it from its hex, then the others; nothing if nobody does."""
        start = self.s.where[train[2]]
        column = sorted(troops, key=lambda comer: self.s.where[comer[2]] != start)
        return [train, *column] if column and self.s.where[column[0][2]] == start else []

    def _is_train(self, unit: int) -> bool:
        return self.s.world.type[unit] == TRAIN

    def _party(self, target: Target, able: list[Comer]) -> tuple[int, ...]:
        """Leader after leader, as long as one more is worth it."""
        party: tuple[int, ...] = ()
        if not target.defence.units:
            return party
        gain = self._gain(target, able, party, 0.0)
        open_ = [leader for leader in self.leaders if not self._keeps_away(leader, target.hex)]
        while open_:
            tried = [(self._gain(target, able, (*party, leader), 0.0), -leader) for leader in open_]
            best, chosen = max(tried)
            if best < gain + 0.5 + 0.2 * self.war.might(-chosen):
                break
            gain, party = best, (*party, -chosen)
            open_.remove(-chosen)
        return party

    def _keeps_away(self, leader: int, hex_: int) -> bool:
        """From where he cannot be, from hidden markers, and from blades that would end him (DE-15.21a)."""
        s = self.s
        deathless = leader in (s.world.PADRECH, s.world.TOL_MORN)
        if deathless and reckoning.bane(s, self.war.foe, hex_):
            return True
        return bool(barred(s, leader) >> hex_ & 1) or s.marker_at(hex_)

    def _gain(self, target: Target, able: list[Comer], party: tuple[int, ...], bold: float) -> float:
        """What an attack brings: the prize by its chance, less what is lost on the march and in the battle."""
        s = self.s
        host = self._host(able, party)
        defence = reckoning.supported(s, target.defence, party)
        each = sum(self.war.price(unit) for _, _, unit in able) / len(able)
        gain, win, lives = -self.aspects.committed * len(able), 0.0, self._lives(party)
        for worn, chance in enumerate(reckoning.worn_together(s.world, self._stacks(able))):
            if chance:
                fought = self._fought(target.hex, host, worn, defence)
                win += chance * fought.win
                gain += chance * (self.aspects.slain * fought.slain - each * (worn + fought.lost) - lives * fought.ruin)
                if target.heads:
                    gain += chance * self.war.dread * reckoning.felled(s, target.heads, party, fought.wiped)
        if win < bold:
            return NEVER
        if s.world.PADRECH in party:
            gain -= self.aspects.padrechs_risk * (1 - win)
        return gain + win * target.value

    def _host(self, able: list[Comer], party: tuple[int, ...]) -> Force:
        """All who set out, as they would fight together."""
        trains = sum(self._is_train(unit) for _, _, unit in able)
        hero = max((self.war.might(leader) for leader in party), default=0)
        return Force(-sum(weakness for _, weakness, _ in able), len(able) - trains, hero, trains > 0)

    def _stacks(self, able: list[Comer]) -> tuple[tuple[int, int], ...]:
        """Points and number of units for each start: who sets out together is worn down together (DE-8.1a)."""
        starts: dict[int, tuple[int, int]] = {}
        for points, _, unit in able:
            most, count = starts.get(self.s.where[unit], (0, 0))
            starts[self.s.where[unit]] = (max(most, points), count + 1)
        return tuple(sorted(starts.values()))

    def _fought(self, hex_: int, host: Force, worn: int, defence: Force) -> Fight:
        """The battle with those who arrive; trains are the last to be given up on the way."""
        left = host.units - worn
        if left <= 0:
            return Fight(win=0.0, ruin=1.0, wiped=0.0, lost=0.0, slain=0.0)
        if not defence.units:
            return Fight(win=1.0, ruin=0.0, wiped=1.0, lost=0.0, slain=0.0)
        arrived = host._replace(strength=host.strength * left // host.units, units=left)
        return reckoning.fight(self.s, hex_, arrived, defence)

    def _lives(self, party: tuple[int, ...]) -> float:
        """What it would cost if these leaders were left alone among enemies: each escapes by his might (DE-9.27b)."""
        mights = [self.war.might(leader) for leader in party]
        return sum((self.aspects.a_leader + might) * max(6 - might, 0) / 6 for might in mights)
