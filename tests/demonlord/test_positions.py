"""Positions written by hand: whatever is wrong with one, the complaint names the file, the key and the reason."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.core.dice import SeededDice
from hexarchy.core.game import BadInput
from tests.demonlord.table import GAME, at

MISTAKES: tuple[tuple[str, dict[str, Any], str], ...] = (
    ("turn", {"turn": 0}, "from 1"),
    ("turn", {"turn": "four"}, "'four'"),
    ("phase", {"phase": ["hosar"]}, "none of hosar, demon"),
    ("step", {"step": "battle"}, "none of start"),
    ("weather", {"weather": "wet"}, "no such key"),
    ("dice", {"dice": "654"}, "a list"),
    ("dice", {"dice": ["six"]}, "'six'"),
    ("alliances.AH", {"alliances": {"AH": "hosar"}}, "a table"),
    ("stacks.hosar", {"stacks": {"hosar": ["ti_knights"]}}, "a table"),
    ("stacks.hosar.0510", {"stacks": {"hosar": {"0510": "ti_knights"}}}, "a list"),
    ("stacks.hosar.0510", {"stacks": {"hosar": {"0510": ["er_levy"]}}}, "does not belong to hosar"),
    ("stacks.hosar.9999", {"stacks": {"hosar": {"9999": ["ti_knights"]}}}, "no hex '9999'"),
    ("stacks.hosar.0510", {"stacks": {"hosar": {"0510": ["ti_knights", "ti_knights"]}}}, "named twice"),
    ("piles.gone", {"piles": {"dead": ["er_levy"], "gone": ["er_levy"]}}, "placed twice"),
    (
        "stacks.demon.1605",
        {"stacks": {"demon": {"1605": ["er_levy"]}}, "fallen": {"1605": ["er_levy"]}},
        "placed twice",
    ),
    ("sieges.0510", {"sieges": {"0510": "three"}}, "'three'"),
    ("sieges.0510", {"sieges": {"0510": -1}}, "from 0"),
    ("sieges.0505", {"sieges": {"0505": 1}}, "no player has a fortress"),
    ("sieges.1401", {"sieges": {"1401": 1}}, "no player has a fortress"),  # Altu'han is nobody's ally
    ("pits", {"pits": 510}, "a list"),
    ("rains", {"rains": "0510"}, "a list"),
    ("spells.hosar", {"spells": {"hosar": ["darkness"]}}, "'darkness' is none of"),
    ("spells.hosar", {"spells": {"hosar": 5}}, "a list"),
    ("shown", {"shown": {"nobody": ["light"]}}, "none of hosar, demon"),
    ("points", {"points": ["a", "b"]}, "from 0 to 1000"),
    ("requested", {"requested": [1, 0]}, "true or false"),
    ("losses", {"losses": [1]}, "a list of two"),
    ("spirit", {"spirit": "ah_duke"}, "none of gw_beast_god, gw_forest_spirit"),
    ("spirit", {"spirit": "gw_beast_god", "piles": {"dead": ["gw_forest_spirit"]}}, "there is only one"),
    ("spirit", {"piles": {"dead": ["gw_forest_spirit", "gw_beast_god"]}}, "there is only one"),
)


@pytest.mark.parametrize(("key", "data", "reason"), MISTAKES)
def test_a_mistake_is_told_with_its_key_and_reason(key: str, data: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadInput) as complaint:
        GAME.position(data, SeededDice(1))
    assert f": {key}: " in str(complaint.value)
    assert reason in str(complaint.value)


@pytest.mark.rule("DL-INV-19")
@pytest.mark.parametrize("more", [{"spirit": "gw_forest_spirit"}, {"piles": {"dead": ["gw_forest_spirit"]}}])
def test_a_position_says_which_spirit_of_the_great_woods_there_is(more: dict[str, Any]) -> None:
    """He has been killed or freed since: who calls again calls him, without a second die."""
    woods: dict[str, Any] = {"alliances": {"GW": {"side": "hosar"}}, "hosar": {"1113": ["gw_chief"]}}
    t = at("invocation", dice=[4], **woods, **more)
    t.do("invoke gw_chief")
    assert [event["unit"] for event in t.events("invoked")] == ["gw_forest_spirit"]
    assert t.rolls("DL-INV-18") == []
    t = at("invocation", dice=[4, 1], **woods)
    t.do("invoke gw_chief")
    assert t.where("gw_beast_god") == "1113"
