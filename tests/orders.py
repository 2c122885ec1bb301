"""Random orders that nobody asked for: random play gives one now and then."""

from __future__ import annotations

import random
from typing import Any

from hexarchy.core.actions import Action


def any_order(state: Any, seat: int, rng: random.Random) -> Action | None:
    """One a seat may give now, a rare verb as often as a common one."""
    offered: list[Action] = list(state.commands(seat))
    if not offered:
        return None
    verb = rng.choice(sorted({order.verb for order in offered}))
    return rng.choice([order for order in offered if order.verb == verb])


def now_and_then(state: Any, rng: random.Random, often: float) -> list[Any] | None:
    """What came of an order of some seat; None where none is given."""
    if rng.random() >= often:
        return None
    seat = rng.randrange(len(state.setting.seats))
    order = any_order(state, seat, rng)
    return None if order is None else state.apply(seat, order)
