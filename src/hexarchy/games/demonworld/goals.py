"""Goal shapes (DW-B-MOV-59): a line of given frontage as one answer, instead of element by element.

Elements are assigned to the fields of a shape so that the farthest goes as few steps as possible, then all together,
then those that come first stay nearest: steps are maneuvers, and the farthest element sets their number (DW-B-MOV-17).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hexarchy.core.axial import Offset
from hexarchy.games.demonworld.facing import REAR, RIGHT

FAR: Final = 10**6  # a field that cannot be reached


def line_of(count: int, frontage: int, facing: int) -> tuple[Offset, ...]:
    """A line as compact as can be, from the left end of its front rank: each rank half a field to the other side."""
    right, rear = RIGHT[facing], REAR[facing][1]
    fields = []
    for number in range(count):
        back, place = divmod(number, frontage)
        along = place - (back + 1) // 2
        fields.append((along * right[0] + back * rear[0], along * right[1] + back * rear[1]))
    return tuple(fields)


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
