"""Terrain (DW-S-TER): what steps cost on every ground, up and down, over hedges and along roads; melee on slopes."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.demonworld import changes, contact
from hexarchy.games.demonworld.board import Area, Laid
from hexarchy.games.demonworld.movement import steps
from hexarchy.games.demonworld.movement.strength import costs, maneuvers
from hexarchy.games.demonworld.strike import Strike
from hexarchy.games.demonworld.terrain import ELEMENT, LONE, NOT_PASSABLE, Ground, Mover
from hexarchy.games.demonworld.words import BASIC, STANDARD
from tests.demonworld import packs
from tests.demonworld.ground import SHEETS, area, sheet
from tests.demonworld.table import Table, at, unit

FOOT, HORSE, DWARF = Mover(), Mover(mounted=True, size=3), Mover(size=1)
TROLL = Mover(size=3)


def cost(
    ground: Area, mover: Mover = FOOT, *, level: int = STANDARD, road: bool = False, way: str = "G5-F5"
) -> int | None:
    """What the step between two fields costs; None: impassable."""
    here, there = (ground.at(field) for field in way.split("-"))
    direction = ground.grid.direction(here, there)
    assert direction is not None
    found = Ground(ground, level).costs(mover, road=road)[here * 6 + direction]
    return None if found >= NOT_PASSABLE else found


def onto(letter: str) -> Area:
    return area(terrain={"F5": letter})


@pytest.mark.rule("DW-S-TER-11", "DW-S-TER-12", "DW-S-TER-13", "DW-S-TER-14", "DW-S-TER-01")
@pytest.mark.parametrize(("letters", "foot", "single"), [(".", 3, 3), ("ruwsg", 4, 3), ("mo", 6, 5), ("x", None, None)])
def test_what_ground_costs(letters: str, foot: int | None, single: int | None) -> None:
    for letter in letters:
        assert cost(onto(letter)) == foot
        assert cost(onto(letter), Mover(ELEMENT, mounted=True, size=3)) == foot
        assert cost(onto(letter), Mover(LONE)) == single
        assert cost(onto(letter), level=BASIC) == 3


@pytest.mark.rule("DW-S-TER-16", "DW-S-TER-17", "DW-S-TER-15")
def test_up_and_down() -> None:
    up = [cost(area(height={"F5": level})) for level in (1, 2, 3)]
    down = [cost(area(height={"G5": level})) for level in (1, 2, 3)]
    assert up == [5, 7, None]
    assert down == [3, 5, None]


@pytest.mark.rule("DW-S-TER-02", "DW-S-TER-03")
def test_terrain_and_height_add_up() -> None:
    assert cost(area(terrain={"F5": "u"}, height={"F5": 1})) == 6
    assert cost(area(height={"F5": 1})) == 5


@pytest.mark.rule("DW-S-TER-22", "DW-S-TER-23", "DW-S-TER-24")
@pytest.mark.parametrize(("depth", "costs"), [("1", [None, 6, 4]), ("2", [None, None, 6]), ("3", [None, None, None])])
def test_water(depth: str, costs: list[int | None]) -> None:
    assert [cost(onto(depth), mover) for mover in (DWARF, FOOT, TROLL)] == costs


@pytest.mark.rule("DW-S-TER-28", "DW-S-TER-29", "DW-S-TER-27")
def test_a_wall_costs_three_more() -> None:
    walled = area(walls=["G5-F5"])
    assert cost(walled) == 6
    assert cost(walled, way="F5-G5") == 6
    assert cost(walled, way="G5-F6") == 3


@pytest.mark.rule("DW-S-TER-32", "DW-S-TER-19", "DW-S-TER-34")
def test_roads() -> None:
    sheet = Area(SHEETS, [[Laid(1)]])
    a, b = sorted(min(sheet.road_links, key=sorted))
    way = f"{sheet.grid.ids[a]}-{sheet.grid.ids[b]}"
    climbed = (sheet.height[b] - sheet.height[a]) // 2
    assert climbed == 0
    assert cost(sheet, FOOT, road=True, way=way) == 2
    assert cost(sheet, HORSE, road=True, way=way) == 3
    beside = next(near for near in sheet.grid.neighbours[a] if near >= 0 and near not in sheet.road)
    assert cost(sheet, FOOT, road=True, way=f"{sheet.grid.ids[a]}-{sheet.grid.ids[beside]}") is None


@pytest.mark.rule("DW-S-TER-19")
def test_a_road_uphill() -> None:
    hill = area(height={"F5": 1}, terrain={"F5": "w"})
    assert cost(hill) == 6
    object.__setattr__(hill, "road_links", frozenset({frozenset((hill.at("G5"), hill.at("F5")))}))
    assert cost(hill, road=True) == 4


# -- units -------------------------------------------------------------------------------------------------------------


def moving(fields: str, facing: str = "N", card: str = "light_orc_archers", sheet: str = "1", **more: Any) -> Table:
    own = unit(card, facing, fields, order="attack")
    foe = unit("berserkers", "S", more.pop("foe", "A17"), order="move", moved=True)
    t = at("movement", own, foe, step="attack step", layout=[[sheet]], level="standard").do(f"move {card}")
    return t.do("none") if t.question == "charge" else t


@pytest.mark.rule("DW-S-SPF-04", "DW-S-SPF-05", "DW-S-SPF-06")
def test_a_musician_adds_a_maneuver_as_long_as_it_stands() -> None:
    """Leader, musician and standard bearer are the first of a unit's elements."""
    t = moving("K4 K5 K6 K7", card="dwarf_eaters", sheet="0")
    assert t.ask_of("orcs").args["maneuvers"] == 2
    t.s._thaw()
    changes.remove(t.s, 1)
    assert maneuvers(t.s, 0) == 1
    t = moving("K4 K5 K6 K7", card="orc_guard", sheet="0")
    assert t.ask_of("orcs").args["maneuvers"] == t.s.entry(0).form.maneuvers_card  # type: ignore[union-attr]


@pytest.mark.rule("DW-S-FOR-24")
def test_a_horde_has_one_maneuver() -> None:
    t = moving("K4 K5 K6 K7", card="trolls", sheet="0")
    assert maneuvers(t.s, 0) == 1


@pytest.mark.rule("DW-S-TER-04", "DW-S-TER-08")
def test_the_dearest_element_sets_the_cost_of_a_step_and_maneuvers_ignore_it() -> None:
    sheet = Area(SHEETS, [[Laid(4)]])
    wide = next(
        [sheet.grid.ids[field] for field in row]
        for row in runs(sheet, 4)
        if [sheet.terrain[sheet.grid.neighbours[field][5]] for field in row].count("u") == 1
        and all(sheet.terrain[sheet.grid.neighbours[field][5]] in ".u" for field in row)
        and len({sheet.height[near] for field in row for near in (field, sheet.grid.neighbours[field][5])}) == 1
        and not any(sheet.between(field, sheet.grid.neighbours[field][5]) for field in row)
        and all(sheet.terrain[field] == "." for field in row)
    )
    t = moving(" ".join(wide), sheet="4").do("advance-left")
    assert t.events("advances")[-1]["points"] == 4
    t = moving(" ".join(wide), sheet="4").do("shift NW")
    assert [event["direction"] for event in t.events("shifts")] == ["NW"]
    assert not t.events("advances")


def runs(sheet: Area, count: int) -> list[list[int]]:
    """Rows of fields side by side, with something north-west of each."""
    found = []
    for first in range(sheet.size):
        row = [first]
        while len(row) < count and row[-1] >= 0:
            row.append(sheet.grid.neighbours[row[-1]][1])
        if min(row) >= 0 and all(sheet.grid.neighbours[field][5] >= 0 for field in row):
            found.append(row)
    return found


@pytest.mark.rule("DW-S-TER-09", "DW-S-TER-10", "DW-S-TER-14")
def test_nobody_enters_a_swamp() -> None:
    sheet = Area(SHEETS, [[Laid(3)]])
    swamp = next(field for field, letter in enumerate(sheet.terrain) if letter == "x")
    start = next(near for near in sheet.grid.neighbours[swamp] if near >= 0 and sheet.terrain[near] != "x")
    t = moving(sheet.grid.ids[start], sheet="3").do(f"take {sheet.grid.ids[start]}")
    assert t.refuses(f"to {sheet.grid.ids[swamp]}") == ["DW-S-TER-09"]


# -- wheels over bad ground --------------------------------------------------------------------------------------------

LINE = "K4 K5 K6 K7 K8"


def swept(turns: int = -1) -> list[list[str]]:
    """The fields each element of the line enters in a wheel to the left."""
    t = moving(LINE, sheet="0")
    ways, _ = steps.wheeled(t.s, 0, turns)
    return [[t.s.field_id(field) for field in way] for way in ways]


def wheeling(ground: dict[str, str], card: str = "light_orc_archers") -> Table:
    own = unit(card, "N", LINE, order="attack", side="orcs")
    foe = unit("noble_footsoldiers", "S", "A17", order="move", moved=True)
    t = at("movement", own, foe, step="attack step", layout=sheet(terrain=ground), level="standard")
    return t.do(f"move {card}")


def left(t: Table) -> tuple[int, int]:
    """Points and maneuvers a moving unit has left."""
    about = t.ask_of("orcs").args
    return about["points"], about["maneuvers"]


@pytest.mark.rule("DW-S-TER-05")
def test_a_wheel_costs_what_its_dearest_element_pays() -> None:
    _, _, second, third, _ = swept()
    points, maneuvers_ = left(wheeling({}).do("wheel L60"))
    rough = {second[0]: "w", second[1]: "w", third[0]: "m"}
    assert left(wheeling(rough).do("wheel L60")) == (points - 3, maneuvers_)


@pytest.mark.rule("DW-S-TER-05")
def test_a_second_wheel_has_no_points_left_to_pay_with() -> None:
    t = wheeling({}).do("wheel L60")
    ways, _ = steps.wheeled(t.s, 0, -1)
    swamped = {t.s.field_id(way[0]): "w" for way in ways if way}
    t = wheeling(swamped).do("wheel L60")
    assert t.refuses("wheel L60") == ["DW-S-TER-05"]


@pytest.mark.rule("DW-S-TER-07", "DW-S-TER-05")
def test_three_elements_enter_two_difficult_fields_each() -> None:
    ways = swept()[2:]
    points, maneuvers_ = left(wheeling({}).do("wheel L60"))
    wooded = {field: "w" for way in ways for field in way[:2]}
    assert len(wooded) == 6
    assert left(wheeling(wooded).do("wheel L60")) == (points - 2, maneuvers_)


@pytest.mark.rule("DW-S-TER-06")
def test_a_unit_of_one_maneuver_wheels_a_sixth_and_pays_nothing_more() -> None:
    wooded = {way[0]: "w" for way in swept(-2) if way}
    t = wheeling(wooded, "berserkers")
    assert left(t)[1] == 1
    assert t.refuses("wheel L120") == ["DW-S-TER-06"]
    t.do("wheel L60")
    assert t.events("wheels")[0]["by"] == "L60"
    assert "wheel L120" in wheeling({}, "berserkers").options


@pytest.mark.rule("DW-S-TER-18")
def test_a_step_as_a_maneuver_climbs_without_points() -> None:
    def below(levels: int) -> Table:
        own = unit("light_orc_archers", "N", LINE, order="attack")
        foe = unit("berserkers", "S", "A17", order="move", moved=True)
        hill = sheet(height={f"J{place}": levels for place in range(1, 18)})
        t = at("movement", own, foe, step="attack step", layout=hill, level="standard")
        return t.do("move light_orc_archers")

    flat, steep = (left(below(levels).do("shift NW")) for levels in (0, 2))
    assert flat == steep
    assert below(2).do("advance-left").events("advances")[0]["points"] == 7
    assert below(3).refuses("shift NW") == ["DW-S-TER-09"]


@pytest.mark.rule("DW-S-TER-33")
def test_only_a_unit_that_goes_along_a_road_pays_less() -> None:
    road = ["K6 J6 H6 G5 F5"]
    far = unit("berserkers", "S", "A17", order="move", moved=True)
    for fields, hand, points in (("K6 L6 M6 N6", "right", 3), ("H6 J6 K6 L6", "left", 3), ("G5 H6 J6 K6", "left", 2)):
        own = unit("light_orc_archers", "N", fields, order="attack")
        t = at("movement", own, far, step="attack step", layout=sheet(roads=road), level="standard")
        t.do("move light_orc_archers", f"advance-{hand}")
        assert t.events("advances")[0]["points"] == points
    t = at(
        "movement",
        unit("light_orc_archers", "N", "K4 K5 K6 K7 K8", order="attack"),
        far,
        step="attack step",
        layout=sheet(roads=road),
        level="standard",
    )
    t.do("move light_orc_archers", "advance-right")  # only K6 goes along it
    assert t.events("advances")[0]["points"] == 3


@pytest.mark.rule("DW-S-TER-35")
def test_half_roads_where_sheets_meet() -> None:
    side = Area(SHEETS, [[Laid(1), Laid(3)]])
    assert side.at("1/H18") == side.at("3/H1")
    assert side.at("1/H18") in side.road
    stubs = Area(SHEETS, [[Laid(3, turned=True)], [Laid(3)]])
    met = stubs.at("3b/A9")
    assert met not in stubs.road
    assert stubs.terrain[met] == "."
    led = Area(SHEETS, [[Laid(3)], [Laid(3)]])  # the road of the upper sheet ends in it
    assert led.at("3/P9") == led.at("3b/A9")
    assert led.at("3b/A9") in led.road


# -- melee -------------------------------------------------------------------------------------------------------------


def struck(ground: Area) -> dict[str, int]:
    """What the ground adds to a strike from G5 at F5."""
    t = at(
        "close", unit("trolls", "N", "G5", melee=2), unit("berserkers", "S", "F5", melee=2), rounds=2, level="standard"
    )
    t.s.area = ground
    found = Strike(t.s.standing[ground.at("G5")], t.s.standing[ground.at("F5")]).modifiers(t.s)
    return {rule: amount for rule, amount in found if rule.startswith("DW-S-TER")}


@pytest.mark.rule("DW-S-TER-20", "DW-S-TER-21")
def test_height_counts_in_melee() -> None:
    assert struck(area(height={"G5": 1})) == {"DW-S-TER-20": 1}
    assert struck(area(height={"F5": 1})) == {"DW-S-TER-20": -1}
    assert struck(area(height={"F5": 2})) == {"DW-S-TER-20": -2}
    assert struck(area(height={"F5": 1, "G5": 1})) == {}


@pytest.mark.rule("DW-S-TER-20")
def test_across_three_levels_nobody_fights() -> None:
    for levels, touched in ((2, [1]), (3, [])):
        foes = unit("trolls", "N", "G5"), unit("berserkers", "S", "F5")
        t = at("close", *foes, rounds=2, level="standard", layout=sheet(height={"F5": levels}))
        assert contact.touched_units(t.s, 0) == touched


@pytest.mark.rule("DW-S-TER-25")
def test_water_hinders_both() -> None:
    assert struck(area(terrain={"F5": "1"})) == {"DW-S-TER-25": -1}
    assert struck(area(terrain={"F5": "1", "G5": "1"})) == {"DW-S-TER-25": -2}


@pytest.mark.rule("DW-S-TER-30")
def test_a_wall_between_hinders() -> None:
    assert struck(area(walls=["G5-F5"])) == {"DW-S-TER-30": -2}


@pytest.mark.rule("DW-S-TER-31")
def test_a_wall_that_is_torn_down_matters_no_more() -> None:
    yard, sheet = packs.ground(walls=["F5-G5"]), [[packs.SHEET]]
    units = (unit("trolls", "N", "G5"), unit("berserkers", "S", "F5"), unit("berserkers", "S", "D6"))

    def table(**more: Any) -> Table:
        return at("close", *units, rounds=2, level="standard", game=yard, layout=sheet, **more)

    t = table()
    here, there = t.s.area.at("G5"), t.s.area.at("F5")
    north = t.s.area.grid.direction(here, there)
    assert north is not None
    whole, torn = t.s, table(razed=["F5-G5"]).s
    assert [costs(s, 0)[here * 6 + north] for s in (whole, torn)] == [6, 3]
    assert ["DW-S-TER-30" in dict(Strike(0, s.standing[there]).modifiers(s)) for s in (whole, torn)] == [True, False]
    walls = [[*s.battle.lines.obstacles(s.area.at("H6"), s.area.at("E4"), {}, (), s.razed)] for s in (whole, torn)]
    assert [any(top for _, top in found) for found in walls] == [True, False]
