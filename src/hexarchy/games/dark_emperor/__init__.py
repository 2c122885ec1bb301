"""Dark Emperor (1985): Padrech dar Choim against the kingdoms of Loslon. The files are the rulebook's chapters."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from hexarchy.core.dice import DiceSource, SeededDice
from hexarchy.core.game import BadInput, Game
from hexarchy.core.odds import Inquiry, Odds
from hexarchy.core.outlook import Features
from hexarchy.core.page.areas import InReach
from hexarchy.core.page.scene import Tally
from hexarchy.core.page.texts import Text
from hexarchy.core.scenarios import Scenarios
from hexarchy.core.setting import Setting
from hexarchy.core.standing import Standing
from hexarchy.core.state import State
from hexarchy.core.text import Argument
from hexarchy.games.dark_emperor import refusals, setup
from hexarchy.games.dark_emperor.betrayal import Betrayal
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
)
from hexarchy.games.dark_emperor.world import DATA, World

if TYPE_CHECKING:
    from hexarchy.games.dark_emperor.table.scene import Scenes


class DarkEmperor(Game):
    """The game. One instance serves any number of matches."""

    name = "dark_emperor"
    rules_version = "2"
    earlier_rules = ("1",)  # of 0.1.0; see tests/records/put-aside.toml
    seats = SEATS
    state_type = DarkEmperorState
    wording_type = Wording
    expected = frozenset(("steps", "embarks", "lands", "device-passes", "device-left", "recruited", "battle-begins"))
    # Everything is open (DE-PROC-6).
    in_the_open = expected | {"goes", "goes-to-the-box", "leaves-the-box", "gift", "vampire-raised"}
    turns = frozenset(("player-turn",))
    ways = frozenset(("steps", "goes", "retreats", "leader-retreats", "device-retreats"))
    openings = frozenset(("battle-begins",))
    closings = frozenset(("battle-over",))
    tallies: ClassVar[Mapping[str, Tally]] = {
        **dict.fromkeys(("lost", "leader-dies"), "lost"),
        **dict.fromkeys(("takes", "finds", "tamed", "hired"), "taken"),
        "train-captured": "captured",
        **dict.fromkeys(("conquered", "reconquered"), "fallen"),
        **dict.fromkeys(("activated", "betrayed", "group-arrives", "risen", "revived"), "joined"),
        "final-count": "points",
    }
    folder = Path(__file__).parent
    standing = Standing(Betrayal())
    # What a state asks of the chapters that stand above it.
    reasons = staticmethod(refusals.reasons)
    plurals: ClassVar[Mapping[str, str]] = {
        "units": "unit",
        "leaders": "leader",
        "devices": "device",
        **dict.fromkeys(("hexes", "via"), "hex"),
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
        self._presentation: Presentation | None = None
        pieces = self.world.names
        self.names = {
            **dict.fromkeys(("unit", "leader", "device", "monster", "target", "caster", "piece"), pieces),
            **dict.fromkeys(("hex", "from", "to"), self.world.grid.ids),
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

    def with_data(self, folder: Path) -> DarkEmperor:
        return DarkEmperor(folder)

    # -- read when it is first asked for: not every start of a program shows a table -----------------------------------

    def view(self, s: DarkEmperorState, seat: int | None) -> dict[str, Any]:
        from hexarchy.games.dark_emperor.view import view

        return view(s, seat)

    def bared(self, s: DarkEmperorState) -> dict[str, Any]:
        from hexarchy.games.dark_emperor.view import bared

        return bared(s)

    @cached_property
    def scenes(self) -> Scenes:
        from hexarchy.games.dark_emperor.table.scene import Scenes

        return Scenes(self, self.folder / "table" / "text")

    def routine(self, view: Mapping[str, Any], rest: str) -> str | None:
        from hexarchy.games.dark_emperor.table.routine import routine

        return routine(self, view, rest)

    def reach(self, deal: State, seat: int) -> Iterable[InReach]:
        from hexarchy.games.dark_emperor.table.reach import reach

        assert isinstance(deal, DarkEmperorState)
        return reach(deal, seat)

    def outlook(self, view: Mapping[str, Any]) -> Features:
        from hexarchy.games.dark_emperor.table.outlook import outlook

        return outlook(self, view)

    def reckon_odds(self, inquiry: Inquiry) -> list[Odds]:
        from hexarchy.games.dark_emperor.table.odds import odds

        return odds(inquiry)

    def odds_text(self, key: str, **args: Argument) -> Text:
        kind, *numbers = key.split(" ")
        if numbers:
            attacker, defender, loser = numbers
            return self.scenes("odds-line", attacker=int(attacker), defender=int(defender), loser=loser)
        return super().odds_text("die" if kind == "battle" and not args else kind, **args)


GAME = DarkEmperor()
