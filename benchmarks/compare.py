"""The trials of two checkouts, taking turns, so that a busy machine slows both alike; the median of each figure.

``python benchmarks/compare.py OLD_CHECKOUT NEW_CHECKOUT --trial kills,storm,load --rounds 5``

Each trial is run by its checkout's own benchmarks on its own source, with the Python this is started with.
``--give "load: --seconds 10"`` gives a trial arguments of its own.
"""

from __future__ import annotations

import argparse
import os
import re
import statistics
import subprocess
import sys
from pathlib import Path

ROW = re.compile(
    r"^\| (?P<name>.+?) \| (?P<value>-?[\d,.e+-]+) ?(?P<unit>[^|*]*?)(?P<broken> \*\*broken\*\*)? \|", re.MULTILINE
)
Figures = dict[str, tuple[float, str]]


def figures(table: str) -> Figures:
    """The rows of what a trial printed. How many there were of something is no part of its name."""
    found = {}
    for row in ROW.finditer(table):
        name = re.sub(r" of [\d,]+$", "", row["name"])
        found[name] = float(row["value"].replace(",", "")), row["unit"].strip()
    return found


def run(checkout: Path, trial: str, arguments: list[str]) -> Figures:
    environment = {**os.environ, "PYTHONPATH": str(checkout / "src")}
    command = [sys.executable, "-m", "benchmarks", trial, *arguments]
    ran = subprocess.run(command, cwd=checkout, env=environment, capture_output=True, text=True, check=False)  # noqa: S603
    found = figures(ran.stdout)
    if not found:
        sys.exit(f"{checkout}: {trial} gave no figures\n{ran.stderr[-2000:]}")
    return found


def compared(trial: str, old: list[Figures], new: list[Figures]) -> str:
    """A table: the medians of both, and how much more the new one is."""
    lines = [f"| {trial}, median of {len(new)} | old | new | new/old |", "|---|---|---|---|"]
    for name, (_, unit) in new[0].items():
        before = [one[name][0] for one in old if name in one]
        after = statistics.median(one[name][0] for one in new if name in one)
        was = statistics.median(before) if before else None
        told = "" if was is None else f"{was:,.3g} {unit}".strip()
        ratio = f"{after / was:.2f}" if was else ""
        lines.append(f"| {name} | {told} | {after:,.3g} {unit} | {ratio} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--trial", default="kills,storm,load", help="names of trials, with commas")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--give", action="append", default=[], metavar="TRIAL:ARGUMENTS", help="to one of the trials")
    options = parser.parse_args()
    given = {name.strip(): words.split() for name, _, words in (told.partition(":") for told in options.give)}
    trials = options.trial.split(",")
    found: dict[tuple[str, Path], list[Figures]] = {}
    try:
        for number in range(options.rounds):
            for trial in trials:
                for checkout in (options.old, options.new) if number % 2 == 0 else (options.new, options.old):
                    print(f"round {number + 1} of {options.rounds}: {trial}, {checkout}", file=sys.stderr, flush=True)
                    made = run(checkout.resolve(), trial, given.get(trial, []))
                    found.setdefault((trial, checkout), []).append(made)
    finally:  # what was measured is told, whatever becomes of the rest
        for trial in trials:
            if {(trial, options.old), (trial, options.new)} <= found.keys():
                print(compared(trial, found[trial, options.old], found[trial, options.new]), end="\n\n")


if __name__ == "__main__":
    main()
