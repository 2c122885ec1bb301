"""Offsets: turns, lengths, rings and sectors, over all small ones."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexarchy.core.axial import (
    DIRECTIONS,
    HERE,
    SECTORS,
    SPOKES,
    Offset,
    length,
    minus,
    plus,
    ring,
    sector,
    turned,
)

WHOLE = st.integers(-30, 30)
OFFSETS = st.tuples(WHOLE, WHOLE)


@given(OFFSETS)
def test_six_turns_come_back(offset: Offset) -> None:
    turns = [turned(offset, n) for n in range(DIRECTIONS)]
    assert turned(offset, DIRECTIONS) == turned(turned(offset, 1), -1) == offset
    assert len({*turns}) == (DIRECTIONS if offset != HERE else 1)
    assert plus(offset, turned(offset, 3)) == HERE


@given(OFFSETS, OFFSETS, st.integers(-7, 7))
def test_turning_keeps_lengths_and_sums(a: Offset, b: Offset, turns: int) -> None:
    assert length(turned(a, turns)) == length(a)
    assert turned(plus(a, b), turns) == plus(turned(a, turns), turned(b, turns))
    assert plus(minus(a, b), b) == a


def test_a_turn_leads_from_one_spoke_to_the_next() -> None:
    assert [turned(spoke) for spoke in SPOKES] == [*SPOKES[1:], SPOKES[0]]


@pytest.mark.parametrize(
    ("offset", "steps"),
    [((0, 0), 0), ((3, 0), 3), ((0, -4), 4), ((2, -2), 2), ((2, 1), 3), ((-3, 1), 3), ((-1, -1), 2)],
)
def test_lengths_counted_by_hand(offset: Offset, steps: int) -> None:
    assert length(offset) == steps


@pytest.mark.parametrize("radius", range(6))
def test_a_ring_goes_once_around(radius: int) -> None:
    found = ring(radius)
    assert len({*found}) == len(found) == max(1, DIRECTIONS * radius)
    assert all(length(offset) == radius for offset in found)
    for n, offset in enumerate(found):
        following = found[(n + 1) % len(found)]
        assert length(minus(following, offset)) == min(radius, 1)
        assert found[(n + radius) % len(found)] == turned(offset)


def test_no_ring_is_smaller_than_a_hex() -> None:
    assert ring(-1) == ()


@given(OFFSETS.filter(lambda offset: offset != HERE), st.integers(0, 5))
def test_a_turn_is_two_sectors(offset: Offset, turns: int) -> None:
    assert sector(turned(offset, turns)) == (sector(offset) + 2 * turns) % SECTORS


@pytest.mark.parametrize("radius", range(1, 5))
def test_sectors_follow_the_ring(radius: int) -> None:
    expected = [n for spoke in range(DIRECTIONS) for n in (2 * spoke, *[2 * spoke + 1] * (radius - 1))]
    assert [sector(offset) for offset in ring(radius)] == expected


def test_nowhere_has_no_sector() -> None:
    with pytest.raises(ValueError, match="nowhere"):
        sector(HERE)
