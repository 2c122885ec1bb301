"""The log: packed, and read as it was written."""

from __future__ import annotations

from hexarchy.core.events import Event
from hexarchy.core.log import Log


def story() -> Log:
    log = Log()
    log.add(0, [Event("begins", {})])
    log.add(1, [Event("roll", {"dice": (3, 4), "unit": 7, "why": "T-1"}), Event("thought", {"of": None}, (1,))])
    log.add(2, [Event("over", {"scores": (1, 0), "draw": False})])
    return log


def test_events_come_out_as_they_went_in() -> None:
    number, event = story()[1]
    assert (number, event.key, event.audience) == (1, "roll", None)
    assert event.args == {"dice": (3, 4), "unit": 7, "why": "T-1"}
    assert [event.key for _, event in story()[1:3]] == ["roll", "thought"]
    assert [event.key for _, event in reversed(story())] == ["over", "thought", "roll", "begins"]


def test_everybody_reads_what_they_may_know() -> None:
    assert [event.key for _, event in story().known_to(1)] == ["begins", "roll", "thought", "over"]
    assert [event.key for _, event in story().known_to(0)] == ["begins", "roll", "over"]
    assert [event.key for _, event in story().known_to(None)] == ["begins", "roll", "over"]


def test_what_came_later_is_forgotten() -> None:
    log = story()
    log.cut(1)
    assert [number for number, _ in log] == [0, 1, 1]
    log.cut(0)
    assert len(log) == 1
