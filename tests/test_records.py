"""The recorded matches replay to the same bytes: what a rule change does to play in progress shows here."""

from __future__ import annotations

from pathlib import Path

import pytest

import hexarchy
from hexarchy.core.dice import Dice
from hexarchy.core.records import Record, verify

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))


def test_there_are_recorded_matches() -> None:
    assert RECORDS


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_match_replays_to_its_digest(path: Path) -> None:
    record = Record.load(path)
    assert isinstance(record.dice, Dice)
    verdict = verify(record, hexarchy.game(record.game), record.dice.commitment)
    assert verdict.dice_match
    assert verdict.digest == record.digest, "the rules play this match differently; see tools/make_records.py"
