"""Swimming units (DR-B-SWM) and Urmoff (DR-B-SMU-12)."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right.combat import strength
from hexarchy.games.divine_right.movement import modes
from hexarchy.games.divine_right.words import NOBODY
from tests.divine_right.beyond import submerged, table
from tests.divine_right.table import WORLD, Table

KINGDOMS = {"mivior": "first", "rombune": "second"}
BAY = "0514"  # Serpent Bay
AT, NEAR, FAR = "0220", "0221", "0222"  # in the open sea, in a row


def sea(phase: str, hexes: dict[str, list[str]], **more: Any) -> Table:
    return table(phase, hexes=hexes, kingdoms=KINGDOMS, **more)


@pytest.mark.rule("DR-B-SWM-01", "DR-B-SMU-12")
def test_a_swimmer_goes_through_every_water_for_a_point_a_space() -> None:
    t = sea("movement", {"1816": ["urmoff"]})
    found = modes.reach(t.s, (WORLD.index["urmoff"],), 0).costs
    assert WORLD.grid.at("1813") in found  # up the River Deep
    assert max(found.values()) == 10
    assert not any((WORLD.land & ~WORLD.sailable) >> space & 1 for space in found)
    assert t.do("move urmoff").refuses("go 1814") == ["DR-B-SWM-01"]


@pytest.mark.rule("DR-B-SWM-01")
def test_lakes_are_water_too() -> None:
    lake = next(space for space in range(WORLD.grid.size) if WORLD.lakes >> space & 1)
    assert WORLD.swimmable >> lake & 1
    assert not WORLD.sailable >> lake & 1


@pytest.mark.rule("DR-B-SWM-02")
def test_fleets_pass_over_a_submerged_serpent_and_it_passes_under_them() -> None:
    hexes = {AT: ["mivior_fleet_1"], NEAR: ["urmoff"], FAR: ["rombune_fleet_1"]}
    t = sea("movement", hexes, foes=("urmoff",))
    assert submerged(t, "urmoff")
    t.do("move mivior_fleet_1", f"go {NEAR}", "stop")
    assert t.stack(NEAR) == ["mivior_fleet_1", "urmoff"]
    under = sea("movement", {AT: ["urmoff"], NEAR: ["rombune_fleet_1"]}).do("move urmoff", f"go {NEAR}", "stop")
    assert under.where("urmoff") == NEAR


@pytest.mark.rule("DR-B-SWM-02", "DR-B-SWM-03")
def test_on_the_surface_it_is_in_the_way_of_fleets_and_they_in_its() -> None:
    hexes = {AT: ["mivior_fleet_1"], NEAR: ["urmoff"]}
    t = sea("movement", hexes, foes=("urmoff",), surfaced=["urmoff"]).do("move mivior_fleet_1")
    assert t.refuses(f"go {NEAR}") == ["DR-B-FLT-02"]
    up = sea("movement", {AT: ["urmoff"], NEAR: ["rombune_fleet_1"]}, surfaced=["urmoff"]).do("move urmoff")
    assert up.refuses(f"go {NEAR}") == ["DR-B-SWM-02"]
    up.do("dive urmoff", f"go {NEAR}")
    assert up.where("urmoff") == NEAR
    assert "surface urmoff" not in up.options  # not among enemies
    risen = sea("movement", {AT: ["urmoff"]}).do("move urmoff", f"go {NEAR}", "surface urmoff")
    assert not submerged(risen, "urmoff")
    assert "dive urmoff" not in risen.options  # once in a move


@pytest.mark.rule("DR-B-SWM-02", "DR-B-SMU-12")
def test_fleets_cannot_attack_what_is_under_water() -> None:
    hexes = {AT: ["mivior_fleet_1"], NEAR: ["urmoff"], "0219": ["rombune_fleet_1"]}
    t = sea("combat", hexes, foes=("urmoff",))
    assert t.refuses(f"attack {NEAR}") == ["DR-B-SWM-02"]
    assert f"attack {NEAR}" in sea("combat", hexes, foes=("urmoff",), surfaced=["urmoff"]).options


@pytest.mark.rule("DR-B-SWM-02", "DR-B-SWM-03")
def test_who_attacks_comes_up_and_stays_up() -> None:
    hexes = {AT: ["urmoff"], NEAR: ["rombune_fleet_1", "rombune_fleet_2"]}
    t = sea("combat", hexes, dice=[1, 1]).do(f"attack {NEAR}").until("retreat")
    assert not submerged(t, "urmoff")
    found = [WORLD.index[f"rombune_fleet_{number}"] for number in (1, 2)]
    fought = strength.combat(t.s, [WORLD.index["urmoff"]], found, WORLD.grid.at(NEAR), (NOBODY, NOBODY))
    assert fought.attacker.modifiers == (("DR-B-COM-07", 4),)  # 10:2
    t.do("no")
    assert t.where("rombune_fleet_1") == t.where("rombune_fleet_2") == "pool"
    assert not submerged(t, "urmoff")


@pytest.mark.rule("DR-B-SWM-02")
def test_among_enemies_it_goes_down_again_after_its_attack() -> None:
    hexes = {AT: ["urmoff", "rombune_fleet_3"], NEAR: ["rombune_fleet_1"]}
    t = sea("combat", hexes, dice=[6, 1]).do(f"attack {NEAR}").until("retreat").do("no")
    t.until("advance").do("done")
    assert submerged(t, "urmoff")


@pytest.mark.rule("DR-B-SWM-03", "DR-B-SMU-12")
@pytest.mark.parametrize(("die", "dives"), [(2, False), (3, True)])
def test_a_serpent_retreats_by_diving(die: int, dives: bool) -> None:
    hexes = {AT: ["mivior_fleet_1", "mivior_fleet_2"], NEAR: ["urmoff"]}
    t = sea("combat", hexes, foes=("urmoff",), surfaced=["urmoff"], dice=[die, 3, 3])
    t.do(f"attack {NEAR}", "commit mivior_fleet_1", "commit mivior_fleet_2").until("retreat").do("yes")
    assert t.where("urmoff") == NEAR
    assert submerged(t, "urmoff") == dives
    assert bool(t.rolls("DR-B-COM-06")) != dives


@pytest.mark.rule("DR-B-SWM-03")
def test_serpents_and_armies_do_not_fight() -> None:
    hexes = {"0323": ["urmoff"], "0422": ["rombune_army_1"]}
    t = sea("combat", hexes)
    assert t.question != "attack"
    t = sea("combat", {**hexes, "0322": ["rombune_fleet_1"]})
    assert t.refuses("attack 0422") == ["DR-B-COM-05"]


@pytest.mark.rule("DR-B-SMU-12")
def test_urmoff() -> None:
    piece = WORLD.pieces[WORLD.index["urmoff"]]
    assert (piece.strength, piece.siege, piece.move) == (10, 0, 10)
    assert WORLD.swimmable >> WORLD.space("Serpent Bay") & 1
    t = sea("movement", {BAY: ["urmoff"]})
    assert submerged(t, "urmoff")


@pytest.mark.rule("DR-B-SWM-02", "DR-B-FLT-12")
def test_an_army_that_comes_ashore_does_not_disturb_what_is_under_water() -> None:
    hexes = {"0421": ["mivior_army_1"], "0422": ["urmoff"]}
    t = sea("movement", hexes, foes=("urmoff",)).do("move mivior_army_1", "go 0422", "stop")
    assert t.where("urmoff") == "0422"
    t = sea("movement", hexes, foes=("urmoff",), surfaced=["urmoff"]).do("move mivior_army_1", "go 0422")
    t.do(t.options[0]) if t.question == "refuge" else None
    assert t.where("urmoff") != "0422"
