"""Shapes that are named as one answer (DW-B-MOV-59): a line of a frontage, a square, a wedge, skirmishers."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from hexarchy.core import data
from hexarchy.core.axial import Offset
from hexarchy.games.demonworld.board import DATA
from hexarchy.games.demonworld.facing import FACINGS, REAR, RIGHT
from hexarchy.games.demonworld.formation import LEAST, SQUARE, WEDGE, WEDGE_RANKS
from hexarchy.games.demonworld.goals import line_of
from hexarchy.games.demonworld.words import LINES, SHAPES


class Plan(NamedTuple):
    """The fields of a shape from its first one: of a line the left end of its front rank, of a wedge its point.

    `ring`: of a square, how the elements on the first of them face; nobody attached to the unit stands there.
    `inside`: what it encloses.
    """

    fields: tuple[Offset, ...]
    ring: tuple[int, ...] = ()
    inside: tuple[Offset, ...] = ()


class SpotForm(msgspec.Struct, frozen=True):
    field: Offset
    facing: str


class SquareForm(msgspec.Struct, frozen=True):
    elements: int
    ring: list[SpotForm] = []
    interior: list[Offset] = []


class SquareForms(msgspec.Struct, frozen=True):
    template: list[SquareForm]


class FormationForms(msgspec.Struct, frozen=True):
    square: SquareForms


class FormationsFile(msgspec.Struct, frozen=True):
    formation: FormationForms


class Shapes:
    """All shapes, for any number of elements and any facing."""

    def __init__(self, pack: Path | None = None) -> None:
        read = data.read([pack, DATA] if pack else [DATA], "geometry.toml", FormationsFile)
        drawn = [form for form in read.formation.square.template if form.ring]
        self._squares: Final = sorted(drawn, key=lambda form: -form.elements)
        self._plans: Final[dict[tuple[int, int, int, int], Plan | None]] = {}

    def plan(self, shape: int, count: int, facing: int, guests: int = 0) -> Plan | None:
        """A shape for so many elements, `guests` of them attached to the unit; None where they are too few for it."""
        key = shape, count, facing, guests
        if key not in self._plans:
            self._plans[key] = self._plan(shape, count, facing, guests)
        return self._plans[key]

    def fields(self, shape: int, count: int, facing: int) -> tuple[Offset, ...]:
        plan = self.plan(shape, count, facing)
        assert plan is not None, "it was offered"
        return plan.fields

    def _plan(self, shape: int, count: int, facing: int, guests: int) -> Plan | None:
        if shape < len(LINES):
            return Plan(line_of(count, shape + 1, facing))
        kind = SHAPES[shape]
        if count < LEAST[kind]:
            return None
        if kind == SQUARE:
            return self._square(count, guests)
        spots = wedge(count) if kind == WEDGE else skirmish(count)
        return None if len(spots) < count else Plan(tuple(_on_grid(spot, facing) for spot in spots))

    def _square(self, count: int, guests: int) -> Plan | None:
        """The largest ring drawn in the book that a unit has enough elements for, the others inside (DW-S-FOR-05)."""
        for form in self._squares:
            within = count - len(form.ring)
            if guests <= within <= len(form.interior):
                ring = [spot.field for spot in form.ring]
                facings = tuple(FACINGS.index(spot.facing) for spot in form.ring)
                return Plan((*ring, *form.interior[:within]), facings, tuple(form.interior))
        return None


# In a unit's own coordinates: places along the rank, ranks to the rear.


def wedge(count: int) -> list[tuple[int, int]]:
    """One, two, three; then the fourth rank and the fifth, as much in the middle as can be (DW-S-FOR-11)."""
    spots = [(along, back) for back in range(WEDGE_RANKS) for along in range(-back, 1)]
    for back in (WEDGE_RANKS, WEDGE_RANKS + 1):
        rest = min(count - len(spots), back + 1)
        first = -back + (back + 1 - rest) // 2
        spots += [(first + place, back) for place in range(rest)]
    return spots


def skirmish(count: int) -> list[tuple[int, int]]:
    """Every second place of two ranks with an empty row between them (DW-S-FOR-17)."""
    front = (count + 1) // 2
    return [*((2 * place, 0) for place in range(front)), *((2 * place, 2) for place in range(count - front))]


def _on_grid(spot: tuple[int, int], facing: int) -> Offset:
    (along, back), right, rear = spot, RIGHT[facing], REAR[facing][1]
    return along * right[0] + back * rear[0], along * right[1] + back * rear[1]
