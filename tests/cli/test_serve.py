"""`serve` starts a real server and ends with Ctrl-C; what keeps it from starting is told in a sentence."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from hexarchy.core.text import LANGUAGES
from tests.cli.shell import mistake, run


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_serves_and_ends(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hexarchy", "serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/m.db"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=tmp_path) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://127\.0\.0\.1:\d+/", server.stdout.readline())
            assert found is not None
            with urllib.request.urlopen(found.group() + "health", timeout=60) as answer:  # noqa: S310
                assert json.load(answer)["status"] == "ok"
        finally:
            server.send_signal(signal.SIGINT)
            assert server.wait(30) == 0
    assert (tmp_path / "m.db").exists()


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_matches_are_kept_in_the_users_folder(tmp_path: Path) -> None:
    """Called from anywhere, without a word about the database."""
    here, home = tmp_path / "here", tmp_path / "home"
    here.mkdir()
    env = {**os.environ, "HOME": str(home), "XDG_DATA_HOME": str(home / "data")}
    env.pop("HEXARCHY_DATABASE", None)
    command = [sys.executable, "-m", "hexarchy", "--lang", "en", "serve", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=here, env=env) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://127\.0\.0\.1:\d+/", server.stdout.readline())
            assert found is not None
            with urllib.request.urlopen(found.group() + "health", timeout=60):  # noqa: S310  (all has been said)
                pass
        finally:
            server.send_signal(signal.SIGINT)
            told = server.stdout.read() if server.stdout is not None else ""
    kept = re.search(r"kept in (.+)\.$", told)
    assert kept is not None
    database = Path(kept.group(1))
    assert database.is_file()
    assert database.is_relative_to(home)
    assert database.parent.stat().st_mode & 0o077 == 0
    assert list(here.iterdir()) == []


@pytest.mark.skipif(os.name == "nt", reason="XDG_DATA_HOME")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_folder_that_cannot_be_made_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    monkeypatch.delenv("HEXARCHY_DATABASE", raising=False)
    (tmp_path / "file").touch()
    for name in ("XDG_DATA_HOME", "HOME"):
        monkeypatch.setenv(name, str(tmp_path / "file"))
    # The port is impossible, so that nothing is served if the folder is not looked at first.
    assert str(tmp_path / "file") in mistake(run("serve", "--port", "99999", lang=lang))


def test_taken_port_is_told() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        for lang in ("en", "fr"):
            result = run("serve", "--port", port, lang=lang)
            assert result.exit_code == 2
            assert port in result.output


def test_impossible_port_and_database_are_told(tmp_path: Path) -> None:
    assert run("serve", "--port", "99999").exit_code == 2
    for url in ("nonsense", f"sqlite:///{tmp_path}/none/m.db", "postgresql://me:hunter2@127.0.0.1:1/x"):
        told = mistake(run("serve", "--port", "0", "--database", url))
        assert "hunter2" not in told
