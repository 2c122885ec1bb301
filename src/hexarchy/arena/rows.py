"""Rows: what is kept of each game in an arena, and the file of them.

The file holds one JSON object a line. The first says what is played, each further one is a game. A run that was broken
off goes on from there: the games in the file are not played again.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

import msgspec

FINISHED, UNFINISHED, DEAD_END, ERROR = "finished", "unfinished", "dead-end", "error"
FORMAT: Final = 1


class Row(msgspec.Struct, omit_defaults=True):
    """How one game went. What stands in tuples is by seat."""

    number: int
    seed: int
    seats: tuple[str, ...]  # the bots
    status: str
    ranks: tuple[int, ...] = ()  # 1 the best; several may share one; none where the game came to no result
    scores: tuple[int, ...] = ()
    why: str = ""
    turn: int | None = None
    decisions: int = 0
    cpu: tuple[float, ...] = ()  # seconds each bot thought
    message: str = ""
    record: str | None = None

    @property
    def broken(self) -> bool:
        """Is there a defect in the game or in a bot?"""
        return self.status in (DEAD_END, ERROR)


class OtherRows(ValueError):
    """The file holds the rows of other games, or no rows at all."""

    def __init__(self, rows: bool) -> None:
        super().__init__("rows of other games" if rows else "no rows of an arena")
        self.rows = rows


class RowFile:
    """The rows of one contest, in a file or nowhere."""

    def __init__(self, about: dict[str, Any], path: Path | None) -> None:
        self.about = {"format": FORMAT, **about}
        self.path = path

    def kept(self, whole: int) -> list[Row]:
        """The rows there are already, in multiples of `whole`; what lies beyond, or was half written, is dropped."""
        if self.path is None:
            return []
        lines = self.path.read_bytes().splitlines() if self.path.exists() else []
        rows = self._read(lines) if lines else []
        rows = rows[: len(rows) // whole * whole]
        beside = self.path.with_name(self.path.name + ".new")
        beside.write_bytes(b"".join(msgspec.json.encode(entry) + b"\n" for entry in (self.about, *rows)))
        os.replace(beside, self.path)
        return rows

    def add(self, rows: list[Row]) -> None:
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(b"".join(msgspec.json.encode(row) + b"\n" for row in rows))

    def _read(self, lines: list[bytes]) -> list[Row]:
        try:
            about = msgspec.json.decode(lines[0])
        except msgspec.DecodeError:
            raise OtherRows(rows=False) from None
        if about != msgspec.json.decode(msgspec.json.encode(self.about)):
            raise OtherRows(rows=isinstance(about, dict) and "format" in about)
        rows = []
        for number, line in enumerate(lines[1:]):
            try:
                row = msgspec.json.decode(line, type=Row)
            except (msgspec.DecodeError, msgspec.ValidationError):
                break  # a line half written when the run was broken off
            if row.number != number:
                break
            rows.append(row)
        return rows
