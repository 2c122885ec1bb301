"""Plans: the way to each hex, whole stacks, what is asked again, and battles fought on by routine."""

from __future__ import annotations

import random
from typing import Any

import pytest

from hexarchy.core.dice import SeededDice
from tests.demonlord.marching import way
from tests.demonlord.table import GAME, Table, at, new

FAR = {"1605": ["er_cavalry"]}
STACK = ["ti_knights", "ti_spearmen", "ti_peasants", "ti_prince"]


def asked(t: Table, seat: str = "") -> dict[str, Any]:
    found: Any = GAME.scene(t.view(seat or t.asked[0]))["decision"]
    return dict(found)


def plan_of(t: Table, key: str) -> dict[str, Any]:
    return next(plan for plan in asked(t)["plans"] if key in plan)


@pytest.mark.rule("DL-MOV-09")
def test_a_unit_walks_the_way_it_was_shown() -> None:
    t = at("movement", hosar={"0510": STACK}, demon={"0609": ["er_cavalry"]})
    t.do("unit ti_knights")
    shown = {option["on"]["hex"]: option for option in asked(t)["options"] if option["verb"] == "move"}
    assert len(shown) > 40
    for hex_, option in shown.items():
        march = Table(t.s.clone())
        march.do(f"move {hex_}")
        assert list(way(march)) == option["via"]
        assert "0609" not in option["via"][:-1]  # nobody walks over what he cannot see through


def test_the_slowest_begin_and_all_can_follow() -> None:
    t = at("movement", hosar={"0510": STACK, "0301": ["da_knights"]})
    (plan,) = asked(t)["plans"]
    assert plan["on"] == {"hex": "0510"}
    assert "4" in plan["text"]["en"]
    t.do(*plan["actions"])
    company = plan_of(t, "id")
    assert company["before"] == ["ride ti_prince"]
    assert set(company["for"]) == {option for option in t.options if option.startswith("move ")}
    for action in [*company["before"], "move 0511", *company["after"]]:
        wanted = action.replace("*", "move 0511")
        if not wanted.endswith("?"):
            t.do(wanted)
        elif wanted[:-1] in t.options:
            t.do(wanted[:-1])
    assert {t.where(unit) for unit in STACK} == {"0511"}


def test_a_unit_on_the_march_is_left_for_another_where_it_stands() -> None:
    t = at("movement", hosar={"0510": STACK, "0301": ["da_knights"]})
    t.do("unit ti_knights", "ride ti_prince")
    others = ["ti_spearmen", "ti_peasants", "da_knights"]
    assert asked(t)["leave"] == {"pieces": others, "undo": 2}  # it has not set out: nothing is lost by choosing anew
    t.do("move 0511")
    assert asked(t)["leave"] == {"pieces": others, "action": "stop"}
    assert "leave" not in asked(t.do("stop"))


def test_hexes_beyond_the_slowest_are_for_one_alone() -> None:
    t = at("movement", hosar={"0510": STACK})
    t.do("unit ti_knights")
    together = set(plan_of(t, "id")["for"])
    assert together < {option for option in t.options if option.startswith("move ")}
    t.do(next(iter(together)))
    assert not [plan for plan in asked(t)["plans"] if "id" in plan]  # they no longer stand together


def test_who_has_moved_is_not_counted() -> None:
    t = at("movement", hosar={"0510": STACK})
    t.do("unit ti_knights", "stop", "unit ti_spearmen")
    company = plan_of(t, "id")
    assert "unit ti_knights" not in company["after"]
    assert "unit ti_peasants" in company["after"]


def test_ending_movement_is_asked_again() -> None:
    t = at("movement", hosar={"0510": STACK})
    sure = {option["action"]: option.get("sure") for option in asked(t)["options"]}
    assert sure["end"]["en"].startswith("4 units")
    assert not any(text for action, text in sure.items() if action != "end")


# -- battles --------------------------------------------------------------------------------------------------------


def battle(seed: int) -> Table:
    """Two armies with reserves and characters, fought up to their first round."""
    t = at(
        "battles",
        hosar={
            "1004": [
                "da_knights",
                "ti_knights",
                "ti_spearmen",
                "ti_crossbowmen",
                "ti_sergeants",
                "da_duke",
                "ti_prince",
            ]
        },
        demon={"1004": ["er_cavalry", "er_patrol", "er_lord"]},
        then=SeededDice(seed),
    )
    while not (t.s.view(0)["battle"] or {"round": 0})["round"]:
        t.do(t.options[0])
    return t


@pytest.mark.parametrize("seed", range(6))
def test_a_battle_is_fought_on_without_magic_or_withdrawal(seed: int) -> None:
    t = battle(seed)
    seen = set()
    rest = "battle 1004"
    while t.question is not None and t.view("hosar")["battle"]:
        view = t.view(t.asked[0])
        action = GAME.routine(view, rest)
        question = str(t.question)
        if action is None:
            assert question in ("change-unit", "party") or question.startswith(("retreat", "inside", "place"))
            action = t.options[0]
        assert action in t.options
        seen.add((question, action.split()[0]))
        t.do(action)
    assert ("withdraw", "yes") not in seen
    assert ("battle-magic", "fire") not in seen
    assert GAME.routine(t.view("hosar"), rest) is None


@pytest.mark.parametrize("seed", [1, 2])
def test_a_round_leaves_everything_of_weight_to_the_player(seed: int) -> None:
    t = battle(seed)
    weighty = {"withdraw", "battle-magic", "move-character", "change-unit"}
    met = set()
    while t.question is not None and t.view("hosar")["battle"]:
        view = t.view(t.asked[0])
        action = GAME.routine(view, f"round 1004 {view['battle']['round']}")
        assert GAME.routine(view, f"round 1004 {view['battle']['round'] + 1}") is None
        if t.question in weighty:
            assert action is None
            met.add(t.question)
        t.do(action or next((mild for mild in ("hold", "pass", "no") if mild in t.options), t.options[0]))
    assert "withdraw" in met


def test_missiles_go_where_they_hit_most_surely() -> None:
    t = at(
        "battles",
        hosar={"1004": ["ti_crossbowmen"]},
        demon={"1004": ["er_cavalry", "er_patrol"]},
        then=SeededDice(1),
    )
    for _ in range(60):
        if t.question == "missile-target" and t.asked == ["hosar"]:
            break
        t.do(next((a for a in ("hold", "pass", "no") if a in t.options), t.options[0]))
    assert t.question == "missile-target"
    chances = {
        a["on"]: a["chance"] for a in asked(t)["attacks"] if a["by"] == "ti_crossbowmen" and a["kind"] == "missile"
    }
    picked = GAME.routine(t.view("hosar"), "battle 1004")
    assert picked is not None
    assert chances[picked.split()[1]] == max(chances.values())


@pytest.mark.parametrize("seed", [6, 8])
def test_routine_answers_are_offered_and_know_only_the_view(seed: int) -> None:
    rng = random.Random(seed)
    t = battle(seed)
    found = 0
    while t.s.decision is not None and t.view("hosar")["battle"]:
        ask = t.s.decision.asks[0]
        other_world = t.s.redeal(ask.seat, rng).view(ask.seat)
        for plan in asked(t)["plans"]:
            action = GAME.routine(t.s.view(ask.seat), plan["rest"])
            assert action in t.options
            assert GAME.routine(other_world, plan["rest"]) == action
            found += 1
        t.do(rng.choice(t.options))
    assert found


@pytest.mark.rule("DL-DEC-08", "DL-SET-05")
def test_towns_are_asked_in_turn_by_routine() -> None:
    t = new(seed=3).until("township-unit")
    plan, whole = asked(t)["plans"]
    assert (plan["text"]["en"], whole["text"]["en"]) == ("Raise all towns", "Set up for me")
    while action := GAME.routine(t.view("hosar"), plan["rest"]):
        t.do(action)
    assert len(t.rolls("DL-SET-05")) > 2
    assert t.question not in ("township-unit", "township-town")


@pytest.mark.rule("DL-DEC-45")
def test_all_magicians_help_with_a_siege_by_routine() -> None:
    t = at(
        "sieges",
        "demon",
        hosar={"0414": ["cr_castle_guards"]},
        demon={"0414": ["ni_orc_swords", "ni_orc_spears", "er_lord", "cm_warlock"]},
        sieges={"0414": 1},
        then=SeededDice(1),
    )
    t.until("siege-magic")
    rest = plan_of(t, "rest")["rest"]
    assert rest == "support 0414"
    assert GAME.routine(t.view("demon"), "support 0510") is None
    t.do(str(GAME.routine(t.view("demon"), rest)))
    assert not [plan for plan in asked(t)["plans"] if "rest" in plan]  # with one left there is nothing to save
    assert str(GAME.routine(t.view("demon"), rest)).startswith("support ")


@pytest.mark.rule("DL-DEC-07", "DL-DEC-08", "DL-DEC-09")
def test_the_whole_set_up_is_left_to_routine() -> None:
    t = new(seed=3).until("place-devotee")
    (plan,) = asked(t)["plans"]
    assert plan["text"]["en"] == "Set up for me"
    while action := GAME.routine(t.view("hosar"), plan["rest"]):
        t.do(action)
    assert not {"place-devotee", "township-unit", "township-town"} & {t.question}
    assert sum(len(sides.get("hosar", ())) for sides in t.view("hosar")["stacks"].values()) > 8


def test_a_spell_says_in_a_line_what_it_does() -> None:
    t = at("before-movement", hosar={"0510": ["ti_prince", "ho_high_priest"]}, spells={"hosar": ["forcemarch"]})
    cast, *passes = asked(t)["options"]
    assert cast["about"]["en"] == "All your units in one hex get 2 extra MP for this movement."
    assert cast["about"]["fr"].startswith("Toutes vos unités")
    assert [option["text"]["en"] for option in passes] == [
        "Not now",
        "No more spells this step",
        "None until my turn ends",
    ]


def test_passing_for_the_phase_says_whose_it_is() -> None:
    t = at("before-movement", "demon", hosar={"0510": ["ho_priest"]}, demon=FAR, spells={"hosar": ["spellgate"]})
    assert asked(t, "hosar")["options"][-1]["text"] == {
        "en": "None until their turn ends",
        "fr": "Aucun jusqu’à la fin de son tour",
    }


def test_invocations_given_up_are_asked_about_first() -> None:
    t = at("invocation", turn=2, hosar={"0603": ["ho_high_priest"]}, arrived=[True, False], requested=[True, False])
    sure = {option["action"]: option.get("sure") for option in asked(t)["options"]}
    assert sure["end"]["en"] == "One character could still call on a being here. Call on none?"
    assert not sure["invoke ho_high_priest"]


@pytest.mark.rule("DL-MOV-09")
def test_a_move_given_up_is_asked_about_first() -> None:
    """A unit that stops where it began has had its move; one that has marched has only points left."""
    t = at("movement", hosar={"0510": ["ti_knights"]}).do("unit ti_knights")
    (stop,) = [option for option in asked(t)["options"] if option["action"] == "stop"]
    assert "given up" in stop["sure"]["en"]
    t.do("move 0511")
    (stop,) = [option for option in asked(t)["options"] if option["action"] == "stop"]
    assert "sure" not in stop


def test_a_spell_names_the_rule_that_tells_what_it_does() -> None:
    t = at("movement", hosar={"0510": ["ti_prince", "ho_high_priest"]}, spells={"hosar": ["spellgate"]})
    (cast,) = [option for option in asked(t)["options"] if option["verb"] == "cast"]
    assert GAME.rulebook[cast["rule"]].title.startswith("Spellgate")
