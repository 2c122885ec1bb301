"""Castles whose people die (DR-A-EPI-15 to -17): what is lost of their own strength, and how it comes back."""

from __future__ import annotations

from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right import changes, fallout, hooks, siege
from hexarchy.games.divine_right.advanced.health.sickness import SICKNESSES, is_sick
from hexarchy.games.divine_right.state import DivineRightState

LEAST = 1  # what an Epidemic leaves of a castle's strength


@hooks.DAMAGE(option=SICKNESSES)
def damage(s: DivineRightState, castle: int) -> int:
    return dict(s.health.damage).get(castle, 0)


def set_damage(s: DivineRightState, castle: int, points: int) -> None:
    left = {**dict(s.health.damage), castle: points}
    changes.health(s, damage=tuple(sorted((one, number) for one, number in left.items() if number)))
    s.emit("castle-weakened", castle=castle, hex=s.world.castles[castle].space, number=points)
    fallout.later(s, fallout.SIEGES)


@hooks.FALLS(option=SICKNESSES)
def dies(s: DivineRightState, piece: int, by: int, space: int) -> None:
    """The last of the sick in a besieged castle is gone: now its people die (DR-A-EPI-15)."""
    if not is_sick(s, piece) or not s.is_inside(piece) or not s.besieged(space):
        return
    others = [unit for unit in s.units(space) if unit != piece and s.is_inside(unit)]
    if not any(is_sick(s, unit) for unit in others):
        mark(s, s.castle_in(space))


def mark(s: DivineRightState, castle: int) -> None:
    changes.health(s, dying=s.health.dying | 1 << castle)
    s.emit("castle-dies", castle=castle, hex=s.world.castles[castle].space)


@hooks.SIEGES_OPEN(option=SICKNESSES)
def sapped(s: DivineRightState) -> None:
    """A point in each of the besieger's Siege Phases, once nobody is left inside."""
    for castle in hexes_of(s.health.dying):
        held = any(s.is_inside(unit) for unit in s.units(s.world.castles[castle].space))
        if s.besieges(s.phasing, castle) and not held and siege.intrinsic(s, castle) > LEAST:
            set_damage(s, castle, damage(s, castle) + 1)


@hooks.GAME_TURN_ENDS(option=SICKNESSES)
def spared(s: DivineRightState) -> None:
    """Where the siege has stopped nobody dies any more (DR-A-EPI-16)."""
    for castle in hexes_of(s.health.dying):
        if s.siege_of(castle) is None:
            changes.health(s, dying=s.health.dying & ~(1 << castle))


@hooks.EVENTS_OPEN(option=SICKNESSES)
def recovers(s: DivineRightState) -> None:
    """A point comes back in each Random Events Phase of the castle's player (DR-A-EPI-16)."""
    for castle, points in s.health.damage:
        if s.castle_owner(castle) == s.phasing and not s.health.dying >> castle & 1:
            set_damage(s, castle, points - 1)


@hooks.PLUNDERED(option=SICKNESSES)
def in_ruins(s: DivineRightState, castle: int, seat: int) -> None:
    left = tuple(entry for entry in s.health.damage if entry[0] != castle)
    changes.health(s, dying=s.health.dying & ~(1 << castle), damage=left)
