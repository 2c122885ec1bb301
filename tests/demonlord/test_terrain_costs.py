"""What hexsides cost: the terrain part of the chapter on movement."""

from __future__ import annotations

from pathlib import Path

import pytest

from hexarchy.games.demonlord.crossing import ALPS, Crossings
from hexarchy.games.demonlord.world import DATA, World
from tests.demonlord.marching import costs, mp
from tests.demonlord.table import WORLD, Table, at, hex_at

CROSSINGS = Crossings(WORLD)
SPEARMEN, KNIGHTS, PEGASUS = "ti_spearmen", "ti_knights", "ba_pegasus"  # foot 4, cavalry 5, winged 8
BY_MODE = {"F": SPEARMEN, "C": KNIGHTS, "W": PEGASUS}


def marching(unit: str, hex_: str, *, led: bool = True) -> Table:
    """A unit about to leave a hex, with its Prince or without."""
    t = at("movement", hosar={hex_: [unit, "ti_prince"] if led else [unit]})
    return t.do(f"unit {unit}")


def cost(mode: str, start: str, goal: str, crossings: Crossings = CROSSINGS) -> int | None:
    """What one hexside costs a mode; None where it is impassable."""
    mover = crossings.world.units[crossings.world.index_of(BY_MODE[mode])].mover
    return crossings.cost(mover, hex_at(start), hex_at(goal))


def on_another_map(folder: Path, *changes: tuple[str, str]) -> Crossings:
    """The map with some hexes drawn otherwise, for what the real one does not show."""
    text = (DATA / "map.toml").read_text(encoding="utf-8")
    for old, new in changes:
        assert text.count(old) == 1
        text = text.replace(old, new)
    (folder / "map.toml").write_text(text, encoding="utf-8")
    return Crossings(World(folder))


@pytest.mark.rule("DL-MOV-02")
def test_the_middle_of_a_hex_costs_nothing() -> None:
    assert WORLD.hexes[hex_at("0211")].c == "F"
    assert costs(marching(SPEARMEN, "0112"))["0211"] == 1
    assert costs(marching(KNIGHTS, "0112"))["0211"] == 1


@pytest.mark.rule("DL-MOV-03")
def test_mover_takes_the_cheapest_terrain_of_a_hexside() -> None:
    """0516-0616 shows open and hills."""
    t = marching(KNIGHTS, "0516").do("move 0616")
    assert mp(t) == 4


@pytest.mark.rule("DL-MOV-04")
def test_hexside_of_one_terrain_must_be_paid_for() -> None:
    """0616-0717 is hills from end to end."""
    t = marching(KNIGHTS, "0616").do("move 0717")
    assert mp(t) == 3


@pytest.mark.rule("DL-MOV-05")
def test_cost_depends_on_terrain_and_mode() -> None:
    chart = {
        ("0507", "0506"): (1, 1, 1),  # open
        ("0616", "0717"): (2, 2, 1),  # hills
        ("0101", "0102"): (2, 3, 2),  # forest
        ("0702", "0703"): (3, 4, 2),  # mountain
        ("0219", "0220"): (3, 4, 1),  # swamp
        ("1718", "1719"): (1, 1, 1),  # steppe, with a road
    }
    for (start, goal), expected in chart.items():
        assert tuple(cost(mode, start, goal) for mode in "FCW") == expected
        assert tuple(cost(mode, goal, start) for mode in "FCW") == expected


@pytest.mark.rule("DL-MOV-12")
def test_example_of_three_hexsides_on_horseback() -> None:
    """Open and hills, then hills, then open and forest: 1, 2 and 1."""
    t = marching(KNIGHTS, "0516")
    left = [mp(t)]
    for hex_ in ("0616", "0717", "0718"):
        t.do(f"move {hex_}")
        left.append(mp(t))
    assert left == [5, 4, 2, 1]


@pytest.mark.rule("DL-MOV-13")
def test_river_is_paid_on_top_of_the_far_bank() -> None:
    t = marching(SPEARMEN, "0511").do("move 0611")
    assert mp(t) == 4 - 3
    assert (cost("F", "0511", "0611"), cost("C", "0511", "0611"), cost("W", "0511", "0611")) == (3, 3, 1)


@pytest.mark.rule("DL-MOV-14")
def test_only_the_far_bank_of_a_river_counts(tmp_path: Path) -> None:
    """0703-0803 with forest on the west bank and open country on the east bank."""
    bank = '{id = "0803", t = "HF", c = "H", s = ["F", "FH", "H", "H", "HF", "F"]}'
    crossings = on_another_map(tmp_path, (bank, bank.replace('"HF", "F"]', '"HF", "O"]')))
    assert cost("F", "0703", "0803", crossings) == 3
    assert cost("F", "0803", "0703", crossings) == 4
    # On the real map: open and forest on the near bank of 0607-0707, hills and forest on the far one.
    assert costs(marching(SPEARMEN, "0607"))["0707"] == 4


@pytest.mark.rule("DL-MOV-15")
def test_mover_chooses_on_the_far_bank() -> None:
    """Forest and open, open and forest, hills and forest beyond the river."""
    t = marching(SPEARMEN, "0708").do("move 0607")
    assert mp(t) == 4 - 3
    assert (cost("F", "0613", "0514"), cost("F", "0607", "0708"), cost("C", "0607", "0707")) == (3, 3, 4)


@pytest.mark.rule("DL-MOV-16")
def test_example_of_a_river_into_forest() -> None:
    """A far bank of forest makes 4, one of forest and open 3."""
    assert costs(marching(SPEARMEN, "0703", led=False))["0803"] == 4  # 2 MP: no way round it
    assert costs(marching(SPEARMEN, "0514"))["0613"] == 3
    assert (cost("F", "0703", "0803"), cost("F", "0514", "0613")) == (4, 3)


@pytest.mark.rule("DL-MOV-17")
def test_ford_makes_the_river_cheaper() -> None:
    t = marching(SPEARMEN, "0512").do("move 0612")
    assert mp(t) == 4 - 2
    assert (cost("C", "0512", "0612"), cost("W", "0512", "0612")) == (2, 1)


@pytest.mark.rule("DL-MOV-18")
def test_bridge_takes_the_road_over_the_river() -> None:
    """0317-0416 is a river with hills on both banks and a bridge."""
    assert costs(marching(SPEARMEN, "0317"))["0416"] == 1
    assert costs(marching(KNIGHTS, "0416"))["0317"] == 1


@pytest.mark.rule("DL-MOV-19")
def test_road_costs_one_whatever_it_runs_through(tmp_path: Path) -> None:
    assert [cost(mode, "0219", "0320") for mode in "FCW"] == [1, 1, 1]  # swamp
    assert [cost(mode, "0219", "0220") for mode in "FCW"] == [3, 4, 1]  # the same swamp without a road
    road = 'path = ["0302", "0401", "0502"]'
    crossings = on_another_map(tmp_path, (road, 'path = ["0702", "0703"]'))
    assert [cost(mode, "0702", "0703", crossings) for mode in "FCW"] == [1, 1, 1]  # mountain from end to end
    assert [cost(mode, "0702", "0703") for mode in "FCW"] == [3, 4, 2]


@pytest.mark.rule("DL-MOV-20")
@pytest.mark.parametrize(
    ("unit", "start", "goal"),
    [(SPEARMEN, "1313", "1412"), (KNIGHTS, "1313", "1412"), (KNIGHTS, "0318", "0418"), (SPEARMEN, "0318", "0418")],
)
def test_alps_and_lakes_stop_ground_units(unit: str, start: str, goal: str) -> None:
    t = marching(unit, start, led=False)
    assert t.refuses(f"move {goal}") == ["DL-MOV-20"]


@pytest.mark.rule("DL-MOV-21")
def test_lake_beside_open_country_is_no_obstacle(tmp_path: Path) -> None:
    shore = '{id = "0318", t = "OL", c = "O", s = ["O", "L", "L", "L", "O", "O"]}'
    crossings = on_another_map(tmp_path, (shore, shore.replace('["O", "L", "L"', '["O", "L", "LO"')))
    assert cost("F", "0318", "0418", crossings) == 1
    assert cost("F", "0318", "0417", crossings) is None


@pytest.mark.rule("DL-MOV-22")
def test_there_are_three_lake_hexsides() -> None:
    assert closed_hexsides(lake=True) == {"0318-0417", "0318-0418", "0318-0319"}


@pytest.mark.rule("DL-MOV-23")
def test_there_are_six_alp_hexsides() -> None:
    alps = {"1313-1412", "1313-1413", "1313-1314", "1214-1314", "1214-1315", "1419-1519"}
    assert closed_hexsides(lake=False) == alps


def closed_hexsides(*, lake: bool) -> set[str]:
    """All hexsides no foot unit crosses: those of lakes or those of alps."""
    found = set()
    for here in range(WORLD.grid.size):
        for beyond in WORLD.grid.neighbours[here]:
            a, b = WORLD.grid.ids[here], WORLD.grid.ids[beyond]
            if beyond > here and cost("F", a, b) is None:
                assert cost("C", a, b) is None
                if (CROSSINGS.feature.get((here, beyond)) == ALPS) != lake:
                    found.add(f"{a}-{b}")
    return found


@pytest.mark.rule("DL-MOV-24")
def test_winged_units_cross_alps_and_lakes() -> None:
    over_alps = marching(PEGASUS, "1313").do("move 1412")
    assert mp(over_alps) == 8 - 3
    over_lake = marching(PEGASUS, "0318").do("move 0418")
    assert mp(over_lake) == 8 - 1


@pytest.mark.rule("DL-MOV-25")
def test_no_unit_leaves_the_map() -> None:
    north = 0
    assert WORLD.grid.neighbours[hex_at("0301")][north] < 0
    t = marching(PEGASUS, "0301")
    assert set(t.targets("move")) <= set(WORLD.grid.ids)
    t.refuses("move 0300")
    assert t.where(PEGASUS) == "0301"


@pytest.mark.rule("DL-MOV-26")
def test_even_columns_lie_half_a_hex_lower() -> None:
    assert around("1313") == {"1312", "1412", "1413", "1314", "1213", "1212"}
    assert around("1214") == {"1213", "1314", "1315", "1215", "1115", "1114"}
    # A unit with 1 MP sees the same neighbours, those it cannot pay for by minimum move.
    assert set(marching("ti_peasants", "0411", led=False).targets("move")) == {
        "0410", "0511", "0512", "0412", "0312", "0311",
    }  # fmt: skip


def around(hex_: str) -> set[str]:
    return {WORLD.grid.ids[n] for n in WORLD.grid.neighbours[hex_at(hex_)]}


@pytest.mark.rule("DL-MOV-27")
def test_mountain_beside_alps_does_not_help() -> None:
    for a, b in (("1313", "1412"), ("1214", "1315"), ("1419", "1519")):
        assert CROSSINGS.letters(hex_at(a), hex_at(b), frozenset()) == "M"
        assert [cost(mode, a, b) for mode in "FCW"] == [None, None, 3]
        assert [cost(mode, b, a) for mode in "FCW"] == [None, None, 3]
