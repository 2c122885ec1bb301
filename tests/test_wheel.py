"""The wheel, installed away from the sources: what it holds, and that what it asks for is enough.

No registry is asked: a virtual environment gets the packages that the wheel's own requirements name, and theirs, as
they are installed here, and nothing else.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import urllib.request
import venv
from importlib.metadata import Distribution, distribution
from pathlib import Path
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]
RECORD = ROOT / "tests" / "records" / "0.1.0" / "demonlord-standard-random.json"
BIN = "Scripts" if os.name == "nt" else "bin"
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    return next(folder.glob("*.whl"))


def needed(found: Distribution, extra: str = "") -> dict[str, Distribution]:
    """The distributions that one requires with an extra, and those that they require."""
    closure: dict[str, Distribution] = {}
    waiting = [(found, extra)]
    while waiting:
        asking, extra = waiting.pop()
        for requirement in map(Requirement, asking.requires or ()):
            if requirement.marker is not None and not requirement.marker.evaluate({"extra": extra}):
                continue
            if requirement.name == found.metadata["Name"]:  # an extra that implies another
                waiting += [(found, implied) for implied in requirement.extras]
            elif requirement.name not in closure:
                closure[requirement.name] = distribution(requirement.name)
                waiting += [(closure[requirement.name], implied) for implied in {"", *requirement.extras}]
    return closure


class Installed:
    """A virtual environment with the wheel and what it asks for."""

    def __init__(self, folder: Path, wheel: Path, extra: str = "") -> None:
        self.folder, self.bin = folder, folder / "venv" / BIN
        venv.create(folder / "venv", with_pip=False)
        pip = [sys.executable, "-m", "pip", "--python", str(self.bin / "python"), "install", "-q"]
        subprocess.run([*pip, "--no-deps", "--no-index", str(wheel)], check=True)
        site = Path(self.python("import sysconfig; print(sysconfig.get_path('purelib'))").strip())
        info = next(site.glob("hexarchy-*.dist-info"))
        for found in needed(Distribution.at(info), extra).values():
            for file in found.files or ():
                source = Path(str(found.locate_file(file)))
                if ".." not in file.parts and "__pycache__" not in file.parts and source.is_file():
                    (site / file).parent.mkdir(parents=True, exist_ok=True)
                    shutil.copyfile(source, site / file)

    @property
    def env(self) -> dict[str, str]:
        kept = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "HEXARCHY", "COV"))}
        return {**kept, "HOME": str(self.folder), "XDG_DATA_HOME": str(self.folder / "data")}

    def python(self, code: str) -> str:
        command = [str(self.bin / "python"), "-c", code]
        return subprocess.run(command, env=self.env, cwd=self.folder, check=True, capture_output=True, text=True).stdout

    def call(self, *arguments: str, typed: str = "") -> tuple[int, str]:
        """The exit code, and what was said on the stream for it."""
        command = [str(self.bin / "hexarchy"), "--lang", "en", *arguments]
        done = subprocess.run(
            command, env=self.env, cwd=self.folder, input=typed, capture_output=True, text=True, check=False
        )
        return done.returncode, done.stderr if done.returncode else done.stdout


def test_wheel_holds_the_program_and_nothing_else(wheel: Path) -> None:
    names = ZipFile(wheel).namelist()
    assert {name.partition("/")[0].partition("-")[0] for name in names} == {"hexarchy"}
    sources = {
        path.relative_to(ROOT / "src").as_posix()
        for path in (ROOT / "src" / "hexarchy").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert sources <= {*names}


def test_engine_alone(wheel: Path, tmp_path: Path) -> None:
    installed = Installed(tmp_path, wheel)
    game = json.loads(installed.python("import json; from hexarchy import games; print(json.dumps(games.names()[0]))"))
    for arguments, typed, said in (
        (["games"], "", game),
        (["play", game, "--seed", "1", "--against", "random"], "1\nquit\n", "You have left the table."),
        (["rules", game], "", "-01 …"),
        (["simulate", game, "--bots", "random,random", "--games", "1"], "", "finished"),
        (["verify", str(RECORD)], "", "is good."),
    ):
        code, told = installed.call(*arguments, typed=typed)
        assert code == 0, told
        assert said in told
    for command, said in (("serve", 'pip install "hexarchy[server]"'), ("bench", "not part of the installed program")):
        code, told = installed.call(command)
        assert (code, told.count("\n")) == (2, 1), told
        assert said in told


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_server(wheel: Path, tmp_path: Path) -> None:
    installed = Installed(tmp_path, wheel, "server")
    code, told = installed.call("serve", "--database", "postgresql://127.0.0.1:1/x")
    assert (code, told.count("\n")) == (2, 1), told
    assert 'pip install "hexarchy[postgres]"' in told
    command = [str(installed.bin / "hexarchy"), "--lang", "en", "serve", "--port", "0"]
    with subprocess.Popen(command, env=installed.env, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://127\.0\.0\.1:\d+/", server.stdout.readline())
            assert found is not None
            for path in ("health", "", "api/games"):
                with urllib.request.urlopen(found.group() + path, timeout=60) as answer:  # noqa: S310
                    assert answer.status == 200
        finally:
            server.send_signal(signal.SIGINT)
            assert server.wait(30) == 0
    assert [path.name for path in (tmp_path / "data").rglob("*.db")] == ["hexarchy.db"]
