"""Last words: where nothing but the end is left, the seat it belongs to is still asked, if the match waits for that."""

from __future__ import annotations

import json

import pytest

from hexarchy.core.decisions import Ask
from hexarchy.core.dice import SeededDice
from hexarchy.core.frames import Asked, Frame, frame
from hexarchy.core.match import Match
from hexarchy.core.records import Record, verify
from hexarchy.core.setting import Setting
from tests.core.tiny import Play, TinyGame, TinyState


@frame
class Errands(Frame):
    """Two things can be kept; then only the end is left."""

    NAME = "tests:Errands"
    left: int = 2

    def step(self, s: TinyState) -> Asked:
        of = s.game.actions.of
        options = [*of("keep")] * bool(self.left)
        return Ask(0, "errands", "T-1", [*options, *of("think")], last_word=True)

    def do_keep(self, s: TinyState, seat: int, target: int) -> None:
        self.left -= 1
        s.kept += 1

    def do_think(self, s: TinyState, seat: int, target: int) -> None:
        s.emit("errands-over")
        s.pop()


class Errant(TinyGame):
    def first_state(self, setting: Setting, dice: object) -> TinyState:
        return TinyState(game=self, dice=dice, frames=[Play(seat=1), Errands()], setting=setting)  # type: ignore[arg-type]


GAME = Errant()


def played(*actions: str, last_words: bool = True) -> Match:
    match = Match(GAME, Record.begin(GAME, dice=SeededDice(1), last_words=last_words))
    for action in actions:
        match.apply("left", action)
    return match


def asked(match: Match) -> str:
    assert match.state.decision is not None
    return match.state.decision.question


def test_the_last_act_does_not_end_it() -> None:
    match = played("keep", "keep")
    assert asked(match) == "errands"
    assert [option.text for option in match.state.decision.options] == ["think"]  # type: ignore[union-attr]
    assert match.can_undo("left")


def test_the_word_itself_ends_it() -> None:
    match = played("keep", "keep", "think")
    assert asked(match) == "what"
    assert [event.key for _, event in match.log][-1] == "errands-over"


def test_a_match_that_does_not_wait_goes_on_by_itself() -> None:
    assert asked(played("keep", "keep", last_words=False)) == "what"


def test_a_state_says_whether_it_waits() -> None:
    """And one that does not is written as ever: fingerprints of old matches stay."""
    waiting = played("keep", "keep").state
    again = GAME.from_json(json.loads(waiting.dumps()))
    assert again.decision is not None
    assert again.decision.question == "errands"
    assert "last_words" not in played("keep", last_words=False).state.to_json()


@pytest.mark.parametrize("last_words", [True, False])
def test_a_record_replays_as_it_was_played(last_words: bool) -> None:
    match = played("keep", "keep", *["think"] * last_words, last_words=last_words)
    written = json.loads(json.dumps(match.sealed_record().to_json()))
    assert ("last_words" in written) == last_words
    assert verify(Record.from_json(written), GAME).sound
    assert Match(GAME, Record.from_json(written)).state.digest() == match.state.digest()


def test_a_snapshot_waits_for_the_same_word() -> None:
    match = played("keep", "keep")
    again = Match.taken_up(GAME, match.record, match.snapshot())
    assert asked(again) == "errands"
    assert again.undo("left") == 2
    assert len(again.state.decision.options) == 2  # type: ignore[union-attr]


def test_a_deal_waits_for_the_same_word() -> None:
    import random

    deal = played("keep", "keep").state.redeal(0, random.Random(1))
    assert deal.decision is not None
    assert deal.decision.question == "errands"
