"""What can be left to the table: every such answer is on offer, and is the one that was meant."""

from __future__ import annotations

import random

import pytest

from hexarchy.bots.random_bot import pick
from hexarchy.core.batches import plain
from hexarchy.core.dice import SeededDice
from hexarchy.core.page.scene import Plan
from hexarchy.games.divine_right import GAME
from hexarchy.games.divine_right.table.routine import EMBASSY, HOLD, LOSSES, PLACES, RETREAT, STAND, rests
from tests.divine_right.table import Table, at


def plans(t: Table, seat: int) -> list[Plan]:
    decision = GAME.scenes.scene(t.s.view(seat)).decision
    assert decision is not None
    return [*decision.plans]


def beside(space: str) -> list[str]:
    world = GAME.world
    near = world.field.near[world.grid.index[space]]
    return [world.grid.ids[one] for one in near if world.land >> one & 1 and world.castle_at.get(one) is None]


@pytest.mark.parametrize(("preset", "seats"), [("classic", 4), ("everything", 3)])
def test_what_is_left_to_routine_is_always_on_offer(preset: str, seats: int) -> None:
    """Through a whole stretch of random play; what goes on by itself comes to an end."""
    rng, met = random.Random(7), set[str]()
    options = GAME.scenarios.preset(preset).options
    state = GAME.new(options=options, dice=SeededDice(7), seats=GAME.seats[:seats])
    for _ in range(350):
        if state.decision is None:
            break
        ask = state.decision.asks[0]
        view = state.view(ask.seat)
        for rest in rests(view):
            answer = GAME.routine(view, rest)
            assert answer is None or answer in {option.text for option in ask.options}, (ask.key, rest)
            met |= {rest} if answer else set()
        assert GAME.routine(view, "nothing-of-the-kind") is None
        state.apply(ask.seat, pick(ask.options, rng))
    assert {EMBASSY, PLACES} <= met


def test_nobody_else_is_answered_for() -> None:
    t = at("movement", phasing=1)
    assert rests(t.s.view(0)) == []
    assert rests(t.s.view(None)) == []


def test_all_who_stand_beside_attack_at_once() -> None:
    camp = "2108"
    goal, *_ = beside(camp)
    t = at("combat", phasing=1, hexes={camp: ["muetar_army_1", "muetar_army_2"], goal: ["hothior_army_1"]})
    (plan,) = [plan for plan in plans(t, 1) if plan.on and plan.on.hex == goal]
    t.do(plan.actions[0])
    ask = t.s.ask(1)
    assert ask is not None
    offered = {option.text for option in ask.options}
    assert {plain(action) for action in plan.actions[1:3]} == {action for action in offered if action != "done"}


def test_all_come_along_on_a_march() -> None:
    t = at("movement", phasing=1, hexes={"2108": ["muetar_army_1", "muetar_army_2", "muetar_army_3"]})
    t.do("move muetar_army_1")
    (plan,) = [plan for plan in plans(t, 1) if plan.actions and plan.on is None]
    assert [plain(action) for action in plan.actions] == ["with muetar_army_2", "with muetar_army_3"]


def test_of_losses_the_cheapest_unit_is_taken() -> None:
    world = GAME.world
    strong = max(world.names[: world.first_hero], key=lambda name: world.pieces[world.index[name]].strength)
    asked = {"asked": True, "question": "casualty", "options": [f"lose {strong}", "lose muetar_army_1"]}
    view = {**at("combat").s.view(0), "decision": asked}
    assert rests(view) == [LOSSES]
    assert GAME.routine(view, LOSSES) == "lose muetar_army_1"
    carrying = {**view, "aboard": {"muetar_monarch": "muetar_army_1"}}
    assert GAME.routine(carrying, LOSSES) == f"lose {strong}"


def test_a_stack_retreats_or_stands_and_nobody_advances() -> None:
    view = at("combat").s.view(0)
    asked = {"asked": True, "question": "retreat", "options": ["yes", "no"]}
    assert rests({**view, "decision": asked}) == [RETREAT, STAND]
    assert [GAME.routine({**view, "decision": asked}, rest) for rest in (RETREAT, STAND)] == ["yes", "no"]
    asked = {"asked": True, "question": "advance", "options": ["advance muetar_army_1", "done"]}
    assert GAME.routine({**view, "decision": asked}, HOLD) == "done"


def test_the_likeliest_embassy_is_tried() -> None:
    t = at("diplomacy", dice=3)
    assert t.question == "function"
    view = t.s.view(0)
    chances = view["decision"]["chances"]
    assert chances[GAME.routine(view, EMBASSY)] == max(chances.values())


def test_newcomers_gather_where_their_monarch_is() -> None:
    view = at("movement").s.view(0)
    court = next(
        hex_ for hex_, sides in view["stacks"].items() if any("monarch" in one for one in sides.get("first", ()))
    )
    asked = {"asked": True, "question": "hire", "options": ["hire-army 0405", f"hire-army {court}"]}
    assert GAME.routine({**view, "decision": asked}, PLACES) == f"hire-army {court}"
    asked = {"asked": True, "question": "replacement", "options": ["return muetar_army_3", f"hire-army {court}"]}
    assert GAME.routine({**view, "decision": asked}, PLACES) == "return muetar_army_3"
