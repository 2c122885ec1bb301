"""`scale`: the load on SQLite, on PostgreSQL, and on PostgreSQL with two processes behind a proxy, taking turns."""

from __future__ import annotations

import argparse
import re
import statistics
from collections.abc import Sequence
from pathlib import Path

from benchmarks.server import load
from benchmarks.server.report import Figure, progress

UNCOUNTED = re.compile(r" of [\d,]+$")  # how many there were, of one round
FORMS = (("SQLite", "sqlite", 1), ("PostgreSQL", "postgres", 1), ("PostgreSQL, two processes", "postgres", 2))


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--rate", type=float, default=50, help="people's actions a second")
    parser.add_argument("--seconds", type=float, default=20, help="of each round")
    parser.add_argument("--rounds", type=int, default=3, help="the median of each figure is shown")


async def run(options: argparse.Namespace, folder: Path) -> list[Figure]:
    found: dict[str, list[list[Figure]]] = {name: [] for name, _, _ in FORMS}
    for number in range(options.rounds * len(FORMS)):
        name, database, processes = FORMS[number % len(FORMS)]
        (place := folder / str(number)).mkdir()
        form = {"game": None, "database": database, "processes": processes}
        given = argparse.Namespace(**vars(options), **form)
        found[name].append(await load.run(given, place))
        progress(number + 1, options.rounds * len(FORMS), "rounds")
    return [
        _median(name, figures)
        for name, rounds in found.items()
        for figures in zip(*rounds, strict=True)
        if not figures[0].name.endswith(("sockets", "worst"))
    ]


def _median(form: str, figures: Sequence[Figure]) -> Figure:
    name = UNCOUNTED.sub("", figures[0].name)
    return Figure(f"{form}: {name}", statistics.median(figure.value for figure in figures), figures[0].unit)
