"""The length of the game (DR-A-LEN) and the secret order of turns (DR-A-SEC)."""

from __future__ import annotations

import random

import pytest

from hexarchy.core.dice import SeededDice
from hexarchy.core.options import BadOption
from hexarchy.games.divine_right import GAME
from tests.divine_right import hasty_play
from tests.divine_right.invariants import check, written
from tests.divine_right.table import Table, at
from tests.divine_right.test_promises import Watch
from tests.divine_right.test_sequence import order, play_on

SECRET = {"secret_turn_order": True}
SEATS = GAME.seats[:4]


@pytest.mark.rule("DR-A-LEN-01")
def test_the_game_ends_after_the_turn_that_was_agreed() -> None:
    agreed = {"variable_length": True, "last_turn": 12}
    t = play_on(at("combat", turn=12, phasing=1, options=agreed, points={"first": 10, "second": 30}), 9)
    assert t.winner == "second"
    assert play_on(at("combat", turn=11, phasing=1, options=agreed), 1).s.turn == 12
    longer = play_on(at("combat", turn=20, phasing=1, options={"variable_length": True, "last_turn": 25}), 1)
    assert (longer.s.turn, longer.s.result) == (21, None)
    with pytest.raises(BadOption):
        GAME.new(options={"last_turn": 12}, dice=SeededDice(1), seats=GAME.seats[:2])


def drawn(**more: object) -> Table:
    """Four players have drawn their chits for a turn: third, first, fourth, second; the third has been called."""
    return at("combat", seats=4, phasing=3, dice=[3, 1, 2, 1], **more)


@pytest.mark.rule("DR-A-SEC-01")
def test_nobody_sees_the_chits_of_those_who_have_not_been_called() -> None:
    t = drawn(options=SECRET)
    assert t.view(None)["order"] == ["third"]
    assert t.view(None)["chits"] == {"third": 1}
    assert t.view("first")["chits"] == {"third": 1, "first": 2}
    assert t.view("second")["chits"] == {"third": 1, "second": 4}
    assert t.view("first")["order"] == t.view("second")["order"] == ["third"]
    play_on(t, 2)
    assert t.view(None)["chits"] == {"third": 1, "first": 2}
    assert drawn().view(None)["order"] == ["third", "first", "fourth", "second"]


@pytest.mark.rule("DR-A-SEC-01")
def test_the_numbers_are_called_one_after_the_other() -> None:
    t = play_on(drawn(options=SECRET), 4)
    assert order(t)[:4] == ["third", "first", "fourth", "second"]
    assert t.view(None)["order"] == ["third", "first", "fourth", "second"]
    t = play_on(t, 5)
    assert t.s.turn == 5
    assert len(t.view(None)["order"]) == 1


@pytest.mark.rule("DR-A-SEC-01")
def test_a_position_knows_who_has_been_called() -> None:
    t = at("diplomacy", seats=4, phasing=1, order=["second", "first", "fourth", "third"], options=SECRET)
    assert t.s.phasing == 0
    assert t.view(None)["chits"] == {"second": 1, "first": 2}
    assert t.view("third")["chits"] == {"second": 1, "first": 2, "fourth": 3, "third": 4}  # only one is left for them


@pytest.mark.rule("DR-A-SEC-01")
def test_each_is_told_their_own_chit_and_the_order_is_not_told() -> None:
    t = drawn(options=SECRET)
    assert not t.events("turn-order")
    told = [event for event in t.log if event.key == "chit-drawn"]
    assert [event.args["number"] for event in told] == [1, 2, 3, 4]
    knowing = [[seat for seat in (None, 0, 1, 2, 3) if event.known_to(seat)] for event in told]
    assert knowing == [[2], [0], [3], [1]]


@pytest.mark.rule("DR-A-SEC-01", "DR-B-SEQ-07")
def test_the_number_of_a_player_who_is_out_passes() -> None:
    t = drawn(options=SECRET)
    t.log += t.s.apply(0, "resign")
    assert t.view("second")["order"] == ["third"]
    play_on(t, 2)
    assert order(t)[:2] == ["third", "fourth"]
    assert t.view("second")["order"] == ["third", "first", "fourth"]


@pytest.mark.rule("DR-A-SEC-01")
def test_the_panel_shows_ones_own_number_and_those_that_were_called() -> None:
    t = drawn(options=SECRET)

    def numbers(seat: str | None) -> dict[str, str]:
        panel = next(panel for panel in GAME.scene(t.view(seat))["panels"] if panel["id"] == "score")
        return dict(panel["rows"][0]["values"])

    assert numbers(None) == {"third": "1"}
    assert numbers("first") == {"third": "1", "first": "2"}


@pytest.mark.rule("DR-A-SEC-01")
def test_a_redeal_knows_nothing_of_hidden_chits() -> None:
    t = drawn(options=SECRET)
    rng = random.Random(1)
    dealt = {t.s.redeal(0, rng).chits.lies for _ in range(40)}
    assert dealt == {(2, 0, 3, 1), (2, 0, 1, 3)}
    assert {t.s.redeal(2, rng).chits.lies[0] for _ in range(40)} == {2}
    assert len({t.s.redeal(2, rng).chits.lies for _ in range(60)}) == 6


@pytest.mark.rule("DR-A-SEC-01", "DR-B-GEN-14")
def test_nothing_that_is_told_depends_on_hidden_chits() -> None:
    watching = Watch(GAME)
    met: set[tuple[str, int]] = set()
    for state in hasty_play.play(3, 4, most=500, **SECRET):
        check(state)
        asked = {(ask.key, ask.seat) for ask in state.decision.asks} if state.decision else set()
        if asked - met:
            met |= asked
            written(state)
            watching.look(state)
    assert len({seat for _, seat in met}) == 4
