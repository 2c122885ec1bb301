"""The rulebook of a match: variants name their rules, and no match is played by a rule that is not in force."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from hexarchy.core.dice import SeededDice
from tests.demonlord.table import GAME

RULES = {rule.id for rule in GAME.rulebook}
SUDDEN_DEATH, ONLY_HOSAR_FIRST, NINE_OF_ELEVEN = "DL-END-01", "DL-SET-10", "DL-REI-05"


def in_force(scenario: str, **options: bool) -> set[str]:
    return {rule.id for rule in GAME.rulebook.in_force(GAME.setting(scenario, options))}


def variants(first: int, last: int) -> set[str]:
    return {f"DL-VAR-{number:02}" for number in range(first, last + 1)}


def test_each_scenario_has_the_rules_of_its_end() -> None:
    assert in_force("standard") & variants(1, 19) == set()
    assert in_force("strategic") & variants(1, 19) == variants(1, 9)
    assert in_force("long") & variants(1, 19) == variants(10, 14)
    assert [SUDDEN_DEATH in in_force(name) for name in ("standard", "strategic", "long")] == [True, False, False]
    truce = {"DL-END-03", "DL-DEC-53"}
    assert truce < in_force("strategic")
    assert not truce & in_force("long")


def test_each_option_brings_its_rules_and_takes_those_it_replaces() -> None:
    assert in_force("standard", first_move=True) - in_force("standard") == variants(15, 16)
    assert in_force("standard") - in_force("standard", first_move=True) == {ONLY_HOSAR_FIRST}
    assert in_force("standard", reduced_chance=True) - in_force("standard") == variants(17, 19)
    replaced = in_force("standard") - in_force("standard", reduced_chance=True)
    assert replaced == {NINE_OF_ELEVEN, "DL-REI-07", "DL-MAG-07"}


def named(values: Iterable[Any]) -> Iterator[str]:
    """Every rule that stands anywhere in the arguments of an event."""
    for value in values:
        if isinstance(value, str):
            yield from {value} & RULES
        elif isinstance(value, (tuple, list)):
            yield from named(value)


@pytest.mark.parametrize("scenario", ["standard", "strategic", "long"])
@pytest.mark.parametrize("agreed", [False, True])
def test_dice_questions_and_events_name_rules_that_are_in_force(scenario: str, agreed: bool) -> None:
    options = {"first_move": agreed, "reduced_chance": agreed}
    rng = random.Random(7)
    state = GAME.new(scenario, options, SeededDice(7))
    cited = set(named(value for event in state._happened for value in event.args.values()))
    for _ in range(1500):
        if state.decision is None:
            break
        ask = state.decision.asks[0]
        cited.add(ask.rule)
        for event in state.apply(ask.seat, rng.choice(list(ask.options))):
            cited.update(named(event.args.values()))
    assert len(cited) > 20
    assert cited - in_force(scenario, **options) == set()
