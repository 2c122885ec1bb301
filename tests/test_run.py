"""./run: the browser is fetched when a test may need it, and only then."""

from __future__ import annotations

import shutil
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


def test_a_missing_browser_is_a_skip_here_and_a_failure_in_ci(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception):
        chromium.do_without("none")
    monkeypatch.setenv("CI", "1")
    with pytest.raises(pytest.fail.Exception):
        chromium.do_without("none")


def test_ci_says_that_it_is_ci() -> None:
    assert 'export CI="${CI:-1}"' in (Path(__file__).parents[1] / ".ci" / "run").read_text()
