"""What a view shows of winter, sickness and contested crowns: all of it is open (DR-B-GEN-13)."""

from __future__ import annotations

from typing import Any

from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right import calendar
from hexarchy.games.divine_right.state import DivineRightState


def seen(s: DivineRightState) -> dict[str, Any]:
    found: dict[str, Any] = {}
    if s.options["winter"]:
        found["climate"] = _climate(s)
    return found


def _climate(s: DivineRightState) -> dict[str, Any]:
    now = s.climate
    return {
        "year": calendar.year(max(s.turn, 1)),
        "turn": calendar.turn_of_year(max(s.turn, 1)),
        "winter": calendar.is_winter(s.turn),
        "snow": now.snow,
        "blizzard": now.blizzard == s.turn > 0,
        "storm": s.half.storm,
        "snowed_in": [s.world.names[hero] for hero in hexes_of(now.snowed_in)],
    }
