"""Goal shapes (DW-B-MOV-59): a line of given frontage as one answer, instead of element by element.

Elements are assigned to the fields of a shape so that the farthest goes as few steps as possible, then all together,
then those that come first stay nearest: steps are maneuvers, and the farthest element sets their number (DW-B-MOV-17).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from hexarchy.core.axial import HERE, SPOKES, Offset, plus
from hexarchy.games.demonworld.facing import REAR, RIGHT

FAR: Final = 10**6  # a field that cannot be reached
Free = Callable[[Offset], bool]  # may an element of the unit stand there?


def line_of(count: int, frontage: int, facing: int) -> tuple[Offset, ...]:
    """A line as compact as can be, from the left end of its front rank: each rank half a field to the other side."""
    right, rear = RIGHT[facing], REAR[facing][1]
    fields = []
    for number in range(count):
        back, place = divmod(number, frontage)
        along = place - (back + 1) // 2
        fields.append((along * right[0] + back * rear[0], along * right[1] + back * rear[1]))
    return tuple(fields)


def placed(shape: Sequence[Offset], at: Offset) -> tuple[Offset, ...]:
    return tuple(plus(field, at) for field in shape)


def steps_from(start: Offset, free: Free, most: int) -> dict[Offset, int]:
    """Fields an element can come to, with the fewest steps; fields its own unit leaves are free."""
    found, edge = {start: 0}, [start]
    for steps in range(1, most + 1):
        near = {plus(field, step) for field in edge for step in SPOKES}
        edge = [field for field in near if field not in found and free(field)]
        found |= dict.fromkeys(edge, steps)
    return found


class Distances:
    """How far every element of a unit is from every field it can come to with so many maneuvers."""

    def __init__(self, elements: Sequence[Offset], free: Free, most: int) -> None:
        self.elements: Final = tuple(elements)
        self.most: Final = most
        self._steps: Final = tuple(steps_from(element, free, most) for element in self.elements)

    def table(self, goal: Sequence[Offset]) -> list[list[int]]:
        return [[steps.get(field, FAR) for field in goal] for steps in self._steps]

    def maneuvers(self, goal: Sequence[Offset]) -> int | None:
        """What a goal costs; None where not every element can come to a field of its own."""
        table = self.table(goal)
        return next((most for most in range(self.most + 1) if matched(table, most)), None)

    def assigned(self, goal: Sequence[Offset]) -> dict[Offset, Offset] | None:
        """Where each element goes."""
        cost = self.maneuvers(goal)
        if cost is None:
            return None
        table = [[steps if steps <= cost else FAR for steps in row] for row in self.table(goal)]
        chosen = first_of_cheapest(table)
        return {element: goal[place] for element, place in zip(self.elements, chosen, strict=True)}

    def lines(self, facing: int, frontages: Sequence[int]) -> Iterator[tuple[int, Offset, int]]:
        """Lines the unit can form: frontage, the field of the left end, and what it costs. The cheapest come first."""
        for frontage in frontages:
            shape = line_of(len(self.elements), frontage, facing)
            ends = {field for steps in self._steps for field in steps}
            costs = ((self.maneuvers(placed(shape, end)), end) for end in sorted(ends))
            yield from ((frontage, end, cost) for cost, end in sorted(_some(costs)))


def _some(costs: Iterator[tuple[int | None, Offset]]) -> Iterator[tuple[int, Offset]]:
    return ((cost, end) for cost, end in costs if cost is not None)


def matched(table: Sequence[Sequence[int]], most: int) -> bool:
    """Can every row have a column of its own at no more than this?"""
    owner: dict[int, int] = {}

    def find(row: int, tried: set[int]) -> bool:
        for column, cost in enumerate(table[row]):
            if cost <= most and column not in tried:
                tried.add(column)
                if column not in owner or find(owner[column], tried):
                    owner[column] = row
                    return True
        return False

    return all(find(row, set()) for row in range(len(table)))


def cheapest(table: Sequence[Sequence[int]]) -> tuple[int, list[int]]:
    """The least sum of an assignment, and a column for each row (the Hungarian method)."""
    size = len(table)
    endless = 4 * (size + 1) * max(map(max, table)) + 1
    rows, columns = [0] * (size + 1), [0] * (size + 1)
    owner, way = [0] * (size + 1), [0] * (size + 1)
    for row in range(1, size + 1):
        owner[0], column = row, 0
        least, used = [endless] * (size + 1), [False] * (size + 1)
        while owner[column]:
            used[column] = True
            current, following, delta = owner[column], 0, 2 * endless
            for other in range(1, size + 1):
                if not used[other]:
                    slack = table[current - 1][other - 1] - rows[current] - columns[other]
                    if slack < least[other]:
                        least[other], way[other] = slack, column
                    if least[other] < delta:
                        delta, following = least[other], other
            for other in range(size + 1):
                if used[other]:
                    rows[owner[other]] += delta
                    columns[other] -= delta
                else:
                    least[other] -= delta
            column = following
        while column:
            owner[column] = owner[way[column]]
            column = way[column]
    chosen = [0] * size
    for column in range(1, size + 1):
        chosen[owner[column] - 1] = column - 1
    return sum(table[row][column] for row, column in enumerate(chosen)), chosen


def first_of_cheapest(table: Sequence[Sequence[int]]) -> list[int]:
    """Of the cheapest assignments the one in which the first row has the first column it can, and so on.

    Found in one go: columns weigh so little that no sum of them outweighs a step, and less from row to row.
    """
    size = len(table)
    base = size + 1
    weighed = [
        [cost * base ** (size + 1) + column * base ** (size - 1 - row) for column, cost in enumerate(costs)]
        for row, costs in enumerate(table)
    ]
    return cheapest(weighed)[1]


def passed_on(moves: Mapping[Offset, Offset]) -> bool:
    """Do elements only pass their places on, two of them or several in a ring (DW-B-MOV-52)?"""
    for start in moves:
        field, ring = moves[start], [start]
        while field in moves and field not in ring:
            ring.append(field)
            field = moves[field]
        if field == start and len(ring) > 1:
            return True
    return False


def shifted(elements: Sequence[Offset], step: Offset) -> dict[Offset, Offset]:
    """A whole unit one field in a direction."""
    if step == HERE:
        raise ValueError("a step leads somewhere")
    return {element: plus(element, step) for element in elements}
