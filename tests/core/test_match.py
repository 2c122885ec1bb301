"""A match in play: its record, its log, and how far it can be taken back."""

from __future__ import annotations

import pytest

from hexarchy.core.decisions import Refused
from hexarchy.core.dice import SeededDice
from hexarchy.core.match import MOST_KEPT, Match
from hexarchy.core.records import Record
from tests.core.tiny import TINY


def match(*actions: str) -> Match:
    made = Match(TINY, Record.begin(TINY, dice=SeededDice(1)))
    for action in actions:
        made.apply("left", action)
    return made


def test_actions_are_recorded_in_order() -> None:
    assert match("keep", "think").record.actions == [("left", "keep"), ("left", "think")]


def test_spaces_around_an_action_do_not_matter() -> None:
    assert match("  keep ").record.actions == [("left", "keep")]


def test_refusal_changes_nothing() -> None:
    table = match("keep")
    before = table.state.digest()
    with pytest.raises(Refused):
        table.apply("right", "keep")
    assert table.state.digest() == before
    assert table.record.actions == [("left", "keep")]


def test_log_begins_with_what_happened_before_the_first_question() -> None:
    assert [(number, event.key) for number, event in match("think").log] == [(0, "begins"), (1, "thought")]


def test_log_of_a_seat_leaves_out_what_others_were_told() -> None:
    table = match("think", "whisper", "reveal")
    assert [event.key for _, event in table.log_for(0)] == ["begins", "thought", "revealed"]
    assert [event.key for _, event in table.log_for(1)] == ["begins", "whispered", "revealed"]
    assert [event.key for _, event in table.log_for(None)] == ["begins", "revealed"]


def test_undo_takes_back_state_record_and_log() -> None:
    table = match("keep")
    before = table.state.digest()
    table.apply("left", "think")
    assert table.undo("left")
    assert table.state.digest() == before
    assert table.record.actions == [("left", "keep")]
    assert [event.key for _, event in table.log] == ["begins"]


def test_undo_goes_back_step_by_step() -> None:
    table = match("keep", "keep")
    assert table.undo(0)
    assert table.undo(0)
    assert not table.undo(0)
    assert table.state.view(0) == {"kept": 0}


@pytest.mark.parametrize("cut", ["roll", "reveal", "whisper", "hand-over", "both"])
def test_undo_stops_at(cut: str) -> None:
    """Dice, a reveal, a word to another seat, a change of seat: also the actions before it stay."""
    table = match("keep", cut)
    assert not table.can_undo("left")
    assert not table.undo("left")
    assert table.record.actions == [("left", "keep"), ("left", cut)]


def test_what_was_open_anyway_is_taken_back_though_all_were_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(TINY), "in_the_open", frozenset({"revealed"}))
    table = match("keep", "reveal")
    assert table.undoable("left") == 2
    assert table.undo("left")
    assert [event.key for _, event in table.log] == ["begins"]


def test_undo_is_open_again_after_a_cut() -> None:
    table = match("roll", "keep")
    assert table.undo("left")
    assert not table.undo("left")


def test_every_seat_takes_back_its_own() -> None:
    """What another seat did secretly meanwhile stays, in record and log, and can be taken back by that seat."""
    table = match("both", "think", "keep")
    table.apply("right", "think")
    table.apply("left", "keep")
    assert (table.undoable("left"), table.undoable("right")) == (3, 1)
    assert table.undoing(["left", "right"]) == 0
    assert [table.undo("left"), table.undo("left")] == [5, 3]
    assert table.record.actions == [("left", "both"), ("left", "think"), ("right", "think")]
    assert [(number, event.audience) for number, event in table.log if number > 1] == [(2, (0,)), (3, (1,))]
    assert table.state.digest() == table.record.replay(TINY).digest()
    assert table.undoing(["left", "right"]) == 1
    assert table.undo("left") == 2
    assert table.record.actions == [("left", "both"), ("right", "think")]
    assert table.undo("right") == 2
    assert table.undoing(["left", "right"]) is None
    assert table.record.actions == [("left", "both")]
    assert table.state.digest() == table.record.replay(TINY).digest()


def test_a_secret_order_does_not_tell_of_itself_by_closing_the_way_back() -> None:
    table = match("both", "keep")
    for _ in range(MOST_KEPT + 1):
        assert table.can_undo("left")
        assert table.undoable("left") == 1
        table.apply("right", "keep")
    assert table.undo("left") == 2
    assert table.undoable("right") == MOST_KEPT
    assert all(table.undo("right") for _ in range(MOST_KEPT))
    assert table.record.actions == [("left", "both"), ("right", "keep")]


def test_beneath_what_all_have_seen_of_another_seat_nothing_is_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(TINY), "in_the_open", frozenset({"revealed"}))
    table = match("both", "keep")
    table.apply("right", "reveal")
    assert not table.can_undo("left")
    assert table.undo("right") == 3


def test_an_action_on_which_anothers_rests_stays() -> None:
    table = match("both", "keep")
    table.apply("right", "prime")
    table.apply("right", "spend")
    before = table.state.digest()
    assert table.undo("left") is None
    assert table.state.digest() == before
    assert [action for _, action in table.record.actions] == ["both", "keep", "prime", "spend"]
    assert table.undo("right") == 4
    assert table.undo("left") == 2


@pytest.mark.parametrize("kept", [True, False])
def test_rewind_goes_back_over_everything(kept: bool) -> None:
    """State, record, log and dice are as they were; nothing is free to take back then."""
    table = match("keep", "think")
    before, then = table.state.digest(), table.state.clone() if kept else None
    for action in ("roll", "keep"):
        table.apply("left", action)
    rolled = table.log[-1][1].args["dice"]
    table.rewind(2, then)
    assert table.state.digest() == before
    assert table.record.actions == [("left", "keep"), ("left", "think")]
    assert [event.key for _, event in table.log] == ["begins", "thought"]
    assert not table.can_undo("left")
    assert table.apply("left", "roll")[0].args["dice"] == rolled


def test_only_so_many_states_are_kept() -> None:
    """Orders nobody hears of can be given without end; the last of them can be taken back, and one can go on."""
    table = match(*["keep"] * (MOST_KEPT + 50))
    assert table.undoable("left") == MOST_KEPT
    assert all(table.undo("left") for _ in range(MOST_KEPT))
    assert not table.undo("left")
    assert len(table.record.actions) == 50
    table.apply("left", "keep")
    assert table.undo("left")


def test_end_of_the_match_stands() -> None:
    table = match("win")
    assert table.state.result is not None
    assert not table.undo("left")


def test_a_seat_may_resign_at_any_time_and_the_other_has_won() -> None:
    table = match("keep")
    events = table.apply("right", "resign")
    assert [(event.key, event.args["side"], event.args["winner"]) for event in events] == [
        ("resigned", "right", "left")
    ]
    result = table.state.result
    assert result is not None
    assert (result.ranks, result.scores, result.why) == ((1, 2), (), "")
    assert table.state.decision is None
    assert not table.undo("right")
    assert table.state.digest() == table.record.replay(TINY).digest()
    assert [reason.key for reason in table.state.why_not("left", "resign")] == ["match-is-over"]
    with pytest.raises(Refused):
        table.apply("left", "resign")


def test_match_goes_on_from_a_record() -> None:
    table = match("keep", "roll")
    again = Match(TINY, Record.from_json(table.sealed_record().to_json()))
    assert again.state.digest() == table.state.digest()
    assert [(number, event.key) for number, event in again.log] == [(n, event.key) for n, event in table.log]
    assert not again.undo("left")


def test_a_match_is_taken_up_from_a_snapshot() -> None:
    table = match("roll", "keep", "think", "keep")
    again = Match.taken_up(TINY, Record.from_json(table.sealed_record().to_json()), table.snapshot())
    assert again.state.digest() == table.state.digest()
    assert [repr(entry) for entry in again.log] == [repr(entry) for entry in table.log]
    assert again.undoable("left") == table.undoable("left") == 3
    for one in (table, again):
        assert one.undo("left")
        assert one.undo("left")
        one.apply("left", "keep")
    assert again.state.digest() == table.state.digest()
    assert again.snapshot().state == table.snapshot().state
