"""Melee on uneven ground (DW-S-TER-20, -25, -26, -30): heights, water, hedges and walls between those who fight."""

from __future__ import annotations

from collections.abc import Iterator

from hexarchy.core.decisions import Reason
from hexarchy.games.demonworld import contact, hooks
from hexarchy.games.demonworld.board import LEVEL
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.strike import Strike
from hexarchy.games.demonworld.terrain import UP
from hexarchy.games.demonworld.words import STANDARD

ACROSS = -2  # a hedge or intact wall


def insurmountable(s: DemonworldState, field: int, near: int) -> bool:
    """Do two fields differ so much in height that nobody climbs from one to the other (DW-S-TER-16)?"""
    return abs(s.area.height[field] - s.area.height[near]) // LEVEL >= len(UP)


@hooks.STRIKE_MODIFIERS(level=STANDARD)
def uneven(s: DemonworldState, strike: Strike) -> Iterator[tuple[str, int]]:
    """Each level above the opponent adds one, each below takes one away; water hinders those who stand in it."""
    area, touching = s.area, contact.pairs(s, strike.attacker, strike.victim)
    # Where they touch on several fields the worst counts for both (DW-E-LRG-11).
    levels = min((area.height[here] - area.height[there]) // LEVEL for here, there in touching)
    if levels:
        yield "DW-S-TER-20", levels
    wet = max(bool(area.water[here]) + bool(area.water[there]) for here, there in touching)
    if wet:
        yield "DW-S-TER-25", -wet
    if any(s.between(here, there) for here, there in touching):
        yield "DW-S-TER-30", ACROSS


@hooks.NO_SUPPORT(level=STANDARD)
def hindered(s: DemonworldState, element: int, attacker: int, victim: int) -> Reason | None:
    """Nobody supports an attack where one of them stands in water (DW-S-TER-26), or where a hedge or wall lies before
    the attacker or the supporter (DW-S-TER-30)."""
    area = s.area
    if any(area.water[field] for one in (element, attacker, victim) for field in s.base(one)):
        return Reason("DW-S-TER-26", "no-support-in-water")
    if any(s.between(a, b) for own in (attacker, element) for a, b in contact.pairs(s, own, victim)):
        return Reason("DW-S-TER-30", "no-support-across")
    return None
