"""Which attacks to make with what is there: the best by exact odds first, then the best with what is left.

How dear a unit is held decides whether few strong blows are struck or many weak ones; the captain tries several prices
and takes the set of attacks that promises most.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from hexarchy.games.dark_emperor.bot import reckoning
from hexarchy.games.dark_emperor.bot.objectives import Target, War
from hexarchy.games.dark_emperor.bot.reckoning import Fight, Force
from hexarchy.games.dark_emperor.combat import stacking
from hexarchy.games.dark_emperor.combat.escape import barred
from hexarchy.games.dark_emperor.words import TRAIN

BOLD: Final = 0.5  # the chance of winning below which nobody is attacked
SLAIN: Final = 1.0
PADRECHS_RISK: Final = 8.0
ROUSED: Final = 0.4  # for each point of strength of a kingdom fallen upon that is left standing
NEVER: Final = -1000.0

Comer = tuple[int, int, int]  # points, strength below zero, unit: in this order they are called


class Attack(NamedTuple):
    """Who goes for a target, with which leaders, and what it is reckoned to bring."""

    target: Target
    units: tuple[int, ...]
    party: tuple[int, ...]
    gain: float


class Assault:
    """One set of attacks. `comers` tells for a hex who can be there; `coming` how many units will stand where."""

    def __init__(
        self,
        war: War,
        free: Mapping[int, int],
        leaders: Iterable[int],
        coming: Mapping[int, int],
        comers: Mapping[int, list[Comer]],
        price: float,
    ) -> None:
        self.war = war
        self.s = war.s
        self.free = dict(free)
        self.leaders = list(leaders)
        self.coming = dict(coming)
        self.comers = comers
        self.price = price  # what each unit sent might have done elsewhere
        self.attacks: list[Attack] = []
        self.gain = 0.0

    def strike(self, targets: list[Target]) -> list[Target]:
        """The best attack first, as long as there is a good one; what could not be attacked is given back."""
        left = list(targets)
        possible = left
        while possible:
            found = [attack for target in possible if (attack := self._best(target)) is not None]
            if not found:
                break
            best = max(found, key=lambda attack: (attack.gain, -attack.target.hex))
            self._take(best)
            left.remove(best.target)
            possible = [attack.target for attack in found if attack is not best]
        return left

    def rouse(self, kingdoms: Iterable[int]) -> None:
        """Fall upon the kingdom at peace that promises most, if any does."""
        best: Assault | None = None
        for kingdom in kingdoms:
            tried = Assault(self.war, self.free, self.leaders, self.coming, self.comers, self.price)
            left = tried.strike(self.war.of_neutral(kingdom))
            tried.gain -= ROUSED * sum(target.defence.strength for target in left)
            if tried.attacks and tried.gain > (best.gain if best else 0.0):
                best = tried
        if best is not None:
            self.free, self.leaders, self.coming = best.free, best.leaders, best.coming
            self.attacks += best.attacks
            self.gain += best.gain

    def _take(self, attack: Attack) -> None:
        self.attacks.append(attack)
        self.gain += attack.gain + self.price * len(attack.units)
        self.leaders = [leader for leader in self.leaders if leader not in attack.party]
        hex_ = attack.target.hex
        for unit in attack.units:
            self.coming[self.free.pop(unit)] -= 1
            self.coming[hex_] = self.coming.get(hex_, 0) + 1

    # -- one target ---------------------------------------------------------------------------------------------------

    def _best(self, target: Target) -> Attack | None:
        """The leaders the battle wants, then the smallest force that brings most."""
        hex_ = target.hex
        able = [comer for comer in self.comers[hex_] if comer[2] in self.free]
        staying = self.coming.get(hex_, 0) - sum(at == hex_ for at in self.free.values())
        able = able[: max(stacking.limit(self.s, hex_) - staying, 0)]
        if not able:
            return None
        party = self._party(target, able)
        best: Attack | None = None
        for count in range(1, len(able) + 1):
            gain = self._gain(target, able[:count], party, BOLD)
            if gain > 0 and (best is None or gain > best.gain):
                best = Attack(target, tuple(unit for _, _, unit in able[:count]), party, gain)
        return best

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
            if best < gain + 0.5 + 0.2 * reckoning.might(self.s, -chosen):
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
        starts: dict[int, tuple[int, int]] = {}
        for points, _, unit in able:
            most, count = starts.get(s.where[unit], (0, 0))
            starts[s.where[unit]] = (max(most, points), count + 1)
        units = [unit for _, _, unit in able]
        each = sum(reckoning.price(s, unit) for unit in units) / len(units)
        gain, win = -self.price * len(units), 0.0
        defence = reckoning.supported(s, target.defence, party)
        for worn, chance in enumerate(reckoning.worn_together(s.world, tuple(sorted(starts.values())))):
            if chance:
                fought = self._fought(target.hex, defence, units, len(units) - worn, party)
                win += chance * fought.win
                brought = SLAIN * fought.slain - each * (worn + fought.lost)
                gain += chance * (brought - (self._lives(party) if worn == len(units) else 0.0))
        if win < bold:
            return NEVER
        if s.world.PADRECH in party:
            gain -= PADRECHS_RISK * (1 - win)
        return gain + win * target.value

    def _lives(self, party: tuple[int, ...]) -> float:
        """What it would cost if these leaders were left alone among enemies."""
        return sum(3.0 + reckoning.might(self.s, leader) for leader in party)

    def _fought(self, hex_: int, defence: Force, units: list[int], arriving: int, party: tuple[int, ...]) -> Fight:
        """The battle as it is with so many of the units."""
        s = self.s
        if not arriving or not defence.units:
            return Fight(float(arriving > 0), 0.0, 0.0)
        reduced = sum(s.strength(unit) for unit in units) * arriving // len(units)
        hero = max((reckoning.might(s, leader) for leader in party), default=0)
        train = any(s.world.type[unit] == TRAIN for unit in units)
        return reckoning.fight(s, hex_, Force(reduced, arriving, hero, train), defence)
