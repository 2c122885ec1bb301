"""Mercenaries (DE-19): hiring them, where they appear, and whom they serve."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.core.hexsets import hexes_of
from hexarchy.games.dark_emperor import control
from hexarchy.games.dark_emperor.words import FORCES, GROUP_IDS, KINGDOM_IDS
from tests.dark_emperor.table import WORLD, Table, at, hex_at

LAMMARECH = {"lammarech": "kingdoms"}
MONTOY = ["lord_montoy", "montoy_infantry_1", "montoy_infantry_2", "montoy_cavalry"]


def in_the_box(*leaders: str, player: str = "necromancer", **more: Any) -> Table:
    return at("diplomacy", player, piles={"box": leaders}, **more)


@pytest.mark.rule("DE-19")
def test_six_groups() -> None:
    members = {group: [piece.id for piece in WORLD.pieces if piece.force == FORCES.index(group)] for group in GROUP_IDS}
    units = {group: len(found) - 1 for group, found in members.items()}
    assert len(units) == 6
    assert [group for group, count in units.items() if not count] == ["silwer_flagriel"]
    assert all(WORLD.pieces[WORLD.group_leaders[FORCES.index(group)]].id in members[group] for group in GROUP_IDS)


# -- hiring -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-19.11", "DE-DEC-33", "DE-11.N")
def test_a_leader_in_the_box_addresses_one_group() -> None:
    t = in_the_box("mezal", hexes={"1609": ["necro_greater_1"]}, dice=[2, 3])
    assert t.targets("court") == list(GROUP_IDS)
    t.do("court silwer_flagriel")
    assert t.rolls("DE-19.11") == [(2, 3)]
    assert t.side("silwer_flagriel") == "neutral"  # five and four
    assert t.question != "court"  # nobody is left to speak


@pytest.mark.rule("DE-19.11")
def test_ten_hires_the_group() -> None:
    t = in_the_box("mezal", hexes={"1609": ["necro_greater_1"]}, dice=[2, 4])
    t.do("court silwer_flagriel")
    assert t.side("silwer_flagriel") == "necromancer"
    assert t.events("hired") == [{"force": "silwer_flagriel", "side": "necromancer"}]


@pytest.mark.rule("DE-19.11", "DE-DEC-33")
def test_two_leaders_two_different_groups() -> None:
    t = in_the_box("mezal", "tol_morn", hexes={"2414": ["padrech_dar_choim"]}, dice=[1, 1, 1, 1])
    t.do("court saar", "speaker mezal")
    assert t.refuses("court saar") == ["DE-19.11"]
    t.do("court the_hounds")
    assert t.options == ["court zolahaureslor", "end"]  # both have spoken
    assert t.refuses("court lord_montoy") == ["DE-19.11"]


@pytest.mark.rule("DE-19.11")
def test_leaders_elsewhere_and_of_the_other_side_hire_nobody() -> None:
    t = in_the_box("lordolam", hexes={"1820": ["mezal"]}, active=LAMMARECH)
    assert t.options == ["court stavror", "end"]
    assert t.refuses("court saar") == ["DE-19.11"]


@pytest.mark.rule("DE-19.13")
def test_the_hired_are_not_courted_again() -> None:
    groups = {"saar": {"side": "kingdoms", "master": "lammarech"}}
    t = in_the_box("mezal", hexes={"1610": ["saar"]}, active=LAMMARECH, groups=groups)
    assert "court saar" not in t.options
    assert t.refuses("court saar") == ["DE-19.13"]
    t = in_the_box("mezal", "saar", hexes={"1610": ["saarlumen_1"]}, active=LAMMARECH, groups=groups)
    assert "court saar" not in t.options  # not even in the box


# -- where they appear ------------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-19.12", "DE-DEC-34")
def test_in_a_city_of_the_employer() -> None:
    """Vampires hold the other city of Lammarech."""
    hexes = {"1610": ["lammarech_cavalry_1"], "1606": ["necro_greater_1"]}
    t = in_the_box("lordolam", player="kingdoms", hexes=hexes, active=LAMMARECH, dice=[4, 3])
    t.do("court lord_montoy")
    assert [t.where(piece) for piece in MONTOY] == ["1610"] * 4
    assert t.events("serves") == [{"force": "lord_montoy", "master": "lammarech"}]  # the only kingdom there is


@pytest.mark.rule("DE-19.12", "DE-DEC-34")
def test_the_employer_chooses_among_his_cities() -> None:
    t = in_the_box("lordolam", player="kingdoms", active=LAMMARECH, dice=[4, 3])
    t.do("court lord_montoy")
    assert (t.question, t.rule) == ("place-group", "DE-DEC-34")
    cities = [WORLD.grid.ids[city.hex] for city in WORLD.cities_of[KINGDOM_IDS.index("lammarech")]]
    assert t.targets("place") == sorted(cities)
    assert t.refuses("place 1609") == ["DE-19.12"]
    t.do(f"place {cities[0]}")
    assert t.where("lord_montoy") == cities[0]


@pytest.mark.rule("DE-19.12", "DE-DEC-34")
def test_beside_his_units_without_a_city() -> None:
    t = in_the_box("mezal", hexes={"1508": ["necro_greater_1"]}, active=LAMMARECH, dice=[6, 6])
    t.do("court saar")
    near = {"1508", *(WORLD.grid.ids[n] for n in WORLD.grid.neighbours[hex_at("1508")])}
    land = {name for name in near if WORLD.land >> hex_at(name) & 1}
    mine = {name for name in land if WORLD.owner[hex_at(name)] == KINGDOM_IDS.index("lammarech")}
    assert set(t.targets("place")) == mine  # nothing of an inactive kingdom
    t.do("place 1508")
    assert [t.where(piece) for piece in ("saar", "saarlumen_1")] == ["1508", "1508"]
    assert t.events("serves") == [{"force": "saar", "master": "host"}]


@pytest.mark.rule("DE-19.12")
def test_not_among_enemies_nor_in_flames() -> None:
    hexes = {"1508": ["necro_greater_1"], "1509": ["lammarech_cavalry_1"], "1505": ["silfaren"]}
    active = {"lammarech": "kingdoms", "ahautsieron": "kingdoms"}
    t = in_the_box("mezal", hexes=hexes, active=active, flames={"silfaren": ["1507"]}, dice=[6, 6])
    t.do("court saar")
    assert "1508" in t.targets("place")
    assert t.refuses("place 1509") == ["DE-19.12"]
    assert t.refuses("place 1507") == ["DE-19.12"]
    t = in_the_box("mezal", hexes=hexes, active=active, flames={"silfaren": ["1507"]}, dice=[6, 6])
    t.s.half = t.s.half._replace(charms=((WORLD.MEZAL, 4),))
    t.do("court cos_dol_cos")
    assert "1507" in t.targets("place")  # flames are nothing to Cos dol Cos


@pytest.mark.rule("DE-19.12")
def test_on_empty_land_without_city_and_unit() -> None:
    """A Necromancer without units, whose last conquest is being taken back from him."""
    kingdoms = {"lammarech": {"conquered": True, "holder": "necromancer"}}
    hexes = {"1610": ["lammarech_cavalry_1"], "1606": ["lammarech_cavalry_2"]}
    t = in_the_box("mezal", active=LAMMARECH, kingdoms=kingdoms, hexes=hexes, dice=[6, 6])
    t.do("court saar")
    assert t.question == "place-group"
    free = WORLD.lands[KINGDOM_IDS.index("lammarech")] & ~t.s.held[1]  # zones of control do not matter
    assert t.targets("place") == [WORLD.grid.ids[hex_] for hex_ in hexes_of(free)]
    assert t.refuses("place 1610") == ["DE-19.12"]


@pytest.mark.rule("DE-19.12")
def test_a_group_without_a_place_waits_for_the_next_movement_segment() -> None:
    t = in_the_box("mezal", active=LAMMARECH, dice=[6, 6])
    t.do("court saar")
    assert (t.side("saar"), t.where("saar"), t.where("saarlumen_1")) == ("necromancer", "box", "box")
    assert t.events("serves") == [{"force": "saar", "master": "host"}]
    groups = {"saar": {"side": "necromancer"}}
    t = at("movement", hexes={"1508": ["necro_greater_1"]}, active=LAMMARECH, groups=groups)
    assert t.question == "place-group"
    t.do("place 1508")
    assert (t.where("saar"), t.question) == ("1508", "movement")


@pytest.mark.rule("DE-19.12")
def test_a_city_in_land_he_holds_is_his_whatever_zones_reach_it() -> None:
    """Vampires beside Zolmarech, and in the other city."""
    hexes = {"1611": ["necro_greater_1"], "1606": ["necro_greater_2"]}
    t = in_the_box("lordolam", player="kingdoms", hexes=hexes, active=LAMMARECH, dice=[4, 3])
    t.do("court lord_montoy")
    assert t.where("lord_montoy") == "1610"
    t = in_the_box("mezal", hexes={"1611": ["necro_greater_1"]}, active=LAMMARECH, dice=[6, 6])
    t.do("court saar")
    assert {"1611", "1711"} <= set(t.targets("place"))  # he has no city by being near one: beside his units


@pytest.mark.rule("DE-19.12", "DE-6.34c")
def test_a_conquered_city_is_his_who_holds_the_land() -> None:
    lost = {"lammarech": {"side": "kingdoms", "conquered": True, "holder": "necromancer", "assignee": "host"}}
    hexes = {"1608": ["lammarech_cavalry_1"], "1606": ["lammarech_cavalry_2"]}
    t = in_the_box("mezal", hexes=hexes, kingdoms=lost, dice=[6, 6])
    t.do("court saar")
    assert t.where("saar") == "1610"  # empty; in the other the enemy stands


@pytest.mark.rule("DE-19.12", "DE-19.1")
def test_a_leader_who_went_to_the_box_to_hire_others_is_not_placed_again() -> None:
    groups = {"saar": {"side": "kingdoms", "master": "lammarech"}}
    hexes = {"1610": ["saarlumen_1", "saarlumen_2"]}
    t = at("movement", "kingdoms", hexes=hexes, active=LAMMARECH, groups=groups, piles={"box": ["saar"]})
    assert (t.question, t.where("saar")) == ("movement", "box")


@pytest.mark.rule("DE-19.12", "DE-6.14b")
def test_mercenaries_of_the_necromancer_on_holy_ground_bring_starkeep_in() -> None:
    hexes = {"2518": ["stavror_infantry_1"]}
    active = {kingdom: "necromancer" for kingdom in KINGDOM_IDS if kingdom != "starkeep"}
    held = {"conquered": True, "holder": "kingdoms"}
    kingdoms = dict.fromkeys(active, held)
    t = in_the_box("mezal", hexes=hexes, active=active, kingdoms=kingdoms, dice=[6, 6])
    t.do("court saar", "place 2518", "master host")
    assert t.where("saar") == "2518"
    assert t.side("starkeep") == "kingdoms"


# -- whom they serve --------------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-19.13", "DE-DEC-34")
def test_the_employer_names_a_master() -> None:
    active = {"lammarech": "kingdoms", "ferlarie": "kingdoms"}
    t = in_the_box("lordolam", player="kingdoms", active=active, dice=[4, 3])
    t.do("court lord_montoy", "place 1610")
    assert (t.question, t.options) == ("master", ["master ferlarie", "master lammarech"])
    t.do("master ferlarie")
    assert t.events("serves") == [{"force": "lord_montoy", "master": "ferlarie"}]
    assert FORCES[t.s.masters[GROUP_IDS.index("lord_montoy")]] == "ferlarie"


@pytest.mark.rule("DE-19.13", "DE-DEC-34")
def test_the_necromancer_may_be_the_master() -> None:
    active = {"tal_pletor": "necromancer"}
    t = in_the_box("mezal", active=active, dice=[6, 6])
    t.do("court saar", "place 1109")
    assert t.options == ["master tal_pletor", "master host"]


@pytest.mark.rule("DE-19.13")
def test_what_they_control_pays_their_master() -> None:
    active = {"lammarech": "kingdoms", "ferlarie": "kingdoms", "tal_pletor": "necromancer"}
    groups = {"lord_montoy": {"side": "kingdoms", "master": "ferlarie"}}
    t = at("movement", hexes={"1109": ["montoy_cavalry"], "1610": ["lordolam"]}, active=active, groups=groups)
    assert FORCES[control.reckon(t.s).payee(hex_at("1109"))] == "ferlarie"
