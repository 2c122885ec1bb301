"""A progress bar on the error stream, so that results can be piped."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from hexarchy.cli.front import Front


class Tick(Protocol):
    """Hears how much more is done, and perhaps what the bar is called from now on."""

    def __call__(self, done: int, label: str | None = None) -> None: ...


@contextmanager
def bar(front: Front, label: str, total: int) -> Iterator[Tick]:
    """Nothing is drawn where nobody looks."""
    if not front.errors.is_terminal:
        yield lambda done, label=None: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=front.errors, transient=True) as progress:
        task = progress.add_task(label, total=total)
        yield lambda done, label=None: progress.update(task, advance=done, description=label)
