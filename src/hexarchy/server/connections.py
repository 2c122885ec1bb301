"""Connections that must get on with it. uvicorn waits for ever for a request that was begun, at any length.

And it reads whatever has come in one go, while everybody waits: so nobody may send much that is small. A hundred
thousand headers, crumbs of a body, requests before the first answer or pings are less than a megabyte and take seconds.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ProtocolError
from websockets.frames import Frame, Opcode

HEAD_SECONDS: Final = 15.0
LONGEST_HEAD: Final = 64 * 1024
MOST_HEADERS: Final = 1000
MOST_AHEAD: Final = 100  # requests of one connection that wait for an answer
MOST_CRUMBS, SMALLEST_PIECE = 1000, 64  # pieces of a body; beyond so many they must be as large as that on average
MOST_FRAMES: Final = 300  # of a client that only watches, and one more for every few seconds
FRAME_SECONDS: Final = 5.0


class TooMuch(Exception):
    """Of something that costs more to read than to send; the parser makes a 400 of it."""


class Connection(HttpToolsProtocol):
    """A head that does not come, or does not end, is not waited for; nor is the rest of a body nobody reads.

    How long a body may take that is being read, `openapi.read_body` says.
    """

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._late: asyncio.TimerHandle | None = None
        self._heading = False
        self._head = 0
        self._pieces = self._pieced = 0
        self._answering: RequestResponseCycle | None = None  # others may wait behind it

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._came()
        self._answer_nobody()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._head += len(data)
        super().data_received(data)
        if self._heading and self._head > LONGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of the request is too long.")

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_AHEAD:
            raise TooMuch
        super().on_message_begin()
        self._heading = True
        self._pieces = self._pieced = 0
        self._wait()

    def on_header(self, name: bytes, value: bytes) -> None:
        if len(self.headers) >= MOST_HEADERS:
            raise TooMuch
        super().on_header(name, value)

    def on_body(self, body: bytes) -> None:
        self._pieces += 1
        self._pieced += len(body)
        if self._pieces > MOST_CRUMBS and self._pieced < self._pieces * SMALLEST_PIECE:
            raise TooMuch
        super().on_body(body)

    def on_headers_complete(self) -> None:
        self._heading, self._head = False, 0
        self._came()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        if not self._heading:
            self._came()
            self._head = 0
        super().on_message_complete()

    def on_response_complete(self) -> None:
        unread = self.cycle.more_body
        super().on_response_complete()
        if unread and not self.transport.is_closing():
            self._wait()

    def handle_websocket_upgrade(self) -> None:
        """A head that the other protocol does not take is answered and let go: uvicorn would keep it for ever."""
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        if isinstance(socket, WebSocketsSansIOProtocol) and not socket.handshake_initiated:
            told = b"".join(socket.conn.data_to_send())
            if told:
                self.transport.write(told)
                self.transport.close()
            else:
                self.send_400_response("No WebSocket begins like that.")

    def send_400_response(self, msg: str) -> None:
        """A client that sent nonsense behind a request is gone when that is answered."""
        self._answer_nobody()
        super().send_400_response(msg)

    def _answer_nobody(self) -> None:
        """uvicorn tells so the request that came last, not the one that is being answered."""
        if self._answering is not None and not self._answering.response_complete:
            self._answering.disconnected = True
            self._answering.message_event.set()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def _wait(self) -> None:
        if self._late is None:
            self._late = self.loop.call_later(HEAD_SECONDS, self._give_up)

    def _came(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _give_up(self) -> None:
        self._late = None
        if self.flow.read_paused:  # it is we who do not listen: the client sent the next before the last was answered
            self._wait()
        elif not self.transport.is_closing():
            self.transport.close()


class Socket(WebSocketsSansIOProtocol):
    """A client that watches: it says one word, and then at most that it is still there."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._since = self.loop.time()
        self._frames = 0
        self._take = self.conn.recv_frame
        self.conn.recv_frame = self._counted  # type: ignore[method-assign]

    async def send(self, message: Any) -> None:
        """Who is told that there is nothing to watch has been answered: uvicorn would log it as a defect."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True

    def _counted(self, frame: Frame) -> None:
        self._frames += 1
        if self._frames > MOST_FRAMES + (self.loop.time() - self._since) / FRAME_SECONDS:
            raise ProtocolError("too many frames")
        if frame.opcode is Opcode.CONT:
            raise ProtocolError("a first word is one frame")
        if frame.opcode is Opcode.TEXT:
            str(frame.data, "utf-8")  # what is no text is refused where that is expected; uvicorn would fall over it
        self._take(frame)
