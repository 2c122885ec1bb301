"""How far a unit could come before it is chosen: fields with costs, wheels, lanes of charge, and why not elsewhere."""

from __future__ import annotations

import random
from typing import Any

import pytest

from hexarchy.core.page.goals import Lane, Outreach, goals
from hexarchy.games.demonworld import GAME
from tests.demonworld.table import Table, at, carried_out, plans, unit

ORCS, MEN = "dwarf_eaters", "noble_footsoldiers"
TEN = "C4 C5 C6 C7 C8 D5 D6 D7 D8 D9"
NEAR = unit(MEN, "N", "G4 G5 G6 G7 G8 H5 H6 H7 H8 H9", order="hold")
FAR = unit(MEN, "N", "O4 O5 O6 O7 O8 P4 P5 P6 P7 P8", order="hold")


def outreach(t: Table, field: str) -> Outreach:
    return GAME.outreach(t.s, field)


def lane(found: Outreach, foe: str = MEN) -> Lane:
    return next(lane for lane in found.lanes if lane.piece == foe)


def ordering(*units: Any, **more: Any) -> Table:
    """Before orders are given."""
    return at("orders", *units, **more)


@pytest.mark.rule("DW-B-CON-08")
def test_the_lane_of_a_charge_is_known_before_any_order() -> None:
    t = ordering(unit(ORCS, "S", TEN), NEAR)
    found = outreach(t, "C4")
    assert found.title is not None
    assert found.title["en"] == "Dwarf-Eaters (Attack): 12 points, 2 maneuvers"
    way = lane(found).way
    assert way is not None
    assert way.on is not None
    assert (way.on.hex, way.price) == ("F8", "6")
    assert {one.hex for one in way.would}.isdisjoint({*t.fields(MEN)})
    assert way.text["en"].startswith("→ Noble Footsoldiers · To F8, facing south: 6 points")


def test_it_is_the_same_as_what_the_unit_can_do_when_it_moves() -> None:
    t = at("movement", unit(ORCS, "S", TEN, order="attack"), NEAR)
    before = outreach(t, "C4")
    t.do(f"move {ORCS}")
    asked = [plan for plan in goals(t.s, t.s.setting.seat(t.asked[0])).plans if plan.via]

    def cheapest(plans: Any) -> dict[str, str]:
        found: dict[str, str] = {}
        for plan in plans:
            found.setdefault(plan.on.hex, plan.price)
        return {hex_: price for hex_, price in found.items() if hex_ not in TEN}

    assert cheapest(before.ways) == cheapest(asked)
    assert cheapest(outreach(t, "C4").ways) == cheapest(asked)


@pytest.mark.rule("DW-B-MOV-21")
def test_the_reach_of_a_wheel_is_shown_with_how_the_unit_would_stand() -> None:
    found = outreach(at("movement", unit(ORCS, "S", "H4 H5 H6 H7 H8", order="attack"), FAR), "H4")
    wheels = {plan.actions[0]: plan for plan in found.wheels}
    assert {"wheel L60", "wheel R60"} <= {*wheels}
    assert all(plan.price == "1M" and len(plan.would) == 5 for plan in wheels.values())


def test_who_may_not_attack_says_why() -> None:
    t = at("movement", unit(ORCS, "S", TEN, order="move"), NEAR)
    found = outreach(t, "C4")
    assert lane(found).way is None
    assert "may not come into contact under its order" in told(lane(found).why)
    barred = next(beyond for beyond in found.beyond if "under its order" in told(beyond.why))
    assert "F7" in barred.hexes
    assert all(way.on is not None and way.on.hex not in barred.hexes for way in found.ways)


def told(text: Any) -> str:
    assert text is not None
    return str(text["en"])


def test_too_far_is_said_in_fields() -> None:
    found = outreach(ordering(unit(ORCS, "S", TEN), FAR), "C4")
    assert (
        told(lane(found).why)
        == "Noble Footsoldiers: 10 fields away: nothing it can do now brings its front up to them."
    )
    assert told(found.far).startswith("Out of reach")


def test_who_is_in_melee_goes_nowhere() -> None:
    t = at("orders", unit(ORCS, "S", "F4 F5 F6 F7 F8", melee=1), unit(MEN, "N", "G4 G5 G6 G7 G8", melee=1))
    found = outreach(t, "F4")
    assert not found.ways
    assert told(found.far).startswith("Dwarf-Eaters: in melee.")


def test_an_empty_field_and_a_commander_have_no_lanes() -> None:
    t = ordering(unit(ORCS, "S", TEN), FAR, level="standard")
    assert outreach(t, "K8") == Outreach()


@pytest.mark.rule("DW-S-MOR-30")
def test_a_charge_that_is_feared_tells_the_chance_of_its_test() -> None:
    t = ordering(unit(ORCS, "S", TEN), unit("order_knights", "N", "G4 G5 G6 G7 G8"), level="standard")
    way = lane(outreach(t, "C4"), "order_knights").way
    assert way is not None
    assert "charge test: " in way.text["en"]


def test_orders_that_lie_face_down_change_nothing() -> None:
    """The other seat sees the same, whatever was chosen."""
    t = ordering(unit(ORCS, "S", TEN), NEAR)
    before = outreach(t, "C4")
    t.s.apply("orcs", f"give-hold {ORCS}")
    seen = t.s.redeal(t.s.setting.seat("empire"), random.Random(1))
    assert GAME.outreach(seen, "C4") == before


# -- units of three elements or less -----------------------------------------------------------------------------------


def few(fields: str = "C4 C5 C6", *others: Any, order: str = "attack") -> Table:
    t = at("movement", unit("trolls", "S", fields, order=order), *(others or (FAR,)))
    return t.do("move trolls")


def stands(t: Table) -> set[tuple[str, float]]:
    stack = next(stack for stack in GAME.draw(t.s.view(None)).stacks if stack.pieces == ["trolls"])
    return {(element.hex, element.facing) for element in stack.elements}


@pytest.mark.rule("DW-B-MOV-41", "DW-B-MOV-42")
@pytest.mark.parametrize("fields", ["C4", "C4 C5", "C4 C5 D6"])
def test_every_goal_of_a_few_ends_as_it_shows(fields: str) -> None:
    t = few(fields)
    found = plans(t)
    assert len({plan.on.hex for plan in found if plan.on}) > 10
    for plan in found[:: max(1, len(found) // 40)]:
        assert stands(carried_out(t, plan)) == {(one.hex, one.facing) for one in plan.would}, plan.text


def test_a_few_form_up_abreast_or_behind_each_other() -> None:
    t = few("C4 C5 D6")
    lines = [plan for plan in plans(t) if not plan.on]
    assert {told(plan.text).partition(" (")[0] for plan in lines} >= {"line 3 wide", "line 1 wide"}
    for plan in lines:
        assert stands(carried_out(t, plan)) == {(one.hex, one.facing) for one in plan.would}


@pytest.mark.rule("DW-B-CON-05")
def test_one_of_a_few_turns_to_come_into_contact() -> None:
    t = few("C4 C5", unit(MEN, "N", "F4 F5 F6 F7 F8", order="hold"), order="attack").do("take C4")
    charge = [plan for plan in plans(t) if plan.on and plan.on.hex == "E5"]
    assert charge
    assert carried_out(t, charge[0]).in_melee("trolls")
    found = lane(outreach(few("C4 C5", unit(MEN, "N", "F4 F5 F6 F7 F8", order="hold")), "C4"))
    assert found.way is not None
