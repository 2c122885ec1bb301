"""Columns on the march (DW-B-MOV-37, -57): the leader turns and steps, each follower enters the field just left."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from hexarchy.core.axial import Offset, minus, plus
from hexarchy.games.demonworld.facing import FRONT, toward
from hexarchy.games.demonworld.formation import Places


def stepped(places: Places, chain: Sequence[Offset], facing: int, step: Offset) -> dict[Offset, int]:
    """A column, from its leader on, after a step of the leader with this facing into one of its front fields.

    A follower keeps its facing if the one ahead is in front of it; else it turns as little as it must.
    """
    if step not in FRONT[facing]:
        raise ValueError("a leader steps into one of its front fields")
    ahead = plus(chain[0], step)
    after = {ahead: facing}
    for before, field in pairwise(chain):
        # This element has come from `field` to `before`, where its predecessor stood.
        after[before] = toward(places[field], minus(ahead, before))
        ahead = before
    return after
