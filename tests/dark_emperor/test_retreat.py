"""Retreats (DE-9.26) and who goes along (DE-9.27a, DE-9.27c): where each unit may go, and what is left behind."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.dark_emperor.combat import retreat
from tests.dark_emperor.fighting import ALLIES, AROUND, FIELD, combat, lost, many, results
from tests.dark_emperor.marching import march, mooring, shore_of
from tests.dark_emperor.table import WORLD, Table, at

LEGION, LEGION_2 = many("zola_legions", 2)
VAMPIRE = "necro_greater_1"
COAST, HOLY, SEA = "2418", "2518", "2519"  # mountains of the Empire, the Holy Place beside them, the sea
STRAIT, LAGOON = "0514", "2921"
FERLARIE = ALLIES | {"ferlarie": "necromancer"}


def ways(t: Table, unit: str) -> list[str]:
    """The hexes open to a unit that must leave its hex now."""
    return [WORLD.grid.ids[hex_] for hex_ in retreat.open_hexes(t.s, WORLD.index_of(unit))]


def why(t: Table, unit: str, to: str) -> str:
    return retreat.why_closed(t.s, WORLD.index_of(unit), WORLD.grid.at(to))[0].rule


def standing(unit: str, *pieces: str, hex_: str = FIELD, **more: Any) -> Table:
    """A unit with these pieces and enemies in a hex, before the battle."""
    t = combat(unit, "necro_lesser_20", "zola_infantry_12", "mezal", *pieces, hex_=hex_, **more)
    assert t.question == "battle-leader"
    return t


def ring(group: str, *but: str) -> dict[str, list[str]]:
    """Units of a kind all around the field."""
    return {hex_: [f"{group}_{number}"] for number, hex_ in enumerate(AROUND, 5) if hex_ not in but}


# -- the choice -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-9.26a", "DE-DEC-28")
def test_the_survivors_leave_to_hexes_of_their_owners_choice() -> None:
    t = combat(*many("necro_greater", 4), *many("zola_legions", 4), dice=[5])
    assert results(t) == [(5, 1, 1, "kingdoms")]
    t.do("lose necro_greater_1", "lose zola_legions_1")
    assert (t.question, t.asked, t.rule) == ("retreat", ["kingdoms"], "DE-DEC-28")
    assert t.targets("retreat") == AROUND
    t.do("retreat 2416", "retreat 2515", "retreat 2416")
    assert t.stack("kingdoms", "2416") == ["zola_legions_2", "zola_legions_4"]
    assert t.stack("kingdoms", "2515") == ["zola_legions_3"]
    assert t.stack("kingdoms", FIELD) == []


@pytest.mark.rule("DE-9.26a")
def test_the_attacker_may_have_to_leave() -> None:
    t = combat(VAMPIRE, *many("necro_greater", 2, 2), *many("zola_legions", 3), dice=[1])
    assert results(t) == [(1, 2, 0, "necromancer")]
    t.do(f"lose {VAMPIRE}", "lose necro_greater_2")
    assert t.asked == ["necromancer"]
    t.do("retreat 2516")
    assert t.stack("necromancer", FIELD) == []


@pytest.mark.rule("DE-DEC-28", "DE-9.26a")
def test_a_fleet_and_an_infantry_part_ways() -> None:
    t = combat(*many("necro_greater", 3), LEGION, LEGION_2, "zola_naval_1", "zola_naval_2", hex_="1809", dice=[5])
    t.do("lose necro_greater_1", "lose zola_naval_2")
    t.do("retreat 1710")
    t.do("retreat 1709", "retreat 1808")
    assert (t.where(LEGION), t.where(LEGION_2), t.where("zola_naval_1")) == ("1710", "1709", "1808")


@pytest.mark.rule("DE-DEC-28")
def test_units_with_one_open_hex_are_not_asked() -> None:
    t = combat(*many("necro_greater", 3), LEGION, LEGION_2, hexes=ring("necro_lesser", "2516"), dice=[5])
    t.do("lose necro_greater_1", f"lose {LEGION}")
    assert t.where(LEGION_2) == "2516"


@pytest.mark.rule("DE-9.26a")
def test_cargo_goes_with_its_fleet() -> None:
    ships = ["zola_naval_1", "zola_naval_2", LEGION, "zola_infantry_1"]
    t = combat(*many("necro_greater", 2), *ships, hex_="1809", aboard={LEGION: "zola_naval_1"}, dice=[5])
    t.do("lose necro_greater_1", "lose zola_naval_2")
    assert t.s.decision is not None
    assert t.s.decision.asks[0].args["unit"] == WORLD.index_of("zola_infantry_1")
    t.do("retreat 1710", "retreat 1909")
    assert t.where("zola_naval_1") == t.where(LEGION) == "1909"
    assert t.s.aboard == {WORLD.index_of(LEGION): WORLD.index_of("zola_naval_1")}


# -- closed hexes -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-9.26b", "DE-8.F")
def test_sea_is_closed_to_land_units_and_flyers_holy_ground_to_the_unholy() -> None:
    t = standing(LEGION, VAMPIRE, "zola_naval_1", hex_=COAST)
    assert ways(t, LEGION) == ["2318", "2319", "2417", "2419", HOLY]
    assert ways(t, VAMPIRE) == ["2318", "2319", "2417", "2419"]
    assert SEA in ways(t, "zola_naval_1")
    assert "2417" not in ways(t, "zola_naval_1")
    assert (why(t, LEGION, SEA), why(t, VAMPIRE, HOLY), why(t, VAMPIRE, SEA)) == ("DE-9.26b", "DE-8.F", "DE-9.26b")
    t = standing("zola_legions_1", hex_=COAST, undead={"zola_legions_1": "kingdoms"})
    assert HOLY not in ways(t, "zola_legions_1")


@pytest.mark.rule("DE-9.26b", "DE-8.F")
def test_undead_cargo_keeps_a_fleet_from_holy_ground() -> None:
    more: dict[str, Any] = {"aboard": {LEGION: "zola_naval_1"}, "active": ALLIES | {"ferlarie": "necromancer"}}
    for undead in ({}, {LEGION: "kingdoms"}):
        t = combat("zola_naval_1", LEGION, "ferlarie_naval_1", "mezal", hex_=SEA, undead=undead, **more)
        assert (HOLY in ways(t, "zola_naval_1")) == (not undead)
    assert why(t, "zola_naval_1", HOLY) == "DE-8.F"


@pytest.mark.rule("DE-9.26b", "DE-13.11a")
def test_flames_are_closed_to_all_but_monsters_and_the_sons_of_the_morning() -> None:
    more: dict[str, Any] = {
        "flames": {"silwer_flagriel": ["2416", "2515"]},
        "groups": {
            "cos_dol_cos": {"side": "kingdoms", "master": "zolahaureslor"},
            "silwer_flagriel": {"side": "kingdoms", "master": "zolahaureslor"},
        },
        "monsters": {"sirax": "kingdoms"},
    }
    t = standing(LEGION, "sons_of_the_morning_1", "sirax", **more)
    assert ways(t, LEGION) == ["2315", "2316", "2414", "2516"]
    assert why(t, LEGION, "2416") == "DE-13.11a"
    assert ways(t, "sons_of_the_morning_1") == AROUND
    assert ways(t, "sirax") == AROUND


@pytest.mark.rule("DE-9.26b", "DE-13.11b")
def test_who_must_may_leave_a_burning_hex() -> None:
    silwer = {"silwer_flagriel": {"side": "necromancer", "master": "host"}}
    t = standing(LEGION, flames={"silwer_flagriel": [FIELD]}, groups=silwer)
    assert ways(t, LEGION) == AROUND


@pytest.mark.rule("DE-9.26b", "DE-8.14d")
def test_the_strait_keeps_a_unit_on_its_bank() -> None:
    t = standing(LEGION, VAMPIRE, hex_=STRAIT, moorings={LEGION: 0})
    assert ways(t, LEGION) == ["0413", "0513"]
    assert why(t, LEGION, "0614") == "DE-9.26b"
    assert ways(t, VAMPIRE) == ["0413", "0513", "0515", "0614"]
    t = standing(LEGION, VAMPIRE, hex_="0614")
    retreat.withdraw(t.s, WORLD.index_of(LEGION), WORLD.grid.at(STRAIT))
    retreat.withdraw(t.s, WORLD.index_of(VAMPIRE), WORLD.grid.at(STRAIT))
    assert (mooring(t, LEGION), mooring(t, VAMPIRE)) == (1, None)  # it comes by its hexside; flyers have no bank


@pytest.mark.rule("DE-9.26b", "DE-8.14b")
def test_a_fleet_stays_on_its_shore_and_comes_to_the_shore_beyond() -> None:
    shore = shore_of("2605", "2705")
    t = standing("zola_naval_1", "zola_naval_2", hex_="2605", moorings={"zola_naval_1": shore})
    assert ways(t, "zola_naval_1") == ["2604", "2606", "2705", "2706"]
    assert "2506" in ways(t, "zola_naval_2")  # set down here, it may still take either
    retreat.withdraw(t.s, WORLD.index_of("zola_naval_1"), WORLD.grid.at("2606"))
    assert mooring(t, "zola_naval_1") == shore_of("2606", "2706")
    retreat.withdraw(t.s, WORLD.index_of("zola_naval_1"), WORLD.grid.at("2706"))
    assert mooring(t, "zola_naval_1") is None


@pytest.mark.rule("DE-9.26b")
def test_enemy_units_close_a_hex_even_a_lone_train_but_leaders_and_devices_do_not() -> None:
    hexes = {"2316": [VAMPIRE], "2416": ["necro_siege"], "2515": ["tol_morn", "loslom"]}
    t = standing(LEGION, hexes=hexes)
    assert ways(t, LEGION) == ["2315", "2414", "2515", "2516"]
    assert why(t, LEGION, "2416") == "DE-9.26b"


@pytest.mark.rule("DE-9.26b", "DE-8.16b")
def test_enemy_leaders_and_devices_where_they_retreat_to_roll_or_are_taken() -> None:
    hexes = {"2515": ["tol_morn", "loslom"]}
    t = combat(*many("necro_greater", 3), LEGION, LEGION_2, "paisach", hexes=hexes, dice=[5, 5])
    t.do("none", "lose necro_greater_1", f"lose {LEGION}", "retreat 2515")
    assert t.rolls("DE-9.27b") == [(5,)]
    assert t.where("tol_morn") == "dead"


@pytest.mark.rule("DE-9.26b")
def test_borders_of_inactive_kingdoms_are_closed_on_land_only() -> None:
    active = {"lammarech": "kingdoms"}
    t = combat("lammarech_cavalry_1", VAMPIRE, "mezal", hex_="1511", active=active)
    assert ways(t, "lammarech_cavalry_1") == ["1410", "1510", "1610", "1611"]  # not 1411, 1512 of Tal Pletor
    assert why(t, "lammarech_cavalry_1", "1411") == "DE-9.26b"
    t = combat("starkeep_naval_1", VAMPIRE, "mezal", hex_="3020", active={"starkeep": "kingdoms"})
    assert "3120" in ways(t, "starkeep_naval_1")  # open sea is nobody's


@pytest.mark.rule("DE-9.26b", "DE-9.26d")
def test_ringed_by_enemies_and_inactive_borders_a_stack_is_eliminated() -> None:
    hexes = {hex_: [f"necro_lesser_{n}"] for n, hex_ in enumerate(("1410", "1510", "1610", "1611"), 1)}
    t = combat(
        *many("necro_greater", 8),
        *many("lammarech_cavalry", 4),
        hex_="1511",
        hexes=hexes,
        active={"lammarech": "kingdoms"},
        dice=[6],
    )
    assert results(t) == [(5, 1, 1, "kingdoms")]
    t.do("lose necro_greater_1", "lose lammarech_cavalry_1")
    assert [(e["unit"], e["why"]) for e in t.events("lost")][2:] == [
        (f"lammarech_cavalry_{n}", "DE-9.26d") for n in (2, 3, 4)
    ]


@pytest.mark.rule("DE-9.26d")
def test_a_fleet_on_a_lake_without_free_water_is_eliminated() -> None:
    hexes = {"3009": ["necro_lesser_1"], "3110": ["necro_lesser_2"], "3111": ["necro_lesser_3"]}
    hexes |= {"3011": ["necro_lesser_4"], "2911": ["necro_lesser_5"], "2910": ["necro_lesser_6"]}
    sides = ALLIES | {"ferlarie": "necromancer"}
    t = combat(*many("ferlarie_naval", 3), *many("zola_naval", 2), hex_="3010", hexes=hexes, active=sides, dice=[3])
    assert results(t) == [(5, 1, 1, "kingdoms")]
    t.do("lose ferlarie_naval_1", "lose zola_naval_1")
    assert lost(t)[-1] == "zola_naval_2"


@pytest.mark.rule("DE-9.26d", "DE-9.25c")
def test_cargo_of_a_fleet_without_a_way_goes_on_by_land() -> None:
    hexes = {LAGOON: ["ferlarie_naval_5"], "2920": ["necro_lesser_1"], "3021": ["necro_lesser_2"]}
    sides = ALLIES | {"ferlarie": "necromancer"}
    more: dict[str, Any] = {"aboard": {LEGION: "zola_naval_1"}, "moorings": {"zola_naval_1": shore_of("3020", LAGOON)}}
    t = combat(
        *many("necro_greater", 8),
        "zola_naval_1",
        "zola_infantry_1",
        LEGION,
        hex_="3020",
        hexes=hexes,
        active=sides,
        dice=[4],
        **more,
    )
    assert results(t)[0] == (5, 1, 1, "kingdoms")
    t.do("lose necro_greater_1", "lose zola_infantry_1")
    assert lost(t)[-1] == "zola_naval_1"
    assert t.targets("retreat") == ["3019", "3121"]  # its cargo, now ashore


# -- the enemy's door -------------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-9.26c")
def test_not_by_the_way_the_enemy_came() -> None:
    t = combat(*many("necro_greater", 3), LEGION, LEGION_2, entered={"necro_greater_2": "2414"}, dice=[5])
    t.do("lose necro_greater_1", f"lose {LEGION}")
    assert t.targets("retreat") == [hex_ for hex_ in AROUND if hex_ != "2414"]
    assert t.refuses("retreat 2414") == ["DE-9.26c"]


@pytest.mark.rule("DE-9.26c")
def test_the_door_is_that_of_all_who_were_there_when_the_battle_began() -> None:
    t = combat(*many("necro_greater", 3), LEGION, LEGION_2, entered={"necro_greater_1": "2414"}, dice=[5])
    t.do("lose necro_greater_1", f"lose {LEGION}")  # who came that way has fallen
    assert "2414" not in t.targets("retreat")


@pytest.mark.rule("DE-9.26c")
def test_by_the_enemys_door_if_there_is_no_other() -> None:
    hexes = ring("necro_lesser", "2414")
    t = combat(*many("necro_greater", 3), LEGION, LEGION_2, entered={"necro_greater_2": "2414"}, hexes=hexes, dice=[5])
    t.do("lose necro_greater_1", f"lose {LEGION}")
    assert t.where(LEGION_2) == "2414"


@pytest.mark.rule("DE-9.26c")
def test_the_door_is_judged_for_each_unit_on_its_own() -> None:
    entered = {VAMPIRE: "3120"}
    t = combat(
        "zola_naval_1", LEGION, VAMPIRE, "mezal", hex_="3020", entered=entered, hexes={LAGOON: ["necro_lesser_1"]}
    )
    t.s.moorings = {WORLD.index_of("zola_naval_1"): shore_of("3020", "3120")}
    assert "3120" not in ways(t, "zola_naval_1")  # there are coasts as well
    hexes = {"3019": ["necro_lesser_2"], "3121": ["necro_lesser_3"]}
    t = combat("zola_naval_1", LEGION, VAMPIRE, "mezal", hex_="3020", entered=entered, hexes=hexes)
    t.s.moorings = {WORLD.index_of("zola_naval_1"): shore_of("3020", "3120")}
    assert ways(t, "zola_naval_1") == ["3120"]  # its only water
    assert ways(t, LEGION) == ["2920", "3021"]


@pytest.mark.rule("DE-9.26c")
def test_a_retreating_attacker_has_all_ways_if_no_defender_entered() -> None:
    t = combat(*many("necro_greater", 3), *many("zola_legions", 3), entered={"necro_greater_3": "2414"}, dice=[1])
    t.do("lose necro_greater_1", "lose necro_greater_2")
    assert t.targets("retreat") == AROUND


@pytest.mark.rule("DE-9.26c")
def test_movement_remembers_the_last_hex_left() -> None:
    hexes = {"2413": [VAMPIRE], FIELD: [LEGION], "1710": ["mezal"]}
    t = at("movement", hexes=hexes, active=ALLIES)
    march(t, VAMPIRE, "2514", "2515", FIELD)
    assert t.s.half.entered == ((WORLD.index_of(VAMPIRE), WORLD.grid.at("2515")),)
    assert "2515" not in ways(t, LEGION)


# -- siege trains -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-9.33b")
def test_a_train_goes_with_its_escort() -> None:
    t = combat(
        *many("necro_greater", 2), "necro_siege", *many("zola_legions", 2), hex_="3020", player="kingdoms", dice=[6]
    )
    assert results(t) == [(5, 1, 1, "necromancer")]
    t.do("lose zola_legions_1", "lose necro_greater_1", "retreat 3019")
    assert t.s.decision is not None
    assert t.s.decision.asks[0].args["unit"] == WORLD.index_of("necro_siege")
    t.do("retreat 3019")
    assert t.stack("necromancer", "3019") == ["necro_greater_2", "necro_siege"]


@pytest.mark.rule("DE-9.33b")
def test_a_train_that_finds_no_way_for_itself_is_captured() -> None:
    hexes = {"0413": ["ferlarie_infantry_1"], "0513": ["ferlarie_infantry_2"]}
    more: dict[str, Any] = {"moorings": {"necro_siege": 0}, "player": "kingdoms", "dice": [6]}
    t = combat(*many("necro_greater", 3), "necro_siege", *many("zola_legions", 3), hex_=STRAIT, hexes=hexes, **more)
    assert results(t) == [(6, 2, 2, "necromancer")]
    t.do("lose zola_legions_1", "lose zola_legions_2", "lose necro_greater_1", "lose necro_greater_2", "retreat 0614")
    assert t.where("necro_greater_3") == "0614"
    assert (t.side("necro_siege"), t.where("necro_siege")) == ("kingdoms", STRAIT)
    assert "necro_siege" not in lost(t)


@pytest.mark.rule("DE-9.33b")
def test_a_train_without_a_way_stays_with_its_owner_if_nobody_is_left_to_capture_it() -> None:
    hexes = {"0413": ["ferlarie_infantry_1"], "0513": ["ferlarie_infantry_2"]}
    more: dict[str, Any] = {"moorings": {"necro_siege": 0}, "dice": [3]}
    t = combat(*many("necro_greater", 3), "necro_siege", LEGION, LEGION_2, hex_=STRAIT, hexes=hexes, **more)
    assert results(t) == [(3, 2, 2, "necromancer")]
    t.do("lose necro_greater_1", "lose necro_greater_2", "retreat 0614")
    assert (t.side("necro_siege"), t.where("necro_siege")) == ("necromancer", STRAIT)


@pytest.mark.rule("DE-9.33b")
def test_a_train_whose_escort_found_no_way_is_captured() -> None:
    t = combat(*many("necro_greater", 3), LEGION, LEGION_2, "zola_siege_1", hexes=ring("necro_lesser"), dice=[5])
    t.do("lose necro_greater_1", f"lose {LEGION}")
    assert lost(t)[-1] == LEGION_2
    assert (t.side("zola_siege_1"), t.where("zola_siege_1")) == ("necromancer", FIELD)


# -- leaders and devices ----------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-9.27a", "DE-DEC-28")
def test_leaders_go_with_one_of_the_groups_and_their_devices_with_them() -> None:
    bears = {"paisach": ["loslom"]}
    t = combat(*many("necro_greater", 3), *many("zola_legions", 3), "paisach", "nikon_v", bears=bears, dice=[5])
    t.do("none", "lose necro_greater_1", "lose zola_legions_1", "retreat 2416", "retreat 2515")
    assert (t.question, t.asked, t.rule) == ("leader-retreats", ["kingdoms"], "DE-DEC-28")
    assert t.options == ["go 2416", "go 2515"]
    assert t.refuses("go 2414") == ["DE-9.27a"]
    t.do("go 2515", "go 2416")
    assert (t.where("nikon_v"), t.where("paisach")) == ("2515", "2416")
    assert t.bearer("loslom") == "paisach"


@pytest.mark.rule("DE-9.27a", "DE-14.12b")
def test_leaders_who_retreated_are_remembered() -> None:
    t = combat(*many("necro_greater", 3), "padrech_dar_choim", *many("zola_legions", 3), dice=[1])
    t.do("none", "lose necro_greater_1", "lose necro_greater_2", "retreat 2416")  # where the Lament lies
    assert t.where("padrech_dar_choim") == "2416"
    assert t.question != "undead-magic"


@pytest.mark.rule("DE-9.27a", "DE-9.27b")
def test_a_leader_who_cannot_enter_where_his_units_went_is_left_without_them() -> None:
    sides = ALLIES | {"tal_pletor": "necromancer"}
    hexes = {hex_: [f"zola_infantry_{n}"] for n, hex_ in enumerate(("2318", "2319", "2417", "2419"), 1)}
    more: dict[str, Any] = {"hex_": COAST, "hexes": hexes, "active": sides, "player": "kingdoms"}
    t = combat(*many("pletor_infantry", 4), "mezal", "stommarren", *many("zola_legions", 6), dice=[6, 6], **more)
    t.do("none")
    assert results(t) == [(5, 1, 1, "necromancer")]
    t.do("lose zola_legions_1", "lose pletor_infantry_1")
    assert t.stack("necromancer", HOLY) == ["pletor_infantry_2", "pletor_infantry_3", "pletor_infantry_4", "stommarren"]
    assert t.rolls("DE-9.27b") == [(6,)]
    assert t.where("mezal") == "dead"


@pytest.mark.rule("DE-9.27a", "DE-18.22a")
def test_leaders_go_along_with_a_monster() -> None:
    monsters = {"sirax": "kingdoms"}
    t = combat(*many("necro_greater", 3), "zola_infantry_1", "sirax", "nikon_v", monsters=monsters, dice=[5])
    t.do("none", "lose necro_greater_1")
    assert lost(t)[-1] == "zola_infantry_1"
    t.do("retreat 2515")
    assert t.stack("kingdoms", "2515") == ["nikon_v", "sirax"]


@pytest.mark.rule("DE-18.22a", "DE-9.26d")
def test_a_monster_without_an_open_hex_is_eliminated() -> None:
    more: dict[str, Any] = {"monsters": {"sirax": "kingdoms"}, "hexes": ring("necro_lesser"), "dice": [5]}
    t = combat(*many("necro_greater", 3), "zola_infantry_1", "sirax", **more)
    t.do("lose necro_greater_1")
    assert (t.where("zola_infantry_1"), t.where("sirax")) == ("pool", "gone")


@pytest.mark.rule("DE-9.27c", "DE-15.14b")
def test_a_device_whose_guards_are_wiped_out_is_the_victors() -> None:
    t = combat(*many("necro_greater", 3), "mezal", LEGION, "loslom", dice=[5])
    t.do("none")
    assert lost(t) == [LEGION]
    assert (t.question, t.options) == ("spoils", ["finder mezal", "none"])
    t.do("finder mezal")
    assert t.bearer("loslom") == "mezal"
    t = combat(*many("necro_greater", 3), LEGION, "loslom", dice=[5])
    assert (t.where("loslom"), t.bearer("loslom")) == (FIELD, None)  # it lies with the vampires
    t = combat(*many("necro_greater", 3), "mezal", LEGION, "zola_siege_1", "loslom", dice=[5])
    t.do("none")
    assert t.question == "spoils"  # a train guards nothing


@pytest.mark.rule("DE-9.27a", "DE-15.12e", "DE-DEC-28")
def test_a_device_that_lies_with_units_retreats_with_one_of_their_groups() -> None:
    t = combat(*many("necro_greater", 3), "mezal", *many("zola_legions", 3), "loslom", dice=[5])
    t.do("none", "lose necro_greater_1", "lose zola_legions_1", "retreat 2416", "retreat 2515")
    assert (t.question, t.options) == ("device-retreats", ["at 2416", "at 2515"])
    assert t.refuses("at 2414") == ["DE-9.27a"]
    t.do("at 2515")
    assert t.where("loslom") == "2515"


@pytest.mark.rule("DE-9.27a", "DE-9.27c")
def test_the_retreating_attacker_does_not_take_the_defenders_device_along() -> None:
    t = combat(*many("necro_greater", 3), *many("zola_legions", 3), "loslom", dice=[1])
    t.do("lose necro_greater_1", "lose necro_greater_2", "retreat 2515")
    assert t.where("loslom") == FIELD


@pytest.mark.rule("DE-9.27a", "DE-15.12e")
def test_a_device_brought_by_the_attacker_is_his() -> None:
    hexes = {"2515": [*many("necro_greater", 3), "loslom"], FIELD: [*many("zola_legions", 3), "farnon"]}
    t = at("movement", hexes=hexes, active=ALLIES, dice=[1, 1])
    march(t, [*many("necro_greater", 3), "loslom"], FIELD)
    t.until("battle-leader").do("none")
    t.do("lose necro_greater_1", "lose necro_greater_2", "retreat 2416")
    assert t.where("loslom") == "2416"


@pytest.mark.rule("DE-9.27c")
def test_the_torch_and_famir_are_not_carried_off_by_units() -> None:
    things = ["torch_of_liberty", "famir"]
    more: dict[str, Any] = {"hexes": {"3104": ["grip_nud"], "3118": ["ssstoth"]}, "monsters": {"ssstoth": "neutral"}}
    t = combat(*many("necro_greater", 3), *many("zola_legions", 2), *things, dice=[5], **more)
    t.do("lose necro_greater_1", "lose zola_legions_1", "retreat 2515")
    assert t.where("torch_of_liberty") == t.where("famir") == FIELD


@pytest.mark.rule("DE-18.32a")
def test_who_waits_for_ssstoth_follows_it_and_no_combat_result_touches_him() -> None:
    sea = "3118"
    more: dict[str, Any] = {"bears": {"paisach": ["famir"]}, "monsters": {"ssstoth": "necromancer"}, "hex_": sea}
    t = combat("ssstoth", "paisach", *many("zola_naval", 8), player="kingdoms", dice=[4], **more)
    assert results(t) == [(5, 1, 1, "necromancer")]
    t.do("lose zola_naval_1")
    assert t.where("ssstoth") == "gone"
    assert t.where("paisach") == sea
    more |= {"active": ALLIES | {"ferlarie": "necromancer"}}
    t = combat("ssstoth", "paisach", "ferlarie_naval_1", *many("zola_naval", 8), player="kingdoms", dice=[5], **more)
    t.do("lose zola_naval_1")
    assert t.where("ferlarie_naval_1") == "pool"
    t.do("retreat 3018")
    assert t.where("ssstoth") == t.where("paisach") == "3018"


@pytest.mark.rule("DE-18.32a")
def test_who_waits_stays_when_his_own_side_must_leave() -> None:
    more: dict[str, Any] = {"bears": {"paisach": ["famir"]}, "monsters": {"ssstoth": "necromancer"}, "hex_": "3118"}
    t = combat("ssstoth", "paisach", *many("zola_naval", 3), player="kingdoms", dice=[2], **more)
    assert results(t) == [(1, 2, 0, "kingdoms")]
    t.do("lose zola_naval_1", "lose zola_naval_2", "retreat 3018")
    assert t.where("paisach") == "3118"


@pytest.mark.rule("DE-18.32a", "DE-8.F")
def test_nobody_follows_ssstoth_onto_ground_closed_to_him() -> None:
    more: dict[str, Any] = {"bears": {"mezal": ["famir"]}, "monsters": {"ssstoth": "kingdoms"}, "hex_": SEA}
    t = combat("ssstoth", "mezal", "tol_morn", "zola_naval_1", "ferlarie_naval_1", **(more | {"active": FERLARIE}))
    assert t.question == "battle-leader"
    retreat.withdraw(t.s, WORLD.SSSTOTH, WORLD.grid.at(HOLY))
    assert (t.where("ssstoth"), t.where("mezal")) == (HOLY, SEA)


# -- what follows -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-9.26b", "DE-6.14b")
def test_a_retreat_onto_holy_ground_brings_starkeep_in() -> None:
    sides = {kingdom: side for kingdom, side in ALLIES.items() if kingdom != "starkeep"} | {"tal_pletor": "necromancer"}
    hexes = {hex_: [f"zola_infantry_{n}"] for n, hex_ in enumerate(("2318", "2319", "2417", "2419"), 1)}
    hexes |= {"3020": ["tol_morn", "starkeep_infantry_1"]}
    more: dict[str, Any] = {"hex_": COAST, "hexes": hexes, "active": sides}
    t = combat(*many("pletor_infantry", 3), *many("zola_legions", 2), dice=[4, 6], **more)
    assert results(t) == [(2, 2, 0, "necromancer")]
    t.do("lose pletor_infantry_1", "lose pletor_infantry_2")
    assert t.where("pletor_infantry_3") == HOLY
    assert t.side("starkeep") == "kingdoms"
    assert t.where("tol_morn") == "dead"  # he was alone among its units, wherever that is


@pytest.mark.rule("DE-9.26a")
def test_units_that_retreated_do_not_fight_again() -> None:
    hexes = {"2515": ["necro_lesser_1", "zola_infantry_1"]}
    t = combat(*many("necro_greater", 3), *many("zola_legions", 3), hexes=hexes, dice=[5, 5])
    t.do(f"fight {FIELD}", "lose necro_greater_1", "lose zola_legions_1")
    assert "2515" not in t.targets("retreat")


@pytest.mark.rule("DE-DEC-24", "DE-14.31")
def test_flight_before_battle_is_a_retreat_of_one_unit() -> None:
    more: dict[str, Any] = {"active": ALLIES, "dice": [1]}
    t = at("combat-magic", hexes={FIELD: [VAMPIRE, "mezal", LEGION]}, entered={VAMPIRE: "2414"}, **more)
    t.do("cast fear")
    assert (t.question, t.asked, t.rule) == ("flight", ["kingdoms"], "DE-DEC-24")
    assert t.targets("retreat") == [hex_ for hex_ in AROUND if hex_ != "2414"]
    assert t.refuses("retreat 2414") == ["DE-9.26c"]
    t.do("retreat 2515")
    assert t.where(LEGION) == "2515"
    t = at("combat-magic", hexes={FIELD: [VAMPIRE, "mezal", LEGION], **ring("necro_lesser", "2515")}, **more)
    t.do("cast fear")
    assert t.where(LEGION) == "2515"  # not asked
    t = at("combat-magic", hexes={FIELD: [VAMPIRE, "mezal", LEGION], **ring("necro_lesser")}, **more)
    t.do("cast fear")
    assert t.where(LEGION) == "pool"
