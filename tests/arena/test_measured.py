"""The rows in benchmarks/bots say what benchmarks/README.md tells of them."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from hexarchy.arena.duel import Findings
from hexarchy.arena.elo import Sprt, pentanomial
from hexarchy.arena.rows import Row

FOLDER = Path(__file__).parents[2] / "benchmarks"
NUMBER = r"([+-](?:\d+|inf))"
TOLD = re.findall(
    rf"`([\w-]+)` \| (–|\d+, \d+) \| \d+ \| (\d+) \| ([\d, ]+) \| {NUMBER} \[{NUMBER}, {NUMBER}\] \| (\w+|–) \|",
    (FOLDER / "README.md").read_text(encoding="utf-8"),
)
SEATED = re.findall(
    r"`tables/([\w-]+)` \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|", (FOLDER / "README.md").read_text(encoding="utf-8")
)
ENOUGH = 400  # pairs of two captains that are compared without a test
NOT_BELOW = -20


def test_every_file_is_told_of() -> None:
    assert sorted(told[0] for told in TOLD) == sorted(path.stem for path in (FOLDER / "bots").glob("*.jsonl"))


@pytest.mark.parametrize("told", TOLD, ids=lambda told: str(told[0]))
def test_rows_say_what_is_told(told: tuple[str, ...]) -> None:
    name, bounds, pairs, kinds, *elo, verdict = told
    lines = (FOLDER / "bots" / f"{name}.jsonl").read_bytes().splitlines()
    first = msgspec.json.decode(lines[0])["bots"][0]
    rows = [msgspec.json.decode(line, type=Row) for line in lines[1:]]
    assert [row.number for row in rows] == list(range(len(rows)))
    findings = Findings()
    test = Sprt(*map(float, bounds.split(", "))) if bounds != "–" else None
    for one, other in zip(rows[::2], rows[1::2], strict=True):
        assert (one.seed, one.seats) == (other.seed, other.seats[::-1])
        assert test is None or test.verdict(findings.scores) is None
        findings.count((one, other), first)
    estimate = findings.estimate
    assert findings.rounds == int(pairs)
    assert ", ".join(map(str, pentanomial(findings.scores))) == kinds
    assert [f"{value:+.0f}" for value in (estimate.elo, estimate.low, estimate.high)] == elo
    if test is not None:
        assert test.verdict(findings.scores) == verdict
    else:
        assert findings.rounds >= ENOUGH
        assert estimate.low >= NOT_BELOW


def test_every_table_is_told_of() -> None:
    tables = (FOLDER / "bots" / "tables").glob("*.jsonl")
    assert sorted(told[0] for told in SEATED) == sorted(path.stem for path in tables)


@pytest.mark.parametrize("told", SEATED, ids=lambda told: str(told[0]))
def test_tables_say_who_won(told: tuple[str, ...]) -> None:
    """Of one bot alone among others: games, those it won, those it shared, seats."""
    name, *numbers = told
    lines = (FOLDER / "bots" / "tables" / f"{name}.jsonl").read_bytes().splitlines()
    first = msgspec.json.decode(lines[0])["bots"][0]
    rows = [msgspec.json.decode(line, type=Row) for line in lines[1:]]
    assert all(row.seats.count(first) == 1 and row.ranks for row in rows)
    firsts = [row.ranks[row.seats.index(first)] == 1 for row in rows]
    shared = sum(won and row.ranks.count(1) > 1 for won, row in zip(firsts, rows, strict=True))
    assert [len(rows[0].seats), len(rows), sum(firsts) - shared, shared] == [int(number) for number in numbers]
