"""What the die of a battle may bring: the lines of the Combat Results Table it can reach, for the table and the bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hexarchy.games.dark_emperor.combat import strength
from hexarchy.games.dark_emperor.combat.battle import NO_LEADER, Battle
from hexarchy.games.dark_emperor.words import TRAIN, other

if TYPE_CHECKING:
    from hexarchy.games.dark_emperor.state import DarkEmperorState

FACES = 6


class Line(NamedTuple):
    """What one face of the die brings: units each side loses, as many as it can, and who must retreat."""

    roll: int  # modified
    losses: tuple[int, int]  # the attacker's and the defender's
    attacker_retreats: bool


class Preview(NamedTuple):
    """A battle before its die is cast."""

    attacker: int
    odds: strength.Odds
    lines: tuple[Line, ...]  # by die

    @property
    def holds(self) -> float:
        """The attacker's chance to hold the field."""
        return sum(not line.attacker_retreats for line in self.lines) / FACES

    def mean_losses(self, role: int) -> float:
        return sum(line.losses[role] for line in self.lines) / FACES


def preview(
    s: DarkEmperorState, hex_: int, attacker: int, leaders: tuple[int, int] = (NO_LEADER, NO_LEADER)
) -> Preview:
    """The battle as it stands, with these leaders named (DE-9.2, DE-9.25b)."""
    odds = strength.odds(s, attacker, hex_, leaders)
    most = tuple(_mortal(s, side, hex_) for side in (attacker, other(attacker)))
    lowest, highest = s.world.combat_lowest, s.world.combat_highest
    lines = []
    for die in range(1, FACES + 1):
        row = s.world.combat[min(max(die + odds.total, lowest), highest)]
        lost = (min(row.attacker, most[0]), min(row.defender, most[1]))
        lines.append(Line(row.roll, lost, row.attacker_retreats))
    return Preview(attacker, odds, tuple(lines))


def _mortal(s: DarkEmperorState, side: int, hex_: int) -> int:
    """What a side can lose: trains never die in battle (DE-9.33a); monsters die when no unit is left (DE-18.22c)."""
    units = [unit for unit in s.units(side, hex_) if s.world.type[unit] != TRAIN]
    return len(units) + len(s.monsters(side, hex_))


def current(s: DarkEmperorState) -> Battle | None:
    """The battle that is being fought."""
    return next((frame for frame in reversed(s.frames) if isinstance(frame, Battle)), None)


def named(battle: Battle) -> tuple[int, int]:
    """The leaders named so far."""
    return max(battle.leaders[0], NO_LEADER), max(battle.leaders[1], NO_LEADER)
