"""What a view shows of the art of war: all of it is open."""

from __future__ import annotations

from typing import Any, Final

from hexarchy.core.hexsets import hexes_of
from hexarchy.games.divine_right import hooks
from hexarchy.games.divine_right.advanced.tactics import CLASSES
from hexarchy.games.divine_right.combat.strength import rating
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import NOBODY

CONDITIONS: Final = ("", "A", "B", "C")  # what a forced march has left of a unit


def seen(s: DivineRightState) -> dict[str, Any]:
    """By the names of pieces, spaces and seats; what there is nothing of is left out."""
    castles = s.world.castles
    found: dict[str, Any] = {
        "ratings": _ratings(s),
        "forts": {s.world.grid.ids[space]: _fort(s, space) for space in hexes_of(s.war.forts)},
        "hoards": {s.world.grid.ids[space]: turn for space, turn in s.war.hoards},
        "tired": {s.world.names[unit]: CONDITIONS[mark] for unit, mark in s.war.tired},
        "breaches": {castles[castle].name: lost for castle, lost, _ in s.war.breaches},
    }
    return {key: value for key, value in found.items() if value}


def _ratings(s: DivineRightState) -> dict[str, str]:
    """The classes of leaders in play (DR-A-TAC-01)."""
    if not hooks.RATING.of(s):
        return {}
    heroes = [*s.world.heroes, *hexes_of(s.world.monarch_units), *(unit for unit, _ in s.war.ratings)]
    ranks = {hero: rating(s, hero) for hero in dict.fromkeys(heroes) if s.master[hero] != NOBODY}
    return {s.world.names[hero]: CLASSES[rank] for hero, rank in ranks.items() if rank is not None}


def _fort(s: DivineRightState, space: int) -> dict[str, str | None]:
    castle = s.world.first_fort + space
    owner, siege = s.castle_owner(castle), s.siege_of(castle)
    return {"side": s.name(owner) if owner != NOBODY else None, "besieged": s.name(siege.seat) if siege else None}
