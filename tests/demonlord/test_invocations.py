"""Invocations (DL-INV-01 to 09): who may try, where, and what it costs. The beings: test_invoked_beings.py."""

from __future__ import annotations

import pytest

from tests.demonlord.table import at


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
@pytest.mark.parametrize("invokes", [True, False])
def test_who_invoked_has_no_battle_magic(invokes: bool) -> None:
    """Knights are gated into the temple before the battles; the Khan has only his blade left if he called Yorgash."""
    t = at(
        "invocation",
        "demon",
        hosar={"1806": ["ti_knights", "ho_priest"]},
        demon={"2006": ["er_cavalry", "ta_khan"]},
        spells={"hosar": ["spellgate"]},
        dice=[6, 1, 6, 6, 6, 6] if invokes else [1],
    )
    t.do("invoke ta_khan" if invokes else "end")
    t.answer("window-before-battles", "cast spellgate", "gate ti_knights", "at 2006")
    t.answer("terrain", "terrain hills")
    assert t.question == ("withdraw" if invokes else "battle-magic")


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
