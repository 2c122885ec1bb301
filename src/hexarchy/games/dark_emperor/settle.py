"""Events that interrupt (DE-PROC-4): what follows from a change of presence or control is settled before play goes on.

First who is whose, then what is taken, then who lives, then what follows from a death.
"""

from __future__ import annotations

from typing import Any, ClassVar

from hexarchy.core.frames import Asked, Frame, frame
from hexarchy.games.dark_emperor import devices, elections, famir, staff, victory
from hexarchy.games.dark_emperor.combat import capture, escape
from hexarchy.games.dark_emperor.procedure import Procedure
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import GONE, KINGDOMS, NECROMANCER

# In this order. Each looks at the hexes concerned, does what needs no choice, and gives the procedure that asks or
# rolls for the rest, if there is any.
MATTERS = (
    staff.take_command,
    capture.lone_trains,
    devices.lone_devices,
    famir.pick_up,
    escape.endangered,
    elections.vacancy,
    victory.final_death,
)


@frame
class Settle(Procedure):
    """Goes through the matters until none is left open in these hexes."""

    hexes: tuple[int, ...]

    AT_REST: ClassVar[bool] = True  # what it interrupted may not be

    def step(self, s: DarkEmperorState) -> Asked:
        for matter in MATTERS:
            above = matter(s, self.hexes)
            if above is not None:
                s.push(above)
                return None
            if s.result is not None:
                return None
        s.pop()
        return None

    def resumed(self, s: DarkEmperorState, child: Frame, value: Any) -> None:
        """A leader has fled somewhere else, where others may be concerned."""
        if isinstance(child, escape.EscapeRoll):
            settle(s, value)


def settle(s: DarkEmperorState, *hexes: int) -> None:
    """Settle what follows from a change in these hexes; from most changes nothing does."""
    if _stirs(s, hexes):
        s.push(Settle(tuple(sorted(set(hexes)))))


def _stirs(s: DarkEmperorState, hexes: tuple[int, ...]) -> bool:
    """Is there anything at all that one of the matters could be about?"""
    mine, theirs = s.stacks[NECROMANCER], s.stacks[KINGDOMS]
    for hex_ in hexes:
        if hex_ in mine and hex_ in theirs:
            return True
    if s.commanded or s.turn.declined or s.half.dropped or s.where[s.world.FAMIR] in hexes:
        return True
    return s.doge < 0 or not elections.lives(s, s.doge) or s.where[s.world.PADRECH] == GONE


def settle_everywhere(s: DarkEmperorState) -> None:
    """A kingdom has changed hands, or something else concerns the whole map."""
    settle(s, *s.stacks[NECROMANCER], *s.stacks[KINGDOMS])
