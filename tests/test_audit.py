"""`./run audit` never says that all is well without having looked up every pin."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

TOOL = Path(__file__).parents[1] / "tools" / "audit.py"
HASH = "--hash=sha256:" + 64 * "0"
PINS = f"""\
alpha==1.0 \\
    {HASH}
beta==2.0 \\
    {HASH}
gamma==3.0 ; sys_platform == 'win32' \\
    {HASH}
"""
GOOD = [{"name": "alpha", "version": "1.0", "vulns": []}, {"name": "beta", "version": "2.0", "vulns": []}]
BAD = {"name": "beta", "version": "2.0", "vulns": [{"id": "PYSEC-2026-1", "fix_versions": ["2.1"]}]}
SKIPPED = [{"name": name, "skip_reason": f"not found: {name}"} for name in ("alpha", "beta")]


def audited(folder: Path, answer: list[dict[str, Any]] | None, code: int = 0, said: str = "") -> tuple[int, str]:
    """Run the tool with a pip-audit that gives this answer."""
    written = json.dumps({"dependencies": answer}) if answer is not None else None
    (folder / "pip_audit.py").write_text(
        "import pathlib, sys\n"
        f"answer, code, said = {written!r}, {code}, {said!r}\n"
        "if answer: pathlib.Path(sys.argv[sys.argv.index('--output') + 1]).write_text(answer)\n"
        "print(said, file=sys.stderr)\n"
        "sys.exit(code)\n"
    )
    pins = folder / "pins.txt"
    pins.write_text(PINS)
    env = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run([sys.executable, TOOL, pins], env=env, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    return done.returncode, done.stdout


def test_clean(tmp_path: Path) -> None:
    assert audited(tmp_path, GOOD) == (0, "pins.txt: every pin looked up, no known vulnerabilities\n")


def test_found(tmp_path: Path) -> None:
    code, said = audited(tmp_path, [GOOD[0], BAD], code=1)
    assert code == 1
    assert "beta 2.0: PYSEC-2026-1, repaired in 2.1\n" in said


@pytest.mark.parametrize(
    ("answer", "code", "said", "why"),
    [
        (None, 1, "Traceback\nConnectionError: no route", "ConnectionError: no route"),
        (None, 0, "No known vulnerabilities found", "No known vulnerabilities found"),
        (SKIPPED, 0, "No known vulnerabilities found", "2 of 2 packages; not found: alpha"),
        ([GOOD[0], SKIPPED[1]], 0, "", "1 of 2 packages; not found: beta"),
        (GOOD[:1], 0, "", "1 of 2 packages; no answer for beta"),
        ([], 0, "", "2 of 2 packages; no answer for alpha"),
    ],
    ids=["no network", "no answer", "knows none", "knows one", "answers for one", "answers for none"],
)
def test_could_not_check(tmp_path: Path, answer: list[dict[str, Any]] | None, code: int, said: str, why: str) -> None:
    assert audited(tmp_path, answer, code, said) == (2, f"pins.txt: could not check: {why}\n")


def test_found_is_told_though_the_rest_is_unknown(tmp_path: Path) -> None:
    code, said = audited(tmp_path, [SKIPPED[0], BAD], code=1)
    assert code == 1
    assert "PYSEC-2026-1" in said
    assert "could not check" in said
