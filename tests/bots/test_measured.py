"""The rows in benchmarks/bots say what benchmarks/README.md tells of them."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from hexarchy.bots.duel import Standing
from hexarchy.bots.elo import Sprt, pentanomial
from hexarchy.bots.rows import Row

FOLDER = Path(__file__).parents[2] / "benchmarks"
TOLD = re.findall(
    r"`([\w-]+)` \| \d+ \| (\d+) \| (\d+), (\d+), (\d+) \| ([+-]\d+) \[([+-]\d+), ([+-]\d+)\] \| (\w+) \|",
    (FOLDER / "README.md").read_text(encoding="utf-8"),
)


def test_every_file_is_told_of() -> None:
    assert sorted(told[0] for told in TOLD) == sorted(path.stem for path in (FOLDER / "bots").glob("*.jsonl"))


@pytest.mark.parametrize("told", TOLD, ids=lambda told: str(told[0]))
def test_rows_say_what_is_told(told: tuple[str, ...]) -> None:
    name, pairs, lost, even, won, *elo, verdict = told
    lines = (FOLDER / "bots" / f"{name}.jsonl").read_bytes().splitlines()
    first = msgspec.json.decode(lines[0])["bots"][0]
    rows = [msgspec.json.decode(line, type=Row) for line in lines[1:]]
    assert [row.number for row in rows] == list(range(len(rows)))
    standing, test = Standing(), Sprt(50, 100)
    for one, other in zip(rows[::2], rows[1::2], strict=True):
        assert (one.seed, one.seats) == (other.seed, other.seats[::-1])
        assert test.verdict(standing.scores) is None
        standing.count((one, other), first)
    assert standing.rounds == int(pairs)
    assert pentanomial(standing.scores) == (int(lost), 0, int(even), 0, int(won))
    assert [f"{value:+.0f}" for value in (standing.estimate.elo, standing.estimate.low, standing.estimate.high)] == elo
    assert test.verdict(standing.scores) == verdict
