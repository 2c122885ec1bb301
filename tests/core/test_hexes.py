"""The hex grid: against maps read by hand, a flood of neighbours, and the vectors shared with the browser."""

import json
from collections import deque
from math import dist, isclose, sqrt
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexarchy.core.axial import DIRECTIONS, length, turned
from hexarchy.core.hexes import NOWHERE, Grid, Parity, UnknownHex
from tests.core.boards import ORIENTATIONS, ROWS, grids, grids_with_hexes, joined, minaria, sheet

VECTORS: list[dict[str, Any]] = json.loads(Path(__file__).with_name("hex-vectors.json").read_text(encoding="utf-8"))


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
    grid = Grid.numbered(22, 23)
    assert grid.size == 506
    assert grid.ids[:2] == ("0101", "0102")
    assert grid.ids[-1] == "2223"
    assert list(grid.ids) == sorted(grid.ids)
    assert grid.at("0510") == grid.index["0510"] == 4 * 23 + 9


@pytest.mark.parametrize(("columns", "rows", "last"), [(99, 99, "9999"), (100, 3, "100003"), (3, 100, "003100")])
def test_a_side_of_a_hundred_or_more_takes_three_digits(columns: int, rows: int, last: str) -> None:
    grid = Grid.numbered(columns, rows)
    assert grid.ids[-1] == last
    assert list(grid.ids) == sorted(grid.ids)


@pytest.mark.parametrize("number", ["9999", "0000", "2301", "0124", "101", "001001", "", "north", "٠١٠١"])
def test_a_number_off_the_map_is_refused_by_name(number: str) -> None:
    with pytest.raises(UnknownHex) as caught:
        Grid.numbered(22, 23).at(number)
    assert repr(number) in str(caught.value)
    assert "0101 to 2223" in str(caught.value)
    assert isinstance(caught.value, ValueError)


def test_missing_hexes_are_not_there() -> None:
    grid = Grid.numbered(3, 3, missing=["0202", "0303"])
    assert grid.size == 7
    assert "0202" not in grid.ids
    assert around(grid, "0201") == [None, "0301", "0302", None, "0102", "0101"]
    with pytest.raises(UnknownHex, match="0202"):
        grid.at("0202")


def test_only_hexes_of_the_map_can_be_missing() -> None:
    with pytest.raises(UnknownHex, match="0404"):
        Grid.numbered(3, 3, missing=["0101", "0404"])


@pytest.mark.parametrize(("columns", "rows"), [(0, 3), (3, 0), (-1, 3)])
def test_a_grid_has_columns_and_rows(columns: int, rows: int) -> None:
    with pytest.raises(ValueError, match="columns and rows"):
        Grid.numbered(columns, rows)


def test_only_even_or_odd_lines_are_shifted() -> None:
    with pytest.raises(ValueError, match="all"):
        Grid.numbered(3, 3, shifted="all")  # type: ignore[arg-type]


def test_a_grid_says_what_it_is() -> None:
    assert repr(Grid.numbered(3, 2, flat=False, missing=["0101"])) == "<Grid 3x2, pointy, even shifted, 5 hexes>"


# --- neighbours


def test_neighbours_on_the_map_of_demonlord() -> None:
    grid = Grid.numbered(22, 23, flat=True, shifted="even")
    assert around(grid, "1313") == ["1312", "1412", "1413", "1314", "1213", "1212"]
    assert around(grid, "1214") == ["1213", "1314", "1315", "1215", "1115", "1114"]
    assert around(grid, "0101") == [None, None, "0201", "0102", None, None]
    assert around(grid, "2223") == ["2222", None, None, None, None, "2123"]


# In each, 0303 lies in a line that is shifted or not: the neighbours are read off a drawing.
@pytest.mark.parametrize(
    ("flat", "shifted", "expected"),
    [
        (True, "even", ["0302", "0402", "0403", "0304", "0203", "0202"]),
        (True, "odd", ["0302", "0403", "0404", "0304", "0204", "0203"]),
        (False, "even", ["0302", "0403", "0304", "0204", "0203", "0202"]),
        (False, "odd", ["0402", "0403", "0404", "0304", "0203", "0302"]),
    ],
)
def test_neighbours_go_clockwise(flat: bool, shifted: Parity, expected: list[str]) -> None:
    assert around(Grid.numbered(5, 5, flat=flat, shifted=shifted), "0303") == expected


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


# --- shapes

OFFSETS = st.tuples(st.integers(-9, 9), st.integers(-9, 9))


@given(grids(), st.data())
def test_a_shape_fits_where_each_of_its_hexes_does(grid: Grid, data: st.DataObject) -> None:
    hexes = data.draw(st.frozensets(st.integers(0, grid.size - 1)))
    shape = data.draw(st.lists(st.tuples(st.integers(-1, 1), st.integers(-1, 1)) | OFFSETS, max_size=3))
    by_hand = [a for a in sorted(hexes) if hexes.issuperset(grid.offsets(a, shape))]
    assert grid.fitting(hexes, shape) == by_hand
    assert grid.fits(hexes, shape) == bool(by_hand)


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
    grid = Grid.numbered(3, 1, missing=["0201"])
    assert grid.distance(grid.at("0101"), grid.at("0301")) == 2


@given(grids_with_hexes(), st.integers(-1, 20))
def test_within_and_ring_are_what_distance_says(case: tuple[Grid, int, int], radius: int) -> None:
    grid, a, _ = case
    assert grid.within(a, radius) == tuple(b for b in range(grid.size) if grid.distance(a, b) <= radius)
    assert grid.ring(a, radius) == tuple(b for b in range(grid.size) if grid.distance(a, b) == radius)
    assert grid.within(a, radius) is grid.within(a, radius)


# --- offsets


@given(grids_with_hexes())
def test_a_vector_leads_there_and_turns_like_any_other(case: tuple[Grid, int, int]) -> None:
    grid, a, b = case
    vector = grid.vector(a, b)
    assert grid.offset(a, *vector) == b
    assert length(vector) == grid.distance(a, b)
    for turns in range(DIRECTIONS):
        there = grid.offset(a, *turned(vector, turns))
        assert there == NOWHERE or grid.distance(a, there) == grid.distance(a, b)


@given(grids())
def test_a_step_turned_is_the_next_direction(grid: Grid) -> None:
    for a in range(grid.size):
        for direction, b in enumerate(grid.neighbours[a]):
            if b != NOWHERE:
                assert grid.offset(a, *turned(grid.vector(a, b))) == grid.neighbours[a][(direction + 1) % DIRECTIONS]


# --- maps of other shapes


def test_a_map_that_begins_at_zero() -> None:
    grid = minaria()
    assert (grid.size, grid.ids[0], grid.ids[-1]) == (1070, "0000", "3430")
    assert (grid.columns, grid.rows, grid.first) == (35, 31, (0, 0))
    assert around(grid, "1810") == ["1809", "1910", "1811", "1711", "1710", "1709"]
    assert around(grid, "1711") == ["1810", "1811", "1812", "1712", "1611", "1710"]
    assert around(grid, "0000") == [None, "0100", "0001", None, None, None]
    assert "3401" not in grid.index


def test_a_lettered_sheet() -> None:
    grid = sheet()
    assert grid.size == 8 * 17 + 7 * 18
    assert around(grid, "G8") == ["F9", "G9", "H9", "H8", "G7", "F8"]
    assert around(grid, "F11") == ["E11", "F12", "G11", "G10", "F10", "E10"]
    assert grid.centre(grid.at("A1")) == pytest.approx((sqrt(3), 1.0))
    assert [grid.distance(grid.at("C3"), grid.at(other)) for other in ("C3", "C6", "E4")] == [0, 3, 2]


@pytest.mark.parametrize("letter", ROWS)
def test_axial_coordinates_of_a_sheet_are_those_of_its_rulebook(letter: str) -> None:
    grid, j = sheet(), ROWS.index(letter)
    for n in range(1, 18):
        q = n - 1 - j // 2 if j % 2 == 0 else n - 2 - (j - 1) // 2
        assert grid.axial[grid.at(f"{letter}{n}")] == (q, j)


def test_sheets_are_joined_and_turned() -> None:
    grid = joined({"1": (0, 0, False), "2": (1, 0, True), "3": (0, 1, False)})
    whole, odd, row = 262, 7, 17
    assert grid.size == 3 * whole - odd - row
    assert "2/H18" not in grid.index  # turned, it is H1 on the side of the first sheet: the same field as 1/H18
    assert "3/A9" not in grid.index
    assert around(grid, "1/H18") == ["2/J17", "2/H17", "2/G17", "1/J17", "1/H17", "1/G17"]
    assert around(grid, "1/P9")[2:4] == ["3/B10", "3/B9"]
    q, r = grid.axial[grid.at("3/B1")]
    assert (q, r) == (1 - 2 - 0 - 7, 1 + 14)  # 17 * cx - 7 * cy, 14 * cy further than on a sheet of its own


@pytest.mark.parametrize("grid", [minaria(), sheet(), joined({"1": (0, 0, True), "2": (0, 1, False)})], ids=repr)
def test_ids_are_only_names(grid: Grid) -> None:
    assert [grid.at(id_) for id_ in grid.ids] == list(range(grid.size))
    renamed = Grid({f"place {n}": cell for n, cell in enumerate(grid.cells)}, flat=grid.flat, shifted=grid.shifted)
    assert renamed.neighbours == grid.neighbours
    assert renamed.axial == grid.axial


def test_the_order_of_a_map_is_the_order_of_its_hexes() -> None:
    grid = Grid({"Z": (1, 1), "A": (1, 2), "M": (2, 1)})
    assert grid.ids == ("Z", "A", "M")
    assert grid.neighbours[grid.at("Z")] == (NOWHERE, NOWHERE, 2, 1, NOWHERE, NOWHERE)


def test_two_hexes_in_one_cell_are_refused() -> None:
    with pytest.raises(ValueError, match="A1 and B2"):
        Grid({"A1": (0, 0), "B1": (0, 1), "B2": (0, 0)})


def test_a_map_without_hexes_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one hex"):
        Grid({})


@pytest.mark.parametrize(
    ("said", "meant"),
    [("0510", "0510"), ("510", "0510"), ("0101", "0101"), ("00510", None), ("", None), ("-510", None), ("٥١٠", None)],
)
def test_people_leave_out_leading_zeros(said: str, meant: str | None) -> None:
    grid = Grid.numbered(22, 23)
    assert grid.meant(said) == (NOWHERE if meant is None else grid.at(meant))


def test_nothing_is_not_the_first_hex_of_a_map_that_begins_at_zero() -> None:
    assert minaria().meant("") == NOWHERE
    assert minaria().meant("0") == 0


def test_ids_with_letters_are_written_as_they_are() -> None:
    assert sheet().meant("G8") == sheet().at("G8")
    assert sheet().meant("8") == NOWHERE


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
    grid = Grid.numbered(5, 5, flat=flat)
    a = grid.at("0303")
    (xa, ya), (xb, yb) = grid.centre(a), grid.centre(grid.neighbours[a][0])
    assert dist(((xb - xa) / sqrt(3), (yb - ya) / sqrt(3)), towards) < 1e-9


@pytest.mark.parametrize(("flat", "shifted"), ORIENTATIONS)
def test_shifted_lines_sit_lower_or_further_right(flat: bool, shifted: Parity) -> None:
    grid = Grid.numbered(2, 2, flat=flat, shifted=shifted)
    axis = 1 if flat else 0
    first, second = grid.centre(grid.at("0101"))[axis], grid.centre(grid.at("0201" if flat else "0102"))[axis]
    assert (second > first) == (shifted == "even")


# --- vectors shared with the browser


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: "-".join(map(str, vector["grid"].values())))
def test_vectors(vector: dict[str, Any]) -> None:
    shape = vector["grid"]
    grid = Grid(
        {id_: tuple(cell) for id_, cell in vector["cells"].items()}, flat=shape["flat"], shifted=shape["shifted"]
    )
    assert grid.to_json() == shape
    for entry in vector["hexes"]:
        a = grid.at(entry["hex"])
        assert around(grid, entry["hex"]) == entry["neighbours"]
        assert [grid.hexside(a, direction) for direction in range(DIRECTIONS)] == entry["hexsides"]
        assert grid.centre(a) == pytest.approx(entry["centre"], abs=1e-6)
    for pair in vector["pairs"]:
        assert grid.distance(grid.at(pair["from"]), grid.at(pair["to"])) == pair["distance"]
