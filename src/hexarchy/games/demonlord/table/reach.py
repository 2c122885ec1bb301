"""Areas on the map: where the enemy's visible units can march to in their next movement step (DL-MOV-01, DL-MIN-01),
and where it would rain (DL-SPL-33).

What lies below enemy units is not known, nor whether a leader is with them: every troop unit is taken to be led
(DL-LDR-01).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from hexarchy.core.actions import Action
from hexarchy.core.page.areas import InReach
from hexarchy.games.demonlord.magic import casting
from hexarchy.games.demonlord.state import DemonlordState
from hexarchy.games.demonlord.words import RAINS, SEATS, other


def reach(s: DemonlordState, seat: int) -> Iterator[InReach]:
    enemy, ids = other(seat), s.world.grid.ids
    ground = s.ground(enemy)
    for hex_, stack in sorted(s.stacks[enemy].items()):
        if hex_ in s.sieges and s.controller(hex_) == enemy:
            continue  # locked in (DL-SIE-07); who of them came to its relief is not known
        top = s.world.units[stack[0]]
        found = ground.first_reach(top.mover, hex_, top.mp)
        yield InReach(top.id, ids[hex_], SEATS[enemy], [ids[to] for to in found])


def area(s: DemonlordState, seat: int, action: Action) -> Iterable[str] | None:
    """Rains fall around their caster, however far off the water is that calls them down."""
    grid = s.world.grid
    if action == s.game.verbs.cast[RAINS]:
        able = [c for c in casting.casters(s, seat, RAINS) if [*casting.targets(s, seat, RAINS, c)]]
        return {grid.ids[hex_] for caster in able for hex_ in casting.in_range(s, caster)}
    if action.verb == "radius" and isinstance(cast := s.frames[-1], casting.Cast):
        return [grid.ids[hex_] for hex_ in grid.within(s.where[cast.caster], action.target)]
    return None
