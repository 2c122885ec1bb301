"""How a Beast moves (DR-A-CURSE-37, DR-A-CURSE-38): on the ground like a hero, in the water, in the air. It does no
more than that (DR-A-GEN-03)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, ClassVar

from hexarchy.core.decisions import Reason
from hexarchy.core.hexsets import hexes_of
from hexarchy.core.paths import Reach, Steps, make_steps, reach_from
from hexarchy.games.divine_right import hooks
from hexarchy.games.divine_right.advanced.curses import table
from hexarchy.games.divine_right.movement import ground, modes, party
from hexarchy.games.divine_right.movement.modes import Barriers, Mode
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.words import (
    ALOFT,
    AMONG_ENEMIES,
    AS_BIRD,
    AS_SWIMMER,
    BATTLE,
    BY_AIR,
    COAST,
    FALL,
    IN_WATER,
    LAKE,
    LAKESHORE,
    MOUNTAIN,
    NAVIGABLE,
    PASSING,
    RIVER,
    SEA,
    SEARCH,
    SIEGED,
    SWAMP,
)
from hexarchy.games.divine_right.world import World

if TYPE_CHECKING:
    from hexarchy.games.divine_right.movement.march import March

WATERS = RIVER | NAVIGABLE | SEA | COAST | LAKE | LAKESHORE | SWAMP
UNSEEN = (BATTLE, PASSING, SEARCH, FALL, SIEGED, AMONG_ENEMIES)  # what does not concern an animal


def form(s: DivineRightState, piece: int) -> int | None:
    """The form of a Beast; None: it is none."""
    if not s.guises or not table.is_beast(s, piece):
        return None
    seen = table.guise(s, piece)
    return None if seen is None else seen.form


@hooks.EXEMPT(option="curses")
def unnoticed(s: DivineRightState, hero: int, cause: int) -> bool:
    """An animal among enemies or in a lost battle rolls for nothing."""
    return cause in UNSEEN and form(s, hero) is not None


@hooks.UNMINDED(option="curses")
def knows_no_border(s: DivineRightState, piece: int) -> bool:
    return form(s, piece) is not None


@hooks.HELPLESS(option="curses")
def dumb(s: DivineRightState, hero: int) -> bool:
    return form(s, hero) is not None


@hooks.DEVICE_FAILS(option="curses")
def pawless(s: DivineRightState, hero: int, device: str) -> bool:
    """The Bauble alone changes its bearer back (DR-A-DEV-02)."""
    return device != "bauble" and form(s, hero) is not None


@hooks.ALONE(option="curses")
def wild(s: DivineRightState, hero: int) -> bool:
    return form(s, hero) is not None


class OfABeast(Mode):
    """Its own way: nobody meets it, nobody minds."""

    FORM: ClassVar[int]

    def native(self, s: DivineRightState, piece: int) -> bool:
        return form(s, piece) == self.FORM

    def joins(self, s: DivineRightState, members: Sequence[int], piece: int, *, spent: int) -> bool:
        return False

    def barriers(self, s: DivineRightState, members: Sequence[int]) -> Barriers:
        return Barriers(s.world.isle | s.world.temple)

    def arrives(self, s: DivineRightState, march: March, before: int, space: int) -> None:
        """Nobody takes notice."""


@modes.way(option="curses")
class AsABird(OfABeast):
    """Twice as far as the hero walks, over everything; it comes down on land."""

    number = AS_BIRD
    FORM = ALOFT

    def allowance(self, s: DivineRightState, members: Sequence[int]) -> int:
        return 2 * party.move_of(s, members[0])

    def how(self, s: DivineRightState, members: Sequence[int]) -> ground.How:
        return BY_AIR

    def barriers(self, s: DivineRightState, members: Sequence[int]) -> Barriers:
        return Barriers(s.world.isle | s.world.temple, 0, s.world.field.all & ~s.world.land)

    def why_not(self, s: DivineRightState, members: Sequence[int], space: int) -> list[Reason]:
        sea = not s.world.land >> space & 1
        return [Reason("DR-A-CURSE-37", "beast-stays-ashore", unit=members[0], hex=space)] if sea else []


def waters(world: World) -> int:
    return world.spaces_with(WATERS)


@cache
def _water_steps(world: World) -> Steps:
    wet = waters(world)
    near = world.grid.neighbours
    return make_steps(near, lambda space, way: 1 if wet >> space & wet >> near[space][way] & 1 else None)


@cache
def creeks(world: World) -> tuple[int, ...]:
    """How far every space is from the nearest water, never over mountains; a large number: it cannot be reached."""
    far = [world.grid.size] * world.grid.size
    edge, distance = waters(world), 0
    dry = world.field.all & ~edge & ~world.spaces_with(MOUNTAIN)
    for space in hexes_of(edge):
        far[space] = 0
    while edge:
        distance += 1
        edge = world.field.beside(edge) & dry
        dry &= ~edge
        for space in hexes_of(edge):
            far[space] = distance
    for space in hexes_of(world.spaces_with(MOUNTAIN) & ~waters(world)):  # it may leave one it stands in
        far[space] = 1 + min(far[near] for near in world.field.near[space])
    return tuple(far)


@cache
def _creek_steps(world: World) -> Steps:
    far, near, hills = creeks(world), world.grid.neighbours, world.spaces_with(MOUNTAIN) & ~waters(world)
    return make_steps(
        near,
        lambda space, way: 1 if far[near[space][way]] < far[space] and not hills >> near[space][way] & 1 else None,
    )


@modes.way(option="curses")
class AsASwimmer(OfABeast):
    """A point for every space of water; far from it by the shortest way to the nearest (DR-A-CURSE-38)."""

    number = AS_SWIMMER
    FORM = IN_WATER

    def reach(self, s: DivineRightState, members: Sequence[int], spent: int) -> Reach:
        world, at = s.world, s.where[members[0]]
        wet = waters(world) >> at & 1
        left = self.allowance(s, members) - spent
        closed = self.barred(s, members).closed
        steps = _water_steps(world) if wet else _creek_steps(world)
        return reach_from(steps, at, left, ground.entry_map(world, closed, 0 if wet else waters(world)))

    def why_not(self, s: DivineRightState, members: Sequence[int], space: int) -> list[Reason]:
        return [Reason("DR-A-CURSE-38", "beast-swims", unit=members[0], hex=space)]
