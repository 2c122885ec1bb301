"""What an answer may bring is told with it: gold, points, chances; and what nobody thinks about is left to routine."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.dark_emperor import GAME
from hexarchy.games.dark_emperor.table.wording import spans
from hexarchy.games.dark_emperor.words import HOST
from tests.dark_emperor.table import WORLD, Table, at, new

LIONS = {"1610": ["lammarech_cavalry_1"], "1606": ["lammarech_cavalry_2"]}


def said(t: Table, action: str, lang: str = "en") -> str:
    """The words of an answer."""
    ask = t.s.decision.asks[0]  # type: ignore[union-attr]
    scene: Any = GAME.scene(t.s.view(ask.seat))
    return str(next(o["text"][lang] for o in scene["decision"]["options"] if o["action"] == action))


def wearing(dice: list[int]) -> Table:
    """Two stacks have marched and have still to roll."""
    t = at("movement", "kingdoms", hexes=LIONS, active={"lammarech": "kingdoms"}, dice=dice)
    t.do("move lammarech_cavalry_1", "step 1609", "stop", "move lammarech_cavalry_2", "step 1607", "stop")
    return t.until("next-attrition")


@pytest.mark.rule("DE-8.12a", "DE-DEC-20")
def test_stacks_tell_their_points_and_roll_all_by_routine() -> None:
    t = wearing([1, 1])
    assert said(t, "stack 1607").endswith("one point, 0–1 lost")
    scene: Any = GAME.scene(t.s.view(1))
    assert [plan["rest"] for plan in scene["decision"]["plans"]] == ["attrition"]
    while action := GAME.routine(t.s.view(1), "attrition"):
        t.do(action)
    assert t.rolls("DE-8.12a") == [(1,), (1,)]


def test_routine_leaves_losses_and_everything_else_to_the_player() -> None:
    t = at("movement", "kingdoms", hexes=LIONS, active={"lammarech": "kingdoms"})
    assert GAME.routine(t.s.view(1), "attrition") is None
    t = wearing([])
    assert GAME.routine(t.s.view(0), "attrition") is None
    assert GAME.routine(t.s.view(1), "battle") is None


@pytest.mark.rule("DE-DEC-20", "DE-8.12c")
def test_units_alike_are_lost_with_one_answer() -> None:
    knights = [f"lammarech_cavalry_{n}" for n in (1, 2, 3)]
    road = ["1609", "1608", "1607", "1606", "1605", "1604"]
    hexes = {"1610": [*knights, "lammarech_infantry_1", "lammarech_infantry_2"]}
    t = at("movement", "kingdoms", hexes=hexes, active={"lammarech": "kingdoms"}, dice=[6])
    t.do(f"move {knights[0]}", *(f"with {unit}" for unit in hexes["1610"][1:]))
    t.do(*(f"step {hex_}" for hex_ in road), "stop").until("attrition-loss")
    asked = decision(t)
    assert t.s.decision.asks[0].args["left"] == 2  # type: ignore[union-attr]
    assert [o["action"] for o in asked["options"] if "like" not in o] == [
        f"lose {knights[0]}",
        "lose lammarech_infantry_1",
    ]
    assert said(t, f"lose {knights[0]}").endswith("(3 alike)")
    assert [plan["text"]["en"] for plan in asked["plans"]] == [
        "Lose Lammarech Cavalry 1 + 2",
        "Lose Lammarech Infantry 1 + 2",
    ]
    rest = asked["plans"][0]["rest"]
    while action := GAME.routine(t.s.view(1), rest):
        t.do(action)
    assert [t.where(unit) for unit in knights] == ["pool", "pool", "1604"]


@pytest.mark.rule("DE-11.3")
def test_words_and_spells_tell_their_chance() -> None:
    t = at("diplomacy-magic", hexes={"1610": ["mezal"]}, dice=[3])
    assert said(t, "cast intimidation") == "Cast Intimidation – works on 3 or less (50 %)"
    t.do("cast intimidation")
    assert said(t, "cast intimidation", "fr").endswith("réussit sur 2 ou moins (33 %)")
    t.do("pass")
    assert said(t, "court lammarech") == "Court Lammarech – 11 or more on two dice (8 %)"


def test_the_best_speaker_counts_until_one_is_named() -> None:
    t = at("diplomacy-magic", hexes={"1610": ["mezal", "tol_morn"]}, dice=[3])
    t.do("cast intimidation", "pass")
    assert said(t, "court lammarech").endswith("11 or more on two dice (8 %)")
    t.do("court lammarech")
    assert said(t, "speaker tol_morn").endswith("12 or more on two dice (3 %)")


def test_recruits_tell_their_cost() -> None:
    hexes = {"1610": ["lammarech_cavalry_1"]}
    t = at("recruitment", "kingdoms", hexes=hexes, kingdoms={"lammarech": {"side": "kingdoms", "gold": 40}})
    action = next(option for option in t.options if option.startswith("recruit "))
    cost = GAME.world.piece[action.removeprefix("recruit ")].cost
    assert said(t, action).endswith(f"– {cost} of {t.gold('lammarech')} gold")


@pytest.mark.rule("DE-7.23d", "DE-DEC-06")
def test_several_recruits_of_a_kind_appear_with_one_answer() -> None:
    kingdoms = {"lammarech": {"side": "kingdoms", "gold": 40}}
    t = at("recruitment", "kingdoms", hexes={"1610": ["lammarech_cavalry_1"]}, kingdoms=kingdoms)
    t.do("recruit lammarech_infantry_1")
    plans = {plan["actions"][0]: plan for plan in decision(t)["plans"]}
    plan, had = plans["place 1610"], t.gold("lammarech")
    assert plan["text"]["en"] == "Lammarech Infantry 1 + 2 at Zolmarech (1610) – 20 gold"  # there are no more of them
    t.do(*plan["actions"])
    assert t.gold("lammarech") == had - 20
    assert t.refuses("recruit lammarech_infantry_1") == ["DE-7.2a"]


@pytest.mark.parametrize(
    ("numbers", "expected"),
    [([2], "2"), ([2, 1], "1 + 2"), ([1, 2, 3, 4], "1–4"), ([1, 2, 3, 7, 9, 10], "1–3 + 7 + 9 + 10")],
)
def test_numbers_in_a_row(numbers: list[int], expected: str) -> None:
    assert spans(numbers) == expected


def test_those_alike_are_named_together() -> None:
    units = ["necro_greater_1", "necro_greater_2", "necro_greater_3", "necro_siege", "necro_greater_5", "tol_morn"]
    told = GAME.wording("en").words({"units": units})["units"]
    assert told == "Greater Vampire 1–3 + 5, Necromancer’s Siege Train and Tol Morn"


def decision(t: Table) -> dict[str, Any]:
    scene: Any = GAME.scene(t.s.view(t.s.decision.asks[0].seat))  # type: ignore[union-attr]
    return dict(scene["decision"])


def test_those_about_to_move_are_left_for_others() -> None:
    hexes = {"1610": ["lammarech_cavalry_1", "lordolam"], "1606": ["lammarech_cavalry_2"]}
    t = at("movement", "kingdoms", hexes=hexes, active={"lammarech": "kingdoms"})
    assert "leave" not in decision(t)
    t.do("move lammarech_cavalry_1")
    assert decision(t)["leave"] == {"pieces": ["lammarech_cavalry_2", "lordolam"], "action": "cancel"}
    t.do("step 1609")
    assert decision(t)["leave"] == {"pieces": ["lammarech_cavalry_2", "lordolam"], "action": "stop"}
    t.do("stop", "move lordolam")
    assert decision(t)["leave"] == {"pieces": ["lammarech_cavalry_2"], "action": "cancel"}


def test_a_gate_names_the_land_it_opens_in_and_is_asked_about_again() -> None:
    t = new()
    assert said(t, "gate 1610") == "Open the gate at Zolmarech (1610) – Lammarech"
    assert decision(t)["sure"]["en"].endswith("cannot be taken back.")


@pytest.mark.rule("DE-6.16")
def test_a_betrayal_is_asked_about_first() -> None:
    t = at("movement", hexes={"1610": ["necro_greater_1"]}, active={"stavror": "necromancer"})
    scene: Any = GAME.scene(t.s.view(0))
    (betrayal,) = scene["commands"]
    assert betrayal["action"] == "betray stavror"
    assert betrayal["sure"]["en"].startswith("Stavror joins the Kingdoms with all its units, and never comes back")


def test_courts_and_vampires_given_up_are_asked_about_first() -> None:
    t = at("diplomacy", hexes={"1820": ["mezal"]})
    assert decision(t)["options"][-1]["sure"]["en"] == "One more could be won over. End diplomacy?"
    land = {"starkeep": {"side": "kingdoms", "conquered": True, "holder": "necromancer", "assignee": "host"}}
    t = at("vampires", hexes={"3020": ["necro_greater_1"], "2721": ["necro_greater_2"]}, kingdoms=land)
    assert decision(t)["options"][-1]["sure"]["fr"].startswith("Des vampires pourraient encore")


@pytest.mark.rule("DE-10a", "DE-10.1b")
def test_a_crowd_is_told_of_before_it_is_too_late() -> None:
    host = [f"lammarech_cavalry_{n}" for n in (1, 2, 3)]
    hexes = {"1608": [*host, "lordolam"], "1607": ["lammarech_infantry_1", "lammarech_infantry_2"]}
    t = at("movement", "kingdoms", hexes=hexes, active={"lammarech": "kingdoms"})
    assert "too many" not in decision(t)["options"][-1]["sure"]["en"]
    t.do(f"move {host[0]}", *(f"with {unit}" for unit in host[1:]))
    assert said(t, "step 1607").endswith("; one unit more than may stay there")
    assert "more than" not in said(t, "step 1609")
    t.do("step 1607", "stop")
    sure = decision(t)["options"][-1]["sure"]
    assert sure["en"].startswith("One unit too many stands at 1607 and will be lost after the battles")
    assert sure["fr"].startswith("1607\u00a0: une unité de trop")


def test_units_alike_of_one_stack_are_listed_once() -> None:
    knights = [f"lammarech_cavalry_{n}" for n in (1, 2, 3)]
    t = at("movement", "kingdoms", hexes={"1610": knights[:2], "1606": knights[2:]}, active={"lammarech": "kingdoms"})
    listed = [option["action"] for option in decision(t)["options"] if "like" not in option]
    assert listed == ["move lammarech_cavalry_1", "move lammarech_cavalry_3", "end"]
    assert t.do("move lammarech_cavalry_2").targets("with") == ["lammarech_cavalry_1"]


def test_fleets_on_two_shores_and_legions_under_command_are_not_alike() -> None:
    active = {"zolahaureslor": "kingdoms", "loymarech": "kingdoms"}
    t = at("movement", "kingdoms", hexes={"2605": ["zola_naval_1", "zola_naval_2"]}, active=active)
    assert "like" in decision(t)["options"][1]
    t.s.moorings = {WORLD.index_of("zola_naval_1"): 0, WORLD.index_of("zola_naval_2"): 1}  # DE-8.14b
    assert "like" not in decision(t)["options"][1]
    legions = ["zola_legions_1", "zola_legions_2"]
    risen: dict[str, Any] = {"undead": dict.fromkeys(legions, "kingdoms"), "active": active}
    t = at("movement", "kingdoms", hexes={"2414": [*legions, "nikon_v"]}, **risen)
    assert "like" in decision(t)["options"][1]
    t.s.commanded = ((WORLD.index_of(legions[0]), HOST),)  # it would go back (DE-15.7a)
    assert "like" not in decision(t)["options"][1]


@pytest.mark.rule("DE-PROC-1", "DE-6.14b", "DE-6.15", "DE-18.21b")
def test_what_a_lone_leader_or_monster_sets_off_is_told() -> None:
    hexes = {"2616": ["stommarren"], "1710": ["slug"], "1610": ["lordolam"]}
    active = {"tal_pletor": "necromancer", "zolahaureslor": "kingdoms", "lammarech": "kingdoms"}
    t = at("movement", hexes=hexes, active=active, monsters={"slug": "necromancer"})
    t.do("move stommarren")
    assert said(t, "go 2518").endswith("makes an enemy of Starkeep")  # a Holy Place
    assert "enemy" not in said(t, "go 2808")  # leaders are welcome in inactive land
    t.do("cancel", "move slug")
    assert said(t, "go 1610").endswith("hunts Lordolam")
    assert said(t, "go 2808").endswith("makes an enemy of Loymarech")
    assert ";" not in said(t, "go 1609")
