"""Ships and what they carry (DE-8.2): going aboard in port, going ashore on a coast."""

from __future__ import annotations

from typing import ClassVar

from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import OnSet, hex_set, hexes_of
from hexarchy.games.dark_emperor.combat.escape import unholy
from hexarchy.games.dark_emperor.movement import movable
from hexarchy.games.dark_emperor.movement.company import Company, ignores_flames
from hexarchy.games.dark_emperor.procedure import Procedure
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import AIR, FLEET

NOBODY_YET = -1

# -- aboard -----------------------------------------------------------------------------------------------------------


def empty_fleets(s: DarkEmperorState, side: int, hex_: int) -> list[int]:
    loaded = s.aboard.values()
    return [unit for unit in s.units(side, hex_) if s.world.type[unit] == FLEET and unit not in loaded]


def passengers(s: DarkEmperorState, side: int) -> int:
    """Land units in a port with a fleet that has room, of whatever kingdom; flyers never embark (DE-8.21a)."""
    where, loaded, stacks = s.where, s.aboard.values(), s.stacks[side]
    empty = {where[fleet] for fleet in hexes_of(s.army[side] & s.world.fleets) if fleet not in loaded}
    ports = [hex_ for hex_ in empty if s.world.ports >> hex_ & 1]
    there = hex_set([piece for hex_ in ports for piece in stacks[hex_]]) & s.world.foot
    return there and there & movable.free(s, side)


def embarking(s: DarkEmperorState) -> Embarking | None:
    """The embarking before a Movement Segment, if there are ships."""
    return Embarking() if s.army[s.phasing] & s.world.fleets else None


@frame
class Embarking(Procedure):
    """Once, before anything moves (DE-8.21c): a unit, then the fleet that takes it, one each (DE-DEC-13)."""

    unit: int = NOBODY_YET

    AT_REST: ClassVar[bool] = True

    def give_way(self, s: DarkEmperorState) -> None:
        self.unit = NOBODY_YET

    def step(self, s: DarkEmperorState) -> Asked:
        verbs = s.game.verbs
        if self.unit >= 0:
            fleets = empty_fleets(s, s.phasing, s.where[self.unit])
            options = [verbs.aboard[fleet] for fleet in fleets]
            return Ask(s.phasing, "aboard-which-fleet", "DE-DEC-13", options, unit=self.unit)
        found = passengers(s, s.phasing)
        if not found:
            s.pop()
            return None
        return Ask(s.phasing, "embark", "DE-DEC-13", OnSet(verbs.embark, found, (verbs.end,)))

    def do_embark(self, s: DarkEmperorState, seat: int, unit: int) -> None:
        self.unit = unit

    def do_aboard(self, s: DarkEmperorState, seat: int, fleet: int) -> None:
        s.aboard = {**s.aboard, self.unit: fleet}
        if self.unit in s.moorings:
            s.moorings = {piece: shore for piece, shore in s.moorings.items() if piece != self.unit}
        s.emit("embarks", unit=self.unit, target=fleet, hex=s.where[fleet])
        self.unit = NOBODY_YET

    def do_end(self, s: DarkEmperorState, seat: int, target: int) -> None:
        s.pop()

    def why_embark(self, s: DarkEmperorState, seat: int, unit: int) -> list[Reason]:
        return why_embark(s, seat, unit)

    def why_aboard(self, s: DarkEmperorState, seat: int, fleet: int) -> list[Reason]:
        return [Reason("DE-8.21a", "no-room-aboard", target=fleet)]


def why_embark(s: DarkEmperorState, seat: int, unit: int) -> list[Reason]:
    world = s.world
    if unit >= world.unit_count or world.type[unit] in (AIR, FLEET):
        return [Reason("DE-8.21a", "never-embarks", piece=unit)]
    if s.where[unit] < 0 or not world.ports >> s.where[unit] & 1:
        return [Reason("DE-8.21a", "embark-in-port", unit=unit)]
    return movable.why_not(s, seat, unit) or [Reason("DE-8.21a", "no-fleet-for", unit=unit)]


# -- ashore -----------------------------------------------------------------------------------------------------------


def can_land(s: DarkEmperorState, company: Company, hex_: int) -> list[int]:
    """Cargo that may go ashore: on any coast and in river ports (DE-8.22a)."""
    if not company.cargo or not (s.world.coast | s.world.ports) >> hex_ & 1:
        return []
    return sorted(unit for unit in company.cargo if not why_no_ground(s, unit, hex_))


def why_no_ground(s: DarkEmperorState, unit: int, hex_: int) -> list[Reason]:
    """Ground closed to a unit that would go ashore."""
    if s.world.holy >> hex_ & 1 and unholy(s, unit):
        return [Reason("DE-8.F", "holy-ground", piece=unit)]
    if s.burning >> hex_ & 1 and not ignores_flames(s, unit):
        return [Reason("DE-13.11a", "flames", hex=hex_)]
    return []


def put_ashore(s: DarkEmperorState, unit: int) -> None:
    """It leaves its ship and goes no farther in this phase (DE-8.22c)."""
    hex_ = s.where[unit]
    s.aboard = {load: fleet for load, fleet in s.aboard.items() if load != unit}
    s.half = s.half._replace(landed=s.half.landed | 1 << unit)
    movable.finish(s, unit)
    s.emit("lands", unit=unit, hex=hex_)
    if hex_ == s.game.crossings.strait:
        s.push(Bank(unit))


@frame
class Bank(Procedure):
    """A unit put ashore in the strait is on one of its banks (DE-8.14d)."""

    unit: int

    def step(self, s: DarkEmperorState) -> Asked:
        return Ask(s.side(self.unit), "which-bank", "DE-DEC-15", s.game.verbs.bank, unit=self.unit)

    def do_bank(self, s: DarkEmperorState, seat: int, bank: int) -> None:
        s.pop()
        s.moorings = {**s.moorings, self.unit: bank}
