"""The view: a match as one seat may know it. All is open but what lies under markers not yet turned up (DE-PROC-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hexarchy.games.dark_emperor.words import SEATS

if TYPE_CHECKING:
    from hexarchy.games.dark_emperor.state import DarkEmperorState


def view(s: DarkEmperorState, seat: int | None) -> dict[str, Any]:
    """Everything a seat (None: a spectator) may know."""
    return {
        "game": s.game.name,
        "seat": None if seat is None else SEATS[seat],
        "turn": s.turn_number,
        "phase": SEATS[s.phasing],
    }
