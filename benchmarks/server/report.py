"""What a trial found, beside what was promised."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Figure:
    """A number; `most` or `least` is the promise it must keep, if any."""

    name: str
    value: float
    unit: str = ""
    most: float | None = None
    least: float | None = None

    @property
    def kept(self) -> bool:
        return (self.most is None or self.value <= self.most) and (self.least is None or self.value >= self.least)

    @property
    def promise(self) -> str:
        if self.most is not None:
            return number(self.most) if self.most == 0 else f"≤ {number(self.most)}"
        return "" if self.least is None else f"≥ {number(self.least)}"


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 or value == int(value) else f"{value:.3g}"


def table(title: str, figures: Sequence[Figure]) -> str:
    """Ready to paste into benchmarks/reliability.md."""
    lines = [f"| {title} | measured | promise |", "|---|---|---|"]
    for figure in figures:
        broken = "" if figure.kept else " **broken**"
        lines.append(
            f"| {figure.name} | {number(figure.value)} {figure.unit}".rstrip() + f"{broken} | {figure.promise} |"
        )
    return "\n".join(lines)


def written(page: str, name: str, made: str) -> str:
    """The page with a table in its place, which a comment marks."""
    mark = f"<!-- {name} -->"
    before, found, after = page.partition(f"{mark}\n")
    assert found, f"no place for {name}"
    rest = re.sub(r"\A(\|.*\n)+", "", after)
    return f"{before}{found}{made}\n{rest}"


def share(values: Sequence[float], part: float) -> float:
    """The value that so great a part of them does not exceed."""
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, int(len(ranked) * part))]


def times(what: str, seconds: Sequence[float], p50: float | None = None, p99: float | None = None) -> list[Figure]:
    """Median, p99 and worst of some waits, in ms."""
    told = [value * 1000 for value in seconds]
    return [
        Figure(f"{what}: p50 of {len(told):,}", share(told, 0.5), "ms", most=p50),
        Figure(f"{what}: p99", share(told, 0.99), "ms", most=p99),
        Figure(f"{what}: worst", max(told), "ms"),
    ]


def progress(done: int, of: int, what: str) -> None:
    """How far a long trial is: one line that changes at a terminal, ten lines elsewhere."""
    if sys.stderr.isatty():
        print(f"\r  {done:,} of {of:,} {what}", end="\n" if done == of else "", file=sys.stderr, flush=True)
    elif done * 10 // of > (done - 1) * 10 // of:
        print(f"  {done:,} of {of:,} {what}", file=sys.stderr, flush=True)
