"""A battle: what lies and stands on the table before the first round, as agreed on or written in a position.

It never changes, all states of a match share it, and it is written into them as plain values.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from hexarchy.core import data
from hexarchy.core.shapes import Footprints
from hexarchy.games.demonworld.board import DATA, Area, Laid
from hexarchy.games.demonworld.roster import Force, Roster
from hexarchy.games.demonworld.sight import Lines
from hexarchy.games.demonworld.terrain import Ground
from hexarchy.games.demonworld.words import SIDES

if TYPE_CHECKING:
    from hexarchy.games.demonworld.verbs import Offers
    from hexarchy.games.demonworld.world import World

ZONE_ROWS: Final = 3  # the full rows nearest an edge (DW-B-WIN-03)


class Battle:
    """`layout`: sheets row by row; `forces`: the cards; `zones`: for each side the rows it deploys in."""

    def __init__(self, world: World, level: int, layout: Layout, forces: Forces, rounds: int, zones: Zones) -> None:
        self.world: Final = world
        self.level: Final = level
        self.layout: Final = layout
        self.forces: Final = forces
        self.rounds: Final = rounds
        self.zones: Final = zones
        self.area: Final = area_of(world, layout)
        self.roster: Final = Roster(world.cards, level, forces)
        self.ground: Final = Ground(self.area, level)
        self.lines: Final = Lines(self.area)
        # Of each element that covers more than one field; empty where there is none (large/bases.py).
        self.footprints: Final[tuple[Footprints | None, ...]] = ()
        self.offers: Final[Offers] = world.verbs.offers(self.area, self.roster)

    def to_json(self) -> list[Any]:
        return [self.layout, self.forces, self.rounds, self.zones]


Layout = tuple[tuple[Laid, ...], ...]
Forces = tuple[Force, ...]
Zones = tuple[tuple[int, int], ...]  # of each side: first and last row, from the upper edge


@lru_cache(64)
def area_of(world: World, layout: Layout) -> Area:
    return Area(world.sheets, layout)


@lru_cache(256)
def battle(world: World, level: int, layout: Layout, forces: Forces, rounds: int, zones: Zones) -> Battle:
    return Battle(world, level, layout, forces, rounds, zones)


def from_json(world: World, level: int, written: Sequence[Any]) -> Battle:
    layout, forces, rounds, zones = written
    laid = tuple(tuple(Laid(*sheet) for sheet in row) for row in layout)
    return battle(world, level, laid, tuple(Force(*force) for force in forces), rounds, tuple(map(tuple, zones)))


def usual_zones(layout: Layout, deep: int = ZONE_ROWS) -> Zones:
    """The full rows nearest the upper edge, and those nearest the lower one; the half rows are left free."""
    last = 14 * len(layout)
    return (1, deep), (last - deep, last - 1)


# -- scenarios ---------------------------------------------------------------------------------------------------------


class BattleForm(msgspec.Struct, frozen=True):
    """A battle as `battles.toml` has it."""

    id: str
    rounds: int
    layout: list[list[str]]
    orcs: list[str]
    empire: list[str]


class BattlesFile(msgspec.Struct, frozen=True):
    battle: list[BattleForm]


def laid(written: str) -> Laid:
    """A sheet as data files have it: "3", or "3 turned"."""
    number, _, turned = written.partition(" ")
    return Laid(int(number), bool(turned))


class Battles:
    """Those that are written down, by the name of their scenario."""

    def __init__(self, pack: Path | None = None) -> None:
        read = data.read([pack, DATA] if pack else [DATA], "battles.toml", BattlesFile)
        self.all: Final[Mapping[str, BattleForm]] = {form.id: form for form in read.battle}

    def battle(self, world: World, scenario: str, level: int, sides: Sequence[str]) -> Battle:
        """The battle of a scenario: the cards of a side go round among its seats."""
        form = self.all[scenario]
        layout = tuple(tuple(map(laid, row)) for row in form.layout)
        forces: list[Force] = []
        for side, cards in enumerate((form.orcs, form.empire)):
            seats = [seat for seat, name in enumerate(sides) if name == SIDES[side]]
            forces += [Force(card, side, seats[number % len(seats)]) for number, card in enumerate(cards)]
        return battle(world, level, layout, tuple(forces), form.rounds, usual_zones(layout))
