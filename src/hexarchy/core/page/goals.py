"""Goals: where what a question is about can come to by several answers, each with the cheapest way. Sent on request.

They are reckoned from a deal of what the seat knows, as areas are, so they cannot tell a secret.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from hexarchy.core.page.scene import Plan

if TYPE_CHECKING:
    from hexarchy.core.state import State


class Goals(msgspec.Struct):
    """As plans. One with `on` belongs to that hex, of several there one is chosen by its facing; the others are
    listed."""

    plans: Sequence[Plan]


def goals(deal: State, seat: int) -> Goals:
    """Those of the question a seat is asked, in a state redealt for it."""
    return Goals(list(deal.game.goals(deal, seat)))
