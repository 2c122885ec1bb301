"""A table for rule tests: set up a situation in a few words, script the dice, play, and look.

t = at("movement", hexes={"1610": ["necro_greater_1", "tol_morn"]}, active={"lammarech": "kingdoms"})
t.do("move necro_greater_1", "step 1609", "stop")
assert t.where("necro_greater_1") == "1609"
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from hexarchy.core.dice import DiceSource, ScriptedDice, SeededDice
from hexarchy.games.dark_emperor import GAME
from hexarchy.games.dark_emperor.state import DarkEmperorState
from hexarchy.games.dark_emperor.words import KINGDOM_IDS, PLACES, SIDES
from tests import tables

WORLD = GAME.world
Stacks = Mapping[str, Sequence[str]]


class Table(tables.Table):
    """A table of Dark Emperor."""

    s: DarkEmperorState

    def __init__(self, state: DarkEmperorState) -> None:
        super().__init__(GAME, state)

    def where(self, piece: str) -> str:
        """A piece's hex, or the name of its place off the map ("pool", "gone", "dead" …)."""
        at_ = self.s.where[WORLD.index_of(piece)]
        return WORLD.grid.ids[at_] if at_ >= 0 else PLACES[-at_ - 1]

    def stack(self, side: str, hex_: str) -> list[str]:
        """Units, leaders and monsters of a side in a hex."""
        return names(self.s.stack(SIDES.index(side), hex_at(hex_)))

    def side(self, force_or_piece: str) -> str:
        """The side a kingdom or a piece is on."""
        if force_or_piece in KINGDOM_IDS:
            return SIDES[self.s.sides[KINGDOM_IDS.index(force_or_piece)]]
        return SIDES[self.s.side(WORLD.index_of(force_or_piece))]

    def gold(self, kingdom: str) -> int:
        return self.s.kingdoms[KINGDOM_IDS.index(kingdom)].gold

    def bearer(self, device: str) -> str | None:
        leader = self.s.bearer(WORLD.index_of(device))
        return WORLD.pieces[leader].id if leader >= 0 else None


def at(
    segment: str,
    player: str = "necromancer",
    turn: int = 3,
    *,
    hexes: Stacks | None = None,
    active: Mapping[str, str] | None = None,
    dice: Iterable[int] = (),
    then: DiceSource | None = None,
    **more: Any,
) -> Table:
    """A table in the middle of a match. What is named nowhere is out of play; `more` is what a position file may hold.

    Dice come from `dice`, then from `then`; a die beyond the script fails the test.
    """
    kingdoms = {name: {"side": side} for name, side in (active or {}).items()}
    for name, entry in more.pop("kingdoms", {}).items():
        kingdoms[name] = {**kingdoms.get(name, {}), **entry}
    data = {
        "segment": segment,
        "player": player,
        "turn": turn,
        "hexes": {hex_: list(pieces) for hex_, pieces in (hexes or {}).items()},
        "kingdoms": kingdoms,
        **more,
    }
    state = GAME.position(data, ScriptedDice(tuple(dice), then=then))
    assert isinstance(state, DarkEmperorState)
    return Table(state)


def new(seed: int = 1, dice: DiceSource | None = None, **options: bool) -> Table:
    """A table at the very beginning of a match."""
    state = GAME.new("standard", options, dice or SeededDice(seed))
    assert isinstance(state, DarkEmperorState)
    return Table(state)


def names(pieces: Iterable[int]) -> list[str]:
    return [WORLD.pieces[piece].id for piece in pieces]


def hex_at(name: str) -> int:
    return WORLD.grid.at(name)


def needed(t: Table, rule: str) -> list[int]:
    """What the dice of every throw for a rule had to show, once all that is added to them is taken off."""
    throws = [event.args for event in t.log if event.key == "roll" and event.args["why"] == rule]
    return [args["needs"][1] - sum(amount for _, amount in args.get("modifiers", ())) for args in throws]
