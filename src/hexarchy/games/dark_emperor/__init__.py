"""Dark Emperor (1985): Padrech dar Choim against the kingdoms of Loslon. The files are the rulebook's chapters."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from hexarchy.core.dice import DiceSource
from hexarchy.core.game import BadInput, Game
from hexarchy.core.rulebook import Rulebook
from hexarchy.core.scenarios import Scenarios
from hexarchy.games.dark_emperor import setup
from hexarchy.games.dark_emperor.crossing import Crossings
from hexarchy.games.dark_emperor.position import state_from_position
from hexarchy.games.dark_emperor.sequence import Campaign
from hexarchy.games.dark_emperor.spells import SPELLS
from hexarchy.games.dark_emperor.state import DarkEmperorState, Half, Kingdom, Turn, state_from_json
from hexarchy.games.dark_emperor.verbs import Verbs
from hexarchy.games.dark_emperor.wording import Wording
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
)
from hexarchy.games.dark_emperor.world import DATA, World

# Arguments that are lists, and what each of their entries is.
PLURALS: Final = {
    "units": "unit",
    "leaders": "leader",
    "devices": "device",
    "hexes": "hex",
    "forces": "force",
}


class DarkEmperor(Game):
    """The game. One instance serves any number of matches."""

    name = "dark_emperor"
    rules_version = "1"
    seats = SEATS
    folder = Path(__file__).parent

    def __init__(self, pack: Path | None = None) -> None:
        if pack is not None and not pack.is_dir():
            raise BadInput(f"{pack}: no such folder")
        self.pack = pack
        self.world = World(pack)
        self.crossings = Crossings(self.world)
        self.verbs = Verbs(self.world)
        self.actions = self.verbs.table
        self.scenarios = Scenarios.load(DATA / "scenarios.toml")
        self._rulebook: Rulebook | None = None
        self._wordings: dict[str, Wording] = {}
        pieces = tuple(piece.id for piece in self.world.pieces)
        self._names: Mapping[str, tuple[str, ...]] = {
            **dict.fromkeys(("unit", "leader", "device", "monster", "target", "caster", "piece"), pieces),
            **dict.fromkeys(("hex", "to"), self.world.grid.ids),
            **dict.fromkeys(("side", "winner"), SIDES),
            **dict.fromkeys(("force", "master"), FORCES),
            "kingdom": KINGDOM_IDS,
            "spell": SPELLS,
            "rune": RUNES,
        }

    @property
    def rulebook(self) -> Rulebook:  # type: ignore[override]
        if self._rulebook is None:
            self._rulebook = Rulebook.load(DATA)
        return self._rulebook

    def named(self, args: Mapping[str, Any]) -> dict[str, Any]:
        """Arguments of a question, event or reason with names in place of numbers."""
        return {key: self._name(key, value) for key, value in args.items()}

    def _name(self, key: str, value: Any) -> Any:
        if isinstance(value, (tuple, list)) and key in PLURALS:
            return [self._name(PLURALS[key], entry) for entry in value]
        table = self._names.get(key)
        if table is None or not isinstance(value, int) or isinstance(value, bool):
            return value
        return table[value] if 0 <= value < len(table) else None

    def empty_state(self, scenario: str, options: Mapping[str, Any], dice: DiceSource) -> DarkEmperorState:
        """No piece in play yet; no kingdom at war (DE-6.1), no gold in any treasury (DE-3a)."""
        world = self.world
        sides = [NEUTRAL] * len(FORCES)
        sides[HOST], sides[LEAGUE] = NECROMANCER, KINGDOMS
        return DarkEmperorState(
            self,
            dice,
            rolled=0,
            frames=[],
            result=None,
            scenario=scenario,
            options=options,
            clock=0,
            where=[-1] * world.count,
            stacks=[{}, {}, {}],
            held=[0, 0, 0],
            force=world.forces,
            sides=tuple(sides),
            kingdoms=tuple(Kingdom() for _ in KINGDOM_IDS),
            masters=(-1,) * len(GROUP_IDS),
            preference=((HOST,), ()),
            bearers=(-1,) * len(world.devices),
            blades=(0,) * len(world.swords),
            aboard={},
            moorings={},
            risen=0,
            commanded=(),
            hidden=(),
            gains=(0,) * len(world.leaders),
            deaths=(),
            revived=(),
            returns=(),
            doge=-1,
            quest=-1,
            flames=(),
            trenches=0,
            betrayals=(),
            turn=Turn(),
            half=Half(),
        )

    def first_state(self, scenario: str, options: Mapping[str, Any], dice: DiceSource) -> DarkEmperorState:
        state = self.empty_state(scenario, options, dice)
        setup.place_all(state)
        state.frames = [Campaign(), setup.SetUp()]
        return state

    def state_from_position(self, data: Mapping[str, Any], name: str, dice: DiceSource) -> DarkEmperorState:
        return state_from_position(self, data, name, dice)

    def state_from_json(self, data: Mapping[str, Any], dice: DiceSource) -> DarkEmperorState:
        return state_from_json(self, data, dice)

    def wording(self, lang: str) -> Wording:
        if lang not in self._wordings:
            self._wordings[lang] = Wording(self, lang)
        return self._wordings[lang]

    def with_data(self, folder: Path) -> DarkEmperor:
        return DarkEmperor(folder)


GAME = DarkEmperor()
