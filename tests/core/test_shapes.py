"""Shapes, wedges and arcs: by turning them, on maps with edges and holes, and as Demonworld's rulebook draws them.

The figures of Demonworld are those of its diagrams: pointy-topped hexes, facing 0 to the north, between two hexes.
"""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexarchy.core.axial import DIRECTIONS, HERE, SPOKES, Offset, length, minus, plus, ring, turned
from hexarchy.core.hexes import NOWHERE, Grid
from hexarchy.core.shapes import Arcs, Footprints, Shape, Wedge, swept
from tests.core.boards import grids_with_hexes, sheet

NW, NE, E, SE, SW, W = SPOKES
N, ENE, ESE, S, WSW, WNW = range(DIRECTIONS)
GIANT = Shape(
    {"front": (0, 0), "back_left": (-1, 1), "back_right": (0, 1)},
    {
        "frontal": [(0, -1), (1, -1)],
        "front_left": [(0, -1), (-1, 0)],
        "front_right": [(1, -1), (1, 0)],
        "flank_left": [(-2, 1)],
        "flank_right": [(1, 1)],
        "rear": [(-2, 2), (-1, 2), (0, 2)],
    },
)
DRAGON = Shape({"front": (0, 0), "middle_left": (-1, 1), "middle_right": (0, 1), "back": (-1, 2)})
CHARIOT = Shape({"animals_left": (0, 0), "animals_right": (1, 0), "carriage": (0, 1)})
SINGLE = Shape({"here": HERE})
SHAPES = [GIANT, DRAGON, CHARIOT, SINGLE]
INFANTRY, CAVALRY, RIDER = Wedge(NW, NE), Wedge(SW, NE), Wedge(W, E)
ELEMENT = Arcs({"front": Wedge(NW, NE), "rear": Wedge(SE, SW), "right": Wedge(NE, SE), "left": Wedge(SW, NW)})
FACINGS = st.integers(0, 5)
WHOLE = st.integers(-9, 9)
OFFSETS = st.tuples(WHOLE, WHOLE).filter(lambda offset: offset != HERE)


@st.composite
def shapes(draw: st.DrawFn) -> Shape:
    """Any few hexes that need not be connected."""
    small = st.tuples(st.integers(-3, 3), st.integers(-3, 3))
    fields = draw(st.lists(small, min_size=1, max_size=5, unique=True))
    return Shape({f"field {n}": at for n, at in enumerate(fields)})


# --- footprints


@given(shapes(), FACINGS, st.integers(-6, 6))
def test_a_shape_turned_keeps_its_hexes_as_far_apart(shape: Shape, facing: int, turns: int) -> None:
    before, after = shape.covered[facing], shape.covered[(facing + turns) % DIRECTIONS]
    assert [turned(at, turns) for at in before] == [*after]
    assert [length(minus(a, b)) for a in before for b in before] == [length(minus(a, b)) for a in after for b in after]
    assert not {*shape.around[facing]} & {*before}
    assert {*shape.around[facing]} == {plus(at, step) for at in before for step in SPOKES} - {*before}


@given(shapes(), FACINGS, st.integers(-6, 6), st.data())
def test_the_pivot_stays_where_it_is(shape: Shape, facing: int, turns: int, data: st.DataObject) -> None:
    field = data.draw(st.sampled_from(sorted(shape.fields[0])))
    moved = shape.pivoted(facing, field, turns)
    assert plus(moved, shape.fields[(facing + turns) % DIRECTIONS][field]) == shape.fields[facing][field]


@given(shapes(), FACINGS, st.integers(-6, 6))
def test_turning_in_place_covers_the_same_or_is_refused(shape: Shape, facing: int, turns: int) -> None:
    moved = shape.turned_in_place(facing, turns)
    after = shape.covered[(facing + turns) % DIRECTIONS]
    anywhere = [minus(old, new) for old in shape.covered[facing] for new in after]
    fits = [way for way in anywhere if {plus(at, way) for at in after} == {*shape.covered[facing]}]
    assert ({moved} == {*fits}) if fits else moved is None


@given(grids_with_hexes(), shapes(), FACINGS)
def test_a_footprint_lies_on_the_map_or_says_that_it_does_not(
    case: tuple[Grid, int, int], shape: Shape, facing: int
) -> None:
    grid, hex_, _ = case
    footprints = Footprints(grid, shape)
    covered = footprints.covered(hex_, facing)
    wanted = [grid.offset(hex_, *at) for at in shape.covered[facing]]
    assert (covered is None) == (NOWHERE in wanted)
    if covered is not None:
        assert [grid.vector(hex_, there) for there in covered] == [*shape.covered[facing]]
        beside = {near for there in covered for near in grid.neighbours[there]} - {*covered, NOWHERE}
        assert {*footprints.around(hex_, facing)} == beside
    assert footprints.covered(hex_, facing) == covered


def test_zones_turn_with_the_piece() -> None:
    grid = sheet()
    prints, hex_ = Footprints(grid, GIANT), grid.at("G8")

    def zone(facing: int, name: str) -> set[str]:
        return {grid.ids[there] for there in prints.zone(hex_, facing, name)}

    assert zone(N, "frontal") == {"F8", "F9"}
    assert zone(N, "rear") == {"J7", "J8", "J9"}
    assert zone(S, "frontal") == {"H8", "H9"}
    assert zone(S, "flank_left") == {"F10"}
    corner = Footprints(grid, GIANT).zone(grid.at("A1"), N, "frontal")
    assert corner == ()


@pytest.mark.parametrize(
    ("fields", "zones"),
    [({}, {}), ({"a": (0, 0), "b": (0, 0)}, {}), ({"a": (0, 0), "b": (1, 0)}, {"front": [(0, -1), (1, 0)]})],
    ids=["nothing", "twice the same", "a zone on the piece"],
)
def test_shapes_that_cannot_be(fields: dict[str, Offset], zones: dict[str, list[Offset]]) -> None:
    with pytest.raises(ValueError, match=r"covers hexes|on the piece"):
        Shape(fields, zones)


# --- bases of Demonworld's Large Elements


@pytest.mark.parametrize(
    ("shape", "count"), [(GIANT, 9), (DRAGON, 10), (CHARIOT, 9), (SINGLE, 6)], ids=["giant", "dragon", "chariot", "one"]
)
def test_fields_around_a_base(shape: Shape, count: int) -> None:
    assert [len({*shape.around[facing]}) for facing in range(DIRECTIONS)] == [count] * DIRECTIONS


def test_every_field_around_a_giant_has_its_zones() -> None:
    assert {at: GIANT.zones_at(N, at) for at in GIANT.around[N]} == {
        (0, -1): ("frontal", "front_left"),
        (1, -1): ("frontal", "front_right"),
        (-1, 0): ("front_left",),
        (1, 0): ("front_right",),
        (-2, 1): ("flank_left",),
        (1, 1): ("flank_right",),
        (-2, 2): ("rear",),
        (-1, 2): ("rear",),
        (0, 2): ("rear",),
    }
    assert GIANT.zones_at(N, (5, 5)) == ()


RIGHT, LEFT = 1, -1


@pytest.mark.parametrize(
    ("shape", "turns", "pivot", "anchor", "fields"),
    [
        (GIANT, RIGHT, "front", (0, 0), [(-1, 0), (-1, 1), (0, 0)]),
        (GIANT, RIGHT, "back_right", (1, 0), [(0, 0), (0, 1), (1, 0)]),
        (GIANT, LEFT, "front", (0, 0), [(0, 0), (0, 1), (1, 0)]),
        (GIANT, LEFT, "back_left", (-1, 0), [(-1, 0), (-1, 1), (0, 0)]),
        (GIANT, RIGHT, "back_left", (0, 1), [(-1, 1), (-1, 2), (0, 1)]),
        (GIANT, LEFT, "back_right", (-1, 1), [(-1, 1), (-1, 2), (0, 1)]),
        (DRAGON, RIGHT, "middle_right", (1, 0), [(-1, 1), (0, 0), (0, 1), (1, 0)]),
        (DRAGON, LEFT, "middle_left", (-1, 0), [(-1, 0), (-1, 1), (0, 0), (0, 1)]),
        (DRAGON, RIGHT, "middle_left", (0, 1), [(-2, 2), (-1, 1), (-1, 2), (0, 1)]),
        (DRAGON, LEFT, "middle_right", (-1, 1), [(-1, 1), (-1, 2), (0, 1), (0, 2)]),
        (CHARIOT, RIGHT, "animals_right", (1, -1), [(0, 0), (1, -1), (1, 0)]),
        (CHARIOT, LEFT, "animals_left", (0, 0), [(0, 0), (1, -1), (1, 0)]),
    ],
)
def test_turns_about_a_field(shape: Shape, turns: int, pivot: str, anchor: Offset, fields: list[Offset]) -> None:
    moved = shape.pivoted(N, pivot, turns)
    assert moved == anchor
    assert sorted(plus(at, moved) for at in shape.covered[turns % DIRECTIONS]) == fields


def test_turns_on_the_spot() -> None:
    assert GIANT.turned_in_place(N, 2) == (0, 1)
    assert GIANT.turned_in_place(N, -2) == (-1, 1)
    assert GIANT.turned_in_place(N, 1) is None
    assert DRAGON.turned_in_place(N, 2) is None
    assert DRAGON.turned_in_place(N, 3) == (-1, 2)


# --- wedges and arcs


def test_arcs_of_fire() -> None:
    assert [*INFANTRY.ring(3)] == [(0, -3), (1, -3), (2, -3), (3, -3)]
    assert [*CAVALRY.ring(1)] == [(-1, 1), (-1, 0), (0, -1), (1, -1)]
    assert [*CAVALRY.ring(2)] == [(-2, 2), (-2, 1), (-2, 0), (-1, -1), (0, -2), (1, -2), (2, -2)]
    assert [*RIDER.ring(2)] == [(-2, 0), (-1, -1), (0, -2), (1, -2), (2, -2), (2, -1), (2, 0)]
    for radius in range(1, 7):
        assert [len(wedge.ring(radius)) for wedge in (INFANTRY, CAVALRY, RIDER)] == [
            radius + 1,
            3 * radius + 1,
            3 * radius + 1,
        ]


def test_dragonbreath() -> None:
    left, ahead, right = (
        {at for radius in (1, 2, 3) for at in wedge.ring(radius)} for wedge in (Wedge(W, NW), INFANTRY, Wedge(NE, E))
    )
    assert left == {(-1, 0), (0, -1), (-2, 0), (-1, -1), (0, -2), (-3, 0), (-2, -1), (-1, -2), (0, -3)}
    assert right == {(1, -1), (1, 0), (2, -2), (2, -1), (2, 0), (3, -3), (3, -2), (3, -1), (3, 0)}
    assert [len(ahead), len(ahead & left), len(ahead & right), len(left & right)] == [9, 3, 3, 0]


def test_a_giant_throws_from_its_back() -> None:
    """A wedge with its apex on the middle rear field, without the base and all beside it; told from the front field."""
    apex, near = (-1, 2), {*GIANT.covered[N], *GIANT.around[N]}
    found = {plus(at, apex) for radius in range(1, 9) for at in INFANTRY.ring(radius)} - near
    assert {at for at in found if length(at) < 2} == set()
    assert {at for at in found if length(at) == 2} == {(-1, -1), (0, -2), (1, -2), (2, -2), (2, -1)}
    assert {at for at in found if length(at) == 3} == {(-1, -2), (0, -3), (1, -3), (2, -3), (3, -3), (3, -2)}


def test_arcs_on_a_sheet() -> None:
    """DW-B-INT-10, DW-B-SHO-10 and 11: an element on G8 that faces north."""
    grid = sheet()
    here = grid.at("G8")

    def named(offsets: tuple[Offset, ...]) -> list[str]:
        return [grid.ids[grid.offset(here, *at)] for at in offsets]

    assert named(ELEMENT.ring("front", 1)) == ["F8", "F9"]
    assert named(ELEMENT.ring("left", 1)) == ["G7"]
    assert named(ELEMENT.ring("right", 1)) == ["G9"]
    assert sorted(named(ELEMENT.ring("rear", 1))) == ["H8", "H9"]
    assert named(INFANTRY.ring(2)) == ["E7", "E8", "E9"]
    assert named(INFANTRY.ring(3)) == ["D7", "D8", "D9", "D10"]
    assert named(CAVALRY.ring(1)) == ["H8", "G7", "F8", "F9"]


@pytest.mark.parametrize(
    ("facing", "front", "left", "right", "rear"),
    [
        (N, {NW, NE}, W, E, {SW, SE}),
        (ENE, {NE, E}, NW, SE, {W, SW}),
        (ESE, {E, SE}, NE, SW, {NW, W}),
        (S, {SE, SW}, E, W, {NE, NW}),
        (WSW, {SW, W}, SE, NW, {E, NE}),
        (WNW, {W, NW}, SW, NE, {SE, E}),
    ],
)
def test_facings(facing: int, front: set[Offset], left: Offset, right: Offset, rear: set[Offset]) -> None:
    found = {name: {*ELEMENT.ring(name, 1, facing)} for name in ELEMENT.names}
    assert found == {"front": front, "left": {left}, "right": {right}, "rear": rear}


@given(st.integers(1, 9), FACINGS)
def test_arcs_share_out_the_ring(radius: int, facing: int) -> None:
    shared = [ELEMENT.ring(name, radius, facing) for name in ELEMENT.names]
    assert sorted(at for arc in shared for at in arc) == sorted(ring(radius))
    assert [len(arc) for arc in shared] == [radius + 1, radius + 1, 2 * radius - 1, 2 * radius - 1]


@given(OFFSETS, FACINGS)
def test_arcs_and_wedges_turn_with_the_facing(offset: Offset, facing: int) -> None:
    assert ELEMENT.of(turned(offset, facing), facing) == ELEMENT.of(offset)
    for wedge in (INFANTRY, CAVALRY, RIDER):
        assert wedge.holds(turned(offset, facing), facing) == wedge.holds(offset)
        assert wedge.holds(offset, facing) == (offset in wedge.ring(length(offset), facing))


def test_a_wedge_of_one_row() -> None:
    assert Wedge(E, E).ring(3) == ((3, 0),)


def test_wedges_lie_between_rows() -> None:
    with pytest.raises(ValueError, match="two neighbours"):
        Wedge(NW, (2, -1))


def test_arcs_with_a_gap_are_refused() -> None:
    with pytest.raises(ValueError, match="gap: front, rear"):
        Arcs({"front": Wedge(NW, NE), "rear": Wedge(E, W)})


# --- wheels


@given(OFFSETS, st.integers(-2, 2))
def test_a_wheel_enters_every_hex_on_its_way(offset: Offset, turns: int) -> None:
    way = [offset, *swept(offset, turns)]
    assert len(way) == length(offset) * abs(turns) + 1
    assert way[-1] == turned(offset, turns)
    assert all(length(minus(b, a)) == 1 for a, b in pairwise(way))
    assert all(length(at) == length(offset) for at in way)


def test_a_line_of_four_wheels_to_the_left() -> None:
    """DW-B-MOV-21: G4 to G7 facing north wheel 60° about G4."""
    grid = sheet()
    pivot = grid.at("G4")
    ways = [swept(grid.vector(pivot, grid.at(name)), -1) for name in ("G5", "G6", "G7")]
    assert [[grid.ids[grid.offset(pivot, *at)] for at in way] for way in ways] == [
        ["F5"],
        ["F6", "E5"],
        ["F7", "E6", "D6"],
    ]
