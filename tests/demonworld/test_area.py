"""The playing area (DW-B-INT): names of fields, directions, sheets turned and joined."""

from __future__ import annotations

import pytest

from hexarchy.core.hexes import UnknownHex
from hexarchy.games.demonworld.board import Area, Laid
from hexarchy.games.demonworld.facing import COMPASS, FACINGS, FRONT, LEFT, REAR, RIGHT, zone
from tests.demonworld.ground import BLANK, SHEETS

GRID = BLANK.grid


def near(field: str) -> list[str]:
    return [GRID.ids[hex_] for hex_ in GRID.neighbours[GRID.at(field)]]


@pytest.mark.rule("DW-B-INT-03", "DW-B-INT-05")
def test_a_field_has_six_neighbours_in_the_directions_of_the_compass() -> None:
    assert dict(zip(COMPASS, near("G8"), strict=True)) == {
        "NE": "F9",
        "E": "G9",
        "SE": "H9",
        "SW": "H8",
        "W": "G7",
        "NW": "F8",
    }


@pytest.mark.rule("DW-B-INT-04")
def test_a_field_between_two_sheets_has_two_names() -> None:
    two = Area(SHEETS, [[Laid(1), Laid(3)]])
    assert two.at("1/H18") == two.at("3/H1")
    assert two.at("1/H17") != two.at("3/H1")
    assert two.size == 2 * BLANK.size - 7  # the side fields of seven rows are one
    with pytest.raises(UnknownHex):
        two.at("2/A1")


@pytest.mark.rule("DW-B-INT-04")
def test_rows_run_from_a_to_p_without_i() -> None:
    assert BLANK.size == 8 * 17 + 7 * 18
    with pytest.raises(UnknownHex):
        BLANK.at("I5")


@pytest.mark.rule("DW-B-INT-06")
def test_every_sheet_has_a_field_for_its_number() -> None:
    for number in SHEETS.all:
        Area(SHEETS, [[Laid(number)]]).at("O17")


@pytest.mark.rule("DW-B-INT-07")
@pytest.mark.parametrize(
    ("layout", "below"),
    [([[Laid(1)], [Laid(2)]], "2"), ([[Laid(1)], [Laid(1, turned=True)]], "1b")],
    ids=["ridge and height", "ridge and ridge"],
)
def test_hills_fit_where_sheets_meet(layout: list[list[Laid]], below: str) -> None:
    joined, upper = Area(SHEETS, layout), Area(SHEETS, [[Laid(1)]])
    lower = Area(SHEETS, [layout[1]])
    turned = layout[1][0].turned
    for place in range(1, 18):
        other = f"P{18 - place}" if turned else f"A{place}"
        assert joined.at(f"1/P{place}") == joined.at(f"{below}/{other}")
        assert upper.height[upper.at(f"P{place}")] == lower.height[lower.at(other)]


@pytest.mark.rule("DW-B-INT-07")
def test_a_turned_sheet_is_the_sheet_turned() -> None:
    upright, turned = Area(SHEETS, [[Laid(4)]]), Area(SHEETS, [[Laid(4, turned=True)]])
    assert turned.terrain == upright.terrain[::-1]
    assert sorted(turned.sides.values()) == sorted(upright.sides.values())
    assert turned.between(turned.at("E4"), turned.at("E5")) == "wall"


def test_terrain_is_what_the_sheets_say() -> None:
    facts = {4: ("L4", "u"), 3: ("L14", "w")}
    for number, (field, terrain) in facts.items():
        sheet = Area(SHEETS, [[Laid(number)]])
        assert sheet.terrain[sheet.at(field)] == terrain
    height = Area(SHEETS, [[Laid(2)]])
    assert (height.height[height.at("E9")], height.height[height.at("B10")]) == (2, 4)


@pytest.mark.rule("DW-B-INT-21", "DW-B-INT-22", "DW-B-INT-23")
def test_distances() -> None:
    far = [GRID.distance(GRID.at(a), GRID.at(b)) for a, b in (("A1", "A1"), ("C3", "C6"), ("C3", "E4"), ("C6", "E4"))]
    assert far == [0, 3, 2, 3]
    assert GRID.at("C4") in GRID.neighbours[GRID.at("C3")]
    assert GRID.at("C5") not in GRID.neighbours[GRID.at("C3")]


@pytest.mark.rule("DW-B-INT-09", "DW-B-INT-10")
def test_front_flank_and_rear() -> None:
    assert len(FACINGS) == 6

    def at(step: tuple[int, int]) -> str:
        return GRID.ids[GRID.offset(GRID.at("G8"), *step)]

    assert [at(step) for step in FRONT[0]] == ["F8", "F9"]
    assert (at(LEFT[0]), at(RIGHT[0])) == ("G7", "G9")
    assert [at(step) for step in REAR[0]] == ["H8", "H9"]
    for facing in range(6):
        zones = [zone(facing, step) for step in (*FRONT[facing], LEFT[facing], RIGHT[facing], *REAR[facing])]
        assert zones == ["front", "front", "flank", "flank", "rear", "rear"]
