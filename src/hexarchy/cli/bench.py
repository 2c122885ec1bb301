"""`bench`: the benchmarks, which stand beside the sources and are no part of the installed program."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

import click

from hexarchy.cli.front import Front


def command(front: Front) -> click.Command:
    def bench(arguments: tuple[str, ...]) -> None:
        root = checkout()
        if root is None:
            raise front.mistake("error-no-benchmarks")
        sys.path.insert(0, str(root))
        sys.argv = ["benchmarks", *arguments]
        runpy.run_module("benchmarks", run_name="__main__")

    made = front.command("bench", bench, [click.Argument(["arguments"], nargs=-1, type=click.UNPROCESSED, metavar="…")])
    made.ignore_unknown_options = True
    return made


def checkout() -> Path | None:
    """The folder with the sources and the benchmarks, when this runs from one."""
    root = Path(__file__).resolve().parents[3]
    return root if (root / "benchmarks" / "__main__.py").is_file() else None
