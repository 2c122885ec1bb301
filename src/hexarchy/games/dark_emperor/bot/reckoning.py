"""What the captain reckons with: the strength of a stack, the chances of a battle, the cost of a march."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

from hexarchy.games.dark_emperor import devices
from hexarchy.games.dark_emperor.combat import strength
from hexarchy.games.dark_emperor.magic import runes
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import DEAD, DEATH, EARTH, FIRE, FLEET, GONE, LIFE, SERENITY, TERROR, TRAIN
from hexarchy.games.dark_emperor.world import ALL_LOST, World

DICE: Final = range(1, 7)
STRIKING: Final = (FIRE, TERROR, EARTH, SERENITY, LIFE)  # runes whose spells take units out of a battle
HANDS: Final = 2  # devices a leader uses in a turn (DE-15.13a)


class Force(NamedTuple):
    """Who stands somewhere: strength, number of units, the best Hero Rating, siege trains or not."""

    strength: int = 0
    units: int = 0
    hero: int = 0
    train: bool = False


class Fight(NamedTuple):
    """What a battle brings on average: the chances to hold the field, to lose all, to leave none; units lost, slain."""

    win: float
    ruin: float
    wiped: float
    lost: float
    slain: float


def might(s: DarkEmperorState, leader: int) -> int:
    """The Hero Rating a leader could bring to a battle with the best devices he has."""
    bonuses = [devices.hero_bonus(s, d) for d in s.carried(leader) if devices.usable(s, leader, d)]
    return devices.own_hero(s, leader) + sum(sorted(bonuses, reverse=True)[:HANDS])


def there(s: DarkEmperorState, sides: Iterable[int], hex_: int) -> Force:
    """The force of one or several sides in a hex, as it would fight together under its best leader."""
    world = s.world
    pieces = [piece for side in sides for piece in s.fighters(side, hex_)]
    trains = sum(piece < world.unit_count and world.type[piece] == TRAIN for piece in pieces)
    hero = max((might(s, leader) for side in sides for leader in s.leaders(side, hex_)), default=0)
    return Force(sum(map(s.strength, pieces)), len(pieces) - trains, hero, trains > 0)


def walled(s: DarkEmperorState, hex_: int) -> bool:
    """Do walls or trenches double the defence (DE-9.31)?"""
    return bool((s.world.city_hexes | s.trenches) & ~s.turn.breaches & 1 << hex_)


def fight(s: DarkEmperorState, hex_: int, attack: Force, defence: Force) -> Fight:
    """The chances of an attack: the exact table, every face of the die."""
    doubled = walled(s, hex_) and not attack.train
    added = strength.ratio(attack.strength, defence.strength * (2 if doubled else 1)) + attack.hero - defence.hero
    if s.world.mountains >> hex_ & 1:
        added += strength.MOUNTAINS_HINDER
    return _fight(s.world, added, attack.units, defence.units)


@cache
def _fight(world: World, added: int, attackers: int, defenders: int) -> Fight:
    win = ruin = wiped = lost = slain = 0.0
    for die in DICE:
        row = world.combat[min(max(die + added, world.combat_lowest), world.combat_highest)]
        win += not row.attacker_retreats and row.attacker < attackers
        ruin += row.attacker >= attackers
        wiped += row.defender >= defenders
        lost += min(row.attacker, attackers)
        slain += min(row.defender, defenders)
    return Fight(*(total / len(DICE) for total in (win, ruin, wiped, lost, slain)))


def supported(s: DarkEmperorState, defence: Force, leaders: Iterable[int]) -> Force:
    """What is left of a defence on average when these leaders have cast what they can."""
    gone = 0.0
    hero = float(defence.hero)
    for leader in leaders:
        face = s.world.pieces[leader]
        left = runes.own_strength(s, leader) if face.magic else 0
        if face.rune in STRIKING:
            gone += left * (left + 1) / 2 / len(DICE) * 0.9
        elif face.rune == DEATH and hero > 0:
            hero *= 1 - min(left / len(DICE), 1.0) * (1 - min(defence.hero, 5) / len(DICE))
    if not gone or not defence.units:
        return defence._replace(hero=round(hero))
    gone = min(gone, defence.units - 0.5)
    rest = defence.strength * (defence.units - gone) / defence.units
    return defence._replace(strength=math.ceil(rest), units=max(math.ceil(defence.units - gone), 1), hero=round(hero))


@cache
def worn(world: World, points: int, count: int) -> tuple[float, ...]:
    """The chances of losing none, one, two … of a stack on its march (DE-8.12)."""
    chances = [0.0] * (count + 1)
    if points <= 0:
        return (1.0,)
    for die in DICE:
        lost = world.attrition(points, die)
        chances[count if lost == ALL_LOST else min(lost, count)] += 1 / len(DICE)
    return tuple(chances)


@cache
def worn_together(world: World, stacks: tuple[tuple[int, int], ...]) -> tuple[float, ...]:
    """The same for several stacks, each with its points and number of units."""
    chances = [1.0]
    for points, count in stacks:
        one = worn(world, points, count)
        both = [0.0] * (len(chances) + len(one) - 1)
        for i, first in enumerate(chances):
            for j, second in enumerate(one):
                both[i + j] += first * second
        chances = both
    return tuple(chances)


def price(s: DarkEmperorState, unit: int) -> float:
    """What losing a unit hurts: what has to be bought again most, what rises again by itself least."""
    face = s.world.pieces[unit]
    if face.vampire:
        return 2.0 if face.greater else 1.2
    if s.world.type[unit] == TRAIN:
        return 3.0  # halves every wall; the Necromancer's own is not built again (DE-7.36)
    if s.world.type[unit] == FLEET:
        return 0.8 + 0.3 * face.strength
    return 0.6 + 0.7 * s.strength(unit) + 0.5 * face.irreplaceable


def leaders(s: DarkEmperorState, side: int) -> int:
    """How many leaders a side has."""
    return sum(s.side(leader) == side and s.where[leader] not in (DEAD, GONE) for leader in s.world.leaders)


def felled(s: DarkEmperorState, heads: tuple[int, ...], party: tuple[int, ...], wiped: float) -> float:
    """How many leaders die on average: by Kill (DE-14.11), or left alone among enemies (DE-9.27b)."""
    dead = 0.0
    kills = max((runes.own_strength(s, leader) for leader in party if s.world.pieces[leader].rune == DEATH), default=0)
    for leader in heads:
        hero = might(s, leader)
        alive = 1 - wiped * max(1 - hero / len(DICE), 0.0)
        struck = max(1 - max(hero, s.world.pieces[leader].magic) / len(DICE), 0.0) / len(heads)
        for strength_ in range(1, kills + 1):
            alive *= 1 - strength_ / len(DICE) * struck
        dead += 1 - alive
    return dead


def bane(s: DarkEmperorState, side: int, hex_: int) -> bool:
    """Could a leader there die for ever: does one of this side's leaders bear Loslom or Famir (DE-15.21a)?"""
    bearers = {s.bearer(d) for d in (s.world.LOSLOM, s.world.FAMIR) if s.where[d] != GONE}
    return any(leader in bearers for leader in s.leaders(side, hex_))
