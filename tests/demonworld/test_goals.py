"""Regrouping (DW-B-MOV-17, -32, -33, -52) and goal shapes (DW-B-MOV-59)."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexarchy.core.axial import Offset
from hexarchy.games.demonworld.formation import is_line
from hexarchy.games.demonworld.goals import (
    Distances,
    cheapest,
    first_of_cheapest,
    line_of,
    matched,
    passed_on,
    placed,
    shifted,
)
from tests.demonworld.ground import axial, named, unit
from tests.demonworld.test_formations import block


def everywhere(field: Offset) -> bool:
    return True


@pytest.mark.parametrize("facing", range(6))
def test_lines_are_lines(facing: int) -> None:
    for count in range(4, 13):
        for frontage in range(2, count + 1):
            assert is_line(dict.fromkeys(line_of(count, frontage, facing), facing))


@pytest.mark.rule("DW-B-MOV-32", "DW-B-MOV-33", "DW-B-MOV-59")
def test_three_and_two_become_five_for_one_maneuver() -> None:
    ranks = unit("N", "G4", "G5", "G6", "H5", "H6")
    distances = Distances(list(ranks), everywhere, 2)
    found = {end: cost for frontage, end, cost in distances.lines(0, [5])}
    assert found[axial("G3")] == 1
    goal = placed(line_of(5, 5, 0), axial("G3"))
    assert named(goal) == {"G3", "G4", "G5", "G6", "G7"}
    moves = distances.assigned(goal)
    assert moves is not None
    assert {*moves.values()} == {*goal}


@pytest.mark.rule("DW-B-MOV-17")
def test_the_farthest_sets_the_cost() -> None:
    row = [axial(field) for field in ("G4", "G5", "G6", "G7", "G8", "G9")]
    distances = Distances(row, everywhere, 3)
    assert distances.maneuvers(row) == 0
    assert distances.maneuvers([axial(field) for field in ("G5", "G6", "G7", "G8", "G9", "G10")]) == 1
    assert distances.maneuvers([axial(field) for field in ("G4", "G5", "G6", "G7", "G8", "G11")]) == 2
    assert Distances([axial("G9")], everywhere, 3).maneuvers([axial("G11")]) == 2


@pytest.mark.rule("DW-B-MOV-59")
def test_others_in_the_way_make_it_longer_or_impossible() -> None:
    taken = {axial(field) for field in ("F5", "F6", "G6", "H6", "H5", "G4")}
    lone = Distances([axial("G5")], lambda field: field not in taken, 3)
    assert lone.maneuvers([axial("G8")]) is None
    assert lone.maneuvers([axial("G5")]) == 0


@pytest.mark.rule("DW-B-MOV-52")
def test_elements_do_not_simply_change_places() -> None:
    a, b, c = (axial(field) for field in ("G4", "G5", "F5"))
    assert passed_on({a: b, b: a})
    assert passed_on({a: b, b: c, c: a})
    assert not passed_on(shifted(list(block(5, 5)), (-1, 0)))
    assert not passed_on({a: b, b: axial("G6")})


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


@given(costs, st.integers(0, 4))
def test_a_match_is_found_where_there_is_one(table: list[list[int]], most: int) -> None:
    size = range(len(table))
    assert matched(table, most) == any(all(table[n][way[n]] <= most for n in size) for way in permutations(size))
