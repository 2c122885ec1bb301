"""Measure: ``./run bench [NAME…] [--json] [--write] [--rounds N]``, ``./run bench TRIAL [OPTION…]``,
or ``./run bench COMMAND GAME``: answers, mutants, outlook, pairings, switches (see the files of that name).

A benchmark gives the figures of one round, timed with ``time.process_time``: those of the yardstick, or of a game in
random play. The rounds of all benchmarks take turns, so that a busy machine slows them alike; the median of each figure
is shown, the best rate of decisions, and the rate relative to the yardstick.

A trial is a module of ``benchmarks.server`` with ``arguments(parser)`` and ``run(options, folder)``: it starts the real
server, does something to it and gives figures, some with a promise. A broken promise is told by the exit status.
"""

import argparse
import asyncio
import importlib
import json
import signal
import statistics
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from benchmarks import games, yardstick
from benchmarks.server import report

RATE, BEST, YARDSTICK = "decisions/s", "decisions/s, best round", "yardstick"
BENCHMARKS = (YARDSTICK, *games.SETUPS)
GATES = {
    RATE: "25,000 (Divine Right: 20,000, Demonworld: 15,000)",
    "of yardstick": "or 0.5 (Divine Right: 0.4, Demonworld: 0.3)",
    "games/s": "15 (of the first two)",
    "clone µs": "3 (Dark Emperor: 4, Divine Right: 5, Demonworld: 6)",
    "view µs": "300 (Divine Right, Demonworld: 1,000)",
    "redeal µs": "1,000",
    "largest state bytes": "4,000 (Dark Emperor: 8,000, Divine Right: 16,000, Demonworld: 24,000), flat",
    "lines of sight/s": "200,000",
    "lines of sight/s, cold": "20,000",
    "replay ms": "250",
}
TRIALS = {
    name: f"benchmarks.server.{name.replace('-', '_')}"
    for name in (
        "kills",
        "storm",
        "imports",
        "upgrades",
        "slow-reader",
        "full-disk",
        "load",
        "scale",
        "long",
        "idle",
        "page",
        "scenes",
    )
}
OWN = ("answers", "mutants", "outlook", "pairings", "switches")  # they read their own arguments
PAGE = Path(__file__).parent / "reliability.md"
README = Path(__file__).parent / "README.md"


def measure(names: Sequence[str], rounds: int) -> dict[str, dict[str, float]]:
    found: dict[str, list[dict[str, float]]] = {name: [] for name in names}
    for _ in range(rounds):
        for name in names:
            found[name].append(yardstick.measure() if name == YARDSTICK else games.measure(name))
    return {name: summary(results, found.get(YARDSTICK)) for name, results in found.items()}


def summary(results: list[dict[str, float]], measured_by: list[dict[str, float]] | None) -> dict[str, float]:
    """The median of each figure; the rate also at its best, and by the yardstick if it was in the same run."""
    middle = {key: statistics.median(one[key] for one in results) for key in results[0]}
    rate = middle.pop(RATE)
    found = {RATE: rate, BEST: max(one[RATE] for one in results)}
    if measured_by:
        found["of yardstick"] = rate / statistics.median(one[RATE] for one in measured_by)
    return found | middle


def number(value: float | None) -> str:
    return "" if value is None else f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def rows(figures: dict[str, dict[str, float]]) -> list[list[str]]:
    keys = list(dict.fromkeys(key for result in reversed(figures.values()) for key in result))
    return [["", *figures], *([key, *(number(result.get(key)) for result in figures.values())] for key in keys)]


def table(figures: dict[str, dict[str, float]]) -> str:
    lines = rows(figures)
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join(
        "  ".join([line[0].ljust(widths[0]), *map(str.rjust, line[1:], widths[1:])]).rstrip() for line in lines
    )


def page_table(figures: dict[str, dict[str, float]]) -> str:
    """The same for benchmarks/README.md, with the gates."""
    head, *lines = rows(figures)
    shown = [[*(name.replace("_", " ").title() for name in head), "gate"], ["---"] * (len(head) + 1)]
    shown += [[*line, GATES.get(line[0], "")] for line in lines]
    return "\n".join(f"| {' | '.join(line)} |" for line in shown)


def trial(name: str, arguments: list[str]) -> int:
    """Run one; its table is ready for benchmarks/reliability.md. 1 when a promise was broken."""
    module = importlib.import_module(TRIALS[name])
    parser = argparse.ArgumentParser(prog=f"./run bench {name}", description=module.__doc__)
    module.arguments(parser)
    parser.add_argument("--write", action="store_true", help=f"put the table into {PAGE.name}")
    options = parser.parse_args(arguments)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # when ended, end the server too
    with tempfile.TemporaryDirectory(prefix="hexarchy-") as folder:
        figures = asyncio.run(module.run(options, Path(folder)))
    made = report.table(name, figures)
    print(made)
    if options.write:
        PAGE.write_text(report.written(PAGE.read_text(), name, made))
    return int(not all(figure.kept for figure in figures))


def main(arguments: list[str] | None = None) -> None:
    given = sys.argv[1:] if arguments is None else arguments
    if given and given[0] in OWN:
        sys.exit(importlib.import_module(f"benchmarks.{given[0]}").main(given[1:]))
    if given and given[0] in TRIALS:
        sys.exit(trial(given[0], given[1:]))
    parser = argparse.ArgumentParser(
        prog="./run bench", description="Measure the engine against the yardstick, or put the server to a trial."
    )
    parser.add_argument(
        "names",
        nargs="*",
        metavar="NAME",
        help=f"any of: {', '.join(BENCHMARKS)} (default: all); or one of {', '.join(OWN)}; "
        f"or one trial: {', '.join(TRIALS)}",
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--write", action="store_true", help=f"put the table into {README.name}")
    parser.add_argument("--rounds", type=int, default=5, help="take the median of so many rounds (default: 5)")
    options = parser.parse_args(given)
    if unknown := set(options.names) - set(BENCHMARKS):
        parser.error(
            f"no benchmark called {', '.join(sorted(unknown))}; there are: {', '.join([*BENCHMARKS, *TRIALS])}"
        )
    if options.rounds < 1:
        parser.error("at least one round")
    figures = measure(options.names or BENCHMARKS, options.rounds)
    if options.write:
        README.write_text(report.written(README.read_text(), "figures", page_table(figures)))
    print(json.dumps(figures, indent=1, ensure_ascii=False) if options.json else table(figures))


if __name__ == "__main__":
    main()
