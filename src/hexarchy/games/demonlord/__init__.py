"""Demonlord (1981): the Alliance of Hosar against the Demonlord of Nisshar. The files are the rulebook's chapters."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from hexarchy.core.actions import Action
from hexarchy.core.dice import DiceSource, SeededDice
from hexarchy.core.game import BadInput, Game
from hexarchy.core.odds import Inquiry, Odds
from hexarchy.core.outlook import Features
from hexarchy.core.page.areas import InReach
from hexarchy.core.page.scene import Tally
from hexarchy.core.scenarios import Scenarios
from hexarchy.core.setting import Setting
from hexarchy.core.state import State
from hexarchy.games.demonlord import changes, commands, refusals
from hexarchy.games.demonlord.crossing import Crossings
from hexarchy.games.demonlord.markers import laid
from hexarchy.games.demonlord.position import state_from_position
from hexarchy.games.demonlord.sequence import Campaign
from hexarchy.games.demonlord.setup import SetUp
from hexarchy.games.demonlord.state import DemonlordState, Realm
from hexarchy.games.demonlord.table.presentation import Presentation
from hexarchy.games.demonlord.table.wording import Wording
from hexarchy.games.demonlord.verbs import Verbs
from hexarchy.games.demonlord.words import CAMPS, DEMON, GRADES, HOSAR, OFF, SEATS, SPELLS
from hexarchy.games.demonlord.world import DATA, World

if TYPE_CHECKING:
    from hexarchy.games.demonlord.table.scene import Scenes


class Demonlord(Game):
    """The game. One instance serves any number of matches."""

    name = "demonlord"
    rules_version = "2"
    earlier_rules = ("1",)  # of 0.1.0; see tests/records/put-aside.toml
    seats = SEATS
    state_type = DemonlordState
    wording_type = Wording
    expected = frozenset(("control", "retreated"))
    seen = frozenset(("marches", "left", "comes-out", "arrival-seen", "freed-seen", "set-up-seen", "retreated"))
    ways = seen | {"moved", "arrives", "freed-placed", "set-up"}
    openings = frozenset(("battle-begins", "siege-method"))
    turns = frozenset(("phase-begins",))
    closings = frozenset(("battle-over", "siege-over", "siege-goes-on"))
    tallies: ClassVar[Mapping[str, Tally]] = {
        "killed": "lost",
        "captured": "captured",
        "freed": "freed",
        "control": "fallen",
        **dict.fromkeys(("alliance", "legend", "invoked", "conjured", "revived", "reinforcements-arrive"), "joined"),
        "points": "points",
    }
    # Enemy units are seen when they fight, bar the way, or Vision shows them (DL-HID); then they may be covered again.
    sightings: ClassVar[Mapping[str, str]] = {
        **dict.fromkeys(
            ("vision", "troop-shown", "put-down", "in-reserve", "reserve-up", "routs", "routed-return"), "hex"
        ),
        **dict.fromkeys(("escorts", "stands", "unharmed", "capture-halted", "capture-escaped"), "hex"),
        **dict.fromkeys(("township-placed", "invoked", "revived", "freed-placed", "arrives"), "hex"),
        **dict.fromkeys(("retreated", "moved", "gated"), "to"),
    }
    clock = frozenset({"phase-begins"})
    folder = Path(__file__).parent
    standing = commands.ORDERS
    # What a state asks of the chapters that stand above it.
    reasons = staticmethod(refusals.reasons)
    plurals: ClassVar[Mapping[str, str]] = {
        **dict.fromkeys(("units", "group"), "unit"),
        **dict.fromkeys(("hexes", "via"), "hex"),
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
        self._presentation: Presentation | None = None
        units = tuple(unit.id for unit in self.world.units)
        hexes = self.world.grid.ids
        self.names = {
            **dict.fromkeys(("unit", "target", "foe", "character", "caster"), units),
            **dict.fromkeys(("hex", "from", "to"), hexes),
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
            markers=(laid(world, HOSAR, ()), laid(world, DEMON, ())),
        )

    def first_state(self, setting: Setting, dice: DiceSource) -> DemonlordState:
        state = self._set_out.clone()
        state.setting, state.dice = setting, dice
        state.frames = [Campaign(), SetUp()]
        return state

    @cached_property
    def _set_out(self) -> DemonlordState:
        """Units of one homeland start together, troops above characters (DL-SET-01, DL-HID-02)."""
        state = self.empty_state(self.setting(), SeededDice(0))
        starting = sorted((u for u in self.world.units if u.deploy == "start"), key=lambda u: (not u.troop, u.index))
        for unit in starting:
            changes.put(state, unit.index, self.world.start_hex(unit))
        return state

    def state_from_position(self, data: Mapping[str, Any], dice: DiceSource) -> DemonlordState:
        return state_from_position(self, data, dice)

    def prepare(self) -> None:
        super().prepare()
        self.crossings.prepare()

    def with_data(self, folder: Path) -> Demonlord:
        return Demonlord(folder)

    # -- read when it is first asked for: not every start of a program shows a table -----------------------------------

    def view(self, s: DemonlordState, seat: int | None) -> dict[str, Any]:
        from hexarchy.games.demonlord.view import view

        return view(s, seat)

    def bared(self, s: DemonlordState) -> dict[str, Any]:
        from hexarchy.games.demonlord.view import bared

        return bared(s)

    def deal_hidden(self, s: DemonlordState, seat: int, rng: Any) -> None:
        from hexarchy.games.demonlord.redeal import deal_hidden

        deal_hidden(s, seat, rng)

    @cached_property
    def scenes(self) -> Scenes:
        from hexarchy.games.demonlord.table.scene import Scenes

        return Scenes(self, self.folder / "table" / "text")

    def routine(self, view: Mapping[str, Any], rest: str) -> str | None:
        from hexarchy.games.demonlord.table.routine import routine

        return routine(self, view, rest)

    def reach(self, deal: State, seat: int) -> Iterable[InReach]:
        from hexarchy.games.demonlord.table.reach import reach

        assert isinstance(deal, DemonlordState)
        return reach(deal, seat)

    def outlook(self, view: Mapping[str, Any]) -> Features:
        from hexarchy.games.demonlord.table.outlook import outlook

        return outlook(self, view)

    def area(self, deal: State, seat: int, action: Action) -> Iterable[str] | None:
        from hexarchy.games.demonlord.table.reach import area

        assert isinstance(deal, DemonlordState)
        return area(deal, seat, action)

    def reckon_odds(self, inquiry: Inquiry) -> list[Odds]:
        from hexarchy.games.demonlord.table.odds import odds

        return odds(inquiry)


GAME = Demonlord()
