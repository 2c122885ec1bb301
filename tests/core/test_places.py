"""Places: hexes with layers, boxes and tracks, all of them numbers with opaque ids."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexarchy.core.hexes import NOWHERE, Grid
from hexarchy.core.places import GROUND, Place, Places, UnknownPlace
from tests.core.boards import grids, minaria

GRID = minaria()
CASTLES = [GRID.at(id_) for id_ in ("1810", "0305", "2125")]
TABLE = Places(
    GRID,
    layers={"inside": CASTLES, "underground": [GRID.at("1810"), GRID.at("1811")], "air": range(GRID.size)},
    boxes=["temple", "prison"],
    tracks={"turn": ["turn-1", "turn-2", "turn-3"], "points": ["zero", "one"]},
)


def test_the_ground_of_a_hex_is_the_place_of_the_same_number() -> None:
    assert TABLE.ids[: GRID.size] == GRID.ids
    assert all(TABLE.of(hex_) == hex_ for hex_ in range(GRID.size))
    assert {TABLE.layer[hex_] for hex_ in range(GRID.size)} == {GROUND}


def test_a_castle_has_an_inside_and_other_hexes_have_none() -> None:
    castle, field = GRID.at("0305"), GRID.at("0306")
    inside = TABLE.of(castle, "inside")
    assert TABLE.all[inside] == Place("0305/inside", castle, "inside")
    assert (TABLE.hex[inside], TABLE.layer[inside]) == (castle, "inside")
    assert TABLE.of(field, "inside") == NOWHERE


def test_the_layers_of_a_hex_begin_with_its_ground() -> None:
    hex_ = GRID.at("1810")
    assert [TABLE.layer[place] for place in TABLE.in_hex[hex_]] == [GROUND, "inside", "underground", "air"]
    assert [TABLE.ids[place] for place in TABLE.in_hex[GRID.at("0000")]] == ["0000", "0000/air"]


def test_boxes_and_tracks_lie_in_no_hex() -> None:
    assert TABLE.all[TABLE.at("prison")] == Place("prison")
    assert TABLE.hex[TABLE.at("turn-2")] == NOWHERE
    assert [TABLE.ids[place] for place in TABLE.tracks["turn"]] == ["turn-1", "turn-2", "turn-3"]
    assert TABLE.of(NOWHERE) == NOWHERE


def test_layers_are_in_the_order_of_their_hexes() -> None:
    inside = [TABLE.hex[n] for n in range(TABLE.size) if TABLE.layer[n] == "inside"]
    assert inside == sorted(CASTLES)


def test_unknown_places_are_refused_by_name() -> None:
    with pytest.raises(UnknownPlace, match="'0306/inside'"):
        TABLE.at("0306/inside")


@pytest.mark.parametrize("boxes", [["temple", "temple"], ["0305"], ["0305/inside"]])
def test_no_two_places_have_one_id(boxes: list[str]) -> None:
    with pytest.raises(ValueError, match=f"one id: {boxes[0]}"):
        Places(GRID, layers={"inside": CASTLES}, boxes=boxes)


def test_the_ground_is_no_layer_to_add() -> None:
    with pytest.raises(ValueError, match="ground already"):
        Places(GRID, layers={GROUND: CASTLES})


@given(grids(), st.lists(st.text(min_size=1), unique=True, max_size=4), st.data())
def test_ids_and_numbers_lead_to_each_other(grid: Grid, names: list[str], data: st.DataObject) -> None:
    boxes = [name for name in names if name not in grid.index and "/" not in name]
    layers = {layer: data.draw(st.sets(st.sampled_from(range(grid.size)))) for layer in ("inside", "air")}
    places = Places(grid, layers=layers, boxes=boxes)
    assert places.size == grid.size + sum(map(len, layers.values())) + len(boxes)
    for n, place in enumerate(places.all):
        assert places.at(place.id) == n
        assert (places.ids[n], places.hex[n], places.layer[n]) == place
        assert place.hex == NOWHERE or (places.of(place.hex, place.layer) == n and n in places.in_hex[place.hex])
