"""Tables of the Intermediate game for rule tests."""

from __future__ import annotations

from typing import Any

from tests.divine_right.table import WORLD, Table, at

INTERMEDIATE = {"level": "intermediate"}


def table(phase: str, *, foes: tuple[str, ...] = (), **more: Any) -> Table:
    """An Intermediate game: pieces of no kingdom serve the first seat, those of `foes` the second."""
    placed = [piece for stack in more.get("hexes", {}).values() for piece in stack]
    free = [piece for piece in placed if WORLD.pieces[WORLD.index[piece]].kingdom < 0]
    masters = {piece: "second" if piece in foes else "first" for piece in free}
    return at(phase, options=INTERMEDIATE, **{"masters": masters, **more})


def around(space: str) -> list[str]:
    return [WORLD.grid.ids[near] for near in WORLD.field.near[WORLD.grid.at(space)]]


def armies(kingdom: str, *numbers: int) -> list[str]:
    return [f"{kingdom}_army_{number}" for number in numbers]


def airborne(t: Table, piece: str) -> bool:
    return bool(t.s.airborne >> WORLD.index[piece] & 1)


def submerged(t: Table, piece: str) -> bool:
    return bool(t.s.submerged >> WORLD.index[piece] & 1)


def in_boat(t: Table, piece: str) -> bool:
    return bool(t.s.boats >> WORLD.index[piece] & 1)
