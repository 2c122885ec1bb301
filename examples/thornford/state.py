"""What is printed (`World`) and what is true at one moment of a match (`ThornfordState`)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from hexarchy.core.data import read
from hexarchy.core.hexes import Grid
from hexarchy.core.paths import CLOSED, FREE, STOP, make_steps
from hexarchy.core.state import State, state_class

if TYPE_CHECKING:
    from thornford import Thornford

SEATS: Final = ("reavers", "wardens")
REAVERS, WARDENS = 0, 1
OFF: Final = -1  # where a destroyed unit is
NOBODY: Final = -1
DATA: Final = Path(__file__).parent / "data"


class Unit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands on a counter."""

    id: str
    side: str
    strength: int
    mp: int
    hex: str


class BoardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The form of board.toml."""

    turns: int
    ground: list[str]
    ford: str
    river: list[str]
    unit: list[Unit]


class World:
    """The board and the counters: what never changes."""

    def __init__(self) -> None:
        printed = read([DATA], "board.toml", BoardFile)
        self.turns: Final = printed.turns
        self.units: Final = tuple(printed.unit)
        self.seat: Final = tuple(SEATS.index(unit.side) for unit in self.units)
        self.grid: Final = Grid.numbered(len(printed.ground[0]), len(printed.ground))
        self.ground: Final = tuple(printed.ground[row - 1][column - 1] for column, row in self.grid.cells)
        self.village: Final = self.ground.index("V")
        self.river: Final = frozenset(map(self.hexside, printed.river))
        self.ford: Final = self.hexside(printed.ford)
        self.steps: Final = {mp: make_steps(self.grid.neighbours, self._cost(mp)) for mp in {u.mp for u in self.units}}

    def hexside(self, name: str) -> int:
        a, b = map(self.grid.at, name.split("-"))
        way = self.grid.direction(a, b)
        assert way is not None, name
        return self.grid.hexside(a, way)

    def between(self, a: int, b: int) -> int:
        """The hexside between two neighbours."""
        return self.grid.hexside(a, self.grid.neighbours[a].index(b))

    def _cost(self, mp: int) -> Any:
        def cost(hex_: int, way: int) -> int:
            side = self.grid.hexside(hex_, way)
            if side in self.river and side != self.ford:
                return mp  # TF-5
            return 2 if self.ground[self.grid.neighbours[hex_][way]] == "F" else 1  # TF-4

        return cost


@state_class
class ThornfordState(State):
    """Everything true in a match at one moment: plain values that are replaced, never changed."""

    game: Thornford
    clock: int = 0  # two a turn
    where: tuple[int, ...] = ()  # for each unit its hex, or OFF
    captains: tuple[int, int] = (NOBODY, NOBODY)  # for each seat the unit it has named
    shown: tuple[int, ...] = ()  # captains' units that everybody knows
    fought: tuple[int, ...] = ()  # units that would have shown a captain
    done: tuple[int, ...] = ()  # units that have moved, or attacked, in this part of the turn
    held: bool = False  # reavers have stood in the village since the end of their last turn

    # -- questions of the rules ---------------------------------------------------------------------------------------

    @property
    def phasing(self) -> int:
        return self.clock % 2

    @property
    def turn(self) -> int:
        return self.clock // 2 + 1

    def band(self, seat: int) -> list[int]:
        """The units a seat has left."""
        return [unit for unit, hex_ in enumerate(self.where) if hex_ != OFF and self.game.world.seat[unit] == seat]

    def enemies_beside(self, seat: int, hex_: int) -> list[int]:
        """The enemies of a seat next to a hex."""
        near = self.game.world.grid.neighbours[hex_]
        return [foe for foe in self.band(1 - seat) if self.where[foe] in near]

    def entry(self, seat: int) -> bytes:
        """How hexes may be entered: not where others stand (TF-6), and no farther beside an enemy (TF-7)."""
        found = bytearray([FREE]) * self.game.world.grid.size
        for foe in self.band(1 - seat):
            for near in self.game.world.grid.neighbours[self.where[foe]]:
                found[near] = STOP if near >= 0 else found[near]
        for hex_ in self.where:
            if hex_ != OFF:
                found[hex_] = CLOSED
        return bytes(found)

    # -- changes ------------------------------------------------------------------------------------------------------

    def name_captain(self, unit: int) -> None:
        """A unit is its seat's captain's."""
        by_seat = {**dict(enumerate(self.captains)), self.game.world.seat[unit]: unit}
        self.captains = (by_seat[REAVERS], by_seat[WARDENS])

    def put(self, unit: int, hex_: int) -> None:
        """The one place where units change hexes."""
        if self.where[unit] == self.game.world.village:
            self.held = False  # TF-13
        self.where = (*self.where[:unit], hex_, *self.where[unit + 1 :])
