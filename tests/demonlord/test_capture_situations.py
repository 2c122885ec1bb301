"""Capturing characters: left behind, staying, in fortresses, hidden captors, neutrals, parties."""

from __future__ import annotations

import pytest

from tests.demonlord.marching import mp
from tests.demonlord.table import Table, at

IDLE = {"0302": ["da_peasants"]}  # keeps Hosar's movement step open
ATTEMPT = "DL-CAP-05"


def besiegers_of_midazu(dice: list[int], *garrison: str) -> Table:
    return at(
        "movement",
        hosar={"1119": ["ti_knights", "ti_prince"], **IDLE},
        demon={"1119": [*(garrison or ("cm_guards",))]},
        sieges={"1119": 2},
        dice=dice,
    )


@pytest.mark.rule("DL-CAP-13")
def test_a_character_left_behind_is_hunted_when_the_step_ends() -> None:
    """As if he had just entered: the walls count against him, 5 - 2 + 1 for his magic against 5."""
    t = besiegers_of_midazu([5, 5])
    t.do("unit ti_knights", "move 1019", "stop")
    assert t.rolls(ATTEMPT) == []
    assert t.where("ti_prince") == "1119"
    t.do("end")
    assert t.rolls(ATTEMPT) == [(5, 5)]
    assert t.where("ti_prince") == "held by demon"


@pytest.mark.rule("DL-CAP-13")
def test_a_character_who_follows_his_troops_is_not_hunted() -> None:
    t = besiegers_of_midazu([])
    t.do("unit ti_knights", "move 1019", "stop", "unit ti_prince", "move 1019", "stop", "end")
    assert t.where("ti_prince") == "1019"
    assert t.rolls(ATTEMPT) == []


@pytest.mark.rule("DL-CAP-13")
def test_a_character_left_with_other_troops_is_safe() -> None:
    t = at("movement", hosar={"0511": ["ti_knights", "ti_peasants", "ti_prince"]}, demon={"0511": ["er_levy"]})
    t.do("unit ti_knights", "move 0513", "stop", "end")
    assert t.rolls(ATTEMPT) == []


@pytest.mark.rule("DL-CAP-13", "DL-CAP-16")
def test_a_hidden_garrison_must_be_shown_to_hunt_those_left_behind() -> None:
    t = besiegers_of_midazu([], "cm_warlock", "cm_guards")
    t.do("unit ti_knights", "move 1019", "stop", "end")
    t.answer("hunt", "silent", seat="demon")
    assert t.rolls(ATTEMPT) == []
    assert t.where("ti_prince") == "1119"


@pytest.mark.rule("DL-CAP-14")
def test_staying_is_no_new_risk() -> None:
    """The Duke escapes in turn 1 and stays; nobody moves in turns 2 and 3."""
    t = at(
        "movement",
        hosar={"0511": ["da_duke"], **IDLE},
        demon={"0512": ["er_levy"], "1719": ["ta_khan"]},
        dice=[6, 1],
    )
    t.do("unit da_duke", "move 0512", "stop", "end").until("movement")
    for _ in range(5):
        t.do("end").until("movement")
    assert t.view(None)["turn"] == 4
    assert t.rolls(ATTEMPT) == [(6, 1)]
    assert t.where("da_duke") == "0512"


@pytest.mark.rule("DL-CAP-15")
def test_a_lone_character_does_not_hold_his_fortress() -> None:
    """4 + 1 for his magic against 4: the walls do not count, he escapes; Zarrak is lost all the same."""
    t = at(
        "movement",
        hosar={"2018": ["ti_knights", "ti_prince"]},
        demon={"2017": ["cm_warlock"], "1811": ["ni_foot_guards"]},
        dice=[4, 4],
    )
    t.do("unit ti_knights", "move 2017")
    assert t.rolls(ATTEMPT) == [(4, 4)]
    assert t.where("cm_warlock") == "2017"
    assert t.controller("zarrak") == "hosar"
    assert t.events("control") == [{"hex": "2017", "side": "hosar"}]


def priest_among_hidden_troops(dice: list[int]) -> Table:
    t = at(
        "movement",
        hosar={"0511": ["ho_priest"], **IDLE},
        demon={"0512": ["er_lord", "er_levy"]},
        dice=dice,
    )
    return t.do("unit ho_priest", "move 0512")


@pytest.mark.rule("DL-CAP-16")
def test_the_captor_must_show_troops() -> None:
    silent = priest_among_hidden_troops([])
    silent.answer("hunt", "silent", seat="demon")
    assert silent.rolls(ATTEMPT) == []
    assert mp(silent) == 5
    assert silent.do("move 0513").where("ho_priest") == "0513"

    shown = priest_among_hidden_troops([1, 6])
    assert shown.view("hosar")["stacks"]["0512"]["demon"] == ["er_lord"]
    shown.answer("hunt", "show", seat="demon")
    assert shown.rolls(ATTEMPT) == [(1, 6)]
    assert shown.view("hosar")["stacks"]["0512"]["demon"] == ["er_levy"]


@pytest.mark.rule("DL-CAP-16")
def test_visible_troops_hunt_without_being_asked() -> None:
    t = at("movement", hosar={"0511": ["ho_priest"], **IDLE}, demon={"0512": ["er_levy", "er_lord"]}, dice=[6, 1])
    t.do("unit ho_priest", "move 0512")
    assert (t.question, t.rolls(ATTEMPT)) == ("march", [(6, 1)])


@pytest.mark.rule("DL-CAP-17")
def test_characters_are_grouped_before_the_dice_without_those_already_tested() -> None:
    """The Duke has had his attempt in 0512 this turn; the Wizard and the Count have stood there for long."""
    t = at(
        "movement",
        hosar={"0511": ["da_duke"], "0512": ["cr_wizard", "cl_count"], **IDLE},
        demon={"0512": ["er_levy"], "0513": ["er_cavalry", "er_lord"]},
        dice=[6, 1, 6, 1, 6, 1],
    )
    t.do("unit da_duke", "move 0512", "stop", "end").until("movement")
    assert len(t.rolls(ATTEMPT)) == 1
    t.do("unit er_cavalry", "move 0512")
    assert (t.asked, t.question, t.options) == (["hosar"], "party", ["apart", "party cr_wizard"])
    assert t.view("hosar")["decision"]["args"]["unit"] == "cl_count"
    assert len(t.rolls(ATTEMPT)) == 1
    t.do("apart")
    assert [e["unit"] for e in t.events("roll")[1:]] == ["cr_wizard", "cl_count"]


@pytest.mark.rule("DL-CAP-18")
def test_lone_characters_of_a_neutral_are_hunted_without_an_attack() -> None:
    t = at(
        "movement",
        phase="demon",
        demon={"1301": ["er_cavalry", "er_lord"]},
        neutral={"1401": ["ah_duke"]},
        dice=[1, 6],
    )
    t.do("unit er_cavalry", "move 1401")
    assert t.rolls(ATTEMPT) == [(1, 6)]
    assert t.where("ah_duke") == "held by demon"
    assert t.state_of("AH") == ("neutral", 0)
    assert t.events("neutral-attacked") == []


@pytest.mark.rule("DL-CAP-19")
@pytest.mark.parametrize(("own", "event"), [(5, "capture-escaped"), (4, "capture-halted"), (3, "captured")])
def test_a_party_rolls_one_die_with_one_set_of_modifiers(own: int, event: str) -> None:
    """The High Priest gates himself and the Duke into Midazu: his die - 2 + 1 against 3."""
    t = at(
        "before-movement",
        hosar={"1019": ["ho_high_priest", "da_duke"], **IDLE},
        demon={"1119": ["cm_guards", "cm_warlock"]},
        spells={"hosar": ["spellgate"]},
        dice=[1, own, 3],
    )
    t.do("cast spellgate", "gate ho_high_priest", "gate da_duke", "at 1119")
    t.answer("party", "party ho_high_priest", seat="hosar")
    assert t.rolls(ATTEMPT) == [(own, 3)]
    assert t.events(event)
    place = "held by demon" if event == "captured" else "1119"
    assert (t.where("ho_high_priest"), t.where("da_duke")) == (place, place)


@pytest.mark.rule("DL-CAP-13", "DL-DEC-18")
def test_however_many_troops_march_off_the_captor_is_asked_once() -> None:
    t = at(
        "movement",
        hosar={"1119": ["ti_knights", "ti_sergeants", "ti_prince"], **IDLE},
        demon={"1119": ["cm_warlock", "cm_guards"]},
        sieges={"1119": 2},
    )
    for unit in ("ti_knights", "ti_sergeants"):
        t.do(f"unit {unit}", "move 1019", "stop")
    t.do("end").answer("hunt", "silent", seat="demon")
    assert t.question != "hunt"
