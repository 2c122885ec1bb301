"""Small Boats (DR-B-FLT-08, -09)."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right.movement import modes
from hexarchy.games.divine_right.words import KINGDOM_IDS
from tests.divine_right.beyond import in_boat, table
from tests.divine_right.table import WORLD, Table

KINGDOMS = {"mivior": "first", "rombune": "second"}
COAST = "0422"  # of Mivior


def shore(hexes: dict[str, list[str]], phase: str = "movement", **more: Any) -> Table:
    return table(phase, **{"hexes": hexes, "kingdoms": KINGDOMS, **more})


@pytest.mark.rule("DR-B-FLT-08", "DR-DEC-44")
def test_a_hero_takes_a_boat_and_may_end_at_sea() -> None:
    t = shore({COAST: ["rogue_1", "mivior_army_1"]}).do("move rogue_1", "by boat")
    found = modes.mode(t.s.frames[-1].mode).reach(t.s, (WORLD.index["rogue_1"],), 0).costs  # type: ignore[attr-defined]
    assert max(found.values()) == 7
    assert all(WORLD.rowable >> space & 1 for space in found)
    t.do("go 0220", "stop")
    assert t.where("rogue_1") == "0220"
    assert in_boat(t, "rogue_1")
    assert t.where("mivior_army_1") == COAST  # combat units stay behind
    assert t.s.half.moved >> WORLD.index["rogue_1"] & 1


@pytest.mark.rule("DR-B-FLT-08")
def test_no_boat_for_combat_units_nor_inland() -> None:
    t = shore({COAST: ["rogue_1", "mivior_army_1"]}).do("move mivior_army_1")
    assert "by boat" not in t.options
    t.do("with rogue_1")
    assert "by boat" not in t.options
    inland = shore({"2011": ["rogue_1"]}).do("move rogue_1")
    assert "by boat" not in inland.options
    river = shore({"1813": ["rogue_1"]}).do("move rogue_1", "by boat")
    assert "go 1913" in river.options
    lake = next(s for s in range(WORLD.grid.size) if WORLD.water_of[s] == "star_lake" and WORLD.banks >> s & 1)
    star = shore({WORLD.grid.ids[lake]: ["rogue_1"]}).do("move rogue_1", "by boat")
    assert any(WORLD.lakes >> WORLD.grid.at(option[3:]) & 1 for option in star.options if option.startswith("go "))


@pytest.mark.rule("DR-B-FLT-08")
def test_at_sea_the_next_move_goes_on_by_boat_and_ends_ashore() -> None:
    t = shore({"0322": ["rogue_1"]}, boats=["rogue_1"]).do("move rogue_1")
    assert t.refuses("go 0805") == ["DR-B-FLT-08"]
    t.do(f"go {COAST}", "land rogue_1")
    assert not in_boat(t, "rogue_1")
    assert t.where("rogue_1") == COAST
    assert t.question == "next-move"
    assert t.refuses("move rogue_1") == ["DR-B-MOV-01"]


@pytest.mark.rule("DR-B-FLT-08", "DR-B-DIP-18", "DR-B-DIP-22")
def test_off_a_neutral_coast_a_boat_violates_nothing_until_it_lands() -> None:
    mivior = KINGDOM_IDS.index("mivior")
    t = table("movement", hexes={"0322": ["rogue_1"]}, boats=["rogue_1"]).do("move rogue_1", f"go {COAST}")
    assert t.question == "march"
    assert not t.s.kingdoms[mivior].violated
    t.do("land rogue_1")
    assert t.question == "passage"
    t.do("violate")
    assert t.s.kingdoms[mivior].violated == 1


@pytest.mark.rule("DR-B-FLT-08", "DR-B-FLT-03")
def test_a_fleet_takes_a_hero_out_of_a_boat() -> None:
    t = shore({"0322": ["rogue_1", "mivior_fleet_1"]}, boats=["rogue_1"])
    t.do("move mivior_fleet_1", "with rogue_1")
    assert not in_boat(t, "rogue_1")
    assert t.s.aboard == {WORLD.index["rogue_1"]: WORLD.index["mivior_fleet_1"]}
    t = shore({"0322": ["rogue_1", "mivior_fleet_1"]}, boats=["rogue_1"]).do("move rogue_1", "board mivior_fleet_1")
    assert not in_boat(t, "rogue_1")


@pytest.mark.rule("DR-B-FLT-09", "DR-B-FAT-04")
@pytest.mark.parametrize("searcher", ["mivior_fleet_1", "urmoff"])
def test_fleets_and_swimmers_search_for_heroes_in_boats(searcher: str) -> None:
    t = shore({"0220": [searcher], "0322": ["rogue_1"]}, foes=("rogue_1",), boats=["rogue_1"], dice=[6])
    t.do(f"move {searcher}", "go 0322")
    assert t.question == "search"
    t.do("search rogue_1")
    assert t.rolls("DR-B-FAT-01") == [(6,)]
    assert not in_boat(t, "rogue_1")


@pytest.mark.rule("DR-B-FLT-09", "DR-B-FAT-04")
def test_armies_do_not_find_those_off_the_coast_nor_fleets_those_ashore() -> None:
    t = shore({"0421": ["mivior_army_1"], COAST: ["rogue_1"]}, foes=("rogue_1",), boats=["rogue_1"])
    assert t.do("move mivior_army_1", f"go {COAST}").question != "search"
    t = shore({"0322": ["mivior_fleet_1"], COAST: ["rogue_1"]}, foes=("rogue_1",))
    assert t.do("move mivior_fleet_1", f"go {COAST}").question != "search"
    t = shore({"0421": ["mivior_army_1"], COAST: ["rogue_1"]}, foes=("rogue_1",))
    assert t.do("move mivior_army_1", f"go {COAST}").question == "search"


@pytest.mark.rule("DR-B-FLT-08", "DR-B-FAT-02")
def test_past_enemy_fleets_a_boat_goes_at_the_risk_of_life() -> None:
    t = shore({COAST: ["rogue_1"], "0322": ["rombune_fleet_1"]}, dice=[6]).do("move rogue_1", "by boat", "go 0322")
    assert t.rolls("DR-B-FAT-01") == [(6,)]
    assert t.where("rogue_1") == "prison" or t.question == "captive"


@pytest.mark.rule("DR-B-FLT-09", "DR-B-EVT-03")
@pytest.mark.parametrize(("die", "where"), [(1, None), (3, "0322"), (6, "0224")])
def test_storms_endanger_boats(die: int, where: str | None) -> None:
    hexes = {"0322": ["rogue_1"], "0220": ["mivior_fleet_1"]}
    t = shore(hexes, "events", boats=["rogue_1"], dice=[1, 2, die])
    assert t.rolls("DR-B-FAT-01") == [(die,)]
    assert t.where("mivior_fleet_1") == "pool"  # fleets suffer as ever
    if where:
        assert t.where("rogue_1") == where
        assert in_boat(t, "rogue_1") == (die == 3)
    else:
        assert t.where("rogue_1") == "randomizer"
