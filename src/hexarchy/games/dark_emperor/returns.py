"""The Necromancer and Tol Morn (DE-16) do not stay dead. When they come back is noted as they fall (changes.slay)."""

from __future__ import annotations

from typing import ClassVar

from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import OnSet
from hexarchy.games.dark_emperor import changes
from hexarchy.games.dark_emperor.procedure import Procedure
from hexarchy.games.dark_emperor.settle import settle
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import KINGDOMS, NECROMANCER


@frame
class Returns(Procedure):
    """As the Recruitment Phase opens, those killed two Game-Turns ago come back (DE-16a, DE-DEC-04)."""

    AT_REST: ClassVar[bool] = True

    @classmethod
    def due(cls, s: DarkEmperorState) -> bool:
        return bool(s.returns)

    def step(self, s: DarkEmperorState) -> Asked:
        due = [leader for leader, turn in s.returns if turn <= s.turn_number]
        if not due:
            s.pop()
            return None
        return Ask(NECROMANCER, "return", "DE-DEC-04", OnSet(s.game.verbs.place, _open(s)), leader=due[0])

    def do_place(self, s: DarkEmperorState, seat: int, hex_: int) -> None:
        """Without devices, but with what he won for ever; a rune hex gives him nothing this turn."""
        leader = next(leader for leader, turn in s.returns if turn <= s.turn_number)
        s.returns = tuple(entry for entry in s.returns if entry[0] != leader)
        s.deaths = tuple(entry for entry in s.deaths if entry[0] != leader)
        changes.put(s, leader, hex_)
        s.emit("returned", leader=leader, hex=hex_)
        settle(s, hex_)


def _open(s: DarkEmperorState) -> int:
    """Among his player's units; if there are none, anywhere on land without enemies. Never in a Holy Place."""
    closed = s.world.holy | s.burning
    return s.held[NECROMANCER] & ~closed or s.world.land & ~s.fought_over(KINGDOMS) & ~closed
