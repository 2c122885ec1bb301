"""Duels: is one bot stronger than another? Rounds are played until a sequential test knows, or there were enough.

With two seats a round is a pair: the same seed twice, with the seats swapped. With more seats the two bots sit
alternately, or one alone among the others; all move on by one seat until each arrangement was played, so that no seat
favours either.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, field
from itertools import product
from pathlib import Path
from typing import Any

from hexarchy.arena.elo import Estimate, Sprt, estimate, pentanomial
from hexarchy.arena.playing import Series, batches, failures
from hexarchy.arena.rows import Row, RowFile
from hexarchy.arena.workers import Workers

MOST_IN_A_BATCH = 10  # rounds: few, so that a test soon hears of them


@dataclass(slots=True)
class Findings:
    """What the rounds so far say of the first bot."""

    scores: Counter[float] = field(default_factory=Counter)
    uncounted: int = 0  # rounds with a game that came to no result
    failures: list[dict[str, Any]] = field(default_factory=list)
    verdict: str | None = None

    @property
    def rounds(self) -> int:
        return self.scores.total() + self.uncounted

    @property
    def estimate(self) -> Estimate:
        return estimate(self.scores)

    def count(self, rows: Sequence[Row], first: str) -> None:
        """The games of one round."""
        self.failures += failures(rows)
        if all(row.ranks for row in rows):
            self.scores[round(sum(score(row, first) for row in rows) / len(rows), 6)] += 1
        else:
            self.uncounted += 1


def score(row: Row, first: str) -> float:
    """A bot's share of a game: of all comparisons of its seats with those of the other. Sharing a rank is a draw."""
    places = [(rank, bot == first) for rank, bot in zip(row.ranks, row.seats, strict=True)]
    ours, theirs = ([rank for rank, own in places if own is side] for side in (True, False))
    compared = list(product(ours, theirs))
    return sum(1.0 if mine < other else 0.5 if mine == other else 0.0 for mine, other in compared) / len(compared)


def alternately(first: str, second: str, seats: int) -> tuple[str, ...]:
    """The two bots on so many seats."""
    return tuple((first, second)[number % 2] for number in range(seats))


def alone(first: str, second: str, seats: int) -> tuple[str, ...]:
    """One seat for the first bot, all others for the second."""
    return (first, *[second] * (seats - 1))


def run(
    series: Series,
    workers: Workers,
    sprt: Sprt | None = None,
    rows: Path | None = None,
    tell: Callable[[Findings], None] = lambda findings: None,
) -> Findings:
    """Play the rounds of a series. Those whose rows are kept already count without being played again."""
    assert series.rounds
    size = len(series.bots)
    file = RowFile(_about(series), rows)
    findings = Findings()

    def counted(played: list[Row], new: bool) -> bool:
        """Count round after round; true when the test has its answer: what was played beyond it does not count."""
        for start in range(0, len(played), size):
            one = played[start : start + size]
            if new:
                file.add(one)
            findings.count(one, series.bots[0])
            findings.verdict = sprt.verdict(findings.scores) if sprt else None
            tell(findings)
            if findings.verdict:
                return True
        return False

    kept = file.kept(size)[: series.games]
    if counted(kept, new=False):
        return findings
    most = max(1, min(MOST_IN_A_BATCH, series.games // size // (10 * workers.count)))
    with closing(batches(series, workers, len(kept), most * size)) as played:
        for batch in played:
            if counted(batch, new=True):
                break
    return findings


def summary(series: Series, findings: Findings, sprt: Sprt | None) -> dict[str, Any]:
    """The result as plain data. A bound without end is None."""
    finite = {name: value if math.isfinite(value) else None for name, value in asdict(findings.estimate).items()}
    tested = {} if sprt is None else {"elo0": sprt.elo0, "elo1": sprt.elo1, "llr": sprt.ratio(findings.scores)}
    return {
        **_about(series),
        "rounds": findings.rounds,
        "games": findings.rounds * len(series.bots),
        "pentanomial": list(pentanomial(findings.scores)),
        "uncounted": findings.uncounted,
        **finite,
        **tested,
        "verdict": findings.verdict,
        "failures": findings.failures,
    }


def _about(series: Series) -> dict[str, Any]:
    """What must agree for rows to belong together."""
    names = ("game", "bots", "seed", "scenario", "options", "data", "most_decisions")
    seats = {} if series.seats in (None, series.load().seats) else {"seats": series.seats}
    lists = {"drawn": True} if series.drawn else {}
    return {name: getattr(series, name) for name in names} | seats | lists
