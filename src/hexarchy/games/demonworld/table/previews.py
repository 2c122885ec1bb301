"""Where a unit would stand: what a step, a shift, a turn or a wheel makes of it, as far as the area shows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from hexarchy.core.axial import DIRECTIONS
from hexarchy.games.demonworld.board import Area
from hexarchy.games.demonworld.facing import COMPASS, FACINGS, FRONT_DIRECTIONS
from hexarchy.games.demonworld.formation import COLUMN
from hexarchy.games.demonworld.wheel import wheel
from hexarchy.games.demonworld.words import TURNS, WHEEL_TURNS, WHEELS

Standing = tuple[int, int]  # a field, a facing
HANDS: Final = {"advance-left": 0, "advance-right": 1}


def standing(area: Area, elements: Sequence[Mapping[str, Any]]) -> list[Standing]:
    """Elements as a view tells them."""
    return [(area.at(one["field"]), FACINGS.index(one["facing"])) for one in elements]


def would_stand(area: Area, unit: Mapping[str, Any], action: str) -> list[Standing]:
    """Its elements after an operation; none where that cannot be told: the elements of a column follow each other."""
    verb, _, how = action.partition(" ")
    now = standing(area, unit["elements"])
    made = OPERATIONS.get(verb)
    if made is None or not now or (verb in HANDS and unit["formation"] == COLUMN):
        return []
    then = made(area, now, how or verb)
    return then if all(field >= 0 for field, _ in then) else []


def ahead(area: Area, unit: Mapping[str, Any], action: str) -> int:
    """The field before the middle of the front rank, to the left or the right; -1 where there is none."""
    now, hand = standing(area, unit["elements"]), HANDS[action]
    taken = {field for field, _ in now}
    before = [area.grid.neighbours[field][FRONT_DIRECTIONS[facing][hand]] for field, facing in now]
    free = [field for field in before if field >= 0 and field not in taken]
    return free[len(free) // 2] if free else -1


def _shifted(area: Area, now: Sequence[Standing], direction: int) -> list[Standing]:
    return [(area.grid.neighbours[field][direction], facing) for field, facing in now]


def _advanced(area: Area, now: Sequence[Standing], how: str) -> list[Standing]:
    return _shifted(area, now, FRONT_DIRECTIONS[now[0][1]][HANDS[how]])


def _turned(area: Area, now: Sequence[Standing], how: str) -> list[Standing]:
    return [(field, (facing + TURNS.index(how) + 1) % DIRECTIONS) for field, facing in now]


def _wheeled(area: Area, now: Sequence[Standing], how: str) -> list[Standing]:
    axial = area.grid.axial
    made = wheel({axial[field]: facing for field, facing in now}, WHEEL_TURNS[WHEELS.index(how)])
    if made is None:
        return []
    number = {offset: field for field, offset in enumerate(axial)}
    ends = [(made.ways[axial[field]] or (axial[field],))[-1] for field, _ in now]
    return [(number.get(end, -1), made.facing) for end in ends]


Operation = Callable[[Area, Sequence[Standing], str], list[Standing]]
OPERATIONS: Final[Mapping[str, Operation]] = {
    **dict.fromkeys(HANDS, _advanced),
    "shift": lambda area, now, how: _shifted(area, now, COMPASS.index(how)),
    "turn": _turned,
    "wheel": _wheeled,
}
