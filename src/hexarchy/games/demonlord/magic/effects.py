"""What the special spells do once their die has succeeded (DL-SPL)."""

from __future__ import annotations

from typing import NamedTuple

from hexarchy.games.demonlord import changes, contact, control, sightings
from hexarchy.games.demonlord.magic.casting import Announcement, friends_await, open_gates
from hexarchy.games.demonlord.state import DemonlordState
from hexarchy.games.demonlord.words import (
    CLOAK,
    DARKNESS,
    EARTHPIT,
    FORCEMARCH,
    LIGHT,
    NECROMON,
    RAINS,
    other,
)


def take(s: DemonlordState, cast: Announcement) -> None:
    """Let a successful cast take effect; who goes through a Spellgate, the procedure it was cast in sees to."""
    EFFECTS[cast.spell](s, cast)


def cloak(s: DemonlordState, cast: Announcement) -> None:
    """Nobody sees into the hex until the phase is over (DL-SPL-03)."""
    s.phase = s.phase._replace(cloaks=(*s.phase.cloaks, cast.hex))


def forcemarch(s: DemonlordState, cast: Announcement) -> None:
    """Two extra MP for the friendly units now in the hex; it does not add up (DL-SPL-05)."""
    fresh = tuple(u for u in s.stack(cast.seat, cast.hex) if u not in s.phase.marched)
    s.phase = s.phase._replace(marched=(*s.phase.marched, *fresh))


def earthpit(s: DemonlordState, cast: Announcement) -> None:
    """Everybody in the hex is slowed, and nobody enters it any more (DL-SPL-09, DL-SPL-10)."""
    if cast.hex in s.phase.pits:
        return
    here = tuple(u for camp in s.stacks for u in camp.get(cast.hex, ()) if u not in s.phase.pitted)
    s.phase = s.phase._replace(pits=(*s.phase.pits, cast.hex), pitted=(*s.phase.pitted, *here))
    s.ground_changed()


def light(s: DemonlordState, cast: Announcement) -> None:
    s.phase = s.phase._replace(lights=(*s.phase.lights, cast.hex))


def darkness(s: DemonlordState, cast: Announcement) -> None:
    s.phase = s.phase._replace(darks=(*s.phase.darks, cast.hex))


def rains(s: DemonlordState, cast: Announcement) -> None:
    """For this phase and the next (DL-SPL-41); areas that overlap are not doubled (DL-SPL-47)."""
    s.rains = (*s.rains, (s.clock + 1, tuple(cast.area)))
    s.emit("rains", hexes=tuple(cast.area))
    s.ground_changed()


class Passage(NamedTuple):
    """Units that have gone through a Spellgate, and the hex they left."""

    units: tuple[int, ...]
    source: int


def through_gate(s: DemonlordState, cast: Announcement) -> Passage | None:
    """Units leave one hex and stand in another (DL-SPL-15)."""
    units = tuple(u for u in cast.units if s.where[u] >= 0 and s.where[u] != cast.hex and s.owner(u) == cast.seat)
    if not units or cast.hex not in open_gates(s, cast.seat, units, (cast.hex,), late=cast.late) or _ambush(s, cast):
        s.emit("gate-closed", hex=cast.hex)  # or another spell of the same window came between (DL-MAG-10)
        return None
    source = s.where[units[0]]
    s.phase = s.phase._replace(relief=tuple(u for u in s.phase.relief if u not in units))
    for unit in units:
        changes.shift(s, unit, cast.hex)
    sightings.gated(s, cast.seat, units, source, cast.hex)
    return Passage(units, source)


def _ambush(s: DemonlordState, cast: Announcement) -> bool:
    """Does a late gate lead troops among enemy troops that hid under a character? They show themselves (DL-SPL-19)."""
    if not cast.late or not any(s.world.is_troop[u] for u in cast.units):
        return False
    return not friends_await(s, cast.seat, cast.hex) and changes.bars(s, other(cast.seat), cast.hex)


def out_of_gate(s: DemonlordState, cast: Announcement, passage: Passage) -> None:
    """Whom they meet where they come out, and what their going changes where they were."""
    inside = cast.hex in s.sieges and s.controller(cast.hex) == cast.seat
    if not inside:  # within the walls of a besieged friendly fortress nobody is met (DL-SIE-24, DL-SPL-20)
        contact.enter(s, cast.seat, passage.units, cast.hex)
    if s.result is None:
        control.review(s, passage.source)  # DL-SIE-38, DL-SIE-39


def necromon(s: DemonlordState, cast: Announcement) -> None:
    """A destroyed Demon unit stands again where it fell (DL-SPL-27, DL-SPL-30)."""
    (unit,) = cast.units
    s.fallen = tuple(entry for entry in s.fallen if entry[0] != unit)
    changes.put(s, unit, cast.hex)
    s.emit("revived", unit=unit, hex=cast.hex)
    if s.world.is_troop[unit]:
        control.review(s, cast.hex)
    else:
        s.push(contact.CharactersEnter(cast.seat, cast.hex, (unit,), revived=True))


EFFECTS = {
    CLOAK: cloak,
    FORCEMARCH: forcemarch,
    EARTHPIT: earthpit,
    LIGHT: light,
    RAINS: rains,
    DARKNESS: darkness,
    NECROMON: necromon,
}
