"""A progress bar on the error stream, so that results can be piped."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from hexarchy.cli.front import Front


@contextmanager
def bar(front: Front, label: str, total: int) -> Iterator[Callable[[int], None]]:
    """Gives a function to be told how much more is done. Nothing is drawn where nobody looks."""
    if not front.errors.is_terminal:
        yield lambda done: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=front.errors, transient=True) as progress:
        task = progress.add_task(label, total=total)
        yield lambda done: progress.update(task, advance=done)
