"""Goals: where what a question is about can come to by several answers, each with the cheapest way; and how far any
piece could come as it stands. Sent on request.

They are reckoned from a deal of what the seat knows, as areas are, so they cannot tell a secret.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from hexarchy.core.page.scene import Plan
from hexarchy.core.page.texts import Text

if TYPE_CHECKING:
    from hexarchy.core.state import State


class Goals(msgspec.Struct):
    """As plans. One with `on` belongs to that hex, of several there one is chosen by its facing; the others are
    listed."""

    plans: Sequence[Plan]


class Lane(msgspec.Struct, omit_defaults=True):
    """The way to a piece that can be charged; where there is none, `why`."""

    piece: str
    way: Plan | None = None
    why: Text | None = None


class Beyond(msgspec.Struct):
    """Hexes a piece cannot come to, and why."""

    hexes: Sequence[str]
    why: Text


class Outreach(msgspec.Struct, omit_defaults=True):
    """How far a piece could come, whatever is asked now. `title`: which, and with what; `ways`: one to each hex, with
    what it costs; `wheels`: how it would stand after each; `lanes`: to whom it could come; `beyond`: what is out of its
    reach for a reason of its own; `far`: why everything else is."""

    piece: str = ""
    title: Text | None = None
    ways: Sequence[Plan] = []
    wheels: Sequence[Plan] = []
    lanes: Sequence[Lane] = []
    beyond: Sequence[Beyond] = []
    far: Text | None = None


def goals(deal: State, seat: int) -> Goals:
    """Those of the question a seat is asked, in a state redealt for it."""
    return Goals(list(deal.game.goals(deal, seat)))
