"""A throw tells what it had to show, what was added to it and under which rule, and whether it did."""

from __future__ import annotations

from typing import Any

import pytest

from hexarchy.core.dice import ScriptedDice
from hexarchy.core.events import AT_LEAST, AT_MOST, WATCHING, Event
from tests.core.tiny import TINY, TinyState


def state(*dice: int) -> TinyState:
    made = TINY.new(dice=ScriptedDice(dice))
    assert isinstance(made, TinyState)
    made.opening()
    return made


def told(s: TinyState) -> dict[str, Any]:
    (event,) = s.opening()
    assert event.key == "roll"
    return event.args


@pytest.mark.parametrize(("needs", "die", "made"), [((AT_MOST, 3), 3, True), ((AT_MOST, 3), 4, False)])
def test_at_most(needs: tuple[str, int], die: int, made: bool) -> None:
    s = state(die)
    assert s.check(1, 6, "T-2", needs, why_not="x") is made
    assert told(s) == {"dice": (die,), "sides": 6, "why": "T-2", "why_not": "x", "needs": needs, "made": made}


def test_modifiers_are_added_to_the_dice() -> None:
    s = state(3, 4)
    assert not s.check(2, 6, "T-2", (AT_LEAST, 10), (("T-1", 2), ("T-3", 0)))
    assert told(s)["modifiers"] == (("T-1", 2),)  # one of 0 is not worth a word
    assert state(3, 5).check(2, 6, "T-2", (AT_LEAST, 10), (("T-1", 2),))


def test_modifiers_may_be_in_the_number_already() -> None:
    s = state(5)
    s.roll(1, 6, "T-2", needs=(AT_MOST, 5), modifiers=(("T-1", 2),), included=True)
    assert told(s)["made"] is True


@pytest.mark.parametrize(("dice", "totals"), [((4, 3), (2, 4)), ((6, 3), (4, 4)), ((6, 1), (4, 2))])
def test_two_dice_against_each_other(dice: tuple[int, int], totals: tuple[int, int]) -> None:
    s = state(*dice)
    assert s.contest(6, "T-2", (("T-1", -2),), (("T-3", 1),)) == totals
    args = told(s)
    assert (args["dice"], args["modifiers"], args["against"]) == (dice, (("T-1", -2),), (("T-3", 1),))
    assert (args["needs"], args["made"]) == ((AT_LEAST, totals[1]), totals[0] >= totals[1])
    assert s.rolled == 2


def test_a_plain_throw_says_nothing_of_what_it_needs() -> None:
    s = state(5)
    s.roll(1, 6, "T-2")
    assert told(s) == {"dice": (5,), "sides": 6, "why": "T-2"}


def test_others_are_told_what_they_see() -> None:
    s = state()
    s.tell_others(0, "seen")
    (event,) = s.opening()
    assert [event.known_to(seat) for seat in (0, 1, None)] == [False, True, True]
    assert WATCHING in (event.audience or ())
    assert not Event("own", {}, (0,)).known_to(None)
