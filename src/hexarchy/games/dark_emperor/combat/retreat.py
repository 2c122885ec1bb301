"""Retreats (DE-9.26): out of the battle hex, unit by unit, into hexes open to each."""

from __future__ import annotations

from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.dark_emperor import changes, famir
from hexarchy.games.dark_emperor.combat import capture, losses
from hexarchy.games.dark_emperor.combat.escape import unholy
from hexarchy.games.dark_emperor.procedure import Procedure
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import AIR, FLEET, KINGDOM_COUNT, TRAIN, other

# -- where to ---------------------------------------------------------------------------------------------------------


def passable(s: DarkEmperorState, piece: int, hex_: int) -> int:
    """The neighbouring hexes a unit or monster could step into by the map alone (DE-9.26b)."""
    crossings, world = s.game.crossings, s.world
    if piece == world.SSSTOTH or world.type[piece] == FLEET:
        return hex_set(to for to, _ in _sailing(s, piece, hex_))
    if piece >= world.unit_count:
        return world.field.around[hex_]  # other monsters move like leaders (DE-18.21a)
    if world.type[piece] == AIR:
        return world.field.around[hex_] & world.land  # nowhere to land at sea (DE-8.31)
    steps = hex_set(crossings.land_steps[hex_])
    if hex_ == crossings.strait and piece in s.moorings:
        steps &= crossings.banks[s.moorings[piece]]
    return steps


def _sailing(s: DarkEmperorState, fleet: int, hex_: int) -> tuple[tuple[int, int], ...]:
    """From the shore it lies on; one that has not sailed yet may take any (DE-8.14b)."""
    crossings = s.game.crossings
    shores = range(max(len(crossings.shores[hex_]), 1))
    mine = [s.moorings[fleet]] if fleet in s.moorings else shores
    return tuple(to for shore in mine for to in crossings.naval_steps[hex_, shore])


def open_hexes(s: DarkEmperorState, piece: int) -> list[int]:
    """Where a piece may retreat to; by the enemy's way in only if there is no other (DE-9.26b, DE-9.26c)."""
    hex_, side = s.where[piece], s.side(piece)
    closed = s.fought_over(other(side)) | (s.world.holy if unholy(s, piece) else 0)
    if piece < s.world.unit_count and not s.world.pieces[piece].immune:
        closed |= s.burning
    for kingdom in range(KINGDOM_COUNT):
        if s.inactive(kingdom):
            closed |= s.world.lands[kingdom]
    found = passable(s, piece, hex_) & ~closed
    doors = hex_set(way for unit, way in s.half.entered if s.where[unit] == hex_ and s.side(unit) != side)
    return list(hexes_of(found & ~doors or found))


def why_closed(s: DarkEmperorState, piece: int, to: int) -> list[Reason]:
    """Why a piece may not retreat to a hex."""
    if not passable(s, piece, s.where[piece]) >> to & 1:
        return [Reason("DE-9.26b", "no-step-there", unit=piece, hex=to)]
    if s.has_fighters(other(s.side(piece)), to):
        return [Reason("DE-9.26b", "enemies-there", hex=to)]
    kingdom = s.world.owner[to]
    if kingdom >= 0 and s.inactive(kingdom):
        return [Reason("DE-9.26b", "inactive-border", kingdom=kingdom)]
    if s.world.holy >> to & 1:
        return [Reason("DE-8.F", "holy-ground", piece=piece)]
    if s.burning >> to & 1:
        return [Reason("DE-13.11a", "flames", hex=to)]
    return [Reason("DE-9.26c", "the-enemys-door", hex=to)]


def withdraw(s: DarkEmperorState, piece: int, to: int) -> None:
    """One step back, with cargo; no attrition, no stop at rivers or markers (DE-9.26b)."""
    hex_ = s.where[piece]
    crossings, world = s.game.crossings, s.world
    if piece == world.SSSTOTH or world.type[piece] == FLEET:
        shore = next(shore for at, shore in _sailing(s, piece, hex_) if at == to)
        s.moorings = {**s.moorings, piece: shore}
    elif to == crossings.strait and world.land >> hex_ & 1:
        s.moorings = {**s.moorings, piece: crossings.bank_from(hex_)}
    elif piece in s.moorings:
        s.moorings = {p: m for p, m in s.moorings.items() if p != piece}
    loads = [load for load, fleet in s.aboard.items() if fleet == piece]
    for one in (piece, *loads):
        changes.shift(s, one, to)
    s.emit("retreats", unit=piece, hex=hex_, to=to)


# -- a whole side -----------------------------------------------------------------------------------------------------


@frame
class Retreat(Procedure):
    """The survivors of a side leave the hex, to one or several others (DE-9.26a, DE-DEC-28)."""

    side: int
    hex: int
    blade: bool
    souls: bool
    gone_to: tuple[int, ...] = ()

    def step(self, s: DarkEmperorState) -> Asked:
        piece = self._next_unit(s)
        if piece < 0:
            return self._followers(s)
        ways = open_hexes(s, piece)
        if not ways:
            self._no_way_out(s, piece)
            return None
        options = [s.game.verbs.retreat[to] for to in ways]
        return Ask(self.side, "retreat", "DE-DEC-28", options, unit=piece, hex=self.hex)

    def _next_unit(self, s: DarkEmperorState) -> int:
        """Trains last: whether they find a way shows when their escort is gone. Cargo goes with its fleet."""
        left = [piece for piece in s.fighters(self.side, self.hex) if piece not in s.aboard]
        return min(left, key=lambda piece: (s.world.type[piece] == TRAIN, piece), default=-1)

    def _no_way_out(self, s: DarkEmperorState, piece: int) -> None:
        """It is eliminated (DE-9.26d); a train is captured instead (DE-9.33b)."""
        if s.world.type[piece] == TRAIN:
            capture.capture(s, piece, other(self.side), self.hex)
        else:
            losses.fall(s, piece, self.hex, "DE-9.26d", blade=self.blade, souls=self.souls)

    def do_retreat(self, s: DarkEmperorState, seat: int, to: int) -> None:
        self.gone_to = tuple(sorted({*self.gone_to, to}))
        withdraw(s, self._next_unit(s), to)

    # -- leaders and devices go with the units (DE-9.27a) -------------------------------------------------------------

    def _followers(self, s: DarkEmperorState) -> Asked:
        verbs = s.game.verbs
        leader = self._next_leader(s)
        if leader >= 0:
            options = [verbs.go[to] for to in self._ways(s, leader)]
            return Ask(self.side, "leader-retreats", "DE-DEC-28", options, leader=leader, hex=self.hex)
        device = self._next_device(s)
        if device >= 0:
            options = [verbs.at[to] for to in self.gone_to]
            return Ask(self.side, "device-retreats", "DE-DEC-28", options, device=device, hex=self.hex)
        s.pop()
        return None

    def _ways(self, s: DarkEmperorState, leader: int) -> list[int]:
        """Who can enter none of the hexes is left without units, and rolls."""
        return [to for to in self.gone_to if not (unholy(s, leader) and s.world.holy >> to & 1)]

    def _next_leader(self, s: DarkEmperorState) -> int:
        found = (leader for leader in s.leaders(self.side, self.hex) if self._ways(s, leader))
        return next((leader for leader in found if not famir.waits(s, leader)), -1)

    def _next_device(self, s: DarkEmperorState) -> int:
        if not self.gone_to:
            return -1
        return next((device for device in s.lying(self.hex) if device != s.world.TORCH), -1)

    def do_go(self, s: DarkEmperorState, seat: int, to: int) -> None:
        leader = self._next_leader(s)
        changes.shift(s, leader, to)
        s.half = s.half._replace(retreated=(*s.half.retreated, leader))
        s.emit("leader-retreats", leader=leader, hex=self.hex, to=to)

    def do_at(self, s: DarkEmperorState, seat: int, to: int) -> None:
        device = self._next_device(s)
        changes.drop(s, device, to)
        s.emit("device-retreats", device=device, hex=self.hex, to=to)

    def why_retreat(self, s: DarkEmperorState, seat: int, to: int) -> list[Reason]:
        return why_closed(s, self._next_unit(s), to)
