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
