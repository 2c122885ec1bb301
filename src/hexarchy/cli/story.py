"""The story: lines of a scene's log as a person reads them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from hexarchy.cli.words import Words
from hexarchy.core.page import Json

HEADINGS: Final = ("phase-begins", "turn-begins", "match-over")  # events that begin a new passage


def tell(console: Console, words: Words, log: Iterable[Json], seen: Iterable[str] = ()) -> None:
    """Print what happened, then what was seen; dice stay in the background."""
    for line in log:
        said = words.say(line["text"])
        if line["key"] in HEADINGS:
            console.print(Text(f"\n{said}", style="bold"))
        else:
            console.print(_point(_mark(line), Text(said, style="dim" if line["key"] == "roll" else "")))
    for said in seen:
        console.print(_point("•", Text(said)))


def _mark(line: Json) -> str:
    """Dice and moves are found at a glance."""
    return "⚄" if line["key"] == "roll" else "→" if "from" in line or "via" in line else "•"


def _point(mark: str, said: Text) -> Table:
    """A long sentence goes on below its beginning."""
    grid = Table.grid(padding=(0, 1))
    grid.add_row(Text(f" {mark}", style="dim"), said)
    return grid
