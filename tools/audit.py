"""Look up every pinned package in the database of known vulnerabilities: `./run audit`.

    python tools/audit.py [REQUIREMENTS…]

Exit code 0: every pin was looked up and none is known to be vulnerable. 1: some are, and they are listed. 2: could not
check. pip-audit itself says «No known vulnerabilities found» when its database knows none of the packages, as happens
behind a mirror; so its word is not taken for it, only an entry for every pin.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
FILES = tuple(ROOT / "requirements" / f"{name}.txt" for name in ("dev", "ray", "audit"))  # dev.txt includes the others
CLEAN, FOUND, UNCHECKED = 0, 1, 2
SECONDS = 600


class CouldNotCheck(Exception):
    """Why, in one line."""


def pinned(path: Path) -> set[str]:
    """What a file pins for every system; a pin with a marker may have no business here."""
    return set(re.findall(r"^([\w.-]+)(?:\[[\w,-]+\])?==[^\s;]+ *\\?$", path.read_text(encoding="utf-8"), re.MULTILINE))


def look_up(path: Path) -> list[dict[str, Any]]:
    """What pip-audit has found out about each package."""
    with tempfile.TemporaryDirectory() as folder:
        answer = Path(folder, "answer.json")
        options = ["--disable-pip", "--require-hashes", "--progress-spinner", "off", "--format", "json"]
        command = [sys.executable, "-m", "pip_audit", *options, "--output", str(answer), "--requirement", str(path)]
        try:
            done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=SECONDS)
        except subprocess.TimeoutExpired:
            raise CouldNotCheck(f"no answer within {SECONDS} seconds") from None
        try:
            found: list[dict[str, Any]] = json.loads(answer.read_text(encoding="utf-8"))["dependencies"]
        except (OSError, ValueError, KeyError, TypeError):
            said = done.stderr.strip().splitlines() or [f"pip-audit ended with {done.returncode} and said nothing"]
            raise CouldNotCheck(said[-1]) from None
        return found


def unchecked(path: Path, entries: list[dict[str, Any]]) -> str:
    """Why some pins are still not known to be good; nothing if all were looked up."""
    checked = {entry["name"] for entry in entries if "vulns" in entry}
    missing = sorted((pinned(path) | {entry["name"] for entry in entries}) - checked)
    if not missing:
        return "" if checked else "there are no pins"
    reasons = [entry["skip_reason"] for entry in entries if "skip_reason" in entry]
    why = reasons[0] if reasons else f"no answer for {missing[0]}"
    return f"{len(missing)} of {len(missing) + len(checked)} packages; {why}"


def vulnerabilities(entry: dict[str, Any]) -> Iterable[str]:
    for vulnerability in entry.get("vulns", ()):
        repaired = ", ".join(vulnerability.get("fix_versions") or ()) or "no version yet"
        yield f"{entry['name']} {entry['version']}: {vulnerability['id']}, repaired in {repaired}"


def audit(path: Path) -> int:
    try:
        entries = look_up(path)
        why = unchecked(path, entries)
    except CouldNotCheck as reason:
        entries, why = [], str(reason)
    lines = [line for entry in entries for line in vulnerabilities(entry)]
    for line in lines:
        print(line)
    if why:
        print(f"{path.name}: could not check: {why}")
    else:
        print(f"{path.name}: every pin looked up, {len(lines) or 'no'} known vulnerabilities")
    return FOUND if lines else UNCHECKED if why else CLEAN


def main(paths: list[Path]) -> int:
    codes = {audit(path) for path in paths}
    return FOUND if FOUND in codes else max(codes)


if __name__ == "__main__":
    sys.exit(main([Path(argument) for argument in sys.argv[1:]] or list(FILES)))
