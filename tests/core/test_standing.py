"""What a seat may order without being asked: listed once, tested one by one, carried out when nothing is half done."""

from __future__ import annotations

import random

import pytest

from hexarchy.core.chairs import Chair
from hexarchy.core.decisions import Refused
from tests.core.feud import CALLS, FEUD, SHIELD, Banner, new


def test_to_go_through_all_commands_costs_one_look() -> None:
    commands = new(0, 1, 2).commands(1)
    Banner.listed = 0
    assert len([*commands]) == CALLS + 1
    assert Banner.listed == 1
    assert (len(commands), commands[3].text, [a.text for a in commands[-1:]]) == (CALLS + 1, "raise 3", ["parry"])
    assert [*commands] == [*commands]
    assert Banner.listed == 1


def test_a_command_is_tested_without_the_others() -> None:
    state = new(0, 1, 2)
    Banner.listed = 0
    assert FEUD.actions.parse("parry") in state.commands(1)
    assert FEUD.actions.parse("swing") not in state.commands(1)
    assert not Banner.listed


def test_a_bot_is_given_its_commands_and_nothing_behind_them() -> None:
    chair = Chair(new(0, 1, 2), 2)
    assert FEUD.actions.parse("parry") in chair.commands
    assert not hasattr(chair.commands, "__dict__")
    assert not [name for name in ("s", "state", "seat", "standing") if hasattr(chair.commands, name)]


def test_nobody_orders_anything_when_the_match_is_over() -> None:
    state = new(0, 1, 2)
    state.end(0, (1, 0, 0), "F-1")
    state.run()
    assert not state.commands(0)


def test_an_order_waits_until_nothing_is_half_done() -> None:
    state = new(0, 1, 2)
    state.apply(0, "swing")
    state.apply(2, "raise 5")
    assert (state.raised, state.log) == ((5,), ())
    with pytest.raises(Refused) as refusal:
        state.apply(1, "raise 5")
    assert refusal.value.rules == ("F-3",)
    state.apply(0, "strike 1")
    assert (state.raised, state.log) == ((), ("banner 5",))


def test_while_nothing_is_half_done_it_is_carried_out_at_once() -> None:
    state = new(0, 1, 2)
    assert state.at_rest
    state.apply(2, "raise 5")
    state.apply(1, "raise 6")
    assert state.log == ("banner 5", "banner 6")
    state.apply(0, "swing")
    assert not state.at_rest


def test_a_sealed_answer_shows_nothing_until_the_card_is_played() -> None:
    """Green is struck. With the shield it parries; until then, and without it, nobody can tell what it has said."""
    ways = [(hands, said) for hands in ((1, 0, 2), (2, 1, 0), (1, 2, 0)) for said in (True, False)]
    for watcher in (0, None):
        seen: dict[object, set[str]] = {}
        for hands, said in ways:
            state = new(*hands)
            if said:
                assert not [event for event in state.apply(1, "parry") if event.known_to(0)]
            if watcher is not None and state.hands.inside(watcher) != (1,):
                continue
            before = repr(state.view(watcher))
            state.apply(0, "strike 1")
            parried = said and hands[1] == SHIELD
            assert state.log == (("seat 1 parries",) if parried else ())
            seen.setdefault(parried, set()).add(before)
            seen.setdefault(("after", parried), set()).add(repr(state.view(watcher)))
        assert seen[True] == seen[False]
        assert all(len(views) == 1 for views in seen.values())


def test_a_deal_forgets_what_others_have_said() -> None:
    state = new(1, 0, 2)
    state.apply(1, "parry")
    assert state.redeal(0, random.Random(1)).sealed == (0, 0, 0)
    assert state.redeal(1, random.Random(1)).sealed == (0, 1, 0)
