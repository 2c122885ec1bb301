"""Wheels (DW-B-MOV-20 to -25), and back again."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexarchy.core.axial import Offset, length, minus, plus, turned
from hexarchy.games.demonworld.facing import FACINGS
from hexarchy.games.demonworld.formation import LINE, recognised
from hexarchy.games.demonworld.wheel import ANGLES, wheel
from tests.demonworld.ground import axial, named, unit
from tests.demonworld.test_formations import block

LINE_OF_FOUR = ("G4", "G5", "G6", "G7")


def after(places: dict[Offset, int], turns: int) -> dict[Offset, int]:
    found = wheel(places, turns)
    assert found is not None
    return {(way[-1] if way else field): found.facing for field, way in found.ways.items()}


@pytest.mark.rule("DW-B-MOV-21", "DW-B-MOV-23")
def test_a_line_of_four_wheels_left() -> None:
    found = wheel(unit("N", *LINE_OF_FOUR), -1)
    assert found is not None
    assert (found.pivot, FACINGS[found.facing]) == (axial("G4"), "WNW")
    assert [named([found.ways[axial(field)][-1]]) for field in LINE_OF_FOUR[1:]] == [{"F5"}, {"E5"}, {"D6"}]
    assert [len(found.ways[axial(field)]) for field in LINE_OF_FOUR] == [0, 1, 2, 3]


@pytest.mark.rule("DW-B-MOV-21", "DW-B-MOV-24")
def test_to_the_right_it_wheels_about_its_right_end() -> None:
    found = wheel(unit("N", *LINE_OF_FOUR), 2)
    assert found is not None
    assert (found.pivot, FACINGS[found.facing]) == (axial("G7"), "ESE")


@pytest.mark.rule("DW-B-MOV-20")
def test_who_does_not_face_alike_does_not_wheel() -> None:
    assert wheel(unit("N", *LINE_OF_FOUR, G5="S"), 1) is None


@given(st.integers(2, 6), st.integers(0, 6), st.integers(0, 5), st.sampled_from(ANGLES))
def test_a_wheel_keeps_the_shape_and_goes_forward(front: int, rear: int, facing: int, turns: int) -> None:
    places = block(front, min(rear, front), facing=facing) if rear else block(front, facing=facing)
    found = wheel(places, turns)
    assert found is not None
    swung = after(places, turns)
    assert len(swung) == len(places)
    if len(places) > 3:
        assert recognised(swung).kind == recognised(places).kind == LINE
    for field, way in found.ways.items():
        assert len(way) == length(minus(field, found.pivot)) * abs(turns)
        steps = [field, *way]
        assert all(length(minus(a, b)) == 1 for a, b in zip(steps, way, strict=False))


@given(st.integers(2, 6), st.integers(0, 5), st.sampled_from(ANGLES), st.tuples(st.integers(-9, 9), st.integers(-9, 9)))
def test_turned_back_about_its_pivot_every_element_is_where_it_was(
    front: int, facing: int, turns: int, where: Offset
) -> None:
    places = {plus(field, where): f for field, f in block(front, front, facing=facing).items()}
    found = wheel(places, turns)
    assert found is not None
    back = {plus(found.pivot, turned(minus(field, found.pivot), -turns)) for field in after(places, turns)}
    assert back == {*places}
