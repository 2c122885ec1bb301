"""./run: what is fetched when it may be needed, and only then: the browser, PostgreSQL's driver, pip-audit."""

from __future__ import annotations

import shutil
import subprocess
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import Any

import pytest

from tests import chromium


@pytest.fixture(scope="module")
def run() -> Any:
    loader = SourceFileLoader("run_script", str(Path(__file__).parents[1] / "run"))
    spec = spec_from_loader("run_script", loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("arguments", "wanted"),
    [
        ([], True),
        (["-n", "2", "-q"], True),
        (["tests"], True),
        (["tests/browser/test_replay.py::test_replay_to_the_beginning_and_back"], True),
        (["tests/core", "tests/web"], True),
        (["tests/core", "-x"], False),
        (["tests/test_records.py"], False),
    ],
)
def test_who_needs_the_browser(run: Any, arguments: list[str], wanted: bool) -> None:
    assert run.wants_browser(arguments) is wanted


def test_what_is_missing_is_installed(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, ...]] = []

    def missing(name: str) -> None:
        raise OSError(name)

    monkeypatch.setattr(run.sys, "platform", "linux")
    monkeypatch.setattr(run, "apt", lambda *packages: asked.append(packages))
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setattr(shutil, "which", lambda name: "/usr/bin/chromium")
    monkeypatch.setattr(run.ctypes, "CDLL", lambda name: None)
    run.ensure_browser()
    assert asked == []
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(run.ctypes, "CDLL", missing)
    run.ensure_browser()
    assert asked == [("chromium", "libatomic1")]


@pytest.mark.parametrize(
    ("arguments", "variable", "wanted"),
    [
        (["--database", "postgresql://db/hexarchy"], "", True),
        (["--port", "80", "--database=postgres://db/hexarchy"], "", True),
        ([], "postgresql://db/hexarchy", True),
        (["--database", "sqlite:///a.db"], "postgresql://db/hexarchy", False),
        (["--database"], "postgresql://db/hexarchy", False),
        (["postgresql://db/hexarchy"], "", False),
        ([], "", False),
    ],
)
def test_who_needs_postgres(
    run: Any, monkeypatch: pytest.MonkeyPatch, arguments: list[str], variable: str, wanted: bool
) -> None:
    monkeypatch.setenv("HEXARCHY_DATABASE", variable)
    assert run.wants_postgres(arguments) is wanted


class House:
    """A folder with pins in which ./run installs, or says that it would."""

    def __init__(self, run: Any, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.run, self.asked = run, list[list[str]]()
        (folder / "requirements").mkdir()
        (folder / "pyproject.toml").write_text("")
        for kind in ("run", "postgres", "dev", "audit"):
            (folder / "requirements" / f"{kind}.txt").write_text(kind)
        self.venv, self.audit_venv = folder / ".venv", folder / ".venv-audit"
        patch.setattr(run, "ROOT", folder)
        patch.setattr(run, "VENV", self.venv)
        patch.setattr(run, "AUDIT_VENV", self.audit_venv)
        patch.setattr(run, "make_venv", self.make_venv)
        patch.setattr(run, "sh", lambda *command: self.asked.append([str(part) for part in command]))
        patch.setattr(shutil, "which", lambda name: None)
        patch.setattr(run, "become", self.become)
        patch.delenv("HEXARCHY_DATABASE", raising=False)

    def make_venv(self, venv: Path, uv: str | None) -> None:
        python = self.run.python_of(venv)
        python.parent.mkdir(parents=True)
        python.touch()

    def become(self, *arguments: str, cwd: Path | None = None, venv: Path | None = None) -> None:
        raise SystemExit([*arguments, venv])

    def call(self, patch: pytest.MonkeyPatch, *arguments: str) -> tuple[list[str], list[Any]]:
        """What was installed, and what was started."""
        self.asked.clear()
        patch.setattr(self.run.sys, "argv", ["run", *arguments])
        with pytest.raises(SystemExit) as started:
            self.run.main()
        installed = [Path(command[-1]).stem for command in self.asked if "-r" in command]
        assert isinstance(started.value.code, list)
        return installed, started.value.code


def test_each_installs_what_it_needs_once(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    house = House(run, tmp_path, monkeypatch)
    postgres = ("serve", "--database", "postgresql://db/x")
    assert house.call(monkeypatch, "games")[0] == ["run"]
    assert house.call(monkeypatch, "serve")[0] == []
    assert house.call(monkeypatch, *postgres)[0] == ["postgres"]
    assert house.call(monkeypatch, *postgres)[0] == []
    assert house.call(monkeypatch, "test", "tests/core")[0] == ["dev"]
    for kind in ("run", "postgres"):
        (house.venv / f".{kind}.stamp").unlink()
    assert house.call(monkeypatch, *postgres)[0] == house.call(monkeypatch, "games")[0] == []


def test_audit_has_an_environment_of_its_own(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    house = House(run, tmp_path, monkeypatch)
    assert house.call(monkeypatch, "audit") == (["audit"], ["tools/audit.py", house.audit_venv])
    assert not any("-e" in command for command in house.asked)
    assert not house.venv.exists()


def test_audit_that_cannot_be_installed_could_not_check(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It ends as tools/audit.py does then, not as if something had been found."""

    def fail(*command: object) -> None:
        raise subprocess.CalledProcessError(1, ["pip", "install"])

    House(run, tmp_path, monkeypatch)
    monkeypatch.setattr(run, "sh", fail)
    monkeypatch.setattr(run.sys, "argv", ["run", "audit"])
    with pytest.raises(SystemExit) as ended:
        run.main()
    assert ended.value.code == 2
    assert capsys.readouterr().err.endswith("could not check: failed: pip install\n")


def test_a_missing_browser_is_a_skip_here_and_a_failure_in_ci(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception):
        chromium.do_without("none")
    monkeypatch.setenv("CI", "1")
    with pytest.raises(pytest.fail.Exception):
        chromium.do_without("none")


def test_ci_says_that_it_is_ci() -> None:
    assert 'export CI="${CI:-1}"' in (Path(__file__).parents[1] / ".ci" / "run").read_text()
