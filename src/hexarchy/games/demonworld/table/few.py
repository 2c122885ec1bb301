"""Goals of units of three elements or less, whose elements go each on its own (DW-B-MOV-41 to -44): where one of them
can come to; where all of them together, as they stand to each other or abreast."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from itertools import permutations
from typing import TYPE_CHECKING, Final, NamedTuple

from hexarchy.core.axial import DIRECTIONS, Offset
from hexarchy.core.batches import MAYBE
from hexarchy.core.decisions import Ask
from hexarchy.core.page.scene import Plan
from hexarchy.games.demonworld import changes, contact
from hexarchy.games.demonworld.facing import turned_to
from hexarchy.games.demonworld.movement import steps
from hexarchy.games.demonworld.movement.small import SmallMoving
from hexarchy.games.demonworld.movement.strength import costs, why_no_turn
from hexarchy.games.demonworld.search import Operation, played, search
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.table.ways import Actions, cost_of, standing, way_to
from hexarchy.games.demonworld.table.wording import Wording
from hexarchy.games.demonworld.words import NOBODY, SHAPES

if TYPE_CHECKING:
    from hexarchy.games.demonworld.table.scene import Scenes

MOST: Final = 600  # steps of an element that are looked at
DEAREST: Final = 3  # points a maneuver stands for, where it pays for a step


class Walk:
    """A place of an element's search. It turns without cost, so its field is all that counts."""

    __slots__ = ("actions", "config", "cost", "mover", "over", "state", "way")

    def __init__(
        self, state: DemonworldState, mover: SmallMoving, actions: Actions, way: tuple[int, ...], *, over: bool = False
    ) -> None:
        self.state, self.mover, self.actions, self.way, self.over = state, mover, actions, way, over
        self.cost, self.config = (mover.made, mover.spent), way[-1]

    def joins(self, other: object) -> None:
        """The first will do."""


def walks(s: DemonworldState, mover: SmallMoving) -> Iterator[Walk]:
    """Of the element that moves."""
    start = s.clone()
    start.quiet = True
    return search(Walk(start, mover.copy(), (), (s.at[mover.element],)), _grown, MOST)


def _grown(node: Walk) -> Iterator[Walk]:
    """One step more; into contact it turns first, where it must."""
    if node.over:
        return
    s, mover = node.state, node.mover
    s.frames = [mover]
    asked = mover.step(s)
    options = asked.options if isinstance(asked, Ask) else ()
    here, looks = s.at[mover.element], s.looks[mover.element]
    for direction, near in enumerate(s.around[here]):
        if near < 0 or near in s.standing:
            continue
        step, face = s.offers.to[near], s.game.verbs.face[turned_to(looks, direction)]
        if step in options:
            yield _then(node, near, (step,))
        elif face in options and steps.meets(s, mover.unit, near):
            turned, then = played(s, mover, (face,))
            asked = then.step(turned)
            if isinstance(asked, Ask) and step in asked.options:
                yield _then(node, near, (face, step))


def _then(node: Walk, near: int, operation: Operation) -> Walk:
    after, mover = played(node.state, node.mover, operation)
    actions = (*node.actions, *(action.text for action in operation))
    return Walk(after, mover, actions, (*node.way, near), over=after.frames[-1:] != [mover])


def element_by_element(page: Scenes, s: DemonworldState, ask: Ask) -> Iterator[Plan]:
    """Where the element that moves can come to."""
    mover = s.frames[-1]
    if isinstance(mover, SmallMoving) and mover.element != NOBODY:
        yield from _of_one(page, s, mover, ())


def _of_one(page: Scenes, s: DemonworldState, mover: SmallMoving, first: Actions) -> Iterator[Plan]:
    element = mover.element
    for node in walks(s, mover):
        made, spent = node.mover.made - mover.made, node.mover.spent - mover.spent
        for state, actions in _facings(node, element):
            if actions:
                yield way_to(page, state, mover.unit, (*first, *actions), node.way[1:], spent, made, element)


def _facings(node: Walk, element: int) -> Iterator[tuple[DemonworldState, Actions]]:
    """As it comes, then turned otherwise."""
    s, mover = node.state, node.mover
    yield s, node.actions
    if not node.over and not mover.turned and why_no_turn(s, mover.unit) is None:
        for facing, face in enumerate(s.game.verbs.face):
            if facing != s.looks[element]:
                yield played(s, mover, (face,))[0], (*node.actions, face.text)


# -- all of them -------------------------------------------------------------------------------------------------------


def together(page: Scenes, s: DemonworldState, ask: Ask) -> Iterator[Plan]:
    """Where those that have not moved can come to as they stand to each other, facing all alike; in which lines they
    can form up where they are."""
    mover = s.frames[-1]
    if not isinstance(mover, SmallMoving):
        return
    body = [element for element in contact.free(s, mover.unit) if element not in mover.moved]
    if not body:
        return
    if len(body) == 1:
        take = s.offers.take[s.at[body[0]]]
        yield from _of_one(page, *played(s, mover, (take,)), (take.text,))
        return
    yield from _shifted(page, s, mover, body)
    yield from _lines(page, s, mover, body)


def _shifted(page: Scenes, s: DemonworldState, mover: SmallMoving, body: Sequence[int]) -> Iterator[Plan]:
    grid = s.area.grid
    lead = s.at[body[0]]
    able = [{*_flood(s, mover, element, own=True)} for element in body]
    for field in sorted(able[0]):
        by = grid.vector(lead, field)
        wanted = [grid.offset(s.at[element], *by) for element in body]
        if not all(there in fields for there, fields in zip(wanted, able, strict=True)):
            continue
        # Those in front go first, and make room.
        ranked = sorted(range(len(body)), key=lambda place: -_along(grid.axial[s.at[body[place]]], by))
        gone = _gone(s, mover, [(body[place], wanted[place]) for place in ranked])
        for facing in range(DIRECTIONS) if gone is not None else ():
            if gone is not None and (actions := gone.actions(s, facing)):
                yield way_to(page, gone.faced(facing), mover.unit, actions, gone.way, gone.spent, gone.made)


def _lines(page: Scenes, s: DemonworldState, mover: SmallMoving, body: Sequence[int]) -> Iterator[Plan]:
    """Of every frontage the cheapest."""
    facing, grid = s.looks[body[0]], s.area.grid
    for shape in range(len(body)):
        offsets = s.game.world.shapes.fields(shape, len(body), facing)
        found: list[Gone] = []
        for first in (s.at[element] for element in body):
            fields = [grid.offset(first, dq, dr) for dq, dr in offsets]
            tried = (_gone(s, mover, [*zip(order, fields, strict=True)]) for order in permutations(body))
            found += [gone for gone in tried if gone is not None]
        best = min(found, key=lambda gone: (gone.made, gone.spent, len(gone.actions(s, facing))), default=None)
        if best is not None and (actions := best.actions(s, facing)):
            shape_ = page.said(Wording.the, "shape", SHAPES[shape])
            yield Plan(
                text=page("goal-form", shape=shape_, cost=cost_of(page, best.spent, best.made)),
                actions=actions,
                would=standing(page, best.faced(facing), mover.unit),
            )


def _along(at: Offset, by: Offset) -> int:
    """How far a field lies in a direction."""
    (q, r), (dq, dr) = at, by
    return 2 * q * dq + 2 * r * dr + q * dr + r * dq


class Gone(NamedTuple):
    """Several elements have gone somewhere: `state`, the way of each, and the costs of the one that paid most."""

    state: DemonworldState
    ways: tuple[tuple[int, tuple[int, ...]], ...] = ()
    spent: int = 0
    made: int = 0

    @property
    def way(self) -> tuple[int, ...]:
        return max((way for _, way in self.ways), key=len, default=())

    def actions(self, s: DemonworldState, facing: int) -> Actions:
        """What is to be done from a state so that they have gone there, and face alike."""
        offers, verbs, told = s.offers, s.game.verbs, list[str]()
        for element, way in self.ways:
            turns = s.looks[element] != facing
            if way or turns:
                told += [offers.take[s.at[element]].text, *(offers.to[field].text for field in way)]
                told += [*([verbs.face[facing].text] if turns else []), f"{verbs.done.text}{MAYBE}"]
        return tuple(told)

    def faced(self, facing: int) -> DemonworldState:
        after = self.state.clone()
        for element, _ in self.ways:
            changes.turn(after, element, facing)
        return after


def _gone(s: DemonworldState, mover: SmallMoving, goals: Sequence[tuple[int, int]]) -> Gone | None:
    """Elements go to their fields one after the other; None where one of them cannot. Nobody comes into contact: that
    is to be answered at once."""
    gone = Gone(s.clone())
    gone.state.quiet = True
    for element, field in goals:
        way = _way(gone.state, mover, element, field)
        if way is None:
            return None
        if way:
            operations = (s.offers.take[s.at[element]], *(s.offers.to[step] for step in way))
            then = _walked(gone.state, mover, operations)
            if then is None:
                return None
            state, after = then
            spent, made = max(gone.spent, after.spent), max(gone.made, after.made - mover.opened)
            state, mover = played(state, after, (s.game.verbs.done,))
            gone = gone._replace(state=state, spent=spent, made=made)
        gone = gone._replace(ways=(*gone.ways, (element, tuple(way))))
    return gone


def _walked(
    s: DemonworldState, mover: SmallMoving, operations: Operation
) -> tuple[DemonworldState, SmallMoving] | None:
    """Operations one after the other, if each is offered and nothing else comes of it."""
    for action in operations:
        s.frames = [mover]
        asked = mover.step(s)
        if not isinstance(asked, Ask) or action not in asked.options:
            return None
        s, mover = played(s, mover, (action,))
        if s.frames != [mover]:
            return None
    return s, mover


def _way(s: DemonworldState, mover: SmallMoving, element: int, goal: int) -> list[int] | None:
    """The cheapest fields to a goal past all others."""
    before = _flood(s, mover, element, goal=goal)
    if goal not in before:
        return None
    way, field = list[int](), goal
    while field != s.at[element]:
        way.append(field)
        field = before[field]
    return way[::-1]


def _flood(
    s: DemonworldState, mover: SmallMoving, element: int, *, own: bool = False, goal: int = NOBODY
) -> dict[int, int]:
    """The fields an element may come to, each with the one before it; `own`: as if its comrades were not there."""
    table, free = costs(s, mover.unit), steps.free_field(s, mover.unit, may_touch=False, own=own)
    ledger = mover.ledger(s)
    most = ledger.points + (ledger.maneuvers - mover.opened) * DEAREST
    before: dict[int, int] = {}
    heap = [(0, s.at[element], s.at[element])]
    while heap and goal not in before:
        cost, field, came = heappop(heap)
        if field in before:
            continue
        before[field] = came
        for direction, near in enumerate(s.around[field]):
            then = cost + table[field * DIRECTIONS + direction]
            if near >= 0 and near not in before and then <= most and free(near):
                heappush(heap, (then, near, field))
    return before
