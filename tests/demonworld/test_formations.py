"""Formations (DW-B-INT-14 to -20, DW-S-FOR): what stands in good order, what in disorder, and special shapes."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from hexarchy.core.axial import Offset, plus, turned
from hexarchy.games.demonworld.board import DATA
from hexarchy.games.demonworld.facing import FACINGS, REAR, RIGHT
from hexarchy.games.demonworld.formation import (
    COLUMN,
    DISORDER,
    HORDE,
    LINE,
    SKIRMISH,
    SMALL_UNIT,
    SQUARE,
    WEDGE,
    Places,
    is_line,
    marching,
    recognised,
)
from tests.demonworld.ground import axial, named, unit

TEMPLATES = tomllib.loads((DATA / "geometry.toml").read_text(encoding="utf-8"))["formation"]["square"]["template"]


def local(facing: int, *spots: tuple[int, int]) -> dict[Offset, int]:
    """Elements in a unit's own coordinates: places along the rank, ranks to the rear."""
    right, rear = RIGHT[facing], REAR[facing][1]
    return {(a * right[0] + b * rear[0], a * right[1] + b * rear[1]): facing for a, b in spots}


def block(*counts: int, facing: int = 0) -> dict[Offset, int]:
    """Ranks of so many elements, each beginning half a field to the right."""
    return local(facing, *((along, back) for back, count in enumerate(counts) for along in range(count)))


@pytest.mark.rule("DW-B-INT-14", "DW-B-INT-17")
def test_one_facing_and_full_ranks_are_good_order() -> None:
    for facing in range(6):
        places = block(5, 5, facing=facing)
        assert recognised(places).kind == LINE
        assert not recognised({**places, next(iter(places)): (facing + 1) % 6}).orderly


@pytest.mark.rule("DW-B-INT-14")
def test_a_single_rank_has_no_gaps() -> None:
    assert is_line(block(4))
    assert not is_line(local(0, (0, 0), (1, 0), (3, 0), (4, 0)))


@pytest.mark.rule("DW-B-INT-15")
def test_the_next_rank_stands_half_a_field_to_either_side() -> None:
    front = ("C5", "C6", "C7")
    assert is_line(unit("N", *front, "D5", "D6", "D7"))
    assert is_line(unit("N", *front, "D6", "D7", "D8"))
    assert not is_line(unit("N", *front, "D4", "D5", "D6"))
    assert not is_line(unit("N", *front, "D7", "D8", "D9"))


@pytest.mark.rule("DW-B-INT-16")
def test_the_last_rank_may_stand_anywhere_behind() -> None:
    assert recognised(local(0, *((along, 0) for along in range(6)), (-1, 1), (5, 1))).kind == LINE
    assert not recognised(local(0, *((along, 0) for along in range(6)), (-2, 1), (5, 1))).orderly


@pytest.mark.rule("DW-B-INT-18")
def test_arrangements_of_eight() -> None:
    found = {counts: recognised(block(*counts)).orderly for counts in ((4, 4), (6, 2), (3, 5), (4, 2, 2))}
    assert found == {(4, 4): True, (6, 2): True, (3, 5): False, (4, 2, 2): False}


@pytest.mark.rule("DW-B-INT-19")
def test_drawn_units_in_good_order() -> None:
    assert recognised(unit("N", "C5", "C6", "C7", "C8", "D6", "D7", "D8")).kind == LINE
    assert recognised(unit("N", "F6", "F7", "F8", "G5", "G8")).kind == LINE


@pytest.mark.rule("DW-B-INT-20")
def test_drawn_units_in_disorder() -> None:
    assert recognised(unit("N", "C3", "C4", "C5", "C6", C5="ENE")).kind == DISORDER
    assert recognised(unit("N", "D9", "D10", "E9", "E10", "E11", "E12")).kind == DISORDER
    assert recognised(unit("N", "G3", "G4", "G6", "H4", "H5", "H6")).kind == DISORDER


# -- columns ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-B-MOV-35", "DW-B-MOV-36")
def test_a_column_has_the_one_ahead_in_front() -> None:
    straight = unit("N", "G4", "F5", "E5", "D6")
    assert recognised(straight).kind == COLUMN
    assert marching(straight) == tuple(map(axial, ("D6", "E5", "F5", "G4")))
    assert recognised(unit("N", "G4", "F5", "E5", "D6", F5="S")).kind == DISORDER


@pytest.mark.rule("DW-B-MOV-35", "DW-B-MOV-38")
def test_a_column_may_bend() -> None:
    places = unit("N", "K5", "J5", "J6", "J7", "K8", J5="ENE", J6="ENE", J7="ESE", K8="S")
    assert recognised(places).kind == COLUMN
    assert marching(places) == tuple(map(axial, ("K8", "J7", "J6", "J5", "K5")))


@pytest.mark.rule("DW-B-MOV-41")
def test_up_to_three_have_no_formation_to_keep() -> None:
    assert recognised(unit("N", "A1", "G8", "P17", G8="S")) == (SMALL_UNIT,)
    assert recognised(unit("N", "A1", "G8", "P17", G8="S")).orderly


@pytest.mark.rule("DW-B-MOV-44")
def test_a_larger_unit_in_small_groups_is_not_small() -> None:
    assert not recognised(unit("N", "A1", "A2", "A3", "G8", "G9", "G10", "G11")).orderly


# -- special formations -----------------------------------------------------------------------------------------------

WEDGE_FIELDS = ("B5", "C4", "C5", "D4", "D5", "D6")


@pytest.mark.rule("DW-S-FOR-11")
def test_a_wedge_has_one_two_and_three() -> None:
    assert recognised(unit("N", *WEDGE_FIELDS), [WEDGE]).kind == WEDGE
    assert recognised(unit("N", *WEDGE_FIELDS, "E3", "E6"), [WEDGE]).kind == WEDGE
    assert not recognised(unit("N", *WEDGE_FIELDS, "E2"), [WEDGE]).orderly
    assert not recognised(unit("N", *WEDGE_FIELDS[:5], "D7"), [WEDGE]).orderly


@pytest.mark.rule("DW-S-FOR-11")
@pytest.mark.parametrize(("fourth", "stands"), [("E3 E4 E5 E6", True), ("E3 E4 E5", False), ("E3", False)])
def test_only_behind_a_full_fourth_rank_of_a_wedge_stands_a_fifth(fourth: str, stands: bool) -> None:
    places = unit("N", *WEDGE_FIELDS, *fourth.split(), "F5")
    assert (recognised(places, [WEDGE]).kind == WEDGE) is stands


@pytest.mark.rule("DW-S-FOR-01", "DW-S-FOR-02")
def test_without_the_symbol_it_is_disorder() -> None:
    assert recognised(unit("N", *WEDGE_FIELDS)).kind == DISORDER


@pytest.mark.rule("DW-S-FOR-10", "DW-S-FOR-16")
def test_special_shapes_need_a_number() -> None:
    assert recognised(unit("N", *WEDGE_FIELDS[:5]), [WEDGE]).kind != WEDGE
    assert recognised(unit("N", "C3", "C5", "E4", "E6"), [SKIRMISH]).kind == DISORDER


@pytest.mark.rule("DW-S-FOR-17")
def test_skirmishers_stand_two_fields_apart() -> None:
    assert recognised(unit("N", "C3", "C5", "C7", "E4", "E6"), [SKIRMISH]).kind == SKIRMISH
    assert recognised(unit("N", "C3", "C5", "C7", "E2", "E4", "E6"), [SKIRMISH]).kind == SKIRMISH
    assert recognised(unit("N", "C3", "C5", "C7", "E3", "E5"), [SKIRMISH]).kind == DISORDER
    assert recognised(unit("N", "C3", "C5", "E2", "E4", "E6"), [SKIRMISH]).kind == DISORDER


@pytest.mark.rule("DW-S-FOR-22")
def test_a_horde_touches_two_others_each() -> None:
    assert recognised(block(5, 5), [HORDE]).kind == HORDE
    assert recognised(block(10), [HORDE]).kind == DISORDER
    assert recognised(unit("N", "G4", "F5", "E5", "D6"), [HORDE]).kind == DISORDER


@pytest.mark.rule("DW-S-FOR-23")
def test_a_horde_is_no_wedge() -> None:
    assert recognised(unit("N", *WEDGE_FIELDS), [HORDE, WEDGE]).kind == HORDE


def square(template: dict[str, Any]) -> dict[Offset, int]:
    return {(spot["field"][0], spot["field"][1]): FACINGS.index(spot["facing"]) for spot in template["ring"]}


@pytest.mark.rule("DW-S-FOR-05", "DW-S-FOR-07", "DW-S-FOR-29")
@pytest.mark.parametrize("template", [one for one in TEMPLATES if "ring" in one], ids=lambda one: str(one["elements"]))
def test_drawn_squares(template: dict[str, Any]) -> None:
    places = square(template)
    assert len(places) == template["elements"]
    assert recognised(places, [SQUARE]) == (SQUARE,)
    assert not recognised(places, [SQUARE]).orderly
    inside = {(field[0], field[1]): 3 for field in template["interior"][:1]}
    assert recognised({**places, **inside}, [SQUARE]).kind == SQUARE
    for gone in places:
        assert recognised({field: f for field, f in places.items() if field != gone}, [SQUARE]).kind != SQUARE
    for field, facing in places.items():
        assert recognised({**places, field: (facing + 3) % 6}, [SQUARE]).kind != SQUARE


@pytest.mark.rule("DW-S-FOR-04", "DW-S-FOR-29")
def test_who_is_attached_stands_inside_a_square() -> None:
    places = square(TEMPLATES[0])
    inside = (0, 1)
    assert recognised({**places, inside: 0}, [SQUARE], guests=[inside]).kind == SQUARE
    assert recognised(places, [SQUARE], guests=[next(iter(places))]).kind != SQUARE


@pytest.mark.parametrize("turns", range(6))
@pytest.mark.parametrize("kind", [LINE, COLUMN, WEDGE, SKIRMISH, SQUARE])
def test_a_formation_is_one_whichever_way_it_looks(kind: str, turns: int) -> None:
    places: Places = {
        LINE: block(4, 3),
        COLUMN: unit("N", "K5", "J5", "J6", "J7", "K8", J5="ENE", J6="ENE", J7="ESE", K8="S"),
        WEDGE: unit("N", *WEDGE_FIELDS),
        SKIRMISH: unit("N", "C3", "C5", "C7", "E4", "E6"),
        SQUARE: square(TEMPLATES[1]),
    }[kind]
    swung = {plus(turned(field, turns), (3, -7)): (facing + turns) % 6 for field, facing in places.items()}
    assert recognised(swung, [WEDGE, SKIRMISH, SQUARE]).kind == kind


def test_fields_read_back() -> None:
    assert named(unit("N", "C3", "P17")) == {"C3", "P17"}


@pytest.mark.rule("DW-B-MOV-54")
def test_a_line_is_recognised_by_computation() -> None:
    assert is_line(unit("N", "C5", "C6", "C7", "D6", "D7", "D8", "E6"))
    assert not is_line(unit("N", "C5", "C6", "C7", "D4", "D5", "D6"))  # nothing stands before D4
    assert not is_line(block(4, 2, 2))
