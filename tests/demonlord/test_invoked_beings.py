"""Invocations (DL-INV-10 to 22): whom an invocation brings."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.demonlord import changes
from tests.demonlord.table import WORLD, Table, at

TNC = ["tnc_bone_warriors", "tnc_flame_fiend", "tnc_gargoyles", "tnc_hell_hounds", "tnc_imps", "tnc_shadow"]
WOODS: dict[str, Any] = {"alliances": {"GW": {"side": "hosar", "grade": "semi-permanent"}}}


def conjurations(t: Table, place: str) -> list[str]:
    """The TNC units in one place."""
    return [unit for unit in TNC if t.where(unit) == place]


@pytest.mark.rule("DL-INV-10")
def test_yorgash_is_invoked_at_his_temple() -> None:
    t = at("invocation", "demon", demon={"2006": ["ni_high_priest"]}, dice=[5])
    t.do("invoke ni_high_priest")
    assert t.where("yo_yorgash") == "2006"
    assert t.events("invoked") == [{"unit": "yo_yorgash", "hex": "2006"}]


@pytest.mark.rule("DL-INV-11")
def test_the_shaman_is_invoked_at_his_temple() -> None:
    t = at("invocation", "demon", demon={"2119": ["ni_high_priest"]}, dice=[5])
    t.do("invoke ni_high_priest")
    assert t.where("ts_shaman") == "2119"
    assert t.where("yo_yorgash") == "off"


@pytest.mark.rule("DL-INV-12")
def test_five_of_six_conjurations_are_drawn_unseen() -> None:
    left_out = set()
    for draw in ([1, 1, 1, 1, 1], [6, 5, 4, 3, 2], [1, 1, 2, 2, 2]):
        t = at("invocation", "demon", demon={"1414": ["ni_high_priest"]}, dice=[5, *draw])
        t.do("invoke ni_high_priest")
        assert len(conjurations(t, "1414")) == 5
        (missing,) = conjurations(t, "off")
        left_out.add(missing)
        known = [args["units"] for key, args in t.heard_by("demon") if key == "conjured-units"]
        assert [sorted(units) for units in known] == [conjurations(t, "1414")]
        assert "tnc_" not in str([args for key, args in t.heard_by("hosar") if key != "only-choice"])
        assert missing not in str(t.view("hosar"))
    assert len(left_out) == 3


@pytest.mark.rule("DL-INV-13")
def test_later_conjurations_fill_up_to_five() -> None:
    """Three of five were destroyed: three of those and the one never drawn."""
    t = at(
        "invocation",
        "demon",
        demon={"1414": ["ni_high_priest"], "1605": ["tnc_gargoyles", "tnc_imps"]},
        piles={"dead": ["tnc_hell_hounds", "tnc_shadow", "tnc_bone_warriors"]},
        dice=[1, 4, 3, 2],
    )
    t.do("invoke ni_high_priest")
    assert len(conjurations(t, "1414")) == 3
    assert len(conjurations(t, "1605")) == 2
    assert len(conjurations(t, "dead") + conjurations(t, "off")) == 1


@pytest.mark.rule("DL-INV-13")
def test_prisoners_count_among_the_five() -> None:
    t = at(
        "invocation",
        "demon",
        demon={"1414": ["ni_high_priest"], "1605": ["tnc_gargoyles", "tnc_imps", "tnc_shadow"], "2006": ["ta_khan"]},
        piles={"prisoners_of_hosar": ["tnc_hell_hounds", "tnc_bone_warriors"]},
    )
    assert t.targets("invoke") == ["ta_khan"]
    assert t.refuses("invoke ni_high_priest") == ["DL-INV-13"]


@pytest.mark.rule("DL-INV-14")
@pytest.mark.parametrize("temple", ["0603", "0209", "0811", "0421"])
def test_the_light_spirit_comes_from_the_second_turn_on(temple: str) -> None:
    t = at("invocation", turn=2, hosar={temple: ["ho_priest"]}, dice=[4])
    t.do("invoke ho_priest")
    assert t.where("in_light_spirit") == temple


@pytest.mark.rule("DL-INV-14")
def test_the_light_spirit_does_not_come_on_the_first_turn() -> None:
    t = at("invocation", turn=1, hosar={"0603": ["ho_priest"], "1113": ["gw_chief"]}, **WOODS)
    assert t.targets("invoke") == ["gw_chief"]
    assert "DL-INV-14" in t.refuses("invoke ho_priest")


@pytest.mark.rule("DL-INV-15")
def test_the_west_wizard_comes_once_the_reinforcements_have_arrived() -> None:
    hosar = {"0603": ["ho_priest", "ho_bishop"], "0510": ["in_light_spirit"], "1113": ["gw_chief"]}
    before = at("invocation", turn=4, hosar=hosar, **WOODS)
    assert "DL-INV-15" in before.refuses("invoke ho_priest")
    t = at("invocation", turn=4, hosar=hosar, arrived=[True, False], requested=[True, False], dice=[4], **WOODS)
    t.do("invoke ho_priest")
    assert t.where("inr_west_wizard") == "0603"


@pytest.mark.rule("DL-INV-15")
def test_the_west_wizard_may_come_in_the_phase_of_the_arrival() -> None:
    t = at(
        "reinforcements",
        turn=4,
        clash=True,
        hosar={"0603": ["ho_priest"]},
        piles={"dead": ["in_light_spirit"]},
        dice=[1, *[1] * 9],
    )
    t.answer("request", "yes", "yes").do("place-all 0301").until("invocation")
    assert t.view("hosar")["arrived"]["hosar"]
    assert "call inr_west_wizard" in t.do("invoke ho_priest").answer("invoke-being").options


@pytest.mark.rule("DL-INV-16")
@pytest.mark.parametrize("requested", [True, False])
def test_who_has_the_west_wizard_has_no_point_for_having_asked_no_help(requested: bool) -> None:
    t = at(
        "invocation",
        "hosar",
        turn=2,
        hosar={"0603": ["ho_priest"], "0510": ["in_light_spirit"]},
        demon={"1605": ["er_cavalry"]},
        requested=[requested, False],
        arrived=[requested, False],
        dice=[1] if requested else [],
    )
    if requested:
        t.do("invoke ho_priest")
        assert t.where("inr_west_wizard") == "0603"
    while not t.events("points"):
        t.do(next(a for a in ("pass", "no", "end") if a in t.options))
    (hosar,) = [event["scored"] for event in t.events("points") if event["side"] == "hosar"]
    assert ("DL-VIC-05" in [rule for rule, _ in hosar]) is not requested


@pytest.mark.rule("DL-INV-17")
def test_the_old_one_hears_the_ally_of_the_ancients() -> None:
    ancients = {"AN": {"side": "hosar", "grade": "semi-permanent"}}
    t = at("invocation", hosar={"1702": ["an_troopers_1", "ho_priest"]}, alliances=ancients, dice=[4])
    t.do("invoke ho_priest")
    assert t.where("an_old_one") == "1702"
    unallied = at("invocation", turn=2, hosar={"1702": ["ho_priest"], "0603": ["ho_bishop"]})
    assert unallied.refuses("invoke ho_priest") == ["DL-INV-17"]
    hostile = {"AN": {"side": "demon"}}
    other = at("invocation", turn=2, hosar={"1702": ["ho_priest"], "0603": ["ho_bishop"]}, alliances=hostile)
    assert other.refuses("invoke ho_priest") == ["DL-INV-17"]


@pytest.mark.rule("DL-INV-18")
@pytest.mark.parametrize(
    ("die", "spirit"), [(1, "gw_beast_god"), (3, "gw_beast_god"), (4, "gw_forest_spirit"), (6, "gw_forest_spirit")]
)
def test_a_second_die_decides_which_spirit_of_the_woods_appears(die: int, spirit: str) -> None:
    t = at("invocation", hosar={"1113": ["ho_priest"]}, dice=[4, die], **WOODS)
    t.do("invoke ho_priest")
    assert t.rolls("DL-INV-18") == [(die,)]
    assert t.events("invoked") == [{"unit": spirit, "hex": "1113"}]


@pytest.mark.rule("DL-INV-18")
def test_the_spirits_do_not_hear_who_is_no_ally_of_the_woods() -> None:
    t = at("invocation", turn=2, hosar={"1113": ["ho_priest"], "0603": ["ho_bishop"]})
    assert "DL-INV-18" in t.refuses("invoke ho_priest")
    failed = at("invocation", hosar={"1113": ["ho_priest"]}, dice=[5], **WOODS)
    failed.do("invoke ho_priest")
    assert not failed.rolls("DL-INV-18")


@pytest.mark.rule("DL-INV-19")
@pytest.mark.parametrize(
    ("die", "first", "other"), [(2, "gw_beast_god", "gw_forest_spirit"), (5, "gw_forest_spirit", "gw_beast_god")]
)
def test_only_the_spirit_that_appeared_first_ever_comes_again(die: int, first: str, other: str) -> None:
    """The spirit appears, dies, and is called again in the next Hosar phase."""
    t = at(
        "invocation",
        hosar={"1113": ["ho_priest", "ho_bishop"]},
        demon={"1605": ["er_cavalry"]},
        dice=[1, die, 1],
        **WOODS,
    )
    t.do("invoke ho_priest")
    assert t.where(first) == "1113"
    assert t.question != "invocation"  # the bishop has nobody left to call
    changes.kill(t.s, WORLD.index_of(first))
    while t.question != "invocation":
        t.do(next(a for a in ("pass", "no", "end") if a in t.options))
    assert t.refuses(f"call {other}") == ["DL-INV-19"]
    t.do("invoke ho_priest")
    assert len(t.rolls("DL-INV-18")) == 1
    assert (t.where(first), t.where(other)) == ("1113", "off")


@pytest.mark.rule("DL-INV-20")
@pytest.mark.parametrize(("die", "works"), [(4, True), (5, False)])
def test_the_wood_chief_has_power_four_at_the_forest_temple(die: int, works: bool) -> None:
    t = at("invocation", hosar={"1113": ["gw_chief"]}, dice=[die, 1] if works else [die], **WOODS)
    t.do("invoke gw_chief")
    assert (t.where("gw_beast_god") == "1113") is works


@pytest.mark.rule("DL-INV-20")
def test_the_wood_chief_has_power_two_elsewhere() -> None:
    t = at(
        "battles",
        hosar={"0110": ["ti_knights", "gw_chief"]},
        demon={"0110": ["er_cavalry"]},
        dice=[3, 6, 6, 6, 6],
        **WOODS,
    )
    t.do("fire er_cavalry")
    (missile,) = [event for event in t.events("roll") if event["why"] == "DL-BMG-03"]
    assert missile["value"] == 2
    assert not t.rolls("DL-MOR-01")
    temple = at("invocation", turn=2, hosar={"0603": ["gw_chief"]}, dice=[3], **WOODS)
    assert temple.do("invoke gw_chief").where("in_light_spirit") == "off"


@pytest.mark.rule("DL-INV-21")
@pytest.mark.parametrize("being", ["in_light_spirit", "inr_west_wizard"])
def test_where_two_can_be_invoked_one_is_named_before_the_die(being: str) -> None:
    t = at(
        "invocation", turn=4, hosar={"0603": ["ho_priest"]}, arrived=[True, False], requested=[True, False], dice=[4]
    )
    t.do("invoke ho_priest")
    assert sorted(t.answer("invoke-being").options) == ["call in_light_spirit", "call inr_west_wizard"]
    assert not t.rolls("DL-INV-04")
    t.do(f"call {being}")
    came = [unit for unit in ("in_light_spirit", "inr_west_wizard") if t.where(unit) == "0603"]
    assert came == [being]


@pytest.mark.rule("DL-INV-22")
def test_a_being_held_prisoner_cannot_be_invoked() -> None:
    demon = {"2006": ["ta_khan"], "2119": ["er_lord"]}
    t = at("invocation", "demon", demon=demon, piles={"prisoners_of_hosar": ["yo_yorgash"]})
    assert t.answer("invocation").targets("invoke") == ["er_lord"]
    assert t.refuses("invoke ta_khan") == ["DL-INV-22"]


@pytest.mark.rule("DL-INV-22")
def test_a_being_that_was_freed_can_be_invoked_again() -> None:
    t = at(
        "exchange",
        "hosar",
        hosar={"0510": ["ti_knights"]},
        demon={"2006": ["ni_high_priest"], "1605": ["er_cavalry"]},
        piles={"prisoners_of_hosar": ["yo_yorgash"], "prisoners_of_demon": ["ti_prince"]},
        dice=[1],
    )
    t.do("yes", "offer ti_prince", "give yo_yorgash").until("invocation").do("invoke ni_high_priest")
    assert t.where("yo_yorgash") == "2006"


@pytest.mark.rule("DL-SIE-03", "DL-INV-12")
def test_conjured_troops_alone_at_ninnghiz_take_it_back() -> None:
    t = at("invocation", "demon", demon={"1414": ["ni_high_priest"]}, control={"ninnghiz": "hosar"}, dice=[1] * 6)
    t.do("invoke ni_high_priest")
    assert t.controller("ninnghiz") == "demon"
