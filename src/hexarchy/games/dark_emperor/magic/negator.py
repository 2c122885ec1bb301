"""The Silk Negator (DE-15.5): its bearer's owner declares its use as each magic segment opens."""

from __future__ import annotations

from typing import ClassVar, Final

from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, frame
from hexarchy.games.dark_emperor import devices
from hexarchy.games.dark_emperor.procedure import Procedure
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import NEUTRAL

UNKNOWN: Final = -1


def ask(s: DarkEmperorState, *, combat: bool = False) -> None:
    """Ask the owner who can use it (DE-DEC-08), not in the Mercenary Box, nor for an inactive kingdom (DE-6.2)."""
    device = s.world.NEGATOR
    bearer = s.bearer(device)
    if bearer >= 0 and s.where[bearer] >= 0 and s.side(bearer) != NEUTRAL and devices.may_use(s, bearer, device):
        s.push(Declaration(bearer, combat))


@frame
class Declaration(Procedure):
    """In use or not. It works on the hex its bearer stands in now, for this segment (DE-15.5a, DE-15.5b)."""

    bearer: int
    combat: bool

    AT_REST: ClassVar[bool] = True

    def give_way(self, s: DarkEmperorState) -> None:
        """When an ally has changed sides another may bear it, or nobody (DE-6.16)."""
        self.bearer = UNKNOWN

    def step(self, s: DarkEmperorState) -> Asked:
        if self.bearer == UNKNOWN:
            s.pop()
            ask(s, combat=self.combat)
            return None
        options = [s.game.verbs.use[s.world.NEGATOR], s.game.verbs.none]
        return Ask(s.side(self.bearer), "negator", "DE-DEC-08", options, leader=self.bearer)

    def do_use(self, s: DarkEmperorState, seat: int, device: int) -> None:
        """In a Combat Magic Segment it keeps the dead of its hex down for that Combat Phase (DE-15.5c)."""
        s.pop()
        devices.use(s, self.bearer, device)
        hex_ = s.where[self.bearer]
        s.half = s.half._replace(silenced=1 << hex_)
        if self.combat:
            s.half = s.half._replace(hushed=1 << hex_)
        s.emit("silence", leader=self.bearer, hex=hex_)

    def do_none(self, s: DarkEmperorState, seat: int, target: int) -> None:
        s.pop()
