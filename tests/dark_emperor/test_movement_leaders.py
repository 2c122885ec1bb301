"""Leaders and monsters on the move (DE-8.15 to 8.17, DE-18.21, DE-18.24), and the Mercenary Box (DE-19.1)."""

from __future__ import annotations

import pytest

from hexarchy.games.dark_emperor.combat import retreat
from tests.dark_emperor.marching import march, mooring, moving, shore_of, stacks
from tests.dark_emperor.table import WORLD, at, hex_at

LAMMARECH = {"lammarech": "kingdoms"}


GUARDS = [*(f"infantry_{n}" for n in range(1, 6)), "kings_guard_1"]


def index(piece: str) -> int:
    return WORLD.index_of(piece)


# -- leaders ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-8.15", "DE-6.15")
def test_a_leader_goes_from_any_hex_to_any_other() -> None:
    t = at("movement", hexes={"0304": ["mezal"]})
    t.do("move mezal", "go 3519")
    assert t.where("mezal") == "3519"
    assert not stacks(t)
    assert all(t.side(kingdom) == "neutral" for kingdom in ("the_scythe", "ahautsieron", "zolahaureslor"))
    t.do("move mezal", "go 0304")  # as often as he likes
    assert t.where("mezal") == "0304"


@pytest.mark.rule("DE-8.15")
def test_a_leader_goes_with_a_stack_and_then_his_own_way() -> None:
    t = moving("kingdoms", hexes={"1610": ["lammarech_cavalry_1", "lordolam"]}, active=LAMMARECH)
    t.do("move lordolam", "with lammarech_cavalry_1", "step 1609", "stop")
    assert t.where("lordolam") == "1609"
    t.do("move lordolam", "go 1606")
    assert t.where("lordolam") == "1606"
    assert stacks(t) == [("1610", "1609", 1, ["lammarech_cavalry_1"])]


@pytest.mark.rule("DE-8.16a")
def test_leaders_keep_away_from_enemies_but_not_from_the_inactive() -> None:
    hexes = {"0101": ["mezal"], "1610": ["lammarech_cavalry_1"], "2414": ["zola_infantry_1"]}
    t = at("movement", hexes=hexes, active=LAMMARECH)
    t.do("move mezal")
    assert t.refuses("go 1610") == ["DE-8.16a"]
    t.do("go 2414")
    assert t.where("mezal") == "2414"


@pytest.mark.rule("DE-8.16a")
def test_a_leader_joins_friends_among_enemies() -> None:
    hexes = {"1609": ["necro_greater_1"], "0101": ["mezal"], "1610": ["lammarech_cavalry_1"]}
    t = at("movement", hexes=hexes, active=LAMMARECH)
    march(t, "necro_greater_1", "1610")
    t.do("move mezal", "go 1610")
    assert t.where("mezal") == "1610"


@pytest.mark.rule("DE-8.16a")
def test_monsters_count_as_units_for_and_against_a_leader() -> None:
    hexes = {"0101": ["mezal"], "1610": ["sirax"]}
    t = at("movement", hexes=hexes, active=LAMMARECH, monsters={"sirax": "kingdoms"})
    assert t.do("move mezal").refuses("go 1610") == ["DE-8.16a"]
    hexes["1610"] = ["sirax", "lammarech_cavalry_1"]
    t = at("movement", hexes=hexes, active=LAMMARECH, monsters={"sirax": "necromancer"})
    t.do("move mezal", "go 1610")
    assert t.where("mezal") == "1610"


@pytest.mark.rule("DE-8.16a", "DE-PROC-1")
def test_a_ring_of_enemies_shuts_a_leader_in() -> None:
    ring = [WORLD.grid.ids[n] for n in WORLD.grid.neighbours[hex_at("1609")]]
    hexes = {name: [f"lammarech_cavalry_{n + 1}"] for n, name in enumerate(ring)}
    t = at("movement", hexes={**hexes, "1609": ["mezal"]}, active=LAMMARECH)
    t.do("move mezal")
    assert not t.targets("go")
    assert t.refuses("go 0101") == ["DE-8.16a"]
    gap = {name: pieces for name, pieces in hexes.items() if name != ring[0]}
    t = at("movement", hexes={**gap, "1609": ["mezal"]}, active=LAMMARECH)
    t.do("move mezal", "go 0101")
    assert t.where("mezal") == "0101"


@pytest.mark.rule("DE-8.16b")
def test_a_vampire_flying_through_his_hex_hunts_a_lone_leader() -> None:
    hexes = {"2215": ["necro_greater_1"], "2214": ["farnon"]}
    t = moving(hexes=hexes, active={"zolahaureslor": "kingdoms"}, dice=[2])
    t.do("move necro_greater_1", "step 2214")
    assert t.rolls("DE-9.27b") == [(2,)]
    assert t.where("farnon") == "dead"
    t.do("step 2213", "stop")
    assert t.where("necro_greater_1") == "2213"
    t = moving(hexes=hexes, active={"zolahaureslor": "kingdoms"}, dice=[1])
    t.do("move necro_greater_1", "step 2214")
    assert t.asked == ["kingdoms"]
    t.do("place 0101", seat="kingdoms")
    assert t.question == "march"


@pytest.mark.rule("DE-8.16b")
def test_units_that_march_off_leave_their_leader_to_his_fate() -> None:
    hexes = {"1610": ["necro_greater_1", "mezal", "lammarech_cavalry_1"], "0101": ["tol_morn"]}
    t = at("movement", hexes=hexes, active=LAMMARECH, dice=[6])
    t.do("move necro_greater_1", "step 1611")
    assert t.where("mezal") == "dead"


@pytest.mark.rule("DE-8.17", "DE-18.11")
def test_a_hidden_marker_stops_leaders() -> None:
    t = moving("kingdoms", hexes={"0512": ["ferlor"]}, active={"ferlarie": "kingdoms"}, hidden={"0711": "slug"})
    t.do("move ferlor", "go 0711")
    assert "ferlor" not in t.targets("move")
    assert t.refuses("move ferlor") == ["DE-8.17"]


@pytest.mark.rule("DE-8.17", "DE-18.11")
def test_a_marker_ends_the_move_of_a_group_with_a_leader() -> None:
    hexes = {"1705": ["lammarech_cavalry_1", "lammarech_cavalry_2", "lordolam"]}
    t = moving("kingdoms", hexes=hexes, active=LAMMARECH, hidden={"1805": "slug"})
    t.do("move lammarech_cavalry_1", "with lordolam", "step 1805")
    assert t.question == "movement"
    assert t.refuses("move lordolam") == ["DE-8.17"]
    t.do("move lammarech_cavalry_2", "step 1805")  # units pass freely
    assert "1705" in t.targets("step")


@pytest.mark.rule("DE-8.17")
def test_who_woke_up_beside_a_marker_may_leave() -> None:
    t = moving("kingdoms", hexes={"1805": ["lordolam"]}, active=LAMMARECH, hidden={"1805": "slug"})
    t.do("move lordolam", "go 1610")
    assert t.where("lordolam") == "1610"


@pytest.mark.rule("DE-8.17", "DE-PROC-1", "DE-18.11")
def test_no_way_leads_through_a_marker() -> None:
    """In a ring of enemies with one gap, the gap a marker: he can only go there."""
    near = [WORLD.grid.ids[n] for n in WORLD.grid.neighbours[hex_at("1705")]]
    hexes = {name: [f"necro_lesser_{n + 1}"] for n, name in enumerate(near) if name != "1805" and _is_land(name)}
    sea = [name for name in near if not _is_land(name)]
    hexes |= {name: [f"necro_greater_{n + 1}"] for n, name in enumerate(sea)}
    t = moving("kingdoms", hexes={**hexes, "1705": ["lordolam"]}, active=LAMMARECH, hidden={"1805": "slug"})
    t.do("move lordolam")
    assert t.targets("go") == ["1805"]


def _is_land(name: str) -> bool:
    return bool(WORLD.land >> hex_at(name) & 1)


@pytest.mark.rule("DE-6.14b", "DE-PROC-1")
def test_a_leaders_way_avoids_holy_places_unless_he_wants_to_go_there() -> None:
    t = at("movement", hexes={"2821": ["stommarren"], "0101": ["mezal"]}, active={"tal_pletor": "necromancer"})
    t.do("move stommarren", "go 2823")
    assert t.side("starkeep") == "neutral"
    t.do("move stommarren", "go 2822")
    assert t.side("starkeep") == "kingdoms"


# -- the box ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-19.1")
def test_to_the_box_and_back_next_turn() -> None:
    t = at("movement", hexes={"1610": ["mezal"], "0101": ["tol_morn"]})
    t.do("move mezal", "to-box")
    assert t.where("mezal") == "box"
    assert t.refuses("move mezal") == ["DE-19.1"]
    t = at(
        "movement",
        hexes={"0101": ["tol_morn"], "1610": ["lammarech_cavalry_1"]},
        active=LAMMARECH,
        piles={"box": ["mezal"]},
    )
    t.do("move mezal")
    assert t.refuses("go 2822") == ["DE-8.F"]
    assert t.refuses("go 1610") == ["DE-8.16a"]
    t.do("go 3519")
    assert t.where("mezal") == "3519"


@pytest.mark.rule("DE-19.1")
def test_only_leaders_go_to_the_box() -> None:
    t = moving(hexes={"1610": ["sirax"]}, active=LAMMARECH, monsters={"sirax": "necromancer"})
    t.do("move sirax")
    assert t.refuses("to-box") == ["DE-19.1"]


# -- monsters ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-18.21a")
def test_a_monster_crosses_the_map_and_stops_among_enemies() -> None:
    active = {"lammarech": "kingdoms", "ahautsieron": "necromancer"}
    hexes = {"3519": ["sirax"], "1610": ["lammarech_cavalry_1"]}
    t = moving(hexes=hexes, active=active, monsters={"sirax": "necromancer"})
    t.do("move sirax", "go 1609", "move sirax", "go 1610")
    assert not stacks(t)
    assert t.refuses("move sirax") == ["DE-18.21a"]
    assert t.s.half.entered == ((index("sirax"), hex_at("1609")),)


@pytest.mark.rule("DE-18.21a", "DE-8.G")
def test_with_units_a_monster_passes_enemies_and_markers_mean_nothing_to_it() -> None:
    hexes = {"1609": ["sirax", "necro_siege"], "1610": ["lammarech_cavalry_1"]}
    t = moving(hexes=hexes, active=LAMMARECH, monsters={"sirax": "necromancer"}, hidden={"1805": "slug"})
    march(t, ["necro_siege", "sirax"], "1610", "1611")
    assert t.where("sirax") == "1611"
    t.do("move sirax", "go 1805", "move sirax", "go 1609")
    assert t.where("sirax") == "1609"
    hexes = {"1705": ["sirax", "necro_greater_1"]}
    t = moving(hexes=hexes, active=LAMMARECH, monsters={"sirax": "necromancer"}, hidden={"1805": "slug"})
    t.do("move necro_greater_1", "with sirax", "step 1805")
    assert "1705" in t.targets("step")  # nor do they stop a company it is in


@pytest.mark.rule("DE-18.21a")
def test_alone_a_monster_does_not_get_past_enemies() -> None:
    """In a ring of enemies it can go to any of them, and no farther."""
    near = [WORLD.grid.ids[n] for n in WORLD.grid.neighbours[hex_at("1609")]]
    ring = {name: [f"zola_infantry_{n}"] for n, name in enumerate(near, 1)}
    active = {**LAMMARECH, "zolahaureslor": "kingdoms"}
    t = moving(hexes={"1609": ["sirax"], **ring}, active=active, monsters={"sirax": "necromancer"})
    t.do("move sirax")
    assert t.targets("go") == sorted(near)
    assert t.refuses("go 1606") == ["DE-18.21a"]


@pytest.mark.rule("DE-18.21b")
def test_a_monster_rouses_the_land_it_enters() -> None:
    t = moving("kingdoms", hexes={"1610": ["sirax"]}, active=LAMMARECH, monsters={"sirax": "kingdoms"})
    t.do("move sirax", "go 1308")
    assert t.side("tal_pletor") == "necromancer"
    assert t.side("zolahaureslor") == "neutral"


@pytest.mark.rule("DE-18.21b", "DE-PROC-1")
def test_a_monster_goes_round_inactive_land() -> None:
    """One kingdom may be roused by one order; what lies behind it takes another, and garrisons bar the way."""
    hexes = {"1610": ["sirax"], "1411": ["pletor_infantry_1"]}
    t = moving(hexes=hexes, active={"lammarech": "necromancer"}, monsters={"sirax": "necromancer"})
    t.do("move sirax", "go 1411")
    assert t.side("tal_pletor") == "kingdoms"
    assert t.refuses("move sirax") == ["DE-18.21a"]
    landlocked = {"sirax": "necromancer"}
    ring = [WORLD.grid.ids[n] for n in WORLD.grid.neighbours[hex_at("1308")]]
    garrisons = {name: [f"pletor_{kind}"] for name, kind in zip(ring, GUARDS, strict=True)}
    t = moving(hexes={"1610": ["sirax"], **garrisons}, active={"lammarech": "necromancer"}, monsters=landlocked)
    t.do("move sirax")
    assert t.refuses("go 1308") == ["DE-18.21a"]


@pytest.mark.rule("DE-18.24")
def test_ssstoth_keeps_to_water() -> None:
    active = {"zolahaureslor": "kingdoms", "kelaron_oiret": "kingdoms", "loymarech": "kingdoms"}
    t = moving(hexes={"2705": ["ssstoth"]}, active=active, monsters={"ssstoth": "necromancer"})
    t.do("move ssstoth")
    assert t.refuses("go 2312") == ["DE-18.24"]
    assert "2212" in t.targets("go")  # up the Sudrin
    t.do("go 2605")
    assert mooring(t, "ssstoth") is not None
    assert not stacks(t)


@pytest.mark.rule("DE-18.24")
def test_ssstoth_in_a_group_swims_as_a_fleet() -> None:
    active = {"zolahaureslor": "kingdoms", "loymarech": "kingdoms"}
    t = moving(
        "kingdoms",
        hexes={"2605": ["ssstoth", "zola_naval_1"]},
        active=active,
        monsters={"ssstoth": "kingdoms"},
        moorings={"ssstoth": shore_of("2605", "2705"), "zola_naval_1": shore_of("2605", "2705")},
    )
    t.do("move zola_naval_1", "with ssstoth")
    assert "2506" not in t.targets("step")
    t.do("step 2706", "stop")
    assert t.where("ssstoth") == "2706"
    assert mooring(t, "ssstoth") is None


@pytest.mark.rule("DE-18.24")
def test_ssstoth_keeps_flyers_it_goes_with_and_its_own_retreat_to_the_water() -> None:
    active = {"zolahaureslor": "kingdoms", "kelaron_oiret": "kingdoms", "loymarech": "kingdoms"}
    hexes = {"2211": ["ssstoth", "necro_greater_1"]}
    t = moving(hexes=hexes, active=active, monsters={"ssstoth": "necromancer"})
    waters = [WORLD.grid.ids[to] for to in retreat.open_hexes(t.s, WORLD.SSSTOTH)]
    t.do("move necro_greater_1")
    land = set(t.targets("step"))
    t.do("with ssstoth")
    assert t.targets("step") == waters
    assert land - set(waters)  # where the vampire could have gone alone
