"""Thornford: a small complete game, to read before writing one of your own. `docs/add-a-game.md` walks through it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar

from hexarchy.core.actions import ActionTable
from hexarchy.core.dice import DiceSource
from hexarchy.core.game import Game
from hexarchy.core.page.scene import Tally
from hexarchy.core.positions import Reader
from hexarchy.core.scenarios import Scenarios
from hexarchy.core.setting import Setting
from thornford import page
from thornford.rules import NameCaptains, War
from thornford.state import DATA, OFF, SEATS, ThornfordState, World
from thornford.view import bared, deal_hidden, view


class Thornford(Game):
    """The game. One instance serves any number of matches."""

    name = "thornford"
    rules_version = "1"
    seats = SEATS
    state_type = ThornfordState
    folder = Path(__file__).parent
    view, bared, deal_hidden = staticmethod(view), staticmethod(bared), staticmethod(deal_hidden)
    turns = frozenset({"turn-begins"})
    expected = ways = frozenset({"moves"})
    tallies: ClassVar[Mapping[str, Tally]] = {"destroyed": "lost"}
    plurals: ClassVar[Mapping[str, str]] = {"units": "unit", "via": "hex"}

    def __init__(self) -> None:
        self.world = World()
        self.scenarios = Scenarios.load(DATA / "scenarios.toml")
        units, hexes = [unit.id for unit in self.world.units], self.world.grid.ids
        places = dict.fromkeys(("hex", "from", "to"), hexes)
        self.names = {"unit": units, "target": units, **places, "side": SEATS, "winner": SEATS}
        table = self.actions = ActionTable()  # the order of declaration fixes the indices
        self.captain, self.unit, self.attack = (table.verb(verb, units) for verb in ("captain", "unit", "attack"))
        self.move, self.retreat = (table.verb(verb, hexes) for verb in ("move", "retreat"))
        self.stay, self.end = table.single("stay"), table.single("end")

    # -- states -------------------------------------------------------------------------------------------------------

    def first_state(self, setting: Setting, dice: DiceSource) -> ThornfordState:
        where = tuple(self.world.grid.at(unit.hex) for unit in self.world.units)
        return ThornfordState(game=self, dice=dice, frames=[War(), NameCaptains()], setting=setting, where=where)

    def state_from_position(self, data: Mapping[str, Any], dice: DiceSource) -> ThornfordState:
        """Units that are not named are not there; captains that are not named are still to be."""
        file, units = Reader(self, self.world.grid, data), self.names["unit"]
        file.known_keys(("turn", "phase", "units", "captains", "held"))
        state = self.first_state(file.setting(), file.dice(dice))
        where = {file.one_of("units", unit, units): file.hex("units", at) for unit, at in file.table("units").items()}
        state.where = tuple(where.get(unit, OFF) for unit in range(len(units)))
        if len({*where.values()}) < len(where) or not (state.band(0) and state.band(1)):
            raise file.wrong("units", "each band needs a unit, and each unit a hex of its own")
        phase = file.one_of("phase", data.get("phase", SEATS[0]), SEATS)
        state.clock = 2 * file.whole("turn", data.get("turn", 1), 1, self.world.turns) - 2 + phase
        state.held = file.truth("held", data.get("held", False))
        for captain in file.entries("captains", data.get("captains", [])):
            file.one_of("captains", captain, [units[unit] for unit in where])
            state.name_captain(units.index(captain))
        return state

    # -- for page and terminal ----------------------------------------------------------------------------------------

    @cached_property
    def scenes(self) -> page.Scenes:
        return page.Scenes(self)


GAME = Thornford()
