"""Goals: where a unit can come to and how it would face there, with the cheapest way and its costs; which formations it
can take. The rules know one operation at a time: a goal is a list of them, each checked when its turn comes.

The search plays the operations on copies of the state, so that all rules of movement hold in it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from hexarchy.core.actions import Action
from hexarchy.core.batches import MAYBE
from hexarchy.core.decisions import Ask
from hexarchy.core.page.scene import On, Plan
from hexarchy.games.demonworld.approach import RIGID, config
from hexarchy.games.demonworld.deploy import PlaceUnit
from hexarchy.games.demonworld.large.moving import LargeMoving
from hexarchy.games.demonworld.movement.goal import FreeRegrouping, Goal, common_facing, reach_of
from hexarchy.games.demonworld.movement.moving import Moving
from hexarchy.games.demonworld.procedure import Sealed
from hexarchy.games.demonworld.search import played, search
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.table.few import element_by_element, together
from hexarchy.games.demonworld.table.ways import Actions, cost_of, elements, middle, standing, way_to
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


class March:
    """A place of the search: the state, and the way: actions, and the fields the middle of the front comes through.
    `over`: it has come into contact; what comes of that nobody knows."""

    __slots__ = ("actions", "config", "cost", "mover", "over", "state", "way")

    def __init__(
        self, state: DemonworldState, mover: Mover, actions: Actions, before: tuple[int, ...], *, over: bool = False
    ) -> None:
        self.state, self.mover, self.actions, self.over = state, mover, actions, over
        self.cost, self.config = costs(mover), _config(state, mover)
        self.way = (*before, middle(state, mover.unit)[0])

    def joins(self, other: object) -> None:
        """The first will do."""


def marches(page: Scenes, s: DemonworldState, ask: Ask) -> Iterator[Plan]:
    """Of every place and facing the cheapest way: with the fewest maneuvers, then with the fewest points."""
    mover = s.frames[-1]
    if not isinstance(mover, Mover):
        return
    told: set[tuple[int, int]] = set()
    for node in ways(s, mover):
        place = middle(node.state, mover.unit)
        if node.actions and place not in told:
            told.add(place)
            yield march(page, s, mover, node)
    yield from formations(page, s, ask)


def ways(s: DemonworldState, mover: Mover) -> Iterator[March]:
    """Of a unit that moves, from where it stands."""
    start = s.clone()
    start.quiet = True
    return search(March(start, mover.copy(), (), ()), _grown, MOST)


def _grown(node: March) -> Iterator[March]:
    if node.over:
        return
    node.state.frames = [node.mover]
    asked = node.mover.step(node.state)
    for action in asked.options if isinstance(asked, Ask) else ():
        if action.verb in WHOLE and (then := _played(node, action)) is not None:
            yield then


def _played(node: March, action: Action) -> March | None:
    """One operation more; None where it is not done by itself."""
    after, mover = played(node.state, node.mover, (action,))
    actions = (*node.actions, action.text)
    if after.frames and isinstance(after.frames[-1], FreeRegrouping):
        after.frames.pop()
        actions = (*actions, f"none{MAYBE}")
    on = after.frames[-1:] == [mover]
    if isinstance(mover, LargeMoving) and (mover.chosen >= 0 or not on):
        return None
    return March(after, mover, actions, node.way, over=not on)


def costs(mover: Mover) -> tuple[int, int]:
    """Maneuvers and points."""
    return (0 if isinstance(mover, LargeMoving) else mover.made), mover.spent


def _config(s: DemonworldState, mover: Mover) -> tuple[Any, ...]:
    """How a unit stands, with what binds its further way."""
    if isinstance(mover, Moving):
        return config(s, mover)
    return tuple([(s.at[element], s.looks[element]) for element in s.bodies[mover.unit]])


def march(page: Scenes, s: DemonworldState, mover: Mover, node: March) -> Plan:
    made, spent = (now - before for now, before in zip(costs(node.mover), costs(mover), strict=True))
    return way_to(page, node.state, mover.unit, node.actions, node.way[1:], spent, made)


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
    here, _ = middle(s, unit)
    for shape in reach.shapes(s, unit, facing):
        plan = reach.plan(s, shape, facing)

        def worth(goal: tuple[int, int], offsets: Sequence[Any] = plan.fields) -> tuple[int, int, int]:
            at, cost = goal
            return cost, sum(distance(here, s.area.grid.offset(at, dq, dr)) for dq, dr in offsets), at

        at, cost = min(reach.goals(s, shape, facing), key=worth)
        fields = [s.area.grid.offset(at, dq, dr) for dq, dr in plan.fields]
        looks = [*plan.ring, *[facing] * (len(fields) - len(plan.ring))]
        yield Plan(
            text=page("goal-form", shape=page.said(Wording.the, "shape", SHAPES[shape]), cost=cost_of(page, 0, cost)),
            actions=[*first, s.game.verbs.form[shape].text, s.offers.to[at].text],
            would=elements(page, s, zip(fields, looks, strict=True)),
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
            would=elements(page, s, stands) if stands else standing(page, then, unit),
        )


Find = Callable[["Scenes", DemonworldState, Ask], Iterator[Plan]]
QUESTIONS: Final[Mapping[str, Find]] = {
    "operation": marches,
    "large-operation": marches,
    "small-next": together,
    "small-element": element_by_element,
    "form": formations,
    "form-where": places,
    "deploy-field": places,
    "landing-field": places,
}
