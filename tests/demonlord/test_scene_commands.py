"""Orders as a page offers them: each is accepted and changes something, and the present settings are marked."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.games.demonlord.state import DemonlordState
from tests.demonlord.random_play import play
from tests.demonlord.table import GAME, Table, at


def offered(t: Table, seat: str) -> dict[str, dict[str, Any]]:
    return {entry["action"]: entry for entry in GAME.scene(t.view(seat))["commands"]}


def mine(state: DemonlordState, seat: int) -> Any:
    """All an order of a seat can change."""
    return state.orders[seat], state.stacks[seat], state.phase.passing[seat]


@pytest.mark.parametrize("seed", [1, 2])
def test_each_is_accepted_and_changes_something(seed: int) -> None:
    seen = set()
    for number, state in enumerate(play(seed, 900)):
        if number % 15:
            continue
        for seat in (0, 1):
            for entry in GAME.scene(state.view(seat))["commands"]:
                after = state.clone()
                after.apply(seat, entry["action"])
                assert (mine(after, seat) == mine(state, seat)) == entry.get("now", False), entry
                seen.add(entry["action"].split()[0])
    assert seen >= {"top", "order", "stack-show", "stack-silent", "stack-ask"}


@pytest.mark.parametrize("seed", [3])
def test_every_covered_unit_can_be_brought_to_the_top(seed: int) -> None:
    for number, state in enumerate(play(seed, 600)):
        if number % 20:
            continue
        for seat in (0, 1):
            tops = {stack[0] for stack in state.stacks[seat].values()}
            able = {a.text for a in GAME.verbs.top if a in state.commands(seat) and a.target not in tops}
            assert {
                e["action"] for e in GAME.scene(state.view(seat))["commands"] if e["action"].startswith("top")
            } == able


def test_a_unit_is_brought_to_the_top_where_it_lies() -> None:
    t = at("movement", hosar={"0610": ["ti_knights", "ti_sergeants", "da_duke"]}, demon={"1811": ["er_lord"]})
    assert [e["on"] for a, e in offered(t, "hosar").items() if a.startswith("top")] == [
        {"piece": "ti_sergeants"},
        {"piece": "da_duke"},
    ]
    t.s.apply("hosar", "top da_duke")
    assert t.stack("hosar", "0610")[0] == "da_duke"
    assert "top da_duke" not in offered(t, "hosar")
    assert not [action for action in offered(t, "demon") if action.startswith("top")]


@pytest.mark.rule("DL-HID-02")
def test_stacks_are_not_arranged_while_a_battle_is_resolved() -> None:
    stacks: Any = {"hosar": {"1004": ["da_knights", "ti_knights"]}, "demon": {"1004": ["er_cavalry", "er_patrol"]}}
    assert "top ti_knights" in offered(at("movement", **stacks), "hosar")
    t = at("battles", **stacks)
    assert t.view("hosar")["battle"]
    assert not [action for action in offered(t, "hosar") if action.startswith("top")]


@pytest.mark.rule("DL-DEC-17")
def test_showing_is_set_for_troops_under_a_character() -> None:
    t = at(
        "movement",
        hosar={"0610": ["da_duke", "ti_knights"], "0710": ["ti_sergeants"], "0810": ["ti_spearmen", "ti_peasants"]},
    )
    settings = {action: entry["now"] for action, entry in offered(t, "hosar").items() if action.startswith("stack")}
    assert settings == {"stack-show 0610": False, "stack-silent 0610": False, "stack-ask 0610": True}
    t.s.apply("hosar", "stack-silent 0610")
    assert offered(t, "hosar")["stack-silent 0610"]["now"]
    assert not offered(t, "hosar")["stack-ask 0610"]["now"]


@pytest.mark.rule("DL-DEC-44")
def test_a_siege_is_set_by_its_besieger() -> None:
    t = at("movement", hosar={"0510": ["ti_knights"]}, demon={"0510": ["er_cavalry"]}, sieges={"0510": 1})
    settings = {action: entry["now"] for action, entry in offered(t, "demon").items() if action.startswith("siege")}
    assert settings == {"siege-assault 0510": False, "siege-invest 0510": False, "siege-ask 0510": True}
    assert not [action for action in offered(t, "hosar") if action.startswith("siege")]
    t.s.apply("demon", "siege-invest 0510")
    assert offered(t, "demon")["siege-invest 0510"]["now"]


@pytest.mark.rule("DL-DEC-03")
def test_a_standing_pass_can_be_lifted() -> None:
    t = at("movement", hosar={"0610": ["ti_knights"]})
    assert "lift-pass" not in offered(t, "hosar")
    t.s.phase = t.s.phase._replace(passing=(2, 0))
    assert offered(t, "hosar")["lift-pass"]["on"] == {"button": True}
    assert "lift-pass" not in offered(t, "demon")


def test_a_watcher_orders_nothing() -> None:
    t = at("movement", hosar={"0610": ["ti_knights", "ti_sergeants"]})
    assert GAME.scene(t.view(None))["commands"] == []
