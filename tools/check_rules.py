"""Fail when a game listed in tests/complete-games.txt has a rule that no passing test proves."""

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def bare_rules(complete: list[str], coverage: dict[str, dict[str, list[str]]]) -> list[str]:
    """The complaints, one a line."""
    complaints = [f"{game}: listed as complete, but has no rulebook" for game in complete if game not in coverage]
    return complaints + [
        f"{game}: no passing test proves {rule}"
        for game in complete
        for rule, tests in coverage.get(game, {}).items()
        if not tests
    ]


def main(root: Path = ROOT) -> int:
    lines = (root / "tests" / "complete-games.txt").read_text(encoding="utf-8").splitlines()
    complete = [line.strip() for line in lines if line.strip() and not line.startswith("#")]
    report = root / "build" / "rule-coverage.json"
    if not report.exists():
        print(f"{report.relative_to(root)} is missing: run every test first (./run test)", file=sys.stderr)
        return 1
    coverage = json.loads(report.read_text(encoding="utf-8"))
    for game, rules in coverage.items():
        proved = sum(map(bool, rules.values()))
        print(f"{game}: {proved} of {len(rules)} rules proved{' (complete)' if game in complete else ''}")
    complaints = bare_rules(complete, coverage)
    print(*complaints, sep="\n", end="\n" if complaints else "", file=sys.stderr)
    return bool(complaints)


if __name__ == "__main__":
    sys.exit(main())
