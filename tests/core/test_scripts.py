"""Dice written into a position, and matches that lead nowhere: told where they are made, harmless in play."""

from __future__ import annotations

import pytest

from hexarchy import games
from hexarchy.core.decisions import NeverEnds, Refused
from hexarchy.core.dice import ScriptedDice, SeededDice, dice_from_json
from hexarchy.core.game import BadInput
from hexarchy.core.match import Match
from hexarchy.core.records import BadRecord, Record, verify
from hexarchy.core.scenarios import BadOption
from tests.core.tiny import TINY

DEMONLORD = games.game("demonlord")
FIELD = {
    "turn": 4,
    "phase": "demon",
    "step": "end",  # the truce comes next: a die with six sides
    "stacks": {"hosar": {"0611": ["ti_knights"]}, "demon": {"0711": ["er_patrol"]}},
}
RETURNING = {
    "turn": 3,
    "step": "checks",
    "alliances": {"AH": {"side": "hosar", "grade": "semi-permanent", "shaken": True}},
}


@pytest.mark.parametrize("dice", [[0], [101], [True], ["6"], [6.0], 6, [1] * 1001])
def test_dice_that_no_die_shows_are_refused(dice: object) -> None:
    with pytest.raises(BadInput, match="dice"):
        DEMONLORD.position({"dice": dice}, SeededDice(1))


def test_a_die_nobody_could_avoid_must_fit() -> None:
    with pytest.raises(BadInput, match="dice: die 0 is scripted to show 7, but it has 6 sides"):
        DEMONLORD.position({**RETURNING, "dice": [7]}, SeededDice(1))
    assert DEMONLORD.position({**RETURNING, "dice": [6]}, SeededDice(1)).rolled


def test_a_value_that_does_not_fit_is_passed_over_in_play() -> None:
    """A script is written for one course of a match; a player who takes another is not stuck (DESIGN, promise 6)."""
    rest = SeededDice(5)
    dice = ScriptedDice([7, 3], then=rest)
    assert [dice.die(number, 6) for number in range(3)] == [rest.die(0, 6), 3, rest.die(2, 6)]


def test_a_match_whose_script_does_not_fit_goes_on_and_replays() -> None:
    record = Record.begin(DEMONLORD, dice=SeededDice(3), position={**FIELD, "dice": [99] * 20})
    match = Match(DEMONLORD, record)
    while match.state.rolled == 0 and match.state.decision:
        ask = match.state.decision.asks[0]
        yes = [option.text for option in ask.options if option.text == "yes"]
        match.apply(ask.seat, yes[0] if yes else ask.options[-1].text)
    assert match.state.rolled
    assert verify(match.sealed_record(), DEMONLORD).sound


def test_a_script_that_ends_refuses_the_action_and_changes_nothing() -> None:
    match = Match(TINY, Record.begin(TINY, dice=ScriptedDice([4, 9])))
    match.apply("left", "roll")
    before = match.state.digest()
    for _ in range(2):
        with pytest.raises(Refused, match="dice-run-out"):
            match.apply("left", "roll")
        assert match.state.digest() == before
    match.apply("left", "keep")
    assert [action for _, action in match.record.actions] == ["roll", "keep"]


def test_a_record_whose_script_ends_is_told_so() -> None:
    record = Record.begin(TINY, dice=ScriptedDice([4]))
    record.actions = [("left", "roll"), ("left", "roll")]
    with pytest.raises(BadRecord, match=r"action 2 .*not in the script"):
        verify(record, TINY)


def test_a_record_that_comes_to_a_dead_end_is_told_so() -> None:
    record = Record.begin(TINY, dice=SeededDice(1))
    record.actions = [("left", "trap")]
    with pytest.raises(BadRecord, match=r"action 1 .*no legal answer"):
        verify(record, TINY)


def test_scripts_in_scripts_are_not_followed_for_ever() -> None:
    data: dict[str, object] = {"kind": "splitmix64", "seed": 1}
    for _ in range(5000):
        data = {"kind": "scripted", "values": [], "start": 0, "then": data}
    with pytest.raises(ValueError, match="known kind"):
        dice_from_json(data)


# -- matches that lead nowhere ----------------------------------------------------------------------------------------


def test_a_position_in_which_nobody_is_ever_asked_is_refused() -> None:
    with pytest.raises(BadInput, match="nobody is asked"):
        DEMONLORD.position({"scenario": "long"}, SeededDice(1))


def test_an_action_after_which_nobody_is_ever_asked_is_refused() -> None:
    match = Match(TINY, Record.begin(TINY, dice=SeededDice(1)))
    match.apply("left", "keep")
    before = match.state.digest()
    with pytest.raises(Refused, match="never-ends"):
        match.apply("left", "spin")
    assert match.state.digest() == before


def test_it_is_a_defect_where_no_position_is_to_blame() -> None:
    with pytest.raises(NeverEnds):
        TINY.new(dice=SeededDice(1)).apply("left", "spin")


# -- options ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("value", [1, 0, "true", [], {}, None, "x" * 10**6], ids=lambda value: type(value).__name__)
def test_an_option_takes_exactly_its_choices(value: object) -> None:
    with pytest.raises(BadOption) as complaint:
        DEMONLORD.scenarios.options("standard", {"first_move": value})
    assert len(str(complaint.value)) < 200


@pytest.mark.parametrize("name", ["x" * 10**6, "magic"], ids=["long", "short"])
def test_an_option_or_scenario_that_is_not_there_is_told_briefly(name: str) -> None:
    for given in ((name, {}), ("standard", {name: True})):
        with pytest.raises(BadOption) as complaint:
            DEMONLORD.scenarios.options(*given)
        assert len(str(complaint.value)) < 300
