"""Changes of the map. Whatever is placed, moves, falls or changes hands does so through these."""

from __future__ import annotations

from bisect import insort
from typing import Any

from hexarchy.core.fields import replaced
from hexarchy.games.divine_right import fallout, hooks, openings
from hexarchy.games.divine_right.records import (
    Altar,
    Barbaria,
    Chivalry,
    Climate,
    Embassies,
    Fortunes,
    Half,
    Health,
    Hirelings,
    Intrigue,
    Kingdom,
    Levies,
    Magic,
    Piracy,
    Player,
    Revolt,
    Siege,
    Slumber,
    Sorcery,
    Unicorn,
    Uprising,
    Venture,
    War,
    Wonders,
)
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import NOBODY

# -- pieces on the map ------------------------------------------------------------------------------------------------


def put(s: DivineRightState, piece: int, space: int, *, inside: bool | None = None) -> None:
    """Set a piece that is off the map down in a space; in a castle it is inside unless said otherwise (DR-B-SIE-05).
    Some are at home in the air or under water (DR-B-FLY-02, DR-B-SMU-12)."""
    s.airborne |= 1 << piece & s.world.perpetual
    s.submerged |= 1 << piece & s.world.swimmers
    _set_down(s, piece, space, inside)


def _set_down(s: DivineRightState, piece: int, space: int, inside: bool | None) -> None:
    _stack(s, piece, space)
    if (s.airborne | s.boats | s.world.swimmers) >> piece & 1:
        inside = False
    elif inside is None:
        inside = s.walled(piece, space)
    set_inside(s, piece, inside)


def lift(s: DivineRightState, piece: int, to: int) -> None:
    """Take a piece off the map to a place beside it. What is aboard must have been seen to before; sieges are looked at
    (DR-B-SIE-24)."""
    for see_to in hooks.LIFTED.of(s):
        see_to(s, piece, to)
    if s.where[piece] >= 0:
        _unstack(s, piece)
    s.where[piece] = to
    mask = ~(1 << piece)
    s.inside &= mask
    s.sheltered &= mask
    disembark(s, piece)
    s.airborne &= mask
    s.submerged &= mask
    s.boats &= mask
    s.underground &= mask
    s.ashore &= mask
    fallout.later(s, fallout.SIEGES)


def rest(s: DivineRightState, piece: int, usual: int) -> int:
    """Where a counter goes that is killed or eliminated."""
    place = hooks.RESTS.first(s, piece)
    return usual if place is None else place


def shift(s: DivineRightState, piece: int, space: int, *, inside: bool | None = None) -> None:
    """Move a piece from space to space; a fleet takes its cargo along, a flyer its riders; sieges are looked at
    (DR-B-SIE-24)."""
    fallout.later(s, fallout.SIEGES)
    _unstack(s, piece)
    mask = ~(1 << piece)
    s.sheltered &= mask
    s.underground &= mask
    s.ashore &= mask
    _set_down(s, piece, space, inside)
    for load in s.cargo(piece) if s.aboard else ():
        shift(s, load, space, inside=inside)


def set_inside(s: DivineRightState, piece: int, inside: bool) -> None:
    """Inside the castle of its space, or outside; what is aboard a fleet is where the fleet is."""
    all_ = 1 << piece
    if s.aboard:
        for load in s.cargo(piece):
            all_ |= 1 << load
    s.inside = s.inside | all_ if inside else s.inside & ~all_


def rise(s: DivineRightState, flyer: int) -> None:
    """A flyer and its riders leave the ground."""
    _relayer(s, flyer, airborne=True)
    set_inside(s, flyer, False)


def alight(s: DivineRightState, flyer: int) -> None:
    """They come down; in a castle they are inside."""
    _relayer(s, flyer, airborne=False)
    set_inside(s, flyer, s.castle_in(s.where[flyer]) >= 0)


def _relayer(s: DivineRightState, flyer: int, *, airborne: bool) -> None:
    space = s.where[flyer]
    _unstack(s, flyer)
    for piece in (flyer, *s.cargo(flyer)):
        s.airborne = s.airborne | 1 << piece if airborne else s.airborne & ~(1 << piece)
    _stack(s, flyer, space)


def set_submerged(s: DivineRightState, swimmer: int, submerged: bool) -> None:
    space = s.where[swimmer]
    _unstack(s, swimmer)
    s.submerged = s.submerged | 1 << swimmer if submerged else s.submerged & ~(1 << swimmer)
    s.ashore &= ~s.submerged
    _stack(s, swimmer, space)


def set_underground(s: DivineRightState, piece: int, under: bool) -> None:
    """Beneath the Tomb, or up from it (DR-A-GHO-02)."""
    space = s.where[piece]
    _unstack(s, piece)
    s.underground = s.underground | 1 << piece if under else s.underground & ~(1 << piece)
    _stack(s, piece, space)


def take_boat(s: DivineRightState, hero: int) -> None:
    """A hero puts out in a Small Boat (DR-B-FLT-08)."""
    s.boats |= 1 << hero
    set_inside(s, hero, False)


def embark(s: DivineRightState, piece: int, fleet: int) -> None:
    """It goes aboard a fleet, or mounts a flyer."""
    s.aboard = {**s.aboard, piece: fleet}
    s.boats &= ~(1 << piece)
    if s.airborne >> fleet & 1:
        s.airborne |= 1 << piece


def take_aboard(s: DivineRightState, hero: int) -> None:
    """A hero who has joined others on open water is aboard their fleet, or in a boat beside them."""
    space = s.where[hero]
    if not s.world.land >> space & 1:
        fleet = next((unit for unit in s.own_units(s.master[hero], space) if s.is_fleet(unit)), NOBODY)
        if fleet == NOBODY:
            take_boat(s, hero)
        else:
            embark(s, hero, fleet)


def leave_deck(s: DivineRightState, piece: int) -> None:
    """It is aboard no longer; what it carries it keeps."""
    s.aboard = {load: carrier for load, carrier in s.aboard.items() if load != piece}


def disembark(s: DivineRightState, piece: int) -> None:
    """It is aboard no longer, nor in a boat, and nothing is aboard it. Riders who dismount are on the ground."""
    s.boats &= ~(1 << piece)
    if piece in s.aboard or piece in s.aboard.values():
        for load in (piece, *s.cargo(piece)):
            if load in s.aboard:
                s.airborne &= ~(1 << load)
        s.aboard = {load: fleet for load, fleet in s.aboard.items() if piece not in (load, fleet)}


def command(s: DivineRightState, piece: int, seat: int) -> None:
    """Put a piece under a seat; one that is off the map may be under nobody."""
    space = s.where[piece]
    assert seat >= 0 or space < 0
    if s.master[piece] == seat:
        return
    if space >= 0:
        _unstack(s, piece)
    s.master[piece] = seat
    if space >= 0:
        _stack(s, piece, space)


def _stack(s: DivineRightState, piece: int, space: int) -> None:
    there = s.stacks.get(space)
    if there is None:
        s.stacks[space] = (piece,)
    else:
        stack = [*there]
        insort(stack, piece)
        s.stacks[space] = tuple(stack)
    s.where[piece] = space
    seat = s.master[piece]
    s.army[seat] |= 1 << piece
    if piece < s.world.first_hero and not s.beyond >> piece & 1:
        s.held[seat] |= 1 << space


def _unstack(s: DivineRightState, piece: int) -> None:
    space, seat, heroes = s.where[piece], s.master[piece], s.world.first_hero
    s.army[seat] &= ~(1 << piece)
    left = [other for other in s.stacks[space] if other != piece]
    if left:
        s.stacks[space] = tuple(left)
    else:
        del s.stacks[space]
    if piece < heroes and s.held[seat] >> space & 1:
        beyond, master = s.beyond, s.master
        for other in left:
            if other < heroes and master[other] == seat and not beyond >> other & 1:
                return
        s.held[seat] &= ~(1 << space)


def end_siege(s: DivineRightState, siege: Siege, *, fallen: bool = False) -> None:
    """`fallen`: with the castle, of which all have been told."""
    s.sieges = tuple(other for other in s.sieges if other != siege)
    if not fallen:
        s.emit("siege-ends", castle=siege.castle, side=s.name(siege.seat), hex=s.world.castles[siege.castle].space)
    for follow in hooks.SIEGE_ENDS.of(s):
        follow(s, siege)


# -- records ----------------------------------------------------------------------------------------------------------


def kingdom(s: DivineRightState, number: int, **changed: Any) -> Kingdom:
    """A kingdom's record with some fields replaced."""
    new = replaced(s.kingdoms[number], changed)
    s.kingdoms = (*s.kingdoms[:number], new, *s.kingdoms[number + 1 :])
    if "seat" in changed:
        s.ally()
    return new


def player(s: DivineRightState, seat: int, **changed: Any) -> Player:
    new = replaced(s.players[seat], changed)
    s.players = (*s.players[:seat], new, *s.players[seat + 1 :])
    if "kingdom" in changed:
        s.raise_banners()
    return new


def half(s: DivineRightState, **changed: Any) -> Half:
    """What lasts for the player turn, with some fields replaced."""
    s.half = replaced(s.half, changed)
    return s.half


def magic(s: DivineRightState, **changed: Any) -> Magic:
    """What magic remembers, with some fields replaced."""
    s.magic = replaced(s.magic, changed)
    return s.magic


def fortunes(s: DivineRightState, **changed: Any) -> Fortunes:
    s.fortunes = replaced(s.fortunes, changed)
    return s.fortunes


def climate(s: DivineRightState, **changed: Any) -> Climate:
    s.climate = replaced(s.climate, changed)
    return s.climate


def health(s: DivineRightState, **changed: Any) -> Health:
    s.health = replaced(s.health, changed)
    return s.health


def revolt(s: DivineRightState, **changed: Any) -> Revolt:
    s.revolt = replaced(s.revolt, changed)
    return s.revolt


def hirelings(s: DivineRightState, **changed: Any) -> Hirelings:
    """What special mercenaries bring with them, with some fields replaced."""
    s.hirelings = replaced(s.hirelings, changed)
    return s.hirelings


def levies(s: DivineRightState, **changed: Any) -> Levies:
    """Conscripts and militia, with some fields replaced."""
    s.levies = replaced(s.levies, changed)
    return s.levies


def chivalry(s: DivineRightState, **changed: Any) -> Chivalry:
    """The Order and its Marshal, with some fields replaced."""
    s.chivalry = replaced(s.chivalry, changed)
    return s.chivalry


def piracy(s: DivineRightState, **changed: Any) -> Piracy:
    """Pirates, with some fields replaced."""
    s.piracy = replaced(s.piracy, changed)
    return s.piracy


def uprising(s: DivineRightState, **changed: Any) -> Uprising:
    """Trouble and her Peasants, with some fields replaced."""
    s.uprising = replaced(s.uprising, changed)
    return s.uprising


def embassies(s: DivineRightState, **changed: Any) -> Embassies:
    """What is known of Envoys, with some fields replaced."""
    s.embassies = replaced(s.embassies, changed)
    return s.embassies


def war(s: DivineRightState, **changed: Any) -> War:
    """What the art of war remembers, with some fields replaced."""
    s.war = replaced(s.war, changed)
    return s.war


def intrigue(s: DivineRightState, **changed: Any) -> Intrigue:
    """Those who work among enemies, with some fields replaced."""
    s.intrigue = replaced(s.intrigue, changed)
    return s.intrigue


def unicorn(s: DivineRightState, **changed: Any) -> Unicorn:
    """Breis and his ladies, with some fields replaced."""
    s.unicorn = replaced(s.unicorn, changed)
    return s.unicorn


def wonders(s: DivineRightState, **changed: Any) -> Wonders:
    """Of those who tried their luck, with some fields replaced."""
    s.wonders = replaced(s.wonders, changed)
    return s.wonders


def altar(s: DivineRightState, **changed: Any) -> Altar:
    """What sacrifices have cost, with some fields replaced."""
    s.altar = replaced(s.altar, changed)
    return s.altar


def barbaria(s: DivineRightState, **changed: Any) -> Barbaria:
    """Councils and lords of Barbarians, with some fields replaced."""
    s.barbaria = replaced(s.barbaria, changed)
    return s.barbaria


def sorcery(s: DivineRightState, **changed: Any) -> Sorcery:
    """What Curses remember, with some fields replaced."""
    s.sorcery = replaced(s.sorcery, changed)
    return s.sorcery


def slumber(s: DivineRightState, **changed: Any) -> Slumber:
    """Those who sleep in the Temple, with some fields replaced."""
    s.slumber = replaced(s.slumber, changed)
    return s.slumber


def venture(s: DivineRightState, **changed: Any) -> Venture:
    """What a scenario remembers, with some fields replaced."""
    s.venture = replaced(s.venture, changed)
    return s.venture


def score(s: DivineRightState, seat: int, points: int, why: str, **about: Any) -> None:
    """Points are scored when they are earned, by the player (DR-B-VIC-06)."""
    if seat == NOBODY or not points:
        return
    player(s, seat, points=s.players[seat].points + points)
    s.emit("scores", side=s.name(seat), points=points, total=s.players[seat].points, why=why, **about)
    for follow in openings.SCORED.of(s):
        follow(s, seat, points)
