"""Retreats (DL-WDR-09 to 16): who goes how far, in what groups, and what is closed to them.

0507 is open country two hexes from Gunthoz and three from Timur; 0805 is six MP from Timur, Gunthoz and Lojar alike,
by way of 0806 and 0807 over roads to Timur.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.demonlord.retreats import MISS, NO_FORTRESS, flee
from tests.demonlord.table import at

ALLIES: dict[str, Any] = {"alliances": {"AN": {"side": "hosar"}, "LY": {"side": "hosar"}}}


@pytest.mark.rule("DL-WDR-09")
def test_without_surviving_troops_characters_retreat_alone_with_their_own_mp() -> None:
    """Six hexes to Timur: more than the 4 MP of his lost spearmen, fewer than the Duke's 7."""
    t = flee("0805", "ti_spearmen", "da_duke", checks=[6])
    assert t.where("ti_spearmen") == "dead"
    t.answer("retreat", "retreat 0806").answer("retreat", "retreat 0807")
    assert t.where("da_duke") == "0510"


@pytest.mark.rule("DL-WDR-09")
def test_characters_of_the_non_phasing_player_retreat_alone_one_hex() -> None:
    t = flee("0805", "ti_spearmen", "da_duke", phase="demon", checks=[6])
    t.answer("retreat", "retreat 0806")
    assert t.question != "retreat"
    assert t.where("da_duke") == "0806"


@pytest.mark.rule("DL-WDR-10")
def test_the_non_phasing_player_retreats_one_hex_whatever_his_mp() -> None:
    t = flee("0805", "ho_mounted_monks", phase="demon")
    t.answer("retreat", "retreat 0806")
    assert t.question != "retreat"
    assert t.where("ho_mounted_monks") == "0806"


@pytest.mark.rule("DL-WDR-11")
def test_the_phasing_player_retreats_as_far_as_his_mp_allow() -> None:
    t = flee("0805", "cr_castle_guards")  # MP 3
    t.answer("retreat", "retreat 0806")
    assert t.refuses("stop") == ["DL-WDR-11"]
    t.answer("retreat", "retreat 0807")
    assert t.where("cr_castle_guards") == "0708"  # the third MP had only one way to go
    assert t.question != "retreat"


@pytest.mark.rule("DL-WDR-11")
def test_a_hex_that_costs_more_than_the_mp_left_ends_the_retreat() -> None:
    """From 0806 the ford to 0706 costs 2 of the 2 MP left, from there nothing is open to them."""
    t = flee("0805", "cr_castle_guards")
    t.answer("retreat", "retreat 0806").answer("retreat", "retreat 0706")
    assert t.where("cr_castle_guards") == "0706"
    assert t.question != "retreat"


@pytest.mark.rule("DL-WDR-12")
def test_where_the_slowest_stops_faster_units_may_go_on_with_the_mp_they_have_left() -> None:
    t = flee("0805", "cr_castle_guards", "ho_mounted_monks")  # MP 3 and 6
    t.answer("retreat-group", "done").do("retreat 0806", "retreat 0807")
    assert t.where("cr_castle_guards") == t.where("ho_mounted_monks") == "0708"
    assert (t.question, t.options) == ("retreat-on", ["take ho_mounted_monks", "stop"])
    t.do("take ho_mounted_monks")
    assert t.where("ho_mounted_monks") == "0510"  # three MP more, and no more
    assert t.where("cr_castle_guards") == "0708"
    assert t.question not in ("retreat", "retreat-on")


@pytest.mark.rule("DL-WDR-12")
def test_faster_units_need_not_go_on() -> None:
    t = flee("0805", "cr_castle_guards", "ho_mounted_monks")
    t.answer("retreat-group", "done").do("retreat 0806", "retreat 0807").answer("retreat-on", "stop")
    assert t.where("ho_mounted_monks") == "0708"


@pytest.mark.rule("DL-WDR-12")
def test_faster_units_may_go_on_from_a_fortress_too() -> None:
    """Gunthoz takes all the MP of the guards but one; the knights go on towards D'Ansor."""
    t = flee("0507", "cr_castle_guards", "ti_knights")
    t.answer("retreat-group", "done").do("retreat 0506").answer("retreat", "stop")
    t.answer("retreat-on", "take ti_knights", "done").do("retreat 0404", "retreat 0403", "retreat 0303")
    assert t.where("cr_castle_guards") == "0405"
    assert t.where("ti_knights") == "0303"


@pytest.mark.rule("DL-WDR-12")
def test_survivors_may_split_into_groups_that_take_different_ways() -> None:
    t = flee("0507", "ti_knights", "ti_spearmen", phase="demon")
    t.answer("retreat-group", "take ti_knights", "done").answer("retreat", "retreat 0406")
    t.answer("retreat", "retreat 0506")
    assert (t.where("ti_knights"), t.where("ti_spearmen")) == ("0406", "0506")


@pytest.mark.rule("DL-WDR-12")
def test_a_group_uses_only_hexsides_all_its_members_can_cross() -> None:
    """The zombies' quick way home is a mountain side; with the Ancients, who cross none, 0903 is all there is."""
    t = flee("1002", "ly_zombies_1", phase="demon", **ALLIES)
    assert t.where("ly_zombies_1") == "1102"
    t = flee("1002", "ly_zombies_1", "an_troopers_1", phase="demon", **ALLIES)
    t.answer("retreat-group", "done")
    assert t.where("ly_zombies_1") == t.where("an_troopers_1") == "0903"


@pytest.mark.rule("DL-WDR-12")
@pytest.mark.parametrize("unit", ["ti_knights", "ti_spearmen"])
def test_every_character_goes_with_a_surviving_troop_unit_of_his_owners_choice(unit: str) -> None:
    t = flee("0507", "ti_knights", "ti_spearmen", "da_peasants", "da_duke", phase="demon", checks=[1, 1, 6])
    assert t.options == ["with ti_knights", "with ti_spearmen"]
    t.answer("retreat-with", f"with {unit}").answer("retreat-group", "take ti_knights", "done")
    t.do("retreat 0406", "retreat 0506")
    assert t.where("da_duke") == t.where(unit)


@pytest.mark.rule("DL-WDR-13")
def test_a_retreat_uses_printed_mp_without_a_leader_halved_only_by_earthpit() -> None:
    t = flee("0805", "ti_spearmen")
    t.do("retreat 0806", "retreat 0807")
    assert t.where("ti_spearmen") == "0608"  # all 4 MP, though nobody leads them
    t = flee("0805", "ti_spearmen", pits=["0805"])
    t.do("retreat 0806", "retreat 0807")
    assert t.where("ti_spearmen") == "0807"


@pytest.mark.rule("DL-WDR-13")
def test_forcemarch_does_not_lengthen_a_retreat() -> None:
    t = at(
        "before-movement",
        hosar={"0905": ["ti_spearmen"], "1004": ["ho_priest"]},
        demon={"0805": ["ni_orc_swords"]},
        spells={"hosar": ["forcemarch"]},
        dice=[1, *MISS * 2, 1],
    )
    t.do("cast forcemarch").answer("cast-target", "at 0905").until("movement")
    t.do("unit ti_spearmen", "move 0805").until("withdraw")
    t.do("yes", "retreat 0806", "retreat 0807")
    assert t.where("ti_spearmen") == "0608"


@pytest.mark.rule("DL-WDR-14")
@pytest.mark.parametrize("way", ["0406", "0506"])
def test_of_two_equally_fast_ways_the_owner_takes_the_one_he_likes(way: str) -> None:
    t = flee("0507", "ti_knights", phase="demon")
    assert (t.question, t.asked, t.targets("retreat")) == ("retreat", ["hosar"], ["0406", "0506"])
    t.do(f"retreat {way}")
    assert t.where("ti_knights") == way


CLOSED: list[Any] = [
    pytest.param("0507", "0606", {"demon": {"0606": ["ni_orc_spears"]}}, id="enemy troops"),
    pytest.param("0507", "0606", {"pits": ["0606"]}, id="earthpit"),
    pytest.param("0903", "0902", {}, id="unallied neutral"),
    pytest.param("1313", "1412", {}, id="impassable hexside"),
]


@pytest.mark.rule("DL-WDR-15")
@pytest.mark.parametrize(("hex_", "closed", "more"), CLOSED)
def test_a_retreat_may_not_enter(hex_: str, closed: str, more: dict[str, Any]) -> None:
    """With no fortress to go to, everything that is not closed is open."""
    t = flee(hex_, "ti_spearmen", phase="demon", **NO_FORTRESS, **more)
    assert len(t.targets("retreat")) >= 3
    assert closed not in t.targets("retreat")
    assert t.refuses(f"retreat {closed}") == ["DL-WDR-15"]


@pytest.mark.rule("DL-WDR-15")
@pytest.mark.parametrize("with_siege", [False, True])
def test_a_battle_to_come_or_a_siege_tells_of_troops_under_a_character(with_siege: bool) -> None:
    """Timur is Demon's: Hosar besieges it, or fights for it next."""
    more: dict[str, Any] = {"sieges": {"0510": 1}} if with_siege else {}
    t = at(
        "battles",
        "demon",
        hosar={"0509": ["ti_spearmen"], "0510": ["ti_knights"]},
        demon={"0509": ["ni_orc_swords"], "0510": ["er_lord", "er_levy"]},
        **NO_FORTRESS,
        dice=[*MISS * 2, 1],
        **more,
    )
    while t.question != "withdraw":
        first = next((a for a in ("battle", "no", "fight 0509") if a in t.options), t.options[0])
        t.do(first)
    t.answer("withdraw", "no").answer("withdraw", "yes")
    assert t.question == "retreat"
    assert "0510" not in t.targets("retreat")
    assert t.refuses("retreat 0510") == ["DL-WDR-15"]


@pytest.mark.rule("DL-WDR-15")
def test_a_retreat_enters_no_hex_twice() -> None:
    t = flee("0507", "ti_spearmen", **NO_FORTRESS)
    t.do("retreat 0506")
    assert t.refuses("retreat 0507") == ["DL-WDR-15"]
    t.do("retreat 0406")
    assert t.refuses("retreat 0506") == ["DL-WDR-15"]
    assert t.refuses("retreat 0507") == ["DL-WDR-15"]


@pytest.mark.rule("DL-WDR-15")
def test_a_stack_that_passed_for_characters_shows_its_troops_and_another_way_is_taken() -> None:
    t = flee("0507", "ti_spearmen", phase="demon", demon={"0406": ["er_lord", "er_levy"]})
    assert t.targets("retreat") == ["0406", "0506"]  # what is offered does not tell what lies under the Lord
    t.do("retreat 0406")
    assert t.events("troop-shown") == [{"unit": "er_levy", "hex": "0406"}]
    assert t.where("ti_spearmen") == "0506"


@pytest.mark.rule("DL-WDR-16")
def test_fast_units_may_not_retreat_fewer_hexes_than_the_slowest_on_their_way() -> None:
    t = flee("0805", "cr_castle_guards", "ho_mounted_monks")
    t.answer("retreat-group", "done")
    for hex_ in ("0806", "0807"):
        t.do(f"retreat {hex_}")
        if hex_ == "0806":
            assert "DL-WDR-16" in t.refuses("stop")
            t.refuses("take ho_mounted_monks")
    assert t.where("ho_mounted_monks") == t.where("cr_castle_guards") == "0708"
