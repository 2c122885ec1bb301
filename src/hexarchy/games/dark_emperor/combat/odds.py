"""What a battle may bring, before its die is thrown: read from the very functions that resolve it."""

from __future__ import annotations

from typing import Final, NamedTuple

from hexarchy.games.dark_emperor import devices, famir
from hexarchy.games.dark_emperor.combat import strength
from hexarchy.games.dark_emperor.combat.battle import NO_LEADER, UNNAMED, Battle
from hexarchy.games.dark_emperor.combat.strength import Modifier
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import other

DICE: Final = range(1, 7)


class Line(NamedTuple):
    """What one face of the die would bring: units lost on each side, and the side driven out of the hex."""

    die: int
    roll: int  # as modified
    attacker: int
    defender: int
    retreats: int


class Preview(NamedTuple):
    """A battle as it stands: both strengths as they count, all that modifies the die, and the six results."""

    hex: int
    attacker: int
    attack: int
    defence: int
    modifiers: tuple[Modifier, ...]
    leaders: tuple[int, int]  # the attacker's and the defender's; -1 for none
    sure: bool  # both leaders have been named
    lines: tuple[Line, ...]

    def chance(self, side: int) -> float:
        """That a side holds the field."""
        return sum(line.retreats != side for line in self.lines) / len(self.lines)

    def losses(self, side: int) -> float:
        """The units a side is asked to lose, on average; it may not have as many."""
        lost = [line.attacker if side == self.attacker else line.defender for line in self.lines]
        return sum(lost) / len(lost)


def preview(s: DarkEmperorState, hex_: int, attacker: int | None = None) -> Preview:
    """The battle in a hex, fought or not yet begun. The phasing player attacks unless another is supposed to.

    Where a leader has not been named, the greatest hero present is reckoned with, and the devices he is using now.
    """
    battle = next((f for f in s.frames if isinstance(f, Battle) and f.hex == hex_ and attacker is None), None)
    if attacker is None:
        attacker = s.phasing
    named = battle.leaders if battle else (UNNAMED, UNNAMED)
    sides = (attacker, other(attacker))
    first, second = (
        _greatest(s, side, hex_) if leader == UNNAMED else leader for leader, side in zip(named, sides, strict=True)
    )
    odds = strength.odds(s, attacker, hex_, (first, second))
    lines = tuple(_line(s, attacker, die, die + odds.total) for die in DICE)
    sure = UNNAMED not in named
    return Preview(hex_, attacker, odds.attack, odds.defence, odds.modifiers, (first, second), sure, lines)


def _greatest(s: DarkEmperorState, side: int, hex_: int) -> int:
    there = [leader for leader in s.leaders(side, hex_) if not famir.waits(s, leader)]
    return max(there, key=lambda leader: (devices.hero(s, leader), -leader), default=NO_LEADER)


def _line(s: DarkEmperorState, attacker: int, die: int, roll: int) -> Line:
    row = strength.result(s, roll)
    return Line(die, roll, row.attacker, row.defender, attacker if row.attacker_retreats else other(attacker))
