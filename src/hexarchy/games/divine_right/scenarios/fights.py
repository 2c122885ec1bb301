"""Who fights what is being fought: what scenarios ask before they count a deed (DR-A-BOE-11, DR-A-KHA-09,
DR-A-KHA-24)."""

from __future__ import annotations

from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right.assault import Assault
from hexarchy.games.divine_right.combat.battle import Battle
from hexarchy.games.divine_right.movement.march import Search
from hexarchy.games.divine_right.state import DivineRightState


def in_combat(s: DivineRightState) -> bool:
    """Is a combat or a siege attack being fought?"""
    return any(isinstance(below, Battle | Assault) for below in s.frames)


def engaged(s: DivineRightState, seat: int) -> list[int]:
    """The units of a seat that fight the combat or siege in hand, or look for a hero."""
    for below in reversed(s.frames):
        if isinstance(below, Battle):
            return [*hexes_of(below.units)] if seat == s.phasing else below.defenders(s)
        if isinstance(below, Assault):
            return [*hexes_of(below.units)] if seat == s.phasing else []
        if isinstance(below, Search):
            return [*s.own_units(seat, below.space)]
    return []
