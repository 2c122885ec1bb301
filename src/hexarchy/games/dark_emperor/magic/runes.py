"""Runes and Magic Strength (DE-12, DE-15.11): who can cast the magic of which rune, and how much he has left.

A leader's castings with his own rune are counted in `turn.spent`. A casting with a device's strength, or with one a
device of his rune is part of, also stands in `turn.drained`: what was spent stays with the device (DE-15.11f).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from hexarchy.games.dark_emperor import devices, famir
from hexarchy.games.dark_emperor.state import DarkEmperorState, Magicians
from hexarchy.games.dark_emperor.words import BOX, NO_RUNE, RUNES, SIDES

OWN_RUNE = -1  # in place of a device


class Power(NamedTuple):
    """Magic a piece can cast: of which rune, with how much strength left, lent by which device (-1: his own)."""

    rune: int
    strength: int
    device: int


# -- strength ---------------------------------------------------------------------------------------------------------


def castings(s: DarkEmperorState, caster: int) -> int:
    """Castings with his own rune in this Game-Turn, failures and counter-spells included (DE-12.21a)."""
    for piece, count in s.turn.spent:
        if piece == caster:
            return count
    return 0


def device_strength(s: DarkEmperorState, device: int, lent_to: int = -1) -> int:
    """What a device has left (DE-15.11f, DE-15.15); castings of a leader of its rune count for him already."""
    full = s.world.pieces[device].magic + (device in s.turn.charged)
    return max(full - sum(entry[0] == device and entry[1] != lent_to for entry in s.turn.drained), 0)


def own_strength(s: DarkEmperorState, caster: int) -> int:
    """What is left of his own rune, with the devices of that rune he uses (DE-12.21a, DE-12.3, DE-15.11b)."""
    return max(_own(s, caster), 0)


def _own(s: DarkEmperorState, caster: int) -> int:
    face, left = s.world.pieces[caster], _bare(s, caster)
    if face.magic and caster in s.bearers:
        left += sum([device_strength(s, device, caster) for device in in_use(s, caster, face.rune)])
    return left


def _bare(s: DarkEmperorState, caster: int) -> int:
    """What he has left without any device."""
    return s.world.pieces[caster].magic + (caster in s.turn.inspired) - castings(s, caster)


def of_rune(s: DarkEmperorState, caster: int, rune: int) -> list[int]:
    """The devices of a rune a leader has with him and uses, or might."""
    if caster not in s.bearers:
        return []
    bearers, first = s.bearers, s.world.first_device
    found = [device for device in s.world.devices_of[rune] if bearers[device - first] == caster]
    return [device for device in found if devices.may_use(s, caster, device)]


def in_use(s: DarkEmperorState, caster: int, rune: int) -> list[int]:
    """Those of them he has claimed this turn."""
    return [device for device in of_rune(s, caster, rune) if devices.in_use(s, caster, device)]


def source(s: DarkEmperorState, caster: int, rune: int) -> int:
    """Where his strength in a rune comes from: his own, or the best device of that rune he uses (DE-15.11c)."""
    if s.world.pieces[caster].rune == rune:
        return OWN_RUNE
    used = in_use(s, caster, rune)
    return max(used, key=lambda device: (device_strength(s, device), -device), default=OWN_RUNE)


def strength(s: DarkEmperorState, caster: int, rune: int) -> int:
    """The Magic Strength he casts that rune with now, with the devices in use; 0: not at all."""
    if s.world.pieces[caster].rune == rune:
        return own_strength(s, caster)
    device = source(s, caster, rune)
    return device_strength(s, device) if device >= 0 else 0


def lenders(s: DarkEmperorState, caster: int, rune: int) -> list[int]:
    """Devices he has not used this turn that would add to his strength, or give him some (DE-15.13a)."""
    found = of_rune(s, caster, rune)
    if not found:
        return []
    own = s.world.pieces[caster].rune == rune
    unused = [device for device in found if not devices.in_use(s, caster, device)]
    return [device for device in unused if device_strength(s, device, caster if own else -1) > 0]


def reach(s: DarkEmperorState, caster: int, rune: int) -> int:
    """The strength he could cast that rune with, if he used whatever lends him some."""
    if caster not in s.bearers:
        return max(_own(s, caster), 0) if s.world.pieces[caster].rune == rune else 0
    lent = lenders(s, caster, rune)
    if s.world.pieces[caster].rune == rune:
        return max(_own(s, caster) + sum([device_strength(s, device, caster) for device in lent]), 0)
    return max((strength(s, caster, rune), *(device_strength(s, device) for device in lent)))


def spend(s: DarkEmperorState, caster: int, rune: int) -> None:
    """One casting with that rune: the next is at one less (DE-12.21a); each power weakens on its own (DE-15.11e)."""
    if s.world.pieces[caster].rune != rune:
        drained = [source(s, caster, rune)]
    else:
        drained = in_use(s, caster, rune)
        spent = {**dict(s.turn.spent), caster: castings(s, caster) + 1}
        s.turn = s.turn._replace(spent=tuple(sorted(spent.items())))
    if drained:
        s.turn = s.turn._replace(drained=(*s.turn.drained, *((device, caster) for device in drained)))


def runes_of(s: DarkEmperorState, piece: int) -> list[Power]:
    """All the magic of a piece: his own with the devices he uses, and what other devices he could use have left."""
    own = s.world.pieces[piece].rune
    found = [Power(own, own_strength(s, piece), OWN_RUNE)] if own != NO_RUNE else []
    if piece not in s.bearers:
        return found
    pieces = s.world.pieces
    lent = sorted([(pieces[device].rune, device) for device in s.carried(piece)])
    others = [(rune, device) for rune, device in lent if rune not in (own, NO_RUNE)]
    return found + [Power(rune, device_strength(s, d), d) for rune, d in others if devices.may_use(s, piece, d)]


# -- who can cast -----------------------------------------------------------------------------------------------------


def casters(s: DarkEmperorState, side: int, rune: int) -> list[int]:
    """Who of a side can cast the magic of a rune now (DE-12a): leaders and Sirax (DE-18.23), in canonical order."""
    return [piece for piece in of_side(s, side)[rune] if able(s, piece, rune)]


def of_side(s: DarkEmperorState, side: int) -> tuple[tuple[int, ...], ...]:
    """For each rune those of a side who have it by nature or in their hands, on the map or in the box."""
    if s.magicians is None:
        s.magicians = _magicians(s)
    return s.magicians[side]


def _magicians(s: DarkEmperorState) -> Magicians:
    where, sides, force = s.where, s.sides, s.force
    by_side: list[list[tuple[int, ...]]] = [[()] * len(RUNES) for _ in SIDES]
    for piece, rune in (*s.world.mages, *[(s.bearers[n], rune) for n, rune in s.world.lenders if s.bearers[n] >= 0]):
        if where[piece] >= 0 or where[piece] == BOX:
            having = by_side[sides[force[piece]]]
            having[rune] = tuple(sorted({*having[rune], piece})) if having[rune] else (piece,)
    return tuple(map(tuple, by_side))


def able(s: DarkEmperorState, piece: int, rune: int) -> bool:
    """Has he strength left in a rune, and may he use it where he is?"""
    if mute(s, piece):
        return False
    if s.world.pieces[piece].rune == rune and _bare(s, piece) > 0:
        return True  # with a device it would be more
    return piece in s.bearers and reach(s, piece, rune) > 0


def known(s: DarkEmperorState, rune: int) -> tuple[int, ...]:
    """Those with a rune by nature or in their hands, whether they can use it or not."""
    found = s.world.mages_of[rune]
    first = s.world.first_device
    for device in s.world.devices_of[rune]:
        bearer = s.bearers[device - first]
        if bearer >= 0 and bearer not in found:
            found = tuple(sorted((*found, bearer)))
    return found


def present(s: DarkEmperorState, piece: int) -> bool:
    """On the map, or in the Mercenary Box, where nothing is cast but diplomacy spells (DE-19.1)."""
    return s.where[piece] >= 0 or s.where[piece] == BOX


def mute(s: DarkEmperorState, piece: int) -> bool:
    """The Negator silences its hex (DE-15.5b), Famir its waiting bearer (DE-18.32a); Cos shuns magic (DE-19.3)."""
    if piece == s.world.COS or (s.half.silenced and silenced(s, s.where[piece])):
        return True
    return piece in s.bearers and famir.waits(s, piece)


def silenced(s: DarkEmperorState, hex_: int) -> bool:
    """Is the Silk Negator in use there in this segment (DE-15.5b)? The Mercenary Box is no hex."""
    return hex_ >= 0 and bool(s.half.silenced >> hex_ & 1)


# -- hexes of a rune --------------------------------------------------------------------------------------------------


def rune_hexes(s: DarkEmperorState) -> Mapping[int, int]:
    """The hexes that bear a rune; that of Air only if the players agreed on it."""
    return s.world.all_rune_hexes if s.options["air_rune_hex"] else s.world.rune_hexes


def inspired(s: DarkEmperorState) -> tuple[int, ...]:
    """Leaders of any side and Sirax who stand in a hex of their rune as the turn begins (DE-12.3, DE-PROC-8)."""
    hexes, pieces, where = rune_hexes(s), s.world.pieces, s.where
    mages = range(s.world.unit_count, s.world.first_device)
    return tuple([mage for mage in mages if where[mage] in hexes and hexes[where[mage]] == pieces[mage].rune])


def charge(s: DarkEmperorState, side: int) -> None:
    """A side's devices that begin its Movement Phase in a hex of their rune gain one strength (DE-15.15)."""
    hexes = rune_hexes(s)
    visited = hexes.keys() & s.stacks[side].keys()
    found = {d for hex_ in visited for d in s.world.devices_of[hexes[hex_]] if _with(s, d, side, hex_)}
    if found:
        s.turn = s.turn._replace(charged=tuple(sorted({*s.turn.charged, *found})))


def _with(s: DarkEmperorState, device: int, side: int, hex_: int) -> bool:
    """Does one of the side's leaders bear it there, or has it been left there with its units?"""
    bearer = s.bearer(device)
    if bearer >= 0:
        return s.where[bearer] == hex_ and s.side(bearer) == side
    return s.where[device] == hex_ and bool(s.held[side] >> hex_ & 1)
