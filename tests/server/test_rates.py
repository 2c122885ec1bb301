"""How often one address may ask."""

from __future__ import annotations

from hexarchy.server.gossip import Gossip
from hexarchy.server.rates import DAY, MINUTE, Rates


class Clock:
    def __init__(self) -> None:
        self.now = 1200.0  # where a minute begins

    def __call__(self) -> float:
        return self.now


def allowed(rates: Rates, count: int, who: str = "a", kind: str = "any") -> int:
    return sum(rates.allows(kind, who) for _ in range(count))


def test_addresses_and_kinds_are_counted_apart() -> None:
    rates = Rates({"any": [(5, MINUTE)]}, Clock())
    assert allowed(rates, 9) == 5
    assert allowed(rates, 9, "b") == 5
    assert allowed(rates, 9, kind="other") == 9


def test_several_limits_of_a_kind_all_count() -> None:
    clock = Clock()
    rates = Rates({"any": [(5, MINUTE), (8, DAY)]}, clock)
    assert allowed(rates, 9) == 5
    clock.now += 2 * MINUTE
    assert allowed(rates, 9) == 3  # what the first refused was not counted by the second
    clock.now += 2 * DAY
    assert allowed(rates, 9) == 5


def test_what_was_asked_before_counts_as_far_as_the_window_reaches() -> None:
    clock = Clock()
    rates = Rates({"any": [(10, MINUTE)]}, clock)
    clock.now += 59
    assert allowed(rates, 20) == 10
    clock.now += 1
    assert allowed(rates, 20) == 0
    clock.now += 30
    assert allowed(rates, 20) == 5
    clock.now += 90
    assert allowed(rates, 20) == 10


def test_after_the_wait_that_was_told_one_may_ask_again() -> None:
    clock = Clock()
    rates = Rates({"any": [(10, MINUTE)]}, clock)
    clock.now += 20
    assert allowed(rates, 20) == 10
    assert rates.retry_after("any", "a") == 40
    for _ in range(10):
        clock.now += rates.retry_after("any", "a")
        if allowed(rates, 1):
            break
    assert clock.now <= 1200 + MINUTE + MINUTE / 10 + 1
    clock.now += 0.5
    assert allowed(rates, 9) == 0
    assert rates.retry_after("any", "a") >= 1


def test_what_is_counted_is_forgotten() -> None:
    clock = Clock()
    rates = Rates({"any": [(10, MINUTE)]}, clock)
    (window,) = rates._windows["any"]
    for number in range(1000):
        clock.now += MINUTE
        rates.allows("any", f"a{number}")
        assert len(window._this) + len(window._last) <= 2


def test_processes_tell_each_other_who_asks_often() -> None:
    here, there = (Gossip(None, Rates({"any": [(100, 10)]}, Clock())) for _ in range(2))  # type: ignore[arg-type]
    assert allowed(here.rates, 60) == 60
    assert allowed(here.rates, 2, "seldom") == 2
    for note in here.notes():
        here.heard(note)
        there.heard(note)
    assert here.notes() == []
    assert allowed(there.rates, 100) == 40
    assert allowed(here.rates, 100) == 40
    assert allowed(there.rates, 100, "seldom") == 100


def test_a_note_is_never_too_long() -> None:
    gossip = Gossip(None, Rates({"any": [(10, 10)]}, Clock()))  # type: ignore[arg-type]
    for number in range(1000):
        allowed(gossip.rates, 9, f"2001:db8:{number:x}::/48")
    notes = gossip.notes()
    assert len(notes) == 10
    assert max(map(len, notes)) < 8000
