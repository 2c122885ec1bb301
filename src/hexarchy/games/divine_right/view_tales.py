"""What a view shows of the Advanced Game's tales: all of it is open."""

from __future__ import annotations

from typing import Any

from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right.records import Pairs
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import FOLKS, HELD, KINGDOM_IDS, NOBODY


def seen(s: DivineRightState) -> dict[str, Any]:
    """By the names of pieces, spaces and seats; what there is nothing of is left out."""
    intrigue, unicorn = s.intrigue, s.unicorn

    def named(pieces: int) -> list[str]:
        return [s.world.names[piece] for piece in hexes_of(pieces)]

    found: dict[str, Any] = {
        "advising": intrigue.active,
        "spellbound": named(intrigue.spellbound),
        "beguiled": named(intrigue.beguiled),
        "held": {s.name(seat): held for seat in range(len(s.players)) if (held := _held(s, seat))},
        "underground": named(s.underground),
        "ashore": named(s.ashore),
        "jinxed": named(s.wonders.jinxed),
        "lucky": _places(s, s.wonders.lucky),
        "carried": [s.world.names[hero] for hero, _ in s.wonders.carried],
        "altar": _altar(s),
        "councils": [s.world.names[hero] for hero, _ in s.barbaria.met],
        "lords": named(s.barbaria.lords),
        "asleep": {s.world.names[hero]: turn for hero, turn in s.slumber.asleep},
        "mistress": s.world.names[unicorn.mistress] if unicorn.mistress != NOBODY else None,
        "spurned": named(unicorn.spurned),
        "blessed": named(unicorn.blessed),
        "crater": s.crater.reach if s.crater.turn == s.turn else 0,
    }
    return {key: value for key, value in found.items() if value}


def _held(s: DivineRightState, seat: int) -> list[str]:
    """Counters a seat keeps beside the map."""
    return [s.world.names[piece] for piece in s.world.minors if s.where[piece] == HELD and s.master[piece] == seat]


def _places(s: DivineRightState, pairs: Pairs) -> dict[str, list[str]]:
    """Heroes, each with spaces."""
    found: dict[str, list[str]] = {}
    for hero, space in pairs:
        found.setdefault(s.world.names[hero], []).append(s.world.grid.ids[space])
    return found


def _altar(s: DivineRightState) -> dict[str, Any]:
    """What sacrifices have cost so far."""
    now = s.altar
    found: dict[str, Any] = {
        "regulars": {name: count for name, count in zip(KINGDOM_IDS, now.regulars, strict=True) if count},
        "hired": {s.name(seat): count for seat, count in now.hired},
        "special": {s.name(seat): count for seat, count in now.special},
        "folks": [[s.name(seat), FOLKS[folk]] for seat, folk in now.folks],
    }
    return {key: value for key, value in found.items() if value}
