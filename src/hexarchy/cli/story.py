"""The story: events as the sentences of a log."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from hexarchy.cli.words import Words
from hexarchy.core.events import Event

HEADINGS: Final = ("phase-begins", "turn-begins", "match-over")  # events that begin a new passage


def tell(console: Console, words: Words, events: Iterable[Event], seen: Iterable[str] = ()) -> None:
    """Print events the caller has made sure may be told, then what was seen; dice stay in the background."""
    passage = _passage()
    for event in events:
        said = words.event(event)
        if event.key in HEADINGS:
            _flush(console, passage)
            passage = _passage()
            console.print()
            console.print(Text(said, style="bold"))
        else:
            mark, style = ("⚄", "dim") if event.key == "roll" else ("•", "")
            passage.add_row(Text(f" {mark}", style="dim"), Text(said, style=style))
    for said in seen:
        passage.add_row(Text(" •", style="dim"), Text(said))
    _flush(console, passage)


def _passage() -> Table:
    """Marks in one column, sentences in the other: a long sentence goes on below its beginning."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column()
    return grid


def _flush(console: Console, passage: Table) -> None:
    if passage.row_count:
        console.print(passage)
