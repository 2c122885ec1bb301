"""Lines: connections that must get on with it. uvicorn waits for ever for a request that was begun, at any length."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

HEAD_SECONDS: Final = 15.0
LONGEST_HEAD: Final = 64 * 1024


class Line(HttpToolsProtocol):
    """A head that does not come, or does not end, is not waited for; nor is the rest of a body nobody reads.

    How long a body may take that somebody reads, `openapi.read_body` says.
    """

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._late: asyncio.TimerHandle | None = None
        self._heading = False
        self._head = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._came()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._head += len(data)
        super().data_received(data)
        if self._heading and self._head > LONGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of the request is too long.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._heading = True
        self._wait()

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

    def _wait(self) -> None:
        if self._late is None:
            self._late = self.loop.call_later(HEAD_SECONDS, self._give_up)

    def _came(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _give_up(self) -> None:
        self._late = None
        if self.flow.read_paused:  # it is we who do not listen: he sent the next before the last was answered
            self._wait()
        elif not self.transport.is_closing():
            self.transport.close()
