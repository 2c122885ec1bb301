"""Cases: bytes that are sent to a server, and what is wrong with what comes back. A case can be kept and sent again."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Mapping
from typing import Final

import msgspec

from benchmarks.server.house import HOST

LIMIT: Final = 120.0  # seconds in which there must be an end: what is brought may take twenty, and wait for others
JSON: Final = "application/json"
LONG: Final = 60_000  # bytes of a request that may be cut off before its answer can be read
GONE: Final = (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError)


class Case(msgspec.Struct, frozen=True):
    """`pieces` are sent one after the other. `odd`: it need not be a request; `socket`: it asks for a WebSocket."""

    name: str
    pieces: tuple[bytes, ...]
    odd: bool = False
    socket: bool = False

    @property
    def path(self) -> str:
        return self.pieces[0].split(b" ", 2)[1].decode("latin-1") if self.pieces[0].count(b" ") > 1 else ""


class Finding(msgspec.Struct, frozen=True):
    what: str
    cases: tuple[Case, ...]


class Answer(msgspec.Struct):
    status: int = 0  # 0: none
    kind: str = ""
    body: bytes = b""
    ended: bool = True  # else the server neither answered nor hung up


def request(method: str, path: str, body: bytes | None = None, headers: Mapping[str, str] | None = None) -> bytes:
    lines = {"host": HOST, **(headers or {})}
    if body is not None:
        lines = {"content-type": JSON, "content-length": str(len(body)), **lines}
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    return f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode("utf-8", "replace") + (body or b"")


class Sender:
    """Sends cases. `names` stand in them for what every server calls otherwise: the ids and tokens of its matches."""

    def __init__(self, port: int, names: dict[bytes, bytes]) -> None:
        self.port = port
        self.names = names

    async def send(self, case: Case) -> Answer:
        try:
            async with asyncio.timeout(LIMIT):
                return await self._talk(case)
        except TimeoutError:
            return Answer(ended=False)

    async def _talk(self, case: Case) -> Answer:
        answer = Answer()
        reader, writer = await asyncio.open_connection(HOST, self.port, limit=2**24)
        with contextlib.suppress(*GONE):
            for piece in case.pieces:
                writer.write(self._named(piece))
                await writer.drain()
                if len(case.pieces) > 1:
                    await asyncio.sleep(0.002)  # so that it is read piece by piece
            if case.odd or case.socket:
                writer.write_eof()
            await self._read(reader, case, answer)
        writer.close()
        return answer

    async def _read(self, reader: asyncio.StreamReader, case: Case, answer: Answer) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        answer.status = int(head[9:12])
        headers = dict(line.partition(": ")[::2] for line in head.split("\r\n")[1:])
        answer.kind = headers.get("content-type", "").partition(";")[0]
        if case.socket:
            await reader.read()  # to the end
        elif not case.pieces[0].startswith(b"HEAD"):
            answer.body = await reader.readexactly(int(headers.get("content-length", 0)))

    def _named(self, piece: bytes) -> bytes:
        for name, meant in self.names.items():
            piece = piece.replace(name, meant)
        return piece


def wrong(case: Case, answer: Answer) -> str | None:
    """What is wrong with an answer."""
    if not answer.ended:
        return "never answered"
    if not answer.status:
        long = sum(map(len, case.pieces)) > LONG
        return None if case.odd or case.socket or long else "hung up without an answer"
    if answer.status >= 500 and answer.status != 503:
        return f"status {answer.status}"
    ours = case.path.startswith(("/api/", "/health"))
    if case.odd or case.socket or not ours or not answer.body:
        return None
    if answer.status == 400 and answer.kind == "text/plain":
        return None  # it was not understood as HTTP, and so by nobody who knows of JSON
    if answer.kind != JSON:
        return f"content type {answer.kind!r}"
    try:
        json.loads(answer.body)
    except ValueError:
        return "no JSON"
    return None
