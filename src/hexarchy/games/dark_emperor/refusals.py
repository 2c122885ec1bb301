"""Refusals: what is said of an action that nothing on the stack offers, by the rule that forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Reason

if TYPE_CHECKING:
    from hexarchy.games.dark_emperor.state import DarkEmperorState


def reasons(s: DarkEmperorState, seat: int, action: Action) -> list[Reason]:
    return []
