"""Retreats (DL-WDR-17 to 23, 25): towards the nearest fortress, into one, with no way out, and the one hex that is
always allowed.

0507 is open country two hexes from Gunthoz and three from Timur.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.demonlord.retreats import HIT, MISS, NO_FORTRESS, flee
from tests.demonlord.table import WORLD, at, hex_at

AROUND_0507 = ("0406", "0407", "0506", "0508", "0606", "0607")
RING = ("ni_orc_spears", "er_levy", "er_archers", "er_swordsmen", "cm_guards", "cm_militia")
AROUND_GUNTHOZ = ["0305", "0306", "0404", "0406", "0505", "0506"]
AROUND_RABAT = ["0314", "0315", "0413", "0415", "0514", "0515"]
ZOMBIES: dict[str, Any] = {"alliances": {"LY": {"side": "hosar"}}}  # MP 2


@pytest.mark.rule("DL-WDR-17")
def test_a_retreat_takes_the_way_that_is_quickest_for_the_slowest_unit() -> None:
    """The Birds would fly over the river by 0709; the spearmen's bridge lies beyond 0708."""
    t = flee("0808", "ti_spearmen", "ho_birds", phase="demon")
    t.answer("retreat-group", "done")
    assert t.where("ho_birds") == t.where("ti_spearmen") == "0708"
    t = flee("0808", "ti_spearmen", "ho_birds", phase="demon")
    t.answer("retreat-group", "take ho_birds", "done")
    assert t.where("ho_birds") == "0709"


@pytest.mark.rule("DL-WDR-17")
def test_every_hex_of_a_long_retreat_lies_on_a_quickest_way() -> None:
    t = flee("0805", "ho_mounted_monks")
    assert t.targets("retreat") == ["0705", "0706", "0804", "0806", "0905"]  # ways to three fortresses, all 6 MP away
    t.do("retreat 0905")
    assert t.targets("retreat") == ["0904", "1004"]
    assert t.refuses("retreat 0804") == ["DL-WDR-17"]
    t.do("retreat 1004")
    assert t.targets("retreat") == ["1003", "1104"]


@pytest.mark.rule("DL-WDR-17")
def test_a_besieged_fortress_is_no_goal() -> None:
    besieged: dict[str, Any] = {"hosar": {"0405": ["gu_militia"]}, "sieges": {"0405": 1}}
    t = flee("0507", "ti_spearmen", phase="demon", demon={"0405": ["er_levy"]}, **besieged)
    assert t.where("ti_spearmen") == "0508"  # on to Timur


@pytest.mark.rule("DL-WDR-17")
def test_a_fortress_that_cannot_be_reached_does_not_count() -> None:
    t = flee("0507", "ti_spearmen", phase="demon", pits=AROUND_GUNTHOZ)
    assert t.where("ti_spearmen") == "0508"


@pytest.mark.rule("DL-WDR-17")
def test_the_fortress_of_the_battle_hex_is_no_goal_of_a_retreat_that_leaves_it() -> None:
    """Out of Gunthoz the next is D'Ansor, four hexes up the road."""
    t = flee("0405", "ti_spearmen")
    t.answer("inside-or-out", "outside")
    assert t.where("ti_spearmen") == "0404"  # the only way that is quickest
    t.do("retreat 0403", "retreat 0303")
    assert t.where("ti_spearmen") == "0302"


@pytest.mark.rule("DL-WDR-17")
def test_without_any_fortress_the_direction_is_free() -> None:
    t = flee("0507", "ti_spearmen", phase="demon", **NO_FORTRESS)
    assert t.targets("retreat") == list(AROUND_0507)


@pytest.mark.rule("DL-WDR-18")
def test_a_one_hex_retreat_heads_home_too() -> None:
    t = flee("0507", "ti_spearmen", phase="demon")
    assert t.targets("retreat") == ["0406", "0506"]
    for other in set(AROUND_0507) - {"0406", "0506"}:
        assert t.refuses(f"retreat {other}") == ["DL-WDR-17"]


@pytest.mark.rule("DL-WDR-19")
def test_a_retreat_may_end_in_a_friendly_fortress_with_mp_left() -> None:
    t = flee("0507", "ti_knights")
    t.do("retreat 0506")
    assert (t.where("ti_knights"), t.question) == ("0405", "retreat")
    t.do("stop")
    assert t.question != "retreat"
    assert t.where("ti_knights") == "0405"


@pytest.mark.rule("DL-WDR-19")
def test_units_that_go_on_from_a_fortress_head_for_the_next_nearest() -> None:
    t = flee("0507", "ti_knights")
    t.do("retreat 0506")
    assert t.targets("retreat") == ["0404"]  # D'Ansor; not back towards Timur, not round Gunthoz
    t.do("retreat 0404", "retreat 0403", "retreat 0303")
    assert t.where("ti_knights") == "0303"  # the fifth MP


@pytest.mark.rule("DL-WDR-20")
def test_a_force_that_withdraws_may_go_into_its_own_besieged_fortress() -> None:
    """One choice for all: the relief fights its way into Rabat and is part of the garrison."""
    t = at(
        "battles",
        hosar={"0414": ["cr_castle_guards", "ti_knights", "ti_spearmen", "da_duke"]},
        demon={"0414": ["ni_orc_swords"]},
        relief=["ti_knights", "ti_spearmen", "da_duke"],
        sieges={"0414": 2},
        dice=[*MISS * 2, 1, 1, *HIT, *HIT],
    )
    t.answer("garrison-joins", "no").until("withdraw").do("yes")
    assert (t.question, t.options) == ("inside-or-out", ["inside", "outside"])
    t.do("inside")
    assert t.view("hosar")["own"]["relief"] == []
    assert {t.where(u) for u in ("ti_knights", "ti_spearmen", "da_duke")} == {"0414"}
    assert t.siege("0414") == 2
    t.answer("siege-method", "invest")
    assert t.siege("0414") == 3


@pytest.mark.rule("DL-WDR-20")
def test_going_inside_a_fortress_that_was_not_besieged_begins_a_siege() -> None:
    t = flee("0405", "ti_spearmen", phase="demon", dice=HIT * 2)
    t.answer("inside-or-out", "inside")
    assert t.where("ti_spearmen") == "0405"
    assert t.siege("0405") == 0
    assert t.question == "siege-method"


@pytest.mark.rule("DL-WDR-20")
def test_nobody_withdraws_into_an_enemy_fortress() -> None:
    t = flee("0405", "ti_spearmen", phase="demon", control={"gunthoz": "demon"})
    assert t.events("goes-inside") == []
    assert t.where("ti_spearmen") == "0404"


@pytest.mark.rule("DL-WDR-21")
def test_troops_without_a_way_out_are_prisoners_and_their_characters_roll() -> None:
    ring = {hex_: [unit] for hex_, unit in zip(AROUND_0507, RING, strict=True)}
    t = flee("0507", "ti_spearmen", "da_duke", demon=ring, warned=True, dice=[5, 2])
    assert t.where("ti_spearmen") == "held by demon"
    assert t.rolls("DL-CAP-05") == [(5, 2)]
    assert t.where("da_duke") == "0507"  # he escaped and stays
    t = flee("0507", "ti_spearmen", "da_duke", phase="demon", demon=ring, warned=True, dice=[2, 5])
    assert t.where("da_duke") == "held by demon"


@pytest.mark.rule("DL-WDR-21", "DL-EOB-04")
def test_characters_without_a_way_out_roll_even_if_they_did_so_here_earlier_in_the_turn() -> None:
    ring = {hex_: [unit] for hex_, unit in zip(AROUND_0507, RING, strict=True)}
    battle: dict[str, Any] = {
        "hosar": {"0507": ["ti_spearmen", "da_duke"]},
        "demon": {"0507": ["ni_orc_swords"], **ring},
    }
    t = at("battles", dice=[*MISS * 2, 1, 2, 5], **battle)
    t.s.turn = t.s.turn._replace(exposed=((WORLD.index_of("da_duke"), hex_at("0507")),))
    t.until("withdraw").do("yes", "yes")
    assert t.rolls("DL-CAP-05") == [(2, 5)]


@pytest.mark.rule("DL-WDR-21")
def test_the_withdrawal_question_warns_when_no_hex_is_open() -> None:
    ring = {hex_: [unit] for hex_, unit in zip(AROUND_0507, RING, strict=True)}
    t = at("battles", hosar={"0507": ["ti_spearmen"]}, demon={"0507": ["ni_orc_swords"], **ring}, dice=MISS * 2)
    t.answer("withdraw", "yes")
    assert t.question == "confirm-no-way-out"
    t.do("no")
    assert (t.question, t.where("ti_spearmen")) == ("withdraw", "0507")


@pytest.mark.rule("DL-WDR-21")
def test_a_character_retreats_if_he_can_where_his_troops_cannot() -> None:
    """1313: the enemy holds every way down for men on foot; the Spirit flies over the alps."""
    held = {"1212": ["ni_orc_spears"], "1213": ["er_levy"], "1312": ["er_archers"]}
    t = flee("1313", "ti_spearmen", "in_light_spirit", phase="demon", demon=held, warned=True)
    assert t.where("ti_spearmen") == "held by demon"
    t.do(t.options[0])
    assert t.where("in_light_spirit") in ("1314", "1412", "1413")
    assert t.rolls("DL-CAP-05") == []


@pytest.mark.rule("DL-WDR-21")
def test_troops_whose_last_open_hex_turns_out_to_be_held_have_no_way_out() -> None:
    ring = {hex_: [unit] for hex_, unit in zip(AROUND_0507, RING, strict=True)}
    ring["0508"] = ["er_lord", *ring["0508"]]
    t = flee("0507", "ti_spearmen", "ti_knights", demon=ring)
    t.answer("retreat-group", "done")
    assert t.events("troop-shown") == [{"unit": "er_swordsmen", "hex": "0508"}]
    assert t.where("ti_spearmen") == t.where("ti_knights") == "held by demon"


@pytest.mark.rule("DL-WDR-21")
def test_a_character_looks_for_another_way_when_his_troops_last_hex_turns_out_to_be_held() -> None:
    """As above at 1313, but the spearmen thought that only Lord Erush was in 1212."""
    held = {"1212": ["er_lord", "ni_orc_spears"], "1213": ["er_levy"], "1312": ["er_archers"]}
    t = flee("1313", "ti_spearmen", "in_light_spirit", phase="demon", demon=held)
    assert t.events("troop-shown") == [{"unit": "ni_orc_spears", "hex": "1212"}]
    assert t.where("ti_spearmen") == "held by demon"
    t.answer("retreat", t.options[0])
    assert t.where("in_light_spirit") in ("1314", "1412", "1413")


@pytest.mark.rule("DL-WDR-22")
def test_one_hex_may_always_be_entered_even_beyond_the_mp() -> None:
    """Over the river to 0514 costs 3; the zombies have 2 MP, and it is their whole retreat."""
    t = flee("0613", "ly_zombies_1", **ZOMBIES)
    assert t.where("ly_zombies_1") == "0514"
    assert t.question != "retreat"


@pytest.mark.rule("DL-WDR-23")
def test_retreating_troops_hunt_lone_enemy_characters_they_meet() -> None:
    t = flee("0507", "ti_knights", demon={"0406": ["ni_high_priest"]}, dice=[1, 6])
    assert t.targets("retreat") == ["0406", "0506"]
    t.do("retreat 0406")
    assert t.rolls("DL-CAP-05") == [(1, 6)]
    assert t.where("ni_high_priest") == "held by hosar"
    assert t.where("ti_knights") == "0405"


@pytest.mark.rule("DL-WDR-25")
def test_a_one_hex_retreat_is_not_hindered_by_earthpit_but_may_not_enter_one() -> None:
    """1 MP is left of the zombies' 2; over the river and up the far bank costs 3."""
    t = flee("0613", "ly_zombies_1", phase="demon", pits=["0613"], **ZOMBIES)
    assert t.where("ly_zombies_1") == "0514"
    t = flee("0613", "ly_zombies_1", phase="demon", pits=["0613", "0514"], **ZOMBIES)
    assert "0514" not in t.targets("retreat")
    assert t.refuses("retreat 0514") == ["DL-WDR-15"]


@pytest.mark.rule("DL-WDR-17")
def test_of_equally_slow_units_the_one_with_the_dearest_way_counts() -> None:
    """Both have 3 MP; the Ancients would be home by 0217, the men-at-arms by 0316 or 0317."""
    t = flee("0216", "an_troopers_1", "ti_men_at_arms", phase="demon", alliances={"AN": {"side": "hosar"}})
    t.answer("retreat-group", "done")
    assert t.targets("retreat") == ["0316", "0317"]


@pytest.mark.rule("DL-SIE-05", "DL-WDR-19")
def test_retreating_troops_gain_an_empty_enemy_fortress_and_may_stop_there() -> None:
    t = flee("0406", "ti_spearmen", scenario="strategic", **NO_FORTRESS)
    t.do("retreat 0405")
    assert t.controller("gunthoz") == "hosar"
    t.answer("retreat", "stop")
    assert t.where("ti_spearmen") == "0405"


@pytest.mark.rule("DL-CAP-18", "DL-WDR-23")
def test_troops_that_retreat_to_a_lone_duke_of_an_unallied_state_hunt_him() -> None:
    duke: dict[str, Any] = {"neutral": {"1401": ["ah_duke"]}, "scenario": "strategic"}
    t = flee("1402", "ti_spearmen", phase="demon", dice=[1, 6], **duke, **NO_FORTRESS)
    t.do("retreat 1401")
    assert t.where("ah_duke") == "held by hosar"
    assert t.state_of("AH") == ("neutral", 0)


@pytest.mark.rule("DL-WDR-20", "DL-CAP-15")
def test_characters_whose_troops_all_failed_do_not_hold_the_fortress_of_the_hex() -> None:
    """At Rabat the spearmen are destroyed as they withdraw: the Duke has to leave, and the Orcs have the castle."""
    t = at(
        "battles",
        "demon",
        hosar={"0414": ["ti_spearmen", "da_duke"]},
        demon={"0414": ["ni_orc_swords"]},
        dice=[*MISS * 2, 6],
    )
    t.answer("battle-or-siege", "battle").answer("terrain", "terrain open")
    t.answer("withdraw", "no").answer("withdraw", "yes")
    t.answer("retreat", t.options[0])
    assert t.where("da_duke") in AROUND_RABAT
    assert t.controller("rabat") == "demon"
