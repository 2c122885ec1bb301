"""Goals: where a unit can come to and how it would face there, with the cheapest way and its costs; which formations it
can take. The rules know one operation at a time: a goal is a list of them, each checked when its turn comes.

The search plays the operations on copies of the state, so that all rules of movement hold in it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from heapq import heappop, heappush
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from hexarchy.core.actions import Action
from hexarchy.core.batches import MAYBE
from hexarchy.core.decisions import Ask
from hexarchy.core.page.scene import Element, On, Plan
from hexarchy.core.page.texts import Text, joined
from hexarchy.games.demonworld.approach import RIGID, config, played
from hexarchy.games.demonworld.deploy import PlaceUnit
from hexarchy.games.demonworld.facing import FACINGS, FRONT_DIRECTIONS
from hexarchy.games.demonworld.large.moving import LargeMoving
from hexarchy.games.demonworld.movement.goal import FreeRegrouping, Goal, common_facing, reach_of
from hexarchy.games.demonworld.movement.moving import Moving
from hexarchy.games.demonworld.procedure import Sealed
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.table.wording import Wording
from hexarchy.games.demonworld.words import SHAPES, STEPS_OF_BASES

if TYPE_CHECKING:
    from hexarchy.games.demonworld.table.scene import Scenes

# Operations that move a unit as a whole.
WHOLE: Final = RIGID | {"swing", *STEPS_OF_BASES}
MOST: Final = 1500  # arrangements that are looked at
Mover = Moving | LargeMoving


def goals(page: Scenes, s: DemonworldState, seat: int) -> Iterator[Plan]:
    """Of the question a seat is asked."""
    ask = s.ask(seat)
    find = QUESTIONS.get(ask.key) if ask is not None else None
    if ask is not None and find is not None:
        yield from find(page, s, ask)


# -- marches ----------------------------------------------------------------------------------------------------------


class Node(NamedTuple):
    """A place of the search: maneuvers and points it costs, the state, and the way: actions, and the fields the middle
    of the front comes through."""

    made: int
    spent: int
    number: int
    state: DemonworldState
    mover: Mover
    actions: tuple[str, ...]
    way: tuple[int, ...]


def marches(page: Scenes, s: DemonworldState, ask: Ask) -> Iterator[Plan]:
    """Of every place and facing the cheapest way: with the fewest maneuvers, then with the fewest points."""
    mover = s.frames[-1]
    if not isinstance(mover, Mover):
        return
    told: set[tuple[int, int]] = set()
    for node in _ways(s, mover):
        place = _middle(node.state, mover.unit)
        if node.actions and place not in told:
            told.add(place)
            yield _march(page, s, mover, node, place[1])
    yield from formations(page, s, ask)


def _ways(s: DemonworldState, mover: Mover) -> Iterator[Node]:
    start = s.clone()
    start.quiet = True
    made, spent = _costs(mover)
    heap = [Node(made, spent, 0, start, mover.copy(), (), (_middle(s, mover.unit)[0],))]
    cheapest: dict[Any, int] = {}  # of each arrangement the fewest points so far: more maneuvers only pay with fewer
    number = 0
    while heap and number < MOST:
        node = heappop(heap)
        key = _config(node)
        if cheapest.get(key, node.spent + 1) <= node.spent:
            continue
        cheapest[key] = node.spent
        yield node
        for action in _operations(node):
            number += 1
            if (then := _played(node, action, number)) is not None:
                if then.state.frames:
                    heappush(heap, then)
                else:  # it has come into contact: what comes of that nobody knows
                    yield then


def _operations(node: Node) -> Sequence[Action]:
    node.state.frames = [node.mover]
    asked = node.mover.step(node.state)
    return [action for action in asked.options if action.verb in WHOLE] if isinstance(asked, Ask) else []


def _played(node: Node, action: Action, number: int) -> Node | None:
    """One operation more; None where it is not done by itself."""
    after, mover = played(node.state, node.mover, (action,))
    actions = (*node.actions, action.text)
    if after.frames and isinstance(after.frames[-1], FreeRegrouping):
        after.frames.pop()
        actions = (*actions, f"none{MAYBE}")
    if isinstance(mover, LargeMoving) and (mover.chosen >= 0 or after.frames[-1:] != [mover]):
        return None
    if after.frames[-1:] != [mover]:
        after.frames = []
    way = (*node.way, _middle(after, mover.unit)[0])
    return Node(*_costs(mover), number, after, mover, actions, way)


def _costs(mover: Mover) -> tuple[int, int]:
    return (mover.made if isinstance(mover, Moving) else 0), mover.spent


def _config(node: Node) -> tuple[Any, ...]:
    """How a unit stands, with what binds its further way."""
    s, mover = node.state, node.mover
    if isinstance(mover, Moving):
        return config(s, mover)
    return tuple([(s.at[element], s.looks[element]) for element in s.bodies[mover.unit]])


def _middle(s: DemonworldState, unit: int) -> tuple[int, int]:
    """The middle of the front of a unit, by which it is pointed at, and how it faces there."""
    body, around = s.bodies[unit], s.around
    own = {s.at[element] for element in body}
    foremost = [
        element
        for element in body
        if own.isdisjoint(around[s.at[element]][direction] for direction in FRONT_DIRECTIONS[s.looks[element]])
    ]
    ranked = sorted(foremost or body, key=lambda element: s.at[element])
    element = ranked[len(ranked) // 2]
    return s.at[element], s.looks[element]


def _march(page: Scenes, s: DemonworldState, mover: Mover, node: Node, facing: int) -> Plan:
    field, ids = node.way[-1], s.area.grid.ids
    made, spent = (now - before for now, before in zip(_costs(node.mover), _costs(mover), strict=True))
    runs = ((action, len([*run])) for action, run in groupby(node.actions) if not action.endswith(MAYBE))
    return Plan(
        text=page(
            "goal-march",
            hex=ids[field],
            facing=page.said(Wording.the, "facing", FACINGS[facing]),
            cost=_cost(page, spent, made),
            steps=joined((_step(page, *run) for run in runs), ", "),
        ),
        actions=node.actions,
        on=On(hex=ids[field]),
        via=[ids[at] for at in node.way[1:]],
        cost=spent,
        would=_standing(page, node.state, mover.unit),
    )


def _cost(page: Scenes, points: int, maneuvers: int) -> Text:
    parts = (("goal-points", points), ("goal-maneuvers", maneuvers))
    return joined((page(key, count=count) for key, count in parts if count), ", ")


def _step(page: Scenes, action: str, times: int) -> Text:
    said = page.said(Wording.option, action, "operation")
    return page("goal-times", what=said, count=times) if times > 1 else said


def _standing(page: Scenes, s: DemonworldState, unit: int) -> list[Element]:
    return _elements(page, s, ((s.at[element], s.looks[element]) for element in s.bodies[unit]))


def _elements(page: Scenes, s: DemonworldState, placed: Iterable[tuple[int, int]]) -> list[Element]:
    return [page.element(s.area.grid.ids[field], facing) for field, facing in placed if field >= 0]


# -- formations -------------------------------------------------------------------------------------------------------


def formations(page: Scenes, s: DemonworldState, ask: Ask) -> Iterator[Plan]:
    """Every formation a unit can take, at the cheapest place, and of several the one nearest to where it stands."""
    before = s.frames[-1]
    if isinstance(before, Moving):
        unit, most, touch = before.unit, before.ledger(s).payable, False
    elif isinstance(before, Goal) and before.shape < 0:
        unit, most, touch = before.unit, before.most, before.may_touch
    else:
        return
    first = ["reform"] if isinstance(before, Moving) else []
    facing = common_facing(s, unit)
    if facing is None or not most:
        return
    reach, distance = reach_of(s, unit, most, may_touch=touch), s.area.grid.distance
    middle, _ = _middle(s, unit)
    for shape in reach.shapes(s, unit, facing):
        plan = reach.plan(s, shape, facing)

        def worth(goal: tuple[int, int], offsets: Sequence[Any] = plan.fields) -> tuple[int, int, int]:
            at, cost = goal
            return cost, sum(distance(middle, s.area.grid.offset(at, dq, dr)) for dq, dr in offsets), at

        at, cost = min(reach.goals(s, shape, facing), key=worth)
        fields = [s.area.grid.offset(at, dq, dr) for dq, dr in plan.fields]
        looks = [*plan.ring, *[facing] * (len(fields) - len(plan.ring))]
        yield Plan(
            text=page("goal-form", shape=page.said(Wording.the, "shape", SHAPES[shape]), cost=_cost(page, 0, cost)),
            actions=[*first, s.game.verbs.form[shape].text, s.offers.to[at].text],
            would=_elements(page, s, zip(fields, looks, strict=True)),
        )


# -- places -----------------------------------------------------------------------------------------------------------


def places(page: Scenes, s: DemonworldState, ask: Ask) -> Iterator[Plan]:
    """How a unit would stand for each field it is asked about."""
    unit = s.roster.index[ask.args["unit"]]
    for action in ask.options:
        if action.verb != "to":
            continue
        then = s.clone()
        then.quiet = True
        then.apply(ask.seat, action)
        top = then.frames[-1]
        own = top.under_way(then, ask.seat) if isinstance(top, Sealed) else None
        placed = own.placed if isinstance(own, PlaceUnit) else ()
        stands = [(field, facing) for _, field, facing in placed]
        yield Plan(
            text=page.said(Wording.option, action.text, ask.key),
            actions=[action.text],
            on=On(hex=s.area.grid.ids[s.field_named(action.target)]),
            would=_elements(page, s, stands) if stands else _standing(page, then, unit),
        )


Find = Callable[["Scenes", DemonworldState, Ask], Iterator[Plan]]
QUESTIONS: Final[Mapping[str, Find]] = {
    "operation": marches,
    "large-operation": marches,
    "form": formations,
    "form-where": places,
    "deploy-field": places,
    "landing-field": places,
}
