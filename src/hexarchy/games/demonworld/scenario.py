"""Battles (DW-B-WIN-01 to -14): the area, the zones both sides deploy in, objectives, and the forces of a scenario.

The orcs have the upper edge of the area, the Empire the lower one. Where players bring lists of their own the battle is
laid out from what they agreed on (`random_battle.py` draws one); its forces come with the lists.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path
from typing import Final, NamedTuple

from hexarchy.core import data
from hexarchy.core.inputs import BadInput
from hexarchy.games.demonworld.army.limits import Terms, faults
from hexarchy.games.demonworld.army.lists import Army, points
from hexarchy.games.demonworld.board import DATA, Area, Laid, Layout, Sheets
from hexarchy.games.demonworld.cards import Cards
from hexarchy.games.demonworld.data_schema import BattleForm, BattlesFile, ObjectiveForm
from hexarchy.games.demonworld.words import LEVELS, STANDARD

SIDES: Final = ("orcs", "empire")  # the upper and the lower edge
DEPTH: Final = 3  # full rows of a zone (DW-B-WIN-03)
MOST_ACROSS, MOST_DOWN = 3, 2  # sheets
APART: Final = 11  # fields between objectives, at least (DW-B-WIN-13)
LEAST_VALUE, MOST_VALUE = 100, 400  # of an objective (DW-B-WIN-11)


class Objective(NamedTuple):
    id: str
    field: int
    points: int


class Rearguard(NamedTuple):
    """One side breaks through, the other bars its way (stakes.py). `unit`: points for each unit that comes through, or
    is stopped for good; `held`: for the defenders' field."""

    attacker: int
    unit: int
    field: int
    held: int


class Zone(NamedTuple):
    """Where a side deploys. `spare`: the half row of its edge, for what finds no place elsewhere (DW-B-WIN-03)."""

    fields: frozenset[int]
    spare: frozenset[int]


def laid_out(layout: Sequence[Sequence[str]]) -> list[list[Laid]]:
    """A layout as the data has it: "3", "3 turned"."""
    return [[Laid(int(sheet[0]), sheet.endswith(" turned")) for sheet in row] for row in layout]


def layout_faults(sheets: Sheets, layout: Layout) -> Iterator[str]:
    """What speaks against an arrangement of sheets: ids of rules (DW-B-WIN-01)."""
    widths = {len(row) for row in layout}
    fits = len(widths) == 1 and 1 <= max(widths) <= MOST_ACROSS and len(layout) <= MOST_DOWN
    if not fits or any(laid.number not in sheets.all for row in layout for laid in row):
        yield "DW-B-WIN-01"


def zone(area: Area, side: str, depth: int = DEPTH) -> Zone:
    """The full rows nearest a side's edge, counted on the area: a turned sheet makes no difference."""
    rows = [row for _, row in area.grid.cells]
    edge, step = (min(rows), 1) if side == SIDES[0] else (max(rows), -1)
    wanted = {edge + step * (1 + number) for number in range(depth)}
    return Zone(
        frozenset(field for field, row in enumerate(rows) if row in wanted),
        frozenset(field for field, row in enumerate(rows) if row == edge),
    )


def objective_faults(area: Area, sheets: int, zones: Sequence[Zone], objectives: Sequence[Objective]) -> Iterator[str]:
    """What speaks against objectives: ids of rules, each once."""
    if any(not LEAST_VALUE <= one.points <= MOST_VALUE for one in objectives):
        yield "DW-B-WIN-11"
    if len(objectives) > sheets // 2:
        yield "DW-B-WIN-12"
    near = any(area.grid.distance(a.field, b.field) < APART for a, b in combinations(objectives, 2))
    if near or any(one.field in own.fields | own.spare for one in objectives for own in zones):
        yield "DW-B-WIN-13"


class BattlePlan:
    """A battle to be fought: the area with what lies on it, zones by side, and the forces where they are fixed."""

    def __init__(
        self,
        area: Area,
        layout: Layout,
        level: int,
        rounds: int,
        *,
        depth: dict[str, int] | None = None,
        objectives: Sequence[Objective] = (),
        armies: dict[str, Army] | None = None,
        form: BattleForm | None = None,
        rearguard: Rearguard | None = None,
        late: bool = False,
    ) -> None:
        self.area: Final = area
        self.layout: Final = layout
        self.level: Final = level
        self.rounds: Final = rounds
        deep = depth or {}
        self.zones: Final = {side: zone(area, side, deep.get(side, DEPTH)) for side in SIDES}
        self.objectives: Final = tuple(objectives)
        self.armies: Final = armies or {}
        self.form: Final = form  # of a scenario: what else is special to it
        self.rearguard: Final = rearguard
        self.late: Final = late  # do both sides keep cards back, which come later (reserves.py)?

    @property
    def sheets(self) -> int:
        return sum(map(len, self.layout))


class Battles:
    """The scenarios there are, by id, each checked when it is read; and what armies are held to."""

    def __init__(self, cards: Cards, sheets: Sheets, pack: Path | None = None) -> None:
        read = data.read([pack, DATA] if pack else [DATA], "battles.toml", BattlesFile)
        self.cards: Final = cards
        self.sheets: Final = sheets
        self.building: Final = read.army_building
        self.faces: Final = tuple(read.random_scenario.faces)
        self.forms: Final = {form.id: form for form in read.battle}
        self._made: Final[dict[str, BattlePlan]] = {}
        for form in read.battle:
            for fault in self._faults(form):
                raise BadInput(f"battles.toml: '{form.id}': {fault}")

    def __getitem__(self, name: str) -> BattlePlan:
        """A scenario, laid out when it is first asked for."""
        if name not in self._made:
            self._made[name] = self._laid(self.forms[name])
        return self._made[name]

    def armies(self, form: BattleForm) -> dict[str, Army]:
        items = self.cards.items
        return {side: Army.of(side, getattr(form, side), form.carried_by, items) for side in SIDES}

    def _laid(self, form: BattleForm) -> BattlePlan:
        layout = laid_out(form.layout)
        area = self.sheets.area(layout)
        return BattlePlan(
            area,
            layout,
            LEVELS.index(form.level),
            form.rounds,
            depth={side: form.depth.get(side, DEPTH) for side in SIDES},
            objectives=[_placed(area, layout, objective) for objective in form.objectives],
            armies=self.armies(form),
            form=form,
        )

    def _faults(self, form: BattleForm) -> Iterator[str]:
        """Scenarios need not have equal armies; all else holds for them too."""
        yield from (f"layout ({rule})" for rule in layout_faults(self.sheets, laid_out(form.layout)))
        for side, army in self.armies(form).items():
            named = getattr(form, side)
            missing = [card for card in named if self.cards.get(card) is None]
            yield from (f"there is no card '{card}'" for card in missing)
            if missing:
                return
            total = points(self.cards, army)
            if len([*army.ids]) != len(named):
                yield f"an item of {side} has no bearer"
            if total != form.points[side]:
                yield f"{side} has {total} points, not {form.points[side]}"
            free = Terms(max(STANDARD, LEVELS.index(form.level)), total, 1, least_units=0)
            yield from (f"{side}: {fault.rule} {fault.key}" for fault in faults(self.cards, free, army))


def _placed(area: Area, layout: Layout, form: ObjectiveForm) -> Objective:
    return Objective(form.id, area.at(field_name(layout, form.column, form.row, form.field)), form.points)


def field_name(layout: Layout, column: int, row: int, field: str) -> str:
    """What a field is called on an area: with its sheet's number, and a letter where there are several of it."""
    if sum(map(len, layout)) == 1:
        return field
    wanted = layout[row][column].number
    flat = [(y, x, laid.number) for y, line in enumerate(layout) for x, laid in enumerate(line)]
    before = sum(number == wanted for y, x, number in flat if (y, x) < (row, column))
    return f"{wanted}{'abcdefghij'[before] if before else ''}/{field}"
