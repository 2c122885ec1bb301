"""Game: a rule set as an immutable value: scenarios, options, data, rulebook, texts, and the way to make its states."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Final, cast

import msgspec

from hexarchy.core.actions import Action, ActionTable
from hexarchy.core.decisions import DeadEnd, Reason
from hexarchy.core.dice import BadScript, Dice, DiceRunOut, DiceSource, Rehearsed, dice_from_json
from hexarchy.core.inputs import BadInput, plain_content
from hexarchy.core.muster import Call, Lists, Muster, Terms
from hexarchy.core.odds import Choose, Inquiry, Odds, Tick
from hexarchy.core.outlook import Features, Model, read_model
from hexarchy.core.page import Json
from hexarchy.core.page.areas import InReach
from hexarchy.core.page.board import Board as PageBoard
from hexarchy.core.page.charts import Chart
from hexarchy.core.page.goals import Outreach
from hexarchy.core.page.looks import Look
from hexarchy.core.page.maker import SceneMaker
from hexarchy.core.page.scene import Plan, Scene, Tally
from hexarchy.core.page.texts import Text
from hexarchy.core.rulebook import Rulebook
from hexarchy.core.scenarios import Scenarios
from hexarchy.core.setting import Setting, chosen_seats
from hexarchy.core.standing import Standing
from hexarchy.core.state import STATE_FORMAT, State
from hexarchy.core.text import LANGUAGES, Argument, Catalog
from hexarchy.core.wording import Wording

__all__ = ["BadInput", "Game"]

MOST_SETTINGS: Final = 1000  # remembered


class Game:
    """Base of the games. A subclass fills in the class attributes and makes the states."""

    name: str
    rules_version: str
    earlier_rules: ClassVar[tuple[str, ...]] = ()  # versions whose matches go on under these rules, as far as they can
    seats: tuple[str, ...]  # all there can be; which of them are played, a setting says
    folder: Path
    volumes: ClassVar[tuple[str, ...]] = ("rules",)  # the files of its rulebook
    pack: Path | None = None  # files that replace some of its data

    own_boards: ClassVar[bool] = False  # does each match lie on a board of its own? `draw_board` makes it from a view
    eliminates: ClassVar[bool] = False  # do players go out of it while it goes on? The rules answer for them then
    bannered: ClassVar[bool] = False  # are its seats known by what they have drawn? `banners` says by what
    state_type: ClassVar[type[State]]
    setting_type: ClassVar[type[Setting]] = Setting
    wording_type: ClassVar[type[Wording]] = Wording
    actions: ActionTable
    scenarios: Scenarios
    standing: ClassVar[Standing] = Standing()  # what a seat may order without being asked
    muster: Muster | None = None  # of lists that players make before a match

    # Events told to everybody that tell nothing new to the player whose action caused them (see `core.batches`).
    expected: frozenset[str] = frozenset()
    # Events told to everybody that bring nothing hidden to light: they can be taken back (see `core.match`).
    in_the_open: frozenset[str] = frozenset()
    # Events that tell in words what the views show by themselves: of taking back nothing changes with them.
    seen: frozenset[str] = frozenset()
    # Events that tell of pieces on their way: those that belong together are told as one (see `core.ways`).
    ways: frozenset[str] = frozenset()
    # Those that say where a part of a piece went: they are told, and draw no way on the map.
    in_part: frozenset[str] = frozenset()
    # Events with which a fight begins: the dice after one are the fight's (see `core.page`).
    openings: frozenset[str] = frozenset()
    # Events with which a fight ends: its board stays until the player goes on.
    closings: frozenset[str] = frozenset()
    # Events with which the turn of a side begins (their argument `side`): what the others did is told turn by turn.
    turns: frozenset[str] = frozenset()
    # Events that belong into the digest of what the others did, and its heading for each.
    tallies: ClassVar[Mapping[str, Tally]] = {}
    # Events with which something that lay face down is turned up, and the mark it bears then ("order-{order}").
    turned_up: ClassVar[Mapping[str, str]] = {}
    # Events that show pieces which may be hidden again, and the argument that says where (see `core.page.sightings`);
    # those that say which turn it is, in their argument `turn`.
    sightings: ClassVar[Mapping[str, str]] = {}
    clock: ClassVar[frozenset[str]] = frozenset()
    # What the arguments of questions, events and reasons are: the names their numbers stand for; and of those that are
    # lists, what each of their entries is ("units" -> "unit").
    names: Mapping[str, Sequence[str]] = {}
    plurals: ClassVar[Mapping[str, str]] = {}

    @cached_property
    def rulebook(self) -> Rulebook:
        """Read when a rule is first asked for."""
        return Rulebook.load(self.folder / "data", self.scenarios, self.volumes)

    def setting(
        self,
        scenario: str | None = None,
        options: Mapping[str, Any] | None = None,
        seats: Iterable[str] | None = None,
        lists: Lists | None = None,
    ) -> Setting:
        """What a match is played with: the same for the same agreement. `seats`: those that are played.

        `lists`: what players bring to it; the usual ones for seats that bring none.
        """
        scenario = scenario or self.scenarios.usual
        chosen = self.scenarios.options(scenario, options or {})
        played = chosen_seats(self, scenario, seats)
        key = (scenario, tuple(chosen.items()), played, tuple(sorted((lists or {}).items())))
        made = self._settings.get(key)
        if made is None:
            if len(self._settings) >= MOST_SETTINGS:
                self._settings.clear()
            call = self.mustering(scenario, chosen, played)
            if call is None and lists:
                raise BadInput("no lists are made for this match")
            brought = call.completed(lists or {}) if call else {}
            made = self._settings[key] = self.setting_type(self, scenario, chosen, played, brought)
        return made

    def mustering(self, scenario: str, options: Mapping[str, Any], seats: Iterable[str] | None) -> Call | None:
        """Under which terms players make lists for such a match; None where they make none."""
        if self.muster is None:
            return None
        played = chosen_seats(self, scenario, seats)
        terms = Terms(scenario, self.scenarios.options(scenario, options), played)
        if not self.muster.wanted(terms):
            return None
        return Call(self.muster, terms, {seat: self.side_of(seat) for seat in played})

    @cached_property
    def _settings(self) -> dict[Any, Setting]:
        return {}

    def side_of(self, seat: str) -> str:
        """The side a seat is on. Where several seats are one side, a game says so."""
        return seat

    def under(self, version: str) -> Game | None:
        """The game as matches of that version of its rules are played; None where they cannot be any more.

        A game that corrects a rule takes a new version. Where matches of the old one can still be played by the rules
        they began with, it says so here; where they go on under the new ones (`earlier_rules`), those that come to
        what the new rules forbid are put aside.
        """
        return self if version in (self.rules_version, *self.earlier_rules) else None

    def catalog(self, lang: str, *, strict: bool = True) -> Catalog:
        """The game's texts in one language, on top of the texts all games share."""
        return Catalog.load(lang, [Path(__file__).parent / "text", self.folder / "text"], strict=strict)

    def new(
        self,
        scenario: str | None = None,
        options: Mapping[str, Any] | None = None,
        dice: DiceSource | None = None,
        seats: Iterable[str] | None = None,
        lists: Lists | None = None,
    ) -> State:
        """A match at its very beginning, gone on to its first question."""
        state = self.first_state(self.setting(scenario, options, seats, lists), dice or Dice.fresh())
        state.run()
        return state

    def position(self, content: Mapping[str, Any], dice: DiceSource | None = None) -> State:
        """A match that starts from a hand-written situation, given as the content of its file.

        It never opens one: `core.position_files` does that for those who have a path.
        """
        state = self.state_from_position(plain_content(content), dice or Dice.fresh())
        script, state.dice = state.dice, Rehearsed(state.dice)
        try:
            state.run()
        except (BadScript, DiceRunOut) as error:
            raise BadInput(f"position: dice: {error}") from None
        except DeadEnd as error:
            raise BadInput(f"position: no match can come of it: {error}") from None
        state.dice = script
        return state

    def from_json(self, data: Mapping[str, Any]) -> State:
        """The state that `to_json` wrote."""
        if data.get("format") != STATE_FORMAT:
            raise BadInput(f"state format {data.get('format')!r} is not known; this version reads {STATE_FORMAT}")
        if data.get("game") != self.name:
            raise BadInput(f"a state of {data.get('game')!r}, not of {self.name}")
        state = self.state_type.from_json(self, data, dice_from_json(data["dice"]))
        state.run()
        return state

    def named(self, args: Mapping[str, Any]) -> dict[str, Any]:
        """Arguments of a question, event or reason with names in place of numbers."""
        return {key: self._name(key, value) for key, value in args.items()}

    def _name(self, key: str, value: Any) -> Any:
        if isinstance(value, (tuple, list)) and key in self.plurals:
            return [self._name(self.plurals[key], entry) for entry in value]
        known = self.names.get(key)
        if known is None or not isinstance(value, int) or isinstance(value, bool):
            return value
        return known[value] if 0 <= value < len(known) else None

    # -- what a game provides ---------------------------------------------------------------------------------------

    def banners(self, s: Any) -> Mapping[str, str]:
        """What seats are known by in a match, where it is not by their own names: what they have drawn."""
        return {}

    def first_state(self, setting: Setting, dice: DiceSource) -> State:
        raise NotImplementedError

    def state_from_position(self, data: Mapping[str, Any], dice: DiceSource) -> State:
        raise BadInput(f"position: {self.name} is always played from its beginning")

    # -- what a state asks its game for, which knows the chapters that answer ------------------------------------------

    def reasons(self, s: Any, seat: int, action: Action) -> list[Reason]:
        """See `State.reasons`."""
        return []

    def view(self, s: Any, seat: int | None) -> dict[str, Any]:
        """See `State.view`: built from nothing, it adds what is public or the seat's own."""
        raise NotImplementedError

    def bared(self, s: Any) -> dict[str, Any]:
        """See `State.bared`. A game with secrets says so."""
        return {}

    def deal_hidden(self, s: Any, seat: int, rng: Any) -> None:
        """See `State.deal_hidden`. A game without secrets has nothing to do."""

    # -- words and pictures -------------------------------------------------------------------------------------------

    def wording(self, lang: str) -> Wording:
        """Questions, answers, events and refusals as sentences of a language."""
        return self._wordings[lang]

    @cached_property
    def _wordings(self) -> Mapping[str, Wording]:
        return {lang: self.wording_type(self, lang) for lang in LANGUAGES}

    def prepare(self) -> None:
        """Make what is otherwise made when it is first needed: a server does so before anybody plays, as they would all
        wait while the first refusal looks for its rule."""
        for lang in LANGUAGES:
            self.wording(lang)
        for made in ("rulebook", "scenes", "outlook_model"):
            getattr(self, made)

    def with_data(self, folder: Path) -> Game:
        """The same game with files of its data replaced by those of a data pack."""
        raise NotImplementedError

    @property
    def scenes(self) -> SceneMaker[Any]:
        """What makes the board and the scenes of a page."""
        raise NotImplementedError

    def draw_board(self, view: Mapping[str, Any] | None = None) -> PageBoard:
        """The board as a page draws it (docs/protocol.md), of a match where it has its own. It never changes."""
        return self.scenes.board()

    def ground(self, state: State) -> object | None:
        """Where matches lie on boards of their own: what those on the same board share in memory."""
        return None

    @cached_property
    def charts(self) -> Sequence[Chart]:
        """The tables of the game (`core.page.charts`)."""
        return list(self.scenes.charts())

    def draw(self, view: Mapping[str, Any]) -> Scene:
        """What a page draws of a view: pieces, marks, boxes, panels, the question with its answers."""
        return self.scenes.scene(view)

    def board_json(self) -> Json:
        """The board as it is sent, for those who read it by key."""
        return cast(Json, msgspec.to_builtins(self.draw_board()))

    def scene(self, view: Mapping[str, Any]) -> Json:
        """The scene as it is sent, for those who read it by key."""
        return cast(Json, msgspec.to_builtins(self.draw(view)))

    def routine(self, view: Mapping[str, Any], rest: str) -> str | None:
        """The answer a seat would give without thinking long, by its view alone, to get `rest` behind it.

        `rest` names a procedure as the scene's plans do. None where there is something to think about, or it is over.
        """
        return None

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
        """The odds of every fight in a situation, each played out so many times with `choose` answering for everybody.

        `deals` are the states the situation may be: one where nothing is hidden. `stand`: nobody leaves a fight.
        `asked`: if this seat is asked whether to go on with a fight, each answer is played out by itself.
        """
        return self.reckon_odds(Inquiry(deals, games, choose, stand, tick, asked))

    def reckon_odds(self, inquiry: Inquiry) -> list[Odds]:
        """See `odds`."""
        return []

    def reach(self, deal: State, seat: int) -> Iterable[InReach]:
        """How far the others' pieces can come in their next turn, as a seat sees them; `deal`: redealt for it."""
        return ()

    def look(self, state: State, hex_: str, to: str | None) -> Look:
        """What lies around the piece in a hex, or (`to`) the line of sight from there: as all players see it."""
        return Look(hex_)

    def area(self, deal: State, seat: int, action: Action) -> Iterable[str] | None:
        """The hexes an answer works on; None where they are those it can be aimed at. `deal`: redealt for the seat."""
        return None

    def goals(self, deal: State, seat: int) -> Iterable[Plan]:
        """Where what a seat is asked about can come to by several answers (`core.page.goals`); `deal`: redealt for
        it."""
        return ()

    def outreach(self, deal: State, hex_: str) -> Outreach:
        """How far what stands in a hex could come; `deal`: redealt for who asks."""
        return Outreach()

    def odds_text(self, key: str, **args: Argument) -> Text:
        """What a kind of fight, throw or result in the odds is called."""
        return self.scenes(f"odds-{key}", **args)

    def outlook(self, view: Mapping[str, Any]) -> Features:
        """What counts for each seat on the way to victory, by the view of a spectator: numbers of about 1, by name.

        A game that can end without a winner has an entry `outlook.EVEN` as well.
        """
        return {}

    @cached_property
    def outlook_model(self) -> Model | None:
        """How much each of them counts, where it has been learned: of the game as it is printed."""
        return read_model(self.folder / "data") if self.pack is None else None
