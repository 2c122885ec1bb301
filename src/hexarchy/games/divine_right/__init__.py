"""Divine Right (25th Anniversary Edition): monarchs of Minaria and their ambassadors. The files are the rulebook's
chapters."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from hexarchy.core.dice import DiceSource, SeededDice
from hexarchy.core.game import BadInput, Game
from hexarchy.core.hexsets import hex_set
from hexarchy.core.odds import Inquiry, Odds
from hexarchy.core.outlook import Features
from hexarchy.core.page.scene import Tally
from hexarchy.core.page.texts import Text
from hexarchy.core.scenarios import Scenarios
from hexarchy.core.setting import Setting
from hexarchy.core.text import Argument
from hexarchy.games.divine_right import cards, chapters, hooks, setup, victory
from hexarchy.games.divine_right.magic import devices
from hexarchy.games.divine_right.magic.greystaff import BOONS
from hexarchy.games.divine_right.movement import ground
from hexarchy.games.divine_right.position import state_from_position
from hexarchy.games.divine_right.records import Kingdom, Player
from hexarchy.games.divine_right.scenarios import older_map
from hexarchy.games.divine_right.sequence import Reign
from hexarchy.games.divine_right.state import DivineRightState
from hexarchy.games.divine_right.table.wording import Wording
from hexarchy.games.divine_right.verbs import Verbs
from hexarchy.games.divine_right.words import (
    CONDITIONS,
    CURSES,
    FOLKS,
    GONE,
    KINGDOM_IDS,
    LEVELS,
    MAGICIANS,
    NOBODY,
    SEATS,
    TRIBE_NAMES,
)
from hexarchy.games.divine_right.world import DATA, World

if TYPE_CHECKING:
    from hexarchy.games.divine_right.table.presentation import Presentation
    from hexarchy.games.divine_right.table.scene import Scenes


def switches(options: Mapping[str, Any]) -> frozenset[str]:
    """The options that are on."""
    return frozenset(name for name, value in options.items() if value is True)


@lru_cache(64)
def _laid_out(game: DivineRight, setting: Setting) -> DivineRightState:
    """What every match of a setting begins with. No die is rolled for it."""
    return game.empty_state(setting, SeededDice(0))


class DivineRight(Game):
    """The game. One instance serves any number of matches."""

    name = "divine_right"
    rules_version = "1"
    seats = SEATS
    eliminates = True
    bannered = True
    state_type = DivineRightState
    folder = Path(__file__).parent
    volumes = ("base_rules", "advanced_rules")
    wording_type = Wording
    # Everything is open but hands and face-down Personalities (DR-B-GEN-13).
    expected = frozenset(("moves", "boards", "lands", "goes-inside", "goes-outside", "deploys", "battle-begins"))
    in_the_open = (
        expected
        | {"retreats", "advances", "comes-back", "hired", "goes-to-refuge", "returns"}
        | {
            "takes-boat",
            "alights",
            "rises",
            "dives",
            "surfaces",
            "barbarians-join",
            "barbarians-leave",
        }
    )
    turns = frozenset(("player-turn",))
    ways = frozenset(("moves", "deploys"))
    openings = frozenset(("battle-begins",))
    closings = frozenset(("battle-over",))
    tallies: ClassVar[Mapping[str, Tally]] = {
        **dict.fromkeys(("eliminated", "killed", "lost-without-refuge"), "lost"),
        **dict.fromkeys(("joins", "hired"), "taken"),
        "captured": "captured",
        "freed": "freed",
        "castle-falls": "fallen",
        "scores": "points",
    }
    plurals: ClassVar[Mapping[str, str]] = {
        "units": "unit",
        "heroes": "hero",
        "order": "side",
        **dict.fromkeys(("hexes", "via"), "hex"),
    }

    def __init__(self, pack: Path | None = None) -> None:
        if pack is not None and not pack.is_dir():
            raise BadInput(f"{pack}: no such folder")
        self.pack = pack
        self.world = World(pack)
        self._older = older_map.older(self.world)
        self.verbs = Verbs(self.world)
        self.actions = self.verbs.table
        self.scenarios = Scenarios.load(DATA / "scenarios.toml")
        # In the Basic game the land of the magicians is wasteland (DR-B-SET-03).
        self.basic_land = tuple(NOBODY if kingdom in MAGICIANS else kingdom for kingdom in self.world.land_of)
        self.lands = tuple(
            hex_set(space for space, kingdom in enumerate(self.world.land_of) if kingdom == number)
            for number in range(len(KINGDOM_IDS))
        )
        self.wilds = hex_set(space for space, kingdom in enumerate(self.world.land_of) if kingdom in MAGICIANS)
        # A seat's number counts those that play, and says nothing without the setting: so events tell seats by name.
        self.names = {
            **dict.fromkeys(("unit", "hero", "monarch", "leader", "fleet", "piece"), self.world.names),
            **dict.fromkeys(("hex", "to", "from", "oldest"), self.world.grid.ids),
            **dict.fromkeys(("side", "foe", "winner"), SEATS),
            "kingdom": KINGDOM_IDS,
            "tribe": TRIBE_NAMES,
            "curse": CURSES,
            "condition": CONDITIONS,
            "folk": FOLKS,
            "card": self.world.card_kinds,
            "device": self.world.things,
            "boon": BOONS,
            "castle": tuple(castle.name for castle in (*self.world.castles, *self.world.castles.forts)),
        }

    def banners(self, s: DivineRightState) -> Mapping[str, str]:
        """A player is known by their kingdom once it is drawn."""
        return s.banners

    def world_of(self, scenario: str) -> World:
        """Minaria as it is in a scenario."""
        return self._older if scenario == older_map.SCENARIO else self.world

    def in_force(self, setting: Setting) -> tuple[tuple[Any, ...], ...]:
        """What answers at each hook in a match: its scenario counts as a switch."""
        options = setting.options
        return chapters.in_force(LEVELS.index(options["level"]), switches(options) | {setting.scenario})

    def friend_of(self, s: DivineRightState, castle: int) -> int:
        """The seat a castle of no kingdom is friendly to, or NOBODY."""
        seat = hooks.CASTLE_FRIEND.first(s, castle)
        return NOBODY if seat is None else seat

    def empty_state(self, setting: Setting, dice: DiceSource) -> DivineRightState:
        """No kingdom drawn, nothing on the map, all cards in their decks."""
        seats, level = len(setting.seats), LEVELS.index(setting.options["level"])
        state = DivineRightState(
            game=self,
            dice=dice,
            frames=[],
            setting=setting,
            where=[GONE] * self.world.count,
            master=[NOBODY] * self.world.count,
            kingdoms=tuple(Kingdom() for _ in KINGDOM_IDS),
            players=tuple(Player() for _ in setting.seats),
            hands=cards.diplomacy_deck(self.world, level, switches(setting.options), seats),
            personalities=cards.personality_deck(self.world, seats),
            devices=devices.laid_out(self.world, level, switches(setting.options), seats),
        )
        setup.lay_out(state)
        return state

    def first_state(self, setting: Setting, dice: DiceSource) -> DivineRightState:
        state = _laid_out(self, setting).clone()
        state.dice = dice
        state.frames = [Reign(), setup.SetUp()]
        return state

    def resign(self, s: DivineRightState, seat: int) -> None:
        victory.resign(s, seat)

    def state_from_position(self, data: Mapping[str, Any], dice: DiceSource) -> DivineRightState:
        return state_from_position(self, data, dice)

    def prepare(self) -> None:
        super().prepare()
        ground.prepare(self.world)

    def with_data(self, folder: Path) -> DivineRight:
        return DivineRight(folder)

    def view(self, s: DivineRightState, seat: int | None) -> dict[str, Any]:
        from hexarchy.games.divine_right.view import view

        return view(s, seat)

    def bared(self, s: DivineRightState) -> dict[str, Any]:
        from hexarchy.games.divine_right.view import bared

        return bared(s)

    def outlook(self, view: Mapping[str, Any]) -> Features:
        from hexarchy.games.divine_right.table.outlook import outlook

        return outlook(self, view)

    def reckon_odds(self, inquiry: Inquiry) -> list[Odds]:
        from hexarchy.games.divine_right.table.odds import odds

        return odds(inquiry)

    def odds_text(self, key: str, **args: Argument) -> Text:
        kind, _, card = key.partition(" ")
        return (
            self.scenes("odds-with", card=self.scenes.said(Wording.card, card))
            if card
            else super().odds_text(kind, **args)
        )

    @cached_property
    def presentation(self) -> Presentation:
        """What a page shows and no rule reads."""
        from hexarchy.games.divine_right.table.presentation import Presentation

        return Presentation(self.pack)

    def routine(self, view: Mapping[str, Any], rest: str) -> str | None:
        from hexarchy.games.divine_right.table.routine import routine

        return routine(self, view, rest)

    @cached_property
    def scenes(self) -> Scenes:
        from hexarchy.games.divine_right.table.scene import Scenes

        return Scenes(self, self.folder / "table" / "text")


GAME = DivineRight()
