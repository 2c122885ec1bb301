"""Where pieces go that cannot stay: displacement (DR-B-GEN-05), escape (DR-B-FAT-10), prisoners who go free."""

from __future__ import annotations

from collections.abc import Callable

from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import hex_set, hexes_of
from hexarchy.games.divine_right import changes, fallout, hooks, stacking, status
from hexarchy.games.divine_right.procedure import Procedure
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import GONE, HOME, HOTHIOR, NOBODY, POOL

INVALID, CHILD = 17, 21


def nearest(s: DivineRightState, space: int, open_: int) -> list[int]:
    """Of a set of spaces those that are nearest, all of them at equal distance (DR-B-GEN-09)."""
    distance = s.world.grid.distance
    found = [(distance(space, other), other) for other in hexes_of(open_)]
    least = min(found, default=(0, 0))[0]
    return [other for far, other in found if far == least]


def free_of_enemies(s: DivineRightState, seat: int) -> int:
    """Land where a seat's hero may be put: no enemy unit, no unplundered castle of others."""
    closed = s.foes(seat) | s.strange_castles(seat)
    return s.world.land & ~s.world.isle & ~closed & ~s.world.temple


def friends(s: DivineRightState, seat: int) -> int:
    """Friendly castles that are not besieged, and spaces with combat units of a seat (DR-B-FAT-10)."""
    besieged = s.besieged_spaces
    return (hex_set(s.friendly_castles(seat)) | quarters(s, seat)) & ~besieged & ~s.foes(seat)


def quarters(s: DivineRightState, seat: int) -> int:
    """Spaces in which heroes find room with combat units of a seat: on open water only aboard fleets."""
    swimming = s.spaces_of(s.army[seat] & s.world.swimmers) & ~s.world.land
    return s.held[seat] & ~(swimming | s.world.isle) | s.spaces_of(s.army[seat] & s.world.fleets)


def bound(s: DivineRightState, hero: int) -> bool:
    """An Invalid or a Child does not leave the royal castle (DR-B-PER-117, DR-B-PER-121)."""
    piece = s.world.pieces[hero]
    kingdom = piece.kingdom if piece.crowned else status.realm(s, hero)
    return kingdom >= 0 and s.personality(kingdom) in (INVALID, CHILD)


def havens(s: DivineRightState, piece: int, space: int) -> list[int]:
    """Where a hero who cannot stay may go: the nearest friends, or the nearest space free of enemies. A prisoner who is
    free may stay. One who is bound to the royal castle goes back there if they can."""
    seat, elsewhere = s.master[piece], ~(1 << space if s.where[piece] == space else 0)
    there = friends(s, seat) & elsewhere
    if bound(s, piece) and there >> (royal := s.world.royal_seats[status.realm(s, piece)]) & 1:
        return [royal]
    if piece < s.world.first_hero:
        there &= s.world.land  # a monarch who is a combat unit does not crowd a fleet
    there &= ~stacking.barred(s, [piece], there)
    if not there:
        there = free_of_enemies(s, seat) & elsewhere
    return nearest(s, space, there)


def displaced_to(s: DivineRightState, piece: int, space: int) -> list[int]:
    """The nearest legal spaces for a displaced unit: fleets on water, others on land, all free of enemies."""
    seat = s.master[piece]

    def fit(open_: int) -> int:
        return open_ & ~stacking.barred(s, [piece], open_)

    if s.is_seagoing(piece):
        others = (s.world.fleets | s.world.swimmers) & ~(s.submerged | s.ashore) & ~s.army[seat]
        ships = s.spaces_of(hex_set(unit for unit in hexes_of(others) if s.where[unit] >= 0))
        closed = ships | s.foes(seat) & ~s.world.sea | s.strange_castles(seat) | s.besieged_spaces
        if s.boom_shut and s.kingdoms[HOTHIOR].seat != seat:
            closed |= 1 << s.world.boom
        waters = s.world.sailable if s.is_fleet(piece) else s.world.swimmable
        return nearest(s, space, fit(waters & ~closed))
    blockaded = s.besieged_spaces & ~(1 << space)  # DR-B-SIE-13: those who are inside may stay
    return nearest(s, space, fit(free_of_enemies(s, seat) & ~blockaded))


@fallout.handles(fallout.DISPLACED)
def displace(s: DivineRightState, piece: int, space: int) -> None:
    """A piece must go elsewhere; without a legal space it is eliminated (DR-B-GEN-05)."""
    if s.where[piece] >= 0:
        s.push(Refuge(piece, space, hero=False))


@fallout.handles(fallout.ESCAPE)
def escape(s: DivineRightState, hero: int, space: int) -> None:
    """A hero left among enemies goes to the nearest friends (DR-B-FAT-10)."""
    if s.where[hero] == space:
        s.push(Refuge(hero, space, hero=True))


@fallout.handles(fallout.FREED)
def free(s: DivineRightState, hero: int) -> None:
    """A prisoner is free: with their nearest friends, or at home with a kingdom that does not act (DR-B-CAP-06,
    DR-B-DIP-30)."""
    held = next((one for one in s.prisoners if one.hero == hero), None)
    if held is None:
        return
    s.prisoners = tuple(one for one in s.prisoners if one.hero != hero)
    s.emit("freed", hero=hero, hex=held.space)
    kingdom = s.kingdom_of(hero)
    if kingdom >= 0 and not s.active(kingdom):
        s.where[hero] = HOME
        s.master[hero] = NOBODY
        return
    if kingdom >= 0:
        s.master[hero] = s.liege(hero)
    elif s.master[hero] == NOBODY:  # whom they served is out of the game
        s.where[hero] = GONE
        for let_go in hooks.LET_GO.of(s):
            let_go(s, hero)
        return
    s.push(Refuge(hero, held.space, hero=True))


@frame
class Refuge(Procedure):
    """A piece is put where it may go; its owner chooses among spaces equally near (DR-DEC-10, DR-DEC-12)."""

    piece: int
    space: int
    hero: bool

    def step(self, s: DivineRightState) -> Asked:
        if s.master[self.piece] == NOBODY:  # its player has left the game meanwhile
            s.finish()
            return None
        find: Callable[[DivineRightState, int, int], list[int]] = havens if self.hero else displaced_to
        spaces = find(s, self.piece, self.space)
        if len(spaces) > 1:
            options = [s.game.verbs.escape[space] for space in spaces]
            rule = "DR-B-FAT-10" if self.hero else "DR-B-GEN-05"
            return Ask(s.master[self.piece], "refuge", rule, options, unit=self.piece, hex=self.space)
        if spaces:
            self._go(s, spaces[0])
        else:
            s.emit("lost-without-refuge", unit=self.piece, hex=self.space)
            changes.lift(s, self.piece, changes.rest(s, self.piece, POOL))
            changes.command(s, self.piece, NOBODY)
            for follow in hooks.RESTING.of(s):
                follow(s, self.piece, NOBODY)
            s.finish()
        return None

    def do_escape(self, s: DivineRightState, seat: int, space: int) -> None:
        self._go(s, space)

    def _go(self, s: DivineRightState, space: int) -> None:
        before = s.where[self.piece]
        if self.piece in s.aboard or s.boats >> self.piece & 1:
            changes.disembark(s, self.piece)
        if before >= 0:
            changes.shift(s, self.piece, space)
        else:
            changes.put(s, self.piece, space)
        if self.hero:
            changes.take_aboard(s, self.piece)
        s.emit("goes-to-refuge", unit=self.piece, **{"from": self.space}, to=space)
        s.finish()
