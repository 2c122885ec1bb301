"""Words for tests of movement: give a whole order in one line, and look at what it cost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hexarchy.games.dark_emperor import GAME
from hexarchy.games.dark_emperor.words import FORCES
from tests.dark_emperor.table import WORLD, Stacks, Table, at, hex_at, names

# A leader of each player far out at sea: while he may move the Movement Segment is not over.
WITNESS = {"necromancer": ("mezal", "0101"), "kingdoms": ("silfaren", "3801")}


def moving(
    player: str = "necromancer", *, hexes: Stacks, active: Mapping[str, str] | None = None, **more: Any
) -> Table:
    """A table in a player's Movement Segment, which stays open after the last move. Hired are only those named."""
    placed = {piece for stack in hexes.values() for piece in stack}
    hired = [FORCES.index(group) for group in more.get("groups", ())]
    rest = [p.id for p in WORLD.pieces if p.force in hired and p.kind != "device" and p.id not in placed]
    piles = {**more.pop("piles", {}), "gone": rest}
    leader, place = WITNESS[player]
    served = {"ahautsieron": "kingdoms"} if player == "kingdoms" else {}
    hexes, active = {**hexes, place: [leader]}, {**served, **(active or {})}
    return at("movement", player, hexes=hexes, active=active, piles=piles, **more)


def march(t: Table, pieces: str | Sequence[str], *path: str, stop: bool = True) -> Table:
    """Move pieces of one hex along a path; they stop at its end unless they had to already."""
    first, *others = [pieces] if isinstance(pieces, str) else pieces
    t.do(f"move {first}", *(f"with {piece}" for piece in others))
    t.do(*(f"step {hex_}" for hex_ in path))
    if stop and t.question == "march":
        t.do("stop")
    return t


def points(t: Table) -> list[int]:
    """The points of the steps taken so far, each on its own."""
    totals = [event["points"] for event in t.events("steps")]
    return [total - before for before, total in zip([0, *totals], totals, strict=False)]


def stacks(t: Table) -> list[tuple[str, str, int, list[str]]]:
    """The groups recorded for attrition: start, end, points, units."""
    ids = WORLD.grid.ids
    return [(ids[start], ids[end], owed, names(units)) for start, end, owed, units in t.s.half.stacks]


def escorted(t: Table, spell: int, caster: str, *units: str) -> Table:
    """A movement spell has worked for a caster and these units."""
    served = tuple(WORLD.index_of(unit) for unit in units)
    t.s.half = t.s.half._replace(escorts=(*t.s.half.escorts, (spell, WORLD.index_of(caster), served)))
    return t


def mooring(t: Table, piece: str) -> int | None:
    """The shore or bank a piece is on, if it is remembered."""
    return t.s.moorings.get(WORLD.index_of(piece))


def shore_of(hex_: str, sea_hex: str) -> int:
    """The shore of a coast that a sea hex belongs to."""
    shores = GAME.crossings.shores[hex_at(hex_)]
    return next(n for n, row in enumerate(shores) if row >> hex_at(sea_hex) & 1)
