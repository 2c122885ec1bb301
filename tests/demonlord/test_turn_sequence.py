"""Turn sequence (DL-TRN): phases, steps, windows, and what runs out with them."""

from typing import Any

import pytest

from hexarchy.core.dice import SeededDice
from tests.demonlord.table import Table, at
from tests.tables import MILD

ONE_EACH: dict[str, Any] = {"hosar": {"0510": ["ti_knights"]}, "demon": {"1605": ["er_cavalry"]}}
SPARE: dict[str, Any] = {"hosar": {"0510": ["ti_peasants"]}, "demon": {"1605": ["er_levy"]}}

# A question of each step, put to the phasing player.
STEPS: dict[str, dict[str, Any]] = {
    "movement": SPARE,
    "invocation": {**SPARE, "demon": {"2006": ["ni_captain"]}},
    "battles": {
        "hosar": {"0110": ["ti_knights"], "0109": ["ti_sergeants"]},
        "demon": {"0110": ["er_levy"], "0109": ["er_archers"]},
    },
    "sieges": {
        "hosar": {"0414": ["cr_militia"], "0302": ["da_peasants"]},
        "demon": {"0414": ["er_levy"], "0302": ["er_archers"]},
        "sieges": {"0414": 1, "0302": 1},
    },
    "alliances": {"rest": "neutrals", "demon": {"1402": ["er_levy"]}},
}


def order(t: Table, until: str, limit: int = 60) -> list[str]:
    """The questions on the way to a question, each answered with the mildest answer."""
    asked: list[str] = []
    while t.question not in (until, None) and len(asked) < limit:
        asked.append(str(t.question))
        t.do(next((a for a in MILD if a in t.options), t.options[-1]))
    return asked


def keys(t: Table) -> list[str]:
    return [event.key for event in t.log]


@pytest.mark.rule("DL-TRN-01")
def test_hosar_phase_then_demon_phase_then_the_next_turn() -> None:
    t = at("movement", **ONE_EACH)
    seen = []
    for _ in range(4):
        view = t.view(None)
        seen.append((view["turn"], view["phase"], t.asked))
        t.do("end")
    assert seen == [
        (1, "hosar", ["hosar"]),
        (1, "demon", ["demon"]),
        (2, "hosar", ["hosar"]),
        (2, "demon", ["demon"]),
    ]
    begun = [(event["turn"], event["side"]) for event in t.events("phase-begins")]
    assert begun == [(1, "demon"), (2, "hosar"), (2, "demon"), (3, "hosar")]


@pytest.mark.rule("DL-TRN-02")
@pytest.mark.parametrize("step", STEPS)
def test_demon_is_phasing_in_all_five_steps_of_his_phase(step: str) -> None:
    t = at(step, "demon", **STEPS[step])
    assert (t.view(None)["phase"], t.view(None)["step"]) == ("demon", step)
    assert t.asked == ["demon"]
    assert t.s.phasing == 1


@pytest.mark.rule("DL-TRN-03")
def test_five_steps_in_fixed_order() -> None:
    t = at(
        "movement",
        turn=2,
        rest="neutrals",
        hosar={"0603": ["ho_bishop"], "1402": ["ti_knights"], "0110": ["ti_sergeants"], "0414": ["cr_militia"]},
        demon={"0110": ["er_levy"], "0414": ["er_archers"], "1605": ["er_cavalry"]},
        sieges={"0414": 1},
        then=SeededDice(2),
    )
    marks = {
        "movement": "movement",
        "invocation": "invocation",
        "withdraw": "battles",
        "siege-method": "sieges",
        "alliance": "alliances",
    }
    steps: list[str] = []
    while t.view(None)["phase"] == "hosar":
        step = marks.get(str(t.question))
        if step and step not in steps[-1:]:
            assert t.view(None)["step"] == step
            steps.append(step)
        t.do(next((a for a in MILD if a in t.options), t.options[-1]))
    assert steps == list(marks.values())


@pytest.mark.rule("DL-TRN-03")
def test_no_step_is_returned_to() -> None:
    t = at("sieges", "demon", **STEPS["sieges"])
    for action in ("unit er_levy", "move 0415"):
        assert t.refuses(action) == ["DL-MOV-10"]
    assert t.refuses("invoke ni_captain") == ["DL-INV-01"]
    assert t.refuses("fight 0414") == ["DL-BAT-05"]


@pytest.mark.rule("DL-TRN-04")
def test_reinforcements_move_in_the_phase_they_arrive() -> None:
    t = at("start", clash=True, requested=[True, False], dice=(1, *(1,) * 8), **SPARE)
    t.answer("place-arrival", "place-all 0301")
    t.answer("movement", "unit me_knights")
    assert t.where("me_captain_dar") == t.where("me_knights") == "0301"
    assert t.view("hosar")["decision"]["args"]["mp"] == 5


@pytest.mark.rule("DL-TRN-05")
def test_only_the_phasing_player_invokes() -> None:
    t = at("invocation", turn=2, hosar={"0209": ["ho_bishop"]}, demon={"2006": ["ni_captain"]})
    assert (t.question, t.asked) == ("invocation", ["hosar"])
    assert t.refuses("invoke ni_captain", seat="demon") == ["DL-INV-01"]
    t.do("end").answer("movement", "end", seat="demon")
    assert (t.question, t.asked) == ("invocation", ["demon"])


@pytest.mark.rule("DL-TRN-06")
def test_every_shared_hex_is_a_battle_but_for_a_quiet_siege() -> None:
    t = at(
        "battles",
        "demon",
        hosar={"0110": ["ti_knights"], "0109": ["ti_sergeants"], "0414": ["cr_militia"]},
        demon={"0110": ["er_levy"], "0109": ["er_archers"], "0414": ["er_cavalry"]},
        sieges={"0414": 1},
        then=SeededDice(3),
    )
    assert t.answer("next-battle").targets("fight") == ["0109", "0110"]
    t.do("fight 0109").until("siege-method")
    begun = [event["hex"] for event in t.events("battle-begins")]
    assert begun == ["0109", "0110"]


@pytest.mark.rule("DL-TRN-06")
@pytest.mark.parametrize(("answer", "battles"), [("no", []), ("yes", ["0414"])])
def test_besieged_fortress_brings_a_battle_only_by_a_sortie(answer: str, battles: list[str]) -> None:
    t = at("battles", hosar={"0414": ["cr_militia"]}, demon={"0414": ["er_cavalry"]}, sieges={"0414": 1})
    t.answer("sortie", answer)
    assert [event["hex"] for event in t.events("battle-begins")] == battles


@pytest.mark.rule("DL-TRN-07")
def test_a_siege_of_a_whole_turn_is_resolved_twice() -> None:
    t = at(
        "sieges",
        hosar={"0414": ["cr_militia", "cr_castle_guards"], "0510": ["ti_knights"]},
        demon={"0414": ["er_cavalry", "er_levy"]},
        sieges={"0414": 0},
        dice=(1,) * 8,
    )
    t.answer("siege-method", "invest")
    assert t.siege("0414") == 1
    t.until("siege-method").do("invest")
    assert t.siege("0414") == 2
    assert (t.view(None)["turn"], t.view(None)["phase"]) == (2, "hosar")
    assert len(t.rolls("DL-SIE-11")) == 4


@pytest.mark.rule("DL-TRN-08")
def test_a_lost_battle_is_followed_by_the_check_in_the_same_phase() -> None:
    t = at(
        "battles",
        hosar={"1004": ["ah_mountaineers_1", "ti_knights"]},
        demon={"1004": ["er_cavalry"], "1605": ["er_levy"]},
        alliances={"AH": {"side": "hosar", "grade": "semi-permanent"}},
        then=SeededDice(1),
    )
    t.do("terrain open").until("withdraw").do("yes").until("movement")
    assert [event["side"] for event in t.events("battle-over")] == ["demon"]
    rolls = [event for event in t.log if event.key == "roll" and event.args["why"] == "DL-ALL-21"]
    assert len(rolls) == 1
    assert keys(t).index("battle-over") < t.log.index(rolls[0]) < keys(t).index("phase-begins")


@pytest.mark.rule("DL-TRN-08")
def test_one_attempt_to_win_a_neutral() -> None:
    t = at("alliances", rest="neutrals", hosar={"1402": ["ti_knights"], "0903": ["ti_sergeants"]}, dice=(4,))
    assert t.answer("alliance").targets("court") == ["0902", "1401"]
    t.do("court 1401")
    assert t.rolls("DL-DEC-47") == [(4,)]
    assert t.question != "alliance"


@pytest.mark.rule("DL-TRN-09")
def test_the_non_phasing_player_casts_too() -> None:
    t = at(
        "before-movement",
        hosar={"0510": ["cr_wizard"]},
        demon={"0511": ["er_levy", "ni_captain"]},
        spells={"hosar": ["vision"], "demon": ["cloak"]},
        dice=(1, 1),
    ).do("cast vision")
    assert (t.question, t.asked) == ("cloak", ["demon"])
    t.do("cast cloak")
    assert t.events("vision-blocked") == [{"hex": "0511"}]


@pytest.mark.rule("DL-TRN-13")
def test_cloak_ends_with_the_phase() -> None:
    t = at(
        "before-movement",
        hosar={"0510": ["cr_wizard"]},
        demon={"0511": ["er_levy", "ni_captain"]},
        spells={"hosar": ["vision"], "demon": ["cloak"]},
        dice=(1, 1),
    ).do("cast vision", "cast cloak")
    assert t.view(None)["marks"]["cloaks"] == ["0511"]
    t.do("end")
    assert (t.view(None)["phase"], t.view(None)["marks"]["cloaks"]) == ("demon", [])


@pytest.mark.rule("DL-TRN-10")
def test_order_of_the_start_of_a_phase() -> None:
    t = at(
        "start",
        scenario="long",
        clash=True,
        hosar={"0510": ["ti_knights", "ho_high_priest"]},
        demon={"1605": ["er_levy"]},
        piles={"dead": ["ti_prince", "ti_sergeants"]},
        spells={"hosar": ["rains", "spellgate", "forcemarch"]},
        dice=(1, *(1,) * 8),
    )
    asked = []
    while t.question != "movement":
        asked.append(t.question)
        if t.question in ("request", "confirm-request"):
            assert t.refuses("cast forcemarch") == ["DL-SPL-05"]
            t.do("yes")
        else:
            t.do("place-all 0301" if t.question == "place-arrival" else "pass")
    assert asked == [
        "replace-character",
        "replace-troop",
        "request",
        "confirm-request",
        "place-arrival",
        "window-rains",
        "window-before-movement",
    ]


@pytest.mark.rule("DL-TRN-11")
def test_order_of_the_end_of_a_phase() -> None:
    t = at(
        "alliances",
        "demon",
        rest="neutrals",
        hosar={"0510": ["ti_knights"]},
        demon={"1402": ["er_levy", "ni_high_priest"]},
        alliances={"LY": {"side": "demon", "grade": "semi-permanent", "shaken": True}},
        fallen={"1402": ["er_cavalry"]},
        piles={"prisoners_of_hosar": ["er_lord"], "prisoners_of_demon": ["ti_prince"]},
        spells={"demon": ["necromon"]},
        dice=(4, 2),
    )
    assert t.question == "alliance"
    assert t.refuses("cast necromon") == ["DL-SPL-26"]
    t.do("court 1401")
    assert (t.rolls("DL-DEC-47"), t.rolls("DL-ALL-21")) == ([(4,)], [(2,)])
    assert order(t, "movement") == ["window-end", "exchange"]
    assert t.asked == ["hosar"]


@pytest.mark.rule("DL-TRN-11")
def test_units_come_home_after_the_checks_and_before_the_last_spells() -> None:
    t = at(
        "checks",
        hosar={"0510": ["ti_knights"], "1402": ["ah_swordsmen"]},
        demon={"1605": ["er_levy", "ni_high_priest"]},
        alliances={
            "AH": {"side": "hosar", "grade": "semi-permanent", "shaken": True},
            "LY": {"side": "demon", "grade": "semi-permanent", "shaken": False},
        },
        fallen={"1605": ["er_cavalry"]},
        spells={"demon": ["necromon"]},
        dice=(5,),
    )
    assert t.question == "window-end"  # the check has removed the swordsmen
    assert t.where("ah_swordsmen") == "away"
    t.do("pass").answer("movement", "end").answer("alliance", "pass")
    assert t.question == "window-end"
    assert t.where("ah_swordsmen") == "1401"


@pytest.mark.rule("DL-TRN-12")
def test_points_are_scored_before_the_talks() -> None:
    t = at("movement", "demon", turn=3, dice=(1, 1), **SPARE).do("end")
    assert (t.question, t.view(None)["turn"]) == ("call-talks", 3)
    t.do("yes", "yes")
    first_die = next(i for i, event in enumerate(t.log) if event.key == "roll")
    assert [event.key for event in t.log[:first_die]].count("points") == 2
    assert t.rolls("DL-END-03") == [(1,), (1,)]


@pytest.mark.rule("DL-TRN-12")
def test_nothing_is_scored_after_the_first_phase() -> None:
    t = at("movement", "hosar", turn=3, **SPARE).do("end")
    assert t.asked == ["demon"]
    assert t.events("points") == []


@pytest.mark.rule("DL-TRN-13")
def test_earthpit_closes_a_hex_for_one_phase() -> None:
    t = at("movement", hosar={"0510": ["ti_knights"]}, demon={"0512": ["er_cavalry"]}, pits=["0511"])
    t.do("unit ti_knights")
    assert t.refuses("move 0511") == ["DL-SPL-10"]
    t.do("stop", "unit er_cavalry")
    assert "0511" in t.targets("move")


@pytest.mark.rule("DL-TRN-13")
def test_what_ends_with_the_phase() -> None:
    t = at(
        "movement",
        cast=["ho_high_priest"],
        pits=["0511"],
        lights=["0110"],
        darks=["0110", "0109"],
        hosar={"0510": ["ho_high_priest"]},
        demon={"0512": ["er_cavalry"]},
        spells={"hosar": ["spellgate"]},
    )
    assert t.targets("cast") == []
    t.do("end")
    assert t.asked == ["hosar"], "he may cast again in the demon's phase"
    assert t.question == "window-before-movement"
    assert not any(t.view(None)["marks"].values())


@pytest.mark.rule("DL-TRN-13")
def test_rains_last_into_the_next_phase() -> None:
    t = at("movement", rains=["0511", "0512"], **ONE_EACH)
    rained = []
    for _ in range(3):
        rained.append(t.view(None)["marks"]["rains"])
        t.do("end")
    assert rained == [["0511", "0512"], ["0511", "0512"], []]


@pytest.mark.rule("DL-TRN-13")
def test_forcemarch_ends_with_the_movement_step() -> None:
    t = at(
        "before-movement",
        turn=2,
        hosar={"0603": ["ho_high_priest", "ti_knights", "ho_bishop"]},
        demon={"1605": ["er_cavalry"]},
        spells={"hosar": ["forcemarch"]},
        dice=(1,),
    ).do("cast forcemarch")
    t.answer("movement")
    assert t.view("hosar")["own"]["marched"] == ["ho_high_priest", "ho_bishop", "ti_knights"]
    t.do("end")
    assert (t.question, t.view(None)["phase"]) == ("invocation", "hosar")
    assert t.view("hosar")["own"]["marched"] == []
