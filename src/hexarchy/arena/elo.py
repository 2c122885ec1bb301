"""Statistics of paired games: Elo with its interval, and a sequential test.

What is counted is the **round**: the games of one seed with the seats rotated, with two seats a pair. Its score is the
first bot's share, from 0 to 1. Games of a round are not independent, for a seed may favour a seat; rounds are. So the
variance is that of the scores of rounds, which for a pair can be 0, ¼, ½, ¾ or 1: the *pentanomial* model of Fishtest.

* Elo is logistic: a score s is worth 400·log10(s / (1 - s)).
* The interval is s ± 1.96 standard errors, in Elo. Where all n rounds ended alike there is no variance to measure: then
  with 95 % fewer than q = 1 - 0.025^(1/n) of all rounds end otherwise, and these are taken as lost, or as won.
* The sequential test (SPRT) asks which of two strengths explains the scores better. Its log-likelihood ratio is the
  generalized one: for each strength the most likely distribution of scores that has it as its mean (Van den Bergh).
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

Scores = Mapping[float, float]  # score of a round -> how many had it

SURE: Final = 1.959964  # standard errors to either side: 95 %
TAIL: Final = 0.025
PENTANOMIAL: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
HARDLY_EVER: Final = 1e-3  # a score not seen yet is not impossible
HALVINGS: Final = 60


def elo(score: float) -> float:
    """The difference in strength at which a bot scores so much."""
    if score <= 0 or score >= 1:
        return math.copysign(math.inf, score - 0.5)
    return 400 * math.log10(score / (1 - score))


def expected(difference: float) -> float:
    """The score of a bot that is stronger by so many Elo."""
    return float(1 / (1 + 10 ** (-difference / 400)))


@dataclass(frozen=True, slots=True)
class Estimate:
    """Elo, and where it lies with 95 %."""

    elo: float
    low: float
    high: float


def estimate(scores: Scores) -> Estimate:
    """How much stronger the first bot is, by the rounds so far."""
    count = sum(scores.values())
    if not count:
        return Estimate(0.0, -math.inf, math.inf)
    mean = _mean(scores)
    squares = sum(times * (score - mean) ** 2 for score, times in scores.items())
    if squares:
        margin = SURE * math.sqrt(squares / (count - 1) / count)
        return Estimate(elo(mean), elo(mean - margin), elo(mean + margin))
    otherwise = 1 - TAIL ** (1 / count)
    return Estimate(elo(mean), elo(mean * (1 - otherwise)), elo(mean + (1 - mean) * otherwise))


@dataclass(frozen=True, slots=True)
class Sprt:
    """A sequential test of "stronger by `elo1`" (H1) against "by `elo0`" (H0)."""

    elo0: float
    elo1: float
    alpha: float = 0.05  # how often H1 is accepted though H0 holds
    beta: float = 0.05  # how often H0 is accepted though H1 holds

    @property
    def bounds(self) -> tuple[float, float]:
        """The log-likelihood ratios at which the test ends."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def ratio(self, scores: Scores) -> float:
        """The log-likelihood ratio so far: above zero H1 explains the scores better."""
        if not any(scores.values()):
            return 0.0
        seen = dict.fromkeys(PENTANOMIAL, HARDLY_EVER) | {score: n for score, n in scores.items() if n}
        before, after = (_most_likely(seen, expected(difference)) for difference in (self.elo0, self.elo1))
        return sum(times * math.log(after[score] / before[score]) for score, times in seen.items())

    def verdict(self, scores: Scores) -> str | None:
        """ "H0" or "H1" once one of them is accepted."""
        low, high = self.bounds
        ratio = self.ratio(scores)
        return "H0" if ratio <= low else "H1" if ratio >= high else None


def pentanomial(scores: Scores) -> tuple[int, ...]:
    """How many pairs were lost twice, lost and drawn, even, won and drawn, won twice; other rounds by the nearest."""
    found = Counter[int]()
    for score, times in scores.items():
        found[round(4 * score)] += int(times)
    return tuple(found[place] for place in range(len(PENTANOMIAL)))


def _mean(scores: Scores) -> float:
    return sum(score * times for score, times in scores.items()) / sum(scores.values())


def _most_likely(scores: Scores, mean: float) -> dict[float, float]:
    """Of all distributions on these scores that have this mean, the one under which they are likeliest.

    It is p / (1 + t·(score - mean)) for one t (Lagrange), and the excess of its mean falls as t grows.
    """
    count = sum(scores.values())
    low, high = -1 / (max(scores) - mean), 1 / (mean - min(scores))
    for _ in range(HALVINGS):
        t = (low + high) / 2
        excess = sum(times * (score - mean) / (1 + t * (score - mean)) for score, times in scores.items())
        low, high = (t, high) if excess > 0 else (low, t)
    t = (low + high) / 2
    return {score: times / count / (1 + t * (score - mean)) for score, times in scores.items()}
