"""People at the table, as light as can be: they share two cores with the server they measure."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import time
from collections.abc import AsyncIterator, Iterator, Mapping
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.games import Setup
from benchmarks.server.house import HOST

Json = dict[str, Any]
PEOPLE: Final = "127.0.0.2"  # those who play while others do harm: they have another address, as they would have
GAME: Final = "demonlord"
SEATS: Final = ("hosar", "demon")
GONE: Final = (OSError, asyncio.IncompleteReadError)  # the server was killed
_encode: Final = msgspec.json.encode


class Line:
    """One HTTP connection that is kept open, and opened again when the server closed it."""

    def __init__(self, port: int, source: str = HOST) -> None:
        self.port = port
        self.source = source
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: Any = None, token: str | None = None) -> tuple[int, Any]:
        """Status and JSON of an answer."""
        head = f"{method} {path} HTTP/1.1\r\nhost: {HOST}:{self.port}\r\n"
        if token is not None:
            head += f"authorization: Seat {token}\r\n"
        packed = b"" if body is None else _encode(body)
        if packed:
            head += f"content-type: application/json\r\ncontent-length: {len(packed)}\r\n"
        status, told = await self.send(f"{head}\r\n".encode() + packed)
        return status, msgspec.json.decode(told) if told else None

    async def send(self, raw: bytes) -> tuple[int, bytes]:
        """A whole request as bytes; status and body of the answer. A line the server let go of is opened anew."""
        idle = self._streams is not None
        try:
            return await self._exchange(raw)
        except (ConnectionError, asyncio.IncompleteReadError):
            if not idle:
                raise
            return await self._exchange(raw)

    async def _exchange(self, raw: bytes) -> tuple[int, bytes]:
        try:
            if self._streams is None:
                self._streams = await asyncio.open_connection(HOST, self.port, limit=2**22, local_addr=(self.source, 0))
            reader, writer = self._streams
            writer.write(raw)
            head = (await reader.readuntil(b"\r\n\r\n")).lower()
            length = int(head.partition(b"content-length: ")[2].partition(b"\r")[0] or 0)
            body = await reader.readexactly(length)
        except BaseException:
            self.close()
            raise
        if b"connection: close" in head:
            self.close()
        return int(head[9:12]), body

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


class Seat:
    """A player who holds seats of a match: their line, their token, their numbered ids."""

    _ids: Iterator[int] = itertools.count()

    def __init__(self, port: int, match: str, token: str | None, rng: random.Random, source: str = HOST) -> None:
        self.line = Line(port, source)
        self.match = match
        self.token = token
        self.rng = rng

    def body(self, scene: Json) -> Json:
        """An answer by chance; whole phases are passed seldom, so that a match is long."""
        options = [option["action"] for option in scene["decision"]["options"]]
        lively = [action for action in options if not action.startswith("pass")] or options
        return {"id": f"b{next(self._ids)}", "version": scene["version"], "action": self.rng.choice(lively)}

    async def scene(self) -> Json:
        status, scene = await self.line.ask("GET", f"/api/matches/{self.match}", token=self.token)
        assert status == 200, (status, scene)
        found: Json = scene
        return found

    async def act(self, body: Json) -> tuple[int, Json, float]:
        """Status, answer and seconds."""
        start = time.perf_counter()
        status, told = await self.line.ask("POST", f"/api/matches/{self.match}/actions", body, self.token)
        return status, told, time.perf_counter() - start


async def new_match(port: int, **who: str) -> tuple[str, dict[str, str]]:
    """A match's id and the tokens of its people; a seat nobody named is a person's."""
    return await _make(port, "/api/matches", {"game": GAME, "seats": who})


async def new_table(port: int, setup: Setup, who: Mapping[str, str]) -> tuple[str, dict[str, str]]:
    """The same for any game and setting; `who` names all its seats."""
    return await _make(port, "/api/matches", {"game": setup.game, "options": dict(setup.options), "seats": dict(who)})


async def import_match(port: int, record: Json) -> tuple[str, dict[str, str]]:
    """Go on with a record, people on every seat."""
    return await _make(port, "/api/matches/import", {"record": record})


async def _make(port: int, path: str, body: Json) -> tuple[str, dict[str, str]]:
    line = Line(port)
    status, made = await line.ask("POST", path, body)
    line.close()
    assert status == 201, (status, made)
    return made["match"], made["tokens"]


@contextlib.asynccontextmanager
async def watching(
    port: int, match: str, token: str | None, since: int = -1, source: str = HOST
) -> AsyncIterator[ClientConnection]:
    """A socket on which scenes arrive."""
    url = f"ws://{HOST}:{port}/api/matches/{match}/live"
    async with connect(url, compression=None, max_size=2**22, proxy=None, local_addr=(source, 0)) as socket:
        await socket.send(_encode({"token": token, "since": since}).decode(), text=True)
        yield socket


async def scenes(socket: ClientConnection) -> AsyncIterator[Json]:
    async for message in socket:
        yield msgspec.json.decode(message)["scene"]
