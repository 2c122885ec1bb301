"""The server under trial: a process of its own on a port of its own, started, killed and started again."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Any, Final

HOST: Final = "127.0.0.1"
READY_SECONDS: Final = 60.0


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind((HOST, 0))
        port: int = taken.getsockname()[1]
        return port


def failed(line: str) -> bool:
    """Does a line of its log tell of a defect?"""
    try:
        told = json.loads(line)
    except ValueError:
        return line.startswith("Traceback")
    return isinstance(told, dict) and told.get("level") == "error"


class House:
    """One server. With `settings` it runs under those, else it is exactly what `hexarchy serve` starts.

    `database`: the address of one that others use too. `environment`: what its processes find there besides.
    """

    def __init__(
        self,
        folder: Path,
        settings: Mapping[str, Any] | None = None,
        *,
        database: str | None = None,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.port = free_port()
        self.database = database or f"sqlite:///{folder}/matches.db"
        self.log = folder / "server.log"
        self.settings = settings
        self.starts = 0
        self._process: subprocess.Popen[bytes] | None = None
        # An installed program has its bytecode; so has this one from its second start on.
        kept = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
        self.environment = {**kept, "PYTHONPYCACHEPREFIX": str(folder / "bytecode"), **(environment or {})}

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def _command(self) -> list[str]:
        where = ["--port", str(self.port), "--database", self.database]
        if self.settings is None:
            return [sys.executable, "-m", "hexarchy", "serve", *where]
        return [sys.executable, "-m", "benchmarks.server.house", *where, "--settings", json.dumps(self.settings)]

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        try:
            await self.start()
            yield
        finally:
            await self.end()

    async def start(self) -> None:
        """Returns when the server answers."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(  # noqa: S603
                self._command(), stdout=subprocess.DEVNULL, stderr=log, start_new_session=True, env=self.environment
            )
        self.starts += 1
        async with asyncio.timeout(READY_SECONDS):
            while not await self._answers():
                if self._process.poll() is not None:
                    raise RuntimeError(self.log.read_text()[-2000:])
                await asyncio.sleep(0.02)

    async def _answers(self) -> bool:
        try:
            reader, writer = await asyncio.open_connection(HOST, self.port)
        except OSError:
            return False
        try:
            writer.write(f"GET /health HTTP/1.1\r\nhost: {HOST}\r\nconnection: close\r\n\r\n".encode())
            return (await reader.read(12)).endswith(b"200")
        except OSError:
            return False
        finally:
            writer.close()

    def kill(self) -> None:
        """kill -9 of the server process alone; its children have to notice by themselves."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    async def end(self) -> None:
        """As an administrator ends it; whatever is left of its session is ended too."""
        if self._process is None:
            return
        if self._process.poll() is None:
            self._process.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                await asyncio.to_thread(self._process.wait, 20)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._process = None

    def rss(self) -> float:
        """Memory of the server process in MB."""
        return memory(self.pid)

    def workers_rss(self) -> float:
        """Memory of the processes it has started, in MB."""
        return sum(memory(pid) for pid in members(self.pid) if pid != self.pid)

    def cpu(self) -> float:
        """Seconds of processor time the server process has used."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    """Of a process, in MB; 0 when it is gone."""
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
    return 0.0


def members(session: int) -> list[int]:
    """The processes of a session."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError, IndexError):
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
            if int(fields[3]) == session and fields[0] != "Z":
                found.append(int(folder.name))
    return found


def orphans(session: int) -> int:
    """Processes left of a session whose leader was killed."""
    return len(members(session))


def main() -> None:
    """A server under other settings than the usual."""
    import uvicorn

    from hexarchy.cli.serve import STUCK_MS, UVICORN
    from hexarchy.server import log
    from hexarchy.server.app import Settings, create_app

    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--database", required=True)
    parser.add_argument("--settings", type=json.loads, required=True)
    options = parser.parse_args()
    app = create_app(Settings(database=options.database, **options.settings))
    log.set_up()
    with socket.create_server((HOST, options.port), backlog=512) as listener:
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, STUCK_MS)
        uvicorn.Server(uvicorn.Config(app, **UVICORN)).run(sockets=[listener])


if __name__ == "__main__":
    main()
