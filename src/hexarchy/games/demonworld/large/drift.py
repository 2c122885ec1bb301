"""Drift and defects (DW-E-ART-27 to -35): whether a gun fires at all, and where its shot comes down."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from hexarchy.core import data
from hexarchy.core.axial import DIRECTIONS, SPOKES, Offset, plus
from hexarchy.games.demonworld.board import DATA
from hexarchy.games.demonworld.data_schema import RangesForm

SHORT, MEDIUM, LONG = "short", "medium", "long"
DESTROYED, LOAD_LOST, JAM = "destroyed", "load_lost", "jam"
DRIFTS: Final = {"drift_2": 2, "drift_1": 1, "no_drift": 0}  # fields


class TableForm(msgspec.Struct, frozen=True):
    """What comes of a D20, by range: the first and the last number of each result."""

    short: dict[str, tuple[int, int]]
    medium: dict[str, tuple[int, int]]
    long: dict[str, tuple[int, int]]


class TablesFile(msgspec.Struct, frozen=True):
    drift_and_defects: TableForm


class Drift:
    """The table."""

    def __init__(self, pack: Path | None = None) -> None:
        self._table: Final = data.read([pack, DATA] if pack else [DATA], "tables.toml", TablesFile).drift_and_defects

    def result(self, band: str, die: int) -> str:
        """A defect, or one of DRIFTS."""
        rows: dict[str, tuple[int, int]] = getattr(self._table, band)
        return next(name for name, (first, last) in rows.items() if first <= die <= last)


def band(ranges: RangesForm, distance: int) -> str | None:
    """Short, medium or long range; None nearer or farther (DW-E-ART-11, -13)."""
    if distance < ranges.minimum:
        return None
    limits = ((SHORT, ranges.short), (MEDIUM, ranges.medium), (LONG, ranges.long))
    return next((name for name, limit in limits if distance <= limit), None)


def drifted(target: Offset, fields: int, die: int) -> Offset:
    """A target so many fields on in one direction of the compass (DW-E-ART-31, DW-B-INT-05)."""
    spoke = SPOKES[die % DIRECTIONS]  # the compass begins with the north-east, the spokes with the north-west
    return plus(target, (spoke[0] * fields, spoke[1] * fields))
