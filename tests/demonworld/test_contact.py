"""Contact (DW-B-INT-23, -24): who touches whom, from where, and which units are linked."""

from __future__ import annotations

import pytest

from hexarchy.core.axial import DIRECTIONS
from hexarchy.games.demonworld import contact
from hexarchy.games.demonworld.facing import FRONT_DIRECTIONS, zone, zone_of
from tests.demonworld.ground import BLANK
from tests.demonworld.table import Table, at, unit


def touched(t: Table, field: str) -> list[str]:
    element = t.s.standing[t.s.area.at(field)]
    return [t.s.field_id(t.s.at[other]) for other in contact.touching(t.s, element)]


@pytest.mark.rule("DW-B-INT-24", "DW-B-INT-23")
def test_adjacent_foes_are_in_contact_even_back_to_back() -> None:
    t = at("close", unit("trolls", "S", "G4 G5 K3"), unit("berserkers", "N", "F5 F7"), rounds=2)
    assert touched(t, "G4") == ["F5"]
    assert touched(t, "G5") == ["F5"]
    assert touched(t, "K3") == []
    assert touched(t, "F5") == ["G5", "G4"]
    assert [t.s.field_id(t.s.at[element]) for element in contact.free(t.s, 0)] == ["K3"]


@pytest.mark.rule("DW-B-INT-10")
def test_directions_of_the_grid_tell_the_same_zones_as_offsets() -> None:
    grid, here = BLANK.grid, BLANK.at("G8")
    for facing in range(DIRECTIONS):
        zones = [zone_of(facing, direction) for direction in range(DIRECTIONS)]
        assert zones == [zone(facing, grid.vector(here, near)) for near in grid.neighbours[here]]
        assert [zones[direction] for direction in FRONT_DIRECTIONS[facing]] == ["front", "front"]


@pytest.mark.rule("DW-B-MEL-34", "DW-B-MEL-06")
def test_units_linked_by_contact_are_one_melee() -> None:
    t = at(
        "close",
        unit("trolls", "N", "G4", melee=2),
        unit("berserkers", "S", "F4 F5", melee=2),
        unit("orc_guard", "S", "E5", melee=2),
        unit("noble_footsoldiers", "S", "N5", melee=2),
        unit("dwarf_eaters", "S", "L9"),
        rounds=2,
    )
    assert contact.melees(t.s) == [(0, 1, 2), (3,)]
