"""The guard: who may knock, how often, and what every answer carries."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final

import msgspec
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.utils import ClientDisconnected

from hexarchy.server.callers import CALLER
from hexarchy.server.log import failure, log
from hexarchy.server.names import Names
from hexarchy.server.pace import Refusals, Turns
from hexarchy.server.problems import Problem
from hexarchy.server.rates import Rates

SAFE: Final = frozenset(("GET", "HEAD", "OPTIONS"))
SAME: Final = frozenset(("same-origin", "none"))
# No script but our own files; a hexarchy page asks no other host for anything.
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
# Who came over https once comes over nothing else for a year.
SECURE: Final = (b"strict-transport-security", b"max-age=31536000")
# Scripts, styles and words are no documents: a policy for those would be ballast, three dozen times for each visit.
PARTS: Final = (".js", ".css", ".ftl")
PART_HEADERS: Final = (HEADERS[1], HEADERS[4])
FOREIGN_SOCKET, TOO_OFTEN_SOCKET, DEFECT_SOCKET = 1008, 1013, 1011
LONGEST_PATH: Final = 1000
LONGEST_ADDRESS: Final = 64  # of what a proxy passes on as one
NETWORK_BITS: Final = 48  # of IPv6: what one customer is given at most
KNOWN: Final = 4096  # addresses, of which it is remembered how they count
NAT64: Final = ip_network("64:ff9b::/96")


def foreign(headers: Headers) -> bool:
    """Does a page of another site send this? Programs that are no browsers name no origin and are welcome."""
    if not SAME.issuperset(headers.getlist("sec-fetch-site")):
        return True
    host = headers["host"].lower()
    ours = (f"http://{host}", f"https://{host}")
    return any(origin.lower() not in ours for origin in headers.getlist("origin"))


def address(connection: HTTPConnection | Scope) -> str:
    """Whom limits count: an address, or the network behind one of IPv6, where everybody has more than they can use."""
    client = connection.get("client")
    return _counted(str(client[0])[:LONGEST_ADDRESS] if client else "")


@lru_cache(KNOWN)
def _counted(host: str) -> str:
    try:
        parsed = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(parsed, IPv6Address):
        spare = 128 - NETWORK_BITS
        return str(_carried(parsed) or ip_network((int(parsed) >> spare << spare, NETWORK_BITS)))
    return host


def _carried(parsed: IPv6Address) -> IPv4Address | None:
    """The address of IPv4 that one of IPv6 stands for."""
    if parsed in NAT64:
        return IPv4Address(int(parsed) & 0xFFFFFFFF)
    return parsed.ipv4_mapped or parsed.sixtofour or (parsed.teredo[1] if parsed.teredo else None)


class Guard:
    """Around the whole application: host, origin, rate and pace, headers, a line in the log."""

    def __init__(
        self,
        app: ASGIApp,
        rates: Rates,
        refusals: Refusals | None = None,
        names: Names | None = None,
        quiet: Iterable[str] = ("/health", "/ready"),
    ) -> None:
        self.app = app
        self.rates = rates
        self.names = Names() if names is None else names
        self.refusals = Refusals() if refusals is None else refusals
        self.quiet = frozenset(quiet)
        self.turns = Turns()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        who = address(scope)
        CALLER.set(who)
        await self.turns.mine(who)

        async def paced(message: Message) -> None:
            if _refusal(message):
                await self.refusals.mine(who)
            await send(message)

        try:
            await (self._http if scope["type"] == "http" else self._socket)(who, scope, receive, paced)
        except asyncio.CancelledError:  # the server ends and waits no longer; raised on, it would be logged as a defect
            log("cut-off", path=scope["path"][:200])

    async def _socket(self, who: str, scope: Scope, receive: Receive, send: Send) -> None:
        refused = self._refused(Headers(scope=scope))
        if refused is not None:
            log(refused.title, logging.WARNING)
            await send({"type": "websocket.close", "code": FOREIGN_SOCKET})
            return
        if not self.rates.allows("any", who):
            await send({"type": "websocket.close", "code": TOO_OFTEN_SOCKET})
            return
        try:
            await self.app(scope, receive, send)
        except ClientDisconnected:  # before they were answered
            pass
        except Exception as error:  # raised on, it would be logged by others, with its message
            failure("defect", error)
            with contextlib.suppress(Exception):  # it may be closed already
                await send({"type": "websocket.close", "code": DEFECT_SOCKET})

    async def _http(self, who: str, scope: Scope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        status = 0

        async def sent(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                part = status == 200 and scope["path"].endswith(PARTS)
                told = list(message.get("headers", ()))
                named = {name.lower() for name, _ in told}
                told += [pair for pair in (PART_HEADERS if part else HEADERS) if pair[0] not in named]
                if scope.get("scheme") == "https":  # a named proxy says so
                    told.append(SECURE)
                message["headers"] = told
            await send(message)

        try:
            await self._checked(who, scope, receive, sent)
        except Exception as error:
            # A defect is answered by the application and then raised again, for others to log it with its message.
            if not status:
                failure("defect", error)
                await _refuse(sent, 500, "defect", "something went wrong here")
        finally:
            if scope["path"] not in self.quiet:
                took = round((time.perf_counter() - started) * 1000, 1)
                log("request", method=scope["method"], path=scope["path"][:200], status=status, ms=took)

    async def _checked(self, who: str, scope: Scope, receive: Receive, send: Send) -> None:
        refused = self._refused(Headers(scope=scope), acting=scope["method"] not in SAFE)
        if refused is not None:
            await _refuse(send, refused.status, refused.title, refused.detail)
            return
        if len(scope["path"]) > LONGEST_PATH:
            await _refuse(send, 414, "too-long", f"at most {LONGEST_PATH} characters")
            return
        if scope["path"].startswith("/api/") and not self.rates.allows("any", who):
            wait = self.rates.retry_after("any", who)
            await _refuse(send, 429, "too-often", f"try again in {wait} s", (b"retry-after", str(wait).encode()))
            return
        await self.app(scope, receive, send)

    def _refused(self, headers: Headers, *, acting: bool = True) -> Problem | None:
        """Whom a request is for and whom it is from, before anything is made of it."""
        wrong = self.names.refusal(headers)
        if wrong is None and acting and foreign(headers):
            return Problem(403, "foreign-origin", "another site may not act for you")
        return wrong


def _refusal(message: Message) -> bool:
    """Is a client told here that what it sent will not do?"""
    if message["type"] in ("http.response.start", "websocket.http.response.start"):
        return message["status"] in range(400, 500)
    return message["type"] == "websocket.close" and message.get("code") in (FOREIGN_SOCKET, TOO_OFTEN_SOCKET)


async def _refuse(send: Send, status: int, title: str, detail: str, *headers: tuple[bytes, bytes]) -> None:
    body = msgspec.json.encode({"title": title, "detail": detail})
    start = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *headers]
    await send({"type": "http.response.start", "status": status, "headers": start})
    await send({"type": "http.response.body", "body": body})
