"""What is printed (`World`) and what is true at one moment of a match (`FenState`)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from hexarchy.core.axial import DIRECTIONS
from hexarchy.core.cups import Cups, cups_field
from hexarchy.core.data import read
from hexarchy.core.fields import records
from hexarchy.core.hexes import NOWHERE, Grid
from hexarchy.core.page.board import Emblem
from hexarchy.core.results import Result
from hexarchy.core.shapes import Footprints, Shape
from hexarchy.core.state import State, state_class

if TYPE_CHECKING:
    from lanternfen import LanternFen

DATA: Final = Path(__file__).parent / "data"
NOBODY: Final = -1
STROKES: Final = ("ahead", "astern", "port", "starboard", "hold")
AHEAD, ASTERN, PORT, STARBOARD, HOLD = range(5)
SHAPE: Final = Shape({"bow": (0, -1), "mast": (0, 0), "stern": (0, 1)})  # of a barge that faces north (LF-6)
DECK, PLAYED, HAND = 0, 1, 2  # where cards are; the hand of a seat is HAND + seat


class Animal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How an animal is told from others, with colours and without."""

    id: str
    emblem: Emblem
    paint: str
    ink: str = "#ffffff"


class BoardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The form of board.toml."""

    turns: int
    ground: list[str]
    berths: list[tuple[str, int]]
    cards: list[str]
    copies: int
    animals: list[Animal]


class Barge(NamedTuple):
    hex: int  # of its mast
    facing: int
    leaks: int = 0


class World:
    """The fen, the animals and the cards: what never changes."""

    def __init__(self) -> None:
        printed = read([DATA], "board.toml", BoardFile)
        self.turns: Final = printed.turns
        self.animals: Final = tuple(printed.animals)
        self.kinds: Final = tuple(printed.cards)
        self.cards: Final = tuple(range(len(self.kinds))) * printed.copies  # the kind of each
        self.grid: Final = Grid.numbered(len(printed.ground[0]), len(printed.ground))
        dry = (printed.ground[row - 1][column - 1] == "o" for column, row in self.grid.cells)
        self.isles: Final = tuple(hex_ for hex_, isle in enumerate(dry) if isle)
        self.berths: Final = tuple(Barge(self.grid.at(hex_), facing) for hex_, facing in printed.berths)
        self._lying: Final = Footprints(self.grid, SHAPE)

    def covered(self, barge: Barge) -> tuple[int, ...]:
        """The three hexes of a barge, its bow first; none where it cannot lie (LF-6)."""
        found = None if barge.hex == NOWHERE else self._lying.covered(barge.hex, barge.facing)
        return found if found and not {*found}.intersection(self.isles) else ()

    def beside(self, barge: Barge) -> tuple[int, ...]:
        return self._lying.around(barge.hex, barge.facing)

    def after(self, barge: Barge, stroke: int) -> Barge | None:
        """A barge after a stroke (LF-7); None where the fen leaves it no room."""
        hex_, facing, _ = barge
        if stroke in (AHEAD, ASTERN):
            hex_ = self.grid.neighbours[hex_][facing if stroke == AHEAD else self.grid.opposite(facing)]
        elif stroke != HOLD:
            facing = (facing + (1 if stroke == STARBOARD else -1)) % DIRECTIONS
        moved = barge._replace(hex=hex_, facing=facing)
        return moved if self.covered(moved) else None


WORLD: Final = World()
SEATS: Final = tuple(animal.id for animal in WORLD.animals)


@state_class
class FenState(State):
    """Everything true in a match at one moment. What there is for each seat, there is for those that play."""

    game: LanternFen
    turn: int = 0
    barges: tuple[Barge, ...] = records(Barge)
    allies: tuple[int, ...]  # of each seat: the one it is allied with, or NOBODY
    sunk: tuple[int, ...] = ()  # the first to sink first
    lit: tuple[int, ...]  # of each isle: the seat that has lit it, or NOBODY
    cards: Cups = cups_field()

    # -- questions of the rules ---------------------------------------------------------------------------------------

    def living(self, seat: int) -> bool:
        return seat not in self.sunk

    @property
    def afloat(self) -> list[int]:
        return [seat for seat in range(len(self.barges)) if self.living(seat)]

    def name(self, seat: int) -> str:
        return self.setting.seats[seat]

    def in_the_way(self, seat: int, barge: Barge) -> int:
        """The first other seat whose barge lies where this one of a seat would."""
        covered = {*WORLD.covered(barge)}
        others = (other for other in self.afloat if other != seat)
        return next((other for other in others if covered.intersection(WORLD.covered(self.barges[other]))), NOBODY)

    # -- changes ------------------------------------------------------------------------------------------------------

    def put(self, seat: int, barge: Barge) -> None:
        """The one place where barges change."""
        self.barges = (*self.barges[:seat], barge, *self.barges[seat + 1 :])

    def sink(self, seat: int) -> None:
        """LF-10."""
        self.emit("sinks", side=self.name(seat), hex=self.barges[seat].hex)
        self.sunk = (*self.sunk, seat)
        self.lit = tuple(NOBODY if owner == seat else owner for owner in self.lit)
        self.allies = tuple(NOBODY if seat in (one, ally) else ally for one, ally in enumerate(self.allies))
        self.cards = self.cards.carried(self.cards.within(HAND + seat), PLAYED)

    def resign(self, seat: int) -> None:
        self.emit("resigned", side=self.name(seat), winner=None)
        self.sink(seat)
        self.end_if_settled()

    def end_if_settled(self, *, last: bool = False) -> None:
        """After the last turn, or when one animal or two allies are left (LF-12)."""
        first, *rest = self.afloat
        if rest and rest != [self.allies[first]] and not last:
            return
        scores = tuple(map(self.lit.count, range(len(self.barges))))
        allied = (scores[ally] if ally != NOBODY else 0 for ally in self.allies)
        worth = [(True, own + more) for own, more in zip(scores, allied, strict=True)]
        for place, seat in enumerate(self.sunk):
            worth[seat] = (False, place)
        self.end_ranked(Result(tuple(1 + sum(other > own for other in worth) for own in worth), scores, "LF-12"))

    # -- what leaves the state ----------------------------------------------------------------------------------------

    def deal_hidden(self, seat: int, rng: Any) -> None:
        self.cards = self.cards.redealt(seat, rng)
