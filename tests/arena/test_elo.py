"""Elo, intervals and the sequential test, against values known from elsewhere."""

from __future__ import annotations

import math
import random
from collections import Counter

import pytest

from hexarchy.arena.elo import PENTANOMIAL, Sprt, elo, estimate, expected, pentanomial


def pairs(*counts: int) -> dict[float, float]:
    """Pairs by score: lost twice, lost and drawn, even, won and drawn, won twice."""
    return dict(zip(PENTANOMIAL, counts, strict=True))


@pytest.mark.parametrize(("score", "known"), [(0.5, 0), (0.75, 190.85), (0.64, 99.95), (10 / 11, 400), (0.25, -190.85)])
def test_elo_is_logistic(score: float, known: float) -> None:
    assert elo(score) == pytest.approx(known, abs=0.01)
    assert expected(elo(score)) == pytest.approx(score)


def test_elo_has_no_end() -> None:
    assert (elo(0), elo(1)) == (-math.inf, math.inf)


def test_interval_shrinks_with_the_root_of_the_games() -> None:
    """Without draws, half of all pairs split evenly: as good as independent games."""
    found = estimate(pairs(25, 0, 50, 0, 25))
    assert found.elo == 0
    assert found.high == pytest.approx(-found.low)
    assert found.high == pytest.approx(49, abs=1)  # 100 games would be 68
    assert estimate(pairs(100, 0, 200, 0, 100)).high == pytest.approx(24, abs=1)


def test_pairs_that_always_split_say_more_than_games() -> None:
    """Where the seat decides, single games vary and pairs do not."""
    assert estimate(pairs(1, 0, 48, 0, 1)).high < estimate(pairs(13, 0, 24, 0, 13)).high / 3


def test_interval_in_numbers() -> None:
    """Mean 0.6, squares 10·0.36 + 20·0.01 + 20·0.16 = 7: standard error √(7 / 49 / 50) = 0.053452."""
    found = estimate(pairs(10, 0, 20, 0, 20))
    assert found.elo == pytest.approx(70.44, abs=0.01)
    assert expected(found.low) == pytest.approx(0.6 - 1.959964 * 0.0534522, abs=1e-6)
    assert expected(found.high) == pytest.approx(0.6 + 1.959964 * 0.0534522, abs=1e-6)


def test_nine_pairs_won_of_nine() -> None:
    """Exactly (binomial, two-sided): more than 66 %, +118 Elo."""
    found = estimate(pairs(0, 0, 0, 0, 9))
    assert (found.elo, found.high) == (math.inf, math.inf)
    assert expected(found.low) == pytest.approx(0.6637, abs=1e-4)
    assert found.low == pytest.approx(118, abs=1)


def test_pairs_that_all_split() -> None:
    found = estimate(pairs(0, 0, 9, 0, 0))
    assert found.elo == 0
    assert expected(found.high) == pytest.approx(0.5 + 0.5 * (1 - 0.6637), abs=1e-4)
    assert found.low == pytest.approx(-found.high)


def test_nothing_is_known_of_no_games() -> None:
    assert estimate({}).low == -math.inf
    assert Sprt(0, 20).ratio({}) == 0
    assert Sprt(0, 20).verdict({}) is None


@pytest.mark.parametrize(
    ("won", "lost", "drawn", "elo0", "elo1", "known"),
    [(21404, 21184, 40708, 0.5, 2.5, -1.57), (57433, 57030, 106593, 0, 2, -2.59)],
)
def test_ratio_is_that_of_other_programs(
    won: int, lost: int, drawn: int, elo0: float, elo1: float, known: float
) -> None:
    """Logistic Elo, as fastchess reckons it."""
    assert Sprt(elo0, elo1).ratio({0.0: lost, 0.5: drawn, 1.0: won}) == pytest.approx(known, abs=0.01)


def test_ratio_is_near_its_normal_approximation() -> None:
    scores = pairs(300, 500, 2000, 700, 500)
    mean = sum(score * times for score, times in scores.items()) / 4000
    variance = sum(times * (score - mean) ** 2 for score, times in scores.items()) / 4000
    low, high = expected(0), expected(20)
    near = 4000 * (high - low) * (2 * mean - low - high) / (2 * variance)
    assert Sprt(0, 20).ratio(scores) == pytest.approx(near, rel=0.03)


def test_bounds_are_those_of_one_error_in_twenty() -> None:
    assert Sprt(0, 20).bounds == pytest.approx((-2.944, 2.944), abs=0.001)


def test_exchange_of_the_bots_changes_the_sign() -> None:
    scores = pairs(3, 5, 20, 9, 8)
    mirrored = {1 - score: times for score, times in scores.items()}
    assert Sprt(-20, 0).ratio(mirrored) == pytest.approx(-Sprt(0, 20).ratio(scores))
    assert estimate(mirrored).elo == pytest.approx(-estimate(scores).elo)


@pytest.mark.parametrize(("strength", "verdict"), [(0.0, "H0"), (100.0, "H1")])
def test_verdict_is_seldom_wrong(strength: float, verdict: str) -> None:
    rng = random.Random(5)
    test, share, right = Sprt(0, 100), expected(strength), 0
    for _ in range(60):
        scores = Counter[float]()
        while (found := test.verdict(scores)) is None:
            scores[((rng.random() < share) + (rng.random() < share)) / 2] += 1
        right += found == verdict
    assert right >= 54


def test_pairs_are_counted_in_five_kinds() -> None:
    assert pentanomial({0.0: 1, 0.25: 2, 0.5: 3, 1.0: 4}) == (1, 2, 3, 0, 4)
    assert pentanomial({2 / 3: 2, 0.7: 1}) == (0, 0, 0, 3, 0)
