"""A table of routes: each knows its body, its answer and its errors, so the document is made from what runs."""

from __future__ import annotations

import asyncio
import gzip
import re
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from hexarchy import __version__
from hexarchy.core.page.scene import Reason
from hexarchy.core.visible import visible
from hexarchy.server.callers import CALLER
from hexarchy.server.problems import Problem

BODY_SECONDS: Final = 30.0
SMALL_BODY: Final = 64 * 1024
LONG_BODY: Final = 4096
MOST_LARGE: Final = 8  # bodies of one address that may be large, until they are answered
MOST_HELD: Final = 256 * 1024 * 1024  # bytes of all of those
LONGEST_LENGTH: Final = 15  # digits
JSON: Final = "application/json"
_ENCODER: Final = msgspec.json.Encoder()

Handler = Callable[..., Awaitable[Any]]


class ProblemBody(msgspec.Struct, omit_defaults=True):
    """Why a request was not granted. `reasons` name rules; `version` is how far the match is.

    `unknown`: which of the tokens sent open nothing; `away`: for how many seconds the person of a seat has been.
    """

    title: str
    detail: str
    reasons: list[Reason] | None = None
    version: int | None = None
    unknown: list[int] | None = None
    away: int | None = None


@dataclass(frozen=True, slots=True)
class Api:
    """One kind of request."""

    method: str
    path: str
    handler: Handler
    answer: Any
    body: Any = None
    status: int = 200
    errors: tuple[int, ...] = ()
    largest: int = SMALL_BODY
    spends: str = ""  # of which of the rates that are counted apart
    also: tuple[int, ...] = ()  # other statuses under which the answer is sent
    often: bool = False  # it is asked for more than all others together


def answer(value: Any, status: int = 200) -> Response:
    """JSON that only its receiver may keep."""
    return Response(_ENCODER.encode(value), status, {"cache-control": "no-store"}, JSON)


def problem_answer(problem: Problem) -> Response:
    headers = {"www-authenticate": "Seat"} if problem.status == 401 else {}
    made = answer(ProblemBody(problem.title, visible(problem.detail), **problem.more), problem.status)
    made.headers.update(headers)
    return made


class Large:
    """The large bodies there are: what one is made of is kept until it is dealt with, so there are only so many."""

    def __init__(self) -> None:
        self._by_address: Counter[str] = Counter()
        self._held = 0

    @contextmanager
    def one(self) -> Iterator[Callable[[int], None]]:
        """Room for one more. Gives what is to be told of every piece of it that has come."""
        who, mine = CALLER.get(), 0
        if self._by_address[who] >= MOST_LARGE:
            raise _busy()

        def came(size: int) -> None:
            nonlocal mine
            if self._held + size > MOST_HELD:
                raise _busy()
            mine += size
            self._held += size

        self._by_address[who] += 1
        try:
            yield came
        finally:
            self._held -= mine
            self._by_address[who] -= 1
            if not self._by_address[who]:
                del self._by_address[who]


def _busy() -> Problem:
    return Problem(503, "busy", "too much of this is asked for; try again")


async def read_body(request: Request, largest: int, came: Callable[[int], None]) -> bytes:
    """The body, given up as soon as it is too long. `came` is told of every piece."""
    if request.headers.get("content-type", "").split(";")[0].strip().lower() != JSON:
        raise Problem(415, "not-json", f"send {JSON}")
    if request.headers.get("content-encoding", "identity").lower() != "identity":
        raise Problem(415, "compressed", "send it uncompressed")
    told = request.headers.get("content-length", "")
    if told.isdecimal() and (len(told) > LONGEST_LENGTH or int(told) > largest):
        raise Problem(413, "too-large", f"at most {largest} bytes")
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                came(len(chunk))
                body += chunk
                if len(body) > largest:
                    raise Problem(413, "too-large", f"at most {largest} bytes")
    except TimeoutError:
        raise Problem(408, "too-slow", "the body did not arrive") from None
    except ClientDisconnect:  # nobody is left to be told, but for the log
        raise Problem(400, "cut-short", "the body did not arrive whole") from None
    return bytes(body)


def routes(table: Sequence[Api], spend: Callable[[Request, str], Awaitable[None]]) -> list[Route]:
    """`spend` counts a request, or refuses it. They are tried one after the other: what comes often stands first."""
    large = Large()
    return [
        Route(api.path, _endpoint(api, spend, large), methods=[api.method], name=api.handler.__name__)
        for api in sorted(table, key=lambda api: not api.often)
    ]


def _endpoint(
    api: Api, spend: Callable[[Request, str], Awaitable[None]], large: Large
) -> Callable[[Request], Awaitable[Response]]:
    decoder = msgspec.json.Decoder(api.body) if api.body else None

    async def run(request: Request) -> Response:
        try:
            if api.spends:
                await spend(request, api.spends)
            if decoder is None:
                made = await api.handler(request)
            else:
                with large.one() if api.largest > SMALL_BODY else nullcontext(_ignored) as came:
                    raw = await read_body(request, api.largest, came)
                    try:
                        data = decoder.decode(raw)
                    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
                        raise Problem(422, "bad-body", str(error)) from None
                    del raw
                    made = await api.handler(request, data)
        except Problem as problem:
            return problem_answer(problem)
        return made if isinstance(made, Response) else await _packed(answer(made, api.status), request)

    return run


def _ignored(size: int) -> None:
    """Of small bodies nobody keeps count."""


async def _packed(made: Response, request: Request) -> Response:
    """A long answer goes packed to a client that can unpack it: the log of a match is long and says much again."""
    body = bytes(made.body)
    if len(body) < LONG_BODY or "gzip" not in request.headers.get("accept-encoding", ""):
        return made
    packed = await asyncio.to_thread(gzip.compress, body, 1)
    headers = {
        **made.headers,
        "content-encoding": "gzip",
        "vary": "accept-encoding",
        "content-length": str(len(packed)),
    }
    return Response(packed, made.status_code, headers)


def document(table: Sequence[Api], others: Sequence[Any] = ()) -> dict[str, Any]:
    """OpenAPI 3.1. `others`: forms of what is sent that no route names."""
    types = [kind for api in table for kind in (api.body, api.answer) if kind is not None] + [ProblemBody, *others]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    by_type = {id(kind): schema for kind, schema in zip(types, schemas, strict=True)}
    paths: dict[str, Any] = {}
    for api in table:
        paths.setdefault(re.sub(r":\w+}", "}", api.path), {})[api.method.lower()] = _operation(api, by_type)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Hexarchy", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"seat": {"type": "apiKey", "in": "header", "name": "Authorization"}},
        },
    }


def _operation(api: Api, by_type: dict[int, Any]) -> dict[str, Any]:
    problem = {"description": "problem", "content": {JSON: {"schema": by_type[id(ProblemBody)]}}}
    answered = {"content": {JSON: {"schema": by_type[id(api.answer)]}}}
    errors = {
        *api.errors,
        400,
        414,
        421,
        429,
        *((408, 413, 415, 422) if api.body else ()),
        *((403,) if api.method != "GET" else ()),
    }
    made: dict[str, Any] = {
        "operationId": api.handler.__name__,
        "summary": (api.handler.__doc__ or "").strip().split("\n")[0],
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": {"type": "integer" if kind else "string"}}
            for name, kind in re.findall(r"{(\w+)(:int)?}", api.path)
        ],
        "responses": {
            str(api.status): {"description": "ok", **answered},
            **{str(status): {"description": "not ok", **answered} for status in api.also},
            **{str(status): problem for status in sorted(errors)},
        },
    }
    if 401 in api.errors:
        made["security"] = [{}, {"seat": []}]
    if api.body:
        made["requestBody"] = {"required": True, "content": {JSON: {"schema": by_type[id(api.body)]}}}
    return made
