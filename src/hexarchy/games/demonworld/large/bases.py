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

AHEAD, SIDEWARD, BACK = "ahead", "sideward", "backward"
FORWARD, BACKWARD, ON_THE_SPOT = "forward", "backward", "on the spot"
HANDS: Final = ("left", "right")
WAYS: Final = {AHEAD: "ahead", SIDEWARD: "side", BACK: "back"}


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
    """Where the anchor comes to, how the base looks then, and what that costs. `kind`: a step's way, or a turn's;
    `name`: among `words.STEPS_OF_BASES` or `words.TURNS_OF_BASES`."""

    kind: str
    anchor: Offset
    facing: int
    points: int
    name: str = ""


def turn_name(turn: TurnForm) -> str:
    way = "spot" if turn.kind == ON_THE_SPOT else "front" if turn.pivot == "front" else turn.kind
    return f"{way}-{turn.direction}"


class Base:
    """A kind of base. Offsets are from its anchor field."""

    def __init__(self, form: BaseForm) -> None:
        self.shape: Final = Shape(form.fields, form.zones)
        # Is it struck harder from flank and rear? Those with zones all round, or a team in front, are not.
        self.exposed: Final = "flank_left_front" not in form.zones and "rear" in form.zones
        steps = [
            Move(kind, step, 0, way.mp, f"{WAYS[kind]}-{hand}")
            for kind, way in form.moves.items()
            for hand, step in zip(HANDS, way.vectors, strict=True)
        ]
        turns = [
            Move(one.kind, one.new_anchor, FACINGS.index(one.new_facing), one.mp, turn_name(one)) for one in form.turn
        ]
        # For every facing all it can do.
        self.moves: Final = tuple(
            tuple(
                move._replace(anchor=turned(move.anchor, f), facing=(move.facing + f) % DIRECTIONS)
                for move in (*steps, *turns)
            )
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
