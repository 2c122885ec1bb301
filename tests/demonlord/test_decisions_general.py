"""Decision points (DL-DEC-01 to 05): when a question is asked at all, standing passes, order, confirmations."""

import json
from typing import Any

import pytest

from hexarchy.core.dice import SeededDice
from tests.demonlord.asking import asks, only_choices
from tests.demonlord.table import WORLD, Table, at, hex_at, new

GATE: dict[str, Any] = {
    "hosar": {"0510": ["ho_high_priest", "ti_knights"]},
    "demon": {"1605": ["er_levy"]},
    "spells": {"hosar": ["spellgate"]},
}


def around(hex_: str) -> list[str]:
    return [WORLD.grid.ids[h] for h in WORLD.grid.neighbours[hex_at(hex_)] if h >= 0]


@pytest.mark.rule("DL-DEC-01")
def test_a_single_answer_is_carried_out_and_told_to_its_seat_only() -> None:
    t = at("movement", hosar={"0109": ["ti_knights"]}, demon={"0110": ["er_levy"]}, then=SeededDice(1))
    t.do("unit ti_knights", "move 0110")  # 0110 holds open country and nothing else
    assert ("terrain", "terrain open") in only_choices(t, "demon")
    assert ("terrain", "terrain open") not in only_choices(t, "hosar")
    assert ("deploy", "deploy ti_knights") in only_choices(t, "hosar")
    assert ("deploy", "deploy ti_knights") not in only_choices(t, "demon")
    assert only_choices(t, None) == []
    assert [event["terrain"] for event in t.events("battle-terrain")] == ["open"]


@pytest.mark.rule("DL-DEC-01")
def test_two_answers_are_asked_and_pass_is_one() -> None:
    vision: dict[str, Any] = {"demon": {"0511": ["er_levy"]}, "spells": {"hosar": ["vision"]}}
    t = at("before-movement", hosar={"0510": ["cr_wizard"]}, **vision)
    assert asks(t, "hosar", "window-before-movement", "DL-DEC-14") == ["cast vision", "pass", "pass-step", "pass-phase"]
    t = at("before-movement", hosar={"0510": ["ti_prince"]}, **vision)  # no power-2 caster
    assert t.question == "movement"
    t = at("before-movement", hosar={"0510": ["cr_wizard"]}, cast=["cr_wizard"], **vision)
    assert t.question == "movement"


@pytest.mark.rule("DL-DEC-02")
@pytest.mark.parametrize("step", ["before-movement", "battles", "end"])
def test_no_spell_question_when_the_casters_have_cast(step: str) -> None:
    two = {"0510": ["ti_knights", "ho_priest", "ho_high_priest"]}
    asked = at(step, hosar=two, spells=GATE["spells"], demon=GATE["demon"])
    assert str(asked.question).startswith("window-")
    one = at(step, hosar=two, spells=GATE["spells"], demon=GATE["demon"], cast=["ho_priest"])
    assert str(one.question).startswith("window-")
    none = at(step, hosar=two, spells=GATE["spells"], demon=GATE["demon"], cast=["ho_priest", "ho_high_priest"])
    assert (none.question, none.view(None)["phase"]) == (
        ("movement", "hosar") if step == "before-movement" else ("window-before-movement", "demon")
    )


@pytest.mark.rule("DL-DEC-02")
@pytest.mark.parametrize(
    ("caster", "known", "enemy", "asked"),
    [
        ("cr_wizard", ["vision"], "0514", True),
        ("cr_wizard", ["cloak"], "0514", False),  # not a spell of this window
        ("cr_wizard", [], "0514", False),  # not known
        ("ti_prince", ["vision"], "0510", False),  # not strong enough
        ("cr_wizard", ["vision"], "0515", False),  # nobody to see in his range of four
    ],
)
def test_a_spell_question_needs_a_known_spell_a_caster_and_a_target(
    caster: str, known: list[str], enemy: str, asked: bool
) -> None:
    t = at("before-movement", hosar={"0510": [caster]}, demon={enemy: ["er_lord"]}, spells={"hosar": known})
    assert (t.question == "window-before-movement") is asked


def windows_of_a_phase(t: Table, first: str) -> list[str]:
    """Hosar's spell questions from his first window to the demon's phase; the first is answered with `first`."""
    asked = []
    answer = first
    while t.view(None)["phase"] == "hosar":
        if str(t.question).startswith("window-"):
            asked.append(str(t.question))
            t.do(answer)
            answer = "pass"
        else:
            t.answer("movement", "end")
    return asked


@pytest.mark.rule("DL-DEC-03")
@pytest.mark.parametrize(
    ("answer", "asked"),
    [
        ("pass", ["window-before-movement", "window-before-battles", "window-end"]),
        ("pass-step", ["window-before-movement", "window-before-battles", "window-end"]),
        ("pass-phase", ["window-before-movement"]),
    ],
)
def test_standing_pass_for_the_phase(answer: str, asked: list[str]) -> None:
    t = at("before-movement", **GATE)
    assert windows_of_a_phase(t, answer) == asked
    assert t.question == "window-before-movement", "a new phase, a new question"


@pytest.mark.rule("DL-DEC-03")
@pytest.mark.parametrize(("answer", "asked"), [("pass", "window-after-movement"), ("pass-step", "window-end")])
def test_standing_pass_for_the_step(answer: str, asked: str) -> None:
    t = at(
        "before-movement",
        hosar={"0510": ["cr_wizard"]},
        demon={"0511": ["er_lord"], "1605": ["er_levy", "ni_high_priest"]},
        spells={"hosar": ["vision"], "demon": ["necromon"]},
        fallen={"1605": ["er_cavalry"]},
    )
    t.do(answer).answer("movement", "end")
    assert t.question == asked


@pytest.mark.rule("DL-DEC-03")
def test_rains_are_a_spell_window_too() -> None:
    t = at("start", hosar={"0510": ["ho_high_priest"]}, demon=GATE["demon"], spells={"hosar": ["rains", "spellgate"]})
    assert asks(t, "hosar", "window-rains", "DL-DEC-13") == ["cast rains", "pass", "pass-step", "pass-phase"]
    assert windows_of_a_phase(t, "pass-phase") == ["window-rains"]


@pytest.mark.rule("DL-DEC-03")
def test_standing_pass_is_lifted_by_its_owner() -> None:
    t = at("before-movement", **GATE).do("pass-phase")
    assert t.view("hosar")["own"]["passing"] == 2
    assert t.refuses("lift-pass", seat="demon") == ["DL-DEC-03"]
    t.do("lift-pass", seat="hosar").answer("movement", "end")
    assert t.question == "window-before-battles"


@pytest.mark.rule("DL-DEC-03")
def test_standing_pass_does_not_cover_cloak_siege_magic_or_battle_magic() -> None:
    t = at(
        "before-movement",
        "demon",
        hosar={"0414": ["cr_militia", "ho_high_priest"], "1004": ["ti_knights", "ti_prince"]},
        demon={"0414": ["er_levy"], "0415": ["ni_demonlord"], "1004": ["er_cavalry"]},
        sieges={"0414": 1},
        spells={"hosar": ["cloak", "spellgate"], "demon": ["vision", "spellgate"]},
        then=SeededDice(1),
    )
    t.answer("window-before-movement", "pass", seat="demon").answer(
        "window-before-movement", "pass-phase", seat="hosar"
    )
    t.answer("movement", "end").answer("window-after-movement", "cast vision")
    asks(t, "hosar", "cloak", "DL-DEC-15")
    t.do("pass").until("battle-magic").do("hold").until("siege-magic")
    asks(t, "hosar", "siege-magic", "DL-DEC-45")


@pytest.mark.rule("DL-DEC-04")
@pytest.mark.parametrize("phase", ["hosar", "demon"])
def test_the_phasing_player_is_asked_first(phase: str) -> None:
    t = at(
        "before-movement",
        phase,
        hosar={"0510": ["ho_high_priest"]},
        demon={"1605": ["ni_demonlord"]},
        spells={"hosar": ["spellgate"], "demon": ["spellgate"]},
    )
    assert t.asked == [phase]
    t.do("pass")
    assert (t.question, t.asked) == ("window-before-movement", ["demon" if phase == "hosar" else "hosar"])


@pytest.mark.rule("DL-DEC-04")
def test_secret_answers_are_sealed() -> None:
    views = []
    for answer in ("draw-five", "choose-one"):
        t = new().until("spell-way")
        assert t.asked == ["hosar", "demon"]
        t.do(answer, seat="hosar")
        views.append(json.dumps([t.view("demon"), t.heard_by("demon")], sort_keys=True))
    assert views[0] == views[1]


@pytest.mark.rule("DL-DEC-05")
def test_attacking_a_neutral_is_confirmed() -> None:
    t = at("movement", rest="neutrals", hosar={"1402": ["ti_knights", "ti_prince"]}).do("unit ti_knights", "move 1401")
    assert asks(t, "hosar", "confirm-attack-neutral", "DL-DEC-05") == ["yes", "no"]
    assert t.where("ti_knights") == "1402"
    t.do("no")
    assert (t.where("ti_knights"), t.state_of("AH")) == ("1402", ("neutral", 0))
    t.answer("march", "move 1401", "yes")
    assert (t.where("ti_knights"), t.state_of("AH")[0]) == ("1401", "demon")


@pytest.mark.rule("DL-DEC-05")
@pytest.mark.parametrize("alone", [True, False])
def test_taking_the_last_troops_out_of_a_besieged_fortress_is_confirmed(alone: bool) -> None:
    inside = ["cr_militia", "ho_priest", *([] if alone else ["cr_castle_guards"])]
    t = at(
        "before-movement",
        hosar={"0414": inside},
        demon={"0414": ["er_levy"]},
        sieges={"0414": 1},
        spells={"hosar": ["spellgate"]},
        dice=(1,),
    ).do("cast spellgate", "gate cr_militia", "at 0413")
    if not alone:
        assert t.question == "movement"
        return
    asks(t, "hosar", "confirm-abandon-fortress", "DL-DEC-05")
    t.do("no")
    assert (t.question, t.where("cr_militia"), t.controller("rabat")) == ("cast-target", "0414", "hosar")
    t.do("at 0413", "yes")
    assert (t.where("cr_militia"), t.controller("rabat")) == ("0413", "demon")


@pytest.mark.rule("DL-DEC-05")
def test_leaving_the_besieged_capital_is_confirmed() -> None:
    t = at(
        "battles",
        hosar={"0510": ["ti_timurid_knights"]},
        demon={"0510": ["er_levy", "er_archers"]},
        sieges={"0510": 1},
        dice=(6, 6, 6, 6, 6, 6, 1),
        then=SeededDice(1),
    )
    t.answer("sortie", "yes").until("withdraw").do("yes").answer("inside-or-out", "outside")
    asks(t, "hosar", "confirm-leave-capital", "DL-DEC-05")
    assert t.where("ti_timurid_knights") == "0510"
    assert asks(t.do("no"), "hosar", "inside-or-out", "DL-DEC-40") == ["inside", "outside"]


@pytest.mark.rule("DL-DEC-05")
def test_withdrawing_without_a_way_out_is_confirmed() -> None:
    for pits in ([], around("1004")):
        t = at(
            "battles",
            hosar={"1004": ["ti_timurid_knights"]},
            demon={"1004": ["er_levy"]},
            pits=pits,
            dice=(6, 6, 6, 6, 6, 6),
            then=SeededDice(1),
        ).do("terrain open")
        t.answer("withdraw", "yes")
        if not pits:
            assert t.question != "confirm-no-way-out"
            continue
        asks(t, "hosar", "confirm-no-way-out", "DL-DEC-05")
        asks(t.do("no"), "hosar", "withdraw", "DL-DEC-38")


@pytest.mark.rule("DL-DEC-05")
def test_a_request_for_reinforcements_is_confirmed() -> None:
    t = at("start", clash=True, **{k: GATE[k] for k in ("hosar", "demon")}, then=SeededDice(1)).do("yes")
    asks(t, "hosar", "confirm-request", "DL-DEC-05")
    assert t.view(None)["requested"] == {"hosar": False, "demon": False}
    t.do("no")
    assert (t.question, t.view(None)["requested"]["hosar"]) == ("movement", False)
