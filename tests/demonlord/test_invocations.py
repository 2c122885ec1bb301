"""Invocations (DL-INV)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.demonlord.table import Table, at

TNC = ["tnc_bone_warriors", "tnc_flame_fiend", "tnc_gargoyles", "tnc_hell_hounds", "tnc_imps", "tnc_shadow"]
WOODS: dict[str, Any] = {"alliances": {"GW": {"side": "hosar", "grade": "semi-permanent"}}}


def conjurations(t: Table, place: str) -> list[str]:
    """The TNC units in one place."""
    return [unit for unit in TNC if t.where(unit) == place]


# -- the attempt ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DL-INV-01")
def test_only_who_stays_at_a_temple_invokes() -> None:
    """The priest and the bishop begin at the temple; the bishop leaves, the monks only pass through."""
    t = at("movement", turn=2, hosar={"0603": ["ho_priest", "ho_bishop"], "0604": ["ho_monks"]})
    t.do("unit ho_bishop", "move 0604", "stop", "unit ho_monks", "move 0603", "move 0504", "stop", "end")
    assert t.answer("invocation").targets("invoke") == ["ho_priest"]
    for away in ("ho_bishop", "ho_monks"):
        assert t.refuses(f"invoke {away}") == ["DL-INV-01"]


@pytest.mark.rule("DL-INV-01")
def test_nobody_invokes_in_the_enemy_phase_or_another_step() -> None:
    t = at("movement", "demon", turn=2, hosar={"0603": ["ho_priest"]}, demon={"2006": ["ta_khan"]})
    assert t.refuses("invoke ho_priest", seat="hosar") == ["DL-INV-01"]
    assert t.refuses("invoke ta_khan", seat="demon") == ["DL-INV-01"]
    t.do("end")
    assert t.answer("invocation").asked == ["demon"]
    assert t.refuses("invoke ho_priest", seat="hosar") == ["DL-INV-01"]


@pytest.mark.rule("DL-INV-02")
def test_an_invocation_is_the_spell_of_the_phase() -> None:
    t = at(
        "invocation",
        turn=2,
        hosar={"0603": ["ho_priest", "ho_bishop"]},
        spells={"hosar": ["spellgate"]},
        dice=[6],
    )
    t.do("invoke ho_priest")
    assert t.rolls("DL-INV-04") == [(6,)]
    assert t.refuses("invoke ho_priest") == ["DL-INV-02"]
    t.do("end")
    assert t.refuses("cast spellgate", seat="hosar") == ["DL-MAG-02"]


@pytest.mark.rule("DL-INV-02")
def test_who_invoked_has_no_battle_magic() -> None:
    sides: dict[str, Any] = {"hosar": {"0603": ["da_duke", "ho_priest"]}, "demon": {"0603": ["er_lord"]}, "turn": 2}
    t = at("invocation", **sides, dice=[6])
    t.do("invoke ho_priest")
    assert "ho_priest" in t.view("demon")["cast"]
    t = at(
        "invocation",
        "demon",
        hosar={"1414": []},
        demon={"1414": ["ni_high_priest"], "1413": ["er_cavalry"]},
        dice=[6],
    )
    t.do("invoke ni_high_priest")
    assert t.why("invoke ni_high_priest", seat="demon") == ["DL-INV-01"]  # the step is over, and he has cast
    assert t.view("hosar")["cast"] == ["ni_high_priest"] or t.view("hosar")["phase"] == "hosar"


@pytest.mark.rule("DL-INV-03")
def test_enemy_troops_at_the_temple_forbid_it() -> None:
    demon = {"1414": ["ni_foot_guards", "ni_high_priest"], "2006": ["ta_khan"]}
    t = at("invocation", "demon", hosar={"1414": ["ti_knights"]}, demon=demon)
    assert t.answer("invocation").targets("invoke") == ["ta_khan"]
    assert t.refuses("invoke ni_high_priest") == ["DL-INV-03"]
    characters = at("invocation", "demon", hosar={"1414": ["ti_prince"]}, demon=demon)
    assert sorted(characters.targets("invoke")) == ["ni_high_priest", "ta_khan"]
    neutral = at("invocation", "demon", demon={"1702": ["ni_high_priest"], "2006": ["ta_khan"]}, rest="neutrals")
    assert neutral.refuses("invoke ni_high_priest") == ["DL-INV-03"]


@pytest.mark.rule("DL-INV-04")
@pytest.mark.parametrize(("die", "where"), [(4, "0603"), (5, "off")])
def test_the_die_must_not_exceed_the_power_of_the_character(die: int, where: str) -> None:
    t = at("invocation", turn=2, hosar={"0603": ["ho_priest"]}, dice=[die])
    t.do("invoke ho_priest")
    assert t.where("in_light_spirit") == where


@pytest.mark.rule("DL-INV-05")
def test_after_a_failure_another_character_may_try() -> None:
    t = at("invocation", turn=2, hosar={"0603": ["ho_bishop", "ba_baron"]}, dice=[3, 2])
    t.do("invoke ho_bishop")
    assert t.targets("invoke") == ["ba_baron"]
    t.do("invoke ba_baron")
    assert t.rolls("DL-INV-04") == [(3,), (2,)]
    assert t.where("in_light_spirit") == "0603"


@pytest.mark.rule("DL-INV-06")
def test_a_being_in_play_is_not_invoked_again() -> None:
    demon = {"2006": ["ta_khan"], "2119": ["er_lord"], "1605": ["yo_yorgash"]}
    t = at("invocation", "demon", demon=demon)
    assert t.answer("invocation").targets("invoke") == ["er_lord"]
    assert t.refuses("invoke ta_khan") == ["DL-INV-06"]


@pytest.mark.rule("DL-INV-07")
def test_a_destroyed_being_may_be_invoked_again() -> None:
    t = at("invocation", "demon", demon={"2006": ["ni_high_priest"]}, piles={"dead": ["yo_yorgash"]}, dice=[1])
    t.do("invoke ni_high_priest")
    assert t.where("yo_yorgash") == "2006"


@pytest.mark.rule("DL-INV-08")
def test_invoked_units_move_from_their_next_phase_on_but_fight_in_this() -> None:
    t = at(
        "invocation",
        "demon",
        hosar={"0510": ["ti_knights"]},
        demon={"1414": ["ni_high_priest"], "1605": ["er_cavalry"]},
        dice=[1, 1, 1, 1, 1, 1],
    )
    t.do("invoke ni_high_priest")
    assert t.where("tnc_gargoyles") == "1414"
    assert t.refuses("unit tnc_gargoyles", seat="demon")
    moved = []
    while not (t.question == "movement" and t.asked == ["demon"]):
        moved += [option for option in t.options if option == "unit tnc_gargoyles"]
        t.do(next(a for a in ("pass", "no", "end") if a in t.options))
    assert not moved
    assert "unit tnc_gargoyles" in t.options


@pytest.mark.rule("DL-INV-08")
def test_an_invoked_character_supports_a_siege_of_the_same_phase() -> None:
    t = at(
        "invocation",
        turn=2,
        hosar={"0209": ["ho_priest"], "0405": ["gu_militia"]},
        demon={"0405": ["er_cavalry"]},
        sieges={"0405": 1},
        dice=[1],
    )
    t.do("invoke ho_priest").answer("sortie", "no").answer("siege-method", "assault")
    assert t.answer("siege-magic").targets("support") == ["in_light_spirit"]


@pytest.mark.rule("DL-INV-09")
@pytest.mark.parametrize(("die", "where"), [(2, "2006"), (3, "off")])
def test_an_allied_neutral_character_invokes_for_his_player(die: int, where: str) -> None:
    t = at("invocation", "demon", demon={"2006": ["gw_chief"]}, alliances={"GW": {"side": "demon"}}, dice=[die])
    t.do("invoke gw_chief")
    assert t.where("yo_yorgash") == where


@pytest.mark.rule("DL-INV-09")
def test_a_temple_of_the_other_side_is_not_open() -> None:
    t = at("invocation", "demon", turn=2, demon={"0603": ["ni_high_priest"], "2006": ["ta_khan"]})
    assert t.targets("invoke") == ["ta_khan"]
    assert "DL-INV-09" in t.refuses("invoke ni_high_priest")


# -- the beings -------------------------------------------------------------------------------------------------------------


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
    for draw in ([1, 1, 1, 1, 1], [6, 5, 4, 3, 2], [2, 2, 2, 2, 2]):
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
    early = at("invocation", turn=1, hosar={temple: ["ho_priest"]}, arrived=[True, False], requested=[True, False])
    assert early.do("end").where("in_light_spirit") == "off"
    t = at("invocation", turn=1, hosar={temple: ["ho_priest"]}, demon={"0604": ["er_cavalry"]})
    assert t.question != "invocation"
    t = at("invocation", turn=2, hosar={temple: ["ho_priest"]}, dice=[4])
    t.do("invoke ho_priest")
    assert t.where("in_light_spirit") == temple


@pytest.mark.rule("DL-INV-14")
def test_the_refusal_on_the_first_turn_names_the_rule() -> None:
    t = at(
        "invocation",
        turn=1,
        hosar={"0603": ["ho_priest"], "1113": ["gw_chief"]},
        **WOODS,
    )
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
    """The spirit appears, falls in the battle of the same phase, and is called again in the next Hosar phase."""
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
    t = kill(t, first)
    while t.question != "invocation":
        t.do(next(a for a in ("pass", "no", "end") if a in t.options))
    assert t.refuses(f"call {other}") == ["DL-INV-19"]
    t.do("invoke ho_priest")
    assert len(t.rolls("DL-INV-18")) == 1
    assert (t.where(first), t.where(other)) == ("1113", "off")


def kill(t: Table, unit: str) -> Table:
    """A blow of fate outside the rules."""
    from hexarchy.games.demonlord import changes

    changes.kill(t.s, t.s.world.index_of(unit))
    return t


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
