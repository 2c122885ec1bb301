"""What a view shows of winter, sickness and contested crowns: all of it is open (DR-B-GEN-13)."""

from __future__ import annotations

from typing import Any

from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right import calendar
from hexarchy.games.divine_right.records import Claim
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import KINGDOM_IDS, NOBODY


def seen(s: DivineRightState) -> dict[str, Any]:
    found: dict[str, Any] = {}
    if s.options["winter"]:
        found["climate"] = _climate(s)
    if s.options["raging_epidemics"] or s.options["special_conditions"]:  # DR-A-SCO-24
        found["health"] = _health(s)
    if s.options["baronial_revolt"] and s.revolt.kingdom != NOBODY:
        found["revolt"] = _revolt(s)
    if s.options["true_heir"]:
        found["claims"] = {KINGDOM_IDS[claim.kingdom]: _claim(s, claim) for claim in s.claims}
        found["last_lords"] = {KINGDOM_IDS[kingdom]: s.name(seat) for kingdom, seat in s.lords}
    if s.options["heir"]:
        found["regencies"] = {
            s.name(one.seat): {"until": one.until, "besieger": s.name(one.besieger) if one.besieger != NOBODY else None}
            for one in s.regencies
        }
    return found


def _climate(s: DivineRightState) -> dict[str, Any]:
    now = s.climate
    return {
        "year": calendar.year(max(s.turn, 1)),
        "turn": calendar.turn_of_year(max(s.turn, 1)),
        "winter": calendar.is_winter(max(s.turn, 1)),
        "snow": now.snow,
        "blizzard": now.blizzard == s.turn > 0,
        "storm": s.half.storm,
        "snowed_in": [s.world.names[hero] for hero in hexes_of(now.snowed_in)],
    }


def _health(s: DivineRightState) -> dict[str, Any]:
    now, names, castles = s.health, s.world.names, s.world.castles
    return {
        "afflicted": [names[unit] for unit in hexes_of(now.afflicted)],
        "plagued": [names[unit] for unit in hexes_of(now.plagued)],
        "plague": castles[now.plague].name if now.plague != NOBODY else None,
        "dying": [castles[castle].name for castle in hexes_of(now.dying)],
        "damage": {castles[castle].name: points for castle, points in now.damage},
        "ill": {names[hero]: turn for hero, turn in now.ill},
    }


def _claim(s: DivineRightState, claim: Claim) -> dict[str, Any]:
    names, castles = s.world.names, s.world.castles
    return {
        "side": s.name(claim.seat),
        "due": claim.due,
        "sworn": [names[unit] for unit in hexes_of(claim.sworn)],
        "castles": [castles[castle].name for castle in hexes_of(claim.castles)],
        "tried": [castles[castle].name for castle in hexes_of(claim.tried)],
        "away": claim.away,
        "absent": claim.absent,
    }


def _revolt(s: DivineRightState) -> dict[str, Any]:
    now = s.revolt
    return {
        "kingdom": KINGDOM_IDS[now.kingdom],
        "side": s.name(now.seat),
        "at": s.world.grid.ids[now.space] if now.space != NOBODY else None,
        "castle": s.world.castles[now.castle].name if now.castle != NOBODY else None,
        "risen": now.risen,
        "band": [s.world.names[unit] for unit in hexes_of(now.band)],
        "away": now.away,
    }
