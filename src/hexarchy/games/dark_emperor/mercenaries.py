"""Mercenaries (DE-19): where a hired group appears, and whom it serves."""

from __future__ import annotations

from typing import ClassVar

from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.core.hexsets import OnSet
from hexarchy.games.dark_emperor import activation, changes, control
from hexarchy.games.dark_emperor.combat.escape import barred
from hexarchy.games.dark_emperor.movement.company import inactive_land
from hexarchy.games.dark_emperor.procedure import Procedure
from hexarchy.games.dark_emperor.settle import settle, settle_everywhere
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import BOX, FIRST_GROUP, HOST, NECROMANCER, other

UNPLACED = -1


def members(s: DarkEmperorState, group: int) -> list[int]:
    """The leader and the units of a group that wait in the box."""
    of_group = (*s.world.units_of[group], s.world.group_leaders[group])
    return [piece for piece in of_group if s.where[piece] == BOX]


def places(s: DarkEmperorState, side: int, group: int) -> int:
    """A city of the employer's; else in or next to a hex with their units; else empty land nobody holds (DE-19.12).

    Always a hex that all of them may occupy, without enemies, and not of an inactive kingdom. Zones of control are for
    taxes: a city is whose units stand in it, else whose the land is.
    """
    world, enemy = s.world, other(side)
    closed = barred(s, world.group_leaders[group]) | inactive_land(s) | s.fought_over(enemy)
    lands = control.own_lands(s)
    cities = world.city_hexes & (s.held[side] | lands[side]) & ~closed
    if cities:
        return cities
    if s.held[side]:
        return (s.held[side] | world.field.beside(s.held[side])) & world.land & ~closed
    return world.land & ~closed & ~lands[enemy]


def masters(s: DarkEmperorState, side: int) -> tuple[int, ...]:
    """Whom a group may serve: the employer's kingdoms, or the Necromancer (DE-19.13)."""
    return (*s.allied[side], HOST) if side == NECROMANCER else s.allied[side]


@frame
class Hired(Procedure):
    """A group that was won over is placed at once and put under a master (DE-DEC-34)."""

    group: int
    place: int = UNPLACED

    AT_REST: ClassVar[bool] = True

    def step(self, s: DarkEmperorState) -> Asked:
        side = s.sides[self.group]
        if self.place == UNPLACED:
            open_ = places(s, side, self.group)
            if open_:
                return Ask(side, "place-group", "DE-DEC-34", OnSet(s.game.verbs.place, open_), force=self.group)
            self.place = BOX  # it stays in the box and is placed in the next Movement Segment
        wanted = masters(s, side)
        if not wanted or s.masters[self.group - FIRST_GROUP] >= 0:
            s.pop()
            return None
        return Ask(side, "master", "DE-DEC-34", [s.game.verbs.master[force] for force in wanted], force=self.group)

    def do_place(self, s: DarkEmperorState, seat: int, hex_: int) -> None:
        self.place = hex_
        for piece in members(s, self.group):
            changes.put(s, piece, hex_)
        s.emit("group-arrives", force=self.group, hex=hex_)
        if activation.desecrate(s, hex_, seat):
            settle_everywhere(s)
        else:
            settle(s, hex_)

    def do_master(self, s: DarkEmperorState, seat: int, force: int) -> None:
        n = self.group - FIRST_GROUP
        s.masters = (*s.masters[:n], force, *s.masters[n + 1 :])
        s.emit("serves", force=self.group, master=force)

    def why_place(self, s: DarkEmperorState, seat: int, hex_: int) -> list[Reason]:
        return [Reason("DE-19.12", "not-a-place-for-mercenaries", hex=hex_)]


@frame
class LateArrivals(Procedure):
    """Groups that found no place when they were hired come as their employer's Movement Segment opens (DE-19.12)."""

    @classmethod
    def due(cls, s: DarkEmperorState) -> bool:
        return any(_idle(s, group) for group in s.hired[s.phasing])

    def step(self, s: DarkEmperorState) -> Asked:
        s.pop()
        for group in s.hired[s.phasing]:
            if _idle(s, group) and places(s, s.phasing, group):
                s.push(Hired(group))
        return None


def _idle(s: DarkEmperorState, group: int) -> bool:
    """Its units still wait in the box; a leader alone in it may have gone there to hire others."""
    return BOX in [s.where[unit] for unit in s.world.units_of[group]]
