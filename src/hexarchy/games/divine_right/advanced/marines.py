"""Marines (DR-A-MRN): regulars of ports who fight from the ships of their own nation."""

from __future__ import annotations

from hexarchy.games.divine_right import hooks, openings
from hexarchy.games.divine_right.combat.strength import Clash
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import NOBODY, REGULAR


@hooks.STRENGTH(option="marines")
def with_marines(s: DivineRightState, unit: int, clash: Clash) -> int | None:
    """A Marine aboard counts as a fleet (DR-A-MRN-01); other passengers count nothing (DR-A-MRN-02)."""
    if not s.is_fleet(unit):
        return None
    fleet = s.world.pieces[unit]
    return fleet.strength * (1 + sum(is_marine(s, load, fleet.kingdom) for load in s.cargo(unit)))


def is_marine(s: DivineRightState, load: int, nation: int) -> bool:
    piece = s.world.pieces[load]
    if openings.NO_MARINE.any(s, load):
        return False
    ashore = piece.of == REGULAR and load < s.world.first_hero and piece.home != NOBODY
    return ashore and piece.kingdom == nation and bool(s.world.ports >> piece.home & 1)
