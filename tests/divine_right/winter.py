"""Tables for tests of winter: Immer, whose land is in the Snow Area, plays against Muetar unless said otherwise."""

from __future__ import annotations

from typing import Any

from hexarchy.games.divine_right.movement import modes
from tests.divine_right.table import WORLD, Table, at

KINGDOMS = {"immer": "first", "muetar": "second"}
ALTARR, WIRZOR, GAP = "1406", "1203", "1805"  # castles of Immer; the first is royal
PLAIN, NEAR, WOOD, SWAMP = "1306", "1307", "1509", "1208"  # in the Snow Area; the wood is of nobody
MOUNTAIN = "1804"  # of Zorn, beside Gap Castle
SOUTH, BORDER = "1610", "1609"  # the first row south of the Snow Area, and its last
FROST, KEEP_ROW = "1212", "1117"  # wasteland north of the Keep; Hothior, in the row above the Keep's


def cold(phase: str, *, turn: int = 22, on: bool = True, options: Any = None, **more: Any) -> Table:
    """The beginning of a phase in winter."""
    chosen = {"level": "intermediate", "winter": on, **(options or {})}
    if not on:
        chosen |= {"variable_length": True, "last_turn": 30}
    return at(phase, turn=turn, options=chosen, **{"kingdoms": KINGDOMS, **more})


def pieces(kind: str, *numbers: int) -> list[str]:
    return [f"{kind}_{number}" for number in numbers]


def points(t: Table, *party: str) -> int:
    """What a party may spend that is about to set out."""
    t.do(f"move {party[0]}", *(f"with {piece}" for piece in party[1:]))
    return int(t.about["points"])


def costs(t: Table, piece: str) -> dict[str, int]:
    """What a piece pays for the spaces it can reach."""
    found = modes.reach(t.s, [WORLD.index[piece]], 0).costs
    return {WORLD.grid.ids[space]: cost for space, cost in found.items()}
