"""Points and maneuvers (DW-B-MOV-02 to -10, -51)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexarchy.games.demonworld.ledger import Ledger

FIELD = 3  # what an open field costs (DW-B-MOV-04)


def fields(ledger: Ledger) -> int:
    """How many open fields it can still enter."""
    count = 0
    while ledger.may_spend(FIELD):
        ledger, count = ledger.spend(FIELD), count + 1
    return count


@pytest.mark.rule("DW-B-MOV-02", "DW-B-MOV-04", "DW-B-MOV-10")
def test_no_more_points_than_the_order_grants() -> None:
    assert (fields(Ledger(12, 2)), fields(Ledger(18, 2)), fields(Ledger(10, 2))) == (4, 6, 3)


@pytest.mark.rule("DW-B-MOV-06")
def test_the_first_maneuver_takes_half_and_the_next_the_rest() -> None:
    assert [Ledger(18, 2).maneuver(times).left for times in (1, 2)] == [9, 0]
    assert Ledger(9, 2).maneuver().left == 4  # the larger half is gone
    assert not Ledger(18, 2, spent=12).may_maneuver()


@pytest.mark.rule("DW-B-MOV-07")
def test_a_single_maneuver_takes_everything() -> None:
    assert Ledger(16, 1).maneuver().left == 0
    assert not Ledger(16, 1, spent=3).may_maneuver()


@pytest.mark.rule("DW-B-MOV-08")
def test_three_maneuvers_and_eighteen_points() -> None:
    assert [Ledger(18, 3).maneuver(times).left if times else 18 for times in range(4)] == [18, 9, 0, 0]
    assert not Ledger(18, 3, made=3).may_maneuver()


@pytest.mark.rule("DW-B-MOV-09")
def test_steps_and_maneuvers_mix() -> None:
    ledger = Ledger(12, 2).spend(FIELD)
    assert ledger.may_maneuver()
    assert ledger.maneuver().may_spend(FIELD)
    assert not ledger.maneuver().spend(FIELD).may_spend(FIELD)


@pytest.mark.rule("DW-B-MOV-51")
def test_the_ledger() -> None:
    two = Ledger(12, 2).spend(2 * FIELD)
    assert two.may_maneuver()
    assert not two.may_maneuver(2)
    assert not two.spend(FIELD).may_maneuver()
    assert fields(Ledger(9, 2).maneuver()) == 1
    hold = Ledger(0, 2)
    assert hold.may_maneuver(2)
    assert not hold.may_spend(1)


@given(st.integers(0, 40), st.integers(1, 4), st.lists(st.booleans(), max_size=20))
def test_nothing_is_ever_overdrawn(points: int, maneuvers: int, wishes: list[bool]) -> None:
    ledger = Ledger(points, maneuvers)
    for turn in wishes:
        if turn and ledger.may_maneuver():
            ledger = ledger.maneuver()
        elif not turn and ledger.may_spend(FIELD):
            ledger = ledger.spend(FIELD)
        assert ledger.left >= 0
        assert ledger.made <= maneuvers
