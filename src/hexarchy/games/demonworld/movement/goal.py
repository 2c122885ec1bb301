"""Whole shapes as one answer (DW-B-MOV-59): the place is asked for, elements are assigned to its fields by matching.

Also the free regrouping after a common turn (DW-B-MOV-28): every orderly arrangement within one field of the old one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from itertools import combinations
from operator import or_

from hexarchy.core.axial import DIRECTIONS
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.games.demonworld import changes, contact
from hexarchy.games.demonworld.goals import FAR, first_of_cheapest
from hexarchy.games.demonworld.movement import steps
from hexarchy.games.demonworld.movement.strength import costs_of
from hexarchy.games.demonworld.procedure import Procedure
from hexarchy.games.demonworld.shape import offered_shapes
from hexarchy.games.demonworld.shapes import Plan
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.words import LINES, SHAPES

Fields = tuple[int, ...]
Pinned = tuple[tuple[int, int], ...]  # elements with the fields they are to have, also such as are not of the unit yet


def reach_of(
    s: DemonworldState, unit: int, most: int, *, may_touch: bool = False, over: bool = True, pinned: Pinned = ()
) -> Reach:
    """Remembered as long as nobody moves."""
    key = ("reach", unit, most, may_touch, over, pinned)
    found: Reach | None = s.memo.get(key)
    if found is None:
        found = s.memo[key] = Reach(s, unit, most, may_touch=may_touch, over=over, pinned=pinned)
    return found


class Reach:
    """How far every element of a unit is from the fields it can come to in a number of maneuvers.

    `over`: across hedges and walls too, which the free regrouping may not (DW-S-TER-28).
    """

    def __init__(
        self, s: DemonworldState, unit: int, most: int, *, may_touch: bool, over: bool, pinned: Pinned = ()
    ) -> None:
        self.most = most
        places = dict(pinned)
        self.body = (*s.bodies[unit], *(element for element in places if element not in s.bodies[unit]))
        self.guests = [place for place, element in enumerate(self.body) if s.roster.unit_of[element] != unit]
        self.own = {s.at[element] for element in self.body}
        free = steps.free_field(s, unit, may_touch=may_touch, own=True)
        self.steps: list[dict[int, int]] = []
        self.fields: set[int] = set()
        for element in self.body:
            if element in places:
                self.steps.append({places[element]: 0})
                self.fields.add(places[element])
                continue
            held, table = may_touch and contact.touches(s, element), costs_of(s, element)
            found = {s.at[element]: 0}
            edge = [s.at[element]]
            for far in range(1, 1 if held else most + 1):
                near = {
                    field
                    for at in edge
                    for field in steps.neighbours(s, unit, at, table, free, over=over)
                    if field not in found
                }
                edge = list(near)
                found |= dict.fromkeys(near, far)
            self.steps.append(found)
            self.fields.update(found)
        # For each number of steps, by field: the elements that come there, one bit each.
        self._comers: list[dict[int, int]] = [{} for _ in range(most + 1)]
        for place, found in enumerate(self.steps):
            for field, far in found.items():
                for comers in self._comers[far:]:
                    comers[field] = comers.get(field, 0) | 1 << place
        self._all = (1 << len(self.body)) - 1
        self._hosts = ~sum(1 << guest for guest in self.guests)

    def _far(self, fields: Sequence[int], ring: int) -> list[list[int]]:
        """The steps of every element to every field; those attached do not go to the first ones, a ring of so many."""
        far = [[found.get(field, FAR) for field in fields] for found in self.steps]
        for guest in self.guests:
            far[guest][:ring] = [FAR] * ring
        return far

    def cost(self, fields: Sequence[int], ring: int = 0) -> int | None:
        """The fewest maneuvers in which every element comes to a field of its own; None where they cannot."""
        if not self.fields.issuperset(fields):
            return None
        if not ring and self.own == {*fields}:
            return 0
        for most in range(not ring, self.most + 1):
            comers = self._comers[most]
            masks = [comers.get(field, 0) for field in fields]
            if ring:
                masks[:ring] = [mask & self._hosts for mask in masks[:ring]]
            if all(masks) and reduce(or_, masks) == self._all and _matched(masks):
                return most
        return None

    def assigned(self, fields: Sequence[int], most: int, ring: int = 0) -> dict[int, int]:
        """Where each element goes, when the farthest goes no more than so many steps."""
        table = [[far if far <= most else FAR for far in row] for row in self._far(fields, ring)]
        return {element: fields[place] for element, place in zip(self.body, first_of_cheapest(table), strict=True)}

    def goals(
        self, s: DemonworldState, shape: int, facing: int, firsts: Iterable[int] = ()
    ) -> Iterator[tuple[int, int]]:
        """The first fields a shape may have, with what it costs to form it there; `firsts`: looked at first."""
        plan = self.plan(s, shape, facing)
        grid = s.area.grid
        fitting = grid.fitting(frozenset(self.fields), plan.fields)
        for first in (*[first for first in firsts if first in fitting], *fitting):
            steps = self.cost(grid.offsets(first, plan.fields), len(plan.ring))
            cost = None if steps is None else steps + bool(plan.ring)
            if cost and cost <= self.most and self._clear(s, first, plan):
                yield first, cost

    def plan(self, s: DemonworldState, shape: int, facing: int) -> Plan:
        found = s.game.world.shapes.plan(shape, len(self.body), facing, len(self.guests))
        assert found is not None, "it was offered"
        return found

    def _clear(self, s: DemonworldState, first: int, plan: Plan) -> bool:
        """Does nobody else stand inside a square?"""
        offset, standing = s.area.grid.offset, s.standing
        inside = [standing.get(offset(first, dq, dr)) for dq, dr in plan.inside]
        return all(element is None or element in self.body for element in inside)

    def shapes(self, s: DemonworldState, unit: int, facing: int) -> list[int]:
        """The shapes a unit can form somewhere."""
        offered = offered_shapes(s, unit, len(self.body))
        return [shape for shape in offered if next(self.goals(s, shape, facing, self.own), None) is not None]


def _matched(masks: Sequence[int]) -> bool:
    """Can every field have an element of its own among those whose bits are set for it?"""
    owner: dict[int, int] = {}  # bit -> the field it was given to
    taken = 0

    def give(place: int, tried: int) -> int:
        """Find one for a field, others making room where they must; all bits tried, or 0 where one was found."""
        nonlocal taken
        while left := masks[place] & ~tried:
            bit = left & -left
            tried |= bit
            if taken & bit:
                tried = give(owner[bit], tried)
                if tried:
                    continue
            owner[bit] = place
            taken |= bit
            return 0
        return tried

    for place, mask in enumerate(masks):
        free = mask & ~taken
        if free:
            bit = free & -free
            owner[bit] = place
            taken |= bit
        elif give(place, 0):
            return False
    return True


def common_facing(s: DemonworldState, unit: int) -> int | None:
    """The facing all elements of a unit share."""
    body = s.bodies[unit]
    facing = s.looks[body[0]]
    return facing if all(s.looks[element] == facing for element in body) else None


@frame
class Goal(Procedure):
    """A unit forms a shape. It is offered where at least one place is open; ends with what it cost in maneuvers: a
    square one more than its steps, as its ring turns outwards (DW-S-FOR-06)."""

    unit: int
    most: int
    may_touch: bool = False
    shape: int = -1

    def step(self, s: DemonworldState) -> Asked:
        verbs, name, seat = s.game.verbs, s.name(self.unit), s.owner(self.unit)
        reach = self.reach(s)
        facing = common_facing(s, self.unit)
        assert facing is not None, "it is offered to units that face alike"
        if self.shape < 0:
            shapes = reach.shapes(s, self.unit, facing)
            options = [*(verbs.form[shape] for shape in shapes), verbs.none]
            return Ask(seat, "form", "DW-B-MOV-59", options, default=verbs.none, unit=name)
        fields = [s.offers.to[field] for field, _ in reach.goals(s, self.shape, facing)]
        return Ask(seat, "form-where", "DW-B-MOV-59", fields, unit=name)

    def reach(self, s: DemonworldState) -> Reach:
        return reach_of(s, self.unit, self.most, may_touch=self.may_touch)

    def price(self, maneuvers: int) -> int:
        """What is paid for a shape that takes so many maneuvers."""
        return maneuvers

    def do_none(self, s: DemonworldState, seat: int, target: int) -> None:
        s.finish(0)

    def do_form(self, s: DemonworldState, seat: int, target: int) -> None:
        self.shape = target

    def do_to(self, s: DemonworldState, seat: int, target: int) -> None:
        first, facing = s.field_named(target), common_facing(s, self.unit)
        assert facing is not None
        reach = self.reach(s)
        plan = reach.plan(s, self.shape, facing)
        fields, ring = [s.area.grid.offset(first, dq, dr) for dq, dr in plan.fields], len(plan.ring)
        steps = reach.cost(fields, ring)
        assert steps is not None
        changes.shift(s, reach.assigned(fields, steps, ring))
        for field, outwards in zip(fields, plan.ring, strict=False):
            changes.turn(s, s.standing[field], outwards)
        cost = self.price(steps + bool(ring))
        s.emit("forms", unit=s.name(self.unit), shape=self.shape, maneuvers=cost)
        s.finish(cost)

    def why_form(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        return [Reason("DW-B-MOV-59", "no-place-for-it")]

    def why_to(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        return [Reason("DW-B-MOV-59", "no-place-for-it")]


@frame
class MakeWay(Goal):
    """A unit forms its special formation again round a commander who has stopped beside it, without cost and as far as
    one maneuver would go, or two steps of skirmishers (DW-S-CMD-20, -39). Nothing is asked where it cannot."""

    kind: str = ""
    pinned: Pinned = ()

    def step(self, s: DemonworldState) -> Asked:
        facing = common_facing(s, self.unit)
        if self.shape >= 0 or facing is None:
            return Goal.step(self, s)
        verbs, shape = s.game.verbs, SHAPES.index(self.kind)
        if shape not in self.reach(s).shapes(s, self.unit, facing):
            s.finish(0)
            return None
        options, name = [verbs.form[shape], verbs.none], s.name(self.unit)
        return Ask(s.owner(self.unit), "free-regrouping", "DW-S-CMD-39", options, default=verbs.none, unit=name)

    def reach(self, s: DemonworldState) -> Reach:
        return reach_of(s, self.unit, self.most, over=False, pinned=self.pinned)

    def price(self, maneuvers: int) -> int:
        return 0


# -- after a common turn -----------------------------------------------------------------------------------------------


def lines_near(s: DemonworldState, unit: int, width: int, pinned: Pinned = ()) -> Iterator[Fields]:
    """Lines of a frontage that a unit can form if no element goes more than one field, each set of fields once."""
    facing = common_facing(s, unit)
    assert facing is not None
    reach = reach_of(s, unit, 1, over=False, pinned=pinned)
    count = len(reach.body)
    right, left_rear, right_rear = (facing + 1) % DIRECTIONS, (facing + 3) % DIRECTIONS, (facing + 2) % DIRECTIONS
    around, near = s.around, reach.fields
    found: set[Fields] = set()

    def run(first: int) -> list[int] | None:
        """A rank from its left end, if all of it is near."""
        rank = [first]
        while len(rank) < width:
            following = around[rank[-1]][right]
            if following not in near:
                return None
            rank.append(following)
        return rank

    def behind(rank: list[int]) -> list[int]:
        """The fields directly behind a rank."""
        fields = [around[rank[0]][left_rear], *(around[field][right_rear] for field in rank)]
        return [field for field in fields if field in near]

    def go_on(ranks: list[int], last: list[int], left: int) -> Iterator[Fields]:
        if left <= width:
            for rest in combinations(behind(last), left) if left else [()]:
                fields = tuple(sorted((*ranks, *rest)))
                if fields not in found and reach.cost(fields) is not None:
                    found.add(fields)
                    yield fields
            return
        for direction in (left_rear, right_rear):
            first = around[last[0]][direction]
            rank = run(first) if first in near else None
            if rank is not None:
                yield from go_on([*ranks, *rank], rank, left - width)

    for first in sorted(near):
        rank = run(first)
        if rank is not None:
            yield from go_on(rank, rank, count - width)


def lines_within_a_field(s: DemonworldState, unit: int, pinned: Pinned = ()) -> list[int]:
    """The lines a unit can form so, by their number; special formations are not formed for nothing (DW-S-FOR-27)."""
    count = len(reach_of(s, unit, 1, over=False, pinned=pinned).body)
    widths = range(1, min(count, len(LINES)) + 1)
    return [width - 1 for width in widths if next(lines_near(s, unit, width, pinned), None) is not None]


@frame
class FreeRegrouping(Procedure):
    """An orderly unit that a common turn has disorganized, or a commander who joined it (DW-S-CMD-20), forms up again
    without cost (DW-B-MOV-28).

    Asked is for its shape, then for fields it is to hold, until one arrangement is left. `must`: one of them has no
    field of its own otherwise.
    """

    unit: int
    pinned: Pinned = ()
    must: bool = False
    shape: int = -1
    fields: Fields = ()

    def step(self, s: DemonworldState) -> Asked:
        verbs, name, seat = s.game.verbs, s.name(self.unit), s.owner(self.unit)
        if self.shape < 0:
            shapes = lines_within_a_field(s, self.unit, self.pinned)
            if not shapes:
                s.finish()
                return None
            options = [*(verbs.form[shape] for shape in shapes), *(() if self.must else (verbs.none,))]
            return Ask(seat, "free-regrouping", "DW-B-MOV-28", options, default=options[-1], unit=name)
        sets = self._left(s)
        if len(sets) == 1:
            reach = reach_of(s, self.unit, 1, over=False, pinned=self.pinned)
            changes.shift(s, reach.assigned(sets[0], 1))
            s.emit("forms", unit=name, shape=self.shape, maneuvers=0)
            s.finish()
            return None
        always = set(sets[0]).intersection(*sets)
        open_ = sorted({field for fields in sets for field in fields} - always)
        return Ask(seat, "free-fields", "DW-B-MOV-28", [s.offers.to[field] for field in open_], unit=name)

    def _left(self, s: DemonworldState) -> list[Fields]:
        wanted, key = {*self.fields}, ("near", self.unit, self.shape, self.pinned)
        if key not in s.memo:
            s.memo[key] = [*lines_near(s, self.unit, self.shape + 1, self.pinned)]
        return [fields for fields in s.memo[key] if wanted.issubset(fields)]

    def do_form(self, s: DemonworldState, seat: int, target: int) -> None:
        self.shape = target

    def do_to(self, s: DemonworldState, seat: int, target: int) -> None:
        self.fields = (*self.fields, s.field_named(target))

    def do_none(self, s: DemonworldState, seat: int, target: int) -> None:
        s.finish()

    def why_form(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        return [Reason("DW-B-MOV-28", "no-place-for-it")]
