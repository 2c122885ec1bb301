"""Measure: ``python -m benchmarks [NAME…] [--json] [--rounds N]``, or ``python -m benchmarks TRIAL [OPTION…]``.

A benchmark is a module with ``measure() -> dict[str, float]``: the figures of one round, timed with
``time.process_time``. The rounds of all benchmarks take turns, so that a busy machine slows them alike;
the median of each figure is shown, and the rate of decisions relative to the yardstick.

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
from pathlib import Path

from benchmarks.server import report

BENCHMARKS = {"yardstick": "benchmarks.yardstick", "demonlord": "benchmarks.demonlord"}  # name: module
TRIALS = {
    name: f"benchmarks.server.{name.replace('-', '_')}"
    for name in ("kills", "storm", "slow-reader", "full-disk", "load", "long", "idle", "page")
}
PAGE = Path(__file__).parent / "reliability.md"
RATE, YARDSTICK = "decisions/s", "yardstick"


def measure(names: list[str], rounds: int) -> dict[str, dict[str, float]]:
    modules = {name: importlib.import_module(BENCHMARKS[name]) for name in names}
    found: dict[str, list[dict[str, float]]] = {name: [] for name in names}
    for _ in range(rounds):
        for name, module in modules.items():
            found[name].append(module.measure())
    figures = {
        name: {key: statistics.median(one[key] for one in results) for key in results[0]}
        for name, results in found.items()
    }
    if YARDSTICK in figures:
        for result in figures.values():
            if RATE in result:
                result["of yardstick"] = result[RATE] / figures[YARDSTICK][RATE]
    return figures


def table(figures: dict[str, dict[str, float]]) -> str:
    keys = list(dict.fromkeys(key for result in figures.values() for key in result))
    lines = [["", *figures]]
    for key in keys:
        values = [result.get(key) for result in figures.values()]
        lines.append([key, *("" if v is None else f"{v:,.0f}" if v >= 1000 else f"{v:.3g}" for v in values)])
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join(
        "  ".join([line[0].ljust(widths[0]), *map(str.rjust, line[1:], widths[1:])]).rstrip() for line in lines
    )


def trial(name: str, arguments: list[str]) -> int:
    """Run one; its table is ready for benchmarks/reliability.md. 1 when a promise was broken."""
    module = importlib.import_module(TRIALS[name])
    parser = argparse.ArgumentParser(prog=f"./run bench {name}", description=module.__doc__)
    module.arguments(parser)
    parser.add_argument("--write", action="store_true", help=f"put the table into {PAGE.name}")
    options = parser.parse_args(arguments)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # whoever is ended ends his server
    with tempfile.TemporaryDirectory(prefix="hexarchy-") as folder:
        figures = asyncio.run(module.run(options, Path(folder)))
    made = report.table(name, figures)
    print(made)
    if options.write:
        PAGE.write_text(report.written(PAGE.read_text(), name, made))
    return int(not all(figure.kept for figure in figures))


def main(arguments: list[str] | None = None) -> None:
    given = sys.argv[1:] if arguments is None else arguments
    if given and given[0] in TRIALS:
        sys.exit(trial(given[0], given[1:]))
    parser = argparse.ArgumentParser(
        prog="./run bench", description="Measure the engine against the yardstick, or put the server to a trial."
    )
    parser.add_argument(
        "names",
        nargs="*",
        metavar="NAME",
        help=f"any of: {', '.join(BENCHMARKS)} (default: all); or one trial: {', '.join(TRIALS)}",
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--rounds", type=int, default=5, help="take the median of so many rounds (default: 5)")
    options = parser.parse_args(given)
    if unknown := set(options.names) - BENCHMARKS.keys():
        parser.error(
            f"no benchmark called {', '.join(sorted(unknown))}; there are: {', '.join([*BENCHMARKS, *TRIALS])}"
        )
    if options.rounds < 1:
        parser.error("at least one round")
    figures = measure(options.names or list(BENCHMARKS), options.rounds)
    print(json.dumps(figures, indent=1, ensure_ascii=False) if options.json else table(figures))


if __name__ == "__main__":
    main()
