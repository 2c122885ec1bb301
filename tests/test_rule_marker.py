"""The rule marker: unknown ids are refused, and the report says which test proves which rule."""

import json
import subprocess
import sys
from typing import Any

import pytest

from tools.check_rules import bare_rules

RULEBOOK = """
[[rule]]
id = "TG-MOV-01"
[[rule]]
id = "TG-MOV-02"
[[rule]]
id = "TG-BAT-01"
"""
SUITE = """
import pytest

@pytest.mark.rule("TG-MOV-01", "TG-MOV-02")
def test_two_rules(): pass

@pytest.mark.rule("TG-MOV-01")
@pytest.mark.parametrize("n", [1, pytest.param(2, marks=pytest.mark.skip)])
def test_skipped_is_no_proof(n): pass

@pytest.fixture
def broken():
    yield
    raise RuntimeError

@pytest.mark.rule("TG-BAT-01")
class TestBattle:
    def test_fails(self): assert False
    def test_fails_late(self, broken): pass
    @pytest.mark.xfail
    def test_known_to_fail(self): assert False
    @pytest.mark.xfail
    def test_passes_against_expectation(self): pass

def test_no_rule(): pass
"""
MORE = """
import pytest

@pytest.mark.rule("TG-DEC-01", "TG-T-LOSS")
def test_asked(): pass
"""
TWO, ONE = "tests/test_toy.py::test_two_rules", "tests/test_toy.py::test_skipped_is_no_proof[1]"
PROVED = {"toy": {"TG-MOV-01": [ONE, TWO], "TG-MOV-02": [TWO], "TG-BAT-01": []}}


@pytest.fixture
def project(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # loading them all takes longer than the tests
    plugins = "-p xdist -p tests.rule_marker"
    pytester.makeini(f"[pytest]\ntestpaths = tests\nmarkers =\n  rule(*ids): rules\naddopts = {plugins}")
    write(pytester, "src/hexarchy/games/toy/data/rules.toml", RULEBOOK)
    write(pytester, "tests/test_toy.py", SUITE)
    return pytester


def write(project: pytest.Pytester, path: str, text: str) -> None:
    file = project.path / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def report(project: pytest.Pytester, name: str = "rule-coverage.json") -> Any:
    path = project.path / "build" / name
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else None


@pytest.mark.parametrize("arguments", [(), ("tests",), (".",), ("-n", "2")], ids=" ".join)
def test_full_run_names_every_rule_and_its_passing_tests(project: pytest.Pytester, arguments: tuple[str, ...]) -> None:
    result = project.runpytest(*arguments)
    result.assert_outcomes(passed=4, failed=1, errors=1, skipped=1, xfailed=1, xpassed=1)
    result.stdout.fnmatch_lines(["rules proved: toy 2/3 (build?rule-coverage.json)"])
    assert report(project) == PROVED
    assert report(project, "rule-coverage.partial.json") is None


@pytest.mark.parametrize(
    "arguments",
    [
        ("-k", "two"),
        ("-m", "rule"),
        ("-x",),
        ("-x", "-n", "2"),
        ("tests/test_toy.py",),
        ("tests/test_toy.py::test_two_rules",),
        ("--deselect", ONE),
        ("-k", "two", "-n", "2"),
    ],
    ids=" ".join,
)
def test_partial_run_leaves_the_full_report_alone(project: pytest.Pytester, arguments: tuple[str, ...]) -> None:
    write(project, "build/rule-coverage.json", '{"kept": {}}')
    project.runpytest(*arguments)
    assert report(project) == {"kept": {}}
    assert report(project, "rule-coverage.partial.json")["toy"]["TG-MOV-02"] == [TWO]


@pytest.mark.parametrize("arguments", [(), ("-n", "2")], ids=" ".join)
@pytest.mark.parametrize(
    ("marker", "message"),
    [
        ('rule("TG-MOV-1")', "*test_bad: unknown rule id 'TG-MOV-1' (did you mean TG-MOV-*"),
        ('rule(["TG-MOV-01"])', "*test_bad: unknown rule id [[]'TG-MOV-01']*"),
        ("rule()", "*test_bad: the rule marker names no rule"),
        ("rule", "*test_bad: the rule marker names no rule"),
    ],
)
def test_bad_marker_is_a_collection_error(
    project: pytest.Pytester, marker: str, message: str, arguments: tuple[str, ...]
) -> None:
    write(project, "tests/test_bad.py", f"import pytest\n@pytest.mark.{marker}\ndef test_bad(): pass\n")
    result = project.runpytest(*arguments)
    assert result.ret != pytest.ExitCode.OK
    result.stdout.fnmatch_lines(["*ERROR collecting*test_bad.py*", message])
    assert report(project) is None


def test_decision_points_and_tables_are_counted_like_rules(project: pytest.Pytester) -> None:
    folder = "src/hexarchy/games/toy/data"
    write(project, f"{folder}/advanced_rules.toml", '[[rule]]\nid = "TG-A-01"\n')
    write(project, f"{folder}/decision_points.toml", '[[decision]]\nid = "TG-DEC-01"\n[[decision]]\nid = "TG-DEC-02"\n')
    write(project, f"{folder}/tables.toml", '[[table]]\nid = "TG-T-LOSS"\nrows = [{ roll = 1 }]\n')
    write(project, "tests/test_more.py", MORE)
    result = project.runpytest()
    result.stdout.fnmatch_lines(["rules proved: toy 4/7 (build?rule-coverage.json)"])
    proof = ["tests/test_more.py::test_asked"]
    more = {"TG-A-01": [], "TG-DEC-01": proof, "TG-DEC-02": [], "TG-T-LOSS": proof}
    counted = report(project)["toy"]
    assert counted == {**PROVED["toy"], **more}
    assert bare_rules(["toy"], {"toy": counted})[-1] == "toy: no passing test proves TG-DEC-02"


def test_tables_without_ids_are_data_and_nothing_else(project: pytest.Pytester) -> None:
    tables = '[terrain]\nsource = "1"\n[[weapon]]\nid = "bow"\n[[table]]\nid = "TG-T-1"\n'
    write(project, "src/hexarchy/games/toy/data/tables.toml", tables)
    write(project, "src/hexarchy/games/bare/data/tables.toml", "[terrain]\nhill = 2\n")
    write(project, "src/hexarchy/games/toy/data/rules.fr.toml", '[[rule]]\nid = "TG-MOV-01"\n')
    project.runpytest()
    assert {game: list(ids) for game, ids in report(project).items()} == {"toy": [*PROVED["toy"], "TG-T-1"]}


def test_same_id_in_two_kinds_is_refused(project: pytest.Pytester) -> None:
    write(project, "src/hexarchy/games/toy/data/tables.toml", '[[table]]\nid = "TG-MOV-02"\n')
    result = project.runpytest()
    result.stderr.fnmatch_lines(["*tables.toml: table TG-MOV-02 is already in *rules.toml*"])


def test_same_id_in_two_rulebooks_is_refused(project: pytest.Pytester) -> None:
    write(project, "src/hexarchy/games/other/data/base_rules.toml", RULEBOOK)
    result = project.runpytest()
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*rule TG-MOV-01 is already in *"])


def test_collecting_only_writes_nothing(project: pytest.Pytester) -> None:
    project.runpytest("--collect-only")
    assert not (project.path / "build").exists()


def test_complete_game_may_have_no_bare_rule() -> None:
    assert bare_rules([], PROVED) == []
    assert bare_rules(["toy"], PROVED) == ["toy: no passing test proves TG-BAT-01"]
    assert bare_rules(["absent"], PROVED) == ["absent: listed as complete, but has no rulebook"]


def test_check_wants_a_full_run_first(project: pytest.Pytester, request: pytest.FixtureRequest) -> None:
    script = project.path / "tools" / "check_rules.py"
    source = request.config.rootpath / "tools" / "check_rules.py"
    write(project, "tools/check_rules.py", source.read_text(encoding="utf-8"))
    write(project, "tests/complete-games.txt", "# none\ntoy\n")
    for content, message in [(None, "is missing"), (PROVED, "no passing test proves TG-BAT-01")]:
        if content:
            write(project, "build/rule-coverage.json", json.dumps(content))
        result = subprocess.run([sys.executable, script], capture_output=True, text=True, check=False)
        assert result.returncode == 1
        assert message in result.stderr
