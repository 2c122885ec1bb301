"""Replay the recorded matches under every other Python there is, and under other hash seeds.

    python tools/other_pythons.py [PYTHON…]

A record must come to the same digest anywhere (promise 4). For each Python, named or found on the PATH, a virtual
environment is made in build/ with the pinned packages; Pythons that are not there are left out and said so.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
NAMES = ("python3.11", "python3.12", "python3.13", "python3.14")
REPLAY = """
import sys
from pathlib import Path
import hexarchy
from hexarchy.core.records import Record
for path in sorted(Path("tests/records").glob("*/*.json")):
    record = Record.load(path)
    digest = record.replay(hexarchy.game(record.game)).digest()
    assert digest == record.digest, f"{path.name}: {digest}, recorded {record.digest}"
    print(f"  {path.name} {digest}")
"""


def works(python: str) -> bool:
    """Some systems keep a stub on the PATH for a Python that is not there."""
    return subprocess.run([python, "-c", "import venv, ensurepip"], capture_output=True).returncode == 0


def environment(name: str, python: str) -> Path:
    folder = ROOT / "build" / f"venv-{name}"
    inside = folder / "bin" / "python"
    if not inside.exists():
        subprocess.run([python, "-m", "venv", folder], check=True)
        pip = [str(inside), "-m", "pip", "install", "-q", "--disable-pip-version-check", "--require-hashes"]
        subprocess.run([*pip, "-r", str(ROOT / "requirements" / "run.txt")], check=True)
    return inside


def main() -> int:
    for name in sys.argv[1:] or NAMES:
        python = shutil.which(name)
        if python is None or not works(python):
            print(f"{name}: not here")
            continue
        inside = environment(name.replace("/", "-"), python)
        for seed in ("0", "4242"):
            print(f"{name}, hash seed {seed}", flush=True)
            env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONHASHSEED": seed}
            subprocess.run([inside, "-c", REPLAY], cwd=ROOT, env=env, check=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
