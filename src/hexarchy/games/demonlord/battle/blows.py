"""Blows and morale: one object for each die that decides something, with every modifier and its rule.

The stages roll against these objects, the odds window and the bots read them: the odds shown are the odds rolled.
"""

from __future__ import annotations

from typing import Final

from hexarchy.games.demonlord.battle.board import Board
from hexarchy.games.demonlord.state import DemonlordState
from hexarchy.games.demonlord.words import DEMON, HEAVY, HOSAR, NO_ARMOR, NO_LEADERSHIP

MAGIC, MISSILE, MELEE = "magic", "missile", "melee"
BEST_MORALE: Final = 6  # DL-CMP-18
NEVER: Final = 1  # a two-dice value that cannot hit (DL-ATK-14)
CERTAIN: Final = 12

# Chance, in 36ths, that two dice show a total or less.
TWO_DICE: Final = (0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36)

Modifier = tuple[str, int]


class Blow:
    """One attack: the printed value, what changes it, and the number to roll or less."""

    __slots__ = ("attacker", "kind", "modifiers", "printed", "target", "value")

    def __init__(self, kind: str, attacker: int, target: int, printed: int, modifiers: tuple[Modifier, ...]) -> None:
        self.kind = kind
        self.attacker = attacker
        self.target = target
        self.printed = printed
        self.modifiers = modifiers
        self.value = printed + sum(amount for _, amount in modifiers)

    @property
    def dice(self) -> int:
        return 1 if self.kind == MAGIC else 2

    @property
    def can_hit(self) -> bool:
        return self.value > NEVER or (self.kind == MAGIC and self.value >= 1)

    @property
    def chance(self) -> float:
        """The chance to hit."""
        if self.kind == MAGIC:
            return min(max(self.value, 0), 6) / 6
        return TWO_DICE[min(max(self.value, 0), CERTAIN)] / 36


class Morale:
    """A morale check: below the value the unit stands, equal it routs, above it is destroyed (DL-MOR-01)."""

    __slots__ = ("modifiers", "unit", "value")

    def __init__(self, unit: int, value: int, modifiers: tuple[Modifier, ...]) -> None:
        self.unit = unit
        self.value = value
        self.modifiers = modifiers

    @property
    def chances(self) -> tuple[float, float, float]:
        """Of standing, routing and being destroyed."""
        stands = min(max(self.value - 1, 0), 6) / 6
        routs = 1 / 6 if 1 <= self.value <= 6 else 0.0
        return stands, routs, 1 - stands - routs


def missile(s: DemonlordState, battle: Board, attacker: int, target: int) -> Blow:
    """Leadership does not help missiles (DL-ATK-13)."""
    units = s.world.units
    modifiers = []
    terrain = s.world.terrain[battle.terrain].missile
    if terrain:
        modifiers.append(("DL-ATK-08", terrain))
    armor = units[target].armor
    if armor == NO_ARMOR:
        modifiers.append(("DL-ATK-09", 1))
    elif armor == HEAVY:
        modifiers.append(("DL-ATK-10", -1))
    return Blow(MISSILE, attacker, target, units[attacker].missile, tuple(modifiers))


def melee(s: DemonlordState, battle: Board, attacker: int, target: int) -> Blow:
    units = s.world.units
    modifiers = []
    terrain = s.world.terrain[battle.terrain].melee
    if terrain:
        modifiers.append(("DL-ATK-08", terrain))
    led = battle.leadership(s, attacker)
    if led > 0:
        modifiers.append(("DL-ATK-11", led))
    if units[attacker].armor > units[target].armor:
        modifiers.append(("DL-ATK-12", 1))
    if units[attacker].home == "AN" and battle.terrain == "M":
        modifiers.append(("DL-NEU-12", -2))
    return Blow(MELEE, attacker, target, units[attacker].melee, tuple(modifiers))


def magic_missile(s: DemonlordState, caster: int, target: int) -> Blow:
    """Armor, terrain and leadership do not change it (DL-BMG-05)."""
    return Blow(MAGIC, caster, target, s.world.units[caster].power, ())


def morale(s: DemonlordState, battle: Board, unit: int, *, led: bool = True, by_magic: bool = False) -> Morale:
    """Leadership first, at most six, then the penalties (DL-MOR-04)."""
    face = s.world.units[unit]
    modifiers: list[Modifier] = []
    value = face.morale
    bonus = battle.leadership(s, unit) if led else NO_LEADERSHIP
    raised = min(value + max(bonus, 0), BEST_MORALE)
    if raised > value:
        modifiers.append(("DL-MOR-02", raised - value))
        value = raised
    penalties: list[Modifier] = []
    if by_magic:
        penalties.append(("DL-MOR-03", -1))
    gloom = gloom_rule(s, s.owner(unit), battle.hex)
    if gloom:
        penalties.append((gloom, -1))
    if face.home == "AN" and battle.terrain == "M":
        penalties.append(("DL-NEU-12", -1))
    value += sum(amount for _, amount in penalties)
    return Morale(unit, value, (*modifiers, *penalties))


def gloom_rule(s: DemonlordState, seat: int, hex_: int) -> str:
    """The rule by which Darkness or Light lowers a side's morale here; together they cancel (DL-SPL-21 to 25)."""
    lit, dark = hex_ in s.phase.lights, hex_ in s.phase.darks
    if lit == dark:
        return ""
    if dark and seat == HOSAR:
        return "DL-SPL-21"
    return "DL-SPL-22" if lit and seat == DEMON else ""
