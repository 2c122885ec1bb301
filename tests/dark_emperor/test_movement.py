"""Move orders (DE-8.1, DE-8.11, DE-8.13, DE-8.14, DE-8.3): who moves, where to, at what cost, where it ends."""

from __future__ import annotations

import pytest

from hexarchy.core.dice import SeededDice
from hexarchy.games.dark_emperor.combat import retreat
from hexarchy.games.dark_emperor.words import NECROMANCER
from tests.dark_emperor.marching import march, mooring, moving, points, stacks
from tests.dark_emperor.table import WORLD, at, hex_at, new

LAMMARECH = {"lammarech": "kingdoms"}
EMPIRE = {"zolahaureslor": "kingdoms"}


@pytest.mark.rule("DE-4.A2b")
def test_only_pieces_of_the_phasing_side_are_moved() -> None:
    t = moving(hexes={"1511": ["necro_greater_1"], "1610": ["lammarech_cavalry_1"]}, active=LAMMARECH)
    assert t.targets("move") == ["necro_greater_1", "mezal"]
    assert t.refuses("move lammarech_cavalry_1") == ["DE-4.A2b"]
    assert t.refuses("move necro_greater_2") == ["DE-4.A2b"]


@pytest.mark.rule("DE-8a", "DE-DEC-14")
def test_each_unit_makes_one_move_and_may_stay() -> None:
    t = moving("kingdoms", hexes={"1610": ["lammarech_cavalry_1", "lammarech_cavalry_2"]}, active=LAMMARECH)
    march(t, "lammarech_cavalry_1", "1609")
    assert t.targets("move") == ["lammarech_cavalry_2", "silfaren"]
    assert t.refuses("move lammarech_cavalry_1") == ["DE-8a"]
    t.do("move lammarech_cavalry_2", "cancel")
    assert t.targets("move") == ["lammarech_cavalry_2", "silfaren"]
    assert stacks(t) == [("1610", "1609", 1, ["lammarech_cavalry_1"])]


@pytest.mark.rule("DE-DEC-14")
def test_without_a_piece_nothing_is_asked() -> None:
    t = at("movement", "kingdoms", hexes={"1511": ["necro_greater_1"]}, then=SeededDice(1))
    assert t.question != "movement" or t.asked == ["necromancer"]


@pytest.mark.rule("DE-8a")
def test_distance_is_unlimited() -> None:
    t = moving("kingdoms", hexes={"1610": ["lammarech_cavalry_1"]}, active=LAMMARECH)
    there_and_back = ["1609", "1608", "1607", "1606", "1607", "1608", "1609", "1610"] * 6
    march(t, "lammarech_cavalry_1", *there_and_back)
    assert stacks(t)[0][2] == 48


# -- groups -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-8.1b")
def test_groups_that_part_pay_from_the_start_by_their_own_types() -> None:
    t = moving("kingdoms", hexes={"1610": ["lammarech_cavalry_1", "lammarech_infantry_1"]}, active=LAMMARECH)
    march(t, "lammarech_infantry_1", "1609", "1608", "1607")
    march(t, "lammarech_cavalry_1", "1609", "1608", "1607", "1606", "1605", "1604")
    assert [(end, owed) for _, end, owed, _ in stacks(t)] == [("1607", 6), ("1604", 6)]


@pytest.mark.rule("DE-PROC-1")
def test_a_group_is_gathered_in_one_hex_and_nobody_joins_on_the_way() -> None:
    hexes = {"1610": ["lammarech_cavalry_1", "lammarech_cavalry_2"], "1609": ["lammarech_cavalry_3"]}
    t = moving("kingdoms", hexes=hexes, active=LAMMARECH)
    t.do("move lammarech_cavalry_1")
    assert t.targets("with") == ["lammarech_cavalry_2"]
    assert t.refuses("with lammarech_cavalry_3") == ["DE-PROC-1"]
    t.do("with lammarech_cavalry_2", "step 1609")
    assert t.refuses("with lammarech_cavalry_3") == ["DE-PROC-1"]
    assert t.refuses("step 1606") == ["DE-PROC-1"]
    assert t.where("lammarech_cavalry_2") == "1609"


# -- costs ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-8.11a")
def test_infantry_through_settled_settled_mountain() -> None:
    t = moving("kingdoms", hexes={"1610": ["lammarech_infantry_1"]}, active=LAMMARECH)
    march(t, "lammarech_infantry_1", "1609", "1608", "1708")
    assert points(t) == [2, 2, 3]


@pytest.mark.rule("DE-8.11b", "DE-EX-8.11")
def test_infantry_and_cavalry_pay_the_highest_rate() -> None:
    group = ["lammarech_cavalry_1", "lammarech_infantry_1", "lordolam"]
    t = moving("kingdoms", hexes={"1609": group}, active=LAMMARECH)
    march(t, group, "1608", "1708")
    assert points(t) == [2, 4]


@pytest.mark.rule("DE-8.13a", "DE-8.13b")
def test_passing_enemies_costs_their_strength_stopping_does_not() -> None:
    hexes = {"1608": ["lammarech_infantry_1"], "1609": ["necro_greater_1", "necro_lesser_1"]}
    t = moving("kingdoms", hexes=hexes, active=LAMMARECH)
    march(t, "lammarech_infantry_1", "1609")
    assert stacks(t)[0][2] == 2
    t = moving("kingdoms", hexes=hexes, active=LAMMARECH)
    march(t, "lammarech_infantry_1", "1609", "1610")
    assert stacks(t)[0][2] == 2 + 5 + 2
    hexes = {"1609": ["lammarech_infantry_1"], "1610": ["necro_greater_1", "necro_lesser_1"]}  # a city: not doubled
    t = moving("kingdoms", hexes=hexes, active=LAMMARECH)
    march(t, "lammarech_infantry_1", "1610", "1611")
    assert stacks(t)[0][2] == 2 + 5 + 3


@pytest.mark.rule("DE-8.13a")
def test_leaving_enemies_where_the_move_began_is_free_and_monsters_count() -> None:
    hexes = {"1608": ["lammarech_cavalry_1", "necro_greater_1"], "1609": ["sirax"]}
    t = moving("kingdoms", hexes=hexes, active=LAMMARECH, monsters={"sirax": "necromancer"})
    march(t, "lammarech_cavalry_1", "1609", "1610")
    assert points(t) == [1, 5 + 1]


@pytest.mark.rule("DE-8.13a", "DE-9.33b")
def test_a_lone_train_in_the_way_costs_nothing_and_is_captured() -> None:
    t = moving("kingdoms", hexes={"1608": ["lammarech_cavalry_1"], "1609": ["necro_siege"]}, active=LAMMARECH)
    march(t, "lammarech_cavalry_1", "1609", "1610")
    assert stacks(t)[0][2] == 2
    assert t.side("necro_siege") == "kingdoms"
    assert t.refuses("move necro_siege") == ["DE-9.33b"]


@pytest.mark.rule("DE-6.11a")
def test_a_garrison_roused_by_the_passage_is_paid_for() -> None:
    t = moving(hexes={"0404": ["necro_greater_1"], "0304": ["scythe_rocriders_1", "scythe_rocriders_2"]})
    t.do("move necro_greater_1", "step 0304")
    assert t.side("the_scythe") == "kingdoms"
    t.do("step 0305", "stop")
    assert points(t) == [1, 4 + 1]
    t = moving(hexes={"0404": ["necro_greater_1"], "0304": ["scythe_rocriders_1", "scythe_rocriders_2"]})
    march(t, "necro_greater_1", "0304")
    assert stacks(t)[0][2] == 1


# -- hexsides ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-8.14a")
def test_land_units_do_not_walk_into_the_sea() -> None:
    t = moving("kingdoms", hexes={"2211": ["zola_infantry_1"]}, active=EMPIRE)
    t.do("move zola_infantry_1")
    assert "2210" not in t.targets("step")
    assert t.refuses("step 2210") == ["DE-8.14a"]


@pytest.mark.rule("DE-8.14c", "DE-8.31")
def test_flyers_cross_the_sea_and_must_land() -> None:
    groups = {"saar": {"side": "kingdoms", "master": "zolahaureslor"}}
    t = moving("kingdoms", hexes={"2216": ["saarlumen_1"]}, active=EMPIRE, groups=groups)
    t.do("move saarlumen_1", "step 2217")
    assert "stop" not in t.options
    assert t.refuses("stop") == ["DE-8.31"]
    t.do("step 2317")
    assert "stop" in t.options
    assert points(t) == [1, 1]


@pytest.mark.rule("DE-8.14d", "DE-EX-8.14")
def test_the_channel_of_the_strait_is_not_crossed_on_foot() -> None:
    t = moving("kingdoms", hexes={"0413": ["ferlarie_infantry_1"]}, active={"ferlarie": "kingdoms"})
    t.do("move ferlarie_infantry_1", "step 0514")
    assert t.targets("step") == ["0413", "0513"]
    assert t.refuses("step 0614") == ["DE-8.14d"]
    t.do("stop")
    assert mooring(t, "ferlarie_infantry_1") == 0


@pytest.mark.rule("DE-8.14d")
def test_a_night_in_the_strait_carries_nobody_across() -> None:
    kingdoms = {"ferlarie": "kingdoms"}
    hexes = {"0514": ["ferlarie_infantry_1"]}
    t = moving("kingdoms", hexes=hexes, active=kingdoms, moorings={"ferlarie_infantry_1": 0})
    t.do("move ferlarie_infantry_1")
    assert t.targets("step") == ["0413", "0513"]
    t.do("step 0513", "step 0512", "stop")
    assert mooring(t, "ferlarie_infantry_1") is None
    t = moving("kingdoms", hexes=hexes, active=kingdoms)  # recruited there: on either bank yet
    t.do("move ferlarie_infantry_1")
    assert t.targets("step") == ["0413", "0513", "0515", "0614"]


# -- where a move ends ------------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-8.24")
def test_an_enemy_fleet_closes_a_river() -> None:
    active = {**EMPIRE, "tal_pletor": "necromancer"}
    hexes = {"2213": ["zola_infantry_1", "zola_infantry_2"], "2212": ["pletor_naval_1"]}
    t = moving("kingdoms", hexes=hexes, active=active)
    t.do("move zola_infantry_1", "step 2212")
    assert t.question == "movement"
    assert t.refuses("move zola_infantry_1") == ["DE-8a"]
    t = moving("kingdoms", hexes={**hexes, "2212": ["pletor_naval_1", "zola_naval_1"]}, active=active)
    march(t, "zola_infantry_1", "2212", "2211")
    assert points(t) == [2, 1 + 2]


@pytest.mark.rule("DE-8.24")
def test_who_begins_at_a_closed_river_or_flies_goes_on() -> None:
    active = {**EMPIRE, "tal_pletor": "necromancer"}
    groups = {"saar": {"side": "kingdoms", "master": "zolahaureslor"}}
    hexes = {"2212": ["zola_infantry_1", "pletor_naval_1"], "2213": ["saarlumen_1"]}
    t = moving("kingdoms", hexes=hexes, active=active, groups=groups)
    march(t, "zola_infantry_1", "2211")
    assert t.where("zola_infantry_1") == "2211"
    march(t, "saarlumen_1", "2212", "2211")
    assert t.where("saarlumen_1") == "2211"


@pytest.mark.rule("DE-8.32a")
def test_vampires_stop_at_running_water() -> None:
    t = moving(hexes={"2215": ["necro_greater_1", "necro_lesser_1"]}, active=EMPIRE)
    t.do("move necro_greater_1", "with necro_lesser_1", "step 2316")
    assert t.question != "march"
    assert t.where("necro_lesser_1") == "2316"
    t = moving(hexes={"2315": ["necro_greater_1", "necro_siege"]}, active=EMPIRE)
    t.do("move necro_greater_1", "with necro_siege", "step 2316")
    assert t.question != "march"  # those who go with them stop too
    t = moving(hexes={"2316": ["necro_greater_1"]}, active=EMPIRE)
    t.do("move necro_greater_1")
    assert len(t.targets("step")) == 6


@pytest.mark.rule("DE-8.32a")
def test_tol_morn_is_not_bound_by_rivers() -> None:
    t = moving(hexes={"2215": ["necro_siege", "tol_morn"]}, active=EMPIRE)
    t.do("move necro_siege", "with tol_morn", "step 2315")
    assert t.question == "march"
    assert "2316" in t.targets("step")


@pytest.mark.rule("DE-8.32b")
def test_vampires_cross_the_sea_at_the_air_rate() -> None:
    t = moving(hexes={"2216": ["necro_greater_1"]}, active=EMPIRE)
    t.do("move necro_greater_1", "step 2117", "step 2118", "step 2119")
    assert points(t) == [1, 1, 1]
    assert "stop" not in t.options


@pytest.mark.rule("DE-8.G")
def test_a_train_needs_company_among_enemies() -> None:
    hexes = {"1610": ["necro_siege", "necro_greater_1"], "1609": ["lammarech_cavalry_1"]}
    t = moving(hexes=hexes, active=LAMMARECH)
    t.do("move necro_siege")
    assert "1609" not in t.targets("step")
    assert t.refuses("step 1609") == ["DE-8.G"]
    t.do("with necro_greater_1", "step 1609")
    assert t.stack("necromancer", "1609") == ["necro_greater_1", "necro_siege"]
    t = moving(hexes=hexes, active=LAMMARECH)
    march(t, "necro_greater_1", "1609")
    march(t, "necro_siege", "1609")
    assert t.where("necro_siege") == "1609"


# -- closed ground ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-8.F")
def test_holy_places_bar_the_unholy() -> None:
    active = {"starkeep": "kingdoms", "tal_pletor": "necromancer"}
    hexes = {"2821": ["necro_greater_1", "padrech_dar_choim", "mezal", "tol_morn", "stommarren"]}
    for piece in ("padrech_dar_choim", "mezal", "tol_morn"):
        t = at("movement", hexes=hexes, active=active)
        t.do(f"move {piece}")
        assert t.refuses("go 2822") == ["DE-8.F"]
    t = at("movement", hexes=hexes, active=active)
    t.do("move necro_greater_1")
    assert t.refuses("step 2822") == ["DE-8.F"]
    t.do("cancel", "move stommarren", "go 2822")
    assert t.where("stommarren") == "2822"


@pytest.mark.rule("DE-8.F")
def test_a_group_goes_where_all_of_it_may() -> None:
    active = {"starkeep": "kingdoms", "tal_pletor": "necromancer"}
    hexes = {"2821": ["pletor_infantry_1", "pletor_infantry_2", "mezal"]}
    t = at("movement", hexes=hexes, active=active, undead={"pletor_infantry_2": "necromancer"})
    t.do("move pletor_infantry_1")
    assert "2822" in t.targets("step")
    t.do("with pletor_infantry_2")
    assert "2822" not in t.targets("step")
    t.do("cancel", "move pletor_infantry_1", "with mezal")
    assert t.refuses("step 2822") == ["DE-8.F"]


@pytest.mark.rule("DE-8.F")
def test_a_ship_does_not_take_the_unholy_to_a_holy_coast() -> None:
    active = {"tal_pletor": "necromancer", **EMPIRE}
    hexes = {"2519": ["pletor_naval_1", "pletor_infantry_1"]}
    aboard = {"pletor_infantry_1": "pletor_naval_1"}
    t = moving(hexes=hexes, active=active, aboard=aboard)
    assert "2518" in t.do("move pletor_naval_1").targets("step")
    t = moving(hexes=hexes, active=active, aboard=aboard, undead={"pletor_infantry_1": "necromancer"})
    assert t.do("move pletor_naval_1").refuses("step 2518") == ["DE-8.F"]


@pytest.mark.rule("DE-8.F", "DE-14.12a")
@pytest.mark.parametrize(("hex_", "rises"), [("2822", False), ("2821", True)])
def test_no_undead_rise_on_holy_ground(hex_: str, rises: bool) -> None:
    """One who borrows the rune of Death from a sword may stand there; what they would raise may not."""
    hexes = {hex_: ["stommarren", "pletor_infantry_1"]}
    active = {"starkeep": "kingdoms", "tal_pletor": "necromancer"}
    dead = {hex_: ["starkeep_infantry_1"]}
    t = at("undead", hexes=hexes, active=active, bears={"stommarren": ["he_sups_on_prana"]}, fallen=dead)
    assert (t.question == "undead-magic") == rises


@pytest.mark.rule("DE-13.11a", "DE-13.11b")
def test_flames_close_hexes_and_hold_enemies_inside() -> None:
    hexes = {"1610": ["lammarech_cavalry_1", "silwer_flagriel"], "1609": ["necro_greater_1", "mezal"]}
    groups = {"silwer_flagriel": {"side": "kingdoms", "master": "lammarech"}}
    flames = {"silwer_flagriel": ["1609", "1611"]}
    t = at("movement", hexes=hexes, active=LAMMARECH, groups=groups, flames=flames)
    assert t.targets("move") == ["mezal"]
    assert t.refuses("move necro_greater_1") == ["DE-13.11b"]
    t.do("move mezal")
    assert t.refuses("go 1611") == ["DE-13.11a"]
    t = moving("kingdoms", hexes=hexes, active=LAMMARECH, groups=groups, flames=flames)
    t.do("move lammarech_cavalry_1")
    assert t.refuses("step 1609") == ["DE-13.11a"]


@pytest.mark.rule("DE-13.11a")
def test_the_sons_of_the_morning_walk_through_flames() -> None:
    hexes = {"1610": ["lammarech_cavalry_1", "sons_of_the_morning_1", "cos_dol_cos", "silwer_flagriel"]}
    groups = {name: {"side": "kingdoms", "master": "lammarech"} for name in ("silwer_flagriel", "cos_dol_cos")}
    t = moving("kingdoms", hexes=hexes, active=LAMMARECH, groups=groups, flames={"silwer_flagriel": ["1609"]})
    t.do("move sons_of_the_morning_1", "with cos_dol_cos")
    assert "1609" in t.targets("step")
    t.do("with lammarech_cavalry_1")
    assert "1609" not in t.targets("step")


@pytest.mark.rule("DE-13.11b", "DE-19.3")
def test_flames_hold_neither_leaders_nor_the_sons_of_the_morning() -> None:
    hexes = {
        "1609": ["necro_greater_1", "sons_of_the_morning_1", "cos_dol_cos", "tol_morn"],
        "1610": ["silwer_flagriel"],
    }
    groups = {"silwer_flagriel": {"side": "kingdoms"}, "cos_dol_cos": {"side": "necromancer"}}
    t = moving(hexes=hexes, active=LAMMARECH, groups=groups, flames={"silwer_flagriel": ["1609"]})
    assert {"sons_of_the_morning_1", "cos_dol_cos", "tol_morn"} <= set(t.targets("move"))
    t.do("move sons_of_the_morning_1")
    assert t.targets("with") == ["tol_morn", "cos_dol_cos"]
    assert t.refuses("with necro_greater_1") == ["DE-13.11b"]


@pytest.mark.rule("DE-13.11b", "DE-8.31")
def test_flyers_do_not_leave_the_flames_for_a_sea_without_shore() -> None:
    """From 0307 in flames to the sea of 0308: open while the sea beyond is, closed when flames ring it."""
    hexes = {"0307": ["necro_greater_1", "silwer_flagriel"]}
    groups = {"silwer_flagriel": {"side": "necromancer", "master": "host"}}
    t = moving(hexes=hexes, groups=groups, flames={"silwer_flagriel": ["0307"]})
    t.do("move necro_greater_1")
    assert "0308" in t.targets("step")
    ring = [WORLD.grid.ids[n] for n in WORLD.grid.neighbours[hex_at("0308")]]
    t = moving(hexes=hexes, groups=groups, flames={"silwer_flagriel": ring})
    t.do("move necro_greater_1")
    assert "0306" in t.targets("step")
    assert t.refuses("step 0308") == ["DE-8.31"]


# -- the rest ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-8.4")
def test_what_stands_in_a_leaders_box_is_in_his_hex() -> None:
    t = new()
    t.do("gate 1107")
    there = t.stack("neutral", "2414") + t.stack("kingdoms", "2414")
    units = [name for name in there if name.startswith("zola")]
    assert len(units) == 8
    assert "nikon_v" in there


@pytest.mark.rule("DE-9.26c")
def test_the_hex_a_unit_came_by_is_remembered() -> None:
    t = moving("kingdoms", hexes={"1610": ["lammarech_cavalry_1"]}, active=LAMMARECH)
    march(t, "lammarech_cavalry_1", "1609", "1608")
    index, at_ = t.s.world.index_of("lammarech_cavalry_1"), t.s.world.grid.at("1609")
    assert t.s.half.entered == ((index, at_),)
    assert retreat.doors(t.s, NECROMANCER, hex_at("1608")) == 1 << at_
    assert retreat.doors(t.s, NECROMANCER, hex_at("1610")) == 0  # nobody came there


@pytest.mark.rule("DE-15.7a")
def test_legions_that_march_up_to_the_staff_fall_away_from_their_group() -> None:
    hexes = {
        "1610": ["the_emperors_lament_iii", "necro_siege"],
        "1609": ["nikon_v", "zola_infantry_1"],
    }
    undead = {"the_emperors_lament_iii": "necromancer"}
    bears = {"nikon_v": ["staff_of_empire"]}
    t = moving(hexes=hexes, active={**LAMMARECH, **EMPIRE}, undead=undead, bears=bears)
    t.do("move the_emperors_lament_iii", "with necro_siege", "step 1609")
    if t.asked == ["kingdoms"]:
        t.do("yes" if "yes" in t.options else t.options[0])
    assert t.side("the_emperors_lament_iii") == "kingdoms"
    assert t.s.half.done >> t.s.world.index_of("the_emperors_lament_iii") & 1
