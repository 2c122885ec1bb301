"""What a view shows of special conditions and scenarios: all of it is open (DR-A-SCO-05)."""

from __future__ import annotations

from typing import Any

from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import CONDITIONS, EXPERTISE, KINGDOM_IDS, NOBODY


def seen(s: DivineRightState) -> dict[str, Any]:
    found: dict[str, Any] = {}
    if s.options["special_conditions"]:
        found["conditions"] = {
            KINGDOM_IDS[one.kingdom]: {
                "kind": CONDITIONS[one.kind],
                "side": s.name(one.seat) if one.seat != NOBODY else None,
                "band": [s.world.names[unit] for unit in hexes_of(one.band)],
                "leader": s.world.names[one.leader] if one.leader != NOBODY else None,
                "drawn": one.drawn if one.kind == EXPERTISE else None,
            }
            for one in s.conditions
        }
    if s.venture.lord != NOBODY:
        found["venture"] = _venture(s)
    return found


def _venture(s: DivineRightState) -> dict[str, Any]:
    """Who plays which part of a scenario, and what it counts."""
    now = s.venture
    parts = {"lord": now.lord, "invader": now.invader, "rival": now.rival}
    realms = {"vassals": now.vassals, "rebels": now.rebels, "broken": now.broken, "refused": now.refused}
    realms |= {"sour": now.sour, "cheap": now.cheap, "stiff": now.stiff, "freed": now.freed}
    return {
        **{part: s.name(seat) if seat != NOBODY else None for part, seat in parts.items()},
        **{name: [KINGDOM_IDS[kingdom] for kingdom in hexes_of(some)] for name, some in realms.items()},
        "elven": now.elven,
        "guilty": KINGDOM_IDS[now.guilty] if now.guilty != NOBODY else None,
        "avenged": now.avenged,
        "royal": sum(s.world.castles[castle].royal for castle in hexes_of(now.sacked)),
        "kang": s.name(now.kang) if now.kang != NOBODY else None,
        "lapsed": {KINGDOM_IDS[kingdom]: s.name(seat) for kingdom, seat in now.lapsed},
        "levies": now.levies,
        "thaw": now.thaw,
    }
