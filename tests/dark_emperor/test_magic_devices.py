"""Devices that lend magic (DE-15.11, DE-15.15), the Silk Negator (DE-15.5), Sirax (DE-18.23), magic and the neutral."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.core.dice import SeededDice
from hexarchy.games.dark_emperor import devices
from hexarchy.games.dark_emperor.magic import refusals, runes
from hexarchy.games.dark_emperor.spells import KILL
from hexarchy.games.dark_emperor.words import KINGDOMS
from tests.dark_emperor.table import WORLD, Table, at
from tests.dark_emperor.test_magic import CITY, EMPIRE, FAR, meeting, needed, strength

NEGATOR = {"nikon_v": ["silk_negator"]}


def powers(t: Table, leader: str) -> dict[str, int]:
    """What a leader can cast, by the device that lends it ("" is his own)."""
    found = runes.runes_of(t.s, WORLD.index_of(leader))
    return {WORLD.pieces[power.device].id if power.device >= 0 else "": power.strength for power in found}


def flyers(leader: str, device: str, **more: Any) -> Table:
    """A leader with a device and an infantry of Lammarech in the Kingdoms player's Movement Magic Segment."""
    active = {**EMPIRE, "the_scythe": "kingdoms", "ahautsieron": "kingdoms", "kelaron_oiret": "kingdoms"}
    hexes = {CITY: [leader, "lammarech_infantry_1"]}
    return at("movement-magic", "kingdoms", hexes=hexes, active=active, bears={leader: [device]}, **more)


# -- strength from devices --------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-15.11b", "DE-EX-15.11a")
def test_a_device_of_his_own_rune_adds_its_strength() -> None:
    t = meeting("padrech_dar_choim", "lordolam", bears={"padrech_dar_choim": ["he_sups_on_prana"]}, dice=[5, 6])
    assert powers(t, "padrech_dar_choim") == {"": 4}
    t.do("cast kill")
    assert (t.question, t.options) == ("lend-strength", ["use he_sups_on_prana", "none"])
    t.do("use he_sups_on_prana")
    assert (needed(t), t.where("lordolam")) == ([5], "dead")
    assert t.s.turn.uses == ((WORLD.PADRECH, WORLD.PRANA),)
    assert powers(t, "padrech_dar_choim") == {"": 4}  # five less one casting


@pytest.mark.rule("DE-15.11b", "DE-15.13a")
def test_whether_to_draw_on_it_is_the_casters_choice() -> None:
    t = meeting("padrech_dar_choim", "lordolam", bears={"padrech_dar_choim": ["he_sups_on_prana"]}, dice=[5])
    t.do("cast kill", "none")
    assert (needed(t), t.s.turn.uses) == ([4], ())
    uses = {"padrech_dar_choim": ["he_sups_on_prana"]}
    t = meeting("padrech_dar_choim", "lordolam", bears=uses, uses=uses, dice=[6])
    t.do("cast kill")
    assert needed(t) == [5]  # once claimed it counts without asking


@pytest.mark.rule("DE-15.13a", "DE-15.11b")
def test_a_caster_with_nothing_left_must_draw_on_it() -> None:
    bears = {"padrech_dar_choim": ["he_sups_on_prana"]}
    t = meeting("padrech_dar_choim", "lordolam", bears=bears, spent={"padrech_dar_choim": 4}, dice=[2])
    t.do("cast kill")
    assert (needed(t), t.s.turn.uses) == ([1], ((WORLD.PADRECH, WORLD.PRANA),))
    full = {"padrech_dar_choim": ["loslom", "staff_of_empire"]}
    t = meeting("padrech_dar_choim", "lordolam", "mezal", bears=bears, uses=full, spent={"padrech_dar_choim": 4})
    t.answer("combat-magic", "pass")
    assert t.question == "battle-leader"  # both his places are taken


@pytest.mark.rule("DE-15.11c")
def test_a_leader_without_a_rune_casts_at_the_devices_strength() -> None:
    t = flyers("skydor", "the_scythe_device", dice=[2])
    t.do("cast fly")
    assert needed(t) == [2]
    assert t.events("device-used") == [{"leader": "skydor", "device": "the_scythe_device"}]
    assert len(t.events("escort")) == 1


@pytest.mark.rule("DE-15.11d", "DE-EX-15.11b")
def test_an_opposed_device_is_of_no_use() -> None:
    bears = {"kebir_whitehand": ["he_sups_on_prana"]}
    t = meeting("kebir_whitehand", "tol_morn", "farnon", bears=bears)
    t.answer("combat-magic", "pass")
    assert t.question == "banish-magic"  # no Kill before it
    assert powers(t, "kebir_whitehand") == {"": 3}
    t = meeting("padrech_dar_choim", "farnon", bears={"padrech_dar_choim": ["dawn_lantern"]})
    t.answer("combat-magic", "pass").answer("kill-magic", "pass")
    assert t.question == "battle-leader"
    assert powers(t, "padrech_dar_choim") == {"": 4}


@pytest.mark.rule("DE-15.11d", "DE-15.13a", "DE-15.13b", "DE-19.3")
@pytest.mark.parametrize(
    ("leader", "used", "rule"),
    [
        ("kebir_whitehand", [], "DE-15.11d"),
        ("lordolam", ["loslom"], "DE-15.13a"),  # a second sword
        ("cos_dol_cos", [], "DE-19.3"),
        ("farnon", [], "DE-14.11"),  # he could, if there were anybody to strike
    ],
)
def test_refusals_say_why_a_device_gives_no_magic(leader: str, used: list[str], rule: str) -> None:
    groups = {"cos_dol_cos": {"side": "kingdoms"}}
    t = meeting(leader, groups=groups, bears={leader: ["he_sups_on_prana"]}, uses={leader: used}, then=SeededDice(1))
    reasons = refusals.why_caster(t.s, KINGDOMS, KILL, WORLD.index_of(leader))
    assert [reason.rule for reason in reasons] == [rule]


@pytest.mark.rule("DE-15.11c", "DE-15.11e", "DE-EX-15.11e")
def test_two_powers_weaken_separately() -> None:
    t = flyers("narmoren", "the_scythe_device", dice=[1])
    assert powers(t, "narmoren") == {"": 3, "the_scythe_device": 2}
    t.do("cast fly")
    assert needed(t) == [2]  # at the device's strength, whatever his own is
    assert powers(t, "narmoren") == {"": 3, "the_scythe_device": 1}


@pytest.mark.rule("DE-15.11f")
def test_castings_stay_with_the_device_for_any_bearer() -> None:
    t = flyers("lordolam", "the_scythe_device", drained={"the_scythe_device": ["skydor", "skydor"]})
    assert t.question != "movement-magic"
    assert powers(t, "lordolam") == {"the_scythe_device": 0}


@pytest.mark.rule("DE-15.11f")
def test_who_parts_with_a_device_of_his_rune_keeps_his_own_strength_less_his_castings() -> None:
    bears, uses = {"zelara_do_fornoy": ["the_scythe_device"]}, {"zelara_do_fornoy": ["the_scythe_device"]}
    t = flyers("zelara_do_fornoy", "the_scythe_device", uses=uses, dice=[6, 1])
    assert (bears, strength(t, "zelara_do_fornoy")) == (uses, 5)
    t.do("cast fly", "cast fly")
    assert strength(t, "zelara_do_fornoy") == 3
    assert t.s.turn.drained == ((WORLD.index_of("the_scythe_device"), WORLD.index_of("zelara_do_fornoy")),) * 2
    spent = {
        "spent": dict.fromkeys(["zelara_do_fornoy"], 2),
        "drained": {"the_scythe_device": ["zelara_do_fornoy"] * 2},
    }
    t = flyers("skydor", "the_scythe_device", **spent)
    assert powers(t, "skydor") == {"the_scythe_device": 0}
    assert strength(t, "zelara_do_fornoy") == 1
    t = flyers("zelara_do_fornoy", "the_scythe_device", uses=uses, **spent)
    assert strength(t, "zelara_do_fornoy") == 3  # his own castings do not count twice


@pytest.mark.rule("DE-15.15", "DE-EX-15.15")
def test_a_device_gains_strength_at_its_rune_as_its_owners_movement_begins() -> None:
    active = {"starkeep": "kingdoms", **EMPIRE}
    more: dict[str, Any] = {
        "active": active,
        "bears": {"the_keeper": ["keepers_sceptre"]},
        "uses": {"the_keeper": ["keepers_sceptre"]},
    }
    t = at("movement-magic", "kingdoms", hexes={"3021": ["the_keeper"]}, inspired=["the_keeper"], **more)
    assert strength(t, "the_keeper") == 6
    t = at("movement-magic", "kingdoms", hexes={CITY: ["the_keeper"]}, **more)
    assert strength(t, "the_keeper") == 4
    t = at("movement-magic", "necromancer", hexes={"3021": ["the_keeper"]}, **more)
    assert strength(t, "the_keeper") == 4  # the enemy's Movement Phase charges nothing of his
    assert t.s.turn.charged == ()


@pytest.mark.rule("DE-15.15", "DE-PROC-8")
def test_a_device_left_with_units_gains_it_too() -> None:
    hexes = {"3021": ["keepers_sceptre", "starkeep_infantry_1"], "1826": ["staff_of_waters", "lammarech_infantry_1"]}
    t = at("movement-magic", "kingdoms", hexes=hexes, active={"starkeep": "kingdoms", **EMPIRE})
    assert [WORLD.pieces[device].id for device in t.s.turn.charged] == ["keepers_sceptre"]


@pytest.mark.rule("DE-15.15")
def test_what_was_gained_in_the_first_half_lasts_through_the_second() -> None:
    hexes = {"3021": ["keepers_sceptre", "starkeep_infantry_1"]}
    t = at("movement-magic", "kingdoms", hexes=hexes, active={"starkeep": "kingdoms"}, charged=["he_sups_on_prana"])
    assert [WORLD.pieces[device].id for device in t.s.turn.charged] == ["he_sups_on_prana", "keepers_sceptre"]


# -- the Silk Negator -------------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-15.5a", "DE-DEC-08")
@pytest.mark.parametrize("segment", ["movement-magic", "combat-magic", "diplomacy-magic"])
@pytest.mark.parametrize("player", ["necromancer", "kingdoms"])
def test_the_negator_is_declared_as_each_magic_segment_opens(segment: str, player: str) -> None:
    t = meeting("nikon_v", segment=segment, player=player, bears=NEGATOR)
    assert (t.question, t.asked, t.options) == ("negator", ["kingdoms"], ["use silk_negator", "none"])
    t.do("use silk_negator")
    assert t.events("device-used") == [{"leader": "nikon_v", "device": "silk_negator"}]


@pytest.mark.rule("DE-DEC-08", "DE-15.5a")
def test_nobody_is_asked_who_cannot_use_it() -> None:
    full = {"nikon_v": ["loslom", "staff_of_empire"]}
    assert meeting("nikon_v", bears=NEGATOR, uses=full).question != "negator"
    t = at("undead", hexes={"2416": ["padrech_dar_choim", "nikon_v"]}, active=EMPIRE, bears=NEGATOR)
    assert t.question == "undead-magic"
    t = at("combat-magic", hexes={CITY: ["necro_greater_1"]}, active=EMPIRE, bears=NEGATOR, piles={"box": ["nikon_v"]})
    assert t.question != "negator"
    t = at("combat-magic", hexes={CITY: ["skydor", "necro_greater_1"]}, bears={"skydor": ["silk_negator"]})
    assert t.question != "negator"  # an inactive kingdom's leader


@pytest.mark.rule("DE-15.5b", "DE-DEC-10")
def test_no_leader_of_either_side_casts_or_counters_in_a_silenced_hex() -> None:
    t = meeting("nikon_v", "padrech_dar_choim", "kebir_whitehand", "farnon", "mezal", bears=NEGATOR)
    t.do("use silk_negator")
    assert t.question == "battle-leader"
    hexes = {FAR: ["farnon"]}
    t = meeting("nikon_v", "padrech_dar_choim", "sirax", bears=NEGATOR, hexes=hexes, monsters={"sirax": "necromancer"})
    t.do("use silk_negator")
    assert (t.asked, t.options) == (["kingdoms"], ["cast move-earth", "pass"])
    t.do("cast move-earth")
    assert t.s.half.silenced == 1 << WORLD.grid.at(CITY)


@pytest.mark.rule("DE-15.5a", "DE-15.5b")
def test_the_silence_ends_with_its_segment() -> None:
    t = meeting("nikon_v", segment="movement-magic", bears=NEGATOR)
    t.answer("negator", "use silk_negator")
    assert (t.question != "movement-magic", t.s.half.silenced) == (True, 0)


@pytest.mark.rule("DE-15.5b")
def test_a_silenced_caster_is_refused_by_that_rule() -> None:
    t = meeting(
        "nikon_v",
        "farnon",
        bears=NEGATOR,
        hexes={FAR: ["the_keeper", "necro_lesser_1", "silfaren", "ahautsieron_infantry_1"]},
        active=EMPIRE | {"starkeep": "kingdoms", "ahautsieron": "kingdoms"},
    )
    t.do("use silk_negator")
    assert t.options == ["cast peace", "pass"]
    assert t.refuses("cast move-earth") == ["DE-15.5b"]


@pytest.mark.rule("DE-15.5b")
def test_flames_from_elsewhere_still_reach_a_silenced_hex() -> None:
    groups = {"silwer_flagriel": {"side": "necromancer"}}
    t = meeting(
        "nikon_v", segment="movement-magic", hexes={"1609": ["silwer_flagriel"]}, groups=groups, bears=NEGATOR, dice=[1]
    )
    t.do("use silk_negator", "cast wall-of-flames", f"at {CITY}", "end")
    assert t.s.burning == 1 << WORLD.grid.at(CITY)


@pytest.mark.rule("DE-15.5c", "DE-DEC-30")
@pytest.mark.parametrize("used", [True, False])
def test_the_dead_of_a_hushed_hex_stay_down_for_that_combat_phase(used: bool) -> None:
    hexes = {"2416": ["padrech_dar_choim", "nikon_v"]}
    t = at("combat-magic", hexes=hexes, active=EMPIRE, bears=NEGATOR)
    t.answer("negator", "use silk_negator" if used else "none")
    if not used:
        t.answer("kill-magic", "pass")
    assert (t.question == "undead-magic") != used


@pytest.mark.rule("DE-15.5c")
def test_the_negator_used_while_moving_keeps_no_dead_down() -> None:
    t = at("movement-magic", hexes={"2416": ["padrech_dar_choim", "nikon_v"]}, active=EMPIRE, bears=NEGATOR)
    t.answer("negator", "use silk_negator").until("undead-magic")
    assert (t.asked, t.s.turn_number, t.s.phasing) == (["necromancer"], 3, 0)  # in the same Player-Turn


@pytest.mark.rule("DE-15.5d")
def test_the_negator_leaves_ratings_alone_but_not_spells_cast_with_devices() -> None:
    bears = {"nikon_v": ["silk_negator", "loslom"], "lordolam": ["he_sups_on_prana"]}
    t = meeting("nikon_v", "lordolam", "mezal", bears=bears, dice=[4, 6])
    t.answer("negator", "use silk_negator")  # Lordolam could kill Mezal with the sword
    t.answer("battle-leader", "none").answer("battle-leader", "leader nikon_v")
    assert t.options == ["use loslom", "none"]
    t.do("use loslom")
    assert devices.hero(t.s, WORLD.index_of("nikon_v")) == 4


# -- Sirax ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-18.23")
def test_sirax_casts_fire_magic_for_whom_it_serves() -> None:
    t = meeting("sirax", monsters={"sirax": "necromancer"}, dice=[3])
    t.do("cast incinerate")
    assert (needed(t), t.where("lammarech_cavalry_1"), strength(t, "sirax")) == ([3], "pool", 2)


@pytest.mark.rule("DE-18.23", "DE-13.C")
def test_the_spells_of_sirax_are_countered_like_any_others() -> None:
    active = EMPIRE | {"stavror": "kingdoms"}
    bears = {"stav_farren": ["staff_of_waters"]}
    t = meeting("sirax", "stav_farren", active=active, bears=bears, monsters={"sirax": "necromancer"}, dice=[1, 1])
    t.do("cast incinerate", "counter stav_farren")
    assert (t.where("lammarech_cavalry_1"), t.where("sirax")) == (CITY, CITY)
    t = at("combat-magic", hexes={CITY: ["sirax", "necro_greater_1"]}, monsters={"sirax": "neutral"})
    assert t.question != "combat-magic"


@pytest.mark.rule("DE-18.23", "DE-13.C")
def test_sirax_counters_water() -> None:
    hexes = {"0224": ["stav_farren", "sirax", "stavror_naval_1", "ferlarie_naval_1"]}
    t = at(
        "combat-magic",
        "kingdoms",
        hexes=hexes,
        active={"stavror": "kingdoms", "ferlarie": "necromancer"},
        monsters={"sirax": "necromancer"},
        bears={"stav_farren": ["staff_of_waters"]},
        dice=[1, 1],
    )
    t.do("cast maelstrom", "counter sirax")
    assert t.where("ferlarie_naval_1") == "0224"


# -- neutral soil -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-6.12b", "DE-14.12d")
@pytest.mark.parametrize("die", [1, 6])
def test_magic_on_neutral_soil_brings_its_kingdom_in_for_the_opponent_even_if_it_fails(die: int) -> None:
    t = at("undead", hexes={"1825": ["padrech_dar_choim", "necro_greater_1"]}, dice=[die])
    t.do("cast raise-undead")
    assert t.side("stavror") == "kingdoms"
    assert bool(t.events("risen")) == (die == 1)


@pytest.mark.rule("DE-6.12b", "DE-4.A4a")
def test_diplomacy_spells_offend_nobody() -> None:
    t = at("diplomacy-magic", hexes={"1820": ["mezal"]}, dice=[1])
    t.do("cast intimidation")
    assert t.side("stavror") == "neutral"


@pytest.mark.rule("DE-6.12b")
@pytest.mark.parametrize("die", [1, 6])
def test_flames_laid_on_neutral_land_offend_its_kingdom(die: int) -> None:
    more: dict[str, Any] = {"groups": {"silwer_flagriel": {"side": "necromancer"}}, "active": {"lammarech": "kingdoms"}}
    t = at("movement-magic", hexes={"1612": ["silwer_flagriel"]}, dice=[die], **more)
    t.do("cast wall-of-flames", "at 1513", "at 1611", "end")
    assert t.side("tal_pletor") == ("kingdoms" if die == 1 else "neutral")  # nothing was laid
    assert t.side("zolahaureslor") == "neutral"


@pytest.mark.rule("DE-6.12b")
def test_counter_spells_offend_nobody_and_the_roused_are_met_after_the_deed() -> None:
    t = at(
        "combat-magic",
        hexes={"1820": ["padrech_dar_choim", "farnon", "stavror_infantry_1"]},
        active=EMPIRE,
        dice=[1, 4, 3],
    )
    t.answer("combat-magic", "pass")
    t.do("cast kill")
    assert (t.where("farnon"), t.side("stavror")) == ("dead", "kingdoms")
    order = [e.key for e in t.log if e.key in ("leader-dies", "activated", "roll")]
    assert order == ["roll", "roll", "leader-dies", "activated", "roll", "leader-dies"]  # Padrech is alone among them
