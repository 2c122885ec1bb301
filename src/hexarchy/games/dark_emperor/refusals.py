"""Refusals: what is said of an action that nothing on the stack offers, by the rule that forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Reason

if TYPE_CHECKING:
    from hexarchy.games.dark_emperor.state import DarkEmperorState


def reasons(s: DarkEmperorState, seat: int, action: Action) -> list[Reason]:
    return _why_no_spell(s, seat, action.target) if action.verb == "cast" else []


def _why_no_spell(s: DarkEmperorState, seat: int, spell: int) -> list[Reason]:
    """A spell out of its segment (DE-12.1a), or out of its player's turn (DE-12.1b)."""
    from hexarchy.games.dark_emperor.magic.segment import MagicSegment

    open_now = [now for frame in s.frames if isinstance(frame, MagicSegment) for now in frame.ROUNDS]
    if not any(spell in now.spells for now in open_now):
        return [Reason("DE-12.1a", "spell-of-another-segment", spell=spell)]
    if seat != s.phasing and not any(now.opponent for now in open_now):
        return [Reason("DE-12.1b", "only-in-your-own-turn", spell=spell)]
    return []
