"""The hex grid: against maps read by hand, a flood of neighbours, and the vectors shared with the browser."""

import json
from collections import deque
from itertools import pairwise
from math import dist, isclose, sqrt
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexarchy.core.hexes import DIRECTIONS, NOWHERE, Grid, Parity, UnknownHex

ORIENTATIONS: list[tuple[bool, Parity]] = [(True, "even"), (True, "odd"), (False, "even"), (False, "odd")]
VECTORS: list[dict[str, Any]] = json.loads(Path(__file__).with_name("hex-vectors.json").read_text(encoding="utf-8"))


@st.composite
def grids(draw: st.DrawFn, *, holes: bool = True) -> Grid:
    flat, shoved = draw(st.sampled_from(ORIENTATIONS))
    columns, rows = draw(st.integers(1, 8)), draw(st.integers(1, 8))
    full = Grid(columns, rows, flat=flat, shoved=shoved)
    if not holes:
        return full
    missing = draw(st.sets(st.sampled_from(full.ids), max_size=min(6, full.size - 1)))
    return Grid(columns, rows, flat=flat, shoved=shoved, missing=missing)


@st.composite
def grids_with_hexes(draw: st.DrawFn, *, holes: bool = True) -> tuple[Grid, int, int]:
    grid = draw(grids(holes=holes))
    hexes = st.integers(0, grid.size - 1)
    return grid, draw(hexes), draw(hexes)


def around(grid: Grid, number: str) -> list[str | None]:
    return [None if b == NOWHERE else grid.ids[b] for b in grid.neighbours[grid.at(number)]]


def flooded(grid: Grid, start: int) -> dict[int, int]:
    """Distances by walking from neighbour to neighbour."""
    steps = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for beyond in grid.neighbours[here]:
            if beyond != NOWHERE and beyond not in steps:
                steps[beyond] = steps[here] + 1
                queue.append(beyond)
    return steps


# --- numbers


def test_numbers_are_column_then_row_in_ascending_order() -> None:
    grid = Grid(22, 23)
    assert grid.size == 506
    assert grid.ids[:2] == ("0101", "0102")
    assert grid.ids[-1] == "2223"
    assert list(grid.ids) == sorted(grid.ids)
    assert grid.at("0510") == grid.index["0510"] == 4 * 23 + 9


@pytest.mark.parametrize(("columns", "rows", "last"), [(99, 99, "9999"), (100, 3, "100003"), (3, 100, "003100")])
def test_a_side_of_a_hundred_or_more_takes_three_digits(columns: int, rows: int, last: str) -> None:
    grid = Grid(columns, rows)
    assert grid.ids[-1] == last
    assert list(grid.ids) == sorted(grid.ids)


@pytest.mark.parametrize("number", ["9999", "0000", "2301", "0124", "101", "001001", "", "north", "٠١٠١"])
def test_a_number_off_the_map_is_refused_by_name(number: str) -> None:
    with pytest.raises(UnknownHex) as caught:
        Grid(22, 23).at(number)
    assert repr(number) in str(caught.value)
    assert "0101 to 2223" in str(caught.value)
    assert isinstance(caught.value, ValueError)


def test_missing_hexes_are_not_there() -> None:
    grid = Grid(3, 3, missing=["0202", "0303"])
    assert grid.size == 7
    assert "0202" not in grid.ids
    assert around(grid, "0201") == [None, "0301", "0302", None, "0102", "0101"]
    with pytest.raises(UnknownHex, match="0202"):
        grid.at("0202")


def test_only_hexes_of_the_map_can_be_missing() -> None:
    with pytest.raises(UnknownHex, match="0404"):
        Grid(3, 3, missing=["0101", "0404"])


@pytest.mark.parametrize(("columns", "rows"), [(0, 3), (3, 0), (-1, 3)])
def test_a_grid_has_columns_and_rows(columns: int, rows: int) -> None:
    with pytest.raises(ValueError, match="columns and rows"):
        Grid(columns, rows)


def test_only_even_or_odd_lines_are_shoved() -> None:
    with pytest.raises(ValueError, match="all"):
        Grid(3, 3, shoved="all")  # type: ignore[arg-type]


def test_a_grid_says_what_it_is() -> None:
    assert repr(Grid(3, 2, flat=False, missing=["0101"])) == "<Grid 3x2, pointy, even shoved, 5 hexes>"


# --- neighbours


def test_neighbours_on_the_map_of_demonlord() -> None:
    grid = Grid(22, 23, flat=True, shoved="even")
    assert around(grid, "1313") == ["1312", "1412", "1413", "1314", "1213", "1212"]
    assert around(grid, "1214") == ["1213", "1314", "1315", "1215", "1115", "1114"]
    assert around(grid, "0101") == [None, None, "0201", "0102", None, None]
    assert around(grid, "2223") == ["2222", None, None, None, None, "2123"]


# In each, 0303 lies in a line that is shoved or not: the neighbours are read off a drawing.
@pytest.mark.parametrize(
    ("flat", "shoved", "expected"),
    [
        (True, "even", ["0302", "0402", "0403", "0304", "0203", "0202"]),
        (True, "odd", ["0302", "0403", "0404", "0304", "0204", "0203"]),
        (False, "even", ["0302", "0403", "0304", "0204", "0203", "0202"]),
        (False, "odd", ["0402", "0403", "0404", "0304", "0203", "0302"]),
    ],
)
def test_neighbours_go_clockwise(flat: bool, shoved: Parity, expected: list[str]) -> None:
    assert around(Grid(5, 5, flat=flat, shoved=shoved), "0303") == expected


@given(grids())
def test_neighbours_are_mutual(grid: Grid) -> None:
    for a in range(grid.size):
        assert len(grid.neighbours[a]) == DIRECTIONS
        for direction, b in enumerate(grid.neighbours[a]):
            if b != NOWHERE:
                assert grid.neighbours[b][Grid.opposite(direction)] == a
                assert grid.direction(a, b) == direction


@given(grids_with_hexes())
def test_only_neighbours_lie_in_a_direction(case: tuple[Grid, int, int]) -> None:
    grid, a, b = case
    assert (grid.direction(a, b) is None) == (b not in grid.neighbours[a])
    assert grid.direction(a, NOWHERE) is None


# --- hexsides


@given(grids())
def test_a_hexside_is_the_same_from_both_sides_and_no_other(grid: Grid) -> None:
    seen: dict[int, set[tuple[int, int]]] = {}
    for a in range(grid.size):
        for direction in range(DIRECTIONS):
            seen.setdefault(grid.hexside(a, direction), set()).add((a, direction))
    for side, views in seen.items():
        a, b = grid.beside(side)
        direction = side % DIRECTIONS
        assert a == min(views)[0]
        assert views == {(a, direction)} | ({(b, Grid.opposite(direction))} if b != NOWHERE else set())


# --- distances


@given(grids_with_hexes(holes=False))
def test_distance_is_the_number_of_steps(case: tuple[Grid, int, int]) -> None:
    grid, a, _ = case
    assert {b: grid.distance(a, b) for b in range(grid.size)} == flooded(grid, a)


def test_distance_flies_over_holes() -> None:
    grid = Grid(3, 1, missing=["0201"])
    assert grid.distance(grid.at("0101"), grid.at("0301")) == 2


@given(grids_with_hexes(), st.integers(-1, 20))
def test_within_and_ring_are_what_distance_says(case: tuple[Grid, int, int], radius: int) -> None:
    grid, a, _ = case
    assert grid.within(a, radius) == tuple(b for b in range(grid.size) if grid.distance(a, b) <= radius)
    assert grid.ring(a, radius) == tuple(b for b in range(grid.size) if grid.distance(a, b) == radius)
    assert grid.within(a, radius) is grid.within(a, radius)


# --- lines


@given(grids_with_hexes(holes=False), st.sampled_from([1, -1]))
def test_a_line_steps_from_neighbour_to_neighbour(case: tuple[Grid, int, int], lean: int) -> None:
    grid, a, b = case
    line = grid.line(a, b, lean)
    assert (line[0], line[-1], len(line)) == (a, b, grid.distance(a, b) + 1)
    assert all(grid.direction(c, d) is not None for c, d in pairwise(line))
    assert grid.line(b, a, lean) == line[::-1]


@given(grids_with_hexes(holes=False))
def test_a_line_passes_through_its_hexes(case: tuple[Grid, int, int]) -> None:
    grid, a, b = case
    (xa, ya), (xb, yb) = grid.centre(a), grid.centre(b)
    length = grid.distance(a, b)
    for done, (one, other) in enumerate(zip(grid.line(a, b), grid.line(a, b, lean=-1), strict=True)):
        part = done / length if length else 0.0
        point = (xa + (xb - xa) * part, ya + (yb - ya) * part)
        nearest = min(dist(point, grid.centre(c)) for c in range(grid.size))
        ties = {c for c in range(grid.size) if isclose(dist(point, grid.centre(c)), nearest, abs_tol=1e-9)}
        assert {one, other} == ties


@given(grids_with_hexes())
def test_both_lines_keep_step_over_holes(case: tuple[Grid, int, int]) -> None:
    grid, a, b = case
    one, other = grid.line(a, b), grid.line(a, b, lean=-1)
    assert len(one) == len(other)
    assert one[0] == other[0] == a
    assert one[-1] == other[-1] == b


def test_a_line_along_hexsides_shows_both_hexes() -> None:
    grid = Grid(5, 5)
    a, b = grid.at("0203"), grid.at("0403")
    middles = {grid.ids[grid.line(a, b, lean)[1]] for lean in (1, -1)}
    assert middles == {"0303", "0304"}


def test_a_line_along_the_edge_stays_on_the_map() -> None:
    grid = Grid(5, 5)
    for lean in (1, -1):
        assert [grid.ids[c] for c in grid.line(grid.at("0101"), grid.at("0301"), lean)] == ["0101", "0201", "0301"]


# --- drawing


@given(grids())
def test_neighbours_are_drawn_side_by_side(grid: Grid) -> None:
    for a in range(grid.size):
        corners = grid.corners(a)
        assert all(isclose(dist(grid.centre(a), corner), 1.0) for corner in corners)
        assert all(x > -1e-9 and y > -1e-9 for x, y in corners)
        for direction, b in enumerate(grid.neighbours[a]):
            if b == NOWHERE:
                continue
            assert isclose(dist(grid.centre(a), grid.centre(b)), sqrt(3))
            shared = corners[direction], corners[(direction + 1) % DIRECTIONS]
            back = Grid.opposite(direction)
            mirrored = grid.corners(b)[(back + 1) % DIRECTIONS], grid.corners(b)[back]
            assert all(dist(p, q) < 1e-9 for p, q in zip(shared, mirrored, strict=True))


@pytest.mark.parametrize(("flat", "towards"), [(True, (0.0, -1.0)), (False, (0.5, -(0.75**0.5)))])
def test_direction_zero_is_north_or_north_east(flat: bool, towards: tuple[float, float]) -> None:
    grid = Grid(5, 5, flat=flat)
    a = grid.at("0303")
    (xa, ya), (xb, yb) = grid.centre(a), grid.centre(grid.neighbours[a][0])
    assert dist(((xb - xa) / sqrt(3), (yb - ya) / sqrt(3)), towards) < 1e-9


@pytest.mark.parametrize(("flat", "shoved"), ORIENTATIONS)
def test_shoved_lines_sit_lower_or_further_right(flat: bool, shoved: Parity) -> None:
    grid = Grid(2, 2, flat=flat, shoved=shoved)
    axis = 1 if flat else 0
    first, second = grid.centre(grid.at("0101"))[axis], grid.centre(grid.at("0201" if flat else "0102"))[axis]
    assert (second > first) == (shoved == "even")


# --- vectors shared with the browser


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: "-".join(map(str, vector["grid"].values())))
def test_vectors(vector: dict[str, Any]) -> None:
    grid = Grid(**vector["grid"])
    assert grid.size == vector["size"]
    for entry in vector["hexes"]:
        a = grid.at(entry["hex"])
        assert around(grid, entry["hex"]) == entry["neighbours"]
        assert [grid.hexside(a, direction) for direction in range(DIRECTIONS)] == entry["hexsides"]
        assert grid.centre(a) == pytest.approx(entry["centre"], abs=1e-6)
    for pair in vector["pairs"]:
        a, b = grid.at(pair["from"]), grid.at(pair["to"])
        assert grid.distance(a, b) == pair["distance"]
        assert [grid.ids[c] for c in grid.line(a, b)] == pair["line"]
        assert [grid.ids[c] for c in grid.line(a, b, lean=-1)] == pair["other_line"]
