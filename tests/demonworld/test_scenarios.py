"""Battles (DW-B-WIN-01 to -14): layouts, zones, objectives, the scenarios' forces, and battles that are drawn."""

from __future__ import annotations

from pathlib import Path

import pytest

from hexarchy.core.inputs import BadInput
from hexarchy.core.muster import Terms
from hexarchy.games.demonworld import random_battle
from hexarchy.games.demonworld.army.lists import points
from hexarchy.games.demonworld.army.muster import Muster
from hexarchy.games.demonworld.board import DATA, ROWS, Area, Laid, Sheets
from hexarchy.games.demonworld.cards import Cards
from hexarchy.games.demonworld.scenario import (
    SIDES,
    Battles,
    Objective,
    Zone,
    laid_out,
    layout_faults,
    objective_faults,
    zone,
)

SHEETS, CARDS = Sheets(), Cards()
BATTLES = Battles(CARDS, SHEETS)
FOUR = Area(SHEETS, [[Laid(1), Laid(3)], [Laid(2), Laid(4)]])


@pytest.mark.rule("DW-B-WIN-01")
def test_the_area_is_a_rectangle_without_gaps() -> None:
    assert [*layout_faults(SHEETS, laid_out([["1", "3"], ["2", "4"]]))] == []
    none: list[list[str]] = [[]]
    for wrong in ([["1", "3"], ["2"]], none[:0], none, [["9"]], [["1"] * 4], [["1"]] * 3):
        assert [*layout_faults(SHEETS, laid_out(wrong))] == ["DW-B-WIN-01"]


@pytest.mark.rule("DW-B-WIN-03")
def test_zones_are_three_full_rows() -> None:
    single = Area(SHEETS, [[Laid(0)]])

    def rows(side: str) -> str:
        return "".join(sorted({single.grid.ids[field][0] for field in zone(single, side).fields}))

    assert [rows(side) for side in SIDES] == ["BCD", "MNO"]
    half = {single.grid.ids[field][0] for field in zone(single, "orcs").spare}
    assert half == {"A"}
    assert {single.grid.ids[field][0] for field in zone(single, "empire").spare} == {"P"}


@pytest.mark.rule("DW-B-WIN-03")
def test_zones_count_from_the_edges_of_the_area() -> None:
    upper, lower = (zone(FOUR, side).fields for side in SIDES)
    assert len(upper) == len(lower) == 104
    assert FOUR.at("1/B1") in upper
    assert FOUR.at("3/D18") in upper
    assert FOUR.at("2/O9") in lower
    assert FOUR.at("2/B5") not in upper | lower
    turned = Area(SHEETS, laid_out([["3 turned", "1 turned"]]))
    assert turned.at("3/O17") in zone(turned, "orcs").fields


@pytest.mark.rule("DW-B-WIN-05")
def test_the_basic_game_has_all_nine_units() -> None:
    armies = BATTLES["basic_meeting"].armies
    assert [points(CARDS, armies[side]) for side in SIDES] == [790, 760]
    assert {*armies["orcs"].ids, *armies["empire"].ids} == set(CARDS.all)


def objectives(*placed: tuple[str, int]) -> list[Objective]:
    return [Objective("AB"[n % 2], FOUR.at(field), worth) for n, (field, worth) in enumerate(placed)]


def against(*placed: tuple[str, int]) -> list[str]:
    zones: list[Zone] = [zone(FOUR, side) for side in SIDES]
    return [*objective_faults(FOUR, 4, zones, objectives(*placed))]


@pytest.mark.rule("DW-B-WIN-11")
def test_an_objective_is_worth_100_to_400_points() -> None:
    assert against(("1/L5", 100)) == against(("1/L5", 400)) == []
    assert against(("1/L5", 450)) == against(("1/L5", 90)) == ["DW-B-WIN-11"]


@pytest.mark.rule("DW-B-WIN-12")
def test_there_are_no_more_objectives_than_half_the_sheets() -> None:
    far = [("1/H2", 100), ("3/H17", 100)]
    assert against(*far) == []
    assert against(*far, ("2/H18", 100)) == ["DW-B-WIN-12"]


@pytest.mark.rule("DW-B-WIN-13", "DW-DEC-03")
def test_objectives_lie_apart_and_outside_the_zones() -> None:
    assert against(("1/L2", 100), ("1/L12", 100)) == ["DW-B-WIN-13"]
    assert against(("1/L2", 100), ("1/L13", 100)) == []
    assert against(("1/C5", 100)) == against(("2/O5", 100)) == against(("1/A5", 100)) == ["DW-B-WIN-13"]


@pytest.mark.parametrize("name", sorted(BATTLES.forms))
def test_scenarios_keep_the_rules_of_objectives(name: str) -> None:
    battle = BATTLES[name]
    assert [*objective_faults(battle.area, battle.sheets, [*battle.zones.values()], battle.objectives)] == []
    assert battle.form is not None
    assert battle.form.own
    assert len(battle.form.notes) == len(battle.form.notes_fr)


def test_lists_are_held_to_the_room_there_is() -> None:
    muster = Muster(BATTLES)
    usual = {"level": "standard", "points": 1000, "rounds": 8, "draw": 1, "ground": "printed"}
    for kind in ("meeting", "rearguard"):
        terms = Terms("open_field", {**usual, "kind": kind}, SIDES)
        battle = muster.battle(terms)
        assert [muster.terms(terms, side).room for side in SIDES] == [len(battle.zones[s].fields) for s in SIDES]


def test_zones_of_scenarios() -> None:
    sizes = {name: [len(BATTLES[name].zones[side].fields) for side in SIDES] for name in BATTLES.forms}
    assert sizes["basic_small"] == [53, 53]
    assert sizes["standard_rearguard"] == [104, 173]
    assert sizes["expert_grand_battle"] == [138, 138]


def test_items_of_a_scenario_have_their_bearers() -> None:
    carried = {one.card: one.items for one in BATTLES["expert_grand_battle"].armies["empire"].chosen if one.items}
    assert carried == {
        "gordan": ("algrims_ring",),
        "order_knights": ("standard_of_victory",),
        "herkyn": ("sword_of_dread",),
    }


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("orcs = 240, empire = 220", "orcs = 250, empire = 220", "has 240 points"),
        ('layout = [["0"]]', 'layout = [["0"], ["0", "0"]]', "DW-B-WIN-01"),
        ('"light_orc_archers"]\nempire', '"light_orc_lancers"]\nempire', "light_orc_lancers"),
        ('war_banner = "dwarf_eaters"', 'war_banner = "trolls"', "DW-S-ITM-01"),
        ('war_banner = "dwarf_eaters"', 'war_banner = "nobody"', "no bearer"),
    ],
)
def test_a_battle_that_cannot_be_is_found_out(tmp_path: Path, old: str, new: str, said: str) -> None:
    written = (DATA / "battles.toml").read_text(encoding="utf-8")
    assert old in written
    (tmp_path / "battles.toml").write_text(written.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadInput, match=said):
        Battles(CARDS, SHEETS, tmp_path)


# -- drawn battles -----------------------------------------------------------------------------------------------------


def test_a_number_names_a_battle() -> None:
    a, b = (random_battle.drawn(SHEETS, BATTLES.faces, 42) for _ in range(2))
    assert a == b
    seen = {random_battle.drawn(SHEETS, BATTLES.faces, number).kind for number in range(40)}
    assert seen == set(random_battle.KINDS)


@pytest.mark.rule("DW-B-WIN-01", "DW-B-WIN-11", "DW-B-WIN-12", "DW-B-WIN-13")
def test_what_is_drawn_keeps_the_rules() -> None:
    layouts = set()
    for number in range(40):
        drawn = random_battle.drawn(SHEETS, BATTLES.faces, number)
        battle = random_battle.battle(SHEETS, drawn, 1, 8)
        assert [*layout_faults(SHEETS, drawn.layout)] == []
        zones = [*battle.zones.values()]
        assert [*objective_faults(battle.area, 4, zones, drawn.objectives)] == []
        layouts.add(str(drawn.layout))
    assert len(layouts) > 35


def test_what_each_face_means() -> None:
    def of(kind: str) -> random_battle.Drawn:
        return random_battle.drawn(SHEETS, BATTLES.faces, 5, kind=kind)

    assert [objective.points for objective in of("two_objectives").objectives] == [200, 200]
    (centre,) = of("centre").objectives
    assert centre.points == 300
    area = Area(SHEETS, of("centre").layout)
    assert area.grid.cells[centre.field][1] == len(ROWS) - 1  # where the upper and the lower sheets meet
    rearguard = of("rearguard")
    assert sorted(rearguard.percent.values()) == [70, 100]
    assert sorted(rearguard.depth.values()) == [3, 6]
    assert rearguard.percent[rearguard.defender] == 70
    assert of("meeting").objectives == of("late_arrival").objectives == ()
