"""A table for rule tests: set up a situation in a few words, script the dice, play, and look.

t = at("movement", hosar={"0510": ["ti_knights", "ti_prince"]})
t.do("unit ti_knights", "move 0511", "stop")
assert t.where("ti_knights") == "0511"
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import hexarchy.games
from hexarchy.core.dice import DiceSource, ScriptedDice, SeededDice
from hexarchy.games.demonlord import Demonlord
from hexarchy.games.demonlord.state import DemonlordState
from hexarchy.games.demonlord.words import CAMPS, PLACES
from tests import tables

_game = hexarchy.games.game("demonlord")
assert isinstance(_game, Demonlord)
GAME: Demonlord = _game
WORLD = GAME.world

Stacks = Mapping[str, Sequence[str]]


class Table(tables.Table):
    """A table of Demonlord."""

    s: DemonlordState

    def __init__(self, state: DemonlordState) -> None:
        super().__init__(GAME, state)

    def where(self, unit: str) -> str:
        """A unit's hex, or the name of its place off the map ("dead", "held by demon" …)."""
        at_ = self.s.where[WORLD.index_of(unit)]
        return WORLD.grid.ids[at_] if at_ >= 0 else PLACES[-at_ - 1]

    def stack(self, side: str, hex_: str) -> list[str]:
        return names(self.s.stack(CAMPS.index(side), hex_at(hex_)))

    def controller(self, site: str) -> str:
        return CAMPS[self.s.control[WORLD.site[site].held]]

    def siege(self, hex_: str) -> int | None:
        """How many times a siege has been resolved; None where there is none."""
        return self.s.sieges.get(hex_at(hex_))

    def state_of(self, code: str) -> tuple[str, int]:
        """(side, grade) of a neutral state."""
        realm = self.s.realms[WORLD.realm_codes.index(code)]
        return CAMPS[realm.side], realm.grade


def at(
    step: str,
    phase: str = "hosar",
    turn: int = 1,
    *,
    hosar: Stacks | None = None,
    demon: Stacks | None = None,
    neutral: Stacks | None = None,
    dice: Iterable[int] = (),
    then: DiceSource | None = None,
    **more: Any,
) -> Table:
    """A table in the middle of a match. Units named nowhere are not in play; `more` is what a position file may hold.

    Dice come from `dice`, then from `then`; a die beyond the script fails the test.
    """
    stacks: dict[str, Any] = {"hosar": hosar or {}, "demon": demon or {}, "neutral": neutral or {}}
    data = {
        "step": step,
        "phase": phase,
        "turn": turn,
        "stacks": {side: {hex_: list(units) for hex_, units in on.items()} for side, on in stacks.items()},
        **more,
    }
    state = GAME.position(data, ScriptedDice(tuple(dice), then=then))
    assert isinstance(state, DemonlordState)
    return Table(state)


def new(scenario: str = "standard", seed: int = 1, dice: DiceSource | None = None, **options: bool) -> Table:
    """A table at the very beginning of a match."""
    state = GAME.new(scenario, options, dice or SeededDice(seed))
    assert isinstance(state, DemonlordState)
    return Table(state)


def names(units: Iterable[int]) -> list[str]:
    return [WORLD.units[unit].id for unit in units]


def hex_at(name: str) -> int:
    return WORLD.grid.at(name)
