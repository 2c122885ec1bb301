"""Strengths and modifiers of a battle (DE-9.2, DE-9.3), each with its rule: for the die, and for who asks before it."""

from __future__ import annotations

from typing import NamedTuple

from hexarchy.games.dark_emperor import devices, famir
from hexarchy.games.dark_emperor.data_schema import CombatRow
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import TRAIN, other

MOUNTAINS_HINDER = -2  # DE-9.24


class Modifier(NamedTuple):
    """What is added to the die, and the rule that says so."""

    rule: str
    amount: int


class Odds(NamedTuple):
    """A battle before its die: both strengths as they count, and all that modifies the roll."""

    attack: int
    defence: int
    modifiers: tuple[Modifier, ...]

    @property
    def total(self) -> int:
        return sum(modifier.amount for modifier in self.modifiers)


def lantern_shines(s: DarkEmperorState, hex_: int) -> bool:
    """A leader using the Dawn Lantern is present, on either side, named for the battle or not (DE-15.4).

    Who waits for Ssstoth adds nothing to a battle (DE-18.32a).
    """
    bearer = s.bearer(s.world.LANTERN)
    if bearer < 0 or s.where[bearer] != hex_ or not devices.in_use(s, bearer, s.world.LANTERN):
        return False
    return not famir.waits(s, bearer)


def can_shine(s: DarkEmperorState, side: int, hex_: int) -> int:
    """The leader of a side who may take the Lantern into use against vampires in a battle, or -1."""
    bearer, lantern = s.bearer(s.world.LANTERN), s.world.LANTERN
    if bearer not in s.leaders(side, hex_) or famir.waits(s, bearer):
        return -1
    if devices.in_use(s, bearer, lantern) or not devices.may_use(s, bearer, lantern):
        return -1
    vampires = any(s.world.pieces[piece].vampire for there in (0, 1) for piece in s.units(there, hex_))
    return bearer if vampires else -1


def strength(s: DarkEmperorState, side: int, hex_: int) -> int:
    """The sum of the fighters of a side, cargo included, vampires less by one in the Lantern's light (DE-9.11b)."""
    dimmed = lantern_shines(s, hex_)
    total = 0
    for piece in s.fighters(side, hex_):
        total += max(s.strength(piece) - (dimmed and s.world.pieces[piece].vampire), 0)
    return total


def doubled(s: DarkEmperorState, attacker: int, hex_: int) -> bool:
    """Cities and entrenchments double the defence, unless breached or against a siege train (DE-9.31, DE-9.32)."""
    bit = 1 << hex_
    walls = (s.world.city_hexes | s.trenches) & ~s.turn.breaches & bit
    return bool(walls) and not any(s.world.type[unit] == TRAIN for unit in s.units(attacker, hex_))


def ratio(attack: int, defence: int) -> int:
    """The greater strength by the lesser, fractions in the defender's favour, less one (DE-9.21, DE-9.22)."""
    attack, defence = max(attack, 1), max(defence, 1)  # a side that totals 0 counts as 1
    if attack >= defence:
        return attack // defence - 1
    rounded_up = -(-defence // attack)
    return 1 - rounded_up


def odds(s: DarkEmperorState, attacker: int, hex_: int, leaders: tuple[int, int]) -> Odds:
    """The battle as it stands; `leaders` are those named by the attacker and by the defender, -1 for none."""
    attack, defence = strength(s, attacker, hex_), strength(s, other(attacker), hex_)
    if doubled(s, attacker, hex_):
        defence *= 2
    found = [Modifier("DE-9.21", ratio(attack, defence))]
    if leaders[0] >= 0:
        found.append(Modifier("DE-9.23a", devices.hero(s, leaders[0])))
    if leaders[1] >= 0:
        found.append(Modifier("DE-9.23a", -devices.hero(s, leaders[1])))
    if s.world.mountains >> hex_ & 1:
        found.append(Modifier("DE-9.24", MOUNTAINS_HINDER))
    return Odds(attack, defence, tuple(modifier for modifier in found if modifier.amount))


def result(s: DarkEmperorState, roll: int) -> CombatRow:
    """The row of the Combat Results Table for a modified roll; its ends hold for all beyond them (DE-9.25a)."""
    return s.world.combat[min(max(roll, s.world.combat_lowest), s.world.combat_highest)]
