"""Curses for tests: tables with the switch on, heroes who curse, and what is seen of it."""

from __future__ import annotations

from typing import Any

from hexarchy.core.hexsets import hexes_of
from tests.divine_right.table import WORLD, Table, at

# Open ground that belongs to nobody, and two spaces beside it.
FIELD, NEAR, OTHER = "1425", "1325", "1526"
KITCHEN, SCHOOL, COLONY, TEMPLE = "3400", "1210", "2725", "1601"
MARKET = WORLD.grid.ids[next(iter(hexes_of(WORLD.markets)))]  # a Rogue there has always something to do
TWO = {"schardenzar": "first", "fox": "second"}


def game(phase: str, hexes: dict[str, list[str]] | None = None, *, on: bool = True, **more: Any) -> Table:
    options = {"level": "intermediate", "curses": on, **more.pop("options", {})}
    return at(phase, hexes=hexes or {}, options=options, **more)


def meeting(*dice: int, victim: str = "fox", curser: str = "schardenzar", guards: bool = True, **more: Any) -> Table:
    """The first seat's curser beside a hero of the second, at the end of movement; the hero is not alone."""
    company = ["muetar_army_1"] if guards else []
    masters = {curser: "first", victim: "second", "rogue_9": "first", **more.pop("masters", {})}
    masters = {piece: seat for piece, seat in masters.items() if not piece.endswith(("_monarch", "_army_1"))}
    hexes = {FIELD: [curser, victim, *company], MARKET: ["rogue_9"], **more.pop("hexes", {})}
    return game("movement", hexes, masters=masters, dice=[*dice], **more).do("done")


def curse(t: Table, victim: str, kind: str) -> Table:
    """Curse somebody, whoever does it."""
    return t.do(f"curse {victim}", f"lay {kind}")


def curses(t: Table, piece: str) -> list[str]:
    """The Curses on a piece, as everybody sees them."""
    return [told["curse"] for told in t.view(None)["curses"]["on"].get(piece, [])]


def working(t: Table, piece: str) -> list[str]:
    return [told["curse"] for told in t.view(None)["curses"]["on"].get(piece, []) if told["works"]]


def guises(t: Table) -> dict[str, Any]:
    """The counters that stand for others."""
    found: dict[str, Any] = t.view(None)["curses"]["guises"]
    return found


def next_turn(t: Table, seat: str, question: str = "next-move") -> Table:
    """Go on, mildly, until a seat is asked this in a later player turn."""
    start = t.s.phasing, t.s.turn
    for _ in range(600):
        if t.asked == [seat] and t.question == question and (t.s.phasing, t.s.turn) != start:
            return t
        mild = next((a for a in ("no", "done", "none", "stop") if a in t.options), t.options[-1])
        t.do(mild)
    raise AssertionError(f"never came to {question}")
