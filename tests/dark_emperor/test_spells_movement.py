"""Movement spells (DE-13.11, 13.21, 13.31, 13.32, 13.51, 13.61, 14.22): what is cast before anything moves."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.dark_emperor import changes
from hexarchy.games.dark_emperor.combat import retreat
from hexarchy.games.dark_emperor.magic.movement_magic import Shipyard
from hexarchy.games.dark_emperor.spells import SPELLS
from hexarchy.games.dark_emperor.words import FORCES
from tests.dark_emperor.table import WORLD, Table, at, hex_at, names

CITY, AROUND = "1610", ["1510", "1511", "1609", "1611", "1710", "1711"]  # Zolmarech
SILWER = {"silwer_flagriel": {"side": "necromancer"}}


def mage(leader: str, *others: str, hex_: str = CITY, player: str = "kingdoms", **more: Any) -> Table:
    """A leader and others in one hex as the Movement Magic Segment opens; his kingdom and Lammarech are active."""
    active = dict.fromkeys(("lammarech", "ahautsieron", "ferlarie", "kelaron_oiret", "stavror"), "kingdoms")
    active |= more.pop("active", {})
    return at("movement-magic", player, hexes={hex_: [leader, *others], **more.pop("hexes", {})}, active=active, **more)


def escorts(t: Table) -> list[tuple[str, str, list[str]]]:
    return [(SPELLS[spell], WORLD.pieces[caster].id, names(units)) for spell, caster, units in t.s.half.escorts]


# -- Wall of Flames ---------------------------------------------------------------------------------------------------


def flames(*hexes: str, dice: tuple[int, ...] = (1,), **more: Any) -> Table:
    t = mage("silwer_flagriel", player="necromancer", groups=SILWER, dice=dice, **more)
    return t.do("cast wall-of-flames", *(f"at {hex_}" for hex_ in hexes), *(["end"] if len(hexes) < 6 else []))


@pytest.mark.rule("DE-13.11a", "DE-DEC-09")
def test_any_of_the_six_hexes_around_the_caster_may_burn() -> None:
    t = mage("silwer_flagriel", player="necromancer", groups=SILWER, dice=[4])
    t.do("cast wall-of-flames")
    assert (t.question, t.options) == ("spell-at", [f"at {hex_}" for hex_ in AROUND])
    assert t.refuses("at 1612") == t.refuses(f"at {CITY}") == ["DE-13.11a"]
    t.do("at 1609")
    assert t.options == [*(f"at {hex_}" for hex_ in AROUND if hex_ != "1609"), "end"]
    t.do("at 1510", "end")
    assert t.events("flames") == [{"caster": "silwer_flagriel", "hexes": ["1510", "1609"]}]
    assert t.s.burning == 1 << hex_at("1510") | 1 << hex_at("1609")


@pytest.mark.rule("DE-13.11a")
def test_six_markers_close_the_hexes_to_both_sides_but_not_to_the_immune() -> None:
    t = flames(*AROUND, hexes={"1608": ["necro_greater_1", "lammarech_infantry_1"]})
    assert t.s.burning.bit_count() == 6
    for unit in ("necro_greater_1", "lammarech_infantry_1"):
        assert "1609" not in [WORLD.grid.ids[to] for to in retreat.open_hexes(t.s, WORLD.index_of(unit))]
    groups = {**SILWER, "cos_dol_cos": {"side": "necromancer"}}
    t = mage(
        "silwer_flagriel", groups=groups, player="necromancer", hexes={"1608": ["sons_of_the_morning_1"]}, dice=[1]
    )
    t.do("cast wall-of-flames", "at 1609", "end")
    assert hex_at("1609") in retreat.open_hexes(t.s, WORLD.index_of("sons_of_the_morning_1"))


@pytest.mark.rule("DE-13.11a", "DE-PROC-8")
def test_flames_last_until_their_sides_next_movement_magic_segment() -> None:
    burning = {"silwer_flagriel": ["1609"]}
    t = mage("narmoren", groups=SILWER, flames=burning, piles={"dead": ["silwer_flagriel"]})
    assert t.s.burning  # the other side's segment does not put them out, nor does the caster's death
    t = mage("mezal", player="necromancer", groups=SILWER, flames=burning, piles={"dead": ["silwer_flagriel"]})
    assert (t.s.burning, t.s.flames) == (0, ())
    both = {"silwer_flagriel": ["1609"], "narmoren": ["1611"]}
    t = mage("mezal", player="necromancer", groups=SILWER, flames=both, piles={"dead": ["silwer_flagriel"]})
    assert t.s.burning == 1 << hex_at("1611")  # those of the other side burn on


@pytest.mark.rule("DE-13.11a")
def test_sea_and_occupied_hexes_may_burn() -> None:
    t = mage(
        "silwer_flagriel", hex_="1809", player="necromancer", groups=SILWER, hexes={"1810": ["lammarech_infantry_1"]}
    )
    t.do("cast wall-of-flames")
    assert {"1810", "1910"} <= set(t.targets("at"))


# -- Part Sea, Call Wind, Fly -----------------------------------------------------------------------------------------


@pytest.mark.rule("DE-13.21")
def test_part_sea_serves_the_land_units_with_the_caster() -> None:
    others = ("stavror_infantry_1", "stavror_siege", "stavror_cavalry_1", "stavror_naval_1")
    t = mage("stav_farren", *others, hex_="1421", bears={"stav_farren": ["staff_of_waters"]}, dice=[2])
    t.do("cast part-sea")
    walkers = ["stavror_infantry_1", "stavror_cavalry_1", "stavror_siege"]
    assert escorts(t) == [("part-sea", "stav_farren", walkers)]


@pytest.mark.rule("DE-13.21", "DE-13.32")
def test_flyers_and_cargo_gain_nothing_and_nobody_casts_for_them() -> None:
    t = mage(
        "lordolam", "scythe_rocriders_1", bears={"lordolam": ["the_scythe_device"]}, active={"the_scythe": "kingdoms"}
    )
    assert t.question != "movement-magic"
    others = ("stavror_infantry_1", "stavror_naval_1")
    more: dict[str, Any] = {"hex_": "1421", "aboard": {"stavror_infantry_1": "stavror_naval_1"}}
    t = mage("stav_farren", *others, bears={"stav_farren": ["staff_of_waters"]}, **more)
    assert t.question != "movement-magic"
    t = mage("zelara_do_fornoy", *others, **more)
    assert t.options == ["cast call-wind", "pass"]


@pytest.mark.rule("DE-13.31")
def test_call_wind_serves_the_fleets_and_a_second_success_adds_nothing() -> None:
    t = mage("zelara_do_fornoy", "kelaron_naval_1", "kelaron_infantry_1", hex_="3104", dice=[1, 1])
    t.do("cast call-wind", "cast call-wind")
    assert escorts(t) == [("call-wind", "zelara_do_fornoy", ["kelaron_naval_1"])]


@pytest.mark.rule("DE-13.32", "DE-19.3")
def test_fly_serves_siege_trains_but_neither_fleets_nor_the_sons_of_the_morning() -> None:
    others = ("stavror_infantry_1", "stavror_siege", "stavror_naval_1", "sons_of_the_morning_1")
    t = mage("zelara_do_fornoy", *others, hex_="1421", groups={"cos_dol_cos": {"side": "kingdoms"}}, dice=[3])
    t.do("cast fly")
    assert escorts(t) == [("fly", "zelara_do_fornoy", ["stavror_infantry_1", "stavror_siege"])]


@pytest.mark.rule("DE-19.3")
def test_cos_casts_with_no_device() -> None:
    groups, bears = {"cos_dol_cos": {"side": "kingdoms"}}, {"cos_dol_cos": ["the_scythe_device"]}
    t = mage("cos_dol_cos", "lammarech_infantry_1", groups=groups, bears=bears)
    assert t.question != "movement-magic"


# -- Forge Sword ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-13.51", "DE-DEC-09")
@pytest.mark.parametrize(("choice", "face"), [("living", 0), ("heros", 1)])
def test_a_forged_sword_is_the_casters(choice: str, face: int) -> None:
    t = mage("narmoren", dice=[1])
    t.do("cast forge-sword", f"choose {choice}")
    assert t.bearer("sword_1") == "narmoren"
    assert t.s.blades[0] == face


@pytest.mark.rule("DE-DEC-09", "DE-12.4")
def test_a_failed_smith_may_forge_again_at_his_lowered_strength() -> None:
    t = mage("narmoren", dice=[4, 2])
    t.do("cast forge-sword", "choose living")
    assert t.bearer("sword_1") is None
    t.answer("movement-magic", "cast forge-sword", "choose living")
    assert t.bearer("sword_1") == "narmoren"


@pytest.mark.rule("DE-13.51", "DE-DEC-09")
def test_swords_are_limited_to_the_counters() -> None:
    bears = {"narmoren": ["sword_1", "sword_2", "sword_3"]}
    t = mage("narmoren", bears=bears, dice=[1])
    t.do("cast forge-sword", "choose heros")
    assert t.bearer("sword_4") == "narmoren"
    assert t.question != "movement-magic"  # the fifth finds no counter


# -- Build Fleet ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-13.61a", "DE-EX-13.61", "DE-DEC-11")
def test_as_many_fleets_as_the_die_showed() -> None:
    t = mage("ferlor", hex_="0224", dice=[2])
    t.do("cast build-fleet")
    assert (t.question, t.options) == ("how-many-fleets", ["number 0", "number 1", "number 2"])
    t.do("number 2")
    assert t.stack("kingdoms", "0224") == ["neutral_fleets_1", "neutral_fleets_2", "ferlor"]


@pytest.mark.rule("DE-13.61a", "DE-DEC-09", "DE-DEC-11")
def test_ships_need_water_and_counters() -> None:
    assert mage("ferlor", hex_="1509").question != "movement-magic"  # inland, without a river
    t = mage("ferlor", hex_="0224", piles={"gone": [f"neutral_fleets_{n}" for n in range(1, 6)]}, dice=[3])
    t.do("cast build-fleet")
    assert t.options == ["number 0", "number 1"]


@pytest.mark.rule("DE-13.61b")
@pytest.mark.parametrize("side", ["kingdoms", "necromancer"])
def test_conjured_fleets_serve_the_casters_kingdom_and_go_back_to_the_stock(side: str) -> None:
    t = mage("ferlor", hex_="0224", player=side, active={"ferlarie": side}, dice=[1])
    t.do("cast build-fleet", "number 1")
    fleet = WORLD.index_of("neutral_fleets_1")
    assert t.side("neutral_fleets_1") == side
    assert t.s.force[fleet] == WORLD.pieces[WORLD.index_of("ferlor")].force
    assert fleet not in t.s.pool(t.s.force[fleet])
    changes.eliminate(t.s, fleet, "DE-9.25a")
    assert (t.where("neutral_fleets_1"), t.side("neutral_fleets_1")) == ("pool", "neutral")


@pytest.mark.rule("DE-13.61b")
def test_ships_a_mercenary_conjures_are_his_masters() -> None:
    groups = {"silwer_flagriel": {"side": "necromancer", "master": "ferlarie"}}
    t = mage("silwer_flagriel", hex_="0224", player="necromancer", groups=groups, active={"ferlarie": "necromancer"})
    t.s.push(Shipyard(WORLD.index_of("silwer_flagriel"), 1))  # no mercenary has the rune of Wood; a data pack's may
    t.s.run()
    t.do("number 1")
    assert FORCES[t.s.force[WORLD.index_of("neutral_fleets_1")]] == "ferlarie"


# -- Raise from the Dead ----------------------------------------------------------------------------------------------


def dead(leader: str = "nikon_v", *, hex_: str = "2414", died: int = 5, turn: int = 5, **more: Any) -> Table:
    """Kebir where a leader died."""
    active = {"zolahaureslor": "kingdoms", **more.pop("active", {})}
    more.setdefault("deaths", {leader: [hex_, died]})
    return at("movement-magic", "kingdoms", turn, hexes={"2414": ["kebir_whitehand"]}, active=active, **more)


@pytest.mark.rule("DE-14.22")
@pytest.mark.parametrize(("turn", "offered"), [(5, True), (6, True), (7, False)])
def test_a_leader_may_be_raised_in_the_turn_he_died_or_the_next(turn: int, offered: bool) -> None:
    t = dead(turn=turn, dice=[1])
    assert (t.question == "movement-magic") == offered
    if offered:
        t.do("cast raise-from-the-dead")
        assert (t.where("nikon_v"), t.s.revived) == ("2414", (WORLD.index_of("nikon_v"),))
        assert t.question != "movement-magic"


@pytest.mark.rule("DE-14.22", "DE-19.3")
def test_only_where_he_died_only_once_and_only_of_ones_own_side() -> None:
    assert dead(hex_="2413").question != "movement-magic"
    assert dead(revived=["nikon_v"]).question != "movement-magic"
    assert dead("lordolam", active={"lammarech": "necromancer"}).question != "movement-magic"
    assert dead("lordolam").question != "movement-magic"  # an inactive kingdom's
    assert dead("cos_dol_cos", groups={"cos_dol_cos": {"side": "kingdoms"}}).question != "movement-magic"
    assert dead("lordolam", active={"lammarech": "kingdoms"}).options == ["cast raise-from-the-dead", "pass"]


@pytest.mark.rule("DE-14.22")
@pytest.mark.parametrize("leader", ["padrech_dar_choim", "tol_morn"])
def test_the_two_who_return_by_themselves_are_never_raised(leader: str) -> None:
    t = at(
        "movement-magic",
        "necromancer",
        5,
        hexes={"2414": ["kebir_whitehand"]},
        active={"zolahaureslor": "necromancer"},
        deaths={leader: ["2414", 5]},
    )
    assert t.question != "movement-magic"


@pytest.mark.rule("DE-14.22")
def test_he_comes_back_with_his_gains_and_his_castings_and_is_not_doge() -> None:
    t = dead(
        "zelara_do_fornoy",
        active={"kelaron_oiret": "kingdoms"},
        gains={"zelara_do_fornoy": 2},
        spent={"zelara_do_fornoy": 2},
        dice=[1],
    )
    t.do("cast raise-from-the-dead")
    piece = WORLD.index_of("zelara_do_fornoy")
    assert t.s.gains[piece - WORLD.unit_count] == 2
    assert dict(t.s.turn.spent)[piece] == 2
    assert (t.s.doge, t.s.carried(piece)) == (-1, ())


@pytest.mark.rule("DE-14.22", "DE-12.2")
def test_which_of_several_is_named_before_the_die() -> None:
    t = dead(deaths={"nikon_v": ["2414", 5], "farnon": ["2414", 4]}, dice=[1])
    t.do("cast raise-from-the-dead")
    assert t.options == ["target nikon_v", "target farnon"]
    t.do("target farnon")
    assert (t.where("farnon"), t.where("nikon_v")) == ("2414", "dead")
