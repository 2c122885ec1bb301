"""Regrouping (DW-B-MOV-17, -32, -33, -52) and goal shapes (DW-B-MOV-59)."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexarchy.games.demonworld.formation import is_line
from hexarchy.games.demonworld.goals import cheapest, first_of_cheapest, line_of


@pytest.mark.parametrize("facing", range(6))
def test_lines_are_lines(facing: int) -> None:
    for count in range(4, 13):
        for frontage in range(2, count + 1):
            assert is_line(dict.fromkeys(line_of(count, frontage, facing), facing))


costs = st.integers(1, 5).flatmap(
    lambda size: st.lists(st.lists(st.integers(0, 4), min_size=size, max_size=size), min_size=size, max_size=size)
)


@given(costs)
def test_the_assignment_is_the_cheapest_and_the_first_of_those(table: list[list[int]]) -> None:
    ways = [*permutations(range(len(table)))]
    sums = {way: sum(table[row][column] for row, column in enumerate(way)) for way in ways}
    least, chosen = cheapest(table)
    assert least == min(sums.values()) == sums[tuple(chosen)]
    assert tuple(first_of_cheapest(table)) == min(way for way in ways if sums[way] == least)
