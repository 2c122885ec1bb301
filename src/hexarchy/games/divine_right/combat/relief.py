"""Sortie and relief in the Combat Phase (DR-B-SIE-15, DR-B-SIE-16): what becomes of attackers at a besieged castle."""

from __future__ import annotations

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import changes, stacking
from hexarchy.games.divine_right.combat.elements import may_cross
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState


def shut_in(s: DivineRightState, unit: int) -> bool:
    """Is a unit inside a besieged castle? In the Combat Phase it attacks with friends outside only (DR-B-SIE-15)."""
    return s.is_inside(unit) and s.besieged(s.where[unit])


def relievable(s: DivineRightState, space: int) -> tuple[tuple[int, bool], ...]:
    """Castles of the phasing player besieged from a space that is attacked, and whether units stand all around."""
    found = []
    for siege in s.sieges:
        printed = s.world.castles[siege.castle]
        around = s.world.field.around[printed.space] & ~s.world.lakes & ~(0 if printed.port else s.world.sea)
        if s.castle_owner(siege.castle) == s.phasing and around & s.held[siege.seat] & 1 << space:
            found.append((printed.space, not around & ~s.held[siege.seat]))
    return tuple(found)


@frame
class Relief(Procedure):
    """Win or lose, those who fought next to their besieged castle may go in; where units stand all around it, through
    the space they have cleared. Those who fought their way out of it may stay outside. It ends with the set of those
    who did, who advance no further."""

    castle: int  # its space
    space: int  # attacked
    units: int  # the attackers
    ringed: bool  # units stood all around when the attack began
    gone: int = 0
    left: int = 0  # spaces units went in from: heroes there may go with them

    def step(self, s: DivineRightState) -> Asked:
        verbs = s.game.verbs
        out = [unit for unit in self._fit(s) if s.where[unit] == self.castle and shut_in(s, unit)]
        options: list[Action] = [verbs.advance[piece] for piece in self._relievers(s)]
        options += [verbs.outside[unit] for unit in out]
        if not options:
            s.finish(self.gone)
            return None
        rule = "DR-B-SIE-15" if len(out) == len(options) else "DR-B-SIE-16"
        return Ask(s.phasing, "relief", rule, [*options, verbs.done], default=verbs.done, hex=self.castle)

    def _fit(self, s: DivineRightState) -> list[int]:
        """The survivors, and heroes where some of them went in."""
        pieces = hexes_of(self.units & ~self.gone & ~s.half.leaving)
        found = [unit for unit in pieces if s.where[unit] >= 0 and s.master[unit] == s.phasing]
        found += [hero for at in hexes_of(self.left) for hero in s.heroes(at) if s.master[hero] == s.phasing]
        return [piece for piece in found if piece not in s.aboard and not s.half.leaving >> piece & 1]

    def _relievers(self, s: DivineRightState) -> list[int]:
        number = s.castle_in(self.castle)
        if number < 0 or s.castle_owner(number) != s.phasing or s.foes(s.phasing) >> self.castle & 1:
            return []
        near = [piece for piece in self._fit(s) if s.where[piece] != self.castle and self._has_a_way(s, piece)]
        return [piece for piece in near if stacking.fits(s, [piece], self.castle)]

    def _has_a_way(self, s: DivineRightState, piece: int) -> bool:
        """One step into the castle; or two through the space that was cleared, if there was no other way."""
        at, field = s.where[piece], s.world.field
        if field.around[self.castle] >> at & 1 and at != self.space:
            return may_cross(s, piece, at, self.castle)
        cleared = self.ringed and not s.foes(s.phasing) >> self.space & 1 and bool(field.around[self.space] >> at & 1)
        return cleared and may_cross(s, piece, at, self.space) and may_cross(s, piece, self.space, self.castle)

    def do_advance(self, s: DivineRightState, seat: int, piece: int) -> None:
        at = s.where[piece]
        way = (self.castle,) if s.world.field.around[self.castle] >> at & 1 else (self.space, self.castle)
        s.emit("advances", unit=piece, **{"from": at}, via=way, to=self.castle)
        changes.shift(s, piece, self.castle)
        self.gone |= hex_set([piece])
        self.left |= 1 << at

    def do_outside(self, s: DivineRightState, seat: int, piece: int) -> None:
        """A unit outside in the space of the castle breaks the siege (DR-B-SIE-01)."""
        changes.set_inside(s, piece, False)
        s.emit("goes-outside", unit=piece, hex=self.castle)
        self.gone |= 1 << piece

    def do_done(self, s: DivineRightState, seat: int, target: int) -> None:
        s.finish(self.gone)
