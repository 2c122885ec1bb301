"""Who holds and who may go."""

from __future__ import annotations

import pytest

from hexarchy.bots.holding import spare, threat


def test_the_strongest_army_nearby_threatens() -> None:
    armies = [(10, 3.0), (12, 5.0), (20, 9.0)]
    assert threat(11, armies, lambda a, b: abs(a - b), near=2) == 5.0
    assert threat(11, armies, lambda a, b: abs(a - b), near=9) == 9.0
    assert threat(40, armies, lambda a, b: abs(a - b), near=2) == 0.0


@pytest.mark.parametrize(
    ("needed", "fewest", "left"),
    [(0, 0, [1, 2, 4]), (0, 1, [2, 4]), (1, 0, [2, 4]), (2, 0, [4]), (3, 2, [4]), (4, 0, []), (99, 0, []), (0, 4, [])],
)
def test_the_first_stay_until_they_will_do(needed: float, fewest: int, left: list[int]) -> None:
    assert spare([1, 2, 4], float, needed, fewest) == left
