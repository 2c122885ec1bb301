"""Frames that return: a value for the one below, a typed parent, stages in their order."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from hexarchy.core.decisions import Ask
from hexarchy.core.frames import Asked, Frame, Stages, frame
from tests.core.tiny import TINY, Play, TinyState


@frame
class Errand(Stages):
    """Two stages without a question, one that asks, one that opens another procedure."""

    stage: int = 0
    done: tuple[str, ...] = ()
    brought: int = 0

    STAGES: ClassVar[tuple[str, ...]] = ("pack", "set_out", "choose", "send", "count")

    def pack(self, s: TinyState) -> None:
        self.done = (*self.done, "pack")

    def set_out(self, s: TinyState) -> None:
        self.done = (*self.done, "set out")

    def choose(self, s: TinyState) -> Asked:
        return Ask(0, "what", "T-1", [s.game.actions.parse(verb) for verb in ("keep", "roll")])

    def do_keep(self, s: TinyState, seat: int, target: int) -> None:
        self.go("send")

    def do_roll(self, s: TinyState, seat: int, target: int) -> None:
        self.go("pack")

    def send(self, s: TinyState) -> None:
        s.push(Fetch(7))

    def resumed(self, s: TinyState, child: Frame, value: Any) -> None:
        assert isinstance(child, Fetch)
        self.brought = value

    def count(self, s: TinyState) -> None:
        self.done = (*self.done, "count")


@frame
class Fetch(Frame):
    """Ends with what it was sent for."""

    what: int

    def step(self, s: TinyState) -> Asked:
        self.parent(s, Errand).done += ("fetch",)
        s.finish(self.what)
        return None


@pytest.fixture
def state() -> TinyState:
    made = TINY.new()
    assert isinstance(made, TinyState)
    made.push(Errand())
    made.run()
    return made


def errand(state: TinyState) -> Errand:
    top = state.frames[-1]
    assert isinstance(top, Errand)
    return top


def test_stages_without_a_question_follow_each_other(state: TinyState) -> None:
    assert errand(state).done == ("pack", "set out")


def test_asking_again_changes_nothing(state: TinyState) -> None:
    before = state.to_json()
    state.run()
    assert state.to_json() == before


def test_a_stage_can_go_back(state: TinyState) -> None:
    state.apply(0, "roll")
    assert errand(state).done == ("pack", "set out") * 2


def test_what_a_frame_ends_with_goes_to_the_one_below(state: TinyState) -> None:
    asking = errand(state)
    state.apply(0, "keep")
    assert (asking.done, asking.brought) == (("pack", "set out", "fetch", "count"), 7)
    assert isinstance(state.frames[-1], Play)


def test_a_parent_of_another_kind_is_a_defect(state: TinyState) -> None:
    with pytest.raises(AssertionError, match="stands on"):
        errand(state).parent(state, Fetch)
