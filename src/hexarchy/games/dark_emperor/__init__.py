"""Dark Emperor (1985): Padrech dar Choim against the kingdoms of Loslon. The files are the rulebook's chapters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Final

from hexarchy.core.board import Board, Place
from hexarchy.core.dice import DiceSource, SeededDice
from hexarchy.core.game import BadInput, Game
from hexarchy.core.odds import Choose, Odds, Tick
from hexarchy.core.scenarios import Scenarios
from hexarchy.core.scene import Json, Scene, Text
from hexarchy.core.setting import Setting
from hexarchy.core.state import State
from hexarchy.core.text import LANGUAGES, Argument
from hexarchy.games.dark_emperor import commands, refusals, setup
from hexarchy.games.dark_emperor.crossing import Crossings
from hexarchy.games.dark_emperor.position import state_from_position
from hexarchy.games.dark_emperor.sequence import Campaign
from hexarchy.games.dark_emperor.spells import SPELLS
from hexarchy.games.dark_emperor.state import DarkEmperorState, Kingdom
from hexarchy.games.dark_emperor.table.presentation import Presentation
from hexarchy.games.dark_emperor.table.wording import Wording
from hexarchy.games.dark_emperor.verbs import Verbs
from hexarchy.games.dark_emperor.words import (
    FORCES,
    GROUP_IDS,
    HOST,
    KINGDOM_IDS,
    KINGDOMS,
    LEAGUE,
    NECROMANCER,
    NEUTRAL,
    RUNES,
    SEATS,
    SIDES,
    TERRAINS,
)
from hexarchy.games.dark_emperor.world import DATA, World

LETTERS: Final = ("S", "M", "W")  # of the terrains on a map made of letters


class DarkEmperor(Game):
    """The game. One instance serves any number of matches."""

    name = "dark_emperor"
    rules_version = "1"
    seats = SEATS
    state_type = DarkEmperorState
    expected = frozenset(("steps", "embarks", "lands", "device-passes", "device-left", "recruited"))
    # Everything is open (DE-PROC-6).
    in_the_open = expected | {"goes", "goes-to-the-box", "leaves-the-box", "gift", "vampire-raised"}
    folder = Path(__file__).parent
    # What a state asks of the chapters that stand above it.
    obey = staticmethod(commands.obey)
    commands = staticmethod(commands.offered)
    reasons = staticmethod(refusals.reasons)
    plurals: ClassVar[Mapping[str, str]] = {
        "units": "unit",
        "leaders": "leader",
        "devices": "device",
        "hexes": "hex",
        "forces": "force",
    }

    def __init__(self, pack: Path | None = None) -> None:
        if pack is not None and not pack.is_dir():
            raise BadInput(f"{pack}: no such folder")
        self.pack = pack
        self.world = World(pack)
        self.crossings = Crossings(self.world)
        self.verbs = Verbs(self.world)
        self.actions = self.verbs.table
        self.scenarios = Scenarios.load(DATA / "scenarios.toml")
        self._wordings: dict[str, Wording] = {}
        self._presentation: Presentation | None = None
        pieces = tuple(piece.id for piece in self.world.pieces)
        self.names = {
            **dict.fromkeys(("unit", "leader", "device", "monster", "target", "caster", "piece"), pieces),
            **dict.fromkeys(("hex", "to"), self.world.grid.ids),
            **dict.fromkeys(("side", "winner"), SIDES),
            **dict.fromkeys(("force", "master"), FORCES),
            "kingdom": KINGDOM_IDS,
            "spell": SPELLS,
            "rune": RUNES,
        }

    @property
    def presentation(self) -> Presentation:
        """What a page shows and no rule reads."""
        if self._presentation is None:
            self._presentation = Presentation(self.world, self.pack)
        return self._presentation

    def empty_state(self, setting: Setting, dice: DiceSource) -> DarkEmperorState:
        """No piece in play yet; no kingdom at war (DE-6.1), no gold in any treasury (DE-3a)."""
        world = self.world
        sides = [NEUTRAL] * len(FORCES)
        sides[HOST], sides[LEAGUE] = NECROMANCER, KINGDOMS
        return DarkEmperorState(
            game=self,
            dice=dice,
            frames=[],
            setting=setting,
            where=[-1] * world.count,
            force=world.forces,
            sides=tuple(sides),
            kingdoms=tuple(Kingdom() for _ in KINGDOM_IDS),
            masters=(-1,) * len(GROUP_IDS),
            preference=((HOST,), ()),
            bearers=(-1,) * len(world.devices),
            blades=(0,) * len(world.swords),
            gains=(0,) * len(world.leaders),
        )

    def first_state(self, setting: Setting, dice: DiceSource) -> DarkEmperorState:
        state = self._set_out.clone()
        state.setting, state.dice = setting, dice
        state.frames = [Campaign(), setup.SetUp()]
        return state

    @cached_property
    def _set_out(self) -> DarkEmperorState:
        """All counters in their printed places: what every match begins with."""
        state = self.empty_state(self.setting(), SeededDice(0))
        setup.place_all(state)
        return state

    def state_from_position(self, data: Mapping[str, Any], dice: DiceSource) -> DarkEmperorState:
        return state_from_position(self, data, dice)

    def wording(self, lang: str) -> Wording:
        if lang not in self._wordings:
            self._wordings[lang] = Wording(self, lang)
        return self._wordings[lang]

    def with_data(self, folder: Path) -> DarkEmperor:
        return DarkEmperor(folder)

    # -- for page and terminal ----------------------------------------------------------------------------------------

    @property
    def board(self) -> Board:
        world = self.world
        names = {name: {lang: self.wording(lang).name("terrain", name) for lang in LANGUAGES} for name in TERRAINS}
        places = {city.hex: Place(city.name.lower(), city.name, "city", city.capital) for city in world.cities}
        ground = tuple(LETTERS[kind] for kind in world.terrain)
        return Board(world.grid, ground, dict(zip(LETTERS, names.values(), strict=True)), places)

    def face(self, unit: str) -> dict[str, int | str] | None:
        printed = ("strength", "undead", "cost", "hero", "magic", "source")
        found = self.world.piece.get(unit)
        return None if found is None else {name: getattr(found, name) for name in printed}

    # -- read when it is first asked for: not every start of a program shows a table -----------------------------------

    def view(self, s: DarkEmperorState, seat: int | None) -> dict[str, Any]:
        from hexarchy.games.dark_emperor.view import view

        return view(s, seat)

    def board_json(self) -> Json:
        from hexarchy.games.dark_emperor.table.board_json import board_json

        return board_json(self)

    def scene(self, view: Mapping[str, Any]) -> Scene:
        from hexarchy.games.dark_emperor.table.scene import scene

        return scene(self, view)

    def routine(self, view: Mapping[str, Any], rest: str) -> str | None:
        from hexarchy.games.dark_emperor.table.routine import routine

        return routine(self, view, rest)

    def odds(
        self,
        deals: Sequence[State],
        games: int,
        choose: Choose,
        *,
        stand: bool = True,
        tick: Tick | None = None,
        asked: int | None = None,
    ) -> list[Odds]:
        from hexarchy.games.dark_emperor.table.odds import odds

        return odds(deals, asked)

    def odds_text(self, key: str, **args: Argument) -> Text:
        from hexarchy.games.dark_emperor.table.board_json import text

        kind, *numbers = key.split(" ")
        if numbers:
            attacker, defender, loser = numbers
            return text("odds-line", attacker=int(attacker), defender=int(defender), loser=loser)
        return text("odds-die") if kind == "battle" and not args else text(f"odds-{kind}", **args)


GAME = DarkEmperor()
