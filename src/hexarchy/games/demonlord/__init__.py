"""Demonlord (1981): the Alliance of Hosar against the Demonlord of Nisshar. The files are the rulebook's chapters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from hexarchy.core.board import Board, Place
from hexarchy.core.dice import DiceSource
from hexarchy.core.game import BadInput, Game
from hexarchy.core.odds import Choose, Odds, Tick
from hexarchy.core.scenarios import Scenarios
from hexarchy.core.scene import Json, Scene, Text
from hexarchy.core.setting import Setting
from hexarchy.core.state import State
from hexarchy.core.text import Argument
from hexarchy.games.demonlord import changes, commands, refusals
from hexarchy.games.demonlord.crossing import Crossings
from hexarchy.games.demonlord.position import state_from_position
from hexarchy.games.demonlord.sequence import Campaign
from hexarchy.games.demonlord.setup import SetUp
from hexarchy.games.demonlord.state import DemonlordState, Realm
from hexarchy.games.demonlord.table.presentation import Presentation
from hexarchy.games.demonlord.table.wording import Wording
from hexarchy.games.demonlord.verbs import Verbs
from hexarchy.games.demonlord.words import ARMOR, CAMPS, GRADES, OFF, SEATS, SPELLS
from hexarchy.games.demonlord.world import DATA, World


class Demonlord(Game):
    """The game. One instance serves any number of matches."""

    name = "demonlord"
    rules_version = "1"
    seats = SEATS
    state_type = DemonlordState
    expected = frozenset({"control"})
    openings = frozenset(("battle-begins", "siege-method"))
    folder = Path(__file__).parent
    # What a state asks of the chapters that stand above it.
    obey = staticmethod(commands.obey)
    commands = staticmethod(commands.offered)
    reasons = staticmethod(refusals.reasons)
    plurals: ClassVar[Mapping[str, str]] = {
        **dict.fromkeys(("units", "group", "riders"), "unit"),
        **dict.fromkeys(("hexes", "way"), "hex"),
        "spells": "spell",
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
        units = tuple(unit.id for unit in self.world.units)
        hexes = self.world.grid.ids
        self.names = {
            **dict.fromkeys(("unit", "target", "foe", "character", "caster"), units),
            **dict.fromkeys(("hex", "to"), hexes),
            **dict.fromkeys(("side", "winner"), CAMPS),
            "spell": SPELLS,
            "realm": self.world.realm_codes,
            "grade": GRADES,
        }

    @property
    def presentation(self) -> Presentation:
        """What a page shows and no rule reads."""
        if self._presentation is None:
            self._presentation = Presentation(self.world, self.pack)
        return self._presentation

    def empty_state(self, setting: Setting, dice: DiceSource) -> DemonlordState:
        """No unit on the map yet; every fortress in the hands of the side printed on it (DL-SIE-04)."""
        world = self.world
        return DemonlordState(
            game=self,
            dice=dice,
            frames=[],
            setting=setting,
            where=[OFF] * world.count,
            stacks=[{}, {}, {}],
            realms=tuple(Realm() for _ in world.realm_codes),
            control=tuple(site.side for site in world.held_sites),
        )

    def first_state(self, setting: Setting, dice: DiceSource) -> DemonlordState:
        """Units of one homeland start together, troops above characters (DL-SET-01, DL-HID-02)."""
        state = self.empty_state(setting, dice)
        starting = sorted((u for u in self.world.units if u.deploy == "start"), key=lambda u: (not u.troop, u.index))
        for unit in starting:
            changes.put(state, unit.index, self.world.start_hex(unit))
        state.frames = [Campaign(), SetUp()]
        return state

    def state_from_position(self, data: Mapping[str, Any], dice: DiceSource) -> DemonlordState:
        return state_from_position(self, data, dice)

    def wording(self, lang: str) -> Wording:
        if lang not in self._wordings:
            self._wordings[lang] = Wording(self, lang)
        return self._wordings[lang]

    def with_data(self, folder: Path) -> Demonlord:
        return Demonlord(folder)

    @property
    def board(self) -> Board:
        world = self.world
        features = world.map.hexside_features
        named = {name: "river" for river in world.map.river for name in river.hexsides}
        for kind in ("lake", "alps", "ford", "bridge"):
            named.update(dict.fromkeys(getattr(features, kind), kind))
        edges = {}
        for name, kind in named.items():
            a, b = (world.grid.at(number) for number in name.split("-"))
            direction = world.grid.direction(a, b)
            if direction is not None:
                edges[world.grid.hexside(a, direction)] = kind
        places = {site.hex: Place(site.id, site.name, site.kind, site.fortress) for site in world.sites}
        names = {t.letter: {"en": t.name, "fr": t.name_fr} for t in world.chart.terrain if t.kind == "area"}
        return Board(world.grid, tuple(entry.t[0] for entry in world.hexes), names, places, edges)

    def face(self, unit: str) -> dict[str, int | str] | None:
        printed = ("mode", "missile", "melee", "morale", "mp", "power", "range", "leadership", "source")
        found = self.world.unit.get(unit)
        if found is None:
            return None
        return {"armor": tuple(ARMOR)[found.armor], **{name: getattr(found, name) for name in printed}}

    # -- read when it is first asked for: not every start of a program shows a table -----------------------------------

    def view(self, s: DemonlordState, seat: int | None) -> dict[str, Any]:
        from hexarchy.games.demonlord.view import view

        return view(s, seat)

    def deal_hidden(self, s: DemonlordState, seat: int, rng: Any) -> None:
        from hexarchy.games.demonlord.redeal import deal_hidden

        deal_hidden(s, seat, rng)

    def board_json(self) -> Json:
        from hexarchy.games.demonlord.table.board_json import board_json

        return board_json(self)

    def scene(self, view: Mapping[str, Any]) -> Scene:
        from hexarchy.games.demonlord.table.scene import scene

        return scene(self, view)

    def routine(self, view: Mapping[str, Any], rest: str) -> str | None:
        from hexarchy.games.demonlord.table.routine import routine

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
        from hexarchy.games.demonlord.table.odds import odds

        return odds(deals, games, choose, stand=stand, tick=tick, asked=asked)

    def odds_text(self, key: str, **args: Argument) -> Text:
        from hexarchy.games.demonlord.table.board_json import text

        return text(f"odds-{key}", **args)


GAME = Demonlord()
