"""Activation and betrayal (DE-6.1, DE-6.2)."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.core.dice import SeededDice
from hexarchy.games.dark_emperor import activation, control
from hexarchy.games.dark_emperor.settle import settle, settle_everywhere
from hexarchy.games.dark_emperor.words import KINGDOMS, NECROMANCER
from tests.dark_emperor.marching import march, moving, points
from tests.dark_emperor.table import WORLD, at, hex_at


@pytest.mark.rule("DE-6.11a", "DE-6.11b", "DE-6.11c")
def test_who_sets_foot_on_neutral_land_makes_an_enemy() -> None:
    t = at("movement", hexes={"1820": ["necro_greater_1"]})
    assert activation.trespass(t.s, hex_at("0224"), NECROMANCER)
    assert t.side("ferlarie") == "kingdoms"
    assert activation.trespass(t.s, hex_at("0304"), KINGDOMS)
    assert t.side("the_scythe") == "necromancer"
    assert not activation.trespass(t.s, hex_at("2107"), NECROMANCER)
    assert not activation.trespass(t.s, hex_at("0224"), KINGDOMS)  # it is awake
    assert t.s.preference == ((10, 5), (1,))


@pytest.mark.rule("DE-6.14a", "DE-PROC-8")
def test_the_empire_wakes_on_turn_ten() -> None:
    t = at("turn", turn=10, hexes={"1820": ["necro_greater_1"]}, active={"stavror": "kingdoms"})
    assert t.side("zolahaureslor") == "kingdoms"
    assert at("start", turn=10, hexes={"1820": ["necro_greater_1"]}).side("zolahaureslor") == "neutral"  # too late
    assert at("turn", turn=9, hexes={"1820": ["necro_greater_1"]}).side("zolahaureslor") == "neutral"


@pytest.mark.rule("DE-6.14b")
def test_holy_ground_brings_starkeep_in() -> None:
    t = at("movement", hexes={"1820": ["necro_greater_1"]})
    assert not activation.desecrate(t.s, hex_at("2518"), KINGDOMS)
    assert activation.desecrate(t.s, hex_at("2518"), NECROMANCER)
    assert t.side("starkeep") == "kingdoms"


@pytest.mark.rule("DE-6.16", "DE-DEC-02", "DE-6.22")
def test_the_necromancer_betrays_an_ally() -> None:
    hired: dict[str, Any] = {"groups": {"saar": {"side": "necromancer", "master": "tal_pletor"}}}
    hexes = {
        "1820": ["necro_greater_1"],
        "1109": ["pletor_infantry_1", "stommarren"],
        "1204": ["saar", "saarlumen_1", "saarlumen_2", "pletor_kings_guard_1"],
    }
    hired["undead"] = {"pletor_kings_guard_1": "necromancer"}
    t = at("movement", hexes=hexes, kingdoms={"tal_pletor": {"side": "necromancer", "gold": 7}}, **hired)
    assert t.why("betray tal_pletor") == []
    assert t.refuses("betray tal_pletor", seat="kingdoms")
    t.do("betray tal_pletor")
    assert t.side("tal_pletor") == t.side("stommarren") == "kingdoms"
    assert t.gold("tal_pletor") == 7
    assert t.stack("necromancer", "1204") == ["pletor_kings_guard_1", "saarlumen_1", "saarlumen_2", "saar"]
    assert t.stack("kingdoms", "1204") == []
    assert t.s.masters[4] == 10  # nobody but the Necromancer is left to serve
    assert t.s.preference == ((10,), (8,))
    assert t.refuses("betray tal_pletor", seat="necromancer")


@pytest.mark.rule("DE-6.16", "DE-6.22")
def test_in_the_other_players_turn_it_waits_for_the_segments_end() -> None:
    hexes = {"1820": ["stavror_infantry_1"], "1109": ["pletor_infantry_1"]}
    t = at("movement", "kingdoms", hexes=hexes, active={"tal_pletor": "necromancer", "stavror": "kingdoms"})
    assert t.asked == ["kingdoms"]
    t.do("betray tal_pletor", seat="necromancer")
    assert t.side("tal_pletor") == "necromancer"
    t.do("end")
    assert t.side("tal_pletor") == "kingdoms"


@pytest.mark.rule("DE-DEC-02")
def test_without_an_ally_there_is_nothing_to_betray() -> None:
    t = at("movement", hexes={"1820": ["necro_greater_1"]})
    assert list(t.s.commands(NECROMANCER)) == []


@pytest.mark.rule("DE-EX-D14", "DE-6.21")
def test_a_roused_kingdom_finds_the_envoy_in_its_capital() -> None:
    t = at("movement", hexes={"1820": ["mezal", "stavror_infantry_1"], "1512": ["necro_greater_1"]}, dice=[3])
    activation.trespass(t.s, hex_at("1821"), NECROMANCER)
    settle_everywhere(t.s)
    t.s.run()
    assert t.side("stavror") == "kingdoms"
    assert t.where("mezal") == "dead"
    assert WORLD.owner[hex_at("1821")] == 7


# -- roused ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-6.12a")
def test_a_monster_won_on_neutral_soil_offends_its_kingdom() -> None:
    wild: dict[str, Any] = {"monsters": {"slug": "neutral"}}
    t = at("diplomacy", hexes={"0307": ["slug", "mezal"], "1512": ["necro_greater_1"]}, dice=[3, 3], **wild)
    t.answer("encounter", "parley mezal")
    assert t.side("slug") == "necromancer"
    assert t.side("the_scythe") == "kingdoms"
    refused = at("diplomacy", hexes={"0307": ["slug", "mezal"], "1512": ["necro_greater_1"]}, dice=[3, 2, 1], **wild)
    refused.answer("encounter", "parley mezal")
    assert refused.side("the_scythe") == "neutral"


@pytest.mark.rule("DE-6.13")
def test_diplomacy_wins_a_kingdom_for_who_conducted_it() -> None:
    hexes = {"1610": ["lordolam", "silfaren", "lammarech_cavalry_1"], "3519": ["ahautsieron_infantry_1"]}
    active = {"ahautsieron": "kingdoms"}
    t = at("diplomacy", "kingdoms", hexes=hexes, active=active, dice=[2, 6]).do("court lammarech")
    assert t.side("lammarech") == t.side("lordolam") == t.side("lammarech_cavalry_1") == "kingdoms"
    assert t.s.preference[KINGDOMS] == (0, 3)
    t = at("diplomacy", "kingdoms", hexes=hexes, active=active, dice=[1, 6]).do("court lammarech")
    assert t.side("lammarech") == "neutral"
    t = at("diplomacy", hexes={"1610": ["mezal"]}, dice=[6, 6]).do("court lammarech")
    assert t.side("lammarech") == "necromancer"


@pytest.mark.rule("DE-6.14a")
def test_leaders_among_the_waking_legions_must_escape() -> None:
    hexes = {"2414": ["zola_infantry_1", "mezal"], "1512": ["necro_greater_1"]}
    t = at("turn", turn=10, hexes=hexes, active={"tal_pletor": "kingdoms"}, dice=[6])
    assert t.where("mezal") == "dead"
    assert at("turn", turn=9, hexes=hexes, active={"tal_pletor": "kingdoms"}).where("mezal") == "2414"


@pytest.mark.rule("DE-6.14b", "DE-6.11a")
def test_an_ally_of_the_necromancer_on_holy_ground_rouses_starkeep() -> None:
    ally = {"2517": ["pletor_infantry_1"]}
    t = moving(hexes=ally, active={"tal_pletor": "necromancer", "zolahaureslor": "kingdoms"})
    t.do("move pletor_infantry_1", "step 2518")
    assert t.side("starkeep") == "kingdoms"
    t = moving("kingdoms", hexes=ally, active={"tal_pletor": "kingdoms", "zolahaureslor": "kingdoms"})
    t.do("move pletor_infantry_1", "step 2518")
    assert t.side("starkeep") == "neutral"
    served = {"tal_pletor": "necromancer", "zolahaureslor": "kingdoms", "starkeep": "necromancer"}
    t = moving(hexes=ally, active=served).do("move pletor_infantry_1", "step 2518")
    assert t.side("starkeep") == "necromancer"


@pytest.mark.rule("DE-6.11b", "DE-6.11c")
@pytest.mark.parametrize(
    ("player", "mover", "enemy"),
    [("necromancer", "necro_greater_1", "kingdoms"), ("kingdoms", "stavror_naval_1", "necromancer")],
)
def test_flyers_and_fleets_rouse_the_coast_they_come_to(player: str, mover: str, enemy: str) -> None:
    t = moving(player, hexes={"0417": [mover]}, active={"stavror": "kingdoms"})
    t.do(f"move {mover}", "step 0416")
    assert t.side("ferlarie") == "neutral"  # open sea
    t.do("step 0415", "step 0414", "step 0514")
    assert t.side("ferlarie") == enemy


# -- inactive, and awake ---------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-6.2")
def test_the_inactive_neither_fight_nor_hold_land_nor_bar_the_way() -> None:
    neutral = ["zola_infantry_1", "zola_infantry_2", "nikon_v"]
    active = {"lammarech": "kingdoms"}
    combat = at("combat", hexes={"1610": [*neutral, "necro_greater_1"]}, active=active)
    assert combat.question != "next-battle"
    assert combat.where("zola_infantry_1") == "1610"
    alone = at("movement", hexes={"1610": ["necro_greater_1"]}, active=active)
    beside = at("movement", hexes={"1610": ["necro_greater_1"], "1609": neutral}, active=active)
    assert control.host_production(alone.s) == control.host_production(beside.s) == 11
    walk = moving(hexes={"1608": neutral, "1607": ["necro_greater_1"]}, active=active)
    march(walk, "necro_greater_1", "1608")
    assert points(walk) == [1]
    assert "nikon_v" not in walk.targets("move")
    assert walk.refuses("move zola_infantry_1") == ["DE-6.2"]


@pytest.mark.rule("DE-6.2")
def test_the_inactive_cast_nothing_and_take_nothing_up() -> None:
    hexes = {"2414": ["kebir_whitehand", "padrech_dar_choim", "zola_infantry_1"], "1512": ["necro_greater_1"]}
    t = at("undead", hexes=hexes, deaths={"farnon": ["2414", 3]})
    assert t.asked == ["necromancer"]
    t = at("movement", hexes={"2414": ["kebir_whitehand", "famir"], "1512": ["necro_greater_1"]})
    assert t.where("famir") == "2414"
    settle(t.s, hex_at("2414"))
    t.s.run()
    assert (t.bearer("famir"), t.where("famir")) == (None, "2414")
    t = at("diplomacy", hexes={"0711": ["ferlor"], "1512": ["necro_greater_1"]}, hidden={"0711": "slug"})
    assert t.s.hidden
    healing = at("movement-magic", "kingdoms", hexes=hexes, deaths={"farnon": ["2414", 3]})
    assert healing.question != "movement-magic"


@pytest.mark.rule("DE-6.2")
def test_the_inactive_gain_strength_at_their_runes_and_may_be_doge() -> None:
    hexes = {"3325": ["narmoren"], "3104": ["zelara_do_fornoy"], "1512": ["necro_greater_1"]}
    t = at("turn", turn=5, hexes=hexes)
    assert t.s.turn.inspired == (WORLD.index_of("narmoren"),)
    t = at("start", "kingdoms", 5, hexes=hexes)
    assert t.s.doge == WORLD.index_of("zelara_do_fornoy")


@pytest.mark.rule("DE-6.21")
def test_a_kingdom_roused_in_the_enemys_turn_defends_at_once_and_acts_in_its_own() -> None:
    hexes = {"1512": ["necro_greater_1"], "1612": ["lammarech_cavalry_1"], "1610": ["lammarech_cavalry_2"]}
    t = moving(hexes=hexes, active={"tal_pletor": "kingdoms"}, dice=[1], then=SeededDice(4))
    march(t, "necro_greater_1", "1612")
    assert t.side("lammarech") == "kingdoms"
    assert t.refuses("move lammarech_cavalry_2", seat="kingdoms")
    while t.s.phasing == NECROMANCER:
        t.do("end" if "end" in t.options else t.options[0])
    assert t.events("battle-result")
    t.until("movement")
    assert (t.asked, t.s.turn_number) == (["kingdoms"], 3)
    assert "lammarech_cavalry_2" in t.targets("move")


@pytest.mark.rule("DE-6.21")
def test_a_kingdom_without_leaders_taxes_recruits_and_fights_on() -> None:
    dead = {"dead": ["lordolam"]}
    t = at("start", "kingdoms", hexes={"1610": ["lammarech_cavalry_1"]}, active={"lammarech": "kingdoms"}, piles=dead)
    assert t.gold("lammarech") > 0
    assert "lammarech_cavalry_2" in t.targets("recruit")
    t.do("end").until("movement")
    assert t.targets("move") == ["lammarech_cavalry_1"]


# -- betrayed --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-6.22")
def test_a_betrayed_kingdom_taxes_and_moves_in_both_halves() -> None:
    hexes = {"1109": ["pletor_infantry_1"], "1512": ["necro_greater_1", "mezal"]}
    t = at("taxation", hexes=hexes, active={"tal_pletor": "necromancer"}, then=SeededDice(1))
    once = t.gold("tal_pletor")
    assert once > 0
    t.until("movement")
    march(t, "pletor_infantry_1", "1110")
    t.do("betray tal_pletor", "end").until("movement")
    assert t.asked == ["kingdoms"]
    assert t.gold("tal_pletor") > once
    march(t, "pletor_infantry_1", "1109", stop=False)
    assert t.where("pletor_infantry_1") == "1109"


@pytest.mark.rule("DE-6.16", "DE-DEC-02")
def test_the_betrayed_find_themselves_among_enemies() -> None:
    hexes = {
        "1512": ["stommarren", "necro_greater_1"],  # a leader alone among vampires
        "1513": ["pletor_siege", "necro_greater_2"],  # a train alone among vampires
        "1514": ["pletor_infantry_1", "necro_greater_3"],
    }
    t = at("movement", hexes=hexes, active={"tal_pletor": "necromancer"}, dice=[6], then=SeededDice(1))
    t.do("betray tal_pletor")
    assert t.rolls("DE-9.27b") == [(6,)]
    assert t.where("stommarren") == "dead"
    assert t.side("pletor_siege") == "necromancer"
    assert t.side("pletor_infantry_1") == "kingdoms"
    assert t.events("battle-result") == []
    t.do("end")
    assert [event["hex"] for event in t.events("battle-result")] == ["1514"]


@pytest.mark.rule("DE-6.16", "DE-DEC-02", "DE-19.13")
def test_each_group_of_a_betrayed_master_is_given_another() -> None:
    served = {"side": "necromancer", "master": "tal_pletor"}
    hexes = {"1204": ["saar", "saarlumen_1"], "1109": ["hound_master", "hounds_1"], "1512": ["necro_greater_1"]}
    active = {"tal_pletor": "necromancer", "stavror": "necromancer"}
    t = moving(hexes=hexes, active=active, groups={"saar": served, "the_hounds": served})
    t.do("betray tal_pletor")
    assert (t.question, t.options) == ("new-master", ["master stavror", "master host"])
    t.do("master stavror", "master host")
    assert t.s.masters == (-1, -1, -1, -1, 7, 10)
    assert t.side("saar") == t.side("hounds_1") == "necromancer"


@pytest.mark.rule("DE-6.16", "DE-8.12c")
def test_cargo_does_not_stay_aboard_a_betrayed_ship() -> None:
    raised: dict[str, Any] = {"undead": {"stavror_infantry_1": "necromancer", "stavror_infantry_2": "necromancer"}}
    hexes = {
        "1204": ["pletor_naval_1", "stavror_infantry_1", "necro_greater_1"],  # in port
        "0101": ["pletor_naval_2", "stavror_infantry_2"],  # at sea
    }
    aboard = {"stavror_infantry_1": "pletor_naval_1", "stavror_infantry_2": "pletor_naval_2"}
    t = at("movement", hexes=hexes, active={"tal_pletor": "necromancer"}, aboard=aboard, **raised)
    t.do("betray tal_pletor")
    assert t.s.aboard == {}
    assert t.where("stavror_infantry_1") == "1204"
    assert t.where("stavror_infantry_2") == "gone"


@pytest.mark.rule("DE-DEC-02", "DE-6.16")
def test_betrayal_waits_while_something_of_ones_own_is_half_done() -> None:
    hexes = {"1109": ["pletor_infantry_1"], "1512": ["necro_greater_1"]}
    t = at("movement", hexes=hexes, active={"tal_pletor": "necromancer"})
    assert list(t.s.commands(NECROMANCER))
    t.do("move necro_greater_1", "step 1511")
    assert t.refuses("betray tal_pletor") == ["DE-6.16"]
    t.do("stop")
    assert list(t.s.commands(NECROMANCER))
