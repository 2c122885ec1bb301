"""Presets: what goes well together, from the first war to everything at once."""

from __future__ import annotations

import pytest

from hexarchy.core.dice import SeededDice
from hexarchy.games.divine_right import GAME, switches

PRESETS = {preset.id: preset for preset in GAME.scenarios.presets}
LEFT_OUT = ("special_conditions", "conditions", "strict_stacking", "variable_length", "to_the_last")


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_can_be_played(name: str) -> None:
    state = GAME.new(options=PRESETS[name].options, dice=SeededDice(1), seats=GAME.seats[:3])
    assert state.decision is not None
    assert {option: state.options[option] for option in PRESETS[name].options} == PRESETS[name].options


def test_everything_is_every_switch_but_other_set_ups() -> None:
    agreed = GAME.scenarios.options("standard", PRESETS["everything"].options)
    off = {name for name, value in agreed.items() if value is False and not name.startswith("scenario_")}
    assert off <= {*LEFT_OUT}


def test_marshals_is_classic_plus_and_more() -> None:
    assert switches(PRESETS["classic_plus"].options) < switches(PRESETS["marshals"].options)


def test_two_years_end_with_the_second_winter() -> None:
    assert PRESETS["two_years"].options["last_turn"] == 60
