"""Magic in general, first part (DL-MAG-01 to 11): who casts what, and announcements. More: test_magic_casting.py."""

from __future__ import annotations

import json

import pytest

from tests.demonlord.table import Table, at, new

ALL = {
    "hosar": ["vision", "cloak", "forcemarch", "earthpit", "spellgate", "light", "rains"],
    "demon": ["vision", "cloak", "forcemarch", "earthpit", "spellgate", "darkness", "necromon"],
}
MISS = [6, 6, 6, 6]  # two melee blows that hit nobody


def knows(hosar: str = "", demon: str = "") -> dict[str, list[str]]:
    return {"hosar": hosar.split(), "demon": demon.split()}


def drawing() -> Table:
    """A new match at the draw of the special spells."""
    return new().until("spell-way")


@pytest.mark.rule("DL-MAG-01")
def test_a_character_without_power_casts_nothing() -> None:
    t = at(
        "before-movement",
        hosar={"0414": ["da_duke", "ho_bishop", "ho_monks"]},
        demon={"0415": ["er_levy"]},
        spells=knows("vision"),
    )
    t.do("cast vision")
    assert t.targets("by") == ["ho_monks", "ho_bishop"]
    assert t.refuses("by da_duke") == ["DL-MAG-01"]
    siege = at(
        "sieges",
        hosar={"0414": ["cr_castle_guards", "cr_wizard", "da_duke"]},
        demon={"0414": ["er_cavalry"]},
        sieges={"0414": 1},
    )
    assert siege.do("assault").targets("support") == ["cr_wizard"]
    temple = at("invocation", turn=2, hosar={"0603": ["ho_bishop", "da_duke"]})
    assert temple.targets("invoke") == ["ho_bishop"]
    assert temple.refuses("invoke da_duke") == ["DL-MAG-01"]


@pytest.mark.rule("DL-MAG-02")
@pytest.mark.parametrize("casts", [True, False])
def test_a_failed_spell_is_the_only_one_of_the_phase(casts: bool) -> None:
    t = at(
        "before-movement",
        hosar={"0110": ["ti_knights", "ho_priest"]},
        demon={"0110": ["er_cavalry"]},
        spells=knows("vision"),
        dice=[6, *MISS] if casts else [],
    )
    t.do("cast vision" if casts else "pass-phase", "end")
    if not casts:
        assert t.question == "battle-magic"
        return
    assert t.question == "withdraw"  # a whole round went by without a missile
    assert t.view("demon")["cast"] == ["ho_priest"]
    assert t.refuses("cast vision", seat="hosar") == ["DL-MAG-02"]


@pytest.mark.rule("DL-MAG-02")
def test_a_caster_casts_again_in_the_enemy_phase() -> None:
    t = at(
        "after-movement",
        hosar={"0110": ["ti_knights", "ho_priest"]},
        demon={"0111": ["er_cavalry"]},
        spells=knows("vision"),
        dice=[6],
    )
    t.do("cast vision").until("window-before-movement")
    assert t.view("hosar")["phase"] == "demon"
    assert t.asked == ["hosar"]
    assert "cast vision" in t.options


@pytest.mark.rule("DL-MAG-03")
def test_a_cast_not_used_is_not_saved() -> None:
    t = at(
        "after-movement",
        hosar={"0110": ["ti_knights", "ho_priest"]},
        demon={"0111": ["er_cavalry"]},
        spells=knows("vision"),
        dice=[6],
    )
    t.do("pass").until("window-before-movement").do("cast vision")
    assert len(t.events("cast")) == 1
    assert t.question == "movement"
    assert t.why("cast vision", seat="hosar") == ["DL-MAG-02"]


@pytest.mark.rule("DL-MAG-03")
def test_a_cast_is_not_lent_to_another_character() -> None:
    """The baron has cast; the priest, who has not, cannot leave him his own."""
    t = at(
        "before-movement",
        hosar={"0110": ["ho_priest"], "0107": ["ba_baron"]},
        demon={"0106": ["er_cavalry"], "0111": ["er_patrol"]},
        spells=knows("vision"),
        dice=[6],
    )
    t.do("cast vision", "by ba_baron")
    t.do("cast vision")
    assert [event["unit"] for event in t.events("cast")] == ["ba_baron"]
    assert t.question == "cast-target"  # of the priest, the only caster left
    assert t.refuses("by ba_baron") == ["DL-MAG-02"]


@pytest.mark.rule("DL-MAG-04")
def test_the_common_spells_need_no_marker() -> None:
    siege = at(
        "sieges",
        hosar={"0414": ["cr_castle_guards", "cr_wizard"]},
        demon={"0414": ["er_cavalry"]},
        sieges={"0414": 1},
    )
    assert siege.answer("siege-method", "assault").question == "siege-magic"
    assert siege.targets("support") == ["cr_wizard"]
    battle = at("battles", hosar={"0110": ["ti_knights", "ho_priest"]}, demon={"0110": ["er_cavalry"]})
    assert battle.question == "battle-magic"
    invocation = at("invocation", turn=2, hosar={"0603": ["ho_priest"]})
    assert invocation.targets("invoke") == ["ho_priest"]
    alliance = at("alliances", hosar={"1105": ["ho_priest"]}, rest="neutrals")
    assert "court 1308" in alliance.options  # Lyung, four hexes off: by magic or not at all
    for t in (siege, battle, invocation, alliance):
        assert t.view("hosar")["own"]["spells"] == []


@pytest.mark.rule("DL-MAG-05")
def test_each_side_has_seven_special_spells() -> None:
    t = drawing()
    t.do("choose-one", seat="hosar").do("choose-one", seat="demon")
    for seat, own in ALL.items():
        assert sorted(t.options_of(seat)) == sorted(f"learn {spell}" for spell in own)
    assert t.refuses("learn darkness", seat="hosar") == ["DL-MAG-05"]
    assert t.refuses("learn rains", seat="demon") == ["DL-MAG-05"]


@pytest.mark.rule("DL-MAG-06")
def test_a_known_spell_serves_every_character_strong_enough() -> None:
    t = at(
        "before-movement",
        hosar={"0110": ["ho_priest", "ho_bishop"], "0112": ["ho_high_priest"]},
        spells=knows("spellgate"),
    )
    t.do("cast spellgate")
    assert sorted(t.targets("by")) == ["ho_high_priest", "ho_priest"]
    assert t.why("by ni_demonlord") == ["DL-MAG-06"]


@pytest.mark.rule("DL-MAG-07")
def test_five_at_random_or_one_by_choice_and_three_at_random() -> None:
    t = drawing()
    t.do("draw-five", seat="hosar").do("choose-one", seat="demon").do("learn necromon", seat="demon")
    five = t.view("hosar")["own"]["spells"]
    four = t.view("demon")["own"]["spells"]
    assert (len(set(five)), len(five)) == (5, 5)
    assert set(five) < set(ALL["hosar"])
    assert (len(set(four)), len(four)) == (4, 4)
    assert "necromon" in four
    assert set(four) < set(ALL["demon"])


@pytest.mark.rule("DL-MAG-07")
def test_the_draw_is_random() -> None:
    hands = set()
    for seed in range(12):
        t = new(seed=seed).until("spell-way")
        t.do("draw-five", seat="hosar").do("choose-one", seat="demon").do("learn vision", seat="demon")
        hands.add((tuple(t.view("hosar")["own"]["spells"]), tuple(t.view("demon")["own"]["spells"])))
    assert len(hands) > 6


@pytest.mark.rule("DL-MAG-07")
def test_a_spell_not_drawn_cannot_be_cast() -> None:
    t = at("before-movement", hosar={"0110": ["ho_high_priest"]}, spells=knows("spellgate"))
    assert t.refuses("cast earthpit") == ["DL-MAG-07"]


@pytest.mark.rule("DL-MAG-08")
def test_the_enemy_knows_only_spells_already_used() -> None:
    t = at(
        "before-movement",
        hosar={"0110": ["ho_priest"]},
        demon={"0111": ["er_cavalry"]},
        spells=knows("vision rains earthpit"),
        dice=[6],
    )
    assert t.view("demon")["spells_shown"]["hosar"] == []
    t.do("cast vision")
    for seat in ("demon", None):
        seen = t.view(seat)
        assert seen["spells_shown"]["hosar"] == ["vision"]
        assert "earthpit" not in json.dumps([seen, t.heard_by(seat)])
    assert t.view("hosar")["own"]["spells"] == ["vision", "earthpit", "rains"]


@pytest.mark.rule("DL-MAG-09")
def test_caster_spell_and_target_are_named_before_the_die() -> None:
    t = at(
        "before-movement",
        hosar={"0110": ["ho_priest", "ho_bishop"]},
        demon={"0111": ["er_cavalry"], "0109": ["er_levy"]},
        spells=knows("vision"),
        dice=[6],
    )
    t.answer("window-before-movement", "cast vision").answer("cast-caster", "by ho_priest")
    for unfinished in ("pass", "done"):
        assert t.refuses(unfinished) == ["DL-MAG-09"]
    assert not t.events("roll")
    t.answer("cast-target", "at 0111")
    keys = [key for key, _ in t.heard_by("demon")]
    assert keys.index("cast") < keys.index("roll")
    assert t.events("cast") == [{"side": "hosar", "unit": "ho_priest", "spell": "vision", "hex": "0111"}]


@pytest.mark.rule("DL-MAG-10")
def test_light_and_darkness_of_one_window_are_rolled_together_and_cancel() -> None:
    t = at(
        "battles",
        hosar={"0110": ["ti_knights", "ho_bishop"]},
        demon={"0110": ["er_cavalry", "ni_captain"]},
        spells=knows("light", "darkness"),
        dice=[1, 1, 2, 2, 6, 6, 4],
    )
    t.answer("window-light-and-darkness", "pass")  # Hosar has passed, and may speak again after Demon has spoken
    assert t.asked == ["demon"]
    t.do("cast darkness")
    assert t.asked == ["hosar"]
    assert not t.events("roll")
    t.do("cast light")
    assert t.rolls("DL-MAG-15") == [(1,), (1,)]
    assert t.view("hosar")["marks"]["lights"] == t.view("hosar")["marks"]["darks"] == ["0110"]
    (check,) = [event for event in t.events("roll") if event["why"] == "DL-MOR-01"]
    assert (check["unit"], check["value"]) == ("er_cavalry", 6)  # 5 and its leader, nothing for the Light


@pytest.mark.rule("DL-MAG-10")
def test_an_earthpit_of_the_same_window_closes_the_gate() -> None:
    t = at(
        "before-movement",
        hosar={"0110": ["ti_knights", "ho_priest"]},
        demon={"0115": ["ni_demonlord"]},
        spells=knows("spellgate", "earthpit"),
        dice=[1, 1],
    )
    t.do("cast spellgate", "gate ti_knights", "at 0112").do("cast earthpit", "at 0112")
    assert [event["spell"] for event in t.events("cast-works")] == ["spellgate", "earthpit"]
    assert t.where("ti_knights") == "0110"
    assert t.events("gate-closed") == [{"hex": "0112"}]


@pytest.mark.rule("DL-MAG-10")
def test_a_unit_gated_out_of_the_pit_keeps_its_halved_mp() -> None:
    t = at(
        "before-movement",
        hosar={"0110": ["ti_knights", "ho_priest", "ti_prince"]},
        demon={"0113": ["ni_demonlord"]},
        spells=knows("spellgate", "earthpit"),
        dice=[1, 1],
    )
    t.do("cast spellgate", "gate ti_prince", "at 0109").do("cast earthpit", "at 0110")
    t.answer("movement", "unit ti_prince")
    assert t.where("ti_prince") == "0109"
    assert t.view("hosar")["decision"]["args"]["mp"] == 3


@pytest.mark.rule("DL-MAG-10")
def test_troops_of_both_sides_gated_into_one_hex_after_the_battles_do_not_share_it() -> None:
    t = at(
        "end",
        hosar={"0110": ["ti_knights", "ho_priest"]},
        demon={"0113": ["er_cavalry", "ni_demonlord"]},
        spells=knows("spellgate", "spellgate"),
        dice=[1, 1],
    )
    t.do("cast spellgate", "gate ti_knights", "at 0111").do("cast spellgate", "gate er_cavalry", "at 0111")
    assert (t.where("ti_knights"), t.where("er_cavalry")) == ("0111", "0113")


@pytest.mark.rule("DL-MAG-11")
def test_a_spell_needs_the_power_on_its_marker() -> None:
    fallen = {"1004": ["er_patrol"]}
    t = at("end", "demon", demon={"1004": ["ni_demonlord"]}, fallen=fallen, spells=knows("", "necromon"))
    assert t.question != "window-end"
    assert t.refuses("cast necromon", seat="demon") == ["DL-MAG-11"]
    t = at("before-movement", hosar={"0110": ["ho_priest", "ho_high_priest", "ho_monks"]}, spells=knows("earthpit"))
    t.do("cast earthpit")
    assert t.targets("by") == ["ho_high_priest", "ho_priest"]
    assert t.refuses("by ho_monks") == ["DL-MAG-11"]
