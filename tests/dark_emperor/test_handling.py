"""Devices change hands during movement (DE-15.12, DE-15.14, DE-DEC-16)."""

from __future__ import annotations

import pytest

from hexarchy.games.dark_emperor.combat import strength
from tests.dark_emperor.marching import march, moving
from tests.dark_emperor.table import Table, at, hex_at

EMPIRE = {"zolahaureslor": "kingdoms"}
COURT = ["nikon_v", "kebir_whitehand", "farnon", "zola_infantry_1", "zola_infantry_2"]


def court(**more: object) -> Table:
    """Three leaders of the Empire with two units; Nikon has two devices."""
    bears = {"nikon_v": ["staff_of_empire", "sword_1"]}
    return moving("kingdoms", hexes={"2414": COURT}, active=EMPIRE, **{"bears": bears, **more})


@pytest.mark.rule("DE-15.12a")
def test_four_devices_go_where_their_bearer_goes() -> None:
    devices = ["staff_of_empire", "sword_1", "sword_2", "loslom"]
    t = court(bears={"nikon_v": devices})
    t.do("move nikon_v", "go 2211")
    assert [t.bearer(device) for device in devices] == ["nikon_v"] * 4
    assert t.where("nikon_v") == "2211"
    assert t.refuses("move sword_1") == ["DE-15.12a"]


@pytest.mark.rule("DE-15.12c", "DE-DEC-16")
def test_leaders_who_meet_pass_devices_on() -> None:
    t = court()
    assert {"give staff_of_empire", "give sword_1", "leave sword_1"} <= set(t.options)
    t.do("give sword_1")
    assert t.question == "device-to"
    assert t.targets("to") == ["kebir_whitehand", "farnon"]
    assert t.refuses("to nikon_v") == ["DE-15.12c"]
    t.do("to farnon")
    assert t.bearer("sword_1") == "farnon"
    t.do("give sword_1", "to nikon_v")  # any number of times
    assert t.bearer("sword_1") == "nikon_v"
    t.do("move nikon_v", "go 2211")
    assert t.refuses("give sword_1") == ["DE-15.12c"]


@pytest.mark.rule("DE-15.12c", "DE-17d", "DE-18.3a")
def test_the_torch_and_famir_are_not_handed_on() -> None:
    hexes = {"3104": ["padron_pletyy", "zelara_do_fornoy"]}
    bears = {"padron_pletyy": ["torch_of_liberty", "famir"]}
    t = moving("kingdoms", hexes=hexes, active={"kelaron_oiret": "kingdoms"}, bears=bears, doge="padron_pletyy")
    assert t.refuses("give torch_of_liberty") == ["DE-17d"]
    assert t.refuses("leave torch_of_liberty") == ["DE-17d"]
    assert t.refuses("give famir") == ["DE-18.3a"]


@pytest.mark.rule("DE-15.12c", "DE-19.1")
def test_nothing_changes_hands_in_the_box() -> None:
    bears = {"mezal": ["loslom"]}
    t = at("movement", hexes={"0101": ["tol_morn"]}, bears=bears, piles={"box": ["mezal", "padrech_dar_choim"]})
    assert t.targets("give") == []
    assert t.refuses("give loslom") == ["DE-15.12c"]


@pytest.mark.rule("DE-15.12c", "DE-15.12d")
def test_a_gift_to_a_neutral_leader_stays_with_him() -> None:
    hexes = {"1610": ["lordolam", "nikon_v"]}
    t = moving("kingdoms", hexes=hexes, active=EMPIRE, bears={"nikon_v": ["sword_1"]})
    t.do("give sword_1")
    assert t.bearer("sword_1") == "lordolam"
    assert t.refuses("take sword_1") == ["DE-15.12d"]
    assert t.refuses("give sword_1") == ["DE-15.12d"]


@pytest.mark.rule("DE-15.12c")
def test_nothing_is_handed_to_an_enemy() -> None:
    t = moving(
        "kingdoms",
        hexes={"1610": ["lordolam", "tol_morn"]},
        active={"lammarech": "kingdoms"},
        bears={"lordolam": ["loslom"]},
    )
    assert t.refuses("give loslom") == ["DE-15.12c"]


@pytest.mark.rule("DE-15.12d")
def test_what_the_enemy_bears_is_not_ours() -> None:
    hexes = {"1610": ["lordolam", "mezal"]}
    t = moving("kingdoms", hexes=hexes, active={"lammarech": "kingdoms"}, bears={"mezal": ["loslom"]})
    assert t.refuses("take loslom") == ["DE-15.12c"]


@pytest.mark.rule("DE-15.14a", "DE-DEC-16")
def test_a_device_left_with_units_adds_nothing_and_is_picked_up() -> None:
    t = court()
    before = strength.strength(t.s, 1, hex_at("2414"))
    t.do("leave sword_1")
    assert t.where("sword_1") == "2414"
    assert strength.strength(t.s, 1, hex_at("2414")) == before
    t.do("take sword_1", "to kebir_whitehand")
    assert t.bearer("sword_1") == "kebir_whitehand"


@pytest.mark.rule("DE-15.14a")
def test_left_only_with_friendly_units() -> None:
    t = moving("kingdoms", hexes={"2414": ["nikon_v"]}, active=EMPIRE, bears={"nikon_v": ["sword_1"]})
    assert t.refuses("leave sword_1") == ["DE-15.14a"]


@pytest.mark.rule("DE-15.14a", "DE-15.14b")
def test_what_enemy_units_guard_is_not_picked_up() -> None:
    hexes = {"1610": ["necro_greater_1", "lammarech_cavalry_1", "lordolam", "loslom"]}
    t = moving("kingdoms", hexes=hexes, active={"lammarech": "kingdoms"})
    assert t.refuses("take loslom") == ["DE-15.14a"]


@pytest.mark.rule("DE-15.12e")
def test_units_take_a_device_along() -> None:
    hexes = {"2414": ["zola_infantry_1", "zola_infantry_2", "sword_1"]}
    t = moving("kingdoms", hexes=hexes, active=EMPIRE, blades={"sword_1": "heros"}, dice=[1])
    march(t, ["zola_infantry_1", "zola_infantry_2", "sword_1"], "2315", "2215")
    assert t.where("sword_1") == "2215"
    for unit in ("zola_infantry_1", "zola_infantry_2"):
        assert t.where(unit) == "2215"


@pytest.mark.rule("DE-15.12e")
def test_a_device_lies_where_its_carriers_were_lost() -> None:
    hexes = {"2414": ["zola_infantry_1", "sword_1"]}
    t = moving("kingdoms", hexes=hexes, active=EMPIRE, dice=[1])
    back_and_forth = ["2315", "2215"] * 10
    march(t, ["zola_infantry_1", "sword_1"], *back_and_forth)
    t.do("end")
    assert t.where("zola_infantry_1") == "pool"
    assert t.where("sword_1") == "2215"
    assert t.bearer("sword_1") is None


@pytest.mark.rule("DE-15.12e")
def test_the_torch_is_not_taken_along() -> None:
    hexes = {"3104": ["kelaron_infantry_1", "torch_of_liberty"]}
    t = moving("kingdoms", hexes=hexes, active={"kelaron_oiret": "kingdoms"})
    t.do("move kelaron_infantry_1")
    assert t.refuses("with torch_of_liberty") == ["DE-15.12e"]
