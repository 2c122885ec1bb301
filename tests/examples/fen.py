"""A table for the rules of Lantern Fen: barges, hands and dice as they are wanted, and a turn's orders in one line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hexarchy.core.dice import SeededDice
from lanternfen import GAME
from lanternfen.rules import Orders
from lanternfen.state import DECK, HAND, WORLD, Barge
from tests.tables import Table

THREE = ("otter", "heron", "toad")


def fen(
    barges: Mapping[str, tuple[Any, ...]] | None = None,
    *,
    hands: Mapping[str, Sequence[str]] | None = None,
    dice: Sequence[int] = (),
    turn: int = 1,
    seats: Sequence[str] = THREE,
) -> Table:
    """The orders of a turn. A barge is its mast's hex, its facing and its leaks; others lie at their berths."""
    state: Any = GAME.first_state(GAME.setting(seats=seats), SeededDice(1).after(dice))
    state.turn = turn
    for name, (hex_, *rest) in (barges or {}).items():
        state.put(state.setting.seat(name), Barge(WORLD.grid.at(hex_), *rest))
    for name, kinds in (hands or {}).items():
        seat = state.setting.seat(name)
        for kind in kinds:
            card = state.cards.one(DECK, WORLD.kinds.index(kind))
            state.cards = state.cards.moved(card, HAND + seat, 1 << seat)
    state.frames.append(Orders())
    state.run()
    return Table(GAME, state)


def order(t: Table, seat: str, strokes: str = "", *, ally: str = "", card: str = "", seal: bool = True) -> Table:
    """One seat's orders; strokes that are not named are held."""
    t.do(f"pledge {ally}" if ally else "alone", seat=seat)
    if t.options_of(seat) and "keep" in t.options_of(seat):
        t.do(f"play {card}" if card else "keep", seat=seat)
    given = strokes.split()
    while any(option.startswith("stroke") for option in t.options_of(seat)):
        t.do(f"stroke {given.pop(0) if given else 'hold'}", seat=seat)
    assert not given, f"too many strokes: {given}"
    return t.do("seal", seat=seat) if seal else t


def turn(t: Table, **orders: str | Mapping[str, str]) -> Table:
    """A whole turn. `otter="ahead ahead"`, or `otter={"strokes": "ahead", "ally": "heron"}`; the others hold."""
    for seat in t.asked:
        given = orders.get(seat, "")
        named = {"strokes": given} if isinstance(given, str) else given
        order(t, seat, named.get("strokes", ""), ally=named.get("ally", ""), card=named.get("card", ""))
    return t


def hexes(t: Table, seat: str) -> list[str]:
    """The hexes of a barge, its bow first."""
    found: list[str] = t.view(None)["barges"][seat]["hexes"]
    return found
