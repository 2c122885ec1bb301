"""Minaria in Boewenn's time (DR-A-BOE-02, DR-A-BOE-03): waters nobody sailed, and a larger Elven army."""

from __future__ import annotations

from copy import copy
from typing import Final

from hexarchy.core.hexsets import hex_set
from hexarchy.games.divine_right.strongholds import Castle, Castles
from hexarchy.games.divine_right.words import COAST, IN_FOREST, KINGDOM_IDS, NOBODY, NONHUMAN, REGULAR, SEA
from hexarchy.games.divine_right.world import World

SCENARIO: Final = "boewenn"
NEUTH: Final = KINGDOM_IDS.index("neuth")
ZETT: Final = "zett"
# Counters of the Eastern Horsemen that stand for more Elves: those without a tribe.
BORROWED: Final = tuple(f"eastern_horseman_{number}" for number in range(16, 22))


def older(world: World) -> World:
    """The same counters and spaces, so that all numbers stay what they are."""
    old = copy(world)
    old.has_boom = False
    old.sailable = world.sailable & world.spaces_with(SEA | COAST)
    old.open_to_fleets = old.sailable
    zett = hex_set(space for space in range(world.grid.size) if world.water_of[space] == ZETT)
    old.ports = world.ports & old.sailable & ~zett
    _castles(old)
    _elves(old)
    return old


def _castles(old: World) -> None:
    made = []
    for castle in old.castles:
        new: Castle = copy(castle)
        new.port = castle.port and bool(old.ports >> castle.space & 1)
        made.append(new)
    forts = old.castles.forts
    old.castles = Castles(made)
    old.castles.forts = forts
    old.castle_at = {castle.space: castle for castle in old.castles}
    old.castles_of = tuple(
        tuple(castle for castle in old.castles if castle.kingdom == kingdom) for kingdom in range(len(KINGDOM_IDS))
    )


def _elves(old: World) -> None:
    """The borrowed counters keep their own movement, and are Elven regulars otherwise."""
    pieces = [*old.pieces]
    numbers = [old.index[name] for name in BORROWED]
    for number in numbers:
        piece = pieces[number] = copy(pieces[number])
        piece.of, piece.kingdom, piece.retreat = REGULAR, NEUTH, NONHUMAN
        piece.bonuses, piece.home = IN_FOREST, old.royal_seats[NEUTH]
    old.pieces = tuple(pieces)
    regulars = sorted((*old.regulars_of[NEUTH], *numbers))
    old.regulars_of = (*old.regulars_of[:NEUTH], tuple(regulars), *old.regulars_of[NEUTH + 1 :])
    host = (*regulars, *(n for n in old.host_of[NEUTH] if n not in regulars))
    old.host_of = (*old.host_of[:NEUTH], host, *old.host_of[NEUTH + 1 :])


def landlocked(world: World, piece: int) -> bool:
    """Is a fleet's home no port in this time?"""
    home = world.pieces[piece].home
    return bool(world.fleets >> piece & 1) and home != NOBODY and not world.ports >> home & 1
