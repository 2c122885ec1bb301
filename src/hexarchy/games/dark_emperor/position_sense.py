"""What can never be in Dark Emperor, however well it is written: a position with any of it is refused.

The rules need not ask whether a fleet sails over mountains or a dead man bears a sword; so nobody may write it down.
"""

from __future__ import annotations

from collections.abc import Iterator

from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import BOX, DEAD, FLEET, KINGDOM_COUNT, NEUTRAL, NOBODY

Complaint = tuple[str, str]  # a key, and what is wrong there


def senseless(s: DarkEmperorState) -> Iterator[Complaint]:
    """Everything that is wrong with a situation."""
    yield from _ground(s)
    yield from _allegiance(s)
    yield from _kingdoms(s)
    yield from _leaders(s)
    yield from _doors(s)


def _ground(s: DarkEmperorState) -> Iterator[Complaint]:
    """Fleets are on water (DE-8.14), the undead among the living (DE-14.12e)."""
    world, navigable = s.world, s.game.crossings.navigable
    for unit in world.units:
        hex_, id_ = s.where[unit], world.pieces[unit].id
        if hex_ < 0:
            if s.is_undead(unit):
                yield "undead", f"{id_} is not on the map"
        elif world.type[unit] == FLEET and not navigable >> hex_ & 1:
            yield f"hexes.{world.grid.ids[hex_]}", f"{id_} cannot sail there"


def _allegiance(s: DarkEmperorState) -> Iterator[Complaint]:
    """Who stands on the map serves a kingdom or a player: mercenaries are hired, the dead raised, ships conjured."""
    world = s.world
    for piece in range(world.first_monster):
        hex_, force = s.where[piece], s.force[piece]
        if hex_ < 0 or s.side(piece) != NEUTRAL:
            continue
        key, id_ = f"hexes.{world.grid.ids[hex_]}", world.pieces[piece].id
        if force == NOBODY or force >= KINGDOM_COUNT:
            yield key, f"{id_} serves nobody yet"


def _kingdoms(s: DarkEmperorState) -> Iterator[Complaint]:
    """Land is held and assigned only where it is conquered (DE-6.34)."""
    for kingdom, realm in enumerate(s.kingdoms):
        if not realm.conquered and realm.assignee >= 0:
            yield "kingdoms", "only a conquered kingdom has an assignee"
        if realm.assignee == kingdom:
            yield "kingdoms", "no kingdom is put under itself"
        if realm.conquered and s.holder(kingdom) == NEUTRAL:
            yield "kingdoms", "a conquered kingdom has a holder who is one of the players"


def _leaders(s: DarkEmperorState) -> Iterator[Complaint]:
    """Those who bear devices or rule are alive; those who return, or can be raised, are dead (DE-14.22, DE-16a)."""
    world = s.world
    for device in world.devices:
        bearer = s.bearer(device)
        if bearer >= 0 and s.where[bearer] < 0 and s.where[bearer] != BOX:
            yield "bears", f"{world.pieces[bearer].id} is not in play and bears {world.pieces[device].id}"
    if s.doge >= 0 and s.where[s.doge] < 0 and s.where[s.doge] != BOX:
        yield "doge", f"{world.pieces[s.doge].id} is not in play"
    for key, dead in (("returns", [entry[0] for entry in s.returns]), ("deaths", [entry[0] for entry in s.deaths])):
        for leader in dead:
            if s.where[leader] != DEAD:
                yield key, f"{world.pieces[leader].id} is not dead"


def _doors(s: DarkEmperorState) -> Iterator[Complaint]:
    """Who came into a hex came from next door (DE-9.26c)."""
    world = s.world
    for piece, door in s.half.entered:
        if s.where[piece] >= 0 and door not in world.grid.neighbours[s.where[piece]]:
            yield "entered", f"{world.pieces[piece].id} cannot have come from {world.grid.ids[door]}"
