"""Bases of three and four fields: what they cover, what lies around them, how they step and turn (DW-E-GIA-02 to -09,
DW-E-DRA-02 to -07, DW-E-CHA-01 to -07, DW-E-ART-01 to -07). Written once in `geometry.toml` for facing north."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from hexarchy.core import data
from hexarchy.core.axial import DIRECTIONS, Offset, plus, turned
from hexarchy.core.shapes import Shape
from hexarchy.games.demonworld.board import DATA
from hexarchy.games.demonworld.facing import FACINGS

FORWARD, BACKWARD, ON_THE_SPOT = "forward", "backward", "on the spot"


class StepForm(msgspec.Struct, frozen=True):
    mp: int
    vectors: list[Offset]


class TurnForm(msgspec.Struct, frozen=True):
    kind: str
    direction: str
    degrees: int
    pivot: str
    mp: int
    new_facing: str
    new_anchor: Offset
    new_fields: list[Offset]


class BaseForm(msgspec.Struct, frozen=True):
    fields: dict[str, Offset]
    zones: dict[str, list[Offset]]
    moves: dict[str, StepForm]
    turn: list[TurnForm] = []


class GeometryFile(msgspec.Struct, frozen=True):
    base: dict[str, BaseForm]


class Move(NamedTuple):
    """Where the anchor comes to, how the base looks then, and what that costs. `kind`: a step's way, or a turn's."""

    kind: str
    anchor: Offset
    facing: int
    points: int


class Base:
    """A kind of base. Offsets are from its anchor field."""

    def __init__(self, form: BaseForm) -> None:
        self.shape: Final = Shape(form.fields, form.zones)
        steps = [Move(kind, step, 0, way.mp) for kind, way in form.moves.items() for step in way.vectors]
        turns = [Move(one.kind, one.new_anchor, FACINGS.index(one.new_facing), one.mp) for one in form.turn]
        # For every facing all it can do.
        self.moves: Final = tuple(
            tuple(Move(kind, turned(at, f), (facing + f) % DIRECTIONS, mp) for kind, at, facing, mp in (*steps, *turns))
            for f in range(DIRECTIONS)
        )

    def covered(self, anchor: Offset, facing: int) -> tuple[Offset, ...]:
        return tuple(plus(anchor, field) for field in self.shape.covered[facing])

    def after(self, anchor: Offset, facing: int, move: Move) -> tuple[Offset, int]:
        """Anchor and facing after one of the moves of this facing."""
        return plus(anchor, move.anchor), move.facing

    def entered(self, anchor: Offset, facing: int, move: Move) -> set[Offset]:
        """The fields that come under the base and were not under it before (DW-E-OVR-03)."""
        there, then = self.after(anchor, facing, move)
        return {*self.covered(there, then)} - {*self.covered(anchor, facing)}


class Bases:
    """All bases there are, by name."""

    def __init__(self, pack: Path | None = None) -> None:
        read = data.read([pack, DATA] if pack else [DATA], "geometry.toml", GeometryFile)
        self.all: Final = {name: Base(form) for name, form in read.base.items()}
