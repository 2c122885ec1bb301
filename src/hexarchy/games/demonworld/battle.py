"""A battle: what lies and stands on the table before the first round, as agreed on or written in a position.

It never changes, all states of a match share it, and it is written into them as plain values.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from hexarchy.core.muster import Terms
from hexarchy.core.remembered import remembered
from hexarchy.core.setting import Setting
from hexarchy.core.shapes import Footprints
from hexarchy.games.demonworld.army.muster import Muster
from hexarchy.games.demonworld.board import DOWN, Laid
from hexarchy.games.demonworld.data_schema import LargeForm
from hexarchy.games.demonworld.large.bases import Base
from hexarchy.games.demonworld.roster import Force, Roster
from hexarchy.games.demonworld.scenario import Rearguard
from hexarchy.games.demonworld.sight import lines_over
from hexarchy.games.demonworld.terrain import ELEMENT, LONE, Ground, Mover
from hexarchy.games.demonworld.words import SIDES, SINGLE

if TYPE_CHECKING:
    from hexarchy.games.demonworld.verbs import Offers
    from hexarchy.games.demonworld.world import World

NINE_UNITS: Final = "basic_meeting"
ZONE_ROWS: Final = 3  # the full rows nearest an edge (DW-B-WIN-03)


class Battle:
    """`layout`: sheets row by row; `forces`: the cards; `zones`: for each side the rows it deploys in. `tie`: what
    decides where nobody has lost a card. `rearguard`: of a battle that was drawn, not of a scenario. `late`: both
    sides keep cards back."""

    def __init__(
        self,
        world: World,
        level: int,
        layout: Layout,
        forces: Forces,
        rounds: int,
        zones: Zones,
        objectives: Objectives = (),
        tie: str = "",
        rearguard: Rearguard | None = None,
        late: bool = False,
    ) -> None:
        self.world: Final = world
        self.level: Final = level
        self.layout: Final = layout
        self.forces: Final = forces
        self.rounds: Final = rounds
        self.zones: Final = zones
        self.objectives: Final = objectives
        self.tie: Final = tie
        self.rearguard: Final = rearguard
        self.late: Final = late
        self.area: Final = world.sheets.area(layout)
        self.roster: Final = Roster(world.cards, level, forces)
        self.ground: Final = Ground(self.area, level)
        self._costs: Final[dict[tuple[int, bool, tuple[int, ...]], tuple[int, ...]]] = {}
        self.lines: Final = lines_over(self.area)
        # Of each element that covers more than one field; empty where there is none (large/bases.py).
        self.bases: Final = self._bases()
        self.footprints: Final = tuple(
            None if base is None else Footprints(self.area.grid, base.shape) for base in self.bases
        )
        # Elements from the ground up: giants and dragons tread on others, and lie above them while they do.
        self.layers: Final = sorted(range(self.roster.size), key=self._layer)
        self.offers: Final[Offers] = world.verbs.offers(self.area, self.roster)

    def costs_of(self, unit: int, *, road: bool = False, razed: tuple[int, ...] = ()) -> tuple[int, ...]:
        """What steps cost a unit by its card (terrain.py)."""
        found = self._costs.get((unit, road, razed))
        if found is None:
            entry = self.roster.entries[unit]
            row = LONE if entry.sort == SINGLE else ELEMENT
            mover = Mover(row, mounted=not entry.card.infantry, size=entry.card.printed.size)
            found = self._costs[unit, road, razed] = self.ground.costs(mover, road=road, razed=razed)
        return found

    def _bases(self) -> tuple[Base | None, ...]:
        forms = [self.roster.entries[unit].form for unit in self.roster.unit_of]
        bases = self.world.bases.all
        found = tuple(bases[form.base] if isinstance(form, LargeForm) else None for form in forms)
        return found if any(found) else ()

    def _layer(self, element: int) -> int:
        base = self.bases[element] if self.bases else None
        return 0 if base is None else 2 if base.exposed else 1

    def to_json(self) -> list[Any]:
        """What few battles have stands at the end, and only in theirs."""
        special = [self.rearguard, self.late] if self.rearguard or self.late else []
        return [self.layout, self.forces, self.rounds, self.zones, self.objectives, self.tie, *special]


Layout = tuple[tuple[Laid, ...], ...]
Forces = tuple[Force, ...]
Zones = tuple[tuple[int, int], ...]  # of each side: first and last row, from the upper edge
Objectives = tuple[tuple[str, int, int], ...]  # name, field, points (DW-B-WIN-11)


battle: Final = remembered(64)(Battle)  # the same for the same values


def from_json(world: World, level: int, written: Sequence[Any]) -> Battle:
    layout, forces, rounds, zones, objectives, tie, *special = written
    rearguard, late = special or (None, False)
    sheets = tuple(tuple(Laid(*sheet) for sheet in row) for row in layout)
    return battle(
        world,
        level,
        sheets,
        tuple(map(_force, forces)),
        rounds,
        tuple(map(tuple, zones)),
        tuple(map(tuple, objectives)),
        tie,
        rearguard and Rearguard(*rearguard),
        late,
    )


def _force(written: Sequence[Any]) -> Force:
    card, side, seat, items = written
    return Force(card, side, seat, tuple(items))


def usual_zones(layout: Layout, orcs: int = ZONE_ROWS, empire: int = ZONE_ROWS) -> Zones:
    """The full rows nearest the upper edge, and those nearest the lower one; the half rows are left free."""
    last = DOWN * len(layout)
    return (1, orcs), (last - empire, last - 1)


def laid(written: str) -> Laid:
    """A sheet as data files have it: "3", or "3 turned"."""
    number, _, turned = written.partition(" ")
    return Laid(int(number), bool(turned))


def of_scenario(world: World, scenario: str, sides: Sequence[str]) -> Battle:
    """The battle of a scenario: the cards of a side go round among its seats."""
    plan = world.battles[scenario]
    layout = tuple(tuple(row) for row in plan.layout)
    forces: list[Force] = []
    for side, name in enumerate(SIDES):
        seats = [seat for seat, own in enumerate(sides) if own == name]
        chosen = plan.armies[name].chosen
        forces += [Force(one.card, side, seats[number % len(seats)], one.items) for number, one in enumerate(chosen)]
    form = plan.form
    depths = [form.depth.get(side, ZONE_ROWS) if form else ZONE_ROWS for side in ("orcs", "empire")]
    objectives = tuple((one.id, one.field, one.points) for one in plan.objectives)
    return battle(
        world,
        plan.level,
        layout,
        tuple(forces),
        plan.rounds,
        usual_zones(layout, *depths),
        objectives,
        form.tie if form else "",
    )


def of_lists(world: World, setting: Setting) -> Battle:
    """The battle that was agreed on, with the lists its players bring; in the Basic Game with its nine units."""
    muster = setting.game.muster
    assert isinstance(muster, Muster)
    agreed = Terms(setting.scenario, setting.options, setting.seats)
    plan = muster.battle(agreed)
    layout = tuple(tuple(row) for row in plan.layout)
    if setting.lists:
        armies = {seat: muster.army(text) for seat, text in setting.lists.items()}
        forces = [
            Force(one.card, SIDES.index(setting.sides[seat]), seat, one.items)
            for side in SIDES
            for seat, name in enumerate(setting.seats)
            if setting.sides[seat] == side
            for one in armies[name].chosen
        ]
    else:
        nine = of_scenario(world, NINE_UNITS, setting.sides).forces
        forces = [
            one for side, name in enumerate(SIDES) for one in _part(world, nine, side, muster.percent(agreed, name))
        ]
    objectives = tuple((one.id, one.field, one.points) for one in plan.objectives)
    zones = usual_zones(layout, *(muster.depth(agreed, side) for side in SIDES))
    special = plan.rearguard, plan.late
    return battle(world, plan.level, layout, tuple(forces), plan.rounds, zones, objectives, "", *special)


def _part(world: World, forces: Forces, side: int, percent: int) -> Iterator[Force]:
    """The cards of a side, one after the other as long as they fit into so much of their points: the nine units are
    no list that a player could make shorter."""
    mine = [force for force in forces if force.side == side]
    left = sum(world.cards[force.card].points for force in mine) * percent // 100
    for force in mine:
        cost = world.cards[force.card].points
        if cost <= left:
            left -= cost
            yield force
