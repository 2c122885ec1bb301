"""Attrition (DE-8.1, DE-8.12, DE-PROC-2): which stacks roll, on what, and what they lose."""

from __future__ import annotations

import pytest

from hexarchy.games.dark_emperor.spells import CALL_WIND
from tests.dark_emperor.marching import escorted, march, moving, stacks
from tests.dark_emperor.table import WORLD, Table

LAMMARECH = {"lammarech": "kingdoms"}
STAVROR = {"stavror": "kingdoms"}
INFANTRY = [f"stavror_infantry_{n}" for n in range(1, 9)]


def rolled(t: Table) -> list[int]:
    """The points of the stacks that rolled."""
    return [event["points"] for event in t.events("roll") if event["why"] == "DE-8.12a"]


def owing(points: int, units: list[str], dice: list[int], hex_: str = "1610", **more: object) -> Table:
    """A stack that has come to a hex with so many points and rolls now."""
    t = moving("kingdoms", hexes={hex_: units}, active={**LAMMARECH, **STAVROR}, dice=dice, **more)
    numbers = tuple(sorted(WORLD.index_of(unit) for unit in units if unit in UNITS))
    start, end = WORLD.grid.at("1606"), WORLD.grid.at(hex_)
    t.s.half = t.s.half._replace(stacks=((start, end, points, numbers),))
    return t.do("end")


UNITS = {piece.id for piece in WORLD.pieces if piece.kind == "unit"}


# -- stacks -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-4.A2c", "DE-8a")
def test_only_stacks_that_moved_roll() -> None:
    hexes = {"1610": ["lammarech_cavalry_1", "lammarech_cavalry_2"], "1606": ["lammarech_cavalry_3"]}
    t = moving("kingdoms", hexes=hexes, active=LAMMARECH, dice=[1, 1])
    march(t, "lammarech_cavalry_1", "1609")
    march(t, "lammarech_cavalry_3", "1607")
    t.do("end", "stack 1607")
    assert rolled(t) == [1, 1]


@pytest.mark.rule("DE-8.1a", "DE-8.1c")
def test_who_starts_and_ends_together_is_one_stack() -> None:
    group = ["pletor_infantry_1", "pletor_infantry_2", "pletor_kings_guard_1"]
    t = moving("kingdoms", hexes={"1109": group}, active={"tal_pletor": "kingdoms"}, dice=[1])
    march(t, group, "1108", "1107")
    t.do("end")
    assert rolled(t) == [4]


@pytest.mark.rule("DE-8.1a", "DE-PROC-2")
def test_one_stack_although_they_went_one_after_the_other() -> None:
    t = moving(
        "kingdoms",
        hexes={"1610": ["lammarech_infantry_1", "lammarech_cavalry_1"]},
        active=LAMMARECH,
        dice=[3],
    )
    march(t, "lammarech_infantry_1", "1609", "1608", "1607", "1606")
    march(t, "lammarech_cavalry_1", "1609", "1608", "1607", "1606")
    t.do("end")
    assert rolled(t) == [8]
    assert t.question == "attrition-loss"
    assert t.options == ["lose lammarech_cavalry_1", "lose lammarech_infantry_1"]


@pytest.mark.rule("DE-8.1b")
def test_groups_from_two_hexes_that_meet_are_two_stacks() -> None:
    hexes = {"1610": ["lammarech_cavalry_1"], "1608": ["lammarech_cavalry_2"]}
    t = moving("kingdoms", hexes=hexes, active=LAMMARECH, dice=[1, 1])
    march(t, "lammarech_cavalry_1", "1609")
    march(t, "lammarech_cavalry_2", "1609")
    t.do("end")
    assert t.question == "attrition-from"
    assert t.options == ["stack 1608", "stack 1610"]
    t.do("stack 1610")
    assert rolled(t) == [1, 1]


@pytest.mark.rule("DE-8.1c")
def test_five_hexes_one_roll() -> None:
    t = moving("kingdoms", hexes={"1610": ["lammarech_cavalry_1"]}, active=LAMMARECH, dice=[1])
    march(t, "lammarech_cavalry_1", "1609", "1608", "1607", "1606", "1605")
    t.do("end")
    assert rolled(t) == [5]


@pytest.mark.rule("DE-PROC-2", "DE-DEC-20")
def test_three_stacks_in_the_order_the_player_likes() -> None:
    walkers = INFANTRY[:3]
    hexes = {"1820": [*walkers, "stavror_cavalry_1"], "1421": ["stavror_naval_1", INFANTRY[5]]}
    t = moving("kingdoms", hexes=hexes, active=STAVROR, dice=[6, 1, 1])
    t.answer("embark", "end")
    march(t, walkers, "1720", "1620", "1521", "1421")
    march(t, "stavror_cavalry_1", "1720")
    march(t, "stavror_naval_1", "1422", "1423", "1424")
    t.do("end")
    assert sorted(t.options) == ["stack 1421", "stack 1424", "stack 1720"]
    t.do("stack 1421")
    assert rolled(t) == [9]
    assert t.targets("lose") == walkers  # not those who stood there before
    assert t.refuses(f"lose {INFANTRY[5]}") == ["DE-PROC-2"]


# -- losses -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-8.12a", "DE-DEC-20")
def test_fourteen_points_and_a_four() -> None:
    t = owing(14, INFANTRY[:3], [4])
    assert t.question == "attrition-loss"
    t.do(f"lose {INFANTRY[0]}", f"lose {INFANTRY[2]}")
    assert [t.where(unit) for unit in INFANTRY[:3]] == ["pool", "1610", "pool"]


@pytest.mark.rule("DE-EX-D3")
def test_a_long_march_that_ends_among_enemies() -> None:
    path = ["1609", "1608", "1607", "1606", "1605", "1604", "1504"]
    hexes = {"1610": ["lammarech_infantry_1", *INFANTRY[:3]], "1504": ["necro_greater_1"]}
    t = moving("kingdoms", hexes=hexes, active={**LAMMARECH, **STAVROR}, dice=[6])
    march(t, ["lammarech_infantry_1", *INFANTRY[:3]], *path)
    t.do("end")
    assert rolled(t) == [14]
    assert [event["count"] for event in t.events("attrition")] == [3]


@pytest.mark.rule("DE-8.12b")
def test_in_the_last_column_the_whole_stack_is_lost_but_leaders() -> None:
    units = [*INFANTRY, "stavror_siege", "stav_farren"]
    t = owing(37, units, [1])
    assert {t.where(unit) for unit in units if unit != "stav_farren"} == {"pool"}
    assert t.where("stav_farren") == "1610"


@pytest.mark.rule("DE-8.12b", "DE-8.16b")
def test_a_leader_whose_stack_is_lost_among_enemies_rolls() -> None:
    t = owing(40, ["stavror_infantry_1", "necro_greater_1", "stav_farren"], [1, 6])
    assert t.rolls("DE-9.27b") == [(6,)]
    assert t.where("stav_farren") == "dead"


@pytest.mark.rule("DE-8.12c")
def test_a_train_may_be_given_up() -> None:
    t = owing(14, [*INFANTRY[:2], "stavror_siege"], [2])
    assert t.targets("lose") == [*INFANTRY[:2], "stavror_siege"]
    t.do("lose stavror_siege")
    assert t.where("stavror_siege") == "pool"
    assert t.where(INFANTRY[0]) == "1610"


@pytest.mark.rule("DE-8.12c")
def test_cargo_drowns_with_its_fleet_at_sea_and_is_ashore_on_a_coast() -> None:
    units = ["stavror_infantry_1", "stavror_naval_1"]
    for hex_, place in (("2217", "pool"), ("2219", "2219")):
        t = owing(14, units, [2], hex_, aboard={units[0]: units[1]})
        t.do("lose stavror_naval_1")
        assert t.where("stavror_naval_1") == "pool"
        assert t.where("stavror_infantry_1") == place


@pytest.mark.rule("DE-8.12c")
def test_an_empty_fleet_takes_the_load() -> None:
    units = ["stavror_infantry_1", "stavror_naval_1", "stavror_naval_2"]
    t = owing(14, units, [2], "2217", aboard={units[0]: units[1]})
    t.do("lose stavror_naval_1")
    assert t.s.aboard == {WORLD.index_of("stavror_infantry_1"): WORLD.index_of("stavror_naval_2")}


@pytest.mark.rule("DE-DEC-20")
def test_nothing_is_asked_when_all_are_lost() -> None:
    t = owing(14, INFANTRY[:2], [4])
    assert t.question != "attrition-loss"
    assert [t.where(unit) for unit in INFANTRY[:2]] == ["pool", "pool"]


def test_who_has_gone_over_to_the_enemy_rolls_no_more() -> None:
    hexes = {"1610": ["necro_greater_1", "pletor_infantry_1"]}
    active = {**LAMMARECH, "tal_pletor": "necromancer"}
    t = moving(hexes=hexes, active=active, dice=[2])
    march(t, ["pletor_infantry_1"], "1609", "1608", "1607", "1606", "1605", "1604")
    t.do("betray tal_pletor", "end")
    assert not t.rolls("DE-8.12a")


@pytest.mark.rule("DE-PROC-2")
def test_a_stack_without_points_does_not_roll() -> None:
    """With the wind called for it a fleet that goes along the coast by one hex owes half a point: nothing."""
    t = moving("kingdoms", hexes={"1421": ["stavror_naval_1", "stav_farren"]}, active=STAVROR)
    escorted(t, CALL_WIND, "stav_farren", "stavror_naval_1")
    march(t, ["stavror_naval_1", "stav_farren"], "1522")
    assert stacks(t) == [("1421", "1522", 0, ["stavror_naval_1"])]
    t.do("end")
    assert not t.rolls("DE-8.12a")
