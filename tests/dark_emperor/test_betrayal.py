"""Betrayal at any time (DE-6.16): wherever the Necromancer is asked in his turn, unless a battle, a spell, a roll or a
move is half done. What was only named lapses."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.dark_emperor.settle import settle
from tests.dark_emperor.fighting import ALLIES, FIELD, combat
from tests.dark_emperor.marching import moving
from tests.dark_emperor.table import Table, at, hex_at
from tests.dark_emperor.test_recruitment import poor

PORT = "1204"  # of Tal Pletor
LAIR = "1805"  # a magic hex of Lammarech
PLETOR = {"tal_pletor": "necromancer"}
TWO = {**PLETOR, "stavror": "necromancer"}
AT_WAR = {**ALLIES, **TWO}
III = "the_emperors_lament_iii"


def betrayed(t: Table, kingdom: str = "tal_pletor") -> Table:
    """He may, and does; those he is asked about next are still his."""
    assert t.why(f"betray {kingdom}") == []
    t.do(f"betray {kingdom}")
    assert t.side(kingdom) == "kingdoms"
    return t


# -- movement ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-6.16", "DE-DEC-02", "DE-DEC-13")
def test_while_units_go_aboard() -> None:
    fleets, troops = ["pletor_naval_1", "stavror_naval_1"], ["pletor_infantry_1", "stavror_infantry_1"]
    hexes = {PORT: [*fleets, *troops]}
    t = moving(hexes=hexes, active=TWO)
    assert sorted(t.targets("embark")) == troops
    betrayed(t)
    assert (t.question, t.targets("embark")) == ("embark", ["stavror_infantry_1"])
    t = moving(hexes=hexes, active=TWO)
    t.do("embark pletor_infantry_1")
    assert t.question == "aboard-which-fleet"
    betrayed(t)
    assert (t.question, t.targets("embark")) == ("embark", ["stavror_infantry_1"])
    assert t.s.aboard == {}
    t.do("embark stavror_infantry_1")  # there is one fleet for them now
    assert (t.question, len(t.s.aboard)) == ("movement", 1)


@pytest.mark.rule("DE-6.16", "DE-DEC-02", "DE-8.22a")
def test_while_a_ship_in_port_may_put_its_cargo_ashore() -> None:
    hexes = {PORT: ["stavror_naval_1", "pletor_infantry_1"]}
    t = moving(hexes=hexes, active=TWO, aboard={"pletor_infantry_1": "stavror_naval_1"})
    t.do("move stavror_naval_1")
    assert "land pletor_infantry_1" in t.options
    betrayed(t)
    assert (t.question, t.s.aboard, t.where("pletor_infantry_1")) == ("movement", {}, PORT)
    t.do("move stavror_naval_1")
    assert "land pletor_infantry_1" not in t.options


@pytest.mark.rule("DE-6.16", "DE-DEC-02", "DE-PROC-1")
def test_an_order_lapses_that_has_not_set_out_and_a_march_goes_on() -> None:
    hexes = {FIELD: ["necro_greater_1", "pletor_infantry_1", "stommarren"]}
    t = moving(hexes=hexes, active=AT_WAR)
    t.do("move necro_greater_1", "with pletor_infantry_1")
    betrayed(t)
    assert t.question == "movement"
    assert "necro_greater_1" in t.targets("move")  # nobody has had his move
    t = moving(hexes=hexes, active=AT_WAR)
    t.do("move stommarren")
    assert t.question == "go-where"
    assert betrayed(t).question == "movement"
    t = moving(hexes=hexes, active=AT_WAR)
    t.do("move necro_greater_1", "with pletor_infantry_1", "step 2416")
    assert (t.question, t.refuses("betray tal_pletor")) == ("march", ["DE-6.16"])
    t.do("stop")
    betrayed(t)


@pytest.mark.rule("DE-6.16", "DE-DEC-02", "DE-8.14d")
def test_not_between_ship_and_shore() -> None:
    """Units put ashore in the strait must first have a bank under their feet."""
    hexes, aboard = {"0514": ["stavror_naval_1", "stavror_infantry_1"]}, {"stavror_infantry_1": "stavror_naval_1"}
    t = moving(hexes=hexes, active=AT_WAR, aboard=aboard)
    t.do("move stavror_naval_1", "land stavror_infantry_1")
    assert (t.question, t.refuses("betray tal_pletor")) == ("which-bank", ["DE-6.16"])


@pytest.mark.rule("DE-6.16", "DE-DEC-02", "DE-15.12c")
def test_a_device_stays_where_it_is() -> None:
    hexes = {FIELD: ["padrech_dar_choim", "stommarren", "stav_farren", "necro_greater_1"]}
    t = moving(hexes=hexes, active=AT_WAR, bears={"padrech_dar_choim": ["loslom"]}, dice=[1])
    t.do("give loslom")
    assert t.targets("to") == ["stommarren", "stav_farren"]
    betrayed(t).do("place 0101")  # Stommarren was alone among vampires, and got away
    assert (t.question, t.bearer("loslom")) == ("movement", "padrech_dar_choim")
    t.do("give loslom")
    assert t.bearer("loslom") == "stav_farren"


# -- recruitment ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-6.16", "DE-DEC-02", "DE-DEC-06", "DE-DEC-07")
def test_a_purchase_lapses_and_nothing_is_paid() -> None:
    t = poor("kelaron_oiret", 1, player="necromancer", starkeep=19)
    t.do("recruit kelaron_infantry_1").answer("gift", "gift starkeep").answer("place-recruit", "betray kelaron_oiret")
    assert (t.side("kelaron_oiret"), t.where("kelaron_infantry_1")) == ("kingdoms", "pool")
    assert (t.gold("kelaron_oiret"), t.gold("starkeep")) == (1, 19)
    t = poor("kelaron_oiret", 1, player="necromancer", starkeep=19)
    t.do("recruit kelaron_infantry_1").answer("gift", "betray starkeep")
    assert (t.side("starkeep"), t.events("recruited")) == ("kingdoms", [])
    assert t.question != "gift"  # nobody is left to give it anything


# -- magic and diplomacy ----------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-6.16", "DE-DEC-02", "DE-DEC-08")
def test_before_the_negator_is_declared_its_new_owner_is_asked() -> None:
    hexes = {"1109": ["stommarren", "pletor_infantry_1"], "1512": ["padrech_dar_choim", "necro_greater_1"]}
    t = at("movement-magic", hexes=hexes, active=PLETOR, bears={"stommarren": ["silk_negator"]})
    assert (t.question, t.asked) == ("negator", ["necromancer"])
    betrayed(t)
    assert (t.question, t.asked) == ("negator", ["kingdoms"])


@pytest.mark.rule("DE-6.16", "DE-DEC-02", "DE-DEC-08", "DE-9.27b")
def test_before_the_negator_is_declared_its_bearer_may_die_of_it() -> None:
    hexes = {"1109": ["stommarren", "necro_greater_1", "mezal"]}
    t = at("movement-magic", hexes=hexes, active=PLETOR, bears={"stommarren": ["silk_negator"]}, dice=[6])
    betrayed(t).answer("spoils", "finder mezal")
    assert (t.question, t.asked, t.bearer("silk_negator")) == ("negator", ["necromancer"], "mezal")


@pytest.mark.rule("DE-6.16", "DE-DEC-02", "DE-12.2")
def test_not_in_the_middle_of_a_spell() -> None:
    hexes = {FIELD: ["padrech_dar_choim", "necro_greater_1", "nikon_v", "farnon", "zola_infantry_1"]}
    t = at("combat-magic", hexes=hexes, active=AT_WAR).until("kill-magic")
    betrayable = t.why("betray tal_pletor")
    t.do("cast kill")
    assert (betrayable, t.question, t.refuses("betray tal_pletor")) == ([], "spell-target", ["DE-6.16"])


@pytest.mark.rule("DE-6.16", "DE-DEC-02", "DE-DEC-33")
def test_before_a_speaker_is_named() -> None:
    t = at("diplomacy", hexes={"1820": ["stommarren", "mezal"]}, active=PLETOR, dice=[6, 6])
    t.do("court stavror")
    assert t.options == ["speaker mezal", "speaker stommarren"]
    betrayed(t).do("court stavror")  # the attempt has not been made
    assert len(t.rolls("DE-11.3")) == 1
    assert t.events("diplomacy")[0]["leader"] == "mezal"
    t = at("diplomacy", hexes={"1820": ["nikon_v", "farnon"]}, active={"zolahaureslor": "necromancer"})
    t.do("court stavror")
    assert t.question == "speaker"
    assert betrayed(t, "zolahaureslor").question != "speaker"  # nobody is left to speak


@pytest.mark.rule("DE-6.16", "DE-DEC-02", "DE-DEC-34", "DE-19.12")
def test_before_a_hired_group_is_placed_and_given_a_master() -> None:
    cities = {"1109": ["pletor_infantry_1"], "1421": ["stavror_infantry_1"]}
    t = at("diplomacy", hexes=cities, active=TWO, piles={"box": ["mezal"]}, dice=[6, 6])
    t.do("court saar")
    assert {"1109", "1421"} <= set(t.targets("place"))
    betrayed(t)
    assert t.question == "place-group"
    assert "1109" not in t.targets("place")
    t.do("place 1421")
    assert (t.question, t.options) == ("master", ["master stavror", "master host"])
    betrayed(t, "stavror")
    assert t.events("serves") == [{"force": "saar", "master": "host"}]


# -- markers and monsters ---------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-6.16", "DE-DEC-02", "DE-DEC-35")
def test_before_a_leader_picks_up_what_was_turned_up() -> None:
    hexes = {LAIR: ["stommarren", "stav_farren"]}
    t = at("diplomacy", hexes=hexes, hidden={LAIR: "dawn_lantern"}, active=AT_WAR)
    assert (t.question, t.targets("finder")) == ("finder", ["stommarren", "stav_farren"])
    betrayed(t)
    assert t.bearer("dawn_lantern") == "stav_farren"


@pytest.mark.rule("DE-6.16", "DE-DEC-02", "DE-18.12a")
def test_nobody_of_his_is_left_to_pick_it_up() -> None:
    hexes = {LAIR: ["nikon_v", "farnon"]}
    t = at("diplomacy", hexes=hexes, hidden={LAIR: "dawn_lantern"}, active={"zolahaureslor": "necromancer"})
    assert t.question == "finder"
    betrayed(t, "zolahaureslor")
    assert (t.bearer("dawn_lantern"), t.where("dawn_lantern")) == (None, LAIR)


@pytest.mark.rule("DE-6.16", "DE-18.37")
def test_famir_turned_up_binds_one_of_those_who_are_there() -> None:
    hexes = {LAIR: ["nikon_v", "farnon"]}
    active = {"zolahaureslor": "necromancer"}
    t = at("diplomacy", hexes=hexes, hidden={LAIR: "famir", "0711": "ssstoth"}, active=active)
    assert t.question == "finder"
    betrayed(t, "zolahaureslor")
    assert (t.question, t.asked) == ("take-up-famir", ["kingdoms"])
    t.do("finder farnon")
    assert t.bearer("famir") == "farnon"


@pytest.mark.rule("DE-6.16", "DE-18.37")
def test_famir_taken_up_by_the_betrayed_stays_with_him() -> None:
    """Though one of the Necromancer's own stands there, who would have picked it up."""
    hexes = {LAIR: ["nikon_v", "zola_infantry_1", "mezal", "necro_greater_1"]}
    active = {"zolahaureslor": "necromancer"}
    t = at("diplomacy", hexes=hexes, hidden={LAIR: "famir", "0711": "ssstoth"}, active=active)
    betrayed(t, "zolahaureslor").answer("take-up-famir", "finder nikon_v")
    assert t.bearer("famir") == "nikon_v"


def before(monster: str, *leaders: str, **more: Any) -> Table:
    """Leaders of the Necromancer's side before a monster that is nobody's."""
    return at("diplomacy", hexes={LAIR: [monster, *leaders]}, active=AT_WAR, monsters={monster: "neutral"}, **more)


@pytest.mark.rule("DE-6.16", "DE-DEC-02", "DE-DEC-36")
def test_before_a_monster_is_met() -> None:
    t = before("slug", "stommarren", "mezal")
    assert t.targets("parley") == ["mezal", "stommarren"]
    betrayed(t)
    assert (t.question, t.targets("parley")) == ("encounter", ["mezal"])
    t = before("slug", "stommarren")
    betrayed(t)
    assert t.question != "encounter"  # there is nobody left to meet it
    assert t.side("slug") == "neutral"


@pytest.mark.rule("DE-6.16", "DE-DEC-02", "DE-18.151", "DE-DEC-37")
def test_before_the_champion_is_named_but_not_between_two() -> None:
    t = before("slug", "stommarren", "stav_farren", "mezal", dice=[6, 6])
    t.do("duel slug")
    assert t.targets("champion") == ["mezal", "stommarren", "stav_farren"]
    betrayed(t)
    assert (t.question, t.targets("champion")) == ("champion", ["mezal", "stav_farren"])
    t = before("slug", "stommarren", "stav_farren", "mezal", dice=[6, 6, 6])
    t.do("duel slug", "champion mezal")
    assert (t.where("mezal"), t.question) == ("dead", "champion")
    assert t.refuses("betray tal_pletor") == ["DE-6.16"]


@pytest.mark.rule("DE-6.16", "DE-18.32a", "DE-18.34")
def test_a_bearer_of_famir_betrayed_before_his_duel_fights_in_his_new_sides_turn() -> None:
    hexes = {LAIR: ["stommarren"], "0711": ["stav_farren"], "3526": ["mezal"]}
    hidden = {LAIR: "ssstoth", "0711": "dawn_lantern", "3526": "silk_negator"}
    t = at("diplomacy", hexes=hexes, hidden=hidden, active=AT_WAR, bears={"stommarren": ["famir"]})
    t.do(f"reveal {LAIR}")
    assert t.question == "turn-up"
    betrayed(t).do("reveal 0711")
    assert (t.question, t.asked) != ("claim-devices", ["kingdoms"])
    assert (t.where("stommarren"), t.where("ssstoth"), t.rolls("DE-18.15a")) == (LAIR, LAIR, [])


# -- what comes in between --------------------------------------------------------------------------------------------


@pytest.mark.rule("DE-6.16", "DE-DEC-02", "DE-DEC-38", "DE-18.N")
def test_while_famir_lies_there_for_the_taking() -> None:
    hexes = {LAIR: ["famir", "stommarren", "stav_farren"]}
    t = moving(hexes=hexes, active=AT_WAR, hidden={})
    settle(t.s, hex_at(LAIR))
    t.s.run()
    assert (t.question, t.targets("finder")) == ("famir-lies-here", ["stommarren", "stav_farren"])
    betrayed(t)
    assert (t.question, t.targets("finder")) == ("famir-lies-here", ["stav_farren"])
    t.do("none").answer("famir-lies-here", "finder stommarren")
    assert (t.question, t.bearer("famir")) == ("movement", "stommarren")


@pytest.mark.rule("DE-6.16", "DE-DEC-02", "DE-DEC-17", "DE-15.7a")
def test_before_command_of_legions_is_taken() -> None:
    hexes = {FIELD: ["nikon_v", "zola_infantry_1", III], "2516": ["padrech_dar_choim", "necro_greater_1"]}
    more: dict[str, Any] = {"bears": {"nikon_v": ["staff_of_empire"]}, "undead": {III: "kingdoms"}}
    t = moving(hexes=hexes, active={**AT_WAR, "zolahaureslor": "necromancer"}, **more)
    settle(t.s, hex_at(FIELD))
    t.s.run()
    assert (t.question, t.asked) == ("command", ["necromancer"])
    betrayed(t, "zolahaureslor")
    assert (t.question, t.side(III)) == ("movement", "kingdoms")  # they are of one side now


@pytest.mark.rule("DE-6.16", "DE-DEC-02", "DE-DEC-29")
def test_while_the_spoils_of_another_betrayal_are_shared_out() -> None:
    hexes = {FIELD: ["stommarren", "stav_farren", "tol_morn", "necro_greater_1", "stavror_infantry_1"]}
    t = moving(hexes=hexes, active=AT_WAR, bears={"stommarren": ["loslom"]}, dice=[6])
    t.do("betray tal_pletor").answer("claim-devices", "none")
    assert (t.question, t.options) == ("spoils", ["finder tol_morn", "finder stav_farren", "none"])
    betrayed(t, "stavror")
    assert (t.question, t.options) == ("spoils", ["finder tol_morn", "none"])
    t.do("finder tol_morn")
    assert (t.question, t.bearer("loslom")) == ("movement", "tol_morn")


@pytest.mark.rule("DE-6.16", "DE-DEC-02", "DE-19.13")
def test_while_a_new_master_is_looked_for() -> None:
    served = {"saar": {"side": "necromancer", "master": "tal_pletor"}}
    t = moving(hexes={PORT: ["saar", "saarlumen_1"], "1512": ["necro_greater_1"]}, active=TWO, groups=served)
    betrayed(t).answer("new-master", "betray stavror")
    assert (t.question, t.s.masters[4]) == ("movement", 10)  # there was only the Necromancer left


@pytest.mark.rule("DE-6.16", "DE-DEC-02", "DE-DEC-39")
def test_before_land_is_put_under_a_kingdom() -> None:
    idle = {"lammarech": {"side": "kingdoms", "conquered": True, "holder": "necromancer"}}
    t = at("heroic", hexes={"1512": ["necro_greater_1"]}, active=TWO, kingdoms=idle)
    assert (t.question, t.options) == ("assign-land", ["assign stavror", "assign tal_pletor", "assign host"])
    betrayed(t)
    assert (t.question, t.options) == ("assign-land", ["assign stavror", "assign host"])


@pytest.mark.rule("DE-6.16", "DE-DEC-02")
def test_not_in_a_battle_nor_after_a_roll() -> None:
    active = {**AT_WAR, "zolahaureslor": "kingdoms"}
    t = combat("padrech_dar_choim", "tol_morn", "necro_greater_1", "zola_infantry_1", active=active)
    assert (t.question, t.refuses("betray tal_pletor")) == ("battle-leader", ["DE-6.16"])
    bears = {"stommarren": ["famir"]}
    t = moving(
        hexes={FIELD: ["stommarren"]}, active=AT_WAR, bears=bears, hidden={LAIR: "ssstoth", "0711": "slug"}, dice=[6]
    )
    assert (t.question, t.refuses("betray tal_pletor")) == ("pull", ["DE-6.16"])
