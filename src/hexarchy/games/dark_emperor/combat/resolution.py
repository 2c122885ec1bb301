"""The Combat Resolution Segment (DE-4.A3b, DE-9): battles wherever units of both sides share a hex."""

from __future__ import annotations

from typing import ClassVar

from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import hexes_of
from hexarchy.games.dark_emperor.combat import battle
from hexarchy.games.dark_emperor.procedure import Procedure
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import KINGDOMS, NECROMANCER


def battles(s: DarkEmperorState) -> int:
    """Hexes with units or controlled monsters of both sides; the inactive take no part (DE-9a)."""
    return s.fought_over(NECROMANCER) & s.fought_over(KINGDOMS)


@frame
class CombatResolution(Procedure):
    """Combat is compulsory, one battle at a time in the order the phasing player likes (DE-9a, DE-9b, DE-DEC-25).

    Who comes to share a hex after the segment has begun, as one who has changed sides, fights in the next (DE-6.16).
    """

    begun: bool = False
    left: int = 0  # the hexes still to be fought over

    AT_REST: ClassVar[bool] = True

    @classmethod
    def due(cls, s: DarkEmperorState) -> bool:
        return bool(battles(s))

    def step(self, s: DarkEmperorState) -> Asked:
        if not self.begun:
            self.begun, self.left = True, battles(s)
        left = self.left & battles(s)
        if not left:
            s.pop()
            return None
        return Ask(s.phasing, "next-battle", "DE-DEC-25", [s.game.verbs.fight[hex_] for hex_ in hexes_of(left)])

    def do_fight(self, s: DarkEmperorState, seat: int, hex_: int) -> None:
        self.left &= ~(1 << hex_)
        s.push(battle.take_up(s, hex_, seat))

    def why_fight(self, s: DarkEmperorState, seat: int, hex_: int) -> list[Reason]:
        return [Reason("DE-9a", "no-battle-there", hex=hex_)]

    def why_end(self, s: DarkEmperorState, seat: int, target: int) -> list[Reason]:
        return [Reason("DE-9a", "combat-is-compulsory")]

    why_pass = why_end
