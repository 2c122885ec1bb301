"""Connections that never get to the point: given up, whatever they say meanwhile."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from hexarchy.cli.serve import UVICORN
from hexarchy.server import connections

Talk = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[Any]]
GET = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n"


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Answers without looking at what it was sent."""
    if scope["type"] == "websocket":
        if scope["path"] == "/nothing":
            await send({"type": "websocket.http.response.start", "status": 404, "headers": []})
            await send({"type": "websocket.http.response.body", "body": b"no"})
            return
        await send({"type": "websocket.accept"})
        await receive()
        await receive()
        return
    if scope["path"] == "/slow":
        await receive()
        await asyncio.sleep(0.2)
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


def talk(what: Talk, loop: Callable[[], asyncio.AbstractEventLoop] | None = None) -> Any:
    """Say something to a server that is run as ours is. `loop`: makes one of another kind."""

    async def run() -> Any:
        config = uvicorn.Config(app, **{**UVICORN, "timeout_keep_alive": 60})
        config.load()
        state = ServerState()
        loop = asyncio.get_running_loop()
        server = await loop.create_server(
            lambda: config.http_protocol_class(config=config, server_state=state, app_state={}),  # type: ignore[call-arg]
            "127.0.0.1",
            0,
        )
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        try:
            async with asyncio.timeout(60):
                return await what(reader, writer)
        finally:
            writer.close()
            server.close()

    with asyncio.Runner(loop_factory=loop) as runner:
        return runner.run(run())


async def until_closed(reader: asyncio.StreamReader) -> bytes:
    said = bytearray()
    with suppress(ConnectionError):
        while more := await reader.read(1000):
            said += more
    return bytes(said)


@pytest.mark.parametrize("begun", [b"", b"GET / HT", b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n"])
def test_a_request_that_never_ends_is_given_up(begun: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.1)

    async def halting(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        writer.write(begun)
        return await until_closed(reader)

    assert talk(halting) == b""


def test_one_that_comes_drop_by_drop_is_given_up_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where it is answered already, and only the rest of its body is to come."""
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.5)

    async def dripping(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        writer.write(b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000\r\n\r\n")

        async def drip() -> None:
            while True:
                writer.write(b"x")
                await asyncio.sleep(0.02)

        dropping = asyncio.create_task(drip())
        try:
            return await until_closed(reader)
        finally:
            dropping.cancel()

    assert talk(dripping).endswith(b"ok")


def test_a_head_without_end_is_refused() -> None:
    async def endless(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        writer.write(b"GET / HTTP/1.1\r\nhost: x\r\nx: ")
        for _ in range(100):
            writer.write(b"x" * 10_000)
            with suppress(ConnectionError):
                await writer.drain()
        return await until_closed(reader)

    told = talk(endless)
    assert told == b"" or told.startswith(b"HTTP/1.1 400")  # cut off, sometimes before the answer can be read


def test_who_asks_twice_at_once_is_answered_twice() -> None:
    async def eager(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> int:
        for asked in (
            GET * 3,
            GET[:9],
            GET[9:],
            b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\n",
            b"{}",
            GET,
        ):
            writer.write(asked)
            await writer.drain()
        said = b""
        while said.count(b"\r\n\r\nok") < 6:
            said += await reader.read(1000)
        return said.count(b"200 OK")

    assert talk(eager) == 6


def test_a_line_that_was_idle_is_still_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only requests that were begun are waited for impatiently."""
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.5)

    async def slow(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        writer.write(GET)
        await reader.readuntil(b"ok")
        await asyncio.sleep(1)
        writer.write(GET)
        return await reader.readuntil(b"ok")

    assert talk(slow).startswith(b"HTTP/1.1 200")


UPGRADE = (
    b"upgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


@pytest.mark.parametrize(
    ("head", "status"),
    [
        (b"GET /" + b"x" * 30_000 + b" HTTP/1.1\r\nhost: x\r\n", b"414"),
        (b"GET / HTTP/1.1\r\nhost: x\r\n" + b"a: b\r\n" * 500, b"431"),
        (b"GET / HTTP/1.1\r\nhost: x\r\na: " + b"b" * 30_000 + b"\r\n", b"431"),
        (b"GET / HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\n", b"400"),
        (b"GET / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n", b"400"),
    ],
    ids=range(5),
)
def test_a_socket_that_cannot_begin_is_refused_and_let_go(head: bytes, status: bytes) -> None:
    async def odd(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        writer.write(head + UPGRADE + b"\r\n")
        return await until_closed(reader)

    assert talk(odd).startswith(b"HTTP/1.1 " + status)


PING = b"\x89\x80abcd"
CRUMB = b"1\r\nx\r\n"


@pytest.mark.parametrize(
    "flood",
    [
        GET * 20_000,
        b"GET / HTTP/1.1\r\nhost: x\r\n" + b"a:b\r\n" * 5_000 + b"\r\n",
        b"POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n" + CRUMB * 20_000 + b"0\r\n\r\n",
    ],
    ids=["requests", "headers", "crumbs"],
)
def test_a_flood_of_small_things_is_not_read_to_its_end(flood: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of them costs far more time than bytes, and everybody waits while they are read."""
    read: Counter[str] = Counter()
    for name in ("on_message_begin", "on_header", "on_body"):
        inherited = getattr(HttpToolsProtocol, name)

        def counted(self: Any, *args: Any, name: str = name, inherited: Any = inherited) -> None:
            read[name] += 1
            inherited(self, *args)

        monkeypatch.setattr(HttpToolsProtocol, name, counted)

    async def pour(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        writer.write(flood)
        return await until_closed(reader)

    told = talk(pour)
    assert told == b"" or b"HTTP/1.1 400" in told  # cut off, sometimes before the answer can be read
    assert max(read.values()) <= 2_000


def test_a_body_in_fair_pieces_is_read() -> None:
    async def whole(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        writer.write(b"POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n")
        writer.write((b"100\r\n" + b"x" * 256 + b"\r\n") * 3_000 + b"0\r\n\r\n" + GET)
        said = await reader.readuntil(b"ok")
        return said + await reader.readuntil(b"ok")

    assert talk(whole).count(b"200 OK") == 2


def test_a_flood_of_frames_ends_the_socket() -> None:
    """Spectators have nothing to say but a first word, and now and then that they are still there."""

    async def flood(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        writer.write(b"GET / HTTP/1.1\r\nhost: x\r\n" + UPGRADE + b"\r\n")
        await reader.readuntil(b"\r\n\r\n")
        with suppress(ConnectionError):
            for _ in range(50):
                writer.write(PING * 2_000)
                await writer.drain()
        return await until_closed(reader)

    pongs = talk(flood).count(b"\x8a\x00")
    assert pongs <= connections.MOST_FRAMES


@pytest.mark.parametrize("between", [b"", GET, GET * 3])
def test_nonsense_behind_a_request_is_no_defect(between: bytes, caplog: pytest.LogCaptureFixture) -> None:
    """The request is carried out; there is just nobody to tell."""

    async def rude(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        writer.write(b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\n{}" + between + b"GARBAGE\r\n\r\n")
        said = await until_closed(reader)
        await asyncio.sleep(0)
        return said

    assert b"400" in talk(rude)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def test_who_asks_twice_and_hangs_up_is_no_defect(caplog: pytest.LogCaptureFixture) -> None:
    """Only uvloop complains of what is said to nobody; `serve` runs on it where it is there."""
    uvloop = pytest.importorskip("uvloop")

    async def rude(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"POST /slow HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\n{}" * 2)
        writer.write_eof()
        await until_closed(reader)
        await asyncio.sleep(0.4)

    talk(rude, uvloop.new_event_loop)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


@pytest.mark.parametrize(
    "said", [b"\x81\x82\x00\x00\x00\x00\xff\xfe", b"\x01\x81\x00\x00\x00\x00a\x80\x81\x00\x00\x00\x00\xff"]
)
def test_words_that_are_no_text_end_a_socket(said: bytes, caplog: pytest.LogCaptureFixture) -> None:
    async def mumble(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        writer.write(b"GET / HTTP/1.1\r\nhost: x\r\n" + UPGRADE + b"\r\n")
        await reader.readuntil(b"\r\n\r\n")
        writer.write(said * 2)
        return await until_closed(reader)

    assert talk(mumble)[:1] == b"\x88"  # a close
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def test_a_socket_that_is_refused_is_no_defect(caplog: pytest.LogCaptureFixture) -> None:
    async def knocking(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        head = b"host: x\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
        writer.write(b"GET /nothing HTTP/1.1\r\n" + head + b"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n")
        return await until_closed(reader)

    assert talk(knocking).startswith(b"HTTP/1.1 404")
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []
