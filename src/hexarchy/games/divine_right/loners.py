"""Those who stack with nobody (DR-B-STK-03): the Ghost Riders, and, but for heroes, the Lepers."""

from __future__ import annotations

from collections.abc import Sequence

from hexarchy.core.decisions import Reason
from hexarchy.games.divine_right import hooks, stacking
from hexarchy.games.divine_right.movement.flyers import GHOSTS
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import INTERMEDIATE


@hooks.STACKING(level=INTERMEDIATE)
@hooks.about(lambda s: 1 << s.world.index[GHOSTS] | 1 << s.world.lepers)
def loners(s: DivineRightState, pieces: Sequence[int], space: int) -> list[Reason]:
    ghosts, lepers, heroes = s.world.index[GHOSTS], s.world.lepers, s.world.first_hero
    stack = stacking.company(s, pieces, space)
    if ghosts in stack and len(stack) > 1:
        return [Reason("DR-B-STK-03", "stacks-with-nobody", unit=ghosts)]
    if lepers in stack and sum(piece < heroes for piece in stack) > 1:
        return [Reason("DR-B-STK-03", "stacks-with-nobody", unit=lepers)]
    return []


@hooks.STACKING(level=INTERMEDIATE)
@hooks.about(lambda s: 1 << s.world.index[GHOSTS])
def ghosts_shun_castles(s: DivineRightState, pieces: Sequence[int], space: int) -> list[Reason]:
    """The Ghost Riders never enter castles (DR-B-SMU-15)."""
    ghosts = s.world.index[GHOSTS]
    if ghosts not in pieces or s.castle_in(space) < 0:
        return []
    return [Reason("DR-B-SMU-15", "enters-no-castle", unit=ghosts)]
