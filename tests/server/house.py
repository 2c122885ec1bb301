"""A server for tests: people who hold seats, and what they are sent."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from hexarchy.server.app import Settings, create_app
from hexarchy.server.store import Store
from hexarchy.server.writer import Work

T = TypeVar("T")
Json = dict[str, Any]
NEW = {"game": "demonlord", "seats": {"hosar": "human", "demon": "human"}}
_ids = itertools.count()


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder}/matches.db"


def written(store: Store, work: Work[T]) -> T:
    """Write to a store and wait for it, from any thread."""
    return asyncio.run(store.write(work))


@contextmanager
def serving(url: str, **settings: Any) -> Iterator[TestClient]:
    """A server on a database; without rates, and with bots that think in a thread."""
    chosen = {"bot_processes": 0, "rates": {}, "names": ("testserver",), **settings}
    with TestClient(create_app(Settings(database=url, **chosen)), base_url="http://testserver") as client:
        yield client


class Person:
    """A player who holds a seat, or several, or none; keeps every byte they were sent."""

    def __init__(self, client: TestClient, match: str, *tokens: str) -> None:
        self.client = client
        self.match = match
        self.tokens = tokens
        self.sent: list[bytes] = []

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": "Seat " + ",".join(self.tokens)} if self.tokens else {}

    def get(self, path: str = "", status: int = 200) -> Any:
        return self._read(self.client.get(f"/api/matches/{self.match}{path}", headers=self.headers), status)

    def post(self, path: str, body: Any, status: int = 200) -> Any:
        return self._read(self.client.post(f"/api/matches/{self.match}{path}", json=body, headers=self.headers), status)

    def _read(self, response: Any, status: int) -> Any:
        self.sent.append(response.content)
        assert response.status_code == status, response.text[:500]
        return response.json()

    def scene(self) -> Json:
        found: Json = self.get()
        return found

    def act(self, action: str, version: int, status: int = 200, id: str | None = None) -> Json:
        body = {"id": id or f"t{next(_ids)}", "version": version, "action": action}
        found: Json = self.post("/actions", body, status)
        return found

    def answer(self, scene: Json) -> int:
        """Answer mildly; where a bot is asked at the same time it may have answered since."""
        return int(self.act(mild(scene), scene["version"])["version"])

    def mark(self, what: str, version: int, status: int = 200) -> Json:
        found: Json = self.post(f"/{what}", {"id": f"t{next(_ids)}", "version": version}, status)
        return found


def begin(client: TestClient, status: int = 201, **body: Any) -> Json:
    response = client.post("/api/matches", json={**NEW, **body})
    assert response.status_code == status, response.text
    found: Json = response.json()
    return found


def sit(client: TestClient, made: Json) -> dict[str, Person]:
    """Everybody with a token, by seat."""
    return {seat: Person(client, made["match"], token) for seat, token in made["tokens"].items()}


def all_seats(client: TestClient, made: Json) -> Person:
    """One person with every token."""
    return Person(client, made["match"], *made["tokens"].values())


def knock(client: TestClient, path: str, headers: list[tuple[bytes, bytes]]) -> int:
    """Ask for a socket with exactly these headers, as no well-behaved client would; the code it is closed with."""

    async def between(scope: Any, receive: Any, send: Any) -> None:
        await client.app({**scope, "headers": headers}, receive, send)

    try:
        with TestClient(between).websocket_connect(path):
            return 0
    except WebSocketDisconnect as closed:
        return closed.code


def mild(scene: Json) -> str:
    """An answer that gets a match on: pass, end, stop … or the first on offer."""
    options: list[str] = [option["action"] for option in scene["decision"]["options"]]
    words = ("pass-phase", "pass", "end", "no", "done", "stop", "hold", "silent")
    return next((word for word in words if word in options), options[0])
