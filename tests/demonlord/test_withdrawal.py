"""Withdrawal from a battle (DL-WDR-01 to 08, 24): the offer, the morale checks, the order of acts.

0507 is open country two hexes from Gunthoz; a double six misses whatever the value.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.demonlord.table import at

MISS = (6, 6)
HIT = (1, 1)


@pytest.mark.rule("DL-WDR-01")
def test_after_the_melee_of_every_round_each_player_may_withdraw_and_need_not() -> None:
    t = at("battles", hosar={"0507": ["ti_knights"]}, demon={"0507": ["ni_orc_swords"]}, dice=MISS * 4)
    for round_ in (1, 2):
        assert t.view(None)["battle"]["round"] == round_
        assert (t.question, t.asked, t.options) == ("withdraw", ["hosar"], ["yes", "no"])
        t.do("no")
        assert (t.question, t.asked, t.options) == ("withdraw", ["demon"], ["yes", "no"])
        if round_ == 1:
            t.do("no")
            assert [e["stage"] for e in t.events("battle-stage")][-2:] == ["melee", "withdrawal"]
    assert t.where("ti_knights") == t.where("ni_orc_swords") == "0507"


@pytest.mark.rule("DL-WDR-02")
def test_a_withdrawal_takes_every_unit_out_of_the_battle_reserves_included() -> None:
    stack = ["ti_knights", "ti_spearmen", "ti_men_at_arms"]
    t = at("battles", hosar={"0507": stack}, demon={"0507": ["ni_orc_swords"]}, dice=[*MISS * 2, 1, 1, 1])
    t.do("deploy ti_knights").answer("reserves", "done")
    assert t.options == ["yes", "no"]
    for partial in ("take ti_spearmen", "retreat 0406", "stop"):
        t.refuses(partial)
    t.do("yes").answer("retreat-group", "done").answer("retreat", "retreat 0506")
    assert t.stack("hosar", "0507") == []
    assert sorted(t.stack("hosar", "0405")) == sorted(stack)


@pytest.mark.rule("DL-WDR-03")
def test_when_the_phasing_player_withdraws_the_other_is_not_asked_and_holds_the_field() -> None:
    t = at("battles", "demon", hosar={"1913": ["ti_knights"]}, demon={"1913": ["ni_orc_swords"]}, dice=[*MISS * 2, 1])
    assert t.asked == ["demon"]
    t.refuses("yes", seat="hosar")
    t.answer("withdraw", "yes", seat="demon")
    assert t.question == "retreat"
    t.do("retreat 1812", "stop")
    assert [e["side"] for e in t.events("battle-over")] == ["hosar"]
    assert t.where("ti_knights") == "1913"


@pytest.mark.rule("DL-WDR-04")
def test_every_troop_unit_in_line_or_reserve_checks_morale_once() -> None:
    """Below its morale of 4 a unit gets away, on a 4 it is a prisoner, above it is destroyed."""
    stack = ["ti_sergeants", "ti_spearmen", "da_sergeants"]
    t = at("battles", hosar={"0507": stack}, demon={"0507": ["ni_orc_swords"]}, dice=[*MISS * 2, 3, 4, 5])
    t.do("deploy ti_sergeants").answer("reserves", "done").answer("withdraw", "yes")
    assert t.rolls("DL-WDR-04") == [(3,), (4,), (5,)]
    t.answer("retreat", "retreat 0506").answer("retreat", "stop")
    assert t.where("ti_sergeants") == "0405"
    assert t.where("ti_spearmen") == "held by demon"
    assert t.where("da_sergeants") == "dead"


@pytest.mark.rule("DL-WDR-05")
def test_leadership_does_not_help_the_checks_of_a_withdrawal() -> None:
    """Morale 4 with the Prince (+2) would stand on a 5."""
    t = at(
        "battles",
        hosar={"0507": ["ti_sergeants", "ti_prince"]},
        demon={"0507": ["ni_orc_swords"]},
        dice=[*MISS * 2, 5],
        cast=["ti_prince"],
    )
    t.answer("withdraw", "yes")
    assert t.view(None)["battle"]["escorts"] == [["ti_prince", "ti_sergeants"]]
    assert t.where("ti_sergeants") == "dead"


@pytest.mark.rule("DL-WDR-06")
@pytest.mark.parametrize(("marks", "fate"), [({"darks": ["0507"]}, "held by demon"), ({}, "0506")])
def test_darkness_lowers_the_morale_of_withdrawing_hosar_troops(marks: dict[str, Any], fate: str) -> None:
    t = at(
        "battles",
        "demon",
        hosar={"0507": ["ti_sergeants"]},
        demon={"0507": ["ni_orc_swords"]},
        dice=[*MISS * 2, 3],
        **marks,
    )
    t.answer("withdraw", "no").answer("withdraw", "yes")
    if fate == "0506":
        t.answer("retreat", "retreat 0506")
    assert t.where("ti_sergeants") == fate


@pytest.mark.rule("DL-WDR-06")
@pytest.mark.parametrize(("marks", "fate"), [({"lights": ["1913"]}, "held by hosar"), ({}, "1812")])
def test_light_lowers_the_morale_of_withdrawing_demon_troops(marks: dict[str, Any], fate: str) -> None:
    t = at(
        "battles",
        hosar={"1913": ["ti_knights"]},
        demon={"1913": ["ni_orc_swords"]},
        dice=[*MISS * 2, 4],
        **marks,
    )
    t.answer("withdraw", "no").answer("withdraw", "yes")
    if fate == "1812":
        t.answer("retreat", "retreat 1812")
    assert t.where("ni_orc_swords") == fate


@pytest.mark.rule("DL-WDR-07")
def test_units_routed_earlier_in_the_battle_are_prisoners_when_their_side_withdraws() -> None:
    t = at(
        "battles",
        hosar={"0507": ["ti_sergeants", "ti_spearmen"]},
        demon={"0507": ["ni_orc_swords"]},
        dice=[*MISS, *HIT, 4, 1],
    )
    t.do("deploy ti_sergeants").answer("reserves", "done")
    assert [e["unit"] for e in t.events("routs")] == ["ti_sergeants"]
    assert t.where("ti_sergeants") == "0507"
    t.answer("withdraw", "yes")
    assert t.where("ti_sergeants") == "held by demon"
    assert t.rolls("DL-WDR-04") == [(1,)]  # the spearmen's alone


@pytest.mark.rule("DL-WDR-08")
def test_characters_make_no_check_and_retreat_with_the_surviving_troops() -> None:
    """The Duke's own unit is destroyed; no die is rolled for him."""
    t = at(
        "battles",
        hosar={"0507": ["ti_sergeants", "ti_spearmen", "da_duke"]},
        demon={"0507": ["ni_orc_swords"]},
        dice=[*MISS * 2, 6, 1],
    )
    t.do("deploy ti_sergeants", "with ti_sergeants").answer("reserves", "done").answer("move-character", "pass")
    t.answer("withdraw", "yes")
    assert t.where("ti_sergeants") == "dead"
    assert t.rolls("DL-CHB-07") == []
    t.answer("retreat", "retreat 0506").answer("retreat", "stop")
    assert t.where("da_duke") == t.where("ti_spearmen") == "0405"


@pytest.mark.rule("DL-WDR-24")
def test_earthpit_waits_for_the_morale_checks_and_comes_before_the_retreat() -> None:
    t = at(
        "battles",
        hosar={"0507": ["ti_knights"]},
        demon={"0507": ["ni_orc_swords"], "0606": ["cm_warlock"]},
        spells={"demon": ["earthpit"]},
        dice=[*MISS * 2, 1, 2],
    )
    assert t.question == "withdraw"
    assert t.refuses("cast earthpit", seat="demon") == ["DL-SPL-08"]
    t.do("yes")
    assert t.rolls("DL-WDR-04") == [(1,)]
    assert (t.question, t.asked) == ("window-retreat", ["demon"])
    assert t.where("ti_knights") == "0507"
    t.do("cast earthpit", "at 0406")
    assert t.where("ti_knights") == "0405"  # by 0506, the only quick way left
    assert t.question == "retreat"


@pytest.mark.rule("DL-WDR-24")
def test_the_acts_of_a_withdrawal_come_in_their_order() -> None:
    """Rabat is given up: declaration, checks, routed units, choice, retreat, the winner's routed units, control."""
    t = at(
        "battles",
        "demon",
        hosar={"0414": ["cr_castle_guards", "cr_militia"]},
        demon={"0414": ["ni_orc_swords", "ni_orc_spears"]},
        dice=[*MISS, *HIT, *HIT, *MISS, 2, 5, 1],
    )
    t.answer("battle-or-siege", "battle").answer("terrain", "terrain open")
    t.do("deploy ni_orc_swords", "deploy cr_castle_guards")
    t.answer("withdraw", "no", seat="demon").answer("withdraw", "yes", seat="hosar")
    acts = ["withdraws", "roll", "captured", "retreated", "routed-return", "control"]
    t.answer("inside-or-out", "outside")
    before = [event.key for event in t.log].index("withdraws")
    while t.question == "retreat":
        t.do(t.options[0])
    assert [event.key for event in t.log[before:] if event.key in acts] == acts
    assert t.where("cr_militia") == "held by demon"
    assert t.controller("rabat") == "demon"
