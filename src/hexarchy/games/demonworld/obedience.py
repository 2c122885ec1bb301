"""Obedience tests (DW-S-MOR-05, -39 to -47): an enemy close ahead may provoke a unit, and it forgets its orders."""

from __future__ import annotations

from hexarchy.core.axial import DIRECTIONS
from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, frame
from hexarchy.games.demonworld import shot
from hexarchy.games.demonworld.facing import FRONT_DIRECTIONS
from hexarchy.games.demonworld.formation import COLUMN
from hexarchy.games.demonworld.impetuous import provoke
from hexarchy.games.demonworld.morale import MoraleTest, command_bonus, in_skirmish, tests
from hexarchy.games.demonworld.movement import strength
from hexarchy.games.demonworld.procedure import Procedure
from hexarchy.games.demonworld.rout import fewer_first, first_owner, is_routing
from hexarchy.games.demonworld.sequence import step
from hexarchy.games.demonworld.shape import shape
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.terrain import NOT_PASSABLE
from hexarchy.games.demonworld.words import LEADER, NOBODY, OBEDIENCE, STANDARD

CLOSE_AHEAD = 3  # fields


def front_area(s: DemonworldState, element: int) -> set[int]:
    """Fields an element could advance onto in three steps, each into one of its two front fields and passable for it;
    elements on the way are not looked at (DW-S-MOR-41, -42)."""
    table, road = strength.costs_of(s, element), strength.costs_of(s, element, road=True)
    found: set[int] = set()
    edge = {s.at[element]}
    for _ in range(CLOSE_AHEAD):
        edge = {
            s.around[here][direction]
            for here in edge
            for direction in FRONT_DIRECTIONS[s.looks[element]]
            if min(table[here * DIRECTIONS + direction], road[here * DIRECTIONS + direction]) < NOT_PASSABLE
        }
        found |= edge
    return found


def provoked_by(s: DemonworldState, unit: int) -> list[int]:
    """Enemies in a unit's front area that it sees (DW-S-MOR-39); elements that still run look at none."""
    own = [element for element in s.bodies[unit] if not is_routing(s, element)]
    fields = {field for element in own for field in front_area(s, element)}
    side, sides = s.side(unit), s.roster.side_of
    held = [field for field in sorted(fields) if field in s.standing and sides[s.standing[field]] != side]
    seen = [field for field in held if any(shot.seen(s, one, field) is not None for one in own)]
    return sorted({s.unit_of(s.standing[field]) for field in seen})


def must_obey(s: DemonworldState, unit: int) -> bool:
    """Does a unit test? Orderly, but no column, and neither in melee nor impetuous (DW-S-MOR-39, -40)."""
    true = s.units[unit]
    if not tests(s, unit) or true.melee or true.impetuous:
        return False
    own = shape(s, unit)
    return own.orderly and own.kind != COLUMN and bool(provoked_by(s, unit))


@step("obedience", level=STANDARD)
@frame
class Obedience(Procedure):
    """All units that must test, found once when the orders lie open (DW-S-SEQ-04, DW-S-MOR-76)."""

    due: tuple[int, ...] = ()
    first: int = NOBODY

    def step(self, s: DemonworldState) -> Asked:
        if self.first == NOBODY:
            self.due = tuple(unit for unit in range(len(s.units)) if must_obey(s, unit))
            if self.due:
                self.first = fewer_first(s, self.due, "DW-S-MOR-76")
            else:
                s.finish()
            return None
        if not self.due:
            s.finish()
            return None
        mine = first_owner(s, self.due, self.first)
        self.due = tuple(unit for unit in self.due if unit != mine[0])
        s.push(ObedienceTest(mine[0]))
        return None


@frame
class ObedienceTest(Procedure):
    """One unit's test: the owner says of the leader and of each commander how their bonus counts (DW-S-MOR-43, -44,
    DW-DEC-10). The order of tests cannot matter, as nothing moves."""

    unit: int
    left: tuple[int, ...] | None = None  # elements with a bonus, still to be decided on
    against: tuple[int, ...] = ()

    def step(self, s: DemonworldState) -> Asked:
        if self.left is None:
            self.left = with_bonus(s, self.unit)
        if self.left and not self._settled(s, self.left):
            return self._ask(s, self.left[0])
        if not self.test_of(s, self.against).passed(s):
            s.pop()
            s.push(Provoked(self.unit))
        else:
            s.finish()
        return None

    def _settled(self, s: DemonworldState, left: tuple[int, ...]) -> bool:
        """Is the outcome certain, and the same, whatever is still chosen?"""
        most, least = self.test_of(s, self.against), self.test_of(s, (*self.against, *left))
        return most.certain(s) is not None and most.certain(s) == least.certain(s)

    def _ask(self, s: DemonworldState, element: int) -> Ask:
        verbs, single = s.game.verbs, s.roster.unit_of[element]
        options = [verbs.none if in_skirmish(s, self.unit) else verbs.add, verbs.subtract]
        key = "obedience-leader" if single == self.unit else "obedience-command"
        name, other, less = s.name(self.unit), s.name(single), verbs.subtract
        return Ask(s.owner(self.unit), key, "DW-S-MOR-43", options, default=less, unit=name, other=other)

    def test_of(self, s: DemonworldState, against: tuple[int, ...]) -> MoraleTest:
        return MoraleTest(OBEDIENCE, self.unit, tuple(provoked_by(s, self.unit)), against=against)

    def _choose(self, *against: int) -> None:
        assert self.left
        self.left, self.against = self.left[1:], (*self.against, *against)

    def do_add(self, s: DemonworldState, seat: int, target: int) -> None:
        self._choose()

    def do_subtract(self, s: DemonworldState, seat: int, target: int) -> None:
        assert self.left
        self._choose(self.left[0])

    def do_none(self, s: DemonworldState, seat: int, target: int) -> None:
        self._choose()


def with_bonus(s: DemonworldState, unit: int) -> tuple[int, ...]:
    """The leader of a unit, and the commanders attached to it who have stars."""
    figure = s.roster.figure
    return tuple(one for one in s.bodies[unit] if figure[one] == LEADER or command_bonus(s, one))


@frame
class Provoked(Procedure):
    """A unit that failed: of several enemies the owner names the one it goes for (DW-S-MOR-47, -73)."""

    unit: int

    def step(self, s: DemonworldState) -> Asked:
        options = [s.offers.charge[foe] for foe in provoked_by(s, self.unit)]
        return Ask(s.owner(self.unit), "provoked", "DW-S-MOR-73", options, unit=s.name(self.unit))

    def do_charge(self, s: DemonworldState, seat: int, target: int) -> None:
        provoke(s, self.unit, s.unit_named(target))
        s.finish()
