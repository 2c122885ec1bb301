"""What a view shows of the Advanced Game's tales: all of it is open."""

from __future__ import annotations

from typing import Any

from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right.state import DivineRightState


def seen(s: DivineRightState) -> dict[str, Any]:
    """By the names of pieces, spaces and seats; what there is nothing of is left out."""
    names, intrigue = s.world.names, s.intrigue
    found: dict[str, Any] = {
        "advising": intrigue.active,
        "spellbound": [names[hero] for hero in hexes_of(intrigue.spellbound)],
    }
    return {key: value for key, value in found.items() if value}
