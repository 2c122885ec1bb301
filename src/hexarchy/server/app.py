"""The application: everything put together, started and ended."""

from __future__ import annotations

import asyncio
import contextlib
import mimetypes
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Scope
from starlette.websockets import WebSocket

from hexarchy.server.api import Desk
from hexarchy.server.bots import Players
from hexarchy.server.guard import Guard, Rates
from hexarchy.server.live import Hub
from hexarchy.server.log import failure, log
from hexarchy.server.matches import Matches, Problem
from hexarchy.server.openapi import problem_answer, routes
from hexarchy.server.store import Store

WEB: Final = Path(__file__).parents[1] / "web"
RATES: Final = {"any": "600/10 second", "make": "30/minute", "heavy": "120/minute"}
# The system's own table may know less, or call a script plain text.
TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".ftl": "text/plain",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server is run."""

    database: str = "sqlite:///hexarchy.db"
    web: Path = WEB
    bot_processes: int = 1
    live_matches: int = 200
    most_running: int = 10_000
    most_watchers: int = 2000
    most_watchers_each: int = 50
    rates: dict[str, str] = field(default_factory=lambda: dict(RATES))


class Files(StaticFiles):
    """The page's files: kept by the browser, and asked about each time by their tag."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers.setdefault("cache-control", "no-cache")
        return response


def create_app(settings: Settings | None = None) -> ASGIApp:
    chosen = settings or Settings()
    for suffix, kind in TYPES.items():
        mimetypes.add_type(kind, suffix)
    store = Store(chosen.database)
    shared = store.engine.dialect.name != "sqlite"
    matches = Matches(store, live=chosen.live_matches, most_running=chosen.most_running, shared=shared)
    hub = Hub(matches, most=chosen.most_watchers, most_each=chosen.most_watchers_each)
    players = Players(matches, processes=chosen.bot_processes)
    rates = Rates(chosen.rates)
    desk = Desk(matches, players, rates)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await store.run(store.migrate)
        await players.resume()
        poll = asyncio.create_task(hub.poll()) if shared else None
        log("server-started")
        try:
            yield
        finally:
            if poll is not None:
                poll.cancel()
                await asyncio.gather(poll, return_exceptions=True)
            await players.close()
            await asyncio.to_thread(store.close)
            log("server-ended")

    async def page(request: Request) -> Response:
        index = chosen.web / "index.html"
        if not index.is_file():
            return PlainTextResponse("The page is not installed; the API is at /api/openapi.json.", 404)
        return FileResponse(index, headers={"cache-control": "no-cache"})

    async def live(socket: WebSocket) -> None:
        await hub.serve(socket)

    table = [
        *routes(desk.table),
        Route("/api/openapi.json", desk.openapi, methods=["GET"]),
        WebSocketRoute("/api/matches/{id}/live", live),
        Route("/", page),
        Route("/match/{id}", page),
        Mount("/static", Files(directory=chosen.web, check_dir=False)),
    ]
    handlers = {HTTPException: _http_problem, Exception: _defect}
    app = Starlette(routes=table, lifespan=lifespan, exception_handlers=handlers)  # type: ignore[arg-type]
    app.state.matches = matches
    return Guard(app, rates)


async def _http_problem(request: Request, error: HTTPException) -> Response:
    """What the router refuses, in the form of all other refusals."""
    titles = {404: "not-found", 405: "wrong-method"}
    answer = problem_answer(Problem(error.status_code, titles.get(error.status_code, "http"), error.detail))
    answer.headers.update(error.headers or {})
    return answer


async def _defect(request: Request, error: Exception) -> Response:
    """A defect of ours: it is logged, and its message told to nobody, as it may hold what only one seat may know."""
    failure("defect", error, path=request.url.path[:200])
    return problem_answer(Problem(500, "defect", "something went wrong here; nothing was changed"))
