"""Melee on uneven ground (DW-S-TER-20, -25, -30): heights, water, hedges and walls between those who fight."""

from __future__ import annotations

from collections.abc import Iterator

from hexarchy.games.demonworld import contact, hooks
from hexarchy.games.demonworld.board import LEVEL
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.strike import Strike
from hexarchy.games.demonworld.words import STANDARD

ACROSS = -2  # a hedge or intact wall


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
