"""Lines of sight: against geometry with fractions, by symmetry, and by examples read off a drawing."""

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexarchy.core.axial import DIRECTIONS, HERE, Offset, length, minus, plus, turned
from hexarchy.core.hexes import NOWHERE, Grid
from hexarchy.core.sight import How, Sight, Touch, crossed_sides, line
from tests.core.boards import grids_with_hexes, sheet

WHOLE = st.integers(-12, 12)
OFFSETS = st.tuples(WHOLE, WHOLE)
# Corners of a hex in thirds of axial coordinates, clockwise.
CORNERS = [(1, -2), (2, -1), (1, 1), (-1, 2), (-2, 1), (-1, -1)]


def contact(centre: Offset, to: Offset) -> How | None:
    """What the segment from here to an offset does to a closed hexagon: it is cut off at each side in turn."""
    corners = [(Fraction(3 * centre[0] + q, 3), Fraction(3 * centre[1] + r, 3)) for q, r in CORNERS]
    start, end = Fraction(0), Fraction(1)
    along = False
    for n, (aq, ar) in enumerate(corners):
        bq, br = corners[(n + 1) % len(corners)]
        inside_here = (bq - aq) * (0 - ar) - (br - ar) * (0 - aq)
        inside_there = (bq - aq) * (to[1] - ar) - (br - ar) * (to[0] - aq)
        change = inside_there - inside_here
        if change == 0:
            if inside_here < 0:
                return None
            along = along or inside_here == 0
        elif change > 0:
            start = max(start, -inside_here / change)
        else:
            end = min(end, -inside_here / change)
    if start > end:
        return None
    if start == end:
        return How.CORNER
    return How.ALONG if along else How.THROUGH


def names(grid: Grid, touches: tuple[Touch[int], ...]) -> list[tuple[str, ...]]:
    return [(touch.how.value, *(grid.ids[h] for h in touch.hexes)) for touch in touches]


@given(OFFSETS.filter(lambda offset: offset != HERE))
def test_every_hex_near_a_line_is_told_as_fractions_tell_it(offset: Offset) -> None:
    found = {hex_: touch.how for touch in line(offset) for hex_ in touch.hexes}
    across, down = (range(min(0, n) - 1, max(0, n) + 2) for n in offset)
    expected = {(q, r): contact((q, r), offset) for q in across for r in down}
    assert found == {hex_: how for hex_, how in expected.items() if how is not None}


@given(OFFSETS)
def test_the_line_back_is_the_same_line_reversed(offset: Offset) -> None:
    back = [(how, tuple(plus(hex_, offset) for hex_ in hexes)) for how, hexes in line(minus(HERE, offset))]
    assert [(how, hexes) for how, hexes in line(offset)] == back[::-1]


@given(OFFSETS, st.integers(0, 5))
def test_a_turned_line_touches_the_turned_hexes(offset: Offset, turns: int) -> None:
    expected = [(how, {turned(hex_, turns) for hex_ in hexes}) for how, hexes in line(offset)]
    assert [(how, {*hexes}) for how, hexes in line(turned(offset, turns))] == expected


@given(OFFSETS)
def test_a_line_leads_from_end_to_end(offset: Offset) -> None:
    touches = line(offset)
    assert touches[0] == Touch(How.THROUGH, (HERE,))
    assert touches[-1] == Touch(How.THROUGH, (offset,))
    assert all(len(touch.hexes) == (2 if touch.how is How.ALONG else 1) for touch in touches)
    assert all(length(minus(b, a)) == 1 for one, other in pairwise(touches) for a in one.hexes for b in other.hexes)
    assert line(offset) is line(offset)


@pytest.mark.parametrize("turns", range(DIRECTIONS))
def test_lines_read_off_a_drawing(turns: int) -> None:
    def told(offset: Offset) -> list[tuple[How, set[Offset]]]:
        return [(how, {turned(hex_, -turns) for hex_ in hexes}) for how, hexes in line(turned(offset, turns))]

    through, along, corner = How.THROUGH, How.ALONG, How.CORNER
    assert told((3, 0)) == [(through, {(q, 0)}) for q in range(4)]
    assert told((1, 1)) == [(through, {(0, 0)}), (along, {(1, 0), (0, 1)}), (through, {(1, 1)})]
    assert told((2, 1)) == [(through, {hex_}) for hex_ in ((0, 0), (1, 0), (1, 1), (2, 1))]
    assert told((4, 1)) == [
        (through, {(0, 0)}),
        (through, {(1, 0)}),
        (corner, {(1, 1)}),
        (through, {(2, 0)}),
        (through, {(2, 1)}),
        (corner, {(3, 0)}),
        (through, {(3, 1)}),
        (through, {(4, 1)}),
    ]


def test_a_line_to_itself_stays_there() -> None:
    assert line(HERE) == (Touch(How.THROUGH, (HERE,)),)


def test_sides_crossed_are_those_between_two_hexes_crossed() -> None:
    assert crossed_sides(line((2, 1))) == [((0, 0), (1, 0)), ((1, 0), (1, 1)), ((1, 1), (2, 1))]
    assert crossed_sides(line((1, 1))) == []  # it leaves and enters by corners
    assert crossed_sides(line((4, 1))) == [((0, 0), (1, 0)), ((2, 0), (2, 1)), ((3, 1), (4, 1))]


@given(grids_with_hexes())
def test_sight_on_a_map_is_the_same_from_both_ends(case: tuple[Grid, int, int]) -> None:
    grid, a, b = case
    sight = Sight(grid)
    assert sight.line(a, b) == sight.line(b, a)[::-1]
    assert (sight.line(a, b)[0].hexes, sight.line(a, b)[-1].hexes) == ((a,), (b,))
    for touch, (how, offsets) in zip(sight.line(a, b), line(grid.vector(a, b)), strict=True):
        assert (touch.how, touch.hexes) == (how, tuple(grid.offset(a, *offset) for offset in offsets))


def test_a_line_along_the_edge_names_the_hex_that_is_not_there() -> None:
    grid = Grid.numbered(5, 5)
    touch = Sight(grid).line(grid.at("0101"), grid.at("0301"))[1]
    assert touch.how is How.ALONG
    assert {*touch.hexes} == {NOWHERE, grid.at("0201")}


def test_sight_between_the_fields_of_a_sheet() -> None:
    """Demonworld DW-B-SHO-12: from C3 to A3 the line runs along the side between B3 and B4."""
    grid = sheet()
    touches = Sight(grid).line(grid.at("C3"), grid.at("A3"))
    assert names(grid, touches) == [("through", "C3"), ("along", "B3", "B4"), ("through", "A3")]


def test_sight_that_only_brushes_a_field() -> None:
    """Demonworld DW-S-SHO-20: woods that are touched at a corner do not hinder; an element there does."""
    grid = sheet()
    touches = Sight(grid).line(grid.at("G4"), grid.at("F9"))
    corners = [touch.hexes for touch in touches if touch.how is How.CORNER]
    assert [grid.ids[h] for hexes in corners for h in hexes] == ["F6", "G7"]
