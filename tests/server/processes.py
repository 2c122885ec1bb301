"""Real server processes for tests, and a player with a browser's manners: requests, one socket, and going elsewhere."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import cached_property
from pathlib import Path
from typing import Any

import httpx2 as httpx
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from tests.patience import PATIENCE
from tests.server.house import Json, mild


class Server:
    """`hexarchy serve` on a free port."""

    def __init__(self, database: str, folder: Path) -> None:
        command = [sys.executable, "-m", "hexarchy", "serve", "--port", "0", "--database", database]
        self.errors = (folder / "server.log").open("a+", encoding="utf-8")
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.errors, text=True, cwd=folder)

    @cached_property
    def url(self) -> str:
        """Where it listens; known once it does."""
        assert self.process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\d+", self.process.stdout.readline())
        assert found is not None
        return found.group()

    def children(self) -> list[int]:
        listed = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return [int(pid) for pid in listed.split()]

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def end(self, how: signal.Signals = signal.SIGINT) -> int:
        self.process.send_signal(how)
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        if self.process.poll() is None:
            self.kill()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.errors.close()

    def log(self) -> str:
        self.errors.seek(0)
        return self.errors.read()


@contextmanager
def servers(database: str, folder: Path, count: int) -> Iterator[list[Server]]:
    """So many, started at once."""
    started = [Server(database, folder) for _ in range(count)]
    try:
        yield list(started)
    finally:
        for server in started:
            server.close()


def eventually(ready: Callable[[], Any], what: str = "that") -> Any:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if found := ready():
            return found
        time.sleep(0.02)
    raise AssertionError(f"it never came to {what}")


def gone(pid: int) -> bool:
    """Has a process ended? One that nobody has buried yet counts."""
    try:
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except (ProcessLookupError, FileNotFoundError):
        return True


class Guest:
    """Holds a seat, listens at one server, goes to the next when that is gone. Knows what was acknowledged."""

    def __init__(self, urls: list[str], match: str, token: str) -> None:
        self.urls = list(urls)
        self.match = match
        self.token = token
        self.scene: Json = {"version": -1, "decision": None}
        self.acknowledged: dict[str, int] = {}
        self._http = httpx.Client(timeout=PATIENCE)
        self._socket: ClientConnection | None = None
        self._ended = ExitStack()

    @property
    def url(self) -> str:
        return self.urls[0]

    def close(self) -> None:
        self._http.close()
        self._ended.close()

    def _listen(self) -> ClientConnection:
        if self._socket is None:
            url = f"{self.url.replace('http', 'ws')}/api/matches/{self.match}/live"
            self._socket = self._ended.enter_context(connect(url, compression=None, open_timeout=60, ping_timeout=None))
            self._socket.send(json.dumps({"token": self.token, "since": self.scene["version"]}))
        return self._socket

    def elsewhere(self) -> None:
        """This server does not answer: try the other."""
        self.urls.append(self.urls.pop(0))
        self._socket = None
        self._ended.close()

    def closed(self) -> str:
        """Why the server no longer talks, if it does not."""
        try:
            self._listen().recv(timeout=0.1)
        except ConnectionClosed as error:
            return error.rcvd.reason if error.rcvd else ""
        except TimeoutError:
            pass
        return ""

    def wait(self, ready: Callable[[Json], Any]) -> Json:
        """Listen until a scene is what one waits for."""
        until = time.monotonic() + PATIENCE
        while not ready(self.scene):
            assert time.monotonic() < until, "it never came to that"
            try:
                self.scene = json.loads(self._listen().recv(timeout=5))["scene"]
            except TimeoutError:
                continue
            except (WebSocketException, OSError):
                self.elsewhere()
        return self.scene

    def wait_for(self, version: int) -> Json:
        return self.wait(lambda scene: scene["version"] >= version)

    def catch_up(self) -> None:
        """Listen until all has come that there is for this seat: what others seal it does not hear of."""
        while True:
            try:
                headers = {"authorization": f"Seat {self.token}"}
                told = self._http.get(f"{self.url}/api/matches/{self.match}", headers=headers)
            except httpx.HTTPError:
                self.elsewhere()
            else:
                self.wait_for(told.json()["version"])
                return

    def turn(self) -> int:
        """Wait for a question and answer it."""
        self.wait(lambda scene: scene["decision"])
        version = self.answer()
        self.wait_for(version)
        return version

    def answer(self) -> int:
        """Answer the question of the scene: the same id again and again until a server has said that it is written."""
        ident = f"g{len(self.acknowledged)}"
        until = time.monotonic() + PATIENCE
        while True:
            assert time.monotonic() < until, "nobody takes the answer"
            body = {"id": ident, "version": self.scene["version"], "action": mild(self.scene)}
            try:
                told = self._http.post(
                    f"{self.url}/api/matches/{self.match}/actions",
                    json=body,
                    headers={"authorization": f"Seat {self.token}"},
                )
            except httpx.HTTPError:
                self.elsewhere()
                continue
            assert told.status_code == 200, told.text
            version: int = told.json()["version"]
            self.acknowledged[ident] = version
            return version
