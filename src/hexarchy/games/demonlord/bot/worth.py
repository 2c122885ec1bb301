"""What units are worth, and what may lie in the enemy's stacks.

Worth is the chance to hit times staying power. Of an enemy stack only the top is seen; the units nobody sees are most
likely at home, and may be anywhere.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from hexarchy.games.demonlord.battle.blows import TWO_DICE
from hexarchy.games.demonlord.state import DemonlordState
from hexarchy.games.demonlord.view import hidden_from
from hexarchy.games.demonlord.words import HEAVY, NEUTRAL, other
from hexarchy.games.demonlord.world import Unit

AT_HOME: Final = 0.4  # how likely an unseen unit still is where it started
IN_THE_FIELD: Final = 3  # a stack outside the walls is that much likelier to be an army
LEADERSHIP_WORTH: Final = 0.5
POWER_WORTH: Final = 0.35


@lru_cache(maxsize=512)
def worth(face: Unit) -> float:
    """Of a troop unit between about 0.2 (militia) and 2 (knights, trolls)."""
    if not face.troop:
        return LEADERSHIP_WORTH * max(face.leadership + 1, 0) + POWER_WORTH * face.power
    hits = TWO_DICE[min(face.melee, 12)] / 36
    if face.missile:
        hits += 0.6 * TWO_DICE[min(face.missile, 12)] / 36
    lost = 1 - (face.morale - 1) / 6
    armored = 1.1 if face.armor == HEAVY else 1.0
    return float(hits * armored / lost**0.5)


def strength(s: DemonlordState, units: Iterable[int]) -> float:
    faces = s.world.units
    return sum(worth(faces[u]) for u in units)


def enemy_strengths(s: DemonlordState, seat: int) -> dict[int, float]:
    """What each stack that is not ours is reckoned at: the enemy's as guessed, the neutrals' as seen."""
    enemy = other(seat)
    faces = s.world.units
    reckoned = {hex_: worth(faces[stack[0]]) for hex_, stack in s.stacks[enemy].items()}
    hidden = hidden_from(s, seat)
    spread = 0.0
    for unit in hidden:
        home = dict(s.homes).get(unit, s.world.start_hex(faces[unit]))
        value = worth(faces[unit])
        if home in reckoned:
            reckoned[home] += value * AT_HOME
            spread += value * (1 - AT_HOME)
        else:
            spread += value
    weights = {hex_: 1 if s.is_fortress(hex_) else IN_THE_FIELD for hex_ in reckoned}
    total = sum(weights.values()) or 1
    for hex_, weight in weights.items():
        reckoned[hex_] += spread * weight / total
    for hex_, stack in s.stacks[NEUTRAL].items():
        reckoned[hex_] = reckoned.get(hex_, 0.0) + strength(s, stack)
    for hex_ in s.world.realm_homes:
        if s.neutral_troops(hex_) and hex_ not in reckoned:
            reckoned[hex_] = 4.0  # Ula before its die
    return reckoned
