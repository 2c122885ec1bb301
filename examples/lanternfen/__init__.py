"""Lantern Fen: a toy for three to eight seats. Read Thornford first; this goes on where two seats do not reach."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import ClassVar

from hexarchy.core import cups
from hexarchy.core.actions import ActionTable
from hexarchy.core.dice import DiceSource
from hexarchy.core.game import Game
from hexarchy.core.page.scene import Tally
from hexarchy.core.scenarios import Scenarios
from hexarchy.core.setting import Setting
from lanternfen import page
from lanternfen.rules import Voyage
from lanternfen.state import DATA, DECK, NOBODY, SEATS, STROKES, WORLD, FenState
from lanternfen.view import bared, view


class LanternFen(Game):
    """The game. One instance serves matches of three and of eight."""

    name = "lanternfen"
    rules_version = "1"
    seats = SEATS
    state_type = FenState
    folder = Path(__file__).parent
    world = WORLD
    tallies: ClassVar[Mapping[str, Tally]] = {"sinks": "lost", "lights": "taken"}
    view, bared = staticmethod(view), staticmethod(bared)

    def __init__(self) -> None:
        hexes, cards = WORLD.grid.ids, WORLD.kinds
        # A seat's number counts those that play, and says nothing without the setting: so events tell seats by name.
        sides, places = dict.fromkeys(("side", "foe", "ally"), SEATS), dict.fromkeys(("hex", "from", "to"), hexes)
        self.names = {**sides, **places, "card": cards, "stroke": STROKES}
        self.scenarios = Scenarios.load(DATA / "scenarios.toml")
        table = self.actions = ActionTable()  # the order of declaration fixes the indices
        self.pledge = dict(zip(SEATS, table.verb("pledge", SEATS), strict=True))
        self.play, self.stroke = table.verb("play", cards), table.verb("stroke", STROKES)
        self.alone, self.keep, self.seal, self.again = map(table.single, ("alone", "keep", "seal", "again"))

    def first_state(self, setting: Setting, dice: DiceSource) -> FenState:
        count, berths = len(setting.seats), WORLD.berths
        barges = tuple(berths[seat * len(berths) // count] for seat in range(count))
        return FenState(
            game=self,
            dice=dice,
            frames=[Voyage()],
            setting=setting,
            barges=barges,
            allies=(NOBODY,) * count,
            lit=(NOBODY,) * len(WORLD.isles),
            cards=cups.Cups.laid([DECK] * len(WORLD.cards), count, cups.NOBODY, WORLD.cards),
        )

    @cached_property
    def scenes(self) -> page.Scenes:
        return page.Scenes(self)


GAME = LanternFen()
