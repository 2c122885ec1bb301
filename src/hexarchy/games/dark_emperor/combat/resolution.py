"""The Combat Resolution Segment (DE-9): battles wherever units of both sides share a hex."""

from __future__ import annotations

from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import hexes_of
from hexarchy.games.dark_emperor.combat.battle import Battle
from hexarchy.games.dark_emperor.procedure import Procedure
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import KINGDOMS, NECROMANCER


def battles(s: DarkEmperorState) -> list[int]:
    """Hexes with units or controlled monsters of both sides; the inactive take no part (DE-9a)."""
    return list(hexes_of(s.fought_over(NECROMANCER) & s.fought_over(KINGDOMS)))


@frame
class CombatResolution(Procedure):
    """Combat is compulsory, one battle at a time in the order the phasing player likes (DE-9a, DE-9b, DE-DEC-25)."""

    AT_REST = True

    def step(self, s: DarkEmperorState) -> Asked:
        left = battles(s)
        if not left:
            s.pop()
            return None
        return Ask(s.phasing, "next-battle", "DE-DEC-25", [s.game.verbs.fight[hex_] for hex_ in left])

    def do_fight(self, s: DarkEmperorState, seat: int, hex_: int) -> None:
        s.push(Battle(hex_, seat))
