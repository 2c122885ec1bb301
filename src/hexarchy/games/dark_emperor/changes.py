"""Changes of the map and the piles. Whatever moves, falls, changes hands or sides does so through these."""

from __future__ import annotations

from bisect import insort

from hexarchy.core.hexsets import hex_set
from hexarchy.games.dark_emperor.state import DarkEmperorState, Kingdom
from hexarchy.games.dark_emperor.words import (
    BOX,
    CARRIED,
    DEAD,
    FLEET,
    GONE,
    NEUTRAL,
    NO_RUNE,
    NOBODY,
    OWN,
    POOL,
    WAITING,
    other,
)

# -- pieces on the map ------------------------------------------------------------------------------------------------


def put(s: DarkEmperorState, piece: int, hex_: int) -> None:
    """Set a unit, leader or monster that is off the map down in a hex."""
    side, was = s.side(piece), s.where[piece]
    _stack(s, piece, side, hex_)
    s.army[side] |= 1 << piece
    if piece >= s.world.unit_count:
        s.magicians = None
        if was == BOX:
            s.rebox()


def lift(s: DarkEmperorState, piece: int, to: int) -> None:
    """Take a piece off the map to a place beside it; what it knew of shores and ships is forgotten."""
    was = s.where[piece]
    if was >= 0:
        side = s.side(piece)
        _unstack(s, piece, side)
        s.army[side] ^= 1 << piece
    s.where[piece] = to
    if piece >= s.world.unit_count:
        s.magicians = None
        if BOX in (was, to):
            s.rebox()
    _forget(s, piece)


def shift(s: DarkEmperorState, piece: int, hex_: int) -> None:
    """Move a piece from hex to hex. Cargo and devices follow: cargo with its fleet, devices with their bearer."""
    side = s.side(piece)
    _unstack(s, piece, side)
    _stack(s, piece, side, hex_)


def _stack(s: DarkEmperorState, piece: int, side: int, hex_: int) -> None:
    stacks = s.stacks[side]
    if hex_ in stacks:
        stack = [*stacks[hex_]]
        insort(stack, piece)
        stacks[hex_] = tuple(stack)
    else:
        stacks[hex_] = (piece,)
    s.where[piece] = hex_
    if piece < s.world.unit_count:
        s.held[side] |= 1 << hex_
        s.zones[side] = None


def _unstack(s: DarkEmperorState, piece: int, side: int) -> None:
    hex_, stacks = s.where[piece], s.stacks[side]
    left = tuple([p for p in stacks[hex_] if p != piece])
    if left:
        stacks[hex_] = left
    else:
        del stacks[hex_]
    if piece < s.world.unit_count:
        s.zones[side] = None
        if not left or left[0] >= s.world.unit_count:
            s.held[side] &= ~(1 << hex_)


def _forget(s: DarkEmperorState, piece: int) -> None:
    if piece in s.moorings:
        s.moorings = {p: m for p, m in s.moorings.items() if p != piece}
    if piece in s.aboard or piece in s.aboard.values():
        s.aboard = {cargo: fleet for cargo, fleet in s.aboard.items() if piece not in (cargo, fleet)}


# -- whose they are ---------------------------------------------------------------------------------------------------


def serve(s: DarkEmperorState, piece: int, force: int) -> None:
    """Put a unit or monster under another force."""
    if s.force[piece] == force:
        return
    hex_, was = s.where[piece], s.side(piece)
    s.force = (*s.force[:piece], force, *s.force[piece + 1 :])
    if piece >= s.world.unit_count:
        s.magicians = None
    if hex_ >= 0:
        _unstack(s, piece, was)
        s.army[was] ^= 1 << piece
        put(s, piece, hex_)


def take_side(s: DarkEmperorState, force: int, side: int) -> None:
    """All that serves a force goes over to a side with it."""
    was = s.sides[force]
    if was == side:
        return
    s.sides = (*s.sides[:force], side, *s.sides[force + 1 :])
    s.magicians = None
    s.zones[was] = s.zones[side] = None
    s.regroup()
    s.rebox()
    forces = s.force
    going = [piece for stack in s.stacks[was].values() for piece in stack if forces[piece] == force]
    for hex_ in dict.fromkeys([s.where[piece] for piece in going]):
        theirs = [piece for piece in s.stacks[was][hex_] if forces[piece] == force]
        staying = tuple([piece for piece in s.stacks[was][hex_] if forces[piece] != force])
        if staying:
            s.stacks[was][hex_] = staying
        else:
            del s.stacks[was][hex_]
        s.stacks[side][hex_] = tuple(sorted((*s.stacks[side].get(hex_, ()), *theirs)))
        _recount(s, was, hex_)
        _recount(s, side, hex_)
    s.army[was] ^= hex_set(going)
    s.army[side] |= hex_set(going)


def _recount(s: DarkEmperorState, side: int, hex_: int) -> None:
    stack = s.stacks[side].get(hex_)
    if stack and stack[0] < s.world.unit_count:
        s.held[side] |= 1 << hex_
    else:
        s.held[side] &= ~(1 << hex_)


def set_kingdom(s: DarkEmperorState, kingdom: int, new: Kingdom) -> None:
    s.kingdoms = (*s.kingdoms[:kingdom], new, *s.kingdoms[kingdom + 1 :])


def pay(s: DarkEmperorState, kingdom: int, gold: int) -> None:
    """Gold into a kingdom's treasury, or out of it (DE-7.15)."""
    realm = s.kingdoms[kingdom]
    set_kingdom(s, kingdom, realm._replace(gold=realm.gold + gold))


# -- losses -----------------------------------------------------------------------------------------------------------


def eliminate(
    s: DarkEmperorState, unit: int, why: str, *, for_ever: bool = False, drown: bool = False
) -> tuple[int, ...]:
    """A unit or monster is lost, and what goes down with it; all that was lost is given back.

    Living units and vampires go to their pool, undead and monsters out of the game (DE-7.2a, DE-7.2b, DE-7.34).
    `for_ever`: by a power that lets nothing return (DE-7.35, DE-15.3). `drown`: cargo is not put ashore (DE-13.22).
    """
    face = s.world.pieces[unit]
    hex_, side = s.where[unit], s.side(unit)
    cargo = [load for load, fleet in s.aboard.items() if fleet == unit]
    gone = s.is_undead(unit) or for_ever or face.irreplaceable or unit >= s.world.unit_count
    lift(s, unit, GONE if gone else POOL)
    s.risen &= ~(1 << unit)
    if s.commanded:
        s.commanded = tuple([entry for entry in s.commanded if entry[0] != unit])
    if s.half.entered:
        s.half = s.half._replace(entered=tuple([entry for entry in s.half.entered if entry[0] != unit]))
    serve(s, unit, s.world.forces[unit])  # captured trains return to their first owner (DE-9.33c)
    s.emit("lost", unit=unit, hex=hex_, side=side, why=why)
    lost: tuple[int, ...] = (unit,)
    for load in cargo:
        lost += without_ship(s, load, hex_, side, why, drown=drown)
    return lost


def without_ship(s: DarkEmperorState, load: int, hex_: int, side: int, why: str, *, drown: bool) -> tuple[int, ...]:
    """Cargo of a fleet that is no more: ashore, aboard an empty one, or lost as well (DE-8.12c, DE-9.25c).

    `drown`: a spell takes it down with its ship, but not the Sons of the Morning (DE-13.22, DE-19.3).
    """
    world = s.world
    drown = drown and not world.pieces[load].immune
    if not drown and (world.coast | world.ports) >> hex_ & 1:
        return ()
    carrying = set(s.aboard.values())
    empty = [unit for unit in s.units(side, hex_) if world.type[unit] == FLEET and unit not in carrying]
    if empty and not drown:
        s.aboard = {**s.aboard, load: empty[0]}
        return ()
    return eliminate(s, load, why)


def part_from_strangers(s: DarkEmperorState) -> None:
    """Cargo and ship that no longer serve the same side part, as if the ship were lost (DE-6.16, DE-8.12c)."""
    for load, fleet in list(s.aboard.items()):
        if s.side(load) != s.side(fleet):
            s.aboard = {cargo: ship for cargo, ship in s.aboard.items() if cargo != load}
            without_ship(s, load, s.where[load], s.side(load), "DE-8.12c", drown=False)


def rise(s: DarkEmperorState, unit: int, hex_: int, side: int) -> None:
    """A fallen unit leaves its pool for good (DE-7.2b), shows its undead side and obeys who raised it (DE-14.12e)."""
    s.risen |= 1 << unit
    serve(s, unit, OWN[side])
    put(s, unit, hex_)


# -- leaders and devices ----------------------------------------------------------------------------------------------


def slay(s: DarkEmperorState, leader: int, why: str, *, for_ever: bool = False, eaten: bool = False) -> None:
    """A leader dies; his devices stay in the hex, but the Torch waits for the next Doge (DE-15.6b).

    His slayers capture them, unless he was `eaten` by a monster: then they lie there for anyone (DE-15.12b).
    He may be raised from the dead for a while (DE-14.22). Padrech and Tol Morn come back by themselves, unless they are
    dead for ever (DE-16a, DE-15.21a).
    """
    hex_, side = s.where[leader], s.side(leader)
    for device in s.carried(leader):
        if device == s.world.TORCH:
            _set_bearer(s, device, -1)
            s.where[device] = WAITING
        else:
            _abandon(s, device, leader, captured=not eaten)
    deathless = leader in (s.world.PADRECH, s.world.TOL_MORN)
    lift(s, leader, GONE if deathless and for_ever else DEAD)
    if deathless and not for_ever:
        s.returns = (*s.returns, (leader, s.turn_number + 2))
    s.deaths = (*s.deaths, (leader, hex_, s.turn_number))
    s.emit("leader-dies", leader=leader, hex=hex_, side=side, why=why)


def _abandon(s: DarkEmperorState, device: int, leader: int, *, captured: bool) -> None:
    """Whose leader bore Famir last is remembered: his owner says who must take it up (DE-18.37)."""
    hex_, side = s.where[leader], s.side(leader)
    if device == s.world.FAMIR:
        s.quest = side
    drop(s, device, hex_, other(side) if captured else NEUTRAL)
    if captured:
        s.half = s.half._replace(dropped=(*s.half.dropped, (device, side)))


def bear(s: DarkEmperorState, device: int, leader: int) -> None:
    """A leader takes a device up."""
    _set_bearer(s, device, leader)
    s.where[device] = CARRIED


def drop(s: DarkEmperorState, device: int, hex_: int, guard: int = NEUTRAL) -> None:
    """A device lies in a hex, with those who stand there; `guard`: the side that keeps it if both do."""
    _set_bearer(s, device, -1)
    s.where[device] = hex_
    brought = tuple(thing for thing in s.half.brought if thing != device)
    s.half = s.half._replace(brought=(*brought, device) if guard == s.phasing else brought)


def remove(s: DarkEmperorState, device: int) -> None:
    """A device leaves the game; a sword counter can be forged again (DE-13.51)."""
    _set_bearer(s, device, -1)
    s.where[device] = POOL if device in s.world.swords else GONE


def _set_bearer(s: DarkEmperorState, device: int, leader: int) -> None:
    n = device - s.world.first_device
    s.bearers = (*s.bearers[:n], leader, *s.bearers[n + 1 :])
    if s.world.pieces[device].rune != NO_RUNE:
        s.magicians = None


def is_wild(s: DarkEmperorState, monster: int) -> bool:
    """A monster turned up and in nobody's service (DE-18.15c)."""
    return s.where[monster] >= 0 and s.force[monster] == NOBODY
