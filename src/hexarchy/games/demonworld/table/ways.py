"""Ways as a page is told them: where a unit would stand, what that costs, and what is to be done for it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any

from hexarchy.core.batches import MAYBE
from hexarchy.core.page.scene import Element, On, Plan
from hexarchy.core.page.texts import Text, joined
from hexarchy.games.demonworld.facing import FACINGS, middle_of_front
from hexarchy.games.demonworld.formation import SMALL
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.table.wording import Wording

if TYPE_CHECKING:
    from hexarchy.games.demonworld.table.scene import Scenes

Actions = tuple[str, ...]


def middle(s: DemonworldState, unit: int) -> tuple[int, int]:
    """The middle of the front of a unit, by which it is pointed at, and how it faces there."""
    return middle_of_front(s.around, [(s.at[element], s.looks[element]) for element in s.bodies[unit]])


def way_to(
    page: Scenes,
    s: DemonworldState,
    unit: int,
    actions: Actions,
    way: Sequence[int],
    spent: int,
    made: int,
    element: int | None = None,
) -> Plan:
    """A plan that leads a unit, or one element of it, to where it stands now. Operations of a whole unit are told;
    where elements go each on its own they would be many."""
    field, facing = middle(s, unit) if element is None else (s.at[element], s.looks[element])
    ids = s.area.grid.ids
    runs = ((action, len([*run])) for action, run in groupby(actions) if not action.endswith(MAYBE))
    told: dict[str, Any] = {"hex": ids[field], "facing": page.said(Wording.the, "facing", FACINGS[facing])}
    told["cost"] = cost_of(page, spent, made)
    whole = element is None and len(s.bodies[unit]) > SMALL
    return Plan(
        text=page("goal-march", **told, steps=joined((_step(page, *run) for run in runs), ", "))
        if whole or s.is_large(unit)
        else page("goal-to", **told),
        actions=actions,
        on=On(hex=ids[field]),
        via=[ids[at] for at in way] or [ids[field]],
        cost=spent,
        price=price(spent, made),
        would=standing(page, s, unit, element),
    )


def cost_of(page: Scenes, points: int, maneuvers: int) -> Text:
    parts = (("goal-points", points), ("goal-maneuvers", maneuvers))
    told = [page(key, count=count) for key, count in parts if count]
    return joined(told, ", ") if told else page("goal-free")


def price(points: int, maneuvers: int) -> str:
    """As it stands on the map: points, and maneuvers with an M."""
    return "+".join([*([str(points)] if points or not maneuvers else []), *([f"{maneuvers}M"] if maneuvers else [])])


def _step(page: Scenes, action: str, times: int) -> Text:
    said = page.said(Wording.option, action, "operation")
    return page("goal-times", what=said, count=times) if times > 1 else said


def standing(page: Scenes, s: DemonworldState, unit: int, first: int | None = None) -> list[Element]:
    """All elements of a unit; `first`: the one that tells how it faces."""
    body = sorted(s.bodies[unit], key=lambda element: element != first)
    return elements(page, s, ((s.at[element], s.looks[element]) for element in body))


def elements(page: Scenes, s: DemonworldState, placed: Iterable[tuple[int, int]]) -> list[Element]:
    return [page.element(s.area.grid.ids[field], facing) for field, facing in placed if field >= 0]
