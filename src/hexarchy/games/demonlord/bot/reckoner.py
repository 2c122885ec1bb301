"""What one seat reckons with: what units are worth, and what may lie in the enemy's stacks.

Worth is the chance to hit times staying power. Of an enemy stack only the top is seen; the units nobody sees are most
likely at home, and may be anywhere.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache, cached_property
from typing import NamedTuple

from hexarchy.bots import holding
from hexarchy.bots.belief import Belief
from hexarchy.games.demonlord.battle import blows
from hexarchy.games.demonlord.battle.blows import TWO_DICE
from hexarchy.games.demonlord.battle.board import Board
from hexarchy.games.demonlord.bot.aspects import Aspects
from hexarchy.games.demonlord.state import DemonlordState
from hexarchy.games.demonlord.view import hidden_from
from hexarchy.games.demonlord.words import DEMON, HEAVY, NEUTRAL, other
from hexarchy.games.demonlord.world import Unit, World


def worth_of(face: Unit, aspects: Aspects) -> float:
    """Of a troop unit between about 0.2 (militia) and 2 (knights, trolls)."""
    if not face.troop:
        return aspects.leadership * max(face.leadership + 1, 0) + aspects.power * face.power
    hits = TWO_DICE[min(face.melee, 12)] / 36
    if face.missile:
        hits += 0.6 * TWO_DICE[min(face.missile, 12)] / 36
    lost = 1 - (face.morale - 1) / 6
    armored = 1.1 if face.armor == HEAVY else 1.0
    return float(hits * armored / lost**0.5)


@cache
def played(aspects: Aspects, seat: int) -> Aspects:
    """What a seat plays by: the Demons by their own aspects, but for those that were set otherwise."""
    own = {name: value for name, value in aspects.demons if getattr(aspects, name) == getattr(Aspects(), name)}
    return replace(aspects, **own) if seat == DEMON else aspects


@cache
def _worths(world: World, aspects: Aspects) -> tuple[float, ...]:
    return tuple(worth_of(face, aspects) for face in world.units)


class Target(NamedTuple):
    """A hex to take or to relieve, what that is worth, and who defends it."""

    hex: int
    value: float
    defended: float
    siege: bool


class Reckoner:
    """The war as a seat sees it at one moment."""

    def __init__(self, s: DemonlordState, seat: int, aspects: Aspects, belief: Belief) -> None:
        self.s, self.seat, self.foe, self.belief = s, seat, other(seat), belief
        self.aspects, self.home = played(aspects, seat), s.world.capitals[seat]
        self.worth = _worths(s.world, self.aspects).__getitem__

    def strength(self, units: Iterable[int]) -> float:
        return sum(map(self.worth, units))

    def mine(self, hex_: int) -> float:
        """The strength of our troops in a hex."""
        return self.strength(self.s.troops(self.seat, hex_))

    def theirs(self, hex_: int) -> float:
        return self.enemies.get(hex_, 0.0)

    def outnumbered(self, share: float) -> bool:
        """Is all we have on the map less than this share of what they have?"""
        return self.strength(self.s.on_map(self.seat)) < share * sum(self.enemies.values())

    def homeward(self, hex_: int) -> int:
        """How far a hex is from our capital."""
        return self.s.world.grid.distance(self.home, hex_)

    @cached_property
    def enemies(self) -> dict[int, float]:
        """What each stack that is not ours is reckoned at: the enemy's as guessed, the neutrals' as seen."""
        s, aspects = self.s, self.aspects
        reckoned = {hex_: self.worth(stack[0]) for hex_, stack in s.stacks[self.foe].items()}
        homes = dict(s.homes)
        spread = 0.0
        for unit in hidden_from(s, self.seat):
            value = self.worth(unit)
            place, share = homes.get(unit, s.world.start_hex(s.world.units[unit])), aspects.at_home
            if (sight := self.belief.seen(unit)) and sight[0] in reckoned and sight[1] <= aspects.memory:
                place, share = sight[0], aspects.remembered
            share *= place in reckoned
            spread += value * (1 - share)
            if share:
                reckoned[place] += value * share
        weights = {hex_: 1 if s.is_fortress(hex_) else aspects.in_the_field for hex_ in reckoned}
        total = sum(weights.values()) or 1
        for hex_, weight in weights.items():
            reckoned[hex_] += spread * weight / total
        for hex_, stack in s.stacks[NEUTRAL].items():
            reckoned[hex_] = reckoned.get(hex_, 0.0) + self.strength(stack)
        for hex_ in s.world.realm_homes:
            if s.neutral_troops(hex_) and hex_ not in reckoned:
                reckoned[hex_] = 4.0  # Ula before its die
        return reckoned

    # -- campaign -----------------------------------------------------------------------------------------------------

    def targets(self) -> list[Target]:
        """Fortresses of the enemy, our own besieged ones, armies in the field."""
        s, seat, enemy, aspects = self.s, self.seat, self.foe, self.aspects
        found = []
        for site in s.world.held_sites:
            owner = s.control[site.held]
            defended = self.theirs(site.hex)
            if owner == enemy and (s.is_fortress(site.hex) or site.id == "ninnghiz"):
                value = aspects.a_city if site.kind == "city" else aspects.a_castle
                value = aspects.their_capital if site.hex == s.world.capitals[enemy] else value
                found.append(Target(site.hex, value, defended, s.is_fortress(site.hex)))
            elif owner == seat and site.hex in s.sieges:
                value = aspects.relief_of_capital if site.capital else aspects.relief
                found.append(Target(site.hex, value, defended, False))
        if self._capital_in_danger():
            found.append(Target(self.home, aspects.capital_in_danger, 0.0, False))
        homes = {h for h in s.world.realm_homes if s.neutral_troops(h)}
        for hex_ in self.armies:
            if hex_ not in homes:
                close = any(s.world.grid.distance(hex_, x) <= 4 for x in s.world.home_cities[seat])
                found.append(Target(hex_, aspects.intruders if close else aspects.an_army, self.enemies[hex_], False))
        return found

    @cached_property
    def armies(self) -> list[int]:
        """Where the enemy's troops stand in the field."""
        s = self.s
        return [h for h, stack in s.stacks[self.foe].items() if s.world.is_troop[stack[0]] and not s.is_fortress(h)]

    def _capital_in_danger(self) -> bool:
        """Does an army that could take our capital stand near it? Then ours come back."""
        near = (self.enemies[hex_] for hex_ in self.armies if self.homeward(hex_) <= self.aspects.near_capital)
        strong = max(near, default=0.0) >= self.aspects.alarm * self.mine(self.home)
        return strong and self.s.controller(self.home) == self.seat

    def threat(self, hex_: int) -> float:
        """The strongest enemy that could soon stand before a hex."""
        distance, far = self.s.world.grid.distance, self.aspects.near + 3
        armies = ((at, self.theirs(at) * (1 - distance(hex_, at) / far)) for at in self.s.stacks[self.foe])
        return holding.threat(hex_, armies, distance, self.aspects.near)

    # -- battle -------------------------------------------------------------------------------------------------------

    @cached_property
    def board(self) -> Board:
        return next(frame for frame in reversed(self.s.frames) if isinstance(frame, Board))

    def blow(self, attacker: int, target: int) -> float:
        """The chance of a hit in melee."""
        return blows.melee(self.s, self.board, attacker, target).chance

    def fall(self, unit: int) -> float:
        """What a hit costs on average."""
        stands, _, _ = blows.morale(self.s, self.board, unit).chances
        return (1 - stands) * self.worth(unit)

    def edge(self, mine: int, foe: int) -> float:
        """How much better off we are in a fight of these two, in units lost."""
        return self._harm(mine, foe) - self._harm(foe, mine)

    def _harm(self, attacker: int, target: int) -> float:
        hit = self.blow(attacker, target)
        if self.s.world.units[attacker].missile:
            hit += blows.missile(self.s, self.board, attacker, target).chance
        return hit * self.fall(target)
