"""Demonworld (1994): battles of units made of many elements, at three levels. The files are the rulebook's chapters.

Where things stand (one file a chapter; a level adds files and answers hooks, it does not edit the Basic ones):

  words, verbs, records     the rulebook's words as numbers; all actions (new verbs go to the end); units' records
  board, facing, terrain    the area, facings and zones, what steps cost (movement chart: tables by kind of mover)
  cards, roster, battle     cards, a battle's units and elements, what is on the table before the first round
  world                     all of these that are the same in every battle
  formation, shape, goals   recognising formations on offsets; of a unit on the area; goal shapes by matching
  search                    ways of a unit, by playing its operations on copies
  sight, large/bases        lines of sight; bases of three and four fields
  state, changes            the state; all that moves, turns, removes or attaches elements
  hooking, hooks, chapters  questions that chapters of any level answer, and the order in which they do
  sequence                  the round as data: a chapter opens a step with `@step("attack step", level=…)`
  position, view            situations by hand; what a seat may know
  deploy                    WIN-01 to -04, -17
  orders, command           ORD; CMD-25 to -38
  movement/                 MOV: phase (steps, who goes first), moving (one unit), operations, regrouping, small units
  contact, attack, react    CON: who touches whom, an attack with reactions and finishing moves
  shot, shooting            one `Shot` with its modifiers; declaring, rolling, closing up
  strike, melee, regroup    one `Strike`; initiative steps; the end of the melee phase
  slopes, across, cover     TER, S-SHO: melee on uneven ground, contact across terrain, what hides a target
  special, shapes, second   FOR: square, wedge, skirmishers, horde, and their plans; S-MEL: second attacks
  morale, charge, obedience MOR: tests; what units do that fail stands in the next two lines
  rout, rally               MOR-35 to -38, -49 to -61, -71, -72, -78
  impetuous                 MOR-62 to -75; approach: the search for its way, closing_in: its last steps
  skills, figures           CHR-05, -06; SPF: who strikes better, who changes places
  singles                   CMD: commanders and wizards, alone or attached; their moves in movement/single, joining
  large/ magic/ flying      LRG, OVR, GIA, DRA, CHA, ART; MAG, SPL, ITM; FLY
  large/ of all             base (how they stand, strides), moving, overrun, pursuit, alongside, blows, shots, dragon
  large/ of guns            artillery (loading, orders), gunnery (firing), gunsight, drift, flight, projectiles
  fire, torches, flaming    FIR: what burns; starting fires; flaming arrows and incendiary projectiles
  trolls                    what trolls regain
  victory, stakes           WIN-07 to -16; what single scenarios count, and what they allow
  random_battle, reserves   battles that are drawn; cards that are kept back and come later
  bot/                      the captain

Hooks a further level uses (hooks.py says their forms): steps of the round; MANEUVERS, POINTS, PACES, MOVERS (row of
the movement chart); NO_ORDERS; OPERATIONS, BETWEEN_UNITS, MAY_NOT_MOVE, MAY_NOT_ATTACK, PARTED, CONTACT;
SHOOTS, FIRED, SHOT_MODIFIERS, STRIKE_MODIFIERS, INITIATIVE, MAY_NOT_SHOOT, MAY_NOT_STRIKE; REMOVED (losses, items,
morale); PHASE_BEGINS, ROUND_BEGINS, ROUND_ENDS; BEFORE_MOVING, MAY_NOT_STEP, TOUCHED; MORALE_MODIFIERS,
MORALE_VALUES, FEAR, ROUTED; SCORES.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from hexarchy.core.actions import Action
from hexarchy.core.decisions import Reason
from hexarchy.core.dice import DiceSource
from hexarchy.core.game import BadInput, Game
from hexarchy.core.page.board import Board
from hexarchy.core.page.goals import Outreach
from hexarchy.core.page.looks import Look
from hexarchy.core.page.scene import Plan
from hexarchy.core.scenarios import Scenarios
from hexarchy.core.setting import Setting
from hexarchy.core.state import State
from hexarchy.games.demonworld import chapters
from hexarchy.games.demonworld.army.muster import OPEN_FIELD, Muster
from hexarchy.games.demonworld.battle import Battle, of_lists, of_scenario
from hexarchy.games.demonworld.board import DATA, PLACES
from hexarchy.games.demonworld.command import deal_counters
from hexarchy.games.demonworld.deploy import Edges, deployments
from hexarchy.games.demonworld.facing import COMPASS, FACINGS
from hexarchy.games.demonworld.magic import ring, wizards
from hexarchy.games.demonworld.position import state_from_position
from hexarchy.games.demonworld.records import Gun, Unit
from hexarchy.games.demonworld.reserves import LateDeployment, LateWar
from hexarchy.games.demonworld.sequence import War
from hexarchy.games.demonworld.shape import shape
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.table.presentation import Presentation
from hexarchy.games.demonworld.table.wording import Wording
from hexarchy.games.demonworld.words import (
    ARCS,
    ORDERS,
    PROJECTILES,
    SEATS,
    SHAPES,
    STRIDES,
    TESTS,
    TURNS,
    WAITING,
    WHEELS,
)
from hexarchy.games.demonworld.world import World

if TYPE_CHECKING:
    from hexarchy.games.demonworld.table.scene import Scenes


def switches(options: Mapping[str, Any]) -> frozenset[str]:
    """The options that are on."""
    return frozenset(name for name, value in options.items() if value is True)


class Demonworld(Game):
    """The game. One instance serves any number of matches."""

    name = "demonworld"
    rules_version = "1"
    seats = SEATS
    state_type = DemonworldState
    folder = Path(__file__).parent
    wording_type = Wording
    own_boards = True
    # What a unit does on the area all see: it brings nothing to light.
    expected = frozenset(
        ("advances", "shifts", "wheels", "turns", "forms", "element-moves", "element-turns", "gives-up")
    )
    in_the_open = expected
    ways = frozenset(("advances",))
    in_part = frozenset(("element-moves", "exchanges", "strike-wasted"))
    turns = frozenset(("round-begins",))
    turned_up: ClassVar[Mapping[str, str]] = {"ordered": "order-{order}"}
    plurals: ClassVar[Mapping[str, str]] = {"units": "unit", "hexes": "hex", "via": "hex"}

    def __init__(self, pack: Path | None = None) -> None:
        if pack is not None and not pack.is_dir():
            raise BadInput(f"{pack}: no such folder")
        self.pack = pack
        self.world = World(pack)
        self.muster: Muster = Muster(self.world.battles, pack)
        self.presentation = Presentation(pack)
        self.verbs = self.world.verbs
        self.actions = self.verbs.table
        self.scenarios = Scenarios.load(DATA / "scenarios.toml")
        self.names = {
            **dict.fromkeys(("unit", "foe", "other"), self.world.names),
            **dict.fromkeys(("hex", "to", "from"), PLACES),
            **dict.fromkeys(("side", "winner"), SEATS),
            "order": ORDERS,
            "facing": FACINGS,
            "shape": SHAPES,
            "direction": COMPASS,
            "by": WHEELS,
            "degrees": TURNS,
            "spell": tuple(self.world.cards.spells),
            "test": TESTS,
            "projectile": PROJECTILES,
            "stride": STRIDES,
            "arc": ARCS,
        }

    def side_of(self, seat: str) -> str:
        return seat.partition("_")[0]

    def in_force(self, level: int, options: Mapping[str, Any]) -> tuple[tuple[Any, ...], ...]:
        """What answers at each hook in a match of a level with these options."""
        return chapters.in_force(level, switches(options))

    def empty_state(self, setting: Setting, battle: Battle, dice: DiceSource) -> DemonworldState:
        """All units wait beside the area."""
        roster = battle.roster
        return DemonworldState(
            game=self,
            dice=dice,
            frames=[],
            setting=setting,
            battle=battle,
            at=[WAITING] * roster.size,
            looks=[0] * roster.size,
            hits=[entry.card.hit_points for entry in roster.entries for _ in entry.elements],
            units=[Unit() for _ in roster.entries],
            guns=tuple(Gun() for _ in roster.guns),
            wizards=wizards.begun(roster, battle.level),
        )

    def first_state(self, setting: Setting, dice: DiceSource) -> DemonworldState:
        own = setting.scenario == OPEN_FIELD
        battle = of_lists(self.world, setting) if own else of_scenario(self.world, setting.scenario, setting.sides)
        state = self.empty_state(setting, battle, dice)
        notes = [ring.NoteSpells()] if ring.bearers(battle) else []
        war, opening = (LateWar(), [LateDeployment()]) if battle.late else (War(), deployments(state))
        state.frames = [war, *notes, *opening, *([Edges()] if own else [])]
        return state

    def state_from_position(self, data: Mapping[str, Any], dice: DiceSource) -> DemonworldState:
        return state_from_position(self, data, dice)

    def with_data(self, folder: Path) -> Demonworld:
        return Demonworld(folder)

    def routine(self, view: Mapping[str, Any], rest: str) -> str | None:
        from hexarchy.games.demonworld.table.routine import routine

        return routine(self, view, rest)

    def goals(self, deal: State, seat: int) -> Iterable[Plan]:
        from hexarchy.games.demonworld.table.goals import goals

        assert isinstance(deal, DemonworldState)
        return goals(self.scenes, deal, seat)

    def outreach(self, deal: State, hex_: str) -> Outreach:
        from hexarchy.games.demonworld.table.outreach import outreach

        assert isinstance(deal, DemonworldState)
        return outreach(self.scenes, deal, deal.area.at(hex_))

    @cached_property
    def scenes(self) -> Scenes:
        from hexarchy.games.demonworld.table.scene import Scenes

        return Scenes(self, self.folder / "table" / "text")

    def look(self, state: State, hex_: str, to: str | None) -> Look:
        from hexarchy.games.demonworld.table.looks import look

        assert isinstance(state, DemonworldState)
        return look(self.scenes, state, state.area.at(hex_), None if to is None else state.area.at(to))

    def draw_board(self, view: Mapping[str, Any] | None = None) -> Board:
        return self.scenes.board(view)

    def ground(self, state: State) -> object | None:
        assert isinstance(state, DemonworldState)
        return state.area

    # -- what a state asks of chapters --------------------------------------------------------------------------------

    def points(self, s: DemonworldState, seat: int) -> int:
        """Points of the cards a seat began with."""
        return sum(entry.points for entry in s.roster.entries if entry.seat == seat)

    def formation(self, s: DemonworldState, unit: int) -> str:
        return shape(s, unit).kind

    def view(self, s: DemonworldState, seat: int | None) -> dict[str, Any]:
        from hexarchy.games.demonworld.view import view

        return view(s, seat)

    def reasons(self, s: DemonworldState, seat: int, action: Action) -> list[Reason]:
        return []

    def deal_hidden(self, s: DemonworldState, seat: int, rng: Any) -> None:
        """Orders that lie face down, and spells noted for rings: else only sealed answers are hidden (DW-B-INT-28)."""
        deal_counters(s, seat, rng)
        ring.deal(s, seat, rng)


GAME = Demonworld()
