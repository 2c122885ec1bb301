"""Familiar ground (DR-A-FAM) and home ground retreat (DR-A-HGR)."""

from __future__ import annotations

from hexarchy.games.divine_right import hooks
from hexarchy.games.divine_right.movement import ground
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import NOBODY, REGULAR


@hooks.GROUND_BONUS(option="familiar_ground")
def familiar(s: DivineRightState, hero: int, space: int) -> hooks.Modifier | None:
    """In their home kingdom, or in terrain for which they have a bonus: 1 in all (DR-A-FAM-01, DR-A-FAM-02)."""
    piece = s.world.pieces[hero]
    if piece.kingdom != NOBODY and piece.kingdom == s.land_of[space]:
        return "DR-A-FAM-01", 1
    return ("DR-A-FAM-02", 1) if ground.eases(piece.bonuses, s.world.terrain[space]) else None


@hooks.RETREAT_NEEDS(option="home_ground_retreat")
def at_home(s: DivineRightState, unit: int, number: int) -> int | None:
    """One better in their own kingdom (DR-A-HGR-01); a natural 1 never does (DR-A-HGR-02)."""
    piece = s.world.pieces[unit]
    home = piece.of == REGULAR and s.land_of[s.where[unit]] == piece.kingdom
    return max(number - 1, 2) if home else None
