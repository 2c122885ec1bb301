"""Retreats (DE-9.26): out of the battle hex, unit by unit, into hexes open to each."""

from __future__ import annotations

from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.core.ways import way
from hexarchy.games.dark_emperor import changes, famir
from hexarchy.games.dark_emperor.activation import desecrate
from hexarchy.games.dark_emperor.combat import capture, losses
from hexarchy.games.dark_emperor.combat.escape import barred, unholy
from hexarchy.games.dark_emperor.crossing import ANY
from hexarchy.games.dark_emperor.movement import attrition
from hexarchy.games.dark_emperor.movement.company import cargo_of, ignores_flames, inactive_land
from hexarchy.games.dark_emperor.procedure import Procedure
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import AIR, FLEET, KINGDOMS, NECROMANCER, TRAIN, other

# -- where to ---------------------------------------------------------------------------------------------------------


def sails(s: DarkEmperorState, piece: int) -> bool:
    return piece == s.world.SSSTOTH or s.world.type[piece] == FLEET


def walks(s: DarkEmperorState, piece: int) -> bool:
    return piece < s.world.unit_count and s.world.type[piece] not in (AIR, FLEET)


def passable(s: DarkEmperorState, piece: int, hex_: int) -> int:
    """The neighbouring hexes a unit or monster could step into by the map alone (DE-9.26b)."""
    crossings, around = s.game.crossings, s.world.field.around[hex_]
    if sails(s, piece):
        return crossings.naval_masks.get((hex_, s.moorings.get(piece, ANY)), 0)
    if piece >= s.world.unit_count:
        return around  # other monsters move like leaders (DE-18.21a)
    if not walks(s, piece):
        return around & s.world.land  # nowhere to land at sea (DE-8.31)
    bank = s.moorings.get(piece, ANY) if hex_ == crossings.strait else ANY
    return crossings.land_masks[hex_] & (crossings.banks[bank] if bank != ANY else around)


def closed(s: DarkEmperorState, piece: int) -> int:
    """What is closed to a piece wherever it comes from: enemies, inactive kingdoms, flames, holy ground (DE-9.26b)."""
    found = s.fought_over(other(s.side(piece)))
    if any(unholy(s, one) for one in (piece, *cargo_of(s, piece))):
        found |= s.world.holy
    if not ignores_flames(s, piece):
        found |= s.burning
    return found | inactive_land(s)


def doors(s: DarkEmperorState, side: int, hex_: int) -> int:
    """The hexes by which enemies of a side came into a hex in this Player-Turn (DE-9.26c)."""
    came = [(unit, way) for unit, way in s.half.entered if way >= 0 and s.where[unit] == hex_]
    return hex_set(way for unit, way in came if s.side(unit) != side)


def open_hexes(s: DarkEmperorState, piece: int, enemy_doors: int | None = None) -> list[int]:
    """Where a piece may retreat to; by the enemy's way in only if there is no other (DE-9.26b, DE-9.26c).

    `enemy_doors`: as they were when the battle began; now, if there is none.
    """
    hex_ = s.where[piece]
    if enemy_doors is None:
        enemy_doors = doors(s, s.side(piece), hex_)
    found = passable(s, piece, hex_) & ~closed(s, piece)
    return list(hexes_of(found & ~enemy_doors or found))


def why_closed(s: DarkEmperorState, piece: int, to: int) -> list[Reason]:
    """Why a piece may not retreat to a hex."""
    if not passable(s, piece, s.where[piece]) >> to & 1:
        return [Reason("DE-9.26b", "no-step-there", unit=piece, hex=to)]
    if s.has_fighters(other(s.side(piece)), to):
        return [Reason("DE-9.26b", "enemies-there", hex=to)]
    kingdom = s.world.owner[to]
    if kingdom >= 0 and s.inactive(kingdom):
        return [Reason("DE-9.26b", "inactive-border", kingdom=kingdom)]
    if s.world.holy >> to & 1 and any(unholy(s, one) for one in (piece, *cargo_of(s, piece))):
        return [Reason("DE-8.F", "holy-ground", piece=piece)]
    if s.burning >> to & 1 and not ignores_flames(s, piece):
        return [Reason("DE-13.11a", "flames", hex=to)]
    return [Reason("DE-9.26c", "the-enemys-door", hex=to)]


def withdraw(s: DarkEmperorState, piece: int, to: int) -> bool:
    """One step back, with cargo; no attrition, no stop at rivers or markers (DE-9.26b). Was Starkeep roused by it?"""
    hex_, crossings = s.where[piece], s.game.crossings
    shore = ANY
    if sails(s, piece):
        shore = crossings.sailing[hex_, s.moorings.get(piece, ANY)][to]
    elif walks(s, piece) and to == crossings.strait:
        shore = crossings.bank_from(hex_)  # DE-8.14d
    cargo = cargo_of(s, piece)
    bearer = _waiting(s, hex_, to) if piece == s.world.SSSTOTH else []
    for one in (piece, *cargo, *bearer):
        changes.shift(s, one, to)
    attrition.entered(s, (piece, *cargo), hex_)
    s.moorings = {p: at for p, at in s.moorings.items() if p != piece} | ({piece: shore} if shore != ANY else {})
    s.emit("retreats", units=(piece, *cargo, *bearer), **way(hex_, (to,), to))
    return desecrate(s, to, s.side(piece))


def _waiting(s: DarkEmperorState, hex_: int, to: int) -> list[int]:
    """A bearer of Famir who waits for his duel follows Ssstoth wherever he can (DE-18.32a)."""
    bearer = s.bearer(s.world.FAMIR)
    if bearer < 0 or s.where[bearer] != hex_ or not famir.waits(s, bearer) or barred(s, bearer) >> to & 1:
        return []
    return [bearer]


# -- a whole side -----------------------------------------------------------------------------------------------------


@frame
class Retreat(Procedure):
    """The survivors of a side leave the hex, to one or several others (DE-9.26a, DE-DEC-28).

    Ends with the set of hexes where something may have to be settled.
    """

    side: int
    hex: int
    doors: int  # the hexes by which the enemy came
    devices: tuple[int, ...]  # those that lie with the units
    blade: bool
    souls: bool
    gone_to: tuple[int, ...] = ()
    staying: tuple[int, ...] = ()  # trains that find no way, nor enemies to capture them
    roused: bool = False

    def step(self, s: DarkEmperorState) -> Asked:
        piece = self._next_unit(s)
        if piece < 0:
            return self._followers(s)
        ways = open_hexes(s, piece, self.doors)
        if not ways:
            self._no_way_out(s, piece)
            return None
        options = [s.game.verbs.retreat[to] for to in ways]
        return Ask(self.side, "retreat", "DE-DEC-28", options, unit=piece, hex=self.hex)

    def _next_unit(self, s: DarkEmperorState) -> int:
        """Cargo goes with its fleet. Trains go last, and alone only where nobody is left to capture them."""
        left = [piece for piece in s.fighters(self.side, self.hex) if piece not in s.aboard]
        trains = [piece for piece in left if s.world.type[piece] == TRAIN]
        if len(trains) < len(left):
            return min(set(left) - set(trains))
        foe = other(self.side)
        if not self.gone_to and s.has_fighters(foe, self.hex) and not capture.only_trains(s, foe, self.hex):
            return -1  # left without other units they are captured (DE-9.33b)
        return next((train for train in trains if train not in self.staying), -1)

    def _no_way_out(self, s: DarkEmperorState, piece: int) -> None:
        """It is eliminated (DE-9.26d); a train is captured instead, if any enemy is left to do so (DE-9.33b)."""
        if s.world.type[piece] != TRAIN:
            losses.fall(s, piece, self.hex, "DE-9.26d", blade=self.blade, souls=self.souls)
        elif s.has_fighters(other(self.side), self.hex):
            capture.capture(s, piece, other(self.side), self.hex)
        else:
            self.staying = (*self.staying, piece)

    def do_retreat(self, s: DarkEmperorState, seat: int, to: int) -> None:
        self.gone_to = tuple(sorted({*self.gone_to, to}))
        self.roused = withdraw(s, self._next_unit(s), to) or self.roused

    def why_retreat(self, s: DarkEmperorState, seat: int, to: int) -> list[Reason]:
        return why_closed(s, self._next_unit(s), to)

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
        self._end(s)
        return None

    def _ways(self, s: DarkEmperorState, leader: int) -> list[int]:
        """Who can enter none of the hexes is left without units, and rolls."""
        return [to for to in self.gone_to if not barred(s, leader) >> to & 1]

    def _next_leader(self, s: DarkEmperorState) -> int:
        found = (leader for leader in s.leaders(self.side, self.hex) if self._ways(s, leader))
        return next((leader for leader in found if not famir.waits(s, leader)), -1)

    def _next_device(self, s: DarkEmperorState) -> int:
        if not self.gone_to:
            return -1
        return next((device for device in self.devices if s.where[device] == self.hex), -1)

    def do_go(self, s: DarkEmperorState, seat: int, to: int) -> None:
        leader = self._next_leader(s)
        changes.shift(s, leader, to)
        s.half = s.half._replace(retreated=(*s.half.retreated, leader))
        s.emit("leader-retreats", units=(leader,), **way(self.hex, (to,), to))

    def do_at(self, s: DarkEmperorState, seat: int, to: int) -> None:
        device = self._next_device(s)
        changes.drop(s, device, to)
        s.emit("device-retreats", units=(device,), **way(self.hex, (to,), to))

    def why_go(self, s: DarkEmperorState, seat: int, to: int) -> list[Reason]:
        leader = self._next_leader(s)
        if to not in self.gone_to or leader < 0:
            return [Reason("DE-9.27a", "nobody-went-there", hex=to)]
        if s.world.holy >> to & 1 and unholy(s, leader):
            return [Reason("DE-8.F", "holy-ground", piece=leader)]
        return [Reason("DE-13.11a", "flames", hex=to)]

    def why_at(self, s: DarkEmperorState, seat: int, to: int) -> list[Reason]:
        return [Reason("DE-9.27a", "nobody-went-there", hex=to)]

    def _end(self, s: DarkEmperorState) -> None:
        """A leader alone where they went must roll, a train is taken (DE-9.26b): the battle settles it."""
        everywhere = (*s.stacks[NECROMANCER], *s.stacks[KINGDOMS])
        s.finish(hex_set(everywhere if self.roused else self.gone_to))
