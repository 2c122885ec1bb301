"""Where a unit can come to: every goal is legal as it is told, costs what it says and ends as it shows."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from hexarchy.core.page.goals import goals
from hexarchy.games.demonworld import GAME
from tests.demonworld.table import Table, at, carried_out, new, plans, unit

ORCS, MEN = "dwarf_eaters", "noble_footsoldiers"
TEN = "C4 C5 C6 C7 C8 D5 D6 D7 D8 D9"
FAR = unit(MEN, "N", "N4 N5 N6 N7 N8 O4 O5 O6 O7 O8", order="hold")


def moving(order: str = "attack", *others: Any, fields: str = TEN, facing: str = "S", **more: Any) -> Table:
    t = at("movement", unit(ORCS, facing, fields, order=order), *(others or (FAR,)), **more)
    return t.do(f"move {ORCS}")


def stands(t: Table, name: str = ORCS) -> set[tuple[str, float]]:
    stack = next(stack for stack in GAME.draw(t.s.view(None)).stacks if stack.pieces == [name])
    return {(element.hex, element.facing) for element in stack.elements}


@pytest.mark.parametrize("order", ["move", "attack", "skirmish"])
def test_every_goal_ends_as_it_shows(order: str) -> None:
    t = moving(order)
    found = plans(t)
    assert len([plan for plan in found if plan.on]) > 20
    for plan in found:
        assert stands(carried_out(t, plan)) == {(one.hex, one.facing) for one in plan.would}, plan.text


def test_a_way_costs_what_it_says() -> None:
    t = moving()
    before = t.ask_of("orcs").args
    for plan in plans(t):
        then = carried_out(t, plan)
        if then.question == "operation" and all(action.startswith("advance") for action in plan.actions):
            left = then.ask_of("orcs").args
            assert before["points"] - left["points"] == plan.cost
            assert left["maneuvers"] == before["maneuvers"]


def test_the_cheapest_way_is_told_once_for_each_place_and_facing() -> None:
    ways = [plan for plan in plans(moving()) if plan.on]
    assert all(plan.via and plan.on and plan.via[-1] == plan.on.hex for plan in ways)
    straight = next(plan for plan in ways if plan.on and plan.on.hex == "F7" and "facing south:" in plan.text["en"])
    assert straight.text["en"] == "To F7, facing south: 6 points (Advance to the left, Advance to the right)"
    wheel = next(plan for plan in ways if plan.actions == ("wheel L60",))
    assert wheel.text["en"].endswith(": 1 maneuver (Wheel 60° to the left)")


def test_nobody_is_walked_through_and_contact_ends_the_way() -> None:
    wall = unit(MEN, "N", "G4 G5 G6 G7 G8 H5 H6 H7 H8 H9", order="hold")
    t = moving("attack", wall)
    ends = [plan for plan in plans(t) if plan.on]
    taken = {field for plan in ends for field in (one.hex for one in plan.would)}
    assert not taken & {*t.fields(MEN)}
    attack = next(plan for plan in ends if plan.on and plan.on.hex == "F7")
    assert carried_out(t, attack).in_melee(ORCS)


def test_one_that_must_hold_has_few_goals() -> None:
    t = at("movement", unit(ORCS, "S", TEN, order="hold"), unit(MEN, "N", "N4 N5 N6 N7", order="move"))
    t.do("done", f"move {ORCS}")
    assert t.question == "operation"
    assert not [plan for plan in plans(t) if "advance-left" in plan.actions]


def test_formations_are_told_at_their_cheapest_place() -> None:
    t = moving()
    forms = [plan for plan in plans(t) if not plan.on]
    assert [plan.actions[1] for plan in forms] == [f"form line-{number}" for number in range(2, 9)]
    t.do("reform")
    shapes = plans(t)
    assert [plan.actions for plan in shapes] == [plan.actions[1:] for plan in forms]
    assert "1 maneuver" in shapes[1].text["en"]


def test_places_show_how_the_unit_would_stand() -> None:
    t = moving().do("reform", "form line-3")
    for plan in plans(t):
        assert stands(carried_out(t, plan)) == {(one.hex, one.facing) for one in plan.would}
    t = new()
    t.do("deploy dwarf_eaters", "form line-5", "face S")
    assert t.question == "deploy-field"
    assert all(len(plan.would) == 10 for plan in plans(t))
    assert GAME.draw(t.s.view("orcs")).decision.goals  # type: ignore[union-attr]


def test_goals_are_the_same_in_every_deal() -> None:
    t, rng = moving(), random.Random(1)
    first, second = (goals(t.s.redeal(0, rng), 0) for _ in range(2))
    assert msgspec.json.encode(first) == msgspec.json.encode(second)
    assert not goals(t.s, 1).plans  # of those who are not asked


def test_a_large_element_has_goals_too() -> None:
    t = at(
        "movement",
        unit("myrlak_cloudcook", "N", "L8", order="move"),
        unit(MEN, "S", "A1 A2 A3 A4", order="hold"),
        level="expert",
    )
    t.do("move myrlak_cloudcook")
    found = [plan for plan in plans(t) if plan.on]
    assert found
    assert all(plan.cost for plan in found)
