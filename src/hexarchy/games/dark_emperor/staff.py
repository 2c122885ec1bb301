"""The Staff of Empire (DE-15.7): command of undead Imperial Legions, for as long as its wielder is with them."""

from __future__ import annotations

from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, Frame, frame
from hexarchy.games.dark_emperor import changes, devices
from hexarchy.games.dark_emperor.procedure import Tentative
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import NEUTRAL, OWN, other


def legions(s: DarkEmperorState, side: int, hex_: int) -> list[int]:
    """Undead Imperial Legions of a side, raised in play or from a battlefield (DE-15.7b), where they can stand."""
    if s.world.sea >> hex_ & 1:
        return []  # whether a ship bears them there or a spell
    found = [unit for unit in s.units(side, hex_) if s.world.pieces[unit].legion and s.is_undead(unit)]
    ashore = (s.world.coast | s.world.ports) >> hex_ & 1  # DE-8.12c
    return [unit for unit in found if ashore or unit not in s.aboard]


def take_command(s: DarkEmperorState, hexes: tuple[int, ...]) -> Frame | None:
    """A wielder who has lost command loses it at once; a wielder among legions is asked (DE-15.7a, DE-15.7c)."""
    staff = s.world.STAFF
    wielder = s.bearer(staff)
    for unit, _ in s.commanded:
        if not _with_him(s, wielder, unit) or not devices.may_use(s, wielder, staff):
            release(s, unit)
    if wielder < 0 or s.where[wielder] not in hexes or s.side(wielder) == NEUTRAL:
        return None
    theirs = legions(s, other(s.side(wielder)), s.where[wielder])
    declined = tuple(unit for unit in s.turn.declined if unit in theirs)
    if declined != s.turn.declined:
        s.turn = s.turn._replace(declined=declined)  # if they meet again he is asked again
    met = any(unit not in declined for unit in theirs)
    renewed = bool(s.commanded) and not devices.in_use(s, wielder, staff)
    return Command(wielder) if (met or renewed) and devices.may_use(s, wielder, staff) else None


def _with_him(s: DarkEmperorState, wielder: int, unit: int) -> bool:
    return wielder >= 0 and s.where[wielder] == s.where[unit] and s.side(wielder) == s.side(unit)


def release(s: DarkEmperorState, unit: int) -> None:
    """A legion returns to the player who raised it; the other's ship or spell bears it no farther."""
    force = dict(s.commanded)[unit]
    s.commanded = tuple(entry for entry in s.commanded if entry[0] != unit)
    changes.serve(s, unit, force)
    s.emit("command-ends", unit=unit)
    _disembark(s, unit)


def _disembark(s: DarkEmperorState, unit: int) -> None:
    if unit in s.aboard or s.world.sea >> s.where[unit] & 1:
        s.aboard = {load: fleet for load, fleet in s.aboard.items() if load != unit}
        changes.without_ship(s, unit, s.where[unit], s.side(unit), "DE-15.7a", drown=False)


@frame
class Command(Tentative):
    """Take or keep command, or not, before anything else in the hex is settled; asked again each turn (DE-DEC-17)."""

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
            _disembark(s, unit)

    def do_no(self, s: DarkEmperorState, seat: int, target: int) -> None:
        s.pop()
        if not devices.in_use(s, self.wielder, s.world.STAFF):
            for unit, _ in s.commanded:
                release(s, unit)
        s.turn = s.turn._replace(declined=tuple(legions(s, other(seat), s.where[self.wielder])))
