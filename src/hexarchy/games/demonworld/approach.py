"""How impetuous units come to the enemy (DW-S-MOR-74): what they must do is found by a search, and where several ways
are as good the owner chooses.

The search plays the operations of a moving unit on copies of the state, so that all rules of movement hold in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from hexarchy.core.actions import Action
from hexarchy.core.axial import DIRECTIONS
from hexarchy.core.decisions import Ask, Reason
from hexarchy.core.frames import Asked, frame
from hexarchy.games.demonworld import changes, contact
from hexarchy.games.demonworld.attack import Reactions
from hexarchy.games.demonworld.closing_in import FrenziedAttack, apart, closest
from hexarchy.games.demonworld.facing import FRONT_DIRECTIONS, turns
from hexarchy.games.demonworld.formation import SQUARE
from hexarchy.games.demonworld.movement import strength
from hexarchy.games.demonworld.movement.goal import common_facing, reach_of
from hexarchy.games.demonworld.movement.moving import Moving
from hexarchy.games.demonworld.procedure import Procedure
from hexarchy.games.demonworld.rout import Charts, ways_of
from hexarchy.games.demonworld.search import Operation, played, search
from hexarchy.games.demonworld.shape import orderly
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.words import ATTACK, NOBODY, SHAPES

# Operations that keep a unit's shape.
RIGID: Final = frozenset(("advance-left", "advance-right", "shift", "wheel", "turn", "lead"))
LEAST: Final = 2  # points a step costs at least, along a road


@frame
class Approach(Moving):
    """An impetuous unit moves as Moving has it, but only what is best is offered (DW-S-MOR-74, DW-DEC-22).

    `forming`: the shape an unformed unit falls into; asked is then where.
    """

    forming: int = NOBODY

    @classmethod
    def of(cls, s: DemonworldState, unit: int) -> Approach:
        return cls(unit, strength.points_under(s, unit, ATTACK))

    def step(self, s: DemonworldState) -> Asked:
        best = best_operations(s, self)
        if not best:
            changes.unit(s, self.unit, moved=True)
            s.finish(self.unit)
            return None
        seat, name = s.owner(self.unit), s.name(self.unit)
        if self.forming != NOBODY:
            shape = s.game.verbs.form[self.forming]
            return Ask(seat, "form-where", "DW-S-MOR-74", [one[1] for one in best if one[0] is shape], unit=name)
        return Ask(seat, "frenzy", "DW-S-MOR-74", [*dict.fromkeys(one[0] for one in best)], unit=name)

    def do_form(self, s: DemonworldState, seat: int, target: int) -> None:
        self.forming = target

    def do_to(self, s: DemonworldState, seat: int, target: int) -> None:
        """It falls into a shape, as the first thing it does."""
        fields, cost, moves = formed(s, self, self.forming, s.field_named(target))
        assert fields, "it was offered"
        changes.shift(s, moves)
        s.emit("forms", unit=s.name(self.unit), shape=self.forming, maneuvers=cost)
        self.made += cost
        self.forming = NOBODY

    def do_face(self, s: DemonworldState, seat: int, target: int) -> None:
        """All its elements face alike again, in one maneuver."""
        for element in s.bodies[self.unit]:
            changes.turn(s, element, target)
        s.emit("faces", unit=s.name(self.unit), facing=target)
        self.made += 1

    def _attack_if_touching(self, s: DemonworldState) -> None:
        if contact.touched_units(s, self.unit):
            s.push(FrenziedAttack.by(s, self.unit, self.ledger(s)))

    def why_not(self, s: DemonworldState, seat: int, action: Action) -> list[Reason]:
        return [Reason("DW-S-MOR-74", "straight-at-them", unit=s.name(self.unit))]


def formed(s: DemonworldState, moving: Moving, shape: int, first: int) -> tuple[list[int], int, dict[int, int]]:
    """The fields of a shape, what it costs a unit to take them, and where its elements go."""
    facing = common_facing(s, moving.unit)
    assert facing is not None
    reach = reach_of(s, moving.unit, moving.ledger(s).payable)
    fields = [s.area.grid.offset(first, dq, dr) for dq, dr in reach.plan(s, shape, facing).fields]
    cost = reach.cost(fields)
    assert cost is not None
    return fields, cost, reach.assigned(fields, cost)


class Node:
    """A place of the search: the state, and the first operations of the ways that lead there."""

    __slots__ = ("config", "cost", "firsts", "moving", "state")

    def __init__(
        self, state: DemonworldState, moving: Approach, cost: tuple[int, ...], firsts: Iterable[Operation]
    ) -> None:
        self.state, self.moving, self.cost, self.firsts = state, moving, cost, {*firsts}
        self.config = config(state, moving)

    def joins(self, other: Node) -> None:
        self.firsts |= other.firsts


def best_operations(s: DemonworldState, moving: Approach) -> list[Operation]:
    """The first operations of the best ways; none where to stay is best. Remembered as long as nobody moves."""
    key = ("frenzy", moving.unit, moving.spent, moving.made, moving.wheeled, moving.led)
    found: list[Operation] | None = s.memo.get(key)
    if found is None:
        found = s.memo[key] = _searched(s, moving)
    return found


class Best:
    """The least of some keys, and the operations that begin a way there."""

    __slots__ = ("firsts", "key")

    def __init__(self) -> None:
        self.key: tuple[int, ...] | None = None
        self.firsts: set[Operation] = set()

    def meets(self, key: tuple[int, ...], firsts: Iterable[Operation]) -> None:
        if self.key is None or key < self.key:
            self.key, self.firsts = key, {*firsts}
        elif key == self.key:
            self.firsts.update(firsts)


def _searched(s: DemonworldState, moving: Approach) -> list[Operation]:
    """All ways of a unit, those with the fewest maneuvers first, then those with the fewest points: the first that
    touches the target is the best; else one that touches another enemy; else one that ends nearest to the target."""
    unit = moving.unit
    target = s.units[unit].target
    attack, other, nearest = Best(), Best(), Best()
    start = s.clone()
    start.quiet = True

    def grown(node: Node) -> Iterator[Node]:
        far = apart(node.state, node.state.fields_of(unit), target)
        nearest.meets((far, *node.cost), node.firsts)
        if _vain(node, far, nearest):
            return
        for operation, after, then in _operations(node):
            cost = then.made - moving.made, then.spent - moving.spent
            firsts = node.firsts or {operation}
            touched = contact.touched_units(after, unit)
            if touched:
                (attack if target in touched else other).meets(cost, firsts)
            else:
                yield Node(after, then, (*cost, node.cost[-1] + 1), firsts)

    for node in search(Node(start, moving.copy(), (0, 0, 0), ()), grown):
        if attack.key is not None and node.cost[:2] >= attack.key:
            break
    found = attack if attack.key else other if other.key else nearest
    return sorted(found.firsts, key=lambda operation: [action.index for action in operation])


def _vain(node: Node, far: int, nearest: Best) -> bool:
    """Can a unit without a maneuver left neither come nearer to its target than others did, nor touch anybody?"""
    s, moving = node.state, node.moving
    ledger = moving.ledger(s)
    if ledger.may_maneuver():
        return False
    ahead = ledger.left // LEAST
    if ahead <= 0:
        return True
    side = s.side(moving.unit)
    assert nearest.key is not None
    return far - ahead > nearest.key[0] and min(closest(s, side, at) for at in s.fields_of(moving.unit)) > ahead + 1


def config(s: DemonworldState, moving: Moving) -> tuple[Any, ...]:
    """How a unit stands, with what binds its further way."""
    body = s.bodies[moving.unit]
    looks = tuple([s.looks[element] for element in body])
    return tuple([s.at[element] for element in body]), looks, moving.wheeled, moving.led


def _operations(node: Node) -> Iterator[tuple[Operation, DemonworldState, Approach]]:
    """What a unit can do next, and what is then: an unformed one forms first, if it can (DW-S-MOR-74)."""
    s, moving = node.state, node.moving
    unit = moving.unit
    if not orderly(s, unit):
        forming = [*_forming(s, moving)]
        if forming:
            for operation in forming:
                after, then = played(s, moving, operation)
                if len(operation) == 1 or orderly(after, unit):
                    yield operation, after, then
            return
    asked = Moving.step(moving, s)
    assert isinstance(asked, Ask)
    for action in asked.options:
        if action.verb not in RIGID:
            continue
        after, then = played(s, moving, (action,))
        if action.verb != "turn" or orderly(after, unit):
            yield (action,), after, then


def _forming(s: DemonworldState, moving: Approach) -> Iterator[Operation]:
    """Ways for an unformed unit to become orderly: it faces one way, or takes a shape with the fewest maneuvers; of
    several places those nearest to the target."""
    verbs, unit, ledger = s.game.verbs, moving.unit, moving.ledger(s)
    if not ledger.may_maneuver():
        return
    facing = common_facing(s, unit)
    if facing is None:
        after = s.clone()
        for turn in range(DIRECTIONS):
            for element in s.bodies[unit]:
                changes.turn(after, element, turn)
            if ledger.payable > 1 or orderly(after, unit):
                yield (verbs.face[turn],)
        return
    reach, target = reach_of(s, unit, ledger.payable), s.units[unit].target
    found: dict[tuple[int, int], list[Operation]] = {}
    for shape in reach.shapes(s, unit, facing):
        if SHAPES[shape] == SQUARE:  # it is not orderly
            continue
        offsets = reach.plan(s, shape, facing).fields
        for first, cost in reach.goals(s, shape, facing):
            fields = [s.area.grid.offset(first, dq, dr) for dq, dr in offsets]
            operation = verbs.form[shape], s.offers.to[first]
            found.setdefault((cost, apart(s, fields, target)), []).append(operation)
    if found:
        yield from found[min(found)]


# -- the approach of a few ---------------------------------------------------------------------------------------------


@frame
class SmallApproach(Procedure):
    """A unit of at most three elements goes element by element, the nearest to the target first (DW-S-MOR-74)."""

    unit: int
    moved: tuple[int, ...] = ()

    def step(self, s: DemonworldState) -> Asked:
        target, element = s.units[self.unit].target, self._next(s)
        if element == NOBODY:
            changes.unit(s, self.unit, moved=True)
            s.finish(self.unit)
            return None
        ends = [s.offers.to[field] for field in small_ends(s, element, target)]
        hex_ = s.field_id(s.at[element])
        return Ask(s.owner(self.unit), "frenzy-to", "DW-S-MOR-74", ends, unit=s.name(self.unit), hex=hex_)

    def _next(self, s: DemonworldState) -> int:
        """The free element nearest to the target that has not moved."""
        target = s.units[self.unit].target
        left = [element for element in contact.free(s, self.unit) if element not in self.moved]
        if target == NOBODY or not s.bodies[target]:
            return NOBODY
        return min(left, key=lambda one: apart(s, (s.at[one],), target), default=NOBODY)

    def do_to(self, s: DemonworldState, seat: int, target: int) -> None:
        there, element = s.field_named(target), self._next(s)
        here = s.at[element]
        self.moved = (*self.moved, element)
        if there == here:
            return
        facing = facing_at(s, element, there)
        changes.shift(s, {element: there})
        changes.turn(s, element, facing)
        s.emit("element-moves", unit=s.name(self.unit), **{"from": s.field_id(here), "to": s.field_id(there)})
        if contact.touches(s, element):
            changes.unit(s, self.unit, moved=True)
            s.push(Reactions((self.unit,)))

    def why_to(self, s: DemonworldState, seat: int, target: int) -> list[Reason]:
        return [Reason("DW-S-MOR-74", "straight-at-them", unit=s.name(self.unit))]


def charts_of(s: DemonworldState, element: int) -> Charts:
    return strength.costs_of(s, element), strength.costs_of(s, element, road=True)


def small_ways(s: DemonworldState, element: int) -> dict[int, int]:
    """Fields an element can come to with its unit's points, with their costs; contact ends its way (DW-B-CON-08)."""
    unit = s.unit_of(element)
    points = strength.points_under(s, unit, ATTACK)
    return ways_of(s, element, points, charts_of(s, element), stops=lambda field: contact.touches_at(s, unit, field))


def small_ends(s: DemonworldState, element: int, target: int) -> list[int]:
    """Where an element must go: cheapest into contact with the target, else with another, else nearest to it."""
    own, ways = s.unit_of(element), small_ways(s, element)
    touched = {
        field: {s.unit_of(other) for other in contact.touching_at(s, (field,), own)}
        for field in ways
        if contact.touches_at(s, own, field)
    }
    any_foe = [field for field in touched if touched[field]]
    for wanted in ([field for field in any_foe if target in touched[field]], any_foe):
        if wanted:
            return sorted(field for field in wanted if ways[field] == min(ways[one] for one in wanted))
    weighed = {field: (apart(s, (field,), target), cost) for field, cost in ways.items()}
    return sorted(field for field in weighed if weighed[field] == min(weighed.values()))


def facing_at(s: DemonworldState, element: int, there: int) -> int:
    """How an element faces where it arrives: it has come in by a front field (DW-B-CON-05), with as many enemies
    before it as possible, turning as little as it must."""
    own, ways = s.unit_of(element), small_ways(s, element)
    grid, (table, road) = s.area.grid, charts_of(s, element)
    foes = {s.at[other] for other in contact.touching_at(s, (there,), own)}
    found = []
    for before in s.around[there]:
        direction = grid.direction(before, there) if before in ways else None
        if direction is None or (before != s.at[element] and contact.touches_at(s, own, before)):
            continue
        at = before * DIRECTIONS + direction
        if ways[before] + min(table[at], road[at]) == ways[there]:
            found += [direction, (direction + 1) % DIRECTIONS]

    def worth(facing: int) -> tuple[int, int, int]:
        front = {s.around[there][direction] for direction in FRONT_DIRECTIONS[facing]}
        return -len(foes & front), turns(s.looks[element], facing), facing

    return min(found, key=worth)
