"""Flying units (DR-B-FLY), Hamahara (DR-B-SMU-11) and the Ghost Riders (DR-B-SMU-15)."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.divine_right import events, siege
from hexarchy.games.divine_right.combat import strength
from hexarchy.games.divine_right.movement import modes
from hexarchy.games.divine_right.movement.march import March
from hexarchy.games.divine_right.words import BY_AIR, KINGDOM_IDS, NOBODY
from tests.divine_right.beyond import airborne, armies, around, table
from tests.divine_right.table import WORLD, Table

PENNOL, WIRZOR, TADAFAT = "1911", "1203", "1014"
OPEN_SEA = "0220"


def costs(t: Table, piece: str) -> dict[str, int]:
    found = modes.reach(t.s, (WORLD.index[piece],), 0).costs
    return {WORLD.grid.ids[space]: cost for space, cost in found.items()}


# -- flight -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-FLY-01")
def test_a_flyer_pays_a_point_a_space_over_everything() -> None:
    t = table("movement", hexes={"2108": ["hippogriffs"], PENNOL: ["muetar_monarch", "muetar_army_1"]})
    found = costs(t, "hippogriffs")
    at_, field = WORLD.grid.at("2108"), WORLD.grid
    assert all(cost == field.distance(at_, field.at(space)) for space, cost in found.items())
    assert max(found.values()) == 8
    way = modes.reach(t.s, (WORLD.index["hippogriffs"],), 0)
    assert way.came[WORLD.grid.at(PENNOL)]  # over a castle of the enemy
    assert "2206" in found  # into the mountains, and not stopped there
    assert PENNOL not in found  # but it cannot land there


@pytest.mark.rule("DR-B-FLY-01")
def test_the_air_of_an_enemy_flyer_is_closed_to_others() -> None:
    t = table("movement", hexes={"2108": ["ghost_riders"], "2207": ["hamahara"]}, foes=("hamahara",))
    t.do("move ghost_riders")
    assert t.refuses("go 2207") == ["DR-B-FLY-01"]
    free = table("movement", hexes={"2108": ["ghost_riders"], "2207": ["muetar_army_1"]}).do("move ghost_riders")
    assert "go 2207" in free.options  # surface units do not matter


@pytest.mark.rule("DR-B-FLY-02")
def test_those_at_home_in_the_air_stay_there_and_others_land() -> None:
    t = table("movement", hexes={"0421": ["hamahara", "hippogriffs"]}, kingdoms={"mivior": "first", "muetar": "second"})
    assert airborne(t, "hamahara")
    assert not airborne(t, "hippogriffs")
    t.do("move hamahara", f"go {OPEN_SEA}", "stop")
    assert airborne(t, "hamahara")
    t.do("move hippogriffs")
    assert t.refuses(f"go {OPEN_SEA}") == ["DR-B-FLY-02"]
    t.do("go 0422")
    assert airborne(t, "hippogriffs")
    t.do("stop")
    assert not airborne(t, "hippogriffs")


@pytest.mark.rule("DR-B-FLY-02")
def test_a_flyer_lands_on_a_friendly_fleet_and_takes_off_again() -> None:
    hexes = {"0421": ["hippogriffs"], OPEN_SEA: ["mivior_fleet_1"]}
    t = table("movement", hexes=hexes, kingdoms={"mivior": "first", "muetar": "second"})
    t.do("move hippogriffs", f"go {OPEN_SEA}", "stop")
    ship = WORLD.index["mivior_fleet_1"]
    assert t.s.aboard == {WORLD.index["hippogriffs"]: ship}
    laden = {"0421": ["hippogriffs"], OPEN_SEA: ["mivior_fleet_1", "mivior_army_1"]}
    full = table(
        "movement",
        hexes=laden,
        aboard={"mivior_army_1": "mivior_fleet_1"},
        kingdoms={"mivior": "first", "muetar": "second"},
    )
    assert full.do("move hippogriffs").refuses(f"go {OPEN_SEA}") == ["DR-B-FLY-02"]
    again = table(
        "movement",
        hexes={OPEN_SEA: ["hippogriffs", "mivior_fleet_1"]},
        aboard={"hippogriffs": "mivior_fleet_1"},
        kingdoms={"mivior": "first", "muetar": "second"},
    )
    again.do("move hippogriffs", "go 0422", "stop")
    assert not again.s.aboard


def flying(t: Table, hero: str) -> Table:
    """A hero who flies, as on a carpet."""
    t.do(f"move {hero}")
    march = t.s.frames[-1]
    assert isinstance(march, March)
    t.s.frames[-1] = March(march.members, BY_AIR)
    t.s.run()
    return t


@pytest.mark.rule("DR-B-FLY-02")
def test_heroes_who_fly_land_on_ground_or_on_a_friendly_fleet() -> None:
    hexes = {"0421": ["fox", "mivior_monarch"], "0219": ["mivior_fleet_1"]}
    t = flying(table("movement", hexes=hexes, kingdoms={"mivior": "first", "muetar": "second"}), "fox")
    assert t.refuses(f"go {OPEN_SEA}") == ["DR-B-FLY-02"]
    t.do("go 0219", "stop")
    assert t.s.aboard == {WORLD.index["fox"]: WORLD.index["mivior_fleet_1"]}
    assert not airborne(t, "fox")


@pytest.mark.rule("DR-B-FLY-02", "DR-B-DIP-22", "DR-B-DIP-18")
def test_heroes_who_fly_ask_before_they_land_in_neutral_land() -> None:
    t = flying(table("movement", hexes={"1802": ["fox"]}), "fox").do("go 1407")
    assert t.question == "passage"
    t.do("violate")
    immer = KINGDOM_IDS.index("immer")
    assert not t.s.kingdoms[immer].violated  # still in the air
    t.do("stop")
    assert t.s.kingdoms[immer].violated == 1


@pytest.mark.rule("DR-B-FLY-02")
def test_a_flyer_does_not_land_on_enemies() -> None:
    t = table("movement", hexes={"2108": ["hippogriffs"], "2208": ["muetar_army_1"]}).do("move hippogriffs")
    assert t.refuses("go 2208") == ["DR-B-FLY-02"]


@pytest.mark.rule("DR-B-DIP-18", "DR-B-SMU-11")
def test_only_who_lands_violates_a_neutral_kingdom() -> None:
    immer = KINGDOM_IDS.index("immer")
    t = table("movement", hexes={"1802": ["hamahara"]}).do("move hamahara", "go 1407", "stop")
    assert t.s.land_of[WORLD.grid.at("1407")] == immer
    assert not t.s.kingdoms[immer].violated
    t = table("movement", hexes={"1802": ["hippogriffs"]}).do("move hippogriffs", "go 1407")
    assert not t.s.kingdoms[immer].violated
    t.do("stop")
    assert t.s.kingdoms[immer].violated == 1


# -- attacks ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-FLY-03")
def test_armies_do_not_attack_what_is_in_the_air() -> None:
    hexes = {"2108": armies("hothior", 1, 2), "2208": ["hamahara"], "2107": ["muetar_army_1"]}
    t = table("combat", hexes=hexes, foes=("hamahara",))
    assert t.options == ["attack 2107", "done"]
    assert t.refuses("attack 2208") == ["DR-B-FLY-03"]
    assert t.refuses("attack-air 2208") == ["DR-B-FLY-03"]


@pytest.mark.rule("DR-B-FLY-03")
def test_armies_attack_flyers_on_the_ground() -> None:
    hexes = {"2108": armies("hothior", 1, 2), "2208": ["hippogriffs"]}
    assert "attack 2208" in table("combat", hexes=hexes, foes=("hippogriffs",)).options
    aloft = table("combat", hexes=hexes, foes=("hippogriffs",), airborne=["hippogriffs"])
    assert aloft.question != "attack"


@pytest.mark.rule("DR-B-FLY-03", "DR-B-COM-08")
def test_a_dragon_fights_with_armies_as_a_land_unit_and_is_in_the_air_afterwards() -> None:
    hexes = {"2108": [*armies("hothior", 1, 2, 3), "hamahara"], "2208": armies("muetar", 1, 2)}
    t = table("combat", hexes=hexes, dice=[3, 3]).do("attack 2208")
    t.do("commit hamahara", *(f"commit {army}" for army in armies("hothior", 1, 2, 3)))
    t.until("retreat").do("no")
    assert t.rolls("DR-B-COM-06") == [(3,), (3,)]
    assert t.where("muetar_army_1") == t.where("muetar_army_2") == "pool"
    assert airborne(t, "hamahara")


@pytest.mark.rule("DR-B-FLY-03")
def test_flyers_attack_flyers_in_the_air_and_not_those_below() -> None:
    hexes = {"2108": ["hamahara"], "2208": ["hippogriffs", "muetar_army_1"]}
    t = table("combat", hexes=hexes, foes=("hippogriffs",), airborne=["hippogriffs"], dice=[6, 1])
    assert t.options == ["attack 2208", "attack-air 2208", "done"]
    t.do("attack-air 2208").until("retreat").do("no")
    assert t.where("hippogriffs") == "gone"
    assert t.where("muetar_army_1") == "2208"


@pytest.mark.rule("DR-B-FLY-03")
def test_a_flyer_attacks_fleets_too() -> None:
    hexes = {OPEN_SEA: ["hamahara"], "0221": ["mivior_fleet_1"]}
    t = table("combat", hexes=hexes, kingdoms={"hothior": "first", "mivior": "second"}, dice=[5, 1])
    t.do("attack 0221").until("retreat").do("no")
    assert t.where("mivior_fleet_1") == "pool"


@pytest.mark.rule("DR-B-FLY-03", "DR-B-MOV-05")
def test_a_flyer_in_the_air_holds_no_ground() -> None:
    hexes = {"2108": ["hothior_army_1"], "2208": ["hamahara"]}
    t = table("movement", hexes=hexes, foes=("hamahara",)).do("move hothior_army_1", "go 2208", "stop")
    assert t.stack("2208") == ["hothior_army_1", "hamahara"]
    assert t.s.held[1] >> WORLD.grid.at("2208") & 1 == 0


@pytest.mark.rule("DR-B-FLY-04")
def test_a_flyer_on_the_ground_that_fails_to_rise_fights() -> None:
    hexes = {"2108": armies("hothior", 1, 2), "2208": ["hippogriffs"]}
    t = table("combat", hexes=hexes, foes=("hippogriffs",), dice=[2, 3, 3])
    t.do("attack 2208", "commit hothior_army_1", "done").until("retreat").do("yes")
    assert t.rolls("DR-B-COM-06")


@pytest.mark.rule("DR-B-FLY-04")
def test_into_the_air_of_its_space_where_surface_units_do_not_reach_it() -> None:
    hexes = {"2108": armies("hothior", 1, 2), "2208": ["hippogriffs"]}
    t = table("combat", hexes=hexes, foes=("hippogriffs",), dice=[3])
    t.do("attack 2208", "commit hothior_army_1", "done").until("retreat").do("yes", "into-air")
    assert airborne(t, "hippogriffs")
    assert t.where("hippogriffs") == "2208"
    assert not t.rolls("DR-B-COM-06")
    t.until("advance").do("advance hothior_army_1")
    assert t.stack("2208") == ["hothior_army_1", "hippogriffs"]


@pytest.mark.rule("DR-B-FLY-04", "DR-B-FLY-02")
def test_before_flyers_it_is_no_use_to_rise_and_who_hovers_lands_after_movement() -> None:
    hexes = {"2108": ["hamahara"], "2208": ["hippogriffs"]}
    t = table("combat", hexes=hexes, foes=("hippogriffs",), dice=[4])
    t.do("attack 2208").until("retreat").do("yes")
    assert "into-air" not in t.options
    own = table("movement", hexes={"2208": ["hippogriffs"]}, airborne=["hippogriffs"])
    own.do("done")
    assert not airborne(own, "hippogriffs")


# -- sieges -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-FLY-05")
def test_flyers_neither_besiege_nor_cover() -> None:
    ring = around(TADAFAT)
    hexes = {ring[0]: [*armies("muetar", 1, 2, 3, 4, 5), "hamahara"], ring[-1]: ["hippogriffs", "ghost_riders"]}
    t = table("movement", phasing=1, hexes=hexes, foes=("hamahara", "hippogriffs", "ghost_riders"))
    castle = WORLD.castle_at[WORLD.grid.at(TADAFAT)].index
    units = siege.besiegers(t.s, castle, 1)
    assert [WORLD.names[unit] for unit in units] == armies("muetar", 1, 2, 3, 4, 5)
    assert siege.strength(t.s, units) == 5
    assert not siege.covered(t.s, castle, units) >> WORLD.grid.at(ring[-1]) & 1


@pytest.mark.rule("DR-B-FLY-05", "DR-B-SIE-01")
def test_a_dragon_over_a_castle_does_not_break_its_siege() -> None:
    ring = around(TADAFAT)
    stacks = {space: [army] for space, army in zip(ring[::2], armies("muetar", 1, 2, 3), strict=True)}
    t = table("movement", phasing=1, hexes={**stacks, TADAFAT: ["hothior_army_1", "hamahara"]})
    assert not t.inside("hamahara")
    assert f"besiege {TADAFAT}" in t.options


# -- riders -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-FLY-06", "DR-B-SMU-11")
def test_hamahara_carries_one_hero() -> None:
    t = table("movement", hexes={"0917": ["hamahara", "fox", "rogue_1"]})
    t.do("move hamahara", "with fox")
    assert t.refuses("with rogue_1") == ["DR-B-FLY-06"]
    t.do("go 0717")
    assert t.where("fox") == "0717"
    assert airborne(t, "fox")
    t.do("land fox", "stop")
    assert not airborne(t, "fox")
    assert t.refuses("move fox") == ["DR-B-MOV-01"]
    boarding = table("movement", hexes={"0917": ["hamahara", "fox", "rogue_1"]}, aboard={"fox": "hamahara"})
    assert boarding.do("move rogue_1").refuses("board hamahara") == ["DR-B-FLY-06"]


@pytest.mark.rule("DR-B-FLY-06")
def test_the_order_carries_its_marshal_and_one_other_hero() -> None:
    t = table("movement", hexes={"0917": ["hippogriffs", "marshal", "fox", "rogue_1"]})
    t.do("move hippogriffs", "with marshal", "with fox")
    assert t.refuses("with rogue_1") == ["DR-B-FLY-06"]
    t.do("go 0717", "stop")
    assert [t.where(hero) for hero in ("marshal", "fox")] == ["0717", "0717"]
    assert not airborne(t, "fox")


@pytest.mark.rule("DR-B-FLY-06", "DR-B-FAT-02")
def test_riders_cannot_be_searched_for_and_share_the_fate_of_their_mount() -> None:
    hexes = {"2108": ["hothior_army_1"], "2208": ["hamahara", "fox"]}
    t = table("movement", hexes=hexes, foes=("hamahara", "fox"), aboard={"fox": "hamahara"})
    t.do("move hothior_army_1", "go 2208")
    assert t.question != "search"
    hexes = {"2108": ["hamahara", "fox"], "2208": armies("muetar", *range(1, 10))}
    t = table("combat", hexes=hexes, aboard={"fox": "hamahara"}, dice=[1, 6, 6])
    t.do("attack 2208").until("retreat").do("no")
    assert t.where("hamahara") != "2108"
    assert t.rolls("DR-B-FAT-01") == [(6,)]  # taken by the defender


@pytest.mark.rule("DR-B-FLY-06", "DR-B-ISL-01")
def test_over_open_water_they_are_adrift() -> None:
    hexes = {OPEN_SEA: ["hamahara", "fox"], "0221": [f"mivior_fleet_{number}" for number in range(1, 5)]}
    kingdoms = {"hothior": "first", "mivior": "second"}
    t = table("combat", hexes=hexes, aboard={"fox": "hamahara"}, kingdoms=kingdoms, dice=[1, 6, 3])
    t.do("attack 0221").until("retreat").do("no")
    assert t.where("hamahara") != OPEN_SEA
    assert t.rolls("DR-B-ISL-01") == [(3,)]
    assert t.where("fox") == "prison"  # enemy fleets are near


@pytest.mark.rule("DR-B-FLY-06", "DR-B-SIE-13", "DR-B-FAT-02")
def test_in_and_out_of_a_besieged_castle_riders_risk_their_lives() -> None:
    ring = around(TADAFAT)
    stacks = {space: [army] for space, army in zip(ring[::2], armies("muetar", 1, 2, 3), strict=True)}
    hexes = {**stacks, TADAFAT: ["hamahara", "fox"]}
    more: dict[str, Any] = {"sieges": {TADAFAT: "second"}, "dice": [3]}
    t = table("movement", hexes=hexes, **more).do("move hamahara", "with fox")
    assert t.rolls("DR-B-FAT-01") == [(3,)]
    assert airborne(t, "fox")
    t = table("movement", hexes=hexes, aboard={"fox": "hamahara"}, **more).do("move hamahara", "land fox")
    assert t.rolls("DR-B-FAT-01") == [(3,)]
    assert t.inside("fox")


@pytest.mark.rule("DR-B-STK-03", "DR-B-EVT-14")
def test_nobody_is_placed_with_the_ghost_riders() -> None:
    home = WORLD.grid.ids[WORLD.pieces[WORLD.index["gorpin_woodsmen"]].home]
    unit = WORLD.index["gorpin_woodsmen"]
    more: dict[str, Any] = {"allies": {"immer": "first"}, "piles": {"pool": ["gorpin_woodsmen"]}}
    assert events.return_spaces(table("movement", **more).s, unit) == [WORLD.grid.at(home)]
    t = table("movement", hexes={home: ["ghost_riders"]}, **more)
    assert events.return_spaces(t.s, unit) == []


# -- Hamahara and the Ghost Riders ------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-SMU-11", "DR-B-COM-09")
def test_hamahara() -> None:
    piece = WORLD.pieces[WORLD.index["hamahara"]]
    assert (piece.strength, piece.siege, piece.move) == (15, 0, 20)
    hexes = {"1802": ["hamahara"], "1902": armies("muetar", 1, 2, 3)}
    t = table("combat", hexes=hexes, dice=[1, 6, 3, 3])
    foes = [WORLD.index[army] for army in armies("muetar", 1, 2, 3)]
    space = WORLD.grid.at("1902")
    fought = strength.combat(t.s, [WORLD.index["hamahara"]], foes, space, (NOBODY, NOBODY))
    assert ("DR-B-COM-07", 4) in fought.attacker.modifiers
    t.do("attack 1902").until("retreat").do("no")
    assert t.rolls("DR-B-COM-06") == [(1,), (6,)]  # 5 against 6 and a mountain
    assert t.where("hamahara") != "1802"  # a single loss


@pytest.mark.rule("DR-B-SMU-11", "DR-B-RET-01")
@pytest.mark.parametrize(("die", "gone"), [(2, False), (3, True)])
def test_hamahara_retreats_through_the_air(die: int, gone: bool) -> None:
    hexes = {"2108": ["ghost_riders"], "2208": ["hamahara"]}
    t = table("combat", hexes=hexes, foes=("hamahara",), dice=[3, die])
    assert t.options == ["attack-air 2208", "done"]
    t.do("attack-air 2208")
    assert t.rolls("DR-B-SMU-15") == [(3,)]  # it stands before the ghosts
    other = table("combat", hexes={"2108": ["hippogriffs"], "2208": ["hamahara"]}, foes=("hamahara",), dice=[die, 3, 3])
    other.do("attack-air 2208").until("retreat").do("yes")
    assert (other.question == "retreat-where") == gone
    if gone:
        assert set(other.options) == {f"retreat {space}" for space in around("2208")}  # the Order is on the ground


@pytest.mark.rule("DR-B-SMU-15")
def test_only_magical_units_attack_the_ghost_riders() -> None:
    hexes = {"2108": ["hamahara"], "2208": ["ghost_riders"]}
    t = table("combat", hexes=hexes, foes=("ghost_riders",))
    assert t.question != "attack"
    hexes = {"2108": ["hamahara"], "2208": ["ghost_riders"], "2107": ["muetar_army_1"]}
    t = table("combat", hexes=hexes, foes=("ghost_riders",))
    assert t.refuses("attack-air 2208") == ["DR-B-SMU-15"]
    piece = WORLD.pieces[WORLD.index["ghost_riders"]]
    assert (piece.strength, piece.siege, piece.move, piece.magical) == (1, 0, 8, True)


def haunted(*dice: int, **more: list[str]) -> Table:
    hexes = {"2108": ["ghost_riders"], "2208": armies("muetar", 1, 2), **more}
    return table("combat", hexes=hexes, dice=dice).do("attack 2208")


@pytest.mark.rule("DR-B-SMU-15")
def test_those_who_stand_before_the_ghosts_fight_them() -> None:
    t = haunted(4, 3, 1)
    assert t.rolls("DR-B-SMU-15") == [(4,)]
    assert t.rolls("DR-B-COM-06") == [(3,), (1,)]  # without a retreat
    assert t.question == "casualty"


@pytest.mark.rule("DR-B-SMU-15", "DR-DEC-58")
def test_those_who_do_not_give_way_a_space_and_are_not_fought() -> None:
    t = haunted(3)
    assert t.question == "shun"
    assert t.asked == ["second"]
    to = t.options[0]
    t.do(to)
    assert not t.rolls("DR-B-COM-06")
    assert t.where("muetar_army_1") == t.where("muetar_army_2") == to.split()[1]


@pytest.mark.rule("DR-B-SMU-15")
def test_those_who_cannot_give_way_lose_a_unit() -> None:
    ring = [space for space in around("2208") if space != "2108"]
    walls = {space: [army] for space, army in zip(ring, armies("hothior", 1, 2, 3, 4, 5), strict=False)}
    t = haunted(3, 3, 4, **walls)
    t.do("commit ghost_riders", "done")
    t.until("casualty").do("lose muetar_army_2")
    assert t.where("muetar_army_2") == "pool"
    assert t.where("muetar_army_1") == "2208"
    assert not t.rolls("DR-B-COM-06")


@pytest.mark.rule("DR-B-SMU-15")
def test_the_ghosts_enter_no_castle() -> None:
    t = table("movement", hexes={"1016": ["ghost_riders"]}).do("move ghost_riders")
    assert t.refuses(f"go {TADAFAT}") == ["DR-B-SMU-15"]


# -- loners -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-B-STK-03")
def test_nobody_ends_with_the_ghost_riders() -> None:
    t = table("movement", hexes={"2108": ["hothior_army_1", "mercenary_1"], "2208": ["ghost_riders"]})
    t.do("move hothior_army_1")
    assert t.refuses("go 2208") == ["DR-B-STK-03"]
    assert any(option.startswith("go ") for option in t.options)
    t.do("stop", "move ghost_riders")
    assert t.refuses("go 2108") == ["DR-B-STK-03"]


@pytest.mark.rule("DR-B-STK-03")
def test_the_lepers_keep_company_with_heroes_alone() -> None:
    hexes = {"2724": ["shucassam_army_1", "shucassam_monarch"], "2725": ["the_lepers"]}
    t = table("movement", hexes=hexes, kingdoms={"shucassam": "first", "muetar": "second"})
    t.do("move shucassam_army_1")
    assert t.refuses("go 2725") == ["DR-B-STK-03"]
    t.do("stop", "move shucassam_monarch", "go 2725", "stop")
    assert t.stack("2725") == ["the_lepers", "shucassam_monarch"]


@pytest.mark.rule("DR-B-STK-03", "DR-B-RET-06")
def test_retreats_and_advances_respect_loners() -> None:
    hexes = {"2108": ["hothior_army_1"], "2208": ["muetar_army_1"], "2209": ["ghost_riders"]}
    t = table("combat", hexes=hexes, foes=("ghost_riders",), dice=[6])
    t.do("attack 2208").until("retreat").do("yes")
    assert "retreat 2209" not in t.options
    hexes = {"2108": ["hothior_army_1"], "2208": ["muetar_army_1", "ghost_riders"]}
    t = table("combat", hexes=hexes, dice=[6])
    t.do("attack 2208").until("retreat").do("yes", "retreat 2209")
    assert t.question != "advance"
    free = table("combat", hexes={"2108": ["hothior_army_1"], "2208": ["muetar_army_1"]}, dice=[6])
    assert free.do("attack 2208").until("retreat").do("yes", "retreat 2209").question == "advance"
