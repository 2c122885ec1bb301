"""Deployment (DW-B-WIN-03, -04, -17): zones, hidden placing, step by step."""

from __future__ import annotations

import json

import pytest

from hexarchy.core.dice import SeededDice
from hexarchy.games.demonworld import GAME
from hexarchy.games.demonworld.state import DemonworldState
from hexarchy.games.demonworld.zones import own_zone
from tests.demonworld.table import Table, new


def placed(t: Table, seat: str, unit: str, shape: str, facing: str, field: str) -> Table:
    return t.do(f"deploy {unit}", f"form {shape}", f"face {facing}", f"to {field}", seat=seat)


def rows(t: Table, seat: int) -> str:
    return "".join(sorted({t.s.field_id(field)[0] for field in own_zone(t.s, seat)}))


@pytest.mark.rule("DW-B-WIN-03")
def test_zones_are_the_three_full_rows_nearest_the_edge() -> None:
    t = new()
    assert (rows(t, 0), rows(t, 1)) == ("BCD", "MNO")
    wide = new("basic_meeting")
    assert rows(wide, 0) == "BCD"
    lower = {wide.s.field_id(field) for field in own_zone(wide.s, 1)}
    assert lower == {
        wide.s.field_id(field)
        for name, field in wide.s.area.index.items()
        if name.startswith(("0c/M", "0c/N", "0c/O", "0d/M", "0d/N", "0d/O"))
    }


@pytest.mark.rule("DW-B-WIN-17", "DW-DEC-05")
def test_a_unit_is_placed_by_shape_facing_and_first_field() -> None:
    t = new().do("deploy dwarf_eaters", seat="orcs")
    assert t.options_of("orcs") == [f"form line-{n}" for n in range(4, 11)]  # in three rows
    t.do("form line-5", "face S", seat="orcs")
    assert t.refuses("to E6", seat="orcs") == ["DW-B-WIN-03"]
    t.do("to D9", seat="orcs")  # the left end of a line that looks south is its eastern one
    placed = {entry["field"]: entry["facing"] for entry in t.view("orcs")["draft"]["in_hand"]}
    assert placed == dict.fromkeys(["D5", "D6", "D7", "D8", "D9", "C5", "C6", "C7", "C8", "C9"], "S")
    t.do("take D9", "face WSW", "take D5", "to B2", "close", seat="orcs")
    draft = {entry["field"]: entry["facing"] for entry in t.view("orcs")["draft"]["placed"]}
    assert draft["D9"] == "WSW"
    assert "B2" in draft
    assert "D5" not in draft


@pytest.mark.rule("DW-B-WIN-17")
def test_nobody_is_ready_with_a_card_left_and_a_card_may_be_taken_up_again() -> None:
    t = placed(new(), "orcs", "dwarf_eaters", "line-5", "S", "D9").do("close", seat="orcs")
    assert t.refuses("ready", seat="orcs") == ["DW-B-WIN-17"]
    t.do("deploy light_orc_archers", "form line-5", "face S", seat="orcs")
    taken = {entry["field"] for entry in t.view("orcs")["draft"]["placed"]}
    assert not taken & {option.removeprefix("to ") for option in t.options_of("orcs")}
    t.do("to D16", "close", "deploy dwarf_eaters", "form line-5", "face S", seat="orcs")
    assert "to D9" in t.options_of("orcs")  # its own fields are free again
    t.do("to D9", "close", "ready", seat="orcs")


@pytest.mark.rule("DW-B-WIN-04", "DW-B-INT-28")
def test_nobody_sees_a_placing_before_both_are_ready() -> None:
    t = new()
    before = json.dumps(t.view("empire")), json.dumps(t.view(None))
    placed(t, "orcs", "dwarf_eaters", "line-5", "S", "D9").do("close", seat="orcs")
    placed(t, "orcs", "light_orc_archers", "line-5", "S", "D16").do("close", "ready", seat="orcs")
    assert (json.dumps(t.view("empire")), json.dumps(t.view(None))) == before
    assert t.asked == ["empire"]
    placed(t, "empire", "noble_footsoldiers", "line-5", "N", "M3").do("close", seat="empire")
    placed(t, "empire", "imperial_arquebusiers", "line-5", "N", "M10").do("close", "ready", seat="empire")
    assert t.question == "orders"
    assert len(t.view("empire")["units"]["dwarf_eaters"]["elements"]) == 10
    assert t.facing("dwarf_eaters") == "S"


@pytest.mark.rule("DW-B-WIN-17")
def test_elements_fill_a_shape_in_the_order_of_the_list() -> None:
    t = new()
    placed(t, "orcs", "dwarf_eaters", "line-4", "S", "D9")
    fields = [entry["field"] for entry in t.view("orcs")["draft"]["in_hand"]]
    assert fields[:4] == ["D9", "D8", "D7", "D6"]
    assert {field[0] for field in fields[4:8]} == {"C"}


def test_several_seats_of_a_side_share_its_zone_out() -> None:
    t = new("basic_meeting", seats=4)
    zones = [own_zone(t.s, seat) for seat in range(4)]
    assert not zones[0] & zones[2]
    assert not zones[1] & zones[3]
    assert len(zones[0] | zones[2]) == len(own_zone(new("basic_meeting").s, 0))


def open_field(dice: list[int]) -> Table:
    """A battle of one's own: no scenario says who stands where."""
    state = GAME.new("open_field", {}, SeededDice(1).after(dice))
    assert isinstance(state, DemonworldState)
    t = Table(state)
    t.log += state.opening()
    return t


@pytest.mark.rule("DW-B-WIN-02", "DW-B-WIN-14", "DW-DEC-04", "DW-B-WIN-01")
def test_the_side_that_does_not_lay_out_the_area_chooses_its_edge() -> None:
    t = open_field([5, 2])
    assert t.rolls("DW-B-WIN-01") == [(5, 2)]
    assert (t.question, t.asked) == ("edge", ["empire"])
    t.do("upper")
    zones = [own_zone(t.s, seat) for seat in (0, 1)]
    assert {t.s.field_id(field)[0] for field in zones[1]} == {"B", "C", "D"}
    assert zones[0].isdisjoint(zones[1])
    assert t.question == "deploy"
    t = open_field([2, 5])
    assert t.asked == ["orcs"]
    t.do("upper")
    assert {t.s.field_id(field)[0] for field in own_zone(t.s, 0)} == {"B", "C", "D"}


def test_a_scenario_fixes_the_edges() -> None:
    assert new().question == "deploy"
