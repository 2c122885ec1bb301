"""The Staff of Empire (DE-15.7): command of undead Imperial Legions, for as long as its wielder is with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, frame
from hexarchy.games.dark_emperor import changes, devices
from hexarchy.games.dark_emperor.procedure import Procedure
from hexarchy.games.dark_emperor.words import OWN, other

if TYPE_CHECKING:
    from hexarchy.core.frames import Frame
    from hexarchy.games.dark_emperor.state import DarkEmperorState


def legions(s: DarkEmperorState, side: int, hex_: int) -> list[int]:
    """Undead Imperial Legions of a side, raised in play or from a battlefield (DE-15.7b)."""
    return [unit for unit in s.units(side, hex_) if s.world.pieces[unit].legion and s.is_undead(unit)]


def take_command(s: DarkEmperorState, hexes: tuple[int, ...]) -> Frame | None:
    """Command ends at once when its wielder leaves, dies or stops using the Staff; a wielder among legions is asked."""
    wielder = s.bearer(s.world.STAFF)
    for unit, force in s.commanded:
        if wielder < 0 or s.where[wielder] != s.where[unit] or not devices.in_use(s, wielder, s.world.STAFF):
            _release(s, unit, force)
    if wielder < 0 or s.where[wielder] not in hexes or wielder in s.turn.declined:
        return None
    side = s.side(wielder)
    if side not in (0, 1) or not devices.may_use(s, wielder, s.world.STAFF):
        return None
    return Command(wielder) if legions(s, other(side), s.where[wielder]) else None


def _release(s: DarkEmperorState, unit: int, force: int) -> None:
    s.commanded = tuple(entry for entry in s.commanded if entry[0] != unit)
    changes.serve(s, unit, force)
    s.emit("command-ends", unit=unit)


@frame
class Command(Procedure):
    """Take command or not, before anything else in the hex is settled (DE-15.7a, DE-15.7c, DE-DEC-17)."""

    wielder: int

    def step(self, s: DarkEmperorState) -> Asked:
        verbs = s.game.verbs
        at = s.where[self.wielder]
        return Ask(s.side(self.wielder), "command", "DE-DEC-17", (verbs.yes, verbs.no), leader=self.wielder, hex=at)

    def do_yes(self, s: DarkEmperorState, seat: int, target: int) -> None:
        s.pop()
        devices.use(s, self.wielder, s.world.STAFF)
        for unit in legions(s, other(seat), s.where[self.wielder]):
            s.commanded = (*s.commanded, (unit, s.force[unit]))
            changes.serve(s, unit, OWN[seat])
            s.emit("commanded", unit=unit, leader=self.wielder)

    def do_no(self, s: DarkEmperorState, seat: int, target: int) -> None:
        s.pop()
        s.turn = s.turn._replace(declined=(*s.turn.declined, self.wielder))
