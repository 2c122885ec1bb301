"""Which test proves which rule: the pytest plugin behind ``@pytest.mark.rule("DL-BAT-07", …)``.

A marker that names no rule, or an unknown one, is an error at collection. After a full run
``build/rule-coverage.json`` holds ``{game: {rule id: [passing tests]}}`` for every rule of every rulebook;
a run of some of the tests writes ``build/rule-coverage.partial.json`` instead.

Decision points and tables that a game's data gives an id count as rules do.
"""

import difflib
import json
import tomllib
from collections.abc import Generator
from pathlib import Path

import pytest

PROPERTY = "rule"
# What has an id that a test proves, and the files of a game's data it stands in, each in an array of that name.
FILES = {"rule": "*rules.toml", "decision": "*decision_points.toml", "table": "*tables.toml"}


def read_rulebooks(root: Path) -> dict[str, list[str]]:
    """The ids of each game: its rules in the order of its rulebook, its decision points, its tables."""
    games: dict[str, list[str]] = {}
    seen: dict[str, Path] = {}
    for folder in (*sorted(root.glob("src/hexarchy/games/*/data")), *sorted(root.glob("examples/*/data"))):
        for kind, pattern in FILES.items():
            for path in sorted(folder.glob(pattern)):
                for entry in tomllib.loads(path.read_text(encoding="utf-8")).get(kind, []):
                    ident = entry["id"]
                    if other := seen.get(ident):
                        raise pytest.UsageError(f"{path}: {kind} {ident} is already in {other}")
                    seen[ident] = path
                    games.setdefault(folder.parent.name, []).append(ident)
    return games


class RuleCoverage:
    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.games = read_rulebooks(config.rootpath)
        self.known = {rule for rules in self.games.values() for rule in rules}
        self.proofs: dict[str, set[str]] = {}  # test -> rules, once its call has passed
        self.failed: set[str] = set()  # tests of which some phase has failed
        self.collected = True  # no file failed to load
        self.written: Path | None = None

    # Where tests are collected and run (with xdist: in the workers).

    def complaints(self, item: pytest.Item) -> list[str]:
        found = []
        for marker in item.iter_markers(PROPERTY):
            if not marker.args:
                found.append(f"{item.nodeid}: the rule marker names no rule")
            for rule in marker.args:
                if not isinstance(rule, str) or rule not in self.known:
                    near = difflib.get_close_matches(str(rule), self.known, n=3)
                    hint = f" (did you mean {' or '.join(near)}?)" if near else ""
                    found.append(f"{item.nodeid}: unknown rule id {rule!r}{hint}")
        return found

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(
        self, collector: pytest.Collector
    ) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
        report = yield
        items = [node for node in report.result or [] if isinstance(node, pytest.Item)]
        if complaints := [line for item in items for line in self.complaints(item)]:
            report.outcome, report.result, report.longrepr = "failed", [], "\n".join(complaints)
            return report
        for item in items:
            rules = dict.fromkeys(rule for marker in item.iter_markers(PROPERTY) for rule in marker.args)
            item.user_properties += [(PROPERTY, rule) for rule in rules]
        return report

    # Where reports arrive (with xdist: in the controller).

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self.collected &= not report.failed

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.add(report.nodeid)
        elif report.when == "call" and report.passed and not hasattr(report, "wasxfail"):
            rules = {str(value) for name, value in report.user_properties if name == PROPERTY}
            self.proofs.setdefault(report.nodeid, set()).update(rules)

    def is_full(self, session: pytest.Session) -> bool:
        """Whether every test of the project was asked for and had its turn."""
        option, root = self.config.option, self.config.rootpath
        narrowed = ("keyword", "markexpr", "deselect", "ignore", "ignore_glob", "lf", "stepwise")
        if any(getattr(option, name, None) for name in narrowed):
            return False
        if not self.collected or session.shouldstop or session.shouldfail:
            return False
        asked = [self.config.invocation_params.dir / argument for argument in self.config.args]
        suites = [root / path for path in self.config.getini("testpaths")] or [root]
        return all(any(suite.is_relative_to(path.resolve()) for path in asked) for suite in suites)

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        if hasattr(self.config, "workerinput") or self.config.option.collectonly:
            return
        tests: dict[str, list[str]] = {}
        for test in sorted(self.proofs.keys() - self.failed):
            for rule in self.proofs[test]:
                tests.setdefault(rule, []).append(test)
        coverage = {game: {rule: tests.get(rule, []) for rule in rules} for game, rules in self.games.items()}
        full = exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED) and self.is_full(session)
        self.written = self.config.rootpath / "build" / f"rule-coverage{'' if full else '.partial'}.json"
        self.written.parent.mkdir(exist_ok=True)
        self.written.write_text(json.dumps(coverage, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.written and self.games:
            coverage = json.loads(self.written.read_text(encoding="utf-8"))
            counts = (f"{game} {sum(map(bool, rules.values()))}/{len(rules)}" for game, rules in coverage.items())
            place = self.written.relative_to(self.config.rootpath)
            terminalreporter.write_line(f"rules proved: {', '.join(counts)} ({place})")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(RuleCoverage(config), "hexarchy-rule-coverage")
