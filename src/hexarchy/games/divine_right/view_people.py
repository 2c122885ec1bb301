"""What a view shows of the people of the Advanced game: all of it is open (DR-B-GEN-13)."""

from __future__ import annotations

from typing import Any

from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right.diplomacy.ambassador import banishments
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import KINGDOM_IDS, NOBODY


def seen(s: DivineRightState) -> dict[str, Any]:
    """By the switches that are on."""
    found: dict[str, Any] = {}
    if s.options["envoys"]:
        found["envoys"] = _envoys(s)
    if s.options["marshal_hippogriff"]:
        now = s.chivalry
        found["marshal"] = {"traits": [*hexes_of(now.traits)], "number": now.marshals, "due": now.due}
    if s.options["pirate_fleet"] or s.options["tana"]:
        piracy, ids = s.piracy, s.world.grid.ids
        mutineers = [s.world.names[fleet] for fleet in hexes_of(piracy.mutineers)]
        found["piracy"] = {"mutineers": mutineers, "hoards": [ids[space] for space in piracy.hoards]}
    if s.options["trouble_peasants"]:
        revolt = s.uprising
        found["uprising"] = {
            "kingdom": KINGDOM_IDS[revolt.kingdom] if revolt.kingdom != NOBODY else None,
            "spent": revolt.spent,
            "band": [s.world.names[unit] for unit in hexes_of(revolt.band)],
            "reconciled": revolt.reconciled,
        }
    return found


def _envoys(s: DivineRightState) -> dict[str, Any]:
    """Each seat's Envoy: his card, the kingdom of his old friend, the courts that do not admit him."""
    friends = dict(s.embassies.friends)
    found = {}
    for seat, card in enumerate(s.embassies.cards):
        if card:
            friend = friends.get(seat)
            found[s.name(seat)] = {
                "hero": s.world.names[s.world.envoys[seat]],
                "card": card,
                "friend": None if friend is None else KINGDOM_IDS[friend],
                "banished": {
                    KINGDOM_IDS[one.kingdom]: one.until for one in banishments(s) if one.seat == seat and one.envoy
                },
            }
    return found
