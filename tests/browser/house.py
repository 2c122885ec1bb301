"""The real server in a process of its own, on a database of its own: it can be killed and started again."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from hexarchy.core.dice import SECRET_BYTES, contribution_commitment
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
PLACES = (Path(__file__).parent / "positions", ROOT / "docs" / "positions")
Json = dict[str, Any]
# Without limits of how often one address may ask, and how many of its matches may wait: all tests of a session come
# from the same. And with a secret that is always the same: dice nobody has mixed fall alike every time.
SERVE = """
from hexarchy.cli import main
from hexarchy.core.dice import SECRET_BYTES, Dice
from hexarchy.server import app, room
app.RATES.clear()
room.MOST_OPEN = 100_000
Dice.fresh = lambda: Dice(bytes([1] * SECRET_BYTES))
if __name__ == "__main__":
    main()
"""


@dataclass(frozen=True)
class Table:
    """A match and the tokens of its people."""

    match: str
    tokens: dict[str, str]

    def path(self, *seats: str) -> str:
        """Where these seats play; without any, where one watches."""
        tokens = ",".join(self.tokens[seat] for seat in seats)
        return f"/match/{self.match}" + (f"#{tokens}" if tokens else "")


def position_of(name: str) -> str:
    return next(path for folder in PLACES if (path := folder / f"{name}.toml").exists()).read_text()


class House:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0  # any free one at first, then always the same
        self.process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-c", SERVE, "serve", "--port", str(self.port)]
        env = {**os.environ, "HEXARCHY_DATABASE": f"sqlite:///{self.folder}/matches.db", "PYTHONUNBUFFERED": "1"}
        with (self.folder / "server.log").open("a") as log:
            self.process = subprocess.Popen(
                command, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=log, text=True, start_new_session=True
            )
        assert self.process.stdout is not None
        try:
            found = re.search(r"http://[\w.]+:(\d+)/", self.process.stdout.readline())
            assert found
            self.port = int(found[1])
            self.call("games")  # its socket listens already: this waits until the server answers
        except (AssertionError, OSError) as error:
            self.kill()
            raise AssertionError((self.folder / "server.log").read_text()[-2000:]) from error

    def kill(self) -> None:
        """The server is gone from one moment to the next, and its bots with it."""
        assert self.process is not None
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self._gone()

    def stop(self) -> None:
        if self.process is None:
            return
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        finally:
            if self.process.poll() is None:
                os.killpg(self.process.pid, signal.SIGKILL)
            self._gone()

    def _gone(self) -> None:
        assert self.process is not None
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None

    # -- asking without a browser -------------------------------------------------------------------------------------

    def call(self, path: str, body: Any = None, token: str = "", status: int = 200) -> Any:
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Seat {token}"} if token else {})
        data = None if body is None else json.dumps(body).encode()
        try:
            with urlopen(Request(f"{self.url}/api/{path}", data, headers), timeout=PATIENCE) as answer:  # noqa: S310
                told, text = answer.status, answer.read()
        except HTTPError as refused:
            told, text = refused.code, refused.read()
        assert told == status, text[:500]
        return json.loads(text)

    def lay(self, position: str, **seats: str) -> Table:
        """A match from one of the positions; a seat that is not named is a person's."""
        made = self.call("matches/import", {"position": position_of(position), "seats": seats}, status=201)
        return Table(made["match"], made["tokens"])

    def begin(self, game: str = "demonlord", **seats: str) -> Table:
        made = self.call("matches", {"game": game, "seats": seats}, status=201)
        return Table(made["match"], made["tokens"])

    def mix(self, position: str, dice: Sequence[int] = ()) -> Table:
        """A match of Demonlord from one of the positions, whose dice both seats have mixed; `dice` fall first."""
        values = {"hosar": bytes(range(SECRET_BYTES)), "demon": bytes(range(SECRET_BYTES, 2 * SECRET_BYTES))}
        commitments = {seat: contribution_commitment(seat, value) for seat, value in values.items()}
        content = {**tomllib.loads(position_of(position)), **({"dice": list(dice)} if dice else {})}
        body = {"position": content, "dice": {"commitments": commitments}}
        made = self.call("matches/import", body, status=201)
        table = Table(made["match"], made["tokens"])
        told = {"id": "tell", "version": 0, "values": {seat: value.hex() for seat, value in values.items()}}
        self.call(f"matches/{table.match}/dice", told, ",".join({*table.tokens.values()}))
        return table

    def play(self, table: Table, dice: int) -> None:
        """Everybody answers with what is offered last, until so many dice have been seen to fall."""
        while sum(len(line.get("dice", ())) for line in self.scene(table)["log"]) < dice:
            seat, asked = next((seat, it) for seat in table.tokens if (it := self.scene(table, seat)["decision"]))
            self.act(table, seat, asked["options"][-1]["action"])

    def give_up(self, table: Table, seat: str) -> None:
        version = self.scene(table, seat)["version"]
        self.call(f"matches/{table.match}/resign", {"id": "over", "version": version}, table.tokens[seat])

    def scene(self, table: Table, seat: str | None = None) -> Json:
        found: Json = self.call(f"matches/{table.match}", token=table.tokens[seat] if seat else "")
        return found

    def act(self, table: Table, seat: str, action: str) -> int:
        version = self.scene(table, seat)["version"]
        body = {"id": f"house-{version}", "version": version, "action": action}
        return int(self.call(f"matches/{table.match}/actions", body, table.tokens[seat])["version"])
