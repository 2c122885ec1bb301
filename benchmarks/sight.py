"""Demonworld's lines of sight between elements on its four sheets: when first asked for, and again."""

from __future__ import annotations

import random
import time
from typing import Final

from hexarchy.core.state import State
from hexarchy.games.demonworld.sight import Lines
from hexarchy.games.demonworld.state import DemonworldState

LINES: Final = 5000
NEAREST, FARTHEST = 2, 20  # fields apart
ELEMENTS: Final = 120
SIZE: Final = 2


def measure(state: State) -> dict[str, float]:
    """On the area of a battle, with elements strewn over it."""
    assert isinstance(state, DemonworldState)
    area, rng = state.area, random.Random(1)
    standing = dict.fromkeys(rng.sample(range(area.size), ELEMENTS), SIZE)
    pairs: list[tuple[int, int]] = []
    while len(pairs) < LINES:
        a, b = rng.randrange(area.size), rng.randrange(area.size)
        if NEAREST <= area.grid.distance(a, b) <= FARTHEST:
            pairs.append((a, b))
    lines = Lines(area)

    def rate() -> float:
        start = time.process_time()
        for a, b in pairs:
            lines.seen(a, b, SIZE, SIZE, standing)
        return LINES / (time.process_time() - start)

    return {"lines of sight/s, cold": rate(), "lines of sight/s": rate()}
